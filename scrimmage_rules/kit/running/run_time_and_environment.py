"""Details of a run that differ from run to run: its start, its duration, and the versions of Python and the system.

Reports that must be equal byte by byte leave them out (`--reproducible`). If the environment variable
`SOURCE_DATE_EPOCH` has a date, it replaces the start, and the duration is left out (see reproducible-builds.org).
"""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from time import monotonic

import msgspec

from scrimmage_rules.kernel.errors import MalformedData

VARIABLE = "SOURCE_DATE_EPOCH"

LATEST = 253_402_300_799
"""The last second of the year 9999."""


class RunDetails(msgspec.Struct, frozen=True):
    """The start of a run as date and time in UTC (ISO 8601), its duration in seconds or None, and the versions of
    Python and the operating system.
    """

    started: str
    seconds: float | None
    python: str
    system: str


class RunClock:
    """The clock of a run, which starts when it is created."""

    def __init__(self) -> None:
        """Read the clock; raise `MalformedData` for an invalid `SOURCE_DATE_EPOCH`."""
        self._start, self._date, self._given = monotonic(), datetime.now(UTC), read_given_date()

    def create_details(self) -> RunDetails:
        """Return the details of the run, which ends now."""
        seconds = None if self._given else round(monotonic() - self._start, 3)
        started = (self._given or self._date).strftime("%Y-%m-%dT%H:%M:%SZ")
        system = f"{platform.system()} {platform.machine()}".strip()
        return RunDetails(started, seconds, platform.python_version(), system)


def read_given_date() -> datetime | None:
    """Return the date in `SOURCE_DATE_EPOCH`, or None if the variable is not set or empty."""
    text = os.environ.get(VARIABLE, "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and int(text) <= LATEST):
        raise MalformedData(VARIABLE, f"expected seconds since 1970 such as 1700000000, got {text[:40]!r}")
    return datetime.fromtimestamp(int(text), UTC)
