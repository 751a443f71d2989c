"""Exchange of red and yellow together with the goals: east becomes west, and north stays north."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.computer_football.field import COLUMNS, WINDOW, ZONE, ZONES
from scrimmage_rules.kernel.side_mirroring import Mirror, words_from_pairs


def _mirror_square(square: list[int]) -> list[int]:
    """Return the square with its column mirrored, on the field or off."""
    return [COLUMNS + 1 - square[0], square[1]]


def _mirror_column(column: Any) -> Any:
    """Return a mirrored column, or a mirrored square if the value is a square."""
    if isinstance(column, list):
        return _mirror_square(column)
    return COLUMNS + 1 - column if isinstance(column, int) else column


def _mirror_column_boundary(line: Any) -> Any:
    """Return the mirrored boundary between two columns; 0 means that there is no line yet."""
    return COLUMNS - line if isinstance(line, int) and line not in (0, COLUMNS) else line


def _mirror_zone(zone: Any) -> Any:
    """Return the mirrored zone: the band moves to the other end of the columns on display, and the part stays."""
    if isinstance(zone, bool) or zone not in ZONES:
        return zone
    band, part = divmod(zone - 1, 3)
    return 3 * (WINDOW // ZONE - 1 - band) + part + 1


def _keep_value(value: Any) -> Any:
    """Return a value unchanged, because an exchange of the sides does not change it."""
    return value


def _mirror_window(window: Any) -> Any:
    """Return the mirrored columns on display."""
    if not isinstance(window, dict):
        return window
    return {"first": COLUMNS + 1 - window["last"], "last": COLUMNS + 1 - window["first"]}


def _mirror_lines(lines: Any) -> Any:
    """Return the mirrored lines on display, which have colours and no sides."""
    return (
        {colour: _mirror_column_boundary(line) for colour, line in lines.items()} if isinstance(lines, dict) else lines
    )


_WEST_TO_EAST = "the answer lists columns from west to east, or has a number without a side"
_TWO_NUMBERS = (
    "computer-football/introduction/half-of-all-games-begin-on-line-15-and-half-on-line-45-each-with-ten-yards-to-go",
    "computer-football/possession/the-chance-of-a-safety-from-the-first-column-in-front-of-the-own-goal",
)
_BETWEEN = "computer-football/tables/the-scrimmage-line-lies-between-the-goal-lines"
_FROM_THE_WEST = (
    "computer-football/moving/a-column-of-two-digits-is-off-the-field-one-of-three-is-no-column",
    f"{_BETWEEN}/the-scrimmage-line-is-0-and-the-first-down-line-20",
)
_RECORDED = "the digest of a recorded game depends on its moves"

MIRROR = Mirror(
    says="the sides exchanged: red for yellow, east for west, column 61 - x for x",
    words=words_from_pairs(("red", "yellow"), ("east", "west")),
    pair=_mirror_square,
    fields={
        "column": _mirror_column,
        "contact": _mirror_column,
        "line": _mirror_column_boundary,
        "first_down": _mirror_column_boundary,
        "zone": _mirror_zone,
        "highlighted": _mirror_zone,
        "window": _mirror_window,
        "lines": _mirror_lines,
        "eastward": _keep_value,
        "limits": _keep_value,
    },
    unlike={
        **dict.fromkeys(("query:window", "query:zones", "query:zone", "query:spot"), _WEST_TO_EAST),
        **dict.fromkeys(("query:archived", "query:replayed", "query:extended"), _RECORDED),
        **dict.fromkeys(_TWO_NUMBERS, "the two numbers in each result of these odds are not a square"),
        **dict.fromkeys(_FROM_THE_WEST, "columns and lines off the field are counted from the west end"),
    },
)
