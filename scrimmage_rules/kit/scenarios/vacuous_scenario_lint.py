"""Lint of feature files: it finds faults by which a scenario passes without testing anything."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any

from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.kit.cases.case_names import TAG
from scrimmage_rules.kit.scenarios.compiler import (
    BrokenScenario,
    Scenario,
    expand_outlines,
    get_chapter_of_feature_file,
    parse_feature,
    ruleset_from_path,
)
from scrimmage_rules.kit.scenarios.sentence_suggestion import suggest_sentence
from scrimmage_rules.kit.scenarios.step_matching import find_matching_steps
from scrimmage_rules.kit.scenarios.vocabulary import get_step_vocabulary
from scrimmage_rules.rulesets import RULESETS, list_rulesets, ruleset

FILLER = ("should", "test that", "correctly", "properly")
HEADINGS = ("Scenario", "Scenario Outline", "Background", "Rule", "Examples", "Example")
PLACEHOLDER = re.compile(r"<\w[^<>]*>")
TELLING = "case"
"""Name of the column of an example table that describes each row in words, and that no step uses."""
WORKED_GAME = "worked_game"
"""Name of a feature that may cover several chapters: a complete game from its start to its end."""
MOST_STEPS = 25
MOST_TAGS = 6


class _FeatureFile:
    """A feature file, read once for all checks."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path = path
        self.name = path.relative_to(folder).as_posix()
        self.ruleset = ruleset_from_path(path, folder)

    @cached_property
    def tree(self) -> dict[str, Any]:
        """Return the syntax tree of the file; raise `BrokenScenario`."""
        return parse_feature(self._path)

    @cached_property
    def cases(self) -> list[Scenario]:
        """Return the cases of the file, with outlines expanded; raise `BrokenScenario`."""
        return list(expand_outlines(self.tree, self.name))


def lint_features(folder: Path) -> list[str]:
    """Return all problems in the feature files of a folder, each as `file:line: message`."""
    found: list[str] = []
    names: dict[str, str] = {}
    files = [_FeatureFile(path, folder) for path in list_visible_files(folder, "**/*.feature")]
    if not files:
        found.append(f"{folder.name}: no feature files here")
    for file in files:
        found += _lint_file(file, names)
    return [*found, *_find_unused_steps(files)]


def _lint_file(file: _FeatureFile, names: dict[str, str]) -> Iterator[str]:
    name = file.name
    if file.ruleset not in list_rulesets():
        yield f"{name}:1: the file is in no folder of a ruleset"
        return
    if get_chapter_of_feature_file(name) not in _list_chapter_names(file.ruleset):
        yield f"{name}:1: the file name is not a chapter"
    try:
        feature = file.tree.get("feature")
    except BrokenScenario as fault:
        yield str(fault)
        return
    if not feature or not feature["children"]:
        yield f"{name}:1: has no scenario"
        return
    yield from _check_descriptions(feature, name)
    for node in _walk_scenario_nodes(feature):
        yield from _check_scenario(node, name, names)
    try:
        yield from _check_sentences_of_cases(file)
    except BrokenScenario as fault:
        yield str(fault)


def _list_chapter_names(ruleset_id: str) -> set[str]:
    """Return the valid names of the feature files of a ruleset."""
    chapters = {chapter.chapter for chapter in ruleset(ruleset_id).rulebook.chapters}
    return {*chapters, *get_step_vocabulary(ruleset_id).words.across, WORKED_GAME}


def _check_descriptions(node: dict[str, Any], file: str) -> Iterator[str]:
    """Yield a message for each free text in a feature file that looks like a scenario with a misspelt keyword."""
    lines = [line.strip() for line in node.get("description", "").splitlines()]
    openings = {line.split()[0] for line in lines if line.split()} & {"Given", "When", "Then", "And", "But", "*"}
    headings = [line for line in lines if get_close_matches(line.split(":")[0], HEADINGS) and ":" in line]
    if len(openings) > 1 or headings:
        yield f"{file}:{node['location']['line']}: steps in a description do not run; check the spelling of the keyword"
    for child in node["children"]:
        inner = child.get("rule") or child.get("background")
        if inner:
            yield from _check_descriptions({"children": [], **inner}, file)


