"""The file of campaign records: JSON lines, one for each seed, written by one process at a time.

A line has all records of a seed. If a writer was killed, its incomplete last line is removed when the file is opened
again, and its seed runs again.
"""

from __future__ import annotations

import fcntl
import os
import stat
from collections import defaultdict
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.errors import ScrimmageError

Record = dict[str, Any]

AT_ONCE = 64
"""Number of written lines after which the file is synchronized to disk. If the machine crashes, at most this number of
seeds must run again.
"""

RECORD_START = b'{"campaign":"'
"""First bytes of every line, which distinguish an incomplete record from text of another program."""


class LedgerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the file: the records of one seed of a campaign."""

    campaign: str
    seed: int
    records: list[Record]


class LedgerInUse(ScrimmageError):
    """Error: another process is writing the file of records."""

    def __init__(self, path: Path) -> None:
        """Compose the message. Two campaigns that write the same file would play the same seeds twice."""
        super().__init__(
            f"{path}: another campaign is writing this file; wait until it ends, or give another file name"
        )


class NotALedgerFile(ScrimmageError):
    """Error: a file does not contain campaign records. The file is not changed."""

    def __init__(self, path: Path, problem: str) -> None:
        """Compose the message for the path as the user wrote it."""
        super().__init__(f"{path}: {problem}; give a file of campaign records, or a new file name")


def _is_start_of_record(text: bytes) -> bool:
    """Return whether an incomplete line is the start of a record, which a killed program has left."""
    return text.startswith(RECORD_START[: len(text)])


class CampaignLedger:
    """The file of campaign records, open for writing. `done` has the saved records by campaign and seed.

    Raise `MalformedData` or `NotALedgerFile` if a line is not a record, and `LedgerInUse` if another process has the
    file open. In these cases the file is not changed.
    """

    def __init__(self, path: Path) -> None:
        """Open the file or create it, and read its records."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.done: defaultdict[str, dict[int, list[Record]]] = defaultdict(dict)
        self._file = path.open("a+b")
        self._unsafe = 0
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read(path)
        except BlockingIOError:
            self._file.close()
            raise LedgerInUse(path) from None
        except BaseException:
            self._file.close()
            raise

    def _read(self, path: Path) -> None:
        """Read all lines. If the last line is incomplete because its writer was killed, remove it."""
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            raise NotALedgerFile(path, "is not a regular file")
        self._file.seek(0)
        whole = 0
        for number, text in enumerate(self._file, 1):
            if text.endswith(b"\n"):
                line = decode_json(text, LedgerLine, f"{path.name}, line {number}: $")
                self.done[line.campaign].setdefault(line.seed, line.records)
                whole += len(text)
            elif not _is_start_of_record(text):
                raise NotALedgerFile(path, f"line {number} is not a record of a campaign")
        self._file.truncate(whole)

    def write(self, campaign: str, seed: int, records: list[Record]) -> None:
        """Write the records of a seed, unless the file already contains records of this seed."""
        if seed in self.done[campaign]:
            return
        self.done[campaign][seed] = records
        self._file.write(msgspec.json.encode(LedgerLine(campaign, seed, records)) + b"\n")
        self._file.flush()
        self._unsafe += 1
        if self._unsafe >= AT_ONCE:
            self.sync_to_disk()

    def sync_to_disk(self) -> None:
        """Synchronize all written records to disk."""
        self._file.flush()
        os.fsync(self._file.fileno())
        self._unsafe = 0

    def __enter__(self) -> Self:
        """Return this object; the `with` block closes the file at its end."""
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _fault: BaseException | None, _where: TracebackType | None
    ) -> None:
        """Synchronize the file to disk and close it, also after an error."""
        self.sync_to_disk()
        self._file.close()
