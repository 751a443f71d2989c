"""The pages that only tactical-soccer has: its pitches drawn with every coordinate, and the exact odds of its dice."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import pictures, ruleset
from scrimmage_rules.site.data.introduction_steps import introduction_beside
from scrimmage_rules.site.model.glossary_terms import terms_beside
from scrimmage_rules.site.model.markdown import page
from scrimmage_rules.site.model.ruleset_pages import Extra, Room, Start
from scrimmage_rules.site.tactical_soccer.odds import TABLES, odds_text
from scrimmage_rules.site.tactical_soccer.reference_sheet import sheet

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


def _rules(pitch: str) -> Any:
    pointed = {"TS-A11": "point-forward"} if pitch.endswith("pointed") else {}
    return ruleset(ID).rules(Options(readings=pointed, settings={"pitch": pitch}))


def _pitch(name: str) -> str:
    rules = _rules(name)
    facts = ruleset(ID).query(rules, "pitch", {}).value
    told = (
        f"`{facts['id']}`: {len(facts['hexes'])} hexes, {len(facts['halfway'])} of them cut by the halfway line, and"
        f" three more in each goal; the centre circle has {len(facts['circle'])} hexes with its centre."
    )
    drawn = f'<div class="pitch">{pictures(ID)["field"](rules)}</div>'
    return page(f"## {PITCHES[name]} {{ #{name} }}", told, drawn).rstrip()


def _pitch_page() -> Extra:
    text = page(INVENTED.strip(), READING.strip(), *map(_pitch, PITCHES))
    return Extra("pitch.md", "The pitch", text, tuple((clause, "default", "the pitch drawn") for clause in CLAUSES))


def _extras() -> tuple[Extra, ...]:
    return _pitch_page(), Extra("odds.md", "Exact odds", odds_text(), TABLES)


STARTS = (
    Start("The whole pitch"),
    Start("The small pitch", {"settings": {"pitch": "small"}, "readings": {"TS-A10": "small-73"}}),
)
"""The games that can be begun in a page, the usual one first."""

ROOM = Room(
    source="002",
    about=ABOUT.strip(),
    extras=_extras,
    terms=terms_beside(__file__),
    starts=STARTS,
    sheet=sheet,
    introduction=introduction_beside(__file__),
)
"""tactical-soccer on the site."""
