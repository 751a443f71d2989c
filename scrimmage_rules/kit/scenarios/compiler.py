"""Compiler from feature files to vectors: it plays each scenario once on the reference and records the requests and
replies.
"""

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
from scrimmage_rules.kernel.files import list_visible_files, read_file
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kit.cases import case_names
from scrimmage_rules.kit.cases.reference_answers import add_sequence_counts, add_whole_answers
from scrimmage_rules.kit.cases.vectors import Deed, Vector, VectorStep, find_case_level, list_needed_facets
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.sentence_execution import play_sentence
from scrimmage_rules.rulesets import get_folder_name, get_ruleset_id, ruleset

KEYWORDS = {"Context": "Given", "Action": "When", "Outcome": "Then"}


class BrokenScenario(ScrimmageError):
    """Error: a scenario cannot be parsed or played, or has tags of clauses that it does not show. `where` is
    `file:line`.
    """

    def __init__(self, where: str, problem: str) -> None:
        """Compose a one-line message that starts with `file:line`, so that editors can jump there."""
        self.where, self.problem = where, problem
        super().__init__(f"{where}: {problem}")


class Scenario(msgspec.Struct, frozen=True):
    """A scenario, or one row of an outline, as Gherkin compiles it. `id` is its permanent name, and each of `steps` has
    its line.
    """

    id: str
    feature: str
    line: int
    name: str
    tags: tuple[str, ...]
    steps: tuple[tuple[str, str, int, list[list[str]] | None, str | None], ...]

    @property
    def place(self) -> str:
        """Return `FEATURE:LINE`, the form that editors accept."""
        return f"{self.feature}:{self.line}"


def parse_feature(path: Path) -> dict[str, Any]:
    """Return the syntax tree of a feature file; raise `BrokenScenario` with the line of the first syntax error."""
    try:
        text = io.StringIO(read_file(path).decode("utf-8"), newline=None).read()  # with any kind of line ends
        tree: Any = Parser().parse(text)
    except CompositeParserException as fault:
        first = fault.errors[0]
        message = str(first).split(": ", 1)[-1].splitlines()[0]
        raise BrokenScenario(f"{path.name}:{first.location['line']}", message) from None
    except UnicodeDecodeError:
        raise BrokenScenario(f"{path.name}:1", "not UTF-8 text") from None
    return dict(tree)


def read_scenarios(path: Path, folder: Path) -> Iterator[Scenario]:
    """Yield all cases of a feature file; a scenario outline makes one case for each row of its examples."""
    return expand_outlines(parse_feature(path), path.relative_to(folder).as_posix())


def expand_outlines(tree: dict[str, Any], name: str) -> Iterator[Scenario]:
    """Yield all cases in the syntax tree of the feature with this name."""
    nodes = _index_nodes(tree)
    pickles = _compile_concrete_scenarios({**tree, "uri": name})
    keys = _assign_row_keys(pickles, nodes, name)
    for pickle in pickles:
        where = _get_line_number(nodes[pickle["astNodeIds"][-1]])
        steps = tuple(_read_step(step, nodes) for step in pickle["steps"])
        tags = tuple(_read_tags(pickle))
        parts = [
            *Path(name).with_suffix("").parts[:2],
            _create_case_slug(pickle, nodes),
            keys.get(pickle["astNodeIds"][-1], ""),
        ]
        named = "/".join(part.replace("_", "-") for part in parts if part)
        claims = tuple(tag for tag in tags if not tag.startswith(case_names.TAG))
        yield Scenario(named, name, where, _create_case_title(pickle, nodes), claims, steps)


def _compile_concrete_scenarios(document: dict[str, Any]) -> list[Any]:
    compiler: Any = Compiler(IdGenerator())
    try:
        return list(compiler.compile(document))
    except re.error as fault:  # the library uses the heading of a column as a pattern
        problem = f"the name of a column is not a plain word ({fault}); use letters and digits"
        raise BrokenScenario(f"{document['uri']}:1", problem) from None


