"""Random games that both sides play with the same choices and dice, as long as both sides allow the same actions.

A choice depends only on the game, the number of the move and the legal actions. Every type of action gets a hash, and
the type with the lowest hash is chosen. Then every action of this type gets a hash, and the action with the lowest hash
is chosen. So an action that only one side allows changes nothing unless it is chosen. Each die of a move has its own
number between 0 and 1, which decides its value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from fractions import Fraction
from hashlib import blake2b
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import msgspec

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit.impact.comparison_process_pair import SidePair
from scrimmage_rules.kit.impact.comparison_side_process import Ask, Reply
from scrimmage_rules.kit.impact.confidence_intervals import compare_paired
from scrimmage_rules.kit.impact.impact_report import Measure, RandomGames
from scrimmage_rules.kit.impact.option_differences import SwitchedOptions
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.adapter_processes import AdapterProcessPool
from scrimmage_rules.library.scores import find_score_of_each_seat

ABREAST = 20
"""Number of random games that are played at the same time, so that no side waits for the other."""

FIRST = 2
"""Number of random games in the first batch, which shows how long a game is."""

FULL = 2**64

GameInProgress: TypeAlias = Generator[Ask, Reply, "PlayedGame"]


class RandomGameLimits(NamedTuple):
    """Limits for random games: number, seed, `longest` (maximum moves of a game), and `moves` (total after which no new
    game starts).
    """

    games: int
    seed: int
    moves: int
    longest: int


class PlayedGame(NamedTuple):
    """A random game that was played: its moves, its winner (empty if none), its scores, its cited clauses, its replies,
    and whether it ended.
    """

    moves: int
    winner: str
    over: bool
    scores: dict[str, int]
    cited: Counter[str]
    way: bytes


def derive_pseudo_random_number(*of: Any) -> int:
    """Return a uniformly distributed number from 0 up to 2^64 that depends only on the arguments."""
    return int.from_bytes(blake2b(msgspec.json.encode(of), digest_size=8).digest())


def request_random_game(ruleset_id: str, options: Any, seed: int, number: int, longest: int) -> GameInProgress:
    """Play one random game as a generator: yield each request, receive its reply, and return the finished game."""
    handle = f"random {number % (2 * ABREAST)}"
    reply = yield {"op": "new", "game": handle, "ruleset": ruleset_id, "options": options}
    if reply["status"] != "ok":
        raise ScrimmageError(f"no game can start: {reply.get('message') or reply.get('clause')}; choose other options")
    cited, way, move = Counter(_list_clauses_cited_in_reply(reply)), blake2b(), 0
    while not reply["turn"]["over"] and move < longest:
        listed = yield {"op": "legal", "game": handle}
        choice = _choose_by_type(_list_legal_actions(listed, reply["turn"]), seed, number, move)
        reply = yield from _apply_with_chance({"op": "apply", "game": handle, **choice}, seed, number, move)
        cited.update(_list_clauses_cited_in_reply(reply))
        way.update(msgspec.json.encode((choice, reply.get("events"), reply["turn"])))
        move += 1
    last = yield {"op": "position", "game": handle}
    result = reply["turn"].get("result") or {}
    return PlayedGame(
        move, result.get("winner") or "", bool(result), find_score_of_each_seat(last["position"]), cited, way.digest()
    )


def _list_clauses_cited_in_reply(reply: Reply) -> list[str]:
    return [clause for event in reply.get("events") or () for clause in event["clauses"]]


def _list_legal_actions(listed: Reply, turn: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the actions in a reply to `legal`; raise an error if the game is not over and the list is empty."""
    if listed["status"] != "ok" or not listed["actions"]:
        said = listed.get("message") or f"the game is not over, but no seat has a legal action: {turn}"
        raise ScrimmageError(f"a random game cannot continue: {said}; see `scrimmage doctor`")
    actions: list[dict[str, Any]] = listed["actions"]
    return actions


def _choose_by_type(actions: Sequence[dict[str, Any]], *of: int) -> dict[str, Any]:
    """Return a pseudo-random action: each type is equally likely, then each action of that type."""
    kind = min({each["action"]["type"] for each in actions}, key=lambda name: derive_pseudo_random_number(*of, name))
    return min(
        (each for each in actions if each["action"]["type"] == kind),
        key=lambda each: derive_pseudo_random_number(*of, each),
    )


def _apply_with_chance(ask: Ask, *of: int) -> Generator[Ask, Reply, Reply]:
    """Yield the requests that perform an action with random outcomes of dice and cards; receive their replies, and
    return the last one.
    """
    chance: list[dict[str, Any]] = []
    for number in count():
        reply = yield {**ask, "chance": chance}
        if reply["status"] != "need-chance":
            break
        due = reply["next"]
        chance = [
            *chance,
            {"kind": due["kind"], "for": due["for"], "value": _draw_outcome(due["outcomes"], *of, number)},
        ]
    if reply["status"] != "ok":
        said = f"{reply['status']}, {reply['message']}" if "message" in reply else reply["status"]
        raise ScrimmageError(f"a legal action was answered with {said}: {ask['action']}; see `scrimmage doctor`")
    return reply


