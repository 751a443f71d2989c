"""Duties of a side in its movement: linemen move back, men leave a shared hex (13.1.A, 7.5.6).

A phase is not over while a man can still do his duty. An act that would make the duty of a man impossible is refused,
with two exceptions, so that there is always a legal act:

- By the act, a man does his own duty or leaves a hex that he passes through, and no other step can do the same.
- The act of a man who passes through a hex is to leave the map, or to enter another hex.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.rule_context import Precondition, provided
from scrimmage_rules.tactical_football.contact.shared_hexes import (
    has_to_contact_first,
    is_eligible_receiver,
    may_be_contacted_passively,
)
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import ROLES, Hex, Role
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import is_ball_loose
from scrimmage_rules.tactical_football.movement.hex_entry import may_enter_any_hex, may_man_enter_hex, move_man_into_hex
from scrimmage_rules.tactical_football.movement.movers import (
    Mover,
    OneManAction,
    create_mover,
    get_current_movement_phase,
    has_joined_double_team,
    may_still_be_moved,
)
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import (
    PASS_BLOCKING,
    is_line_marker_at_snap,
    is_lineman,
    must_each_act_leave_retreat,
    must_pass_blockers_go_back,
)
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels, Movement

A = TypeVar("A", bound=OneManAction)


class MovementDuty(msgspec.Struct, frozen=True):
    """A duty of men in a movement: to reach a hex of a certain kind."""

    clause: str
    code: str
    side: Role

    is_asked: Callable[[Rules, Position], bool]
    """whether the men of the side have this duty in this phase"""

    binds_acts: Callable[[Rules], bool]
    """whether an act that makes the duty impossible is refused"""

    is_owed: Callable[[Mover], bool]
    """whether a man has this duty, and has not done it in his present hex"""

    will_do: Callable[[Mover, Hex], bool]
    """whether the man would have done his duty in a hex"""

    is_done_off_the_map: bool


# ---- linemen go back


def _is_lineman_retreat_required(rules: Rules, position: Position) -> bool:
    return must_pass_blockers_go_back(rules) and is_line_marker_at_snap(position, "offense", PASS_BLOCKING)


def _has_lineman_not_gone_back(mover: Mover) -> bool:
    """Return whether a lineman is on the line, or passing through a hex where he cannot stay."""
    if not is_lineman(mover.position, "offense", mover.label):
        return False
    return mover.crossing or not _is_hex_in_backfield(mover, mover.man.at)


def _is_hex_in_backfield(mover: Mover, to: Hex) -> bool:
    """Return whether a hex is in the backfield: farther from the line than the hexes next to the line."""
    return mover.rules.field.is_in_backfield(mover.position.line, to)


# ---- men leave a shared hex


def _is_shared_hex_departure_required(rules: Rules, position: Position) -> bool:
    """Return whether men must leave shared hexes: not while a loose ball is in play (TF-A38)."""
    men = position.men
    if rules.reading["TF-A38"] == "stay" or is_ball_loose(position):
        return False
    return not men.offense.by_hex.keys().isdisjoint(men.defense.by_hex)


def _must_leave_shared_hex(mover: Mover) -> bool:
    """Return whether a man of the defense shares a hex with a man with whom he may not stay (TF-A38)."""
    if mover.crossing or mover.man.at not in mover.foes:
        return False
    return any(not _may_share_hex_with(mover, label) for label in mover.foes[mover.man.at])


def _may_share_hex_with(mover: Mover, label: Label) -> bool:
    """Return whether a defender may stay with this man: a carrier, or an eligible receiver in any Game-Turn."""
    if mover.position.men.offense.on[label].neutralized:
        return mover.rules.reading["TF-A38"] == "must-leave"
    return is_eligible_receiver(mover.position, label) or may_be_contacted_passively(mover.rules, mover.position, label)


def _is_any_hex_accepted(_mover: Mover, _to: Hex) -> bool:
    return True


def _applies_always(_rules: Rules) -> bool:
    return True


DUTIES_OF_MEN = (
    MovementDuty(
        "13.1.A.pass.1",
        "linemen-to-go-back",
        "offense",
        _is_lineman_retreat_required,
        must_each_act_leave_retreat,
        _has_lineman_not_gone_back,
        _is_hex_in_backfield,
        is_done_off_the_map=False,
    ),
    MovementDuty(
        "7.5.6",
        "has-to-leave-the-hex",
        "defense",
        _is_shared_hex_departure_required,
        _applies_always,
        _must_leave_shared_hex,
        _is_any_hex_accepted,
        is_done_off_the_map=True,
    ),
)


# ---- who has still to do it, and can


class OutstandingDuty(msgspec.Struct, frozen=True):
    """A duty that some men still have to do and can do."""

    duty: MovementDuty
    rules: Rules
    position: Position
    men: Labels


def find_outstanding_duty(at: At[object]) -> OutstandingDuty | None:
    """Return the duty of the Phasing Player's men in this phase, or None."""
    return at.compute_once(_compute_outstanding_duty)


def _compute_outstanding_duty(at: At[object]) -> OutstandingDuty | None:
    rules, position, stage = at.rules, at.position, at.position.stage
    if not isinstance(stage, Movement):
        return None
    for duty in DUTIES_OF_MEN:
        if stage.side == duty.side and duty.is_asked(rules, position):
            men = (create_mover(rules, position, label) for label in sorted(position.men.of(duty.side).on))
            owing = tuple(each.label for each in men if duty.is_owed(each) and _can_fulfil_duty(duty, each))
            return OutstandingDuty(duty, rules, position, owing)
    return None


