"""The records of campaigns: a file of JSON lines, one for each seed, written by one process and by no other.

A line holds all records of a seed. When the file is opened again, the torn last line of a killed writer is removed,
and its seed is carried out again.
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
"""Lines between two writes to the disk: at most these seeds are repeated after a crash of the machine."""

RECORD_START = b'{"campaign":"'
"""The first bytes of every line, which distinguish a torn record from text of another program."""


class LedgerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The records of one seed of a campaign."""

    campaign: str
    seed: int
    records: list[Record]


class Busy(ScrimmageError):
    """Another campaign is writing the file."""

    def __init__(self, path: Path) -> None:
        """Two writers would carry out seeds twice."""
        super().__init__(f"{path}: another campaign is writing it; wait for its end, or name another file")


class NotRecords(ScrimmageError):
    """A file that does not hold records of campaigns; it is not changed."""

    def __init__(self, path: Path, problem: str) -> None:
        """`path` is the file as it was named."""
        super().__init__(f"{path}: {problem}; name a file of records, or one that does not exist yet")


def _is_start_of_record(text: bytes) -> bool:
    """Return whether a line without its end may be what a killed writer left of a record."""
    return text.startswith(RECORD_START[: len(text)])


class Ledger:
    """A file of records, opened to be written; `done` has what is in it, by campaign and seed.

    Raises `MalformedData` and `NotRecords` where a line is not a record, and `Busy` where another process has the file
    open. The file is unchanged then.
    """

    def __init__(self, path: Path) -> None:
        """Open the file, or make it, and read it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.done: defaultdict[str, dict[int, list[Record]]] = defaultdict(dict)
        self._file = path.open("a+b")
        self._unsafe = 0
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read(path)
        except BlockingIOError:
            self._file.close()
            raise Busy(path) from None
        except BaseException:
            self._file.close()
            raise

    def _read(self, path: Path) -> None:
        """Read every line, and cut off a last one that a killed writer left without its end."""
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            raise NotRecords(path, "is not a regular file")
        self._file.seek(0)
        whole = 0
        for number, text in enumerate(self._file, 1):
            if text.endswith(b"\n"):
                line = decode_json(text, LedgerLine, f"{path.name}, line {number}: $")
                self.done[line.campaign].setdefault(line.seed, line.records)
                whole += len(text)
            elif not _is_start_of_record(text):
                raise NotRecords(path, f"line {number} is not a record of a campaign")
        self._file.truncate(whole)

    def write(self, campaign: str, seed: int, records: list[Record]) -> None:
        """Write the records of a seed, unless the file has records of it."""
        if seed in self.done[campaign]:
            return
        self.done[campaign][seed] = records
        self._file.write(msgspec.json.encode(LedgerLine(campaign, seed, records)) + b"\n")
        self._file.flush()
        self._unsafe += 1
        if self._unsafe >= AT_ONCE:
            self.sync_to_disk()

    def sync_to_disk(self) -> None:
        """Write everything to the disk."""
        self._file.flush()
        os.fsync(self._file.fileno())
        self._unsafe = 0

    def __enter__(self) -> Self:
        """Return this file, which is closed at the end of the block."""
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _fault: BaseException | None, _where: TracebackType | None
    ) -> None:
        """Write everything to the disk, also after an error."""
        self.sync_to_disk()
        self._file.close()
