"""Reference sheet of tactical-soccer: its two tables, required dice results, the skills, and a summary of the odds."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import format_prose, format_table, join_blocks
from scrimmage_rules.site.model.ruleset_site_content import SheetPart
from scrimmage_rules.site.tactical_soccer.odds_page import (
    render_completed_pass_odds_table,
    render_goal_odds_table,
    render_interception_odds_table,
    render_save_odds_table,
    render_steal_odds_table,
)
from scrimmage_rules.site.tactical_soccer.odds_positions import DISTANCES, ID, load_rules

DIE = (1, 2, 3, 4, 5, 6)
CLASSES = ("F", "M", "D", "G")

SKILLED = (
    "SKILL.intercept", "SKILL.pass-auto-ahead", "SKILL.pass-no-rear-penalty", "SKILL.receive-auto-ahead",
    "SKILL.receive-no-rear-penalty", "SKILL.shoot-plus-one", "SKILL.tackle-two-hexes", "SKILL.steal-plus-one",
    "SKILL.save-occupied", "SKILL.goalie-adjacent", "SKILL.goalie-plus-one",
)  # fmt: skip


def build_sheet() -> tuple[SheetPart, ...]:
    """Return the parts of the reference sheet."""
    letters = "S is a success, F and M are failures, D is a deviation."
    return (
        SheetPart(
            "Success table: passes and receptions",
            join_blocks(_render_table_of_letters("success"), letters),
            ("ACTTAB.pass",),
        ),
        SheetPart("Shoot table", _render_table_of_letters("shoot"), ("ACTTAB.shoot", "SHOOTTAB.letters")),
        SheetPart("The other dice", _render_other_dice_table(), ("ACTTAB.steal", "ACTTAB.intercept", "FOUL.bonus")),
        SheetPart("Who has which skills", _render_skill_class_table(), ("TEAM.class-skills",)),
        SheetPart("What a skill does", _describe_skills()),
        SheetPart("Odds: a completed pass", render_completed_pass_odds_table(), ("PASS.receiver-rolls",)),
        SheetPart("Odds: a goal, with the Shoot skill", render_goal_odds_table(shoot=True), ("SHOOT.roll",)),
        SheetPart("Odds: a goal, without it", render_goal_odds_table(shoot=False)),
        SheetPart("Odds: a save", render_save_odds_table(), ("SHOOT.save-roll",)),
        SheetPart("Odds: a steal", render_steal_odds_table(), ("STEAL.possession",)),
        SheetPart("Odds: an interception", render_interception_odds_table(), ("SKILL.intercept",)),
    )


def _run_query(query: str, **args: Any) -> Any:
    return ruleset(ID).query(load_rules(), query, args).value


def _render_table_of_letters(query: str) -> str:
    """Return a table of letters: a row for each distance, a column for each face of the die."""
    rows = [
        (f"**{each}**", *(_run_query(query, distance=each, die=die)["letter"] for die in DIE)) for each in DISTANCES
    ]
    return format_table(("hexes", *map(str, DIE)), rows)


def _render_other_dice_table() -> str:
    """Return a table of the smallest successful dice results, and of the results of the foul die."""
    least = [
        (name, f"{needed} or more") for name, needed in _run_query("action-table").items() if isinstance(needed, int)
    ]
    fouls = [(f"foul: {word}", ", ".join(_list_faces(word))) for word in ("success", "failure", "caught")]
    return format_table(("for", "the die"), [*least, *fouls])


def _list_faces(outcome: str) -> list[str]:
    return [str(die) for die in DIE if _run_query("foul-die", die=die)["outcome"] == outcome]


def _render_skill_class_table() -> str:
    found = (_run_query("skills", **{"class": each}) for each in CLASSES)
    return format_table(("class", "skills"), [(each["class"], ", ".join(each["skills"])) for each in found])


def _describe_skills() -> str:
    told = ruleset(ID).rulebook.clauses
    return "\n".join(f"- {format_prose(told[each].text)}" for each in SKILLED)
