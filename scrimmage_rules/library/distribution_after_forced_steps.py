"""Exact distribution of the games after forced steps. A step is forced if only one action is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeVar

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import MalformedData, TooManyOutcomes
from scrimmage_rules.kernel.odds import LIMIT
from scrimmage_rules.kernel.rule_context import Action

if TYPE_CHECKING:
    from scrimmage_rules.library.game import Game

G = TypeVar("G")
Until = Callable[[G], object] | None
"""A function that returns true for a game at which the forced steps end. With None, they end at the next choice of a
player.
"""

GameDistribution = dict[bytes, tuple[Fraction, "Game"]]
"""Games with their probabilities, by the canonical text of the position. Games with equal positions are merged."""


def compute_distribution_after_forced_steps(
    game: Game, seat: str | None, action: Action | Mapping[str, Any] | None, until: Until[Game]
) -> tuple[tuple[Fraction, Game], ...]:
    """Return every game, with its probability, after the given action and the forced steps that follow. Without an
    action, the forced steps begin at the given game.
    """
    if until is not None and not callable(until):
        raise MalformedData("$.until", "expected a function of a game, such as lambda game: game.result() is not None")
    if seat is None and action is None:
        due = _add_games_to_distribution({}, [(Fraction(1), game)])
    elif seat is None or action is None:
        raise MalformedData("$.action", "expected a seat with its action, or neither of the two")
    else:
        due = _add_games_to_distribution({}, game.outcomes(seat, action))
    ended: GameDistribution = {}
    steps = 0
    while due:
        key = next(iter(due))
        share, here = due.pop(key)
        following = _list_following_games(here, until)
        if following is None:
            _add_games_to_distribution(ended, [(share, here)])
            continue
        steps += 1
        next_games = _add_games_to_distribution({}, following)
        back, _ = next_games.pop(key, (Fraction(0), here))
        if steps + len(ended) > LIMIT or back == 1:
            raise TooManyOutcomes(LIMIT)
        share /= 1 - back  # a step that leads back to its position, such as a tie, is repeated until it does not
        _add_games_to_distribution(due, ((share * each, after) for each, after in next_games.values()))
    return tuple(ended.values())


def _add_games_to_distribution(spread: GameDistribution, games: Iterable[tuple[Fraction, Game]]) -> GameDistribution:
    """Add games to a distribution and return it; the probabilities of equal positions are added up."""
    for share, game in games:
        key = canonical(game.position)
        before, there = spread.get(key, (Fraction(0), game))
        spread[key] = (before + share, there)
    return spread


def _list_following_games(game: Game, until: Until[Game]) -> Iterable[tuple[Fraction, Game]] | None:
    """Return the possible games after the only legal action of a game, with their probabilities. Return None if the
    forced steps end at this game.
    """
    if until is not None and until(game):
        return None
    choices = game.legal()
    if len(choices) == 1:
        return game.outcomes(*choices[0])
    if choices and until is not None:
        phase, seats = game.turn().phase, sorted({choice.seat for choice in choices})
        problem = f"in the phase {phase!r}, {' and '.join(seats)} must choose before this condition is true"
        raise MalformedData("$.until", f"{problem}; make the choice first, or leave out `until`")
    return None
