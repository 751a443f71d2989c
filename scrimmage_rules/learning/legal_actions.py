"""The legal actions of one game as numbers and masks, each computed at most once."""

from __future__ import annotations

from typing import Any

import numpy as np

from scrimmage_rules.kernel.feature_encoding import ActionNumbers
from scrimmage_rules.library.game import Game


class LegalActions:
    """The legal actions of a game by seat, with their numbers. A seat that may not act has no legal actions."""

    __slots__ = ("_masks", "_numbering", "_numbers", "actions", "game")

    def __init__(self, game: Game, numbering: ActionNumbers[Any, Any]) -> None:
        """List the actions of each seat that may act; their numbers are computed when they are needed."""
        listed = game.rules.engine.actions_by_seat(game.rules.resolved, game.position)
        self.actions: dict[str, list[Any]] = {seat: actions for seat, actions in listed.items() if actions}
        self.game, self._numbering = game, numbering
        self._numbers: dict[str, list[int]] = {}
        self._masks: dict[str, bytearray] = {}

    def list_numbers(self, seat: str) -> list[int]:
        """Return the numbers of the legal actions of a seat, in their order."""
        numbers = self._numbers.get(seat)
        if numbers is not None:
            return numbers
        actions = self.actions.get(seat)
        if actions is None:
            return []
        numbers = self._numbers[seat] = self._numbering.number_actions(self.game.position, actions)
        return numbers

    def find_action(self, seat: str, number: int) -> Any:
        """Return the legal action of a seat that has this number, or None if no legal action of the seat has it."""
        numbers = self.list_numbers(seat)
        return self.actions[seat][numbers.index(number)] if number in numbers else None

    def create_mask(self, seat: str) -> Any:
        """Return a new mask: 1 for the number of each legal action of a seat, and 0 for all other numbers."""
        if seat not in self.actions:
            return np.zeros(self._numbering.many, np.int8)
        mask = self._masks.get(seat)
        if mask is None:
            mask = self._masks[seat] = bytearray(self._numbering.many)
            for number in self.list_numbers(seat):
                mask[number] = 1
        return np.frombuffer(mask[:], np.int8)
