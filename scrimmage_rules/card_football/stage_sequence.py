"""Sequence of play: the coin, kick-offs, plays and tries, in four quarters and sudden death."""

from __future__ import annotations

from collections.abc import Callable

from scrimmage_rules.card_football.actions import Call, ExtraPoint, TurnCard, TurnTryCard, TwoPoints
from scrimmage_rules.card_football.kick_off import find_kick_off_receiver
from scrimmage_rules.card_football.momentum import EFFECT, find_naming_side
from scrimmage_rules.card_football.position import SIDES, Position, get_offence
from scrimmage_rules.card_football.rule_context_types import At
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.sequence import Due, SequenceOfPlay, Span, Stage


def _is_game_in_overtime(at: At[object]) -> bool:
    return at.position.overtime


def _is_by_offence(at: At[object]) -> bool:
    return at.seat == at.position.offence


def _is_try_choice_during_two_point_play(at: At[object]) -> bool:
    return at.position.two_point and isinstance(at.action, ExtraPoint | TwoPoints | TurnTryCard)


def _is_card_turning_action(at: At[object]) -> bool:
    return isinstance(at.action, TurnCard)


def _is_play_call_due(at: At[object]) -> bool:
    return isinstance(at.action, Call)


def _is_offence_naming(at: At[object]) -> bool:
    return at.position.to_name == "offence"


def _create_function_returning_seats(*seats: str) -> Callable[[Position], tuple[str, ...]]:
    """Return a function for a stage in which the same seats act in every position."""
    return lambda _position: seats


ALREADY_CHOSEN = Due[Rules, Position](
    "TWO.alternative", "a choice of try on a two-point play", _is_try_choice_during_two_point_play
)

AFTER_A_SCORE = {
    "kick-off": "KICKOFF.after-score", "try": "XP.must-try", "coin": "END.tie-kickoff", "over": "END.winner",
}  # fmt: skip
"""Phases that can follow a play instead of the next play, with their clauses."""

PREPARATION = (
    Stage[Rules, Position](
        name="deck",
        waits_for="chance makes one more card of the deck (KF-A01)",
        acts="chance",
        seats=_create_function_returning_seats(CHANCE_SEAT),
        due=(Due("PREP.shuffle"),),
        then={"deck": "PREP.shuffle", "coin": "PREP.coin"},
    ),
    Stage[Rules, Position](
        name="coin",
        waits_for="the coin decides who kicks off",
        acts="chance",
        seats=_create_function_returning_seats(CHANCE_SEAT),
        due=(Due("END.tie-kickoff", "in overtime", _is_game_in_overtime), Due("PREP.coin")),
        then={"kick-off": "PREP.next-is-kickoff"},
    ),
)

PLAY = (
    Stage[Rules, Position](
        name="kick-off",
        waits_for="the receiver turns the card of the kick-off",
        acts="the receiver",
        seats=lambda position: (find_kick_off_receiver(position),),
        due=(Due("KICKOFF.draw"),),
        then={"choose": "KICKOFF.place-ball", "try": "KICKOFF.td", "kick-off": "KICKOFF.turnover",
              "coin": "END.tie-kickoff", "over": "END.winner"},
    ),
    Stage[Rules, Position](
        name="choose",
        waits_for="both sides choose a play in secret, or the offense kicks",
        acts="both sides",
        seats=_create_function_returning_seats(*SIDES),
        due=(
            ALREADY_CHOSEN,
            Due("PLAY.reveal", "the action turns the card", _is_card_turning_action),
            Due("PLAY.offence-choice", "the offense acts", _is_by_offence),
            Due("PLAY.defence-choice"),
        ),
        then={"choose": "PUNT.possession", "turn-card": "PLAY.reveal", "name": "MOM.some-cards", **AFTER_A_SCORE},
    ),
    Stage[Rules, Position](
        name="turn-card",
        waits_for="the offense turns the card that decides the play",
        acts="the offense",
        seats=lambda position: (get_offence(position),),
        due=(ALREADY_CHOSEN, Due("PLAY.reveal", "the action chooses a play", _is_play_call_due), Due("PLAY.draw")),
        then={"choose": "FIRST.four-chances", "turn-card": "QTR.last-card", "name": "MOM.some-cards", **AFTER_A_SCORE},
    ),
    Stage[Rules, Position](
        name="name",
        waits_for="a side names a play that it will not use",
        acts="the side with the role `to_name`",
        seats=lambda position: (find_naming_side(position),),
        due=(
            Due(EFFECT["offence"], "the offense must name a play", _is_offence_naming),
            Due(EFFECT["defence"]),
        ),
        then={"choose": "PLAY.offence-choice", "kick-off": "KICKOFF.after-score", "try": "XP.must-try"},
    ),
    Stage[Rules, Position](
        name="try",
        waits_for="the scorer chooses the try for one point or for two",
        acts="the scorer",
        seats=lambda position: (get_offence(position),),
        due=(Due("XP.must-try"),),
        then={"try": "TWO.alternative", "choose": "TWO.spot", "kick-off": "XP.kick-off",
              "coin": "END.tie-kickoff", "over": "END.winner"},
    ),
)  # fmt: skip

OVER = Stage[Rules, Position](
    name="over",
    waits_for="nothing",
    acts="nobody",
    seats=_create_function_returning_seats(),
    due=(Due("END.sudden-death", "after overtime", _is_game_in_overtime), Due("END.fourth")),
    then={},
)

SEQUENCE = SequenceOfPlay(
    Span(
        name="game",
        lasts="four quarters, then sudden death if the score is level",
        clause="END.fourth",
        parts=(
            *PREPARATION,
            Span(name="quarter", lasts="until the pile is empty", clause="QTR.last-card", parts=PLAY),
            OVER,
        ),
    )
)
