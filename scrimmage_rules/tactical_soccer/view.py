"""What a seat may know: everything on the table but the other coach's word before the reveal."""

from __future__ import annotations

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import HIDDEN, Answer
from scrimmage_rules.tactical_soccer.components import name_token
from scrimmage_rules.tactical_soccer.position import FIELDERS, Aim, Position, Seat, other_seat


def create_view(position: Position, seat: str) -> Answer:
    """The position as one seat may know it: words masked (TS-A76), the tokens in the box and the card markers added."""
    shown = plain(position)
    attacker = position.active
    shown["aims"] = {
        "attack": _mask_word(position, seat, attacker, position.aims.attack),
        "defence": _mask_word(position, seat, other_seat(attacker) if attacker else None, position.aims.defence),
    }
    shown["seat"] = seat
    shown["boxed"] = [
        name_token(other_seat(owner), man)
        for owner in ("red", "blue")
        for man in position.squads.of(owner)
        if man in FIELDERS
    ]
    shown["cards"] = {man: _choose_card_marker(position.offences.count(man)) for man in sorted(set(position.offences))}
    clauses = ("SHOOT.secret-write", "COMP.record-sheet", "POOL.other-token-boxed", "POOL.colour-token", "CARD.token")
    return Answer(shown, clauses)


def _choose_card_marker(offences: int) -> str:
    """The marker on a man's token: yellow after one offence, red after more (CARD.token, TS-A69)."""
    return "yellow" if offences == 1 else "red"


def _mask_word(position: Position, seat: str, writer: Seat | None, word: Aim | None) -> str | None:
    """A word of another seat is hidden until both are written (SHOOT.reveal)."""
    if word is None or position.phase != "aim":
        return word
    return word if seat == writer else HIDDEN
