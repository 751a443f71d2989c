"""What comes of a man who moves onto the square of an opponent: a tackle attempt, or a block."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import block
from scrimmage_rules.computer_football.field import stretch
from scrimmage_rules.computer_football.objective import scores, touchdown
from scrimmage_rules.computer_football.position import Man, Position, Square, square_of
from scrimmage_rules.computer_football.tackling import Contact, attempt, point_of_contact
from scrimmage_rules.computer_football.turns import go_on
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance


class Meeting(msgspec.Struct, frozen=True):
    """A man who has moved onto the square of an opponent, and the square he came from."""

    man: Man
    opponent: Man
    start: Square


def meets(rules: Rules, position: Position, meeting: Meeting, events: list[Event], chance: Chance) -> Settled:
    """A tackle attempt where one of the two is the carrier (B2, B3), else a block (T1.2, CF-A58)."""
    man, opponent = meeting.man, meeting.opponent
    if position.carrier not in (man, opponent):
        blocked, told = block(rules, position, man, opponent)
        return go_on(rules, blocked, [*events, *told], chance)
    met, by_carrier = square_of(position, man), position.carrier == man
    carrier, tackler = (man, opponent) if by_carrier else (opponent, man)
    last = _step_before(meeting.start, met) if by_carrier else None
    contact = Contact(carrier, tackler, point_of_contact(rules, met, last))
    after, told = attempt(rules, position, contact, events, chance)
    if after.play != position.play or after.phase == "over":
        return after, told
    if after.carrier == carrier and scores(after, carrier.of, met[0]):
        return touchdown(after, carrier.of, told)
    return _after_a_tackle(rules, after, carrier, told, chance)


def _step_before(start: Square, to: Square) -> Square:
    """The last square of a stretch before its end."""
    found = stretch(start, to)
    assert found is not None
    (across, down), _ = found
    return to[0] - across, to[1] - down


def _after_a_tackle(rules: Rules, position: Position, carrier: Man, events: list[Event], chance: Chance) -> Settled:
    """The turn goes on; after a fumble in the ball side's own turn CF-A74 says for whom."""
    reading = rules.reading["CF-A74"]
    own_fumble = position.loose is not None and position.mover == carrier.of
    if own_fumble and reading == "defense-first":
        return go_on(rules, replace(position, left=0), events, chance)
    follows = carrier.of if own_fumble and reading == "offense-first" and not position.left else None
    return go_on(rules, position, events, chance, follows)
