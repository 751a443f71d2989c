"""Quarters and the end of the game: the pile is the clock."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.card_football.momentum import EFFECT, find_naming_side
from scrimmage_rules.card_football.plays_after_last_card import (
    FOURTH,
    SECOND,
    is_last_quarter_of_half,
    is_time_up,
    is_try_played,
)
from scrimmage_rules.card_football.position import (
    Position,
    clear_ball_and_play_cards,
    find_phase_after_naming,
    get_guaranteed_field,
    get_offence,
    other_side,
)
from scrimmage_rules.card_football.preparation import count_cards_left
from scrimmage_rules.card_football.rule_context_types import Deed
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.card_football.touchdown.scoring import prepare_kick_off
from scrimmage_rules.kernel.contract import Result


def finish_action(deed: Deed[object], position: Position) -> Position:
    """Return the position after an action that turned a card, including an end of the quarter or of the game.

    The event that a play must be named comes last, because the end of a quarter can cancel the naming.
    """
    after = _end_quarter_if_cards_used(deed, position)
    if after.to_name is not None:
        deed.say("to-name", (EFFECT[after.to_name],), role=after.to_name, by=find_naming_side(after))
    return after


def _end_quarter_if_cards_used(deed: Deed[object], position: Position) -> Position:
    if position.overtime:
        return _apply_sudden_death(deed, position)
    return _end_quarter(deed, position) if is_time_up(deed.rules, position) else position


# ---- a card that ends the quarter under KF-A11 cut-off


def is_turned_card_void(rules: Rules, position: Position) -> bool:
    """Return whether the card just turned has no effect because it ended the quarter (KF-A11 cut-off)."""
    timed = not (position.untimed or position.overtime)
    return timed and rules.reading["KF-A11"] == "cut-off" and count_cards_left(rules, position) == 0


def use_void_card(deed: Deed[object], drawn: Position) -> Position:
    """Return the position after a card without effect: the card is used, and the same action must be done again."""
    deed.say("void", ("QTR.last-card",), quarter=deed.position.quarter)
    return finish_action(deed, replace(deed.position, used=drawn.used))


# ---- the end of a quarter


def _end_quarter(deed: Deed[object], position: Position) -> Position:
    """Return the position after the last card: KF-A12 and KF-A13 decide what is still played (QTR.last-card)."""
    if not position.untimed:
        deed.say("pile-empty", ("QTR.last-card",), quarter=position.quarter)
    if is_try_due(position):
        return _resolve_try_at_quarter_end(deed, position)
    if find_phase_after_naming(position) == "kick-off":
        return _resolve_kick_off_at_quarter_end(deed, position)
    return _start_next_quarter(deed, position)


def is_try_due(position: Position) -> bool:
    """Return whether a try, or the play of a try, is still due."""
    return position.two_point or find_phase_after_naming(position) == "try"


def _resolve_try_at_quarter_end(deed: Deed[object], position: Position) -> Position:
    if not is_try_played(deed.rules, position, get_offence(position)):
        skipped = deed.rules.reading["KF-A12"] == "skip-if-decided"
        return _end_regulation(deed, position) if skipped else _skip_try(deed, position)
    if position.untimed or is_last_quarter_of_half(position):
        return _grant_untimed_try(deed, position)
    return _start_next_quarter(deed, position)


def _skip_try(deed: Deed[object], position: Position) -> Position:
    """Return the position after a try that is left out: the kick-off comes next.

    If a ban can still bind (KF-A33), a play is named first.
    """
    owed = prepare_kick_off(deed, position, get_offence(position), "KICKOFF.after-score")
    if position.phase == "name" and deed.rules.reading["KF-A33"] == "next-matrix-play":
        owed = replace(owed, phase="name", to_name=position.to_name, named_for=position.named_for)
    return _resolve_kick_off_at_quarter_end(deed, owed)


def _grant_untimed_try(deed: Deed[object], position: Position) -> Position:
    """Return the position in which the try is played from freshly shuffled cards, outside the quarter."""
    deed.say("untimed-try", ("XP.must-try",), quarter=position.quarter)
    return replace(position, untimed=True, used=())


def _resolve_kick_off_at_quarter_end(deed: Deed[object], position: Position) -> Position:
    if deed.rules.reading["KF-A13"] == "always-made":
        deed.say("untimed-kick-off", ("KICKOFF.after-score",), quarter=position.quarter)
        return replace(position, untimed=True, used=())
    return _start_next_quarter(deed, position)


def _start_next_quarter(deed: Deed[object], position: Position) -> Position:
    """Return the position after a quarter: the next one, half time or the end of regulation (QTR.first-and-third)."""
    if position.quarter == SECOND:
        return _start_half_time(deed, position)
    if position.quarter == FOURTH:
        return _end_regulation(deed, position)
    deed.say("quarter", ("QTR.first-and-third", "PREP.shuffle"), quarter=position.quarter + 1)
    return replace(position, quarter=position.quarter + 1, untimed=False, used=())


def _start_half_time(deed: Deed[object], position: Position) -> Position:
    """Return the position of the second half, which the opening receiver kicks off (QTR.half, QTR.half-kicker)."""
    kicker = other_side(get_guaranteed_field(position.opening_kicker))
    half = clear_ball_and_play_cards(position, "kick-off", kicker=kicker)
    deed.say("half-time", ("QTR.half", "QTR.half-kicker", "KICKOFF.second-half"), kicker=kicker)
    return replace(half, quarter=position.quarter + 1, untimed=False, used=(), bans=())


# ---- the end of the game


def _end_regulation(deed: Deed[object], position: Position) -> Position:
    """Return the position after quarter 4: the leader has won, or a tie leads to overtime.

    (END.fourth, END.winner, END.tie-kickoff)
    """
    if position.score.leader is not None:
        return _end_game(deed, position, "END.fourth", "END.winner", "FIRST.objective")
    level = replace(position, overtime=True, untimed=False, used=(), bans=())
    deed.say("overtime", ("END.fourth", "END.tie-kickoff"), score=position.score.home)
    if deed.rules.reading["KF-A45"] == "alternate":
        return clear_ball_and_play_cards(level, "kick-off", kicker=position.opening_kicker)
    return clear_ball_and_play_cards(level, "coin")


def _end_game(deed: Deed[object], position: Position, *clauses: str) -> Position:
    deed.say("over", clauses, winner=position.score.leader)
    return replace(clear_ball_and_play_cards(position, "over"), untimed=False, bans=())


def _apply_sudden_death(deed: Deed[object], position: Position) -> Position:
    """Return the position in overtime: the first score wins; KF-A43 decides about an empty pile (END.sudden-death)."""
    if position.score.leader is not None and not is_try_due_after_deciding_touchdown(deed.rules, position):
        return _end_game(deed, position, "END.sudden-death")
    if count_cards_left(deed.rules, position) > 0:
        return position
    if deed.rules.reading["KF-A43"] == "one-deck":
        return _end_game(deed, position, "END.sudden-death")
    deed.say("reshuffled", ("END.sudden-death",))
    return replace(position, used=())


def is_try_due_after_deciding_touchdown(rules: Rules, position: Position) -> bool:
    """Return whether a try is due although the touchdown has already decided the game (KF-A44 complete-try)."""
    return rules.reading["KF-A44"] == "complete-try" and is_try_due(position)


def find_winner_and_clause(position: Position) -> Result | None:
    """Return the winner and the clause of a game that is over; None before its end."""
    if position.phase != "over":
        return None
    clause = "END.sudden-death" if position.overtime else "END.winner"
    return Result(position.score.leader, clause)
