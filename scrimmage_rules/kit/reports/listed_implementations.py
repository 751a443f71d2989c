"""List of judged programs for the site: for each program a summary of its report, and its web address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kit.cases.judge import PASSING
from scrimmage_rules.kit.running.conformance_run import Report


class RulesetResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Result of a program in one game: its level (None without a level), the number of cases, and the number of passed
    cases.
    """

    level: str | None
    passed: int
    cases: int


class ListedImplementation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A judged program of the list: name, version, language, web address, version of the suite, and day of the entry.
    `others` are the cases that did not pass.
    """

    name: str
    version: str
    language: str
    where: str
    suite: str
    games: dict[str, RulesetResult]
    day: str = ""
    others: tuple[tuple[str, str], ...] = ()


def get_implementation_list_path(folder: Path) -> Path:
    """Return the path of the list of judged programs in the folder `conformance/`."""
    return folder / "implementations.json"


def read_listed_implementations(folder: Path) -> tuple[ListedImplementation, ...]:
    """Return the judged programs in the order of the file; raise `MalformedData` for an invalid file."""
    path = get_implementation_list_path(folder)
    return decode_json(read_file(path), tuple[ListedImplementation, ...], f"{path.name}: $")


def create_entry_from_report(report: Report, where: str, day: str = "") -> ListedImplementation:
    """Return the list entry for the program of a report, with its web address `where` and the day of the report."""
    who = report.implementation
    passed, cases = Counter[str](), Counter[str]()
    for each in report.cases:
        game = each.id.partition("/")[0]
        cases[game] += 1
        passed[game] += each.verdict in PASSING
    games = {game: RulesetResult(level, passed[game], cases[game]) for game, level in report.levels.items()}
    others = tuple((each.id, each.verdict) for each in report.cases if each.verdict not in PASSING)
    return ListedImplementation(who.name, who.version, who.language, where, report.suite, games, day, others)


def add_or_replace_entry(
    known: Sequence[ListedImplementation], new: ListedImplementation
) -> tuple[ListedImplementation, ...]:
    """Return the list with an entry added; the new entry replaces an earlier entry with the same name."""
    return tuple(sorted([*(each for each in known if each.name != new.name), new], key=lambda each: each.name))
