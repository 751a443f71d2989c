"""Numbers of clauses of a rulebook, read from the published rulebook because importing the game is slower."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from scrimmage_rules.rulesets import locate_ruleset, ruleset


class ClauseCounts(NamedTuple):
    """Two numbers for a rulebook: of all its clauses, and of its testable clauses."""

    all: int
    testable: int


class _Clause(msgspec.Struct, frozen=True):
    untestable: str | None = None


class _Rulebook(msgspec.Struct, frozen=True):
    clauses: tuple[_Clause, ...]


def count_clauses(ruleset_id: str) -> ClauseCounts:
    """Return the numbers of clauses in the published rulebook of a ruleset. If that file is missing, count the clauses
    of the ruleset itself.
    """
    try:
        published = locate_ruleset(ruleset_id).data("conformance") / "rulebooks" / f"{ruleset_id}.json"
        texts = [each.untestable for each in msgspec.json.decode(published.read_bytes(), type=_Rulebook).clauses]
    except OSError:
        texts = [each.untestable for each in ruleset(ruleset_id).rulebook.clauses.values()]
    return ClauseCounts(len(texts), sum(not text for text in texts))
