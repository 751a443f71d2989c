"""Patterns of step sentences for the library `parse`. Each is compiled once, and tried only on texts that contain its
constant words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import parse

FIELD = re.compile(r"{[^{}]*}")


class SentencePattern:
    """A sentence pattern: `{yards:n}` is a whole number, `{card:word}` a word without spaces, `{who:seat}` a seat."""

    def __init__(self, pattern: str, seats: tuple[str, ...]) -> None:
        """Compile a pattern; `seats` are the words that a placeholder of type `seat` accepts."""
        types = {"n": _parse_whole_number, "word": _parse_word, "seat": _create_parser_of_seats(seats)}
        self._parser: Any = parse.compile(pattern, extra_types=types, case_sensitive=True)
        self._opening, *rest = FIELD.split(pattern)
        self._others = tuple(part for part in rest if part)

    def read(self, text: str) -> Any:
        """Return the values of the placeholders in a text, or None if the text does not fit.

        A text without the constant words of the pattern cannot fit. Searching for these words first is much faster than
        parsing, and rejects nearly all texts.
        """
        if not text.startswith(self._opening):
            return None
        for part in self._others:
            if part not in text:
                return None
        return self._parser.parse(text)


@cache
def compile_pattern(pattern: str, seats: tuple[str, ...] = ()) -> SentencePattern:
    """Return the compiled pattern, cached by its text and seats."""
    return SentencePattern(pattern, seats)


def _parse_whole_number(text: str) -> int:
    return int(text)


_parse_whole_number.pattern = r"[0-9]{1,18}"  # type: ignore[attr-defined]  # its sign `parse` sees to


def _parse_word(text: str) -> str:
    return text


_parse_word.pattern = r"\S+"  # type: ignore[attr-defined]


@cache
def _create_parser_of_seats(seats: tuple[str, ...]) -> Callable[[str], str]:
    """Return the parser of a placeholder that accepts one of these seats."""

    def parse_seat(text: str) -> str:
        return text

    parse_seat.pattern = "|".join(seats)  # type: ignore[attr-defined]
    return parse_seat
