"""Compressed vectors of the npm package: gzip members of whole lines, with an index.

The reader is `scrimmage_rules.kit.cases.block_compressed_vectors`. The wheel has a smaller form (see
`wheel_vector_packing`).
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterator
from pathlib import Path

BLOCK_BYTES = 512 * 1024
"""Minimum number of bytes of a block before compression, except for the last one."""

GZIP = 31
"""Window bits with which zlib writes a gzip member. Its header has no time, so that equal input gives equal bytes."""


def pack_folder(vectors: Path, target: Path) -> None:
    """Write the compressed vectors of all games, their indexes and their files of lines to an empty folder."""
    for plain in sorted(vectors.glob("*.jsonl")):
        packed, index = pack_vectors(plain.read_bytes())
        (target / f"{plain.name}.gz").write_bytes(packed)
        (target / f"{plain.stem}.index.json.gz").write_bytes(index)
        lines = plain.with_suffix(".lines.json")
        (target / lines.name).write_bytes(lines.read_bytes())


def pack_vectors(content: bytes) -> tuple[bytes, bytes]:
    """Return the compressed file for the lines of a file of vectors, and its compressed index."""
    packed, blocks, cases = b"", [], []
    for lines in _split_into_blocks(content):
        member = zlib.compress(b"".join(lines), 9, GZIP)
        blocks.append([len(packed), len(member), len(lines)])
        packed += member
        cases += [{name: value for name, value in json.loads(line).items() if name != "steps"} for line in lines]
    index = {
        "format": "scrimmage-index-1", "vectors": hashlib.sha256(content).hexdigest(), "size": len(packed),
        "blocks": blocks, "cases": cases,
    }  # fmt: skip
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":")).encode()
    return packed, zlib.compress(text, 9, GZIP)


def _split_into_blocks(content: bytes) -> Iterator[list[bytes]]:
    """Yield the lines of a file in blocks."""
    block: list[bytes] = []
    size = 0
    for line in content.splitlines(keepends=True):
        block.append(line)
        size += len(line)
        if size >= BLOCK_BYTES:
            yield block
            block, size = [], 0
    if block:
        yield block
