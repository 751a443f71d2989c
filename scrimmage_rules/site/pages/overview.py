"""Overview pages: all rulesets, one ruleset, and the coverage of clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kernel.rulebook import Chapter, Clause
from scrimmage_rules.rulesets import RULESETS
from scrimmage_rules.site.data.downloads import list_downloads
from scrimmage_rules.site.model.markdown import (
    format_badge,
    format_details,
    format_element,
    format_game_page,
    format_link,
    format_prose,
    format_table,
    join_blocks,
)
from scrimmage_rules.site.model.rulebook_model import BOOKLET, COVERAGE, INTRODUCTION, REGISTER, SEQUENCE, SHEET, Book
from scrimmage_rules.site.pages.booklet import TITLE as BOOKLET_TITLE
from scrimmage_rules.site.pages.chapter import STATUS_WORDS, STATUSES
from scrimmage_rules.site.pages.introduction import TITLE as INTRODUCTION_TITLE
from scrimmage_rules.site.pages.reference_sheet import TITLE as SHEET_TITLE
from scrimmage_rules.site.pages.source_transcriptions import read_documents


def render_rules_index(books: Sequence[Book]) -> str:
    """Return the page that lists all rulesets."""
    return join_blocks(
        "# Rules",
        "Every clause has a permanent id and is on one of these pages. [Search](../search.md) for an id such as"
        f" `{next(iter(books[0].rulebook.clauses))}` or in words, start from a game, or from [all clauses](all.md).",
        format_element("div.games", join_blocks(*map(_render_game_card, books)), {}, depth=5),
    )


def _render_game_card(book: Book) -> str:
    """Return a short presentation of a game: a drawing, its name, numbers of clauses and scenarios, and links."""
    ways = " · ".join(format_link(title, f"{book.id}/{file}") for title, file in _list_player_pages(book))
    body = join_blocks(
        f"![](../assets/emblems/{book.id}.svg)",
        f"{format_link(book.game.title, f'{book.id}/index.md')}\n{{ .game-name }}",
        f"`{book.id}` · {len(book.rulebook.clauses)} clauses · {_count_cases(book)} cases",
        ways,
    )
    return format_element("div.game", body.rstrip(), {}, depth=4)


def _count_cases(book: Book) -> int:
    return sum(len(group.vectors) for group in book.scenario_groups)


# ---- one ruleset


def render_ruleset_page(book: Book) -> str:
    """Return the page about a game: its chapters, facts about its rulebook, and how to read its pages."""
    return format_game_page(
        book.game.title,
        book.id,
        _render_buttons(book),
        book.room.about,
        "## Chapters",
        format_table(
            ("chapter", "clauses", "shown", "cases"),
            [_render_chapter_row(book, each) for each in book.rulebook.chapters],
            (1, 2, 3),
        ),
        "## Facts",
        "\n".join(f"- {fact}" for fact in _list_facts_about_rulebook(book)),
        _render_downloads(book),
        _HOW_TO_READ.format(source=book.room.source, register=REGISTER, coverage=COVERAGE),
    )


def _list_player_pages(book: Book) -> list[tuple[str, str]]:
    """Return the titles and files of the pages for players."""
    found = [(INTRODUCTION_TITLE, INTRODUCTION)] if book.room.introduction else []
    return [*found, (BOOKLET_TITLE, BOOKLET), *([(SHEET_TITLE, SHEET)] if book.room.sheet else [])]


def _render_buttons(book: Book) -> str:
    """Return buttons that link to the pages for players, and to the play page if it offers the game."""
    found = _list_player_pages(book)
    kinds = (".md-button .md-button--primary", *(".md-button" for _ in found[1:]))
    ways = [f"[{title}]({file}){{ {kind} }}" for (title, file), kind in zip(found, kinds, strict=True)]
    if book.id in RULESETS:
        ways.insert(1, f'<a class="md-button" href="../../play.html?game={book.id}">Play it</a>')
    return "\n".join(ways)


def _render_chapter_row(book: Book, chapter: Chapter) -> tuple[str, ...]:
    shown = sum("shown" in book.statuses_of(clause) for clause in chapter.clauses)
    cases = {vector.id for clause in chapter.clauses for vector in book.vectors_of(clause)}
    testable = sum(clause.untestable is None for clause in chapter.clauses)
    share = f"{shown} of {testable}" if testable else "none testable"
    return format_link(chapter.title, book.file_of(chapter)), str(len(chapter.clauses)), share, str(len(cases))


def _list_facts_about_rulebook(book: Book) -> list[str]:
    clauses, entries = book.rulebook.clauses.values(), book.rulebook.ambiguities.values()
    status = Counter(word for clause in clauses for word in book.statuses_of(clause))
    editions = ", ".join(f"`{edition}`" for edition in book.game.editions) or "one"
    playable = sum(each.switchable for each in entries)
    status_line = (
        f"{status['implemented']} clauses are implemented, {status['shown']} shown, {status['proved']} proved,"
        f" {status['untestable']} untestable with a reason: see [coverage]({COVERAGE})."
    )
    chapters = pluralize(len(book.rulebook.chapters), "chapter")
    ambiguities = "ambiguity" if len(entries) == 1 else "ambiguities"
    extras = "".join(f", {format_link(extra.title, extra.file)}" for extra in book.extras)
    return [
        f"{_name_source_documents(book)}; {pluralize(len(clauses), 'clause')} in {chapters}.",
        status_line,
        f"{len(entries)} [{ambiguities}]({REGISTER}); {playable} can be played in every reading.",
        f"{pluralize(len(book.scenario_groups), 'scenario')} with {pluralize(_count_cases(book), 'case')}.",
        f"Editions: {editions}. Seats: {', '.join(f'`{seat}`' for seat in book.game.seats)}.",
        f"Other pages: the [sequence of play]({SEQUENCE}) as a diagram{extras}.",
    ]


def _name_source_documents(book: Book) -> str:
    """Return the numbers of the documents that the clauses of a game cite, with a link to the page of documents."""
    numbers = [each.number for each in read_documents() if each.game == book.id] or [book.room.source]
    return f"[Source {'documents' if len(numbers) > 1 else 'document'}](../../source.md) {' and '.join(numbers)}"


def _render_downloads(book: Book) -> str:
    """Return links to the data files of a game: its rulebook with all ambiguities, and its schemas."""
    files = "\n".join(f'- <a href="{path}" download>{words}</a>' for path, (words, _) in list_downloads(book).items())
    return f"## Data\n\n{files}" if files else ""


_HOW_TO_READ = """
## How to read a page

