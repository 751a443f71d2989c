"""Line numbers of cases in the feature files. They are in a separate file, so that a vector stays the same when its
scenario moves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec.structs import force_setattr, replace

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kernel.published_file_reading import remove_packed_ending

if TYPE_CHECKING:
    from scrimmage_rules.kit.cases.vectors import Vector

LineNumber = Annotated[int, msgspec.Meta(ge=1)]

Place = tuple[int, Sequence[int]]
"""The line number of a case, and the line numbers of its steps."""


class ScenarioLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The line numbers of a scenario: one for each case, and one for each step. All cases have the same steps."""

    cases: tuple[LineNumber, ...]
    steps: tuple[LineNumber, ...]


class CaseLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The lines of all cases of a ruleset: for each feature its scenarios, in the order of the vectors.

    `vectors` is the SHA-256 of the exported file of vectors. A file with this hash is valid without further checks.
    """

    format: Literal["scrimmage-lines-1"] = "scrimmage-lines-1"
    ruleset: str
    vectors: str = ""
    features: dict[str, tuple[ScenarioLines, ...]]


_LINES = msgspec.json.Decoder(CaseLines)


def get_line_number_file(vectors: Path) -> Path:
    """Return the path of the file of line numbers that belongs to a file of vectors."""
    return remove_packed_ending(vectors).with_suffix(".lines.json")


def list_line_numbers(ruleset: str, vectors: Iterable[Vector], exported: bytes) -> CaseLines:
    """Return the line numbers of the cases of compiled vectors; `exported` is the content of the file with these
    vectors.
    """
    by_feature = groupby(vectors, lambda vector: vector.feature)
    features = {feature: _group_lines_by_scenario(cases) for feature, cases in by_feature}
    return CaseLines(ruleset=ruleset, vectors=hashlib.sha256(exported).hexdigest(), features=features)


def _group_lines_by_scenario(vectors: Iterable[Vector]) -> tuple[ScenarioLines, ...]:
    by_steps = groupby(vectors, lambda vector: tuple(step.line for step in vector.steps))
    return tuple(ScenarioLines(tuple(vector.line for vector in cases), steps) for steps, cases in by_steps)


def encode_line_numbers(lines: CaseLines) -> bytes:
    """Return the content of the file of line numbers: one line for each feature, so that an edit of one feature changes
    one line.
    """
    features = (
        f"{json.dumps(name)}: {msgspec.json.encode(scenarios).decode()}" for name, scenarios in lines.features.items()
    )
    named = {"format": lines.format, "ruleset": lines.ruleset, "vectors": lines.vectors}
    head = f'{json.dumps(named)[:-1]}, "features": {{'
    return (head + "\n" + ",\n".join(features) + "\n}}\n").encode()


def _decode_exported_lines(content: bytes) -> CaseLines | None:
    """Return the line numbers of a file, or None if its text is not exactly as the export writes it.

    In a text that the export has written, no object has the same name twice.
    """
    try:
        found = _LINES.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return found if encode_line_numbers(found) == content else None


def remove_line_numbers(vector: Vector) -> Vector:
    """Return the vector without its line numbers, as it is published."""
    return replace(vector, line=0, steps=tuple(replace(step, line=0) for step in vector.steps))


class VectorLineNumbers:
    """The line numbers for a file of vectors, assigned to its cases in order."""

    def __init__(self, vectors: Path) -> None:
        """Read the file of line numbers; without this file, vectors have no line numbers. Raise `MalformedData` for an
        invalid file.
        """
        self.name = get_line_number_file(vectors).name
        self._left: dict[str, Iterator[Place]] | None = None
        self.exported = ""
        if get_line_number_file(vectors).exists():
            content = read_file(get_line_number_file(vectors))
            found = _decode_exported_lines(content) or decode_json(content, CaseLines, f"{self.name}: $")
            self._left = {feature: _list_lines_of_cases(scenarios) for feature, scenarios in found.features.items()}
            self.exported = found.vectors

    def list_places(self, features: Sequence[str]) -> list[Place]:
        """Return the line numbers of all cases of a file; `features` are their features in order.

        Raise `MalformedData` if there are too few or too many line numbers.
        """
        places = [self._take_place(feature) for feature in features]
        self.check_all_given()
        return places

    def _take_place(self, feature: str) -> Place:
        """Return the line numbers of the next case of a feature."""
        place = next((self._left or {}).get(feature, iter(())), None)
        if place is None:
            raise self._create_stale_error(feature)
        return place

    def put(self, vector: Vector) -> Vector:
        """Set the line numbers of a vector that was just read, and return it; raise `MalformedData` if line numbers are
        missing.
        """
        if self._left is not None:
            self.set_line_numbers(vector, self._take_place(vector.feature))
        return vector

    def set_line_numbers(self, vector: Vector, place: Place) -> None:
        """Set the line numbers of a vector and its steps; raise `MalformedData` for a different number of steps."""
        line, steps = place
        if len(steps) != len(vector.steps):
            raise self._create_stale_error(vector.feature)
        force_setattr(vector, "line", line)
        for step, number in zip(vector.steps, steps, strict=True):
            force_setattr(step, "line", number)

    def check_all_given(self) -> None:
        """Raise `MalformedData` if the file has line numbers for more cases than were read."""
        for feature, left in (self._left or {}).items():
            if next(left, None) is not None:
                raise self._create_stale_error(feature)

    def _create_stale_error(self, feature: str) -> MalformedData:
        problem = "the lines do not match the vectors; run `scrimmage export`"
        return MalformedData(f"{self.name}: {feature}", problem)


def _list_lines_of_cases(scenarios: Iterable[ScenarioLines]) -> Iterator[Place]:
    """Yield the line number of each case, together with the line numbers of its steps."""
    return ((line, each.steps) for each in scenarios for line in each.cases)
