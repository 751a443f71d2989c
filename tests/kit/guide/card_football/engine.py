"""The tables of card-football: the program that the guide for implementers arrives at."""

from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

Fields = dict[str, Any]

OFFENCE = ["Draw", "Sweep", "Deep Pass", "Run Up Middle", "Short Pass"]
DEFENCE = ["Blitz", "Run", "Screen", "Deep", "Zone"]
PASSES = ["Deep Pass", "Short Pass"]
WORDS = ["-", "TD", "T/O"]
SECTIONS = ["kick_off", "punt", "field_goal", "turnover"]
PARTS = ["id", *SECTIONS, "momentum", "matrix"]
MARKERS = ["line of scrimmage", "first-down flags"]
SCORING = {"touchdown": 6, "extra point": 1, "two-point try": 2, "field goal": 3, "safety": 2}

DECKS: Fields = {
    name: json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))
    for name in ("default", "sample")
}


class Wrong(Exception):
    """A question that makes no sense: it is answered with an error, and the program goes on."""


def query(name: object, asked: Fields, options: Fields) -> Any:
    """The value of a query, or None where it is not known."""
    return TABLES[name](asked, options) if isinstance(name, str) and name in TABLES else None


def one_of(known: list[str], value: Any, what: str) -> str:
    if value not in known:
        raise Wrong(f"$.args.{what}: {value!r} is not one of {', '.join(known)}")
    return str(value)


# ---- cards


def deck_of(options: Fields) -> Fields:
    chosen = options.get("settings", {}).get("deck", "default")
    deck: Fields = DECKS[one_of(list(DECKS), chosen, "deck")] if isinstance(chosen, str) else chosen
    return deck


def card_of(asked: Fields, options: Fields) -> Fields:
    cards = {card["id"]: card for card in deck_of(options)["cards"]}
    found: Fields = cards[one_of(list(cards), asked.get("card"), "card")]
    return found


def result(card: Fields, asked: Fields) -> Any:
    offence = one_of(OFFENCE, asked.get("offence"), "offence")
    defence = one_of(DEFENCE, asked.get("defence"), "defence")
    return card["matrix"][defence][OFFENCE.index(offence)]


def kind(result: Any) -> str:
    words = {"-": "incomplete", "TD": "touchdown", "T/O": "turnover"}
    return words[result] if isinstance(result, str) else "gain" if result >= 0 else "loss"


def cell(asked: Fields, options: Fields) -> Fields:
    found = result(card_of(asked, options), asked)
    return {"result": found, "kind": kind(found)}


def has_turnover(card: Fields) -> bool:
    return any("T/O" in row for row in card["matrix"].values())


def deck(_asked: Fields, options: Fields) -> Fields:
    found = deck_of(options)
    with_turnover = sum(map(has_turnover, found["cards"]))
    told = {name: found[name] for name in ("id", "invented")}
    return {**told, "cards": len(found["cards"]), "with_turnover": with_turnover, "markers": MARKERS}


# ---- chance


def spread(results: list[Any], words: list[str]) -> list[Fields]:
    counts = Counter(results)
    ordered = sorted(each for each in counts if isinstance(each, int)) + [each for each in words if each in counts]
    return [{"result": each, "p": str(Fraction(counts[each], len(results)))} for each in ordered]


def pairing(asked: Fields, options: Fields) -> list[Fields]:
    return spread([result(card, asked) for card in deck_of(options)["cards"]], WORDS)


def section(asked: Fields, options: Fields) -> list[Fields]:
    name = one_of(SECTIONS, asked.get("section"), "section")
    found = [card[name] for card in deck_of(options)["cards"]]
    return spread(found, sorted({each for each in found if isinstance(each, str)}))


# ---- the field


def spot(asked: Fields, _options: Fields) -> Fields:
    told = asked.get("line")
    half, _, number = told.partition(" ") if isinstance(told, str) else ("", "", "")
    if told != "midfield" and (half not in {"own", "opponent's"} or number not in map(str, range(1, 51))):
        raise Wrong(f"$.args.line: {told!r} is no yard line")
    yards = 50 if half == "midfield" else int(number) if half == "own" else 100 - int(number)
    yards += asked.get("gain", 0)
    if not 0 < yards < 100:
        raise Wrong("$.args.gain: the ball would leave the field")
    return {"spot": yards, "line": line(yards), "to_goal": 100 - yards}


def line(yards: int) -> str:
    if yards == 50:
        return "midfield"
    return f"own {yards}" if yards < 50 else f"opponent's {100 - yards}"


