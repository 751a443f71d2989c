"""Line-ups: the squares where the men of both sides may be placed before a play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Place
from scrimmage_rules.computer_football.field import (
    COMPASS_EW,
    DOWNFIELD_ZONES,
    FIRST_DOWN_LINE,
    ROWS,
    SCRIMMAGE_LINE,
    WINDOW_SET,
    compute_first_down_line,
    compute_window,
    count_columns_behind_line,
    count_yards_to_goal,
    find_zone_of_square_in_window,
    get_line_and_way_arguments,
    get_window_of_play,
    is_inside_the_20,
    is_square_on_field,
)
from scrimmage_rules.computer_football.introduction import ENFORCED_LINE_UPS, FIELD_SIZE, SEGMENT
from scrimmage_rules.computer_football.men import (
    CLAUSE_OF,
    COUNTS,
    DEFENSE,
    ENDS,
    LABELS,
    LINEMEN,
    find_next_man_to_place,
    move_man,
)
from scrimmage_rules.computer_football.objective import ELEVEN_MEN
from scrimmage_rules.computer_football.position import (
    Man,
    Men,
    Phase,
    Position,
    Role,
    Square,
    get_attack_direction,
    get_role_of_seat,
)
from scrimmage_rules.computer_football.rule_context_types import At, Deed, Question
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.contract import Answer, Facts
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided

LINES_UP: dict[str, Role] = {"line-up": "offense", "defend": "defense"}
"""Line-up that places men in each phase."""

LINING_UP: dict[Role, str] = {"offense": "PLAY.1.1", "defense": "PLAY.3.1"}
"""The clauses that say when each side lines up."""

LINEMEN_DEPTH, DEEPEST_QUARTERBACK = 1, 4
"""Columns behind the scrimmage line: the column of the linemen, and the last one for the quarterback (L3.3, CF-A09)."""

NEAR_THE_QUARTERBACK, TWO_ROWS = "L4.2", 2


# ---- the squares each man may have


class PlacementContext(msgspec.Struct, frozen=True, gc=False):
    """Facts that decide the permitted squares of a man: line, direction, and for Q the rows of his linemen."""

    line: int
    way: int
    rows: frozenset[int] = frozenset()

    def depth(self, place: Square) -> int:
        """Return the number of columns behind the scrimmage line: 1 for the linemen's column, 0 or less beyond the
        line.
        """
        return count_columns_behind_line(self.line, self.way, place[0])


def _is_place_next_to_line(formation: PlacementContext, place: Square) -> bool:
    return formation.depth(place) == LINEMEN_DEPTH


def _is_place_behind_linemen(formation: PlacementContext, place: Square) -> bool:
    return formation.depth(place) > LINEMEN_DEPTH


def _is_quarterback_near_line(formation: PlacementContext, place: Square) -> bool:
    return formation.depth(place) <= DEEPEST_QUARTERBACK


def _is_place_behind_lineman(formation: PlacementContext, place: Square) -> bool:
    return place[1] in formation.rows


def _is_place_beyond_line(formation: PlacementContext, place: Square) -> bool:
    return formation.depth(place) < LINEMEN_DEPTH


def _is_in_downfield_zone(formation: PlacementContext, place: Square) -> bool:
    """Return whether a square is in one of the three zones 10 to 20 yards downfield (L2.2, L2.3)."""
    first, _ = compute_window(formation.line, formation.way)
    return find_zone_of_square_in_window(first, place) in DOWNFIELD_ZONES[formation.way]


def _is_place_next_to_line_or_downfield(formation: PlacementContext, place: Square) -> bool:
    return _is_place_next_to_line(formation, place) or _is_in_downfield_zone(formation, place)


def _is_downfield_only_outside_20(formation: PlacementContext, place: Square) -> bool:
    """Return whether an end's square obeys this rule: inside the defense's 20, no end lines up downfield."""
    if not is_inside_the_20(formation.line, formation.way):
        return True
    return _is_place_next_to_line(formation, place) or not _is_in_downfield_zone(formation, place)


class PlacementConstraint(msgspec.Struct, frozen=True):
    """Rule for a line-up: the clause, the men to whom it applies, and the squares that it allows.

    If a player chooses a square that the rule does not allow, `code`, `words` and `also` make up the refusal.
    """

    clause: str
    code: str
    words: str
    role: Role
    labels: frozenset[str]
    allows: Callable[[PlacementContext, Square], bool]
    also: tuple[str, ...] = ()

    def applies_to_man(self, man: Man) -> bool:
        """Return whether the constraint applies to a man."""
        return man.role == self.role and man.label in self.labels


QUARTERBACK, OTHER_BACKS = frozenset({"Q"}), frozenset({"F", "H", "T"})

CONSTRAINTS = (
    PlacementConstraint("L1", "not-next-to-the-line",
               "a tackle or guard is not next to the line",
               "offense", LINEMEN, _is_place_next_to_line),
    PlacementConstraint("L2.2", "neither-on-the-line-nor-downfield",
               "an end is neither at the line nor 10 to 20 yards downfield",
               "offense", ENDS, _is_place_next_to_line_or_downfield, also=("L2.1", "L2.3")),
    PlacementConstraint("L2.4", "inside-the-20",
               "an end is downfield, although the line is inside the defense's 20",
               "offense", ENDS, _is_downfield_only_outside_20),
    PlacementConstraint("L3.1", "quarterback-not-behind-the-linemen",
               "the quarterback is not behind the column of the linemen",
               "offense", QUARTERBACK, _is_place_behind_linemen),
    PlacementConstraint("L3.3", "too-far-back",
               "the quarterback is more than four squares from the line",
               "offense", QUARTERBACK, _is_quarterback_near_line),
    PlacementConstraint("L3.2", "not-behind-a-lineman",
               "the quarterback is in a row without a tackle or guard",
               "offense", QUARTERBACK, _is_place_behind_lineman),
    PlacementConstraint("L4.1", "back-not-behind-the-linemen",
               "the fullback, halfback or tailback is not behind the column of the linemen",
               "offense", OTHER_BACKS, _is_place_behind_linemen),
    PlacementConstraint("L5", "not-on-its-side",
               "a defender is not on his side of the line",
               "defense", frozenset(DEFENSE), _is_place_beyond_line),
)  # fmt: skip
"""Constraints L1 to L5, used for choices, refusals, loaded positions, queries and pictures."""

CONSTRAINTS_OF = {
    Man(role, label): tuple(each for each in CONSTRAINTS if each.applies_to_man(Man(role, label)))
    for role, labels in LABELS.items()
    for label in labels
}
"""Constraints of each man. A wrong square is reported under the first constraint that it breaks."""


def build_placement_context(position: Position, man: Man) -> PlacementContext:
    """Return the values that decide on which squares a man may be placed."""
    line, way = position.line, get_attack_direction(position, "offense")
    return (
        PlacementContext(line, way, _find_rows_of_linemen(position.men))
        if man.label == "Q"
        else PlacementContext(line, way)
    )


def _find_rows_of_linemen(men: Men) -> frozenset[int]:
    """Return the rows of the offense's tackles and guards."""
    return frozenset(place[1] for label, place in men.offense.items() if label in LINEMEN and place is not None)


