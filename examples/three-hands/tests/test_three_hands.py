"""The scenarios of the game, and the agreement of its rulebook, code and suite."""

from pytest_bdd import scenarios

from scrimmage_rules.kit.ruleset_problems import find_ruleset_problems

scenarios("../three_hands/features")


def test_the_ruleset_has_no_problems() -> None:
    assert find_ruleset_problems("three-hands") == []
