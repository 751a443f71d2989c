"""Kick-offs: the receiver turns a card, and its kick-off section says where he starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import KickOff
from scrimmage_rules.card_football.deck import TOUCHDOWN, TURNOVER
from scrimmage_rules.card_football.first_and_ten import first_and_ten
from scrimmage_rules.card_football.position import FIELD, MIDFIELD, Position, Seat, Yards, other
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.quarters import finish, is_cut_off, void
from scrimmage_rules.card_football.touchdown import touchdown
from scrimmage_rules.card_football.turnover import TOUCHBACK_LINE, turnover
from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled, alone

if TYPE_CHECKING:
    from scrimmage_rules.card_football.deck import Card
    from scrimmage_rules.card_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance


def receiver_of(position: Position) -> Seat:
    """The side that receives the kick-off (KICKOFF.roles)."""
    assert position.kicker is not None
    return other(position.kicker)


def _kick_off(rules: Rules, position: Position, _action: KickOff, chance: Chance) -> Settled:
    """Read the kick-off section of the next card (KICKOFF.draw) and start play from it."""
    card, drawn = turn_top_card(rules, position, "kick-off", chance)
    turned = Event("card-turned", ("KICKOFF.draw", "KICKOFF.roles"), {"card": card.id, "kick-off": card.kick_off})
    if is_cut_off(rules, drawn):
        return void(rules, position, drawn, [turned])
    bans = () if rules.reading["KF-A33"] == "next-action-only" else drawn.bans
    drawn = replace(drawn, bans=bans)
    after, events = _lost_kick(rules, drawn, card) if drawn.redraw else _returned(rules, drawn, card)
    return finish(rules, after, [turned, *events])


def _returned(rules: Rules, position: Position, card: Card) -> Settled:
    """KICKOFF.r-number, KICKOFF.k-number, KICKOFF.td, KICKOFF.turnover."""
    receiver = receiver_of(position)
    if card.kick_off == TOUCHDOWN:
        event = Event("returned-for-touchdown", ("KICKOFF.td",), {"by": receiver})
        after, events = touchdown(rules, position, receiver)
        return after, [event, *events]
    if card.kick_off == TURNOVER:
        return _turned_over(rules, position, card)
    half, spot = yard_line(card.kick_off)
    event = Event("kick-off", (half, "KICKOFF.place-ball"), {"result": card.kick_off, "receiver": receiver})
    after, events = first_and_ten(position, receiver, spot, "KICKOFF.place-flags")
    return after, [event, *events]


def yard_line(result: str) -> tuple[str, Yards]:
    """The clause and the receiver's spot of a kick-off number: `r18` is his own 18, `k40` the kicker's 40."""
    line = int(result[1:])
    return ("KICKOFF.r-number", line) if result[0] == "r" else ("KICKOFF.k-number", FIELD - line)


def _turned_over(rules: Rules, position: Position, card: Card) -> Settled:
    """The receiver loses the kick-off; where the kicker takes over is for KF-A16 to say (KICKOFF.turnover)."""
    kicker = other(receiver_of(position))
    lost = Event("kick-off-lost", ("KICKOFF.turnover", "TO.meaning"), {"by": receiver_of(position)})
    reading = rules.reading["KF-A16"]
    if reading == "redraw":
        return replace(position, redraw=True), [lost]
    if reading == "at-receiver-20":
        after, events = first_and_ten(position, kicker, FIELD - TOUCHBACK_LINE, "KICKOFF.place-flags")
        return after, [lost, *events]
    base = MIDFIELD if reading == "midfield-base" else TOUCHBACK_LINE
    after, events = turnover(rules, position, kicker, base, card.turnover)
    return after, [lost, *events]


def _lost_kick(_rules: Rules, position: Position, card: Card) -> Settled:
    """Another card gives the place of a lost kick-off (KF-A16 redraw); one without a number gives none."""
    if card.kick_off in (TOUCHDOWN, TURNOVER):
        return position, [Event("no-place", ("KICKOFF.turnover",), {"result": card.kick_off})]
    half, receivers_spot = yard_line(card.kick_off)
    kicker = other(receiver_of(position))
    event = Event("kick-off-lost", ("KICKOFF.turnover", half), {"result": card.kick_off, "to": kicker})
    after, events = first_and_ten(position, kicker, FIELD - receivers_spot, "KICKOFF.place-flags")
    return after, [event, *events]


def _turned_by_receiver(_rules: Rules, position: Position, seat: str, _action: KickOff) -> bool:
    return seat == receiver_of(position)


KICK_OFF = ActionRule(
    phases=frozenset({"kick-off"}),
    candidates=alone(KickOff()),
    preconditions=(Precondition("KICKOFF.draw", "not-the-receiver", _turned_by_receiver, also=("KICKOFF.roles",)),),
    settle=_kick_off,
)
