"""Values that a shell suggests when the user completes an argument of `scrimmage`.

The library argcomplete suggests verbs, options and fixed choices from the parser. This module suggests the other
values, such as names of cases.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import argcomplete
from argcomplete.completers import FilesCompleter
from argcomplete.finders import safe_actions

from scrimmage_rules.command.argparse_extensions import StoreSingleValue
from scrimmage_rules.command.help_examples import TAKING_AN_ADAPTER
from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.kit.cases.case_name_register import read_register
from scrimmage_rules.kit.cases.judge import VERDICTS
from scrimmage_rules.kit.cases.vectors import LEVELS
from scrimmage_rules.kit.rulebook.release_records import read_shortened_releases
from scrimmage_rules.kit.running.case_selection import list_facets
from scrimmage_rules.rulesets import get_folder_name, list_rulesets, locate_ruleset, ruleset

Values = Callable[[Iterable[str], str], Iterable[str]]
"""A function from rulesets and the text typed so far to the suggested values."""


def answer_completion_request(parser: argparse.ArgumentParser) -> None:
    """Answer a completion request in the shell's environment variables and exit; do nothing without a request."""
    for verb, its_parser in list_verbs(parser):
        if verb in TAKING_AN_ADAPTER and " -- " in os.environ.get("COMP_LINE", ""):
            its_parser.add_argument("command", nargs="*")  # the real parser never sees it
        for action in its_parser._actions:  # noqa: SLF001  (an argument cannot be found by its name otherwise)
            values = VALUES.get(f"{verb} {action.dest}") or VALUES.get(action.dest)
            if values is not None and not action.choices:
                action.completer = _create_argument_completer(values)  # type: ignore[attr-defined]
    safe_actions.add(StoreSingleValue)
    argcomplete.autocomplete(parser, always_complete_options="long")


def list_verbs(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield the name and the parser of each verb."""
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            yield from action.choices.items()


def _create_argument_completer(values: Values) -> Callable[..., list[str]]:
    def complete_values(prefix: str, parsed_args: argparse.Namespace, **_more: Any) -> list[str]:
        given = getattr(parsed_args, "ruleset", None) or ()
        named = (given,) if isinstance(given, str) else given
        rulesets = [each for each in named if each in list_rulesets()] or list_rulesets()
        return [value for value in values(rulesets, prefix) if value.startswith(prefix)]

    return complete_values


# ---- values


def _list_clauses(rulesets: Iterable[str], _typed: str) -> Iterator[str]:
    for each in rulesets:
        yield from ruleset(each).rulebook.clauses


def _list_ambiguities(rulesets: Iterable[str], _typed: str) -> Iterator[str]:
    for each in rulesets:
        yield from ruleset(each).rulebook.ambiguities


def _list_readings(rulesets: Iterable[str], typed: str) -> Iterator[str]:
    """Yield the ids of ambiguities. If the user has typed `ID=`, yield the readings of that ambiguity instead."""
    name, equals, _ = typed.partition("=")
    books = [ruleset(each).rulebook for each in rulesets]
    if not equals:
        yield from (ambiguity for book in books for ambiguity in book.ambiguities)
    for book in books:
        if name in book.ambiguities:
            yield from (f"{name}={key}" for key in book.ambiguities[name].keys)


def _list_cases(rulesets: Iterable[str], typed: str) -> Iterable[str]:
    """Return the beginnings of case names that continue the typed text up to the next slash. The thousands of whole
    names would be too many to suggest.
    """
    names = [name for each in rulesets for name in read_register(each, locate_ruleset(each).data("conformance")).cases]
    parts = typed.count("/") + 1
    return dict.fromkeys(_cut_name_after_next_slash(name, parts) for name in names if name.startswith(typed))


def _cut_name_after_next_slash(name: str, parts: int) -> str:
    words = name.split("/")
    return "/".join(words[:parts]) + "/" * (parts < len(words))


def _list_features(rulesets: Iterable[str], _typed: str) -> list[str]:
    found = (
        (get_folder_name(each), locate_ruleset(each).data("features") / get_folder_name(each)) for each in rulesets
    )
    return sorted(
        f"{name}/{path.relative_to(folder).as_posix()}"
        for name, folder in found
        for path in list_visible_files(folder, "**/*.feature")
    )


def _list_players(rulesets: Iterable[str], typed: str) -> Iterator[str]:
    """Yield the seats of a game. If the user has typed `SEAT=`, yield this project's computer players for that seat
    instead.
    """
    from scrimmage_rules.simulation.player_names import MAKERS  # noqa: PLC0415  (only this completion needs players)

    seat, equals, _ = typed.partition("=")
    seats = dict.fromkeys(each for name in rulesets for each in ruleset(name).seats if each != CHANCE_SEAT)
    yield from [f"{seat}={name}" for name in MAKERS] if equals else [f"{each}=" for each in seats]


def _list_releases(rulesets: Iterable[str], _typed: str) -> dict[str, None]:
    """Return the version numbers of recorded releases. All rulesets of this project have the same releases."""
    return dict.fromkeys(each.version for ruleset_id in rulesets for each in read_shortened_releases(ruleset_id))


VALUES: dict[str, Values] = {
    "clause": _list_clauses,
    "clause id": lambda rulesets, typed: [*_list_clauses(rulesets, typed), *_list_ambiguities(rulesets, typed)],
    "level": lambda _rulesets, _typed: LEVELS,
    "only_level": lambda _rulesets, _typed: LEVELS,
    "facet": lambda rulesets, _typed: list_facets(rulesets),
    "verdict": lambda _rulesets, _typed: VERDICTS,
    "feature": _list_features,
    "reading": _list_readings,
    "player": _list_players,
    "case": _list_cases,
    "edition": lambda rulesets, _typed: dict.fromkeys(e for each in rulesets for e in ruleset(each).editions),
    "seat": lambda rulesets, _typed: dict.fromkeys(seat for each in rulesets for seat in ruleset(each).seats),
    "since": _list_releases,
    "command": lambda _rulesets, typed: FilesCompleter()(typed),
}
"""For each argument, the function that suggests its values. If two verbs have different arguments of the same name, the
key starts with the verb.
"""
