"""Laws of the distribution after forced steps: it sums to 1, and equals the enumeration of all chance outcomes."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scrimmage_rules import (
    RULESETS,
    Choice,
    Game,
    IllegalAction,
    MalformedData,
    NoTranscript,
    Outcome,
    TooManyOutcomes,
    open_ruleset,
)

Spread = list[tuple[Fraction, Game]]
MOST_LEAVES = 300


@st.composite
def moments(draw: st.DrawFn) -> tuple[Game, Choice]:
    """A game after some random actions, and one of its legal actions."""
    generator = Random(draw(st.integers(0, 10_000)))  # noqa: S311
    game = open_ruleset(draw(st.sampled_from(RULESETS))).start()
    for _ in range(draw(st.integers(0, 60))):
        game = game.apply(*generator.choice(game.legal()), chance=generator)
    return game, generator.choice(game.legal())


def distribute(game: Game, *choice: Any, **more: Any) -> Spread:
    """The distribution; a game with too many outcomes is not used."""
    try:
        return list(game.distribution(*choice, **more))
    except TooManyOutcomes:
        assume(False)
        raise


def enumerate_outcomes(game: Game, choice: Choice, script: tuple[Outcome, ...] = ()) -> Iterator[tuple[Fraction, Game]]:
    """Every game after an action, from scripts that grow by one outcome."""
    need = game.needs(*choice, script)
    if need is None:
        yield Fraction(1), game.apply(*choice, script)
        return
    assume(not need.again)  # a chance that is thrown again has scripts without end
    for face, share in need.outcomes.items():
        for rest, after in enumerate_outcomes(game, choice, (*script, Outcome(need.kind, face, need.purpose))):
            yield share * rest, after


def enumerate_steps(game: Game, choice: Choice, depth: int = 0) -> Spread:
    """Every game after an action and its forced steps, by recursion."""
    found: Spread = []
    assume(depth < 20)  # a tie that is rolled again has chains without end
    for share, after in enumerate_outcomes(game, choice):
        choices = after.legal()
        rest = enumerate_steps(after, choices[0], depth + 1) if len(choices) == 1 else [(Fraction(1), after)]
        found += [(share * each, end) for each, end in rest]
        assume(len(found) <= MOST_LEAVES)
    return found


def total(spread: Spread, game: Game) -> Fraction:
    """The probability of a position in a list of games."""
    return sum((share for share, each in spread if each == game), Fraction(0))


@settings(max_examples=40, deadline=None)
@given(moments())
def test_probabilities_are_positive_and_sum_to_one(moment: tuple[Game, Choice]) -> None:
    game, choice = moment
    spread = distribute(game, *choice)
    assert sum(share for share, _ in spread) == 1
    assert all(share > 0 for share, _ in spread)


@settings(max_examples=40, deadline=None)
@given(moments())
def test_each_position_occurs_once_and_ends_the_forced_steps(moment: tuple[Game, Choice]) -> None:
    game, choice = moment
    spread = distribute(game, *choice)
    assert len({str(after.save()) for _, after in spread}) == len(spread)
    assert all(len(after.legal()) != 1 for _, after in spread)


@settings(max_examples=25, deadline=None)
@given(moments())
def test_a_distribution_equals_the_enumeration_of_all_outcomes(moment: tuple[Game, Choice]) -> None:
    game, choice = moment
    enumerated = enumerate_steps(game, choice)
    spread = distribute(game, *choice)
    assert all(share == total(enumerated, after) for share, after in spread)
    assert sum(total(spread, after) > 0 for _, after in enumerated) == len(enumerated)


@settings(max_examples=25, deadline=None)
@given(moments())
def test_one_action_alone_has_the_distribution_of_outcomes(moment: tuple[Game, Choice]) -> None:
    game, choice = moment
    spread = distribute(game, *choice, until=lambda _after: True)
    outcomes = list(game.outcomes(*choice))
    assert all(share == total(outcomes, after) for share, after in spread)
    assert sum(share for share, _ in spread) == 1


@settings(max_examples=25, deadline=None)
@given(moments())
def test_two_parts_of_a_chain_have_the_distribution_of_the_chain(moment: tuple[Game, Choice]) -> None:
    game, choice = moment
    whole = distribute(game, *choice)
    parts = [
        (share * rest, after)
        for share, middle in distribute(game, *choice, until=lambda _after: True)
        for rest, after in distribute(middle)
    ]
    assume(len(whole) * len(parts) < 10_000)
    assert all(share == total(parts, after) for share, after in whole)


# ---- where the steps end


def is_kick_off(game: Game) -> bool:
    """Whether the kick-off is next."""
    return game.turn().phase == "kick-off"


def test_steps_without_an_action_begin_at_the_game_itself() -> None:
    game = open_ruleset("card-football").start()
    assert [(share, after.save()["opening_kicker"]) for share, after in game.distribution(until=is_kick_off)] == [
        (Fraction(1, 2), "home"), (Fraction(1, 2), "away"),
    ]  # fmt: skip
    assert game.distribution(until=lambda _game: True) == ((Fraction(1), game),)


def test_a_tie_that_is_rolled_again_has_the_probabilities_of_all_its_rolls() -> None:
    game = open_ruleset("tactical-soccer").start()
    assert game.turn().phase == "roll-off"
    assert [share for share, _ in game.distribution(until=lambda after: after.turn().phase == "draft")] == [
        Fraction(1, 2), Fraction(1, 2),
    ]  # fmt: skip


def test_steps_end_where_the_condition_is_true() -> None:
    game = open_ruleset("card-football").start()
    spread = game.distribution(until=is_kick_off)
    assert {after.turn().phase for _, after in spread} == {"kick-off"}


def test_a_game_that_is_over_is_the_whole_distribution() -> None:
    generator, game = Random(3), open_ruleset("card-football").start()  # noqa: S311
    while choices := game.legal():
        game = game.apply(*generator.choice(choices), chance=generator)
    assert game.distribution(until=lambda _game: False) == ((Fraction(1), game),)


def test_the_games_have_no_transcript() -> None:
    [(_, after), _] = open_ruleset("card-football").start().distribution(until=is_kick_off)
    with pytest.raises(NoTranscript):
        after.transcript()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"until": 3}, r"\$\.until: expected a function of a game"),
        ({"seat": "home"}, r"\$\.action: expected a seat with its action, or neither"),
        ({"action": {"type": "punt"}}, r"\$\.action: expected a seat with its action, or neither"),
        (
            {"until": lambda _game: False},
            r"\$\.until: in the phase '.*', .* must choose before this condition is true;",
        ),
    ],
)
def test_a_wrong_argument_is_named(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(MalformedData, match=problem):
        open_ruleset("card-football").start().distribution(**arguments)


def test_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalAction):
        open_ruleset("card-football").start().distribution("home", {"type": "punt"})
