"""Shooting: secret words, the reveal, the shot roll, the deviation, the saves and the goal."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, provided
from scrimmage_rules.tactical_soccer.actions import AimAt, Guard, RollShot, Shoot
from scrimmage_rules.tactical_soccer.ball_out_of_play import give_ball_to_goalie, leave_ball_loose
from scrimmage_rules.tactical_soccer.goalie import PLACED, find_goalie, place_goalie_in_written_goal_hex
from scrimmage_rules.tactical_soccer.halves import end_match, is_extra_turn
from scrimmage_rules.tactical_soccer.passing import is_ball_holder
from scrimmage_rules.tactical_soccer.position import (
    AIMS,
    NO_AIMS,
    SEATS,
    Aim,
    Aims,
    Man,
    Position,
    Seat,
    get_active_seat,
    get_hex_on_field,
    get_shooter,
    other_seat,
)
from scrimmage_rules.tactical_soccer.rule_context_types import HOLDER, At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.saves import (
    Shot,
    find_successful_saver,
    list_fielders_who_may_block_shot,
    list_saving_goalie,
)
from scrimmage_rules.tactical_soccer.set_up import create_empty_field_position
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import (
    D2,
    LONGEST,
    UNMODIFIED,
    Modifier,
    require_target_within_six_hexes,
    roll_on_table,
)
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    ON_THE_FIELD,
    end_activation,
    end_turn,
    mark_action_used,
)

SKILL_BONUS = Modifier(1, ("SKILL.shoot-plus-one",))
SHIFTS = {1: (-1, "SHOOT.deviate-left"), 2: (1, "SHOOT.deviate-right")}
"""The deviation by the d2: one hex to the left or to the right in the order Left, Center, Right."""


def find_defending_seat(position: Position) -> Seat:
    """Return the coach whose goal is shot at."""
    return other_seat(get_active_seat(position))


def list_aims_in_range(rules: Rules, position: Position, man: Man) -> list[Aim]:
    """Return the goal hexes within six hexes of a man (RANGE.max-six, TS-A55)."""
    goal, start = rules.pitch.goals.of(find_defending_seat(position)), get_hex_on_field(position, man)
    return [aim for aim, place in zip(AIMS, goal.hexes, strict=True) if rules.pitch.distance(start, place) <= LONGEST]


def measure_range_to_aim(rules: Rules, position: Position, man: Man, aim: Aim) -> int:
    """Return the steps from a man to a hex of the goal that he attacks."""
    goal = rules.pitch.goals.of(find_defending_seat(position))
    return rules.pitch.distance(get_hex_on_field(position, man), goal.at(aim))


# ---- the shot is announced


def _start_shot(deed: Deed[Shoot]) -> Position:
    """Start a shot: both coaches write a word next (SHOOT.secret-write)."""
    deed.say("shoots", ("SHOOT.attempt", "TURN.one-action", "SHOOT.order"), man=deed.action.man)
    return replace(mark_action_used(deed.position, deed.action.man), phase="aim")


def _list_shoot_candidates(at: At[None]) -> Iterable[Shoot]:
    man = at.position.holder
    if man is None or man in at.position.done or man not in at.position.squads.of(at.seat):
        return ()
    return (Shoot(man),) if list_aims_in_range(at.rules, at.position, man) else ()


def _is_goal_in_range(at: At[Shoot]) -> bool:
    return bool(list_aims_in_range(at.rules, at.position, at.action.man))


IN_RANGE: FactsOf = {"in_range": lambda at: list_aims_in_range(at.rules, at.position, at.action.man)}
"""Fact: the goal hexes at which the man is near enough to shoot."""

SHOOT = ActionRule(
    action=Shoot,
    stages=ACTIVATE,
    candidates=_list_shoot_candidates,
    preconditions=(
        *ACTIVATION,
        *provided(
            ON_THE_FIELD,
            Precondition("SHOOT.attempt", "without-the-ball", is_ball_holder, facts=HOLDER),
            require_target_within_six_hexes(_is_goal_in_range, facts=IN_RANGE),
        ),
    ),
    effect=_start_shot,
    complete=True,
)


# ---- the two words


def _record_secret_aim(deed: Deed[AimAt]) -> Position:
    position = deed.position
    return _record_written_word(deed, get_active_seat(position), Aims(deed.action.at, position.aims.defence))


def _write_goalie_place(deed: Deed[Guard]) -> Position:
    position = deed.position
    return _record_written_word(deed, find_defending_seat(position), Aims(position.aims.attack, deed.action.at))


def _record_written_word(deed: Deed[object], by: Seat, aims: Aims) -> Position:
    """Record a word; after the last word, reveal both and place the goalie (TS-A64)."""
    deed.say("written", ("SHOOT.secret-write",), by=by)
    after, defender = replace(deed.position, aims=aims), find_defending_seat(deed.position)
    if select_coaches_to_write(after):
        return after
    clauses = ("SHOOT.reveal", "SHOOT.attacker-target", "COMP.record-sheet")
    deed.say("revealed", clauses, attack=aims.attack, defence=aims.defence)
    shown = replace(after, phase="shot")
    if aims.defence is None:
        return shown
    placed = place_goalie_in_written_goal_hex(deed.rules, shown, defender, aims.defence)
    goalie = find_goalie(placed, defender)
    assert goalie is not None
    why = ("SHOOT.defender-goalie", "SHOOT.goalie-moves", *PLACED)
    deed.say("goalie-placed", why, man=goalie, hex=get_hex_on_field(placed, goalie))
    return placed


def select_coaches_to_write(position: Position) -> tuple[Seat, ...]:
    """Return the coaches who still have to write; a coach without a goalie writes nothing."""
    defender = find_defending_seat(position)
    due: set[Seat] = set()
    if position.aims.attack is None:
        due.add(get_active_seat(position))
    if position.aims.defence is None and find_goalie(position, defender) is not None:
        due.add(defender)
    return tuple(seat for seat in SEATS if seat in due)


def _is_by_attacker(at: At[AimAt | RollShot]) -> bool:
    return at.seat == at.position.active


def _is_by_defender(at: At[Guard]) -> bool:
    return at.seat == find_defending_seat(at.position)


def _is_aim_unwritten(at: At[AimAt]) -> bool:
    return at.position.aims.attack is None


def _is_guard_unwritten(at: At[Guard]) -> bool:
    return at.position.aims.defence is None


def _is_aim_in_range(at: At[AimAt]) -> bool:
    return at.action.at in list_aims_in_range(at.rules, at.position, get_shooter(at.position))


def _has_defending_side_goalie(at: At[Guard]) -> bool:
    return find_goalie(at.position, find_defending_seat(at.position)) is not None


def _list_aim_candidates(at: At[None]) -> Iterable[AimAt]:
    if at.seat != at.position.active:
        return ()
    return map(AimAt, list_aims_in_range(at.rules, at.position, get_shooter(at.position)))


def _list_candidate_guard_actions(at: At[None]) -> Iterable[Guard]:
    return () if at.seat == at.position.active else map(Guard, AIMS)


WRITING = ("aim",)

TARGET: FactsOf = {
    "distance": lambda at: measure_range_to_aim(at.rules, at.position, get_shooter(at.position), at.action.at)
}
"""Fact: the distance from the shooter to the goal hex."""

AIM_AT = ActionRule(
    action=AimAt,
    stages=WRITING,
    candidates=_list_aim_candidates,
    preconditions=(
        Precondition("SHOOT.attacker-target", "not-the-attacker", _is_by_attacker, facts=SEAT),
        Precondition("SHOOT.secret-write", "already-written", _is_aim_unwritten),
        require_target_within_six_hexes(_is_aim_in_range, facts=TARGET),
    ),
    effect=_record_secret_aim,
    complete=True,
)

GUARD = ActionRule(
    action=Guard,
    stages=WRITING,
    candidates=_list_candidate_guard_actions,
    preconditions=(
        Precondition("SHOOT.defender-goalie", "not-the-defender", _is_by_defender, facts=SEAT),
        Precondition("SHOOT.secret-write", "already-written", _is_guard_unwritten),
        Precondition("CARD.red-effect", "no-goalie", _has_defending_side_goalie, also=("SHOOT.defender-goalie",)),
    ),
    effect=_write_goalie_place,
    complete=True,
)


# ---- the roll


def _roll_shot(deed: Deed[RollShot]) -> Position:
    """Roll the shot: early blocks, the shoot roll, the deviation, then the saves (SHOOT.order)."""
    shooter, aim, flying = get_shooter(deed.position), deed.position.aims.attack, replace(deed.position, aims=NO_AIMS)
    assert aim is not None
    if deed.rules.reading["TS-A58"] == "before-roll":
        saver = find_successful_saver(
            deed, list_fielders_who_may_block_shot(deed.rules, flying, _create_shot(deed, aim))
        )
        if saver is not None:
            return _give_ball_to_saver(deed, flying, saver)
    bonus = SKILL_BONUS if deed.rules.skills.has(shooter, "Shoot") else UNMODIFIED
    rolled = roll_on_table(deed, "shot", measure_range_to_aim(deed.rules, flying, shooter, aim), bonus)
    deed.say("shot-roll", ("SHOOT.roll", *rolled.clauses), man=shooter, aim=aim, **rolled.facts)
    if rolled.letter == "M":
        return _end_missed_shot(deed, flying, "SHOOT.failure")
    if rolled.letter == "D":
        return _move_shot_sideways(deed, flying, aim)
    deed.say("on-target", ("SHOOT.success",), hex=aim)
    return _resolve_ball_at_goal(deed, flying, aim)


def _create_shot(deed: Deed[RollShot], aim: Aim) -> Shot:
    """Return the shot at a goal hex."""
    position, defender = deed.position, find_defending_seat(deed.position)
    return Shot(
        get_hex_on_field(position, get_shooter(position)), deed.rules.pitch.goals.of(defender).at(aim), defender
    )


def _move_shot_sideways(deed: Deed[RollShot], position: Position, aim: Aim) -> Position:
    """Move the ball one hex left or right; off the goal it is a miss (TS-A57)."""
    face = int(deed.pick("d2", "deviation", D2))
    shift, clause = SHIFTS[face]
    number = AIMS.index(aim) + shift
    strayed = AIMS[number] if 0 <= number < len(AIMS) else None
    deed.say("deviated", ("SHOOT.deviation", clause), d2=face, to=strayed)
    return (
        _end_missed_shot(deed, position, clause) if strayed is None else _resolve_ball_at_goal(deed, position, strayed)
    )


def _resolve_ball_at_goal(deed: Deed[RollShot], position: Position, aim: Aim) -> Position:
    """Resolve a ball through a goal hex: savers roll, the goalie last; otherwise it is a goal."""
    shot = _create_shot(deed, aim)
    before = (
        []
        if deed.rules.reading["TS-A58"] == "before-roll"
        else list_fielders_who_may_block_shot(deed.rules, position, shot)
    )
    near = list_saving_goalie(deed.rules, position, shot)
    saver = find_successful_saver(deed, [*before, *near])
    if saver is not None:
        return _give_ball_to_saver(deed, position, saver)
    return _score_goal(deed, position, () if near else ("SKILL.goalie-adjacent",))


# ---- the ball after the roll


def _give_ball_to_saver(deed: Deed[RollShot], position: Position, saver: Man) -> Position:
    """Give the ball to the saver (TS-A61)."""
    deed.say("saved", ("SHOOT.save-roll", "COMP.ball"), man=saver)
    return end_activation(deed, replace(position, holder=saver))


def _end_missed_shot(deed: Deed[RollShot], position: Position, clause: str) -> Position:
    """End a failed or wide shot; TS-A62 decides who has the ball."""
    reading, defender = deed.rules.reading["TS-A62"], find_defending_seat(position)
    deed.say("missed", tuple(dict.fromkeys((clause, "SHOOT.failure"))), man=position.holder)
    if reading == "shooter-keeps":
        return end_activation(deed, position)
    gone = replace(position, holder=None)
    if reading == "loose-at-goal":
        before_goal = deed.rules.pitch.find_hex_before_goal(defender)
        return end_activation(deed, leave_ball_loose(deed, gone, before_goal, "SHOOT.failure"))
    return end_activation(deed, give_ball_to_goalie(deed, gone, defender, "SHOOT.failure"))


def _score_goal(deed: Deed[RollShot], position: Position, unanswered: tuple[str, ...]) -> Position:
    """Score a point; in an extra turn, the match then ends; in any other turn, TS-A23 restarts play (TS-A22, TS-A25).

    `unanswered` is the clause that explains why no goalie rolled.
    """
    scorer, conceding = get_active_seat(position), find_defending_seat(position)
    scored = replace(position, score=position.score.add_goal(scorer), holder=None)
    deed.say(
        "goal", ("SHOOT.success", "GAME.winner", *unanswered), by=scorer, red=scored.score.red, blue=scored.score.blue
    )
    if is_extra_turn(position):
        return end_match(deed, scored, "GAME.tie-stop", "GAME.winner")
    reading = deed.rules.reading["TS-A23"]
    if reading == "goalie-ball":
        return end_activation(deed, give_ball_to_goalie(deed, scored, conceding, "SETUP.second-has-ball"))
    cleared = create_empty_field_position(scored, kick_off=conceding)
    return end_turn(deed, cleared) if reading == "reset-new-turn" else end_activation(deed, cleared)


ROLL_SHOT = ActionRule(
    action=RollShot,
    stages=("shot",),
    candidates=only(RollShot()),
    preconditions=(Precondition("SHOOT.roll", "not-the-attacker", _is_by_attacker, facts=SEAT),),
    effect=_roll_shot,
    complete=True,
)

RULES = (SHOOT, AIM_AT, GUARD, ROLL_SHOT)
