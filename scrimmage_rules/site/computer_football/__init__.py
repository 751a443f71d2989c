"""Site pages that only computer-football has: drawings of its field, windows and men, and the exact odds of its random
draws.
"""

from __future__ import annotations

from scrimmage_rules.rulesets import load_pictures
from scrimmage_rules.site.computer_football.odds_page import TABLES, render_odds_page
from scrimmage_rules.site.computer_football.odds_positions import (
    ID,
    create_formation_example,
    get_query_value,
    load_rules,
)
from scrimmage_rules.site.computer_football.reference_sheet import build_sheet
from scrimmage_rules.site.data.introduction_steps import read_introduction
from scrimmage_rules.site.model.glossary_terms import read_terms
from scrimmage_rules.site.model.markdown import format_table, join_blocks
from scrimmage_rules.site.model.player_questions import read_player_questions, read_search_words
from scrimmage_rules.site.model.ruleset_site_content import ExtraPage, RulesetSiteContent, StartableGame
from scrimmage_rules.site.pages.source_transcriptions import read_transcription

ABOUT = """
Two players, a field of squares, and eleven men a side. The slower a man, the more power he has to block and to tackle.
The offense lines up and calls a play in secret: a run by one of its backs, or a pass to one of twelve zones. The
defense lines up against a formation whose purpose it does not know. Then the sides move in turns, with as many squares
as chance allots. The first touchdown or safety wins; there are no points, no kicks and no clock.

The program of the game is an adaptation of a board game of 1970. It has two editions: `power`, whose printed tackle
table we found to be [one exact law](../../derivations/computer-football-tackle.md), and `classic`, the earlier
versions, which are [a reconstruction](odds.md#tackles). Field, windows and men are [drawn here](drawn.md); all
[odds](odds.md) are exact.
"""

FIELD = """
The field is 60 columns of 15 squares, two yards each, with an end zone of five columns at either end
([CF-A01](ambiguities.md#CF-A01)). A square is named by its column, counted from west to east, and its row, from north
to south. *Line* k is the boundary between the columns k and k + 1, so that the goal lines are 5 and 55. The numbers
below the field are yards from the nearer goal line. [How this follows from the
text](../../derivations/computer-football-field.md).
"""

WINDOW = """
On display are 20 columns. They begin five columns behind the scrimmage line; inside the defense's 20 the window stops
at the end of the field ([CF-A04](ambiguities.md#CF-A04)). The zones are numbered on the window, always from the west
and the north, and keep their places while the play lasts. Brackets below a field show the columns in which men may
line up.
"""

MEN = """
The shape of a man shows his speed. The original shapes are lost, except that tackles and guards are square: the
others are this project's own. Red is dark with light letters, yellow light with dark letters. A man is paler after a
block that was not strong enough, until a second half finishes him.
"""

READING = """
The blue line is the scrimmage line, the broken yellow line the one to be reached for a new first down. The picture
shows secrets, too: what the defense does not know yet has a broken edge, be it the ball of a hidden carrier or the
zone of a hidden pass. A ring is around a ball in the air or on the ground. When men leave the window, more columns are
drawn; the zones stay where they were.
"""

WINDOWS = {
    "Own 20, east": (15, 1), "Own 20, west": (45, -1), "Defense's 20, east": (45, 1), "Defense's 20, west": (15, -1),
    "Inside the 20, east": (48, 1), "Inside the 20, west": (12, -1), "Goal line, east": (55, 1),
    "Goal line, west": (5, -1),
}  # fmt: skip
"""Windows (visible parts) of the field that the page draws: for each title, the line of scrimmage and the direction of
play.
"""

LINES = (
    (15, "east"), (45, "west"), (6, "east"), (5, "east"), (30, "east"), (44, "east"), (45, "east"), (46, "east"),
    (50, "east"), (54, "east"), (55, "east"), (54, "west"), (15, "west"), (12, "west"),
)  # fmt: skip
"""Lines of scrimmage, with the direction of play, for which the page lists the columns of the window. They are the line
of the first play, lines at both ends of the field, and lines on both sides of the defense's 20.
"""

