"""Mutations of bytes: flipped bits; removed, repeated and inserted pieces; characters with special meaning in text,
JSON and terminals.
"""

from __future__ import annotations

import random
import re
from typing import Any

from tools.input_fuzzing.json_mutations import DEEPEST, damage_value, encode_json

NASTY = (
    b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x00", b"\xef\xbb\xbf", b"\x1b[31m", b"\r", b"\n", b"\t",
    b"\x85", b"\xe2\x80\xa8", b"\\ud800", b"\\u0000", b"\\", b'"', b"{", b"}", b"[", b"]", b",", b":", b"1e999", b"-",
    b"NaN", b"9" * 400, b"[" * DEEPEST, b" " * 5000, b"#", b"|", b"@", b"<x>", b"null",
)  # fmt: skip


def _choose_span(rng: random.Random, whole: bytearray) -> tuple[int, int]:
    start = rng.randrange(len(whole) + 1)
    return start, min(len(whole), start + rng.choice((1, 1, 2, 8, 60, 1000)))


def _flip_bit(rng: random.Random, whole: bytearray) -> None:
    for _ in range(rng.choice((1, 1, 2, 8)) if whole else 0):
        whole[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)


def _truncate(rng: random.Random, whole: bytearray) -> None:
    del whole[rng.randrange(len(whole) + 1) :]


def _delete_span(rng: random.Random, whole: bytearray) -> None:
    start, stop = _choose_span(rng, whole)
    del whole[start:stop]


def _double_span(rng: random.Random, whole: bytearray) -> None:
    start, stop = _choose_span(rng, whole)
    whole[start:start] = whole[start:stop]


def _insert_bytes(rng: random.Random, whole: bytearray) -> None:
    where = rng.choice((0, len(whole), rng.randrange(len(whole) + 1)))
    whole[where:where] = rng.choice(NASTY)


def _replace_number(rng: random.Random, whole: bytearray) -> None:
    """Replace some digits by an unusual number."""
    found = list(re.finditer(rb"\d+", whole))
    if found:
        start, stop = rng.choice(found).span()
        whole[start:stop] = rng.choice((b"-1", b"0", b"1.0", b"1e400", b"1E2", b"007", b"9" * 30, b"9" * 5000, b"0x10"))


def _repeat_key(rng: random.Random, whole: bytearray) -> None:
    found = list(re.finditer(rb'"[^"]*":', whole))
    if found:
        start, stop = rng.choice(found).span()
        whole[start:start] = whole[start:stop] + rng.choice((b"null,", b"1,", b'"home",', b"[],"))


def _repeat_line(rng: random.Random, whole: bytearray) -> None:
    lines = whole.splitlines(keepends=True)
    if lines:
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))
        whole[:] = b"".join(lines)


def _shuffle_lines(rng: random.Random, whole: bytearray) -> None:
    lines = whole.splitlines(keepends=True)
    rng.shuffle(lines)
    whole[:] = b"".join(lines)


BYTES = (_flip_bit, _truncate, _delete_span, _double_span, _insert_bytes, _insert_bytes, _replace_number, _repeat_key)
LINES = (*BYTES, _repeat_line, _shuffle_lines)


def damage_bytes(rng: random.Random, content: bytes, *, lines: bool = False) -> tuple[bytes, str]:
    """Return bytes after one or two mutations, and their names; if `lines` is true, the mutations can also repeat and
    shuffle whole lines.
    """
    whole, names = bytearray(content), []
    for _ in range(rng.choice((1, 1, 2))):
        damage = rng.choice(LINES if lines else BYTES)
        damage(rng, whole)
        names.append(damage.__name__.strip("_"))
    return bytes(whole), " ".join(names)


def damage_value_or_bytes(rng: random.Random, value: Any, other: Any, rough: float = 0.5) -> tuple[bytes, str]:
    """Return the JSON of a value after a mutation, and the name of the mutation. It changes the value or the text."""
    if rng.random() < 0.75:
        changed, names = damage_value(rng, value, other, rough)
        return encode_json(changed), names
    return damage_bytes(rng, encode_json(value))
