"""Files of vectors compressed in blocks of whole lines. A reader decompresses only the blocks that it needs.

A file is plain JSON Lines, or the same lines compressed: each block is a gzip member of its own, so that `gunzip` reads
the whole file and the kit reads one block. An index next to a compressed file has its blocks and the head of each case.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import open_regular_file
from scrimmage_rules.kernel.published_file_reading import (
    PACKED,
    create_damage_error,
    decompress,
    is_packed,
    read_content,
    remove_packed_ending,
)

Level = Literal["tables", "positions", "referee", "full referee", "dice", "table talk"]

BLOCK_BYTES = 128 * 1024
"""Minimum size of a block before compression, in bytes. Only the last block of a file may be smaller."""

KEPT_BLOCKS = 8
"""Number of blocks whose lines stay in memory."""


class LineBlock(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A block of lines: its offset and its size in the file, in bytes, and its number of lines."""

    offset: int
    size: int
    lines: int


class CaseHead(msgspec.Struct, frozen=True, gc=False):
    """The fields of a case except its steps, as described in `Vector`."""

    id: str
    name: str
    ruleset: str
    feature: str
    chapter: str
    clauses: tuple[str, ...]
    refuses: bool
    readings: dict[str, str]
    level: Level
    facets: tuple[str, ...]
    mirror_of: str = ""


class VectorIndex(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The index of a compressed file of vectors.

    `vectors` is the SHA-256 of the lines before compression, `size` the size of the compressed file in bytes.
    """

    format: Literal["scrimmage-index-1"]
    vectors: str
    size: int
    blocks: tuple[LineBlock, ...]
    cases: tuple[CaseHead, ...]


_HEADS = msgspec.json.Decoder(CaseHead)
_INDEX = msgspec.json.Decoder(VectorIndex)


def get_index_path(path: Path) -> Path:
    """Return the path of the index of a compressed file of vectors."""
    return remove_packed_ending(path).with_suffix(f".index.json{PACKED}")


def index_plain_file(path: Path) -> VectorIndex:
    """Return the index of a plain file of vectors; raise `msgspec.MsgspecError` for a line that is not a case."""
    digest, blocks, heads, offset = hashlib.sha256(), [], [], 0
    with open_regular_file(path) as file:
        while content := file.read(BLOCK_BYTES) + file.readline():
            digest.update(content)
            found = _HEADS.decode_lines(content)
            blocks.append(LineBlock(offset, len(content), len(found)))
            heads += found
            offset += len(content)
    return VectorIndex(
        format="scrimmage-index-1", vectors=digest.hexdigest(), size=offset, blocks=tuple(blocks), cases=tuple(heads)
    )


def decode_heads(vectors: str, heads: bytes) -> VectorIndex:
    """Return an index without blocks. Each line of `heads` is a case without its steps, and `vectors` is the SHA-256
    hash of the complete vectors.

    Raise `msgspec.MsgspecError` for an invalid line.
    """
    return VectorIndex(
        format="scrimmage-index-1", vectors=vectors, size=0, blocks=(), cases=tuple(_HEADS.decode_lines(heads))
    )


def read_index(path: Path) -> VectorIndex | None:
    """Return the index that is stored next to a compressed file, or None if there is no index. Raise `MalformedData` if
    the index does not match the file.
    """
    beside = get_index_path(path)
    if not beside.exists():
        return None
    try:
        found = _INDEX.decode(read_content(beside))
    except msgspec.MsgspecError as fault:
        raise create_damage_error(beside.name, str(fault)) from None
    if path.stat().st_size != found.size or sum(each.lines for each in found.blocks) != len(found.cases):
        raise create_damage_error(path.name, "the file does not match its index")
    return found


class LineReader:
    """Reader of single lines of a file that consists of blocks. Only the blocks that were read last stay in memory."""

    def __init__(self, path: Path, blocks: Sequence[LineBlock]) -> None:
        """Store the blocks without reading them."""
        self._path, self._blocks, self._stamp = path, blocks, get_file_stamp(path)
        self._ends: list[int] = []
        for block in blocks:
            self._ends.append((self._ends[-1] if self._ends else 0) + block.lines)
        self._lines = lru_cache(maxsize=KEPT_BLOCKS)(self._read_block)

    def read_line(self, number: int) -> bytes:
        """Return the line with this index; raise `MalformedData` if the file is damaged or has changed."""
        at = bisect_right(self._ends, number)
        return self._lines(at)[number - self._ends[at]]

    def _read_block(self, at: int) -> list[bytes]:
        block = self._blocks[at]
        with open_regular_file(self._path) as file:
            file.seek(block.offset)
            content = file.read(block.size)
        if get_file_stamp(self._path) != self._stamp:
            raise MalformedData(self._path.name, "the file changed while the kit was using it; run the command again")
        if is_packed(self._path):
            content = decompress(content, self._path.name, block.offset)
        lines = content.splitlines()
        if len(lines) != block.lines:
            raise create_damage_error(self._path.name, f"the block at byte {block.offset} does not match the index")
        return lines


Stamp = tuple[int, int, int]
"""Inode, time of the last change and size of a file; a different stamp means that its content may differ."""


def get_file_stamp(path: Path) -> Stamp:
    """Return the stamp of a file (see `Stamp`); zeros if the file does not exist."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return 0, 0, 0
    return found.st_ino, found.st_mtime_ns, found.st_size
