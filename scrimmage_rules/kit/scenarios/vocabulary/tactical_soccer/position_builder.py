"""Initial position and options that the `Given` steps of a tactical-soccer scenario build, and the sides of men."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.shared import (
    SHARED,
    StepTable,
    get_drafted_options,
    get_drafted_position,
    parse_name_list,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import (
    ACTIONS,
    MEN,
    PLACES,
    Squads,
    find_man,
    parse_action,
    parse_dice,
    parse_hex,
    parse_hexes,
    parse_holder,
    parse_men,
    parse_value_at,
    sort_men,
)

RULESET = "tactical-soccer"

FORMATION = {
    "phase": "activate", "half": 1, "turn": 1, "score": {"red": 0, "blue": 0}, "first": "red", "active": "red",
    "squads": {"red": ["F1", "F2", "M1", "M2", "D1", "G1"], "blue": ["F3", "M3", "M4", "D2", "D3", "G2"]},
    "men": dict.fromkeys(MEN), "turned": [], "holder": None, "loose": [0, 0], "kick_off": None, "done": [],
    "barred": [], "booked": [], "spent_ahead": [], "offences": [], "sent_off": [], "flight": None, "catch": None,
    "aims": {"attack": None, "defence": None},
}  # fmt: skip
"""Standard formation without the hexes of its men. The Background of a chapter says where the men are."""


def find_drafted_squads(table: Table) -> Squads:
    """Return the squads of the scenario's initial position."""
    squads: Squads = get_drafted_position(table)["squads"]
    return squads


def find_drafted_man(table: Table, who: str, man: str) -> str:
    """Return the id of a side's man in the scenario's initial position."""
    return find_man(find_drafted_squads(table), who, man)


def request_squads(table: Table) -> Squads:
    """Request the current position, and return its squads."""
    squads: Squads = table.position()["squads"]
    return squads


def request_man(table: Table, who: str, man: str) -> str:
    """Request the current position, and return the id of a side's man in it."""
    return find_man(request_squads(table), who, man)


WORDS = Words(
    RULESET, ("red", "blue"), get_drafted_position, get_drafted_options, tuple(ACTIONS), parse_action, parse_dice,
    PLACES, parse_value_at,
)  # fmt: skip
VOCABULARY = Vocabulary(WORDS, SHARED)

READERS: dict[str, Callable[[str], Any]] = {
    "hex": parse_hex, "hex_or_nowhere": lambda place: None if place == "nowhere" else parse_hex(place),
    "hexes": parse_hexes, "field": lambda words: words.replace(" ", "_"),
    "squad": lambda men: sort_men(parse_name_list(men)),
}  # fmt: skip
"""Functions that convert the placeholders of table-driven steps to data."""

TABLE_READERS: dict[str, Callable[..., Any]] = {
    "man": find_drafted_man,
    "men": lambda table, men: sort_men(parse_men(find_drafted_squads(table), men)),
    "listed_men": lambda table, men: parse_men(find_drafted_squads(table), men),
    "man_now": request_man,
    "men_now": lambda table, men: sort_men(parse_men(request_squads(table), men)),
    "holder_now": lambda table, man: parse_holder(request_squads(table), man),
}
"""Functions that convert a placeholder about men by the squads of a position. Names with `now` use the current
position, all others the scenario's initial position.
"""

STEPS = StepTable(VOCABULARY, READERS, TABLE_READERS)
