"""After a play in the game of several plays: the next down, a new series, or the end of the possession (14.32)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.game_record import Game
from scrimmage_rules.tactical_football.position import Down, Position
from scrimmage_rules.tactical_football.rule_context import Deed
from scrimmage_rules.tactical_football.scenarios.injuries import last_throws, with_the_injured
from scrimmage_rules.tactical_football.scenarios.placing_the_ball import Spot, clauses_of, of_a_dead_ball
from scrimmage_rules.tactical_football.scenarios.possessions import (
    FIRST_DOWN_CLAUSE,
    FIRST_DOWN_TAKES,
    Ending,
    next_play,
    possession_over,
)

DOWNS = 4
"""The plays of a series (14.3.1)."""


def after_the_play(deed: Deed[object], position: Position, carried_to: Hex) -> Position:
    """Injuries are noted, and then it is settled who has the ball, and where; `carried_to` is as far as it was brought.

    Everything that a play has to remember ends with it.
    """
    position = last_throws(deed, position)
    position = replace(position, game=with_the_injured(deed, position))
    ball, field = position.ball, deed.rules.field
    assert isinstance(ball, Down)
    reached = of_a_dead_ball(field, carried_to).line
    if ball.why == "touchdown":
        return possession_over(deed, position, Ending("touchdown", reached))
    if ball.held_by == "defense":
        return possession_over(deed, position, Ending("turnover", reached))
    if field.row[ball.at] < 1 and deed.rules.reading["TF-A92"] != "no-safety-clamp":
        return possession_over(deed, position, Ending("safety", reached))
    return _still_on_offense(deed, position, of_a_dead_ball(field, ball.at))


def _still_on_offense(deed: Deed[object], position: Position, spot: Spot) -> Position:
    """The line follows the ball; enough gained begins a new series, and the fourth play without it ends them."""
    game = position.game
    assert game is not None
    if spot.line < game.first_down and game.down == DOWNS:
        return possession_over(deed, position, Ending("downs", spot.line))
    _say_where(deed, position, spot)
    game = replace(game, farthest=max(game.farthest, spot.line))
    game = _new_series(deed, game, spot) if spot.line >= game.first_down else _next_down(deed, game, spot)
    return next_play(deed.rules, position, spot, game)


def _say_where(deed: Deed[object], position: Position, spot: Spot) -> None:
    ball = position.ball
    assert isinstance(ball, Down)
    clauses = ("14.32.1", *clauses_of(deed.rules.field, ball.at, spot))
    deed.say("line-moved", clauses, line=spot.line, ball=spot.at, **{"from": ball.at})


def _next_down(deed: Deed[object], game: Game, spot: Spot) -> Game:
    """The First Down marker stays; what has been gained counts on (14.32.2, 14.32.3)."""
    needed = game.first_down - spot.line
    enough = FIRST_DOWN_CLAUSE[deed.rules.reading["TF-A88"]]
    deed.say("next-down", ("14.32.2", "14.32.3", "14.3.1", enough), down=game.down + 1, needed=needed)
    return replace(game, down=game.down + 1)


def _new_series(deed: Deed[object], game: Game, spot: Spot) -> Game:
    """The marker goes ahead of the ball again, with four plays to reach it (14.3.3, 14.32.4, TF-A88)."""
    marker = spot.line + FIRST_DOWN_TAKES[deed.rules.reading["TF-A88"]]
    deed.say("first-down", (FIRST_DOWN_CLAUSE[deed.rules.reading["TF-A88"]], "14.32.4"), first_down=marker)
    return replace(game, first_down=marker, down=1)
