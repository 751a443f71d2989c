"""Play by play: two play cards chosen in secret, the reveal, and the result where they meet on the next card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

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
    is_printed,
)
from scrimmage_rules.card_football.first_and_ten import ball_at
from scrimmage_rules.card_football.momentum import CHOICE_IS_FREE, hand, lapse, momentum
from scrimmage_rules.card_football.position import (
    FIELD,
    NO_CALLS,
    SIDES,
    Calls,
    Position,
    Yards,
    defence_of,
    offence_of,
    role_of,
    spot_of,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.quarters import finish, is_cut_off, void
from scrimmage_rules.card_football.safety import SAFETY_CAUSE, on_the_line, pushed_into_own_end_zone
from scrimmage_rules.card_football.touchdown import touchdown
from scrimmage_rules.card_football.turnover import turnover
from scrimmage_rules.card_football.two_points import reaches_end_zone, two_point_play
from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled, alone

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

PRINTED_ROWS = {
    "Blitz": "MATRIX.blitz", "Run": "MATRIX.run", "Screen": "MATRIX.screen", "Deep": "MATRIX.deep",
    "Zone": "MATRIX.zone",
}  # fmt: skip
"""The clause that prints each row of the one card we know."""

KIND_CLAUSE = {
    "gain": "RESULT.gain", "loss": "RESULT.loss", "turnover": "RESULT.turnover", "touchdown": "RESULT.touchdown",
    "incomplete": "RESULT.incomplete",
}  # fmt: skip
"""The five kinds of result (RESULT.five-kinds)."""


def kind_of(result: Cell) -> str:
    """Which of the five kinds a cell is; a zero is a number, and so a gain of nothing (KF-A29)."""
    if isinstance(result, int):
        return "loss" if result < 0 else "gain"
    return {INCOMPLETE: "incomplete", TOUCHDOWN: "touchdown", TURNOVER: "turnover"}[result]


def clauses_of_cell(card: Card, defence: str, result: Cell) -> tuple[str, ...]:
    """The clauses that decide a cell: the lookup, the kind of result, and for the printed card its row."""
    clauses = ("PLAY.cross-reference", KIND_CLAUSE[kind_of(result)])
    if not is_printed(card):
        return clauses
    number = ("TO.sample-number",) if result == TURNOVER else ()
    return (*clauses, PRINTED_ROWS[defence], "TO.matrix-repeat", *number)


# ---- choosing


def chosen_by(position: Position, seat: str) -> str | None:
    """The play card a side has put down."""
    return position.calls.offence if seat == position.offence else position.calls.defence


def _call(_rules: Rules, position: Position, action: Call, _chance: Chance) -> Settled:
    """Put a play card down; the second card down reveals both (PLAY.reveal)."""
    if action.play in OFFENSIVE_PLAYS:
        calls = Calls(action.play, position.calls.defence)
        event = Event("chosen", ("PLAY.offence-choice",), {"by": offence_of(position)})
    else:
        calls = Calls(position.calls.offence, action.play)
        event = Event("chosen", ("PLAY.defence-choice",), {"by": defence_of(position)})
    if calls.offence is None or calls.defence is None:
        return replace(position, calls=calls), [event]
    revealed = Event("revealed", ("PLAY.reveal",), {"offence": calls.offence, "defence": calls.defence})
    return replace(position, calls=calls, phase="turn-card"), [event, revealed]


def _call_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Call]:
    return CALLS[role_of(position, seat)]


CALLS = {"offence": tuple(map(Call, OFFENSIVE_PLAYS)), "defence": tuple(map(Call, DEFENSIVE_PLAYS))}


def _is_a_side(_rules: Rules, _position: Position, seat: str, _action: Call) -> bool:
    return seat in SIDES


def _offence_in_hand(_rules: Rules, position: Position, seat: str, action: Call) -> bool:
    return seat != position.offence or action.play in hand("offence")


def _defence_in_hand(_rules: Rules, position: Position, seat: str, action: Call) -> bool:
    return seat == position.offence or action.play in hand("defence")


def _offence_not_chosen(_rules: Rules, position: Position, seat: str, _action: Call) -> bool:
    return seat != position.offence or position.calls.offence is None


def _defence_not_chosen(_rules: Rules, position: Position, seat: str, _action: Call) -> bool:
    return seat == position.offence or position.calls.defence is None


CALL = ActionRule(
    phases=frozenset({"choose"}),
    candidates=_call_candidates,
    preconditions=(
        Precondition("PLAY.defence-choice", "no-side", _is_a_side),
        Precondition("PLAY.offence-choice", "already-chosen", _offence_not_chosen),
        Precondition("PLAY.defence-choice", "already-chosen", _defence_not_chosen),
        Precondition("FIRST.hand-cards", "not-in-hand", _offence_in_hand, also=("PLAY.offence-choice",)),
        Precondition("FIRST.hand-cards", "not-in-hand", _defence_in_hand, also=("PLAY.defence-choice",)),
        *CHOICE_IS_FREE,
    ),
    settle=_call,
)


# ---- turning the card


def _turn_card(rules: Rules, position: Position, _action: TurnCard, chance: Chance) -> Settled:
    """Turn the card, look the two plays up on it, and carry the result out (PLAY.draw, PLAY.cross-reference)."""
    if position.card is not None:
        card, drawn = _take_turned_card(rules, position)
    else:
        card, drawn = turn_top_card(rules, position, "play", chance)
    turned = Event("card-turned", ("PLAY.draw",), {"card": card.id})
    if is_cut_off(rules, drawn):
        return void(rules, position, drawn, [turned])
    assert position.calls.offence is not None
    assert position.calls.defence is not None
    result = card.cell(position.calls.offence, position.calls.defence)
    looked_up = Event("result", clauses_of_cell(card, position.calls.defence, result), {"result": result})
    ready = replace(lapse(rules, drawn, played=True), calls=NO_CALLS)
    carry_out = two_point_play if position.two_point else _carry_out
    after, effects = carry_out(rules, ready, card, result)
    moved = _measured(rules, ready, after, result)
    after, events = momentum(rules, ready, after, card, moved, [turned, looked_up, *effects])
    return finish(rules, after, events)


def _take_turned_card(rules: Rules, position: Position) -> tuple[Card, Position]:
    """The card turned before the choice of try; it is a play's card now, and used whatever KF-A09 says of kicks."""
    assert position.card is not None
    used = position.used
    if rules.reading["KF-A09"] == "plays-only":
        used = (*used, position.card)
    return rules.cards[position.card], replace(position, used=used, card=None)


