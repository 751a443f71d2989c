"""The drafted position and options, and the sides of men, shared by all sentences of computer-football."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import (
    CAN,
    MEN,
    NUMBERS,
    PLACES,
    create_man,
    parse_action,
    parse_chance,
    parse_square,
    parse_value_at,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import SHARED, StepTable, draft_options, draft_position

RULESET = "computer-football"
COLUMNS = 60

LINED_UP = {
    "offense": ((0, 6), (0, 10), (0, 7), (0, 8), (0, 9), (0, 5), (0, 12), (-2, 8), (-3, 7), (-3, 9), (-3, 8)),
    "defense": ((1, 6), (1, 10), (1, 7), (1, 8), (1, 9), (2, 4), (2, 8), (2, 12), (3, 3), (3, 13), (4, 8)),
}
"""The standard line-up by man: columns from the scrimmage line, and rows."""

FORMATION = {
    "phase": "move", "eastward": "red", "offense": "red", "play": 1, "down": 1, "line": 15, "first_down": 20,
    "men": {side: dict.fromkeys(men) for side, men in MEN.items()},
    "call": {"run": "H", "zone": None}, "known": {"type": False, "carrier": False, "zone": False},
    "turns": {"offense": 0, "defense": 0}, "mover": "offense", "allotment": 6, "left": 6, "used": {},
    "carrier": {"of": "offense", "man": "H"}, "air": None, "loose": None, "fumbled_by": None,
    "reached": {"offense": None, "defense": None}, "scramble": None, "marks": [], "changed": False,
    "winner": None, "score": None,
}  # fmt: skip
"""The standard formation without its men, who come from the Background of a chapter."""


def find_side(position: dict[str, Any], who: str) -> str:
    """Return what a side plays in a position: `offense` or `defense`."""
    if who not in ("red", "yellow"):
        raise Misused(f"no side: {who!r}; write red or yellow")
    return "offense" if position["offense"] == who else "defense"


def find_drafted_side(table: Table, who: str) -> str:
    """Return what a side plays in the position being drafted: `offense` or `defense`."""
    return find_side(draft_position(table), who)


def find_drafted_man(table: Table, who: str, man: str) -> dict[str, Any]:
    """Return a side's man in the position being drafted."""
    return create_man(find_drafted_side(table, who), man)


def request_side(table: Table, who: str) -> str:
    """Return what a side plays in the present position, which is requested: `offense` or `defense`."""
    return find_side(table.position(), who)


def request_man(table: Table, who: str, man: str) -> dict[str, Any]:
    """Return a side's man in the present position, which is requested."""
    return create_man(request_side(table, who), man)


def place_line_up(position: dict[str, Any], side: str, last: str | None) -> None:
    """Draft men of a side in the standard line-up, up to and including the last one (None: nobody)."""
    order = MEN[side]
    line, east = position["line"], position["offense"] == position["eastward"]
    position["men"][side] = dict.fromkeys(order)
    for man, (ahead, row) in zip(order[: order.index(last) + 1] if last else (), LINED_UP[side], strict=False):
        position["men"][side][man] = [line + ahead if east else line + 1 - ahead, row]


def disclose_carrier(position: dict[str, Any]) -> None:
    """Draft the carrier as known to the defense; a carrier who is not Q makes the type known too."""
    carrier = position["carrier"]
    position["known"]["carrier"] = True
    position["known"]["type"] |= carrier is None or carrier["man"] != "Q"


def disclose_call(position: dict[str, Any]) -> None:
    """Draft the whole call as known: the pass has been thrown, or the play is over."""
    position["known"] = {"type": True, "carrier": True, "zone": True}


WORDS = Words(
    RULESET, ("red", "yellow", "chance"), draft_position, draft_options, CAN, parse_action, parse_chance, PLACES,
    parse_value_at,
    across=("tables",),
)  # fmt: skip
VOCABULARY = Vocabulary(WORDS, SHARED)

TABLE_READERS: dict[str, Callable[..., Any]] = {
    "side": find_drafted_side, "man": find_drafted_man, "label": lambda *of: find_drafted_man(*of)["man"],
    "side_now": request_side, "man_now": request_man, "label_now": lambda *of: request_man(*of)["man"],
}  # fmt: skip
"""Readers of fields that depend on the position: sides and men as drafted, and as they are now."""

READERS: dict[str, Callable[[Any], Any]] = {
    "square": parse_square, "man_of_offense": partial(create_man, "offense"), "number": NUMBERS.__getitem__,
}  # fmt: skip
"""Readers of the fields of a row."""

STEPS = StepTable(VOCABULARY, READERS, TABLE_READERS)
