"""Yellow and red cards, and the actions that they forbid."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import Precondition
from scrimmage_rules.tactical_soccer.actions import ManAction
from scrimmage_rules.tactical_soccer.ball_out_of_play import leave_ball_loose
from scrimmage_rules.tactical_soccer.position import Man, Position, get_hex_on_field, place_man_in_hex, sort_men
from scrimmage_rules.tactical_soccer.rule_context_types import MAN, At, Deed
from scrimmage_rules.tactical_soccer.settings import Rules

# ---- showing a card


def show_card_to_man(deed: Deed[object], position: Position, man: Man, why: str) -> Position:
    """Count an offence of a caught man and show him a card (CARD.when, TS-A68)."""
    earlier = position.offences.count(man)
    marked = replace(position, offences=sort_men((*position.offences, man)))
    if earlier == 0:
        deed.say("yellow-card", (why, "CARD.when", "CARD.first-yellow", "CARD.token"), man=man)
        return replace(marked, booked=sort_men((*position.booked, man)))
    clauses = (why, "CARD.when", "CARD.second-red", "CARD.red-effect", "CARD.token")
    deed.say("red-card", clauses, man=man, offences=earlier + 1)
    return _send_man_off(deed, marked, man)


def _send_man_off(deed: Deed[object], position: Position, man: Man) -> Position:
    """Take a man off the field for the half; a ball that he held stays in his hex (CARD.red-effect)."""
    place, turned = get_hex_on_field(position, man), tuple(each for each in position.turned if each != man)
    gone = place_man_in_hex(replace(position, sent_off=sort_men((*position.sent_off, man)), turned=turned), man, None)
    if position.holder != man:
        return gone
    return leave_ball_loose(deed, replace(gone, holder=None), place, "CARD.red-effect")


def bar_booked_men_from_actions(deed: Deed[object], position: Position) -> Position:
    """Bar the men who were booked in the last turn from actions (CARD.yellow-effect, TS-A67)."""
    if position.booked:
        deed.say("barred", ("CARD.yellow-effect",), men=position.booked)
    return replace(position, barred=position.booked, booked=())


# ---- bans


def _is_man_not_sent_off(at: At[ManAction]) -> bool:
    return at.action.man not in at.position.sent_off


def _is_man_not_barred(at: At[ManAction]) -> bool:
    return at.action.man not in at.position.barred


NO_CARD_FORBIDS: tuple[Precondition[Rules, Position, ManAction], ...] = (
    Precondition("CARD.red-effect", "sent-off", _is_man_not_sent_off, facts=MAN),
    Precondition("CARD.yellow-effect", "barred", _is_man_not_barred, facts=MAN),
)
"""The preconditions about cards: no yellow or red card keeps the man from acting."""
