"""What lies in files beside the pages: the boards of scenarios, which a script draws when a panel is first opened.

A scenario has its board before and after. One that plays an example of its rulebook steps on a board: it is drawn after
each sentence that acts, with what came of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate

import msgspec

from scrimmage_rules.kernel.contract import Event, Rejection
from scrimmage_rules.kernel.rulebook import Chapter
from scrimmage_rules.kit.vectors import Vector
from scrimmage_rules.player import Told
from scrimmage_rules.player.show import told
from scrimmage_rules.showing.album import Changes, changes, numbered_pieces
from scrimmage_rules.site.book import Book
from scrimmage_rules.site.gherkin import example_row
from scrimmage_rules.site.scenes import Act, drawings, stepped

FOLDER = "panels"
SHARED = f"{FOLDER}/shared.js"

MANY = 3
"""Pieces that the boards of so many chapters have lie in one file for all of them."""


class Case(msgspec.Struct, frozen=True, array_like=True):
    """A case of a scenario: its name within its ruleset, its row, the captions of its boards, and the first of them.

    One that is alone needs no row. The captions are told by their place among those of the chapter; its boards stand
    together, one for each caption.
    """

    name: str
    row: str
    captions: int
    first: int


class Step(msgspec.Struct, frozen=True):
    """A sentence of an example that acts, and what came of it; the first step is the board before it."""

    text: str
    told: tuple[Told, ...]


class Drawings(msgspec.Struct, frozen=True):
    """The boards of a chapter: its own pieces, and how each board differs from the one before.

    The pieces of all chapters have the first numbers. `cases` are told by the anchor of their scenario, `steps` by the
    name of a case that steps, a board for each; `clauses` are the addresses of those that they name.
    """

    pieces: tuple[str, ...]
    changes: tuple[Changes, ...]
    captions: tuple[tuple[str, ...], ...]
    cases: dict[str, tuple[Case, ...]]
    steps: dict[str, tuple[Step, ...]]
    clauses: dict[str, str]


class _Drawn(msgspec.Struct, frozen=True):
    """A case with its boards, each by its pieces, which have numbers in the whole book."""

    name: str
    row: str
    captions: tuple[str, ...]
    steps: tuple[Step, ...]
    boards: tuple[list[int], ...]


_Scenarios = dict[str, tuple[_Drawn, ...]]
"""The scenarios of a chapter by their anchors."""


def file_of(book: Book, chapter: Chapter) -> str:
    """Where the boards of a chapter lie, seen from its page."""
    return f"{FOLDER}/{book.file_of(chapter).removesuffix('.md')}.js"


def script(name: str, data: object) -> str:
    """Data as a script: a page that is opened from a file may load one, but may fetch nothing."""
    return f"(globalThis.panelData ??= {{}}).{name} = {msgspec.json.encode(data).decode()};\n"


def board_files(book: Book) -> dict[str, str]:
    """The boards of every chapter, and what they share, by their place beside the pages."""
    numbers: dict[str, int] = {}
    chapters: dict[str, _Scenarios] = {file_of(book, chapter): {} for chapter in book.rulebook.chapters}
    for group in book.groups:
        file = file_of(book, book.rulebook.chapter_of(book.home(group)))
        alone = len(group.vectors) == 1
        chapters[file][group.anchor] = tuple(
            _drawn(book, vector, "" if alone else example_row(vector), numbers) for vector in group.vectors
        )
    names, shared = tuple(numbers), _shared(chapters.values())
    drawn = {file: script("scenarios", _drawings(book, each, shared, names)) for file, each in chapters.items()}
    return {SHARED: script("shared", [names[number] for number in shared]), **drawn}


# ---- cases


def _drawn(book: Book, vector: Vector, row: str, numbers: dict[str, int]) -> _Drawn:
    """A case; new pieces of its boards get the next numbers."""
    taken = stepped(vector) if book.is_example(vector) else []
    shown = [] if taken else drawings(vector)
    boards = [drawing for _, drawing in (*taken, *shown)]
    return _Drawn(
        name=vector.id.removeprefix(f"{book.id}/"),
        row=row,
        captions=tuple(caption for caption, _ in shown),
        steps=tuple(_step(act) for act, _ in taken),
        boards=tuple(numbered_pieces(each, numbers) for each in boards),
    )


def _step(act: Act | None) -> Step:
    return Step(act.text, tuple(map(_told, act.came))) if act else Step("", ())


def _told(came: Event | Rejection) -> Told:
    return told(came) if isinstance(came, Event) else Told(f"refused: {came.code}", (came.clause,))


# ---- pieces


def _shared(chapters: Iterable[_Scenarios]) -> tuple[int, ...]:
    """The pieces that the boards of many chapters have."""
    used = Counter(piece for chapter in chapters for piece in {each for board in _boards(chapter) for each in board})
    return tuple(sorted(piece for piece, times in used.items() if times >= MANY))


def _boards(chapter: _Scenarios) -> list[list[int]]:
    return [board for drawn in chapter.values() for each in drawn for board in each.boards]


def _drawings(book: Book, chapter: _Scenarios, shared: Sequence[int], names: Sequence[str]) -> Drawings:
    boards = _boards(chapter)
    order = dict.fromkeys((*shared, *(piece for board in boards for piece in board)))
    places = {piece: place for place, piece in enumerate(order)}
    captions = tuple(dict.fromkeys(each.captions for drawn in chapter.values() for each in drawn))
    steps = {each.name: each.steps for drawn in chapter.values() for each in drawn if each.steps}
    return Drawings(
        pieces=tuple(names[piece] for piece in list(order)[len(shared) :]),
        changes=tuple(changes([places[piece] for piece in board] for board in boards)),
        captions=captions,
        cases=dict(_cases(chapter, captions)),
        steps=steps,
        clauses=_addresses(book, steps.values()),
    )


def _cases(chapter: _Scenarios, captions: Sequence[tuple[str, ...]]) -> Iterable[tuple[str, tuple[Case, ...]]]:
    """The cases of each scenario, their boards counted through."""
    drawn = [each for cases in chapter.values() for each in cases]
    firsts = accumulate((len(each.boards) for each in drawn), initial=0)
    counted = iter(
        Case(each.name, each.row, captions.index(each.captions), first)
        for each, first in zip(drawn, firsts, strict=False)
    )
    return ((anchor, tuple(next(counted) for _ in cases)) for anchor, cases in chapter.items())


def _addresses(book: Book, told: Iterable[Sequence[Step]]) -> dict[str, str]:
    clauses = {clause for steps in told for step in steps for each in step.told for clause in each.clauses}
    return {clause: book.address(clause).replace(".md#", ".html#") for clause in sorted(clauses)}
