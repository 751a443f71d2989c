"""From feature files to vectors: each scenario is played once against the reference and recorded."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from gherkin.errors import CompositeParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.files import read
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kit.sentences import play
from scrimmage_rules.kit.table import Table
from scrimmage_rules.kit.vectors import Deed, Vector, VectorStep, facets_of, level_of
from scrimmage_rules.rulesets import ruleset

KEYWORDS = {"Context": "Given", "Action": "When", "Outcome": "Then"}


class BrokenScenario(ScrimmageError):
    """A scenario that does not parse, does not run, or claims clauses it does not show; `where` is file:line."""

    def __init__(self, where: str, problem: str) -> None:
        """One line that an editor can jump to."""
        self.where, self.problem = where, problem
        super().__init__(f"{where}: {problem}")


class Scenario(msgspec.Struct, frozen=True):
    """A compiled scenario: a pickle with the lines of its steps, still as sentences."""

    feature: str
    line: int
    name: str
    tags: tuple[str, ...]
    steps: tuple[tuple[str, str, int, list[list[str]] | None, str | None], ...]

    @property
    def id(self) -> str:
        """Feature and line: what a case is called everywhere."""
        return f"{self.feature}:{self.line}"


def parse_feature(path: Path) -> dict[str, Any]:
    """The syntax tree of a feature file; raises `BrokenScenario` with the line of the first mistake."""
    try:
        text = io.StringIO(read(path).decode("utf-8"), newline=None).read()  # whatever the ends of its lines are
        tree: Any = Parser().parse(text)
    except CompositeParserException as fault:
        first = fault.errors[0]
        message = str(first).split(": ", 1)[-1].splitlines()[0]
        raise BrokenScenario(f"{path.name}:{first.location['line']}", message) from None
    except UnicodeDecodeError:
        raise BrokenScenario(f"{path.name}:1", "not UTF-8 text") from None
    return dict(tree)


def scenarios(path: Path, folder: Path) -> Iterator[Scenario]:
    """All cases of a feature file; an outline gives one for each row of its examples."""
    tree = parse_feature(path)
    name = path.relative_to(folder).as_posix()
    lines = _lines(tree)
    for pickle in _pickles({**tree, "uri": name}):
        where = lines[pickle["astNodeIds"][-1]]
        steps = tuple(_step(step, lines) for step in pickle["steps"])
        tags = tuple(tag["name"] for tag in pickle["tags"])
        yield Scenario(name, where, pickle["name"], tags, steps)


def _pickles(document: dict[str, Any]) -> list[Any]:
    compiler: Any = Compiler(IdGenerator())
    try:
        return list(compiler.compile(document))
    except re.error as fault:  # the library takes the head of a column for a pattern
        problem = f"the head of a column is no plain word ({fault}); use letters and figures"
        raise BrokenScenario(f"{document['uri']}:1", problem) from None


def _step(step: dict[str, Any], lines: dict[str, int]) -> tuple[str, str, int, list[list[str]] | None, str | None]:
    argument = step.get("argument", {})
    rows = None
    if "dataTable" in argument:
        rows = [[cell["value"] for cell in row["cells"]] for row in argument["dataTable"]["rows"]]
    doc = argument.get("docString", {}).get("content")
    return KEYWORDS.get(step["type"], "Given"), step["text"], lines[step["astNodeIds"][0]], rows, doc


def _lines(node: Any) -> dict[str, int]:
    """The line of every node of a syntax tree by its id."""
    found: dict[str, int] = {}
    if isinstance(node, dict):
        if "id" in node and "location" in node:
            found[node["id"]] = node["location"]["line"]
        for value in node.values():
            found.update(_lines(value))
    elif isinstance(node, list):
        for value in node:
            found.update(_lines(value))
    return found


def ruleset_of(path: Path, folder: Path) -> str:
    """The ruleset whose folder a feature lies in."""
    return path.relative_to(folder).parts[0].replace("_", "-")


def compile_scenario(scenario: Scenario, ruleset_id: str) -> Vector:
    """Play a scenario and record it; raises `BrokenScenario` where it fails or its tags claim too much."""
    table, steps = Table(ruleset_id), []
    for keyword, text, line, rows, doc in scenario.steps:
        try:
            play(table, keyword, text, rows, doc)
        except (ScrimmageError, LookupError, ValueError, AttributeError, TypeError) as fault:
            kind = "" if isinstance(fault, ScrimmageError) else f"{type(fault).__name__}: "
            raise BrokenScenario(f"{scenario.feature}:{line}", f"{text!r}: {kind}{fault}") from None
        record = table.take()
        steps.append(VectorStep(text, line, tuple(msgspec.convert(deed, Deed) for deed in record)))
    clauses = claimed(scenario, ruleset(ruleset_id).rulebook)
    _prove(scenario, clauses, table.cited, ruleset(ruleset_id).rulebook)
    deeds = [deed for step in steps for deed in step.do]
    return Vector(
        id=scenario.id, name=scenario.name, ruleset=ruleset_id, feature=scenario.feature, line=scenario.line,
        chapter=Path(scenario.feature).stem, clauses=clauses, refuses=_refuses(deeds),
        readings=dict(table.given.get("readings", {})), level=level_of(deeds), facets=facets_of(deeds),
        steps=tuple(steps),
    )  # fmt: skip


def claimed(scenario: Scenario, rulebook: Rulebook) -> tuple[str, ...]:
    """The clauses named by the tags `@ID`; a tag that is none raises `BrokenScenario`."""
    clauses = []
    for tag in scenario.tags:
        clause = tag.removeprefix("@")
        if clause not in rulebook.clauses:
            raise BrokenScenario(scenario.id, f"tag @{clause} is no clause of {rulebook.ruleset}")
        clauses.append(clause)
    return tuple(dict.fromkeys(clauses))


def _prove(scenario: Scenario, clauses: tuple[str, ...], cited: set[str], rulebook: Rulebook) -> None:
    """The tag is a claim, the trace is the proof: every claimed clause was cited while the scenario ran."""
    if not clauses:
        raise BrokenScenario(scenario.id, "no clause is claimed: tag the scenario or its rule with @ID")
    for clause in clauses:
        wanted = rulebook.clause(clause).illustrates or (clause,)
        missing = [each for each in wanted if each not in cited]
        if missing:
            raise BrokenScenario(scenario.id, f"claims {clause}, but {', '.join(missing)} was never cited")


def _refuses(deeds: list[Deed]) -> bool:
    return any(deed.expect is not None and deed.expect.value == "rejected" for deed in deeds)


def compile_features(folder: Path, ruleset_id: str) -> tuple[list[Vector], list[BrokenScenario]]:
    """All vectors of a ruleset in the order of files and lines, and every scenario that is broken."""
    vectors: list[Vector] = []
    broken: list[BrokenScenario] = []
    for path in sorted((folder / ruleset_id.replace("-", "_")).glob("*.feature")):
        try:
            listed = list(scenarios(path, folder))
        except BrokenScenario as fault:
            broken.append(fault)
            continue
        for scenario in listed:
            try:
                vectors.append(compile_scenario(scenario, ruleset_id))
            except BrokenScenario as fault:
                broken.append(fault)
    return vectors, broken
