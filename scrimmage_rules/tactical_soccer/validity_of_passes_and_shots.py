"""The faults of a pass in the air, a landed ball or a shot in a position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.eligible_interceptors import list_next_men_to_try
from scrimmage_rules.tactical_soccer.facing import list_hexes_ahead_of_man
from scrimmage_rules.tactical_soccer.failed_pass import find_landing_hexes
from scrimmage_rules.tactical_soccer.goalie import find_goalie
from scrimmage_rules.tactical_soccer.passing import list_sides_along_edges, read_pass_letters
from scrimmage_rules.tactical_soccer.position import (
    Catch,
    Flight,
    Man,
    Position,
    find_hex_or_none,
    find_man_in_hex,
    get_active_seat,
    get_hex_on_field,
    get_shooter,
    list_men_on_field,
    other_seat,
)
from scrimmage_rules.tactical_soccer.position_fault_table import fault
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.shooting import find_defending_seat, list_aims_in_range
from scrimmage_rules.tactical_soccer.tables import LONGEST


def find_play_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield faults of the pass, the landed ball and the shot of a position that is otherwise valid."""
    if (position.flight is not None) != (position.phase == "intercept"):
        yield fault("flight", "/flight")
    elif position.flight is not None:
        yield from _find_flight_faults(rules, position, position.flight)
    if (position.catch is not None) != (position.phase == "receive"):
        yield fault("catch", "/catch")
    elif position.catch is not None:
        yield from _find_catch_faults(rules, position, position.catch)
    if position.phase in ("aim", "shot"):
        yield from _find_shot_faults(rules, position)


def _find_flight_faults(rules: Rules, position: Position, flight: Flight) -> Iterator[Fault]:
    squad, target = position.squads.of(get_active_seat(position)), find_hex_or_none(position, flight.receiver)
    in_squad = flight.passer in squad and flight.receiver in squad and flight.passer != flight.receiver
    if not in_squad or target is None or find_hex_or_none(position, flight.passer) != flight.origin:
        yield fault("no-pass", "/flight")
        return
    if rules.pitch.distance(flight.origin, target) > LONGEST:
        yield fault("pass-too-far", "/flight/receiver")
        return
    if flight.side not in list_sides_along_edges(rules, flight.origin, target):
        yield fault("side", "/flight/side")
    if (flight.good is None) != (rules.reading["TS-A32"] == "intercept-first"):
        yield fault("pass-roll", "/flight/good")
    letters = read_pass_letters(rules, position, flight.passer, target)
    if flight.good is False and "F" not in letters:
        yield fault("cannot-fail", "/flight/good")
    if flight.good and "S" not in letters:
        yield fault("cannot-succeed", "/flight/good")
    if flight.good is not False and flight.to != target:
        yield fault("not-to-the-receiver", "/flight/to")
    elif flight.good is False and flight.to not in find_landing_hexes(rules, flight.origin, target):
        yield fault("no-such-landing", "/flight/to")
    elif not list_next_men_to_try(rules, position):
        yield fault("nobody-to-intercept", "/flight")
    opponents = position.squads.of(other_seat(get_active_seat(position)))
    if not set(flight.asked) <= set(opponents) or list(flight.asked) != [m for m in opponents if m in flight.asked]:
        yield fault("asked", "/flight/asked")


def _find_catch_faults(rules: Rules, position: Position, ball: Catch) -> Iterator[Fault]:
    place = find_hex_or_none(position, ball.man)
    if place is None or ball.man in ball.tried or len(set(ball.tried)) != len(ball.tried):
        yield fault("nobody-to-try", "/catch")
    elif ball.tried:
        yield from _find_scatter_faults(rules, position, ball)
    elif ball.origin is None:
        yield from _find_failed_pass_faults(rules, position, ball, place)
    elif ball.origin not in rules.pitch.bit or ball.origin == place:
        yield fault("origin", "/catch/origin")
    else:
        yield from _find_failed_pass_faults(rules, position, ball, ball.origin)


def _find_failed_pass_faults(rules: Rules, position: Position, ball: Catch, origin: Hex) -> Iterator[Fault]:
    """Yield faults of a ball that a failed pass brought: no passer at its origin, or a hex where it cannot land."""
    passer, place = find_man_in_hex(position, origin), get_hex_on_field(position, ball.man)
    row = 1 if origin == place else min(LONGEST, rules.pitch.distance(origin, place))
    if ball.row != row:
        yield fault("row", "/catch/row")
    if passer is None or passer not in position.squads.of(get_active_seat(position)) or passer not in position.done:
        yield fault("nobody-has-passed", "/catch/origin")
    elif not any(
        place in find_landing_hexes(rules, origin, target) for target in _list_missed_receivers(rules, position, passer)
    ):
        yield fault("no-landing-there", "/catch/man")


def _list_missed_receivers(rules: Rules, position: Position, passer: Man) -> Iterator[Hex]:
    """Yield the hex of each team-mate at most six hexes away, if a pass to him can fail."""
    origin = get_hex_on_field(position, passer)
    for _, place in list_men_on_field(position, get_active_seat(position)):
        in_range = 0 < rules.pitch.distance(origin, place) <= LONGEST
        if in_range and "F" in read_pass_letters(rules, position, passer, place):
            yield place


def _find_scatter_faults(rules: Rules, position: Position, ball: Catch) -> Iterator[Fault]:
    """Yield faults of a scattered ball (TS-A51).

    Each man after the first must be one hex ahead of the man who failed to receive the ball before him. A man of the
    active coach must have acted before.
    """
    if ball.row != 1:
        yield fault("row-of-a-scatter", "/catch/row")
    chain = (*ball.tried, ball.man)
    on_the_field_all = all(find_hex_or_none(position, man) is not None for man in chain)
    if not on_the_field_all or find_hex_or_none(position, ball.tried[-1]) != ball.origin:
        yield fault("not-from-who-failed", "/catch/origin")
        return
    steps = all(
        get_hex_on_field(position, after) in list_hexes_ahead_of_man(position, man) for man, after in pairwise(chain)
    )
    if not steps or rules.reading["TS-A51"] != "same-right-once-each":
        yield fault("not-ahead-of-who-failed", "/catch/tried")
    if not any(_has_man_acted(position, man) for man, _ in list_men_on_field(position, get_active_seat(position))):
        yield fault("nobody-has-passed-before", "/done")


def _has_man_acted(position: Position, man: Man) -> bool:
    return man in position.done and man not in position.barred


def _find_shot_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    defender, aims = find_defending_seat(position), position.aims
    goalie, in_range = find_goalie(position, defender), list_aims_in_range(rules, position, get_shooter(position))
    if not in_range or (aims.attack is not None and aims.attack not in in_range):
        yield fault("shot-too-far", "/aims/attack")
    complete = aims.attack is not None and (aims.defence is not None or goalie is None)
    if complete != (position.phase == "shot"):
        yield fault("words", "/aims")
    if goalie is None and aims.defence is not None:
        yield fault("no-goalie", "/aims/defence")
    elif position.phase == "shot" and goalie is not None and aims.defence is not None:
        at = rules.pitch.goals.of(defender).at(aims.defence)
        if find_hex_or_none(position, goalie) != at:
            yield fault("goalie-elsewhere", f"/men/{goalie}")
