"""The cost of the way from each hex to the row that the carrier needs, around other men."""

from __future__ import annotations

from heapq import heappop, heappush

from scrimmage_rules.tactical_football.field import LAST_ROW, ROWS, Hex
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import SIDE, has_ball_been_carried_across
from scrimmage_rules.tactical_football.position import Position, get_markers_of_side
from scrimmage_rules.tactical_football.settings import Rules

CONTROLLED, STANDING, WRONG_SIDE = 3.0, 6.0, 12.0
"""Costs in addition to a step: entering a controlled hex, entering an occupied hex, and crossing the line
on the wrong side of the ball-play marker."""

DEEP = 8
"""Number of rows behind the line in which paths are searched."""


def find_row_to_reach(position: Position) -> int:
    """Return the row that the carrier must reach for the objective of the play, or the first row of the end zone if the
    position has no objective.
    """
    return ROWS + 1 if position.objective is None else min(position.line + position.objective, ROWS + 1)


def compute_path_costs_to_goal(rules: Rules, position: Position) -> dict[Hex, float]:
    """Return for each hex near the play the cost of the cheapest way from it to the goal."""
    field, goal = rules.field, find_row_to_reach(position)
    prices = _compute_hex_surcharges(rules, position)
    found: dict[Hex, float] = {}
    waiting = [(0.0, place) for place in field.hexes if field.row[place] == goal]
    low, high = position.line - DEEP, min(goal, LAST_ROW)
    while waiting:
        cost, place = heappop(waiting)
        if place in found:
            continue
        found[place] = cost
        entering = cost + 1.0 + prices.get(place, 0.0)
        for near in field.around[place]:
            if near not in found and low <= field.row[near] <= high:
                heappush(waiting, (entering + _compute_line_crossing_cost(rules, position, near, place), near))
    return found


def _compute_hex_surcharges(rules: Rules, position: Position) -> dict[Hex, float]:
    """Return for each hex the cost that a step into it has in addition to the ordinary cost of a step."""
    prices: dict[Hex, float] = {}
    for man in position.men.defense.on.values():
        if man.neutralized == 0:
            for place in rules.field.zone[man.at][man.facing]:
                prices[place] = prices.get(place, 0.0) + CONTROLLED
    for team in (position.men.offense, position.men.defense):
        for man in team.on.values():
            prices[man.at] = prices.get(man.at, 0.0) + STANDING
    return prices


def _compute_line_crossing_cost(rules: Rules, position: Position, start: Hex, end: Hex) -> float:
    """Return the cost of crossing the line at a hex, by the side of the ball-play marker."""
    row, column = rules.field.row, rules.field.column
    if position.snap is None or not row[start] <= position.line < row[end] or has_ball_been_carried_across(position):
        return 0.0
    side = SIDE.get(get_markers_of_side(position, "offense").play)
    apart = column[start] - column[position.snap.at]
    right = apart > 0 if rules.field.heading == "N" else apart < 0
    return 0.0 if side is None or (apart != 0 and right == (side[0] == "right")) else WRONG_SIDE
