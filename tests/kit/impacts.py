"""What the tests of impacts share: a copy of the package in which one place reads otherwise, and a short comparison."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

from scrimmage_rules.kit.impact import ImpactScope, RandomGameLimits, measure_impact
from scrimmage_rules.kit.impact.comparison_sides import HERE
from scrimmage_rules.kit.impact.impact_report import GameImpact
from scrimmage_rules.kit.running.case_selection import Selection

NONE = RandomGameLimits(games=0, seed=1, moves=1, longest=1)


def changed_copy(folder: Path, module: str, was: str, now: str) -> str:
    """A copy of the package with one place of a module changed, as a side; the suite beside it is this one."""
    copytree(HERE / "scrimmage_rules", folder / "scrimmage_rules", ignore=ignore_patterns("_data"))
    (folder / "conformance").symlink_to(HERE / "conformance")
    path = folder / "scrimmage_rules" / module
    text = path.read_text(encoding="utf-8")
    assert text.count(was) == 1, module
    path.write_text(text.replace(was, now), encoding="utf-8")
    return f"tree:{folder}"


def compared(
    before: str, after: str, ruleset: str, *, feature: str | None = None, random: RandomGameLimits = NONE, jobs: int = 1
) -> GameImpact:
    """What moves in one ruleset."""
    asked = ImpactScope((ruleset,), Selection((ruleset,), feature=(feature,) if feature else ()), random, jobs=jobs)
    (found,) = measure_impact(before, after, asked).games
    return found