CLAUSES = {
    "field": (
        "INTRO.field-size", "FIELD.grid", "FIELD.square-size", "FIELD.compass-ew", "FIELD.compass-ns",
        "FIELD.yard-markers",
    ),
    "windows": (
        "INTRO.segment", "FIELD.window-offset", "FIELD.window-exception", "FIELD.markers-shift", "FIELD.zones-12",
        "L1", "L2.1", "L2.2", "L2.3", "L2.4", "L3.1", "L3.3", "L4.1", "L5",
    ),
    "lines": ("FIELD.window-offset", "FIELD.window-exception", "FIELD.first-down-line", "L2.4"),
    "men": ("MEN.shapes", "MEN.table", "MEN.counts", "MEN.square-shapes", "BLOCK.pale-mark"),
    "boards": ("FIELD.scrimmage-line", "FIELD.first-down-line", "BLOCK.pale-mark"),
}  # fmt: skip
"""For each part of the page, the clauses that it shows."""

WORDS = {
    "field": "the field drawn", "windows": "windows drawn", "lines": "windows in numbers", "men": "the men drawn",
    "boards": "how a board is drawn",
}  # fmt: skip


def _wrap_figure(svg: str) -> str:
    return f'<div class="boards"><figure>{svg}</figure></div>'


def _draw_windows() -> str:
    """Return drawings of the windows (visible parts) of the field. Each drawing has a tab."""
    draw = load_pictures(ID)["display"]
    return "\n\n".join(f'=== "{title}"\n\n    {_wrap_figure(draw(load_rules(), *at))}' for title, at in WINDOWS.items())


def _render_window_table() -> str:
    """Return a table of the columns of the field that each window shows."""
    heads = (
        "line",
        "to the",
        "yards to go",
        "window",
        "T, G",
        "Q",
        "F, H, T",
        "defense",
        "ends downfield",
        "first down",
    )
    rows = []
    for line, direction in LINES:
        facts = get_query_value("window", line=line, direction=direction)
        named = [
            _format_column_span(facts[name]) for name in ("linemen", "quarterback", "backs", "defense", "downfield")
        ]
        window = _format_column_span([facts["first"], facts["last"]])
        rows.append((str(line), direction, str(facts["yards_to_goal"]), window, *named, str(facts["first_down"])))
    return format_table(heads, rows, right=(0, 2, 9))


def _format_column_span(columns: list[int] | None) -> str:
    if columns is None:
        return "nowhere"
    first, last = columns
    return str(first) if first == last else f"{first} to {last}".replace(" ", "\N{NO-BREAK SPACE}")


def _build_field_page() -> ExtraPage:
    draw = load_pictures(ID)
    text = join_blocks(
        "## The field { #field }",
        FIELD.strip(),
        f'<div class="pitch">{draw["field"](load_rules())}</div>',
        "## Windows and zones { #windows }",
        WINDOW.strip(),
        _draw_windows(),
        "## Windows in numbers { #lines }",
        "All but the first three columns are columns of the field; the last one is the line of a first and ten.",
        _render_window_table(),
        "## The men { #men }",
        MEN.strip(),
        _wrap_figure(draw["men"](load_rules())),
        "## How a board is drawn { #boards }",
        READING.strip(),
        _wrap_figure(draw["board"](load_rules(), create_formation_example())),
    )
    tables = tuple((clause, part, WORDS[part]) for part, clauses in CLAUSES.items() for clause in clauses)
    return ExtraPage("drawn.md", "The field drawn", text, tables)


def _build_extra_pages() -> tuple[ExtraPage, ...]:
    return _build_field_page(), ExtraPage("odds.md", "Exact odds", render_odds_page(), TABLES)


STARTS = (
    StartableGame("The power edition"),
    StartableGame(
        "The standard line-ups: a run by H",
        case="computer-football/play-sequence/the-defense-ends-its-line-up-and-the-squares-of-the-offense-are-drawn",
    ),
    StartableGame(
        "The worked game: a pass to zone 5, before the second turn",
        case="computer-football/worked-game/the-pass-is-thrown-in-the-second-turn-and-falls-incomplete",
    ),
    StartableGame("The classic edition", {"edition": "classic"}),
)
"""Games that a reader can start on a page; the default comes first."""

ROOM = RulesetSiteContent(
    source="001",
    about=ABOUT.strip(),
    extras=_build_extra_pages,
    terms=read_terms(__file__),
    questions=read_player_questions(__file__),
    search_words=read_search_words(__file__),
    starts=STARTS,
    sheet=build_sheet,
    second=read_transcription(__file__),
    introduction=read_introduction(__file__),
)
"""Site content of computer-football: texts, extra pages and words."""
