"""The line-ups: where the men of both sides may be placed before a play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Place
from scrimmage_rules.computer_football.field import (
    DOWNFIELD_ZONES,
    ROWS,
    behind_the_line,
    inside_the_20,
    on_the_field,
    window,
    window_of,
    zone_at,
)
from scrimmage_rules.computer_football.men import CLAUSE_OF, ENDS, LABELS, LINEMEN, moved, next_man
from scrimmage_rules.computer_football.position import (
    Man,
    Men,
    Phase,
    Position,
    Role,
    Square,
    ahead,
    opposite,
    role_of,
    standing,
)
from scrimmage_rules.kernel.contract import ActionRule, Event, Facts, Precondition, Settled, Test

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

LINES_UP: dict[Phase, Role] = {"line-up": "offense", "defend": "defense"}
"""Who places men in which phase (PLAY.1.1, PLAY.3.1)."""

OTHER_BACKS = frozenset({"F", "H", "T"})
LINEMEN_DEPTH, DEEPEST_QUARTERBACK = 1, 4
"""Columns behind the scrimmage line: the linemen's, and the quarterback's last (L3.3, CF-A09)."""

TWO_ROWS = 2


def placing(position: Position) -> Role:
    """The line-up that is being placed."""
    return LINES_UP[position.phase]


# ---- placing a man


def _place(_rules: Rules, position: Position, action: Place, _chance: Chance) -> Settled:
    man = Man(placing(position), action.man)
    event = Event("placed", (CLAUSE_OF[man.of][man.man], *_rule_for(position, man, action.at)), _facts(man, action))
    return replace(position, men=moved(position.men, man, action.at)), [event]


def _facts(man: Man, action: Place) -> Facts:
    return {"of": man.of, "man": man.man, "at": action.at}


def _rule_for(position: Position, man: Man, place: Square) -> tuple[str, ...]:
    """The clauses that allow this man on this square."""
    if man.of == "defense":
        return ("L5", "PLAY.3.1")
    if man.man in LINEMEN:
        return ("L1", "PLAY.1.1")
    if man.man in ENDS:
        downfield = _depth(position, place) != LINEMEN_DEPTH
        return ("L2.2", "L2.3", "L2.4", "L2.5", "PLAY.1.1") if downfield else ("L2.1", "L2.5", "PLAY.1.1")
    return ("L3.1", "L3.2", "L3.3", "PLAY.1.1") if man.man == "Q" else ("L4.1", "PLAY.1.1")


def _depth(position: Position, place: Square) -> int:
    """Columns behind the scrimmage line, seen by the offense."""
    return behind_the_line(position.line, ahead(position, "offense"), place[0])


def zone_of(position: Position, place: Square) -> int | None:
    """The zone of a square of this play."""
    return zone_at(window_of(position)[0], place)


# ---- the squares each man may have


def is_lineman_square(position: Position, place: Square) -> bool:
    """L1: the column next to the line."""
    return _depth(position, place) == LINEMEN_DEPTH


def is_downfield_square(position: Position, place: Square) -> bool:
    """L2.2, L2.3: one of the three zones 10 to 20 yards downfield."""
    return zone_of(position, place) in DOWNFIELD_ZONES[ahead(position, "offense")]


def downfield_is_open(position: Position) -> bool:
    """L2.4: the offense is outside the defense's 20."""
    return not inside_the_20(position.line, ahead(position, "offense"))


def is_behind_the_linemen(position: Position, place: Square) -> bool:
    """L3.1, L4.1."""
    return _depth(position, place) > LINEMEN_DEPTH


def in_a_lineman_row(men: Men, place: Square) -> bool:
    """L3.2: a tackle or guard stands in the quarterback's row."""
    rows = {where[1] for man, where in men.offense.items() if man in LINEMEN and where is not None}
    return place[1] in rows


def may_stand(position: Position, man: Man, place: Square) -> bool:
    """Whether a man may be placed on a free square on display."""
    if man.of == "defense":
        return _depth(position, place) < LINEMEN_DEPTH
    if man.man in LINEMEN:
        return is_lineman_square(position, place)
    if man.man in ENDS:
        downfield = is_downfield_square(position, place) and downfield_is_open(position)
        return is_lineman_square(position, place) or downfield
    if man.man == "Q":
        near = LINEMEN_DEPTH < _depth(position, place) <= DEEPEST_QUARTERBACK
        return near and in_a_lineman_row(position.men, place)
    return is_behind_the_linemen(position, place)


def eligible(men: Men, back: str) -> bool:
    """L4.2: a back who may be called as the carrier stands within two rows of the quarterback (CF-A12)."""
    quarterback, place = men.offense["Q"], men.offense[back]
    return quarterback is not None and place is not None and abs(place[1] - quarterback[1]) <= TWO_ROWS


@lru_cache(maxsize=1 << 8)
def _displayed(line: int, way: int) -> tuple[Square, ...]:
    first, last = window(line, way)
    return tuple((column, row) for column in range(first, last + 1) for row in range(1, ROWS + 1))


@lru_cache(maxsize=1 << 12)
def _squares_by_kind(line: int, way: int, kind: str) -> tuple[Square, ...]:
    """The squares on display for linemen, ends, the quarterback (rows aside), other backs, or the defense."""
    open_zones = () if inside_the_20(line, way) else DOWNFIELD_ZONES[way]
    first = window(line, way)[0]
    found = []
    for place in _displayed(line, way):
        depth = behind_the_line(line, way, place[0])
        fits = {
            "lineman": depth == LINEMEN_DEPTH,
            "end": depth == LINEMEN_DEPTH or zone_at(first, place) in open_zones,
            "quarterback": LINEMEN_DEPTH < depth <= DEEPEST_QUARTERBACK,
            "back": depth > LINEMEN_DEPTH,
            "defender": depth < LINEMEN_DEPTH,
        }
        if fits[kind]:
            found.append(place)
    return tuple(found)


