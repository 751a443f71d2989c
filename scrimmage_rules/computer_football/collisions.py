"""What comes of a man who moves onto the square of an opponent: a tackle attempt, or a block."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import block
from scrimmage_rules.computer_football.field import stretch
from scrimmage_rules.computer_football.objective import scores, touchdown
from scrimmage_rules.computer_football.play_sequence import go_on
from scrimmage_rules.computer_football.position import Man, Position, Square, square_of
from scrimmage_rules.computer_football.rule_context import Deed
from scrimmage_rules.computer_football.tackling import Contact, attempt, point_of_contact


class Meeting(msgspec.Struct, frozen=True):
    """A man who has moved onto the square of an opponent, and the square he came from."""

    man: Man
    opponent: Man
    start: Square


def meets(deed: Deed[object], position: Position, meeting: Meeting) -> Position:
    """A tackle attempt where one of the two is the carrier (B2, B3), else a block (T1.2, CF-A58)."""
    man, opponent = meeting.man, meeting.opponent
    if position.carrier not in (man, opponent):
        return go_on(deed, block(deed, position, man, opponent))
    met, by_carrier = square_of(position, man), position.carrier == man
    carrier, tackler = (man, opponent) if by_carrier else (opponent, man)
    last = _step_before(meeting.start, met) if by_carrier else None
    contact = Contact(carrier, tackler, point_of_contact(deed.rules, met, last))
    after = attempt(deed, position, contact)
    if after.carrier == carrier and scores(after, carrier, met[0]):
        return touchdown(deed, after, carrier.role)
    return _after_a_tackle(deed, after, carrier)


def _step_before(start: Square, to: Square) -> Square:
    """The last square of a stretch before its end."""
    found = stretch(start, to)
    assert found is not None
    (across, down), _ = found
    return to[0] - across, to[1] - down


def _after_a_tackle(deed: Deed[object], position: Position, carrier: Man) -> Position:
    """The turn goes on, if the play does; after a fumble in the ball side's own turn CF-A74 says for whom."""
    reading = deed.rules.reading["CF-A74"]
    own_fumble = position.loose is not None and position.mover == carrier.role
    if own_fumble and reading == "defense-first":
        return go_on(deed, replace(position, left=0))
    follows = carrier.role if own_fumble and reading == "offense-first" and not position.left else None
    return go_on(deed, position, follows)
