"""A failed pass: in which hex on the line of the pass the ball comes down, and who may receive it there."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Event, Settled
from scrimmage_rules.tactical_soccer.out_of_play import Line, lies_loose, line_crossed, out
from scrimmage_rules.tactical_soccer.position import Catch, Flight, Position, hex_of, man_at
from scrimmage_rules.tactical_soccer.tables import D3, LONGEST

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules

OFFSETS = {1: 2, 2: 1, 3: -2}
"""Hexes beyond the receiver by the D3; negative ones are short of him."""

LANDINGS = {1: "FAILPASS.past-two", 2: "FAILPASS.past-one", 3: "FAILPASS.short-two"}
STAYS_IN = {"side": ("stop-inside", "reroll"), "end": ("stop-inside",)}
"""Readings of TS-A49 and TS-A50 under which a ball stops in the last field hex before a line."""


# ---- where


def misses(rules: Rules, position: Position, flight: Flight, chance: Chance) -> tuple[Flight, Event]:
    """A D3 says where a failed pass is bound for (FAILPASS.d3)."""
    faces: tuple[int, ...] = D3
    target = hex_of(position, flight.receiver)
    if rules.reading["TS-A49"] == "reroll":
        faces = tuple(face for face in D3 if line_of(rules, flight.origin, target, OFFSETS[face]) != "side")
    face = int(chance.pick("d3", "failed-pass", faces))
    bound = landing(rules, flight.origin, target, OFFSETS[face])
    clauses = ("FAILPASS.direction", "FAILPASS.d3", LANDINGS[face])
    event = Event("pass-failed", clauses, {"d3": face, "hex": bound})
    return replace(flight, to=bound, good=False), event


def landing(rules: Rules, origin: Hex, target: Hex, offset: int) -> Hex:
    """The hex of a failed pass so many hexes beyond its target; off the field only where it crosses a line for good."""
    place, line = on_the_line(rules, origin, target, offset), line_of(rules, origin, target, offset)
    if line is None or rules.reading["TS-A49" if line == "side" else "TS-A50"] not in STAYS_IN[line]:
        return place
    nearer = (on_the_line(rules, origin, target, shorter) for shorter in range(offset - 1, -LONGEST, -1))
    return next(each for each in nearer if each in rules.pitch.field or each == origin)


def on_the_line(rules: Rules, origin: Hex, target: Hex, offset: int) -> Hex:
    """The hex at that distance on the straight line from passer to receiver (TS-A48), never behind him (TS-A47)."""
    distance = rules.pitch.distance(origin, target)
    return rules.pitch.grid.point(origin, target, Fraction(max(0, distance + offset), distance))


def line_of(rules: Rules, origin: Hex, target: Hex, offset: int) -> Line | None:
    """The line that a failed pass would cross; none if it stays with a passer, were he in his goal."""
    place = on_the_line(rules, origin, target, offset)
    return None if place == origin else line_crossed(rules.pitch, place)


# ---- and then


def comes_down(rules: Rules, position: Position, flight: Flight, events: list[Event]) -> Settled:
    """Whoever stands where the ball comes down may try to receive it, of either side (FAILPASS.any-team)."""
    if flight.to != flight.origin and flight.to not in rules.pitch.field:
        return out(rules, position, flight.to, flight.passer, "FAILPASS.direction", events)
    man = man_at(position, flight.to)
    if man is None:
        return lies_loose(rules, position, flight.to, "FAILPASS.direction", events)
    stayed = flight.to == flight.origin
    row = 1 if stayed else min(rules.pitch.distance(flight.origin, flight.to), LONGEST)
    ball = Catch(man, origin=None if stayed else flight.origin, row=row, tried=())
    return replace(position, phase="receive", catch=ball), events
