"""The game as a whole: features, rulebook, code and published files agree, and random games come to an end."""

from random import Random

from scrimmage_rules import open_ruleset
from scrimmage_rules.kit.export import find_stale_files_of_ruleset
from scrimmage_rules.kit.rulebook.clause_coverage import find_coverage_problems
from scrimmage_rules.kit.scenarios.vacuous_scenario_lint import lint_features
from scrimmage_rules.rulesets import locate_ruleset

GAME = "coin-and-yards"


def test_the_features_have_no_fault() -> None:
    assert lint_features(locate_ruleset(GAME).data("features")) == []


def test_clauses_code_and_scenarios_agree() -> None:
    assert find_coverage_problems(GAME) == []


def test_the_published_files_are_what_the_features_give() -> None:
    assert find_stale_files_of_ruleset(GAME) == [], f"run `scrimmage export --ruleset {GAME}`"


def test_random_games_end_with_a_winner_and_come_back_from_data() -> None:
    for seed in range(20):
        generator = Random(seed)
        game = open_ruleset(GAME).start()
        while choices := game.legal():
            assert game.rules.load(game.save()) == game
            game = game.apply(*generator.choice(choices), chance=generator)
        result = game.result()
        assert result is not None
        assert result.winner in game.rules.seats
