"""The ids of published clauses and ambiguities: reading them is faster than importing a game and its rulebook."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from scrimmage_rules.rulesets import locate_ruleset, ruleset


class _ClauseOrAmbiguityId(msgspec.Struct, frozen=True):
    id: str


class _Rulebook(msgspec.Struct, frozen=True):
    clauses: tuple[_ClauseOrAmbiguityId, ...] = ()
    ambiguities: tuple[_ClauseOrAmbiguityId, ...] = ()


_RULEBOOK = msgspec.json.Decoder(_Rulebook)


def find_clauses_by_id_or_id_prefix(name: str, rulesets: Iterable[str]) -> set[str]:
    """Return the clauses of these rulesets with this id, or with an id that begins with it and a dot (`PUNT`).

    If no published clause has the name, the rulebooks themselves are read.
    """
    listed = list(rulesets)
    published = (clause.id for each in listed for clause in _read_published(each).clauses)
    found = {clause for clause in published if _has_clause_id(clause, name)}
    return found or {
        clause for each in listed for clause in ruleset(each).rulebook.clauses if _has_clause_id(clause, name)
    }


def _has_clause_id(clause: str, name: str) -> bool:
    return clause == name or clause.startswith(name + ".")


def has_published_clause(name: str, ruleset_id: str) -> bool:
    """Return whether the published rulebook of a ruleset has a clause or an ambiguity with this id."""
    published = _read_published(ruleset_id)
    return any(each.id == name for each in (*published.clauses, *published.ambiguities))


def _read_published(ruleset_id: str) -> _Rulebook:
    """Return the published rulebook of a ruleset; an empty one if the file is missing or damaged."""
    path = locate_ruleset(ruleset_id).data("conformance") / "rulebooks" / f"{ruleset_id}.json"
    try:
        return _RULEBOOK.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError):
        return _Rulebook()
