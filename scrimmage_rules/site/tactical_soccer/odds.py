"""The exact odds of tactical-soccer as Markdown; every number is walked in `walks`, none is typed in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from scrimmage_rules.rulesets import pictures, ruleset
from scrimmage_rules.site.model.markdown import odds, opens, page, shares, table
from scrimmage_rules.site.pages.bar_charts import stacked
from scrimmage_rules.site.tactical_soccer.odds_positions import (
    BEARINGS,
    DISTANCES,
    GOOD,
    ID,
    foul_spread,
    intercept_chance,
    pass_spread,
    pass_table,
    rules_of,
    save_chance,
    shot_spread,
    shot_table,
    steal_chance,
)

DERIVATION = "../../derivations/tactical-soccer-pass.md"

LEAD = """
A fraction is exact. The percentage next to it is rounded. All odds follow the rulings. Under other
[readings](ambiguities.md) some odds differ. They come from carrying out the action on a prepared position
and following every outcome of the dice. No other man is near, so no opponent can intercept and no third man can
receive.
"""

PASSES = """
A pass takes two rolls: the passer's, and when it is good, the receiver's. *Ahead*, *level* and *rear* say where the
team-mate is as the passer sees it; for the receiver it is then the other way round. The columns are distances in hexes.
On a pitch with flat sides towards the goals, men who are level are always an even number of hexes apart: a dash.
"""

COMPLETED = """
The table gives the share of passes after which the receiver has the ball. If a failed pass stays with the passer, he
may try to keep the ball. That is a separate decision and does not complete the pass. [The pass of two
hexes to a level team-mate, by hand]({derivation}) ends at the same fraction.
"""

SHOTS = """
The table gives the share of shots that score, by distance to the target hex, with no fielder on the path. A shot that
deviates may come to the goalie's hex, next to him, or wide. Left and Right are mirror images: only Left is listed.
"""

AIMS = {
    "Center, goalie there": ("Center", "Center"), "Center, goalie next to it": ("Center", "Right"),
    "Center, no goalie": ("Center", None), "Left, goalie there": ("Left", "Left"),
    "Left, goalie in Center": ("Left", "Center"), "Left, goalie in Right": ("Left", "Right"),
    "Left, no goalie": ("Left", None),
}  # fmt: skip

SKILLS = {"neither": (False, False), "Pass": (True, False), "Receive": (False, True), "both": (True, True)}


def odds_text() -> str:
    """Everything below the head of the page."""
    return page(LEAD.strip(), *_passes(), *_shots(), *_saves(), *_steals(), *_intercepts(), *_fouls()).rstrip()


TABLES: tuple[tuple[str, str, str], ...] = (
    *(
        (clause, "pass-roll", "odds of the pass roll")
        for clause in (
            "PASS.attempt", "PASS.rear-penalty", "ACTTAB.pass", "SKILL.pass-auto-ahead", "SKILL.pass-no-rear-penalty",
        )
    ),
    *(
        (clause, "receive-roll", "odds of the receiver's roll")
        for clause in (
            "PASS.receiver-rolls", "PASS.rear-reception-penalty", "ACTTAB.receive", "SKILL.receive-auto-ahead",
            "SKILL.receive-no-rear-penalty",
        )
    ),
    *((f"SUCCTAB.{row}h", "completed", "odds of a completed pass") for row in DISTANCES),
    *((f"SHOOTTAB.{row}h", "shots", "odds of a goal") for row in DISTANCES),
    *((clause, "shots", "odds of a goal") for clause in ("SHOOT.roll", "ACTTAB.shoot", "SKILL.shoot-plus-one")),
    *(
        (clause, "saves", "odds of a save")
        for clause in (
            "SHOOT.save-roll", "ACTTAB.save-adjacent", "ACTTAB.save-occupied", "SKILL.save-occupied",
            "SKILL.goalie-adjacent", "SKILL.goalie-plus-one",
        )
    ),
    *((clause, "steals", "odds of a steal") for clause in ("STEAL.possession", "ACTTAB.steal", "SKILL.steal-plus-one")),
    *((clause, "interceptions", "odds of an interception") for clause in ("ACTTAB.intercept", "SKILL.intercept")),
    *((clause, "fouls", "odds of a foul") for clause in ("FOUL.roll", "ACTTAB.foul", "FOUL.bonus")),
)  # fmt: skip
"""Which clauses rest on which table of the page."""


# ---- pieces


SHOTS_END = ("goal", "saved", "missed")
"""What becomes of a shot that nobody blocks."""


def _grid(lead: Sequence[str], rows: Sequence[tuple[tuple[str, ...], Sequence[Fraction | None]]]) -> str:
    """A table by distance; a dash where there is no such case."""
    heads = (*lead, *map(str, DISTANCES))
    cells = [(*names, *("\N{EN DASH}" if each is None else odds(each) for each in found)) for names, found in rows]
    return table(heads, cells, right=range(len(lead), len(heads)))


def _figure(position: object) -> str:
    return f'<div class="boards"><figure>{pictures(ID)["board"](rules_of(), position)}</figure></div>'


# ---- passes


def pass_chances(asked: str, bearing: str, word: str, *, passing: bool, receiving: bool) -> list[Fraction | None]:
    """The share of one result by distance; None where no hex lies so, or where it never comes to that roll."""
    spreads = [pass_spread(bearing, each, asked, passing=passing, receiving=receiving) for each in DISTANCES]
    return [spread.get(word, Fraction(0)) if spread else None for spread in spreads]


def _passes() -> Iterator[str]:
    yield "## Passes { #passes }"
    yield PASSES.strip()
    yield _figure(pass_table("level", 2))
    yield "### The pass roll { #pass-roll }"
    yield _rolls("pass", ("team-mate", "Pass skill"))
    yield "### The receiver's roll { #receive-roll }"
    yield "The receiver rolls if the pass is good. The bearing is still the direction from the passer to the team-mate."
    yield _rolls("receive", ("team-mate", "Receive skill"))
    yield "### Completed { #completed }"
    yield COMPLETED.strip().format(derivation=DERIVATION)
    yield _passes_drawn()
    yield completed_passes()
    for bearing in BEARINGS:
        yield opens(f"Results of a pass, {bearing}", _ends(bearing), kind="abstract", searched=False, depth=4)


def _passes_drawn() -> str:
    """What becomes of passes to a team-mate ahead, neither man having a skill."""
    found = [(str(each), spread) for each in DISTANCES if (spread := pass_spread("ahead", each, "whole"))]
    return stacked("A pass to a team-mate ahead, without skills", "distance", found)


def completed_passes() -> str:
    """The share of passes that are completed, by bearing, skills and distance."""
    rows = [((b, name), _whole(b, *has)) for b in BEARINGS for name, has in SKILLS.items()]
    return _grid(("team-mate", "skills"), rows)


def _rolls(asked: str, lead: Sequence[str]) -> str:
    """The chances of one of the two rolls, of a man without the skill and of one with it."""
    rows = []
    for bearing in BEARINGS:
        for skilled in (False, True):
            who = (
                {"passing": skilled, "receiving": True} if asked == "pass" else {"passing": True, "receiving": skilled}
            )
            rows.append(((bearing, "with" if skilled else "without"), pass_chances(asked, bearing, GOOD, **who)))
    return _grid(lead, rows)


def _whole(bearing: str, passing: bool, receiving: bool) -> list[Fraction | None]:
    return pass_chances("whole", bearing, "completed", passing=passing, receiving=receiving)


def _ends(bearing: str) -> str:
    """Everything a pass between men without the skills leads to, for each distance."""
    found = [(distance, pass_spread(bearing, distance, "whole")) for distance in DISTANCES]
    return "\n\n".join(
        opens(f"Every result at {distance}", shares(_sorted(spread)), kind="note", searched=False)
        for distance, spread in found
        if spread
    )


def _sorted(spread: dict[str, Fraction]) -> list[tuple[str, Fraction]]:
    return sorted(spread.items(), key=lambda each: (-each[1], each[0]))


# ---- shots and saves


def _shots() -> Iterator[str]:
    yield "## Shots { #shots }"
    yield SHOTS.strip()
    yield _figure(shot_table("Left", "Center", 4, shoot=True))
    yield _shots_drawn()
    for title, shoot in (("With the Shoot skill", True), ("Without it", False)):
        yield f'=== "{title}"\n\n    {goals(shoot)}'.replace("\n|", "\n    |")
    for name, (aim, at) in AIMS.items():
        yield opens(f"Results of a shot: {name}", _strikes(aim, at), kind="abstract", searched=False, depth=4)


def _shots_drawn() -> str:
    """What becomes of shots at the centre with the skill, the goalie beside it: the usual guess of both coaches."""
    found = [(str(each), shot_spread(*AIMS["Center, goalie next to it"], each, shoot=True)) for each in DISTANCES]
    rows = [(each, {word: spread.get(word, Fraction(0)) for word in SHOTS_END}) for each, spread in found]
    return stacked("A shot with the Shoot skill at the centre, the goalie next to it", "distance", rows)


def goals(shoot: bool) -> str:
    """The share of shots that are a goal, by aim and distance, with or without the Shoot skill."""
    rows = [((name,), [_goal(aim, at, distance, shoot) for distance in DISTANCES]) for name, (aim, at) in AIMS.items()]
    return _grid(("aim",), rows)


def _goal(aim: str, at: str | None, distance: int, shoot: bool) -> Fraction:
    return shot_spread(aim, at, distance, shoot=shoot).get("goal", Fraction(0))


def _strikes(aim: str, at: str | None) -> str:
    """Every result of a shot by a man with the Shoot skill, for each distance."""
    found = [(each, shot_spread(aim, at, each, shoot=True)) for each in DISTANCES]
    return "\n\n".join(
        opens(f"Every result at {distance}", shares(_sorted(spread)), kind="note", searched=False)
        for distance, spread in found
    )


def _saves() -> Iterator[str]:
    yield "## Saves { #saves }"
    yield saves()


def saves() -> str:
    """The chance of a save by who tries."""
    rows = (
        ("a goalie in the hex the shot comes through", save_chance("Left")),
        ("a goalie in the hex next to it", save_chance("Center")),
        ("a goalie two hexes away from it", save_chance("Right")),
        ("a man with the Save skill on the path, no goalie near", save_chance("Right", blocked=True)),
    )
    return table(("who", "saves"), [(who, odds(share)) for who, share in rows], right=(1,))


# ---- steals, interceptions, fouls


def _steals() -> Iterator[str]:
    yield "## Steals { #steals }"
    yield "A man next to the holder can steal. With a foul, both the foul die and the steal die count."
    yield steals()


def steals() -> str:
    """The chance of a steal, with and without a foul."""
    rows = [
        ("with" if skilled else "without", *(odds(steal_chance(skilled=skilled, foul=foul)) for foul in (False, True)))
        for skilled in (False, True)
    ]
    return table(("Steal skill", "no foul", "with a foul"), rows, right=(1, 2))


def _intercepts() -> Iterator[str]:
    yield "## Interceptions { #interceptions }"
    yield "These are the odds of one man who may try. For a foul, the passer or the receiver must be next to him."
    yield intercepts()


def intercepts() -> str:
    """The chance of an interception, with and without a foul."""
    rows = [
        (who, *(odds(intercept_chance(step=step, foul=foul)) for foul in (False, True)))
        for who, step in (("next to the path, with Intercept", False), ("after a tackle step, with Tackle", True))
    ]
    return table(("who", "no foul", "with a foul"), rows, right=(1, 2))


def _fouls() -> Iterator[str]:
    readings = ruleset(ID).rulebook.ambiguities["TS-A01"].readings
    results = ("success", "failure", "caught")
    rows = [(f"`{each.key}`", *(odds(foul_spread(each.key)[word]) for word in results)) for each in readings]
    yield "## The foul die { #fouls }"
    yield "The source gives two versions of the die. Each row is for one reading of [TS-A01](ambiguities.md#TS-A01)."
    yield table(("reading", *results), rows, right=(1, 2, 3))
