"""Faults of the ball, of the pale men, and of opponents who share a square."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.blocking import PAIR, is_block_successful
from scrimmage_rules.computer_football.field import find_zone, is_column_in_attacked_end_zone, is_square_on_field
from scrimmage_rules.computer_football.fumbles import is_loose_ball_unreachable
from scrimmage_rules.computer_football.men import LABELS, POWER
from scrimmage_rules.computer_football.pass_catch import is_counted_at_ball, is_eligible_receiver
from scrimmage_rules.computer_football.position import (
    BEFORE_THE_CALL,
    NOBODY_THERE,
    ROLES,
    Man,
    Mark,
    Position,
    Role,
    Square,
    find_man_on,
    find_men_by_square,
    get_attack_direction,
    other_side,
)
from scrimmage_rules.computer_football.position_fault_table import fault
from scrimmage_rules.computer_football.quarterback import QUARTERBACK
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.contract import Fault

# ---- the ball


def find_ball_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of the ball: it must be in exactly one place, to which the play can have brought it."""
    balls = [each for each in (position.carrier, position.air, position.loose) if each is not None]
    wanted = 0 if position.phase in BEFORE_THE_CALL else 1
    if len(balls) != wanted:
        yield fault("one-ball", "/carrier")
        return
    if (position.fumbled_by is None) != (position.loose is None):
        yield fault("fumbled-by", "/fumbled_by")
    if position.carrier is not None:
        yield from _find_carrier_faults(rules, position, position.carrier)
    if position.changed:
        yield from _find_possession_faults(rules, position)
    if position.air is not None:
        yield from _find_thrown_ball_faults(position)
    yield from _find_faults_of_men_at_thrown_ball(rules, position)
    if position.loose is not None:
        yield from _find_loose_ball_faults(rules, position, position.loose)


def may_man_run_after_fumble_recovery(rules: Rules) -> bool:
    """Return whether a man may run on after he has recovered a fumble (CF-A73).

    In that case, any man may be the carrier in a valid position.
    """
    return rules.reading["CF-A73"] == "may-advance"


def _find_carrier_faults(rules: Rules, position: Position, carrier: Man) -> Iterator[Fault]:
    """Yield the faults of the carrier: his square, his side and the call."""
    place = position.men.of(carrier.role).get(carrier.label)
    if place is None:
        yield fault("carrier-gone", "/carrier")
        return
    if is_column_in_attacked_end_zone(place[0], get_attack_direction(position, carrier.role)):
        yield fault("in-the-end-zone", "/carrier")
    if carrier.role == "defense" and not position.changed:
        yield fault("not-changed", "/changed")
    call = position.call
    if call is None or may_man_run_after_fumble_recovery(rules):
        return
    if not position.known.zone and carrier != (QUARTERBACK if call.run is None else Man("offense", call.run)):
        yield fault("not-the-quarterback" if call.run is None else "not-the-man-called", "/carrier")
    if position.known.zone and carrier.role == "offense" and not is_eligible_receiver(rules, carrier.label):
        thrower = "quarterback-" if carrier == QUARTERBACK else ""
        yield fault(f"{thrower}cannot-have-caught-it", "/carrier")


def _find_possession_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the fault of a ball that changed hands without an interception, unless CF-A73 lets play go on."""
    if may_man_run_after_fumble_recovery(rules):
        return
    ours = position.carrier is not None and position.carrier.role == "offense"
    dead = rules.reading["CF-A48"] == "dead-at-catch"
    if not position.known.zone or position.air is not None or ours or dead or position.fumbled_by == "offense":
        yield fault("not-intercepted", "/changed")


def _find_thrown_ball_faults(position: Position) -> Iterator[Fault]:
    """Yield the faults of a ball in the air."""
    call, place = position.call, position.air
    if call is None or place is None:
        return
    zone = find_zone(position, place) if is_square_on_field(place) else None
    if call.zone is None or not position.known.zone:
        yield fault("not-thrown", "/air")
    elif zone is None or (zone != call.zone and position.scramble != "spent"):
        yield fault("outside-the-zone", "/air")
    if position.phase == "allot" and position.mover == "offense":
        yield fault("both-have-moved", "/air")


def _find_faults_of_men_at_thrown_ball(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of the men recorded at a thrown ball (CF-A42)."""
    if position.air is None:
        if position.reached != NOBODY_THERE:
            yield fault("reached-without-a-pass", "/reached")
        return
    for role in ROLES:
        if not _can_man_have_reached_thrown_ball(rules, position, role):
            yield fault(f"not-reached-by-the-{role}", f"/reached/{role}")


