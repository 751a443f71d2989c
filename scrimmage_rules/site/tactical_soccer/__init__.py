"""Site pages that only tactical-soccer has: drawings of its pitches with all coordinates, and the exact odds of its
dice.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import load_pictures, ruleset
from scrimmage_rules.site.data.introduction_steps import read_introduction
from scrimmage_rules.site.model.glossary_terms import read_terms
from scrimmage_rules.site.model.markdown import join_blocks
from scrimmage_rules.site.model.player_questions import read_player_questions, read_search_words
from scrimmage_rules.site.model.ruleset_site_content import ExtraPage, RulesetSiteContent, StartableGame
from scrimmage_rules.site.tactical_soccer.odds_page import TABLES, render_odds_page
from scrimmage_rules.site.tactical_soccer.reference_sheet import build_sheet

ID = "tactical-soccer"

ABOUT = """
Two coaches, a field of hexes, and six men a side: five fielders drafted from a pool of ten, and a goalie. Coaches
take turns activating one man at a time to move, pass, steal or shoot. Passes and shots are a die on a table by
distance; opponents near the path of a pass may cut it off. For a shot both coaches write down Left, Center or Right
in secret: one where the ball is to go, the other where the goalie will stand. Two halves of ten turns decide.

The source never shows or describes its field. The one that is played on here, and three others, are ours: they are
drawn under [the pitch](pitch.md). All [odds](odds.md) by distance hold on any of them.
"""

INVENTED = """
!!! warning "Invented"

    The source never describes its field ([TS-A10](ambiguities.md#TS-A10)). What it does say, a pitch is checked for:
    hexes, a centre circle around a marked centre hex, three goal hexes and a box of six hexes for each side, two
    halves. Size and shape of these pitches are ours. Any other pitch can be given as data, with the setting `pitch`.
"""

READING = """
A coordinate is `x,y`, and `x + y` is always even. Red defends the goal on the left and attacks to the right, towards
greater `y`; `x` grows downwards, to red's right. Where flat sides are towards the goals, the hex straight ahead of
`0,0` is `0,2` for red and `0,-2` for blue; where corners are, red has `-1,1` and `1,1` ahead of it. Darker hexes are
the goal boxes, lighter ones the centre circle, grey ones the goals. The dot is the centre hex and the line the
halfway line.
"""

PITCHES = {
    "default": "The default pitch",
    "small": "The small pitch",
    "default-pointed": "The default pitch with corners towards the goals",
    "small-pointed": "The small pitch with corners towards the goals",
}

CLAUSES = (
    "INTRO.kit-complete", "SETUP.centre-hex-mark", "SETUP.circle-minimum", "SETUP.own-side", "GOALIE.box",
    "GOALIE.three-goal-hexes",
)  # fmt: skip


def _load_rules(pitch: str) -> Any:
    pointed = {"TS-A11": "point-forward"} if pitch.endswith("pointed") else {}
    return ruleset(ID).rules(Options(readings=pointed, settings={"pitch": pitch}))


def _render_pitch(name: str) -> str:
    rules = _load_rules(name)
    facts = ruleset(ID).query(rules, "pitch", {}).value
    told = (
        f"`{facts['id']}`: {len(facts['hexes'])} hexes, {len(facts['halfway'])} of them cut by the halfway line, and"
        f" three more in each goal; the centre circle has {len(facts['circle'])} hexes with its centre."
    )
    drawn = f'<div class="pitch">{load_pictures(ID)["field"](rules)}</div>'
    return join_blocks(f"## {PITCHES[name]} {{ #{name} }}", told, drawn).rstrip()


def _build_pitch_page() -> ExtraPage:
    text = join_blocks(INVENTED.strip(), READING.strip(), *map(_render_pitch, PITCHES))
    return ExtraPage("pitch.md", "The pitch", text, tuple((clause, "default", "the pitch drawn") for clause in CLAUSES))


def _build_extra_pages() -> tuple[ExtraPage, ...]:
    return _build_pitch_page(), ExtraPage("odds.md", "Exact odds", render_odds_page(), TABLES)


STARTS = (
    StartableGame("The whole pitch"),
    StartableGame(
        "The kick-off: both squads drafted and set up",
        case="tactical-soccer/set-up/the-ball-does-not-start-with-a-man-outside-the-circle-nor-by-the-choice-of-the-first-coach/blue-m4",
    ),
    StartableGame("The small pitch", {"settings": {"pitch": "small"}, "readings": {"TS-A10": "small-73"}}),
)
"""Games that a reader can start on a page; the default comes first."""

ROOM = RulesetSiteContent(
    source="002",
    about=ABOUT.strip(),
    extras=_build_extra_pages,
    terms=read_terms(__file__),
    questions=read_player_questions(__file__),
    search_words=read_search_words(__file__),
    starts=STARTS,
    sheet=build_sheet,
    introduction=read_introduction(__file__),
)
"""Site content of tactical-soccer: texts, extra pages and words."""
