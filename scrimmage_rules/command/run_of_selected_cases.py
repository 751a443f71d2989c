"""A run of selected cases against an implementation: time limits, progress, the printed result, and report files.

The verbs `verify` and `repro` use this module.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.progress import RunProgress
from scrimmage_rules.command.report_color import color_lines
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import require_distinct_outputs, require_writable
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.generated.generation_parameters import GenerationParameters
from scrimmage_rules.kit.reports import text_report as text
from scrimmage_rules.kit.reports.report_writer import FORMS, add_content_hashes, render_json, write_reports
from scrimmage_rules.kit.running.case_filter_file import read_saved_selection
from scrimmage_rules.kit.running.case_selection import (
    FILTERS,
    SelectedCases,
    Selection,
    create_case_selection,
    list_retired_failures,
    resolve_ruleset_names,
)
from scrimmage_rules.kit.running.conformance_run import USAGE, KnownFailureFile, Limits, Report
from scrimmage_rules.kit.running.conformance_run import verify as judge
from scrimmage_rules.kit.running.run_time_and_environment import RunClock

MOST_SEED = 1_000_000

MOST_KEPT = 1_000_000
"""Threshold of the garbage collector during a run: the number of new objects after which it searches for cycles. The
replies that a run keeps form no cycles, and each search would visit all of them.
"""


def create_selection_from_options(options: argparse.Namespace, fresh: GenerationParameters | None = None) -> Selection:
    """Return the selection of cases that the filter options describe. If the options name a saved selection, add its
    filters.
    """
    saved = {} if options.selection is None else read_saved_selection(Path(options.selection))
    given = {name: dict.fromkeys([*getattr(options, name), *saved.get(name, ())]) for name in ("ruleset", *FILTERS)}
    rulesets = resolve_ruleset_names(list(given.pop("ruleset")))
    filters: dict[str, Any] = {name: tuple(values) for name, values in given.items()}
    return Selection(rulesets, fresh=fresh, **filters)


def select_cases_and_warn_about_retired(selection: Selection) -> SelectedCases:
    """Return the cases of a selection. Print a warning for each case that failed in the report given with `--failed`
    and has been retired since.
    """
    cases = create_case_selection(selection)
    for line in list_retired_failures(selection):
        terminal_output.print_error(line)
    return cases


def run_cases(options: argparse.Namespace, selection: Selection) -> int:
    """Judge an implementation by the selected cases, print the result, write the reports, and return the exit code."""
    require_adapter_command(options, f"scrimmage {options.verb}", needed=getattr(options, "given", False))
    paths = find_report_paths(options)
    cases, known = select_cases_and_warn_about_retired(selection), _find_known_failures_file(options, selection)
    if getattr(options, "watch", None) is not None:
        return _watch_files(options, cases, known, paths)
    report = _judge_with_progress(options, cases, known)
    try:
        print_report(report, cases.by_id, options)
    finally:  # the program that reads the output may have ended
        complaints = write_reports(report, cases.by_id, paths)
    for complaint in complaints:
        terminal_output.print_error(complaint)
    if options.json == "-":
        terminal_output.print_document(render_json(add_content_hashes(report, cases.by_id)))
    return USAGE if complaints else report.exit_code


def find_report_paths(options: argparse.Namespace) -> dict[str, Path]:
    """Return the path of each requested report by its format; raise `MalformedData` or `Unwritable` for an unusable
    path.
    """
    named = {form: getattr(options, form) for form in FORMS}
    outputs = {**named, "known": getattr(options, "known", None)}
    require_distinct_outputs({f"--{form}": name for form, name in outputs.items()})
    for form, name in named.items():
        if name == "-" and form != "json":
            raise MalformedData(f"--{form}", "only --json accepts - (standard output); give a file")
    paths = {form: Path(name) for form, name in named.items() if name not in (None, "-")}
    for path in paths.values():
        require_writable(path)
    return paths


def _watch_files(
    options: argparse.Namespace, cases: SelectedCases, known: KnownFailureFile, paths: dict[str, Path]
) -> int:
    """Judge the implementation again after each change of a watched file, until a signal; return the exit code."""
    from scrimmage_rules.command.file_watcher import find_watched_paths  # noqa: PLC0415  (few runs watch files)
    from scrimmage_rules.command.watch_loop import WatchLoopInput, watch_and_judge  # noqa: PLC0415

    require_adapter_command(options, "scrimmage verify --watch", needed=True)
    if options.json == "-" or options.fix:
        raise MalformedData("--watch", "cannot be combined with --json - or --fix; remove these options")
    places = [Path(place) for place in options.watch if place] or find_watched_paths(options.command)
    watch = WatchLoopInput(places, paths.values(), options.command, cases, options.ignore)

    def judge_again(first: Collection[str], seen: Callable[[CaseResult], None]) -> tuple[Report, list[str]]:
        report = _judge_with_progress(options, cases.beginning_with(first), known, seen)
        return report, write_reports(report, cases.by_id, paths)

    return watch_and_judge(watch, judge_again)


def _find_known_failures_file(options: argparse.Namespace, selection: Selection) -> KnownFailureFile:
    """Return the path of the list of known failures. Raise an error if `--fix` is given together with filters, or if
    `--fix` cannot write the file.
    """
    path = Path(options.known) if options.known else None
    if not options.fix:
        return KnownFailureFile(path)
    if path is None:
        raise MalformedData("--fix", "needs --known FILE (the list to update)")
    if not selection.whole or selection.narrowed:
        raise MalformedData("--fix", "needs a complete run; use no filter except --ruleset")
    require_writable(path)
    return KnownFailureFile(path, fix=True)


def _judge_with_progress(
    options: argparse.Namespace, cases: SelectedCases, known: KnownFailureFile,
    seen: Callable[[CaseResult], None] = lambda _result: None,
) -> Report:  # fmt: skip
    """Run the cases, show the progress on standard error, and return the report. Call `seen` with each result."""
    clock, progress = RunClock(), RunProgress(cases)
    gc.set_threshold(MOST_KEPT)

    def show_result(result: CaseResult) -> None:
        seen(result)
        progress.step(result)

    report = judge(
        cases, options.command, jobs=options.jobs, known=known,
        limits=Limits(options.timeout, options.max_time, options.retry), seen=show_result,
    )  # fmt: skip
    progress.end()
    return report if options.reproducible else msgspec.structs.replace(report, run=clock.create_details())


def print_report(report: Report, vectors: dict[str, Vector], options: argparse.Namespace) -> None:
    """Print the failures of a report and its summary. They go to standard error if the JSON report goes to standard
    output.
    """
    out = sys.stderr if options.json == "-" else sys.stdout
    lines = _render_failures_and_summary(report, vectors, options.show)
    print("\n".join(color_lines(lines) if terminal_output.has_color(out) else lines), file=out, flush=True)


def _render_failures_and_summary(report: Report, vectors: dict[str, Vector], shown: int) -> Iterator[str]:
    failed = text.select_failed_cases(report)
    for each in failed[:shown]:
        yield from text.render_failure(each, vectors[each.id], report.command, report.selection)
        yield ""
    if len(failed) > shown:
        more = pluralize(len(failed) - shown, "more failing case")
        yield f"{more}; --show {len(failed)} prints all of them, --json FILE writes all of them"
        yield ""
    yield from text.render_summary(report)


def choose_seed(options: argparse.Namespace) -> int:
    """Return the seed from the options, or a random seed."""
    import random  # noqa: PLC0415  (few runs draw a seed)

    seed: int | None = options.seed
    return random.SystemRandom().randrange(MOST_SEED) if seed is None else seed


def require_adapter_command(options: argparse.Namespace, verb: str, *, needed: bool) -> None:
    """Raise `MalformedData` if the command line of this verb has no adapter command after `--`."""
    if needed and not options.command:
        raise MalformedData("--", f"give the command of your adapter after --, as in: {verb} -- node adapter.mjs")
