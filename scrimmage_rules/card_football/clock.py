"""The pile is the clock: what is still made of a try or a kick-off that falls due with the last card of a quarter."""

from __future__ import annotations

from scrimmage_rules.card_football.options import Rules
from scrimmage_rules.card_football.position import QUARTERS, Position, Seat, other_side
from scrimmage_rules.card_football.preparation import count_cards_left

SECOND, FOURTH = 2, QUARTERS
MOST_POINTS_OF_A_TRY = 2


def is_last_quarter_of_half(position: Position) -> bool:
    """Whether play stops after this quarter: at half time, and when the game is over (QTR.half, END.fourth)."""
    return position.quarter in (SECOND, FOURTH)


def is_time_up(rules: Rules, position: Position) -> bool:
    """Whether the cards of the quarter are gone, or were gone before an untimed action (QTR.last-card)."""
    return position.untimed or count_cards_left(rules, position) == 0


def is_try_played(rules: Rules, position: Position, scorer: Seat) -> bool:
    """Whether the try of a touchdown is made: KF-A12 for the last card of a quarter, KF-A44 for overtime."""
    if position.overtime:
        has_card = count_cards_left(rules, position) > 0 or rules.reading["KF-A43"] == "fresh-and-reshuffle"
        return has_card and rules.reading["KF-A44"] == "complete-try"
    if position.untimed or count_cards_left(rules, position) > 0:
        return True
    reading = rules.reading["KF-A12"]
    if reading == "skip-if-decided":
        return position.quarter != FOURTH or can_try_matter(position, scorer)
    return reading == "untimed-try" or (reading == "while-play-goes-on" and not is_last_quarter_of_half(position))


def can_try_matter(position: Position, scorer: Seat) -> bool:
    """Whether the scorer of a touchdown is level or so little behind that his try can change the result."""
    behind = position.score.of(other_side(scorer)) - position.score.of(scorer)
    return 0 <= behind <= MOST_POINTS_OF_A_TRY


def is_kick_off_played(rules: Rules, position: Position) -> bool:
    """Whether a kick-off that is owed now is made: KF-A13 for the last card; in overtime the score has decided."""
    if position.overtime:
        return False
    in_time = not is_time_up(rules, position) or not is_last_quarter_of_half(position)
    return in_time or rules.reading["KF-A13"] == "always-made"
