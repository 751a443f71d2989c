"""Data files with the positions of scenarios, from which a script draws boards when a reader opens a panel.

A scenario has a board before its first action and a board after its last one. A scenario that plays an example of its
rulebook has a board after each sentence with an action, together with the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any

import msgspec
from msgspec.structs import replace

from scrimmage_rules.archives.delta_compression import encode_as_differences
from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.contract import Event, Rejection
from scrimmage_rules.kernel.rulebook import Chapter
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.rulesets import RULESETS, load_pictures
from scrimmage_rules.site.data.scenario_states import (
    ActionSentence,
    PositionWithRules,
    list_positions_after_each_action,
    list_positions_with_captions,
)
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.model.scenarios_with_cases import describe_example_row
from scrimmage_rules.viewer import EventText
from scrimmage_rules.viewer.replay_page_content import describe_event

FOLDER = "panels"
DRAWING = "../../js/drawing.js"
"""Path of the script that draws positions, relative to the page of a chapter."""


class BoardCase(msgspec.Struct, frozen=True, array_like=True):
    """A case of a scenario: its name without the ruleset, its example row, its captions and its positions.

    If the case is the only one of its scenario, `row` is empty. `captions` is an index into the captions of the
    chapter, and `first` is the index of its first position. The positions of a case are consecutive, one for each
    caption.
    """

    name: str
    row: str
    captions: int
    first: int


class BoardStep(msgspec.Struct, frozen=True):
    """A sentence with an action, and the result of the action. The first step of a case has no action and shows the
    position before all actions.
    """

    text: str
    told: tuple[EventText, ...]


class ChapterPositions(msgspec.Struct, frozen=True, omit_defaults=True):
    """Positions of a chapter for drawing. Each position, and each set of options, is stored as the difference from the
    previous one.

    `played` has for each position the index of its options. `cases` are keyed by the anchor of the scenario. `steps`
    are keyed by the name of a case, with one position for each step. `clauses` has the address of each clause that the
    steps name. If no script draws the ruleset, `pictures` has each position as SVG, and `positions` is empty.
    """

    ruleset: str
    options: tuple[Any, ...]
    positions: tuple[Any, ...]
    played: tuple[int, ...]
    captions: tuple[tuple[str, ...], ...]
    cases: dict[str, tuple[BoardCase, ...]]
    steps: dict[str, tuple[BoardStep, ...]]
    clauses: dict[str, str]
    pictures: tuple[str, ...] = ()


class _CasePositions(msgspec.Struct, frozen=True):
    """A case with its positions."""

    name: str
    row: str
    captions: tuple[str, ...]
    steps: tuple[BoardStep, ...]
    tables: tuple[PositionWithRules, ...]


_Scenarios = dict[str, tuple[_CasePositions, ...]]
"""The scenarios of a chapter by their anchors."""


def get_board_file_path(book: Book, chapter: Chapter) -> str:
    """Return the path of the file with the positions of a chapter, relative to its page."""
    return f"{FOLDER}/{book.file_of(chapter).removesuffix('.md')}.js"


def render_data_script(name: str, data: object) -> str:
    """Return data as a JavaScript file: a page that was opened from a local file can load only scripts."""
    return f"(globalThis.panelData ??= {{}}).{name} = {msgspec.json.encode(data).decode()};\n"


def render_board_files(book: Book) -> dict[str, str]:
    """Return the files with the positions of every chapter, by their paths relative to the pages."""
    chapters: dict[str, _Scenarios] = {get_board_file_path(book, chapter): {} for chapter in book.rulebook.chapters}
    for group in book.scenario_groups:
        file = get_board_file_path(book, book.rulebook.chapter_of(book.home_clause_of(group)))
        alone = len(group.vectors) == 1
        chapters[file][group.anchor] = tuple(
            _collect_positions_of_case(book, vector, "" if alone else describe_example_row(vector))
            for vector in group.vectors
        )
    return {file: render_data_script("scenarios", _encode_drawings(book, each)) for file, each in chapters.items()}


def render_single_case(book: Book, name: str, sentences: Sequence[str]) -> str:
    """Return a file with the positions of one case. `sentences` has a new sentence for each of its actions."""
    vector = next(each for group in book.scenario_groups for each in group.vectors if each.id == f"{book.id}/{name}")
    begins, *acts = list_positions_after_each_action(vector)
    told = (_create_step_of_act(act, text) for (act, _), text in zip(acts, sentences, strict=True))
    tables = tuple(table for _, table in (begins, *acts))
    shown = _CasePositions(name=name, row="", captions=(), steps=(_create_step_of_act(None), *told), tables=tables)
    return render_data_script("scenarios", _encode_drawings(book, {name: (shown,)}))


# ---- cases


def _collect_positions_of_case(book: Book, vector: Vector, row: str) -> _CasePositions:
    taken = list_positions_after_each_action(vector) if book.is_example(vector) else []
    shown = [] if taken else list_positions_with_captions(vector)
    return _CasePositions(
        name=vector.id.removeprefix(f"{book.id}/"),
        row=row,
        captions=tuple(caption for caption, _ in shown),
        steps=tuple(_create_step_of_act(act) for act, _ in taken),
        tables=tuple(table for _, table in (*taken, *shown)),
    )


def _create_step_of_act(act: ActionSentence | None, text: str = "") -> BoardStep:
    return BoardStep(text or act.text, tuple(map(_describe_outcome, act.came))) if act else BoardStep("", ())


def _describe_outcome(came: Event | Rejection) -> EventText:
    return describe_event(came) if isinstance(came, Event) else EventText(f"refused: {came.code}", (came.clause,))


# ---- tables


def _encode_drawings(book: Book, chapter: _Scenarios) -> ChapterPositions:
    shown = [each for cases in chapter.values() for each in cases]
    tables = [table for each in shown for table in each.tables]
    captions = tuple(dict.fromkeys(each.captions for each in shown))
    steps = {each.name: each.steps for each in shown if each.steps}
    drawings = ChapterPositions(
        ruleset=book.id,
        options=(),
        positions=(),
        played=(),
        captions=captions,
        cases=dict(_number_cases(chapter, captions)),
        steps=steps,
        clauses=_list_clause_addresses(book, steps.values()),
    )
    return _add_positions(drawings, tables) if has_drawing_script(book) else _add_pictures(drawings, tables)


def has_drawing_script(book: Book) -> bool:
    """Return whether the script at `DRAWING` draws a ruleset, which it does for the rulesets of this project only."""
    return book.id in RULESETS


def _add_positions(drawings: ChapterPositions, tables: Sequence[PositionWithRules]) -> ChapterPositions:
    options = list(_list_distinct_options(table.options for table in tables))
    return replace(
        drawings,
        options=tuple(encode_as_differences(options)),
        positions=tuple(encode_as_differences(plain_lists(table.position) for table in tables)),
        played=tuple(options.index(table.options) for table in tables),
    )


def _add_pictures(drawings: ChapterPositions, tables: Sequence[PositionWithRules]) -> ChapterPositions:
    draw = load_pictures(drawings.ruleset)["board"]
    return replace(drawings, pictures=tuple(draw(table.rules, table.position) for table in tables))


def _list_distinct_options(all_options: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield each different set of options once, in the order of their first use."""
    known: list[dict[str, Any]] = []
    for options in all_options:
        if options not in known:
            known.append(options)
            yield options


def _number_cases(
    chapter: _Scenarios, captions: Sequence[tuple[str, ...]]
) -> Iterable[tuple[str, tuple[BoardCase, ...]]]:
    """Return the cases of each scenario. Each case has the number of its first position in the chapter."""
    shown = [each for cases in chapter.values() for each in cases]
    firsts = accumulate((len(each.tables) for each in shown), initial=0)
    counted = iter(
        BoardCase(each.name, each.row, captions.index(each.captions), first)
        for each, first in zip(shown, firsts, strict=False)
    )
    return ((anchor, tuple(next(counted) for _ in cases)) for anchor, cases in chapter.items())


def _list_clause_addresses(book: Book, told: Iterable[Sequence[BoardStep]]) -> dict[str, str]:
    clauses = {clause for steps in told for step in steps for each in step.told for clause in each.clauses}
    return {clause: book.clause_address(clause).replace(".md#", ".html#") for clause in sorted(clauses)}
