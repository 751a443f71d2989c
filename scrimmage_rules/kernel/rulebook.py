"""A rulebook as data: its clauses, and its ambiguities with their readings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Literal, TypeVar

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml
from scrimmage_rules.kernel.errors import MalformedData, UnknownName, suggest_name

T = TypeVar("T")

Kind = Literal[
    "advice", "archive", "chance", "component", "constraint", "cost", "definition", "example", "interface", "procedure",
    "scenario", "sequence", "setup", "table", "victory",
]  # fmt: skip


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The smallest statement of a rule that can be tested.

    `title` says in at most seven words what the rule is about; a ruleset may leave it out. `lines` is the place of the
    rule in the source. `see` lists related clauses. If the clause is an example, `illustrates` lists the clauses that
    it shows, and their code is also the code of the example. `permits` says that the clause only allows something, so
    that no action can break it. `on_results` says that the clause limits the results of actions, not the actions
    themselves. `untestable` is the reason why no program can be checked against the clause.
    """

    id: str
    kind: Kind
    lines: str
    text: str
    see: tuple[str, ...] = ()
    illustrates: tuple[str, ...] = ()
    permits: bool = False
    on_results: bool = False
    untestable: str | None = None
    title: str = ""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One chapter of the rulebook; `chapter` is also the name of its feature, and in most cases of its module."""

    chapter: str
    title: str
    clauses: tuple[Clause, ...]

    @property
    def page_name(self) -> str:
        """Return the name of the chapter's page on the site, without an ending."""
        return self.chapter.replace("_", "-")


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One named answer to an ambiguity."""

    key: str
    text: str


class Ambiguity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the source is silent or contradictory, with the known readings and the recommended reading (the
    ruling).

    If an ambiguity is `switchable`, a game can be played under each of its readings. If it is not, every game uses its
    ruling. `title` says in at most seven words what the question is about; a ruleset may leave it out.
    """

    id: str
    clauses: tuple[str, ...]
    question: str
    readings: tuple[Reading, ...]
    ruling: str
    why: str
    switchable: bool
    title: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of all readings of this ambiguity."""
        return tuple(reading.key for reading in self.readings)


def format_label(name: str, title: str) -> str:
    """Return the id of a clause or an ambiguity, with its title in quotation marks if it has one."""
    return f'{name} "{title}"' if title else name


class _ChapterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: tuple[Chapter, ...]
    ambiguities: tuple[Ambiguity, ...] = ()


class _AmbiguityFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ambiguities: tuple[Ambiguity, ...]


class Rulebook:
    """The rulebook of one ruleset. It is read from the folder `rulebook` of the ruleset's package when it is first
    used.

    Its clauses are in `clauses.yaml`, or in several files in the folder `clauses`, which are read in the order of their
    names. Its ambiguities are in `ambiguities.yaml` or in the folder `ambiguities`. A small rulebook has its
    ambiguities in `clauses.yaml`, or has no ambiguities.
    """

    def __init__(self, ruleset: str, package: str) -> None:
        """Set the rulebook's ruleset id, and the importable package that contains its data."""
        self.ruleset = ruleset
        from importlib.resources import files  # noqa: PLC0415  (slow to import, and no judged program needs rulebooks)

        self._folder = files(package) / "rulebook"

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """Return the chapters in the order of the source."""
        return tuple(each for file in self._chapter_files for each in file.chapters)

    @cached_property
    def _chapter_files(self) -> tuple[_ChapterFile, ...]:
        return tuple(self._files("clauses", _ChapterFile))

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Return every clause by its id; raise `MalformedData` for a repeated id or a reference
        to an unknown clause.
        """
        found: dict[str, Clause] = {}
        for clause in (clause for chapter in self.chapters for clause in chapter.clauses):
            if clause.id in found:
                raise MalformedData(f"{self.ruleset}/{clause.id}", "two clauses have this id; ids are permanent")
            found[clause.id] = clause
        for clause in found.values():
            for other in (*clause.see, *clause.illustrates):
                if other not in found:
                    raise MalformedData(f"{self.ruleset}/{clause.id}", f"refers to {other}, which is not a clause")
        return found

    @cached_property
    def ambiguities(self) -> dict[str, Ambiguity]:
        """Return every ambiguity by its id; raise `MalformedData` for an unknown ruling or clause."""
        found: dict[str, Ambiguity] = {}
        for ambiguity in self._read_ambiguities():
            if ambiguity.ruling not in ambiguity.keys:
                problem = (
                    f"ruling {ambiguity.ruling!r} is not a reading; {suggest_name(ambiguity.ruling, ambiguity.keys)}"
                )
                raise MalformedData(f"{self.ruleset}/{ambiguity.id}", problem)
            if ambiguity.id in found:
                raise MalformedData(f"{self.ruleset}/{ambiguity.id}", "two ambiguities have this id")
            found[ambiguity.id] = ambiguity
        return found

    def _read_ambiguities(self) -> Iterator[Ambiguity]:
        """Yield first the ambiguities in the files of clauses, then the ambiguities in files of their own."""
        yield from (each for file in self._chapter_files for each in file.ambiguities)
        if any(self._has(name) for name in ("ambiguities", "ambiguities.yaml")):
            yield from (each for file in self._files("ambiguities", _AmbiguityFile) for each in file.ambiguities)

    def _has(self, name: str) -> bool:
        path = self._folder / name
        return path.is_file() or path.is_dir()

    def _files(self, kind: str, type_: type[T]) -> Iterator[T]:
        """Yield the content of each rulebook file of this kind (`clauses` or `ambiguities`): one file, or all files of
        a folder.
        """
        folder = self._folder / kind
        several = [each.name for each in folder.iterdir()] if folder.is_dir() else []
        visible = sorted(name for name in several if not name.startswith("."))  # editors keep hidden locks there
        for name in [f"{kind}/{each}" for each in visible] or [f"{kind}.yaml"]:
            yield decode_yaml((self._folder / name).read_bytes(), type_, f"{self.ruleset}/{name}")

    def clause(self, clause_id: str) -> Clause:
        """Return the clause with this id; raise `UnknownName` for an unknown id."""
        if clause_id not in self.clauses:
            raise UnknownName(f"clause of {self.ruleset}", clause_id, self.clauses)
        return self.clauses[clause_id]

    def chapter_of(self, clause_id: str) -> Chapter:
        """Return the chapter of a clause."""
        return self._chapters_by_clause[self.clause(clause_id).id]

    @cached_property
    def _chapters_by_clause(self) -> dict[str, Chapter]:
        return {clause.id: chapter for chapter in self.chapters for clause in chapter.clauses}

    def resolve(self, chosen: dict[str, str]) -> dict[str, str]:
        """Return the reading of every ambiguity: the one that the options choose, or the ruling.

        Raise `UnknownName` for an unknown ambiguity or reading. Raise `MalformedData` if an ambiguity is not switchable
        and the chosen reading is not its ruling.
        """
        readings = {ambiguity.id: ambiguity.ruling for ambiguity in self.ambiguities.values()}
        for ambiguity_id, key in chosen.items():
            if ambiguity_id not in readings:
                raise UnknownName(f"ambiguity of {self.ruleset}", ambiguity_id, readings)
            ambiguity = self.ambiguities[ambiguity_id]
            if key not in ambiguity.keys:
                raise UnknownName(f"reading of {ambiguity_id}", key, ambiguity.keys)
            if key != ambiguity.ruling and not ambiguity.switchable:
                raise MalformedData(
                    f"$.readings.{ambiguity_id}", f"not switchable: always its ruling {ambiguity.ruling!r}"
                )
            readings[ambiguity_id] = key
        return readings