def is_duty_outstanding(at: At[object], code: str) -> bool:
    """Return whether a man still must and can do the duty of this code in this phase."""
    found = find_outstanding_duty(at)
    return found is not None and found.duty.code == code and len(found.men) > 0


def _can_fulfil_duty(duty: MovementDuty, mover: Mover) -> bool:
    """Return whether a man may act and a legal step of his fulfils the duty.

    If another man is passing through a hex, that man moves first, which makes no difference here.
    """
    return _may_mover_act(mover) and any(True for _ in _list_steps_fulfilling_duty(duty.will_do, mover))


def _may_mover_act(mover: Mover) -> bool:
    if mover.man.neutralized or has_to_contact_first(mover.rules, mover.position, mover.label):
        return False
    stage = get_current_movement_phase(mover.position)
    return may_still_be_moved(stage, mover.label) and not has_joined_double_team(stage, mover.label)


def _list_steps_fulfilling_duty(will_do: Callable[[Mover, Hex], bool], mover: Mover) -> Iterator[tuple[Facing, Hex]]:
    """Yield a man's steps that fulfil the duty."""
    if may_enter_any_hex(mover):
        for way, to in mover.rules.field.step[mover.man.at].items():
            if to is not None and will_do(mover, to) and may_man_enter_hex(mover, way, to):
                yield way, to


# ---- acts that make it impossible


def list_men_losing_duty(owed: OutstandingDuty, after: Position, acting: Labels) -> Labels:
    """Return the men whose duty was done or possible before an act of these men, and is impossible after the act."""
    duty, rules, before = owed.duty, owed.rules, owed.position
    after_on = after.men.of(duty.side).on
    had_done = [label for label in acting if not duty.is_owed(create_mover(rules, before, label))]
    found = []
    for label in dict.fromkeys((*owed.men, *had_done)):
        if label not in after_on:
            safe = duty.is_done_off_the_map or label in had_done
        else:
            him = create_mover(rules, after, label)
            safe = not duty.is_owed(him) or _can_fulfil_duty(duty, him)
        if not safe:
            found.append(label)
    return tuple(found)


def does_each_duty_step_cost_another_duty(owed: OutstandingDuty, mover: Mover, to: Hex) -> bool:
    """Return whether each step by which a man does his duty, or leaves a hex, makes another man's duty impossible."""
    will_do = _is_any_hex_accepted if mover.crossing else owed.duty.will_do
    if not mover.crossing and (mover.label not in owed.men or not will_do(mover, to)):
        return False
    return all(
        list_men_losing_duty(owed, move_man_into_hex(mover, *each), (mover.label,))
        for each in _list_steps_fulfilling_duty(will_do, mover)
    )


def is_duty_lost_by_order(owed: OutstandingDuty, after: Position, acting: Labels) -> bool:
    """Return whether a man can no longer do his duty because his move is finished after these men act (7.1.E)."""
    stage = get_current_movement_phase(after)
    return any(not may_still_be_moved(stage, label) for label in list_men_losing_duty(owed, after, acting))


class DutyGuard(msgspec.Struct, Generic[A], frozen=True):
    """A check that actions of one type do not make a duty impossible."""

    after: Callable[[At[A]], Position]
    """the position after the action is paid for, before any dice"""

    acting: Callable[[A], Labels]
    """the men who act in the action"""

    is_excused: Callable[[At[A], OutstandingDuty], bool] = lambda _at, _owed: False
    """whether the action is allowed even if a man can no longer do his duty"""

    sides: tuple[Role, ...] = ROLES
    """the sides whose actions are checked"""

    def holds(self, at: At[A]) -> bool:
        """Return whether the action makes no man's duty impossible."""
        found = find_outstanding_duty(at)
        return found is None or not found.duty.binds_acts(at.rules) or self._leaves_duty_possible(found, at)

    def only(self, at: At[None], actions: Iterable[A]) -> Iterable[A]:
        """Return the legal actions that leave every man's duty possible."""
        found = find_outstanding_duty(at)
        if found is None or not found.duty.binds_acts(at.rules):
            return actions
        return (
            each
            for each in actions
            if self._leaves_duty_possible(found, rule_context.At(at.rules, at.position, at.seat, each))
        )

    def _leaves_duty_possible(self, owed: OutstandingDuty, at: At[A]) -> bool:
        return not list_men_losing_duty(owed, self.after(at), self.acting(at.action)) or self.is_excused(at, owed)

    def append_duty_preconditions(
        self, *preconditions: Precondition[Rules, Position, A]
    ) -> tuple[Precondition[Rules, Position, A], ...]:
        """Return the given preconditions, then one for each duty of a man, checked if the given ones hold."""
        codes = tuple(dict.fromkeys(each.code for each in preconditions))
        theirs = (duty for duty in DUTIES_OF_MEN if duty.side in self.sides)
        duties = (Precondition(duty.clause, duty.code, self._create_condition_of_duty(duty)) for duty in theirs)
        return (*preconditions, *provided(codes, *duties))

    def _create_condition_of_duty(self, duty: MovementDuty) -> Callable[[At[A]], bool]:
        def is_duty_possible(at: At[A]) -> bool:
            found = find_outstanding_duty(at)
            return found is None or found.duty != duty or self.holds(at)

        return is_duty_possible
