"""The errors of the library are those that Python programs expect, and an illegal action is explained in one line."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from scrimmage_rules import (
    RULESETS,
    CannotReplay,
    ChanceLeft,
    ChanceMismatch,
    ChanceMissing,
    Game,
    IllegalAction,
    MalformedData,
    Refused,
    open_ruleset,
)


def play(ruleset_id: str, seed: int, most: int) -> Game:
    """A game after some random actions."""
    game, generator = open_ruleset(ruleset_id).start(), Random(seed)  # noqa: S311
    for _ in range(most):
        game = game.apply(*generator.choice(game.legal()), chance=generator)
    return game


def refusal(game: Game, seat: str, action: Any) -> IllegalAction:
    """The error of an action that is illegal."""
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, action, chance=Random(1))  # noqa: S311
    return caught.value


@pytest.mark.parametrize(
    "error", [MalformedData, Refused, IllegalAction, ChanceMissing, ChanceLeft, ChanceMismatch, CannotReplay]
)
def test_invalid_value_is_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, ValueError)


def test_unknown_name_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="did you mean 'card-football'"):
        open_ruleset("card-footbal")


def test_illegal_action_names_seat_action_clause_and_nearest_legal_actions() -> None:
    game = play("tactical-soccer", 4, 70)
    error = refusal(game, "red", {"type": "move", "man": "F1", "to": [9, 9]})
    clause = game.rules.clause(error.rejection.clause)
    assert str(error) == (
        f"$.action: red may not move (man F1, to 9,9) now: already done (clause {clause.id}: {clause.text[:-1]}); "
        "legal for red now: move (man D2, to -1,-7) or move (man D2, to -3,-7) or move (man D2, to -2,-8)"
    )
    assert [each.to for each in error.nearest] == [(-1, -7), (-3, -7), (-2, -8)]


def test_illegal_action_of_a_waiting_seat_names_who_may_act() -> None:
    game = open_ruleset("card-football").start()
    error = refusal(game, "home", {"type": "punt"})
    assert str(error).endswith("; chance may act now")
    assert error.nearest == ()


def test_illegal_action_after_the_end_says_so() -> None:
    game, generator = open_ruleset("card-football").start(), Random(2)  # noqa: S311
    while choices := game.legal():
        game = game.apply(*generator.choice(choices), chance=generator)
    assert str(refusal(game, "home", {"type": "punt"})).endswith("; the game is over")


def test_illegal_action_of_another_type_lists_one_legal_action_of_each_type() -> None:
    game = open_ruleset("card-football").start()
    while len({type(each.action) for each in game.legal()}) < 2:
        game = game.apply(*game.legal()[0], chance=Random(1))  # noqa: S311
    seat = game.legal()[0].seat
    error = refusal(game, seat, {"type": "kick-off"})
    types = list(dict.fromkeys(type(each.action) for each in game.legal(seat)))
    assert [type(each) for each in error.nearest] == types[:3]


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_nearest_actions_are_legal_few_and_the_same_each_time(ruleset_id: str) -> None:
    earlier, later = play(ruleset_id, 8, 30), play(ruleset_id, 8, 60)
    illegal = [choice for choice in earlier.legal() if later.check(*choice)]
    assert illegal
    for seat, action in illegal[:5]:
        error, again = refusal(later, seat, action), refusal(later, seat, action)
        assert len(error.nearest) <= 3
        assert all(later.check(seat, each) is None for each in error.nearest)
        assert bool(error.nearest) == bool(later.legal(seat))
        assert str(error) == str(again) == str(pickle.loads(pickle.dumps(error)))  # noqa: S301  (our own)
        assert "\n" not in str(error)


def test_odds_of_an_illegal_action_are_refused_in_the_same_words() -> None:
    game = open_ruleset("card-football").start()
    with pytest.raises(IllegalAction) as caught:
        game.odds("home", {"type": "punt"}, of=["/phase"])
    assert str(caught.value) == str(refusal(game, "home", {"type": "punt"}))
