"""Verb `scrimmage check`: validation of a file with options, a position, a deck, a pitch or a transcript."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from scrimmage_rules.archives.archive import read_game
from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.rule_options import read_json, rules_from_options
from scrimmage_rules.command.shared_options import (
    add_variant_options,
    parse_filename,
)
from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.contract import Refused
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.cases.vectors import read_vectors
from scrimmage_rules.rulesets import RULESETS, list_rulesets, ruleset


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `check`."""
    sort = verb.add_argument("sort", choices=_FileKinds(), metavar="sort", help="type of data in FILE")
    sort.metavar = None  # set afterwards: argparse would list the choices at once, and so import every game
    verb.add_argument(
        "file",
        type=parse_filename,
        metavar="FILE",
        help="the file to check; for `features` a folder, for `scenario` FILE or FILE:LINE",
    )
    verb.add_argument(
        "--ruleset", choices=list_rulesets(), help="the ruleset (default: the first one with this type of data)"
    )
    add_variant_options(verb)


class _FileKinds:
    """The kinds of files that `scrimmage check` can validate. The games, which define some kinds, are imported only
    when a kind is used or listed.
    """

    def __contains__(self, sort: object) -> bool:
        return sort in list(self)

    def __iter__(self) -> Iterator[str]:
        return iter(list_checkable_file_kinds())


def run(options: argparse.Namespace) -> int:
    """Print that a file is valid and return 0, or print each fault on a line and return 2."""
    try:
        if options.sort in _CHECKS:
            _CHECKS[options.sort](ruleset(options.ruleset or RULESETS[0]), options)
        else:
            _check_file_of_setting_such_as_deck(options)
    except Refused as refused:
        for fault in refused.faults:
            terminal_output.print_error(f"{options.file}: {fault.path}: {fault.code} (clause {fault.clause})")
        return 2
    terminal_output.print_line(f"{options.file}: valid")
    return 0


def list_checkable_file_kinds() -> tuple[str, ...]:
    """Return the kinds of files that can be checked. Every game has some of these kinds, such as positions; only one
    game has others, such as decks.
    """
    return (*_CHECKS, *dict.fromkeys(sort for each in list_rulesets() for sort in ruleset(each).data_types))


def _lint_feature_files(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    from scrimmage_rules.kit.export import find_export_faults
    from scrimmage_rules.kit.scenarios.vacuous_scenario_lint import lint_features

    folder = Path(options.file)
    complaints = lint_features(folder) or [str(each) for each in find_export_faults(folder)]
    if complaints:
        raise MalformedData(
            options.file, "; ".join(complaints[:1]) + f" ({pluralize(len(complaints), 'problem')} in total)"
        )


def _check_scenario(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    from scrimmage_rules.kit.scenarios.compiler import BrokenScenario
    from scrimmage_rules.kit.scenarios.scenario_check import play_scenarios

    played = play_scenarios(options.file)
    for scenario, result in played:
        terminal_output.print_line(
            f"{'FAIL' if isinstance(result, BrokenScenario) else 'PASS'} {scenario.place}: {scenario.name}"
        )
    failures = list(dict.fromkeys(str(result) for _, result in played if isinstance(result, BrokenScenario)))
    for each in failures[:-1]:
        terminal_output.print_error(each)
    if failures:
        raise ScrimmageError(failures[-1])


def _check_vectors_file(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    if not read_vectors(Path(options.file)):
        raise MalformedData(options.file, "the file contains no vector; run `scrimmage export` to write it again")


def _check_game_options_file(game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    game.rules(game.options(read_json(options.file)))


def _check_position(game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    game.load(rules_from_options(game, options), read_json(options.file))


def _check_file_of_setting_such_as_deck(options: argparse.Namespace) -> None:
    """Check a file that a game accepts as a setting, such as a deck; raise an error that names each violated clause."""
    having = [each for each in list_rulesets() if options.sort in ruleset(each).data_types]
    home = options.ruleset or having[0]
    if home not in having:
        raise UnknownName(f"ruleset with a {options.sort}", home, having)
    rules_from_options(ruleset(home), options, **{options.sort: read_json(options.file)})


def _check_transcript(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    recorded = read_game(Path(options.file), ruleset)
    transcript.replay(ruleset(recorded.ruleset), recorded)


_CHECKS: dict[str, Callable[[Ruleset[Any, Any], argparse.Namespace], None]] = {
    "options": _check_game_options_file, "position": _check_position, "transcript": _check_transcript,
    "features": _lint_feature_files, "scenario": _check_scenario, "vectors": _check_vectors_file,
}  # fmt: skip
