"""Who may be moved: one man after the other, each until he is done (7.0, 7.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

import msgspec

from scrimmage_rules.kernel.rule_context import SEAT, Precondition, provided
from scrimmage_rules.tactical_football.contact.shared_hexes import has_to_contact_first
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import ONE_MAN, is_taken_on
from scrimmage_rules.tactical_football.movement.allowances import all_left, left
from scrimmage_rules.tactical_football.movement.simultaneous_movers import at_one_time
from scrimmage_rules.tactical_football.position import Man, Position, Team, role_of
from scrimmage_rules.tactical_football.rule_context import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Act, Label, Movement, Moving, Positioning

MOVING = ("positioning", "movement")
ONE_AFTER_THE_OTHER = "7.1.E"


class Mover(msgspec.Struct, frozen=True, gc=False):
    """A man of the Phasing Player in the midst of the others, with the points he still has."""

    rules: Rules
    position: Position
    role: Role
    label: Label
    man: Man
    act: Act | None
    left: int
    friends: dict[Hex, tuple[Label, ...]]
    """the men of his side by their hexes, himself among them"""

    foes: dict[Hex, tuple[Label, ...]]
    """the men of the other side by their hexes"""

    @property
    def crossing(self) -> bool:
        """Whether he stands in a hex that he only passes through."""
        return self.act is not None and self.act.crossing is not None


class OfAMan(Protocol):
    """An action of one man."""

    @property
    def man(self) -> Label:
        """His number."""


def phase_of(position: Position) -> Positioning | Movement:
    """The movement phase that is going on; asked only in one."""
    stage = position.stage
    assert isinstance(stage, Moving)
    return stage


def passing_men(position: Position) -> frozenset[tuple[Role, Label]]:
    """The man who stands in a hex that he only passes through, if there is one; of a table that cannot be, all such."""
    stage = position.stage
    if not isinstance(stage, Moving) or not stage.acts:
        return frozenset()
    return frozenset((stage.side, label) for label, act in stage.acts.items() if act.crossing is not None)


def mover(rules: Rules, position: Position, label: Label) -> Mover:
    """A man of the Phasing Player who is on the field."""
    return _mover(rules, position, label, left(rules, position, phase_of(position).side, label))


def _mover(rules: Rules, position: Position, label: Label, points: int) -> Mover:
    stage, men = phase_of(position), position.men
    side = stage.side
    team, others = (men.offense, men.defense) if side == "offense" else (men.defense, men.offense)
    return Mover(
        rules, position, side, label, team.on[label], stage.acts.get(label), points, team.by_hex, others.by_hex
    )


def movers(at: At[object]) -> Iterator[Mover]:
    """Everybody who may be moved now."""
    return (mover_of(at, label) for label in able(at))


def mover_of(at: At[object], label: Label) -> Mover:
    """One of those who may be moved now; made once for a question, and only if it is asked for."""
    made = at.ask_once(_made_so_far)
    if label not in made:
        made[label] = _mover(at.rules, at.position, label, able(at)[label])
    return made[label]


def _made_so_far(_at: At[object]) -> dict[Label, Mover]:
    return {}


def able(at: At[object]) -> dict[Label, int]:
    """The men of `movers` and their points."""
    return at.ask_once(_points_of_all)


def _points_of_all(at: At[object]) -> dict[Label, int]:
    rules, position = at.rules, at.position
    stage = phase_of(position)
    points, on = all_left(rules, position, stage.side), position.men.of(stage.side).on
    if not _anybody_may_begin(rules, position):
        closer: Collection[Label] = on
    elif stage.acts:
        closer = stage.acts
    else:
        return {label: points[label] for label, man in on.items() if not man.neutralized}
    moved = stage.acts.keys() - at_one_time(stage)
    return {
        label: points[label]
        for label, man in on.items()
        if label not in moved
        and not man.neutralized
        and (label not in closer or _is_due(rules, position, stage, label))
    }


def _anybody_may_begin(rules: Rules, position: Position) -> bool:
    """Whether everybody may be moved who is fit and has not been moved: the common case, seen for all men at once."""
    passing = bool(passing_men(position))
    return not passing and rules.reading["TF-A36"] != "phase-D" and not is_taken_on(rules, position)


def _is_due(rules: Rules, position: Position, stage: Positioning | Movement, label: Label) -> bool:
    """Whether a man who is fit may be moved; one who passes through another's hex comes before all."""
    acts, passing = stage.acts, bool(passing_men(position))
    if label in acts:
        due = label == stage.active or (not passing and label in at_one_time(stage))
        if not due or acts[label].joined:
            return False
    elif passing or is_taken_on(rules, position):
        return False
    return not has_to_contact_first(rules, position, label)


