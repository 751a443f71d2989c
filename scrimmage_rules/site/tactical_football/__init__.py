"""Site pages that only tactical-football has: its map, its men with the origin of their numbers, and exact odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scrimmage_rules.rulesets import load_pictures, ruleset
from scrimmage_rules.site.data.introduction_steps import read_introduction
from scrimmage_rules.site.model.glossary_terms import read_terms
from scrimmage_rules.site.model.markdown import escape_text, format_details, format_table, join_blocks
from scrimmage_rules.site.model.player_questions import read_player_questions, read_search_words
from scrimmage_rules.site.model.ruleset_site_content import ExtraPage, RulesetSiteContent, StartableGame
from scrimmage_rules.site.tactical_football.odds_page import ID, TABLES, load_rules, render_odds_page
from scrimmage_rules.site.tactical_football.reference_sheet import build_sheet

ABOUT = """
Two sides of eleven men on a map of hexes. The offense huddles, lines up, and snaps the ball; from then on men move in
phases, paying Movement Points for hexes, turns and contacts. Each controls the three hexes before him. Contacts are two
dice on a table by the difference of Contact Strength: a man is hit, or neutralized to one of four degrees, from which
he recovers by two dice on another table. Both sides commit themselves to a play before the snap, face down. The ball is
handed off, with or without a dummy, so that the defense has to guess who carries it; it is thrown, and two dice on a
third table decide whether it is caught. One play is a game, or two seats have possessions in turn, with downs, and
points for every hex.

