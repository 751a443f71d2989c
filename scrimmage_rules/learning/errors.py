"""Errors of learning environments. This module works without the extra `learning`."""

from __future__ import annotations

from scrimmage_rules.kernel.errors import ScrimmageError


class ExtraMissing(ScrimmageError):
    """Error: PettingZoo is not installed."""

    def __init__(self) -> None:
        """Compose the message and the remedy."""
        super().__init__("learning environments need PettingZoo: pip install 'scrimmage-rules[learning]'")


class NotLegal(ScrimmageError):
    """Error: an agent performed an action that its action mask forbids."""

    def __init__(self, agent: str, action: object) -> None:
        """Compose the message and the remedy."""
        super().__init__(f"{agent} may not do action {action}: choose an action whose mask entry is 1")


class NotReset(ScrimmageError, AttributeError):
    """Error: the state of an episode was read before the first `reset`."""

    def __init__(self) -> None:
        """Compose the message and the remedy."""
        super().__init__("no episode has started: call reset first")
