"""Parsers of the words of computer-football in sentences: squares, sides, men, actions, and chance."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary.shared import parse_name_list, parse_number_or_text

MEN = {
    "offense": ("T1", "T2", "G1", "G2", "G3", "TE", "SE", "Q", "F", "H", "T"),
    "defense": ("T1", "T2", "G1", "G2", "G3", "L1", "L2", "L3", "B1", "B2", "S"),
}
"""The men of both sides, in the order in which positions list them."""

OTHER = {"offense": "defense", "defense": "offense"}
NUMBERS = {"line": "line", "first-down line": "first_down", "down": "down", "play": "play"}
"""Number fields of a position, by their names in sentences."""

RESULTS = ("fumble", "tackle-2", "tackle-1", "tackle", "tackle+1", "tackle+2", "miss")
"""Results of a tackle attempt, in the order of the printed table."""


def parse_square(text: str) -> list[int]:
    """Return a square as column and row, from its text `16,8`."""
    try:
        column, row = (int(part) for part in text.split(","))
    except ValueError:
        raise MisusedStep(f"not a square: {text!r}; write its column and row, such as 16,8") from None
    return [column, row]


def create_man(side: str, man: str) -> dict[str, Any]:
    """Return a man in the JSON form of a position."""
    if man not in MEN[side]:
        raise MisusedStep(f"the {side} has no {man!r}; its men are {', '.join(MEN[side])}")
    return {"of": side, "man": man}


def sort_pale_marks(marks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the marks (men who are pale after a failed block) in the order of a position's list: offense first."""
    return sorted(marks, key=lambda mark: (mark["of"] != "offense", MEN[mark["of"]].index(mark["man"])))


def parse_value(word: str) -> Any:
    """Return a value from its text: a number, or a word."""
    return parse_number_or_text(word)


# ---- actions


ACTIONS = {
    "draw who begins": "draw",
    "start the scrimmage": "start",
    "place {man} on {at}": "place",
    "call {run} and {zone}": "call",
    "call {what}": "call",
    "finish the line-up": "done",
    "draw the squares": "allot",
    "move {man} to {to}": "move",
    "throw to {to}": "throw",
    "scramble": "scramble",
    "wait with the pass": "wait",
}
"""Actions by the words that name them in sentences, after `can`, `tries to` or `asks whether it may`."""

CALLS = {"a run by {:S}": "run", "a pass to zone {:S}": "zone", "a {:S}": "kick"}

CAN = (
    *(words for words, kind in ACTIONS.items() if kind != "call"),
    "call a run by {run:word}", "call a pass to zone {zone:n}", "call a {kick:word}", "call nothing",
    "call a run by {run:word} and a pass to zone {zone:n}",
)  # fmt: skip
"""Sentence patterns of all actions, with one pattern for each kind of call."""


def parse_action(words: str) -> dict[str, Any]:
    """Return an action from its words: `place T1 on 15,6`, `call a run by H`, `call a pass to zone 8`, `move G1 to
    16,8`.
    """
    for pattern, kind in ACTIONS.items():
        fit = compile_pattern(pattern).read(words)
        if fit is None:
            continue
        if kind == "call":
            return {
                "type": kind,
                **{key: value for part in fit.named.values() for key, value in parse_call(part).items()},
            }
        places = {part: word if part == "man" else parse_square(word) for part, word in fit.named.items()}
        return {"type": kind, **places}
    raise MisusedStep(f"not an action: {words!r}; write it like one of: {', '.join(ACTIONS)}")


def parse_call(words: str) -> dict[str, Any]:
    """Return a call from its words: `a run by H`, `a pass to zone 8`, `a punt`, `nothing`."""
    if words == "nothing":
        return {}
    for pattern, kind in CALLS.items():
        fit = compile_pattern(pattern).read(words)
        if fit is not None:
            return {kind: parse_value(fit[0])}
    raise MisusedStep(f"not a call: {words!r}; write it like one of: a run by H, a pass to zone 8, a punt, nothing")


# ---- chance


NEEDS = {
    "a tackle": ("tackle", "tackle"),
    "the catch": ("catch", "contested-pass"),
    "the roll of the fumble": ("roll", "fumble"),
    "the scramble": ("scramble", "scramble"),
    "the squares of the turn": ("squares", "allotment"),
    "who begins": ("side", "starting-offense"),
    "the goal to attack": ("goal", "defended-goal"),
}
"""Kind and purpose of each chance that an action can need, by the words that name it in sentences."""


def parse_chance_outcomes(words: str) -> list[dict[str, Any]]:
    """Return chance outcomes with kind and value from their words: `tackle fumble, roll north`, `squares 4`."""
    pairs = [each.split() for each in parse_name_list(words)]
    if any(len(pair) != 2 for pair in pairs):
        raise MisusedStep(
            f"not a chance outcome: {words!r}; write kinds with their values, such as tackle fumble, roll north"
        )
    return [{"kind": kind, "value": parse_value(value)} for kind, value in pairs]


# ---- what odds are asked of


PLACES = {
    "the offense": "/offense", "who goes east": "/eastward", "the phase": "/phase", "the line": "/line",
    "the first-down line": "/first_down", "the carrier": "/carrier", "the score": "/score", "the scramble": "/scramble",
    "the allotment": "/allotment", "the loose ball": "/loose",
}  # fmt: skip
"""Paths of a position whose odds a sentence can request, by the words that name them."""


def parse_value_at(place: str, cell: str) -> Any:
    """Return the value at a path from its words: `the offense's SE`, a square, a number, a word, or nothing."""
    if cell in ("none", "nobody", "nowhere"):
        return None
    if place == "the carrier":
        side, man = cell.removeprefix("the ").split("'s ")
        return create_man(side, man)
    return parse_square(cell) if place == "the loose ball" else parse_value(cell)
