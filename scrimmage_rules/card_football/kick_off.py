"""Kick-offs: the receiver turns a card, and its kick-off section gives the receiver's first spot."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import KickOff
from scrimmage_rules.card_football.deck import TOUCHDOWN, TURNOVER, Card
from scrimmage_rules.card_football.first_and_ten import start_series_of_downs
from scrimmage_rules.card_football.position import (
    FIELD,
    MIDFIELD,
    Position,
    Possession,
    Seat,
    Yards,
    get_guaranteed_field,
    other_side,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.quarters import finish_action, is_turned_card_void, use_void_card
from scrimmage_rules.card_football.rule_context_types import At, Deed
from scrimmage_rules.card_football.touchdown.scoring import score_touchdown
from scrimmage_rules.card_football.turnover import TOUCHBACK_LINE, LostBall, give_ball_to_gainer
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only


def find_kick_off_receiver(position: Position) -> Seat:
    """Return the side that receives the kick-off (KICKOFF.roles)."""
    return other_side(get_guaranteed_field(position.kicker))


def _turn_kick_off_card(deed: Deed[KickOff]) -> Position:
    """Return the position after the kick-off section of the next card has been applied (KICKOFF.draw)."""
    card, drawn = turn_top_card(deed, "kick-off")
    deed.say("card-turned", ("KICKOFF.draw", "KICKOFF.roles"), card=card.id, **{"kick-off": card.kick_off})
    if is_turned_card_void(deed.rules, drawn):
        return use_void_card(deed, drawn)
    after = (
        _place_ball_after_fumbled_kick_off(deed, drawn, card)
        if drawn.redraw
        else _apply_kick_off_result(deed, drawn, card)
    )
    return finish_action(deed, after)


def _apply_kick_off_result(deed: Deed[KickOff], position: Position, card: Card) -> Position:
    """Return the position after a kick-off: a spot, a touchdown or a lost ball.

    (KICKOFF.r-number, KICKOFF.k-number, KICKOFF.td, KICKOFF.turnover)
    """
    receiver = find_kick_off_receiver(position)
    if card.kick_off == TOUCHDOWN:
        deed.say("returned-for-touchdown", ("KICKOFF.td",), by=receiver)
        return score_touchdown(deed, position, receiver)
    if card.kick_off == TURNOVER:
        return _lose_kick_off(deed, position, card)
    half, spot = spot_from_kick_off_number(card.kick_off)
    deed.say("kick-off", (half, "KICKOFF.place-ball"), result=card.kick_off, receiver=receiver)
    return start_series_of_downs(deed, position, Possession(receiver, spot), "KICKOFF.place-flags")


def spot_from_kick_off_number(result: str) -> tuple[str, Yards]:
    """Return the clause and the receiver's spot of a kick-off number: 18 for `r18`, 60 for `k40`."""
    line = int(result[1:])
    return ("KICKOFF.r-number", line) if result[0] == "r" else ("KICKOFF.k-number", FIELD - line)


def _lose_kick_off(deed: Deed[KickOff], position: Position, card: Card) -> Position:
    """Return the position after the receiver has lost the kick-off; KF-A16 decides the spot (KICKOFF.turnover)."""
    kicker = other_side(find_kick_off_receiver(position))
    deed.say("kick-off-lost", ("KICKOFF.turnover", "TO.meaning"), by=find_kick_off_receiver(position))
    reading = deed.rules.reading["KF-A16"]
    if reading == "redraw":
        return replace(position, redraw=True)
    if reading == "at-receiver-20":
        return start_series_of_downs(deed, position, Possession(kicker, FIELD - TOUCHBACK_LINE), "KICKOFF.place-flags")
    base = MIDFIELD if reading == "midfield-base" else TOUCHBACK_LINE
    return give_ball_to_gainer(deed, position, LostBall(kicker, base, card.turnover))


def _place_ball_after_fumbled_kick_off(deed: Deed[KickOff], position: Position, card: Card) -> Position:
    """Return the position after another card has given the spot of a fumbled kick-off (KF-A16 redraw).

    A card with TD or T/O gives no spot, so that one more card must be turned.
    """
    if card.kick_off in (TOUCHDOWN, TURNOVER):
        deed.say("no-place", ("KICKOFF.turnover",), result=card.kick_off)
        return position
    half, receivers_spot = spot_from_kick_off_number(card.kick_off)
    kicker = other_side(find_kick_off_receiver(position))
    deed.say("kick-off-lost", ("KICKOFF.turnover", half), result=card.kick_off, to=kicker)
    return start_series_of_downs(deed, position, Possession(kicker, FIELD - receivers_spot), "KICKOFF.place-flags")


def _is_kick_off_receiver(at: At[KickOff]) -> bool:
    return at.seat == find_kick_off_receiver(at.position)


KICK_OFF = ActionRule(
    action=KickOff,
    stages=("kick-off",),
    candidates=only(KickOff()),
    preconditions=(
        Precondition("KICKOFF.draw", "not-the-receiver", _is_kick_off_receiver, also=("KICKOFF.roles",), facts=SEAT),
    ),
    effect=_turn_kick_off_card,
    complete=True,
)

RULES = (KICK_OFF,)
