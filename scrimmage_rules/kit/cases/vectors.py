"""Test vectors: each is one scenario as self-contained data, which any implementation can be judged by."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

import msgspec
from msgspec.structs import force_setattr, replace

from scrimmage_rules.kernel.codec import canonical, decode_json
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kit.cases.matchers import OF_ANYTHING, Relation
from scrimmage_rules.kit.cases.reply_invariants import Owed
from scrimmage_rules.kit.cases.source_lines import SourceLines
from scrimmage_rules.rulesets import home

LEVELS = ("tables", "positions", "referee", "full referee", "dice", "table talk")
"""Levels in ascending order."""

Level = Literal["tables", "positions", "referee", "full referee", "dice", "table talk"]


def hash_of(content: bytes) -> str:
    """Return a short hash that identifies a value within a suite."""
    return hashlib.sha256(content).hexdigest()[:12]


FOLDER = "vectors"
"""The folder of the vectors below that of their suite."""

NULL = msgspec.Raw(b"null")

# None of these refers to anything that refers to it (`gc=False`): of thousands, cycles are searched for in none.


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One expectation of a reply: the place, the relation (named `is`), the value."""

    at: str
    relation: Relation = msgspec.field(name="is")
    value: Any


if TYPE_CHECKING:
    Request = msgspec.Raw | None
else:  # the library knows no union with raw JSON, and the schema would tell nothing of it
    Request = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"anyOf": [{"type": "object"}, {"type": "null"}]})]


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A request with the requirements on its answer, or an expectation of the reply to the last request."""

    request: Request = msgspec.field(default=None, name="ask")
    owed: Owed | None = None
    expect: Expect | None = None

    @classmethod
    def asking(cls, ask: dict[str, Any], owed: Owed | None = None) -> Self:
        """Return the deed with this request."""
        return cls(msgspec.Raw(canonical(ask)), owed)

    @property
    def own(self) -> Deed:
        """The deed without the requests that the kit adds."""
        return self if self.owed is None else replace(self, owed=self.owed.own)

    @property
    def ask(self) -> dict[str, Any] | None:
        """The request as plain data, decoded on each access."""
        return None if self.request is None else msgspec.json.decode(self.request)


class VectorStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One sentence of the scenario, its requests and expectations, and its line in the feature (see `Vector`)."""

    text: str
    do: tuple[Deed, ...]
    line: int = 0


