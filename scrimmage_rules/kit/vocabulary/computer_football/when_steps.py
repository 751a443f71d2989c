"""When: what sides and chance do, and what is asked."""

from __future__ import annotations

import json

from scrimmage_rules.kit.table import GAME, Misused, Table
from scrimmage_rules.kit.vocabulary.computer_football.draft import (
    RULESET,
    VOCABULARY,
    action_of,
    chance_of,
    draft_options,
)
from scrimmage_rules.kit.vocabulary.shared import do, set_up

when = VOCABULARY.when


@when("{who:seat} plays {action}")
def _plays(table: Table, who: str, action: str) -> None:
    """An action, and after `with` the chance it meets: `move G1 to 16,8 with tackle fumble, roll north`."""
    words, _, chance = action.partition(" with ")
    do(table, who, action_of(words), *(chance_of(chance) if chance else []))


@when("the query {query:word} is asked with {args}")
def _query(table: Table, query: str, args: str) -> None:
    """A question about the rules alone, its arguments as JSON."""
    table.ask(op="query", ruleset=RULESET, options=draft_options(table), query=query, args=json.loads(args))


@when("the query {query:word} is asked of the table with {args}")
def _query_table(table: Table, query: str, args: str) -> None:
    """A question about the position on the table, its arguments as JSON."""
    set_up(table)
    table.ask(op="query", game=GAME, query=query, args=json.loads(args))


@when("the query {query:word} is asked of the archive with {args}")
def _query_archive(table: Table, query: str, args: str) -> None:
    """A question about the archived game of the scenario, its further arguments as JSON."""
    if "archive" not in table.given:
        raise Misused("no archived game: put one of them into a Given step")
    asked = {"archive": table.given["archive"], **json.loads(args)}
    table.ask(op="query", ruleset=RULESET, options=draft_options(table), query=query, args=asked)
