"""For each ambiguity the case that tells its readings apart best: one table, the same actions, other outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from scrimmage_rules.kernel.rulebook import Ambiguity
from scrimmage_rules.kit.vectors import Deed, Vector
from scrimmage_rules.site.scenes import scene

MOST_TRIED = 40
"""Cases that are tried for an ambiguity: those that choose a reading of it come first."""


NO_TABLE = b""
"""What becomes of a case under a reading by which its table cannot be."""


class Telling(msgspec.Struct, frozen=True):
    """A case that tells readings apart: its name, its table, and what is tried there, a sentence and its actions."""

    case: str
    options: dict[str, Any]
    position: Any
    tries: tuple[tuple[str, str, Any, Any], ...]


def tellings(ambiguities: Iterable[Ambiguity], vectors: Sequence[Vector]) -> dict[str, Telling]:
    """By ambiguity, for those that can be played in every reading and that some case tells apart."""
    known = [vector for vector in vectors if _telling(vector) is not None]
    found = {each.id: _best(each, known) for each in ambiguities if each.switchable}
    return {name: told for name, told in found.items() if told is not None}


def _telling(vector: Vector) -> Telling | None:
    """The table of a case and what is tried on it; none where there is no table, or nothing is tried."""
    begin, tries = beginning(vector), tuple(_tries(vector))
    if begin is None or not tries:
        return None
    return Telling(vector.id.partition("/")[2], begin.get("options") or {}, begin.get("position"), tries)


def beginning(vector: Vector) -> dict[str, Any] | None:
    """The request that sets up the table of a case, if there is one and it holds a position that can be told."""
    begin = next((deed.ask for deed in vector.deeds if deed.ask and deed.ask["op"] in ("new", "load")), None)
    return begin if begin is not None and isinstance(begin.get("position", {}), dict) else None


def _tries(vector: Vector) -> Iterator[tuple[str, str, Any, Any]]:
    for step in vector.steps:
        for deed in step.do:
            if deed.ask and deed.ask["op"] == "apply":
                yield step.text, deed.ask["seat"], deed.ask["action"], deed.ask.get("chance") or []


def _best(ambiguity: Ambiguity, known: Sequence[Vector]) -> Telling | None:
    """The first case with most outcomes; one whose table can be set in every reading comes before all others."""
    choosing = [each for each in known if ambiguity.id in each.readings]
    showing = [each for each in known if not set(ambiguity.clauses).isdisjoint(each.clauses)]
    most, best = (0, 1), None
    for vector in [*choosing, *showing][:MOST_TRIED]:
        outcomes = {_outcome(vector, ambiguity.id, key) for key in ambiguity.keys}
        worth = (int(NO_TABLE not in outcomes), len(outcomes))
        most, best = (worth, vector) if len(outcomes) > 1 and worth > most else (most, best)
        if most == (1, len(ambiguity.keys)):
            break
    return None if best is None else _telling(best)


def _outcome(vector: Vector, ambiguity: str, key: str) -> bytes:
    """What becomes of a case under a reading: what came of every action, and the table at its end."""
    shown = scene(_read(vector, ambiguity, key))
    if shown.after is None:
        return NO_TABLE
    return msgspec.json.encode([shown.after.position, [[each.came, each.after.position] for each in shown.acts]])


def _read(vector: Vector, ambiguity: str, key: str) -> Vector:
    """The case under a reading."""
    steps = [(step, tuple(_deed(deed, ambiguity, key) for deed in step.do)) for step in vector.steps]
    return msgspec.structs.replace(vector, steps=tuple(msgspec.structs.replace(step, do=do) for step, do in steps))


def _deed(deed: Deed, ambiguity: str, key: str) -> Deed:
    ask = deed.ask
    if ask is None or ask["op"] not in ("new", "load"):
        return deed
    options = ask.get("options") or {}
    readings = {**options.get("readings", {}), ambiguity: key}
    return Deed.asking({**ask, "options": {**options, "readings": readings}}, deed.owed)
