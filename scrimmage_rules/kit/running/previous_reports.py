"""Reports of earlier runs: a reader for the fields that are needed, so that reports of other versions are readable."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.errors import MalformedData, Unreadable
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kit.protocol.messages import Implementation


class EarlierCase(msgspec.Struct, frozen=True):
    """A case of an earlier run; `content` shows whether it has changed since, if the report contains it."""

    id: str
    verdict: str
    content: str = ""


class EarlierReport(msgspec.Struct, frozen=True):
    """An earlier run: the judged program, the suite, and the result of each case."""

    cases: tuple[EarlierCase, ...]
    format: Literal["scrimmage-report-1"]
    suite: str = ""
    implementation: Implementation | None = None

    @property
    def about(self) -> str:
        """The judged program and the suite, on one line."""
        who = self.implementation
        named = f"{who.name} {who.version} ({who.language})" if who else "somebody"
        return f"{named}, suite {self.suite or 'unknown'}"


def read_report(path: Path) -> EarlierReport:
    """Return a report that `--json` wrote; raises `Unreadable` for any other file."""
    try:
        return decode_json(read_file(path), EarlierReport)
    except MalformedData as fault:
        raise Unreadable(str(path), str(fault), "give a report that `scrimmage verify --json` wrote") from None
