"""Pictures put together out of their pieces, as the program of the board does it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any


def pictures_of(pieces: Sequence[str], changes: Iterable[Any]) -> Iterator[str]:
    """Every picture: the one before with some pieces changed; the changes are as a page has them."""
    shown: list[int] = []
    for picture in changes:
        for at, gone, come in picture:
            shown[at : at + gone] = numbers(come)
        yield "".join(pieces[number] for number in shown)


def numbers(runs: Sequence[int]) -> list[int]:
    """Numbers of pieces; one below zero tells how many follow one another from the last."""
    found: list[int] = []
    for number in runs:
        found += range(found[-1] + 1, found[-1] + 1 - number) if number < 0 else [number]
    return found
