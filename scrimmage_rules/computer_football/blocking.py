"""Blocks by one or two men, the men who leave the field, and the marks of failed blocks."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.men import (
    BACKS,
    BLOCKING_POWER,
    CLAUSE_OF,
    DEFENSE,
    LABELS,
    NO_POWER,
    OFFENSE,
    POWER,
    move_man,
)
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Mark,
    Position,
    Square,
    find_man_on,
    get_seat_of_role,
    other_side,
)
from scrimmage_rules.computer_football.rule_context_types import Deed, Question
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.codec import decode_union_or_bounded_type
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.size_limits import MOST_NAMES, Text

PAIR = 2

NO_BLOCKS_FOR_A_PASS = "B1.2"
A_BLOCK_OF_THE_CARRIER, MET_BY_THE_CARRIER = "B2", "B3"
"""Clauses of contacts that are tackle attempts: a block of a hidden carrier, and a contact that the carrier makes
himself.
"""

MARKS_FADE = "BLOCK.double-timing"


# ---- whom a block is tried on


def find_waiting_blockers(rules: Rules, position: Position) -> frozenset[Man]:
    """Return the first blockers of double teams who wait on the field for their partners (CF-A53)."""
    if rules.reading["CF-A53"] == "leaves-but-power-remembered":
        return frozenset()
    halves = (Man(other_side(mark.role), label) for mark in position.marks for label in mark.by)
    return frozenset(man for man in halves if position.men.of(man.role)[man.label] is not None)


def is_second_blocker(rules: Rules, position: Position, man: Man, place: Square) -> bool:
    """Return whether a man may join a waiting first blocker on the square of a marked opponent (CF-A53)."""
    if rules.reading["CF-A53"] != "waits-beside" or position.air is not None or position.carrier == man:
        return False
    target, first = find_man_on(position, other_side(man.role), place), find_man_on(position, man.role, place)
    return first is not None and any(mark.man == target and first.label in mark.by for mark in position.marks)


def remove_man_from_waiting_blockers(position: Position, man: Man) -> Position:
    """Return the position in which a man who gets the ball no longer counts as a blocker in any mark (CF-A53)."""
    halves = {
        mark: tuple(label for label in mark.by if Man(other_side(mark.role), label) != man) for mark in position.marks
    }
    return replace(position, marks=tuple(replace(mark, by=by) for mark, by in halves.items() if by))


def may_opponents_share_square(rules: Rules, position: Position, place: Square) -> bool:
    """Return whether opponents may be on one square; during a pass, CF-A43 allows only the
    square of the ball (B1.2).
    """
    if position.air is None:
        return True
    reading = rules.reading["CF-A43"]
    return reading == "all-entries-harmless" or (reading == "contest-exception" and place == position.air)


# ---- the block


class Block(msgspec.Struct, frozen=True):
    """A block: the blocker, his target on the same square, and earlier blockers whose power also counts."""

    blocker: Man
    target: Man
    earlier: tuple[str, ...]

    @property
    def blockers(self) -> tuple[str, ...]:
        """Labels of all men who blocked the target, in the order of their blocks."""
        return (*self.earlier, self.blocker.label)

    @property
    def powers(self) -> int:
        """Sum of the powers of all blockers."""
        return sum(POWER[label] for label in self.blockers)

    @property
    def is_successful(self) -> bool:
        """Return whether the blockers have enough power together to remove the target."""
        return is_block_successful(self.powers, POWER[self.target.label])


def is_block_successful(powers: int, target: int) -> bool:
    """Return whether the power of the blockers exceeds the target's (BLOCK.single, BLOCK.double, M6.2, CF-A55)."""
    return powers > target


def find_failed_block_mark_of_man(position: Position, target: Man) -> Mark | None:
    """Return the mark that failed blocks have left on a man, or None."""
    return next((mark for mark in position.marks if mark.man == target), None)


def resolve_block(deed: Deed[object], position: Position, blocker: Man, target: Man) -> Position:
    """Return the position after a block: the target leaves the field, stays, or is marked as pale (M5, B1.1)."""
    mark = find_failed_block_mark_of_man(position, target)
    tried = Block(blocker, target, mark.by if mark else ())
    deed.say(
        "powers", _list_power_clauses(position, tried), blockers=list(tried.blockers), powers=tried.powers,
        target=target.label, against=POWER[target.label],
    )  # fmt: skip
    deed.say(
        "block", _list_block_clauses(position, tried), by=get_seat_of_role(position, blocker.role),
        blockers=list(tried.blockers), target=target.label, powers=tried.powers,
        against=POWER[target.label], good=tried.is_successful,
    )  # fmt: skip
    if tried.is_successful:
        return _remove_blocked_man(deed, position, tried)
    return _mark_man_after_failed_block(deed, position, tried)