@lru_cache(maxsize=1 << 9)
def _list_allowed_squares(
    formation: PlacementContext, constraints: tuple[PlacementConstraint, ...]
) -> tuple[Square, ...]:
    """Return the squares on display that all constraints allow, column by column; men of one kind share the result."""
    first, last = compute_window(formation.line, formation.way)
    places = [(column, row) for column in range(first, last + 1) for row in range(1, ROWS + 1)]
    for each in constraints:
        places = [place for place in places if each.allows(formation, place)]
    return tuple(places)


@lru_cache(maxsize=1 << 10)
def list_placements(formation: PlacementContext, man: Man) -> tuple[Place, ...]:
    """Return the placements of a man on each square where he may stand, column by column, occupied squares included."""
    return tuple([Place(man.label, place) for place in _list_allowed_squares(formation, CONSTRAINTS_OF[man])])


def is_eligible_runner(men: Men, back: str) -> bool:
    """Return whether a back stands within two rows of the quarterback, so that he may be called (L4.2, CF-A12)."""
    quarterback, place = men.offense["Q"], men.offense[back]
    return quarterback is not None and place is not None and abs(place[1] - quarterback[1]) <= TWO_ROWS


# ---- placing a man


def get_placing_role(position: Position) -> Role:
    """Return the line-up whose men are being placed."""
    return LINES_UP[position.phase]


