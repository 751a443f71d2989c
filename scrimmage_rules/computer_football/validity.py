"""Faults that make a position invalid, each with the clause it breaks.

Numbers and men come first, then line-ups, then call, ball and turn. A group is checked only if all groups before it are
valid.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.end_of_play import DOWNS
from scrimmage_rules.computer_football.field import (
    EAST_GOAL_LINE,
    TEN_YARDS,
    WEST_GOAL_LINE,
    compute_first_down_line,
    get_goal_line,
    get_window_of_play,
    is_column_in_attacked_end_zone,
    is_square_on_field,
)
from scrimmage_rules.computer_football.introduction import get_own_20
from scrimmage_rules.computer_football.line_ups import CONSTRAINTS_OF, build_placement_context
from scrimmage_rules.computer_football.men import LABELS, NOBODY
from scrimmage_rules.computer_football.new_game import BEFORE_THE_DRAW
from scrimmage_rules.computer_football.position import (
    ALL_KNOWN,
    NOBODY_THERE,
    ROLES,
    Man,
    Position,
    Role,
    Square,
    find_men_by_square,
    get_attack_direction,
    get_seat_of_role,
)
from scrimmage_rules.computer_football.position_fault_table import fault
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.computer_football.validity_of_play import find_play_faults
from scrimmage_rules.kernel.contract import Fault

LINING_UP_OR_ABOUT_TO = ("start", "line-up", "defend")


def find_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield every fault of a position, in the order of the rulebook's chapters."""
    if position.phase == "draw":
        if position != BEFORE_THE_DRAW:
            yield fault("not-as-before-the-draw", "/phase")
        return
    first = [*_find_play_and_line_faults(rules, position), *_find_roster_faults(position)]
    if not first:
        first = [*_find_score_faults(position), *_find_line_up_faults(position)]
    yield from first
    if not first:
        yield from find_play_faults(rules, position)


# ---- numbers and labels


def _find_play_and_line_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of the play number, the down, the scrimmage line and the first-down line."""
    if position.offense is None or position.eastward is None:
        yield fault("not-drawn", "/offense")
    if position.play < 1:
        yield fault("no-such-play", "/play")
    if not 1 <= position.down <= DOWNS:
        yield fault("no-such-down", "/down")
    for name in ("line", "first_down"):
        if not WEST_GOAL_LINE <= getattr(position, name) <= EAST_GOAL_LINE:
            yield fault(f"{name}-off-the-field", f"/{name}")
    if position.offense is not None and position.eastward is not None:
        yield from _find_first_down_line_faults(rules, position)


def _find_first_down_line_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the fault of a first-down line that does not fit the scrimmage line (CF-A82)."""
    way = get_attack_direction(position, "offense")
    beyond = way * (position.first_down - position.line)
    level_allowed = position.first_down == get_goal_line(way) or rules.reading["CF-A82"] == "beyond-only"
    if beyond < 0 or (beyond == 0 and not level_allowed):
        yield fault("reached-already", "/first_down")
    elif (
        position.down == 1
        and position.phase != "start"
        and position.first_down != compute_first_down_line(position.line, way)
    ):
        yield fault("not-ten-yards-on", "/first_down")
    elif way * (position.first_down - get_goal_line(-way)) < TEN_YARDS:
        yield fault("no-series-begins-there", "/first_down")


def _find_roster_faults(position: Position) -> Iterator[Fault]:
    """Yield the faults of each line-up: missing men, unknown labels, squares off the field, shared squares."""
    for role in ROLES:
        men = position.men.of(role)
        for label in LABELS[role]:
            if label not in men:
                yield fault("man-left-out", f"/men/{role}/{label}")
        strangers = sorted(men.keys() - LABELS[role])
        yield from (fault("no-such-man", f"/men/{role}/{label}") for label in strangers)
        for label in LABELS[role]:
            place = men.get(label)
            if place is not None and not is_square_on_field(place):
                yield fault("no-such-square", f"/men/{role}/{label}")
        places = [place for place in men.values() if place is not None]
        if len(set(places)) != len(places):
            yield fault("team-mates-on-a-square", f"/men/{role}")


