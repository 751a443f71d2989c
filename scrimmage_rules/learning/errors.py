"""What can go wrong with an environment, in words; nothing of the extra is needed for it."""

from __future__ import annotations

from scrimmage_rules.kernel.errors import ScrimmageError


class ExtraMissing(ScrimmageError):
    """PettingZoo is not installed."""

    def __init__(self) -> None:
        """The remedy is the same for all of them."""
        super().__init__("learning environments need PettingZoo: pip install 'scrimmage-rules[learning]'")


class NotLegal(ScrimmageError):
    """An agent has done what the mask forbids."""

    def __init__(self, agent: str, action: object) -> None:
        """The remedy is the same for all of them."""
        super().__init__(f"{agent} may not do action {action}: choose an action whose mask entry is 1")


class NotReset(ScrimmageError, AttributeError):
    """An episode was asked about before there was one."""

    def __init__(self) -> None:
        """The remedy is the same for all of them."""
        super().__init__("no episode has started: call reset first")
