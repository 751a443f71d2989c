"""What programs give to the interface, held against what is asked for before the rules see it.

A type checker finds most of this. Whoever has none is told the place and the remedy in one line, as for any other data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.library.values import Generator

SCRIPT = "a list of Outcome is needed"
GENERATOR = "or a generator, such as random.Random(seed)"


def text(value: object, place: str) -> str:
    """A name as it was given, or `MalformedData` for what is no text."""
    if not isinstance(value, str):
        raise MalformedData(place, f"a text is needed, not {_kind(value)}")
    return value


def unknown(sort: str, value: object, known: Iterable[str]) -> ScrimmageError:
    """What to raise for a name that is not among those known, or for what is no name."""
    try:
        return UnknownName(sort, text(value, f"$.{sort}"), known)
    except MalformedData as fault:
        return fault


def mapping(value: object, place: str) -> dict[str, Any]:
    """Arguments by their names, of which there may be none."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise MalformedData(place, f"arguments by their names are needed, not {_kind(value)}")
    return dict(value)


def number(value: object, place: str, least: int) -> int:
    """A whole number that is not less than it can be."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        shown = value if isinstance(value, int | float) else _kind(value)
        raise MalformedData(place, f"a whole number from {least} on is needed, not {shown}")
    return value


def places(value: object) -> list[str]:
    """Places of a position: a list of texts, and not one text alone."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise MalformedData("$.of", f"a list of places is needed, such as ['/score/home'], not {_kind(value)}")
    return [text(each, f"$.of[{number}]") for number, each in enumerate(value)]


def path(value: object, place: str = "$.path") -> Path:
    """The name of a file or a folder."""
    if not isinstance(value, str | PathLike):
        raise MalformedData(place, f"a text or a path is needed, not {_kind(value)}")
    return Path(value)


def position(engine: Ruleset[Any, Any], value: object) -> Any:
    """The position of a game of this ruleset, as it is."""
    if type(value) is not engine.position_type:
        needed = f"the position of a game of {engine.id} is needed, not {_kind(value)}"
        raise MalformedData("$.position", f"{needed}; plain data is loaded with `load`")
    return value


# ---- chance


def script(chance: object, instead: str = "") -> tuple[Outcome, ...]:
    """Everything that chance brings, in order; `instead` says what else might have been given."""
    if not isinstance(chance, Sequence) or isinstance(chance, str | bytes):
        raise MalformedData("$.chance", f"{SCRIPT}{instead}, not {_kind(chance)}")
    for number, each in enumerate(chance):
        if not isinstance(each, Outcome):
            raise MalformedData(f"$.chance[{number}]", f"an Outcome is needed, not {_kind(each)}")
    return tuple(chance)


def generator(chance: Any) -> Generator:
    """What draws chance: anything that has a method `random`; the class of it, which has none yet, is told apart."""
    if isinstance(chance, type) or not callable(getattr(chance, "random", None)):
        raise MalformedData("$.chance", f"{SCRIPT}, {GENERATOR}, not {_kind(chance)}")
    drawing: Generator = chance
    return drawing


def drawn(chance: Generator, many: int) -> int:
    """A whole number below `many`, each as likely as the others; `MalformedData` for a generator that is none."""
    share = chance.random()
    try:
        sound = 0 <= share < 1
    except TypeError:
        sound = False
    if not sound:
        raise MalformedData("$.chance", f"a generator draws numbers from 0 up to, but not including, 1, not {share!r}")
    return int(share * many)


def _kind(value: object) -> str:
    return f"the class {value.__name__}" if isinstance(value, type) else f"a value of type {type(value).__name__}"
