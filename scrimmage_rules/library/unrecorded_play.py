"""Unrecorded play: it is fast, because it records no events and no outcomes of chance, and reuses lists of legal
actions.

It serves games of which only the last position matters. With the same random numbers, recorded play plays the same
games.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from scrimmage_rules.kernel.chance import ScriptlessChance
from scrimmage_rules.kernel.rule_context import UnrecordedDeed
from scrimmage_rules.library.opened_ruleset import Rules

MOST_LISTS = 10_000
"""Maximum number of cached lists of legal actions."""

Due = tuple[str, list[Any]]
"""The first seat that may act, and its legal actions."""


class UnrecordedPlay:
    """The legal actions and the new positions of a ruleset under its options."""

    def __init__(self, rules: Rules) -> None:
        """Prepare the rules."""
        self._ruleset, self._resolved = rules.engine, rules.resolved
        self._effects = {action: rule.effect for action, rule in rules.engine.action_rules.items()}
        self._known: dict[Hashable, Due | None] = {}
        parts = rules.engine.choices_depend_on
        self.find_due: Callable[[Any], Due | None] = (
            self._list_due_actions if parts is None else self._create_lookup(parts)
        )

    def start(self) -> Any:
        """Return the position at the start of a game."""
        return self._ruleset.start(self._resolved).position

    def _list_due_actions(self, position: Any) -> Due | None:
        """Return the first seat that may act, with its legal actions; None after the game."""
        listed = self._ruleset.actions_by_seat(self._resolved, position)
        return next(((seat, actions) for seat, actions in listed.items() if actions), None)

    def _create_lookup(self, parts: Callable[[Any], Hashable]) -> Callable[[Any], Due | None]:
        """Return a function that finds the legal actions of a position. It caches them by the parts of the position on
        which they depend.
        """
        known = self._known

        def find_known(position: Any) -> Due | None:
            key = parts(position)
            try:
                return known[key]
            except KeyError:  # rare, and a test before would compute the hash twice
                if len(known) >= MOST_LISTS:
                    known.clear()
                found = known[key] = self._list_due_actions(position)
                return found

        return find_known

    def carry_out(self, position: Any, seat: str, action: Any, chance: ScriptlessChance) -> Any:
        """Return the position after a legal action of a seat. The caller takes the action from the result of
        `find_due`.
        """
        return self._effects[type(action)](UnrecordedDeed(self._resolved, position, seat, action, chance, []))
