"""The only door from above into the games: each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.recording import Replays
from scrimmage_rules.kernel.ruleset import Ruleset

_PACKAGES = {
    "card-football": "card_football",
    "tactical-soccer": "tactical_soccer",
    "computer-football": "computer_football",
}

RULESETS = tuple(_PACKAGES)
"""The ids of the rulesets that can be played."""


@cache
def ruleset(ruleset_id: str) -> Ruleset[Any, Any]:
    """The ruleset of this id, or `UnknownName`."""
    if ruleset_id not in _PACKAGES:
        raise UnknownName("ruleset", ruleset_id, RULESETS)
    module = import_module(f"scrimmage_rules.{_PACKAGES[ruleset_id]}")
    found: Ruleset[Any, Any] = module.RULESET
    return found


@cache
def pictures(ruleset_id: str) -> Mapping[str, Callable[..., str]]:
    """What a ruleset can draw, each as an SVG text: `board(rules, position)`, and what else its table has."""
    ruleset(ruleset_id)
    drawn: Mapping[str, Callable[..., str]] = import_module(f"scrimmage_rules.{_PACKAGES[ruleset_id]}.diagram").PICTURES
    return drawn


@cache
def replays(ruleset_id: str) -> Replays | None:
    """What a ruleset that is played in plays offers for its recorded games; None for the others."""
    ruleset(ruleset_id)
    name = f"scrimmage_rules.{_PACKAGES[ruleset_id]}.replays"
    if find_spec(name) is None:
        return None
    offered: Replays = import_module(name).REPLAYS
    return offered
