"""The text of the feature file for a drafted scenario, and the compilation of this text."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.compiler import BrokenScenario, compile_scenario, read_scenarios
from scrimmage_rules.kit.search.drafting.draft_sentences import SentenceLine
from scrimmage_rules.rulesets import get_folder_name


class DraftHead(NamedTuple):
    """The lines of a draft above its steps, such as the title and the tags."""

    ruleset: str
    title: str
    clauses: tuple[str, ...]
    remarks: tuple[str, ...]


def render_feature(told: DraftHead, lines: Sequence[SentenceLine]) -> str:
    """Return the text of the feature file."""
    return "\n".join(_render_sentence_lines(told, lines)) + "\n"


def _render_sentence_lines(told: DraftHead, lines: Sequence[SentenceLine]) -> Iterator[str]:
    yield (
        f"# Drafted by scrimmage fuzz. Put this file into features/{get_folder_name(told.ruleset)}/, or move "
        f"its scenario"
    )
    yield "# into the feature of its clauses. Give it a title that states the behavior."
    for remark in told.remarks:
        yield f"# {' '.join(remark.split())}"
    yield f"Feature: {told.title}"
    yield "  A case that `scrimmage fuzz` found."
    yield ""
    if told.clauses:
        yield f"  {' '.join(f'@{clause}' for clause in told.clauses)}"
    yield f"  Scenario: {told.title}"
    before = ""
    for line in lines:
        yield f"    {'And' if line.keyword == before else line.keyword} {line.text}"
        yield from _render_table_rows(line.rows or [])
        yield from _render_doc_string(line.doc)
        before = line.keyword


def _render_table_rows(rows: list[list[str]]) -> Iterator[str]:
    cells = [[cell.replace("\\", "\\\\").replace("|", "\\|") for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        yield f"      | {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |"


def _render_doc_string(doc: str | None) -> Iterator[str]:
    if doc is not None:
        yield '      """'
        yield from (f"      {line}" for line in doc.splitlines())
        yield '      """'


def compile_feature_text(text: str, ruleset_id: str) -> Vector | None:
    """Return the case that the export makes from the text of a feature, or None if the text is invalid."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / get_folder_name(ruleset_id) / "found_by_chance.feature"
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")
        try:
            [scenario] = read_scenarios(path, Path(folder))
            return compile_scenario(scenario, ruleset_id)
        except BrokenScenario:
            return None
