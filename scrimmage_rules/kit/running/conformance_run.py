"""Conformance run of a program: its cases, final verdicts, level, report, and exit code (`scrimmage verify`)."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kernel.printable_text import escape_surrogates
from scrimmage_rules.kit.cases.case_name_register import RetiredCase, list_retired_cases_of_rulesets
from scrimmage_rules.kit.cases.judge import GREEN, PASSING, VERDICTS, CaseResult
from scrimmage_rules.kit.cases.stored_vectors import hash_vector_lines
from scrimmage_rules.kit.cases.vectors import LEVELS, Vector, get_vectors_file
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.child_process_pipes import create_deadline
from scrimmage_rules.kit.running.case_selection import BrokenSuite, SelectedCases, Selection, select_cases
from scrimmage_rules.kit.running.known_failures import (
    KnownFailure,
    apply_known_failures,
    check_entry_names,
    encode_entries,
    read_known_failures,
    remove_retired,
    update_entries,
)
from scrimmage_rules.kit.running.pipelined_case_runner import (
    create_adapter_starter,
    judge_cases,
    start_and_greet_adapter,
)
from scrimmage_rules.kit.running.reruns import (
    count_trivial_passes,
    finalize_verdicts,
    mark_cases_failing_only_after_others,
    rerun_failed_cases,
)
from scrimmage_rules.kit.running.run_time_and_environment import RunDetails
from scrimmage_rules.kit.running.untested_facets import find_unrequested_facets
from scrimmage_rules.rulesets import get_suite_version

PASSED, FAILED, USAGE, BROKEN, NOTHING = 0, 1, 2, 3, 4
"""Exit codes: passed, failed, invalid usage, broken adapter, and invalid suite or no judged case."""


IDLE = frozenset({"skipped", "not-run"})
"""Verdicts of cases that were not judged."""


class Limits(NamedTuple):
    """Time limits in seconds for one answer and for the whole run, and the maximum number of reruns of a failing case;
    see `rerun_failed_cases`.
    """

    answer: float = 5.0
    run: float = math.inf
    retries: int | None = None


USUAL = Limits()


class KnownFailureFile(NamedTuple):
    """Path of the list of known failures, and whether a complete run updates it."""

    path: Path | None = None
    fix: bool = False

    def entries(self) -> tuple[KnownFailure, ...]:
        """Return the entries of the list, or an empty list if the file does not exist; raise `MalformedData`."""
        if self.path is None or (self.fix and not self.path.exists()):
            return ()
        return read_known_failures(self.path)


NO_FILE = KnownFailureFile()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The report of a run in the form of `--json`. It is complete only if `complete` is present and true.

    `known` has a message for each outdated entry of the list of known failures; any message makes the run fail.
    `floors` has the numbers of judged cases that pass in a program that accepts everything, and in one that rejects
    everything. `unasked` has for each ruleset the declared facets that no judged case needs. `run`
    has the date and the duration; a reproducible report has none.
    """

    format: str = "scrimmage-report-1"
    kit: str
    suite: str
    command: tuple[str, ...]
    implementation: m.Implementation
    selection: Selection
    levels: dict[str, str | None]
    totals: dict[str, int]
    by_level: dict[str, dict[str, int]]
    broken: str
    cases: tuple[CaseResult, ...]
    known: tuple[str, ...] = ()
    floors: dict[str, int] = {}
    declared: dict[str, m.Declared] = {}
    unasked: dict[str, tuple[str, ...]] = {}
    run: RunDetails | None = None
    complete: bool = True

    @property
    def exit_code(self) -> int:
        """Return the exit code of the command."""
        if self.broken:
            return BROKEN
        if self.totals["skipped"] == len(self.cases):
            return NOTHING
        green = all(verdict in GREEN or not count for verdict, count in self.totals.items())
        return PASSED if green and not self.known else FAILED


def verify(
    chosen: SelectedCases,
    command: Sequence[str],
    *,
    jobs: int = 1,
    limits: Limits = USUAL,
    known: KnownFailureFile = NO_FILE,
    seen: Callable[[CaseResult], None] = lambda _result: None,
) -> Report:
    """Judge a program by the selected cases and return the report. An empty command means the reference in this
    process.

    The adapter starts before the cases are read, so that a failed start is reported at once. Raise `CannotStart`,
    `UnknownName`, `MalformedData`, `NothingSelected` or `BrokenSuite`.
    """
    selection, entries = chosen.selection, known.entries()
    until = create_deadline(limits.run, f"the whole run took longer than {limits.run:g} s (--max-time)")
    start = create_adapter_starter(command, limits.answer, until)
    with start_and_greet_adapter(start, jobs) as met:
        vectors = chosen.vectors
        entries, stale = remove_retired(entries, _find_retired_cases(entries, selection.rulesets))
        floors = _TrivialPasses(chosen)
        try:
            found = judge_cases(met, vectors, floors.create_counting_callback(seen), until)
        except MalformedData as fault:  # in the steps of a case, which are decoded when the case runs
            if not selection.published:
                raise
            raise BrokenSuite(str(fault)) from None
    if command and not found.broken:
        again = rerun_failed_cases(start, met.greeting, found.results, vectors, until, retries=limits.retries)
        plain = mark_cases_failing_only_after_others(start, again, vectors, until)
    else:
        plain = finalize_verdicts(found.results, met.greeting, vectors)
    complete = _did_all_cases_of_rulesets_run(selection, plain)
    if known.fix and known.path is not None and complete:
        entries = update_entries(plain, entries, selection.rulesets)
        write_atomically(known.path, encode_entries(entries, known.path))
        stale = ()
    results, complaints = apply_known_failures(plain, entries, whole=complete)
    return Report(
        kit=__version__, suite=hash_suite(selection.rulesets), command=tuple(map(escape_surrogates, command)),
        implementation=found.implementation, selection=selection, levels=_find_levels(results, vectors, selection),
        totals=_count_verdicts(results), by_level=_count_verdicts_by_level(results), broken=found.broken, cases=results,
        known=(*stale, *complaints),
        floors=floors.counts, declared=found.declared,
        unasked=_find_unrequested_facets(found.declared, results, vectors, selection),
    )  # fmt: skip


