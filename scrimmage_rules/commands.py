"""What each verb of `scrimmage` does with its arguments."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

from scrimmage_rules import terminal
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.rulebook import Ambiguity, Clause, Rulebook
from scrimmage_rules.rulesets import RULESETS, ruleset

STALE, TOO_LOW, BROKEN_SUITE = 1, 1, 4


# ---- serve


def serve(_options: argparse.Namespace) -> int:
    """Answer until the input ends."""
    from scrimmage_rules.kit.serve import serve as answer

    return answer()


# ---- an adapter to begin from


def init(options: argparse.Namespace) -> int:
    """Write a starter, and say how it is built and judged."""
    from scrimmage_rules.kit.starter import commands_of, write_starter

    starter = write_starter(options.language, options.ruleset, Path(options.folder))
    for path in starter.files:
        terminal.say(f"written: {path}")
    terminal.say("next:")
    for command in commands_of(starter):
        terminal.say(f"  {command}")
    return 0


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


def changes(options: argparse.Namespace) -> int:
    """What is other than in a release; with --check an exit code that says whether the version has moved enough."""
    from scrimmage_rules._paths import data_dir
    from scrimmage_rules.kit import changes as kit
    from scrimmage_rules.kit.releases import release, releases, suite_in

    found = kit.changes(release(options.since, releases()), suite_in(data_dir("conformance")))
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
    else:
        for line in kit.told(found):
            terminal.say(line)
    return TOO_LOW if options.check and not found.allowed else 0


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
    from scrimmage_rules.kit.releases import releases, since

    yield f"{found.id}  {book.ruleset}, {book.chapter_of(found.id).title}; {found.kind}, source lines {found.lines}"
    yield f"{found.text} (since {since(book.ruleset, found.id, releases())})"
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
