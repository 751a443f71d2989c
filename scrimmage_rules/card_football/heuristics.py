"""The card game as its players judge it: the points that the cards not yet used promise on average.

A play is met by any of the other side's five as likely as by another; the card is any that may come next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from scrimmage_rules.card_football.actions import Call, ExtraPoint, FieldGoal, Name, Punt, TwoPoints
from scrimmage_rules.card_football.deck import DEFENSIVE_PLAYS, OFFENSIVE_PLAYS, TOUCHDOWN, TURNOVER, Card, Cell
from scrimmage_rules.card_football.field_goal import FIELD_GOAL_POINTS
from scrimmage_rules.card_football.first_and_ten import find_line_to_gain
from scrimmage_rules.card_football.momentum import hand_of_role, is_banned
from scrimmage_rules.card_football.options import Rules
from scrimmage_rules.card_football.position import DOWNS, FIELD, Position, Seat, Yards, other_side, role_of, spot_of
from scrimmage_rules.card_football.preparation import list_pile_cards
from scrimmage_rules.card_football.touchdown.extra_point import EXTRA_POINT_THRESHOLD
from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.heuristics import Judgement, View, shown

TOUCHDOWN_POINTS, SAFETY_POINTS = 7.0, -2.0
A_YARD = 0.06
"""Points that a yard further up the field is worth to who has the ball there."""

OWN_GOAL_LINE = -1.0
"""Points that the ball is worth on one's own goal line."""

A_PUNT = 35
"""Yards that a punt of later is counted for."""

YARDS_OF_A_DOWN = 5.0
"""Yards that a down of later is counted for."""

A_LEAD = 0.04
"""What a point of the score moves the share of games that are won."""


def estimate_first_down(spot: float) -> float:
    """Points that a first down is worth so many yards from one's own goal line."""
    return OWN_GOAL_LINE + A_YARD * spot


# ---- what a play promises


def estimate_result(position: Position, card_turnover: Yards, result: Cell) -> float:
    """Points that the offence has to expect once a play has come to this."""
    spot = spot_of(position)
    if result == TURNOVER:
        return -estimate_first_down(FIELD - spot + card_turnover)
    landed = spot + (result if isinstance(result, int) else 0)
    if result == TOUCHDOWN or landed >= FIELD:
        return TOUCHDOWN_POINTS
    if landed <= 0:
        return SAFETY_POINTS
    return estimate_landed_ball(position, landed)


def estimate_landed_ball(position: Position, landed: Yards) -> float:
    """A new first down, the next down, or the other side's ball where it lies."""
    to_go, left = (find_line_to_gain(position) or FIELD) - landed, DOWNS - (position.down or DOWNS)
    if to_go <= 0:
        return estimate_first_down(landed)
    if left == 0:
        return -estimate_first_down(FIELD - landed)
    chance = min(0.9, YARDS_OF_A_DOWN * left / (to_go + YARDS_OF_A_DOWN))
    return chance * estimate_first_down(landed + to_go) - (1 - chance) * estimate_first_down(FIELD - landed - A_PUNT)


Meeting = tuple[str, str]
"""An offensive play and a defensive one."""


def estimate_meetings(rules: Rules, position: Position, meetings: Iterable[Meeting]) -> dict[Meeting, float]:
    """Points that the offence has to expect of each meeting of plays, over the cards that may come next."""
    cards = [rules.cards[each] for each in list_pile_cards(rules, position)]
    if position.two_point:
        return {meeting: estimate_two_point_play(position, cards, *meeting) for meeting in meetings}
    values: dict[Any, float] = {}
    return {meeting: average_over_cards(position, cards, meeting, values) for meeting in meetings}


def average_over_cards(position: Position, cards: Sequence[Card], meeting: Meeting, values: dict[Any, float]) -> float:
    """The mean over some cards of what a play comes to; `values` keeps what each result is worth."""
    (attack, defence), total = meeting, 0.0
    column = OFFENSIVE_PLAYS.index(attack)
    for card in cards:
        result = card.matrix[defence][column]
        key = (result, card.turnover) if result == TURNOVER else result
        if key not in values:
            values[key] = estimate_result(position, card.turnover, result)
        total += values[key]
    return total / len(cards)


def estimate_two_point_play(position: Position, cards: Sequence[Card], attack: str, defence: str) -> float:
    """The share of the cards on which a two-point play reaches the end zone."""
    to_goal = FIELD - spot_of(position)
    cells = [card.cell(attack, defence) for card in cards]
    return sum(cell == TOUCHDOWN or (isinstance(cell, int) and cell >= to_goal) for cell in cells) / len(cells)