def _draw_outcome(outcomes: Sequence[dict[str, Any]], *of: int) -> Any:
    left = Fraction(derive_pseudo_random_number(*of, "die"), FULL)
    for each in outcomes:
        left -= Fraction(each["p"])
        if left < 0:
            return each["value"]
    return outcomes[-1]["value"]


# ---- many of them


def _play_interleaved_games(fleet: AdapterProcessPool, games: Sequence[GameInProgress]) -> list[PlayedGame]:
    """Play games in one process, with one request of each game at a time."""
    adapter = fleet.start_process()
    played: dict[int, PlayedGame] = {}
    due = {number: next(game) for number, game in enumerate(games)}
    try:
        while due:
            adapter.send([msgspec.json.encode(ask) for ask in due.values()])
            replies = {number: adapter.receive() for number in due}
            due = {}
            for number, reply in replies.items():
                try:
                    due[number] = games[number].send(reply)
                except StopIteration as end:
                    played[number] = end.value
    except AdapterFailure as trouble:
        raise ScrimmageError(f"random games: {trouble.problem}; see `scrimmage doctor`") from None
    finally:
        fleet.close_process(adapter)
    return [played[number] for number in range(len(games))]


def play_random_games(
    both: SidePair, ruleset_id: str, switch: SwitchedOptions, wanted: RandomGameLimits
) -> RandomGames | None:
    """Play the same random games on both sides, up to a number of games or a total of moves; return None if the number
    is zero.
    """
    befores: list[PlayedGame] = []
    afters: list[PlayedGame] = []
    while len(befores) < wanted.games and sum(each.moves for each in befores) < wanted.moves:
        numbers = range(len(befores), min(len(befores) + _choose_number_of_next_games(befores, wanted), wanted.games))

        def play_games_of_side(fleet: AdapterProcessPool, side: int, numbers: range = numbers) -> list[PlayedGame]:
            options = switch.get_options_of_side({}, side)
            return _play_interleaved_games(
                fleet, [request_random_game(ruleset_id, options, wanted.seed, each, wanted.longest) for each in numbers]
            )

        before, after = both.run_for_both_sides(play_games_of_side)
        befores += before
        afters += after
    return _summarize_games(befores, afters, wanted) if befores else None


def _choose_number_of_next_games(played: Sequence[PlayedGame], wanted: RandomGameLimits) -> int:
    """Return the number of games to play next, so that the total of moves exceeds its limit by about one game."""
    if not played:
        return FIRST
    moves = sum(each.moves for each in played)
    return max(1, min(ABREAST, (wanted.moves - moves) * len(played) // max(moves, 1)))


def _summarize_games(befores: list[PlayedGame], afters: list[PlayedGame], wanted: RandomGameLimits) -> RandomGames:
    diverged = sum(was.way != now.way for was, now in zip(befores, afters, strict=True))
    moves = sum(each.moves for each in befores), sum(each.moves for each in afters)
    return RandomGames(
        games=len(befores), asked=wanted.games, seed=wanted.seed, moves=moves, diverged=diverged,
        measures=tuple(_compare_measures(befores, afters)), clauses=tuple(_compare_citations(befores, afters)),
    )  # fmt: skip


def _compare_measures(befores: list[PlayedGame], afters: list[PlayedGame]) -> Generator[Measure]:
    yield compare_paired("moves", [each.moves for each in befores], [each.moves for each in afters])
    everybody = [*befores, *afters]
    for seat in sorted({seat for each in everybody for seat in each.scores}):
        scores = ([each.scores.get(seat, 0) for each in side] for side in (befores, afters))
        yield compare_paired(f"{seat} scores", *scores)
    for seat in sorted({each.winner for each in everybody} - {""}):
        won = ([float(each.winner == seat) for each in side] for side in (befores, afters))
        yield compare_paired(f"{seat} wins", *won, shares=True)
    drawn = ([float(each.over and not each.winner) for each in side] for side in (befores, afters))
    yield compare_paired("nobody wins", *drawn, shares=True)
    cut = ([float(not each.over) for each in side] for side in (befores, afters))
    yield compare_paired("unfinished at the limit of moves", *cut, shares=True)


def _compare_citations(befores: list[PlayedGame], afters: list[PlayedGame]) -> Generator[Measure]:
    """Yield for each clause how often the games cite it, before and after the change."""
    for clause in sorted({clause for each in (*befores, *afters) for clause in each.cited}):
        yield compare_paired(clause, [each.cited[clause] for each in befores], [each.cited[clause] for each in afters])
