"""The page of one chapter: every clause with its text, doubts, numbers, scenarios and code."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.rulebook import Ambiguity, Chapter, Clause
from scrimmage_rules.site.model.markdown import badge, box, link, listed, of_game, opens, page, plain, prose
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.scenario_panels import background_panels, code_panel, data_of, scenario_panels

STATUSES = ("implemented", "shown", "proved", "untestable", "open")
STATUS_WORDS = {"open": "not yet decided by code"}
UNSEARCHED = {"data-search-exclude": ""}


def chapter_page(book: Book, chapter: Chapter) -> str:
    """The whole page."""
    number = len(chapter.clauses)
    clauses = f"{number} clause{'' if number == 1 else 's'}"
    lead = f"{clauses} of [{plain(book.game.title)}](index.md). [How to read a page](index.md#how-to-read-a-page)."
    body = (_clause(book, clause) for clause in chapter.clauses)
    return of_game(chapter.title, book.id, lead, data_of(book, chapter), *body, background_panels(book, chapter))


def _clause(book: Book, clause: Clause) -> str:
    return page(
        listed(clause.id, clause.text),
        _facts(book, clause),
        f"{book.sentence(clause)}\n{{ .rule-text }}",
        _untestable(clause),
        _related(book, clause),
        *(ambiguity_block(book, each) for each in book.touching.get(clause.id, [])),
        *scenario_panels(book, clause),
        code_panel(book, clause),
    ).rstrip()


def _facts(book: Book, clause: Clause) -> str:
    status = " ".join(badge(STATUS_WORDS.get(word, word), word) for word in book.status(clause))
    places = book.places(clause)
    where = "; ".join(f"document {document}, {_lines(lines)}" for document, lines in places)
    cited = " ".join(f"{document}:{lines}" for document, lines in places)
    source = f'<small data-lines="{cited}">source {where}{since(book, clause.id)}</small>'
    return f"{badge(clause.kind, 'kind')} {status} {source}\n{{ .facts }}"


def _lines(lines: str) -> str:
    first, _, last = lines.partition("-")
    return f"line {first}" if last in ("", first) else f"lines {first} to {last}"


def since(book: Book, name: str) -> str:
    """The version that a clause or an ambiguity came with, behind what else is said of it; empty if it is not known."""
    past = book.past(name)
    return f" · since {past.since}" if past else ""


def _untestable(clause: Clause) -> str:
    if clause.untestable is None:
        return ""
    return f"Not testable: {prose(clause.untestable)}"


def _related(book: Book, clause: Clause) -> str:
    """The links of a clause, which say nothing of their own to a search."""
    lines = "\n".join(f"- {line}" for line in _relations(book, clause))
    return box("div.related", lines, UNSEARCHED) if lines else ""


def _relations(book: Book, clause: Clause) -> Iterator[str]:
    """The lines of links: other clauses, tables of numbers, scenarios shown elsewhere."""
    if clause.illustrates:
        yield "An example of " + ", ".join(map(book.clause_link, clause.illustrates))
    see = [each for each in clause.see if each not in clause.illustrates]
    if see:
        yield "See also " + ", ".join(map(book.clause_link, see))
    back = [each for each in book.named_by.get(clause.id, []) if each not in clause.see]
    if back:
        yield "Referred to by " + ", ".join(map(book.clause_link, back))
    if clause.id in book.tables:
        yield "In numbers: " + ", ".join(link(words, target) for words, target in book.tables[clause.id])
    elsewhere = [each for each in book.shown.get(clause.id, []) if book.home(each) != clause.id]
    if elsewhere:
        yield "More examples: " + "; ".join(map(book.scenario_link, elsewhere))
    if book.room.second:
        yield from (f"Two transcriptions: {prose(told)}" for told in book.room.second.parting_of(clause.lines))
    yield from (f"In other games: {told}" for told in book.akin(clause.id))
    yield from changed(book, clause.id)
    if clause.id in book.properties:
        yield "Tested by the property: " + "; ".join(map(_property, book.properties[clause.id]))


def _property(test: str) -> str:
    """The sentence that the name of a property test is."""
    return plain(test.rpartition("::")[2].removeprefix("test_").replace("_", " "))


def changed(book: Book, name: str) -> Iterator[str]:
    """What became of a clause or an ambiguity in later versions than that which it came with."""
    past = book.past(name)
    for version, change in past.later if past else ():
        told = {"clause reworded": f": it was *{prose(change.was)}*", "ruling changed": f": it was `{change.was}`"}
        yield f"{change.kind.capitalize()} in {version}{told.get(change.kind, '')}"


# ---- doubts


def ambiguity_block(book: Book, ambiguity: Ambiguity) -> str:
    """An ambiguity in short: the question, every reading with a link to the register, and why the ruling."""
    readings = "\n".join(
        f"- {book.reading_link(ambiguity.id, reading.key)}"
        f"{' ' + badge('ruling', 'ruling') if reading.key == ambiguity.ruling else ''}: {prose(reading.text)}"
        for reading in ambiguity.readings
    )
    outcomes = ", with a comparison of the readings on one position" if ambiguity.switchable else ""
    register = f"{book.ambiguity_link(ambiguity.id)} in the register{outcomes}."
    why = f"Why: {prose(ambiguity.why)} {switch(ambiguity)} {register}"
    return opens(f"{ambiguity.id}: {prose(ambiguity.question)}", f"{readings}\n\n{why}", kind="question")


def switch(ambiguity: Ambiguity) -> str:
    """Whether a game can be played in every reading."""
    if ambiguity.switchable:
        return badge("all readings playable", "switchable")
    return badge("fixed at the ruling", "fixed")
