"""What each verb of `scrimmage` does with its arguments."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from scrimmage_rules import terminal
from scrimmage_rules.kernel.files import write_whole
from scrimmage_rules.rulesets import playable

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
    for command in commands_of(starter, starter.folder):
        terminal.say(f"  {command}")
    return 0


# ---- shells


def completion(options: argparse.Namespace) -> int:
    """What a shell is to read, so that it completes what is typed."""
    from scrimmage_rules import completing

    return completing.completion(options)


# ---- the suite


def export(options: argparse.Namespace) -> int:
    """Write the suite, or say what of it is stale."""
    from scrimmage_rules.kit import export as suite

    try:
        if options.check:
            stale = suite.differing_game(options.ruleset) if options.ruleset else suite.differing()
            remedy = f"scrimmage export --ruleset {options.ruleset}" if options.ruleset else "scrimmage export"
            for name in stale:
                terminal.say(f"stale: conformance/{name}; run `{remedy}` and commit it")
            terminal.say(f"{len(stale)} stale files")
            return STALE if stale else 0
        written = suite.write_game(options.ruleset) if options.ruleset else suite.write()
        terminal.say(f"{written} files written")
    except suite.BrokenFeatures as broken:
        for each in broken.broken:
            terminal.complain(str(each))
        return BROKEN_SUITE
    return 0


def pages(options: argparse.Namespace) -> int:
    """Write the pages of a ruleset into a folder; what is there under the same names gives way."""
    from scrimmage_rules.site import alone

    folder = Path(options.folder)
    files = alone(options.ruleset)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    terminal.say(f"{folder}: {len(files)} files written; `mkdocs build` makes a site of them")
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
    from scrimmage_rules.kit import shown as kit

    found = kit.shown(options.id, [each for each in playable() if options.ruleset in (None, each)])
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
        return 0
    for line in kit.told(found):
        terminal.say(line)
    return 0
