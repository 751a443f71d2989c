"""Input for random games from published cases: the starts of games, and actions to try."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.rulesets import ruleset

Data = dict[str, Any]


class InputsForRandomGames(NamedTuple):
    """The start positions, actions, seats and readings that occur in the published cases of a ruleset.

    `tables` are the queries that need no game, grouped by query and options. Each list has no duplicates and has the
    order of the cases, so that a seed gives the same choices everywhere.
    """

    openings: list[Data]
    positions: list[Data]
    actions: list[Data]
    odds: list[list[str]]
    tables: list[list[Data]]
    seats: tuple[str, ...]
    readings: list[tuple[str, tuple[str, ...]]]


def collect_inputs_for_random_games(ruleset_id: str, vectors: Sequence[Vector]) -> InputsForRandomGames:
    """Return the input for random games from the cases and the rulebook of a ruleset."""
    asks = [ask for vector in vectors for ask in list_own_requests(vector)]
    openings = _remove_duplicates([ask for ask in asks if ask["op"] in ("new", "load")])
    spreads = [ask["args"]["of"] for ask in asks if ask["op"] == "query" and ask["query"] == "odds"]
    tables = _remove_duplicates([ask for ask in asks if ask["op"] == "query" and "game" not in ask])
    actions = [ask["action"] for ask in asks if ask["op"] in ("apply", "check", "explain")]
    game = ruleset(ruleset_id)
    return InputsForRandomGames(
        openings=openings,
        positions=_remove_duplicates([ask["position"] for ask in openings if ask["op"] == "load"]),
        actions=[action for action in _remove_duplicates(actions) if _is_decodable_action(game, action)],
        odds=_remove_duplicates(spreads),
        tables=_group_queries_with_equal_fields(tables),
        seats=game.seats,
        readings=[(each.id, each.keys) for each in game.rulebook.ambiguities.values() if each.switchable],
    )


def _group_queries_with_equal_fields(asks: list[Data]) -> list[list[Data]]:
    found: defaultdict[bytes, list[Data]] = defaultdict(list)
    for ask in asks:
        found[canonical({**ask, "args": None})].append(ask)
    return list(found.values())


def _is_decodable_action(game: Ruleset[Any, Any], action: Any) -> bool:
    try:
        game.action(action)
    except MalformedData:
        return False
    return True


def _remove_duplicates(values: list[Any]) -> list[Any]:
    return list({canonical(value): value for value in values}.values())
