"""Impact analysis: comparison of the replies of two versions of the reference, or under two readings, to the same
requests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import product
from typing import Any, NamedTuple

from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.cases.vectors import Vector, vectors_file
from scrimmage_rules.kit.impact.impact_on_cases import measure_impact_on_cases
from scrimmage_rules.kit.impact.impact_report import ComparedSide, GameImpact, Impact
from scrimmage_rules.kit.impact.option_differences import find_switched_options, select_rulesets
from scrimmage_rules.kit.impact.other_implementations import measure_impact_on_adapters
from scrimmage_rules.kit.impact.paired_games import RandomGameLimits, play_random_games
from scrimmage_rules.kit.impact.paired_run import SidePair
from scrimmage_rules.kit.impact.recorded_games import list_recorded_games, measure_impact_on_recorded_games
from scrimmage_rules.kit.impact.rulebook_changes import NOTHING, compare_books
from scrimmage_rules.kit.impact.sides import Program, parse_side, prepare_program
from scrimmage_rules.kit.impact.suite_changes import compare_suites
from scrimmage_rules.kit.running.selection import NothingSelected, Selection, select_cases

__all__ = ["Impact", "ImpactScope", "RandomGameLimits", "measure_impact"]


class ImpactScope(NamedTuple):
    """The scope of a comparison: rulesets (empty: all), cases, length of counted action sequences, and random games. If
    `jobs` is 2, both sides run in parallel.
    """

    rulesets: tuple[str, ...]
    selection: Selection
    random: RandomGameLimits
    depth: int = 1
    jobs: int = 1


def measure_impact(
    before: str, after: str, asked: ImpactScope, seen: Callable[[str], None] = lambda _said: None
) -> Impact:
    """Compare two sides, each given as text (see `sides`), and return the impact of the change.

    `seen` is called with a description of each next step. All temporary files and processes are removed at the end.
    Raise `ScrimmageError` for invalid sides.
    """
    with (
        prepare_program(parse_side(before), asked.rulesets) as first,
        prepare_program(parse_side(after), asked.rulesets) as second,
    ):
        both = SidePair(first, second, asked.jobs)
        meant = select_rulesets(first, second, asked.rulesets)
        found = {
            each: tuple(select_cases_of_side(side, each, asked.selection) for side in (first, second)) for each in meant
        }
        require_selected_cases(found, asked.selection)
        games = [_measure_ruleset(both, each, found[each], asked, seen) for each in meant]
    sides = (ComparedSide(each.side.written, each.told.version) for each in (first, second))
    return Impact(before=next(sides), after=next(sides), games=tuple(games))


def _measure_ruleset(
    both: SidePair, ruleset_id: str, found: Sequence[SelectedCases], asked: ImpactScope, seen: Callable[[str], None]
) -> GameImpact:  # fmt: skip
    first, second = both.before, both.after
    switch = find_switched_options(ruleset_id, first, second)
    old, new = (each.vectors for each in found)
    vectors = list({**new, **old}.values())
    seen(f"{ruleset_id}: {pluralize(len(vectors), 'case')}")
    moved = measure_impact_on_cases(both, vectors, switch, asked.depth)
    records = list_recorded_games(ruleset_id, first.suite_of(ruleset_id), second.suite_of(ruleset_id))
    games, touched = pluralize(len(records), "recorded game"), pluralize(len(moved.touched), "case")
    seen(f"{ruleset_id}: {games}, {touched} for the adapters, random games")
    books = (program.told.books.get(ruleset_id, NOTHING) for program in (first, second))
    return GameImpact(
        ruleset=ruleset_id, asked=len(vectors), switched=switch.names,
        rulebook=compare_books(*books), suite=tuple(compare_suites(old, new)),
        cases=moved.named, silent=moved.silent, suspects=moved.suspects, odds=moved.odds, counts=moved.counts,
        recorded=len(records), diverged=tuple(measure_impact_on_recorded_games(both, records, switch)),
        adapters=tuple(measure_impact_on_adapters(second.suite_of(ruleset_id), moved.touched)),
        random=play_random_games(both, ruleset_id, switch, asked.random),
    )  # fmt: skip


class SelectedCases(NamedTuple):
    """The selected cases of one side by name, and the filter values that select at least one of them."""

    vectors: dict[str, Vector]
    matched: set[tuple[str, str]]


FILTERS = ("clause", "feature", "case")


def select_cases_of_side(program: Program, ruleset_id: str, selection: Selection) -> SelectedCases:
    """Return the selected cases of one side of the comparison.

    Filter values are applied one by one, because a side may lack a clause or a feature of the other side.
    """
    found = SelectedCases({}, set())
    if not vectors_file(ruleset_id, program.suite_of(ruleset_id)).exists():
        return found
    values = ([(name, value) for value in getattr(selection, name)] for name in FILTERS if getattr(selection, name))
    for each in product(*values):
        filters: dict[str, Any] = {name: (value,) for name, value in each}
        chosen = Selection((ruleset_id,), **filters)
        with suppress(UnknownName, NothingSelected):
            found.vectors.update((vector.id, vector) for vector in select_cases(chosen, program.suite_of(ruleset_id)))
            found.matched.update(each)
    return found


def require_selected_cases(found: Mapping[str, Sequence[SelectedCases]], selection: Selection) -> None:
    """Raise `NothingSelected` if a ruleset or a filter value selects no case on either side."""
    for ruleset_id, sides in found.items():
        if not any(each.vectors for each in sides):
            raise NothingSelected(
                f"neither side has a case of {ruleset_id} that matches these filters; remove some of them"
            )
    matched = {each for sides in found.values() for side in sides for each in side.matched}
    for name in FILTERS:
        for value in getattr(selection, name):
            if (name, value) not in matched:
                raise NothingSelected(f"neither side has a case that matches --{name} {value}; remove this filter")
