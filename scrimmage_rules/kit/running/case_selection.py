"""Selection of cases by filters.

A case is selected if it matches every filter. To match a filter, the case has to match none of its excluded values, and
at least one of its other values, if it has any.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

import msgspec

from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kit.cases.case_name_register import list_retired_cases_of_rulesets
from scrimmage_rules.kit.cases.judge import VERDICTS
from scrimmage_rules.kit.cases.stored_vectors import open_vectors
from scrimmage_rules.kit.cases.vectors import LEVELS, Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.generated.generation_parameters import GenerationParameters
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.rulebook.clause_id_lookup import find_clauses_by_id_or_id_prefix
from scrimmage_rules.kit.running.previous_reports import read_report
from scrimmage_rules.rulesets import RULESETS, locate_ruleset, ruleset

NOT_FAILED = frozenset({"pass", "unexpected-pass", "skipped"})
"""Verdicts of an earlier report that do not count as failed for `--failed`. Flaky cases and cases that did not run
count as failed.
"""

FilterValues = tuple[str, ...]
"""The values of a filter in the given order."""


EXCLUDED = "not:"
"""Beginning of a filter value that excludes the cases which match the rest of the value."""


class NothingSelected(ScrimmageError):
    """Error: the filters select no case. Such a run must not count as passed."""


class BrokenSuite(ScrimmageError):
    """Error: the files of the suite cannot be read."""


class Selection(msgspec.Struct, frozen=True):
    """Filters of a run: the rulesets, and conditions on their cases.

    A field with several values matches a case if one of the values does. A value `not:X` excludes the cases that match
    X. `clause` is an id or the start of an id,
    `level` the highest level, `only_level` the exact level. `reading` is an ambiguity or one of its readings
    (`KF-A17=at-scrimmage`). `failed` is a JSON report in which the case did not pass, or had the verdict `verdict`.
    `fresh` replaces the published cases by generated cases, and `repro` by the cases of a file.
    """

    rulesets: FilterValues = RULESETS
    clause: FilterValues = ()
    level: FilterValues = ()
    case: FilterValues = ()
    only_level: FilterValues = ()
    facet: FilterValues = ()
    feature: FilterValues = ()
    reading: FilterValues = ()
    failed: FilterValues = ()
    verdict: FilterValues = ()
    fresh: GenerationParameters | None = None
    repro: str | None = None

    @property
    def narrowed(self) -> tuple[str, ...]:
        """Return the filter options that leave out some cases of this run."""
        return tuple(_format_option(name) for name in FILTERS if getattr(self, name))

    @property
    def published(self) -> bool:
        """Return whether the cases are published, so that features and pages contain them."""
        return self.fresh is None and self.repro is None

    @property
    def whole(self) -> bool:
        """Return whether all cases of each level are selected, so that the run can determine a level."""
        return self.published and set(self.narrowed) <= {"--level"} and not any(map(is_excluding, self.level))


def is_excluding(value: str) -> bool:
    """Return whether a filter value excludes cases."""
    return value.startswith(EXCLUDED)


EVERYTHING = Selection()
"""The selection of all published cases of all rulesets."""


class SelectedCases:
    """A selection and its cases, which are read on first use."""

    def __init__(self, selection: Selection) -> None:
        """Store the selection without reading any case."""
        self.selection = selection

    @cached_property
    def vectors(self) -> list[Vector]:
        """Return the selected cases; raise `UnknownName`, `NothingSelected` or `BrokenSuite`."""
        try:
            return select_cases(self.selection)
        except MalformedData as fault:
            raise BrokenSuite(str(fault)) from None

    @cached_property
    def by_id(self) -> dict[str, Vector]:
        """Return the selected cases by name."""
        return {vector.id: vector for vector in self.vectors}

    def beginning_with(self, ids: Collection[str]) -> SelectedCases:
        """Return this selection in a new order: the cases with these ids come first."""
        if not ids:
            return self
        other = SelectedCases(self.selection)
        other.vectors = sorted(self.vectors, key=lambda vector: vector.id not in ids)
        return other


def create_case_selection(selection: Selection) -> SelectedCases:
    """Return a selection whose cases are not read yet; raise every error that can be found without the cases."""
    list(_list_given_filters(selection, BY_NAME, list))
    for each in selection.failed:
        read_report(Path(each.removeprefix(EXCLUDED)))
    if selection.verdict and not selection.failed:
        raise MalformedData("--verdict", "needs --failed REPORT")
    return SelectedCases(selection)


def select_cases(selection: Selection, folder: Path | None = None) -> list[Vector]:
    """Return the selected cases; raise `UnknownName` for an unknown name, and `NothingSelected` if no case is selected.

    `NothingSelected` is also raised for a value of a filter that matches no case, because the value is probably
    misspelt.
    """

    @cache
    def list_all_cases() -> list[Vector]:
        return [vector for each in selection.rulesets for vector in _list_cases_of_ruleset(each, selection, folder)]

    filters = list(_list_given_filters(selection, FILTERS, list_all_cases))
    vectors = [vector for vector in list_all_cases() if all(each.matches_case(vector) for each in filters)]
    if not vectors:
        options = ", ".join(["--ruleset", *selection.narrowed])
        raise NothingSelected(f"{options}: no case matches; remove one of the filters")
    for option, value in _find_values_without_cases(selection, filters, vectors):
        raise NothingSelected(f"{option} {value}: no case matches; remove this value, or another filter")
    return vectors


class Filter(NamedTuple):
    """One filter: its name, and a condition for each of its values and of its excluded values."""

    name: str
    values: dict[str, Wanted]
    excluded: dict[str, Wanted]

    def matches_case(self, vector: Vector) -> bool:
        """Return whether a case matches the filter: none of its excluded values, and at least one of its other values,
        if it has any.
        """
        if any(matches(vector) for matches in self.excluded.values()):
            return False
        return not self.values or any(wanted(vector) for wanted in self.values.values())


def _list_given_filters(selection: Selection, names: Iterable[str], every: Every) -> Iterator[Filter]:
    """Yield each of these filters that has values, after a check of the names. The filter `verdict` is left out,
    because the filter `failed` uses its values.
    """
    for name in names:
        values = getattr(selection, name)
        if values:
            found = Filter(name, *(_find_conditions(name, selection, every, excluding=each) for each in (False, True)))
            if name != "verdict":
                yield found


def _find_conditions(name: str, selection: Selection, every: Every, *, excluding: bool) -> dict[str, Wanted]:
    """Return for each value of this filter the function that tests a case. If `excluding` is true, return only the
    values that exclude cases, otherwise only the others.
    """
    values = (value for value in getattr(selection, name) if is_excluding(value) == excluding)
    return {value: FILTERS[name](value.removeprefix(EXCLUDED), selection, every) for value in values}


def _find_values_without_cases(
    selection: Selection, filters: Sequence[Filter], vectors: Sequence[Vector]
) -> Iterator[tuple[str, str]]:
    """Yield each filter value that matches none of the selected cases, with its option. Values with `not:` are left
    out.

    Values of `failed` are exempt, because every case of a report may have passed.
    """
    if selection.rulesets != RULESETS and not selection.failed:
        there = {vector.ruleset for vector in vectors}
        yield from (("--ruleset", each) for each in selection.rulesets if each not in there)
    for each in filters:
        if each.name != "failed":
            idle = (value for value, wanted in each.values.items() if not any(map(wanted, vectors)))
            yield from ((_format_option(each.name), value) for value in idle)


def _format_option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def resolve_ruleset_names(names: Sequence[str]) -> FilterValues:
    """Return the rulesets with these names without duplicates, or all rulesets of this project; raise `UnknownName`."""
    for each in names:
        locate_ruleset(each)  # which raises as `ruleset` does, and imports no game
    return tuple(dict.fromkeys(names)) or RULESETS


def _list_cases_of_ruleset(ruleset_id: str, selection: Selection, folder: Path | None) -> list[Vector]:
    if selection.repro is not None:
        return [vector for vector in read_vectors(Path(selection.repro)) if vector.ruleset == ruleset_id]
    file = get_vectors_file(ruleset_id, folder)
    if selection.fresh is None:
        return open_vectors(file)
    return _list_generated_cases(ruleset_id, selection, selection.fresh, read_vectors(file))


def _list_generated_cases(
    ruleset_id: str, selection: Selection, fresh: GenerationParameters, published: Sequence[Vector]
) -> list[Vector]:
    """Return the generated cases. If the user names cases, only these are generated, because to generate all cases
    takes as long as a run.
    """
    from scrimmage_rules.kit.generated.case_generation import (  # noqa: PLC0415  (few runs generate cases)
        find_case_number,
        list_cases_by_number,
        list_generated_cases,
    )

    def find_number(home: str, name: str) -> int | None:
        return find_case_number(home, fresh, _normalize_place(name))

    if all(any(find_number(each, name) for each in selection.rulesets) for name in selection.case) and selection.case:
        wanted = {found for name in selection.case if (found := find_number(ruleset_id, name))}
        return list_cases_by_number(ruleset_id, fresh.seed, sorted(wanted), published)
    return list_generated_cases(ruleset_id, fresh, published)


Wanted = Callable[[Vector], bool]
Every = Callable[[], Sequence[Vector]]
"""A function that returns the cases of the rulesets, and reads them only when it is called."""


def list_facets(rulesets: Iterable[str]) -> list[str]:
    """Return all facets that a case of these rulesets can need: the facets of every game, then those of single
    rulesets.
    """
    return list(dict.fromkeys([*FACETS, *(facet for each in rulesets for facet in ruleset(each).facets)]))


def require_known_name(sort: str, name: str, known: Sequence[str]) -> None:
    """Raise `UnknownName` for a name that is not among the known names."""
    if name not in known:
        raise UnknownName(sort, name, known, see="scrimmage list cases --json")


def _normalize_place(name: str) -> str:
    """Return the path of a feature file, or of a line in it, in the form that cases use."""
    return name.removeprefix("./").removeprefix("features/")


# ---- the conditions


def _create_clause_condition(name: str, selection: Selection, _all: Every) -> Wanted:
    """Return a function that checks whether a case shows the clause with this id, or a clause whose id starts with it
    and a dot.
    """
    found = find_clauses_by_id_or_id_prefix(name, selection.rulesets)
    if not found:
        known = [clause for each in selection.rulesets for clause in ruleset(each).rulebook.clauses]
        raise UnknownName("clause", name, known, see="scrimmage list clauses")
    return lambda vector: not found.isdisjoint(vector.clauses)


def _create_level_condition(name: str, _selection: Selection, _all: Every) -> Wanted:
    require_known_name("level", name, LEVELS)
    top = LEVELS.index(name)
    return lambda vector: LEVELS.index(vector.level) <= top


def _create_exact_level_condition(name: str, _selection: Selection, _all: Every) -> Wanted:
    require_known_name("level", name, LEVELS)
    return lambda vector: vector.level == name


def _create_case_condition(name: str, _selection: Selection, every: Every) -> Wanted:
    """Return a function that checks whether a case has this name or place (`card_football/punt.feature:12`)."""
    place = _normalize_place(name)
    if place in {vector.place for vector in every()}:
        return lambda vector: vector.place == place
    require_known_name("case", name, [vector.id for vector in every()])
    return lambda vector: vector.id == name


def _create_facet_condition(name: str, selection: Selection, _all: Every) -> Wanted:
    """Return a function that checks whether a case needs this facet. For the facet `reason`, it checks whether the case
    compares the clause of a rejection.
    """
    require_known_name("facet", name, list_facets(selection.rulesets))
    if name == "reason":
        return lambda vector: any(deed.expect and deed.expect.relation == "blames" for deed in vector.deeds)
    return lambda vector: name in vector.facets


def _create_feature_condition(name: str, _selection: Selection, every: Every) -> Wanted:
    """Return a function that checks whether a case is in the feature with this name or path."""
    known = list(dict.fromkeys(vector.feature for vector in every()))
    short = _normalize_place(name)
    require_known_name("feature", short, known)
    return lambda vector: vector.feature == short


def _create_reading_condition(name: str, selection: Selection, _all: Every) -> Wanted:
    """Return a function that checks whether a case chooses this reading, or any reading of this ambiguity; most cases
    choose none.
    """
    ambiguity, equals, key = name.partition("=")
    books = [ruleset(each).rulebook for each in selection.rulesets]
    known = {each.id: each for book in books for each in book.ambiguities.values()}
    require_known_name("ambiguity", ambiguity, list(known))
    if not equals:
        return lambda vector: ambiguity in vector.readings
    require_known_name(f"reading of {ambiguity}", key, known[ambiguity].keys)
    return lambda vector: vector.readings.get(ambiguity) == key


def _create_failed_condition(name: str, selection: Selection, every: Every) -> Wanted:
    """Return a function that checks whether a case failed or did not run according to an earlier report.

    Cases of rulesets that the report does not contain do not match. With a verdict, only cases with that verdict match.
    Renamed cases match under their new names.
    """
    failed = _read_failed_cases(name, selection)
    known, retired = {vector.id for vector in every()}, list_retired_cases_of_rulesets(selection.rulesets)
    for case in sorted(failed - known - retired.keys()):
        raise UnknownName(f"case in this suite, although {name} lists it,", case, sorted(known))
    failed |= {retired[case].now for case in failed & retired.keys()}
    return lambda vector: vector.id in failed


def _read_failed_cases(name: str, selection: Selection) -> set[str]:
    report, folders = read_report(Path(name)), tuple(f"{each}/" for each in selection.rulesets)
    found = [each for each in report.cases if each.id.startswith(folders)]
    return {each.id for each in found if _is_failure(each.verdict, selection.verdict)}


def _is_failure(verdict: str, values: FilterValues) -> bool:
    """Return whether the filter `failed` selects cases with this verdict.

    If the user names verdicts, it selects only these. If not, it selects every verdict except those in `NOT_FAILED`. An
    excluded verdict is never selected.
    """
    if EXCLUDED + verdict in values:
        return False
    named = [value for value in values if not is_excluding(value)]
    return verdict in named if named else verdict not in NOT_FAILED


def list_retired_failures(selection: Selection) -> list[str]:
    """Return a message for each case that `--failed` selects but that is no longer in the suite."""
    reports = (name for name in selection.failed if not is_excluding(name))
    return [line for name in reports for line in _list_retired_failures_in(name, selection)]


def _list_retired_failures_in(name: str, selection: Selection) -> list[str]:
    failed, retired = _read_failed_cases(name, selection), list_retired_cases_of_rulesets(selection.rulesets)
    ends = {case: "running it under that name" if retired[case].now else "left out" for case in failed & retired.keys()}
    return [f"--failed {name}: {case}: {retired[case]}; {ends[case]}" for case in sorted(ends)]


def _create_verdict_condition(name: str, _selection: Selection, _all: Every) -> Wanted:
    """Raise an error for an unknown verdict. The returned condition is not used, because the filter `failed` compares
    the verdicts.
    """
    require_known_name("verdict", name, VERDICTS)
    return lambda _vector: True


FILTERS: dict[str, Callable[[str, Selection, Every], Wanted]] = {
    "clause": _create_clause_condition, "level": _create_level_condition, "only_level": _create_exact_level_condition,
    "facet": _create_facet_condition, "feature": _create_feature_condition, "reading": _create_reading_condition,
    "case": _create_case_condition, "failed": _create_failed_condition, "verdict": _create_verdict_condition,
}  # fmt: skip
"""For each filter, the function that creates the condition of one value."""

BY_NAME = ("clause", "level", "only_level", "facet", "reading", "verdict")
"""Filters whose values can be checked without reading the cases."""
