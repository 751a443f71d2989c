"""Play by play: two secret play cards, the reveal, and the result.

The result is in the matrix of the turned card, in the cell where the two called plays meet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import Call, TurnCard
from scrimmage_rules.card_football.deck import (
    DEFENSIVE_PLAYS,
    INCOMPLETE,
    OFFENSIVE_PLAYS,
    TOUCHDOWN,
    TURNOVER,
    Card,
    Cell,
    is_printed_card,
)
from scrimmage_rules.card_football.first_and_ten import place_ball_after_play
from scrimmage_rules.card_football.momentum import (
    CHOICE_IS_FREE,
    PLAY,
    drop_expired_bans,
    list_barred_plays,
    list_play_cards_of_role,
    start_naming_if_momentum_triggers,
)
from scrimmage_rules.card_football.position import (
    FIELD,
    SIDES,
    Calls,
    Position,
    Yards,
    get_ball_spot,
    get_defence,
    get_guaranteed_field,
    get_offence,
    get_role_of_seat,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.punt import is_by_offence
from scrimmage_rules.card_football.quarters import finish_action, is_turned_card_void, use_void_card
from scrimmage_rules.card_football.rule_context_types import At, Deed, Values
from scrimmage_rules.card_football.safety import (
    SAFETY_CAUSE,
    adjust_goal_line_spot,
    score_safety_or_touchdown_in_own_end_zone,
)
from scrimmage_rules.card_football.touchdown.scoring import is_end_zone_reached, score_touchdown
from scrimmage_rules.card_football.touchdown.two_points import apply_two_point_result
from scrimmage_rules.card_football.turnover import LostBall, give_ball_to_gainer
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, provided

PRINTED_ROWS = {
    "Blitz": "MATRIX.blitz", "Run": "MATRIX.run", "Screen": "MATRIX.screen", "Deep": "MATRIX.deep",
    "Zone": "MATRIX.zone",
}  # fmt: skip
"""For each row of the matrix, the clause that prints this row on the one printed card."""

KIND_CLAUSE = {
    "gain": "RESULT.gain", "loss": "RESULT.loss", "turnover": "RESULT.turnover", "touchdown": "RESULT.touchdown",
    "incomplete": "RESULT.incomplete",
}  # fmt: skip
"""Clause of each of the five kinds of result (RESULT.five-kinds)."""


def classify_cell(result: Cell) -> str:
    """Return the kind of a cell; a zero is a number and therefore a gain (KF-A29)."""
    if isinstance(result, int):
        return "loss" if result < 0 else "gain"
    return {INCOMPLETE: "incomplete", TOUCHDOWN: "touchdown", TURNOVER: "turnover"}[result]


def list_clauses_of_cell(card: Card, defence: str, result: Cell) -> tuple[str, ...]:
    """Return the clauses of a cell: the lookup, the kind of result, and the row of the printed card."""
    clauses = ("PLAY.cross-reference", KIND_CLAUSE[classify_cell(result)])
    if not is_printed_card(card):
        return clauses
    number = ("TO.sample-number",) if result == TURNOVER else ()
    return (*clauses, PRINTED_ROWS[defence], "TO.matrix-repeat", *number)


# ---- choosing


def _put_down_play_card(deed: Deed[Call]) -> Position:
    """Return the position after a play card is put down; the second card reveals both (PLAY.reveal)."""
    position, play = deed.position, deed.action.play
    if play in OFFENSIVE_PLAYS:
        calls = Calls(play, position.calls.defence)
        deed.say("chosen", ("PLAY.offence-choice",), by=get_offence(position))
    else:
        calls = Calls(position.calls.offence, play)
        deed.say("chosen", ("PLAY.defence-choice",), by=get_defence(position))
    if calls.offence is None or calls.defence is None:
        return replace(position, calls=calls)
    deed.say("revealed", ("PLAY.reveal",), offence=calls.offence, defence=calls.defence)
    return replace(position, calls=calls, phase="turn-card")


def _list_possible_calls(at: At[None]) -> Iterable[Call]:
    """Return the plays that a side may still call, or none after its call.

    These are the plays of its hand, except a banned play and an unavailable Deep Pass.
    """
    if not _is_own_play_not_yet_chosen(at):
        return ()
    role = get_role_of_seat(at.position, at.seat)
    barred = list_barred_plays(at.rules, at.position, role)
    return [call for call in CALLS[role] if call.play not in barred]


def _is_own_play_not_yet_chosen(at: At[Any]) -> bool:
    return _has_offence_no_play_if_it_acts(at) and _has_defence_no_play_if_it_acts(at)


CALLS = {"offence": tuple(map(Call, OFFENSIVE_PLAYS)), "defence": tuple(map(Call, DEFENSIVE_PLAYS))}


def _is_seat_home_or_away(at: At[Call]) -> bool:
    return at.seat in SIDES


def _is_in_offensive_hand(at: At[Call]) -> bool:
    return at.seat != at.position.offence or at.action.play in list_play_cards_of_role("offence")


def _is_in_defensive_hand(at: At[Call]) -> bool:
    return at.seat == at.position.offence or at.action.play in list_play_cards_of_role("defence")


def _has_offence_no_play_if_it_acts(at: At[Call]) -> bool:
    return at.seat != at.position.offence or at.position.calls.offence is None


def _has_defence_no_play_if_it_acts(at: At[Call]) -> bool:
    return at.seat == at.position.offence or at.position.calls.defence is None


def _get_own_play_already_put_down(at: At[Call]) -> str | None:
    """Return the play card that this side has already put down, or None."""
    return at.position.calls.offence if at.seat == at.position.offence else at.position.calls.defence


CHOSEN: Values = {"chosen": _get_own_play_already_put_down}

CALL = ActionRule(
    action=Call,
    stages=("choose",),
    candidates=_list_possible_calls,
    preconditions=(
        Precondition("PLAY.defence-choice", "no-side", _is_seat_home_or_away, facts=SEAT),
        *provided(
            ("no-side",),
            Precondition("PLAY.offence-choice", "already-chosen", _has_offence_no_play_if_it_acts, facts=CHOSEN),
            Precondition("PLAY.defence-choice", "already-chosen", _has_defence_no_play_if_it_acts, facts=CHOSEN),
            Precondition("FIRST.hand-cards", "not-in-hand", _is_in_offensive_hand, ("PLAY.offence-choice",), PLAY),
            Precondition("FIRST.hand-cards", "not-in-hand", _is_in_defensive_hand, ("PLAY.defence-choice",), PLAY),
            *provided(("not-in-hand",), *CHOICE_IS_FREE),
        ),
    ),
    effect=_put_down_play_card,
    complete=True,
    can_act=_is_own_play_not_yet_chosen,
)


# ---- turning the card


def _turn_card(deed: Deed[TurnCard]) -> Position:
    """Return the position after a card is turned and its result for the two called plays is applied (PLAY.draw,
    PLAY.cross-reference).
    """
    card, drawn = _use_card_that_decides_play(deed)
    deed.say("card-turned", ("PLAY.draw",), card=card.id)
    if is_turned_card_void(deed.rules, drawn):
        return use_void_card(deed, drawn)
    attack, defence = get_guaranteed_field(drawn.calls.offence), get_guaranteed_field(drawn.calls.defence)
    result = card.read_cell(attack, defence)
    deed.say("result", list_clauses_of_cell(card, defence, result), result=result)
    ready = drop_expired_bans(deed.rules, drawn, played=True)
    carry_out = apply_two_point_result if drawn.two_point else _apply_result_on_downs
    after = carry_out(deed, ready, card, result)
    after = start_naming_if_momentum_triggers(deed, after, card, _count_yards_for_momentum(deed, after, result))
    return finish_action(deed, after)


def _use_card_that_decides_play(deed: Deed[TurnCard]) -> tuple[Card, Position]:
    """Return the card that decides the play, and the position in which this card is used.

    Usually, it is the next card of the pile. If a card was turned before the try, that card decides the play. It is
    used from now on, even under KF-A09 plays-only.
    """
    position = deed.position
    if position.card is None:
        return turn_top_card(deed, "play")
    used = (*position.used, position.card) if deed.rules.reading["KF-A09"] == "plays-only" else position.used
    return deed.rules.cards[position.card], replace(position, used=used)


def _apply_result_on_downs(deed: Deed[TurnCard], position: Position, card: Card, result: Cell) -> Position:
    """Return the position after the result of a play on downs 1 to 4; KF-A26 gives the order of the checks."""
    if result == TURNOVER:
        return give_ball_to_gainer(
            deed, position, LostBall(get_defence(position), get_ball_spot(position), card.turnover)
        )
    if is_end_zone_reached(position, result):
        deed.say("touchdown", ("TD.reach", "FIRST.objective"), by=get_offence(position))
        return score_touchdown(deed, position, get_offence(position))
    yards = result if isinstance(result, int) else 0
    landed = adjust_goal_line_spot(deed.rules, get_ball_spot(position) + yards)
    if landed <= 0:
        return score_safety_or_touchdown_in_own_end_zone(deed, position, get_offence(position), SAFETY_CAUSE)
    return place_ball_after_play(deed, position, landed)


def _count_yards_for_momentum(deed: Deed[TurnCard], after: Position, result: Cell) -> Yards | None:
    """Return the yards to compare with the momentum note of the card, or None if the result does not count (KF-A31,
    KF-A23).
    """
    before = deed.position
    if before.two_point and deed.rules.reading["KF-A23"] == "no-momentum":
        return None
    reading = deed.rules.reading["KF-A31"]
    if is_end_zone_reached(before, result):
        return FIELD - get_ball_spot(before) if reading == "all" else None
    if result == TURNOVER or not _has_kept_ball_without_score(before, after):
        return None
    if isinstance(result, int):
        return result
    return None if reading == "numbers-only" else 0


def _has_kept_ball_without_score(before: Position, after: Position) -> bool:
    """Return whether the offense has kept the ball and neither side has scored; the end of a try does not count as a
    lost ball.
    """
    kept = after.offence == before.offence or before.two_point
    return kept and after.score == before.score


TURN_CARD = ActionRule(
    action=TurnCard,
    stages=("turn-card",),
    candidates=only(TurnCard()),
    preconditions=(Precondition("PLAY.draw", "not-the-offence", is_by_offence, facts=SEAT),),
    effect=_turn_card,
    complete=True,
)

RULES = (CALL, TURN_CARD)
