"""Coverage of code lines by cases: the lines of a game that each case executes, measured once and cached on disk."""

from __future__ import annotations

import hashlib
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import _lru_cache_wrapper, partial
from itertools import chain
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from scrimmage_rules.campaigns.seed_batches import start_child_process
from scrimmage_rules.kit.cases.requests import list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.rulesets import get_ruleset_id, ruleset

Line = tuple[str, int]
"""A file, and the number of a line."""


class LineCoverage(msgspec.Struct, frozen=True):
    """Coverage of a game: for each line of each file, the numbers of the cases that execute the line."""

    digest: str
    ids: tuple[str, ...]
    lines: dict[str, dict[int, list[int]]]

    def cases(self, file: str, lines: Sequence[int]) -> set[str]:
        """Return the cases that execute any of these lines."""
        found = self.lines.get(file, {})
        return {self.ids[number] for line in lines for number in found.get(line, ())}


def hash_inputs(ruleset_id: str, package: Path) -> str:
    """Return a hash of everything that a game's coverage depends on: its sources, the kernel, the vectors, and this
    file.
    """
    digest = hashlib.sha256(get_vectors_file(ruleset_id).read_bytes())
    kernel = package.parent / "kernel"
    own = Path(__file__)
    for path in sorted(chain(package.rglob("*.py"), package.rglob("*.yaml"), kernel.glob("*.py"), [own])):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def measure_coverage(
    ruleset_id: str, package: Path, vectors: Sequence[Vector], folder: Path, digest: str, jobs: int
) -> LineCoverage:
    """Return the line coverage of a game's cases. Cases are played only if the hash of the inputs has changed."""
    path = folder / f"{ruleset_id}.touched.json"
    if path.exists():
        known = msgspec.json.decode(path.read_bytes(), type=LineCoverage)
        if known.digest == digest:
            return known
    numbers = range(len(vectors))
    children = [start_child_process(partial(_trace_cases, package, vectors, numbers[job::jobs])) for job in range(jobs)]
    lines: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for child, reading in children:
        with os.fdopen(reading, "rb") as said:
            for file, found in msgspec.json.decode(said.read(), type=dict[str, dict[int, list[int]]]).items():
                for line, cases in found.items():
                    lines[file][line] += cases
        os.waitpid(child, 0)
    made = LineCoverage(
        digest, tuple(each.id for each in vectors), {file: dict(found) for file, found in lines.items()}
    )
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(made))
    return made


class TracedCache:
    """A cached function that also records executed lines. If a result comes from the cache, its lines count again."""

    def __init__(self, function: Callable[..., Any], seen: set[Line]) -> None:
        """Store the function; `seen` has the lines that the current case has executed."""
        self._function, self._seen = function, seen
        self._known: dict[Any, tuple[Any, frozenset[Line]]] = {}
        self._ways: dict[frozenset[Line], frozenset[Line]] = {}

    def __call__(self, *given: Any, **named: Any) -> Any:
        """Return the result, computed or cached, and record its lines."""
        key = (given, tuple(named.items()))
        if key not in self._known:
            self._known[key] = self._call_and_trace(given, named)
        found, lines = self._known[key]
        self._seen |= lines
        return found

    def _call_and_trace(self, given: Any, named: Any) -> tuple[Any, frozenset[Line]]:
        before = self._seen.copy()
        self._seen.clear()
        try:
            made = self._function(*given, **named)
            way = frozenset(self._seen)
        finally:
            self._seen |= before
        return made, self._ways.setdefault(way, way)


def trace_caches(package: Path, seen: set[Line]) -> None:
    """Replace all caches of a game permanently with caches that record lines in `seen`."""
    ruleset(get_ruleset_id(package.name))  # so that all its modules are imported
    inside = f"{package.parent.name}.{package.name}."
    held = [vars(module) for name, module in sys.modules.items() if f"{name}.".startswith(inside)]
    caches = {id(each): each for names in held for each in names.values() if isinstance(each, _lru_cache_wrapper)}
    told = {each: TracedCache(cached.__wrapped__, seen) for each, cached in caches.items()}
    for names in held:
        names.update({name: told[id(value)] for name, value in names.items() if id(value) in told})
        if "lru_cache" in names:
            names["lru_cache"] = lambda **_bound: partial(TracedCache, seen=seen)


def _trace_cases(package: Path, vectors: Sequence[Vector], numbers: Sequence[int]) -> dict[str, dict[int, list[int]]]:
    """Play some cases, and return for each case the lines of the game that it executes."""
    found: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    inside = str(package)
    seen: set[Line] = set()
    trace_caches(package, seen)

    def record_line(frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            seen.add((frame.f_code.co_filename, frame.f_lineno))
        return record_line

    def record_call(frame: FrameType, _event: str, _argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(inside):
            return None
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return record_line

    for number in numbers:
        seen.clear()
        reference = Reference()
        sys.settrace(record_call)
        for ask in list_requests_of_case_as_data(vectors[number], FACETS):
            reference.answer({"id": 1, **ask})
        sys.settrace(None)
        for file, at in seen:
            found[Path(file).relative_to(package).as_posix()][at].append(number)
    return found
