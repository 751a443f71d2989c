"""The verbs about implementations: `verify`, `repro`, `list`, `diff`, `fuzz` and `doctor`."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from importlib.util import find_spec
from itertools import chain, count
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules import terminal
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import check_apart, check_writable, write_whole
from scrimmage_rules.kernel.plural import pluralize
from scrimmage_rules.kernel.printable import without_controls
from scrimmage_rules.kit import listing as kit_listing
from scrimmage_rules.kit import report as text
from scrimmage_rules.kit.comparison import compared
from scrimmage_rules.kit.comparison import told as comparison_told
from scrimmage_rules.kit.doctor import examine, told
from scrimmage_rules.kit.earlier import read_report
from scrimmage_rules.kit.failing_request import failing_request
from scrimmage_rules.kit.fleet import Start
from scrimmage_rules.kit.fresh import Fresh, endless
from scrimmage_rules.kit.fuzz import Failing, failing, failing_of, first_difference, shrunk
from scrimmage_rules.kit.judge import CaseResult
from scrimmage_rules.kit.pipes import Deadline, TimeOver, within
from scrimmage_rules.kit.report_files import FORMS, as_json, marked, write_reports
from scrimmage_rules.kit.runner import starter
from scrimmage_rules.kit.searched import Drafted, Found, Searched
from scrimmage_rules.kit.selection import WAYS, Chosen, Selection, chosen, retired_failures, rulesets_named
from scrimmage_rules.kit.vectors import Vector, read_vectors, vectors_file
from scrimmage_rules.kit.verify import NOTHING, USAGE, KnownFile, Limits, Report
from scrimmage_rules.kit.verify import verify as judge
from scrimmage_rules.kit.watched import places_of
from scrimmage_rules.watching import Watch, watching

PROGRESS_SECONDS = 2.0
TICK = 0.1
"""Seconds between two changes of a line on a terminal."""

FOR_THE_DRAFT = 0.1
"""The share of the time of a search that is kept for drafting what it finds."""

MOST_SEED = 1_000_000


def verify(options: argparse.Namespace) -> int:
    """Judge by the published cases or by fresh ones, write the reports, print, and return the documented exit code."""
    return _judged(options, _selection(options, _fresh(options)))


def _selection(options: argparse.Namespace, fresh: Fresh | None = None) -> Selection:
    filters: dict[str, Any] = {name: tuple(dict.fromkeys(getattr(options, name))) for name in WAYS}
    return Selection(rulesets_named(options.ruleset), fresh=fresh, **filters)


def _chosen(selection: Selection) -> Chosen:
    """Read the options of a selection, and report the cases of an earlier report that were retired since."""
    cases = chosen(selection)
    for line in retired_failures(selection):
        terminal.complain(line)
    return cases


def repro(options: argparse.Namespace) -> int:
    """Judge by the cases of a file, such as `fuzz` writes."""
    rulesets = tuple(dict.fromkeys(vector.ruleset for vector in read_vectors(Path(options.file))))
    return _judged(options, Selection(rulesets, repro=options.file))


def _judged(options: argparse.Namespace, selection: Selection) -> int:
    _need_command(options, f"scrimmage {options.verb}", needed=getattr(options, "given", False))
    paths = _outputs(options)
    cases, known = _chosen(selection), _known(options, selection)
    if getattr(options, "watch", None) is not None:
        return _watched(options, cases, known, paths)
    report = _report(options, cases, known)
    try:
        _print(report, cases.by_id, options)
    finally:  # the reader of the text may have ended
        complaints = write_reports(report, cases.by_id, paths)
    for complaint in complaints:
        terminal.complain(complaint)
    if options.json == "-":
        terminal.send(as_json(marked(report, cases.by_id)))
    return USAGE if complaints else report.exit_code


def _outputs(options: argparse.Namespace) -> dict[str, Path]:
    """The files of the reports by their forms; raises `MalformedData` or `Unwritable` where one cannot be written."""
    named = {form: getattr(options, form) for form in FORMS}
    check_apart({f"--{form}": name for form, name in {**named, "known": options.known}.items()})
    for form, name in named.items():
        if name == "-" and form != "json":
            raise MalformedData(f"--{form}", "only --json can be written to standard output (-); name a file")
    paths = {form: Path(name) for form, name in named.items() if name not in (None, "-")}
    for path in paths.values():
        check_writable(path)
    return paths


def _watched(options: argparse.Namespace, cases: Chosen, known: KnownFile, paths: dict[str, Path]) -> int:
    """The same again and again, until it is interrupted."""
    _need_command(options, "scrimmage verify --watch", needed=True)
    if options.json == "-" or options.fix:
        raise MalformedData("--watch", "the screen shows the last run; leave out --json - and --fix")
    places = [Path(place) for place in options.watch if place] or places_of(options.command)
    watch = Watch(places, paths.values(), options.command, cases)

    def judge(first: Collection[str], seen: Callable[[CaseResult], None]) -> tuple[Report, list[str]]:
        report = _report(options, cases.beginning_with(first), known, seen)
        return report, write_reports(report, cases.by_id, paths)

    return watching(watch, judge)


def _known(options: argparse.Namespace, selection: Selection) -> KnownFile:
    """The list of known failures; it may be put right only where every case is run, and where it can be written."""
    path = Path(options.known) if options.known else None
    if not options.fix:
        return KnownFile(path)
    if path is None:
        raise MalformedData("--fix", "it puts a list of known failures right; name it with --known FILE")
    if not selection.whole or selection.narrowed:
        raise MalformedData("--fix", "every case has to be run for that; choose by nothing but --ruleset")
    check_writable(path)
    return KnownFile(path, fix=True)


def _report(
    options: argparse.Namespace, cases: Chosen, known: KnownFile,
    seen: Callable[[CaseResult], None] = lambda _result: None,
) -> Report:  # fmt: skip
    """Judge, with progress on standard error."""
    progress = _Progress(cases)

    def step(result: CaseResult) -> None:
        seen(result)
        progress.step(result)

    report = judge(
        cases, options.command, jobs=options.jobs, limits=Limits(options.timeout, options.max_time), known=known,
        seen=step,
    )  # fmt: skip
    progress.end()
    return report


def _print(report: Report, vectors: dict[str, Vector], options: argparse.Namespace) -> None:
    out = sys.stderr if options.json == "-" else sys.stdout
    failed = text.failing(report)
    for each in failed[: options.show]:
        lines = text.failure(each, vectors[each.id], report.command, report.selection)
        print("\n".join(lines), end="\n\n", file=out)
    if len(failed) > options.show:
        more = len(failed) - options.show
        print(f"{pluralize(more, 'more failing case')}; --show {len(failed)} or --json FILE has them all\n", file=out)
    print("\n".join(text.summary(report)), file=out, flush=True)


def _fresh(options: argparse.Namespace) -> Fresh | None:
    """What `--fresh` asks for; without `--seed` by a seed of the moment, which the report names."""
    if options.fresh is not None:
        return Fresh(options.fresh, _seed(options))
    if options.seed is not None:
        raise MalformedData("--seed", "it makes fresh cases; say how many with --fresh N")
    return None


def _seed(options: argparse.Namespace) -> int:
    seed: int | None = options.seed
    return random.SystemRandom().randrange(MOST_SEED) if seed is None else seed


def _need_command(options: argparse.Namespace, verb: str, *, needed: bool) -> None:
    if needed and not options.command:
        raise MalformedData("--", f"a command is needed here, as in: {verb} -- node adapter.mjs")


class _Progress:
    """A count on standard error: in place on a terminal, a line every few seconds elsewhere."""

    def __init__(self, cases: Chosen) -> None:
        self._cases, self._done, self._last = cases, 0, time.monotonic()
        self._terminal = sys.stderr.isatty()

    def step(self, _result: object) -> None:
        self._done += 1
        now = time.monotonic()
        if now - self._last >= (TICK if self._terminal else PROGRESS_SECONDS):
            self._last = now
            end = "\r" if self._terminal else "\n"
            print(f"{self._done}/{len(self._cases.vectors)} cases", end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._terminal:
            print(" " * 40, end="\r", file=sys.stderr, flush=True)


# ---- lists and comparisons


def listing(options: argparse.Namespace) -> int:
    """The cases or the clauses that are selected, a line each, or as JSON."""
    cases = _chosen(_selection(options))
    found = kit_listing.cases(cases) if options.what == "cases" else kit_listing.clauses(cases)
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
        return 0
    for each in found:
        terminal.say(_line(each))
    return 0


def _line(each: kit_listing.ListedCase | kit_listing.ListedClause) -> str:
    if isinstance(each, kit_listing.ListedCase):
        return f"{each.level:12}  {each.id}  {', '.join(each.clauses)}"
    return f"{each.cases:4}  {each.kind:11}  {each.id}: {each.text}"


def diff(options: argparse.Namespace) -> int:
    """What has become of each case from one report to the other; 1 if anything passes or runs no more."""
    found = compared(read_report(Path(options.before)), read_report(Path(options.after)))
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
    else:
        for line in comparison_told(found):
            terminal.say(line)
    return 1 if found.worse else 0


# ---- fuzz


def fuzz(options: argparse.Namespace) -> int:
    """Fresh cases of each ruleset until one fails or the time is over; what fails is made small, shown and written."""
    _need_command(options, "scrimmage fuzz", needed=True)
    seed, rulesets = _seed(options), rulesets_named(options.ruleset)
    if options.write:
        check_writable(Path(options.write))
    searched: list[Searched] = []
    until = within(options.seconds, f"the search took longer than {options.seconds:g} s (--seconds)")
    for left, ruleset_id in zip(range(len(rulesets), 0, -1), rulesets, strict=True):
        searched.append(_searched(options, ruleset_id, seed, within(until.left / left, until.problem), until))
        if searched[-1].found or not searched[-1].judged:
            break
    if options.json:
        terminal.send(msgspec.json.encode(searched) + b"\n")
    return 1 if searched[-1].found else 0 if searched[-1].judged else NOTHING


def _searched(options: argparse.Namespace, ruleset_id: str, seed: int, part: Deadline, until: Deadline) -> Searched:
    """Return what the search of a ruleset found, and print it as it comes except where JSON is wanted.

    It searches until the first deadline; what it finds is made small, shown and drafted until the second.
    """
    say = _nothing if options.json else terminal.say
    published, doing = read_vectors(vectors_file(ruleset_id)), _Doing()
    start, cases = starter(options.command, options.timeout, part), endless(ruleset_id, seed, published)
    found = first_difference(start, cases, part, doing.judge)
    if found is None:
        doing.end()
        enough = "" if doing.judged else f"; {part.problem}"
        say(f"{ruleset_id}: {pluralize(doing.judged, 'fresh case')} without a difference, seed {seed}{enough}")
        return Searched(ruleset_id, seed, doing.judged, None)
    start = starter(options.command, options.timeout, until)
    if found.result is not None:
        small = Deadline(until.at - options.seconds * FOR_THE_DRAFT, until.problem)
        found = shrunk(found, published, failing(start, small), small, doing.shrink)
    doing.end()
    path = Path(options.write or f"{ruleset_id}-{seed}.repro.jsonl")
    for line in _shown(options.command, found, path):
        say(line)
    write_whole(path, b"".join(canonical(case) + b"\n" for case in found.cases))
    several = len(found.cases) > 1
    behind = f"; the last of {len(found.cases)} cases, behind the others only: something is kept" if several else ""
    after = pluralize(doing.judged, "fresh case")
    say(f"{ruleset_id}: a difference after {after}, seed {seed}{behind}; it is in {path}")
    draft = None
    if found.result is not None:
        draft, missing = _drafted(start, found.cases[0], found.result, path, until)
        say(missing or _of_the_draft(draft))
    kept = Found(str(path), tuple(case.id for case in found.cases), found.result, draft)
    return Searched(ruleset_id, seed, doing.judged, kept)


def _nothing(_line: str) -> None:
    """Say nothing."""


class _Doing:
    """What a search does at the moment, on one line of a terminal; nothing elsewhere."""

    def __init__(self) -> None:
        self.judged, self._last, self._terminal = 0, time.monotonic(), sys.stderr.isatty()

    def judge(self, judged: int) -> None:
        """Say how many cases have been judged."""
        self.judged = judged
        self._say(f"{judged} fresh cases judged")

    def shrink(self, tried: int) -> None:
        """Say how many smaller cases have been tried."""
        self._say(f"a difference is made small: {tried} smaller cases tried")

    def _say(self, line: str) -> None:
        now = time.monotonic()
        if self._terminal and now - self._last >= TICK:
            self._last = now
            print(f"{line:60}", end="\r", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clear the line."""
        if self._terminal:
            print(" " * 60, end="\r", file=sys.stderr, flush=True)


