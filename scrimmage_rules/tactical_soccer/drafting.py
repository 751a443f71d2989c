"""Drafting: a goalie for each coach, a roll for the first pick, and ten fielders picked one by one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Applied, Event
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, by_chance, only
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
    active_seat,
    first_seat,
    other,
)
from scrimmage_rules.tactical_soccer.rule_context import MAN, At, Deed
from scrimmage_rules.tactical_soccer.tables import D6
from scrimmage_rules.tactical_soccer.turns import start_turn


def begin() -> Applied[Position]:
    """The table before the draft: ten fielders on offer, a goalie for each coach (DRAFT.goalie-each)."""
    clauses = (TWO_COACHES, PHASE_ORDER, "DRAFT.goalie-each", "POOL.goalie-each", "POOL.twelve")
    return Applied(BEFORE_THE_DRAFT, (Event("prepared", clauses, {"coaches": SEATS, "on offer": FIELDERS}),), 0)


def on_offer(position: Position) -> list[Man]:
    """The fielders nobody has drafted yet (DRAFT.from-ten); the twin of a drafted token is in the box."""
    squads = position.squads
    return [man for man in FIELDERS if man not in squads.red and man not in squads.blue]


# ---- who picks first


def _roll_off(deed: Deed[RollOff]) -> Position:
    """The higher die picks first and is First coach; equal dice are rolled again (TS-A04, TS-A05)."""
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
    preconditions=(by_chance("DRAFT.roll-first"),),
    effect=_roll_off,
)


# ---- picking


def _pick(deed: Deed[Pick]) -> Position:
    """The fielder's token of the coach's colour joins his squad, its twin goes into the box (POOL.colour-token)."""
    position, man, seat = deed.position, deed.action.man, active_seat(deed.position)
    clauses = (
        "DRAFT.alternate", "DRAFT.from-ten", "TEAM.draft-own", "POOL.colour-token", "POOL.other-token-boxed",
        "POOL.two-tokens",
    )  # fmt: skip
    deed.say("picked", clauses, man=man, token=seat, boxed=other(seat))
    drafted = replace(position, squads=position.squads.plus(seat, man), active=other(seat))
    if on_offer(drafted):
        return drafted
    first = first_seat(position)
    deed.say("drafted", ("TEAM.size", "TEAM.composition", PHASE_ORDER), first=first)
    return start_turn(deed, replace(drafted, kick_off=other(first)))


def _your_pick(at: At[Pick]) -> bool:
    return at.seat == at.position.active


def _no_goalie(at: At[Pick]) -> bool:
    return at.action.man not in GOALIES


def _still_there(at: At[Pick]) -> bool:
    return at.action.man in GOALIES or at.action.man in on_offer(at.position)


def _pick_candidates(at: At[None]) -> Iterable[Pick]:
    return map(Pick, on_offer(at.position))


PICK = ActionRule(
    action=Pick,
    stages=("draft",),
    candidates=_pick_candidates,
    preconditions=(
        Precondition("DRAFT.alternate", "not-your-pick", _your_pick, facts=SEAT),
        Precondition(
            "DRAFT.goalie-each", "a-goalie", _no_goalie, also=("POOL.goalie-each", "DRAFT.from-ten"), facts=MAN
        ),
        Precondition("DRAFT.from-ten", "already-drafted", _still_there, also=("POOL.other-token-boxed",), facts=MAN),
    ),
    effect=_pick,
    complete=True,
)

RULES = (ROLL_OFF, PICK)
