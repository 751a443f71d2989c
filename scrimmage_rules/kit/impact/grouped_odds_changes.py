"""Changed odds that are the same in several cases, as one group with the number of its cases."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from scrimmage_rules.kit.impact.impact_report import OddsMoved
from scrimmage_rules.kit.impact.reply_differences import Share


class OddsChangeGroup(NamedTuple):
    """Equal changes of odds: an example, and the ids of all cases with this change."""

    example: OddsMoved
    cases: tuple[str, ...]

    @property
    def main(self) -> Share:
        """Return the outcome whose probability grows most. If no probability grows, return the outcome whose
        probability shrinks most.
        """
        return max(self.example.shares, key=lambda each: Fraction(each.by))


def group_equal_odds(moved: Iterable[OddsMoved]) -> list[OddsChangeGroup]:
    """Return the groups of changes with the same type of action and the same probabilities, the largest group first.

    The names of men and places do not count, because a mirrored case has other names.
    """
    found: dict[tuple[object, ...], list[OddsMoved]] = {}
    for each in moved:
        chances = sorted((share.before, share.after) for share in each.shares)
        found.setdefault((each.action.get("type"), *chances), []).append(each)
    groups = [OddsChangeGroup(each[0], tuple(dict.fromkeys(moved.case for moved in each))) for each in found.values()]
    return sorted(groups, key=lambda each: -len(each.cases))