The scan of the rules is damaged. Its tables of contacts and recovery can be restored cell by cell. So can the table of
passes, except four lines ([TF-A45](ambiguities.md#TF-A45)), and the parts of [the map](map.md) that rules depend on.
The sheet of counters is lost. Every number of [the men](men.md) says whether the source states it, limits it, or
leaves it open. All [odds](odds.md) follow from the tables alone.
"""

MAP = """
A number tells the column first, then the row: 1441 is column 14, row 41. Columns run along the field, from the
offense's left to its right, and rows from the goal line it defends to the one it attacks. Rows beyond a goal line are
the end zones: 61 to 66 ahead; 00, and then 99 down to 95, behind. Every second column lies half a hex further up
([TF-A02](ambiguities.md#TF-A02)). The lighter strip is the inbounds area ([TF-A03](ambiguities.md#TF-A03)), thin lines
are the stripes of five yards, thick ones the goal lines; six hexes are ten yards.

!!! warning "Reconstructed"

    The printed map is lost. Its size follows from the text: 300 by 160 feet, ten yards to six hexes, straight paths
    along a column ([TF-A01](ambiguities.md#TF-A01)).
"""

MEN = """
!!! warning "Partly invented"

    The sheet of counters is lost. What the text shows or names is used; each number says where it comes from:

    - **stated**: readable in the source, on the picture of a counter, in a caption, in an example. No mark.
    - **derived**: bound by an example, or by analogy with a man whose number is stated. Marked <sup>d</sup>.
    - **invented**: a free choice of this project. Marked <sup>i</sup>.

    Another roster can be given as data, with the setting `roster`; `scrimmage check roster FILE` checks it.

Each side selects eleven men from its line-up ([4.1.1](set-up.md#4.1.1)). *Strength* is Contact Strength, *moves* the
Movement Allowance, *passes* and *catches* are the Passing Points as passer and as receiver.
"""

MARKS = {"stated": "", "derived": "<sup>d</sup>", "invented": "<sup>i</sup>"}
SIDES = {"offense": "The offense", "defense": "The defense"}
HEADS = ("man", "strength", "moves", "passes", "catches")
FIGURES = ("strength", "allowance", "passing", "receiving")

OF_THE_MAP = ("3.1.1", "3.32.11", "3.32.12", "7.2.F.3.3")
OF_THE_MEN = ("3.3.1", "3.31.1", "3.32.1", "3.32.3", "3.32.4", "4.1.1", "14.1.1")


def _format_number(figure: Sequence[Any]) -> str:
    """Return a number printed for a man, such as his power, with a mark that shows where the number comes from."""
    value, origin = figure
    return f'<span class="figure {origin}" title="{origin}">{value}{MARKS[origin]}</span>'


def _format_man_name(man: Mapping[str, Any]) -> str:
    return f"**#{_format_number(man['number'])}** {escape_text(man['position'])}"


def _render_numbers_row(man: Mapping[str, Any]) -> tuple[str, ...]:
    return (_format_man_name(man), *(_format_number(man[name]) for name in FIGURES))


def _render_sources_row(man: Mapping[str, Any]) -> tuple[str, ...]:
    return (_format_man_name(man), f"{escape_text(man['called'])}. {escape_text(man.get('note', ''))}")


def _build_men_page() -> ExtraPage:
    roster: Mapping[str, Any] = ruleset(ID).query(load_rules(), "roster", {}).value
    parts = [MEN.strip()]
    for side, title in SIDES.items():
        men = roster[side]
        parts += [f"## {title} {{ #{side} }}", format_table(HEADS, map(_render_numbers_row, men), right=(1, 2, 3, 4))]
        parts.append(
            format_details(
                "What is known about the men",
                format_table(("man", "what is known"), map(_render_sources_row, men)),
                kind="abstract",
            )
        )
    tables = tuple((clause, "offense", "the men of the reference roster") for clause in OF_THE_MEN)
    return ExtraPage("men.md", "The men", join_blocks(*parts).rstrip(), tables)


def _build_map_page() -> ExtraPage:
    facts = ruleset(ID).query(load_rules(), "field", {}).value
    left, right = facts["hash columns"]
    told = (
        f"{facts['columns']} columns of {facts['rows']} rows, {facts['end zone']} more at either end:"
        f" {facts['hexes']} hexes."
        f" The hashmarks are the columns {left} and {right}, {facts['inbounds']} hexes inbounds."
    )
    drawn = f'<div class="pitch">{load_pictures(ID)["field"](load_rules())}</div>'
    text = join_blocks(MAP.strip(), "## From end to end { #whole }", told, drawn).rstrip()
    return ExtraPage("map.md", "The map", text, tuple((clause, "whole", "the map drawn") for clause in OF_THE_MAP))


def _build_extra_pages() -> tuple[ExtraPage, ...]:
    return _build_map_page(), _build_men_page(), ExtraPage("odds.md", "Exact odds", render_odds_page(), TABLES)


EXAMPLES = "tactical-football/play-examples"
STARTS = (
    StartableGame(
        "At the snap: play example 1, a run off tackle against a zone defense",
        case=f"{EXAMPLES}/both-lines-stand-and-the-snap-fixes-who-may-pass-and-receive",
    ),
    StartableGame(
        "At the snap: play example 2, a sweep to the weak side against a zone defense",
        case=f"{EXAMPLES}/the-quarterback-takes-the-snap-steps-back-pivots-and-hands-off-to-31",
    ),
    StartableGame(
        "At the snap: play example 3, a deep pass against a zone defense",
        case=f"{EXAMPLES}/the-quarterback-takes-the-snap-and-steps-back-twice-for-five-points",
    ),
    StartableGame("One play"),
    StartableGame("One possession each", {"settings": {"scenario": "multi-play", "possessions": 1}}),
    StartableGame("Two possessions each", {"settings": {"scenario": "multi-play"}}),
)
"""Games that a reader can start on a page; the default comes first."""

ROOM = RulesetSiteContent(
    source="000",
    about=ABOUT.strip(),
    extras=_build_extra_pages,
    terms=read_terms(__file__),
    questions=read_player_questions(__file__),
    search_words=read_search_words(__file__),
    starts=STARTS,
    sheet=build_sheet,
    introduction=read_introduction(__file__),
)
"""Site content of tactical-football: texts, extra pages and words."""
