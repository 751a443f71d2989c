"""Test vectors: each is one scenario as self-contained data, by which any implementation can be judged."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Self

import msgspec
from msgspec.structs import force_setattr, replace

from scrimmage_rules.kernel.codec import canonical, decode_json
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.published_file_reading import find_published_file
from scrimmage_rules.kit.cases.block_compressed_vectors import Level
from scrimmage_rules.kit.cases.deduplicated_vectors import read_vector_lines
from scrimmage_rules.kit.cases.matchers import OF_ANYTHING, Relation
from scrimmage_rules.kit.cases.reply_requirements import Owed
from scrimmage_rules.kit.cases.scenario_line_numbers import VectorLineNumbers
from scrimmage_rules.rulesets import locate_ruleset

LEVELS = ("tables", "positions", "referee", "full referee", "dice", "table talk")
"""Levels of conformance in ascending order."""


def hash_value(content: bytes) -> str:
    """Return a short hash that identifies a value within a suite."""
    return hashlib.sha256(content).hexdigest()[:12]


FOLDER = "vectors"
"""Name of the folder, inside a suite, that contains the vectors."""

NULL = msgspec.Raw(b"null")

# These values form no cycles, so they are exempt from garbage collection (`gc=False`), which is slow for thousands.


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One expectation about a reply: the path, the relation (named `is`), and the expected value."""

    at: str
    relation: Relation = msgspec.field(name="is")
    value: Any


if TYPE_CHECKING:
    Request = msgspec.Raw | None
else:  # msgspec has no union with raw JSON, and the schema would not show it
    Request = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"anyOf": [{"type": "object"}, {"type": "null"}]})]


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """An entry of a step: a request with the requirements on its reply, or an expectation about the reply to the last
    request.
    """

    request: Request = msgspec.field(default=None, name="ask")
    owed: Owed | None = None
    expect: Expect | None = None

    @classmethod
    def create_request_entry(cls, ask: dict[str, Any], owed: Owed | None = None) -> Self:
        """Return the entry for this request, with its requirements."""
        return cls(msgspec.Raw(canonical(ask)), owed)

    @property
    def own(self) -> Deed:
        """Return this entry without the replies that the kit checks by extra requests of its own."""
        return self if self.owed is None else replace(self, owed=self.owed.own)

    @property
    def ask(self) -> dict[str, Any] | None:
        """Return the request as plain data, decoded on each access; None for an expectation."""
        return None if self.request is None else msgspec.json.decode(self.request)


class VectorStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One step of a scenario: its sentence, its requests and expectations, and its line in the
    feature (see `Vector`).
    """

    text: str
    do: tuple[Deed, ...]
    line: int = 0


if TYPE_CHECKING:
    Steps = Sequence[VectorStep]
else:  # steps are decoded to a tuple, and `StoredSteps` take its place in an exported file
    Steps = tuple[VectorStep, ...]


class Vector(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A scenario as data: its name, its clauses, the facets and readings that it needs, and its steps.

    `id` is its permanent name (see `case_names`); `feature` and `line` are its current place. `clauses` are the clauses
    that its tags name and its trace cites. `refuses` is true if it shows a rejection. `readings` are the readings that
    it chooses. Published vectors have no `line`; a file next to them has the lines (see `scenario_line_numbers`).
    `mirror_of` is the name of the original of a mirrored case, otherwise empty.
    """

    id: str
    name: str
    ruleset: str
    feature: str
    chapter: str
    clauses: tuple[str, ...]
    refuses: bool
    readings: dict[str, str]
    level: Level
    facets: tuple[str, ...]
    steps: Steps
    line: int = 0
    mirror_of: str = ""

    @property
    def place(self) -> str:
        """Return `FEATURE:LINE`, the form that editors accept, or only the feature if the line is unknown."""
        return f"{self.feature}:{self.line}" if self.line else self.feature

    @property
    def content(self) -> str:
        """Return a hash of the requests and expectations of the case, which changes if the case is changed.

        Complete reference answers do not count, because they come from the reference and not from the scenario.
        """
        return hash_value(msgspec.json.encode([deed.own for deed in self.deeds]))

    @property
    def deeds(self) -> list[Deed]:
        """Return all requests and expectations in order."""
        return [deed for step in self.steps for deed in step.do]


EXPORTED = msgspec.json.Decoder(Vector)
"""Decoder for lines that the export wrote, without further checks."""


def find_suite_folder(ruleset: str) -> Path:
    """Return the folder of the suite (such as `conformance/`) that contains the cases of a ruleset."""
    return locate_ruleset(ruleset).data("conformance")


def get_vectors_file(ruleset: str, folder: Path | None = None) -> Path:
    """Return the path of a ruleset's published vectors. It is the compressed file only if there is no plain file."""
    return find_published_file((folder or find_suite_folder(ruleset)) / FOLDER / f"{ruleset}.jsonl")