def _place_man(deed: Deed[Place]) -> Position:
    """Return the position with the man on his square."""
    position, place = deed.position, deed.action.at
    man = Man(get_placing_role(position), deed.action.man)
    clauses = (CLAUSE_OF[man.role][man.label], *_list_placement_clauses(position, man, place), LINING_UP[man.role])
    deed.say("placed", clauses, of=man.role, man=man.label, at=place)
    return replace(position, men=move_man(position.men, man, place))


def _list_placement_clauses(position: Position, man: Man, place: Square) -> tuple[str, ...]:
    """Return the clauses that allow a man to be placed on a square; an end has two areas to choose from (L2.5)."""
    if man.label in ENDS:
        on_the_line = _is_place_next_to_line(build_placement_context(position, man), place)
        return ("L2.1", "L2.5") if on_the_line else ("L2.2", "L2.3", "L2.4", "L2.5")
    return tuple(sorted(each.clause for each in CONSTRAINTS_OF[man]))


def _list_candidate_placements(at: At[None]) -> Iterable[Place]:
    """Return the legal placements of the next man, found one by one."""
    position = at.position
    role = get_placing_role(position)
    label = find_next_man_to_place(position, role)
    if label is None or get_role_of_seat(position, at.seat) != role:
        return ()
    man = Man(role, label)
    men = position.men
    taken = {*men.offense.values(), *men.defense.values()}
    return [each for each in list_placements(build_placement_context(position, man), man) if each.at not in taken]


# ---- why a man cannot be placed there


def _create_check_of_placing_seat(phase: Phase) -> Callable[[At[Place]], bool]:
    """Return a check that only the seat whose line-up is placed in this phase may place men."""
    return lambda at: at.position.phase != phase or get_role_of_seat(at.position, at.seat) == LINES_UP[phase]


def _is_man_on_roster(at: At[Place]) -> bool:
    return at.action.man in LABELS[get_placing_role(at.position)]


def _make_next_man_check(phase: Phase) -> Callable[[At[Place]], bool]:
    """Return a check that in this phase the man is the next to be placed."""
    return lambda at: (
        at.position.phase != phase or find_next_man_to_place(at.position, LINES_UP[phase]) == at.action.man
    )


def _is_destination_on_field(at: At[Place]) -> bool:
    return is_square_on_field(at.action.at)


def _is_destination_on_display(at: At[Place]) -> bool:
    first, last = get_window_of_play(at.position)
    return first <= at.action.at[0] <= last


def _is_destination_free(at: At[Place]) -> bool:
    men = at.position.men
    return at.action.at not in men.offense.values() and at.action.at not in men.defense.values()


MAN: Mapping[str, Callable[[At[Place]], Any]] = {"man": lambda at: at.action.man}
SQUARE: Mapping[str, Callable[[At[Place]], Any]] = {"at": lambda at: at.action.at}
"""Names of the facts in the preconditions of a placement, each with its function."""


def _make_constraint_check(constraint: PlacementConstraint) -> Precondition[Rules, Position, Place]:
    """Return the precondition that a placement satisfies a constraint."""

    def is_constraint_satisfied(at: At[Place]) -> bool:
        man = Man(get_placing_role(at.position), at.action.man)
        return not constraint.applies_to_man(man) or constraint.allows(
            build_placement_context(at.position, man), at.action.at
        )

    also = (*constraint.also, *ENFORCED_LINE_UPS)
    return Precondition(constraint.clause, constraint.code, is_constraint_satisfied, also=also, facts={**MAN, **SQUARE})


