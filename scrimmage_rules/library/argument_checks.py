"""Checks of the arguments of public functions.

A type checker finds most wrong arguments. Without one, the error names the argument and the remedy in one line, as for
invalid data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from os import PathLike
from pathlib import Path
from typing import Any

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import require_plain_data
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kernel.printable_text import shorten
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.size_limits import GREATEST_NUMBER, LONGEST_TEXT
from scrimmage_rules.library.public_types import Generator

SCRIPT = "expected a list of Outcome"
GENERATOR = "or a generator, such as random.Random(seed)"


def check_text(value: object, place: str) -> str:
    """Return a string unchanged; raise `MalformedData` for any other value."""
    if not isinstance(value, str):
        raise MalformedData(place, f"expected a text, got {_describe_kind(value)}")
    return value


def create_unknown_name_error(sort: str, value: object, known: Iterable[str]) -> ScrimmageError:
    """Return the error for a name that is not among the known names, or for a value that is not a string."""
    try:
        return UnknownName(sort, check_text(value, f"$.{sort}"), known)
    except MalformedData as fault:
        return fault


def check_mapping(value: object, place: str) -> dict[str, Any]:
    """Return a mapping of argument names to values as a dict; empty for None."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise MalformedData(place, f"expected arguments by name, got {_describe_kind(value)}")
    return dict(require_plain_data(value, place))


def check_number(value: object, place: str, least: int) -> int:
    """Return a whole number of at least `least` unchanged; raise `MalformedData` for any other value."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        shown = _format_short_repr(value) if isinstance(value, int | float) else _describe_kind(value)
        raise MalformedData(place, f"expected a whole number of at least {least}, got {shown}")
    return value


def read_seed(value: object) -> str:
    """Return a random seed, which is a whole number or a string, as a string."""
    if not isinstance(value, str | int):
        raise MalformedData("$.seed", f"expected a whole number or a text, got {_describe_kind(value)}")
    try:
        return str(value)
    except ValueError:
        raise MalformedData("$.seed", "the number has too many digits; give a shorter number, or a text") from None


def check_paths(value: object) -> list[str]:
    """Return a list of JSON pointers unchanged; raise `MalformedData` for any other value,
    including a single string.
    """
    if isinstance(value, str | bytes | AbstractSet) or not isinstance(value, Iterable):
        raise MalformedData("$.of", f"expected a list of paths such as ['/score/home'], got {_describe_kind(value)}")
    return [check_text(each, f"$.of[{number}]") for number, each in enumerate(value)]


def check_file_path(value: object, place: str = "$.path") -> Path:
    """Return the path of a file or a folder; raise `MalformedData` for a value that is not a path."""
    if not isinstance(value, str | PathLike):
        raise MalformedData(place, f"expected a text or a path, got {_describe_kind(value)}")
    return Path(value)


def check_position(engine: Ruleset[Any, Any], value: object) -> Any:
    """Return a position of this ruleset unchanged; raise `MalformedData` for any other value."""
    if type(value) is not engine.position_type:
        needed = f"expected a position of {engine.id}, got {_describe_kind(value)}"
        raise MalformedData("$.position", f"{needed}; turn plain data into a position with `load`")
    return value


# ---- chance


def check_chance_script(chance: object, instead: str = "") -> tuple[Outcome, ...]:
    """Return a list of chance outcomes as a tuple. The error message names `instead` as another allowed value."""
    if not isinstance(chance, Sequence) or isinstance(chance, str | bytes):
        raise MalformedData("$.chance", f"{SCRIPT}{instead}, got {_describe_kind(chance)}")
    for number, each in enumerate(chance):
        if not isinstance(each, Outcome):
            raise MalformedData(f"$.chance[{number}]", f"expected an Outcome, got {_describe_kind(each)}")
        _check_outcome(each, f"$.chance[{number}]")
    return tuple(chance)


def _check_outcome(outcome: Outcome, place: str) -> None:
    """Raise `MalformedData` for an outcome whose fields have wrong types or sizes."""
    for name, value in (("kind", outcome.kind), ("for", outcome.purpose), ("value", outcome.value)):
        fits = isinstance(value, str) and len(value) <= LONGEST_TEXT
        if name == "value" and isinstance(value, int) and not isinstance(value, bool):
            fits = abs(value) <= GREATEST_NUMBER
        if not fits and not (name == "for" and value is None):
            needed = f"a text of up to {LONGEST_TEXT} characters"
            either = f" or a whole number from -{GREATEST_NUMBER} to {GREATEST_NUMBER}" if name == "value" else ""
            raise MalformedData(f"{place}.{name}", f"expected {needed}{either}, got {_format_short_repr(value)}")


def check_generator(chance: Any) -> Generator:
    """Return a random generator unchanged: any object with a method `random`. Raise `MalformedData` for a class."""
    if isinstance(chance, type) or not callable(getattr(chance, "random", None)):
        raise MalformedData("$.chance", f"{SCRIPT}, {GENERATOR}, got {_describe_kind(chance)}")
    drawing: Generator = chance
    return drawing


def draw_number_below(chance: Generator, many: int) -> int:
    """Return a random whole number below `many`; raise `MalformedData` if the generator returns an invalid number."""
    share = chance.random()
    try:
        valid = bool(0 <= share < 1)
    except (TypeError, ValueError):
        valid = False
    if not valid:
        needed = "a generator must return numbers from 0 up to, but not including, 1"
        raise MalformedData("$.chance", f"{needed}, got {_format_short_repr(share)}")
    return int(share * many)


def _format_short_repr(value: object) -> str:
    """Return the shortened `repr` of a value, or its type if `repr` fails."""
    try:
        return shorten(repr(value), LONGEST_TEXT)
    except Exception:  # noqa: BLE001  (a number of too many digits, or a class of the caller's own)
        return _describe_kind(value)


def _describe_kind(value: object) -> str:
    return f"the class {value.__name__}" if isinstance(value, type) else f"a value of type {type(value).__name__}"
