"""Punts: the offence gives the ball away on purpose, far down the field if the card is kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import FieldGoal, Punt
from scrimmage_rules.card_football.deck import TOUCHDOWN, Card
from scrimmage_rules.card_football.first_and_ten import first_and_ten
from scrimmage_rules.card_football.momentum import lapse, momentum
from scrimmage_rules.card_football.position import (
    FIELD,
    NO_CALLS,
    Position,
    Yards,
    defence_of,
    offence_of,
    spot_of,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.quarters import finish, is_cut_off, void
from scrimmage_rules.card_football.safety import on_the_line, pushed_into_own_end_zone
from scrimmage_rules.card_football.touchdown import touchdown
from scrimmage_rules.card_football.turnover import touchback, turnover
from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled, alone

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance


def _punt(rules: Rules, position: Position, _action: Punt, chance: Chance) -> Settled:
    """Announce, turn the card, read its punt section (PUNT.declare, PUNT.read-section, PUNT.no-play-cards)."""
    card, drawn = turn_top_card(rules, position, "punt", chance)
    clauses = ("PUNT.any-down", "PUNT.purpose", "PUNT.declare", "PUNT.no-play-cards", "PUNT.read-section")
    punted = Event("punt", clauses, {"card": card.id, "result": card.punt, "down": position.down})
    if is_cut_off(rules, drawn):
        return void(rules, position, drawn, [punted])
    ready = replace(lapse(rules, drawn), calls=NO_CALLS)
    after, events = _read(rules, ready, card)
    events = [punted, *events]
    if rules.reading["KF-A32"] == "any-movement" and isinstance(card.punt, int) and after.phase == "choose":
        after, events = momentum(rules, ready, after, card, card.punt, events)
    return finish(rules, after, events)


def _read(rules: Rules, position: Position, card: Card) -> Settled:
    if isinstance(card.punt, int):
        return _kicked(rules, position, card.punt)
    if card.punt == TOUCHDOWN:
        receiver = defence_of(position)
        event = Event("returned-for-touchdown", ("PUNT.td",), {"by": receiver})
        after, events = touchdown(rules, position, receiver)
        return after, [event, *events]
    return _regained(rules, position, card)


def _kicked(rules: Rules, position: Position, yards: Yards) -> Settled:
    """A number moves the ball, and the other side has it there: PUNT.distance or PUNT.negative, PUNT.possession."""
    event = Event("punt-moved", ("PUNT.negative" if yards < 0 else "PUNT.distance",), {"yards": yards})
    landed = on_the_line(rules, spot_of(position) + yards)
    receiver = defence_of(position)
    if landed >= FIELD:
        after, events = touchback(position, receiver, "PUNT.past-goal-line", "TOUCHBACK.punt")
    elif landed <= 0:
        after, events = pushed_into_own_end_zone(rules, position, offence_of(position), "PUNT.negative-end-zone")
    else:
        after, events = first_and_ten(position, receiver, FIELD - landed, "PUNT.possession")
    return after, [event, *events]


def _regained(rules: Rules, position: Position, card: Card) -> Settled:
    """The receiver loses it again; where the punter goes on is for KF-A17 to say (PUNT.turnover)."""
    punter, spot = offence_of(position), spot_of(position)
    lost = Event("punt-lost", ("PUNT.turnover", "TO.meaning"), {"by": defence_of(position)})
    reading = rules.reading["KF-A17"]
    if reading == "at-scrimmage":
        after, events = first_and_ten(position, punter, spot, "PUNT.turnover")
    elif reading == "offence-relative":
        receiver = defence_of(position)
        after, events = turnover(rules, position, receiver, spot, card.turnover, keeper=punter)
    else:
        after, events = turnover(rules, position, punter, FIELD - spot, card.turnover)
    return after, [lost, *events]


# ---- announcing: what punts and field goals have in common (KF-A25)


def by_offence(_rules: Rules, position: Position, seat: str, _action: Punt | FieldGoal) -> bool:
    """Only the side with the ball may kick it."""
    return seat == position.offence


def on_downs(_rules: Rules, position: Position, _seat: str, _action: Punt | FieldGoal) -> bool:
    """Not on a two-point play."""
    return not position.two_point


def not_yet_chosen(rules: Rules, position: Position, _seat: str, _action: Punt | FieldGoal) -> bool:
    """Before the offence has put its play card down, unless KF-A25 leaves time until the card is turned."""
    return rules.reading["KF-A25"] == "until-reveal" or position.calls.offence is None


PUNT = ActionRule(
    phases=frozenset({"choose", "turn-card"}),
    candidates=alone(Punt()),
    preconditions=(
        Precondition("PUNT.any-down", "not-the-offence", by_offence, also=("FIRST.roles",)),
        Precondition("TWO.one-play", "two-point-play", on_downs),
        Precondition("PUNT.declare", "play-cards-chosen", not_yet_chosen, also=("PUNT.no-play-cards",)),
    ),
    settle=_punt,
)
