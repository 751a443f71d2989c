"""View of a seat: the whole position except the other side's play card before the reveal."""

from __future__ import annotations

from scrimmage_rules.card_football.first_and_ten import find_line_to_gain
from scrimmage_rules.card_football.momentum import list_play_cards_of_role
from scrimmage_rules.card_football.position import SIDES, Position, Role, get_role_of_seat
from scrimmage_rules.card_football.preparation import count_cards_left
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import HIDDEN, Answer


def create_view_of_seat(rules: Rules, position: Position, seat: str) -> Answer:
    """Return the position as a seat may see it, with its hand, the cards left and the line to gain (KF-A46)."""
    shown = plain(position)
    shown["calls"] = {
        "offence": _mask_opposing_call(position, seat, "offence", position.calls.offence),
        "defence": _mask_opposing_call(position, seat, "defence", position.calls.defence),
    }
    has_hand = seat in SIDES and position.offence is not None
    shown["seat"] = seat
    shown["hand"] = list(list_play_cards_of_role(get_role_of_seat(position, seat))) if has_hand else []
    shown["cards_left"] = count_cards_left(rules, position)
    shown["line_to_gain"] = find_line_to_gain(position)
    clauses = ("PLAY.offence-choice", "PLAY.defence-choice", "PREP.pile", "FIRST.hand-cards", "FIRST.flags-track")
    return Answer(shown, clauses)


def _mask_opposing_call(position: Position, seat: str, role: Role, call: str | None) -> str | None:
    """Return a call, or `HIDDEN` for the other side's call before the reveal (PLAY.reveal)."""
    if call is None or position.phase != "choose":
        return call
    own = seat in SIDES and get_role_of_seat(position, seat) == role
    return call if own else HIDDEN
