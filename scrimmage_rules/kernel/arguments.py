"""The arguments of queries, read strictly: what is missing or of the wrong sort is named by its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scrimmage_rules.kernel.bounds import LONGEST_TEXT
from scrimmage_rules.kernel.errors import MalformedData, UnknownName


def text(args: dict[str, Any], name: str, known: Iterable[str]) -> str:
    """An argument that must be one of the known names."""
    value = args.get(name)
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise MalformedData(f"$.args.{name}", f"a text of at most {LONGEST_TEXT} characters is needed here")
    if value not in known:
        raise UnknownName(name, value, known)
    return value


def number(args: dict[str, Any], name: str, least: int, most: int) -> int:
    """An argument that must be a whole number from `least` to `most`."""
    value = args.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise MalformedData(f"$.args.{name}", f"a whole number from {least} to {most} is needed here")
    return value
