"""What makes a table no position: every reason, each with the clause it breaks.

The numbers and the men come first, then the line-ups, then the call, the ball and the turn; each is asked only where
those before it are sound.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.field import (
    EAST_GOAL_LINE,
    TEN_YARDS,
    WEST_GOAL_LINE,
    first_down_line,
    goal_line,
    in_goal,
    on_the_field,
    window_of,
)
from scrimmage_rules.computer_football.introduction import own_20
from scrimmage_rules.computer_football.line_ups import CONSTRAINTS_OF, formation_for
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
    ahead,
    seat_of,
    standing,
)
from scrimmage_rules.computer_football.position_faults import fault
from scrimmage_rules.computer_football.possession import DOWNS
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.computer_football.validity_of_play import play_faults
from scrimmage_rules.kernel.contract import Fault

LINING_UP_OR_ABOUT_TO = ("start", "line-up", "defend")


def faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason why this table cannot be, in the order of the rulebook's chapters."""
    if position.phase == "draw":
        if position != BEFORE_THE_DRAW:
            yield fault("not-as-before-the-draw", "/phase")
        return
    first = [*_numbers(rules, position), *_men(position)]
    if not first:
        first = [*_over(position), *_line_ups(position)]
    yield from first
    if not first:
        yield from play_faults(rules, position)


# ---- numbers and labels


def _numbers(rules: Rules, position: Position) -> Iterator[Fault]:
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
        yield from _first_down(rules, position)


def _first_down(rules: Rules, position: Position) -> Iterator[Fault]:
    """The line to be reached lies ahead, at the goal line or where CF-A82 lets it be reached without effect."""
    way = ahead(position, "offense")
    beyond = way * (position.first_down - position.line)
    level_allowed = position.first_down == goal_line(way) or rules.reading["CF-A82"] == "beyond-only"
    if beyond < 0 or (beyond == 0 and not level_allowed):
        yield fault("reached-already", "/first_down")
    elif (
        position.down == 1 and position.phase != "start" and position.first_down != first_down_line(position.line, way)
    ):
        yield fault("not-ten-yards-on", "/first_down")
    elif way * (position.first_down - goal_line(-way)) < TEN_YARDS:
        yield fault("no-series-begins-there", "/first_down")


def _men(position: Position) -> Iterator[Fault]:
    for role in ROLES:
        men = position.men.of(role)
        for label in LABELS[role]:
            if label not in men:
                yield fault("man-left-out", f"/men/{role}/{label}")
        strangers = sorted(men.keys() - LABELS[role])
        yield from (fault("no-such-man", f"/men/{role}/{label}") for label in strangers)
        for label in LABELS[role]:
            place = men.get(label)
            if place is not None and not on_the_field(place):
                yield fault("no-such-square", f"/men/{role}/{label}")
        places = [place for place in men.values() if place is not None]
        if len(set(places)) != len(places):
            yield fault("team-mates-on-a-square", f"/men/{role}")


def _over(position: Position) -> Iterator[Fault]:
    over = position.phase == "over"
    if over != (position.winner is not None) or over != (position.score is not None):
        yield fault("score", "/score")
    elif over:
        yield from _as_it_was_left(position)


def _as_it_was_left(position: Position) -> Iterator[Fault]:
    """The table after a score: all is known, nobody is to move, and a man with the ball stands where it was scored."""
    if position.known != ALL_KNOWN or not _at_rest(position):
        yield fault("play-going-on", "/phase")
    carrier, score = position.carrier, position.score
    if carrier is None or score is None:
        return
    place, way = position.men.of(carrier.role).get(carrier.label), ahead(position, carrier.role)
    won = seat_of(position, carrier.role) == position.winner
    at_home = score == "safety"
    if won == at_home or place is None or not in_goal(place[0], -way if at_home else way):
        yield fault(f"{score}-elsewhere", "/carrier")


def _at_rest(position: Position) -> bool:
    """Nobody's turn, no squares, and no ball on its way."""
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


def _line_ups(position: Position) -> Iterator[Fault]:
    if position.phase not in LINING_UP_OR_ABOUT_TO:
        return
    if position.phase == "start":
        yield from _first_series(position)
    if position.phase != "defend" and standing(position, "defense"):
        yield fault("defense-placed-too-early", "/men/defense")
    for role in ROLES:
        yield from _placed(position, role)
    if position.phase == "defend" and any(place is None for place in position.men.offense.values()):
        yield fault("line-up-not-complete", "/men/offense")


def _first_series(position: Position) -> Iterator[Fault]:
    """Before the start: own 20, first down, ten yards to go, nobody placed."""
    way = ahead(position, "offense")
    line = own_20(way)
    if position.men != NOBODY:
        yield fault("placed-before-the-start", "/men")
    if position.line != line:
        yield fault("not-on-its-own-20", "/line")
    elif (position.play, position.down, position.first_down) != (1, 1, first_down_line(line, way)):
        yield fault("not-first-and-ten", "/down")


def _placed(position: Position, role: Role) -> Iterator[Fault]:
    """The men placed so far are the first of the line-up, each where he may stand."""
    places = [position.men.of(role)[label] for label in LABELS[role]]
    gap = next((number for number, place in enumerate(places) if place is None), len(places))
    if any(place is not None for place in places[gap:]):
        yield fault(f"{role}-not-in-order", f"/men/{role}")
    first, last = window_of(position)
    taken = standing(position, "offense") if role == "defense" else {}
    for label, place in zip(LABELS[role], places, strict=True):
        if place is None:
            continue
        man = Man(role, label)
        if not first <= place[0] <= last:
            yield fault(f"{role}-not-on-display", f"/men/{role}/{label}")
        else:
            yield from _stands(position, man, place)
        if place in taken:
            yield fault("opponent-on-the-square", f"/men/{role}/{label}")


def _stands(position: Position, man: Man, place: Square) -> Iterator[Fault]:
    """Each of L1 to L5 that the place of a man breaks."""
    formation = formation_for(position, man)
    for each in CONSTRAINTS_OF[man]:
        if not each.allows(formation, place):
            yield fault(each.code, f"/men/{man.role}/{man.label}")
