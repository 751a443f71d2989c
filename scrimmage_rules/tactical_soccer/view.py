"""The view of a seat: the position without the other coach's word before the reveal."""

from __future__ import annotations

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import HIDDEN, Answer
from scrimmage_rules.tactical_soccer.components import name_token
from scrimmage_rules.tactical_soccer.position import FIELDERS, Aim, Position, Seat, other_seat


def create_view(position: Position, seat: str) -> Answer:
    """Return a position as a seat sees it: words masked, boxed tokens and card markers added (TS-A76)."""
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
    shown["cards"] = {man: _find_offence_card(position.offences.count(man)) for man in sorted(set(position.offences))}
    clauses = ("SHOOT.secret-write", "COMP.record-sheet", "POOL.other-token-boxed", "POOL.colour-token", "CARD.token")
    return Answer(shown, clauses)


def _find_offence_card(offences: int) -> str:
    """Return the marker of a man: yellow after one offence, red after more (CARD.token, TS-A69)."""
    return "yellow" if offences == 1 else "red"


def _mask_word(position: Position, seat: str, writer: Seat | None, word: Aim | None) -> str | None:
    """Return a word, or HIDDEN for the word of another seat before the reveal (SHOOT.reveal)."""
    if word is None or position.phase != "aim":
        return word
    return word if seat == writer else HIDDEN
