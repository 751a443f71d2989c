"""Punts: the offense kicks the ball away, as far as the card says."""

from __future__ import annotations

from scrimmage_rules.card_football.actions import Punt
from scrimmage_rules.card_football.deck import TOUCHDOWN, Card
from scrimmage_rules.card_football.first_and_ten import start_series_of_downs
from scrimmage_rules.card_football.momentum import drop_expired_bans, start_naming_if_momentum_triggers
from scrimmage_rules.card_football.position import (
    FIELD,
    Position,
    Possession,
    Yards,
    get_ball_spot,
    get_defence,
    get_offence,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.quarters import finish_action, is_turned_card_void, use_void_card
from scrimmage_rules.card_football.rule_context_types import At, Deed, Values
from scrimmage_rules.card_football.safety import adjust_goal_line_spot, score_safety_or_touchdown_in_own_end_zone
from scrimmage_rules.card_football.touchdown.scoring import score_touchdown
from scrimmage_rules.card_football.turnover import LostBall, give_ball_to_gainer, give_touchback
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only_if


def _kick_punt(deed: Deed[Punt]) -> Position:
    """Return the position after the punt section of the turned card has been applied (PUNT.declare, PUNT.read-section,
    PUNT.no-play-cards).
    """
    card, drawn = turn_top_card(deed, "punt")
    clauses = ("PUNT.any-down", "PUNT.purpose", "PUNT.declare", "PUNT.no-play-cards")
    deed.say("punt", clauses, card=card.id, down=deed.position.down)
    if is_turned_card_void(deed.rules, drawn):
        return use_void_card(deed, drawn)
    deed.say("punt-read", ("PUNT.read-section",), result=card.punt)
    after = _apply_punt_result(deed, drop_expired_bans(deed.rules, drawn), card)
    if deed.rules.reading["KF-A32"] == "any-movement" and isinstance(card.punt, int) and after.phase == "choose":
        after = start_naming_if_momentum_triggers(deed, after, card, card.punt)
    return finish_action(deed, after)


def _apply_punt_result(deed: Deed[Punt], position: Position, card: Card) -> Position:
    if isinstance(card.punt, int):
        return _place_ball_after_punt(deed, position, card.punt)
    if card.punt == TOUCHDOWN:
        receiver = get_defence(position)
        deed.say("returned-for-touchdown", ("PUNT.td",), by=receiver)
        return score_touchdown(deed, position, receiver)
    return _lose_punt(deed, position, card)


def _place_ball_after_punt(deed: Deed[Punt], position: Position, yards: Yards) -> Position:
    """Return the position after a punt by this number of yards (PUNT.distance, PUNT.negative, PUNT.possession)."""
    deed.say("punt-moved", ("PUNT.negative" if yards < 0 else "PUNT.distance",), yards=yards)
    landed = adjust_goal_line_spot(deed.rules, get_ball_spot(position) + yards)
    receiver = get_defence(position)
    if landed >= FIELD:
        return give_touchback(deed, position, receiver, "PUNT.past-goal-line", "TOUCHBACK.punt")
    if landed <= 0:
        return score_safety_or_touchdown_in_own_end_zone(
            deed, position, get_offence(position), "PUNT.negative-end-zone"
        )
    return start_series_of_downs(deed, position, Possession(receiver, FIELD - landed), "PUNT.possession")


def _lose_punt(deed: Deed[Punt], position: Position, card: Card) -> Position:
    """Return the position after a punt with the result T/O, where the punter keeps the ball; KF-A17 decides the spot
    (PUNT.turnover).
    """
    punter, receiver, spot = get_offence(position), get_defence(position), get_ball_spot(position)
    deed.say("punt-lost", ("PUNT.turnover", "TO.meaning"), by=receiver)
    reading = deed.rules.reading["KF-A17"]
    if reading == "at-scrimmage":
        return start_series_of_downs(deed, position, Possession(punter, spot), "PUNT.turnover")
    if reading == "offence-relative":
        return give_ball_to_gainer(deed, position, LostBall(receiver, spot, card.turnover, keeper=punter))
    return give_ball_to_gainer(deed, position, LostBall(punter, FIELD - spot, card.turnover))


# ---- announcing: what punts and field goals have in common (KF-A25)


def is_by_offence(at: At[object]) -> bool:
    """Return whether the side with the ball acts."""
    return at.seat == at.position.offence


def is_not_two_point_play(at: At[object]) -> bool:
    """Return whether the play is not a two-point play."""
    return not at.position.two_point


def may_announce_kick(at: At[object]) -> bool:
    """Return whether a kick may still be announced.

    KF-A25 decides whether this ends when the offense calls a play, or at the reveal.
    """
    return at.rules.reading["KF-A25"] == "until-reveal" or at.position.calls.offence is None


def may_side_kick(at: At[object]) -> bool:
    """Return whether a side may announce a kick instead of a play."""
    return is_by_offence(at) and may_announce_kick(at) and is_not_two_point_play(at)


TWO_POINT: Values = {"two_point": lambda at: at.position.two_point}
CHOSEN: Values = {
    "phase": lambda at: at.position.phase, "chosen": lambda at: at.position.calls.offence is not None,
}  # fmt: skip
OF_OFFENCE = ("not-the-offence",)
"""Code of the precondition that the offense acts. Checks that make sense only for the offense depend on it."""

PUNT = ActionRule(
    action=Punt,
    stages=("choose", "turn-card"),
    candidates=only_if(may_side_kick, Punt()),
    preconditions=(
        Precondition("PUNT.any-down", "not-the-offence", is_by_offence, also=("FIRST.roles",), facts=SEAT),
        Precondition("TWO.one-play", "two-point-play", is_not_two_point_play, facts=TWO_POINT),
        Precondition(
            "PUNT.declare", "play-cards-chosen", may_announce_kick, ("PUNT.no-play-cards",), CHOSEN, OF_OFFENCE
        ),
    ),
    effect=_kick_punt,
    complete=True,
    can_act=may_side_kick,
)

RULES = (PUNT,)
