"""Players choose what is legal, from what their seat may see, and the same from the same seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from scrimmage_rules import RULESETS, Game, Rules, open_ruleset
from scrimmage_rules.players import BetterOdds, NothingBehind, Player, Searching, any_choice, behind, play
from tests.players.meeting import deciding, games, of_every_secret
from tests.properties.secret_tables import (
    NAMED_PHASES,
    NAMING,
    PHASES,
    named_at_the_commitment,
    seat_of,
    secret_names,
    secrets,
    table_of,
)
from tests.properties.tables_in_full import in_full


def few_playouts(rules: Rules) -> Player:
    return Searching(rules, playouts=4, depth=2)


PLAYERS: dict[str, Callable[[Rules], Player]] = {
    "any": lambda _rules: any_choice,
    "odds": BetterOdds,
    "search": few_playouts,
}


@pytest.mark.parametrize("ruleset_id", RULESETS)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_chooses_one_of_its_choices(ruleset_id: str, name: str) -> None:
    player = PLAYERS[name](open_ruleset(ruleset_id))
    for number, game in enumerate(games(ruleset_id, 1)[::11]):
        for seat in deciding(game):
            choices = game.legal(seat)
            assert player(game.view(seat).value, choices, Random(number)) in choices  # noqa: S311


@pytest.mark.parametrize("ruleset_id", RULESETS)
@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_game(ruleset_id: str, name: str) -> None:
    rules = open_ruleset(ruleset_id)
    players = dict.fromkeys(rules.seats[:2], PLAYERS[name](rules))
    first, second = (play(rules.start(), players, 4, 100).transcript() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_who_searches_beats_who_does_anything(ruleset_id: str) -> None:
    rules = open_ruleset(ruleset_id)
    for seed in range(2):
        mine, other = rules.seats[:2] if seed else rules.seats[1::-1]
        game = play(rules.start(), {mine: Searching(rules, playouts=6, depth=2), other: any_choice}, seed)
        result = game.result()
        assert result
        assert result.winner == mine


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_what_lies_behind_a_view_looks_the_same(ruleset_id: str) -> None:
    for seed in (1, 2):
        for number, game in enumerate(games(ruleset_id, seed)[::7]):
            for seat in game.rules.seats[:2]:
                view = game.view(seat).value
                other = behind(game.rules, view, Random(number))  # noqa: S311
                assert other.view(seat).value == view


@pytest.mark.parametrize("ruleset_id", RULESETS)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_secret_alone_changes_no_choice(ruleset_id: str, name: str) -> None:
    """Of each secret that a game has."""
    player = PLAYERS[name](open_ruleset(ruleset_id))
    for number, (seat, *two) in enumerate(of_every_secret(ruleset_id, 8)):
        the_same_choice(player, seat, two, number)


def the_same_choice(player: Player, seat: str, two: list[Game], seed: int) -> None:
    """From either of two games that a seat cannot tell apart."""
    views, choices = [each.view(seat).value for each in two], [each.legal(seat) for each in two]
    assert views[0] == views[1]
    assert choices[0] == choices[1]
    chosen = [player(*given, Random(seed)) for given in zip(views, choices, strict=True)]  # noqa: S311
    assert chosen[0] == chosen[1]


def test_a_view_of_other_rules_has_nothing_behind_it() -> None:
    view = open_ruleset("card-football").start().view("home").value
    with pytest.raises(NothingBehind, match="under the same rules"):
        behind(open_ruleset("card-football"), view | {"quarter": 9}, Random(1))  # noqa: S311


@pytest.mark.parametrize("phase", sorted(PHASES))
@pytest.mark.parametrize("name", PLAYERS)
def test_no_secret_of_a_table_changes_a_choice(phase: str, name: str) -> None:
    """The pairs that the tests of secrets are made of: markers, the real ball, targets, hand-offs to come."""
    rules, data = open_ruleset("tactical-football"), table_of(phase)
    player, one = PLAYERS[name](rules), rules.load(in_full(data))
    for number, pair in enumerate(secrets(data)):
        seat, other = seat_of(data, pair.from_side), rules.load(in_full(pair.other))
        if one.legal(seat):
            the_same_choice(player, seat, [one, other], number)


@pytest.mark.parametrize("phase", NAMED_PHASES)
@pytest.mark.parametrize("name", PLAYERS)
def test_who_is_named_at_the_commitment_changes_no_choice(phase: str, name: str) -> None:
    """Under a reading by which passer and receiver are named in secret."""
    rules, data = open_ruleset("tactical-football", readings=NAMING), named_at_the_commitment(phase)
    player, one = PLAYERS[name](rules), rules.load(in_full(data))
    pairs = list(secret_names(data))
    assert len(pairs) == 3
    for number, pair in enumerate(pairs):
        seat, other = seat_of(data, pair.from_side), rules.load(in_full(pair.other))
        if one.legal(seat):
            the_same_choice(player, seat, [one, other], number)
