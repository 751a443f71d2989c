"""All checks of a ruleset in one call, for the tests of its package: scenarios, clauses, suite and random games."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.export import find_export_faults, find_stale_files_of_ruleset
from scrimmage_rules.kit.rulebook.clause_coverage import find_coverage_problems
from scrimmage_rules.kit.scenarios.vacuous_scenario_lint import lint_features
from scrimmage_rules.library.random_play import ResolvedRuleset, choose_by_type, play_out
from scrimmage_rules.rulesets import locate_ruleset, ruleset

GAMES, MOVES = 20, 5_000
"""Number of random games to play, and maximum number of moves in each of them."""


def find_ruleset_problems(ruleset_id: str) -> list[str]:
    """Return one line for each problem of a ruleset: in its features, its clauses, its suite, or in random games."""
    features = locate_ruleset(ruleset_id).data("features")
    found = [*map(str, lint_features(features)), *map(str, find_export_faults(features))]
    if found:
        return found
    stale = find_stale_files_of_ruleset(ruleset_id)
    if stale:
        return [f"conformance/{name}: out of date; run `scrimmage export --ruleset {ruleset_id}`" for name in stale]
    problems = find_coverage_problems(ruleset_id, read_vectors(get_vectors_file(ruleset_id)))
    return [*problems, *_find_problems_of_games(ruleset_id)]


def _find_problems_of_games(ruleset_id: str) -> Iterator[str]:
    """Yield the first problem of each random game, under the rulings and under each other reading."""
    game = ruleset(ruleset_id)
    others = [
        {each.id: key} for each in game.rulebook.ambiguities.values() if each.switchable for key in each.keys
    ]  # fmt: skip
    for readings in ({}, *others):
        for seed in range(GAMES):
            problem = _find_problem_in_random_game(ResolvedRuleset(game, game.rules(Options(readings=readings))), seed)
            if problem:
                yield f"random game {seed} under {readings or 'the rulings'}: {problem}"
                break


def _find_problem_in_random_game(resolved: ResolvedRuleset, seed: int) -> str:
    """Return the problem of a random game (an error, a position that cannot be loaded again, or no end), or an empty
    string.
    """
    game, rules = resolved
    position = game.start(rules).position
    try:
        for ply in play_out(resolved, seed, MOVES, choose_by_type):
            position = ply.applied.position
            if game.load(rules, plain(position)) != position:
                return f"the position {plain(position)} differs after it is loaded"
    except ScrimmageError as fault:
        return str(fault)
    return "" if game.result(position) else f"it has no end after {MOVES} moves; check the clause that ends a game"
