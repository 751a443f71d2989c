"""What the sequence of play says of passes: target hexes, the commitment, and the phases in which they are thrown.

Chapters: pass hex designation (5.12.2.D), pass commitment (5.13.1.B), and a pass that is not made (9.4.R.3).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.deeds import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Commit, Designate
from scrimmage_rules.tactical_football.deeds import At, Deed
from scrimmage_rules.tactical_football.position import GameTurn, Position, Throw, role_of
from scrimmage_rules.tactical_football.sequence_of_play.what_follows import end_of_game_turn, passive_contacts

TWO_TARGETS = 2
RECORDED = "5.12.2.D"
COMMITTED = "5.13.1.B.1"
ONE_OF_THE_TWO = "5.13.1.B.2"


def _by_the_offense(at: At[object]) -> bool:
    return role_of(at.position, at.seat) == "offense"


# ---- the two target hexes


def _designate(deed: Deed[Designate]) -> Position:
    """The hex is written down; after the second the Snap Game-Turn is over."""
    targets = (*deed.position.targets, deed.action.hex)
    deed.say("target-recorded", (RECORDED,), number=len(targets))
    position = replace(deed.position, targets=targets)
    return position if len(targets) < TWO_TARGETS else end_of_game_turn(deed, position)


def _candidates(at: At[None]) -> Iterator[Designate]:
    return (Designate(place) for place in at.rules.field.hexes if place not in at.position.targets)


def _on_the_map(at: At[Designate]) -> bool:
    return at.action.hex in at.rules.field.row


def _another(at: At[Designate]) -> bool:
    return at.action.hex not in at.position.targets


DESIGNATE = ActionRule(
    action=Designate,
    stages=("pass-targets",),
    candidates=_candidates,
    preconditions=(
        Precondition(RECORDED, "offense-records", _by_the_offense, facts=SEAT),
        *provided(
            ("offense-records",),
            Precondition("3.1.1", "no-such-hex", _on_the_map),
            Precondition(RECORDED, "the-same-hex", _another),
        ),
    ),
    effect=_designate,
    complete=True,
)


# ---- the commitment


def _commit(deed: Deed[Commit]) -> Position:
    """The announcement makes a Pass Game-Turn of it (TF-E06); which target counts stays secret."""
    position, action = deed.position, deed.action
    kind = action.to
    clauses: tuple[str, ...] = () if kind == "contact" else ("9.4.R.1", "9.4.R.2", "9.4.S.1", "3.32.7", "3.32.10")
    if kind == "forward":
        clauses = (*clauses, ONE_OF_THE_TWO)
    deed.say("committed", (COMMITTED, *clauses, "5.13.0", "3.32.6"), to=kind)
    if kind == "contact":
        turn = GameTurn(position.turn.number, "contact")
    else:
        turn = GameTurn(position.turn.number, "pass", Throw(kind, action.target))
    return passive_contacts(deed, replace(position, turn=turn))


def _target_as_due(at: At[Commit]) -> bool:
    if at.action.to == "forward":
        return at.action.target in at.position.targets
    return at.action.target is None


COMMIT = ActionRule(
    action=Commit,
    stages=("commitment",),
    candidates=lambda at: [
        Commit("contact"), *(Commit("forward", place) for place in at.position.targets), Commit("lateral"),
    ],
    preconditions=(
        Precondition(COMMITTED, "offense-commits", _by_the_offense, facts=SEAT),
        Precondition(ONE_OF_THE_TWO, "not-one-of-the-two", _target_as_due, gates=("offense-commits",)),
    ),
    effect=_commit,
)  # fmt: skip

RULES = (DESIGNATE, COMMIT)
