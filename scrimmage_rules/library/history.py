"""The history of a game as a linked list, so that a game shares it with the game that it came from. It is internal."""

from __future__ import annotations

from typing import Any

import msgspec

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.transcript import Move

Step = tuple[str, Any, tuple[Outcome, ...]]
"""A seat, its action, and the outcomes of chance in the action."""


class History(msgspec.Struct, frozen=True):
    """The last action of a game with its chance, and the history before it."""

    before: History | None = None
    seat: str = ""
    action: Any = None
    chance: tuple[Outcome, ...] = ()

    def list_steps(self) -> list[Step]:
        """Return the actions since the start of the game, in order."""
        found, past = [], self
        while past.before:
            found.append((past.seat, past.action, past.chance))
            past = past.before
        return found[::-1]


START = History()


def create_move_from_step(seat: str, action: Any, chance: tuple[Outcome, ...]) -> Move:
    """Return a step of a game as plain data."""
    return Move(seat, plain_lists(action), chance)
