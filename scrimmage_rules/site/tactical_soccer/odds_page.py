"""Markdown page with the exact odds of tactical-soccer; the engine computes every number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from scrimmage_rules.rulesets import load_pictures, ruleset
from scrimmage_rules.site.model.markdown import (
    format_details,
    format_odds,
    format_table,
    join_blocks,
    render_probability_table,
)
from scrimmage_rules.site.pages.bar_charts import render_stacked_bars
from scrimmage_rules.site.pages.odds_calculator_section import render_calculator
from scrimmage_rules.site.tactical_soccer.odds_positions import (
    BEARINGS,
    DISTANCES,
    GOOD,
    ID,
    compute_foul_distribution,
    compute_interception_chance,
    compute_pass_distribution,
    compute_save_chance,
    compute_shot_distribution,
    compute_steal_chance,
    create_pass_position,
    create_shot_position,
    load_rules,
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


def render_odds_page() -> str:
    """Return the odds page of tactical-soccer as Markdown without its heading."""
    return join_blocks(
        LEAD.strip(),
        render_calculator("tactical-soccer"),
        *_render_passes(),
        *_render_shots(),
        *_render_saves(),
        *_render_steals(),
        *_render_interceptions(),
        *_render_fouls(),
    ).rstrip()


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
"""For each clause, the table of the page that shows its odds."""


# ---- pieces


SHOTS_END = ("goal", "saved", "missed")
"""Possible results of a shot that no defender blocks."""


def _render_table_by_distance(
    lead: Sequence[str], rows: Sequence[tuple[tuple[str, ...], Sequence[Fraction | None]]]
) -> str:
    """Return a table with a column for each distance. A combination that does not exist has a dash."""
    heads = (*lead, *map(str, DISTANCES))
    cells = [
        (*names, *("\N{EN DASH}" if each is None else format_odds(each) for each in found)) for names, found in rows
    ]
    return format_table(heads, cells, right=range(len(lead), len(heads)))


def _draw_position(position: object) -> str:
    return f'<div class="boards"><figure>{load_pictures(ID)["board"](load_rules(), position)}</figure></div>'


# ---- passes


def list_pass_shares(asked: str, bearing: str, word: str, *, passing: bool, receiving: bool) -> list[Fraction | None]:
    """Return the probability of one result of a pass for each distance. A distance has None if no hex is at this
    distance in this direction, or if the roll never happens.
    """
    spreads = [
        compute_pass_distribution(bearing, each, asked, passing=passing, receiving=receiving) for each in DISTANCES
    ]
    return [spread.get(word, Fraction(0)) if spread else None for spread in spreads]


def _render_passes() -> Iterator[str]:
    yield "## Passes { #passes }"
    yield PASSES.strip()
    yield _draw_position(create_pass_position("level", 2))
    yield "### The pass roll { #pass-roll }"
    yield _render_roll_odds_table("pass", ("team-mate", "Pass skill"))
    yield "### The receiver's roll { #receive-roll }"
    yield "The receiver rolls if the pass is good. The bearing is still the direction from the passer to the team-mate."
    yield _render_roll_odds_table("receive", ("team-mate", "Receive skill"))
    yield "### Completed { #completed }"
    yield COMPLETED.strip().format(derivation=DERIVATION)
    yield _draw_passes()
    yield render_completed_pass_odds_table()
    for bearing in BEARINGS:
        yield format_details(
            f"Results of a pass, {bearing}", _render_pass_results(bearing), kind="abstract", searched=False, depth=4
        )


def _draw_passes() -> str:
    """Return a bar chart of the results of passes to a team-mate straight ahead, if neither man has a skill."""
    found = [(str(each), spread) for each in DISTANCES if (spread := compute_pass_distribution("ahead", each, "whole"))]
    return render_stacked_bars("A pass to a team-mate ahead, without skills", "distance", found)


def render_completed_pass_odds_table() -> str:
    """Return a table of the probability that a pass is completed, by direction, skills and distance."""
    rows = [((b, name), _list_completion_shares(b, *has)) for b in BEARINGS for name, has in SKILLS.items()]
    return _render_table_by_distance(("team-mate", "skills"), rows)


def _render_roll_odds_table(asked: str, lead: Sequence[str]) -> str:
    """Return a table of the probabilities of the pass roll or the receiver's roll, with and without the skill."""
    rows = []
    for bearing in BEARINGS:
        for skilled in (False, True):
            who = (
                {"passing": skilled, "receiving": True} if asked == "pass" else {"passing": True, "receiving": skilled}
            )
            rows.append(((bearing, "with" if skilled else "without"), list_pass_shares(asked, bearing, GOOD, **who)))
    return _render_table_by_distance(lead, rows)


def _list_completion_shares(bearing: str, passing: bool, receiving: bool) -> list[Fraction | None]:
    return list_pass_shares("whole", bearing, "completed", passing=passing, receiving=receiving)


def _render_pass_results(bearing: str) -> str:
    """Return all results of a pass between men without skills, for each distance."""
    found = [(distance, compute_pass_distribution(bearing, distance, "whole")) for distance in DISTANCES]
    return "\n\n".join(
        format_details(
            f"Every result at {distance}",
            render_probability_table(_sort_distribution(spread)),
            kind="note",
            searched=False,
        )
        for distance, spread in found
        if spread
    )


