"""Play sequence: the offense lines up and calls in secret, the defense lines up, and the sides take turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Allot, CallPlay, Done, Wait
from scrimmage_rules.computer_football.field import TWELVE_ZONES, ZONES, ZONES_ARE_FOR_PASSES
from scrimmage_rules.computer_football.fumbles import end_play_out_of_reach, is_loose_ball_unreachable
from scrimmage_rules.computer_football.introduction import A_RUN_OR_A_PASS, ENFORCED_LINE_UPS, RUN_OR_PASS
from scrimmage_rules.computer_football.legal_straight_moves import has_legal_stretch
from scrimmage_rules.computer_football.line_ups import NEAR_THE_QUARTERBACK, is_eligible_runner
from scrimmage_rules.computer_football.men import BACKS, find_next_man_to_place
from scrimmage_rules.computer_football.objective import ALTERNATE, ELEVEN_MEN
from scrimmage_rules.computer_football.pass_catch import resolve_pass
from scrimmage_rules.computer_football.position import (
    Call,
    Count,
    Known,
    Man,
    Position,
    Role,
    get_mover,
    get_role_of_seat,
    get_seat_of_role,
    other_side,
)
from scrimmage_rules.computer_football.quarterback import (
    ON_HIS_TURN,
    SHIFTS,
    SQUARES,
    may_passer_scramble,
    may_passer_throw,
)
from scrimmage_rules.computer_football.rule_context_types import At, Deed
from scrimmage_rules.computer_football.settings import DRAW_OF_SQUARES, DRAWN_EACH_TURN, Rules
from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.rule_context import (
    SEAT,
    ActionRule,
    Precondition,
    only,
    only_if_all_hold,
    provided,
    require_chance_seat,
)

ZONE_CALLS = tuple(CallPlay(zone=zone) for zone in ZONES)


# ---- the call


def _call_play(deed: Deed[CallPlay]) -> Position:
    """Return the position after a secret call, in which a man has the ball (PLAY.7.1, CF-A31)."""
    position, action = deed.position, deed.action
    back = next((back for back in BACKS if back == action.run), None)
    kind = ("PLAY.2.1", NEAR_THE_QUARTERBACK) if back else ("PLAY.2.2", ZONES_ARE_FOR_PASSES)
    deed.say("called", (RUN_OR_PASS, "PLAY.1.2", "PLAY.2.3", *kind), by=position.offense)
    return replace(position, phase="defend", call=Call(back, action.zone), carrier=Man("offense", back or "Q"))


def _list_candidate_calls(at: At[None]) -> Iterable[CallPlay]:
    """Return the legal calls."""
    if not _is_seat_offense(at) or not _is_offense_placed(at):
        return ()
    return (*(CallPlay(run=back) for back in BACKS if is_eligible_runner(at.position.men, back)), *ZONE_CALLS)


def _is_seat_offense(at: At[object]) -> bool:
    return get_role_of_seat(at.position, at.seat) == "offense"


def _is_offense_placed(at: At[object]) -> bool:
    return find_next_man_to_place(at.position, "offense") is None


def _is_called_runner_back_or_none(at: At[CallPlay]) -> bool:
    return at.action.run is None or at.action.run in BACKS


def _is_runner_eligible(at: At[CallPlay]) -> bool:
    return at.action.run is None or is_eligible_runner(at.position.men, at.action.run)


def _is_called_zone_valid(at: At[CallPlay]) -> bool:
    return at.action.zone is None or at.action.zone in ZONES


NOT_COMPLETE = (ELEVEN_MEN, *ENFORCED_LINE_UPS)

NEXT: Mapping[str, Callable[[At[object]], Any]] = {
    "next": lambda at: find_next_man_to_place(at.position, "offense" if at.position.phase == "line-up" else "defense"),
}
"""Fact `next` of a placement: the man who must be placed next."""

CALLED: Mapping[str, Callable[[At[CallPlay]], Any]] = {
    "run": lambda at: at.action.run,
    "zone": lambda at: at.action.zone,
}

CALL = ActionRule(
    action=CallPlay,
    stages=("line-up",),
    candidates=_list_candidate_calls,
    preconditions=(
        Precondition("PLAY.1.1", "offense-calls", _is_seat_offense, facts=SEAT),
        *provided(
            ("offense-calls",),
            *A_RUN_OR_A_PASS,
            Precondition("PLAY.1.2", "line-up-not-complete", _is_offense_placed, also=NOT_COMPLETE, facts=NEXT),
            Precondition(
                "PLAY.2.1", "no-back", _is_called_runner_back_or_none, gates=("kick", "neither-or-both"), facts=CALLED
            ),
            Precondition(
                NEAR_THE_QUARTERBACK,
                "too-far-from-the-quarterback",
                _is_runner_eligible,
                also=("PLAY.2.1",),
                gates=("kick", "neither-or-both", "line-up-not-complete", "no-back"),
                facts=CALLED,
            ),
            Precondition(
                "PLAY.2.2",
                "no-such-zone",
                _is_called_zone_valid,
                also=(TWELVE_ZONES,),
                gates=("kick", "neither-or-both"),
                facts=CALLED,
            ),
        ),
    ),
    effect=_call_play,
    complete=True,
)


# ---- the defense is done


def _begin_play(deed: Deed[Done]) -> Position:
    """Return the position before the offense's first turn (PLAY.4.1); the call is hidden (PLAY.4.4, PLAY.5.3)."""
    clauses = ("PLAY.3.2", "PLAY.4.1", "PLAY.4.4", "PLAY.5.3", ELEVEN_MEN)
    deed.say("play-begins", clauses, play=deed.position.play)
    return replace(deed.position, phase="allot", mover="offense")


