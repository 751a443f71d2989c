"""The end of a quarter: whether a try or kick-off that is due after the last card is still played."""

from __future__ import annotations

from scrimmage_rules.card_football.position import QUARTERS, Position, Seat, other_side
from scrimmage_rules.card_football.preparation import count_cards_left
from scrimmage_rules.card_football.settings import Rules

SECOND, FOURTH = 2, QUARTERS
MOST_POINTS_OF_A_TRY = 2
"""Maximum number of points of a try."""


def is_last_quarter_of_half(position: Position) -> bool:
    """Return whether play stops after this quarter, at half time or at the end of the game (QTR.half, END.fourth)."""
    return position.quarter in (SECOND, FOURTH)


def is_time_up(rules: Rules, position: Position) -> bool:
    """Return whether all cards of the quarter are used, now or before an untimed action (QTR.last-card)."""
    return position.untimed or count_cards_left(rules, position) == 0


def is_try_played(rules: Rules, position: Position, scorer: Seat) -> bool:
    """Return whether the try of a touchdown is played: KF-A12 decides for the last card, KF-A44 for overtime."""
    if position.overtime:
        has_card = count_cards_left(rules, position) > 0 or rules.reading["KF-A43"] == "fresh-and-reshuffle"
        return has_card and rules.reading["KF-A44"] == "complete-try"
    if position.untimed or count_cards_left(rules, position) > 0:
        return True
    reading = rules.reading["KF-A12"]
    if reading == "skip-if-decided":
        return position.quarter != FOURTH or can_extra_points_change_winner(position, scorer)
    return reading == "untimed-try" or (reading == "while-play-goes-on" and not is_last_quarter_of_half(position))


def can_extra_points_change_winner(position: Position, scorer: Seat) -> bool:
    """Return whether a try can change the winner: the scorer is level or at most two points behind."""
    behind = position.score.points_of(other_side(scorer)) - position.score.points_of(scorer)
    return 0 <= behind <= MOST_POINTS_OF_A_TRY


def is_kick_off_played(rules: Rules, position: Position) -> bool:
    """Return whether a kick-off that is due now is played: KF-A13 decides for the last card; a score ends overtime."""
    if position.overtime:
        return False
    in_time = not is_time_up(rules, position) or not is_last_quarter_of_half(position)
    return in_time or rules.reading["KF-A13"] == "always-made"