def _carry_out(rules: Rules, position: Position, card: Card, result: Cell) -> Settled:
    """What a result does on downs 1 to 4; the order of the checks is KF-A26."""
    if result == TURNOVER:
        return turnover(rules, position, defence_of(position), spot_of(position), card.turnover)
    if reaches_end_zone(position, result):
        return _into_end_zone(rules, position, result)
    yards = result if isinstance(result, int) else 0
    landed = on_the_line(rules, spot_of(position) + yards)
    if landed <= 0:
        return pushed_into_own_end_zone(rules, position, offence_of(position), SAFETY_CAUSE)
    return ball_at(position, landed)


def _into_end_zone(rules: Rules, position: Position, result: Cell) -> Settled:
    clause = "TD.reach" if isinstance(result, int) else "RESULT.touchdown"
    event = Event("touchdown", (clause, "TD.reach", "FIRST.objective"), {"by": offence_of(position)})
    after, events = touchdown(rules, position, offence_of(position))
    return after, [event, *events]


def _measured(rules: Rules, before: Position, after: Position, result: Cell) -> Yards | None:
    """The yards that momentum is measured by, or None for a result that does not count (KF-A31, KF-A23)."""
    if before.two_point and rules.reading["KF-A23"] == "no-momentum":
        return None
    reading = rules.reading["KF-A31"]
    if reaches_end_zone(before, result):
        return FIELD - spot_of(before) if reading == "all" else None
    if result == TURNOVER or not _kept_without_score(before, after):
        return None
    if isinstance(result, int):
        return result
    return None if reading == "numbers-only" else 0


def _kept_without_score(before: Position, after: Position) -> bool:
    """The offence has lost neither ball nor points; on a two-point play the try being over does not count as loss."""
    kept = after.offence == before.offence or before.two_point
    return kept and after.score == before.score


def _both_chosen(_rules: Rules, position: Position, seat: str, _action: TurnCard) -> bool:
    return seat == position.offence


TURN_CARD = ActionRule(
    phases=frozenset({"turn-card"}),
    candidates=alone(TurnCard()),
    preconditions=(Precondition("PLAY.draw", "not-the-offence", _both_chosen),),
    settle=_turn_card,
)
