"""What programs give to the interface, held against what is asked for before the rules see it.

A type checker finds most of this. Whoever has none is told the place and the remedy in one line, as for any other data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from os import PathLike
from pathlib import Path
from typing import Any

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import ordered
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kernel.printable_text import shortened
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.size_limits import GREATEST_NUMBER, LONGEST_TEXT
from scrimmage_rules.library.values import Generator

SCRIPT = "expected a list of Outcome"
GENERATOR = "or a generator, such as random.Random(seed)"


def check_text(value: object, place: str) -> str:
    """A name as it was given, or `MalformedData` for what is no text."""
    if not isinstance(value, str):
        raise MalformedData(place, f"expected a text, got {_kind_in_words(value)}")
    return value


def unknown_name_error(sort: str, value: object, known: Iterable[str]) -> ScrimmageError:
    """What to raise for a name that is not among those known, or for what is no name."""
    try:
        return UnknownName(sort, check_text(value, f"$.{sort}"), known)
    except MalformedData as fault:
        return fault


def check_mapping(value: object, place: str) -> dict[str, Any]:
    """Arguments by their names, of which there may be none."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise MalformedData(place, f"expected arguments by name, got {_kind_in_words(value)}")
    return dict(ordered(value, place))


def check_number(value: object, place: str, least: int) -> int:
    """A whole number that is not less than it can be."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        shown = _short_repr(value) if isinstance(value, int | float) else _kind_in_words(value)
        raise MalformedData(place, f"expected a whole number of at least {least}, got {shown}")
    return value


def seed(value: object) -> str:
    """Return the text that a seed of chance is written as."""
    if not isinstance(value, str | int):
        raise MalformedData("$.seed", f"a whole number or expected a text, got {_kind_in_words(value)}")
    try:
        return str(value)
    except ValueError:
        raise MalformedData("$.seed", "the number has too many digits; give a shorter number, or a text") from None


def check_paths(value: object) -> list[str]:
    """Places of a position: a list of texts, and not one text alone."""
    if isinstance(value, str | bytes | AbstractSet) or not isinstance(value, Iterable):
        raise MalformedData("$.of", f"expected a list of paths such as ['/score/home'], got {_kind_in_words(value)}")
    return [check_text(each, f"$.of[{number}]") for number, each in enumerate(value)]


def check_file_path(value: object, place: str = "$.path") -> Path:
    """Return the name of a file or a folder."""
    if not isinstance(value, str | PathLike):
        raise MalformedData(place, f"expected a text or a path, got {_kind_in_words(value)}")
    return Path(value)


def position(engine: Ruleset[Any, Any], value: object) -> Any:
    """Return the position of a game of this ruleset, as it is."""
    if type(value) is not engine.position_type:
        needed = f"expected a position of {engine.id}, got {_kind_in_words(value)}"
        raise MalformedData("$.position", f"{needed}; load plain data with `load`")
    return value


# ---- chance


def check_chance_script(chance: object, instead: str = "") -> tuple[Outcome, ...]:
    """Everything that chance brings, in order; `instead` says what else might have been given."""
    if not isinstance(chance, Sequence) or isinstance(chance, str | bytes):
        raise MalformedData("$.chance", f"{SCRIPT}{instead}, not {_kind_in_words(chance)}")
    for number, each in enumerate(chance):
        if not isinstance(each, Outcome):
            raise MalformedData(f"$.chance[{number}]", f"expected an Outcome, got {_kind_in_words(each)}")
        _check_outcome(each, f"$.chance[{number}]")
    return tuple(chance)


def _check_outcome(outcome: Outcome, place: str) -> None:
    """Raise `MalformedData` for an outcome made by hand whose fields are not of the types or sizes that they have."""
    for name, value in (("kind", outcome.kind), ("for", outcome.purpose), ("value", outcome.value)):
        fits = isinstance(value, str) and len(value) <= LONGEST_TEXT
        if name == "value" and isinstance(value, int) and not isinstance(value, bool):
            fits = abs(value) <= GREATEST_NUMBER
        if not fits and not (name == "for" and value is None):
            needed = f"a text of up to {LONGEST_TEXT} characters"
            either = f" or a whole number from -{GREATEST_NUMBER} to {GREATEST_NUMBER}" if name == "value" else ""
            raise MalformedData(f"{place}.{name}", f"expected {needed}{either}, got {_short_repr(value)}")


def check_generator(chance: Any) -> Generator:
    """What draws chance: anything that has a method `random`; the class of it, which has none yet, is told apart."""
    if isinstance(chance, type) or not callable(getattr(chance, "random", None)):
        raise MalformedData("$.chance", f"{SCRIPT}, {GENERATOR}, not {_kind_in_words(chance)}")
    drawing: Generator = chance
    return drawing


def draw_below(chance: Generator, many: int) -> int:
    """A whole number below `many`, each as likely as the others; `MalformedData` for a generator that is none."""
    share = chance.random()
    try:
        sound = bool(0 <= share < 1)
    except (TypeError, ValueError):
        sound = False
    if not sound:
        needed = "a generator draws numbers from 0 up to, but not including, 1"
        raise MalformedData("$.chance", f"{needed}, not {_short_repr(share)}")
    return int(share * many)


def _short_repr(value: object) -> str:
    """Return a value as Python writes it, shortened; its type where it cannot be written."""
    try:
        return shortened(repr(value), LONGEST_TEXT)
    except Exception:  # noqa: BLE001  (a number of too many digits, or a class of the caller's own)
        return _kind_in_words(value)


def _kind_in_words(value: object) -> str:
    return f"the class {value.__name__}" if isinstance(value, type) else f"a value of type {type(value).__name__}"