def _is_seat_defense(at: At[object]) -> bool:
    return get_role_of_seat(at.position, at.seat) == "defense"


def _is_defense_placed(at: At[object]) -> bool:
    return find_next_man_to_place(at.position, "defense") is None


DONE = ActionRule(
    action=Done,
    stages=("defend",),
    candidates=only(Done()),
    preconditions=(
        Precondition("PLAY.3.1", "defense-is-to-line-up", _is_seat_defense, facts=SEAT),
        Precondition(
            "PLAY.3.2",
            "line-up-not-complete",
            _is_defense_placed,
            also=NOT_COMPLETE,
            gates=("defense-is-to-line-up",),
            facts=NEXT,
        ),
    ),
    effect=_begin_play,
)


# ---- a turn begins


def _draw_squares_of_turn(deed: Deed[Allot]) -> Position:
    """Return the position after the draw of the number of squares for this turn.

    A side that has no legal move loses its turn (CF-A24, CF-A27).
    """
    squares = int(deed.pick("squares", "allotment", deed.rules.squares))
    seat = get_seat_of_role(deed.position, get_mover(deed.position))
    deed.say("allotted", (*DRAW_OF_SQUARES, "PLAY.4.2"), seat=seat, squares=squares)
    return continue_or_end_turn(deed, replace(deed.position, phase="move", allotment=squares, left=squares))


ALLOT = ActionRule(
    action=Allot,
    stages=("allot",),
    candidates=only(Allot()),
    preconditions=(require_chance_seat(DRAWN_EACH_TURN),),
    effect=_draw_squares_of_turn,
)

# ---- a turn in which nothing is done


def _wait_with_pass(deed: Deed[Wait]) -> Position:
    """Return the position after a turn in which the offense has not moved; the pass is kept for a later turn
    (PLAY.7.2).
    """
    deed.say("waited", ("PLAY.7.2",), unused=deed.position.left)
    return _end_turn(deed, deed.position, None)


def _may_seat_wait(at: At[object]) -> bool:
    return at.rules.reading["CF-B02"] == "may-wait" and not has_legal_stretch(at.rules, at.position)


TO_WAIT: tuple[Precondition[Rules, Position, object], ...] = (
    ON_HIS_TURN,
    Precondition("M8.2", "squares-are-to-be-used", _may_seat_wait, gates=("not-your-turn",), facts=SQUARES),
)

WAIT = ActionRule(
    action=Wait,
    stages=("move",),
    candidates=only_if_all_hold(TO_WAIT, Wait()),
    preconditions=TO_WAIT,
    effect=_wait_with_pass,
    complete=True,
)

RULES = (CALL, DONE, ALLOT, WAIT)


# ---- a turn goes on, or is over; a play is over


def has_play_ended(before: Position, after: Position) -> bool:
    """Return whether the change from one position to the next has ended the play (PLAY.end)."""
    return after.play != before.play or after.phase == "over"


def has_legal_action(rules: Rules, position: Position) -> bool:
    """Return whether the mover has any legal action, a throw or a scramble included (CF-A16)."""
    if has_legal_stretch(rules, position):
        return True
    asked = rule_context.At(rules, position, get_seat_of_role(position, get_mover(position)), None)
    return may_passer_throw(asked) or may_passer_scramble(asked)


def continue_or_end_turn(deed: Deed[object], position: Position, next_mover: Role | None = None) -> Position:
    """Return the position after an action: the turn goes on or is over.

    The next turn belongs to the other side, or to `next_mover` if it is given. If the action has ended the play, return
    the position unchanged.
    """
    if position.phase != "move":
        return position
    if is_loose_ball_unreachable(deed.rules, position):
        return end_play_out_of_reach(deed, position)
    if position.left and has_legal_action(deed.rules, position):
        return position
    return _end_turn(deed, position, next_mover)


def _end_turn(deed: Deed[object], position: Position, next_mover: Role | None) -> Position:
    """Return the position after a turn. The defense may learn a part of the call, and a pass may have its result."""
    mover = get_mover(position)
    follows = "PLAY.5.1" if mover == "offense" else "PLAY.end"
    clauses = ("M8.2", "M8.1", "M8.3", ALTERNATE, follows)
    deed.say("turn-over", clauses, seat=get_seat_of_role(position, mover), unused=position.left)
    turns = Count(position.turns.offense + (mover == "offense"), position.turns.defense + (mover == "defense"))
    scramble = "spent" if position.scramble in SHIFTS else position.scramble
    after = replace(
        position, phase="allot", turns=turns, mover=next_mover or other_side(mover), allotment=None, left=0,
        used={}, scramble=scramble, known=_disclose_call(deed, position, turns),
    )  # fmt: skip
    return resolve_pass(deed, after) if position.air is not None and mover == "defense" else after


def _disclose_call(deed: Deed[object], position: Position, turns: Count) -> Known:
    """Return the parts of the call that the defense knows after the given numbers of finished turns (PLAY.6.1,
    PLAY.7.4).
    """
    finished = min(turns.offense, turns.defense)
    known, call = position.known, position.call
    assert call is not None
    if finished >= 1 and not known.type:
        a_pass = call.zone is not None
        known = Known(type=True, carrier=known.carrier or a_pass, zone=known.zone)
        clauses = ("PLAY.6.1", "PLAY.6.2", *(("PLAY.7.1",) if a_pass else ()))
        deed.say("type-known", clauses, type="pass" if a_pass else "run")
    if finished >= 2 and call.run is not None and not known.carrier:
        known = Known(type=True, carrier=True, zone=known.zone)
        deed.say("carrier-known", ("PLAY.7.4",), carrier=call.run)
    return known
