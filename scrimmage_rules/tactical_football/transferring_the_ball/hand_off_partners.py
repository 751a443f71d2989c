"""The two men of a hand-off: who can give the ball, who can take it, and the required sight (9.3.L to 9.3.N)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from scrimmage_rules.kernel.rule_context import Precondition, provided
from scrimmage_rules.tactical_football.contact.shared_hexes import has_to_contact_first
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    get_current_movement_phase,
    has_joined_double_team,
    may_still_be_moved,
)
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import FROZEN
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement

MOST_HAND_OFFS = 2
"""Maximum number of hand-offs in a phase (9.3.L.3)."""

A_FRIEND = "9.3.L.2"
SEEN_BEFORE = "9.3.N.1"
AT_MOST_TWO = "9.3.L.3"


class TwoMenAction(Protocol):
    """An action of two men of the offense."""

    @property
    def man(self) -> Label:
        """The man who gives the ball."""

    @property
    def to(self) -> Label:
        """The man who takes the ball."""


def get_hand_off_phase(position: Position) -> Movement:
    """Return the present phase with its hand-offs; call this function only in a phase that has hand-offs."""
    assert isinstance(position.stage, Movement)
    return position.stage


NO_TWO_MEN = ("no-such-friend", "recipient-has-left-the-field", "recipient-injured", "himself")
"""Codes of the preconditions that fail if the two men of a hand-off are not both on the field."""

A = TypeVar("A", bound=TwoMenAction)


# ---- sight


def is_recipient_sighted_now(rules: Rules, position: Position, man: Label, to: Label) -> bool:
    """Return whether the releaser sights the recipient now (6.4.F.2, TF-A20).

    Under TF-A20 `phase-start`, this moment does not count, and the result is true.
    """
    if rules.reading["TF-A20"] == "phase-start":
        return True
    men = position.men.offense.on
    return rules.field.sights(men[man].at, men[man].facing, men[to].at)


def is_recipient_sighted_at_start(rules: Rules, position: Position, man: Label, to: Label) -> bool:
    """Return whether the releaser sighted the recipient at the start of the phase (9.3.N.1, TF-A20).

    Under TF-A20 `instant`, this moment does not count, and the result is true.
    """
    if rules.reading["TF-A20"] == "instant":
        return True
    men, acts = position.men.offense.on, get_hand_off_phase(position).acts
    at, facing = (acts[man].start, acts[man].faced) if man in acts else (men[man].at, men[man].facing)
    return rules.field.sights(at, facing, acts[to].start if to in acts else men[to].at)


# ---- why they may not


def is_offense_phase(at: At[object]) -> bool:
    """Return whether it is the offense's phase; the defense never transfers a ball (9.0.general.0)."""
    return get_current_movement_phase(at.position).side == "offense"


def _is_ball_not_frozen(at: At[TwoMenAction]) -> bool:
    """Return whether the ball may move: not in the Game-Turn of a change of play (13.H.3)."""
    return not at.position.turn.changed


def _is_recipient_one_of_eleven(at: At[TwoMenAction]) -> bool:
    team, label = at.position.men.offense, at.action.to
    return label in team.on or label in team.off or label in team.injured


def _is_recipient_not_off_field(at: At[TwoMenAction]) -> bool:
    return at.action.to not in at.position.men.offense.off


def _is_recipient_not_injured(at: At[TwoMenAction]) -> bool:
    return at.action.to not in at.position.men.offense.injured


def _is_recipient_another_man(at: At[TwoMenAction]) -> bool:
    return at.action.to != at.action.man


def _is_recipient_not_neutralized(at: At[TwoMenAction]) -> bool:
    return not at.position.men.offense.on[at.action.to].neutralized


def _has_recipient_not_joined_contact(at: At[TwoMenAction]) -> bool:
    return not has_joined_double_team(get_hand_off_phase(at.position), at.action.to)


def _may_recipient_still_move(at: At[TwoMenAction]) -> bool:
    return may_still_be_moved(get_hand_off_phase(at.position), at.action.to)


def _is_releaser_not_passing_through(at: At[TwoMenAction]) -> bool:
    act = get_hand_off_phase(at.position).acts.get(at.action.man)
    return act is None or act.crossing is None


def _has_recipient_no_contact_due(at: At[TwoMenAction]) -> bool:
    return not has_to_contact_first(at.rules, at.position, at.action.to)


def create_preconditions_on_both_men(releases: Callable[[At[A]], bool]) -> tuple[Precondition[Rules, Position, A], ...]:
    """Return the preconditions on both men of a hand-off; `releases` decides whether the giver has a ball for it."""
    return (
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition("9.0.general.0", "defense", is_offense_phase, also=("9.0.general.2",)),
            *provided(
                ("defense",),
                Precondition("9.3.P.2", "has-no-ball", releases, also=("9.1.A.5", "9.1.C.1")),
                Precondition(FROZEN, "frozen", _is_ball_not_frozen),
                Precondition("7.2.F.2.2", "passing-through", _is_releaser_not_passing_through, also=("7.2.F.4",)),
                Precondition("4.1.1", "no-such-friend", _is_recipient_one_of_eleven, also=(A_FRIEND,)),
                Precondition("7.2.G.1", "recipient-has-left-the-field", _is_recipient_not_off_field),
                Precondition("T.recovery.I", "recipient-injured", _is_recipient_not_injured),
                Precondition(A_FRIEND, "himself", _is_recipient_another_man),
                *provided(
                    NO_TWO_MEN,
                    Precondition(
                        "T.contact.Dn", "recipient-neutralized", _is_recipient_not_neutralized, also=("9.4.T.2",)
                    ),
                    Precondition("8.5.H.4", "recipient-has-double-teamed", _has_recipient_not_joined_contact),
                    Precondition(
                        "7.1.E", "recipient-has-been-moved", _may_recipient_still_move, also=("9.3.M.1", "9.3.M.2")
                    ),
                    Precondition("7.5.5", "recipient-has-to-contact-first", _has_recipient_no_contact_due),
                ),
            ),
        ),
    )


OF_TWO_MEN = (*CAN_ACT, "defense", *NO_TWO_MEN)
"""Codes of the preconditions that must hold before conditions on both men of a hand-off are checked."""
