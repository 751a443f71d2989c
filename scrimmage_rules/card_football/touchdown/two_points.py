"""Two-point play: the points and the kick-off for each result."""

from __future__ import annotations

from scrimmage_rules.card_football.deck import TURNOVER, Card, Cell
from scrimmage_rules.card_football.position import Position, get_ball_spot, get_defence, get_offence
from scrimmage_rules.card_football.rule_context_types import Deed
from scrimmage_rules.card_football.safety import (
    SAFETY,
    SAFETY_CAUSE,
    adjust_goal_line_spot,
    is_ball_in_own_end_zone_safety,
)
from scrimmage_rules.card_football.touchdown.scoring import (
    TOUCHDOWN_POINTS,
    ScoredPoints,
    add_points,
    is_end_zone_reached,
    prepare_kick_off,
)
from scrimmage_rules.card_football.turnover import record_turnover_event

TWO_POINTS_MADE = 2


def apply_two_point_result(deed: Deed[object], position: Position, card: Card, result: Cell) -> Position:
    """Return the position after a two-point play: two points if the ball reached the end zone, otherwise a failed try;
    a kick-off follows.

    KF-A21 and KF-A22 decide whether the defense can score. (TWO.one-play, TWO.points, TWO.kick-off)
    """
    scorer = get_offence(position)
    deed.say("two-point-play", ("TWO.one-play",), result=result)
    if is_end_zone_reached(position, result):
        after = add_points(deed, position, ScoredPoints(scorer, TWO_POINTS_MADE), "TWO.points")
    else:
        after = _resolve_failed_try(deed, position, card, result)
    return prepare_kick_off(deed, after, scorer, "TWO.kick-off", "KICKOFF.after-score")


def _resolve_failed_try(deed: Deed[object], position: Position, card: Card, result: Cell) -> Position:
    """Return the position after a failed try, with points for the defense if a live ball is in the offense's end zone.

    In overtime the game is already decided, so that the defense does not score (KF-A44).
    """
    landed, cause = get_ball_spot(position), SAFETY_CAUSE
    if isinstance(result, int) and deed.rules.reading["KF-A21"] == "live-ball":
        landed += result
    elif result == TURNOVER and deed.rules.reading["KF-A22"] == "apply-turnover" and not position.overtime:
        landed, cause = landed + card.turnover, "TO.offence-end-zone"
        record_turnover_event(deed, get_ball_spot(position), card.turnover)
    if adjust_goal_line_spot(deed.rules, landed) > 0 or position.overtime:
        deed.say("try-failed", ("TWO.one-play",), result=result)
        return position
    points, clause = (
        (SAFETY, "SAFETY.points") if is_ball_in_own_end_zone_safety(deed.rules, cause) else (TOUCHDOWN_POINTS, "TD.six")
    )
    return add_points(deed, position, ScoredPoints(get_defence(position), points), clause, cause)
