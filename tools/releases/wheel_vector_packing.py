"""Compression of the vectors for the wheel: each text that occurs in several cases is stored once.

Deflate finds a repeated text only within 32 KB, and most positions repeat at a greater distance. The build hook of the
wheel runs this module without any dependency, so it uses the standard library only. The reader is
`scrimmage_rules.kit.cases.deduplicated_vectors`.
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Iterable
from pathlib import Path

STEPS = b',"steps":['
"""The text between the head of a case and its steps."""

PARTS = re.compile(rb'(?<=,)(?=\{"(?:do|ask)")')
"""Pattern of the places where a line is split into parts: before each step and each request of a case."""

PIECES = re.compile(rb'(?<=[\[,:])(?=\{")')
"""Pattern of the places where a part is split into pieces: before each object in the part."""

GZIP = 31
"""Window bits with which zlib writes a gzip member. Its header has no time, so that equal input gives equal bytes."""

MEMORY = 9
"""Memory level of zlib, the highest: larger blocks of Deflate make the file smaller."""


def pack_folder(vectors: Path, target: Path) -> None:
    """Write the compressed vectors of all games, and their files of lines, to an empty folder."""
    for plain in sorted(vectors.glob("*.jsonl")):
        (target / f"{plain.name}.pieces").write_bytes(pack_vectors(plain.read_bytes()))
        lines = plain.with_suffix(".lines.json")
        (target / lines.name).write_bytes(lines.read_bytes())


def pack_vectors(content: bytes) -> bytes:
    """Return the compressed file for the lines of a file of vectors."""
    lines = content.splitlines()
    starts = [line.index(STEPS) for line in lines]
    parts, cases = _split_texts([line[start:] for line, start in zip(lines, starts, strict=True)], PARTS)
    pieces, rows = _split_texts(parts, PIECES)
    about = {
        "format": "scrimmage-pieces-1", "vectors": hashlib.sha256(content).hexdigest(),
        "cases": len(lines), "pieces": len(pieces), "parts": len(parts),
    }  # fmt: skip
    heads = [line[:start] for line, start in zip(lines, starts, strict=True)]
    text = b"\n".join([json.dumps(about).encode(), *heads, *pieces, *rows, *cases])
    deflate = zlib.compressobj(9, zlib.DEFLATED, GZIP, MEMORY)
    return deflate.compress(text) + deflate.flush()


def _split_texts(texts: Iterable[bytes], places: re.Pattern[bytes]) -> tuple[list[bytes], list[bytes]]:
    """Return the different pieces of all texts in the order of their first use, and for each text a line of words.

    The word for a piece that is used for the first time is `n`. The word for any other piece is its distance from the
    piece before it, so that equal sequences of pieces have equal words.
    """
    known: dict[bytes, int] = {}
    rows = []
    for text in texts:
        row, last = [], -1
        for piece in places.split(text):
            row.append(str(known[piece] - last) if piece in known else "n")
            last = known.setdefault(piece, len(known))
        rows.append(" ".join(row).encode())
    return list(known), rows
