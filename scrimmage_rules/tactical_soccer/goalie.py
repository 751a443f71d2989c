"""The goalie: the hexes where he may be, and his placement in a goal hex for a shot."""

from __future__ import annotations

from scrimmage_rules.kernel.rule_context import Precondition
from scrimmage_rules.tactical_soccer.actions import Move, Place
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Aim,
    Man,
    Position,
    Seat,
    find_coach_of_man,
    find_hex_or_none,
    place_man_in_hex,
)
from scrimmage_rules.tactical_soccer.rule_context_types import TO, At
from scrimmage_rules.tactical_soccer.settings import Rules

CONFINED = "GOALIE.confined"
PLACED = ("GOALIE.placed-on-shot", "GOALIE.three-goal-hexes")
"""The clauses by which a shot places the goalie in a goal hex, from any hex."""


def find_goalie(position: Position, seat: Seat) -> Man | None:
    """Return the goalie of a coach; None if he is off the field."""
    for man in position.squads.of(seat):
        if man in GOALIES and find_hex_or_none(position, man) is not None:
            return man
    return None


# ---- his goal and his box


def _does_man_stay_in_area_if_goalie(at: At[Move | Place]) -> bool:
    man, pitch = at.action.man, at.rules.pitch
    return man not in GOALIES or pitch.within(at.action.to, pitch.find_ground(find_coach_of_man(at.position, man), man))


STAYS_AT_HOME: Precondition[Rules, Position, Move | Place] = Precondition(
    CONFINED, "goalie-outside", _does_man_stay_in_area_if_goalie, facts=TO
)
"""A goalie is placed and moved within his box and his goal only (TS-A18)."""


# ---- for a shot


def place_goalie_in_written_goal_hex(rules: Rules, position: Position, seat: Seat, aim: Aim) -> Position:
    """Return the position with a goalie in the goal hex that his coach wrote down; he stays there (TS-A63)."""
    goalie = find_goalie(position, seat)
    assert goalie is not None
    return place_man_in_hex(position, goalie, rules.pitch.goals.of(seat).at(aim))
