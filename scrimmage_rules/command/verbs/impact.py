"""Verb `scrimmage impact`: effects of a changed rule or reading, measured before and after the change."""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.archives.archive import read_game_without_replay
from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import MANY, Parser, add_rulesets
from scrimmage_rules.command.shared_options import parse_count, parse_filename, parse_positive, parse_seconds
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import require_distinct_outputs, require_writable, write_atomically
from scrimmage_rules.kit.impact import ImpactScope, RandomGameLimits
from scrimmage_rules.kit.impact import measure_impact as compared
from scrimmage_rules.kit.impact.impact_rendering import (
    render_impact_as_markdown,
    render_impact_as_text,
    render_impact_summary,
    render_summary_as_markdown,
)
from scrimmage_rules.kit.running.case_selection import Selection
from scrimmage_rules.rulesets import list_rulesets

MOVES = 1
"""Exit code of `impact --check` if a recorded or random game changes."""

SIDE = (
    "the rules before the change: tree, tree:FOLDER, rev:REVISION, python:PROGRAM, reading:ID=KEY, "
    "edition:NAME, or several of these separated by commas"
)


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `impact`."""
    verb.add_argument("before", metavar="BEFORE", help=SIDE)
    verb.add_argument("after", metavar="AFTER", help="the rules after the change, written in the same way")
    add_rulesets(verb, list_rulesets(), "only this ruleset (default: all rulesets that the change can affect)")
    for name, metavar, meaning in (
        ("--clause", "ID", "only cases of this clause, or of all clauses whose id starts with ID"),
        ("--feature", "FILE", "only cases of this feature"),
        ("--case", "NAME", "only this case"),
    ):
        verb.add_argument(
            name, metavar=metavar, action=MANY, default=[], help=f"{meaning} (repeatable; not:X excludes X)"
        )
    verb.add_argument(
        "--game", type=parse_filename, metavar="FILE", action=MANY, default=[],
        help="compare only this recorded game, a transcript or a file of an archive (repeatable)",
    )  # fmt: skip
    _add_random_game_arguments(verb)
    _add_report_arguments(verb)


def _add_random_game_arguments(verb: Parser) -> None:
    verb.add_argument(
        "--depth", type=parse_positive, default=1, metavar="N", help="depth of the legal-action count (default: 1)"
    )
    verb.add_argument(
        "--games",
        type=parse_count,
        default=1000,
        metavar="N",
        help="number of random games for each ruleset (default: 1000)",
    )
    verb.add_argument(
        "--moves",
        type=parse_positive,
        default=10_000,
        metavar="N",
        help="start no new game after N moves in total (default: 10000)",
    )
    verb.add_argument(
        "--longest", type=parse_positive, default=5_000, metavar="N", help="end a game after N moves (default: 5000)"
    )
    verb.add_argument("--seed", type=parse_count, default=1, metavar="N", help="seed of the random games (default: 1)")
    verb.add_argument(
        "--jobs", type=int, choices=(1, 2), default=1, help="number of parallel processes: 1 or 2 (default: 1)"
    )
    verb.add_argument(
        "--max-time", type=parse_seconds, default=math.inf, metavar="S",
        help="after S seconds, send no more cases of a ruleset, and report them (default: no limit)",
    )  # fmt: skip


def _add_report_arguments(verb: Parser) -> None:
    verb.add_argument(
        "--show", type=parse_count, default=10, metavar="N", help="print at most N rows for each section (default: 10)"
    )
    verb.add_argument(
        "--json", type=parse_filename, metavar="FILE", help="write the result as JSON (- for standard output)"
    )
    verb.add_argument(
        "--markdown", type=parse_filename, metavar="FILE", help="write the result as Markdown (- for standard output)"
    )
    verb.add_argument(
        "--summary", action="store_true", help="print or write only the summary, which has at most 12 lines"
    )
    verb.add_argument("--check", action="store_true", help="fail if a recorded or random game changed")


def run(options: argparse.Namespace) -> int:
    """Compare two versions of the rules, write the reports, and print the result; with --check, return 1 if a recorded
    or random game changes.
    """
    require_distinct_outputs({f"--{form}": getattr(options, form) for form in ("json", "markdown")})
    for name in (options.json, options.markdown):
        if name not in (None, "-"):
            require_writable(Path(name))
    found = compared(options.before, options.after, _parse_impact_scope(options), _show_progress)
    as_json = msgspec.json.encode(found) + b"\n"
    lines = render_summary_as_markdown(found) if options.summary else render_impact_as_markdown(found, options.show)
    marked = "".join(f"{line}\n" for line in lines).encode()
    for name, content in ((options.json, as_json), (options.markdown, marked)):
        if name == "-":
            terminal_output.print_document(content)
        elif name is not None:
            write_atomically(Path(name), content)
    if "-" not in (options.json, options.markdown):
        for line in render_impact_summary(found) if options.summary else render_impact_as_text(found, options.show):
            terminal_output.print_line(line)
    return MOVES if options.check and any(game.moves for game in found.games) else 0


def _parse_impact_scope(options: argparse.Namespace) -> ImpactScope:
    named = tuple(dict.fromkeys(options.ruleset))
    filters: dict[str, Any] = {name: tuple(getattr(options, name)) for name in ("clause", "feature", "case")}
    if options.game and (named or any(filters.values())):
        raise MalformedData("--game", "compares recorded games, not cases; remove --game or the filter")
    return ImpactScope(
        named, Selection(named or list_rulesets(), **filters),
        RandomGameLimits(options.games, options.seed, options.moves, options.longest),
        options.depth, options.jobs, options.max_time,
        tuple(read_game_without_replay(Path(name)) for name in options.game),
    )  # fmt: skip


def _show_progress(said: str) -> None:
    """Print the current step if standard error is a terminal."""
    if sys.stderr.isatty():
        terminal_output.print_error(said)
