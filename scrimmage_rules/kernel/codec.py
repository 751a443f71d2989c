"""Strict decoding and canonical encoding of JSON: equal values have equal bytes, and each error names the place of the
fault.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec

from scrimmage_rules.kernel.errors import DuplicateKey, MalformedData, suggest_name

T = TypeVar("T")

NOT_TEXT = "not UTF-8 text"
TOO_DEEP = "nested too deeply; reduce the nesting"

BYTE_ORDER_MARK = b"\xef\xbb\xbf"

HELD = ".held"
"""Name of the only field in a struct of `_create_struct_with_field_of_type`."""

LONGEST_NUMBER = 1_000
"""Maximum number of bits of a whole number in a caller's data; Python refuses to write a much longer number as text."""

TEXT = frozenset({str})
ALWAYS_PLAIN = frozenset({str, bool, float, type(None)})
"""Classes whose values all have a JSON form. Numbers can be too large, and sets have no order, so their classes are not
listed.
"""

LONGEST_YAML = 1_000_000
"""Maximum number of bytes of a rulebook, a deck or a pitch in YAML, which is read fifty times slower than JSON."""

DEEPEST_YAML = 50
"""Maximum number of nested mappings and lists in YAML; the YAML library has no limit of its own."""


def _create_malformed_data_from_fault(fault: msgspec.ValidationError, place: str, within: str = "") -> MalformedData:
    """Return an error with the place and the problem from an error text of the decoder, which has the form `PROBLEM -
    at `$.field``.

    `within` is the beginning of the decoder's place that is not a part of the data, and is removed.
    """
    problem, _, where = str(fault).partition(" - at `$")
    return MalformedData(place + where.rstrip("`").removeprefix(within), problem)


UNKNOWN_NAME = re.compile(r"(?:Invalid enum value|Object contains unknown field) ['`](.+)['`]")
"""Pattern of the decoder's message about an unknown name."""


def _create_malformed_data_with_known_names(fault: msgspec.ValidationError, place: str, into: Any) -> MalformedData:
    """Return an error about a hand-written file. If the problem is an unknown name, the message also suggests possible
    names.
    """
    from scrimmage_rules.kernel.possible_field_values import list_known_names  # noqa: PLC0415  (only for an error)

    problem, _, where = str(fault).partition(" - at `$")
    unknown, known = UNKNOWN_NAME.fullmatch(problem), list_known_names(into, where)
    found = _create_malformed_data_from_fault(fault, place)
    return MalformedData(found.place, f"{problem}; {suggest_name(unknown[1], known)}") if unknown and known else found


@lru_cache(maxsize=64)
def _create_struct_with_field_of_type(into: Any) -> Any:
    """Return a class with one field of this type, because the decoder caches its analysis only for classes."""
    return msgspec.defstruct("Held", [("held", into)])


def decode(data: Any, into: type[T], place: str = "$") -> T:
    """Return plain JSON data as a value of type `into`; raise `MalformedData` with the place for data of another
    shape.
    """
    decoded: T = decode_union_or_bounded_type(data, into, place)
    return decoded


def decode_union_or_bounded_type(data: Any, into: Any, place: str = "$") -> Any:
    """Return plain JSON data as a value of any type. Type checkers do not treat a union or a bounded type as a class,
    so that `decode` does not accept such types.
    """
    is_class = isinstance(into, type)
    try:
        if is_class:
            return msgspec.convert(data, into, strict=True)
        return msgspec.convert({"held": data}, _create_struct_with_field_of_type(into), strict=True).held
    except msgspec.ValidationError as fault:
        raise _create_malformed_data_from_fault(fault, place, "" if is_class else HELD) from None
    except UnicodeEncodeError:  # half a pair of surrogates, where a name is looked for
        raise MalformedData(place, NOT_TEXT) from None


def require_plain_data(value: T, place: str) -> T:
    """Return plain data unchanged; raise `MalformedData` if it contains a set, or a number that has no exact JSON form.

    The decoder would accept a set as a list, although a set has no order. JSON text has neither sets nor such numbers,
    so that only values from a program need this check.
    """
    try:
        if not _is_plain_json([value]):
            _require_plain_json_values(value, place)
    except RecursionError:
        raise MalformedData(place, TOO_DEEP) from None
    return value


def _is_plain_json(values: Iterable[Any]) -> bool:
    """Return whether values have only the types that a JSON decoder returns. This is a fast form of
    `_require_plain_json_values`.

    Almost all data passes this check. It compares only the exact class of each value, which takes a fifth of the time.
    """
    for value in values:
        kind = type(value)
        if kind is int:
            if value.bit_length() > LONGEST_NUMBER:
                return False
        elif kind is list or kind is tuple:
            if not _is_plain_json(value):
                return False
        elif kind is dict:
            if not TEXT.issuperset(map(type, value)) or not _is_plain_json(value.values()):
                return False
        elif kind not in ALWAYS_PLAIN:
            return False
    return True