def _read_tags(pickle: dict[str, Any]) -> list[str]:
    return [tag["name"] for tag in pickle["tags"]]


def _create_case_slug(pickle: dict[str, Any], nodes: dict[str, Any]) -> str:
    return case_names.make_scenario_slug(nodes[pickle["astNodeIds"][0]]["name"], _read_tags(pickle))


def _assign_row_keys(pickles: list[dict[str, Any]], nodes: dict[str, Any], feature: str) -> dict[str, str]:
    """Return a map from the id of every row of examples to the key of the row. Two outlines with the same slug count as
    one outline.
    """
    alike: dict[str, list[str]] = {}
    for pickle in pickles:
        if "cells" in nodes[pickle["astNodeIds"][-1]]:
            alike.setdefault(_create_case_slug(pickle, nodes), []).append(pickle["astNodeIds"][-1])
    found: dict[str, str] = {}
    for rows in alike.values():
        keys = case_names.make_row_keys([[cell["value"] for cell in nodes[row]["cells"]] for row in rows])
        if keys is None:
            problem = "two rows have the same name; add a first column `case` with a name for each row"
            raise BrokenScenario(f"{feature}:{_get_line_number(nodes[rows[0]])}", problem)
        found.update(zip(rows, keys, strict=True))
    return found


def _create_case_title(pickle: dict[str, Any], nodes: dict[str, Any]) -> str:
    """Return the title of a case. If several rows of an outline have the same title, the cells of the row follow: `A
    man moves (T1, 2)`.
    """
    title, row = str(pickle["name"]), nodes[pickle["astNodeIds"][-1]]
    if "cells" not in row or title != nodes[pickle["astNodeIds"][0]]["name"]:
        return title
    return f"{title} ({', '.join(cell['value'] for cell in row['cells'])})"


def _get_line_number(node: dict[str, Any]) -> int:
    return int(node["location"]["line"])


def _read_step(step: dict[str, Any], nodes: dict[str, Any]) -> tuple[str, str, int, list[list[str]] | None, str | None]:
    argument = step.get("argument", {})
    rows = None
    if "dataTable" in argument:
        rows = [[cell["value"] for cell in row["cells"]] for row in argument["dataTable"]["rows"]]
    doc = argument.get("docString", {}).get("content")
    return KEYWORDS.get(step["type"], "Given"), step["text"], _get_line_number(nodes[step["astNodeIds"][0]]), rows, doc


def _index_nodes(tree: dict[str, Any]) -> dict[str, Any]:
    """Return the nodes of a syntax tree by their ids."""
    found: dict[str, Any] = {}
    waiting: list[Any] = [tree]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            if "id" in each and "location" in each:
                found[each["id"]] = each
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
    return found


def get_chapter_of_feature_file(feature: str) -> str:
    """Return the chapter of a feature, which is the name of its file or of its folder."""
    return Path(feature).with_suffix("").parts[1]


def ruleset_from_path(path: Path, folder: Path) -> str:
    """Return the ruleset of a feature, which is the name of its folder."""
    return get_ruleset_id(path.relative_to(folder).parts[0])


