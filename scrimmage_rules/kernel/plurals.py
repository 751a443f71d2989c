"""Numbers with their nouns, as messages write them."""

from __future__ import annotations


def pluralize(number: int, noun: str, plural: str = "") -> str:
    """Return the number with its noun: `1 case`, `2 cases`; `plural` is for nouns that do not take an s."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"
