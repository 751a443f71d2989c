"""What each verb of `scrimmage` does with its arguments."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.contract import Options, Refused, Ruleset
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kernel.odds import odds as exact_odds
from scrimmage_rules.rulesets import RULESETS, ruleset

STALE, BROKEN_SUITE = 1, 4
PROGRESS_SECONDS = 2.0


# ---- verify and serve


def verify(options: argparse.Namespace) -> int:
    """Judge, write the reports, print, and return the documented exit code."""
    from scrimmage_rules.kit import report as text
    from scrimmage_rules.kit.report_files import as_json, refuse_unwritable, write_reports
    from scrimmage_rules.kit.verify import NOTHING, USAGE, Limits, Selection, select
    from scrimmage_rules.kit.verify import verify as judge

    if getattr(options, "given", False) and not options.command:
        raise MalformedData("--", "a command is needed here, as in: scrimmage verify -- node adapter.mjs")
    json = None if options.json in (None, "-") else Path(options.json)
    junit = Path(options.junit) if options.junit else None
    for option, path in (("--json", json), ("--junit", junit)):
        if path is not None:
            refuse_unwritable(option, path)
    rulesets = (options.ruleset,) if options.ruleset else RULESETS
    selection = Selection(rulesets, options.clause, options.level, options.case)
    try:
        vectors = {vector.id: vector for vector in select(selection)}
    except MalformedData as fault:
        print(f"scrimmage: {fault}", file=sys.stderr)
        return NOTHING
    progress = _Progress(len(vectors))
    known = Path(options.known) if options.known else None
    report = judge(
        selection, options.command, jobs=options.jobs, limits=Limits(options.timeout, options.max_time), known=known,
        seen=progress.step,
    )  # fmt: skip
    progress.end()
    complaints = write_reports(report, vectors, json, junit)
    for complaint in complaints:
        print(f"scrimmage: {complaint}", file=sys.stderr)
    if options.json == "-":
        sys.stdout.buffer.write(as_json(report))
    out = sys.stderr if options.json == "-" else sys.stdout
    failed = text.failing(report)
    for each in failed[: options.show]:
        print("\n".join(text.failure(each, vectors[each.id], report.command)), end="\n\n", file=out)
    if len(failed) > options.show:
        more = len(failed) - options.show
        print(f"{more} more failing cases; --show {len(failed)} or --json FILE has them all\n", file=out)
    print("\n".join(text.summary(report)), file=out)
    return USAGE if complaints else report.exit_code


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
                print(f"stale: conformance/{name}; run `scrimmage export` and commit it")
            print(f"{len(stale)} stale files")
            return STALE if stale else 0
        print(f"{suite.write()} files written")
    except suite.BrokenFeatures as broken:
        print(broken, file=sys.stderr)
        return BROKEN_SUITE
    return 0


def coverage(options: argparse.Namespace) -> int:
    """The status of every clause, as a table or as JSON; with --check the complaints only."""
    from scrimmage_rules.kit import coverage as kit

    if options.check:
        problems = kit.problems(options.ruleset)
        print("\n".join([*problems, f"{options.ruleset}: {len(problems)} problems"]))
        return 1 if problems else 0
    found = kit.coverage(options.ruleset)
    if options.json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return 0
    for row in found.clauses:
        print(f"{row.id:28} {row.kind:11} {row.status:12} code {len(row.code):2}  scenarios {len(row.scenarios):3}")
    print(f"{options.ruleset}: " + ", ".join(f"{count} {name}" for name, count in found.totals.items()))
    return 0


def clause(options: argparse.Namespace) -> int:
    """Everything about one clause."""
    from scrimmage_rules.kit.coverage import coverage as kit_coverage

    homes = [each for each in RULESETS if options.ruleset in (None, each)]
    home = next((each for each in homes if options.id in ruleset(each).rulebook.clauses), None)
    if home is None:
        raise UnknownName("clause", options.id, [name for each in homes for name in ruleset(each).rulebook.clauses])
    rulebook = ruleset(home).rulebook
    found = rulebook.clause(options.id)
    print(f"{found.id}  {home}, {rulebook.chapter_of(found.id).title}; {found.kind}, source lines {found.lines}")
    print(found.text)
    for ambiguity in rulebook.ambiguities.values():
        if found.id in ambiguity.clauses:
            print(f"{ambiguity.id}: {ambiguity.question} Ruling: {ambiguity.ruling}. {ambiguity.why}")
    row = next(row for row in kit_coverage(home).clauses if row.id == found.id)
    for place in (*row.code, *row.scenarios, *row.properties):
        print(f"  {place}")
    return 0


# ---- games


def _rules(game: Ruleset[Any, Any], options: argparse.Namespace) -> Any:
    chosen = {}
    for text in options.reading:
        ambiguity, equals, key = text.partition("=")
        if not equals:
            raise MalformedData("--reading", f"{text!r} is not ID=KEY, such as KF-A17=at-scrimmage")
        chosen[ambiguity] = key
    return game.rules(game.options({"edition": options.edition, "readings": chosen}))


def _json(name: str) -> Any:
    return decode_json(Path(name).read_bytes(), dict[str, Any], f"{Path(name).name}: $")


def odds(options: argparse.Namespace) -> int:
    """A line for each outcome: the values, the exact probability, and roughly the per cent."""
    game = ruleset(options.ruleset)
    rules = _rules(game, options)
    position = game.load(rules, _json(options.position))
    action = game.action(decode_json(options.action, dict[str, Any], "--action: $"))
    if options.seat not in game.seats:
        raise UnknownName("seat", options.seat, game.seats)
    spread = exact_odds(game, rules, position, options.seat, action, options.of.split(","))
    for values, share in sorted(spread.items(), key=lambda each: -each[1]):
        print(f"{values.decode():24} {share!s:>10}  {float(share):7.2%}")
    return 0


def check(options: argparse.Namespace) -> int:
    """Say that a file is sound, or what is wrong with it, every fault on a line."""
    game = ruleset(options.ruleset)
    try:
        _CHECKS[options.sort](game, options)
    except Refused as refused:
        for fault in refused.faults:
            print(f"scrimmage: {options.file}: {fault.path}: {fault.code} breaks {fault.clause}", file=sys.stderr)
        return 2
    print(f"{options.file}: sound")
    return 0


def _check_features(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    from scrimmage_rules.kit.lint import lint

    complaints = lint(Path(options.file))
    if complaints:
        raise MalformedData(options.file, "; ".join(complaints[:1]) + f" ({len(complaints)} complaints in all)")


def _check_vectors(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    from scrimmage_rules.kit.vectors import read_vectors

    read_vectors(Path(options.file))


def _check_options(game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    game.rules(game.options(_json(options.file)))


def _check_position(game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    game.load(_rules(game, options), _json(options.file))


def _check_deck(game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    game.rules(Options(settings={"deck": _json(options.file)}))


def _check_transcript(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    recorded = transcript.read(Path(options.file))
    transcript.replay(ruleset(recorded.ruleset), recorded)


_CHECKS = {
    "options": _check_options, "position": _check_position, "deck": _check_deck, "transcript": _check_transcript,
    "features": _check_features, "vectors": _check_vectors,
}  # fmt: skip
