"""The try after a touchdown: choosing between one point and two, and the kick for the extra point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import ExtraPoint, TurnTryCard, TwoPoints
from scrimmage_rules.card_football.momentum import lapse
from scrimmage_rules.card_football.position import FIELD, Position, offence_of
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.quarters import finish, is_cut_off, void
from scrimmage_rules.card_football.touchdown import owe_kick_off, score
from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled, alone

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

EXTRA_POINT = 1
EXTRA_POINT_THRESHOLD = 20
TWO_POINT_LINE = 20


def _turned_first(rules: Rules) -> bool:
    """Whether the card is turned before the choice of try (KF-A24)."""
    return rules.reading["KF-A24"] == "after-draw"


def _by_scorer(_rules: Rules, position: Position, seat: str, _action: Any) -> bool:
    return seat == position.offence


def _card_ready(rules: Rules, position: Position, _seat: str, _action: Any) -> bool:
    return not _turned_first(rules) or position.card is not None


# ---- turning the card first (KF-A24 after-draw)


def _turn_try_card(rules: Rules, position: Position, _action: TurnTryCard, chance: Chance) -> Settled:
    card, drawn = turn_top_card(rules, position, "try", chance)
    event = Event("card-turned", ("TWO.alternative",), {"card": card.id, "field_goal": card.field_goal})
    if is_cut_off(rules, drawn):
        return void(rules, position, drawn, [event])
    return replace(drawn, card=card.id), [event]


def _still_face_down(rules: Rules, position: Position, _seat: str, _action: TurnTryCard) -> bool:
    return _turned_first(rules) and position.card is None


TURN_TRY_CARD = ActionRule(
    phases=frozenset({"try"}),
    candidates=alone(TurnTryCard()),
    preconditions=(
        Precondition("XP.must-try", "not-the-scorer", _by_scorer),
        Precondition("TWO.alternative", "card-not-to-be-turned-now", _still_face_down),
    ),
    settle=_turn_try_card,
)


# ---- one point


def _extra_point(rules: Rules, position: Position, _action: ExtraPoint, chance: Chance) -> Settled:
    """A field goal number of 20 or more adds a point; then the scorer kicks off (XP.threshold, XP.kick-off)."""
    if position.card is not None:
        card, drawn = rules.cards[position.card], position
    else:
        card, drawn = turn_top_card(rules, position, "extra-point", chance)
    kicked = Event("extra-point-kick", ("XP.is-kick", "XP.threshold"), {"card": card.id, "number": card.field_goal})
    if is_cut_off(rules, drawn):
        return void(rules, position, drawn, [kicked])
    scorer = offence_of(position)
    after, events = lapse(rules, drawn), [kicked]
    if card.field_goal >= EXTRA_POINT_THRESHOLD:
        after, scored = score(rules, after, scorer, EXTRA_POINT, "XP.one-point")
        events += scored
    else:
        events.append(Event("extra-point-failed", ("XP.failed",), {"number": card.field_goal}))
    after, owed = owe_kick_off(after, scorer, "XP.kick-off", "KICKOFF.after-score")
    return finish(rules, after, [*events, *owed])


EXTRA_POINT_KICK = ActionRule(
    phases=frozenset({"try"}),
    candidates=alone(ExtraPoint()),
    preconditions=(
        Precondition("XP.must-try", "not-the-scorer", _by_scorer),
        Precondition("TWO.alternative", "card-not-turned-yet", _card_ready),
    ),
    settle=_extra_point,
)


# ---- choosing two points


def _two_points(_rules: Rules, position: Position, _action: TwoPoints, _chance: Chance) -> Settled:
    """The ball is put on the defence's 20 for one play with play cards (TWO.spot)."""
    event = Event("two-points-chosen", ("TWO.alternative", "TWO.spot"), {"spot": FIELD - TWO_POINT_LINE})
    return replace(position, phase="choose", two_point=True, spot=FIELD - TWO_POINT_LINE), [event]


TWO_POINTS = ActionRule(
    phases=frozenset({"try"}),
    candidates=alone(TwoPoints()),
    preconditions=(
        Precondition("TWO.alternative", "not-the-scorer", _by_scorer, also=("XP.must-try",)),
        Precondition("TWO.alternative", "card-not-turned-yet", _card_ready),
    ),
    settle=_two_points,
)
