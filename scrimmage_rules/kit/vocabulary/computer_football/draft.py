"""What all sentences of computer-football share: the drafted position and options, men, squares, actions, chances."""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules.kit.table import Misused, Table
from scrimmage_rules.kit.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.vocabulary.shared import SHARED, names

RULESET = "computer-football"
COLUMNS = 60

STANDARD = {
    "offense": {
        "T1": (0, 6), "T2": (0, 10), "G1": (0, 7), "G2": (0, 8), "G3": (0, 9), "TE": (0, 5), "SE": (0, 12),
        "Q": (-2, 8), "F": (-3, 7), "H": (-3, 9), "T": (-3, 8),
    },
    "defense": {
        "T1": (1, 6), "T2": (1, 10), "G1": (1, 7), "G2": (1, 8), "G3": (1, 9), "L1": (2, 4), "L2": (2, 8),
        "L3": (2, 12), "B1": (3, 3), "B2": (3, 13), "S": (4, 8),
    },
}  # fmt: skip
"""The line-ups that sides choose where a scenario does not place their men: columns from the line on, and rows."""

OUT_OF_THE_WAY = {
    "T1": [20, 1], "T2": [20, 15], "G1": [21, 1], "G2": [21, 15], "G3": [22, 1], "L1": [24, 1], "L2": [24, 15],
    "L3": [25, 1], "B1": [28, 1], "B2": [28, 15], "S": [30, 8],
}  # fmt: skip
"""Where men of the defense stand whom a scenario does not mention once play is on: along the sidelines."""

IN_PLAY = {
    "phase": "move", "eastward": "red", "offense": "red", "play": 1, "down": 1, "line": 15, "first_down": 20,
    "men": {
        "offense": {man: [15 + ahead, row] for man, (ahead, row) in STANDARD["offense"].items()},
        "defense": OUT_OF_THE_WAY,
    },
    "call": {"run": "H", "zone": None}, "known": {"type": False, "carrier": False, "zone": False},
    "turns": {"offense": 0, "defense": 0}, "mover": "offense", "allotment": 6, "left": 6, "used": {},
    "carrier": {"of": "offense", "man": "H"}, "air": None, "loose": None, "fumbled_by": None,
    "reached": {"offense": None, "defense": None}, "scramble": None, "marks": [], "changed": False,
    "winner": None, "score": None,
}  # fmt: skip
"""The position a scenario starts from: the first turn, six squares to use, a run by H called in secret."""


def draft_position(table: Table) -> dict[str, Any]:
    """The position being drafted."""
    position: dict[str, Any] = table.given.setdefault("position", json.loads(json.dumps(IN_PLAY)))
    return position


def draft_options(table: Table) -> dict[str, Any]:
    """The options of the game: edition, readings and settings, as far as the scenario speaks of them."""
    return {key: table.given[key] for key in ("edition", "settings", "readings") if table.given.get(key)}


def square_of(text: str) -> list[int]:
    """A square as written, `16,8`: column, row."""
    try:
        column, row = (int(part) for part in text.split(","))
    except ValueError:
        raise Misused(f"no square: {text!r}; write its column and row, such as 16,8") from None
    return [column, row]


def side_of(text: str) -> str:
    """A line-up as written."""
    if text not in STANDARD:
        raise Misused(f"no side: {text!r}; write offense or defense")
    return text


def man_of(side: str, man: str) -> dict[str, Any]:
    """A man as positions name him."""
    if man not in STANDARD[side_of(side)]:
        raise Misused(f"the {side} has no {man!r}; its men are {', '.join(STANDARD[side])}")
    return {"of": side, "man": man}


def in_order(marks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Marks in the order in which positions list them: offense first, in the order of the men."""
    return sorted(marks, key=lambda mark: (mark["of"] != "offense", [*STANDARD[mark["of"]]].index(mark["man"])))


def line_up(position: dict[str, Any], side: str, last: str | None) -> None:
    """Men of a side in their standard places by the scrimmage line, up to and including the last one (None: nobody)."""
    order = [*STANDARD[side]]
    placed = order[: order.index(last) + 1] if last else []
    line, east = position["line"], position["offense"] == position["eastward"]
    position["men"][side] = dict.fromkeys(order)
    for man in placed:
        ahead, row = STANDARD[side][man]
        position["men"][side][man] = [line + ahead if east else line + 1 - ahead, row]


def shown(position: dict[str, Any]) -> None:
    """The defense has seen who has the ball; any man but Q can only be a runner."""
    carrier = position["carrier"]
    position["known"]["carrier"] = True
    position["known"]["type"] |= carrier is None or carrier["man"] != "Q"


def all_known(position: dict[str, Any]) -> None:
    """The pass has been thrown, or the play is over."""
    position["known"] = {"type": True, "carrier": True, "zone": True}


def action_of(words: str) -> dict[str, Any]:
    """An action in words: `place T1 on 15,6`, `call run H`, `call zone 8`, `move G1 to 16,8`, `throw to 22,8`."""
    kind, *rest = [word for word in words.split() if word not in FILLERS]
    if kind not in PARTS:
        raise Misused(f"no action: {words!r}; it begins with one of {', '.join(PARTS)}")
    if kind == "call":
        return {"type": kind, **{what: value_of(word) for what, word in zip(rest[::2], rest[1::2], strict=True)}}
    if len(rest) != len(PARTS[kind]):
        raise Misused(f"no action: {words!r}; after {kind} come {len(PARTS[kind])} words")
    parts = zip(PARTS[kind], rest, strict=True)
    return {"type": kind, **{part: word if part == "man" else square_of(word) for part, word in parts}}


PARTS: dict[str, tuple[str, ...]] = {
    "draw": (), "start": (), "place": ("man", "at"), "call": (), "done": (), "allot": (), "move": ("man", "to"),
    "throw": ("to",), "scramble": (),
}  # fmt: skip
"""What the words after an action mean; those after `call` come in pairs, `call run H and zone 8` has two of them."""

FILLERS = ("to", "on", "and")


def value_of(word: str) -> Any:
    """A value as written: a number, or a word."""
    return int(word) if word.isdigit() else word


def chance_of(words: str) -> list[dict[str, Any]]:
    """A script in words, kind and value: `tackle fumble, roll north`, `squares 4`, or `no chance`."""
    if words == "no chance":
        return []
    pairs = [each.split() for each in names(words)]
    if any(len(pair) != 2 for pair in pairs):
        raise Misused(f"no chance: {words!r}; write kinds with their values, such as tackle fumble, roll north")
    return [{"kind": kind, "value": value_of(value)} for kind, value in pairs]


WORDS = Words(RULESET, ("red", "yellow", "chance"), draft_position, draft_options, action_of, chance_of)
VOCABULARY = Vocabulary(WORDS, SHARED)
