"""What each verb of `scrimmage` does with its arguments."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from scrimmage_rules import terminal
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import write_whole
from scrimmage_rules.kernel.plural import pluralize
from scrimmage_rules.rulesets import playable

if TYPE_CHECKING:
    from scrimmage_rules.kit.coverage import Coverage

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

    rulesets = tuple(dict.fromkeys(options.ruleset))
    try:
        if options.check:
            stale = list(chain.from_iterable(map(suite.differing_game, rulesets))) if rulesets else suite.differing()
            remedy = " ".join(["scrimmage export", *(f"--ruleset {each}" for each in rulesets)])
            for name in stale:
                terminal.say(f"stale: conformance/{name}; run `{remedy}` and commit it")
            terminal.say(pluralize(len(stale), "stale file"))
            return STALE if stale else 0
        written = sum(map(suite.write_game, rulesets)) if rulesets else suite.write()
        terminal.say(f"{pluralize(written, 'file')} written")
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
    terminal.say(f"{folder}: {pluralize(len(files), 'file')} written; `mkdocs build` makes a site of them")
    return 0


def changes(options: argparse.Namespace) -> int:
    """What is other than in a release; with --check an exit code that says whether the version has moved enough."""
    from scrimmage_rules._paths import data_dir
    from scrimmage_rules.kit import changes as kit
    from scrimmage_rules.kit.published_rulebook import stale_rulebooks
    from scrimmage_rules.kit.releases import release, releases, suite_in

    suite = data_dir("conformance")
    found, stale = kit.changes(release(options.since, releases()), suite_in(suite)), list(stale_rulebooks(suite))
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
    else:
        for line in kit.told(found):
            terminal.say(line)
    for name in stale:
        terminal.complain(f"conformance/{name} is older than the rules; run `scrimmage export`")
    return TOO_LOW if options.check and (stale or not found.allowed) else 0


def coverage(options: argparse.Namespace) -> int:
    """The status of every clause, as a table or as JSON; with --check the complaints only."""
    from scrimmage_rules.kit import coverage as kit

    rulesets = tuple(dict.fromkeys(options.ruleset))
    if options.json and len(rulesets) > 1:
        raise MalformedData("--json", f"one ruleset at a time; leave out --ruleset {rulesets[-1]}")
    if options.check:
        return max(_coverage_checked(each, kit.problems(each)) for each in rulesets)
    for each in rulesets:
        found = kit.coverage(each)
        if options.json:
            terminal.send(msgspec.json.encode(found) + b"\n")
        else:
            _say_coverage(found)
    return 0


def _coverage_checked(ruleset_id: str, problems: Sequence[str]) -> int:
    for line in (*problems, f"{ruleset_id}: {pluralize(len(problems), 'problem')}"):
        terminal.say(line)
    return 1 if problems else 0


def _say_coverage(found: Coverage) -> None:
    for row in found.clauses:
        code, scenarios = len(row.code), len(row.scenarios)
        terminal.say(f"{row.id:28} {row.kind:11} {row.status:12} code {code:2}  scenarios {scenarios:3}")
    terminal.say(f"{found.ruleset}: " + ", ".join(f"{count} {name}" for name, count in found.totals.items()))


def clause(options: argparse.Namespace) -> int:
    """Everything about one clause, or about one ambiguity."""
    from scrimmage_rules.kit import shown as kit

    found = kit.shown(options.id, [each for each in playable() if each in (options.ruleset or playable())])
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
        return 0
    for line in kit.told(found):
        terminal.say(line)
    return 0
