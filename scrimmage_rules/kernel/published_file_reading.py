"""Published files in their plain form, as in the repository, or compressed, as in an installed package."""

from __future__ import annotations

import zlib
from pathlib import Path

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import LARGEST, list_visible_files, read_file

PACKED = ".gz"
"""The ending of a gzip file."""

PIECES = ".pieces"
"""The ending of a file of vectors that stores repeated texts once (see `deduplicated_vectors`)."""

PIECE_BYTES = 64 * 1024
"""Number of bytes to decompress at once."""

GZIP = 31
"""Window bits by which zlib reads and writes gzip members."""


def is_packed(path: Path) -> bool:
    """Return whether the ending of a file's name says that the file is compressed."""
    return path.suffix in (PACKED, PIECES)


def remove_packed_ending(path: Path) -> Path:
    """Return the path of the plain file for a plain or a compressed file."""
    return path.with_suffix("") if is_packed(path) else path


def find_published_file(plain: Path) -> Path:
    """Return the path of a published file: the plain file, or a compressed file if only that exists."""
    packed = (plain.with_name(plain.name + ending) for ending in (PIECES, PACKED))
    return plain if plain.exists() else next((path for path in packed if path.exists()), plain)


def list_published_files(folder: Path, pattern: str) -> list[Path]:
    """Return the plain and the compressed files below `folder` whose plain names match a glob pattern, sorted."""
    return sorted([*list_visible_files(folder, pattern), *list_visible_files(folder, pattern + PACKED)])


def read_content(path: Path) -> bytes:
    """Return the content of a plain file or a gzip file; raise `Unreadable`, or `MalformedData` for damaged data."""
    content = read_file(path)
    return decompress(content, path.name) if path.suffix == PACKED else content


def create_damage_error(name: str, problem: str) -> MalformedData:
    """Return the error for a compressed file that is damaged, with its remedy."""
    return MalformedData(name, f"{problem}; install scrimmage-rules again, or give the uncompressed file")


def decompress(content: bytes, name: str, first: int = 0) -> bytes:
    """Return the decompressed content of gzip data of the file `name`; `first` is the offset of the data in the file.

    Gzip data can have several members (compressed parts). At the end of a member, zlib copies the data that follows.
    The data is read in small pieces, so that it copies at most one piece, and the time stays proportional to the size
    of the data.
    """
    found: list[bytes] = []
    member, size, complete = zlib.decompressobj(GZIP), 0, False
    for offset in range(0, len(content), PIECE_BYTES):
        piece = content[offset : offset + PIECE_BYTES]
        while piece:
            found.append(_decompress_member(member, piece, name, first + offset))
            size += len(found[-1])
            if size > LARGEST:
                raise create_damage_error(name, f"larger than {LARGEST // 1024 // 1024} MB when decompressed")
            piece, complete = member.unused_data, member.eof
            member = zlib.decompressobj(GZIP) if complete else member
    if not complete:
        raise create_damage_error(name, "the file is truncated")
    return b"".join(found)


def _decompress_member(member: zlib._Decompress, piece: bytes, name: str, offset: int) -> bytes:
    try:
        return member.decompress(piece)
    except zlib.error:
        raise create_damage_error(name, f"the compressed data after byte {offset} is damaged") from None
