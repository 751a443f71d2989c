"""Field of 60 columns and 15 rows of squares two yards wide, the window (the columns on display), and its 12 zones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from scrimmage_rules.computer_football.position import Position, Square, get_attack_direction
from scrimmage_rules.computer_football.rule_context_types import Question
from scrimmage_rules.kernel.codec import decode_union_or_bounded_type
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import MalformedData

COLUMNS, ROWS, YARDS_PER_SQUARE = 60, 15, 2
"""120 by 30 yards in squares of 2 (INTRO.field-size, FIELD.square-size, FIELD.grid)."""

END_ZONE = 5
"""The columns of an end zone, 10 yards (CF-A01)."""

WEST_GOAL_LINE, EAST_GOAL_LINE = END_ZONE, COLUMNS - END_ZONE
WINDOW = 20
"""The columns on display, 40 yards (INTRO.segment)."""

ZONE = 5
"""A zone is 5 by 5 squares (FIELD.zones-12)."""

ZONES = tuple(range(1, 13))
DOWNFIELD_ZONES = {1: (7, 8, 9), -1: (4, 5, 6)}
"""For each direction in which the offense may attack, the zones that are 10 to 20 yards downfield (L2.3)."""

TEN_YARDS = 5
EDGE = 5
"""Columns on display behind the scrimmage line, on the side of the offense (FIELD.window-offset)."""

MARKER_YARDS = 10

SQUARES_OF_TWO_YARDS = ("FIELD.grid", "FIELD.square-size")
WINDOW_SET = ("FIELD.window-offset", "FIELD.window-exception")
"""Clauses about the columns on display: the scrimmage line decides them, except at the end of the field."""

COMPASS_EW, COMPASS_NS = "FIELD.compass-ew", "FIELD.compass-ns"
FIRST_DOWN_LINE, SCRIMMAGE_LINE = "FIELD.first-down-line", "FIELD.scrimmage-line"
TWELVE_ZONES, ZONES_ARE_FOR_PASSES = "FIELD.zones-12", "FIELD.zones-use"


def is_square_on_field(place: Square) -> bool:
    """Return whether a square exists (INTRO.field-size)."""
    return 1 <= place[0] <= COLUMNS and 1 <= place[1] <= ROWS


def get_goal_line(way: int) -> int:
    """Return the goal line that a side attacks. The direction (`way`) is 1 to the east and -1 to the west
    (FIELD.compass-ew).
    """
    return EAST_GOAL_LINE if way > 0 else WEST_GOAL_LINE


def is_column_in_attacked_end_zone(column: int, way: int) -> bool:
    """Return whether a column is in the end zone that a side attacks."""
    return column > EAST_GOAL_LINE if way > 0 else column <= WEST_GOAL_LINE


def count_yards_to_goal(line: int, way: int) -> int:
    """Return the yards from a line to the goal line that is attacked."""
    return YARDS_PER_SQUARE * way * (get_goal_line(way) - line)


def is_inside_the_20(line: int, way: int) -> bool:
    """Return whether a line is less than 20 yards from the goal line attacked. The 20 itself is not inside (CF-A05)."""
    return count_yards_to_goal(line, way) < 20


def get_column_edge_in_direction(column: int, way: int) -> int:
    """Return the boundary line of a column that lies in the direction `way`."""
    return column if way > 0 else column - 1


def count_columns_behind_line(line: int, way: int, column: int) -> int:
    """Return how many columns a column lies behind the line: 1 for the linemen's column, 0 or less beyond the line."""
    return (line - column) * way + (1 if way > 0 else 0)


def get_linemen_column(line: int, way: int) -> int:
    """Return the column next to the line on the offense's side (L1)."""
    return line if way > 0 else line + 1


def compute_first_down_line(line: int, way: int) -> int:
    """Return the first-down line of a new series: ten yards ahead, at most the goal line (FIELD.first-down-line,
    CF-A83).
    """
    ahead_of_line = line + way * TEN_YARDS
    return min(ahead_of_line, EAST_GOAL_LINE) if way > 0 else max(ahead_of_line, WEST_GOAL_LINE)


# ---- the window and its zones


def compute_window(line: int, way: int) -> tuple[int, int]:
    """Return the first and the last column on display for a line and a direction (FIELD.window-offset, CF-A04).

    If the line is inside the 20 of the defense, the columns on display stop at the end of the field.
    """
    if way > 0:
        first = min(line - EDGE, COLUMNS - WINDOW) + 1
        return first, first + WINDOW - 1
    last = max(line + EDGE, WINDOW)
    return last - WINDOW + 1, last


def get_window_of_play(position: Position) -> tuple[int, int]:
    """Return the first and the last column on display, which stay the same during a play (CF-A06)."""
    return compute_window(position.line, get_attack_direction(position, "offense"))