class Vector(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A scenario: its name, the clauses that it shows, the facets and readings that it needs, and its steps.

    `id` is its permanent name (see `case_names`), and `feature` and `line` are its present place. `clauses` are the
    clauses that its tags claim and its trace proves. `refuses` says that it shows a refusal. `readings` are those it
    chooses. Published vectors contain no `line`: the file of lines next to them does (see `source_lines`). `mirror_of`
    names the original of a mirrored case; it is empty for a case from a scenario.
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
    steps: tuple[VectorStep, ...]
    line: int = 0
    mirror_of: str = ""

    @property
    def place(self) -> str:
        """The feature and the line in the form that editors accept; the feature alone if the line is unknown."""
        return f"{self.feature}:{self.line}" if self.line else self.feature

    @property
    def content(self) -> str:
        """The hash of the requests and expectations, to distinguish two versions of a case.

        Whole answers are left out: they come from the reference, and the scenario is not about them.
        """
        return hash_of(msgspec.json.encode([deed.own for deed in self.deeds]))

    @property
    def deeds(self) -> list[Deed]:
        """All requests and expectations in order."""
        return [deed for step in self.steps for deed in step.do]


def suite_of(ruleset: str) -> Path:
    """Return the folder of the suite that contains a ruleset."""
    return home(ruleset).data("conformance")


def vectors_file(ruleset: str, folder: Path | None = None) -> Path:
    """Return the path of the published vectors of a ruleset."""
    return (folder or suite_of(ruleset)) / FOLDER / f"{ruleset}.jsonl"


def read_vectors(path: Path) -> list[Vector]:
    """Return the vectors of a file, with their lines if a file of lines is next to it.

    Raises `MalformedData` with file and line, also for two vectors with one id.
    """
    if not path.exists():
        published = path.parent.name == FOLDER
        remedy = f"run `scrimmage export --ruleset {path.stem}`" if published else "give an existing file"
        raise MalformedData(path.name, f"no such file of vectors; {remedy}")
    vectors = []
    with _no_search_for_cycles():
        places = SourceLines(path)
        for number, line in enumerate(read_file(path).splitlines(), 1):
            vectors.append(places.put(decode_json(line, Vector, f"{path.name}:{number}: $")))
            _check_deeds(vectors[-1], f"{path.name}:{number}: $")
        places.check_all_given()
    seen: set[str] = set()
    for vector in vectors:
        if vector.id in seen:
            raise MalformedData(f"{path.name}: {vector.id}", "two vectors have this id")
        seen.add(vector.id)
    return vectors


@contextmanager
def _no_search_for_cycles() -> Iterator[None]:
    """Turn the garbage collector off: vectors contain no cycles, and searching for them takes longer than reading.

    The vectors are also exempt afterwards, because they stay until the run ends.
    """
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.freeze()
            gc.enable()


def _check_deeds(vector: Vector, place: str) -> None:
    """Raise `MalformedData` for a deed without a request or an expectation; a request of null becomes None."""
    asked = False
    for index, step in enumerate(vector.steps):
        for number, deed in enumerate(step.do):
            if deed.request is not None and not bytes(deed.request).startswith(b"{"):
                if deed.request != NULL:
                    raise MalformedData(f"{place}.steps[{index}].do[{number}]", "ask is not an object")
                force_setattr(deed, "request", None)
            asked |= deed.request is not None
            problem = _find_problem(deed, asked=asked)
            if problem is not None:
                raise MalformedData(f"{place}.steps[{index}].do[{number}]{problem[0]}", problem[1])


def _find_problem(deed: Deed, *, asked: bool) -> tuple[str, str] | None:
    """Return the first problem of a request or an expectation, after its place; `asked` if a request came by now."""
    request, owed, expect = deed.request, deed.owed, deed.expect
    if (request is None) == (expect is None):
        return "", "needs either ask or expect, not both"
    if owed is not None:
        if request is None:
            return ".owed", "`owes` is allowed only on steps that send a request"
        if owed.turn is None and (owed.after or owed.legal):
            return ".owed", "a whole answer is owed only by an accepted new, load or apply"
    if not asked:
        return "", "no request comes before this expectation"
    if expect and expect.relation not in OF_ANYTHING and not isinstance(expect.value, list):
        return ".expect.value", f"{expect.relation} needs a list"
    return None


def facets_of(deeds: Sequence[Deed], own: Collection[str] = ()) -> tuple[str, ...]:
    """Return the facets that these requests and expectations need; `own` are the facets of the ruleset."""
    asks = [deed.ask for deed in deeds]
    needed = {facet for ask in asks if ask is not None for facet in _facets_of_ask(ask, own)}
    for deed in deeds:
        if deed.expect and deed.expect.relation == "equals" and deed.expect.value == "need-chance":
            needed.add("chance")
    return tuple(sorted(needed))


def _facets_of_ask(ask: dict[str, Any], own: Collection[str]) -> tuple[str, ...]:
    op = ask["op"]
    if op == "query":
        return (ask["query"],) if ask["query"] in {"odds", *own} else ("query",)
    return {
        "new": ("referee",), "load": ("positions",), "position": ("positions",), "legal": ("legal",),
        "check": ("legal",), "apply": ("referee",),
    }.get(op, (op,))  # fmt: skip


def level_of(deeds: Sequence[Deed], own: Collection[str] = ()) -> Level:
    """Return the level of a case: the highest that a deed needs; a facet of a single game belongs to table talk."""
    facets = facets_of(deeds, own)
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
