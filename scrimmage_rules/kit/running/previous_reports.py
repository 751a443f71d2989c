"""Reports of earlier runs. Only a few fields are read, so that reports of other versions of the kit can be read too."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.errors import MalformedData, Unreadable
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kit.protocol.messages import Implementation


class EarlierCase(msgspec.Struct, frozen=True):
    """A case in a report of an earlier run. `content`, if the report has it, is a hash that shows whether the case has
    changed since that run.
    """

    id: str
    verdict: str
    content: str = ""


class EarlierReport(msgspec.Struct, frozen=True):
    """A report of an earlier run: the judged program, the suite, and the result of each case."""

    cases: tuple[EarlierCase, ...]
    format: Literal["scrimmage-report-1"]
    suite: str = ""
    implementation: Implementation | None = None

    @property
    def about(self) -> str:
        """Return the judged program and the suite on one line."""
        who = self.implementation
        named = f"{who.name} {who.version} ({who.language})" if who else "somebody"
        return f"{named}, suite {self.suite or 'unknown'}"


def read_report(path: Path) -> EarlierReport:
    """Return the report in a file that `--json` wrote; raise `Unreadable` for any other file."""
    try:
        return decode_json(read_file(path), EarlierReport)
    except MalformedData as fault:
        raise Unreadable(str(path), str(fault), "give a report that `scrimmage verify --json` wrote") from None
