"""Comparison of two reports of runs: the change of each case (`scrimmage diff`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from scrimmage_rules.kit.cases.judge import PASSING
from scrimmage_rules.kit.running.previous_reports import EarlierCase, EarlierReport

Change = Literal["regressed", "lost", "case changed", "still failing", "fixed", "new"]

CHANGES: tuple[Change, ...] = ("regressed", "lost", "case changed", "still failing", "fixed", "new")
"""Kinds of changes of a case, the worst first. A case that passes in both reports is not listed."""

WORSE: frozenset[Change] = frozenset({"regressed", "lost"})

IDLE = frozenset({"skipped", "not-run"})
ABSENT = "not there"


class Changed(msgspec.Struct, frozen=True):
    """A changed case: its name, the kind of change, and both verdicts; `not there` if a report does not contain the
    case.
    """

    id: str
    change: Change
    before: str
    after: str


class Comparison(msgspec.Struct, frozen=True):
    """Two reports and the differences between them."""

    before: str
    after: str
    totals: dict[str, int]
    cases: tuple[Changed, ...]

    @property
    def worse(self) -> bool:
        """Return whether a case has become worse: it passed or ran in the first report, and fails or is missing in the
        second.
        """
        return any(self.totals[change] for change in WORSE)


def compare_reports(before: EarlierReport, after: EarlierReport) -> Comparison:
    """Return every changed case, the worst kind of change first, then in the order of the suite."""
    found = sorted(_find_changed_cases(before, after), key=lambda each: CHANGES.index(each.change))
    totals: dict[str, int] = {change: sum(each.change == change for each in found) for change in CHANGES}
    return Comparison(before.about, after.about, totals, tuple(found))


def _find_changed_cases(before: EarlierReport, after: EarlierReport) -> Iterator[Changed]:
    """Yield the changed cases in the second report, then the cases that only the first report contains."""
    old, new = ({case.id: case for case in report.cases} for report in (before, after))
    for name in {**new, **old}:
        was, now = (cases.get(name, EarlierCase(name, ABSENT)) for cases in (old, new))
        change = _classify_change(was, now)
        if change is not None:
            yield Changed(name, change, was.verdict, now.verdict)


def _classify_change(was: EarlierCase, now: EarlierCase) -> Change | None:
    """Return the kind of change of a case, or None. If the case itself has changed, the change says nothing about the
    program.

    A known failure counts as a failure, and a flaky case as a pass.
    """
    if _was_case_run(was) and not _was_case_run(now):
        return "lost"
    if not _was_case_run(was):
        return "new" if _was_case_run(now) else None
    passed, passes = was.verdict in PASSING, now.verdict in PASSING
    alike = (passed and passes) or was.verdict == now.verdict
    if was.content and now.content and was.content != now.content and not alike:
        return "case changed"
    if passes:
        return None if passed else "fixed"
    return "regressed" if passed else "still failing"


def _was_case_run(case: EarlierCase) -> bool:
    return case.verdict not in IDLE and case.verdict != ABSENT


def render_comparison(comparison: Comparison) -> Iterator[str]:
    """Yield the output lines of a comparison: the two programs, the cases by kind of change, and the number of each
    kind.
    """
    yield f"before: {comparison.before}"
    yield f"after:  {comparison.after}"
    for change in CHANGES:
        if comparison.totals[change]:
            yield f"{change}:"
        for each in comparison.cases:
            if each.change == change:
                yield f"  {each.id}: {each.before}, now {each.after}"
    counts = ", ".join(f"{count} {change}" for change, count in comparison.totals.items() if count)
    yield counts or "no case differs"
