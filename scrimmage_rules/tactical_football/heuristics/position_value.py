"""The value of a position for computer players: the hexes still to gain, and the men near the ball."""

from __future__ import annotations

from scrimmage_rules.tactical_football.heuristics.path_costs_to_goal import find_row_to_reach
from scrimmage_rules.tactical_football.position import Position, get_side_of_seat, list_possible_carriers
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Over

EVEN = 0.4
"""Estimated share of plays in which the offense gains enough hexes."""

A_ROW, AN_OPPONENT, NEAR = 0.05, 0.04, 2


def estimate_win_probability(rules: Rules, position: Position, seat: str) -> float:
    """Return the estimated probability that a seat wins from a position, from 0 to 1."""
    if isinstance(position.stage, Over):
        winner = position.stage.winner
        return 0.5 if winner is None else float(winner == seat)
    share = _estimate_offense_win_chance(rules, position)
    return share if get_side_of_seat(position, seat) == "offense" else 1.0 - share


def _estimate_offense_win_chance(rules: Rules, position: Position) -> float:
    men = position.men.offense.on
    hopes = [
        _estimate_carrier_win_chance(rules, position, men[label].at)
        for label in list_possible_carriers(position)
        if label in men
    ]
    return sum(hopes) / len(hopes) if hopes else EVEN


def _estimate_carrier_win_chance(rules: Rules, position: Position, place: str) -> float:
    """Return the carrier's estimated chance to win, higher with fewer rows to go and fewer opponents near him."""
    field = rules.field
    left = find_row_to_reach(position) - field.row[place]
    if left <= 0:
        return 0.95
    standing = [man for man in position.men.defense.on.values() if man.neutralized == 0]
    near = sum(field.distance(man.at, place) <= NEAR for man in standing)
    return max(0.05, 0.7 - A_ROW * left - AN_OPPONENT * near)
