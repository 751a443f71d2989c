"""Messages about replies that violate the protocol, in the words of the protocol."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from scrimmage_rules.kit.protocol.text_truncation import format_truncated_repr, quote_truncated, truncate_text

STATUSES = ("ok", "rejected", "need-chance", "unsupported", "error")

AT_BYTE = re.compile(r"\(byte ([0-9]{1,9})\)$")
SEEN = 60
"""Maximum number of bytes of a line that a message quotes."""

SHAPE = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`(?: - at `\$\.(?P<place>.+)`)?")
MISSING = re.compile(r"Object missing required field `(?P<name>[^`]+)`(?: - at `\$\.(?P<place>.+)`)?")
KINDS = {
    "int": "a whole number", "float": "a number", "str": "a text", "bool": "true or false", "array": "a list",
    "object": "an object", "null": "null",
}  # fmt: skip


def describe_invalid_field(fault: msgspec.ValidationError) -> str:
    """Return a message about an invalid field of a reply, such as a list as the value of `protocol`."""
    if found := SHAPE.fullmatch(str(fault)):
        wanted, got = (_describe_json_kind(found[name]) for name in ("wanted", "got"))
        return f"`{found['place'] or 'the reply'}` should be {wanted}, not {got}"
    if found := MISSING.fullmatch(str(fault)):
        return f"`{found['place'] + '.' if found['place'] else ''}{found['name']}` is missing"
    return truncate_text(str(fault))


def _describe_json_kind(name: str) -> str:
    return " or ".join(KINDS.get(each, each) for each in name.split(" | "))


def describe_invalid_status(reply: dict[str, Any]) -> str:
    """Return a message about a reply whose status is missing or unknown."""
    expected = ", ".join(STATUSES)
    if "status" not in reply:
        repeated = "; it repeats the request" if "op" in reply else ""
        return f'"status" is missing (expected one of {expected}){repeated}'
    return f'"status" is {format_truncated_repr(reply["status"])} (expected one of {expected})'


def describe_invalid_json(line: bytes, fault: Exception) -> str:
    """Return a message about a line that is not JSON, with the place of the error."""
    try:
        text = line.decode()
    except UnicodeDecodeError as wrong:
        around = quote_truncated(line[max(0, wrong.start - SEEN // 2) : wrong.start + SEEN // 2])
        return f"not UTF-8 text at byte {wrong.start}, near {around}; write replies as UTF-8 in any locale"
    if text.lstrip().startswith(("{", "[")) and "truncated" in str(fault):
        return (
            f"the JSON does not end on this line: {quote_truncated(line)}; write each reply on one line, "
            f"without line breaks"
        )
    found = AT_BYTE.search(str(fault))
    at = int(found[1]) if found else 0
    if at <= SEEN:
        return f"not JSON: {quote_truncated(line)}; write replies only to standard output"
    around = quote_truncated(line[at - SEEN // 2 : at + SEEN // 2])
    return f"not JSON from byte {at} on, near {around}; write one JSON object on each line, and nothing else"
