"""Who may move: one man after the other, each until he is finished (7.0, 7.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

import msgspec

from scrimmage_rules.kernel.rule_context import SEAT, Precondition, provided
from scrimmage_rules.tactical_football.contact.shared_hexes import has_to_contact_first
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import ONE_MAN, has_ball_runner_begun
from scrimmage_rules.tactical_football.movement.allowances import count_points_left, list_points_left
from scrimmage_rules.tactical_football.movement.simultaneous_movers import list_men_movable_with_active
from scrimmage_rules.tactical_football.position import Man, Position, Team, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Act, Label, Movement, MovementStage, Positioning

MOVING = ("positioning", "movement")
ONE_AFTER_THE_OTHER = "7.1.E"


class Mover(msgspec.Struct, frozen=True, gc=False):
    """A man of the phasing side in his team, with his remaining points."""

    rules: Rules
    position: Position
    role: Role
    label: Label
    man: Man
    act: Act | None
    left: int
    friends: dict[Hex, tuple[Label, ...]]
    """the men of his side by their hexes, including the man himself"""

    foes: dict[Hex, tuple[Label, ...]]
    """the men of the other side by their hexes"""

    @property
    def crossing(self) -> bool:
        """Return whether the man only passes through his hex."""
        return self.act is not None and self.act.crossing is not None


class OneManAction(Protocol):
    """An action of one man."""

    @property
    def man(self) -> Label:
        """The man's number."""


def get_current_movement_phase(position: Position) -> Positioning | Movement:
    """Return the present movement phase; call this function only in a movement phase."""
    stage = position.stage
    assert isinstance(stage, MovementStage)
    return stage


def find_men_passing_through(position: Position) -> frozenset[tuple[Role, Label]]:
    """Return the man who is passing through a hex, if any; in an invalid position all such men."""
    stage = position.stage
    if not isinstance(stage, MovementStage) or not stage.acts:
        return frozenset()
    return frozenset((stage.side, label) for label, act in stage.acts.items() if act.crossing is not None)


def create_mover(rules: Rules, position: Position, label: Label) -> Mover:
    """Return a man of the Phasing Player who is on the field."""
    return _create_mover_with_points(
        rules, position, label, count_points_left(rules, position, get_current_movement_phase(position).side, label)
    )


def _create_mover_with_points(rules: Rules, position: Position, label: Label, points: int) -> Mover:
    stage, men = get_current_movement_phase(position), position.men
    side = stage.side
    team, others = (men.offense, men.defense) if side == "offense" else (men.defense, men.offense)
    return Mover(
        rules, position, side, label, team.on[label], stage.acts.get(label), points, team.by_hex, others.by_hex
    )


def list_eligible_movers(at: At[object]) -> Iterator[Mover]:
    """Yield every man who may be moved now."""
    return (get_cached_mover(at, label) for label in list_points_of_movers(at))


def get_cached_mover(at: At[object], label: Label) -> Mover:
    """Return a man who may move now, computed at most once for a question."""
    made = at.compute_once(_get_mover_cache)
    if label not in made:
        made[label] = _create_mover_with_points(at.rules, at.position, label, list_points_of_movers(at)[label])
    return made[label]


def _get_mover_cache(_at: At[object]) -> dict[Label, Mover]:
    return {}


def list_points_of_movers(at: At[object]) -> dict[Label, int]:
    """Return the men of `list_eligible_movers`, with the points that each has left."""
    return at.compute_once(_compute_points_of_eligible_movers)


def _compute_points_of_eligible_movers(at: At[object]) -> dict[Label, int]:
    rules, position = at.rules, at.position
    stage = get_current_movement_phase(position)
    points, on = list_points_left(rules, position, stage.side), position.men.of(stage.side).on
    if not _may_all_unmoved_men_begin(rules, position):
        closer: Collection[Label] = on
    elif stage.acts:
        closer = stage.acts
    else:
        return {label: points[label] for label, man in on.items() if not man.neutralized}
    moved = stage.acts.keys() - list_men_movable_with_active(stage)
    return {
        label: points[label]
        for label, man in on.items()
        if label not in moved
        and not man.neutralized
        and (label not in closer or _may_able_man_move(rules, position, stage, label))
    }


def _may_all_unmoved_men_begin(rules: Rules, position: Position) -> bool:
    """Return whether no condition keeps men who have not moved yet from starting to move.

    This is the usual case, and is decided for all of them at once.
    """
    passing = bool(find_men_passing_through(position))
    return not passing and rules.reading["TF-A36"] != "phase-D" and not has_ball_runner_begun(rules, position)


def _may_able_man_move(rules: Rules, position: Position, stage: Positioning | Movement, label: Label) -> bool:
    """Return whether an active man may move; a man passing through a hex has priority."""
    acts, passing = stage.acts, bool(find_men_passing_through(position))
    if label in acts:
        due = label == stage.active or (not passing and label in list_men_movable_with_active(stage))
        if not due or acts[label].joined:
            return False
    elif passing or has_ball_runner_begun(rules, position):
        return False
    return not has_to_contact_first(rules, position, label)


