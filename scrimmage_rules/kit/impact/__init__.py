"""What a change of a rule does: two versions or two readings of the reference, asked the same, answer by answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kit.impact.adapters import impact_on_adapters
from scrimmage_rules.kit.impact.books import NOTHING, book_changes
from scrimmage_rules.kit.impact.both import Both
from scrimmage_rules.kit.impact.cases import impact_on_cases
from scrimmage_rules.kit.impact.games import Wanted, random_games
from scrimmage_rules.kit.impact.recorded import impact_on_recorded, recorded_games
from scrimmage_rules.kit.impact.report import Compared, GameImpact, Impact
from scrimmage_rules.kit.impact.sides import Program, ready, side
from scrimmage_rules.kit.impact.suites import suite_changes
from scrimmage_rules.kit.impact.switching import rulesets_meant, switch_of
from scrimmage_rules.kit.selection import NothingSelected, Selection, select
from scrimmage_rules.kit.vectors import Vector, read_vectors, vectors_file

__all__ = ["Asked", "Impact", "Wanted", "impact"]


class Asked(NamedTuple):
    """What is compared of two sides: one ruleset or all, which cases, how deep legal actions are counted, and the rest.

    `jobs` 2 asks both sides at a time.
    """

    ruleset: str | None
    selection: Selection
    random: Wanted
    depth: int = 1
    jobs: int = 1


def impact(before: str, after: str, asked: Asked, seen: Callable[[str], None] = lambda _said: None) -> Impact:
    """Compare two sides as they are written (see `sides`); `seen` is told what is done next.

    Whatever was unpacked or started for it is gone at the end. Raises `ScrimmageError` for sides that cannot be.
    """
    with ready(side(before)) as first, ready(side(after)) as second:
        both = Both(first, second, asked.jobs)
        meant = rulesets_meant(
            first, second, asked.selection.rulesets[0] if len(asked.selection.rulesets) == 1 else None
        )
        games = [_game(both, each, asked, seen) for each in meant]
    sides = (Compared(each.side.written, each.told.version) for each in (first, second))
    return Impact(before=next(sides), after=next(sides), games=tuple(games))


def _game(both: Both, ruleset_id: str, asked: Asked, seen: Callable[[str], None]) -> GameImpact:
    first, second = both.before, both.after
    switch = switch_of(ruleset_id, first, second)
    old, new = _cases(first, ruleset_id, asked.selection), _cases(second, ruleset_id, asked.selection)
    if not (old or new):
        raise NothingSelected(f"neither side has a case of {ruleset_id} that is chosen so; choose less narrowly")
    vectors = list({**new, **old}.values())
    seen(f"{ruleset_id}: {len(vectors)} cases")
    found = impact_on_cases(both, vectors, switch, asked.depth)
    records = recorded_games(ruleset_id, first.suite, second.suite)
    seen(f"{ruleset_id}: {len(records)} recorded games, {len(found.touched)} cases for the adapters, random games")
    books = (program.told.books.get(ruleset_id, NOTHING) for program in (first, second))
    return GameImpact(
        ruleset=ruleset_id, asked=len(vectors), switched=switch.names,
        rulebook=book_changes(*books), suite=tuple(suite_changes(old, new)),
        cases=found.named, silent=found.silent, suspects=found.suspects, odds=found.odds, counts=found.counts,
        recorded=len(records), diverged=tuple(impact_on_recorded(both, records, switch)),
        adapters=tuple(impact_on_adapters(second.suite, found.touched)),
        random=random_games(both, ruleset_id, switch, asked.random),
    )  # fmt: skip


def _cases(program: Program, ruleset_id: str, selection: Selection) -> dict[str, Vector]:
    """The cases of a side that are selected, by their names; none where the side has not what is selected by."""
    file = vectors_file(ruleset_id, program.suite)
    if not file.exists():
        return {}
    if not selection.narrowed:
        return {vector.id: vector for vector in read_vectors(file)}
    chosen = Selection((ruleset_id,), clause=selection.clause, feature=selection.feature, case=selection.case)
    try:
        return {vector.id: vector for vector in select(chosen, program.suite)}
    except (UnknownName, NothingSelected):
        return {}