class _TrivialPasses:
    """The number of judged cases that pass in each of two trivial programs.

    A case is counted when its result arrives, because its steps are still in memory at that time.
    """

    def __init__(self, chosen: SelectedCases) -> None:
        """Start with counts of zero; `chosen` has the cases of the run."""
        self._chosen, self.counts = chosen, count_trivial_passes(())

    def create_counting_callback(self, seen: Callable[[CaseResult], None]) -> Callable[[CaseResult], None]:
        """Return a function that counts the case of a result, and calls `seen` with the result."""

        def count_result(result: CaseResult) -> None:
            seen(result)
            if result.verdict not in IDLE:
                for name, passed in count_trivial_passes([self._chosen.by_id[result.id]]).items():
                    self.counts[name] += passed

        return count_result


def _find_unrequested_facets(
    declared: dict[str, m.Declared], results: Sequence[CaseResult], vectors: Iterable[Vector], selection: Selection
) -> dict[str, tuple[str, ...]]:
    """Return the declared facets of the selected rulesets that no judged case needs."""
    here = {each: found for each, found in declared.items() if each in selection.rulesets}
    return find_unrequested_facets(here, _select_judged_cases(results, vectors))


def _select_judged_cases(results: Sequence[CaseResult], vectors: Iterable[Vector]) -> list[Vector]:
    """Return the cases that were judged: all except skipped cases and cases that did not run."""
    idle = {each.id for each in results if each.verdict in IDLE}
    return [vector for vector in vectors if vector.id not in idle]


def _did_all_cases_of_rulesets_run(selection: Selection, results: Iterable[CaseResult]) -> bool:
    """Return whether all cases of the rulesets ran, so that the list of known failures can be compared completely."""
    return selection.whole and not selection.narrowed and all(each.verdict != "not-run" for each in results)


def _find_retired_cases(known: Sequence[KnownFailure], rulesets: tuple[str, ...]) -> dict[str, RetiredCase]:
    """Return the retired cases of these rulesets; raise `UnknownName` for an entry with a name that
    no case ever had.
    """
    if not any(entry.case for entry in known):
        check_entry_names(known, rulesets, (), {})
        return {}
    retired = list_retired_cases_of_rulesets(rulesets)
    check_entry_names(known, rulesets, select_cases(Selection(rulesets)), retired)
    return retired


def _count_verdicts(results: Iterable[CaseResult]) -> dict[str, int]:
    counts = Counter(each.verdict for each in results)
    return {verdict: counts[verdict] for verdict in VERDICTS}


def _count_verdicts_by_level(results: Sequence[CaseResult]) -> dict[str, dict[str, int]]:
    return {
        level: {
            verdict: count
            for verdict, count in _count_verdicts(r for r in results if r.level == level).items()
            if count
        }
        for level in LEVELS
    }


def _find_levels(
    results: Sequence[CaseResult], vectors: Sequence[Vector], selection: Selection
) -> dict[str, str | None]:
    """Return for each ruleset the level that the adapter has reached: all cases of this level and of all lower levels
    passed.

    A flaky case and an unexpected pass count as passed. If clauses or case ids are selected, there is no level.
    """
    home = {vector.id: vector.ruleset for vector in vectors}
    reached: dict[str, str | None] = {}
    for each in dict.fromkeys(home.values()):
        reached[each] = None
        for level in LEVELS if selection.whole else ():
            here = [r.verdict for r in results if home[r.id] == each and r.level == level]
            if any(verdict not in PASSING for verdict in here):
                break
            if here:
                reached[each] = level
    return reached


def hash_suite(rulesets: Sequence[str]) -> str:
    """Return the version and a hash of the vectors. Two reports are comparable only if these are equal.

    The hash is computed from the SHA-256 of each file of vectors, so that compressed files need not be decompressed.
    """
    digest, versions = hashlib.sha256(), dict.fromkeys(map(get_suite_version, rulesets))
    for each in rulesets:
        digest.update(bytes.fromhex(hash_vector_lines(get_vectors_file(each))))
    return f"{'+'.join(versions)}+{digest.hexdigest()[:12]}"
