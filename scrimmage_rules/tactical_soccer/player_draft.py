"""The draft: one goalie for each coach, the roll for the first pick, and ten picks of fielders."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Applied, Event
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, require_chance_seat
from scrimmage_rules.tactical_soccer.actions import Pick, RollOff
from scrimmage_rules.tactical_soccer.components import TWO_COACHES
from scrimmage_rules.tactical_soccer.halves import PHASE_ORDER
from scrimmage_rules.tactical_soccer.position import (
    BEFORE_THE_DRAFT,
    FIELDERS,
    GOALIES,
    SEATS,
    Man,
    Position,
    Seat,
    get_active_seat,
    get_first_seat,
    other_seat,
)
from scrimmage_rules.tactical_soccer.rule_context_types import MAN, At, Deed
from scrimmage_rules.tactical_soccer.tables import D6
from scrimmage_rules.tactical_soccer.turns import start_turn


def start_draft() -> Applied[Position]:
    """Return the position before the draft: ten fielders on offer, a goalie for each coach (DRAFT.goalie-each)."""
    clauses = (TWO_COACHES, PHASE_ORDER, "DRAFT.goalie-each", "POOL.goalie-each", "POOL.twelve")
    return Applied(BEFORE_THE_DRAFT, (Event("prepared", clauses, {"coaches": SEATS, "on offer": FIELDERS}),), 0)


def list_undrafted_fielders(position: Position) -> list[Man]:
    """Return the fielders on offer; a drafted fielder's second token is in the box (DRAFT.from-ten)."""
    squads = position.squads
    return [man for man in FIELDERS if man not in squads.red and man not in squads.blue]


# ---- the roll for the first pick


def _roll_for_first_pick(deed: Deed[RollOff]) -> Position:
    """Roll until the dice differ; the higher die picks first and is First coach (TS-A04, TS-A05)."""
    red, blue = (int(deed.pick("d6", f"roll-off-{seat}", D6)) for seat in SEATS)
    deed.say("roll-off", ("DRAFT.roll-first", "COMP.dice"), red=red, blue=blue)
    if red == blue:
        return deed.position
    first: Seat = "red" if red > blue else "blue"
    return replace(deed.position, phase="draft", first=first, active=first)


ROLL_OFF = ActionRule(
    action=RollOff,
    stages=("roll-off",),
    candidates=only(RollOff()),
    preconditions=(require_chance_seat("DRAFT.roll-first"),),
    effect=_roll_for_first_pick,
    complete=True,
)


# ---- picking


def _draft_fielder(deed: Deed[Pick]) -> Position:
    """Add a fielder to the squad of a coach; his second token goes into the box (POOL.colour-token)."""
    position, man, seat = deed.position, deed.action.man, get_active_seat(deed.position)
    clauses = (
        "DRAFT.alternate", "DRAFT.from-ten", "TEAM.draft-own", "POOL.colour-token", "POOL.other-token-boxed",
        "POOL.two-tokens",
    )  # fmt: skip
    deed.say("picked", clauses, man=man, token=seat, boxed=other_seat(seat))
    drafted = replace(position, squads=position.squads.add_picked_man(seat, man), active=other_seat(seat))
    if list_undrafted_fielders(drafted):
        return drafted
    first = get_first_seat(position)
    deed.say("drafted", ("TEAM.size", "TEAM.composition", PHASE_ORDER), first=first)
    return start_turn(deed, replace(drafted, kick_off=other_seat(first)))


def _is_coachs_turn_to_pick(at: At[Pick]) -> bool:
    return at.seat == at.position.active


def _is_fielder_picked(at: At[Pick]) -> bool:
    return at.action.man not in GOALIES


def _is_fielder_undrafted(at: At[Pick]) -> bool:
    return at.action.man in GOALIES or at.action.man in list_undrafted_fielders(at.position)


def _list_pick_candidates(at: At[None]) -> Iterable[Pick]:
    return map(Pick, list_undrafted_fielders(at.position))


PICK = ActionRule(
    action=Pick,
    stages=("draft",),
    candidates=_list_pick_candidates,
    preconditions=(
        Precondition("DRAFT.alternate", "not-your-pick", _is_coachs_turn_to_pick, facts=SEAT),
        Precondition(
            "DRAFT.goalie-each", "a-goalie", _is_fielder_picked, also=("POOL.goalie-each", "DRAFT.from-ten"), facts=MAN
        ),
        Precondition(
            "DRAFT.from-ten", "already-drafted", _is_fielder_undrafted, also=("POOL.other-token-boxed",), facts=MAN
        ),
    ),
    effect=_draft_fielder,
    complete=True,
)

RULES = (ROLL_OFF, PICK)
