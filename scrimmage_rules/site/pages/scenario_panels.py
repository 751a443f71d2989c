"""The panels of a chapter, closed until a reader opens them: its scenarios, and the code that decides each clause.

They are HTML, which the generator of the site passes on as it is. The text of a scenario stands in the page for every
reader; positions, commands and code lie in data files beside it, and a script draws them when a panel is first opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from scrimmage_rules.kernel.rulebook import Chapter, Clause
from scrimmage_rules.rulesets import home
from scrimmage_rules.site.data.play_page_data import file_of as cases_of
from scrimmage_rules.site.data.play_page_data import trial_files
from scrimmage_rules.site.data.scenario_boards import DRAWING, FOLDER, board_files, file_of, script
from scrimmage_rules.site.model.code_excerpts import Passage, passages
from scrimmage_rules.site.model.feature_scenarios import Group
from scrimmage_rules.site.model.markdown import built
from scrimmage_rules.site.model.rulebook_model import Book

CODE = f"{FOLDER}/code.js"

ABOUT_MESSAGES = '<p class="about-messages">Scenarios about protocol messages, not about the rule:</p>'

_FENCES = {ord("`"): "&#96;", ord("~"): "&#126;"}
"""What could begin a block of code in Markdown, even within HTML."""


def as_it_stands(text: str) -> str:
    """Text within HTML within Markdown, shown as it stands."""
    return escape(text, quote=False).translate(_FENCES)


def data_of(book: Book, chapter: Chapter) -> str:
    """The element that tells the script where the data of a chapter lies, and other readers what they miss."""
    command = f"scrimmage verify --ruleset {book.id} --case {book.id}/"
    files = f'data-scenarios="{file_of(book, chapter)}" data-drawing="{DRAWING}" data-code="{CODE}"'
    files += f' data-ruleset="{book.id}" data-cases="{cases_of(book, chapter)}"'
    return (
        f'<div class="panel-data" {files} data-command="{command}"><noscript><p>The text of each'
        " scenario is complete here. Boards, replay commands and the code that decides a clause need a"
        " script, and scripts are switched off.</p></noscript></div>"
    )


# ---- what stands in the page


def scenario_panel(book: Book, group: Group) -> str:
    """A scenario: its title, what it shows, and its steps."""
    refuses = all(vector.refuses for vector in group.vectors)
    badge = ' <span class="badge refused">refusal</span>' if refuses else ""
    badge += ' <span class="badge">step by step</span>' if any(map(book.is_example, group.vectors)) else ""
    return (
        f'<details class="example panel" id="{group.anchor}">'
        f"<summary>{group.title}{badge}</summary>{_claims(book, group)}"
        f'<pre class="steps">{as_it_stands(_without_title(group.text))}</pre></details>'
    )


def _without_title(text: str) -> str:
    """Return the Gherkin of a scenario without its title, which the summary of the panel shows."""
    head, line_end, steps = text.partition("\n")
    keyword, _, _ = head.partition(":")
    return f"{keyword}:{line_end}{steps}"


def scenario_panels(book: Book, clause: Clause) -> list[str]:
    """The scenarios at home at a clause: those about its rule, then under a line of their own those about messages."""
    home = [group for group in book.shown.get(clause.id, []) if book.home(group) == clause.id]
    about_rule = [scenario_panel(book, group) for group in home if not group.is_about_messages]
    about_messages = [scenario_panel(book, group) for group in home if group.is_about_messages]
    return about_rule + ([ABOUT_MESSAGES, *about_messages] if about_messages else [])


def _claims(book: Book, group: Group) -> str:
    page, _, _ = book.address(book.home(group)).partition("#")
    shows = ", ".join(_link(each, book.address(each).removeprefix(page)) for each in group.clauses)
    played = ", ".join(_link(f"{one} {key}", book.reading_address(one, key)) for one, key in group.readings)
    begins = _link("Background", f"#{book.backgrounds[group.background]}") if group.background else ""
    return (
        f"Shows {shows}."
        + (f" Played with {played}." if played else "")
        + (f" Starts from the {begins}." if begins else "")
    )


def background_panels(book: Book, chapter: Chapter) -> str:
    """The Backgrounds from which the scenarios of a chapter begin, in a section of their own."""
    clauses = {clause.id for clause in chapter.clauses}
    told = dict.fromkeys(group.background for group in book.groups if book.home(group) in clauses)
    panels = (
        f'<details class="quote panel" id="{book.backgrounds[background]}">\n'
        f"<summary>{as_it_stands(background.splitlines()[1].strip())}</summary>\n"
        f'<pre class="steps">{as_it_stands(background)}</pre>\n</details>'
        for background in told
        if background
    )
    listed = "\n\n".join(panels)
    return f"## Backgrounds\n\n{listed}" if listed else ""


def _link(text: str, target: str) -> str:
    """A link as the generator would make it of Markdown."""
    return f'<a href="{built(target)}">{as_it_stands(text)}</a>'


def code_panel(book: Book, clause: Clause) -> str:
    """Where a clause is decided; empty if no code cites it."""
    found = _passages(book, clause)
    if not found:
        return ""
    names = ", ".join(dict.fromkeys(f"{each.module}:{each.cited[0]}" for each in found))
    listed = "\n".join(_passage(book, each) for each in found)
    return f'<details class="abstract panel">\n<summary>Decided in {names}</summary>\n<ul>\n{listed}\n</ul>\n</details>'


def _passages(book: Book, clause: Clause) -> list[Passage]:
    return passages(book.id, book.citations.get(clause.id, []))


def _passage(book: Book, passage: Passage) -> str:
    path = f"{home(book.id).package.replace('.', '/')}/{passage.module}:{passage.cited[0]}"
    cited = " ".join(map(str, passage.cited))
    return (
        f'<li data-passage="{passage.place}" data-cited="{cited}"><code>{path}</code>,'
        f" <code>{as_it_stands(passage.name)}</code></li>"
    )


# ---- what lies in files beside the pages


def data_files(book: Book) -> dict[str, str]:
    """Every data file of a ruleset by its place beside the pages."""
    code = script("code", dict(_texts(book))) + script("clauses", _pages(book))
    return {CODE: code, **board_files(book), **trial_files(book)}


def _pages(book: Book) -> dict[str, list[str]]:
    """The clauses of each page, so that an id in code can lead to where it stands."""
    return {
        built(book.file_of(chapter)): [clause.id for clause in chapter.clauses] for chapter in book.rulebook.chapters
    }


def _texts(book: Book) -> Iterator[tuple[str, str]]:
    """The text of every passage that a clause is decided in, by module and first line."""
    for clause in book.rulebook.clauses.values():
        for passage in _passages(book, clause):
            yield passage.place, passage.text