def find_zone_of_square_in_window(first: int, place: Square) -> int | None:
    """Return the zone of a square, 1 to 12, or None if its column is not on display (CF-A02).

    Zones are numbered from the west, and from north to south in each band.
    """
    column, row = place
    if not first <= column < first + WINDOW:
        return None
    return 3 * ((column - first) // ZONE) + (row - 1) // ZONE + 1


def find_zone(position: Position, place: Square) -> int | None:
    """Return the zone of a square in the current play, or None if its column is not on display."""
    return find_zone_of_square_in_window(get_window_of_play(position)[0], place)


@lru_cache(maxsize=1 << 10)
def list_squares_of_zone(first: int, number: int) -> tuple[Square, ...]:
    """Return the 25 squares of a zone, column by column."""
    band, part = divmod(number - 1, 3)
    west, north = first + ZONE * band, 1 + ZONE * part
    return tuple((column, row) for column in range(west, west + ZONE) for row in range(north, north + ZONE))


def list_yard_markers(first: int, last: int) -> list[dict[str, int]]:
    """Return the yard lines on display with their numbers, every ten yards from goal to goal (FIELD.yard-markers)."""
    lines = range(WEST_GOAL_LINE, EAST_GOAL_LINE + 1, MARKER_YARDS // YARDS_PER_SQUARE)
    return [{"line": line, "yards": compute_yard_number(line)} for line in lines if first - 1 <= line <= last]


ON_DISPLAY = (
    SCRIMMAGE_LINE, FIRST_DOWN_LINE, "FIELD.yard-markers", "FIELD.markers-shift", *WINDOW_SET,
)  # fmt: skip
"""Clauses of the values that `describe_display` returns."""


def describe_display(position: Position) -> dict[str, Any]:
    """Return what the screen shows: the window, the blue line, the yellow line and the yard markers.

    Before the draw of the first offense, the screen shows none of them.
    """
    if position.offense is None:
        return {"window": None, "lines": None, "markers": []}
    first, last = get_window_of_play(position)
    return {
        "window": {"first": first, "last": last},
        "lines": {"blue": position.line, "yellow": position.first_down},
        "markers": list_yard_markers(first, last),
    }


def compute_yard_number(line: int) -> int:
    """Return the number of a yard line: its distance in yards from the nearer goal line."""
    return YARDS_PER_SQUARE * min(line - WEST_GOAL_LINE, EAST_GOAL_LINE - line)


# ---- lines of squares


DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
"""East, west, south, north and the four diagonals (CF-A20)."""

STRAIGHT, DIAGONAL = 1, 2
"""Number of squares that a straight step and a diagonal step use up (MOVE.diagonal-cost)."""


@lru_cache(maxsize=1 << 14)
def measure_stretch(start: Square, to: Square) -> tuple[tuple[int, int], int] | None:
    """Return the direction and the number of steps between two squares, or None if they are not on one straight line
    (M1).
    """
    across, down = to[0] - start[0], to[1] - start[1]
    steps = max(abs(across), abs(down))
    if steps == 0 or (across and down and abs(across) != abs(down)):
        return None
    return (across // steps, down // steps), steps


def compute_stretch_cost(direction: tuple[int, int], steps: int) -> int:
    """Return the number of squares that a stretch (straight move) uses up (M2, MOVE.diagonal-cost)."""
    return steps * (DIAGONAL if direction[0] and direction[1] else STRAIGHT)


def list_squares_between(start: Square, to: Square) -> list[Square]:
    """Return the squares between two squares on one straight line, without these two; an empty list if there is no such
    line.
    """
    found = measure_stretch(start, to)
    if found is None or found[1] == 1:
        return []
    (across, down), steps = found
    return [(start[0] + across * step, start[1] + down * step) for step in range(1, min(steps, COLUMNS))]


# ---- questions, and what is asked about the field in others

WAYS = {"east": 1, "west": -1}


def get_square_argument(asked: Question, name: str) -> Square:
    """Return an argument of a query as a square of the field.

    Raise `MalformedData` for any other value, and for a square off the field.
    """
    place: Square = decode_union_or_bounded_type(asked.args.get(name), Square, f"$.args.{name}")
    if not is_square_on_field(place):
        raise MalformedData(f"$.args.{name}", "not a square of the field: columns are 1 to 60, rows 1 to 15")
    return place


def get_way_argument(asked: Question) -> int:
    """Return the argument `direction` as a way: 1 to the east, -1 to the west."""
    return WAYS[asked.text("direction", WAYS)]


def get_line_and_way_arguments(asked: Question) -> tuple[int, int]:
    """Return the arguments `line` and `direction` as the scrimmage line and the direction of the offense."""
    return asked.number("line", WEST_GOAL_LINE, EAST_GOAL_LINE), get_way_argument(asked)


def answer_zones(asked: Question) -> Answer:
    """Answer with the first and last column and row of each of the twelve zones."""
    first, _ = compute_window(*get_line_and_way_arguments(asked))
    value = {}
    for each in ZONES:
        (west, north), (east, south) = list_squares_of_zone(first, each)[0], list_squares_of_zone(first, each)[-1]
        value[str(each)] = {"columns": [west, east], "rows": [north, south]}
    return Answer(value, (TWELVE_ZONES, ZONES_ARE_FOR_PASSES, "L2.3", COMPASS_NS, COMPASS_EW))


def answer_zone(asked: Question) -> Answer:
    """Answer a query with the zone of a square."""
    first, _ = compute_window(*get_line_and_way_arguments(asked))
    return Answer(
        find_zone_of_square_in_window(first, get_square_argument(asked, "square")), (TWELVE_ZONES, "INTRO.segment")
    )
