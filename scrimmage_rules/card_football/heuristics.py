"""Heuristics of the card game for computer players: expected points, averaged over the cards that may come next.

All plays that the other side may call are equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from scrimmage_rules.card_football.actions import Call, ExtraPoint, FieldGoal, Name, Punt, TwoPoints
from scrimmage_rules.card_football.deck import DEFENSIVE_PLAYS, OFFENSIVE_PLAYS, TOUCHDOWN, TURNOVER, Card, Cell
from scrimmage_rules.card_football.field_goal import FIELD_GOAL_POINTS
from scrimmage_rules.card_football.first_and_ten import find_line_to_gain
from scrimmage_rules.card_football.momentum import is_play_banned, list_play_cards_of_role
from scrimmage_rules.card_football.position import (
    DOWNS,
    FIELD,
    Position,
    Seat,
    Yards,
    get_ball_spot,
    get_role_of_seat,
    other_side,
)
from scrimmage_rules.card_football.preparation import list_pile_cards
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.card_football.touchdown.extra_point import EXTRA_POINT_THRESHOLD
from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.heuristics import GameHeuristics, View, copy_position_fields

TOUCHDOWN_POINTS, SAFETY_POINTS = 7.0, -2.0
A_YARD = 0.06
"""Expected points that a first down gains for each yard further up the field."""

OWN_GOAL_LINE = -1.0
"""Expected points of a first down on the own goal line."""

A_PUNT = 35
"""Yards that the estimate assumes for a later punt."""

YARDS_OF_A_DOWN = 5.0
"""Yards that the estimate assumes for each later down."""

A_LEAD = 0.04
"""Estimated increase of the chance to win for each point of a lead."""


def estimate_points_of_first_down(spot: float) -> float:
    """Return the expected points of a first down, `spot` yards from the own goal line."""
    return OWN_GOAL_LINE + A_YARD * spot


# ---- plays


def estimate_points_after_result(position: Position, card_turnover: Yards, result: Cell) -> float:
    """Return the expected points of the offense after a play with this result."""
    spot = get_ball_spot(position)
    if result == TURNOVER:
        return -estimate_points_of_first_down(FIELD - spot + card_turnover)
    landed = spot + (result if isinstance(result, int) else 0)
    if result == TOUCHDOWN or landed >= FIELD:
        return TOUCHDOWN_POINTS
    if landed <= 0:
        return SAFETY_POINTS
    return estimate_points_after_landing(position, landed)


def estimate_points_after_landing(position: Position, landed: Yards) -> float:
    """Return the offense's expected points with the ball at `landed`: a first down, the next down, or a lost ball."""
    to_go, left = (find_line_to_gain(position) or FIELD) - landed, DOWNS - (position.down or DOWNS)
    if to_go <= 0:
        return estimate_points_of_first_down(landed)
    if left == 0:
        return -estimate_points_of_first_down(FIELD - landed)
    chance = min(0.9, YARDS_OF_A_DOWN * left / (to_go + YARDS_OF_A_DOWN))
    return chance * estimate_points_of_first_down(landed + to_go) - (1 - chance) * estimate_points_of_first_down(
        FIELD - landed - A_PUNT
    )


Meeting = tuple[str, str]
"""Pair of plays: one of the offense, and one of the defense."""


def estimate_points_per_pair_of_plays(
    rules: Rules, position: Position, meetings: Iterable[Meeting]
) -> dict[Meeting, float]:
    """Return the expected points of the offense for each pair of plays, as the mean over the cards that may come
    next.
    """
    cards = [rules.cards[each] for each in list_pile_cards(rules, position)]
    if position.two_point:
        return {meeting: compute_two_point_chance(position, cards, *meeting) for meeting in meetings}
    values: dict[Any, float] = {}
    return {
        meeting: average_points_of_pair_of_plays_over_cards(position, cards, meeting, values) for meeting in meetings
    }


def average_points_of_pair_of_plays_over_cards(
    position: Position, cards: Sequence[Card], meeting: Meeting, values: dict[Any, float]
) -> float:
    """Return the expected points of an offensive play against a defensive play: the mean over the given cards.

    `values` is a cache of the expected points of each result.
    """
    (attack, defence), total = meeting, 0.0
    column = OFFENSIVE_PLAYS.index(attack)
    for card in cards:
        result = card.matrix[defence][column]
        key = (result, card.turnover) if result == TURNOVER else result
        if key not in values:
            values[key] = estimate_points_after_result(position, card.turnover, result)
        total += values[key]
    return total / len(cards)


def compute_two_point_chance(position: Position, cards: Sequence[Card], attack: str, defence: str) -> float:
    """Return the share of the cards on which a two-point play reaches the end zone."""
    to_goal = FIELD - get_ball_spot(position)
    cells = [card.read_cell(attack, defence) for card in cards]
    return sum(cell == TOUCHDOWN or (isinstance(cell, int) and cell >= to_goal) for cell in cells) / len(cells)


def list_plays_not_banned(position: Position, role: Any) -> list[str]:
    """Return the plays that are not banned for a role."""
    return [play for play in list_play_cards_of_role(role) if not is_play_banned(position, role, play)]