def compile_scenario(scenario: Scenario, ruleset_id: str) -> Vector:
    """Play a scenario and return it as a vector; raise `BrokenScenario` if it fails or its tags name clauses that it
    does not show.
    """
    table, steps = Table(ruleset_id), []
    for keyword, text, line, rows, doc in scenario.steps:
        try:
            play_sentence(table, keyword, text, rows, doc)
        except (ScrimmageError, LookupError, ValueError, AttributeError, TypeError) as fault:
            kind = "" if isinstance(fault, ScrimmageError) else f"{type(fault).__name__}: "
            raise BrokenScenario(f"{scenario.feature}:{line}", f"{text!r}: {kind}{fault}") from None
        steps.append(VectorStep(text, table.take(), line))
    clauses = read_claimed_clauses(scenario, ruleset(ruleset_id).rulebook)
    deeds, own = [deed for step in steps for deed in step.do], ruleset(ruleset_id).facets
    _check_tagged_clauses(
        scenario, clauses, table.cited | _list_clauses_expected_uncited(deeds), ruleset(ruleset_id).rulebook
    )
    return add_whole_answers(Vector(
        id=scenario.id, name=scenario.name, ruleset=ruleset_id, feature=scenario.feature, line=scenario.line,
        chapter=get_chapter_of_feature_file(scenario.feature), clauses=clauses,
        refuses=_does_scenario_expect_rejection(deeds),
        readings=dict(table.given.get("readings", {})), level=find_case_level(deeds, own),
        facets=list_needed_facets(deeds, own), steps=tuple(steps),
    ))  # fmt: skip


def read_claimed_clauses(scenario: Scenario, rulebook: Rulebook) -> tuple[str, ...]:
    """Return the clauses in the tags `@ID` of a scenario; raise `BrokenScenario` for a tag that is not a clause."""
    clauses = []
    for tag in scenario.tags:
        clause = tag.removeprefix("@")
        if clause not in rulebook.clauses:
            raise BrokenScenario(scenario.place, f"tag @{clause} is not a clause of {rulebook.ruleset}")
        clauses.append(clause)
    return tuple(dict.fromkeys(clauses))


def _list_clauses_expected_uncited(deeds: list[Deed]) -> set[str]:
    """Return the clauses that a scenario expects an explanation not to cite, because the scenario shows that they do
    not apply.
    """
    expected = (deed.expect for deed in deeds if deed.expect is not None and deed.expect.relation == "omits")
    return {clause for each in expected for clause in each.value}


def _check_tagged_clauses(scenario: Scenario, clauses: tuple[str, ...], cited: set[str], rulebook: Rulebook) -> None:
    """Raise `BrokenScenario` for a clause in a tag that no reply cites, unless the scenario expects that it is not
    cited.
    """
    if not clauses:
        raise BrokenScenario(
            scenario.place, "the scenario has no tag of a clause; add a tag @ID to the scenario or its rule"
        )
    for clause in clauses:
        wanted = rulebook.clause(clause).illustrates or (clause,)
        missing = [each for each in wanted if each not in cited]
        if missing:
            complaint = f"the scenario has the tag of {clause}, but no reply cites {', '.join(missing)}"
            raise BrokenScenario(
                scenario.place, f"{complaint}; cite the clause in an event, or add a step that requests an explanation"
            )


def _does_scenario_expect_rejection(deeds: list[Deed]) -> bool:
    return any(deed.expect is not None and deed.expect.value == "rejected" for deed in deeds)


def compile_features(folder: Path, ruleset_id: str) -> tuple[list[Vector], list[BrokenScenario]]:
    """Return all vectors of a ruleset in the order of files and lines, and an error for each broken scenario."""
    vectors: list[Vector] = []
    broken: list[BrokenScenario] = []
    for path in list_visible_files(folder / get_folder_name(ruleset_id), "**/*.feature"):
        try:
            listed = list(read_scenarios(path, folder))
        except BrokenScenario as fault:
            broken.append(fault)
            continue
        for scenario in listed:
            try:
                vectors.append(compile_scenario(scenario, ruleset_id))
            except BrokenScenario as fault:
                broken.append(fault)
    return add_sequence_counts(vectors), [*broken, *_find_duplicate_names(vectors)]


def _find_duplicate_names(vectors: list[Vector]) -> Iterator[BrokenScenario]:
    """Yield an error for each case that has the name of an earlier case."""
    seen: dict[str, Vector] = {}
    for vector in vectors:
        if vector.id in seen:
            yield BrokenScenario(vector.place, f"has the same case name as {seen[vector.id].place}: {vector.id}")
        seen[vector.id] = vector
