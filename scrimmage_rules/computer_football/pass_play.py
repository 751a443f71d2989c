"""Throw of a pass to a square of the called zone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Throw
from scrimmage_rules.computer_football.calls_and_turns import continue_or_end_turn
from scrimmage_rules.computer_football.field import (
    ZONES,
    ZONES_ARE_FOR_PASSES,
    find_zone,
    get_window_of_play,
    is_square_on_field,
    list_squares_of_zone,
)
from scrimmage_rules.computer_football.introduction import FIELD_SIZE
from scrimmage_rules.computer_football.men import LINEMEN
from scrimmage_rules.computer_football.pass_catch import record_men_at_throw
from scrimmage_rules.computer_football.position import ALL_KNOWN, Position, Square
from scrimmage_rules.computer_football.quarterback import (
    ON_HIS_TURN,
    SCRAMBLED,
    SQUARES,
    TURNS,
    is_holding_pass,
    is_not_forced_to_run,
    is_not_shifting,
    is_pass_play,
    is_turn_unused_for_throw,
    is_type_known_enough_to_throw,
    may_passer_throw,
)
from scrimmage_rules.computer_football.rule_context_types import At, Deed
from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided

BARRED = LINEMEN | {"Q"}
"""The offensive men onto whose squares no pass may be thrown (P2.2)."""


def _put_pass_in_air(deed: Deed[Throw]) -> Position:
    """Return the position with the ball over its square; type and zone are known to all (PASS.ball-moves, PLAY.7.3)."""
    position, to = deed.position, deed.action.to
    anywhere = position.scramble == "throw"
    clauses = (
        "PASS.throw", "PASS.ball-moves", "PASS.offense-first", "PLAY.7.3", ZONES_ARE_FOR_PASSES,
        *(("P1.2", "SCRAMBLE.any-zone") if anywhere else ("P1.1",)),
        *(("P2.1",) if _is_square_occupied(position, to) else ()),
    )  # fmt: skip
    deed.say("thrown", clauses, to=to, zone=find_zone(position, to))
    thrown = replace(
        position, phase="move", carrier=None, air=to, scramble="spent" if anywhere else position.scramble,
        known=ALL_KNOWN,
    )  # fmt: skip
    return continue_or_end_turn(deed, record_men_at_throw(deed.rules, thrown))


def _is_square_occupied(position: Position, place: Square) -> bool:
    return place in position.men.offense.values() or place in position.men.defense.values()


# ---- where to


def list_open_zones(position: Position) -> tuple[int | None, ...]:
    """Return the zones that the pass may go to: the called zone, or all zones after a scramble that forces a throw
    (P1.1, P1.2).

    On a run the result contains only None.
    """
    if position.scramble == "throw":
        return ZONES
    return (position.call.zone,) if position.call else ()


def list_squares_barred_for_throw(position: Position) -> set[Square | None]:
    """Return the squares of the offense's tackles, guards and quarterback (P2.2)."""
    return {place for label, place in position.men.offense.items() if label in BARRED}


def _list_candidate_throws(at: At[None]) -> Iterable[Throw]:
    """Return the legal throws."""
    if not may_passer_throw(at):
        return ()
    first, _ = get_window_of_play(at.position)
    squares = (place for zone in list_open_zones(at.position) if zone for place in list_squares_of_zone(first, zone))
    barred = list_squares_barred_for_throw(at.position)
    return [Throw(place) for place in squares if place not in barred]


# ---- why he cannot throw


def _is_pass_play(at: At[Throw]) -> bool:
    return is_pass_play(at.position)


def _is_target_on_field(at: At[Throw]) -> bool:
    return is_square_on_field(at.action.to)


def _is_target_in_open_zone(at: At[Throw]) -> bool:
    return find_zone(at.position, at.action.to) in list_open_zones(at.position)


def _is_target_in_any_zone_if_scrambling(at: At[Throw]) -> bool:
    return at.position.scramble != "throw" or _is_target_in_open_zone(at)


def _is_target_in_called_zone_unless_scrambling(at: At[Throw]) -> bool:
    return at.position.scramble == "throw" or _is_target_in_open_zone(at)


def _is_target_square_not_barred(at: At[Throw]) -> bool:
    return at.action.to not in list_squares_barred_for_throw(at.position)


TO: Mapping[str, Callable[[At[Throw]], Any]] = {"to": lambda at: at.action.to}
TO_ZONE: Mapping[str, Callable[[At[Throw]], Any]] = {**TO, "zone": lambda at: find_zone(at.position, at.action.to)}
"""Facts in the preconditions of a throw, each with its function."""

THROW = ActionRule(
    action=Throw,
    stages=("move", "throw"),
    candidates=_list_candidate_throws,
    preconditions=(
        ON_HIS_TURN,
        Precondition("PLAY.7.2", "no-pass-play", _is_pass_play, gates=("not-your-turn",)),
        Precondition("PASS.ball-moves", "not-in-his-hands", is_holding_pass, gates=("not-your-turn", "no-pass-play")),
        *provided(
            ("not-in-his-hands",),
            Precondition("SCRAMBLE.run", "must-run", is_not_forced_to_run, facts=SCRAMBLED),
            Precondition("SCRAMBLE.choice", "shifted-instead", is_not_shifting, facts=SCRAMBLED),
            Precondition(
                "PLAY.6.1", "before-the-second-turn", is_type_known_enough_to_throw, also=("PLAY.7.2",), facts=TURNS
            ),
            Precondition(
                "PASS.use-all", "squares-used-already", is_turn_unused_for_throw, also=("PASS.throw",), facts=SQUARES
            ),
            Precondition(FIELD_SIZE, "no-such-square", _is_target_on_field, facts=TO),
        ),
        *provided(
            ("not-in-his-hands", "no-such-square"),
            Precondition("P1.2", "in-no-zone", _is_target_in_any_zone_if_scrambling, facts=TO_ZONE),
            Precondition(
                "P1.1",
                "outside-the-zone",
                _is_target_in_called_zone_unless_scrambling,
                also=("PASS.throw",),
                facts=TO_ZONE,
            ),
            Precondition("P2.2", "barred-square", _is_target_square_not_barred, facts=TO),
        ),
    ),
    effect=_put_pass_in_air,
    complete=True,
    can_act=may_passer_throw,
)

RULES = (THROW,)
