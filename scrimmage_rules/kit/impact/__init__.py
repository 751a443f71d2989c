"""Impact analysis: comparison of the replies of two versions of the reference, or under two readings, to the same
requests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import product
from math import inf
from typing import Any, NamedTuple

from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file
from scrimmage_rules.kit.impact.changed_code import find_code_changes
from scrimmage_rules.kit.impact.changed_ruleset_parts import ChangedRulesetParts
from scrimmage_rules.kit.impact.comparison_process_pair import SidePair
from scrimmage_rules.kit.impact.comparison_sides import Program, parse_side, prepare_program
from scrimmage_rules.kit.impact.impact_on_cases import CaseOrderAndLimits, measure_impact_on_cases
from scrimmage_rules.kit.impact.impact_on_other_implementations import measure_impact_on_adapters
from scrimmage_rules.kit.impact.impact_report import ComparedSide, GameImpact, Impact
from scrimmage_rules.kit.impact.option_differences import find_switched_options, select_rulesets
from scrimmage_rules.kit.impact.paired_games import RandomGameLimits, play_random_games
from scrimmage_rules.kit.impact.recorded_game_comparison import list_recorded_games, measure_impact_on_recorded_games
from scrimmage_rules.kit.impact.rulebook_changes import NOTHING, compare_rulebooks, find_clause_texts
from scrimmage_rules.kit.impact.suite_changes import compare_suites
from scrimmage_rules.kit.impact.unaffected_rulesets import find_unaffected_rulesets
from scrimmage_rules.kit.running.case_selection import EXCLUDED, NothingSelected, Selection, is_excluding, select_cases
from scrimmage_rules.library import Record

__all__ = ["Impact", "ImpactScope", "RandomGameLimits", "measure_impact"]


class ImpactScope(NamedTuple):
    """What `scrimmage impact` compares: the rulesets (empty: all), the cases, the length of counted action sequences,
    and the random games.

    If `jobs` is 2, both sides run in parallel. After `seconds`, no more cases of a ruleset are sent. If there are
    `records`, only these recorded games are compared.
    """

    rulesets: tuple[str, ...]
    selection: Selection
    random: RandomGameLimits
    depth: int = 1
    jobs: int = 1
    seconds: float = inf
    records: tuple[Record, ...] = ()


def measure_impact(
    before: str, after: str, asked: ImpactScope, seen: Callable[[str], None] = lambda _said: None
) -> Impact:
    """Compare two sides, each given as text (see `comparison_sides`), and return the impact of the change.

    `seen` is called with a description of each next step. All temporary files and processes are removed at the end.
    Raise `ScrimmageError` for invalid sides.
    """
    homes = tuple(dict.fromkeys(each.transcript.ruleset for each in asked.records))
    with (
        prepare_program(parse_side(before), homes or asked.rulesets) as first,
        prepare_program(parse_side(after), homes or asked.rulesets) as second,
    ):
        both = SidePair(first, second, asked.jobs)
        meant = select_rulesets(first, second, homes or asked.rulesets)
        if asked.records:
            games = [_compare_recorded_games_only(both, each, asked.records) for each in meant]
        else:
            found = {
                each: tuple(select_cases_of_side(side, each, asked.selection) for side in (first, second))
                for each in meant
            }
            require_selected_cases(found, asked.selection)
            idle = () if asked.rulesets else find_unaffected_rulesets(meant, first, second)
            games = [
                _create_result_of_unaffected_ruleset(each)
                if each in idle
                else _measure_ruleset(both, each, found[each], asked, seen)
                for each in meant
            ]
    sides = (ComparedSide(each.side.written, each.told.version) for each in (first, second))
    return Impact(before=next(sides), after=next(sides), games=tuple(games))


def _measure_ruleset(
    both: SidePair, ruleset_id: str, found: Sequence[SelectedCases], asked: ImpactScope, seen: Callable[[str], None]
) -> GameImpact:  # fmt: skip
    first, second = both.before, both.after
    switch = find_switched_options(ruleset_id, first, second)
    old, new = (each.vectors for each in found)
    vectors = list({**new, **old}.values())
    books = [program.told.books.get(ruleset_id, NOTHING) for program in (first, second)]
    changed = ChangedRulesetParts(
        ruleset_id,
        find_code_changes(ruleset_id, first, second),
        compare_rulebooks(*books),
        tuple(compare_suites(old, new)),
        switch,
    )
    order = changed.find_cases_affected_by_change(vectors, books)
    seen(f"{ruleset_id}: {pluralize(len(vectors), 'case')}, first {len(order)} about the changed parts")
    moved = measure_impact_on_cases(
        both, vectors, switch, CaseOrderAndLimits(frozenset(order), asked.seconds, asked.depth)
    )
    records = list_recorded_games(ruleset_id, first.suite_of(ruleset_id), second.suite_of(ruleset_id))
    games, touched = pluralize(len(records), "recorded game"), pluralize(len(moved.touched), "case")
    seen(f"{ruleset_id}: {games}, {touched} for the adapters, random games")
    affected = changed.rank_clauses(moved.suspects, books)
    return GameImpact(
        ruleset=ruleset_id, asked=len(vectors) - len(moved.unsent), switched=switch.names,
        rulebook=changed.rulebook, suite=changed.suite,
        cases=moved.named, silent=moved.silent, suspects=moved.suspects, odds=moved.odds, counts=moved.counts,
        recorded=len(records), diverged=tuple(measure_impact_on_recorded_games(both, records, switch)),
        adapters=tuple(measure_impact_on_adapters(second.suite_of(ruleset_id), moved.touched)),
        random=play_random_games(both, ruleset_id, switch, asked.random),
        code=changed.code, first=order, unsent=moved.unsent, clauses=affected,
        texts=find_clause_texts(affected, books),
    )  # fmt: skip


def _create_result_of_unaffected_ruleset(ruleset_id: str) -> GameImpact:
    """Return the result for a ruleset that the change cannot affect, so that none of its cases is sent."""
    return GameImpact(
        ruleset=ruleset_id, asked=0, switched={}, rulebook=(), suite=(), cases=(), silent=(), suspects=(), odds=(),
        counts=(), recorded=0, diverged=(), adapters=(),
    )  # fmt: skip


def _compare_recorded_games_only(both: SidePair, ruleset_id: str, records: Sequence[Record]) -> GameImpact:
    """Compare the old and the new version by the given recorded games only."""
    first, second = both.before, both.after
    switch = find_switched_options(ruleset_id, first, second)
    books = [program.told.books.get(ruleset_id, NOTHING) for program in (first, second)]
    own = [each for each in records if each.transcript.ruleset == ruleset_id]
    return GameImpact(
        ruleset=ruleset_id, asked=0, switched=switch.names, rulebook=compare_rulebooks(*books), suite=(), cases=(),
        silent=(), suspects=(), odds=(), counts=(), recorded=len(own), adapters=(),
        diverged=tuple(measure_impact_on_recorded_games(both, own, switch)),
        code=find_code_changes(ruleset_id, first, second),
    )  # fmt: skip


class SelectedCases(NamedTuple):
    """The selected cases of the old or of the new version by name, and the filter values that select any of them."""

    vectors: dict[str, Vector]
    matched: set[tuple[str, str]]


FILTERS = ("clause", "feature", "case")


def select_cases_of_side(program: Program, ruleset_id: str, selection: Selection) -> SelectedCases:
    """Return the selected cases of the old version or of the new one.

    Filter values are applied one by one, because a side may lack a clause or a feature of the other side. A value
    `not:X` leaves out the cases that match X.
    """
    found = SelectedCases({}, set())
    if not get_vectors_file(ruleset_id, program.suite_of(ruleset_id)).exists():
        return found
    given = [[(name, value) for value in getattr(selection, name)] for name in FILTERS]
    wanted = [[each for each in values if not is_excluding(each[1])] for values in given]
    for each in product(*filter(None, wanted)):
        vectors = _select_matching_cases(program, ruleset_id, each)
        found.vectors.update(vectors)
        found.matched.update(each if vectors else ())
    for name, value in (each for values in given for each in values if is_excluding(each[1])):
        vectors = _select_matching_cases(program, ruleset_id, [(name, value.removeprefix(EXCLUDED))])
        found.matched.update([(name, value)] if vectors else ())
        for case in vectors.keys() & found.vectors.keys():
            del found.vectors[case]
    return found


def _select_matching_cases(program: Program, ruleset_id: str, filters: Sequence[tuple[str, str]]) -> dict[str, Vector]:
    """Return the cases of one side that match one value of each filter; no cases if the side lacks a named value."""
    values: dict[str, Any] = {name: (value,) for name, value in filters}
    with suppress(UnknownName, NothingSelected):
        chosen = Selection((ruleset_id,), **values)
        return {vector.id: vector for vector in select_cases(chosen, program.suite_of(ruleset_id))}
    return {}


def require_selected_cases(found: Mapping[str, Sequence[SelectedCases]], selection: Selection) -> None:
    """Raise `NothingSelected` if neither of the two compared programs has a case of a ruleset or for a filter value."""
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
