"""Errors of learning environments. This module works without the extra `learning`."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.kernel.errors import ScrimmageError

NEAREST = 5
"""Maximum number of legal actions that the message about an illegal action lists."""


class ExtraMissing(ScrimmageError):
    """Error: PettingZoo is not installed."""

    def __init__(self) -> None:
        """Compose the message and the remedy."""
        super().__init__("learning environments need PettingZoo: pip install 'scrimmage-rules[learning]'")


class NotLegal(ScrimmageError, ValueError):
    """Error: an agent performed an action that its action mask forbids; `legal` has the numbers of the actions that the
    mask allows.
    """

    def __init__(self, agent: str, action: object, legal: Sequence[int] = ()) -> None:
        """Compose the message and the remedy."""
        self.legal = tuple(legal)
        super().__init__(f"{agent} may not do action {action} now: {_suggest_numbers(action, self.legal)}")


def _suggest_numbers(action: object, legal: Sequence[int]) -> str:
    """Return the remedy, with the legal numbers that are nearest to an illegal one."""
    if not legal:
        return "all entries of its mask are 0, because it is not its turn"
    wanted = action if isinstance(action, int) else 0
    nearest = sorted(sorted(legal, key=lambda number: (abs(number - wanted), number))[:NEAREST])
    listed = ", ".join(map(str, nearest))
    return f"choose an action whose mask entry is 1, such as {listed} ({len(legal)} in all)"


class NotReset(ScrimmageError, AttributeError):
    """Error: the state of an episode was read before the first `reset`."""

    def __init__(self) -> None:
        """Compose the message and the remedy."""
        super().__init__("no episode has started: call reset first")