def _can_man_have_reached_thrown_ball(rules: Rules, position: Position, role: Role) -> bool:
    """Return whether the recorded man, or the missing record, fits the position."""
    reading, label = rules.reading["CF-A42"], position.reached.of(role)
    there = find_man_on(position, role, position.air)
    if label is None:
        return reading != "ever-there-counts" or there is None or not is_counted_at_ball(rules, there)
    man, waits = Man(role, label), role == "defense" and position.mover == "offense"
    if (
        reading == "standing-at-end-counts"
        or position.men.of(role).get(label) is None
        or not is_counted_at_ball(rules, man)
    ):
        return False
    return not waits or (reading == "ever-there-counts" and there == man)


def _find_loose_ball_faults(rules: Rules, position: Position, ball: Square) -> Iterator[Fault]:
    """Yield the faults of a loose ball."""
    if not is_square_on_field(ball):
        yield fault("not-on-a-square", "/loose")
    elif ball in {**find_men_by_square(position, "offense"), **find_men_by_square(position, "defense")}:
        yield fault("somebody-stands-there", "/loose")
    elif is_loose_ball_unreachable(rules, position):
        yield fault("out-of-reach", "/loose")
    if position.fumbled_by == "defense" and not position.changed:
        yield fault("fumbled-but-not-changed", "/changed")
    if not position.known.carrier:
        yield fault("carrier-not-known", "/known/carrier")
    call = position.call
    if call is None or position.known.zone or may_man_run_after_fumble_recovery(rules):
        return
    if position.men.offense[call.run or "Q"] is not None:
        yield fault("still-there", "/men/offense")


# ---- marks and shared squares


def find_faults_of_failed_block_marks(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of the pale men and their blockers."""
    seen = [mark.man for mark in position.marks]
    if seen != sorted(dict.fromkeys(seen), key=_get_order_of_man):
        yield fault("marks-out-of-order", "/marks")
    for number, mark in enumerate(position.marks):
        yield from _find_faults_of_failed_block_mark(rules, position, mark, f"/marks/{number}")
        if any(earlier.role == mark.role and set(earlier.by) & set(mark.by) for earlier in position.marks[:number]):
            yield fault("blocker-of-two", f"/marks/{number}/by")


def _get_order_of_man(marked: Man) -> tuple[int, int]:
    """Return the sort key of a man: the offense first, then the order of the line-up."""
    labels = LABELS[marked.role]
    return ROLES.index(marked.role), labels.index(marked.label) if marked.label in labels else len(labels)


def _find_faults_of_failed_block_mark(rules: Rules, position: Position, mark: Mark, path: str) -> Iterator[Fault]:
    """Yield the faults of one mark; `path` is its place in the position."""
    if position.men.of(mark.role).get(mark.label) is None:
        yield fault("marked-man-gone", path)
        return
    others = other_side(mark.role)
    if not mark.by or len(set(mark.by)) != len(mark.by) or not set(mark.by) <= set(LABELS[others]):
        yield fault("blockers", f"{path}/by")
        return
    if len(mark.by) >= PAIR and rules.reading["CF-A54"] != "running-total":
        yield fault("more-than-a-first-half", f"{path}/by")
    if any(Man(others, label) == position.carrier for label in mark.by):
        yield fault("carrier-waits", f"{path}/by")
    if is_block_successful(sum(POWER[label] for label in mark.by), POWER[mark.label]):
        yield fault("blocked-already", f"{path}/by")
    here = [position.men.of(others)[label] is not None for label in mark.by]
    waits = rules.reading["CF-A53"] == "waits-beside"
    remembered = len(mark.by) >= PAIR or rules.reading["CF-A54"] == "last-two"
    if any(here) != (waits and not remembered) and not (waits and here == [True]):
        yield fault("first-half", f"{path}/by")


def find_shared_square_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the fault of opponents who share a square without a reason.

    Possible reasons are a thrown ball above the square, and a first blocker who waits there.
    """
    both = set(find_men_by_square(position, "offense")) & set(find_men_by_square(position, "defense"))
    if rules.reading["CF-A53"] == "waits-beside":
        both -= {
            place for mark in position.marks if (place := _find_square_of_waiting_blocker(position, mark)) is not None
        }
    if both and not _may_share_squares(rules, position, both):
        yield fault("opponents-on-a-square", "/men")


def _may_share_squares(rules: Rules, position: Position, squares: set[Square]) -> bool:
    """Return whether CF-A43 allows opponents to share these squares during a pass."""
    reading = rules.reading["CF-A43"]
    if not position.known.zone or reading == "no-entry":
        return False
    return reading == "all-entries-harmless" or (len(squares) == 1 and position.air in (None, *squares))


def _find_square_of_waiting_blocker(position: Position, mark: Mark) -> Square | None:
    """Return the square of a marked man if one of his blockers is on that square; None otherwise."""
    place, others = position.men.of(mark.role)[mark.label], position.men.of(other_side(mark.role))
    return place if any(others[label] == place for label in mark.by) else None