def list_free_plays(position: Position, role: Any) -> list[str]:
    """The plays that a role has not promised to leave."""
    return [play for play in hand_of_role(role) if not is_banned(position, role, play)]


def estimate_plays(rules: Rules, position: Position, seat: str) -> dict[str, float]:
    """For each play of a seat the mean over the plays that it may meet, as points for the seat."""
    attacks, defences = list_free_plays(position, "offence"), list_free_plays(position, "defence")
    found = estimate_meetings(rules, position, [(attack, defence) for attack in attacks for defence in defences])
    if role_of(position, seat) == "offence":
        return {attack: sum(found[attack, each] for each in defences) / len(defences) for attack in attacks}
    return {defence: -sum(found[each, defence] for each in attacks) / len(attacks) for defence in defences}


# ---- what kicks promise


def estimate_punt(rules: Rules, position: Position) -> float:
    """Points that a punt promises, which gives the ball away."""
    return _average(_estimate_punt_of_card(position, rules.cards[each]) for each in list_pile_cards(rules, position))


def _estimate_punt_of_card(position: Position, card: Card) -> float:
    if card.punt == TOUCHDOWN:
        return -TOUCHDOWN_POINTS
    if not isinstance(card.punt, int):
        return estimate_first_down(spot_of(position))
    return -estimate_first_down(max(20, FIELD - spot_of(position) - card.punt))


def estimate_field_goal(rules: Rules, position: Position) -> float:
    """Points that a field goal promises; one that fails leaves the ball where it is."""
    spot = spot_of(position)
    made = _average(rules.cards[each].field_goal >= FIELD - spot for each in list_pile_cards(rules, position))
    return made * FIELD_GOAL_POINTS - (1 - made) * estimate_first_down(FIELD - spot)


def _average(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def estimate_extra_point(rules: Rules, position: Position) -> float:
    """The share of cards on which the kick after a touchdown is good."""
    return _average(rules.cards[each].field_goal >= EXTRA_POINT_THRESHOLD for each in list_pile_cards(rules, position))


A_TWO_POINT_PLAY = 0.5
"""Points that a two-point play is counted for."""


def rate_actions(rules: Rules, position: Position, seat: str, actions: Sequence[Any]) -> list[float]:
    """Points that each action promises to its seat; a play that is named is the one that would be missed least."""
    plays = estimate_plays(rules, position, seat) if any(isinstance(each, Call) for each in actions) else {}
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
    """Yards of a play over all cards: gained by it on offence, held by it on defence."""
    attacks = [play] if play in OFFENSIVE_PLAYS else OFFENSIVE_PLAYS
    defences = [play] if play in DEFENSIVE_PLAYS else DEFENSIVE_PLAYS
    cells = [card.cell(one, two) for card in rules.deck.cards for one in attacks for two in defences]
    gained = _average(_yards_from_cell(each) for each in cells)
    return gained if play in OFFENSIVE_PLAYS else -gained


def _yards_from_cell(cell: Cell) -> float:
    return cell if isinstance(cell, int) else {TOUCHDOWN: 40, TURNOVER: -30}.get(cell, 0)


# ---- what a position is worth


def rate_position(_rules: Rules, position: Position, seat: str) -> float:
    """By the score, and by who has the ball where."""
    leader = position.score.leader
    if position.phase == "over":
        return 0.5 if leader is None else float(leader == seat)
    side: Seat = "home" if seat == "home" else "away"
    lead = position.score.of(side) - position.score.of(other_side(side)) + _estimate_possession(position, seat)
    return min(0.99, max(0.01, 0.5 + A_LEAD * lead))


def _estimate_possession(position: Position, seat: str) -> float:
    if position.offence is None or position.spot is None:
        return 0.0
    down = 0.0 if position.two_point else estimate_landed_ball(position, position.spot)
    return down if position.offence == seat else -down


# ---- what may lie behind a view


def guess_hidden_calls(rules: Rules, view: View, generator: Random) -> dict[str, Any]:
    """A card face down is any of the hand that may be used."""
    del rules
    data = shown(view, Position)
    bans = [(ban["role"], ban["play"]) for ban in data["bans"] if ban["offence"] == data["offence"]]
    calls = dict(data["calls"])
    for role, call in calls.items():
        if call == HIDDEN:
            possible = [play for play in hand_of_role(role) if (role, play) not in bans]
            calls[role] = possible[int(generator.random() * len(possible))]
    return {**data, "calls": calls}


JUDGEMENT = Judgement(behind=guess_hidden_calls, prospects=rate_actions, worth=rate_position)
