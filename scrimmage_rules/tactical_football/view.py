"""What a seat may know: all of the table but the other side's markers, the target hexes, and which ball is real."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import HIDDEN, Answer
from scrimmage_rules.tactical_football.field import ROLES
from scrimmage_rules.tactical_football.position import Carried, Position, carriers, role_of
from scrimmage_rules.tactical_football.settings import Rules


def view(_rules: Rules, position: Position, seat: str) -> Answer:
    """The position as one seat may know it (9.1.C.2, 13.PROC.1, 13.E.1, 5.12.2.D)."""
    role = role_of(position, seat)
    seen = plain(position)
    seen["seat"], seen["phase"] = seat, position.phase
    for side in ROLES:
        if side != role and seen["plans"][side] is not None:
            seen["plans"][side] = _markers(position, seen["plans"][side])
    if role != "offense":
        seen["targets"] = [HIDDEN for _ in position.targets]
        if position.turn.throw is not None and position.turn.throw.target is not None:
            seen["turn"]["throw"]["target"] = HIDDEN
        if isinstance(position.ball, Carried) and position.ball.dummies:
            seen["ball"] = {"is": "carried", "by": HIDDEN, "among": sorted(carriers(position))}
    return Answer(seen, ("9.1.C.2", "13.PROC.1", "13.E.1", "5.12.2.D"))


def _markers(position: Position, plan: dict[str, Any]) -> dict[str, Any]:
    """The markers of the other side as they lie on the table: the line marker is up from the snap on."""
    called = position.turn.type == "snap" or position.snap is not None
    line = plan["line"] if called else HIDDEN
    return {"line": line, "play": plan["play"] if plan["shown"] else HIDDEN, "shown": plan["shown"]}
