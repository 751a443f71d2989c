"""Try after a touchdown: the choice between one point and two, and the kick for the extra point."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import ExtraPoint, TurnTryCard, TwoPoints
from scrimmage_rules.card_football.momentum import drop_expired_bans
from scrimmage_rules.card_football.position import FIELD, Position, get_offence
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.punt import is_by_offence
from scrimmage_rules.card_football.quarters import finish_action, is_turned_card_void, use_void_card
from scrimmage_rules.card_football.rule_context_types import At, Deed, Values
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.card_football.touchdown.scoring import ScoredPoints, add_points, prepare_kick_off
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only_if

EXTRA_POINT = 1
EXTRA_POINT_THRESHOLD = 20
"""Minimum field goal number for a good extra point."""

TWO_POINT_LINE = 20
"""Yards from the ball to the goal line on a two-point play."""


def _is_card_turned_before_try_choice(rules: Rules) -> bool:
    """Return whether the card is turned before the choice of the try (KF-A24)."""
    return rules.reading["KF-A24"] == "after-draw"


def _is_try_card_turned_if_required(at: At[object]) -> bool:
    return not _is_card_turned_before_try_choice(at.rules) or at.position.card is not None


CARD: Values = {"card": lambda at: at.position.card}


# ---- turning the card first (KF-A24 after-draw)


def _turn_try_card(deed: Deed[TurnTryCard]) -> Position:
    card, drawn = turn_top_card(deed, "try")
    deed.say("card-turned", ("TWO.alternative",), card=card.id, field_goal=card.field_goal)
    if is_turned_card_void(deed.rules, drawn):
        return use_void_card(deed, drawn)
    return replace(drawn, card=card.id)


def _is_try_card_still_to_be_turned(at: At[object]) -> bool:
    return _is_card_turned_before_try_choice(at.rules) and at.position.card is None


TURN_TRY_CARD = ActionRule(
    action=TurnTryCard,
    stages=("try",),
    candidates=only_if(_is_try_card_still_to_be_turned, TurnTryCard()),
    preconditions=(
        Precondition("XP.must-try", "not-the-scorer", is_by_offence, facts=SEAT),
        Precondition("TWO.alternative", "card-not-to-be-turned-now", _is_try_card_still_to_be_turned, facts=CARD),
    ),
    effect=_turn_try_card,
    complete=True,
    can_act=_is_try_card_still_to_be_turned,
)


# ---- one point


def _kick_extra_point(deed: Deed[ExtraPoint]) -> Position:
    """Return the position after an extra point, which is good if the card's field goal number is at least 20
    (XP.threshold, XP.kick-off).
    """
    turned = deed.position.card
    card, drawn = turn_top_card(deed, "extra-point") if turned is None else (deed.rules.cards[turned], deed.position)
    deed.say("extra-point-kick", ("XP.is-kick",), card=card.id)
    if is_turned_card_void(deed.rules, drawn):
        return use_void_card(deed, drawn)
    deed.say("extra-point-measured", ("XP.threshold",), number=card.field_goal, needs=EXTRA_POINT_THRESHOLD)
    scorer, after = get_offence(deed.position), drop_expired_bans(deed.rules, drawn)
    if card.field_goal >= EXTRA_POINT_THRESHOLD:
        after = add_points(deed, after, ScoredPoints(scorer, EXTRA_POINT), "XP.one-point")
    else:
        deed.say("extra-point-failed", ("XP.failed",), number=card.field_goal)
    return finish_action(deed, prepare_kick_off(deed, after, scorer, "XP.kick-off", "KICKOFF.after-score"))


EXTRA_POINT_KICK = ActionRule(
    action=ExtraPoint,
    stages=("try",),
    candidates=only_if(_is_try_card_turned_if_required, ExtraPoint()),
    preconditions=(
        Precondition("XP.must-try", "not-the-scorer", is_by_offence, facts=SEAT),
        Precondition("TWO.alternative", "card-not-turned-yet", _is_try_card_turned_if_required, facts=CARD),
    ),
    effect=_kick_extra_point,
    complete=True,
    can_act=_is_try_card_turned_if_required,
)


# ---- choosing two points


def _choose_two_points(deed: Deed[TwoPoints]) -> Position:
    """Return the position with the ball on the defense's 20 for the two-point play (TWO.spot)."""
    spot = FIELD - TWO_POINT_LINE
    deed.say("two-points-chosen", ("TWO.alternative", "TWO.spot"), spot=spot)
    return replace(deed.position, phase="choose", two_point=True, spot=spot)


TWO_POINTS = ActionRule(
    action=TwoPoints,
    stages=("try",),
    candidates=only_if(_is_try_card_turned_if_required, TwoPoints()),
    preconditions=(
        Precondition("TWO.alternative", "not-the-scorer", is_by_offence, also=("XP.must-try",), facts=SEAT),
        Precondition("TWO.alternative", "card-not-turned-yet", _is_try_card_turned_if_required, facts=CARD),
    ),
    effect=_choose_two_points,
    complete=True,
    can_act=_is_try_card_turned_if_required,
)

RULES = (TURN_TRY_CARD, EXTRA_POINT_KICK, TWO_POINTS)
