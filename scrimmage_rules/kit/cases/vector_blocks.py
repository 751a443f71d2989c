"""Files of vectors in blocks of whole lines, of which a reader decodes only those that it needs.

A file is plain JSON Lines, or the same lines compressed: each block is a gzip member of its own, so that `gunzip` reads
the whole file and the kit reads one block. An index next to a compressed file has its blocks and the head of each case.
"""

from __future__ import annotations

import hashlib
import zlib
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import LARGEST, open_file, read_file

Level = Literal["tables", "positions", "referee", "full referee", "dice", "table talk"]

PACKED = ".gz"
"""The ending of a compressed file of vectors, after `.jsonl`."""

BLOCK_BYTES = 128 * 1024
"""Minimum number of bytes of a block before compression, except for the last one."""

PIECE_BYTES = 64 * 1024
"""Number of bytes to decompress at once."""

KEPT_BLOCKS = 8
"""Number of blocks whose lines stay in memory."""

GZIP = 31
"""Window bits by which zlib reads and writes gzip members."""


class Block(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A block of lines: its offset and its size in the file, in bytes, and its number of lines."""

    offset: int
    size: int
    lines: int


class CaseHead(msgspec.Struct, frozen=True, gc=False):
    """The fields of a vector without its steps; `Vector` describes them."""

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
    blocks: tuple[Block, ...]
    cases: tuple[CaseHead, ...]


_HEADS = msgspec.json.Decoder(CaseHead)
_INDEX = msgspec.json.Decoder(VectorIndex)


def is_packed(path: Path) -> bool:
    """Return whether a file of vectors is compressed, by its name."""
    return path.suffix == PACKED


def index_file(path: Path) -> Path:
    """Return the path of the index of a compressed file of vectors."""
    return path.with_name(path.name.removesuffix(PACKED)).with_suffix(f".index.json{PACKED}")


def read_content(path: Path) -> bytes:
    """Return all lines of a file of vectors, decompressed; raise `MalformedData` or `Unreadable`."""
    content = read_file(path)
    return _decompress(content, path) if is_packed(path) else content


def index_plain_file(path: Path) -> VectorIndex:
    """Return the index of a plain file, read block by block; raise `msgspec.MsgspecError` for a line without a head."""
    digest, blocks, heads, offset = hashlib.sha256(), [], [], 0
    with open_file(path) as file:
        while content := file.read(BLOCK_BYTES) + file.readline():
            digest.update(content)
            found = _HEADS.decode_lines(content)
            blocks.append(Block(offset, len(content), len(found)))
            heads += found
            offset += len(content)
    return VectorIndex(
        format="scrimmage-index-1", vectors=digest.hexdigest(), size=offset, blocks=tuple(blocks), cases=tuple(heads)
    )


def read_index(path: Path) -> VectorIndex | None:
    """Return the index next to a compressed file, or None without one; raise `MalformedData` if they do not match."""
    beside = index_file(path)
    if not beside.exists():
        return None
    try:
        found = _INDEX.decode(_decompress(read_file(beside), beside))
    except msgspec.MsgspecError as fault:
        raise create_damage_error(beside.name, str(fault)) from None
    if path.stat().st_size != found.size or sum(each.lines for each in found.blocks) != len(found.cases):
        raise create_damage_error(path.name, "the file does not match its index")
    return found


def create_damage_error(name: str, problem: str) -> MalformedData:
    """Return the error for a compressed file that is damaged, with its remedy."""
    return MalformedData(name, f"{problem}; install scrimmage-rules again, or give the plain file")


class LineReader:
    """A reader of single lines of a file in blocks. It keeps only the blocks that were read last."""

    def __init__(self, path: Path, blocks: Sequence[Block]) -> None:
        """Store the blocks without reading them."""
        self._path, self._blocks, self._stamp = path, blocks, stamp_of(path)
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
        with open_file(self._path) as file:
            file.seek(block.offset)
            content = file.read(block.size)
        if stamp_of(self._path) != self._stamp:
            raise MalformedData(self._path.name, "the file changed while the kit was using it; run the command again")
        if is_packed(self._path):
            content = _decompress(content, self._path, block.offset)
        lines = content.splitlines()
        if len(lines) != block.lines:
            raise create_damage_error(self._path.name, f"the block at byte {block.offset} does not match the index")
        return lines


Stamp = tuple[int, int, int]
"""Inode, time of the last change and size of a file; a different stamp means that its content may differ."""


def stamp_of(path: Path) -> Stamp:
    """Return the stamp of a file; of a missing one, zeros."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return 0, 0, 0
    return found.st_ino, found.st_mtime_ns, found.st_size


def _decompress(content: bytes, path: Path, first: int = 0) -> bytes:
    """Return the content of gzip members; `first` is the offset of these bytes in the file.

    Pieces of limited size keep the cost linear: what follows a member is copied only up to the end of its piece.
    """
    found: list[bytes] = []
    member, size, complete = zlib.decompressobj(GZIP), 0, False
    for offset in range(0, len(content), PIECE_BYTES):
        piece = content[offset : offset + PIECE_BYTES]
        while piece:
            found.append(_inflate(member, piece, path, first + offset))
            size += len(found[-1])
            if size > LARGEST:
                raise create_damage_error(path.name, f"larger than {LARGEST // 1024 // 1024} MB when decompressed")
            piece, complete = member.unused_data, member.eof
            member = zlib.decompressobj(GZIP) if complete else member
    if not complete:
        raise create_damage_error(path.name, "the file is truncated")
    return b"".join(found)


def _inflate(member: zlib._Decompress, piece: bytes, path: Path, offset: int) -> bytes:
    try:
        return member.decompress(piece)
    except zlib.error:
        raise create_damage_error(path.name, f"the compressed data after byte {offset} is damaged") from None
