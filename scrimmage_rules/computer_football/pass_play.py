"""The pass: thrown to a square of the called zone; the race for it begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Throw
from scrimmage_rules.computer_football.catching import at_the_throw
from scrimmage_rules.computer_football.field import (
    ZONES,
    ZONES_ARE_FOR_PASSES,
    on_the_field,
    squares_of_zone,
    window_of,
    zone_of,
)
from scrimmage_rules.computer_football.introduction import FIELD_SIZE
from scrimmage_rules.computer_football.men import LINEMEN
from scrimmage_rules.computer_football.play_sequence import go_on
from scrimmage_rules.computer_football.position import ALL_KNOWN, Position, Square
from scrimmage_rules.computer_football.quarterback import (
    ON_HIS_TURN,
    SCRAMBLED,
    SQUARES,
    TURNS,
    has_not_shifted,
    is_a_pass,
    may_throw,
    need_not_run,
    nothing_used_or_no_matter,
    type_is_known_or_need_not_be,
    with_the_pass,
)
from scrimmage_rules.computer_football.rule_context import At, Deed
from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided

BARRED = LINEMEN | {"Q"}
"""The offensive men onto whose squares no pass may be thrown (P2.2)."""


def _throw(deed: Deed[Throw]) -> Position:
    """The ball is over its square; type and zone are known to all (PASS.ball-moves, PLAY.7.3)."""
    position, to = deed.position, deed.action.to
    anywhere = position.scramble == "throw"
    clauses = (
        "PASS.throw", "PASS.ball-moves", "PASS.offense-first", "PLAY.7.3", "PLAY.7.2", ZONES_ARE_FOR_PASSES,
        *(("P1.2", "SCRAMBLE.any-zone") if anywhere else ("P1.1",)), *(("P2.1",) if _taken(position, to) else ()),
    )  # fmt: skip
    deed.say("thrown", clauses, to=to, zone=zone_of(position, to))
    thrown = replace(
        position, phase="move", carrier=None, air=to, scramble="spent" if anywhere else position.scramble,
        known=ALL_KNOWN,
    )  # fmt: skip
    return go_on(deed, at_the_throw(deed.rules, thrown))


def _taken(position: Position, place: Square) -> bool:
    return place in position.men.offense.values() or place in position.men.defense.values()


# ---- where to


def open_zones(position: Position) -> tuple[int | None, ...]:
    """The zone called, which is none on a run; after a scramble any zone (P1.1, P1.2)."""
    if position.scramble == "throw":
        return ZONES
    return (position.call.zone,) if position.call else ()


def barred_squares(position: Position) -> set[Square | None]:
    """Those of the tackles, the guards and the quarterback of the offense (P2.2)."""
    return {place for label, place in position.men.offense.items() if label in BARRED}


def _candidates(at: At[None]) -> Iterable[Throw]:
    if not may_throw(at):
        return ()
    first, _ = window_of(at.position)
    squares = (place for zone in open_zones(at.position) if zone for place in squares_of_zone(first, zone))
    barred = barred_squares(at.position)
    return [Throw(place) for place in squares if place not in barred]


# ---- why he cannot throw


def _a_pass_play(at: At[Throw]) -> bool:
    return is_a_pass(at.position)


def _on_the_field(at: At[Throw]) -> bool:
    return on_the_field(at.action.to)


def _in_an_open_zone(at: At[Throw]) -> bool:
    return zone_of(at.position, at.action.to) in open_zones(at.position)


def _in_any_zone(at: At[Throw]) -> bool:
    return at.position.scramble != "throw" or _in_an_open_zone(at)


def _in_the_zone_called(at: At[Throw]) -> bool:
    return at.position.scramble == "throw" or _in_an_open_zone(at)


def _square_not_barred(at: At[Throw]) -> bool:
    return at.action.to not in barred_squares(at.position)


TO: Mapping[str, Callable[[At[Throw]], Any]] = {"to": lambda at: at.action.to}
TO_ZONE: Mapping[str, Callable[[At[Throw]], Any]] = {**TO, "zone": lambda at: zone_of(at.position, at.action.to)}
"""The values that decide, by their names."""

THROW = ActionRule(
    action=Throw,
    stages=("move", "throw"),
    candidates=_candidates,
    preconditions=(
        ON_HIS_TURN,
        Precondition("PLAY.7.2", "no-pass-play", _a_pass_play, gates=("not-your-turn",)),
        Precondition("PASS.ball-moves", "not-in-his-hands", with_the_pass, gates=("not-your-turn", "no-pass-play")),
        *provided(
            ("not-in-his-hands",),
            Precondition("SCRAMBLE.run", "must-run", need_not_run, facts=SCRAMBLED),
            Precondition("SCRAMBLE.choice", "shifted-instead", has_not_shifted, facts=SCRAMBLED),
            Precondition(
                "PLAY.6.1", "before-the-second-turn", type_is_known_or_need_not_be, also=("PLAY.7.2",), facts=TURNS
            ),
            Precondition(
                "PASS.use-all", "squares-used-already", nothing_used_or_no_matter, also=("PASS.throw",), facts=SQUARES
            ),
            Precondition(FIELD_SIZE, "no-such-square", _on_the_field, facts=TO),
        ),
        *provided(
            ("not-in-his-hands", "no-such-square"),
            Precondition("P1.2", "in-no-zone", _in_any_zone, facts=TO_ZONE),
            Precondition("P1.1", "outside-the-zone", _in_the_zone_called, also=("PASS.throw",), facts=TO_ZONE),
            Precondition("P2.2", "barred-square", _square_not_barred, facts=TO),
        ),
    ),
    effect=_throw,
    complete=True,
)

RULES = (THROW,)
