"""Parsers of the words of card-football in sentences: yard lines, card entries, actions, chance, and paths of a
position.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep
from scrimmage_rules.kit.scenarios.vocabulary.shared import is_whole_number, parse_name_list, parse_number_or_text

FIELD = 100
ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4}
MOST = {"most": True, "not most": False, "not counted": None}
COLUMNS = ("Draw", "Sweep", "Deep Pass", "Run Up Middle", "Short Pass")
ROWS = ("Blitz", "Run", "Screen", "Deep", "Zone")


def parse_spot(line: str) -> int:
    """Return the number of a yard line that a text names, such as `own 30`. Yards are counted from the goal line of the
    side that `own` means.
    """
    words = line.removeprefix("the ").split()
    if words == ["midfield"]:
        return FIELD // 2
    if words == ["goal", "line"]:
        return FIELD
    if len(words) == 2 and words[0] in ("own", "opponent's") and is_whole_number(words[1]):
        return int(words[1]) if words[0] == "own" else FIELD - int(words[1])
    raise MisusedStep(
        f"not a yard line: {line!r}; write it like one of: own 30, opponent's 25, midfield, the goal line"
    )


def parse_list(words: str) -> list[str]:
    """Return the cards or plays in a text such as `A, X1 and X2`; an empty list for `none`."""
    return [] if words == "none" else parse_name_list(words)


# ---- cards


def parse_card_entry(text: str) -> Any:
    """Return a card entry from its text: a number, or TD, T/O, -, r18."""
    return parse_number_or_text(text)


NO_ENTRIES = {"nothing": None, "an empty text": "", "a truth value": True}
"""Entries that a card can contain only by mistake, by the words that name them in sentences."""


def parse_card_entry_or_invalid_value(words: str) -> Any:
    """Return the valid or invalid card entry that a text states: `the text 40` is a string, and `nothing` is null."""
    if words in NO_ENTRIES:
        return NO_ENTRIES[words]
    return words.removeprefix("the text ") if words.startswith("the text ") else parse_card_entry(words)


def parse_momentum_note(words: str) -> Any:
    """Return a momentum note from its words: `offence 5, defence 3`, `nothing`, or the invalid `neither side`."""
    if words in ("nothing", "neither side"):
        return None if words == "nothing" else {}
    return {
        side: parse_card_entry_or_invalid_value(yards)
        for side, _, yards in (part.partition(" ") for part in parse_name_list(words))
    }


def parse_section(words: str) -> str:
    """Return the field name of a card section from its words: `kick-off`, `field goal`, `matrix`."""
    return words.replace("-", "_").replace(" ", "_")


# ---- actions and chance


ACTIONS = {
    "make a card": "make-card",
    "toss the coin": "toss-coin",
    "kick off": "kick-off",
    "turn a card": "turn-card",
    "punt": "punt",
    "try a field goal": "field-goal",
    "turn a card before the try": "turn-try-card",
    "kick for the extra point": "extra-point",
    "go for two points": "two-points",
}
"""Actions by the words that name them in sentences, after `can`, `tries to` or `asks whether it may`.

The actions `call` and `name` are not in this list, because a separate function parses them.
"""

CAN = (*ACTIONS, "call {play}", "name {play}")
"""Sentence patterns of all actions, including `call` and `name` with a play."""


def parse_action(words: str) -> dict[str, Any]:
    """Return an action from its words: `punt`, `try a field goal`, `call Sweep`, `name Zone`."""
    if words in ACTIONS:
        return {"type": ACTIONS[words]}
    verb, _, play = words.partition(" ")
    if verb not in ("call", "name") or not play:
        raise MisusedStep(
            f"not an action: {words!r}; write one of {', '.join(ACTIONS)}, or `call` or `name` with a play, such as "
            f"call Sweep or name Zone"
        )
    return {"type": verb, "play": play}


KINDS = {"card": "draw", "coin": "coin"}


def parse_chance_outcomes(words: str) -> list[dict[str, Any]]:
    """Return chance outcomes from their words: `card A for the punt`, `the coin home for the kick-off`, `card A and
    card B`.
    """
    return [_parse_chance_outcome(part) for part in parse_name_list(words)]


def _parse_chance_outcome(words: str) -> dict[str, Any]:
    what, _, purpose = words.partition(" for the ")
    kind, _, value = what.removeprefix("the ").partition(" ")
    if kind not in KINDS or not value:
        raise MisusedStep(
            f"not a chance outcome: {words!r}; write it like one of: card A, card A for the punt, the coin home"
        )
    return {"kind": KINDS[kind], "value": value, **({"for": parse_purpose(purpose)} if purpose else {})}


def parse_purpose(words: str) -> str:
    """Return the purpose of a card turn from its words: `field goal`, `extra point`, `kick-off`."""
    return words.replace(" ", "-")


# ---- what odds are asked of


PLACES = {
    "the score": "/score", "home's score": "/score/home", "away's score": "/score/away", "the phase": "/phase",
    "the offence": "/offence", "the ball's line": "/spot", "the down": "/down", "who is to name": "/to_name",
}  # fmt: skip
"""Paths of a position whose odds a sentence can request, by the words that name them."""


def parse_value_at(place: str, cell: str) -> Any:
    """Return the value at a path from its words: a line as `own 30`, a score as `7:0`, a number, a word, or nothing."""
    if cell in ("none", "nobody", "nowhere"):
        return None
    if place == "the ball's line":
        return parse_spot(cell)
    if place == "the score":
        home, away = cell.split(":")
        return {"home": int(home), "away": int(away)}
    return parse_number_or_text(cell)
