"""Checks of value formats in replies: whole numbers, reduced fractions, and empty fields.

The checks are not about rules. A program with a wrong format fails most cases of a ruleset at once.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from scrimmage_rules.kit.doctor.examined_adapter import Data, ExaminedAdapter, NoSuitableCase, UnmetRequirement
from scrimmage_rules.kit.doctor.sample_conversations import RequestsOfCase
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.protocol.text_truncation import format_truncated_repr, truncate_text

FRACTION = re.compile(r"([1-9][0-9]{0,99})/([1-9][0-9]{0,99})")

COMPLETE = {
    "new": ("turn",), "load": ("turn",), "apply": ("turn", "used"), "position": ("position",), "legal": ("actions",),
    "observe": ("view",), "query": ("value",),
}  # fmt: skip
"""For each operation, the parts of an accepted reply that must be complete. In such a part, even an empty field must be
present.
"""


def check_whole_numbers(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if a number in any reply is written with a decimal point or an exponent."""
    for _, reply in _send_sample_requests(patient, patient.scenes.talks):
        for at, value in _walk_leaf_values(reply):
            if isinstance(value, float):
                raise UnmetRequirement(
                    f"`{at}` as a whole number, without a decimal point", format_truncated_repr(value)
                )


def check_reduced_fractions(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` for a probability that is not a reduced fraction."""
    for _, reply in _send_sample_requests(patient, patient.scenes.shares):
        for at, value in _walk_leaf_values(reply):
            if at.endswith("/p") and not is_reduced(value):
                raise UnmetRequirement(
                    f"`{at}` as a reduced fraction such as 5/36, or 1 for certainty, as a text",
                    format_truncated_repr(value),
                )


def is_reduced(value: Any) -> bool:
    """Return whether a probability is written as 1, or as a fraction whose two numbers have no common divisor."""
    if not isinstance(value, str):
        return False
    found = FRACTION.fullmatch(value)
    return value == "1" or (found is not None and int(found[2]) > 1 and math.gcd(int(found[1]), int(found[2])) == 1)


def check_empty_fields(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if the adapter leaves out an empty field. A field is empty if the reference writes null,
    an empty value, zero or false in it.
    """
    reference = Reference()
    for ask, reply in _send_sample_requests(patient, patient.scenes.talks):
        right = encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))
        if reply.get("status") != "ok" or right["status"] != "ok":
            continue
        wanted = {name: right[name] for name in COMPLETE.get(ask["op"], ())}
        for at, value in _find_missing_fields("", wanted, reply):
            if at not in patient.scenes.optional:
                raise UnmetRequirement(
                    f"the field `{at}` with the value {msgspec.json.encode(value).decode()}; no field may be left out",
                    truncate_text(json.dumps(reply, ensure_ascii=False)),
                )


def _find_missing_fields(at: str, right: Any, found: Any) -> Iterator[tuple[str, Any]]:
    """Yield each empty field of the reference's reply that is absent from a reply which has all other fields."""
    if isinstance(right, dict) and isinstance(found, dict):
        lacking = {name: value for name, value in right.items() if name not in found}
        if not any(lacking.values()):
            yield from ((f"{at}/{name}", value) for name, value in lacking.items())
        for name in right.keys() & found.keys():
            yield from _find_missing_fields(f"{at}/{name}", right[name], found[name])
    elif isinstance(right, list) and isinstance(found, list) and len(right) == len(found):
        for number, (wanted, got) in enumerate(zip(right, found, strict=True)):
            yield from _find_missing_fields(f"{at}/{number}", wanted, got)


def _send_sample_requests(patient: ExaminedAdapter, talks: Sequence[RequestsOfCase]) -> Iterator[tuple[Data, Data]]:
    """Send all requests of some sample conversations (requests of published cases), and yield each request with its
    reply.
    """
    if not talks:
        raise NoSuitableCase
    for talk in talks:
        for ask in talk:
            yield ask, patient.ask(**ask)


def _walk_leaf_values(reply: Any, at: str = "") -> Iterator[tuple[str, Any]]:
    """Yield each value of a reply that is not an object or a list, with its path."""
    if isinstance(reply, (dict, list)):
        inner = reply.items() if isinstance(reply, dict) else enumerate(reply)
        for name, value in inner:
            yield from _walk_leaf_values(value, f"{at}/{name}")
    else:
        yield at, reply
