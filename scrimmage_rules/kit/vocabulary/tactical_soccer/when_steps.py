"""When: what coaches do, with the dice they roll, and what is asked."""

from __future__ import annotations

import json

from scrimmage_rules.kit.table import Table
from scrimmage_rules.kit.vocabulary.shared import do
from scrimmage_rules.kit.vocabulary.tactical_soccer.draft import (
    RULESET,
    VOCABULARY,
    action_of,
    dice_of,
    draft_options,
)

when = VOCABULARY.when


@when("{who:seat} plays {action}")
def _plays(table: Table, who: str, action: str) -> None:
    do(table, who, action_of(action))


@when("{who:seat} rolls {dice} to {action}")
def _rolls(table: Table, who: str, dice: str, action: str) -> None:
    do(table, who, action_of(action), *dice_of(dice))


@when("the coaches roll {dice} for the first pick")
def _roll_off(table: Table, dice: str) -> None:
    do(table, "chance", {"type": "roll-off"}, *dice_of(dice))


@when("the question {query:word} is asked of {args}")
def _question(table: Table, query: str, args: str) -> None:
    """A query with its arguments as JSON."""
    table.ask(op="query", ruleset=RULESET, options=draft_options(table), query=query, args=json.loads(args))