def _kind(man: Man) -> str:
    if man.of == "defense":
        return "defender"
    if man.man in LINEMEN:
        return "lineman"
    if man.man in ENDS:
        return "end"
    return "quarterback" if man.man == "Q" else "back"


@lru_cache(maxsize=1 << 13)
def _places(line: int, way: int, man: Man) -> tuple[tuple[Square, Place], ...]:
    return tuple((place, Place(man.man, place)) for place in _squares_by_kind(line, way, _kind(man)))


def _candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Place]:
    role = LINES_UP[position.phase]
    if role_of(position, seat) != role:
        return ()
    man = next_man(position, role)
    return () if man is None else _free_squares(position, Man(role, man))


def _free_squares(position: Position, man: Man) -> list[Place]:
    taken = {*standing(position, man.of), *standing(position, opposite(man.of))}
    places = _places(position.line, ahead(position, "offense"), man)
    if man.man == "Q":
        places = tuple(each for each in places if in_a_lineman_row(position.men, each[0]))
    return [action for place, action in places if place not in taken]


# ---- why a man cannot be placed there


def _your_line_up(_rules: Rules, position: Position, seat: str, _action: Place) -> bool:
    return position.phase != "line-up" or role_of(position, seat) == "offense"


def _their_line_up(_rules: Rules, position: Position, seat: str, _action: Place) -> bool:
    return position.phase != "defend" or role_of(position, seat) == "defense"


def _one_of_the_men(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return action.man in LABELS[placing(position)]


def _next_in(phase: Phase) -> Test:
    def holds(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
        return position.phase != phase or next_man(position, placing(position)) == action.man

    return holds


def _a_square(_rules: Rules, _position: Position, _seat: str, action: Place) -> bool:
    return on_the_field(action.at)


def _on_display(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    first, last = window_of(position)
    return first <= action.at[0] <= last or not on_the_field(action.at)


def _free(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return action.at not in standing(position, "offense") and action.at not in standing(position, "defense")


def _of(men: Iterable[str], role: Role, test: Test) -> Test:
    """A test that is asked only of some men of a line-up."""
    asked = frozenset(men)

    def holds(rules: Rules, position: Position, seat: str, action: Place) -> bool:
        return placing(position) != role or action.man not in asked or test(rules, position, seat, action)

    return holds


def _next_to_the_line(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return is_lineman_square(position, action.at)


def _on_the_line_or_downfield(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return is_lineman_square(position, action.at) or is_downfield_square(position, action.at)


def _not_inside_the_20(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    downfield = is_downfield_square(position, action.at) and not is_lineman_square(position, action.at)
    return not downfield or downfield_is_open(position)


def _behind(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return is_behind_the_linemen(position, action.at)


def _near_the_line(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return _depth(position, action.at) <= DEEPEST_QUARTERBACK


def _behind_a_lineman(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return in_a_lineman_row(position.men, action.at)


def _beyond_the_line(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return _depth(position, action.at) < LINEMEN_DEPTH


ENFORCED = ("INTRO.enforced.1",)
ANY_DEFENDER = LABELS["defense"]

PLACE = ActionRule(
    phases=frozenset(LINES_UP),
    candidates=_candidates,
    preconditions=(
        Precondition("PLAY.1.1", "offense-lines-up-first", _your_line_up),
        Precondition("PLAY.3.1", "defense-lines-up", _their_line_up),
        Precondition("MEN.counts", "no-such-man", _one_of_the_men, also=("OBJECTIVE.eleven-men",)),
        Precondition("PLAY.1.1", "not-the-next-man", _next_in("line-up"), also=ENFORCED),
        Precondition("PLAY.3.1", "not-the-next-man", _next_in("defend"), also=ENFORCED),
        Precondition("INTRO.field-size", "no-such-square", _a_square, also=ENFORCED),
        Precondition("INTRO.segment", "not-on-display", _on_display, also=ENFORCED),
        Precondition("FIELD.grid", "occupied", _free, also=ENFORCED),
        Precondition("L1", "not-next-to-the-line", _of(LINEMEN, "offense", _next_to_the_line), also=ENFORCED),
        Precondition(
            "L2.2", "neither-on-the-line-nor-downfield", _of(ENDS, "offense", _on_the_line_or_downfield),
            also=("L2.1", "L2.3", *ENFORCED),
        ),
        Precondition("L2.4", "inside-the-20", _of(ENDS, "offense", _not_inside_the_20), also=ENFORCED),
        Precondition("L3.1", "not-behind-the-linemen", _of("Q", "offense", _behind), also=ENFORCED),
        Precondition("L3.3", "too-far-back", _of("Q", "offense", _near_the_line), also=ENFORCED),
        Precondition("L3.2", "not-behind-a-lineman", _of("Q", "offense", _behind_a_lineman), also=ENFORCED),
        Precondition("L4.1", "not-behind-the-linemen", _of(OTHER_BACKS, "offense", _behind), also=ENFORCED),
        Precondition("L5", "not-on-its-side", _of(ANY_DEFENDER, "defense", _beyond_the_line), also=ENFORCED),
    ),
    settle=_place,
    exact=True,
)  # fmt: skip
