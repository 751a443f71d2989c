"""The pass: thrown to a square of the called zone; the race for it begins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Throw
from scrimmage_rules.computer_football.catching import at_the_throw
from scrimmage_rules.computer_football.field import ZONES, on_the_field, squares_of_zone, window_of, zone_at
from scrimmage_rules.computer_football.men import LINEMEN
from scrimmage_rules.computer_football.position import Known, Position, Square, role_of, standing
from scrimmage_rules.computer_football.quarterback import (
    SHIFTS,
    at_the_start_of_a_turn,
    has_the_pass,
    may_throw,
    second_turn,
)
from scrimmage_rules.computer_football.turns import go_on
from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

BARRED = LINEMEN | {"Q"}
"""The offensive men onto whose squares no pass may be thrown (P2.2)."""


def _throw(rules: Rules, position: Position, action: Throw, chance: Chance) -> Settled:
    """The ball is over its square; type and zone are known to all (PASS.ball-moves, PLAY.7.3)."""
    anywhere = position.scramble == "throw"
    taken = action.to in standing(position, "offense") or action.to in standing(position, "defense")
    clauses = (
        "PASS.throw", "PASS.ball-moves", "PASS.offense-first", "PLAY.7.3", "PLAY.7.2", "FIELD.zones-use",
        *(("P1.2", "SCRAMBLE.any-zone") if anywhere else ("P1.1",)), *(("P2.1",) if taken else ()),
    )  # fmt: skip
    zone = zone_at(window_of(position)[0], action.to)
    thrown = replace(
        position, phase="move", carrier=None, air=action.to, scramble="spent" if anywhere else position.scramble,
        known=Known(type=True, carrier=True, zone=True),
    )  # fmt: skip
    events = [Event("thrown", clauses, {"to": action.to, "zone": zone})]
    return go_on(rules, at_the_throw(rules, thrown), events, chance)


def squares_to_throw_to(position: Position) -> Iterator[Square]:
    """The squares of the called zone, or after the scramble of all zones, but for those barred (P1.1, P1.2, P2.2)."""
    assert position.call is not None
    first, zone = window_of(position)[0], position.call.zone
    barred = {place for place, man in standing(position, "offense").items() if man in BARRED}
    for each in ZONES if position.scramble == "throw" or zone is None else (zone,):
        for place in squares_of_zone(first, each):
            if place not in barred:
                yield place


def _candidates(rules: Rules, position: Position, seat: str) -> Iterable[Throw]:
    if role_of(position, seat) != "offense":
        return ()
    if position.phase == "move" and not may_throw(rules, position):
        return ()
    return map(Throw, squares_to_throw_to(position))


# ---- why he cannot throw


def _your_turn(_rules: Rules, position: Position, seat: str, _action: Throw) -> bool:
    return position.mover == "offense" == role_of(position, seat)


def _a_pass_play(_rules: Rules, position: Position, _seat: str, _action: Throw) -> bool:
    return position.call is not None and position.call.zone is not None


def _in_his_hands(_rules: Rules, position: Position, _seat: str, action: Throw) -> bool:
    return has_the_pass(position) or not _a_pass_play(_rules, position, _seat, action)


def _need_not_run(_rules: Rules, position: Position, _seat: str, _action: Throw) -> bool:
    return position.scramble != "run"


def _has_not_shifted(_rules: Rules, position: Position, _seat: str, _action: Throw) -> bool:
    return position.scramble not in SHIFTS


def _type_is_known(rules: Rules, position: Position, _seat: str, _action: Throw) -> bool:
    return second_turn(position) or rules.reading["CF-A34"] == "first-turn-too"


def _nothing_used(rules: Rules, position: Position, _seat: str, _action: Throw) -> bool:
    return at_the_start_of_a_turn(position) or rules.reading["CF-A33"] == "any-time-in-turn"


def _on_the_field(_rules: Rules, _position: Position, _seat: str, action: Throw) -> bool:
    return on_the_field(action.to)


def _in_a_zone(_rules: Rules, position: Position, _seat: str, action: Throw) -> bool:
    return position.scramble != "throw" or zone_at(window_of(position)[0], action.to) is not None


def _in_the_zone_called(_rules: Rules, position: Position, _seat: str, action: Throw) -> bool:
    if position.call is None or position.scramble == "throw":
        return True
    return zone_at(window_of(position)[0], action.to) == position.call.zone


def _square_not_barred(_rules: Rules, position: Position, _seat: str, action: Throw) -> bool:
    return standing(position, "offense").get(action.to) not in BARRED


THROW = ActionRule(
    phases=frozenset({"move", "throw"}),
    candidates=_candidates,
    preconditions=(
        Precondition("OBJECTIVE.alternate", "not-your-turn", _your_turn, also=("M8.1",)),
        Precondition("PLAY.7.2", "no-pass-play", _a_pass_play),
        Precondition("PASS.ball-moves", "not-in-his-hands", _in_his_hands),
        Precondition("SCRAMBLE.run", "must-run", _need_not_run),
        Precondition("SCRAMBLE.choice", "shifted-instead", _has_not_shifted),
        Precondition("PLAY.6.1", "before-the-second-turn", _type_is_known, also=("PLAY.7.2",)),
        Precondition("PASS.use-all", "squares-used-already", _nothing_used, also=("PASS.throw",)),
        Precondition("INTRO.field-size", "no-such-square", _on_the_field),
        Precondition("P1.2", "in-no-zone", _in_a_zone),
        Precondition("P1.1", "outside-the-zone", _in_the_zone_called, also=("PASS.throw", "P1.2")),
        Precondition("P2.2", "barred-square", _square_not_barred),
    ),
    settle=_throw,
    exact=True,
)
