"""The sheet of tactical-soccer: its two tables, the least dice, the skills, and the odds in short."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import page, prose, table
from scrimmage_rules.site.model.ruleset_pages import Part
from scrimmage_rules.site.tactical_soccer.odds import completed_passes, goals, intercepts, saves, steals
from scrimmage_rules.site.tactical_soccer.odds_positions import DISTANCES, ID, rules_of

DIE = (1, 2, 3, 4, 5, 6)
CLASSES = ("F", "M", "D", "G")

SKILLED = (
    "SKILL.intercept", "SKILL.pass-auto-ahead", "SKILL.pass-no-rear-penalty", "SKILL.receive-auto-ahead",
    "SKILL.receive-no-rear-penalty", "SKILL.shoot-plus-one", "SKILL.tackle-two-hexes", "SKILL.steal-plus-one",
    "SKILL.save-occupied", "SKILL.goalie-adjacent", "SKILL.goalie-plus-one",
)  # fmt: skip


def sheet() -> tuple[Part, ...]:
    """The parts of the sheet."""
    letters = "S is a success, F and M are failures, D is a deviation."
    return (
        Part("Success table: passes and receptions", page(_letters("success"), letters), ("ACTTAB.pass",)),
        Part("Shoot table", _letters("shoot"), ("ACTTAB.shoot", "SHOOTTAB.letters")),
        Part("The other dice", _needed(), ("ACTTAB.steal", "ACTTAB.intercept", "FOUL.bonus")),
        Part("Who has which skills", _classes(), ("TEAM.class-skills",)),
        Part("What a skill does", _skills()),
        Part("Odds: a completed pass", completed_passes(), ("PASS.receiver-rolls",)),
        Part("Odds: a goal, with the Shoot skill", goals(shoot=True), ("SHOOT.roll",)),
        Part("Odds: a goal, without it", goals(shoot=False)),
        Part("Odds: a save", saves(), ("SHOOT.save-roll",)),
        Part("Odds: a steal", steals(), ("STEAL.possession",)),
        Part("Odds: an interception", intercepts(), ("SKILL.intercept",)),
    )


def _asked(query: str, **args: Any) -> Any:
    return ruleset(ID).query(rules_of(), query, args).value


def _letters(query: str) -> str:
    """A table of letters: a row for each distance, a column for each face of the die."""
    rows = [(f"**{each}**", *(_asked(query, distance=each, die=die)["letter"] for die in DIE)) for each in DISTANCES]
    return table(("hexes", *map(str, DIE)), rows)


def _needed() -> str:
    """The least that is good, and what the foul die brings."""
    least = [(name, f"{needed} or more") for name, needed in _asked("action-table").items() if isinstance(needed, int)]
    fouls = [(f"foul: {word}", ", ".join(_faces(word))) for word in ("success", "failure", "caught")]
    return table(("for", "the die"), [*least, *fouls])


def _faces(outcome: str) -> list[str]:
    return [str(die) for die in DIE if _asked("foul-die", die=die)["outcome"] == outcome]


def _classes() -> str:
    found = (_asked("skills", **{"class": each}) for each in CLASSES)
    return table(("class", "skills"), [(each["class"], ", ".join(each["skills"])) for each in found])


def _skills() -> str:
    told = ruleset(ID).rulebook.clauses
    return "\n".join(f"- {prose(told[each].text)}" for each in SKILLED)