def _walk_scenario_nodes(parent: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the scenarios and backgrounds of a feature and of its rules."""
    for child in parent["children"]:
        if "rule" in child:
            yield from _walk_scenario_nodes(child["rule"])
        else:
            yield child.get("scenario") or {**child["background"], "background": True}


def _check_scenario(node: dict[str, Any], file: str, names: dict[str, str]) -> Iterator[str]:
    where = f"{file}:{node['location']['line']}"
    if node.get("background"):
        if any("<" in step["text"] for step in node["steps"]):
            yield f"{where}: a Background cannot have a placeholder"
        return
    if node["name"] in names:
        yield f"{where}: has the same title as {names[node['name']]}; only one of them would run"
    names[node["name"]] = where
    for filler in FILLER:
        if filler in node["name"].lower():
            yield f"{where}: a title states the behavior; remove {filler!r}"
    if node.get("description", "").strip():
        yield f"{where}: text in the place of steps; check the spelling of the keyword"
    yield from _check_numbers_of_steps_and_tags(node, where)
    yield from _check_examples(node, where)


def _check_numbers_of_steps_and_tags(node: dict[str, Any], where: str) -> Iterator[str]:
    """Yield a message for a scenario with too many steps or too many tags of clauses."""
    if len(node["steps"]) > MOST_STEPS:
        limit = f"split the scenario (at most {MOST_STEPS} steps), or use a table of examples"
        yield f"{where}: {len(node['steps'])} steps; {limit}"
    claims = [tag for tag in node["tags"] if not tag["name"].startswith(TAG)]
    if len(claims) > MOST_TAGS:
        yield f"{where}: {len(claims)} tags; split the scenario (at most {MOST_TAGS} tags)"


def _check_examples(node: dict[str, Any], where: str) -> Iterator[str]:
    outline = "Outline" in node["keyword"] or "Template" in node["keyword"]
    if (outline and not node["examples"]) or not all(table["tableBody"] for table in node["examples"]):
        yield f"{where}: an outline needs example rows"
    for table in node["examples"]:
        if table["tags"]:
            yield f"{where}: tags belong on the scenario, not on Examples"
        columns = [cell["value"] for cell in table.get("tableHeader", {}).get("cells", [])]
        texts = node["name"] + "".join(_join_step_text(step) for step in node["steps"])
        for column in columns:
            if column != TELLING and f"<{column}>" not in texts:
                yield f"{where}: no step uses the column {column!r}"


def _join_step_text(step: dict[str, Any]) -> str:
    table = step.get("dataTable", {}).get("rows", [])
    cells = "".join(cell["value"] for row in table for cell in row["cells"])
    return str(step["text"]) + cells + str(step.get("docString", {}).get("content", ""))


def _check_sentences_of_cases(file: _FeatureFile) -> Iterator[str]:
    """Yield messages about cases: keywords in the wrong order, unknown sentences, and placeholders without a value."""
    words = get_step_vocabulary(file.ruleset)
    for case in file.cases:
        where = f"{file.name}:{case.line}"
        keywords = [step[0] for step in case.steps]
        if "Then" not in keywords or "When" not in keywords:
            yield f"{where}: needs a When and a Then"
        if "Given" in keywords[keywords.index("When") if "When" in keywords else 0 :]:
            yield f"{where}: Given after When"
        if keywords and keywords[-1] != "Then":
            yield f"{where}: ends without a Then"
        if not case.tags:
            yield f"{where}: the scenario has no tag of a clause; add @ID"
        for keyword, text, line, _rows, _doc in case.steps:
            found = find_matching_steps(words, keyword, text)
            if PLACEHOLDER.search(text):
                yield f"{file.name}:{line}: no column fills a placeholder of {text!r}"
            if len(found) != 1:
                hint = "" if found else f"; {suggest_sentence(words, keyword, text)}"
                yield f"{file.name}:{line}: {text!r} fits {len(found)} sentences of the vocabulary, not one{hint}"


def _find_unused_steps(files: Sequence[_FeatureFile]) -> Iterator[str]:
    """Yield a message for each sentence of the vocabulary that no feature uses. Sentences that all games share are
    checked only in this project.
    """
    there = dict.fromkeys(file.ruleset for file in files if file.ruleset in list_rulesets())
    ours = not there.keys().isdisjoint(RULESETS)
    said: dict[str, set[tuple[str, str]]] = {each: set() for each in (RULESETS if ours else there)}
    for file in files:
        if file.ruleset in said:
            said[file.ruleset].update(_list_steps(file))
    shared = {sentence for each in said for sentence in get_step_vocabulary(each).shared}
    for keyword, pattern in sorted(shared - set().union(*said.values())) if ours else ():
        yield f"vocabulary of all rulesets: no feature uses {keyword} {pattern!r}"
    for each, sentences in said.items():
        for step in get_step_vocabulary(each).steps:
            if (step.keyword, step.pattern) not in shared | sentences:
                yield f"vocabulary of {each}: no feature uses {step.keyword} {step.pattern!r}"


def _list_steps(file: _FeatureFile) -> Iterator[tuple[str, str]]:
    words = get_step_vocabulary(file.ruleset)
    with contextlib.suppress(BrokenScenario):  # reported by the lint of that file
        for case in file.cases:
            for keyword, text, *_ in case.steps:
                yield from ((step.keyword, step.pattern) for step, _ in find_matching_steps(words, keyword, text))
