"""Search index of the rules: every name that a reader may search, with its text and its address."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import unescape
from re import sub

import msgspec

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.rulebook import Clause
from scrimmage_rules.kit.cases.case_name_register import read_register
from scrimmage_rules.site.data.scenario_boards import render_data_script
from scrimmage_rules.site.model.markdown import get_built_address
from scrimmage_rules.site.model.rulebook_model import GLOSSARY, REGISTER, Book
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases

FILE = "js/search-rules.js"

SHOWN = "shown-"
"""Beginning of the anchor of a scenario on its page."""


class SearchEntry(msgspec.Struct, frozen=True, array_like=True):
    """An entry of the index: a clause, ambiguity, reading, chapter, word or question of players.

    Clauses and ambiguities have a title. A question has the title and the address of the rule that answers it. `about`
    are the ids of the rules that answer a question, or of the clauses that an ambiguity or a word concerns. `phrases`
    are words by which players look for a rule, and other forms of a word. Addresses are relative to the folder of
    rules.
    """

    kind: str
    name: str
    title: str
    text: str
    at: str
    about: tuple[str, ...] = ()
    phrases: str = ""


class IndexedScenario(msgspec.Struct, frozen=True, array_like=True):
    """A scenario of the index: its title, the index of its main clause, its name, and the index of its feature.

    `lines` and `rows` have the line and the example row of each of its cases. `number` distinguishes scenarios that
    would have the same address.
    """

    title: str
    home: int
    name: str
    feature: int
    lines: tuple[int, ...]
    rows: tuple[str, ...]
    number: str


class IndexedGame(msgspec.Struct, frozen=True):
    """Everything that a search can find in one game. `retired` has the names of removed cases, with the reasons.

    `scenarios` has one column for each field of a scenario, because values of one kind take less space if they are
    stored together.
    """

    id: str
    title: str
    entries: tuple[SearchEntry, ...]
    features: tuple[str, ...]
    scenarios: tuple[tuple[object, ...], ...]
    retired: dict[str, str]


def render_search_index(books: Sequence[Book]) -> str:
    """Return the index as a file that a page loads at the first search."""
    return render_data_script("rules", [_index_game(book) for book in books])


def _index_game(book: Book) -> IndexedGame:
    entries = tuple(_list_search_entries(book))
    numbers = {each.name: number for number, each in enumerate(entries) if each.kind == "clause"}
    features = tuple(dict.fromkeys(group.vectors[0].feature for group in book.scenario_groups))
    scenarios = [
        _index_scenario(group, numbers[book.home_clause_of(group)], features) for group in book.scenario_groups
    ]
    columns = tuple(zip(*map(msgspec.structs.astuple, scenarios), strict=True))
    retired = read_register(book.id, data_dir("conformance")).retired
    return IndexedGame(book.id, book.game.title, entries, features, columns, retired)


def _list_search_entries(book: Book) -> Iterator[SearchEntry]:
    for chapter in book.rulebook.chapters:
        yield SearchEntry("chapter", chapter.title, "", "", get_built_address(book.file_of(chapter)))
        for clause in chapter.clauses:
            yield _index_clause(book, clause)
    for each in book.rulebook.ambiguities.values():
        address = get_built_address(f"{REGISTER}#{each.id}")
        words = book.room.search_words.get(each.id, "")
        yield SearchEntry("ambiguity", each.id, each.title, each.question, address, tuple(each.clauses), words)
        for reading in each.readings:
            address = get_built_address(book.reading_address(each.id, reading.key))
            yield SearchEntry("reading", f"{each.id}.{reading.key}", "", reading.text, address)
    for asked in book.room.questions:
        best = asked.where[0]
        address = get_built_address(book.entry_address(best))
        yield SearchEntry(
            "question", asked.question, f"{best} {book.title_of(best)}", asked.answer, address, asked.where
        )
    for term in book.words.terms:
        meaning = book.rulebook.clauses[term.clause].text
        address = get_built_address(f"{GLOSSARY}#{term.anchor}")
        yield SearchEntry("word", term.term, "", meaning, address, (term.clause,), ", ".join(term.forms))


def _index_clause(book: Book, clause: Clause) -> SearchEntry:
    words = book.room.search_words.get(clause.id, "")
    return SearchEntry(
        "clause", clause.id, clause.title, clause.text, get_built_address(book.clause_address(clause.id)), (), words
    )


def _index_scenario(group: ScenarioWithCases, home: int, features: Sequence[str]) -> IndexedScenario:
    name, rows = _split_case_names(group)
    first = f"{SHOWN}{'-'.join(name.split('/')[1:])}"
    return IndexedScenario(
        title=strip_title_markup(group.title),
        home=home,
        name=name,
        feature=features.index(group.vectors[0].feature),
        lines=tuple(each.line for each in group.vectors),
        rows=rows,
        number=group.anchor.removeprefix(first),
    )


def _split_case_names(group: ScenarioWithCases) -> tuple[str, tuple[str, ...]]:
    """Return the name of a scenario (its chapter and slug). If it has several cases, also return the last part of the
    name of each case.
    """
    names = [each.id.split("/")[1:] for each in group.vectors]
    return "/".join(names[0][:2]), tuple(row for name in names for row in name[2:])


def strip_title_markup(title: str) -> str:
    """Return a title without HTML."""
    return unescape(sub(r"</?i>", "", title))
