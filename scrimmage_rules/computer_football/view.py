"""View of a seat: the whole position except the call while it is hidden from the defense."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.computer_football.position import Position, get_role_of_seat
from scrimmage_rules.computer_football.program_screen import INTERFACE, describe_screen, list_screen_clauses
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import HIDDEN, Answer
from scrimmage_rules.kernel.rule_context import At


def build_view(rules: Rules, position: Position, seat: str) -> Answer:
    """Return what one seat may know of a position, together with its screen (PLAY.2.3, PLAY.6.2, REPLAY.no-clicks)."""
    seen = build_known_position(position, seat)
    seen.update(describe_screen(At(rules, position, seat, None)))
    return Answer(seen, (*INTERFACE, *list_screen_clauses(position), *_list_secret_clauses(position)))


def build_known_position(position: Position, seat: str) -> dict[str, Any]:
    """Return what one seat may know of a position, without its screen."""
    seen: dict[str, Any] = plain(position)
    if get_role_of_seat(position, seat) != "offense" and position.call is not None:
        seen["call"] = _mask_call(position)
        if not position.known.carrier:
            seen["carrier"] = HIDDEN
    seen["seat"] = seat
    return seen


def _mask_call(position: Position) -> Any:
    """Return the known part of the call: nothing, its type, or all of it (PLAY.6.1, PLAY.7.3, PLAY.7.4)."""
    known, call = position.known, position.call
    assert call is not None
    if not known.type:
        return HIDDEN
    if call.zone is not None:
        return {"run": None, "zone": call.zone if known.zone else HIDDEN}
    return {"run": call.run if known.carrier else HIDDEN, "zone": None}


def _list_secret_clauses(position: Position) -> tuple[str, ...]:
    """Return the clauses that hide parts of the call from this seat, or show them, at this moment."""
    if position.call is None:
        return ()
    known = position.known
    if not known.type:
        return ("PLAY.4.4", "PLAY.5.3")
    if position.call.zone is not None:
        return ("PLAY.6.1", "PLAY.7.3") if known.zone else ("PLAY.6.1", "PLAY.6.2", "PLAY.7.3")
    return ("PLAY.6.1", "PLAY.7.4") if known.carrier else ("PLAY.6.1", "PLAY.6.2")