PLACE = ActionRule(
    action=Place,
    stages=tuple(LINES_UP),
    candidates=_list_candidate_placements,
    preconditions=(
        Precondition(
            LINING_UP["offense"], "offense-lines-up-first", _create_check_of_placing_seat("line-up"), facts=SEAT
        ),
        Precondition(LINING_UP["defense"], "defense-lines-up", _create_check_of_placing_seat("defend"), facts=SEAT),
        *provided(
            ("offense-lines-up-first", "defense-lines-up"),
            Precondition(COUNTS, "no-such-man", _is_man_on_roster, also=(ELEVEN_MEN,), facts=MAN),
            *provided(
                ("no-such-man",),
                Precondition(
                    LINING_UP["offense"],
                    "not-the-next-man",
                    _make_next_man_check("line-up"),
                    also=ENFORCED_LINE_UPS,
                    facts=MAN,
                ),
                Precondition(
                    LINING_UP["defense"],
                    "not-the-next-man",
                    _make_next_man_check("defend"),
                    also=ENFORCED_LINE_UPS,
                    facts=MAN,
                ),
            ),
            Precondition(FIELD_SIZE, "no-such-square", _is_destination_on_field, also=ENFORCED_LINE_UPS, facts=SQUARE),
            *provided(
                ("no-such-square",),
                Precondition(
                    SEGMENT, "not-on-display", _is_destination_on_display, also=ENFORCED_LINE_UPS, facts=SQUARE
                ),
                Precondition("FIELD.grid", "occupied", _is_destination_free, also=ENFORCED_LINE_UPS, facts=SQUARE),
            ),
            *provided(("no-such-man", "no-such-square"), *map(_make_constraint_check, CONSTRAINTS)),
        ),
    ),
    effect=_place_man,
    complete=True,
)

RULES = (PLACE,)


# ---- questions


def describe_window(line: int, way: int) -> Facts:
    """Return the columns on display, and the first and last column where each kind of man may line up."""
    first, last = compute_window(line, way)
    formation = PlacementContext(line, way, rows=frozenset(range(1, ROWS + 1)))
    tight_end = Man("offense", "TE")
    ends = [
        each for each in _list_placement_squares(formation, tight_end) if not _is_place_next_to_line(formation, each)
    ]
    return {
        "first": first, "last": last, "yards_to_goal": count_yards_to_goal(line, way),
        "inside_the_20": is_inside_the_20(line, way), "linemen": _find_line_up_columns(formation, Man("offense", "T1")),
        "quarterback": _find_line_up_columns(formation, Man("offense", "Q")),
        "backs": _find_line_up_columns(formation, Man("offense", "F")),
        "defense": _find_line_up_columns(formation, Man("defense", "S")),
        "downfield": _find_column_range(ends) if ends else None, "first_down": compute_first_down_line(line, way),
    }  # fmt: skip


def _find_line_up_columns(formation: PlacementContext, man: Man) -> list[int]:
    """Return the first and the last column where a man may line up."""
    return _find_column_range(_list_placement_squares(formation, man))


def _list_placement_squares(formation: PlacementContext, man: Man) -> list[Square]:
    """Return the squares on display where a man may line up, column by column."""
    return [each.at for each in list_placements(formation, man)]


def _find_column_range(squares: Iterable[Square]) -> list[int]:
    """Return the first and the last column of some squares."""
    columns = [column for column, _ in squares]
    return [min(columns), max(columns)]


def answer_window(asked: Question) -> Answer:
    """Answer with the columns on display, and the columns where each kind of man may line up."""
    clauses = (
        *WINDOW_SET, SEGMENT, COMPASS_EW, "L1", "L2.3", "L2.4", "L3.3", "L4.1", "L5", FIRST_DOWN_LINE, SCRIMMAGE_LINE,
        "FIELD.square-size",
    )  # fmt: skip
    return Answer(describe_window(*get_line_and_way_arguments(asked)), clauses)
