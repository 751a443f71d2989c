"""Interception: the opponents near a pass try to cut it off or let it by, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import ActionOfAMan, Intercept, LetBy
from scrimmage_rules.tactical_soccer.cards import NO_CARD_FORBIDS
from scrimmage_rules.tactical_soccer.facing import walk
from scrimmage_rules.tactical_soccer.fouls import ADD_ON, Attempt, foul_first, foul_is_added
from scrimmage_rules.tactical_soccer.goalie import CONFINED
from scrimmage_rules.tactical_soccer.interceptors import (
    can_pay,
    distance_to_nearest,
    intercepts_standing,
    limit,
    next_to_try,
    path_of,
    pay,
    places_to_cut,
    reach_with_step,
    steps_of,
)
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.passing import fly_on
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Man,
    Position,
    active_seat,
    flight_of,
    hex_of,
    in_order,
    other,
    owner,
)
from scrimmage_rules.tactical_soccer.rule_context import MAN, At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.tables import D6, NEEDED, NEEDED_ROWS, NEXT_TO, WITH_THE_SKILL
from scrimmage_rules.tactical_soccer.turns import end_of_activation

IN_FLIGHT = ("intercept",)


# ---- trying


def _intercept(deed: Deed[Intercept]) -> Position:
    """The man pays, steps, fouls if he declared it, and rolls (INTERCEPT.path, ACTTAB.intercept)."""
    man, step = deed.action.man, deed.action.step
    deed.say("tries-to-intercept", tuple(_rights(deed)), man=man)
    ready = pay(deed.rules, _asked(deed.position, man), man)
    if step is not None and _steps_before_the_roll(deed.rules):
        ready = _stepped(deed, ready, step)
    attempt = foul_first(deed, ready, deed.action.foul)
    if attempt.goes_on and _rolled(deed, attempt):
        return end_of_activation(deed, _won(deed, attempt.position))
    return end_of_activation(deed, fly_on(deed, attempt.position))


def _rolled(deed: Deed[Intercept], attempt: Attempt) -> bool:
    """A 5 or more, 1 less with a foul that worked."""
    die = int(deed.pick("d6", "intercept", D6))
    good = die + attempt.bonus.amount >= NEEDED["intercept"]
    clauses = (NEEDED_ROWS["intercept"], WITH_THE_SKILL, *attempt.bonus.clauses)
    deed.say("intercept-roll", clauses, man=deed.action.man, die=die, modifier=attempt.bonus.amount, good=good)
    return good


def _won(deed: Deed[Intercept], position: Position) -> Position:
    """The interceptor has the ball where he stands (TS-A37)."""
    man, step = deed.action.man, deed.action.step
    if step is not None and not _steps_before_the_roll(deed.rules):
        position = _stepped(deed, position, step)
    deed.say("intercepted", ("ACTTAB.intercept", "COMP.ball"), man=man)
    return replace(position, holder=man, flight=None)


def _stepped(deed: Deed[Intercept], position: Position, step: Hex) -> Position:
    """The tackle step; he stays there whatever the result (TS-A35)."""
    man = deed.action.man
    deed.say("tackle-step", ("SKILL.tackle-two-hexes",), **{"man": man, "from": hex_of(position, man), "to": step})
    return walk(deed.rules, position, man, step)


def _steps_before_the_roll(rules: Rules) -> bool:
    """Whether a tackler walks first, or only when he has won the ball (TS-A35)."""
    return rules.reading["TS-A35"] != "reach-two"


def _rights(at: At[Intercept]) -> Iterator[str]:
    """The clauses that let this man try: near the path or the receiver, by which skill."""
    rules, position, man = at.rules, at.position, at.action.man
    flight, stands = flight_of(position), hex_of(position, man)
    reach = NEXT_TO if at.action.step is None else reach_with_step(rules, man)
    yield "INTERCEPT.passes-only"
    if distance_to_nearest(rules, stands, path_of(rules, flight)) <= reach:
        yield "INTERCEPT.path"
    if flight.good is not False and rules.pitch.distance(stands, hex_of(position, flight.receiver)) <= reach:
        yield "INTERCEPT.target"
    entitled = rules.skills.has(man, "Intercept")
    if entitled:
        yield "SKILL.intercept"
    if at.action.step is not None or not entitled:
        yield "SKILL.tackle-two-hexes"


def _asked(position: Position, man: Man) -> Position:
    """The position in which a man has had his chance at this pass."""
    flight = flight_of(position)
    return replace(position, flight=replace(flight, asked=in_order((*flight.asked, man))))


# ---- which ways there are to try


def _candidates(at: At[None]) -> Iterator[Intercept]:
    for man in next_to_try(at.rules, at.position):
        for step in _steps(at, man):
            yield Intercept(man, step)
            for victim in victims(at, man, step):
                yield Intercept(man, step, victim)


def _steps(at: At[object], man: Man) -> list[Hex] | list[None]:
    """The tackle steps of a man, one of which he must take; no step where the pass comes next to him anyway."""
    cuts = places_to_cut(at.rules, at.position)
    if distance_to_nearest(at.rules, hex_of(at.position, man), cuts) <= NEXT_TO:
        return [None]
    return steps_of(at.rules, at.position, man, cuts)


def victims(at: At[object], man: Man, step: Hex | None) -> list[Man]:
    """Passer and receiver, as far as the man stands next to them when he rolls (FOUL.adjacent, TS-A39, TS-A38)."""
    if not foul_is_added(at.rules):
        return []
    flight, position = flight_of(at.position), at.position
    place = step if step is not None and _steps_before_the_roll(at.rules) else hex_of(position, man)
    duel = (flight.passer, flight.receiver)
    return [each for each in duel if at.rules.pitch.distance(place, hex_of(position, each)) == NEXT_TO]


# ---- why a man cannot try


def _his_opponents_pass(at: At[ActionOfAMan]) -> bool:
    return at.seat == other(active_seat(at.position)) and at.action.man in at.position.squads.of(at.seat)


def _action_left(at: At[ActionOfAMan]) -> bool:
    return can_pay(at.rules, at.position, at.action.man)


def _not_asked_before(at: At[ActionOfAMan]) -> bool:
    return at.action.man not in flight_of(at.position).asked


def _skilled(at: At[ActionOfAMan]) -> bool:
    """Entitled at all; and a man next to the path, who has no step to make, entitled where he stands."""
    standing = intercepts_standing(at.rules, at.action.man)
    return standing or (_nearest_cut(at) > NEXT_TO and reach_with_step(at.rules, at.action.man) > 0)


def _near_enough(at: At[ActionOfAMan]) -> bool:
    return limit(at.rules, at.action.man, _nearest_cut(at)) > 0


def _nearest_cut(at: At[ActionOfAMan]) -> int:
    return distance_to_nearest(at.rules, hex_of(at.position, at.action.man), places_to_cut(at.rules, at.position))


def _his_turn(at: At[ActionOfAMan]) -> bool:
    return at.action.man in next_to_try(at.rules, at.position)


def _goalie_stays_at_home(at: At[Intercept]) -> bool:
    return at.action.man not in GOALIES or _step_on_his_ground(at)


def _defender_stays_on_his_side(at: At[Intercept]) -> bool:
    return at.action.man[0] != "D" or at.action.step not in at.rules.pitch.field or _step_on_his_ground(at)


def _step_into_no_goal(at: At[Intercept]) -> bool:
    return at.action.man in GOALIES or at.action.step in at.rules.pitch.field or _step_on_his_ground(at)


def _step_on_his_ground(at: At[Intercept]) -> bool:
    """Whether there is no step to a hex of the pitch that is barred to the man."""
    pitch, man, step = at.rules.pitch, at.action.man, at.action.step
    return step is None or step not in pitch.bit or pitch.within(step, pitch.ground(owner(at.position, man), man))


def _step_fits(at: At[Intercept]) -> bool:
    return at.action.step in _steps(at, at.action.man)


def _foul_fits(at: At[Intercept]) -> bool:
    return at.action.foul is None or at.action.foul in victims(at, at.action.man, at.action.step)


NEAREST: FactsOf = {"man": lambda at: at.action.man, "distance": _nearest_cut}
STEP: FactsOf = {"step": lambda at: at.action.step}
ASKED: FactsOf = {"asked": lambda at: flight_of(at.position).asked}
WAITING: FactsOf = {"now": lambda at: next_to_try(at.rules, at.position)}
VICTIMS: FactsOf = {"victims": lambda at: victims(at, at.action.man, at.action.step)}
"""Who is how far from the pass, where he would step, who was asked, who may try now, and whom he may foul."""

MAY_TRY: tuple[Precondition[Rules, Position, ActionOfAMan], ...] = (
    Precondition("INTERCEPT.passes-only", "not-your-opponents-pass", _his_opponents_pass, facts=SEAT),
    *NO_CARD_FORBIDS,
    *provided(
        ("not-your-opponents-pass", "sent-off"),
        Precondition("TURN.one-action", "already-done", _action_left, facts=MAN, gates=("barred",)),
        Precondition("INTERCEPT.path", "had-his-chance", _not_asked_before, facts=ASKED),
        Precondition(WITH_THE_SKILL, "without-the-skill", _skilled, also=("SKILL.intercept",), facts=NEAREST),
        Precondition(
            "INTERCEPT.path", "too-far", _near_enough, also=("INTERCEPT.target",), facts=NEAREST,
            gates=("without-the-skill",),
        ),
        Precondition(
            "INTERCEPT.path", "not-his-turn", _his_turn, facts=WAITING,
            gates=("barred", "already-done", "had-his-chance", "without-the-skill", "too-far"),
        ),
    ),
)  # fmt: skip

BARRED_GROUND = ("step-out-of-his-room", "step-across-halfway", "goal-is-for-goalies")
"""The ground where a man may not stand; whether a step there would help does not matter then."""

INTERCEPT = ActionRule(
    action=Intercept,
    stages=IN_FLIGHT,
    candidates=_candidates,
    preconditions=(
        *MAY_TRY,
        *provided(
            ("not-his-turn",),
            Precondition(CONFINED, "step-out-of-his-room", _goalie_stays_at_home, facts=STEP),
            Precondition("SIDE.defenders-own", "step-across-halfway", _defender_stays_on_his_side, facts=STEP),
            Precondition("GOALIE.three-goal-hexes", "goal-is-for-goalies", _step_into_no_goal, facts=STEP),
            Precondition("SKILL.tackle-two-hexes", "step", _step_fits, facts=STEP, gates=BARRED_GROUND),
        ),
        ADD_ON,
        Precondition("FOUL.adjacent", "no-victim", _foul_fits, facts=VICTIMS, gates=("step", "no-add-on")),
    ),
    effect=_intercept,
    complete=True,
)


# ---- letting the ball by


def _let_by(deed: Deed[LetBy]) -> Position:
    deed.say("let-by", ("INTERCEPT.path",), man=deed.action.man)
    return end_of_activation(deed, fly_on(deed, _asked(deed.position, deed.action.man)))


def _let_by_candidates(at: At[None]) -> Iterable[LetBy]:
    return map(LetBy, next_to_try(at.rules, at.position))


LET_BY = ActionRule(
    action=LetBy,
    stages=IN_FLIGHT,
    candidates=_let_by_candidates,
    preconditions=MAY_TRY,
    effect=_let_by,
    complete=True,
)

RULES = (INTERCEPT, LET_BY)
