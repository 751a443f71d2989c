"""Damage to bytes: bits turned, pieces cut out, doubled and put in, and what is nasty in text, JSON and terminals."""

from __future__ import annotations

import random
import re
from typing import Any

from tools.input_fuzzing.json_mutations import DEEPEST, damaged, text

NASTY = (
    b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x00", b"\xef\xbb\xbf", b"\x1b[31m", b"\r", b"\n", b"\t",
    b"\x85", b"\xe2\x80\xa8", b"\\ud800", b"\\u0000", b"\\", b'"', b"{", b"}", b"[", b"]", b",", b":", b"1e999", b"-",
    b"NaN", b"9" * 400, b"[" * DEEPEST, b" " * 5000, b"#", b"|", b"@", b"<x>", b"null",
)  # fmt: skip


def _span(rng: random.Random, whole: bytearray) -> tuple[int, int]:
    start = rng.randrange(len(whole) + 1)
    return start, min(len(whole), start + rng.choice((1, 1, 2, 8, 60, 1000)))


def _flipped(rng: random.Random, whole: bytearray) -> None:
    for _ in range(rng.choice((1, 1, 2, 8)) if whole else 0):
        whole[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)


def _cut_short(rng: random.Random, whole: bytearray) -> None:
    del whole[rng.randrange(len(whole) + 1) :]


def _cut_out(rng: random.Random, whole: bytearray) -> None:
    start, stop = _span(rng, whole)
    del whole[start:stop]


def _doubled(rng: random.Random, whole: bytearray) -> None:
    start, stop = _span(rng, whole)
    whole[start:start] = whole[start:stop]


def _inserted(rng: random.Random, whole: bytearray) -> None:
    where = rng.choice((0, len(whole), rng.randrange(len(whole) + 1)))
    whole[where:where] = rng.choice(NASTY)


def _number(rng: random.Random, whole: bytearray) -> None:
    """Digits become a number that few expect."""
    found = list(re.finditer(rb"\d+", whole))
    if found:
        start, stop = rng.choice(found).span()
        whole[start:stop] = rng.choice((b"-1", b"0", b"1.0", b"1e400", b"1E2", b"007", b"9" * 30, b"9" * 5000, b"0x10"))


def _key_twice(rng: random.Random, whole: bytearray) -> None:
    found = list(re.finditer(rb'"[^"]*":', whole))
    if found:
        start, stop = rng.choice(found).span()
        whole[start:start] = whole[start:stop] + rng.choice((b"null,", b"1,", b'"home",', b"[],"))


def _line_twice(rng: random.Random, whole: bytearray) -> None:
    lines = whole.splitlines(keepends=True)
    if lines:
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))
        whole[:] = b"".join(lines)


def _lines_shuffled(rng: random.Random, whole: bytearray) -> None:
    lines = whole.splitlines(keepends=True)
    rng.shuffle(lines)
    whole[:] = b"".join(lines)


BYTES = (_flipped, _cut_short, _cut_out, _doubled, _inserted, _inserted, _number, _key_twice)
LINES = (*BYTES, _line_twice, _lines_shuffled)


def damaged_bytes(rng: random.Random, content: bytes, *, lines: bool = False) -> tuple[bytes, str]:
    """Bytes with one or two damages, and their names; with `lines` whole lines are repeated and shuffled too."""
    whole, names = bytearray(content), []
    for _ in range(rng.choice((1, 1, 2))):
        damage = rng.choice(LINES if lines else BYTES)
        damage(rng, whole)
        names.append(damage.__name__.strip("_"))
    return bytes(whole), " ".join(names)


def either(rng: random.Random, value: Any, other: Any, rough: float = 0.5) -> tuple[bytes, str]:
    """The text of a value, with damage to the value or to the bytes."""
    if rng.random() < 0.75:
        changed, names = damaged(rng, value, other, rough)
        return text(changed), names
    return damaged_bytes(rng, text(value))
