"""The parts of a ruleset that differ between two sides, and the cases and clauses that they concern."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.impact.changed_code import CodeChange
from scrimmage_rules.kit.impact.option_differences import SwitchedOptions
from scrimmage_rules.kit.impact.rulebook_changes import MOVED, BookChange, ReportedRulebook
from scrimmage_rules.rulesets import list_rulesets, locate_ruleset, ruleset

MOST = 5
"""Maximum number of clauses to report."""


class ChangedRulesetParts(NamedTuple):
    """The changed code, clauses and cases of a ruleset, and its switched options."""

    ruleset: str
    code: tuple[CodeChange, ...]
    rulebook: tuple[BookChange, ...]
    suite: tuple[BookChange, ...]
    switch: SwitchedOptions

    def find_cases_affected_by_change(
        self, vectors: Sequence[Vector], books: Sequence[ReportedRulebook]
    ) -> tuple[str, ...]:
        """Return the ids of the cases that a change concerns: by a clause, a reading, an action of a changed module, or
        a change of the case itself.
        """
        clauses = {*self._list_clauses_of_code(), *self._list_clauses_of_book(books)}
        names = {each.id for each in self.suite}
        options = {*self.switch.names, *(each.id for each in self.rulebook)}
        actions = [f'"type":"{tag}"'.encode() for tag in self._list_actions_of_code()]
        return tuple(
            each.id
            for each in vectors
            if each.id in names
            or not clauses.isdisjoint(each.clauses)
            or options & each.readings.keys()
            or _does_case_request_action(each, actions)
        )

    def rank_clauses(self, suspects: Sequence[str], books: Sequence[ReportedRulebook]) -> tuple[str, ...]:
        """Return the clauses that a change affects. Clauses whose text or reading changed come first.

        They are followed by the suspects (clauses found in changed replies). If there are no suspects, they are
        followed by the clauses that the changed code cites.
        """
        found = [*self._list_clauses_of_book(books), *(suspects or self._list_clauses_of_code())]
        return tuple(dict.fromkeys(found))[:MOST]

    def _list_actions_of_code(self) -> Iterator[str]:
        """Yield the types of the actions whose effect is in a changed module or in a module that uses the changed
        code.
        """
        modules = {each.removesuffix(".py").replace("/", ".") for change in self.code for each in change.modules}
        package = f"{locate_ruleset(self.ruleset).package}." if self.ruleset in list_rulesets() else ""
        for rule in ruleset(self.ruleset).action_rules.values() if package else ():
            if rule.effect.__module__.removeprefix(package) in modules:
                yield rule.tag

    def _list_clauses_of_code(self) -> Iterator[str]:
        return (clause for each in self.code for clause in each.clauses)

    def _list_clauses_of_book(self, books: Iterable[ReportedRulebook]) -> Iterator[str]:
        """Yield the reworded clauses, and the clauses of changed or switched ambiguities."""
        changed = {*self.switch.names, *(each.id for each in self.rulebook if each.change != MOVED)}
        for book in books:
            yield from (clause for clause in book.places() if clause in changed)
            yield from (clause for each in book.ambiguities if each.id in changed for clause in each.clauses)


def _does_case_request_action(vector: Vector, actions: Sequence[bytes]) -> bool:
    """Return whether a case requests one of these actions, which are given as parts of JSON."""
    requests = [bytes(deed.request) for deed in vector.deeds if deed.request is not None] if actions else []
    return any(action in request for request in requests for action in actions)
