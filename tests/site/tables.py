"""The tables of a chapter's data put together, as the script of its pages does it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def values_of(differences: Iterable[Any]) -> list[Any]:
    """Values that are told by how each differs from one so far back."""
    found: list[Any] = []
    for back, difference in differences:
        found.append(changed(found[-back] if back <= len(found) else None, difference))
    return found


def changed(before: Any, difference: Any) -> Any:
    """A value that differs so from another."""
    if isinstance(difference, list):
        return difference[0]
    if isinstance(before, list):
        return [changed(each, difference.get(str(place), {})) for place, each in enumerate(before)]
    if not isinstance(before, dict):
        return before
    kept = {name: each for name, each in before.items() if difference.get(name) != 0}
    return kept | {name: changed(before.get(name), part) for name, part in difference.items() if part != 0}


def tables_of(data: Any) -> list[dict[str, Any]]:
    """Every table of a chapter, as what draws it is asked for it."""
    options, positions = values_of(data["options"]), values_of(data["positions"])
    return [
        {"ruleset": data["ruleset"], "options": options[number], "position": position}
        for number, position in zip(data["played"], positions, strict=True)
    ]
