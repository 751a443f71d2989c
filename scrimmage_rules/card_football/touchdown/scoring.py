"""Scoring: points, touchdowns, and the try and kick-off that follow them."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from scrimmage_rules.card_football.deck import TOUCHDOWN, Cell
from scrimmage_rules.card_football.plays_after_last_card import is_kick_off_played, is_try_played
from scrimmage_rules.card_football.position import FIELD, Position, Seat, clear_ball_and_play_cards, get_ball_spot
from scrimmage_rules.card_football.rule_context_types import Deed

TOUCHDOWN_POINTS = 6


def is_end_zone_reached(position: Position, result: Cell) -> bool:
    """Return whether a result brings the ball onto or over the goal line under attack (TD.reach)."""
    if isinstance(result, int):
        return get_ball_spot(position) + result >= FIELD
    return result == TOUCHDOWN


class ScoredPoints(NamedTuple):
    """Points that a side scores."""

    side: Seat
    number: int


def add_points(deed: Deed[object], position: Position, points: ScoredPoints, *clauses: str) -> Position:
    """Return the position with more points for a side; under KF-A23 no-momentum, a score ends all bans."""
    bans = () if deed.rules.reading["KF-A23"] == "no-momentum" else position.bans
    after = replace(position, score=position.score.add(*points), bans=bans)
    deed.say("score", clauses, by=points.side, points=points.number, home=after.score.home, away=after.score.away)
    return after


def score_touchdown(deed: Deed[object], position: Position, seat: Seat) -> Position:
    """Return the position after a touchdown, with its try due (TD.six, XP.must-try)."""
    after = add_points(deed, position, ScoredPoints(seat, TOUCHDOWN_POINTS), "TD.six")
    if is_try_played(deed.rules, after, seat):
        deed.say("try-due", ("XP.must-try",), by=seat)
    return clear_ball_and_play_cards(after, "try", offence=seat)


def prepare_kick_off(deed: Deed[object], position: Position, kicker: Seat, *clauses: str) -> Position:
    """Return the position in which a side kicks off; `clauses` are cited only if the kick-off is played."""
    if is_kick_off_played(deed.rules, position):
        deed.say("kick-off-owed", clauses, kicker=kicker)
    return clear_ball_and_play_cards(position, "kick-off", kicker=kicker)
