"""Vectors of an installed package, in which each text that occurs in several cases is stored once.

A line of a file of vectors is the head of a case and its steps. The steps are a sequence of parts, and a part is a
sequence of pieces. The decompressed file has these lines: a description, the heads, the pieces, the parts as lists of
pieces, and the cases as lists of parts. `tools/releases/wheel_vector_packing.py` writes such a file.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Literal

import msgspec

from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kernel.published_file_reading import PIECES, create_damage_error, decompress, read_content

KEPT_PARTS = 512
"""Number of parts (texts that consist of several pieces) that stay in memory. Neighboring cases share many parts."""


class _FileHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line of a file of pieces: the SHA-256 hash of the vectors, and the numbers of cases, pieces and parts."""

    format: Literal["scrimmage-pieces-1"]
    vectors: str
    cases: int
    pieces: int
    parts: int


class _CaseName(msgspec.Struct, frozen=True, gc=False):
    """The name of a case. This type decodes only the name."""

    id: str


_NAMES = msgspec.json.Decoder(_CaseName)
_ABOUT = msgspec.json.Decoder(_FileHeader)


class NumberLists:
    """Lists of item numbers. Each list is a line of words, and each word is an item.

    The word `n` is the first item that no earlier list contains. A number is the distance from the previous item of the
    list.
    """

    def __init__(self, rows: list[bytes]) -> None:
        """Keep for each list the number of items in the lists before it, so that a list can be read alone."""
        self._rows = rows
        self._new = [0, *accumulate(row.count(b"n") for row in rows)]
        self.items = self._new[-1]

    def resolve(self, index: int) -> list[int]:
        """Return the items of a list; raise `ValueError` for a word that is invalid, or an item that does not exist."""
        found, at, new = [], -1, self._new[index]
        for word in self._rows[index].split():
            if word == b"n":
                at, new = new, new + 1
            else:
                at += int(word)
            found.append(at)
        if not 0 <= min(found, default=0) <= max(found, default=0) < self.items:
            raise ValueError("an item does not exist")
        return found


class DeduplicatedVectorFile:
    """A `.jsonl.pieces` file, in which each text is stored once. The steps of a case are put together from pieces when
    they are read.
    """

    def __init__(self, path: Path) -> None:
        """Read the file and split it into its lines; raise `MalformedData` if it is damaged."""
        self._name = path.name
        first, *lines = decompress(read_file(path), path.name).split(b"\n")
        try:
            about = _ABOUT.decode(first)
        except msgspec.MsgspecError as fault:
            raise create_damage_error(path.name, str(fault)) from None
        if len(lines) != 2 * about.cases + about.pieces + about.parts:
            raise create_damage_error(path.name, "the number of lines does not match the first line")
        self.vectors = about.vectors
        self._heads = lines[: about.cases]
        pieces = about.cases + about.pieces
        self._pieces, self._parts = lines[about.cases : pieces], NumberLists(lines[pieces : -about.cases])
        self._cases = NumberLists(lines[-about.cases :])
        if (self._parts.items, self._cases.items) != (about.pieces, about.parts):
            raise create_damage_error(path.name, "the number of pieces does not match the first line")
        self._read_part = lru_cache(maxsize=KEPT_PARTS)(self._join_pieces)

    @property
    def heads(self) -> bytes:
        """Return one JSON object for each case of the file, without its steps."""
        return b"".join(head + b"}\n" for head in self._heads)

    def read_line(self, number: int) -> bytes:
        """Return the line with this index; raise `MalformedData` if the file is damaged."""
        try:
            return b"".join([self._heads[number], *map(self._read_part, self._cases.resolve(number))])
        except ValueError as fault:
            raise create_damage_error(self._name, str(fault)) from None

    def read_lines(self) -> bytes:
        """Return all lines of the vectors, as the plain (uncompressed) file has them."""
        return b"".join(self.read_line(number) + b"\n" for number in range(len(self._heads)))

    def _join_pieces(self, part: int) -> bytes:
        return b"".join([self._pieces[piece] for piece in self._parts.resolve(part)])


def read_case_names(ruleset: str, vectors: Path) -> tuple[str, ...]:
    """Return the sorted names of the cases in a ruleset's `.jsonl.pieces` file in this folder, without their content.

    Compressed records refer to cases by their places in this order, even if there is also a plain file of vectors.
    """
    path = vectors / f"{ruleset}.jsonl{PIECES}"
    try:
        return tuple(sorted(each.id for each in _NAMES.decode_lines(DeduplicatedVectorFile(path).heads)))
    except msgspec.MsgspecError as fault:
        raise create_damage_error(path.name, str(fault)) from None


def read_vector_lines(path: Path) -> bytes:
    """Return the lines of a file of vectors in any form, as the plain file has them; raise `Unreadable`, or
    `MalformedData` for damaged data.
    """
    return DeduplicatedVectorFile(path).read_lines() if path.suffix == PIECES else read_content(path)
