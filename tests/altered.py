"""A game of this project with a mistake in its sequence of play, in the place of the right one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.sequence import Span, Stage
from scrimmage_rules.rulesets import get_folder_name, ruleset

AnyStage = Stage[Any, Any]


def with_stage(game: Ruleset[Any, Any], name: str, change: Callable[[AnyStage], AnyStage]) -> Ruleset[Any, Any]:
    """A ruleset whose stage of this name is changed."""

    def changed(part: Span[Any, Any] | AnyStage) -> Span[Any, Any] | AnyStage:
        if isinstance(part, Span):
            return replace(part, parts=tuple(map(changed, part.parts)))
        return change(part) if part.name == name else part

    return replace(game, sequence=replace(game.sequence, game=changed(game.sequence.game)))


@contextmanager
def stuck(ruleset_id: str, name: str) -> Iterator[None]:
    """Within it, the stage of this name lets no seat act, so that the game never leaves it."""
    package = import_module(f"scrimmage_rules.{get_folder_name(ruleset_id)}")
    altered = with_stage(package.RULESET, name, lambda stage: replace(stage, seats=lambda _position: ()))
    with patch.object(package, "RULESET", altered):
        ruleset.cache_clear()
        yield
    ruleset.cache_clear()
