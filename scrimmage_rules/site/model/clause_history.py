"""History of clauses and ambiguities: the version that added each, and the versions that changed it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from scrimmage_rules.kit.rulebook.release_records import Release
from scrimmage_rules.kit.rulebook.suite_release_comparison import Change, find_changes

FIRST = frozenset({"clause added", "ambiguity added"})


class EntryHistory(msgspec.Struct, frozen=True):
    """The history of a clause or ambiguity: the version that added it, and the later versions that changed it."""

    since: str
    later: tuple[tuple[str, Change], ...] = ()


History = Mapping[tuple[str, str], EntryHistory]
"""The history of each clause and ambiguity, by ruleset and id."""


def trace_history(known: Sequence[Release]) -> dict[tuple[str, str], EntryHistory]:
    """Return the history of all entries in the last of these releases, which are given in order."""
    found = {name: EntryHistory(known[0].version) for name in _list_clause_and_ambiguity_ids(known[0])}
    for before, after in pairwise(known):
        for each in _find_text_changes(before, after):
            name = (each.ruleset, each.id)
            if each.kind in FIRST or name not in found:
                found[name] = EntryHistory(after.version)
            else:
                found[name] = EntryHistory(found[name].since, (*found[name].later, (after.version, each)))
    return found


def _list_clause_and_ambiguity_ids(release: Release) -> Iterator[tuple[str, str]]:
    for ruleset_id, game in release.games.items():
        yield from ((ruleset_id, name) for name in (*game.clauses, *game.ambiguities))


def _find_text_changes(before: Release, after: Release) -> Iterator[Change]:
    """Yield the changes of clauses and ambiguities between two releases, without changes of cases."""
    return (
        each
        for each in find_changes(_drop_cases(before), _drop_cases(after)).changes
        if each.ruleset and each.id != each.ruleset
    )


def _drop_cases(release: Release) -> Release:
    games = {name: msgspec.structs.replace(game, cases={}, retired=()) for name, game in release.games.items()}
    return msgspec.structs.replace(release, games=games)