def _list_power_clauses(position: Position, tried: Block) -> tuple[str, ...]:
    """Return the clauses on the powers of the blocker and his target; earlier blocks have cited those of earlier
    blockers.
    """
    blocker, target = tried.blocker, tried.target
    clauses = [*BLOCKING_POWER, CLAUSE_OF[blocker.role][blocker.label], CLAUSE_OF[target.role][target.label]]
    clauses += [NO_POWER] if POWER[blocker.label] == 0 else []
    clauses += [MARKS_FADE, "BLOCK.pale-power"] if tried.earlier else []
    clauses += ["BLOCK.pale-power"] if not tried.earlier and find_failed_block_mark_of_man(position, blocker) else []
    return tuple(clauses)


def _list_block_clauses(position: Position, tried: Block) -> tuple[str, ...]:
    """Return the clauses that a block cites."""
    blocker = tried.blocker
    clauses = ["M5", "B1.1", "BLOCK.both-sides"]
    clauses += ["M6.1", "M6.2", "BLOCK.double"] if tried.earlier else ["BLOCK.single"]
    clauses += ["PLAY.4.3"] if blocker.role == "offense" and not position.turns.offense else []
    clauses += ["PLAY.5.2"] if blocker.role == "defense" else []
    clauses += ["T1.2"] if _is_back_without_ball(position, tried) else []
    return tuple(clauses)


def _is_back_without_ball(position: Position, tried: Block) -> bool:
    """Return whether the defense blocks a back while the carrier is hidden (T1.2)."""
    return tried.blocker.role == "defense" and tried.target.label in BACKS and not position.known.carrier


def _remove_blocked_man(deed: Deed[object], position: Position, tried: Block) -> Position:
    """Return the position without the target and all his blockers."""
    role = tried.blocker.role
    deed.say("blocked", ("BLOCK.success-removal",), gone=[*tried.blockers, tried.target.label])
    earlier = (Man(role, label) for label in tried.earlier)
    return _replace_mark_of_man(
        remove_men(deed.rules, position, tried.blocker, tried.target, *earlier), tried.target, ()
    )


def _mark_man_after_failed_block(deed: Deed[object], position: Position, tried: Block) -> Position:
    """Return the position after a failed block, with the target marked as CF-A54 decides.

    The blockers leave the field, except a first blocker who waits (CF-A53).
    """
    by = _select_counting_blockers(deed.rules, tried)
    waits = deed.rules.reading["CF-A53"] == "waits-beside" and not tried.earlier
    leaving = () if waits else tried.blockers
    clauses = ("BLOCK.failure-removal", *(("BLOCK.pale-mark",) if by else ()))
    deed.say("block-failed", clauses, gone=list(leaving), pale=bool(by))
    gone = (Man(tried.blocker.role, label) for label in leaving)
    return _replace_mark_of_man(remove_men(deed.rules, position, *gone), tried.target, by)


def _select_counting_blockers(rules: Rules, tried: Block) -> tuple[str, ...]:
    """Return the labels of the blockers whose power counts after a failed block (CF-A54)."""
    reading = rules.reading["CF-A54"]
    if reading == "running-total":
        return tried.blockers
    if reading == "last-two":
        return (tried.blocker.label,)
    return () if len(tried.blockers) == PAIR else (tried.blocker.label,)


def remove_men(rules: Rules, position: Position, *men: Man) -> Position:
    """Return the position without some men and their marks.

    If CF-A53 lets first blockers wait, the marks that these men made on opponents end too.
    """
    left = position.men
    for man in men:
        left = move_man(left, man, None)
    waits = rules.reading["CF-A53"] == "waits-beside"
    marks = tuple(
        mark for mark in position.marks
        if mark.man not in men
        and not (waits and any(Man(other_side(mark.role), label) in men for label in mark.by))
    )  # fmt: skip
    return replace(position, men=left, marks=marks)


def _replace_mark_of_man(position: Position, target: Man, by: tuple[str, ...]) -> Position:
    """Return the position with a new mark of a man, or without his mark if no blocker is given."""
    marks = [mark for mark in position.marks if mark.man != target]
    if by:
        marks.append(Mark(target.role, target.label, by))
    return replace(position, marks=tuple(sorted(marks, key=_compute_mark_sort_key)))


def _compute_mark_sort_key(mark: Mark) -> tuple[int, int]:
    """Return the sort key of a mark: the offense first, then the order of the line-up."""
    return ROLES.index(mark.role), LABELS[mark.role].index(mark.label)


# ---- questions


Blockers = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_NAMES)]


def answer_block(asked: Question) -> Answer:
    """Answer whether the powers of some blockers are enough against a man."""
    known = (*OFFENSE, *DEFENSE)
    blockers: tuple[str, ...] = decode_union_or_bounded_type(asked.args.get("blockers"), Blockers, "$.args.blockers")
    for label in blockers:
        if label not in known:
            raise UnknownName("blockers", label, known)
    target = asked.text("target", known)
    powers = sum(POWER[label] for label in blockers)
    value = {"powers": powers, "against": POWER[target], "succeeds": is_block_successful(powers, POWER[target])}
    double = ("BLOCK.double", "M6.1", "M6.2") if len(blockers) > 1 else ("BLOCK.single",)
    return Answer(value, (*double, *BLOCKING_POWER, NO_POWER))
