"""Kinds of requests in generated cases: each function yields the steps of a case about one position of a random game.

A function yields nothing if its kind of request is impossible in a game state.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from scrimmage_rules.kernel.chance import Need
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import PUBLIC, Refused, Rejection
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.odds import odds
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import Data, InputsForRandomGames
from scrimmage_rules.kit.generated.random_games import RandomGamePosition
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.scenarios.scenario_world import GAME
from scrimmage_rules.library.random_play import pick_from_random_type

TRIES = 60
"""Maximum number of actions or positions to try until one of them is rejected."""

FEW, FEW_ODDS = 3, 8

TRANSCRIPT = 6
"""Maximum number of actions in a transcript."""

LabeledRequest = tuple[str, Data]
"""The sentence of a step, and the request that it makes."""


class RequestInput(NamedTuple):
    """Input of the functions that make requests: the position of a random game, actions and positions to try, and the
    random generator.
    """

    moment: RandomGamePosition
    made: InputsForRandomGames
    rng: random.Random


RequestGenerator = Callable[[RequestInput], Iterator[LabeledRequest]]


def request_legal_actions(_asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a request for the legal actions of all seats."""
    yield "the legal actions of all seats", {"op": "legal", "game": GAME}


def request_moves_and_positions(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield requests for some legal actions with all the dice and cards that they need, and for the position after the
    actions.
    """
    moment = asking.moment
    for _ in range(asking.rng.randint(1, TRANSCRIPT)):
        choices = moment.choices()
        if not choices:
            break
        choice = pick_from_random_type(choices, asking.rng.choice)
        ply = moment.create_step_for_action(choice, asking.rng)
        yield _describe_action(choice, ply.script), _create_action_request("apply", choice, ply.script)
        moment = moment.after(ply.applied.position)
    if moment is not asking.moment:
        yield AS_IT_IS


def request_new_game(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a request for a new game under the options of the current game, and for some actions in it."""
    moment = asking.moment
    try:
        begun = moment.game.start(moment.rules)
    except ScrimmageError:
        return
    yield "a new game", {"op": "new", "game": GAME, "ruleset": moment.game.id, "options": moment.options}
    yield AS_IT_IS
    yield from request_moves_and_positions(asking._replace(moment=moment.after(begun.position)))


def request_rule_query(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a rule query of a published case, with arguments of similar queries or with changed numbers."""
    reference, tables = Reference(), asking.made.tables
    queries = list(dict.fromkeys(alike[0]["query"] for alike in tables))  # each is equally likely
    for _ in range(TRIES if tables else 0):
        query = asking.rng.choice(queries)
        alike = asking.rng.choice([each for each in tables if each[0]["query"] == query])
        ask = _mix_query_arguments(alike, asking.rng)
        if ask not in alike and encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))["status"] == "ok":
            args = canonical(ask.get("args") or {}).decode()
            yield f"{ask['query']} is queried with {args}", ask
            return


def request_with_missing_chance(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a request for a legal action with fewer results of dice or cards than the action needs."""
    choices = asking.moment.choices()
    if not choices:
        return
    choice = pick_from_random_type(choices, asking.rng.choice)
    script = asking.moment.create_step_for_action(choice, asking.rng).script
    if script:
        short = script[: asking.rng.randrange(len(script))]
        yield (
            f"{_describe_action(choice, short)}, with too few chance outcomes",
            _create_action_request("apply", choice, short),
        )
        yield AS_IT_IS


def request_refused_action(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield an action of any seat that a rule forbids here, with the clause, and a request for the
    unchanged position.
    """
    for _ in range(TRIES if asking.made.actions else 0):
        choice = _choose_possibly_illegal_action(asking)
        refused = asking.moment.game.check(asking.moment.at(*choice))
        if isinstance(refused, Rejection):
            yield (
                f"{_describe_action(choice)}: refused under {refused.clause}",
                _create_action_request(asking.rng.choice(("check", "apply")), choice),
            )
            yield AS_IT_IS
            return


def request_explanation(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a request to explain an action: a rejected action, or a legal one with its chance."""
    choices = asking.moment.choices()
    if not asking.made.actions:
        return
    choice = (
        pick_from_random_type(choices, asking.rng.choice)
        if choices and asking.rng.random() < 0.5
        else _choose_possibly_illegal_action(asking)
    )
    refused = asking.moment.game.check(asking.moment.at(*choice)) is not None
    script = () if refused else asking.moment.create_step_for_action(choice, asking.rng).script
    yield (
        f"the clauses that decide {_describe_action(choice, script)}",
        _create_action_request("explain", choice, script),
    )


def request_odds(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a request for the exact odds of values that the dice or cards of an action change; one request tests all
    outcomes.

    Actions without chance are left out, because they have one outcome.
    """
    by_chance = _list_actions_that_need_chance(asking)
    if not by_chance or not asking.made.odds:
        return
    choice = asking.rng.choice(by_chance)
    tried = asking.rng.sample(asking.made.odds, min(FEW_ODDS, len(asking.made.odds)))
    of = next((each for each in tried if _can_chance_change_values(asking.moment, choice, each)), None)
    if of is not None:
        args = {**_create_step(choice), "of": of}
        yield f"the odds of {', '.join(of)} when {_describe_action(choice)}", {
            "op": "query", "game": GAME, "query": "odds", "args": args,
        }  # fmt: skip


def _list_actions_that_need_chance(asking: RequestInput) -> list[tuple[str, Any]]:
    """Return one legal action of each type that needs chance."""
    moment, choices = asking.moment, asking.moment.choices()
    each_type = {type(choice[1]): choice for choice in asking.rng.sample(choices, len(choices))}
    return [each for each in each_type.values() if isinstance(moment.game.apply(moment.at(*each)), Need)]


def _can_chance_change_values(moment: RandomGamePosition, choice: tuple[str, Any], of: list[str]) -> bool:
    """Return whether the values at these paths can differ by the dice or cards of an action."""
    try:
        return len(odds(moment.game, moment.at(*choice), of)) > 1
    except ScrimmageError:
        return False


def request_views(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a request for the view of every seat and of the public."""
    for seat in (*asking.made.seats, PUBLIC):
        yield f"the view of {seat}", {"op": "observe", "game": GAME, "seat": seat}


def request_invalid_position(asking: RequestInput) -> Iterator[LabeledRequest]:
    """Yield a request to load an invalid position: a few fields come from another position, and exactly one clause
    forbids the result.
    """
    game, options = asking.moment.game, asking.moment.options
    sound = plain(asking.moment.position)
    for _ in range(TRIES if asking.made.positions else 0):
        other = asking.rng.choice(asking.made.positions)
        fields = asking.rng.sample(sorted(sound), asking.rng.randint(1, 2))
        altered = {**sound, **{field: other[field] for field in fields if field in other}}
        clauses = _list_clauses_broken_by_position(asking.moment, altered)
        if len(clauses) == 1:
            yield f"{' and '.join(fields)} of another game in a position: refused under {clauses[0]}", {
                "op": "load", "game": "altered", "ruleset": game.id, "options": options, "position": altered,
            }  # fmt: skip
            return


QUESTIONS: tuple[RequestGenerator, ...] = (
    request_legal_actions, request_moves_and_positions, request_refused_action, request_with_missing_chance,
    request_views, request_moves_and_positions,
    request_explanation, request_odds, request_refused_action, request_invalid_position, request_new_game,
    request_rule_query,
    request_odds, request_rule_query,
)  # fmt: skip
"""Kinds of requests in the order of use. Kinds that find more faults occur several times."""


def can_start_case(said: LabeledRequest) -> bool:
    """Return whether a case can start with this request, because the request starts a game or needs none."""
    return said[1]["op"] == "new" or "game" not in said[1]


# ---- what they share


AS_IT_IS: LabeledRequest = ("the position afterwards", {"op": "position", "game": GAME})


def _create_action_request(op: str, choice: tuple[str, Any], script: Any = None) -> Data:
    chance = {} if script is None else {"chance": plain(script)}
    return {"op": op, "game": GAME, **_create_step(choice), **chance}


def _create_step(choice: tuple[str, Any]) -> Data:
    seat, action = choice
    return {"seat": seat, "action": plain(action)}


def _describe_action(choice: tuple[str, Any], script: Any = ()) -> str:
    given = ", ".join(str(outcome.value) for outcome in script)
    return f"{choice[0]} tries {canonical(choice[1]).decode()}" + (f", given {given}" if given else "")


def _choose_possibly_illegal_action(asking: RequestInput) -> tuple[str, Any]:
    """Return an action of any published case, or a legal action of another seat."""
    choices, rng = asking.moment.choices(), asking.rng
    if choices and rng.random() < 0.5:
        _seat, action = pick_from_random_type(choices, rng.choice)
        return rng.choice(asking.made.seats), action
    return rng.choice(asking.made.seats), asking.moment.game.action(rng.choice(asking.made.actions))


def _mix_query_arguments(alike: list[Data], rng: random.Random) -> Data:
    """Return one of these requests with some arguments of the others and with slightly changed numbers."""
    ask = rng.choice(alike)
    args = dict(ask.get("args") or {})
    for name, value in args.items():
        other = (rng.choice(alike).get("args") or {}).get(name, value)
        args[name] = rng.choice((value, other, _vary_number(other, rng)))
    return {**ask, "args": args} if args else ask


def _vary_number(value: Any, rng: random.Random) -> Any:
    """Return a number changed at random, by at most its own size plus a few; return any other value unchanged."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value + rng.randint(-abs(value) - FEW, abs(value) + FEW)
    return value


def _list_clauses_broken_by_position(moment: RandomGamePosition, altered: Data) -> tuple[str, ...]:
    """Return the clauses that forbid a position; empty if the position is valid or not a position at all."""
    try:
        moment.game.load(moment.rules, altered)
    except Refused as refused:
        return tuple(dict.fromkeys(fault.clause for fault in refused.faults))
    except ScrimmageError:
        return ()
    return ()