Each clause has an id, which never changes. You can link to it, cite it and search for it.
*Copy link* copies the title, the text and the permanent address. With the keyboard, Tab reaches one *Copy link* button,
and the arrow keys reach the others. Below the id:

- its **kind**, its **status**, and the place in the [source document](../../source.md) {source};
- its **text**, in this project's own words, and links to related clauses;
- a **question** for each ambiguity that concerns it, with every reading. A game uses the *ruling* unless its options
  choose another reading. The [register]({register}) has all ambiguities;
- **scenarios** that show it: the steps, the table before and after, and the command that replays the case. An example
  of the source runs *step by step*: use its buttons or the arrow keys. The table is drawn after each action, with the
  result;
- the **code** that decides it.

*Implemented* means that code cites the clause, *shown* that a scenario does, *proved* that a property test does,
*untestable* that no program can be checked against it; the reason is given. See [coverage]({coverage}) for all.
"""


# ---- coverage


def render_coverage_page(book: Book) -> str:
    """Return the page with the status of every clause, by chapter; for an untestable clause it states the reason."""
    clauses = book.rulebook.clauses.values()
    status = Counter(word for clause in clauses for word in book.statuses_of(clause))
    totals = [
        (format_badge(STATUS_WORDS.get(word, word), word), str(status[word])) for word in STATUSES if status[word]
    ]
    chapters = (part for chapter in book.rulebook.chapters for part in _render_chapter_coverage(book, chapter))
    lead = f"The status of all {len(clauses)} clauses of `{book.id}`, computed from code, vectors and property tests."
    return format_game_page("Coverage", book.id, lead, format_table(("status", "clauses"), totals, (1,)), *chapters)


def _render_chapter_coverage(book: Book, chapter: Chapter) -> tuple[str, ...]:
    rows = [_render_clause_coverage(book, clause) for clause in chapter.clauses]
    reasons = "\n".join(
        f"- {book.clause_link(clause.id)}: {format_prose(clause.untestable)}"
        for clause in chapter.clauses
        if clause.untestable
    )
    heads = ("clause", "kind and status", "code", "cases")
    why = format_details("Reasons for untestable clauses", reasons, kind="info", searched=False) if reasons else ""
    return f"## {format_link(chapter.title, book.file_of(chapter))}", format_table(heads, rows, (2, 3)), why


def _render_clause_coverage(book: Book, clause: Clause) -> tuple[str, ...]:
    badges = (format_badge(STATUS_WORDS.get(word, word), word) for word in book.statuses_of(clause))
    status = " ".join((clause.kind, *badges))
    code = len(book.code_places_by_clause.get(clause.id, []))
    return book.clause_link(clause.id), status, str(code or ""), str(len(book.vectors_of(clause)) or "")
