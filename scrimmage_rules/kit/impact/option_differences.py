"""Options that differ between the two sides of a comparison, and their effect on the requests of cases.

A case that names one of the two readings is sent to each side under the reading of that side. A case that names no
reading is sent in the same way. A case that names a third reading is sent to both sides under this reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kit.impact.comparison_sides import Program, Side
from scrimmage_rules.kit.impact.rulebook_changes import ReportedRulebook

EDITION = "edition"

Options = Mapping[str, Any]


class SwitchedOptions(msgspec.Struct, frozen=True):
    """The options that differ between the two sides: ids of ambiguities, or `edition`, each with both values."""

    names: dict[str, tuple[str, str]]

    def classify_case_options(self, options: Any) -> Literal["named", "silent"] | None:
        """Return whether the options of a case choose a value of a switched option.

        The result is `named` for one of the two values, `silent` for no value, and None for a third value.
        """
        chosen = {name: _read_option(options, name) for name in self.names}
        if any(chosen[name] in pair for name, pair in self.names.items()):
            return "named"
        return "silent" if None in chosen.values() else None

    def get_options_of_side(self, options: Any, side: int) -> Any:
        """Return the options of a case for side 0 or 1. A third reading that the case chooses stays unchanged."""
        if not isinstance(options or {}, dict):
            return options
        changed = dict(options or {})
        for name, pair in self.names.items():
            if _read_option(options, name) in (None, *pair):
                changed = _set_option(changed, name, pair[side])
        return changed


def _read_option(options: Any, name: str) -> str | None:
    given = options if isinstance(options, dict) else {}
    found = given.get(EDITION) if name == EDITION else (given.get("readings") or {}).get(name)
    return found if isinstance(found, str) else None


def _set_option(options: dict[str, Any], name: str, value: str) -> dict[str, Any]:
    if name == EDITION:
        return {**options, EDITION: value}
    return {**options, "readings": {**(options.get("readings") or {}), name: value}}


def find_switched_options(ruleset_id: str, before: Program, after: Program) -> SwitchedOptions:
    """Return the options that differ between two sides; empty if they are equal."""
    books = [program.told.books.get(ruleset_id) for program in (before, after)]
    sides = [before.side, after.side]
    if None in books:
        return SwitchedOptions({})
    names = {name for each in sides for name in each.readings} | {EDITION for each in sides if each.edition}
    played = {
        name: tuple(_find_effective_value(name, each, book) for each, book in zip(sides, books, strict=True) if book)
        for name in sorted(names)
    }
    return SwitchedOptions(
        {name: (pair[0], pair[1]) for name, pair in played.items() if pair[0] and pair[0] != pair[1]}
    )


def _find_effective_value(name: str, side: Side, book: ReportedRulebook) -> str:
    """Return the value of an option on a side: the chosen one, or the ruling; empty if the rules of that side do not
    have the option.
    """
    if name == EDITION:
        default = book.editions[0] if book.editions else ""
        return side.edition if side.edition in book.editions else default
    ruling = next((each.ruling for each in book.ambiguities if each.id == name), "")
    return ruling and side.readings.get(name, ruling)


def select_rulesets(before: Program, after: Program, asked: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rulesets to compare: the requested ones, or those with switched options, or all.

    Raise `UnknownName` or `MalformedData` for a reading or an edition that no side supports.
    """
    known = tuple(dict.fromkeys((*before.told.books, *after.told.books)))
    for program in (before, after):
        _require_valid_options_of_side(program)
    switched = {name for each in (before, after) for name in each.side.readings}
    editions = {each.side.edition for each in (before, after)} - {None}
    if asked or not (switched or editions):
        return asked or known
    return tuple(
        name for name in known if _has_switched_reading_or_edition(after.told.books.get(name), switched, editions)
    )


def _has_switched_reading_or_edition(
    book: ReportedRulebook | None, switched: set[str], editions: set[str | None]
) -> bool:
    return bool(book and (switched & {each.id for each in book.ambiguities} or editions & set(book.editions)))


def _require_valid_options_of_side(program: Program) -> None:
    books = program.told.books.values()
    known = {each.id: each for book in books for each in book.ambiguities}
    for name, key in program.side.readings.items():
        if name not in known:
            raise UnknownName("ambiguity", name, known)
        keys = [each.key for each in known[name].readings]
        if key not in keys:
            raise UnknownName(f"reading of {name}", key, keys)
        if not known[name].switchable and key != known[name].ruling:
            raise MalformedData(name, f"this ambiguity is not switchable; its ruling is {known[name].ruling}")
    editions = [each for book in books for each in book.editions]
    if program.side.edition is not None and program.side.edition not in editions:
        raise UnknownName("edition", program.side.edition, editions)
