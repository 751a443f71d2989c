"""Generated part of the documentation site: all pages about rules, made from the data of the rulesets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from inspect import cleandoc
from typing import Any

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.reports.listed_implementations import read_listed_implementations
from scrimmage_rules.kit.rulebook.release_records import Release, read_releases, read_suite_as_release
from scrimmage_rules.kit.running.conformance_run import hash_suite
from scrimmage_rules.rulesets import RULESETS, has_module, load_part, locate_ruleset
from scrimmage_rules.site.data import changed_cases, implementation_results
from scrimmage_rules.site.data.downloads import list_downloads
from scrimmage_rules.site.data.search_index import FILE as SEARCHED
from scrimmage_rules.site.data.search_index import render_search_index
from scrimmage_rules.site.model.clause_history import History, trace_history
from scrimmage_rules.site.model.cross_game_questions import FILE as CROSS_GAME_QUESTIONS_FILE
from scrimmage_rules.site.model.markdown import format_game_page
from scrimmage_rules.site.model.rulebook_model import (
    BOOKLET,
    COVERAGE,
    GLOSSARY,
    INDEX,
    INTRODUCTION,
    QUESTIONS,
    REGISTER,
    SEQUENCE,
    SHEET,
    Book,
)
from scrimmage_rules.site.model.ruleset_site_content import RulesetSiteContent
from scrimmage_rules.site.pages import (
    ambiguities,
    booklet,
    chapter,
    clause_index,
    cross_game_questions,
    glossary,
    id_redirects,
    introduction,
    known_implementations,
    overview,
    player_questions,
    reference_sheet,
    scenario_panels,
    sequence_of_play_diagram,
    source_transcriptions,
    version_changes,
)
from scrimmage_rules.viewer import read_board_program


def generate_site() -> dict[str, str]:
    """Return every generated page, every data file, and the script that draws boards, by their paths."""
    known = _read_all_releases()
    books = _create_books(trace_history(known))  # only once, because reading all scenarios is slow
    return {
        **_render_all_pages(books, known),
        **_render_all_data(books),
        changed_cases.FILE: _render_changed_cases(books),
        implementation_results.FILE: implementation_results.render_results_script(_collect_implementation_results()),
        "js/board.js": read_board_program(),
        source_transcriptions.FILE: source_transcriptions.render_source_documents_script(),
    }


def generate_pages() -> dict[str, str]:
    """Return every generated page by its path in the documentation. The same data always gives the same pages."""
    known = _read_all_releases()
    return _render_all_pages(_create_books(trace_history(known)), known)


def generate_ruleset_site(ruleset_id: str) -> dict[str, str]:
    """Return the pages of one ruleset from any package, with their data, styles and scripts.

    The paths are relative to a folder for mkdocs. The first page is the page about the ruleset.
    """
    book, docs = Book(ruleset_id, load_site_content(ruleset_id)), data_dir("docs")
    shared = [path for kind in ("css", "js") for path in sorted((docs / kind).glob("*.*"))]
    assets = {path.relative_to(docs).as_posix(): path.read_text(encoding="utf-8") for path in shared}
    return {
        **_render_book_pages(book, [book]),
        **_render_book_data(book),
        **assets,
        "js/board.js": read_board_program(),
    }


def _read_all_releases() -> list[Release]:
    """Return all earlier releases and the present suite. If the present version is recorded already, its record is left
    out.
    """
    present = read_suite_as_release(data_dir("conformance"))
    return [*(each for each in read_releases(present=present) if each.version != present.version), present]


def _render_all_pages(books: Sequence[Book], known: Sequence[Release]) -> dict[str, str]:
    found = {
        f"rules/{INDEX}": overview.render_rules_index(books),
        f"rules/{clause_index.FILE}": clause_index.render_clause_index(books),
        f"rules/{CROSS_GAME_QUESTIONS_FILE}": cross_game_questions.render_cross_game_questions_page(books),
        known_implementations.FILE: known_implementations.render_implementations_page(
            read_listed_implementations(data_dir("conformance")),
            hash_suite(RULESETS),
            _collect_implementation_results(),
        ),
        version_changes.FILE: version_changes.render_changes_page(known),
    }
    for book in books:
        found.update({f"rules/{book.id}/{file}": text for file, text in _render_book_pages(book, books).items()})
    return found


@cache
def _collect_implementation_results() -> Sequence[implementation_results.ImplementationResults]:
    vectors = (vector for ruleset_id in RULESETS for vector in read_vectors(get_vectors_file(ruleset_id)))
    return implementation_results.collect_results(
        read_listed_implementations(data_dir("conformance")), hash_suite(RULESETS), vectors
    )


def _render_changed_cases(books: Sequence[Book]) -> str:
    vectors = (vector for book in books for group in book.scenario_groups for vector in group.vectors)
    current = {vector.id: tuple(vector.steps) for vector in vectors}
    return changed_cases.render_changed_cases_script(changed_cases.read_earlier_cases(), current)


def _render_all_data(books: Sequence[Book]) -> dict[str, str]:
    boards = {f"rules/{book.id}/{file}": text for book in books for file, text in _render_book_data(book).items()}
    return {**boards, **id_redirects.render_redirects(books), SEARCHED: render_search_index(books)}


def load_site_content(ruleset_id: str) -> RulesetSiteContent:
    """Return the texts, extra pages and words that the package of a ruleset provides for the site.

    If the package provides none, the text about the game is the docstring of the package.
    """
    if not has_module(locate_ruleset(ruleset_id).room):
        about = cleandoc(import_module(locate_ruleset(ruleset_id).package).__doc__ or "")
        return RulesetSiteContent(source="README", about=about, extras=tuple)
    found: RulesetSiteContent = load_part(ruleset_id, locate_ruleset(ruleset_id).room, "ROOM")
    return found


def _create_books(past: History | None = None) -> list[Book]:
    return [Book(ruleset_id, load_site_content(ruleset_id), past) for ruleset_id in RULESETS]


def _render_book_pages(book: Book, books: Sequence[Book]) -> dict[str, str]:
    chapters = {book.file_of(each): chapter.render_chapter_page(book, each) for each in book.rulebook.chapters}
    extras = {extra.file: format_game_page(extra.title, book.id, extra.text) for extra in book.extras}
    around = {
        BOOKLET: booklet.render_booklet_page(book),
        GLOSSARY: glossary.render_glossary_page(book, books),
        SEQUENCE: sequence_of_play_diagram.render_sequence_page(book),
        REGISTER: ambiguities.render_register_page(book),
        COVERAGE: overview.render_coverage_page(book),
    }
    return {INDEX: overview.render_ruleset_page(book), **_render_player_pages(book), **chapters, **extras, **around}


def _render_player_pages(book: Book) -> dict[str, str]:
    """Return the pages with the introduction, the reference sheet and the questions of players, as far as the game has
    them.
    """
    found = {}
    if book.room.questions:
        found[QUESTIONS] = player_questions.render_questions_page(book)
    if book.room.introduction:
        found[INTRODUCTION] = introduction.render_introduction_page(book, book.room.introduction)
    if book.room.sheet:
        found[SHEET] = reference_sheet.render_sheet_page(book, book.room.sheet())
    return found


def _render_book_data(book: Book) -> dict[str, str]:
    """Return the data files of the pages of a game."""
    told = introduction.render_introduction_data_file(book, book.room.introduction) if book.room.introduction else {}
    downloads = {path: text for path, (_, text) in list_downloads(book).items()}
    return {**scenario_panels.render_data_files(book), **told, **downloads}


def build_navigation() -> list[Any]:
    """Return the entries of the navigation with short titles: first an index, then a section for each ruleset."""
    listed: list[Any] = [
        f"rules/{INDEX}",
        {clause_index.TITLE: f"rules/{clause_index.FILE}"},
        {cross_game_questions.TITLE: f"rules/{CROSS_GAME_QUESTIONS_FILE}"},
    ]
    for book in _create_books():
        named = [(introduction.TITLE, INTRODUCTION)] if book.room.introduction else []
        named += [(booklet.TITLE, BOOKLET)]
        named += [(reference_sheet.TITLE, SHEET)] if book.room.sheet else []
        named += [(each.title, book.file_of(each)) for each in book.rulebook.chapters]
        named += [(extra.title, extra.file) for extra in book.extras]
        named += [(player_questions.TITLE, QUESTIONS)] if book.room.questions else []
        named += [
            (glossary.TITLE, GLOSSARY),
            (sequence_of_play_diagram.TITLE, SEQUENCE),
            (ambiguities.TITLE, REGISTER),
            ("Coverage", COVERAGE),
        ]
        within = [{title: f"rules/{book.id}/{file}"} for title, file in named]
        listed.append({book.game.title: [f"rules/{book.id}/{INDEX}", *within]})
    return listed
