"""Short texts for values, differences and actions in the reports of an impact analysis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from scrimmage_rules.kit.impact.reply_differences import Differs, is_set_difference

LONGEST = 200
"""Maximum number of characters of a table cell."""


def shorten_text(text: str, longest: int = LONGEST) -> str:
    """Return a text with at most this number of characters."""
    return text if len(text) <= longest else f"{text[: longest - 4]} ..."


def format_json_or_text(value: Any) -> str:
    """Return a value as JSON. A text is returned as it is, without quotation marks."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def describe_differences(differing: Sequence[Differs]) -> str:
    """Return the differences of a reply as one text. For a set, the text lists the removed and the added items."""
    return shorten_text("; ".join(map(_describe_difference, differing)))


def _describe_difference(each: Differs) -> str:
    if is_set_difference(each):
        parts = ((_list_items(each.before), "removed"), (_list_items(each.after), "added"))
        return f"{each.at} " + ", ".join(f"{items} {said}" for items, said in parts if items)
    return f"{each.at} {format_json_or_text(each.before)}, now {format_json_or_text(each.after)}"


def _list_items(items: Any) -> str:
    return ", ".join(map(format_json_or_text, items)) if isinstance(items, list) else items


def format_action(seat: str, action: dict[str, Any]) -> str:
    """Return an action as its seat, its type, and its other fields."""
    rest = {name: value for name, value in action.items() if name != "type"}
    return shorten_text(
        " ".join(filter(None, (seat, action.get("type", "set up"), format_json_or_text(rest) if rest else "")))
    )
