"""Skills: the table of positions, and which skills a man has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

from scrimmage_rules.kernel.contract import Fault

if TYPE_CHECKING:
    from scrimmage_rules.tactical_soccer.options import Rules

Skill = Literal["Intercept", "Pass", "Receive", "Shoot", "Tackle", "Steal", "Save", "Goalie"]

SKILLS: tuple[Skill, ...] = ("Intercept", "Pass", "Receive", "Shoot", "Tackle", "Steal", "Save", "Goalie")
"""The eight skills in the order they are explained."""

PRINTED_SKILLS: Mapping[str, tuple[Skill, ...]] = {
    "F": ("Intercept", "Pass", "Tackle", "Shoot"),
    "M": ("Receive", "Tackle", "Steal", "Pass"),
    "D": ("Save", "Tackle", "Receive", "Intercept"),
    "G": ("Goalie", "Pass", "Receive", "Save"),
}
"""The skills of forwards, midfielders, defenders and goalies."""

ROW_OF_CLASS = {"F": "POSTAB.forward", "M": "POSTAB.midfielder", "D": "POSTAB.defender", "G": "POSTAB.goalie"}
CLASS_NAMES = {"F": "forward", "M": "midfielder", "D": "defender", "G": "goalie"}

EFFECT_OF_SKILL: Mapping[Skill, tuple[str, ...]] = {
    "Intercept": ("SKILL.intercept",),
    "Pass": ("SKILL.pass-auto-ahead", "SKILL.pass-no-rear-penalty"),
    "Receive": ("SKILL.receive-auto-ahead", "SKILL.receive-no-rear-penalty"),
    "Shoot": ("SKILL.shoot-plus-one",),
    "Tackle": ("SKILL.tackle-two-hexes",),
    "Steal": ("SKILL.steal-plus-one",),
    "Save": ("SKILL.save-occupied",),
    "Goalie": ("SKILL.goalie-adjacent", "SKILL.goalie-plus-one"),
}
"""The clauses that say what each skill does (TEAM.skills-effect)."""


def has(rules: Rules, man: str, skill: Skill) -> bool:
    """Whether a man has a skill; his class alone decides (TEAM.class-skills)."""
    return skill in rules.skills[man[0]]


def skill_faults(table: Mapping[str, tuple[Skill, ...]]) -> Iterator[Fault]:
    """Why this is no table of skills: the four classes have a row each, without repetitions."""
    for sort in PRINTED_SKILLS:
        if sort not in table:
            yield Fault("COMP.charts", "class-missing", f"/skills/{sort}")
    for sort, skills in table.items():
        if sort not in PRINTED_SKILLS or len(set(skills)) != len(skills):
            yield Fault("TEAM.class-skills", "no-class", f"/skills/{sort}")
