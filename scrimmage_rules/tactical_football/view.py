"""The view of a seat: the position without the opponent's markers, targets, declared hand-offs, and real ball."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import HIDDEN, Answer
from scrimmage_rules.tactical_football.field import ROLES
from scrimmage_rules.tactical_football.position import (
    Carried,
    Down,
    Position,
    Throw,
    get_side_of_seat,
    list_possible_carriers,
)
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Movement

SECRETS = ("9.1.C.2", "13.PROC.1", "13.E.1", "5.12.2.D")
SINCE_THE_SNAP = ("13.F.1", "13.G.1")
FOR_EVER = "13.G.2"


def _list_clauses_of_view(position: Position) -> tuple[str, ...]:
    """Return the clauses that hide or show secrets at this time."""
    if isinstance(position.ball, Down):
        return (*SECRETS, *SINCE_THE_SNAP, FOR_EVER)
    return SECRETS if position.snap is None else (*SECRETS, *SINCE_THE_SNAP)


def build_view(_rules: Rules, position: Position, seat: str) -> Answer:
    """Return the position as one seat may see it (9.1.C.2, 13.PROC.1, 13.E.1, 13.F.1, 13.G.1, 13.G.2, 5.12.2.D)."""
    role = get_side_of_seat(position, seat)
    seen = plain(position)
    seen["seat"], seen["phase"] = seat, position.phase
    for side in ROLES:
        if side != role and seen["plans"][side] is not None:
            seen["plans"][side] = _mask_opposing_markers(position, seen["plans"][side])
    if role != "offense":
        _mask_offense_secrets(position, seen)
    return Answer(seen, _list_clauses_of_view(position))


def _mask_offense_secrets(position: Position, seen: dict[str, Any]) -> None:
    """Mask in the view what only the offense knows about the ball and its plans."""
    throw = position.turn.throw
    seen["targets"] = [HIDDEN for _ in position.targets]
    if throw is not None:
        seen["turn"]["throw"].update(_mask_pass(throw))
    if isinstance(position.stage, Movement):
        made = [plain(each) for each in position.stage.hand_offs if each.made]
        seen["stage"]["hand_offs"] = made
    if isinstance(position.ball, Carried) and position.ball.dummies:
        seen["ball"] = {"is": "carried", "by": HIDDEN, "among": sorted(list_possible_carriers(position))}


def _mask_pass(throw: Throw) -> dict[str, str]:
    """Return the view of a pass without its true target and, before the throw, its named men (TF-A64)."""
    hidden = {} if throw.target is None else {"target": HIDDEN}
    if throw.length == "thrown" or throw.receiver is None:
        return hidden
    return {**hidden, "passer": HIDDEN, "receiver": HIDDEN}


def _mask_opposing_markers(position: Position, plan: dict[str, Any]) -> dict[str, Any]:
    """Return the visible markers of the opponent; the line marker is face up from the snap on."""
    called = position.turn.type == "snap" or position.snap is not None
    line = plan["line"] if called else HIDDEN
    return {"line": line, "play": plan["play"] if plan["shown"] else HIDDEN, "shown": plan["shown"]}
