"""Mutation operators on data. They change one number in a deck, pitch or table file, or make another reading the ruling
of an ambiguity.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from tools.mutation.mistake_operators import PAIRS
from tools.mutation.mutant_enumeration import Fault

MOST = 150
"""Maximum number of faults to try in a file. If a file has more faults, a seed selects this number of them."""

DataPath = tuple[str | int, ...]


def list_data_faults(package: Path) -> Iterator[Fault]:
    """Yield the faults of every data file that affects decisions of a game."""
    for path in sorted(package.rglob("*.yaml")):
        if path.name == "clauses.yaml" or "clauses" in path.parts:
            continue
        text = path.read_bytes()
        tree = yaml.safe_load(text)
        found = list(
            _change_rulings(tree) if "ambiguities" in str(path.relative_to(package)) else _list_changes_of_values(tree)
        )
        if len(found) > MOST:
            found = random.Random(path.name).sample(found, MOST)  # noqa: S311
        name = path.relative_to(package).as_posix()
        for where, operator, old, to, clauses in found:
            yield Fault(
                number=0, kind="data", operator=operator, file=name, function="/".join(map(str, where)),
                text=old, to=to, nth=0, clauses=clauses, plain=False, lines=(), change=(text, where, operator, to),
            )  # fmt: skip


NumberInData = tuple[DataPath, str, str, str, tuple[str, ...]]


def _change_rulings(tree: Any) -> Iterator[NumberInData]:
    """Yield each ambiguity with another reading as its ruling."""
    for number, each in enumerate(tree["ambiguities"]):
        if each.get("switchable"):
            for reading in each["readings"]:
                if reading["key"] != each["ruling"]:
                    where: DataPath = ("ambiguities", number, "ruling")
                    yield where, "other-ruling", each["ruling"], reading["key"], tuple(each["clauses"])


def _list_changes_of_values(tree: Any, where: DataPath = ()) -> Iterator[NumberInData]:
    if isinstance(tree, dict | list):
        items: list[tuple[str | int, Any]] = list(tree.items() if isinstance(tree, dict) else enumerate(tree))
        for key, value in items:
            yield from _list_changes_of_values(value, (*where, key))
        for (one, first), (two, second) in pairwise(items):
            if _is_table_cell(first) and _is_table_cell(second) and first != second and type(first) is type(second):
                yield (*where, one), "cells-swapped", f"{first}, {second}", f"swap with {two}", ()
    elif isinstance(tree, bool):
        yield where, "truth", str(tree), str(not tree), ()
    elif isinstance(tree, int):
        yield where, "number", str(tree), str(tree + 1), ()
        yield where, "number", str(tree), str(tree - 1), ()
    elif isinstance(tree, str):
        for pair in PAIRS:
            if tree in pair:
                yield where, "home-for-away", tree, pair[1 - pair.index(tree)], ()


def _is_table_cell(value: Any) -> bool:
    return isinstance(value, int | str) and not isinstance(value, bool)


def parse_with_fault(text: bytes, where: DataPath, operator: str, to: str) -> Any:
    """Return the parsed content of a file with one fault in it."""
    tree = deepcopy(yaml.safe_load(text))
    above = tree
    for key in where[:-1]:
        above = above[key]
    last = where[-1]
    if operator == "cells-swapped":
        keys = list(above) if isinstance(above, dict) else list(range(len(above)))
        following = keys[keys.index(last) + 1]
        above[last], above[following] = above[following], above[last]
    elif operator == "truth":
        above[last] = not above[last]
    else:
        above[last] = int(to) if operator == "number" else to
    return tree
