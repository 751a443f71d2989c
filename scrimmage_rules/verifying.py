"""The verbs about implementations: `verify`, `repro`, `list`, `diff`, `fuzz` and `doctor`."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec

from scrimmage_rules import terminal
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import check_writable, write_whole
from scrimmage_rules.kit import listing as kit_listing
from scrimmage_rules.kit import report as text
from scrimmage_rules.kit.comparison import compared
from scrimmage_rules.kit.comparison import told as comparison_told
from scrimmage_rules.kit.doctor import examine, told
from scrimmage_rules.kit.earlier import read_report
from scrimmage_rules.kit.fleet import Start
from scrimmage_rules.kit.fresh import Fresh, endless
from scrimmage_rules.kit.fuzz import failing, failing_of, first_difference, shrunk
from scrimmage_rules.kit.judge import CaseResult
from scrimmage_rules.kit.judge import result as judged_as
from scrimmage_rules.kit.pipes import within
from scrimmage_rules.kit.report_files import FORMS, as_json, marked, write_reports
from scrimmage_rules.kit.runner import starter
from scrimmage_rules.kit.searched import Drafted, Found, Searched
from scrimmage_rules.kit.selection import WAYS, Chosen, Selection, chosen, retired_failures
from scrimmage_rules.kit.vectors import Vector, read_vectors, vectors_file
from scrimmage_rules.kit.verify import NOTHING, USAGE, KnownFile, Limits, Report
from scrimmage_rules.kit.verify import verify as judge
from scrimmage_rules.kit.watched import places_of
from scrimmage_rules.rulesets import RULESETS
from scrimmage_rules.watching import Watch, watching

PROGRESS_SECONDS = 2.0
MOST_SEED = 1_000_000


def verify(options: argparse.Namespace) -> int:
    """Judge by the published cases or by fresh ones, write the reports, print, and return the documented exit code."""
    return _judged(options, _selection(options, _fresh(options)))


def _selection(options: argparse.Namespace, fresh: Fresh | None = None) -> Selection:
    ways = {name: getattr(options, name) for name in WAYS}
    return Selection(_rulesets(options), fresh=fresh, **ways)


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
    paths = {form: Path(getattr(options, form)) for form in FORMS if getattr(options, form) not in (None, "-")}
    for path in paths.values():
        check_writable(path)
    cases, known = _chosen(selection), _known(options, selection)
    if getattr(options, "watch", None) is not None:
        return _watched(options, cases, known, paths)
    report, complaints = _reported(options, cases, known, paths)
    for complaint in complaints:
        terminal.complain(complaint)
    if options.json == "-":
        terminal.send(as_json(report))
    _print(report, cases.by_id, options)
    return USAGE if complaints else report.exit_code


def _reported(
    options: argparse.Namespace, cases: Chosen, known: KnownFile, paths: dict[str, Path],
    seen: Callable[[CaseResult], None] = lambda _result: None,
) -> tuple[Report, list[str]]:  # fmt: skip
    """Judge and write the reports; with the complaints about those that could not be written."""
    report = _report(options, cases, known, seen)
    if options.json or paths:
        report = marked(report, cases.by_id)
    return report, write_reports(report, cases.by_id, paths)


def _watched(options: argparse.Namespace, cases: Chosen, known: KnownFile, paths: dict[str, Path]) -> int:
    """The same again and again, until it is interrupted."""
    _need_command(options, "scrimmage verify --watch", needed=True)
    if options.json == "-" or options.fix:
        raise MalformedData("--watch", "the screen shows the last run; leave out --json - and --fix")
    places = [Path(place) for place in options.watch if place] or places_of(options.command)
    watch = Watch(places, paths.values(), options.command, cases)

    def judge(first: Collection[str], seen: Callable[[CaseResult], None]) -> tuple[Report, list[str]]:
        return _reported(options, cases.beginning_with(first), known, paths, seen)

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


def _report(options: argparse.Namespace, cases: Chosen, known: KnownFile, seen: Callable[[CaseResult], None]) -> Report:
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
        print(f"{more} more failing cases; --show {len(failed)} or --json FILE has them all\n", file=out)
    print("\n".join(text.summary(report)), file=out)


def _rulesets(options: argparse.Namespace) -> tuple[str, ...]:
    return (options.ruleset,) if options.ruleset else RULESETS


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
        if now - self._last >= (0.1 if self._terminal else PROGRESS_SECONDS):
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
    seed, rulesets = _seed(options), _rulesets(options)
    if options.write:
        check_writable(Path(options.write))
    searched: list[Searched] = []
    for ruleset_id in rulesets:
        searched.append(_searched(options, ruleset_id, seed, options.seconds / len(rulesets)))
        if searched[-1].found or not searched[-1].judged:
            break
    if options.json:
        terminal.send(msgspec.json.encode(searched) + b"\n")
    return 1 if searched[-1].found else 0 if searched[-1].judged else NOTHING


def _searched(options: argparse.Namespace, ruleset_id: str, seed: int, seconds: float) -> Searched:
    """What came of the search of a ruleset, which is told as it comes unless it is printed as JSON."""
    say = _nothing if options.json else terminal.say
    published = read_vectors(vectors_file(ruleset_id))
    start, fails = starter(options.command, options.timeout), failing(starter(options.command, options.timeout))
    judged = [0]
    cases = endless(ruleset_id, seed, published)
    found = first_difference(start, cases, within(seconds, "the time is over"), judged.append)
    if not found:
        say(f"{ruleset_id}: {judged[-1]} fresh cases without a difference, seed {seed}")
        return Searched(ruleset_id, seed, judged[-1], None)
    path = Path(options.write or f"{ruleset_id}-{seed}.repro.jsonl")
    failed = None
    if len(found) == 1:
        found = [shrunk(found[0], published, fails)]
        failed = fails(found[0])
        for line in _shown(options.command, found[0], path, failed):
            say(line)
    write_whole(path, b"".join(canonical(case) + b"\n" for case in found))
    behind = f"; the last of {len(found)} cases, behind the others only: something is kept" if len(found) > 1 else ""
    say(f"{ruleset_id}: a difference after {judged[-1]} fresh cases, seed {seed}{behind}; it is in {path}")
    draft = None
    if failed is not None:
        draft = _drafted(start, found[0], failed, path)
        say(_of_the_draft(draft))
    kept = Found(str(path), tuple(case.id for case in found), failed, draft)
    return Searched(ruleset_id, seed, judged[-1], kept)


def _nothing(_line: str) -> None:
    """Say nothing."""


def _drafted(start: Start, case: Vector, failed: CaseResult, path: Path) -> Drafted | None:
    """Write the scenario and its board beside the case; None where the libraries for it are not there."""
    if find_spec("gherkin") is None or find_spec("parse") is None:
        return None
    from scrimmage_rules.kit import drafting
    from scrimmage_rules.kit.drafting.page import as_page

    draft = drafting.drafted(case, failed, read_vectors(vectors_file(case.ruleset)), failing_of(start))
    beside = path.with_name(path.name.removesuffix(".jsonl").removesuffix(".repro"))
    feature, page = beside.with_name(f"{beside.name}.feature"), beside.with_name(f"{beside.name}.html")
    write_whole(feature, draft.text.encode())
    write_whole(page, as_page(draft.text, case, failed.step))
    return Drafted(str(feature), str(page), draft.shows, draft.remarks)


def _of_the_draft(draft: Drafted | None) -> str:
    """The line that says where it is, or why there is none."""
    if draft is None:
        return "no scenario is drafted: that needs the libraries of the suite, scrimmage-rules[suite]"
    told = "" if draft.shows else "; it does not show the difference: " + "; ".join(draft.remarks)
    return f"a scenario is drafted in {draft.feature}, and its board in {draft.page}{told}"


def _shown(command: Sequence[str], case: Vector, path: Path, failed: CaseResult | None) -> Iterator[str]:
    """A case that fails, with its requests, and an empty line behind it."""
    result = failed or judged_as(case, "pass", "it did not fail when it was asked once more")
    yield from text.failure(result, case, tuple(command), Selection((case.ruleset,), repro=str(path)))
    yield from (f"  asked: {canonical(deed.ask).decode()}" for deed in case.deeds if deed.ask is not None)
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