def estimate_points_per_play(rules: Rules, position: Position, seat: str) -> dict[str, float]:
    """Return the expected points of each play of a seat, as the mean over the plays that the opponent may call."""
    attacks, defences = list_plays_not_banned(position, "offence"), list_plays_not_banned(position, "defence")
    found = estimate_points_per_pair_of_plays(
        rules, position, [(attack, defence) for attack in attacks for defence in defences]
    )
    if get_role_of_seat(position, seat) == "offence":
        return {attack: sum(found[attack, each] for each in defences) / len(defences) for attack in attacks}
    return {defence: -sum(found[each, defence] for each in attacks) / len(attacks) for defence in defences}


# ---- kicks


def estimate_punt(rules: Rules, position: Position) -> float:
    """Return the expected points of the offense for a punt."""
    return _compute_average(
        _estimate_punt_of_card(position, rules.cards[each]) for each in list_pile_cards(rules, position)
    )


def _estimate_punt_of_card(position: Position, card: Card) -> float:
    if card.punt == TOUCHDOWN:
        return -TOUCHDOWN_POINTS
    if not isinstance(card.punt, int):
        return estimate_points_of_first_down(get_ball_spot(position))
    return -estimate_points_of_first_down(max(20, FIELD - get_ball_spot(position) - card.punt))


def estimate_field_goal(rules: Rules, position: Position) -> float:
    """Return the expected points of the offense for a field goal."""
    spot = get_ball_spot(position)
    made = _compute_average(rules.cards[each].field_goal >= FIELD - spot for each in list_pile_cards(rules, position))
    return made * FIELD_GOAL_POINTS - (1 - made) * estimate_points_of_first_down(FIELD - spot)


def _compute_average(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def estimate_extra_point(rules: Rules, position: Position) -> float:
    """Return the share of the cards on which an extra point is good."""
    return _compute_average(
        rules.cards[each].field_goal >= EXTRA_POINT_THRESHOLD for each in list_pile_cards(rules, position)
    )


A_TWO_POINT_PLAY = 0.5
"""Expected points that the estimate assumes for a two-point play."""


def rate_actions(rules: Rules, position: Position, seat: str, actions: Sequence[Any]) -> list[float]:
    """Return the expected points of each action for the seat that acts. If the seat must name a play to give up, its
    least useful play is best.
    """
    plays = estimate_points_per_play(rules, position, seat) if any(isinstance(each, Call) for each in actions) else {}
    return [_rate_action(rules, position, action, plays) for action in actions]


def _rate_action(rules: Rules, position: Position, action: Any, plays: dict[str, float]) -> float:
    match action:
        case Call(play):
            return plays[play]
        case Punt():
            return estimate_punt(rules, position)
        case FieldGoal():
            return estimate_field_goal(rules, position)
        case ExtraPoint():
            return estimate_extra_point(rules, position)
        case TwoPoints():
            return A_TWO_POINT_PLAY
        case Name(play):
            return -_average_yards_of_play(rules, play)
    return 0.0


def _average_yards_of_play(rules: Rules, play: str) -> float:
    """Return the mean yards of a play over all cards.

    The number of a defensive play is higher if the play allows fewer yards.
    """
    attacks = [play] if play in OFFENSIVE_PLAYS else OFFENSIVE_PLAYS
    defences = [play] if play in DEFENSIVE_PLAYS else DEFENSIVE_PLAYS
    cells = [card.read_cell(one, two) for card in rules.deck.cards for one in attacks for two in defences]
    gained = _compute_average(_read_yards_of_cell(each) for each in cells)
    return gained if play in OFFENSIVE_PLAYS else -gained


def _read_yards_of_cell(cell: Cell) -> float:
    return cell if isinstance(cell, int) else {TOUCHDOWN: 40, TURNOVER: -30}.get(cell, 0)


# ---- positions


def estimate_win_chance(_rules: Rules, position: Position, seat: str) -> float:
    """Return the chance of a seat to win, from 0 to 1, by score, possession and spot."""
    leader = position.score.leader
    if position.phase == "over":
        return 0.5 if leader is None else float(leader == seat)
    side: Seat = "home" if seat == "home" else "away"
    lead = (
        position.score.points_of(side)
        - position.score.points_of(other_side(side))
        + _estimate_value_of_possession(position, seat)
    )
    return min(0.99, max(0.01, 0.5 + A_LEAD * lead))


def _estimate_value_of_possession(position: Position, seat: str) -> float:
    if position.offence is None or position.spot is None:
        return 0.0
    down = 0.0 if position.two_point else estimate_points_after_landing(position, position.spot)
    return down if position.offence == seat else -down


# ---- hidden calls


def guess_hidden_calls(rules: Rules, view: View, generator: Random) -> dict[str, Any]:
    """Return the data of a view in which each hidden call is a random play that is not banned."""
    del rules
    data = copy_position_fields(view, Position)
    bans = [(ban["role"], ban["play"]) for ban in data["bans"] if ban["offence"] == data["offence"]]
    calls = dict(data["calls"])
    for role, call in calls.items():
        if call == HIDDEN:
            possible = [play for play in list_play_cards_of_role(role) if (role, play) not in bans]
            calls[role] = possible[int(generator.random() * len(possible))]
    return {**data, "calls": calls}


JUDGEMENT = GameHeuristics(behind=guess_hidden_calls, prospects=rate_actions, worth=estimate_win_chance)
