"""What each verb of `scrimmage` does with its arguments."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from scrimmage_rules import terminal
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kernel.files import check_writable
from scrimmage_rules.kernel.rulebook import Ambiguity, Clause, Rulebook
from scrimmage_rules.rulesets import RULESETS, ruleset

if TYPE_CHECKING:
    from scrimmage_rules.kit.fresh import Fresh

STALE, BROKEN_SUITE = 1, 4
PROGRESS_SECONDS = 2.0
MOST_SEED = 1_000_000


# ---- verify and serve


def verify(options: argparse.Namespace) -> int:
    """Judge, write the reports, print, and return the documented exit code."""
    from scrimmage_rules.kit import report as text
    from scrimmage_rules.kit.report_files import as_json, write_reports
    from scrimmage_rules.kit.selection import Selection, chosen
    from scrimmage_rules.kit.verify import NOTHING, USAGE, Limits
    from scrimmage_rules.kit.verify import verify as judge

    if getattr(options, "given", False) and not options.command:
        raise MalformedData("--", "a command is needed here, as in: scrimmage verify -- node adapter.mjs")
    json = None if options.json in (None, "-") else Path(options.json)
    junit = Path(options.junit) if options.junit else None
    for path in filter(None, (json, junit)):
        check_writable(path)
    rulesets = (options.ruleset,) if options.ruleset else RULESETS
    selection = Selection(
        rulesets, options.clause, options.level, options.case, options.only_level, options.facet, options.feature,
        options.reading, options.failed, _fresh(options),
    )  # fmt: skip
    try:
        cases = chosen(selection)
    except MalformedData as fault:
        terminal.complain(str(fault))
        return NOTHING
    vectors = {vector.id: vector for vector in cases.vectors}
    progress = _Progress(len(vectors))
    known = Path(options.known) if options.known else None
    report = judge(
        cases, options.command, jobs=options.jobs, limits=Limits(options.timeout, options.max_time), known=known,
        seen=progress.step,
    )  # fmt: skip
    progress.end()
    complaints = write_reports(report, vectors, json, junit)
    for complaint in complaints:
        terminal.complain(complaint)
    if options.json == "-":
        terminal.send(as_json(report))
    out = sys.stderr if options.json == "-" else sys.stdout
    failed = text.failing(report)
    for each in failed[: options.show]:
        lines = text.failure(each, vectors[each.id], report.command, selection.fresh)
        print("\n".join(lines), end="\n\n", file=out)
    if len(failed) > options.show:
        more = len(failed) - options.show
        print(f"{more} more failing cases; --show {len(failed)} or --json FILE has them all\n", file=out)
    print("\n".join(text.summary(report)), file=out)
    return USAGE if complaints else report.exit_code


def _fresh(options: argparse.Namespace) -> Fresh | None:
    """What `--fresh` asks for; without `--seed` by a seed of the moment, which the report names."""
    from scrimmage_rules.kit.fresh import Fresh

    if options.fresh is None:
        if options.seed is not None:
            raise MalformedData("--seed", "it makes fresh cases; say how many with --fresh N")
        return None
    return Fresh(options.fresh, random.SystemRandom().randrange(MOST_SEED) if options.seed is None else options.seed)


class _Progress:
    """A count on standard error: in place on a terminal, a line every few seconds elsewhere."""

    def __init__(self, total: int) -> None:
        self._total, self._done, self._last = total, 0, time.monotonic()
        self._terminal = sys.stderr.isatty()

    def step(self, _result: object) -> None:
        self._done += 1
        now = time.monotonic()
        if now - self._last >= (0.1 if self._terminal else PROGRESS_SECONDS):
            self._last = now
            end = "\r" if self._terminal else "\n"
            print(f"{self._done}/{self._total} cases", end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._terminal:
            print(" " * 40, end="\r", file=sys.stderr, flush=True)


def doctor(options: argparse.Namespace) -> int:
    """A line for each check, and for what is wrong the lines that tell what to change; 1 if anything is."""
    from scrimmage_rules.kit.doctor import examine, told

    if not options.command:
        raise MalformedData("--", "a command is needed here, as in: scrimmage doctor -- node adapter.mjs")
    found = []
    for each in examine(options.command, options.ruleset, options.timeout):
        found.append(each)
        for line in () if options.json else told(each):
            terminal.say(line)
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
    wrong = sum(each.verdict == "wrong" for each in found)
    if not options.json:
        skipped = sum(each.verdict == "skipped" for each in found)
        terminal.say(f"{len(found) - wrong - skipped} right, {wrong} wrong, {skipped} skipped")
    return 1 if wrong else 0


def serve(_options: argparse.Namespace) -> int:
    """Answer until the input ends."""
    from scrimmage_rules.kit.serve import serve as answer

    return answer()


# ---- the suite


def export(options: argparse.Namespace) -> int:
    """Write the suite, or say what of it is stale."""
    from scrimmage_rules.kit import export as suite

    try:
        if options.check:
            stale = suite.differing()
            for name in stale:
                terminal.say(f"stale: conformance/{name}; run `scrimmage export` and commit it")
            terminal.say(f"{len(stale)} stale files")
            return STALE if stale else 0
        written = suite.write_game(options.ruleset) if options.ruleset else suite.write()
        terminal.say(f"{written} files written")
    except suite.BrokenFeatures as broken:
        for each in broken.broken:
            terminal.complain(str(each))
        return BROKEN_SUITE
    return 0


def coverage(options: argparse.Namespace) -> int:
    """The status of every clause, as a table or as JSON; with --check the complaints only."""
    from scrimmage_rules.kit import coverage as kit

    if options.check:
        problems = kit.problems(options.ruleset)
        for line in (*problems, f"{options.ruleset}: {len(problems)} problems"):
            terminal.say(line)
        return 1 if problems else 0
    found = kit.coverage(options.ruleset)
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
        return 0
    for row in found.clauses:
        code, scenarios = len(row.code), len(row.scenarios)
        terminal.say(f"{row.id:28} {row.kind:11} {row.status:12} code {code:2}  scenarios {scenarios:3}")
    terminal.say(f"{options.ruleset}: " + ", ".join(f"{count} {name}" for name, count in found.totals.items()))
    return 0


def clause(options: argparse.Namespace) -> int:
    """Everything about one clause, or about one ambiguity."""
    books = [ruleset(each).rulebook for each in RULESETS if options.ruleset in (None, each)]
    for book in books:
        if options.id in book.clauses:
            lines = _clause(book, book.clause(options.id))
        elif options.id in book.ambiguities:
            lines = _ambiguity(book, book.ambiguities[options.id])
        else:
            continue
        for line in lines:
            terminal.say(line)
        return 0
    known = [name for book in books for name in (*book.clauses, *book.ambiguities)]
    raise UnknownName("clause or ambiguity", options.id, known)


def _clause(book: Rulebook, found: Clause) -> Iterator[str]:
    from scrimmage_rules.kit.coverage import coverage as kit_coverage

    yield f"{found.id}  {book.ruleset}, {book.chapter_of(found.id).title}; {found.kind}, source lines {found.lines}"
    yield found.text
    for ambiguity in book.ambiguities.values():
        if found.id in ambiguity.clauses:
            yield f"{ambiguity.id}: {ambiguity.question} Ruling: {ambiguity.ruling}. {ambiguity.why}"
    row = next(row for row in kit_coverage(book.ruleset).clauses if row.id == found.id)
    for place in (*row.code, *row.scenarios, *row.properties):
        yield f"  {place}"


def _ambiguity(book: Rulebook, found: Ambiguity) -> Iterator[str]:
    from scrimmage_rules.kit.vectors import read_vectors, vectors_file

    fixed = "can be switched" if found.switchable else "fixed at its ruling"
    yield f"{found.id}  {book.ruleset}, an ambiguity; {fixed}"
    yield found.question
    for reading in found.readings:
        yield f"  {reading.key}{' (the ruling)' if reading.key == found.ruling else ''}: {reading.text}"
    yield f"Why {found.ruling}: {found.why}"
    for clause_id in found.clauses:
        yield f"  {clause_id}: {book.clause(clause_id).text}"
    for vector in read_vectors(vectors_file(book.ruleset)):
        if found.id in vector.readings:
            yield f"  {vector.id}  {vector.readings[found.id]}: {vector.name}"
