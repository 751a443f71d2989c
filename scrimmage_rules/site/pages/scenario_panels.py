"""Collapsed panels of a chapter page: its scenarios, and the code that decides each clause.

The panels are HTML that mkdocs does not change. The page contains the texts of scenarios. Positions, commands and code
are in data files, and a script shows them when a reader opens a panel.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import dedent

from scrimmage_rules.kernel.rulebook import Chapter, Clause
from scrimmage_rules.rulesets import locate_ruleset
from scrimmage_rules.site.data.play_page_data import get_case_file_path as cases_of
from scrimmage_rules.site.data.play_page_data import render_play_page_files
from scrimmage_rules.site.data.scenario_boards import (
    DRAWING,
    FOLDER,
    get_board_file_path,
    has_drawing_script,
    render_board_files,
    render_data_script,
)
from scrimmage_rules.site.model.code_excerpts import CodeExcerpt, find_code_excerpts
from scrimmage_rules.site.model.markdown import get_built_address
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases

CODE = f"{FOLDER}/code.js"

ABOUT_MESSAGES = '<p class="about-messages">Scenarios about protocol messages, not about the rule:</p>'

_FENCES = {ord("`"): "&#96;", ord("~"): "&#126;"}
"""Characters with which a code block in Markdown can start, even inside HTML."""


def escape_html(text: str) -> str:
    """Return text escaped for HTML inside Markdown."""
    return escape(text, quote=False).translate(_FENCES)


def render_data_element(book: Book, chapter: Chapter) -> str:
    """Return the HTML element from which the script reads the paths of the chapter's data. To readers without scripts,
    it shows a text about what is missing.
    """
    command = f"scrimmage verify --ruleset {book.id} --case {book.id}/"
    files = f'data-scenarios="{get_board_file_path(book, chapter)}" data-code="{CODE}"'
    files += f' data-drawing="{DRAWING}"' if has_drawing_script(book) else ""
    files += f' data-ruleset="{book.id}" data-cases="{cases_of(book, chapter)}"'
    files += f' data-package="{locate_ruleset(book.id).package.replace(".", "/")}/"'
    return (
        f'<div class="panel-data" {files} data-command="{command}"><noscript><p>The text of each'
        " scenario is complete here. Boards, replay commands and the code that decides a clause need a"
        " script, and scripts are switched off.</p></noscript></div>"
    )


# ---- in the page


def render_scenario_panel(book: Book, group: ScenarioWithCases) -> str:
    """Return the panel of a scenario: its title, its clauses and readings, and its steps."""
    refuses = all(vector.refuses for vector in group.vectors)
    badge = ' <span class="badge refused">refusal</span>' if refuses else ""
    badge += ' <span class="badge">step by step</span>' if any(map(book.is_example, group.vectors)) else ""
    return (
        f'<details class="example panel" id="{group.anchor}">'
        f"<summary>{group.title}{badge}</summary>{_render_other_clauses_and_readings(book, group)}"
        f'<pre class="steps">{escape_html(_remove_title(group.text))}</pre></details>'
    )


def _remove_title(text: str) -> str:
    """Return the Gherkin text of a scenario without its title, which is in the summary of the panel.

    Only an outline keeps its keyword and its indentation, because its steps end where its examples begin.
    """
    head, line_end, steps = text.partition("\n")
    keyword, _, _ = head.partition(":")
    return dedent(steps) if keyword == "Scenario" else f"{keyword}:{line_end}{steps}"


def render_scenario_panels(book: Book, clause: Clause) -> list[str]:
    """Return the panels of the scenarios that have this main clause. Scenarios about the rule come first, then
    scenarios about invalid messages.
    """
    home = [group for group in book.groups_by_clause.get(clause.id, []) if book.home_clause_of(group) == clause.id]
    about_rule = [render_scenario_panel(book, group) for group in home if not group.is_about_messages]
    about_messages = [render_scenario_panel(book, group) for group in home if group.is_about_messages]
    return about_rule + ([ABOUT_MESSAGES, *about_messages] if about_messages else [])


def _render_other_clauses_and_readings(book: Book, group: ScenarioWithCases) -> str:
    """Return a line with the readings, the Background and the clauses of a scenario. Its main clause is left out,
    because the scenario is listed below this clause.
    """
    home = book.home_clause_of(group)
    page, _, _ = book.clause_address(home).partition("#")
    others = [each for each in group.clauses if each != home]
    shows = ", ".join(_render_link(each, book.clause_address(each).removeprefix(page)) for each in others)
    played = ", ".join(_render_link(f"{one} {key}", book.reading_address(one, key)) for one, key in group.readings)
    begins = _render_background_link(book, group.background) if group.background else ""
    said = {"Also shows": shows, "Played with": played, "Starts from": begins}
    return " ".join(f"{words} {links}." for words, links in said.items() if links)


def _name_background(book: Book, background: str) -> str:
    """Return the name of a Background: the same number on all pages of a game."""
    return book.background_anchors[background].replace("background-", "Background ")


def _render_background_link(book: Book, background: str) -> str:
    return _render_link(_name_background(book, background), f"#{book.background_anchors[background]}")


def render_background_panels(book: Book, chapter: Chapter) -> str:
    """Return a section with the Backgrounds of a chapter's scenarios."""
    told = dict.fromkeys(group.background for group in book.groups_by_chapter[chapter.chapter])
    panels = (
        f'<details class="quote panel" id="{book.background_anchors[background]}">\n'
        f"<summary>{_name_background(book, background)}: {escape_html(background.splitlines()[1].strip())}</summary>\n"
        f'<pre class="steps">{escape_html(background)}</pre>\n</details>'
        for background in told
        if background
    )
    listed = "\n\n".join(panels)
    return f"## Backgrounds\n\n{listed}" if listed else ""


