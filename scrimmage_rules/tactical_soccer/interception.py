"""Interception: the opponents near a pass try to cut it off or let it by, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import Intercept, LetBy
from scrimmage_rules.tactical_soccer.direction import face_the_way
from scrimmage_rules.tactical_soccer.fouls import ADD_ON, foul, foul_is_added
from scrimmage_rules.tactical_soccer.interceptors import (
    action_left,
    away,
    limit,
    next_to_try,
    path_of,
    places_to_cut,
    reach_standing,
    reach_stepping,
    spend,
    steps_of,
)
from scrimmage_rules.tactical_soccer.passing import fly_on
from scrimmage_rules.tactical_soccer.position import (
    Flight,
    Man,
    Position,
    active_seat,
    hex_of,
    in_order,
    other,
    owner,
    place_of,
    put,
)
from scrimmage_rules.tactical_soccer.skills import has
from scrimmage_rules.tactical_soccer.tables import D6, NEEDED, NEEDED_ROWS, NEXT_TO
from scrimmage_rules.tactical_soccer.turns import finish_activation

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules

IN_FLIGHT = frozenset({"intercept"})


def flight_of(position: Position) -> Flight:
    """The pass on its way; asked only in the phase where there is one."""
    assert position.flight is not None
    return position.flight


# ---- trying


def _intercept(rules: Rules, position: Position, action: Intercept, chance: Chance) -> Settled:
    """The man pays, steps, fouls if he declared it, and rolls (INTERCEPT.path, ACTTAB.intercept)."""
    man = action.man
    ready = spend(rules, _asked(position, man), man)
    events = [Event("tries-to-intercept", tuple(_rights(rules, position, action)), {"man": man})]
    if action.step is not None and rules.reading["TS-A35"] != "reach-two":
        ready, events = _step(rules, ready, man, action.step, events)
    bonus, goes_on = 0, True
    if action.foul is not None:
        ready, bonus, goes_on, events = foul(rules, ready, man, action.foul, events, chance)
    if not goes_on:
        return fly_on(rules, ready, events, chance)
    die = int(chance.pick("d6", "intercept", D6))
    good = die + bonus >= NEEDED["intercept"]
    rolled = (NEEDED_ROWS["intercept"], "ACTTAB.intercept-skill", *(("FOUL.bonus",) if bonus else ()))
    events = [*events, Event("intercept-roll", rolled, {"man": man, "die": die, "modifier": bonus, "good": good})]
    return _wins(rules, ready, action, events) if good else fly_on(rules, ready, events, chance)


def _rights(rules: Rules, position: Position, action: Intercept) -> Iterator[str]:
    """The clauses that let this man try: near the path or the receiver, by which skill."""
    flight, stands = flight_of(position), hex_of(position, action.man)
    reach = NEXT_TO if action.step is None else reach_stepping(rules, action.man)
    yield "INTERCEPT.passes-only"
    if away(rules, stands, path_of(rules, flight)) <= reach:
        yield "INTERCEPT.path"
    if flight.good is not False and away(rules, stands, [hex_of(position, flight.receiver)]) <= reach:
        yield "INTERCEPT.target"
    entitled = has(rules, action.man, "Intercept")
    if entitled:
        yield "SKILL.intercept"
    if action.step is not None or not entitled:
        yield "SKILL.tackle-two-hexes"


def _wins(rules: Rules, position: Position, action: Intercept, events: list[Event]) -> Settled:
    """The interceptor has the ball where he stands (TS-A37)."""
    if action.step is not None and rules.reading["TS-A35"] == "reach-two":
        position, events = _step(rules, position, action.man, action.step, events)
    won = Event("intercepted", ("ACTTAB.intercept", "COMP.ball"), {"man": action.man})
    return finish_activation(rules, replace(position, holder=action.man, flight=None), [*events, won])


def _step(rules: Rules, position: Position, man: Man, step: Hex, events: list[Event]) -> Settled:
    """The tackle step; he stays there whatever the result (TS-A35)."""
    start = hex_of(position, man)
    stepped = face_the_way(rules, put(position, man, step), man, start, step)
    event = Event("tackle-step", ("SKILL.tackle-two-hexes",), {"man": man, "from": start, "to": step})
    return stepped, [*events, event]


def _asked(position: Position, man: Man) -> Position:
    flight = flight_of(position)
    return replace(position, flight=replace(flight, asked=in_order((*flight.asked, man))))


def _candidates(rules: Rules, position: Position, seat: str) -> Iterator[Intercept]:
    if seat != other(active_seat(position)):
        return
    cuts = places_to_cut(rules, position, flight_of(position))
    for man in next_to_try(rules, position):
        start = hex_of(position, man)
        steps: list[Hex | None] = [None]
        if away(rules, start, cuts) > NEXT_TO:
            steps = [*steps_of(rules, position, man, cuts)]
        for step in steps:
            yield Intercept(man, step)
            for victim in victims(rules, position, man, step):
                yield Intercept(man, step, victim)


def victims(rules: Rules, position: Position, man: Man, step: Hex | None) -> list[Man]:
    """Passer and receiver, as far as the man stands next to them when he rolls (FOUL.adjacent, TS-A39, TS-A38)."""
    if not foul_is_added(rules):
        return []
    stepped = step is not None and rules.reading["TS-A35"] != "reach-two"
    place = step if stepped and step is not None else hex_of(position, man)
    flight = flight_of(position)
    duel = (flight.passer, flight.receiver)
    return [each for each in duel if rules.pitch.distance(place, hex_of(position, each)) == NEXT_TO]


# ---- why a man cannot try


def _his_opponents_pass(_rules: Rules, position: Position, seat: str, action: Any) -> bool:
    return seat == other(active_seat(position)) and action.man in position.squads.of(seat)


def _on_the_field(_rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return place_of(position, action.man) is not None


def _not_barred(_rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return action.man not in position.barred


def _action_left(rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return action.man in position.barred or action_left(rules, position, action.man)


def _not_asked_before(_rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return action.man not in flight_of(position).asked


def _skilled(rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    """Entitled at all; and a man next to the path, who has no step to make, entitled where he stands."""
    place = place_of(position, action.man)
    if place is not None and away(rules, place, places_to_cut(rules, position, flight_of(position))) <= NEXT_TO:
        return reach_standing(rules, action.man)
    return reach_standing(rules, action.man) or reach_stepping(rules, action.man) > 0


def _near_enough(rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    place = place_of(position, action.man)
    if place is None or not _skilled(rules, position, _seat, action):
        return True
    nearest = away(rules, place, places_to_cut(rules, position, flight_of(position)))
    return limit(rules, action.man, nearest) > 0


def _his_turn(rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return action.man in next_to_try(rules, position)


def _step_in_his_room(rules: Rules, position: Position, _seat: str, action: Intercept) -> bool:
    if action.step is None or action.step not in rules.pitch.bit:
        return True
    return bool(rules.pitch.room(owner(position, action.man), action.man) & rules.pitch.bit[action.step])


def _step_fits(rules: Rules, position: Position, _seat: str, action: Intercept) -> bool:
    place = place_of(position, action.man)
    if place is None:
        return True
    cuts = places_to_cut(rules, position, flight_of(position))
    if away(rules, place, cuts) <= NEXT_TO:
        return action.step is None
    return action.step in steps_of(rules, position, action.man, cuts)


def _foul_fits(rules: Rules, position: Position, _seat: str, action: Intercept) -> bool:
    if action.foul is None or place_of(position, action.man) is None or not foul_is_added(rules):
        return True
    return action.foul in victims(rules, position, action.man, action.step)


MAY_TRY = (
    Precondition("INTERCEPT.passes-only", "not-your-opponents-pass", _his_opponents_pass, also=("TURN.alternate",)),
    Precondition("CARD.red-effect", "sent-off", _on_the_field),
    Precondition("CARD.yellow-effect", "barred", _not_barred),
    Precondition("TURN.one-action", "already-done", _action_left),
    Precondition("INTERCEPT.path", "had-his-chance", _not_asked_before),
    Precondition("ACTTAB.intercept-skill", "without-the-skill", _skilled, also=("SKILL.intercept",)),
    Precondition("INTERCEPT.path", "too-far", _near_enough, also=("INTERCEPT.target", "SKILL.tackle-two-hexes")),
    Precondition("INTERCEPT.path", "not-his-turn", _his_turn),
)

INTERCEPT = ActionRule(
    phases=IN_FLIGHT,
    candidates=_candidates,
    preconditions=(
        *MAY_TRY,
        Precondition("SIDE.defenders-own", "step-out-of-his-room", _step_in_his_room, also=("GOALIE.confined",)),
        Precondition("SKILL.tackle-two-hexes", "step", _step_fits),
        ADD_ON,
        Precondition("FOUL.adjacent", "no-victim", _foul_fits),
    ),
    settle=_intercept,
    exact=True,
)


# ---- letting the ball by


def _let_by(rules: Rules, position: Position, action: LetBy, chance: Chance) -> Settled:
    event = Event("let-by", ("INTERCEPT.path",), {"man": action.man})
    return fly_on(rules, _asked(position, action.man), [event], chance)


def _let_by_candidates(rules: Rules, position: Position, seat: str) -> Iterable[LetBy]:
    return map(LetBy, next_to_try(rules, position)) if seat == other(active_seat(position)) else ()


LET_BY = ActionRule(phases=IN_FLIGHT, candidates=_let_by_candidates, preconditions=MAY_TRY, settle=_let_by, exact=True)
