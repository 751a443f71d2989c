"""From a sentence of a scenario to the one step of the vocabulary that it is."""

from __future__ import annotations

from functools import cache
from typing import Any

import parse

from scrimmage_rules.kit.table import Misused, Table
from scrimmage_rules.kit.vocabulary import Step, Vocabulary, vocabulary


def _whole_number(text: str) -> int:
    return int(text)


_whole_number.pattern = r"[0-9]{1,18}"  # type: ignore[attr-defined]  # its sign `parse` sees to


def _word(text: str) -> str:
    return text


_word.pattern = r"\S+"  # type: ignore[attr-defined]


@cache
def _seat(seats: tuple[str, ...]) -> Any:
    """A field that is one of these seats."""

    def seat(text: str) -> str:
        return text

    seat.pattern = "|".join(seats)  # type: ignore[attr-defined]
    return seat


@cache
def _compiled(pattern: str, seats: tuple[str, ...]) -> Any:
    """A pattern with its fields: `{yards:n}` a whole number, `{card:word}` no spaces, `{who:seat}` one of the seats."""
    types = {"n": _whole_number, "word": _word, "seat": _seat(seats)}
    return parse.compile(pattern, extra_types=types, case_sensitive=True)


def matches(words: Vocabulary, keyword: str, text: str) -> list[tuple[Step, dict[str, Any]]]:
    """Every step whose pattern fits a sentence; exactly one should."""
    found = []
    for step in words.steps:
        if step.keyword == keyword:
            fit = _compiled(step.pattern, words.words.seats).parse(text)
            if fit is not None:
                found.append((step, fit.named))
    return found


def play(table: Table, keyword: str, text: str, rows: list[list[str]] | None, doc: str | None) -> None:
    """Carry one sentence out on a table; raises `Misused` for one that is no step, or more than one."""
    words = vocabulary(table.ruleset)
    found = matches(words, keyword, text)
    if len(found) != 1:
        problem = "no step of the vocabulary" if not found else "ambiguous: " + ", ".join(s.pattern for s, _ in found)
        raise Misused(f"{keyword} {text!r}: {problem}")
    step, fields = found[0]
    extras: dict[str, Any] = {}
    if rows is not None:
        extras["rows"] = rows
    if doc is not None:
        extras["doc"] = doc
    step.act(table, **fields, **extras)
