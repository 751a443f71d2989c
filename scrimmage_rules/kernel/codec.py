"""Strict decoding and canonical encoding: equal values have equal bytes, and faults name their place."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from scrimmage_rules.kernel.errors import MalformedData

T = TypeVar("T")


def _named(fault: msgspec.ValidationError, place: str) -> MalformedData:
    """Turn the decoder's text into a place and a problem; the decoder writes `... - at `$.field``."""
    problem, _, where = str(fault).partition(" - at `$")
    return MalformedData(place + where.rstrip("`"), problem)


def decode(data: Any, into: type[T], place: str = "$") -> T:
    """Build a value of type `into` from plain JSON data; a wrong shape raises `MalformedData` naming the place."""
    decoded: T = decode_shape(data, into, place)
    return decoded


def decode_shape(data: Any, into: Any, place: str = "$") -> Any:
    """The same for a union, or a type with bounds, which type checkers do not take for a class."""
    try:
        return msgspec.convert(data, into, strict=True)
    except msgspec.ValidationError as fault:
        raise _named(fault, place) from None


def decode_json(text: bytes | str, into: type[T], place: str = "$") -> T:
    """The same from JSON text; text that is no JSON raises `MalformedData` too."""
    try:
        return msgspec.json.decode(text, type=into, strict=True)
    except msgspec.ValidationError as fault:
        raise _named(fault, place) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise MalformedData(place, f"not JSON ({fault})") from None


def decode_yaml(text: bytes | str, into: type[T], place: str) -> T:
    """The same from YAML text, for rulebooks and decks; `place` should name the file."""
    try:
        return msgspec.yaml.decode(text, type=into, strict=True)
    except msgspec.ValidationError as fault:
        raise _named(fault, f"{place}: $") from None
    except msgspec.DecodeError as fault:
        raise MalformedData(place, "not YAML: " + " ".join(str(fault).split())) from None


def plain(value: Any) -> Any:
    """Any value of ours as plain JSON data: dicts, lists, strings, numbers, true, false, null."""
    return msgspec.to_builtins(value, str_keys=True)


def canonical(value: Any) -> bytes:
    """The one JSON form of a value: keys sorted, no spaces, UTF-8."""
    return msgspec.json.encode(value, order="sorted")


def fraction_text(value: Fraction) -> str:
    """A probability as it crosses the wire: `5/36`, or `1` for certainty."""
    return str(value)