def may_act(at: At[OfAMan]) -> bool:
    """The fast form of what `MAY_ACT` asks."""
    stage, label = phase_of(at.position), at.action.man
    man = at.position.men.of(stage.side).on.get(label)
    return (
        man is not None
        and not man.neutralized
        and role_of(at.position, at.seat) == stage.side
        and _is_due(at.rules, at.position, stage, label)
    )


def has_joined(stage: Positioning | Movement, label: Label) -> bool:
    """Whether he has taken part in a double-team as one who had not moved last (8.5.H.4)."""
    return label in stage.acts and stage.acts[label].joined


def mover_asked(at: At[OfAMan]) -> Mover:
    """The man of an action."""
    return at.ask_once(_mover_asked)


def _mover_asked(at: At[OfAMan]) -> Mover:
    return mover(at.rules, at.position, at.action.man)


# ---- why a man may do nothing


def your_phase(at: At[object]) -> bool:
    """Only the Phasing Player moves his men (7.1.D, 5.0.1)."""
    return role_of(at.position, at.seat) == phase_of(at.position).side


def _team(at: At[OfAMan]) -> Team:
    return at.position.men.of(phase_of(at.position).side)


def _one_of_the_eleven(at: At[OfAMan]) -> bool:
    team, label = _team(at), at.action.man
    return label in team.on or label in team.off or label in team.injured


def is_open(stage: Positioning | Movement, label: Label) -> bool:
    """He has not been moved before, or he is being moved, alone or with others of a hand-off (7.1.E, 9.3.M)."""
    return label not in stage.acts or label in at_one_time(stage)


def _not_off(at: At[OfAMan]) -> bool:
    return at.action.man not in _team(at).off


def _not_injured(at: At[OfAMan]) -> bool:
    return at.action.man not in _team(at).injured


def _not_neutralized(at: At[OfAMan]) -> bool:
    return not _team(at).on[at.action.man].neutralized


def _not_yet_moved(at: At[OfAMan]) -> bool:
    return is_open(phase_of(at.position), at.action.man)


def _not_joined(at: At[OfAMan]) -> bool:
    return not has_joined(phase_of(at.position), at.action.man)


def _nobody_else_passing(at: At[OfAMan]) -> bool:
    """A man in a hex that he only passes through has to go on first (7.2.F.2.2)."""
    return passing_men(at.position) <= {(phase_of(at.position).side, at.action.man)}


def _may_go(at: At[OfAMan]) -> bool:
    return at.action.man in phase_of(at.position).acts or not is_taken_on(at.rules, at.position)


def _no_contact_due(at: At[OfAMan]) -> bool:
    return not has_to_contact_first(at.rules, at.position, at.action.man)


MAY_ACT: tuple[Precondition[Rules, Position, OfAMan], ...] = (
    Precondition("7.1.D", "not-your-phase", your_phase, also=("5.0.1",), facts=SEAT),
    Precondition("4.1.1", "no-man-of-yours", _one_of_the_eleven, gates=("not-your-phase",)),
    Precondition("7.2.G.1", "has-left-the-field", _not_off, gates=("no-man-of-yours",)),
    Precondition("T.recovery.I", "injured", _not_injured, gates=("no-man-of-yours",)),
    *provided(
        ("no-man-of-yours", "has-left-the-field", "injured"),
        Precondition("T.contact.Dn", "neutralized", _not_neutralized),
        Precondition("8.5.H.4", "has-double-teamed", _not_joined),
        Precondition(ONE_AFTER_THE_OTHER, "has-been-moved", _not_yet_moved, also=("9.3.M.2",)),
        Precondition("7.2.F.2.2", "another-is-passing-through", _nobody_else_passing, also=("7.5.1",)),
        Precondition("7.5.5", "has-to-contact-first", _no_contact_due),
        Precondition(ONE_MAN, "another-goes", _may_go),
    ),
)
"""What must hold of a man before he does anything in a movement phase."""

CAN_ACT = tuple(each.code for each in MAY_ACT)
"""The codes of these, for what makes sense of such a man only."""
