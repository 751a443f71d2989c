"""First and ten: roles, flags, the four downs of a series, and its result."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.card_football.position import (
    DOWNS,
    FIELD,
    NO_CALLS,
    TO_GAIN,
    Position,
    Possession,
    Yards,
    get_ball_spot,
    get_defence,
    get_guaranteed_field,
    get_offence,
)
from scrimmage_rules.card_football.rule_context_types import Deed


def find_line_to_gain(position: Position) -> Yards | None:
    """Return the line to gain: ten yards from the start of the series, at most the goal line (FIRST.flags-track)."""
    if position.series_start is None:
        return None
    return min(FIELD, position.series_start + TO_GAIN)


def start_series_of_downs(deed: Deed[object], position: Position, ball: Possession, *causes: str) -> Position:
    """Return the position in which a side has the ball with four downs to gain ten yards.

    `causes` are the clauses that gave it the ball at that spot.
    (FIRST.roles, FIRST.hand-cards, FIRST.four-chances, FIRST.flags-track)
    """
    after = replace(
        position, phase="choose", kicker=None, redraw=False, offence=ball.side, spot=ball.spot, down=1,
        series_start=ball.spot,
        calls=NO_CALLS,
    )  # fmt: skip
    clauses = (*causes, "FIRST.roles", "FIRST.hand-cards", "FIRST.four-chances", "FIRST.flags-track")
    deed.say("first-and-ten", clauses, offence=ball.side, spot=ball.spot, line_to_gain=find_line_to_gain(after))
    return after


def place_ball_after_play(deed: Deed[object], position: Position, spot: Yards) -> Position:
    """Return the position after a play that ends on `spot`: a first down, the next down, or a change of possession.

    (FIRST.renewal, FIRST.down-names, FIRST.turnover-on-downs)
    """
    target, down = get_guaranteed_field(find_line_to_gain(position)), get_guaranteed_field(position.down)
    if spot >= target:
        deed.say("first-down", ("FIRST.renewal", "FIRST.flags-move"), reached=spot, needed=target)
        return start_series_of_downs(deed, position, Possession(get_offence(position), spot))
    if down == DOWNS:
        return turn_over_on_downs(deed, position, spot)
    clauses = ("FIRST.four-chances", "FIRST.down-names")
    deed.say("next-down", clauses, down=down + 1, spot=spot, to_go=target - spot)
    return replace(position, phase="choose", down=down + 1, spot=spot, calls=NO_CALLS)


def turn_over_on_downs(deed: Deed[object], position: Position, spot: Yards) -> Position:
    """Return the position after a failed fourth down: the defense has the ball at `spot` (FIRST.turn-markers)."""
    deed.say("out-of-downs", ("FIRST.turnover-on-downs", "FIRST.turn-markers"), spot=spot)
    return start_series_of_downs(deed, position, Possession(get_defence(position), FIELD - spot))


def count_yards_to_goal(position: Position) -> Yards:
    """Return the number of yards from the ball to the goal line under attack."""
    return FIELD - get_ball_spot(position)
