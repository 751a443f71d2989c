"""Shooting: two secret words, the reveal, the roll, the deviation, the saves, and the goal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import AimAt, Guard, RollShot, Shoot
from scrimmage_rules.tactical_soccer.goalie import Saver, blockers, keeper, place_goalie, saves
from scrimmage_rules.tactical_soccer.halves import clear_the_field, end_of_turn, extra_time, over
from scrimmage_rules.tactical_soccer.out_of_play import goalie_of, goalies_ball, lies_loose
from scrimmage_rules.tactical_soccer.passing import has_the_ball
from scrimmage_rules.tactical_soccer.position import (
    AIMS,
    NO_AIMS,
    Aim,
    Aims,
    Man,
    Position,
    active_seat,
    hex_of,
    other,
)
from scrimmage_rules.tactical_soccer.skills import has
from scrimmage_rules.tactical_soccer.tables import D2, LONGEST, roll_on_table
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    finish_activation,
    of_men_on_the_field,
    use_action,
)

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.tactical_soccer.options import Rules

SKILL_BONUS = 1
SHIFTS = {1: (-1, "SHOOT.deviate-left"), 2: (1, "SHOOT.deviate-right")}
"""The deviation by the d2: one hex to the left or to the right in the order Left, Center, Right."""


def aims_in_range(rules: Rules, position: Position, man: Man) -> list[Aim]:
    """The goal hexes within six hexes of a man (RANGE.max-six, TS-A55)."""
    return [aim for aim in AIMS if range_to(rules, position, man, aim) <= LONGEST]


def range_to(rules: Rules, position: Position, man: Man, aim: Aim) -> int:
    """How far a hex of the goal that a man attacks is from him."""
    goal = rules.pitch.goals.of(other(active_seat(position)))
    return rules.pitch.distance(hex_of(position, man), goal.at(aim))


# ---- the shot is announced


def _shoot(_rules: Rules, position: Position, action: Shoot, _chance: Chance) -> Settled:
    """Both coaches now write a word down (SHOOT.secret-write)."""
    event = Event("shoots", ("SHOOT.attempt", "TURN.one-action", "SHOOT.order"), {"man": action.man})
    return replace(use_action(position, action.man), phase="aim"), [event]


def _shoot_candidates(rules: Rules, position: Position, seat: str) -> Iterable[Shoot]:
    man = position.holder
    if man is None or seat != position.active or man in position.done or man not in position.squads.of(seat):
        return ()
    return (Shoot(man),) if aims_in_range(rules, position, man) else ()


def _goal_in_range(rules: Rules, position: Position, _seat: str, action: Shoot) -> bool:
    return bool(aims_in_range(rules, position, action.man))


SHOOT = ActionRule(
    phases=ACTIVATE,
    candidates=_shoot_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("SHOOT.attempt", "without-the-ball", has_the_ball),
        Precondition("RANGE.max-six", "too-far", of_men_on_the_field(_goal_in_range), also=("SHOOT.attempt",)),
    ),
    settle=_shoot,
    exact=True,
)


# ---- the two words


def _aim(rules: Rules, position: Position, action: AimAt, _chance: Chance) -> Settled:
    written = Event("written", ("SHOOT.secret-write",), {"by": active_seat(position)})
    return _revealed_if_both(rules, replace(position, aims=Aims(action.at, position.aims.defence)), [written])


def _guard(rules: Rules, position: Position, action: Guard, _chance: Chance) -> Settled:
    written = Event("written", ("SHOOT.secret-write",), {"by": other(active_seat(position))})
    return _revealed_if_both(rules, replace(position, aims=Aims(position.aims.attack, action.at)), [written])


def _revealed_if_both(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """With the last word both are revealed and the goalie is placed; without a goalie one is enough (TS-A64)."""
    aims, defender = position.aims, other(active_seat(position))
    if aims.attack is None or (aims.defence is None and goalie_of(position, defender) is not None):
        return position, events
    facts = {"attack": aims.attack, "defence": aims.defence}
    revealed = Event("revealed", ("SHOOT.reveal", "SHOOT.attacker-target", "COMP.record-sheet"), facts)
    if aims.defence is None:
        return replace(position, phase="shot"), [*events, revealed]
    after, placed = place_goalie(rules, position, defender, aims.defence)
    return replace(after, phase="shot"), [*events, revealed, placed]


def _by_attacker(_rules: Rules, position: Position, seat: str, _action: AimAt) -> bool:
    return seat == position.active


def _by_defender(_rules: Rules, position: Position, seat: str, _action: Guard) -> bool:
    return seat == other(active_seat(position))


def _target_not_written(_rules: Rules, position: Position, _seat: str, _action: AimAt) -> bool:
    return position.aims.attack is None


def _guard_not_written(_rules: Rules, position: Position, _seat: str, _action: Guard) -> bool:
    return position.aims.defence is None


def _target_in_range(rules: Rules, position: Position, _seat: str, action: AimAt) -> bool:
    return action.at in aims_in_range(rules, position, shooter_of(position))


def _has_a_goalie(_rules: Rules, position: Position, _seat: str, _action: Guard) -> bool:
    return goalie_of(position, other(active_seat(position))) is not None


def _aim_candidates(rules: Rules, position: Position, seat: str) -> Iterable[AimAt]:
    if seat != position.active or position.aims.attack is not None:
        return ()
    return map(AimAt, aims_in_range(rules, position, shooter_of(position)))


def _guard_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Guard]:
    defender = other(active_seat(position))
    if seat != defender or position.aims.defence is not None or goalie_of(position, defender) is None:
        return ()
    return map(Guard, AIMS)


WRITING = frozenset({"aim"})

AIM_AT = ActionRule(
    phases=WRITING,
    candidates=_aim_candidates,
    preconditions=(
        Precondition("SHOOT.attacker-target", "not-the-attacker", _by_attacker),
        Precondition("SHOOT.secret-write", "already-written", _target_not_written),
        Precondition("RANGE.max-six", "too-far", _target_in_range, also=("SHOOT.attempt",)),
    ),
    settle=_aim,
    exact=True,
)

GUARD = ActionRule(
    phases=WRITING,
    candidates=_guard_candidates,
    preconditions=(
        Precondition("SHOOT.defender-goalie", "not-the-defender", _by_defender),
        Precondition("SHOOT.secret-write", "already-written", _guard_not_written),
        Precondition("CARD.red-effect", "no-goalie", _has_a_goalie, also=("SHOOT.defender-goalie",)),
    ),
    settle=_guard,
    exact=True,
)


# ---- the roll


def shooter_of(position: Position) -> Man:
    """The man who shoots; he holds the ball until the roll."""
    assert position.holder is not None
    return position.holder


def _roll_shot(rules: Rules, position: Position, _action: RollShot, chance: Chance) -> Settled:
    """Blocks before the roll if they come first, the shoot roll, the deviation, then the saves (SHOOT.order)."""
    shooter, aim = shooter_of(position), cast("Aim", position.aims.attack)
    flying, events = replace(position, aims=NO_AIMS), list[Event]()
    if rules.reading["TS-A58"] == "before-roll":
        saver, events = _tries(rules, _on_the_path(rules, position, aim), chance)
        if saver is not None:
            return _saved(rules, flying, saver, events)
    bonus, why = (SKILL_BONUS, ("SKILL.shoot-plus-one",)) if has(rules, shooter, "Shoot") else (0, ())
    rolled = roll_on_table(chance, "shot", range_to(rules, position, shooter, aim), bonus, "SHOOT.roll", *why)
    events = [*events, Event("shot-roll", rolled.clauses, {"man": shooter, "aim": aim, **rolled.facts})]
    if rolled.letter == "M":
        return _missed(rules, flying, "SHOOT.failure", events)
    if rolled.letter == "S":
        through = Event("on-target", ("SHOOT.success",), {"hex": aim})
        return _at_goal(rules, flying, aim, [*events, through], chance)
    return _deviates(rules, flying, aim, events, chance)


def _deviates(rules: Rules, position: Position, aim: Aim, events: list[Event], chance: Chance) -> Settled:
    """One hex to the left or right; beside the goal it is a miss (TS-A57)."""
    face = int(chance.pick("d2", "deviation", D2))
    shift, clause = SHIFTS[face]
    number = AIMS.index(aim) + shift
    inside = 0 <= number < len(AIMS)
    strayed = AIMS[number] if inside else None
    events = [*events, Event("deviated", ("SHOOT.deviation", clause), {"d2": face, "to": strayed})]
    if strayed is None:
        return _missed(rules, position, clause, events)
    return _at_goal(rules, position, strayed, events, chance)


def _at_goal(rules: Rules, position: Position, aim: Aim, events: list[Event], chance: Chance) -> Settled:
    """The ball goes through a goal hex: whoever may save tries, the goalie last; else it is a goal."""
    before = [] if rules.reading["TS-A58"] == "before-roll" else _on_the_path(rules, position, aim)
    defender = other(active_seat(position))
    start, target = hex_of(position, shooter_of(position)), rules.pitch.goals.of(defender).at(aim)
    saver, tries = _tries(rules, [*before, *keeper(rules, position, defender, start, target)], chance)
    events = [*events, *tries]
    return _saved(rules, position, saver, events) if saver else _goal(rules, position, events)


def _on_the_path(rules: Rules, position: Position, aim: Aim) -> list[Saver]:
    defender = other(active_seat(position))
    target = rules.pitch.goals.of(defender).at(aim)
    return blockers(rules, position, defender, hex_of(position, shooter_of(position)), target)


def _tries(rules: Rules, savers: Iterable[Saver], chance: Chance) -> tuple[Man | None, list[Event]]:
    """The first of the savers whose roll is good, and what they rolled."""
    events = []
    for saver in savers:
        good, event = saves(rules, saver, chance)
        events.append(event)
        if good:
            return saver.man, events
    return None, events


# ---- where the ball is then


def _saved(rules: Rules, position: Position, saver: Man, events: list[Event]) -> Settled:
    """The saver holds the ball (TS-A61)."""
    event = Event("saved", ("SHOOT.save-roll", "COMP.ball"), {"man": saver})
    return finish_activation(rules, replace(position, holder=saver), [*events, event])


def _missed(rules: Rules, position: Position, clause: str, events: list[Event]) -> Settled:
    """A failed or wide shot; who has the ball then is TS-A62."""
    reading, defender = rules.reading["TS-A62"], other(active_seat(position))
    missed = Event("missed", (clause, "SHOOT.failure"), {"man": position.holder})
    if reading == "shooter-keeps":
        return finish_activation(rules, position, [*events, missed])
    gone = replace(position, holder=None)
    if reading == "loose-at-goal":
        return lies_loose(rules, gone, rules.pitch.before_goal(defender), "SHOOT.failure", [*events, missed])
    return goalies_ball(rules, gone, defender, "SHOOT.failure", [*events, missed])


def _goal(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """A point (TS-A22); in extra turns that is the end at once (TS-A25), else the restart is TS-A23."""
    scorer = active_seat(position)
    conceding = other(scorer)
    scored = replace(position, score=position.score.plus_one(scorer), holder=None)
    facts = {"by": scorer, "red": scored.score.red, "blue": scored.score.blue}
    events = [*events, Event("goal", ("SHOOT.success", "GAME.winner"), facts)]
    if extra_time(position):
        return over(scored, events, "GAME.tie-stop", "GAME.winner")
    reading = rules.reading["TS-A23"]
    if reading == "goalie-ball":
        return goalies_ball(rules, scored, conceding, "SETUP.second-has-ball", events)
    cleared = clear_the_field(scored, kick_off=conceding)
    if reading == "reset-new-turn":
        return end_of_turn(rules, cleared, events)
    return finish_activation(rules, cleared, events)


def _roll_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[RollShot]:
    return (RollShot(),) if seat == position.active else ()


def _rolled_by_attacker(_rules: Rules, position: Position, seat: str, _action: RollShot) -> bool:
    return seat == position.active


ROLL_SHOT = ActionRule(
    phases=frozenset({"shot"}),
    candidates=_roll_candidates,
    preconditions=(Precondition("SHOOT.roll", "not-the-attacker", _rolled_by_attacker),),
    settle=_roll_shot,
    exact=True,
)
