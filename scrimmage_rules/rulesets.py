"""The list of rulesets, and the only door from above into the games: each is imported when it is first asked for.

A game has one name: `card-football` on the wire, `card_football` as a package, a folder of features, a vocabulary and
a page. So whoever needs a part of a game asks here, and knows no game by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.showing.recording import Replays

RULESETS = ("card-football", "tactical-soccer", "computer-football", "tactical-football")
"""The ids of the rulesets that can be played."""


def folder_of(ruleset_id: str) -> str:
    """The name of a ruleset where a hyphen cannot stand: of its package, its features, and its modules elsewhere."""
    return ruleset_id.replace("-", "_")


def id_of(folder: str) -> str:
    """The ruleset to which a folder of that name belongs."""
    return folder.replace("_", "-")


def _module(ruleset_id: str, *names: str) -> str:
    return ".".join(("scrimmage_rules", folder_of(ruleset_id), *names))


@cache
def ruleset(ruleset_id: str) -> Ruleset[Any, Any]:
    """The ruleset of this id, or `UnknownName`."""
    if ruleset_id not in RULESETS:
        raise UnknownName("ruleset", ruleset_id, RULESETS)
    found: Ruleset[Any, Any] = import_module(_module(ruleset_id)).RULESET
    return found


@cache
def pictures(ruleset_id: str) -> Mapping[str, Callable[..., str]]:
    """What a ruleset can draw, each as an SVG text: `board(rules, position)`, and what else its table has."""
    ruleset(ruleset_id)
    drawn: Mapping[str, Callable[..., str]] = import_module(_module(ruleset_id, "pictures")).PICTURES
    return drawn


@cache
def replays(ruleset_id: str) -> Replays | None:
    """What a ruleset that is played in plays offers for its recorded games; None for the others."""
    ruleset(ruleset_id)
    if find_spec(_module(ruleset_id, "replays")) is None:
        return None
    offered: Replays = import_module(_module(ruleset_id, "replays")).REPLAYS
    return offered
