"""Compression of many drawings of one board. Each different piece of a drawing is stored once. For each drawing, only
the changes from the previous drawing are stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby

import msgspec

from scrimmage_rules.drawing.svg import split_picture_into_pieces


class PieceChange(msgspec.Struct, frozen=True, array_like=True):
    """One change between drawings: at index `at`, the pieces in `come` replace `gone` pieces of the earlier drawing.

    In `come`, a number from 0 on is the number of a piece. A negative number -n means n more pieces, whose numbers
    follow the number before it.
    """

    at: int
    gone: int
    come: tuple[int, ...]


Changes = tuple[PieceChange, ...]
"""The changes from one drawing to the next, sorted by index from high to low. The first drawing is stored as changes to
an empty drawing.
"""


class CompressedPictures(msgspec.Struct, frozen=True):
    """A compressed series of drawings: all different pieces, and for each drawing its changes from the previous
    drawing.
    """

    pieces: tuple[str, ...]
    changes: tuple[Changes, ...]


def compress_pictures(pictures: Iterable[str]) -> CompressedPictures:
    """Return the drawings in a compressed form from which each drawing can be restored exactly."""
    numbers: dict[str, int] = {}
    numbered = [number_pieces(picture, numbers) for picture in pictures]
    return CompressedPictures(tuple(numbers), tuple(encode_picture_changes(numbered)))


def number_pieces(picture: str, numbers: dict[str, int]) -> list[int]:
    """Return the numbers of the pieces of a drawing, and give each new piece the next free number in `numbers`."""
    return [numbers.setdefault(piece, len(numbers)) for piece in split_picture_into_pieces(picture)]


def encode_picture_changes(pictures: Iterable[Sequence[int]]) -> Iterator[Changes]:
    """Yield the changes from each drawing to the next. Each drawing is a sequence of numbers of pieces."""
    before: Sequence[int] = ()
    for now in pictures:
        yield _encode_picture_change(before, now)
        before = now


def _encode_picture_change(before: Sequence[int], now: Sequence[int]) -> Changes:
    # The common start and end are cut off, because the matcher would be slow on them.
    head = _measure_common_prefix(before, now)
    tail = _measure_common_prefix(before[head:][::-1], now[head:][::-1])
    old, new = before[head : len(before) - tail], now[head : len(now) - tail]
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    found = [PieceChange(head + a, b - a, _encode_runs(new[c:d])) for how, a, b, c, d in steps if how != "equal"]
    return tuple(reversed(found))


def _measure_common_prefix(one: Sequence[int], other: Sequence[int]) -> int:
    """Return the length of the longest common prefix of two sequences."""
    differ = (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(differ, min(len(one), len(other)))


def _encode_runs(numbers: Sequence[int]) -> tuple[int, ...]:
    found: list[int] = []
    for _, run in groupby(enumerate(numbers), lambda each: each[1] - each[0]):
        [(_, first), *others] = run
        found += (first, -len(others)) if others else (first,)
    return tuple(found)
