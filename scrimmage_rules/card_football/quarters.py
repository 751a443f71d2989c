"""Quarters and the end of the game: the pile is the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.card_football.position import (
    QUARTERS,
    Position,
    off_the_field,
    offence_of,
    other,
    underlying_phase,
)
from scrimmage_rules.card_football.preparation import cards_left
from scrimmage_rules.card_football.touchdown import owe_kick_off
from scrimmage_rules.kernel.contract import Event, Result, Settled

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules

SECOND, FOURTH = 2, QUARTERS
MOST_POINTS_OF_A_TRY = 2


def finish(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """The last step of every action that turned a card: the end of the quarter or of the game, if it has come."""
    if position.overtime:
        return _sudden_death(rules, position, events)
    if position.untimed or cards_left(rules, position) == 0:
        return _end_of_quarter(rules, position, events)
    return position, events


# ---- a card that ends the quarter under KF-A11 cut-off


def is_cut_off(rules: Rules, position: Position) -> bool:
    """Whether the card just turned ended the quarter and so has no effect."""
    timed = not (position.untimed or position.overtime)
    return timed and rules.reading["KF-A11"] == "cut-off" and cards_left(rules, position) == 0


def void(rules: Rules, before: Position, drawn: Position, events: list[Event]) -> Settled:
    """The action has no effect and stays due exactly as it was before; only the card is used."""
    event = Event("void", ("QTR.last-card",), {"quarter": before.quarter})
    return finish(rules, replace(before, used=drawn.used), [*events, event])


# ---- the end of a quarter


def _end_of_quarter(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """QTR.last-card: what is still due is settled by KF-A12 and KF-A13, then the next quarter begins."""
    ended = Event("pile-empty", ("QTR.last-card",), {"quarter": position.quarter})
    if _try_is_due(position):
        after, more = _try_after_last_card(rules, position)
    elif underlying_phase(position) == "kick-off":
        after, more = _kick_off_after_last_card(rules, position)
    else:
        after, more = _next_quarter(rules, position)
    return after, [*events, ended, *more]


def _try_is_due(position: Position) -> bool:
    return position.two_point or underlying_phase(position) == "try"


def _try_after_last_card(rules: Rules, position: Position) -> Settled:
    if position.untimed:
        return _untimed_try(position)
    reading = rules.reading["KF-A12"]
    if reading == "lost":
        owed, events = owe_kick_off(position, offence_of(position), "KICKOFF.after-score")
        after, more = _kick_off_after_last_card(rules, owed)
        return after, [*events, *more]
    if reading == "skip-if-decided" and position.quarter == FOURTH and not _try_can_matter(position):
        return _end_of_regulation(rules, position)
    if position.quarter in (SECOND, FOURTH):
        return _untimed_try(position)
    return _next_quarter(rules, position)


def _untimed_try(position: Position) -> Settled:
    """The try is played from freshly shuffled cards, outside the quarter."""
    event = Event("untimed-try", ("XP.must-try",), {"quarter": position.quarter})
    return replace(position, untimed=True, used=()), [event]


def _try_can_matter(position: Position) -> bool:
    scorer = offence_of(position)
    behind = position.score.of(other(scorer)) - position.score.of(scorer)
    return 0 <= behind <= MOST_POINTS_OF_A_TRY


def _kick_off_after_last_card(rules: Rules, position: Position) -> Settled:
    if rules.reading["KF-A13"] == "always-made":
        event = Event("untimed-kick-off", ("KICKOFF.after-score",), {"quarter": position.quarter})
        return replace(position, untimed=True, used=()), [event]
    return _next_quarter(rules, position)


def _next_quarter(rules: Rules, position: Position) -> Settled:
    """After quarters 1 and 3 a shuffle and play goes on; after 2 half time; after 4 the end (QTR.first-and-third)."""
    if position.quarter == SECOND:
        return _half_time(position)
    if position.quarter == FOURTH:
        return _end_of_regulation(rules, position)
    event = Event("quarter", ("QTR.first-and-third", "PREP.shuffle"), {"quarter": position.quarter + 1})
    return replace(position, quarter=position.quarter + 1, untimed=False, used=()), [event]


def _half_time(position: Position) -> Settled:
    """Play stops, the cards are shuffled, and the opening receiver kicks off (QTR.half, QTR.half-kicker)."""
    assert position.opening_kicker is not None
    kicker = other(position.opening_kicker)
    half = off_the_field(position, "kick-off", kicker=kicker)
    clauses = ("QTR.half", "QTR.half-kicker", "KICKOFF.second-half")
    event = Event("half-time", clauses, {"kicker": kicker})
    return replace(half, quarter=position.quarter + 1, untimed=False, used=(), bans=()), [event]


# ---- the end of the game


def _end_of_regulation(rules: Rules, position: Position) -> Settled:
    """More points wins; a tie goes on to sudden death (END.fourth, END.winner, END.tie-kickoff)."""
    if position.score.leader is not None:
        return _over(position, "END.fourth", "END.winner", "FIRST.objective")
    level = replace(position, overtime=True, untimed=False, used=(), bans=())
    if rules.reading["KF-A45"] == "alternate":
        after = off_the_field(level, "kick-off", kicker=position.opening_kicker)
    else:
        after = off_the_field(level, "coin")
    event = Event("overtime", ("END.fourth", "END.tie-kickoff"), {"score": position.score.home})
    return after, [event]


def _over(position: Position, *clauses: str) -> Settled:
    after = replace(off_the_field(position, "over"), untimed=False, bans=())
    return after, [Event("over", clauses, {"winner": position.score.leader})]


def _sudden_death(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """The first to score wins (END.sudden-death); an empty pile is for KF-A43 to settle."""
    one_deck = rules.reading["KF-A43"] == "one-deck"
    empty = cards_left(rules, position) == 0
    if position.score.leader is not None:
        for_the_record = rules.reading["KF-A44"] == "complete-try" and _try_is_due(position)
        if not for_the_record or (empty and one_deck):
            after, more = _over(position, "END.sudden-death")
            return after, [*events, *more]
    if not empty:
        return position, events
    if one_deck:
        after, more = _over(position, "END.sudden-death")
        return after, [*events, *more]
    return replace(position, used=()), [*events, Event("reshuffled", ("END.sudden-death",), {})]


def result(_rules: Rules, position: Position) -> Result | None:
    """Who has won, and by which clause, once the game is over."""
    if position.phase != "over":
        return None
    clause = "END.sudden-death" if position.overtime else "END.winner"
    return Result(position.score.leader, clause)
