"""Page that introduces a game in two minutes: its goal, a turn, and one play step by step on a board."""

from __future__ import annotations

from scrimmage_rules.site.data.introduction_steps import Introduction, IntroductionScreen
from scrimmage_rules.site.data.scenario_boards import DRAWING, FOLDER, has_drawing_script, render_single_case
from scrimmage_rules.site.model.markdown import format_element, format_game_page, format_prose, join_blocks
from scrimmage_rules.site.model.rulebook_model import BOOKLET, INDEX, SHEET, Book
from scrimmage_rules.site.pages.scenario_panels import escape_html

TITLE = "In two minutes"
DATA = f"{FOLDER}/two-minutes.js"
PLAY = "One play, step by step"

LEAD = "This page introduces the game in a few screens and one play on the board. Each screen links to its clauses."

ON = """
You know enough to start. The play page has a first lesson of ten minutes. It lists your legal actions. For any other
action, it names the clause that forbids the action.

<a class="md-button md-button--primary" href="../../play.html?game={game}">Play</a>
[Read the rules]({index}){{ .md-button }}
[All rules on one page]({booklet}){{ .md-button }}
{sheet}
"""


def render_introduction_page(book: Book, told: Introduction) -> str:
    """Return the page: the screens, the play, and links to further pages."""
    screens = [_render_screen(book, number, each) for number, each in enumerate(told.screens, 1)]
    play = join_blocks(
        f"## {len(screens) + 1}. {PLAY} {{ #play }}", format_prose(told.play), _render_board(book, told)
    ).rstrip()
    sheet = f"[Tables and odds]({SHEET}){{ .md-button }}" if book.room.sheet else ""
    on = f"## Go on {{ #on }}\n\n{ON.strip().format(game=book.id, index=INDEX, booklet=BOOKLET, sheet=sheet)}".rstrip()
    parts = join_blocks(*(format_element("div.screen", each, {}) for each in (*screens, play, on))).rstrip()
    return format_game_page(TITLE, book.id, LEAD, format_element("div.screens", parts, {}, depth=4), searched=False)


def _render_screen(book: Book, number: int, screen: IntroductionScreen) -> str:
    cited = ", ".join(map(book.clause_link, screen.clauses))
    return join_blocks(f"## {number}. {screen.title}", format_prose(screen.text), f"<small>{cited}</small>").rstrip()


def _render_board(book: Book, told: Introduction) -> str:
    """Return the HTML element in which a script draws the board; without scripts, it shows the sentences."""
    steps = "".join(f"<li>{escape_html(each)}</li>" for each in told.steps)
    drawing = f' data-drawing="{DRAWING}"' if has_drawing_script(book) else ""
    return (
        f'<div class="panel-data stands" data-scenarios="{DATA}"{drawing}><noscript><ol>{steps}</ol></noscript></div>'
    )


def render_introduction_data_file(book: Book, told: Introduction) -> dict[str, str]:
    """Return the file with the positions of the play, by its path relative to the pages."""
    return {DATA: render_single_case(book, told.case, told.steps)}
