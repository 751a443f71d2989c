"""Blocking: single and double-team blocks, who leaves the field, and the pale mark of a first half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.men import BACKS, LABELS, POWER, moved
from scrimmage_rules.computer_football.position import ROLES, Man, Mark, Position, opposite, seat_of
from scrimmage_rules.kernel.contract import Event

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

PAIR = 2


def succeeds(powers: int, target: int) -> bool:
    """Whether the power brought is enough: more than the target's (BLOCK.single, BLOCK.double, M6.2, CF-A55)."""
    return powers > target


def mark_of(position: Position, target: Man) -> Mark | None:
    """The pale mark of a man, if he has one."""
    return next((mark for mark in position.marks if (mark.of, mark.man) == (target.of, target.man)), None)


def waiting(rules: Rules, position: Position) -> frozenset[Man]:
    """The first halves who wait on the field for their second (CF-A53 `waits-beside`)."""
    if rules.reading["CF-A53"] == "leaves-but-power-remembered":
        return frozenset()
    halves = (Man(opposite(mark.of), man) for mark in position.marks for man in mark.by)
    return frozenset(man for man in halves if position.men.of(man.of)[man.man] is not None)


def block(rules: Rules, position: Position, blocker: Man, target: Man) -> tuple[Position, list[Event]]:
    """The blocker stands on the target's square: one or both leave, or the target turns pale (M5, B1.1)."""
    mark = mark_of(position, target)
    earlier = mark.by if mark else ()
    powers = POWER[blocker.man] + sum(POWER[man] for man in earlier)
    good = succeeds(powers, POWER[target.man])
    events = [_told(position, blocker, target, earlier, good=good)]
    if good:
        return _success(rules, position, blocker, target, earlier, events)
    return _failure(rules, position, blocker, target, earlier, events)


def _told(position: Position, blocker: Man, target: Man, earlier: tuple[str, ...], *, good: bool) -> Event:
    clauses = ["M5", "B1.1", "BLOCK.both-sides", "MEN.blocking-power", "MEN.power-formula"]
    clauses += (
        ["M6.1", "M6.2", "BLOCK.double", "BLOCK.double-timing", "BLOCK.pale-power"] if earlier else ["BLOCK.single"]
    )
    clauses += ["PLAY.4.3"] if blocker.of == "offense" and not position.turns.offense else []
    clauses += ["PLAY.5.2"] if blocker.of == "defense" else []
    clauses += ["T1.2"] if _a_back_without_the_ball(position, blocker, target) else []
    clauses += ["MEN.speed6-no-power"] if POWER[blocker.man] == 0 else []
    clauses += ["BLOCK.pale-power"] if not earlier and mark_of(position, blocker) else []
    facts = {
        "by": seat_of(position, blocker.of), "blockers": [*earlier, blocker.man], "target": target.man,
        "powers": POWER[blocker.man] + sum(POWER[man] for man in earlier), "against": POWER[target.man], "good": good,
    }  # fmt: skip
    return Event("block", tuple(clauses), facts)


def _a_back_without_the_ball(position: Position, blocker: Man, target: Man) -> bool:
    """The defense went for a back while the carrier was a secret (T1.2)."""
    return blocker.of == "defense" and target.man in BACKS and not position.known.carrier


def _success(
    rules: Rules, position: Position, blocker: Man, target: Man, earlier: tuple[str, ...], events: list[Event]
) -> tuple[Position, list[Event]]:
    """All who took part leave the field."""
    after = leave_the_field(rules, position, blocker, target, *(Man(blocker.of, man) for man in earlier))
    gone = Event("blocked", ("BLOCK.success-removal",), {"gone": [*earlier, blocker.man, target.man]})
    return _marked(after, target, ()), [*events, gone]


def _failure(
    rules: Rules, position: Position, blocker: Man, target: Man, earlier: tuple[str, ...], events: list[Event]
) -> tuple[Position, list[Event]]:
    """Only blockers leave; what their power still counts for is CF-A54's, and CF-A53 lets a first half wait."""
    by = _counting(rules, earlier, blocker.man)
    waits = rules.reading["CF-A53"] == "waits-beside" and not earlier
    leaving = [] if waits else [Man(blocker.of, man) for man in (*earlier, blocker.man)]
    kept = _marked(leave_the_field(rules, position, *leaving), target, by)
    clauses = ("BLOCK.failure-removal", *(("BLOCK.pale-mark",) if by else ()))
    facts = {"gone": [man.man for man in leaving], "pale": bool(by)}
    return kept, [*events, Event("block-failed", clauses, facts)]


def _counting(rules: Rules, earlier: tuple[str, ...], blocker: str) -> tuple[str, ...]:
    """The blockers whose powers count from now on (CF-A54)."""
    reading = rules.reading["CF-A54"]
    if reading == "running-total":
        return (*earlier, blocker)
    if reading == "last-two":
        return (blocker,)
    return () if len(earlier) + 1 == PAIR else (blocker,)


def leave_the_field(rules: Rules, position: Position, *men: Man) -> Position:
    """The men leave the field, and with them their own marks, and the marks they were waiting for."""
    left = position.men
    for man in men:
        left = moved(left, man, None)
    waits = rules.reading["CF-A53"] == "waits-beside"
    marks = tuple(
        mark for mark in position.marks
        if Man(mark.of, mark.man) not in men
        and not (waits and any(Man(opposite(mark.of), man) in men for man in mark.by))
    )  # fmt: skip
    return replace(position, men=left, marks=marks)


def _marked(position: Position, target: Man, by: tuple[str, ...]) -> Position:
    """The position with the mark of a man set, or taken away."""
    marks = [mark for mark in position.marks if (mark.of, mark.man) != (target.of, target.man)]
    if by:
        marks.append(Mark(target.of, target.man, by))
    return replace(position, marks=tuple(sorted(marks, key=_order)))


def _order(mark: Mark) -> tuple[int, int]:
    return ROLES.index(mark.of), LABELS[mark.of].index(mark.man)
