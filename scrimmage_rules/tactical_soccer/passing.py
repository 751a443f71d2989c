"""Passing: the pass itself, its roll, and the receiver's roll when it was good."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import Pass
from scrimmage_rules.tactical_soccer.direction import bearing
from scrimmage_rules.tactical_soccer.failed_pass import comes_down, misses
from scrimmage_rules.tactical_soccer.interceptors import next_to_try
from scrimmage_rules.tactical_soccer.position import Catch, Flight, Man, Position, hex_of, on_the_field, place_of
from scrimmage_rules.tactical_soccer.receiving import receive
from scrimmage_rules.tactical_soccer.skills import has
from scrimmage_rules.tactical_soccer.tables import LONGEST, roll_on_table
from scrimmage_rules.tactical_soccer.turns import ACTIVATE, ACTIVATION, use_action

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex, Side
    from scrimmage_rules.tactical_soccer.options import Rules


# ---- the pass


def _pass(rules: Rules, position: Position, action: Pass, chance: Chance) -> Settled:
    """The ball leaves its holder; whether the roll or the interceptors come first is TS-A32."""
    origin, target = hex_of(position, action.man), hex_of(position, action.to)
    flight = Flight(action.man, origin, action.to, target, good=None, side=action.side, asked=())
    flying = replace(use_action(position, action.man), holder=None, flight=flight)
    played = Event("passed", ("PASS.attempt", "TURN.one-action"), {"man": action.man, "to": action.to})
    if rules.reading["TS-A32"] == "intercept-first":
        return fly_on(rules, flying, [played], chance)
    rolled, events = _roll(rules, flying, flight, [played], chance)
    return fly_on(rules, rolled, events, chance)


def _roll(rules: Rules, position: Position, flight: Flight, events: list[Event], chance: Chance) -> Settled:
    """The pass roll, unless the Pass skill makes it needless (PASS.attempt, TS-A44)."""
    target = hex_of(position, flight.receiver)
    where = bearing(rules, position, flight.passer, flight.origin, target)
    skilled = has(rules, flight.passer, "Pass")
    if where == "ahead" and skilled:
        sure = Event("pass-good", ("PASS.attempt", "SKILL.pass-auto-ahead"), {"bearing": where})
        return replace(position, flight=replace(flight, good=True)), [*events, sure]
    modifier, why = 0, tuple[str, ...]()
    if where == "rear":
        modifier = 0 if skilled else -1
        why = ("SKILL.pass-no-rear-penalty",) if skilled else ("PASS.rear-penalty",)
    row = rules.pitch.distance(flight.origin, target)
    rolled = roll_on_table(chance, "pass", row, modifier, "PASS.attempt", *why)
    events = [*events, Event("pass-roll", rolled.clauses, {"bearing": where, **rolled.facts})]
    if rolled.letter == "S":
        return replace(position, flight=replace(flight, good=True)), events
    missed, event = misses(rules, position, flight, chance)
    return replace(position, flight=missed), [*events, event]


def fly_on(rules: Rules, position: Position, events: list[Event], chance: Chance) -> Settled:
    """The ball flies on: past whoever may still intercept it, then to its end (INTERCEPT.path, TS-A32)."""
    flight = position.flight
    assert flight is not None
    if next_to_try(rules, position):
        return replace(position, phase="intercept"), events
    if flight.good is None:
        position, events = _roll(rules, position, flight, events, chance)
        assert position.flight is not None
        flight = position.flight
    landed = replace(position, flight=None)
    if not flight.good:
        return comes_down(rules, landed, flight, events)
    row = rules.pitch.distance(flight.origin, flight.to)
    return receive(rules, landed, Catch(flight.receiver, flight.origin, row, ()), events, chance)


# ---- what can be passed


def sides(rules: Rules, origin: Hex, target: Hex) -> tuple[Side | None, ...]:
    """The sides a passer must choose from where his pass runs along edges (TS-A34 passer-chooses), else only None."""
    if rules.reading["TS-A34"] != "passer-chooses":
        return (None,)
    along = any(each.edge is not None for each in rules.pitch.line(origin, target))
    return ("left", "right") if along else (None,)


def _candidates(rules: Rules, position: Position, seat: str) -> Iterable[Pass]:
    man = position.holder
    if man is None or seat != position.active or man in position.done or man not in position.squads.of(seat):
        return ()
    origin = hex_of(position, man)
    mates = [(mate, place) for mate, place in on_the_field(position, seat) if mate != man]
    return [
        Pass(man, mate, side)
        for mate, place in mates
        if rules.pitch.distance(origin, place) <= LONGEST
        for side in sides(rules, origin, place)
    ]


def has_the_ball(_rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    """The man of an action holds the ball."""
    holder: Man | None = position.holder
    return bool(action.man == holder)


def _to_another(_rules: Rules, _position: Position, _seat: str, action: Pass) -> bool:
    return action.to != action.man


def _to_a_team_mate(_rules: Rules, position: Position, seat: str, action: Pass) -> bool:
    return action.to in position.squads.of(seat) and place_of(position, action.to) is not None


def _in_range(rules: Rules, position: Position, _seat: str, action: Pass) -> bool:
    origin, target = place_of(position, action.man), place_of(position, action.to)
    return origin is None or target is None or rules.pitch.distance(origin, target) <= LONGEST


def _side_named(rules: Rules, position: Position, _seat: str, action: Pass) -> bool:
    origin, target = place_of(position, action.man), place_of(position, action.to)
    return origin is None or target is None or action.side in sides(rules, origin, target)


PASS = ActionRule(
    phases=ACTIVATE,
    candidates=_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("PASS.attempt", "without-the-ball", has_the_ball),
        Precondition("PASS.attempt", "to-himself", _to_another),
        Precondition("PASS.attempt", "no-team-mate", _to_a_team_mate),
        Precondition("RANGE.max-six", "too-far", _in_range),
        Precondition("PATH.definition", "side", _side_named),
    ),
    settle=_pass,
    exact=True,
)
