"""Declared hand-offs: the two men may move at the same time, or three men if there is a second hand-off (9.3.M)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Pair
from scrimmage_rules.tactical_football.movement.movers import list_points_of_movers
from scrimmage_rules.tactical_football.position import Position, list_possible_carriers
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.stages import HandOffOf, Label, Labels
from scrimmage_rules.tactical_football.transferring_the_ball.hand_off_partners import (
    AT_MOST_TWO,
    MOST_HAND_OFFS,
    OF_TWO_MEN,
    SEEN_BEFORE,
    create_preconditions_on_both_men,
    get_hand_off_phase,
    is_offense_phase,
    is_recipient_sighted_at_start,
)

TOGETHER = "9.3.M.1"


def find_possible_releasers(position: Position) -> Labels:
    """Return the men who have a real or dummy ball, or will take one in this phase; each can be the giver of a
    hand-off.
    """
    return (*list_possible_carriers(position), *(each.to for each in get_hand_off_phase(position).hand_offs))


def has_hand_off_left(position: Position) -> bool:
    """Return whether at most two hand-offs are made and declared, including this one (9.3.L.3)."""
    return len(get_hand_off_phase(position).hand_offs) < MOST_HAND_OFFS


def has_no_hand_off_between(position: Position, man: Label, to: Label) -> bool:
    """Return whether no hand-off between the two men is declared or made, in either direction."""
    return all({each.man, each.to} != {man, to} for each in get_hand_off_phase(position).hand_offs)


def _list_candidate_pairs(at: At[None]) -> Iterator[Pair]:
    """Yield every hand-off that may be declared."""
    rules, position = at.rules, at.position
    if not is_offense_phase(at) or position.turn.changed or not has_hand_off_left(position):
        return
    men, able_to_release = list_points_of_movers(at), find_possible_releasers(position)
    for man in men:
        if man in able_to_release:
            others = (to for to in men if to != man and has_no_hand_off_between(position, man, to))
            yield from (Pair(man, to) for to in others if is_recipient_sighted_at_start(rules, position, man, to))


def _declare_hand_off(deed: Deed[Pair]) -> Position:
    """Record the declared hand-off in secret; the opponent sees only who moves (TF-A120)."""
    stage, action = get_hand_off_phase(deed.position), deed.action
    declared = HandOffOf(action.man, action.to, made=False)
    return replace(deed.position, stage=replace(stage, hand_offs=(*stage.hand_offs, declared)))


def _can_man_release(at: At[Pair]) -> bool:
    return at.action.man in find_possible_releasers(at.position)


def _has_pair_no_hand_off(at: At[Pair]) -> bool:
    return has_no_hand_off_between(at.position, at.action.man, at.action.to)


def _may_declare_another(at: At[Pair]) -> bool:
    return has_hand_off_left(at.position)


def _is_recipient_sighted(at: At[Pair]) -> bool:
    return is_recipient_sighted_at_start(at.rules, at.position, at.action.man, at.action.to)


PAIR = ActionRule(
    action=Pair,
    stages=("movement",),
    candidates=_list_candidate_pairs,
    preconditions=(
        *create_preconditions_on_both_men(_can_man_release),
        *provided(
            OF_TWO_MEN,
            Precondition(TOGETHER, "already-together", _has_pair_no_hand_off),
            Precondition(AT_MOST_TWO, "two-hand-offs", _may_declare_another),
            Precondition(SEEN_BEFORE, "not-sighted", _is_recipient_sighted, also=("9.0.proc.1",)),
        ),
    ),
    effect=_declare_hand_off,
    secret=("/stage/hand_offs",),
    complete=True,
)

RULES = (PAIR,)
