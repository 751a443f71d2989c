"""Drafting: a goalie for each coach, a roll for the first pick, and ten fielders picked one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Applied, Event, Precondition, Settled, by_chance
from scrimmage_rules.tactical_soccer.actions import Pick, RollOff
from scrimmage_rules.tactical_soccer.halves import start_turn
from scrimmage_rules.tactical_soccer.position import (
    BEFORE_THE_DRAFT,
    FIELDERS,
    GOALIES,
    SEATS,
    Man,
    Position,
    Seat,
    active_seat,
    other,
)
from scrimmage_rules.tactical_soccer.tables import D6

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.tactical_soccer.options import Rules


def begin(_rules: Rules) -> Applied[Position]:
    """The table before the draft: ten fielders on offer, a goalie for each coach (DRAFT.goalie-each)."""
    clauses = ("INTRO.two-coaches", "GAME.phase-order", "DRAFT.goalie-each", "POOL.goalie-each", "POOL.twelve")
    return Applied(BEFORE_THE_DRAFT, (Event("prepared", clauses, {"coaches": SEATS, "on offer": FIELDERS}),), 0)


def on_offer(position: Position) -> list[Man]:
    """The fielders nobody has drafted yet (DRAFT.from-ten); the twin of a drafted token is in the box."""
    squads = position.squads
    return [man for man in FIELDERS if man not in squads.red and man not in squads.blue]


# ---- who picks first


def _roll_off(_rules: Rules, position: Position, _action: RollOff, chance: Chance) -> Settled:
    """The higher die picks first and is First coach; equal dice are rolled again (TS-A04, TS-A05)."""
    red, blue = (chance.pick("d6", f"roll-off-{seat}", D6) for seat in SEATS)
    rolled = Event("roll-off", ("DRAFT.roll-first", "COMP.dice"), {"red": red, "blue": blue})
    if red == blue:
        return position, [rolled]
    first: Seat = "red" if int(red) > int(blue) else "blue"
    return replace(position, phase="draft", first=first, active=first), [rolled]


ROLL_OFF = ActionRule(
    phases=frozenset({"roll-off"}),
    candidates=lambda _rules, _position, _seat: (RollOff(),),
    preconditions=(by_chance("DRAFT.roll-first"),),
    settle=_roll_off,
)


# ---- picking


def _pick(rules: Rules, position: Position, action: Pick, _chance: Chance) -> Settled:
    """The fielder's token of the coach's colour joins his squad, its twin goes into the box (POOL.colour-token)."""
    seat = active_seat(position)
    drafted = replace(position, squads=position.squads.plus(seat, action.man), active=other(seat))
    clauses = (
        "DRAFT.alternate", "DRAFT.from-ten", "TEAM.draft-own", "POOL.colour-token", "POOL.other-token-boxed",
        "POOL.two-tokens",
    )  # fmt: skip
    event = Event("picked", clauses, {"man": action.man, "token": seat, "boxed": other(seat)})
    if on_offer(drafted):
        return drafted, [event]
    assert position.first is not None
    complete = Event("drafted", ("TEAM.size", "TEAM.composition", "GAME.phase-order"), {"first": position.first})
    return start_turn(rules, replace(drafted, kick_off=other(position.first)), [event, complete])


def _your_pick(_rules: Rules, position: Position, seat: str, _action: Pick) -> bool:
    return seat == position.active


def _no_goalie(_rules: Rules, _position: Position, _seat: str, action: Pick) -> bool:
    return action.man not in GOALIES


def _still_there(_rules: Rules, position: Position, _seat: str, action: Pick) -> bool:
    return action.man in GOALIES or action.man in on_offer(position)


def _pick_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Pick]:
    return map(Pick, on_offer(position)) if seat == position.active else ()


PICK = ActionRule(
    phases=frozenset({"draft"}),
    candidates=_pick_candidates,
    preconditions=(
        Precondition("DRAFT.alternate", "not-your-pick", _your_pick, also=("DRAFT.roll-first",)),
        Precondition("DRAFT.goalie-each", "a-goalie", _no_goalie, also=("POOL.goalie-each", "DRAFT.from-ten")),
        Precondition("DRAFT.from-ten", "already-drafted", _still_there, also=("POOL.other-token-boxed",)),
    ),
    settle=_pick,
    exact=True,
)
