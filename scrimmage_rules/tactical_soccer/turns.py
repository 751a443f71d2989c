"""Turns: the coaches alternate and activate or skip each man once."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition
from scrimmage_rules.tactical_soccer.actions import ManAction, Skip
from scrimmage_rules.tactical_soccer.cards import NO_CARD_FORBIDS, bar_booked_men_from_actions
from scrimmage_rules.tactical_soccer.halves import TEN_TURNS, start_next_turn_or_half_or_end_match
from scrimmage_rules.tactical_soccer.position import (
    MEN,
    Man,
    Position,
    Seat,
    get_active_seat,
    get_first_seat,
    other_seat,
    sort_men,
)
from scrimmage_rules.tactical_soccer.rule_context_types import MAN, At, Deed
from scrimmage_rules.tactical_soccer.set_up import continue_set_up
from scrimmage_rules.tactical_soccer.settings import Rules

ACTIVATE = ("activate",)


# ---- from turn to turn


def start_turn(deed: Deed[object], position: Position) -> Position:
    """Activate the First coach, or the other coach if the First coach has no man left (TS-A27, TS-A67)."""
    spent = sort_men(tuple({*position.booked, *position.spent_ahead}))
    ready = bar_booked_men_from_actions(deed, replace(position, done=spent, spent_ahead=()))
    first = get_first_seat(position)
    seat = first if has_men_left(ready, first) else other_seat(first)
    if not has_men_left(ready, seat):
        return end_turn(deed, ready)
    deed.say("turn", (TEN_TURNS, "TURN.first-starts"), turn=position.turn, seat=seat)
    return continue_set_up(deed, replace(ready, active=seat))


def end_turn(deed: Deed[object], position: Position) -> Position:
    """End the turn after all men were activated or skipped (TURN.complete)."""
    deed.say("turn-complete", ("TURN.complete",), half=position.half, turn=position.turn)
    following = start_next_turn_or_half_or_end_match(deed, position)
    return following if following.phase == "over" else start_turn(deed, following)


def has_men_left(position: Position, seat: Seat) -> bool:
    """Return whether a coach has a man who may still be activated in this turn."""
    done, sent_off = position.done, position.sent_off
    return any(man not in done and man not in sent_off for man in position.squads.of(seat))


# ---- from man to man


def mark_action_used(position: Position, man: Man) -> Position:
    """Return the position after a man has used his action of this turn (TURN.one-action)."""
    return replace(position, done=sort_men((*position.done, man)))


def end_activation(deed: Deed[object], position: Position) -> Position:
    """Activate the opponent, or the same coach if the opponent has no man left (TS-A27).

    The activation goes on while a pass is in the air or a ball may be received.
    """
    if position.flight is not None or position.catch is not None:
        return position
    for seat in (other_seat(get_active_seat(position)), get_active_seat(position)):
        if has_men_left(position, seat):
            deed.say("next", ("TURN.alternate",), seat=seat)
            if position.kick_off is not None:
                return continue_set_up(deed, replace(position, active=seat))
            return replace(position, phase="activate", active=seat)
    return end_turn(deed, position)


# ---- preconditions of every activation


def list_men_who_may_be_activated(at: At[None]) -> list[tuple[Man, Hex]]:
    """Return the men whom a coach may activate now, each with his hex."""
    return at.compute_once(_compute_men_who_may_be_activated)


def _compute_men_who_may_be_activated(at: At[None]) -> list[tuple[Man, Hex]]:
    men, done = at.position.men, at.position.done
    squad = at.position.squads.of(at.seat)
    return [(man, place) for man in squad if man not in done and (place := getattr(men, man)) is not None]


def _is_coachs_activation(at: At[object]) -> bool:
    return at.seat == at.position.active


def _is_coachs_man(at: At[ManAction]) -> bool:
    return at.action.man in at.position.squads.of(at.seat)


def _has_man_action_left(at: At[ManAction]) -> bool:
    return at.action.man not in at.position.done


MAY_BE_ACTIVATED: tuple[Precondition[Rules, Position, ManAction], ...] = (
    Precondition("TURN.alternate", "not-your-turn", _is_coachs_activation, facts=SEAT),
    Precondition("TEAM.draft-own", "not-your-man", _is_coachs_man, facts=MAN),
    *NO_CARD_FORBIDS,
)
ACTIVATION: tuple[Precondition[Rules, Position, ManAction], ...] = (
    *MAY_BE_ACTIVATED,
    Precondition("TURN.one-action", "already-done", _has_man_action_left, facts=MAN),
)
"""Preconditions of every action for which a coach activates a man."""

ON_THE_FIELD = ("not-your-man", "sent-off")
"""The preconditions of a man of the acting coach who is on the field."""


# ---- skipping a man


def _skip_man(deed: Deed[Skip]) -> Position:
    """Mark a man as done for this turn (TURN.pass-on, TURN.optional, TS-A28)."""
    man = deed.action.man
    deed.say("skipped", ("TURN.pass-on", "TURN.optional"), man=man)
    return end_activation(deed, mark_action_used(deed.position, man))


SKIPS = {man: Skip(man) for man in MEN}


def _list_skip_candidates(at: At[None]) -> Iterable[Skip]:
    return [SKIPS[man] for man, _ in list_men_who_may_be_activated(at)]


SKIP = ActionRule(
    action=Skip,
    stages=ACTIVATE,
    candidates=_list_skip_candidates,
    preconditions=(
        *MAY_BE_ACTIVATED,
        Precondition("TURN.pass-on", "already-done", _has_man_action_left, also=("TURN.one-action",), facts=MAN),
    ),
    effect=_skip_man,
    complete=True,
)

RULES = (SKIP,)