def _drafted(start: Start, case: Vector, failed: CaseResult, path: Path, until: Deadline) -> tuple[Drafted | None, str]:
    """Write the scenario and its board next to the case, or say why not."""
    if find_spec("gherkin") is None or find_spec("parse") is None:
        return None, "no scenario is drafted: that needs the libraries of the suite, scrimmage-rules[suite]"
    from scrimmage_rules.kit import drafting
    from scrimmage_rules.kit.drafting.page import as_page

    try:
        until.check()
        published = read_vectors(vectors_file(case.ruleset))
        draft = drafting.drafted(case, failed, published, failing_of(start, until), until)
    except TimeOver:
        return None, f"no scenario is drafted: {until.problem}"
    feature, page = _free(path.with_name(path.name.removesuffix(".jsonl").removesuffix(".repro")))
    write_whole(feature, without_controls(draft.text).encode(), replace=False)
    write_whole(page, as_page(draft.text, case, failed.step), replace=False)
    return Drafted(str(feature), str(page), draft.shows, draft.remarks), ""


def _free(stem: Path) -> tuple[Path, Path]:
    """The names of a draft and of its page: the first two of a number where there is no file yet."""
    names = chain([stem.name], (f"{stem.name}-{number}" for number in count(2)))
    pairs = ((stem.with_name(f"{name}.feature"), stem.with_name(f"{name}.html")) for name in names)
    return next(pair for pair in pairs if not any(map(os.path.lexists, pair)))


