"""Page of one chapter: every clause with its text, ambiguities, tables of numbers, scenarios and code."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.rulebook import Ambiguity, Chapter, Clause
from scrimmage_rules.site.model.markdown import (
    escape_text,
    format_badge,
    format_details,
    format_element,
    format_entry_heading,
    format_game_page,
    format_link,
    format_prose,
    join_blocks,
)
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases
from scrimmage_rules.site.pages.scenario_lists import format_scenario_list
from scrimmage_rules.site.pages.scenario_panels import (
    render_background_panels,
    render_data_element,
    render_deciding_code_panel,
    render_scenario_panels,
)

STATUSES = ("implemented", "shown", "proved", "untestable", "open")
STATUS_WORDS = {"open": "not yet decided by code"}
UNSEARCHED = {"data-search-exclude": ""}


def render_chapter_page(book: Book, chapter: Chapter) -> str:
    """Return the page of a chapter, with all its clauses."""
    number = len(chapter.clauses)
    clauses = f"{number} clause{'' if number == 1 else 's'}"
    lead = (
        f"{clauses} of [{escape_text(book.game.title)}](index.md). [How to read a page](index.md#how-to-read-a-page)."
    )
    first_clauses = _find_first_clause_by_ambiguity(book, chapter)
    body = (_render_clause(book, clause, first_clauses) for clause in chapter.clauses)
    return format_game_page(
        chapter.title, book.id, lead, render_data_element(book, chapter), *body, render_background_panels(book, chapter)
    )


def _find_first_clause_by_ambiguity(book: Book, chapter: Chapter) -> dict[str, str]:
    """Return for each ambiguity of a chapter the first clause that it concerns. The page has the text of the ambiguity
    only at this clause.
    """
    found: dict[str, str] = {}
    for clause in chapter.clauses:
        for each in book.ambiguities_by_clause.get(clause.id, []):
            found.setdefault(each.id, clause.id)
    return found


def _render_clause(book: Book, clause: Clause, first_clauses: dict[str, str]) -> str:
    ambiguities = book.ambiguities_by_clause.get(clause.id, [])
    return join_blocks(
        format_entry_heading(clause.id, clause.title, clause.text),
        _render_clause_facts(book, clause),
        f"{book.linked_text(clause)}\n{{ .rule-text }}",
        _render_untestable(clause),
        _render_links_of_clause(book, clause),
        *(render_ambiguity(book, each) for each in ambiguities if first_clauses[each.id] == clause.id),
        *(
            _render_reference(book, each, first_clauses[each.id])
            for each in ambiguities
            if first_clauses[each.id] != clause.id
        ),
        *render_scenario_panels(book, clause),
        render_deciding_code_panel(book, clause),
    ).rstrip()


def _render_clause_facts(book: Book, clause: Clause) -> str:
    status = " ".join(format_badge(STATUS_WORDS.get(word, word), word) for word in book.statuses_of(clause))
    places = book.source_places(clause)
    where = "; ".join(f"document {document}, {_format_line_range(lines)}" for document, lines in places)
    cited = " ".join(f"{document}:{lines}" for document, lines in places)
    source = f'<small data-lines="{cited}">source {where}{format_since(book, clause.id)}</small>'
    return f"{format_badge(clause.kind, 'kind')} {status} {source}\n{{ .facts }}"


def _format_line_range(lines: str) -> str:
    first, _, last = lines.partition("-")
    return f"line {first}" if last in ("", first) else f"lines {first} to {last}"


def format_since(book: Book, name: str) -> str:
    """Return the version that added a clause or an ambiguity, as text for the end of a line; empty if it is unknown."""
    past = book.history_of(name)
    return f" · since {past.since}" if past else ""


def _render_untestable(clause: Clause) -> str:
    if clause.untestable is None:
        return ""
    return f"Not testable: {format_prose(clause.untestable)}"


def _render_links_of_clause(book: Book, clause: Clause) -> str:
    """Return the links of a clause; the search does not index them."""
    lines = "\n".join(f"- {line}" for line in _list_relations(book, clause))
    body = join_blocks(lines, _list_examples_elsewhere(book, clause)).rstrip()
    return format_element("div.related", body, UNSEARCHED, depth=4) if body else ""


def _list_relations(book: Book, clause: Clause) -> Iterator[str]:
    """Yield lines with links to other clauses, to tables of numbers, to a plain example, and to other places about the
    clause.
    """
    if clause.illustrates:
        yield "An example of " + ", ".join(map(book.clause_link, clause.illustrates))
    see = [each for each in clause.see if each not in clause.illustrates]
    if see:
        yield "See also " + ", ".join(map(book.clause_link, see))
    back = [each for each in book.referring_clauses.get(clause.id, []) if each not in clause.see]
    if back:
        yield "Referred to by " + ", ".join(map(book.clause_link, back))
    if clause.id in book.tables_by_clause:
        yield "In numbers: " + ", ".join(
            format_link(words, target) for words, target in book.tables_by_clause[clause.id]
        )
    plain, _ = _find_examples_elsewhere(book, clause)
    if plain:
        yield "The plain case: " + book.scenario_link(plain)
    if book.room.second:
        yield from (
            f"Two transcriptions: {format_prose(told)}" for told in book.room.second.find_differences_in(clause.lines)
        )
    yield from (f"In other games: {told}" for told in book.related_question_links(clause.id))
    yield from list_changes(book, clause.id)
    if clause.id in book.property_tests:
        yield "Tested by the property: " + "; ".join(map(_describe_property, book.property_tests[clause.id]))


def _find_examples_elsewhere(book: Book, clause: Clause) -> tuple[ScenarioWithCases | None, list[ScenarioWithCases]]:
    """Return the scenarios that show a clause but are listed under other clauses: first one plain scenario, then a list
    of all others. If the clause has its own plain scenario, return None in place of the first value.
    """
    shown = book.groups_by_clause.get(clause.id, [])
    elsewhere = [each for each in shown if book.home_clause_of(each) != clause.id]
    if elsewhere and elsewhere[0].is_plain and not any(each.is_plain for each in shown if each not in elsewhere):
        return elsewhere[0], elsewhere[1:]
    return None, elsewhere


def _list_examples_elsewhere(book: Book, clause: Clause) -> str:
    _, others = _find_examples_elsewhere(book, clause)
    return format_scenario_list(book, "Shown under other clauses by", others)


def _describe_property(test: str) -> str:
    """Return the name of a property test as a sentence."""
    return escape_text(test.rpartition("::")[2].removeprefix("test_").replace("_", " "))


def list_changes(book: Book, name: str) -> Iterator[str]:
    """Yield lines about the changes of a clause or an ambiguity in later versions."""
    past = book.history_of(name)
    for version, change in past.later if past else ():
        told = {
            "clause reworded": f": it was *{format_prose(change.was)}*",
            "ruling changed": f": it was `{change.was}`",
        }
        yield f"{change.kind.capitalize()} in {version}{told.get(change.kind, '')}"


# ---- doubts


def render_ambiguity(book: Book, ambiguity: Ambiguity) -> str:
    """Return a short form of an ambiguity: the question, every reading with a link to the register, and the reason for
    the ruling.
    """
    readings = "\n".join(
        f"- {book.reading_link(ambiguity.id, reading.key)}"
        f"{' ' + format_badge('ruling', 'ruling') if reading.key == ambiguity.ruling else ''}: "
        f"{format_prose(reading.text)}"
        for reading in ambiguity.readings
    )
    outcomes = ", with a comparison of the readings on one position" if ambiguity.switchable else ""
    register = f"{book.ambiguity_link(ambiguity.id)} in the register{outcomes}."
    why = f"Why: {format_prose(ambiguity.why)} {render_switch_badge(ambiguity)} {register}"
    return format_details(
        f"{ambiguity.id}: {format_prose(ambiguity.title or ambiguity.question)}",
        f"{format_prose(ambiguity.question)}\n\n{readings}\n\n{why}",
        kind="question",
    )


def _render_reference(book: Book, ambiguity: Ambiguity, clause: str) -> str:
    """Return a line that links to the text of an ambiguity at an earlier clause of the page."""
    title = format_prose(ambiguity.title or ambiguity.question)
    return f"{book.ambiguity_link(ambiguity.id)}: {title} (readings under {book.clause_link(clause)})\n{{ .question }}"


def render_switch_badge(ambiguity: Ambiguity) -> str:
    """Return a badge that says whether a game can be played in every reading of an ambiguity."""
    if ambiguity.switchable:
        return format_badge("all readings playable", "switchable")
    return format_badge("fixed at the ruling", "fixed")
