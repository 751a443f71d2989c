"""What makes a pass on its way, a ball to be received or a shot impossible."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_soccer.failed_pass import OFFSETS, RECEIVE_ATTEMPT, landing
from scrimmage_rules.tactical_soccer.goalie import goalie_of
from scrimmage_rules.tactical_soccer.interceptors import PATH, next_to_try
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.passing import sides
from scrimmage_rules.tactical_soccer.position import (
    Catch,
    Flight,
    Position,
    active_seat,
    hex_of,
    other,
    place_of,
    shooter_of,
)
from scrimmage_rules.tactical_soccer.shooting import aims_in_range, defender_of
from scrimmage_rules.tactical_soccer.tables import LONGEST


def play_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason why what is going on in an otherwise sound table cannot be."""
    if (position.flight is not None) != (position.phase == "intercept"):
        yield Fault("INTERCEPT.path", "flight", "/flight")
    elif position.flight is not None:
        yield from _flight(rules, position, position.flight)
    if (position.catch is not None) != (position.phase == "receive"):
        yield Fault(RECEIVE_ATTEMPT, "catch", "/catch")
    elif position.catch is not None:
        yield from _catch(rules, position, position.catch)
    if position.phase in ("aim", "shot"):
        yield from _shot(rules, position)


def _flight(rules: Rules, position: Position, flight: Flight) -> Iterator[Fault]:
    squad, target = position.squads.of(active_seat(position)), place_of(position, flight.receiver)
    in_squad = flight.passer in squad and flight.receiver in squad and flight.passer != flight.receiver
    if not in_squad or target is None or place_of(position, flight.passer) != flight.origin:
        yield Fault("PASS.attempt", "no-pass", "/flight")
        return
    if rules.pitch.distance(flight.origin, target) > LONGEST:
        yield Fault("RANGE.max-six", "too-far", "/flight/receiver")
        return
    if flight.side not in sides(rules, flight.origin, target):
        yield Fault(PATH, "side", "/flight/side")
    if (flight.good is None) != (rules.reading["TS-A32"] == "intercept-first"):
        yield Fault("INTERCEPT.path", "pass-roll", "/flight/good")
    if flight.good is not False and flight.to != target:
        yield Fault("PASS.attempt", "not-to-the-receiver", "/flight/to")
    elif flight.good is False and flight.to not in _landings(rules, flight, position):
        yield Fault("FAILPASS.d3", "no-such-landing", "/flight/to")
    elif not next_to_try(rules, position):
        yield Fault("INTERCEPT.path", "nobody-to-try", "/flight")
    opponents = position.squads.of(other(active_seat(position)))
    if not set(flight.asked) <= set(opponents) or list(flight.asked) != [m for m in opponents if m in flight.asked]:
        yield Fault("INTERCEPT.path", "asked", "/flight/asked")


def _landings(rules: Rules, flight: Flight, position: Position) -> set[tuple[int, int]]:
    target = hex_of(position, flight.receiver)
    return {landing(rules, flight.origin, target, offset) for offset in OFFSETS.values()}


def _catch(rules: Rules, position: Position, ball: Catch) -> Iterator[Fault]:
    place = place_of(position, ball.man)
    if place is None or ball.man in ball.tried or len(set(ball.tried)) != len(ball.tried):
        yield Fault(RECEIVE_ATTEMPT, "nobody-to-try", "/catch")
    elif ball.origin is None:
        if ball.row != 1 or ball.tried:
            yield Fault("RANGE.row-distance", "row", "/catch/row")
    elif ball.origin not in rules.pitch.bit or ball.origin == place:
        yield Fault(RECEIVE_ATTEMPT, "origin", "/catch/origin")
    elif ball.row != (1 if ball.tried else min(LONGEST, rules.pitch.distance(ball.origin, place))):
        yield Fault("RANGE.row-distance", "row", "/catch/row")


def _shot(rules: Rules, position: Position) -> Iterator[Fault]:
    defender, aims = defender_of(position), position.aims
    goalie, in_range = goalie_of(position, defender), aims_in_range(rules, position, shooter_of(position))
    if not in_range or (aims.attack is not None and aims.attack not in in_range):
        yield Fault("RANGE.max-six", "too-far", "/aims/attack")
    complete = aims.attack is not None and (aims.defence is not None or goalie is None)
    if complete != (position.phase == "shot"):
        yield Fault("SHOOT.reveal", "words", "/aims")
    if goalie is None and aims.defence is not None:
        yield Fault("SHOOT.defender-goalie", "no-goalie", "/aims/defence")
    elif position.phase == "shot" and goalie is not None and aims.defence is not None:
        at = rules.pitch.goals.of(defender).at(aims.defence)
        if place_of(position, goalie) != at:
            yield Fault("SHOOT.goalie-moves", "goalie-elsewhere", f"/men/{goalie}")