def _of_the_draft(draft: Drafted | None) -> str:
    """The line that says where it is."""
    assert draft is not None
    told = "" if draft.shows else "; it does not show the difference: " + "; ".join(draft.remarks)
    return f"a scenario is drafted in {draft.feature}, and its board in {draft.page}{told}"


def _shown(command: Sequence[str], found: Failing, path: Path) -> Iterator[str]:
    """A case that fails alone, with the request that fails, and an empty line after it."""
    if found.result is None:
        return
    [case] = found.cases
    request = failing_request(case, found.result.step, found.result.differences)
    result = msgspec.structs.replace(found.result, asked=request)
    yield from text.failure(result, case, tuple(command), Selection((case.ruleset,), repro=str(path)))
    yield ""


# ---- doctor


def doctor(options: argparse.Namespace) -> int:
    """A line for each check, and for what is wrong the lines that tell what to change; 1 if anything is."""
    _need_command(options, "scrimmage doctor", needed=True)
    found = []
    for each in examine(options.command, options.ruleset, options.timeout):
        found.append(each)
        for line in () if options.json else told(each):
            terminal.say(line)
    wrong = sum(each.verdict == "wrong" for each in found)
    skipped = sum(each.verdict == "skipped" for each in found)
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
    else:
        terminal.say(f"{len(found) - wrong - skipped} right, {wrong} wrong, {skipped} skipped")
    return 1 if wrong else 0
