"""Skills: the table of positions, and the skills of a man."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_soccer.position import Man

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


CLASS_ALONE = ("TEAM.class-skills", "TEAM.skills-effect")
"""The clauses that decide a man's skills by his class alone."""


class SkillsByClass(msgspec.Struct, frozen=True):
    """The skills of each class in a game."""

    of_class: Mapping[str, frozenset[Skill]]

    def has(self, man: Man, skill: Skill) -> bool:
        """Return whether a man has a skill; only his class decides (TEAM.class-skills)."""
        return skill in self.of_class[man[0]]

    def of(self, position_class: str) -> list[Skill]:
        """Return the skills of a class in rulebook order."""
        return [skill for skill in SKILLS if skill in self.of_class[position_class]]


def create_skills_by_class(table: Mapping[str, tuple[Skill, ...]]) -> SkillsByClass:
    """Return the skills of a table of positions without faults."""
    return SkillsByClass({position_class: frozenset(skills) for position_class, skills in table.items()})


def find_skill_faults(table: Mapping[str, tuple[Skill, ...]]) -> Iterator[Fault]:
    """Yield the faults of a table of skills: it must have one row for each class, without repetitions."""
    for position_class in PRINTED_SKILLS:
        if position_class not in table:
            yield Fault("COMP.charts", "class-missing", f"/skills/{position_class}")
    for position_class, skills in table.items():
        if position_class not in PRINTED_SKILLS or len(set(skills)) != len(skills):
            yield Fault("TEAM.class-skills", "no-class", f"/skills/{position_class}")
