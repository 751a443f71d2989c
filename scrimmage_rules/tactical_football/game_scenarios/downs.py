"""After a play in the game of several plays: the next down, a new series, or the end of the possession (14.32)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.game_scenarios.end_of_possession import (
    FIRST_DOWN_CLAUSE,
    FIRST_DOWN_TAKES,
    PossessionEnding,
    end_possession,
    set_up_next_play,
)
from scrimmage_rules.tactical_football.game_scenarios.injuries import ban_injured_men, throw_for_neutralized_at_end
from scrimmage_rules.tactical_football.game_scenarios.placing_the_ball import (
    BallSpot,
    compute_spot_after_dead_ball,
    list_clauses_of_ball_spot,
)
from scrimmage_rules.tactical_football.multi_play_game_state import Game
from scrimmage_rules.tactical_football.position import Down, Position
from scrimmage_rules.tactical_football.rule_context_types import Deed

DOWNS = 4
"""Number of plays in a series (14.3.1)."""


def settle_finished_play(deed: Deed[object], position: Position, carried_to: Hex) -> Position:
    """Settle a finished play: record injuries, then decide who has the ball and where.

    The next play starts without data of this play.
    """
    position = throw_for_neutralized_at_end(deed, position)
    position = replace(position, game=ban_injured_men(deed, position))
    ball, field = position.ball, deed.rules.field
    assert isinstance(ball, Down)
    reached = compute_spot_after_dead_ball(field, carried_to).line
    if ball.why == "touchdown":
        return end_possession(deed, position, PossessionEnding("touchdown", reached))
    if ball.held_by == "defense":
        return end_possession(deed, position, PossessionEnding("turnover", reached))
    if field.row[ball.at] < 1 and deed.rules.reading["TF-A92"] != "no-safety-clamp":
        return end_possession(deed, position, PossessionEnding("safety", reached))
    return _continue_possession(deed, position, compute_spot_after_dead_ball(field, ball.at))


def _continue_possession(deed: Deed[object], position: Position, spot: BallSpot) -> Position:
    """Move the line to the ball; a sufficient gain starts a new series, a failed fourth play ends the possession."""
    game = position.game
    assert game is not None
    if spot.line < game.first_down and game.down == DOWNS:
        return end_possession(deed, position, PossessionEnding("downs", spot.line))
    _announce_new_line(deed, position, spot)
    game = replace(game, farthest=max(game.farthest, spot.line))
    game = _start_new_series(deed, game, spot) if spot.line >= game.first_down else _advance_down(deed, game, spot)
    return set_up_next_play(deed.rules, position, spot, game)


def _announce_new_line(deed: Deed[object], position: Position, spot: BallSpot) -> None:
    ball = position.ball
    assert isinstance(ball, Down)
    clauses = ("1.0.1", "2.0.2", "14.32.1", *list_clauses_of_ball_spot(deed.rules.field, ball.at, spot))
    deed.say("line-moved", clauses, line=spot.line, ball=spot.at, **{"from": ball.at})


def _advance_down(deed: Deed[object], game: Game, spot: BallSpot) -> Game:
    """Advance the down; the First Down marker stays (14.32.2, 14.32.3)."""
    needed = game.first_down - spot.line
    enough = FIRST_DOWN_CLAUSE[deed.rules.reading["TF-A88"]]
    deed.say("next-down", ("14.32.2", "14.32.3", "14.3.1", enough), down=game.down + 1, needed=needed)
    return replace(game, down=game.down + 1)


def _start_new_series(deed: Deed[object], game: Game, spot: BallSpot) -> Game:
    """Place the First Down marker ahead of the ball, with four plays to reach it (14.3.3, 14.32.4, TF-A88)."""
    marker = spot.line + FIRST_DOWN_TAKES[deed.rules.reading["TF-A88"]]
    deed.say("first-down", (FIRST_DOWN_CLAUSE[deed.rules.reading["TF-A88"]], "14.32.4"), first_down=marker)
    return replace(game, first_down=marker, down=1)
