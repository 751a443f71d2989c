"""Opponents of a learning agent: a random one, a computer player, or a trained model."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.library.public_types import Choice, Choices
from scrimmage_rules.library.random_play import draw_one

if TYPE_CHECKING:
    from scrimmage_rules.learning.pettingzoo_environment import Environment


class Model(Protocol):
    """A trained model with the method of Stable-Baselines3 that chooses an action."""

    def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, Any]:
        """Return the number of an action, and a value that is not used."""


Opponent = Callable[[Mapping[str, Any], Choices, Random], Choice] | Model
"""A computer player, as in `scrimmage_rules.players`, or a trained model."""


def check_opponent(opponent: Any) -> Any:
    """Return the value unchanged if it is an opponent or None; raise `MalformedData` for any other value."""
    if opponent is not None and (
        isinstance(opponent, type) or (not _is_trained_model(opponent) and not callable(opponent))
    ):
        needed = "expected None, a computer player, or a model with a method `predict`"
        raise MalformedData("$.opponent", f"{needed}, got a value of type {type(opponent).__name__}")
    return opponent


def choose_for_opponent(env: Environment, opponent: Any, generator: Random) -> int:
    """Return the number of the action that an opponent chooses when it acts for the selected agent."""
    seat = env.agent_selection
    if opponent is None:
        return draw_one(generator, env.list_numbers(seat))
    if _is_trained_model(opponent):
        seen = env.observe(seat)
        number, _ = opponent.predict(seen["observation"], action_masks=seen["action_mask"].astype(bool))
        return int(number)
    choice = opponent(env.game.view(seat).value, env.game.legal(seat), generator)
    if not isinstance(choice, Choice) or choice.seat != seat:
        raise MalformedData("$.opponent", "a player must return one of its choices")
    return env.number_of(choice)


def _is_trained_model(opponent: object) -> bool:
    return callable(getattr(opponent, "predict", None))
