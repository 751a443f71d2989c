"""What a scenario does to the table: the position before the first action and the one at its end, drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kernel.contract import Applied
from scrimmage_rules.kernel.deeds import At
from scrimmage_rules.kernel.errors import ChanceFault, ScrimmageError
from scrimmage_rules.kit.vectors import Vector
from scrimmage_rules.rulesets import pictures, ruleset


class Table(msgspec.Struct, frozen=True):
    """A position with the rules it is played by."""

    rules: Any
    position: Any


class Scene(msgspec.Struct, frozen=True):
    """The table before the first action and after the last request; `acted` tells whether any action was tried."""

    before: Table | None
    after: Table | None
    acted: bool


def scene(vector: Vector) -> Scene:
    """Put a vector's requests to its ruleset; those that are refused change nothing."""
    tables: dict[str, Table] = {}
    before, last, acted = None, None, False
    for ask in (deed.ask for deed in vector.deeds if deed.ask is not None):
        handle = str(ask.get("game"))
        acted = acted or ask["op"] == "apply"
        for table in _answered(ask, tables.get(handle), vector.ruleset):
            tables[handle] = last = table
            before = before if acted else table
    return Scene(before, last, acted)


def _answered(ask: dict[str, Any], table: Table | None, ruleset_id: str) -> Iterator[Table]:
    """The table after a request that changes it, or nothing."""
    try:
        if ask["op"] in ("new", "load"):
            yield _set_up(ask, ruleset_id)
        elif ask["op"] == "apply" and table is not None:
            yield from _applied(ask, table, ruleset_id)
    except (ScrimmageError, ChanceFault):
        return  # the scenario is about this refusal


def _set_up(ask: dict[str, Any], ruleset_id: str) -> Table:
    game = ruleset(ruleset_id)
    rules = game.rules(game.options(ask.get("options", {})))
    if ask["op"] == "new":
        return Table(rules, game.start(rules).position)
    return Table(rules, game.load(rules, ask["position"]))


def _applied(ask: dict[str, Any], table: Table, ruleset_id: str) -> Iterator[Table]:
    game = ruleset(ruleset_id)
    script = decode(ask.get("chance", []), tuple[Outcome, ...], "$.chance")
    outcome = game.apply(At(table.rules, table.position, ask["seat"], game.action(ask["action"])), script)
    if isinstance(outcome, Applied):
        yield Table(table.rules, outcome.position)


def drawings(vector: Vector) -> list[tuple[str, str]]:
    """The pictures of a vector with their captions; none where no table was set up."""
    can = pictures(vector.ruleset)
    draw = can.get("plain", can["board"])
    return [(caption, draw(table.rules, table.position)) for table, caption in _captioned(scene(vector))]


def _captioned(shown: Scene) -> list[tuple[Table, str]]:
    if shown.before is None or shown.after is None:
        return []
    if not shown.acted:
        return [(shown.after, "The table")]
    if shown.before.position == shown.after.position:
        return [(shown.before, "Before and after: nothing changes")]
    return [(shown.before, "Before"), (shown.after, "After")]