# ---- what can be wrong with a deck


def check_deck(asked: Fields, _options: Fields) -> Fields:
    cards = asked["deck"]["cards"]
    found = [*faults_of_pile(cards), *(fault for at, card in enumerate(cards) for fault in faults_of_card(at, card))]
    found.sort(key=lambda fault: ORDER.index(fault["clause"]))
    most = None if found else 2 * sum(map(has_turnover, cards)) > len(cards)
    return {"faults": found, "most_have_turnover": most}


ORDER = [
    "PREP.shuffle", "PREP.marker-cards", "COMP.card-sections", "MATRIX.rows", "MATRIX.columns", "RESULT.five-kinds",
    "RESULT.incomplete", "KICKOFF.r-number", "PUNT.read-section", "FG.threshold", "TO.section", "MOM.some-cards",
]  # fmt: skip


def fault(clause: str, path: str) -> Fields:
    return {"clause": clause, "path": path}


def faults_of_pile(cards: list[Fields]) -> list[Fields]:
    ids = [card.get("id") for card in cards]
    strange = [name.replace(" ", "-") for name in MARKERS] + OFFENCE + DEFENCE
    found = [] if cards else [fault("PREP.shuffle", "/cards")]
    found += [fault("PREP.shuffle", f"/cards/{at}/id") for at, each in enumerate(ids) if each in ids[:at]]
    return found + [fault("PREP.marker-cards", f"/cards/{at}/id") for at, each in enumerate(ids) if each in strange]


def faults_of_card(at: int, card: Fields) -> list[Fields]:
    path = f"/cards/{at}"
    missing = [name for name in PARTS if name not in card]
    found = [fault("COMP.card-sections", f"{path}/{name}") for name in missing]
    found += [fault("COMP.card-sections", f"{path}/{name}") for name in card if name not in PARTS]
    if missing:
        return found
    found += [fault(clause, f"{path}/{name}") for clause, name, sound in SOUND if not sound(card[name])]
    return found + faults_of_matrix(f"{path}/matrix", card["matrix"])


def faults_of_matrix(path: str, matrix: Any) -> list[Fields]:
    if not isinstance(matrix, dict) or set(matrix) != set(DEFENCE):
        return [fault("MATRIX.rows", path)]
    short = [fault("MATRIX.columns", f"{path}/{play}") for play in DEFENCE if len(matrix[play]) != len(OFFENCE)]
    cells = [(play, *each) for play in DEFENCE for each in zip(OFFENCE, matrix[play], strict=False) if not short]
    kinds = [fault("RESULT.five-kinds", f"{path}/{row}/{play}") for row, play, cell in cells if not is_cell(cell)]
    runs = [(row, play) for row, play, cell in cells if cell == "-" and play not in PASSES]
    return [*short, *kinds, *(fault("RESULT.incomplete", f"{path}/{row}/{play}") for row, play in runs)]


def is_yards(value: Any) -> bool:
    return type(value) is int and -99 <= value <= 99


def is_word(value: Any) -> bool:
    return value in {"TD", "T/O"}


def is_cell(value: Any) -> bool:
    return is_yards(value) or value == "-" or is_word(value)


def is_kick_off(value: Any) -> bool:
    return is_word(value) or (isinstance(value, str) and bool(re.fullmatch("[rk]([1-9]|[1-4][0-9]|50)", value)))


def is_momentum(note: Any) -> bool:
    if note is None:
        return True
    if not isinstance(note, dict) or not note or not set(note) <= {"offence", "defence"}:
        return False
    in_order = len(note) == 1 or note["offence"] > note["defence"]
    return in_order and all(map(is_yards, note.values()))


SOUND = [
    ("KICKOFF.r-number", "kick_off", is_kick_off),
    ("PUNT.read-section", "punt", lambda value: is_yards(value) or is_word(value)),
    ("FG.threshold", "field_goal", lambda value: is_yards(value) and value >= 0),
    ("TO.section", "turnover", lambda value: is_yards(value) and value != 0),
    ("MOM.some-cards", "momentum", is_momentum),
]

TABLES = {
    "plays": lambda _asked, _options: {
        "offence": [{"play": play, "kind": "pass" if play in PASSES else "run"} for play in OFFENCE],
        "defence": DEFENCE,
    },
    "scoring": lambda _asked, _options: SCORING,
    "card": card_of, "cell": cell, "deck": deck, "pairing": pairing, "section": section, "spot": spot,
    "check-deck": check_deck,
}  # fmt: skip