def _render_link(text: str, target: str) -> str:
    """Return a link as the HTML that mkdocs would make from Markdown."""
    return f'<a href="{get_built_address(target)}">{escape_html(text)}</a>'


def render_deciding_code_panel(book: Book, clause: Clause) -> str:
    """Return the panel with the code that decides a clause; empty if no code cites the clause."""
    found = _find_excerpts_about_clause(book, clause)
    if not found:
        return ""
    names = ", ".join(dict.fromkeys(f"{each.module}:{each.cited[0]}" for each in found))
    listed = "\n".join(map(_render_excerpt, found))
    return f'<details class="abstract panel">\n<summary>Decided in {names}</summary>\n<ul>\n{listed}\n</ul>\n</details>'


def _find_excerpts_about_clause(book: Book, clause: Clause) -> list[CodeExcerpt]:
    return find_code_excerpts(book.id, book.code_places_by_clause.get(clause.id, []))


def _render_excerpt(passage: CodeExcerpt) -> str:
    """Return the list item of a code excerpt. The script adds the path of the code."""
    cited = " ".join(map(str, passage.cited))
    return f'<li data-passage="{passage.place}" data-cited="{cited}"><code>{escape_html(passage.name)}</code></li>'


# ---- in data files


def render_data_files(book: Book) -> dict[str, str]:
    """Return every data file of a ruleset by its path relative to the pages."""
    code = render_data_script("code", dict(_list_texts_of_code_excerpts(book))) + render_data_script(
        "clauses", _group_clauses_by_page(book)
    )
    return {CODE: code, **render_board_files(book), **render_play_page_files(book)}


def _group_clauses_by_page(book: Book) -> dict[str, list[str]]:
    """Return the clauses of each page. With these, the script turns the ids in code into links."""
    return {
        get_built_address(book.file_of(chapter)): [clause.id for clause in chapter.clauses]
        for chapter in book.rulebook.chapters
    }


def _list_texts_of_code_excerpts(book: Book) -> Iterator[tuple[str, str]]:
    """Yield the text of every code excerpt that decides a clause, by module and first line."""
    for clause in book.rulebook.clauses.values():
        for passage in _find_excerpts_about_clause(book, clause):
            yield passage.place, passage.text