def _sort_distribution(spread: dict[str, Fraction]) -> list[tuple[str, Fraction]]:
    return sorted(spread.items(), key=lambda each: (-each[1], each[0]))


# ---- shots and saves


def _render_shots() -> Iterator[str]:
    yield "## Shots { #shots }"
    yield SHOTS.strip()
    yield _draw_position(create_shot_position("Left", "Center", 4, shoot=True))
    yield _draw_shots()
    for title, shoot in (("With the Shoot skill", True), ("Without it", False)):
        yield f'=== "{title}"\n\n    {render_goal_odds_table(shoot)}'.replace("\n|", "\n    |")
    for name, (aim, at) in AIMS.items():
        yield format_details(
            f"Results of a shot: {name}", _render_shot_results(aim, at), kind="abstract", searched=False, depth=4
        )


def _draw_shots() -> str:
    """Return a bar chart of the results of shots at the center by a man with the Shoot skill, with the goalie next to
    the center.
    """
    found = [
        (str(each), compute_shot_distribution(*AIMS["Center, goalie next to it"], each, shoot=True))
        for each in DISTANCES
    ]
    rows = [(each, {word: spread.get(word, Fraction(0)) for word in SHOTS_END}) for each, spread in found]
    return render_stacked_bars("A shot with the Shoot skill at the centre, the goalie next to it", "distance", rows)


def render_goal_odds_table(shoot: bool) -> str:
    """Return a table of the probability of a goal, by aim and distance, with or without the Shoot skill."""
    rows = [
        ((name,), [_compute_goal_share(aim, at, distance, shoot) for distance in DISTANCES])
        for name, (aim, at) in AIMS.items()
    ]
    return _render_table_by_distance(("aim",), rows)


def _compute_goal_share(aim: str, at: str | None, distance: int, shoot: bool) -> Fraction:
    return compute_shot_distribution(aim, at, distance, shoot=shoot).get("goal", Fraction(0))


def _render_shot_results(aim: str, at: str | None) -> str:
    """Return all results of a shot by a man with the Shoot skill, for each distance."""
    found = [(each, compute_shot_distribution(aim, at, each, shoot=True)) for each in DISTANCES]
    return "\n\n".join(
        format_details(
            f"Every result at {distance}",
            render_probability_table(_sort_distribution(spread)),
            kind="note",
            searched=False,
        )
        for distance, spread in found
    )


def _render_saves() -> Iterator[str]:
    yield "## Saves { #saves }"
    yield render_save_odds_table()


def render_save_odds_table() -> str:
    """Return a table of the probability of a save, by the man who tries it."""
    rows = (
        ("a goalie in the hex the shot comes through", compute_save_chance("Left")),
        ("a goalie in the hex next to it", compute_save_chance("Center")),
        ("a goalie two hexes away from it", compute_save_chance("Right")),
        (
            "a man with the Save skill on the path of the shot, if no goalie is near",
            compute_save_chance("Right", blocked=True),
        ),
    )
    return format_table(("who", "saves"), [(who, format_odds(share)) for who, share in rows], right=(1,))


# ---- steals, interceptions, fouls


def _render_steals() -> Iterator[str]:
    yield "## Steals { #steals }"
    yield "A man next to the holder can steal. With a foul, both the foul die and the steal die count."
    yield render_steal_odds_table()


def render_steal_odds_table() -> str:
    """Return a table of the probability of a steal, with and without a foul."""
    rows = [
        (
            "with" if skilled else "without",
            *(format_odds(compute_steal_chance(skilled=skilled, foul=foul)) for foul in (False, True)),
        )
        for skilled in (False, True)
    ]
    return format_table(("Steal skill", "no foul", "with a foul"), rows, right=(1, 2))


def _render_interceptions() -> Iterator[str]:
    yield "## Interceptions { #interceptions }"
    yield "These are the odds of one man who may try. For a foul, the passer or the receiver must be next to him."
    yield render_interception_odds_table()


def render_interception_odds_table() -> str:
    """Return a table of the probability of an interception, with and without a foul."""
    rows = [
        (who, *(format_odds(compute_interception_chance(step=step, foul=foul)) for foul in (False, True)))
        for who, step in (("next to the path, with Intercept", False), ("after a tackle step, with Tackle", True))
    ]
    return format_table(("who", "no foul", "with a foul"), rows, right=(1, 2))


def _render_fouls() -> Iterator[str]:
    readings = ruleset(ID).rulebook.ambiguities["TS-A01"].readings
    results = ("success", "failure", "caught")
    rows = [
        (f"`{each.key}`", *(format_odds(compute_foul_distribution(each.key)[word]) for word in results))
        for each in readings
    ]
    yield "## The foul die { #fouls }"
    yield "The source gives two versions of the die. Each row is for one reading of [TS-A01](ambiguities.md#TS-A01)."
    yield format_table(("reading", *results), rows, right=(1, 2, 3))
