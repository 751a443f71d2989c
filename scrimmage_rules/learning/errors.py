"""Errors of environments; this module works without the extra."""

from __future__ import annotations

from scrimmage_rules.kernel.errors import ScrimmageError


class ExtraMissing(ScrimmageError):
    """The absence of PettingZoo."""

    def __init__(self) -> None:
        """Compose the message with its remedy."""
        super().__init__("learning environments need PettingZoo: pip install 'scrimmage-rules[learning]'")


class NotLegal(ScrimmageError):
    """An action that the mask forbids."""

    def __init__(self, agent: str, action: object) -> None:
        """Compose the message with its remedy."""
        super().__init__(f"{agent} may not do action {action}: choose an action whose mask entry is 1")


class NotReset(ScrimmageError, AttributeError):
    """A request for the state of an episode before the first `reset`."""

    def __init__(self) -> None:
        """Compose the message with its remedy."""
        super().__init__("no episode has started: call reset first")
