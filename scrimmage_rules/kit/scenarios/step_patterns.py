"""Patterns of sentences, of the `parse` library, each compiled once and tried only where its plain words stand."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import parse

FIELD = re.compile(r"{[^{}]*}")


class Pattern:
    """A pattern to read sentences by: `{yards:n}` a whole number, `{card:word}` no spaces, `{who:seat}` a seat."""

    def __init__(self, pattern: str, seats: tuple[str, ...]) -> None:
        """`seats` are the words that a field `seat` can be."""
        types = {"n": _whole_number, "word": _word, "seat": _seat(seats)}
        self._parser: Any = parse.compile(pattern, extra_types=types, case_sensitive=True)
        self._opening, *rest = FIELD.split(pattern)
        self._others = tuple(part for part in rest if part)

    def read(self, text: str) -> Any:
        """What stands in the fields of a text, or None where it does not fit.

        A text without the words between the fields cannot fit; to look for them first is many times cheaper, and
        nearly all pairs of a sentence and a pattern end there.
        """
        if not text.startswith(self._opening):
            return None
        for part in self._others:
            if part not in text:
                return None
        return self._parser.parse(text)


@cache
def compile_pattern(pattern: str, seats: tuple[str, ...] = ()) -> Pattern:
    """Return a pattern, made ready once."""
    return Pattern(pattern, seats)


def _whole_number(text: str) -> int:
    return int(text)


_whole_number.pattern = r"[0-9]{1,18}"  # type: ignore[attr-defined]  # its sign `parse` sees to


def _word(text: str) -> str:
    return text


_word.pattern = r"\S+"  # type: ignore[attr-defined]


@cache
def _seat(seats: tuple[str, ...]) -> Callable[[str], str]:
    """Return a field that is one of these seats."""

    def seat(text: str) -> str:
        return text

    seat.pattern = "|".join(seats)  # type: ignore[attr-defined]
    return seat
