"""What all sentences of tactical-soccer share: the drafted position and options, hexes, actions and dice in words."""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules.kit.table import Misused, Table
from scrimmage_rules.kit.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.vocabulary.shared import SHARED, names

RULESET = "tactical-soccer"
MEN = ("F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3", "G1", "G2")

OUT_OF_THE_WAY = {
    "F1": [-4, -14], "F2": [4, -14], "F3": [-4, 14], "M1": [-4, -10], "M2": [4, -10], "M3": [4, 14], "M4": [-4, 10],
    "D1": [-4, -6], "D2": [4, 10], "D3": [4, 6], "G1": [0, -16], "G2": [0, 16],
}  # fmt: skip
"""Where men stand whom a scenario does not mention: on the wings of their own half, the goalies before their goals."""

IN_PLAY = {
    "phase": "activate", "half": 1, "turn": 1, "score": {"red": 0, "blue": 0}, "first": "red", "active": "red",
    "squads": {"red": ["F1", "F2", "M1", "M2", "D1", "G1"], "blue": ["F3", "M3", "M4", "D2", "D3", "G2"]},
    "men": OUT_OF_THE_WAY, "turned": [], "holder": None, "loose": [0, 0], "kick_off": None, "done": [], "barred": [],
    "booked": [], "spent_ahead": [], "offences": [], "sent_off": [], "flight": None, "catch": None,
    "aims": {"attack": None, "defence": None},
}  # fmt: skip
"""The position a scenario starts from: the first turn, red to activate, the ball loose on the centre hex."""


def draft_position(table: Table) -> dict[str, Any]:
    """The position being drafted."""
    position: dict[str, Any] = table.given.setdefault("position", json.loads(json.dumps(IN_PLAY)))
    return position


def draft_options(table: Table) -> dict[str, Any]:
    """The options of the game: readings and settings, as far as the scenario speaks of them."""
    return {key: table.given[key] for key in ("settings", "readings") if table.given.get(key)}


def hex_of(text: str) -> list[int]:
    """A hex as written, `-1,3`."""
    parts = text.strip("()").split(",")
    try:
        x, y = (int(part) for part in parts)
    except ValueError:
        raise Misused(f"no hex: {text!r}; write its two coordinates, such as -1,3") from None
    return [x, y]


def in_order(men: list[str]) -> list[str]:
    """Men in the order in which positions list them."""
    return sorted(men, key=MEN.index)


def action_of(words: str) -> dict[str, Any]:
    """An action in words, as the table below; what may be added stands at the end: `stepping to 1,3`, `fouling F1`."""
    kind, *rest = words.split()
    if kind not in PARTS:
        raise Misused(f"no action: {words!r}; it begins with one of {', '.join(PARTS)}")
    action: dict[str, Any] = {"type": kind}
    for name, word in zip(PARTS[kind], [each for each in rest if each not in FILLERS], strict=False):
        action[name] = hex_of(word) if "," in word else word
    return {**action, **_added(kind, rest)}


PARTS: dict[str, tuple[str, ...]] = {
    "roll-off": (), "pick": ("man",), "place": ("man", "to"), "kick-off": ("man",), "move": ("man", "to", "via"),
    "pick-up": ("man",), "pass": ("man", "to", "side"), "steal": ("man", "holder"), "foul": ("man", "victim"),
    "shoot": ("man",), "skip": ("man",), "aim": ("at",), "guard": ("at",), "roll-shot": (), "intercept": ("man",),
    "let-by": ("man",), "receive": (), "leave": (),
}  # fmt: skip
"""What the words after an action mean: `move F1 to 0,2 via 0,1`, `pass F1 to M1 left`, `steal M1 from F3 fouling`."""

FILLERS = ("to", "on", "from", "via", "by", "with")


def _added(kind: str, rest: list[str]) -> dict[str, Any]:
    if kind == "steal":
        return {"foul": "fouling" in rest}
    if kind != "intercept":
        return {}
    added: dict[str, Any] = {}
    if "stepping" in rest:
        added["step"] = hex_of(rest[rest.index("stepping") + 2])
    if "fouling" in rest:
        added["foul"] = rest[rest.index("fouling") + 1]
    return added


def dice_of(words: str) -> list[dict[str, Any]]:
    """A script in words: `d6 4, d3 2`, or `no dice`."""
    if words == "no dice":
        return []
    pairs = [each.split() for each in names(words)]
    if any(len(pair) != 2 for pair in pairs):
        raise Misused(f"no dice: {words!r}; write such as d6 4, d3 2")
    return [{"kind": kind, "value": int(face)} for kind, face in pairs]


PLACES = {
    "the holder": "/holder", "the loose ball": "/loose", "the phase": "/phase", "the booked": "/booked",
    "the caught": "/offences", "red's score": "/score/red", "blue's score": "/score/blue",
}  # fmt: skip
"""What odds are asked of."""


def value_at(place: str, cell: str) -> Any:
    """What stands at a place: a man, several of them, a hex, a number, a word, or nothing."""
    if place in ("the booked", "the caught"):
        return [] if cell == "none" else names(cell)
    if cell in ("nobody", "nowhere"):
        return None
    if place == "the loose ball":
        return hex_of(cell)
    return int(cell) if cell.isdigit() else cell


WORDS = Words(RULESET, ("red", "blue"), draft_position, draft_options, action_of, dice_of, PLACES, value_at)
VOCABULARY = Vocabulary(WORDS, SHARED)
