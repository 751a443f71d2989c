"""Initial position, cards and options that the `Given` steps of a card-football scenario build."""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    CAN,
    COLUMNS,
    MOST,
    ORDINALS,
    PLACES,
    parse_action,
    parse_card_entry,
    parse_card_entry_or_invalid_value,
    parse_chance_outcomes,
    parse_list,
    parse_momentum_note,
    parse_purpose,
    parse_section,
    parse_spot,
    parse_value_at,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import SHARED, StepTable

RULESET = "card-football"
FILLERS = ("X1", "X2", "X3", "X4")

PRINTED = {
    "kick_off": "r18", "punt": 30, "field_goal": 27, "turnover": 10, "momentum": None,
    "matrix": {
        "Blitz": [7, -2, "-", 1, 3], "Run": [-1, 2, 12, 0, -1], "Screen": [10, 2, 10, 3, "-"],
        "Deep": [4, 6, 0, 10, 12], "Zone": [8, -1, "-", "T/O", "-"],
    },
}  # fmt: skip
"""The card that the source prints, which is the default for the cards of a scenario."""

KICK_OFF_LATER = {
    "phase": "choose", "quarter": 1, "overtime": False, "untimed": False, "score": {"home": 0, "away": 0},
    "opening_kicker": "away", "kicker": None, "redraw": False, "offence": "home", "spot": 30, "down": 1,
    "series_start": 30, "two_point": False, "calls": {"offence": None, "defence": None}, "to_name": None,
    "named_for": None, "bans": [], "card": None, "used": [], "generated": [],
}  # fmt: skip
"""Standard position of scenarios: home received the opening kick-off and has first and ten on its own 30."""


def get_drafted_position(table: Table) -> dict[str, Any]:
    """Return the scenario's initial position, which `Given` steps change."""
    position: dict[str, Any] = table.given.setdefault("position", json.loads(json.dumps(KICK_OFF_LATER)))
    return position


def complete_position(table: Table) -> dict[str, Any]:
    """Return the scenario's initial position with all piles; cards that no step puts into a pile are in the discard
    pile.
    """
    position = get_drafted_position(table)
    if "only" in table.given:
        position["used"] = [card for card in list_deck_ids(table) if card not in table.given["only"]]
    return position


def get_drafted_cards(table: Table) -> dict[str, Any]:
    """Return the cards of the scenario by id, in the order in which steps name them."""
    cards: dict[str, Any] = table.given.setdefault("cards", {})
    return cards


def get_or_add_card(table: Table, name: str) -> dict[str, Any]:
    """Return the card with this id in the scenario's deck. If the deck lacks the card, add a copy of the printed card
    under this id.
    """
    card: dict[str, Any] = get_drafted_cards(table).setdefault(name, {"id": name, **json.loads(json.dumps(PRINTED))})
    return card


def build_drafted_deck(table: Table) -> dict[str, Any]:
    """Return the deck of the scenario: its cards, and four copies of the printed card so that the pile does not run
    out.
    """
    fillers = () if table.given.get("exactly") else FILLERS
    spare = [{"id": name, **PRINTED} for name in fillers if name not in get_drafted_cards(table)]
    listed = [*get_drafted_cards(table).values(), *spare]
    return {"id": "scenario", "invented": True, "order": table.given.get("order", "shuffled"), "cards": listed}


def build_drafted_options(table: Table) -> dict[str, Any]:
    """Return the drafted options of the game: deck, readings, settings and edition."""
    options: dict[str, Any] = {}
    settings = dict(table.given.get("settings", {}))
    if get_drafted_cards(table) or table.given.get("exactly"):
        settings["deck"] = build_drafted_deck(table)
    if settings:
        options["settings"] = settings
    for key in ("readings", "edition"):
        if table.given.get(key):
            options[key] = table.given[key]
    return options


def list_deck_ids(table: Table) -> list[str]:
    """Return the ids of the deck in order. A scenario without its own cards uses the default deck."""
    if get_drafted_cards(table):
        return [card["id"] for card in build_drafted_deck(table)["cards"]]
    return [f"P{number:02}" for number in range(1, 37)]


WORDS = Words(
    RULESET, ("home", "away"), complete_position, build_drafted_options, CAN, parse_action, parse_chance_outcomes,
    PLACES, parse_value_at,
)  # fmt: skip
VOCABULARY = Vocabulary(WORDS, SHARED)

READERS = {
    "spot": parse_spot, "list": parse_list, "purpose": parse_purpose, "section": parse_section,
    "entry": parse_card_entry, "column": COLUMNS.index,
    "datum": parse_card_entry_or_invalid_value, "note": parse_momentum_note,
    "ordinal": ORDINALS.__getitem__, "most": MOST.__getitem__,
}  # fmt: skip
"""Functions that convert the placeholders of table-driven steps to data."""


def _name_card(table: Table, name: str) -> str:
    """Return a name unchanged, and add a card with this name to the scenario's deck if the deck has none. The added
    card is a copy of the printed card.
    """
    get_or_add_card(table, name)
    return name


STEPS = StepTable(VOCABULARY, READERS, {"card": _name_card}, draft=get_drafted_position)