def _require_plain_json_values(value: Any, place: str) -> None:
    if isinstance(value, str):
        return
    if isinstance(value, AbstractSet):
        raise MalformedData(place, "expected a list, got a set, which has no order")
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        raise MalformedData(place, f"expected a whole number of at most {LONGEST_NUMBER} bits")
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _require_plain_json_values(getattr(value, name), f"{place}.{name}")
    elif isinstance(value, Mapping):
        for name, each in value.items():
            _require_plain_json_values(name, place)
            _require_plain_json_values(each, f"{place}.{name}" if isinstance(name, str) else place)
    elif isinstance(value, list | tuple):
        for number, each in enumerate(value):
            _require_plain_json_values(each, f"{place}[{number}]")


def decode_json(text: bytes | str, into: type[T], place: str = "$") -> T:
    """Return the value of JSON text; raise `MalformedData` for invalid JSON, a duplicate key, or a wrong shape."""
    if isinstance(text, bytes) and text.startswith(BYTE_ORDER_MARK):
        raise MalformedData(place, "starts with a byte order mark; save the file as UTF-8 without one")
    try:
        value = msgspec.json.decode(text, type=into, strict=True)
        if not _is_canonical_text(text):
            json.loads(
                text, object_pairs_hook=_require_unique_keys
            )  # of two that have one name the decoder keeps the last
    except msgspec.ValidationError as fault:
        raise _create_malformed_data_from_fault(fault, place) from None
    except UnicodeEncodeError:  # half a pair of surrogates: an argument whose bytes are not valid text
        raise MalformedData(place, NOT_TEXT) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise MalformedData(place, f"not JSON ({fault})") from None
    except RecursionError:
        raise MalformedData(place, TOO_DEEP) from None
    except DuplicateKey as twice:
        raise MalformedData(place, f"an object has the key {twice.name!r} twice; remove one of them") from None
    return value


def _is_canonical_text(text: bytes | str) -> bool:
    """Return whether a text equals the encoding of its own value. In such a text, no object has a repeated name.

    This comparison takes a third of the time of a search for repeated names in every object.
    """
    return isinstance(text, bytes) and msgspec.json.encode(msgspec.json.decode(text)) == text


def _require_unique_keys(pairs: list[tuple[str, Any]]) -> None:
    """Raise `DuplicateKey` if an object has a repeated name."""
    if len(dict(pairs)) < len(pairs):
        names = [name for name, _ in pairs]
        raise DuplicateKey(next(name for name in names if names.count(name) > 1))


def decode_yaml(text: bytes | str, into: type[T], place: str) -> T:
    """Return the value of YAML text, for rulebooks and decks; `place` should name the file."""
    if len(text) > LONGEST_YAML:
        raise MalformedData(place, f"longer than {LONGEST_YAML} bytes; split the file")
    try:
        return msgspec.convert(_load_yaml(text, place), into, strict=True)
    except msgspec.ValidationError as fault:
        raise _create_malformed_data_with_known_names(fault, f"{place}: $", into) from None
    except RecursionError:
        raise MalformedData(place, TOO_DEEP) from None
    except DuplicateKey as twice:
        raise MalformedData(
            place, f"the key {twice.name!r} is written twice in one mapping; remove one of them"
        ) from None


def _load_yaml(text: bytes | str, place: str) -> Any:
    """Return the plain data of YAML text; raise `RecursionError` if it is nested deeper than `DEEPEST_YAML`."""
    import yaml  # noqa: PLC0415  (few commands need YAML, which is slow to import)

    try:
        depth = 0
        for event in yaml.parse(text, _create_strict_yaml_loader()):  # events are read without recursion
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST_YAML:
                raise RecursionError
        return yaml.load(text, _create_strict_yaml_loader())  # noqa: S506  (a safe loader)
    except yaml.YAMLError as fault:
        raise MalformedData(place, f"not YAML: {' '.join(str(fault).split())}") from None


@cache
def _create_strict_yaml_loader() -> Any:
    """Return the class of a safe loader that raises `DuplicateKey` for a key that a mapping has twice."""
    import yaml  # noqa: PLC0415

    base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # PyYAML may be built without its library in C

    class Loader(base):  # type: ignore[misc]
        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
            found: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)
            if len(found) < len(node.value):
                keys = [self.construct_object(key, deep=True) for key, _ in node.value]
                raise DuplicateKey(next(key for key in keys if keys.count(key) > 1))
            return found

    return Loader


def plain(value: Any) -> Any:
    """Return a value of this package as plain JSON data, such as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, str_keys=True)


def plain_lists(value: Any) -> Any:
    """Return a value as plain JSON data, with lists instead of tuples, as a complete copy."""
    return msgspec.json.decode(msgspec.json.encode(value))


_IN_ORDER = msgspec.json.Encoder(order="sorted")


def canonical(value: Any) -> bytes:
    """Return the canonical JSON of a value: keys sorted, no spaces, UTF-8."""
    return _IN_ORDER.encode(value)


def encode_items_canonically(values: list[Any]) -> list[bytes]:
    """Return the canonical form of each item of a list; this is faster than one call for each item."""
    return _IN_ORDER.encode_lines(values).splitlines()


def format_fraction(value: Fraction) -> str:
    """Return a probability as text in messages: `5/36`, or `1` for certainty."""
    return str(value)
