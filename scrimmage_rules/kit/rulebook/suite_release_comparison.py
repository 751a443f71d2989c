"""Changes between two releases of the suite, and the part of the version number that they increase.

Every kind of change has one weight: `major` changes an expected result, `minor` adds an expectation, `patch` does
neither, and `never` is forbidden in every version.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal, TypeVar

import msgspec

from scrimmage_rules.kit.rulebook.release_records import Release, ReleasedAmbiguity, ReleasedGame, parse_version

Weight = Literal["never", "major", "minor", "patch"]

WEIGHTS: dict[str, Weight] = {
    "case vanished": "never",
    "case back from retirement": "never",
    "clause vanished": "never",
    "protocol changed": "major",
    "game vanished": "major",
    "ambiguity vanished": "major",
    "reading vanished": "major",
    "ruling changed": "major",
    "reading switchable no more": "major",
    "case changed": "major",
    "game added": "minor",
    "clause added": "minor",
    "ambiguity added": "minor",
    "reading added": "minor",
    "reading made switchable": "minor",
    "case added": "minor",
    "case retired": "minor",
    "clause reworded": "patch",
}
"""Every kind of change, with the part of the version number that it increases; the most important first."""

PARTS: tuple[Weight, ...] = ("major", "minor", "patch")

SAYING = frozenset({"protocol changed", "ruling changed", "clause reworded"})
"""Kinds of changes whose old and new values are readable texts. For changes of cases, these values are hashes."""

T = TypeVar("T")


class Change(msgspec.Struct, frozen=True):
    """One change in a game. `was` and `now` are texts, rulings or hashes; they may be empty."""

    kind: str
    ruleset: str
    id: str
    was: str = ""
    now: str = ""

    @property
    def weight(self) -> Weight:
        """Return the part of the version number (major, minor or patch) that this change increases."""
        return WEIGHTS[self.kind]


class Changes(msgspec.Struct, frozen=True):
    """All changes between two versions. `least` is the minimum version number that they require, and `allowed` is true
    if the later version has at least this number.
    """

    before: str
    after: str
    least: str
    allowed: bool
    totals: dict[str, int]
    changes: tuple[Change, ...]


def find_changes(before: Release, after: Release) -> Changes:
    """Return the changes sorted by weight, the heaviest first, then by the order of games and sources."""
    kinds = list(WEIGHTS)
    found = sorted(_list_release_changes(before, after), key=lambda each: kinds.index(each.kind))
    totals = Counter(each.kind for each in found)
    least = find_minimum_version(before.version, {each.weight for each in found})
    allowed = parse_version(after.version) >= parse_version(least) and not any(each.weight == "never" for each in found)
    return Changes(before.version, after.version, least, allowed, dict(totals), tuple(found))


def find_minimum_version(before: str, weights: set[Weight]) -> str:
    """Return the minimum version number for changes of these weights; before 1.0.0, a major change increases the minor
    part.
    """
    major, minor, patch = parse_version(before)
    heaviest = next((part for part in PARTS if part in weights), None)
    if heaviest == "major" and major:
        return f"{major + 1}.0.0"
    if heaviest in {"major", "minor"}:
        return f"{major}.{minor + 1}.0"
    return f"{major}.{minor}.{patch + 1}" if heaviest else before


def _list_release_changes(before: Release, after: Release) -> Iterator[Change]:
    if before.protocol != after.protocol:
        yield Change("protocol changed", "", "protocol", str(before.protocol), str(after.protocol))
    for name, was, now in _pair_values_by_name(before.games, after.games):
        if was is None or now is None:
            yield Change("game added" if was is None else "game vanished", name, name)
        if now is not None:
            yield from _compare_rulesets(name, was or ReleasedGame({}, {}, {}), now)


def _pair_values_by_name(was: Mapping[str, T], now: Mapping[str, T]) -> Iterator[tuple[str, T | None, T | None]]:
    """Yield each name that is in one or both mappings, with its value in each mapping. The names of the second mapping
    come first.
    """
    for name in {**now, **was}:
        yield name, was.get(name), now.get(name)


def _compare_rulesets(ruleset_id: str, was: ReleasedGame, now: ReleasedGame) -> Iterator[Change]:
    for name, old, new in _pair_values_by_name(was.clauses, now.clauses):
        if old != new:
            kind = "clause added" if old is None else "clause vanished" if new is None else "clause reworded"
            yield Change(kind, ruleset_id, name, old or "", new or "")
    for name, before, after in _pair_values_by_name(was.ambiguities, now.ambiguities):
        for kind, key, ruling in _compare_ambiguities(before, after):
            yield Change(kind, ruleset_id, name, key, ruling)
    if was.cases:  # in older releases, cases had no names and cannot be identified
        yield from _compare_cases(ruleset_id, was, now)


def _compare_ambiguities(
    was: ReleasedAmbiguity | None, now: ReleasedAmbiguity | None
) -> Iterator[tuple[str, str, str]]:
    """Yield each change of an ambiguity between two releases, with the old and the new text."""
    if was is None or now is None:
        yield "ambiguity added" if was is None else "ambiguity vanished", "", ""
        return
    yield from (("reading vanished", key, "") for key in was.readings if key not in now.readings)
    yield from (("reading added", "", key) for key in now.readings if key not in was.readings)
    if was.ruling != now.ruling:
        yield "ruling changed", was.ruling, now.ruling
    if was.switchable != now.switchable:
        yield "reading made switchable" if now.switchable else "reading switchable no more", "", ""


def _compare_cases(ruleset_id: str, was: ReleasedGame, now: ReleasedGame) -> Iterator[Change]:
    for name, old, new in _pair_values_by_name(was.cases, now.cases):
        if new is None:
            yield Change("case retired" if name in now.retired else "case vanished", ruleset_id, name, old or "")
        elif name in was.retired:
            yield Change("case back from retirement", ruleset_id, name, "", new)
        elif old != new:
            yield Change("case added" if old is None else "case changed", ruleset_id, name, old or "", new)


def render_changes(found: Changes) -> Iterator[str]:
    """Yield output lines: major and forbidden changes by name, the number of other changes, and the minimum version."""
    for each in found.changes:
        if each.weight in {"never", "major", "patch"}:
            yield f"{each.kind}: {each.ruleset} {each.id}"
        if each.kind in SAYING:
            yield f"  was: {each.was}"
            yield f"  now: {each.now}"
    for kind, count in found.totals.items():
        yield f"{count:6} {kind} ({WEIGHTS[kind]})"
    yield f"since {found.before} the version must be at least {found.least}; it is {found.after}"
    if any(WEIGHTS[kind] == "never" for kind in found.totals):
        yield (
            "no version may remove a case name or use a retired one again: retire the case with a reason, or "
            "choose another name"
        )
