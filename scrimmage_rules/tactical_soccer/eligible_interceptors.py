"""Men who may try to intercept a pass, in order: the path, their reach and the tackle step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.position import (
    Flight,
    Man,
    Position,
    find_coach_of_man,
    get_flight,
    get_hex_on_field,
    list_men_on_field,
    other_seat,
    sort_men,
)
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import NEXT_TO
from scrimmage_rules.tactical_soccer.turns import mark_action_used

PATH = "PATH.definition"
"""Clause by which a ball moves through each hex that the straight line between two centres crosses."""

STEPS = {"step-then-adjacent": 1, "reach-two": 1, "full-move": 2}
"""Maximum steps of a tackler for an interception, by reading of TS-A35."""

NOWHERE_NEAR = 99
"""A distance greater than the reach of any man."""


# ---- the path


def find_ball_path(rules: Rules, origin: Hex, end: Hex, side: str | None = None) -> list[Hex]:
    """Return the hexes on a ball's path from the origin to the end, both included (PATH.definition, TS-A34).

    Hexes off the field are left out. `side` is the side that the passer chose for a path along edges.
    """
    line = rules.pitch.line(origin, end)
    if rules.reading["TS-A34"] == "interior-only":
        return [each.hex for each in line if each.edge is None and each.hex in rules.pitch.bit]
    return [each.hex for each in line if each.edge in (None, side or each.edge) and each.hex in rules.pitch.bit]


def list_interceptable_hexes_of_path(rules: Rules, flight: Flight) -> list[Hex]:
    """Return the hexes from which a pass can be intercepted; TS-A33 decides about its ends."""
    reading = rules.reading["TS-A33"]
    dropped = {"between-only": (flight.origin, flight.to), "with-end": (flight.origin,), "both": ()}[reading]
    return [place for place in find_ball_path(rules, flight.origin, flight.to, flight.side) if place not in dropped]


def list_hexes_where_pass_can_be_intercepted(rules: Rules, position: Position) -> list[Hex]:
    """Return the path, then the receiver's hex unless the pass has failed (INTERCEPT.target, TS-A32)."""
    flight = get_flight(position)
    path = list_interceptable_hexes_of_path(rules, flight)
    return path if flight.good is False else [*path, get_hex_on_field(position, flight.receiver)]


# ---- reach


def can_intercept_without_step(rules: Rules, man: Man) -> bool:
    """Return whether a man's skills allow him to intercept a pass next to his hex without a step (SKILL.intercept,
    TS-A36).
    """
    tackle_counts = rules.reading["TS-A36"] == "tackle-counts"
    return rules.skills.has(man, "Intercept") or (tackle_counts and rules.skills.has(man, "Tackle"))


def measure_reach_with_step(rules: Rules, man: Man) -> int:
    """Return from how many hexes away a man may intercept with a tackle step. The result is 0 if he may not use one
    (SKILL.tackle-two-hexes, TS-A36).
    """
    entitled = rules.skills.has(man, "Intercept") or rules.reading["TS-A36"] != "tackle-needs-intercept"
    if not (rules.skills.has(man, "Tackle") and entitled):
        return 0
    return NEXT_TO + STEPS[rules.reading["TS-A35"]]


def measure_distance_to_nearest_interception_hex(rules: Rules, place: Hex, cuts: Iterable[Hex]) -> int:
    """Return the number of steps from a hex to the nearest hex where the pass can be intercepted."""
    return min([rules.pitch.distance(place, cut) for cut in cuts], default=NOWHERE_NEAR)


def choose_interception_reach(rules: Rules, man: Man, nearest: int) -> int:
    """Return from how many hexes away a man may intercept, with or without a step; 0 if the path is farther away."""
    if nearest <= NEXT_TO:
        return NEXT_TO if can_intercept_without_step(rules, man) else 0
    reach = measure_reach_with_step(rules, man)
    return reach if nearest <= reach else 0


def list_tackle_step_hexes(rules: Rules, position: Position, man: Man, cuts: Iterable[Hex]) -> list[Hex]:
    """Return the free hexes to which a man may step so that the pass is next to him (TS-A35)."""
    pitch, near = rules.pitch, 0
    for cut in cuts:
        near |= pitch.around[cut] | pitch.bit[cut]
    free = pitch.find_ground(find_coach_of_man(position, man), man) & ~pitch.find_occupied_area(position.men)
    start = get_hex_on_field(position, man)
    walk = (
        pitch.around[start] & free if STEPS[rules.reading["TS-A35"]] == 1 else pitch.find_reachable_area(start, free, 0)
    )
    return list(pitch.hexes(walk & near))


# ---- the cost of an attempt


def may_man_still_attempt_interception(rules: Rules, position: Position, man: Man) -> bool:
    """Return whether a man may still try in this turn; a booked man may not (TS-A29, CARD.yellow-effect)."""
    if man in position.barred:
        return False
    reading = rules.reading["TS-A29"]
    if reading == "free-reaction" or man not in position.done:
        return True
    return reading == "spends-next" and man not in position.spent_ahead and man not in position.booked


def pay_for_interception_attempt(rules: Rules, position: Position, man: Man) -> Position:
    """Return the position after a man has paid for his attempt (TS-A29)."""
    if rules.reading["TS-A29"] == "free-reaction":
        return position
    if man not in position.done:
        return mark_action_used(position, man)
    return replace(position, spent_ahead=sort_men((*position.spent_ahead, man)))


# ---- the order of attempts


def list_next_men_to_try(rules: Rules, position: Position) -> list[Man]:
    """Return the men who may try now: those nearest to the origin along the path (TS-A31)."""
    if rules.reading["TS-A32"] == "only-good-passes" and not get_flight(position).good:
        return []
    ranks = dict(_list_possible_interceptors(rules, position))
    first = min(ranks.values(), default=0)
    return [man for man, rank in ranks.items() if rank == first]


def _list_possible_interceptors(rules: Rules, position: Position) -> Iterator[tuple[Man, int]]:
    """Yield each opponent who may still try to intercept, and the index of the first hex of the path in his reach."""
    flight, cuts = get_flight(position), list_hexes_where_pass_can_be_intercepted(rules, position)
    for man, place in list_men_on_field(position, other_seat(find_coach_of_man(position, flight.passer))):
        if man in flight.asked or not may_man_still_attempt_interception(rules, position, man):
            continue
        nearest = measure_distance_to_nearest_interception_hex(rules, place, cuts)
        reach = choose_interception_reach(rules, man, nearest)
        if reach and (nearest <= NEXT_TO or list_tackle_step_hexes(rules, position, man, cuts)):
            yield man, next(rank for rank, cut in enumerate(cuts) if rules.pitch.distance(place, cut) <= reach)
