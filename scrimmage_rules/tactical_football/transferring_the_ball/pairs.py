"""A hand-off is declared, so that both men, or three with a second one, may move at one time (9.3.M)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Pair
from scrimmage_rules.tactical_football.movement.movers import able
from scrimmage_rules.tactical_football.position import Position, carriers
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.stages import HandOffOf, Label, Labels
from scrimmage_rules.tactical_football.transferring_the_ball.partners import (
    AT_MOST_TWO,
    MOST_HAND_OFFS,
    OF_TWO_MEN,
    SEEN_BEFORE,
    is_of_the_offense,
    of_two_men,
    phase,
    was_sighted,
)

TOGETHER = "9.3.M.1"


def releasers(position: Position) -> Labels:
    """The men who have a ball, real or dummy, or are to take one in this phase."""
    return (*carriers(position), *(each.to for each in phase(position).hand_offs))


def is_one_more(position: Position) -> bool:
    """Whether no more than two hand-offs are made and declared with this one (9.3.L.3)."""
    return len(phase(position).hand_offs) < MOST_HAND_OFFS


def are_apart(position: Position, man: Label, to: Label) -> bool:
    """Return whether no hand-off of the two, either way, is declared or made."""
    return all({each.man, each.to} != {man, to} for each in phase(position).hand_offs)


def _candidates(at: At[None]) -> Iterator[Pair]:
    """Every hand-off that may be declared."""
    rules, position = at.rules, at.position
    if not is_of_the_offense(at) or position.turn.changed or not is_one_more(position):
        return
    men, able_to_release = able(at), releasers(position)
    for man in men:
        if man in able_to_release:
            others = (to for to in men if to != man and are_apart(position, man, to))
            yield from (Pair(man, to) for to in others if was_sighted(rules, position, man, to))


def _pair(deed: Deed[Pair]) -> Position:
    """It is written down, and nobody is told: the other side is to see no more than who moves (TF-A120)."""
    stage, action = phase(deed.position), deed.action
    declared = HandOffOf(action.man, action.to, made=False)
    return replace(deed.position, stage=replace(stage, hand_offs=(*stage.hand_offs, declared)))


def _releases(at: At[Pair]) -> bool:
    return at.action.man in releasers(at.position)


def _apart(at: At[Pair]) -> bool:
    return are_apart(at.position, at.action.man, at.action.to)


def _one_more(at: At[Pair]) -> bool:
    return is_one_more(at.position)


def _seen(at: At[Pair]) -> bool:
    return was_sighted(at.rules, at.position, at.action.man, at.action.to)


PAIR = ActionRule(
    action=Pair,
    stages=("movement",),
    candidates=_candidates,
    preconditions=(
        *of_two_men(_releases),
        *provided(
            OF_TWO_MEN,
            Precondition(TOGETHER, "already-together", _apart),
            Precondition(AT_MOST_TWO, "two-hand-offs", _one_more),
            Precondition(SEEN_BEFORE, "not-sighted", _seen, also=("9.0.proc.1",)),
        ),
    ),
    effect=_pair,
    secret=("/stage/hand_offs",),
    complete=True,
)

RULES = (PAIR,)