def read_vectors(path: Path) -> list[Vector]:
    """Return the vectors of a file, with their line numbers if a file of lines is next to it.

    Raise `MalformedData`, with file and line, for an invalid vector and for a second vector with the same id.
    """
    check_vectors_file_exists(path)
    with disable_garbage_collector():
        content, places = read_vector_lines(path), VectorLineNumbers(path)
        decode = _decode_exported if places.exported == hashlib.sha256(content).hexdigest() else _decode_and_check
        vectors = [places.put(vector) for vector in decode(content, path.name)]
        places.check_all_given()
    seen: set[str] = set()
    for vector in vectors:
        if vector.id in seen:
            raise MalformedData(f"{path.name}: {vector.id}", "two vectors have this id")
        seen.add(vector.id)
    return vectors


def check_vectors_file_exists(path: Path) -> None:
    """Raise `MalformedData` if a file of vectors is missing."""
    if not path.exists():
        published = path.parent.name == FOLDER
        remedy = f"run `scrimmage export --ruleset {path.stem}`" if published else "give an existing file"
        raise MalformedData(path.name, f"no such file of vectors; {remedy}")


def _decode_exported(content: bytes, name: str) -> Iterable[Vector]:
    """Return the vectors of a file without further checks, because its hash shows that it is as exported.

    A different version of the kit may have written the file. If this version refuses a line, the error names the line.
    """
    try:
        return EXPORTED.decode_lines(content)
    except msgspec.ValidationError:
        return _decode_and_check(content, name)


def _decode_and_check(content: bytes, name: str) -> Iterator[Vector]:
    """Yield the vectors of a file after a check of each line; raise `MalformedData` with the number of an invalid
    line.
    """
    for number, line in enumerate(content.splitlines(), 1):
        vector = decode_json(line, Vector, f"{name}:{number}: $")
        _check_step_entries(vector, f"{name}:{number}: $")
        yield vector


@contextmanager
def disable_garbage_collector() -> Iterator[None]:
    """Turn the garbage collector off inside this context: vectors contain no cycles, and a search for cycles would take
    longer than reading.

    Afterwards the vectors are exempt from garbage collection, because they stay in memory until the run ends.
    """
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.freeze()
            gc.enable()


def _check_step_entries(vector: Vector, place: str) -> None:
    """Raise `MalformedData` for a step entry without a request or an expectation; a null request becomes None."""
    asked = False
    for index, step in enumerate(vector.steps):
        for number, deed in enumerate(step.do):
            if deed.request is not None and not bytes(deed.request).startswith(b"{"):
                if deed.request != NULL:
                    raise MalformedData(f"{place}.steps[{index}].do[{number}]", "`ask` must be an object")
                force_setattr(deed, "request", None)
            asked |= deed.request is not None
            problem = _find_step_problem(deed, asked=asked)
            if problem is not None:
                raise MalformedData(f"{place}.steps[{index}].do[{number}]{problem[0]}", problem[1])


def _find_step_problem(deed: Deed, *, asked: bool) -> tuple[str, str] | None:
    """Return the place and the message of the first fault in a request or expectation, or None. `asked` is true if the
    case has an earlier request.
    """
    request, owed, expect = deed.request, deed.owed, deed.expect
    if (request is None) == (expect is None):
        return "", "needs either `ask` or `expect`, not both"
    if owed is not None:
        if request is None:
            return ".owed", "`owes` is allowed only on steps that send a request"
        if owed.turn is None and (owed.after or owed.legal):
            return ".owed", "`owes` may require a complete answer only for an accepted new, load or apply"
    if not asked:
        return "", "an expectation needs a request before it"
    if expect and expect.relation not in OF_ANYTHING and not isinstance(expect.value, list):
        return ".expect.value", f"{expect.relation} needs a list"
    return None


def list_needed_facets(deeds: Sequence[Deed], own: Collection[str] = ()) -> tuple[str, ...]:
    """Return the facets that these requests and expectations need. `own` are facets that only this ruleset has."""
    asks = [deed.ask for deed in deeds]
    needed = {facet for ask in asks if ask is not None for facet in _list_facets_of_request(ask, own)}
    for deed in deeds:
        if deed.expect and deed.expect.relation == "equals" and deed.expect.value == "need-chance":
            needed.add("chance")
    return tuple(sorted(needed))


def _list_facets_of_request(ask: dict[str, Any], own: Collection[str]) -> tuple[str, ...]:
    op = ask["op"]
    if op == "query":
        return (ask["query"],) if ask["query"] in {"odds", *own} else ("query",)
    return {
        "new": ("referee",), "load": ("positions",), "position": ("positions",), "legal": ("legal",),
        "check": ("legal",), "apply": ("referee",),
    }.get(op, (op,))  # fmt: skip


def find_case_level(deeds: Sequence[Deed], own: Collection[str] = ()) -> Level:
    """Return the level of a case: the highest level that one of its requests needs. A facet that only one game has
    needs the level `table talk`.
    """
    facets = list_needed_facets(deeds, own)
    if {"observe", "explain", "perft", *own} & set(facets):
        return "table talk"
    if {"chance", "odds"} & set(facets):
        return "dice"
    whose_turn = any(deed.expect and deed.expect.at.startswith("/turn") for deed in deeds)
    if "legal" in facets or ("referee" in facets and whose_turn):
        return "full referee"
    if "referee" in facets:
        return "referee"
    return "positions" if "positions" in facets else "tables"
