"""Cards: yellow for a man's first offence, red for every one after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Event, Settled
from scrimmage_rules.tactical_soccer.position import Man, Position, hex_of, in_order, put

if TYPE_CHECKING:
    from scrimmage_rules.tactical_soccer.options import Rules


def show_card(rules: Rules, position: Position, man: Man, events: list[Event]) -> Settled:
    """A man was caught in a foul (CARD.when): his offences are counted for the whole match (TS-A68)."""
    earlier = position.offences.count(man)
    marked = replace(position, offences=in_order((*position.offences, man)))
    if earlier == 0:
        clauses = ("FOUL.caught-card", "CARD.when", "CARD.first-yellow", "CARD.token")
        booked = replace(marked, booked=in_order((*position.booked, man)))
        return booked, [*events, Event("yellow-card", clauses, {"man": man})]
    sent_off = ("FOUL.caught-card", "CARD.when", "CARD.second-red", "CARD.red-effect", "CARD.token")
    event = Event("red-card", sent_off, {"man": man, "offences": earlier + 1})
    return _send_off(rules, marked, man), [*events, event]


def _send_off(rules: Rules, position: Position, man: Man) -> Position:
    """He leaves the field for the rest of the half; a ball he held stays loose in his hex (CARD.red-effect)."""
    if position.holder == man:
        position = replace(position, holder=None, loose=rules.pitch.resting_place(hex_of(position, man)))
    turned = tuple(each for each in position.turned if each != man)
    gone = replace(position, sent_off=in_order((*position.sent_off, man)), turned=turned)
    return put(gone, man, None)
