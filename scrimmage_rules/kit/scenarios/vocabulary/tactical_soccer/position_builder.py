"""The drafted position and options, and the sides of men, shared by all sentences of tactical-soccer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.shared import SHARED, StepTable, draft_position, names
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import (
    ACTIONS,
    MEN,
    PLACES,
    Squads,
    action_of,
    dice_of,
    hex_of,
    hexes_of,
    holder_of,
    in_order,
    man_of,
    men_of,
    value_at,
)

RULESET = "tactical-soccer"

FORMATION = {
    "phase": "activate", "half": 1, "turn": 1, "score": {"red": 0, "blue": 0}, "first": "red", "active": "red",
    "squads": {"red": ["F1", "F2", "M1", "M2", "D1", "G1"], "blue": ["F3", "M3", "M4", "D2", "D3", "G2"]},
    "men": dict.fromkeys(MEN), "turned": [], "holder": None, "loose": [0, 0], "kick_off": None, "done": [],
    "barred": [], "booked": [], "spent_ahead": [], "offences": [], "sent_off": [], "flight": None, "catch": None,
    "aims": {"attack": None, "defence": None},
}  # fmt: skip
"""The standard formation without the hexes of its men, which the Background of a chapter states."""


def draft_options(table: Table) -> dict[str, Any]:
    """Return the options of the game that the scenario states: readings and settings."""
    return {key: table.given[key] for key in ("settings", "readings") if table.given.get(key)}


def drafted_squads(table: Table) -> Squads:
    """Return the squads of the position being drafted."""
    squads: Squads = draft_position(table)["squads"]
    return squads


def drafted_man(table: Table, who: str, man: str) -> str:
    """Return a side's man in the position being drafted."""
    return man_of(drafted_squads(table), who, man)


def squads_now(table: Table) -> Squads:
    """Return the squads of the present position, which is requested."""
    squads: Squads = table.position()["squads"]
    return squads


def man_now(table: Table, who: str, man: str) -> str:
    """Return a side's man in the present position, which is requested."""
    return man_of(squads_now(table), who, man)


WORDS = Words(
    RULESET, ("red", "blue"), draft_position, draft_options, tuple(ACTIONS), action_of, dice_of, PLACES, value_at,
)  # fmt: skip
VOCABULARY = Vocabulary(WORDS, SHARED)

READERS: dict[str, Callable[[str], Any]] = {
    "hex": hex_of, "hexes": hexes_of, "squad": lambda men: in_order(names(men)),
}  # fmt: skip
"""Readers of the fields of a row."""

TABLE_READERS: dict[str, Callable[..., Any]] = {
    "man": drafted_man,
    "men": lambda table, men: in_order(men_of(drafted_squads(table), men)),
    "listed_men": lambda table, men: men_of(drafted_squads(table), men),
    "man_now": man_now,
    "men_now": lambda table, men: in_order(men_of(squads_now(table), men)),
    "holder_now": lambda table, man: holder_of(squads_now(table), man),
}
"""Readers of fields that depend on the squads: as drafted, and as they are now."""

STEPS = StepTable(VOCABULARY, READERS, TABLE_READERS)
