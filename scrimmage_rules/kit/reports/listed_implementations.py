"""The list of judged programs for the site: a summary of each report, and the address of the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kit.cases.judge import PASSING
from scrimmage_rules.kit.running.verification import Report


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program in one game: its level, if any, the number of cases, and the number that passed."""

    level: str | None
    passed: int
    cases: int


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program: its name, version and language as declared, its address, and the suite that judged it."""

    name: str
    version: str
    language: str
    where: str
    suite: str
    games: dict[str, Judged]


def find_known_file(folder: Path) -> Path:
    """Return the path of the list below `conformance/`."""
    return folder / "implementations.json"


def read_known(folder: Path) -> tuple[Known, ...]:
    """Return the programs sorted by name; raises `MalformedData` for an invalid file."""
    path = find_known_file(folder)
    return decode_json(read_file(path), tuple[Known, ...], f"{path.name}: $")


def summarize_report(report: Report, where: str) -> Known:
    """Return the entry of the list that a report makes."""
    who = report.implementation
    passed, cases = Counter[str](), Counter[str]()
    for each in report.cases:
        game = each.id.partition("/")[0]
        cases[game] += 1
        passed[game] += each.verdict in PASSING
    games = {game: Judged(level, passed[game], cases[game]) for game, level in report.levels.items()}
    return Known(who.name, who.version, who.language, where, report.suite, games)


def replace_entry(known: Sequence[Known], new: Known) -> tuple[Known, ...]:
    """Return the list with an entry added, or put in place of the older one with its name."""
    return tuple(sorted([*(each for each in known if each.name != new.name), new], key=lambda each: each.name))