def may_man_of_action_move(at: At[OneManAction]) -> bool:
    """Return whether the man of an action may be moved. It is a fast form of the preconditions `MAY_ACT`."""
    stage, label = get_current_movement_phase(at.position), at.action.man
    man = at.position.men.of(stage.side).on.get(label)
    return (
        man is not None
        and not man.neutralized
        and get_side_of_seat(at.position, at.seat) == stage.side
        and _may_able_man_move(at.rules, at.position, stage, label)
    )


def has_joined_double_team(stage: Positioning | Movement, label: Label) -> bool:
    """Return whether a man took part in a double-team without being the last mover (8.5.H.4)."""
    return label in stage.acts and stage.acts[label].joined


def get_acting_mover(at: At[OneManAction]) -> Mover:
    """Return the man who acts, as a mover with the data of his movement."""
    return at.compute_once(_create_mover_of_action)


def _create_mover_of_action(at: At[OneManAction]) -> Mover:
    return create_mover(at.rules, at.position, at.action.man)


# ---- why a man may do nothing


def is_phase_of_acting_seat(at: At[object]) -> bool:
    """Return whether the acting seat is the Phasing Player, who alone moves his men (7.1.D, 5.0.1)."""
    return get_side_of_seat(at.position, at.seat) == get_current_movement_phase(at.position).side


def _get_phasing_team(at: At[OneManAction]) -> Team:
    return at.position.men.of(get_current_movement_phase(at.position).side)


def _is_man_in_phasing_eleven(at: At[OneManAction]) -> bool:
    team, label = _get_phasing_team(at), at.action.man
    return label in team.on or label in team.off or label in team.injured


def may_still_be_moved(stage: Positioning | Movement, label: Label) -> bool:
    """Return whether a man is unmoved, or is being moved alone or in a hand-off (7.1.E, 9.3.M)."""
    return label not in stage.acts or label in list_men_movable_with_active(stage)


def _is_man_not_off_field(at: At[OneManAction]) -> bool:
    return at.action.man not in _get_phasing_team(at).off


def _is_man_not_injured(at: At[OneManAction]) -> bool:
    return at.action.man not in _get_phasing_team(at).injured


def _is_man_not_neutralized(at: At[OneManAction]) -> bool:
    return not _get_phasing_team(at).on[at.action.man].neutralized


def _is_man_not_yet_moved(at: At[OneManAction]) -> bool:
    return may_still_be_moved(get_current_movement_phase(at.position), at.action.man)


def _is_man_outside_double_team(at: At[OneManAction]) -> bool:
    return not has_joined_double_team(get_current_movement_phase(at.position), at.action.man)


def _is_nobody_else_passing_through(at: At[OneManAction]) -> bool:
    """Return whether no other man is passing through a hex, which would have priority (7.2.F.2.2)."""
    return find_men_passing_through(at.position) <= {(get_current_movement_phase(at.position).side, at.action.man)}


def _may_man_go_for_loose_ball(at: At[OneManAction]) -> bool:
    return at.action.man in get_current_movement_phase(at.position).acts or not has_ball_runner_begun(
        at.rules, at.position
    )


def _has_man_no_passive_contact_to_make_first(at: At[OneManAction]) -> bool:
    return not has_to_contact_first(at.rules, at.position, at.action.man)


MAY_ACT: tuple[Precondition[Rules, Position, OneManAction], ...] = (
    Precondition("7.1.D", "not-your-phase", is_phase_of_acting_seat, also=("5.0.1",), facts=SEAT),
    Precondition("4.1.1", "no-man-of-yours", _is_man_in_phasing_eleven, gates=("not-your-phase",)),
    Precondition("7.2.G.1", "has-left-the-field", _is_man_not_off_field, gates=("no-man-of-yours",)),
    Precondition("T.recovery.I", "injured", _is_man_not_injured, gates=("no-man-of-yours",)),
    *provided(
        ("no-man-of-yours", "has-left-the-field", "injured"),
        Precondition("T.contact.Dn", "neutralized", _is_man_not_neutralized),
        Precondition("8.5.H.4", "has-double-teamed", _is_man_outside_double_team),
        Precondition(ONE_AFTER_THE_OTHER, "has-been-moved", _is_man_not_yet_moved, also=("9.3.M.2",)),
        Precondition("7.2.F.2.2", "another-is-passing-through", _is_nobody_else_passing_through, also=("7.5.1",)),
        Precondition("7.5.5", "has-to-contact-first", _has_man_no_passive_contact_to_make_first),
        Precondition(ONE_MAN, "another-goes", _may_man_go_for_loose_ball),
    ),
)
"""The preconditions that a man must meet before any act in a movement phase."""

CAN_ACT = tuple(each.code for each in MAY_ACT)
"""Codes of `MAY_ACT`. A precondition that makes sense only for a man who may act depends on them."""