def _find_score_faults(position: Position) -> Iterator[Fault]:
    """Yield the faults of the winner and the score."""
    over = position.phase == "over"
    if over != (position.winner is not None) or over != (position.score is not None):
        yield fault("score", "/score")
    elif over:
        yield from _find_end_of_game_faults(position)


def _find_end_of_game_faults(position: Position) -> Iterator[Fault]:
    """Yield the faults of a finished game.

    The defense must know the whole call, no turn may be going on, and the carrier must be where he scored.
    """
    if position.known != ALL_KNOWN or not _is_no_turn_in_progress(position):
        yield fault("play-going-on", "/phase")
    carrier, score = position.carrier, position.score
    if carrier is None or score is None:
        return
    place, way = position.men.of(carrier.role).get(carrier.label), get_attack_direction(position, carrier.role)
    won = get_seat_of_role(position, carrier.role) == position.winner
    at_home = score == "safety"
    if won == at_home or place is None or not is_column_in_attacked_end_zone(place[0], -way if at_home else way):
        yield fault(f"{score}-elsewhere", "/carrier")


def _is_no_turn_in_progress(position: Position) -> bool:
    """Return whether no side is to move, and no squares and no ball are in play."""
    return (
        position.mover is None
        and position.allotment is None
        and position.left == 0
        and not position.used
        and position.air is None
        and position.loose is None
        and position.fumbled_by is None
        and position.reached == NOBODY_THERE
    )


# ---- line-ups


def _find_line_up_faults(position: Position) -> Iterator[Fault]:
    """Yield the faults of a position before a play."""
    if position.phase not in LINING_UP_OR_ABOUT_TO:
        return
    if position.phase == "start":
        yield from _find_first_series_faults(position)
    if position.phase != "defend" and find_men_by_square(position, "defense"):
        yield fault("defense-placed-too-early", "/men/defense")
    for role in ROLES:
        yield from _find_placement_faults(position, role)
    if position.phase == "defend" and any(place is None for place in position.men.offense.values()):
        yield fault("line-up-not-complete", "/men/offense")


def _find_first_series_faults(position: Position) -> Iterator[Fault]:
    """Yield the faults of a position before the start of the scrimmage. In this position, the line is on the own 20, it
    is first and ten, and no man is on the field.
    """
    way = get_attack_direction(position, "offense")
    line = get_own_20(way)
    if position.men != NOBODY:
        yield fault("placed-before-the-start", "/men")
    if position.line != line:
        yield fault("not-on-its-own-20", "/line")
    elif (position.play, position.down, position.first_down) != (1, 1, compute_first_down_line(line, way)):
        yield fault("not-first-and-ten", "/down")


def _find_placement_faults(position: Position, role: Role) -> Iterator[Fault]:
    """Yield the faults of the men placed so far: their order and their squares."""
    places = [position.men.of(role)[label] for label in LABELS[role]]
    gap = next((number for number, place in enumerate(places) if place is None), len(places))
    if any(place is not None for place in places[gap:]):
        yield fault(f"{role}-not-in-order", f"/men/{role}")
    first, last = get_window_of_play(position)
    taken = find_men_by_square(position, "offense") if role == "defense" else {}
    for label, place in zip(LABELS[role], places, strict=True):
        if place is None:
            continue
        man = Man(role, label)
        if not first <= place[0] <= last:
            yield fault(f"{role}-not-on-display", f"/men/{role}/{label}")
        else:
            yield from _find_broken_line_up_constraints(position, man, place)
        if place in taken:
            yield fault("opponent-on-the-square", f"/men/{role}/{label}")


def _find_broken_line_up_constraints(position: Position, man: Man, place: Square) -> Iterator[Fault]:
    """Yield a fault for each of L1 to L5 that a man's square breaks."""
    formation = build_placement_context(position, man)
    for each in CONSTRAINTS_OF[man]:
        if not each.allows(formation, place):
            yield fault(each.code, f"/men/{man.role}/{man.label}")
