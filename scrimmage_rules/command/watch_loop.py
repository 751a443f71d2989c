"""Loop of `scrimmage verify --watch`: a rerun after each change of a file, with the failed cases first."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import accumulate
from math import ceil
from pathlib import Path
from typing import NamedTuple

from scrimmage_rules.command import file_watcher, terminal_output
from scrimmage_rules.command.report_color import color_lines
from scrimmage_rules.kernel.printable_text import escape_unprintable, pluralize
from scrimmage_rules.kit.cases.judge import GREEN, CaseResult
from scrimmage_rules.kit.protocol.adapter import CannotStart
from scrimmage_rules.kit.protocol.termination_signals import InterruptedBySignal
from scrimmage_rules.kit.reports import text_report as text
from scrimmage_rules.kit.running.case_selection import SelectedCases
from scrimmage_rules.kit.running.conformance_run import Report

NAMED_FILES = 3

Judge = Callable[[Collection[str], Callable[[CaseResult], None]], tuple[Report, list[str]]]
"""A function that runs the cases once. It returns the report, and a message for each unwritable report file.

Its arguments are the ids of the cases to run first, and a function that receives each result at once. It raises
`CannotStart` if the adapter does not start.
"""


class WatchLoopInput(NamedTuple):
    """The input of the watch loop: the watched paths, the files that the run itself writes, the command of the adapter,
    the cases, and the patterns of ignored files and folders.
    """

    places: Sequence[Path]
    own: Collection[Path]
    command: Sequence[str]
    cases: SelectedCases
    ignored: Sequence[str] = ()


class _RetriedCases:
    """Collects the new results of the cases that failed in the previous run. As soon as all these cases have run again,
    it shows how many still fail.
    """

    def __init__(self, watch: WatchLoopInput, ids: Collection[str]) -> None:
        self._watch, self._ids, self._left = watch, frozenset(ids), len(ids)
        self._failing: list[CaseResult] = []

    def store_case_result(self, result: CaseResult) -> None:
        """Store the result of a case that failed in the previous run. When all these cases have run again, show how
        many still fail.
        """
        if result.id not in self._ids:
            return
        self._left -= 1
        if result.verdict not in GREEN:
            self._failing.append(result)
        if not self._left:
            cases = pluralize(len(self._ids), "case")
            told = (
                f"{len(self._failing)} of {cases} cases that failed in the last run still fail; running the other cases"
            )
            _show_lines([*_render_first_failure(self._watch, self._failing), told])


def watch_and_judge(watch: WatchLoopInput, judge: Judge) -> int:
    """Judge the cases now and after each change of a watched file, until a signal; return its exit code."""
    file_watcher.check_watched_paths(watch.places, watch.ignored)
    failed: Collection[str] = ()
    head = "the first run"
    try:
        while True:
            before = file_watcher.scan_file_states(watch.places, watch.own, watch.ignored)
            _show_lines([head])
            failed = _judge_cases_once(watch, judge, failed)
            head = _format_file_names(file_watcher.wait_for_file_change(before, watch.places, watch.own, watch.ignored))
    except InterruptedBySignal as interrupted:
        terminal_output.print_line()
        return interrupted.exit_code


def _judge_cases_once(watch: WatchLoopInput, judge: Judge, failed: Collection[str]) -> Collection[str]:
    """Run the cases once, show the result, and return the ids of the failed cases. If the adapter does not start,
    return `failed`, the ids from the previous run.
    """
    foot = _describe_watched_files(watch)
    try:
        report, complaints = judge(failed, _RetriedCases(watch, failed).store_case_result)
    except CannotStart as fault:
        _show_lines([f"scrimmage: {fault}", foot])
        return failed
    failing = text.select_failed_cases(report)
    _show_lines([*_render_first_failure(watch, failing), *text.render_summary(report), *complaints, foot])
    return [each.id for each in failing]


def _describe_watched_files(watch: WatchLoopInput) -> str:
    number = len(file_watcher.scan_file_states(watch.places, watch.own, watch.ignored))
    places = ", ".join(str(place.absolute()) for place in watch.places)
    return f"watching {pluralize(number, 'file')} in {places}; press Ctrl-C to stop"


def _render_first_failure(watch: WatchLoopInput, failing: Sequence[CaseResult]) -> Iterator[str]:
    """Yield the output lines of the first failing case only, because one failure fills the screen."""
    for each in failing[:1]:
        yield from text.render_failure(each, watch.cases.by_id[each.id], watch.command, watch.cases.selection)
        yield ""


def _format_file_names(files: Sequence[Path]) -> str:
    more = f" and {len(files) - NAMED_FILES} more" if len(files) > NAMED_FILES else ""
    return "changed: " + ", ".join(map(str, files[:NAMED_FILES])) + more


# ---- the screen


def _show_lines(lines: Sequence[str]) -> None:
    """Show these lines on a cleared terminal; if the output is not a terminal, print them below the earlier output."""
    if sys.stdout.isatty():
        terminal_output.clear_screen()
        columns, rows = shutil.get_terminal_size()
        lines = fit_lines_to_screen(lines, columns, rows - 1)
    if terminal_output.has_color(sys.stdout):
        terminal_output.print_colored_lines("\n".join(color_lines(lines)))
    else:
        for line in lines:
            terminal_output.print_line(line)
    sys.stdout.flush()


def fit_lines_to_screen(lines: Sequence[str], columns: int, rows: int) -> list[str]:
    """Return the lines, shortened to a screen of this size. If they do not fit after wrapping, lines in the middle are
    left out.
    """
    told = list(map(escape_unprintable, lines))
    if sum(_count_screen_rows(line, columns) for line in told) <= rows:
        return told
    head = _take_first_lines(told, columns, (rows - 1) // 2)
    left = rows - 1 - sum(_count_screen_rows(line, columns) for line in head)
    return [*head, "...", *_take_first_lines(told[::-1], columns, left)[::-1]]


def _take_first_lines(lines: Sequence[str], columns: int, rows: int) -> list[str]:
    """Return the first lines that fit in this number of screen rows after wrapping."""
    used = accumulate(_count_screen_rows(line, columns) for line in lines)
    return [line for line, row in zip(lines, used, strict=True) if row <= rows]


def _count_screen_rows(line: str, columns: int) -> int:
    return max(1, ceil(len(line) / columns))
