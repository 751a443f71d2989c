"""Contact of a man who moves onto the square of an opponent: a tackle attempt or a block."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import resolve_block
from scrimmage_rules.computer_football.calls_and_turns import continue_or_end_turn
from scrimmage_rules.computer_football.field import measure_stretch
from scrimmage_rules.computer_football.objective import has_carrier_scored_touchdown, score_touchdown
from scrimmage_rules.computer_football.position import Man, Position, Square, get_square
from scrimmage_rules.computer_football.rule_context_types import Deed
from scrimmage_rules.computer_football.tackling import Contact, attempt_tackle, find_point_of_contact


class Collision(msgspec.Struct, frozen=True):
    """Move of a man onto the square of an opponent, and the square where it started."""

    man: Man
    opponent: Man
    start: Square


def resolve_collision(deed: Deed[object], position: Position, meeting: Collision) -> Position:
    """Return the position after a tackle attempt if the man or his opponent is the carrier (B2, B3), else after a
    block.

    The block follows T1.2 and CF-A58.
    """
    man, opponent = meeting.man, meeting.opponent
    if position.carrier not in (man, opponent):
        return continue_or_end_turn(deed, resolve_block(deed, position, man, opponent))
    met, by_carrier = get_square(position, man), position.carrier == man
    carrier, tackler = (man, opponent) if by_carrier else (opponent, man)
    last = _find_square_before_end_of_stretch(meeting.start, met) if by_carrier else None
    contact = Contact(carrier, tackler, find_point_of_contact(deed.rules, met, last))
    after = attempt_tackle(deed, position, contact)
    if after.carrier == carrier and has_carrier_scored_touchdown(after, carrier, met[0]):
        return score_touchdown(deed, after, carrier.role)
    return _continue_after_tackle(deed, after, carrier)


def _find_square_before_end_of_stretch(start: Square, to: Square) -> Square:
    """Return the square just before the end of a stretch (straight move)."""
    found = measure_stretch(start, to)
    assert found is not None
    (across, down), _ = found
    return to[0] - across, to[1] - down


def _continue_after_tackle(deed: Deed[object], position: Position, carrier: Man) -> Position:
    """Return the position after a tackle attempt. If the play goes on, the turn goes on too.

    After a fumble in the turn of the side with the ball, CF-A74 decides which side continues.
    """
    reading = deed.rules.reading["CF-A74"]
    own_fumble = position.loose is not None and position.mover == carrier.role
    if own_fumble and reading == "defense-first":
        return continue_or_end_turn(deed, replace(position, left=0))
    follows = carrier.role if own_fumble and reading == "offense-first" and not position.left else None
    return continue_or_end_turn(deed, position, follows)
