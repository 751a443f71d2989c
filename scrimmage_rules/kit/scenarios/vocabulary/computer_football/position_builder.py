"""Initial position and options that the `Given` steps of a computer-football scenario build, and the sides of men."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import (
    CAN,
    MEN,
    NUMBERS,
    PLACES,
    create_man,
    parse_action,
    parse_chance_outcomes,
    parse_square,
    parse_value_at,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import SHARED, StepTable, get_drafted_options, get_drafted_position

RULESET = "computer-football"
COLUMNS = 60

LINED_UP = {
    "offense": ((0, 6), (0, 10), (0, 7), (0, 8), (0, 9), (0, 5), (0, 12), (-2, 8), (-3, 7), (-3, 9), (-3, 8)),
    "defense": ((1, 6), (1, 10), (1, 7), (1, 8), (1, 9), (2, 4), (2, 8), (2, 12), (3, 3), (3, 13), (4, 8)),
}
"""Standard line-up: for each man, his distance from the scrimmage line in columns, and his row."""

FORMATION = {
    "phase": "move", "eastward": "red", "offense": "red", "play": 1, "down": 1, "line": 15, "first_down": 20,
    "men": {side: dict.fromkeys(men) for side, men in MEN.items()},
    "call": {"run": "H", "zone": None}, "known": {"type": False, "carrier": False, "zone": False},
    "turns": {"offense": 0, "defense": 0}, "mover": "offense", "allotment": 6, "left": 6, "used": {},
    "carrier": {"of": "offense", "man": "H"}, "air": None, "loose": None, "fumbled_by": None,
    "reached": {"offense": None, "defense": None}, "scramble": None, "marks": [], "changed": False,
    "winner": None, "score": None,
}  # fmt: skip
"""Standard formation without its men. The Background of a chapter says where the men are."""


def get_role_of_side(position: dict[str, Any], who: str) -> str:
    """Return the role of a side in a position: `offense` or `defense`."""
    if who not in ("red", "yellow"):
        raise MisusedStep(f"not a side: {who!r}; write red or yellow")
    return "offense" if position["offense"] == who else "defense"


def get_drafted_role_of_side(table: Table, who: str) -> str:
    """Return the role of a side in the scenario's initial position: `offense` or `defense`."""
    return get_role_of_side(get_drafted_position(table), who)


def find_drafted_man(table: Table, who: str, man: str) -> dict[str, Any]:
    """Return a man of a side in the scenario's initial position."""
    return create_man(get_drafted_role_of_side(table, who), man)


def request_role_of_side(table: Table, who: str) -> str:
    """Request the current position, and return the role of a side in it: `offense` or `defense`."""
    return get_role_of_side(table.position(), who)


def find_man_in_current_position(table: Table, who: str, man: str) -> dict[str, Any]:
    """Request the current position, and return a man of a side in it."""
    return create_man(request_role_of_side(table, who), man)


def place_line_up(position: dict[str, Any], side: str, last: str | None) -> None:
    """Put the men of a side into the standard line-up in the scenario's initial position, up to and including the man
    `last`. Without `last`, no man is placed.
    """
    order = MEN[side]
    line, east = position["line"], position["offense"] == position["eastward"]
    position["men"][side] = dict.fromkeys(order)
    for man, (ahead, row) in zip(order[: order.index(last) + 1] if last else (), LINED_UP[side], strict=False):
        position["men"][side][man] = [line + ahead if east else line + 1 - ahead, row]


def disclose_carrier(position: dict[str, Any]) -> None:
    """Set that the defense knows the carrier, in the scenario's initial position. If he is not Q, the defense also
    knows that the play is a run.
    """
    carrier = position["carrier"]
    position["known"]["carrier"] = True
    position["known"]["type"] |= carrier is None or carrier["man"] != "Q"


def disclose_call(position: dict[str, Any]) -> None:
    """Set that the defense knows the whole call, in the scenario's initial position, as after a thrown pass or at the
    end of a play.
    """
    position["known"] = {"type": True, "carrier": True, "zone": True}


WORDS = Words(
    RULESET, ("red", "yellow", "chance"), get_drafted_position, get_drafted_options, CAN, parse_action,
    parse_chance_outcomes, PLACES,
    parse_value_at,
    across=("tables",),
)  # fmt: skip
VOCABULARY = Vocabulary(WORDS, SHARED)

TABLE_READERS: dict[str, Callable[..., Any]] = {
    "side": get_drafted_role_of_side, "man": find_drafted_man, "label": lambda *of: find_drafted_man(*of)["man"],
    "side_now": request_role_of_side, "man_now": find_man_in_current_position,
    "label_now": lambda *of: find_man_in_current_position(*of)["man"],
    "place_now": lambda *of: "/men/{of}/{man}".format_map(find_man_in_current_position(*of)),
}  # fmt: skip
"""Functions that convert a placeholder about a side or a man by a position. Names with `now` use the current position,
all others the scenario's initial position.
"""

ODD_NAMES = {
    "nothing": "", "nothing but spaces": "   ", "a name that ends in a space": "A game ",
    "a name of 80 letters": "A" * 80, "a name of 81 letters": "A" * 81,
}  # fmt: skip
"""Names of archived games that are invalid or at a limit, by the words for them in sentences."""

READERS: dict[str, Callable[[Any], Any]] = {
    "odd_name": lambda name: ODD_NAMES.get(name, name), "square": parse_square,
    "man_of_offense": partial(create_man, "offense"), "number": NUMBERS.__getitem__,
}  # fmt: skip
"""Functions that convert the placeholders of table-driven steps to data."""

STEPS = StepTable(VOCABULARY, READERS, TABLE_READERS)
