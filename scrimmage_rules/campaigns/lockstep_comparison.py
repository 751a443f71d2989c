"""Comparison of the reference with an adapter in random games, until their answers differ for the first time.

The games start like published cases, under random readings. Half of them continue from the position of a case. Actions
are legal ones, or actions of any case for any seat. Before every Nth action and at the end of a game, both engines list
all legal actions. The next request depends only on the reference, so that both engines work at the same time.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from itertools import cycle, repeat
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.campaigns.altered_positions import change_position_value, replace_fields_by_those_of_other_position
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import AdapterProcess
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.library.public_types import Choices
from scrimmage_rules.library.random_play import pick_from_random_type
from scrimmage_rules.rulesets import ruleset

COMMAND = ("node", str(data_dir("conformance") / "adapters" / "javascript" / "adapter.mjs"))
"""Command of the JavaScript adapter."""

SECONDS = 60.0
WINDOW = 32_000
"""Maximum number of bytes of requests without an answer, as in a run of the kit."""
MOST_ACTIONS = 40
"""Maximum number of actions of one game."""
MOST_READINGS = 4
LISTS = 20
"""Default interval of the lists: before every 20th action, both engines list all legal actions."""
LEGAL, KINDS_FIRST, FITTING, LOADED, PAIRS, UNCHANGED = 0.75, 0.5, 0.97, 0.5, 0.3, 0.2
"""Probabilities of choices in a random game, in this order. The action is legal. A legal action is chosen by its type
first. An outcome of chance is possible. The game starts at the position of a case. The game has exactly two readings
that differ from their rulings. After an action without effect, the position and a view are requested.
"""
EXCHANGED, CHANGED, RELOADED, ODDS, EXPLAINED, COUNTED = 0.05, 0.1, 0.05, 0.05, 0.1, 0.005
"""Probabilities of each additional request after an action."""

Data = dict[str, Any]


class EngineDifference(Exception):
    """Error: the two engines gave different answers, or the reference failed."""


class RandomGameMaterial(NamedTuple):
    """Material for random games: the starts, positions and actions of all published cases, and all readings."""

    openings: list[Data]
    positions: list[Data]
    actions: list[Data]
    seats: list[str]
    readings: list[tuple[str, tuple[str, ...], str]]
    places: list[str]


def collect_random_game_material(name: str) -> RandomGameMaterial:
    """Return the material for random games of a ruleset, taken from its published cases and its rulebook."""
    game = ruleset(name)
    asks = [deed.ask for case in read_vectors(get_vectors_file(name)) for deed in case.deeds if deed.ask]
    openings = {_encode_canonical_json(ask): ask for ask in asks if ask["op"] in ("new", "load")}
    actions = {
        _encode_canonical_json(ask["action"]): ask["action"]
        for ask in asks
        if ask["op"] in ("apply", "check", "explain")
    }
    readings = [(each.id, each.keys, each.ruling) for each in game.rulebook.ambiguities.values() if each.switchable]
    seats = [*game.seats, "public"]
    sound = [case for case in openings.values() if case["op"] == "load"]
    positions = [case["position"] for case in sound]
    places = [f"/{field}" for field in sorted(positions[0])]
    return RandomGameMaterial(list(openings.values()), positions, list(actions.values()), seats, readings, places)


def _encode_canonical_json(data: Any) -> bytes:
    return msgspec.json.encode(data, order="deterministic")


def _format_requests(talk: Sequence[Data]) -> str:
    """Return requests as canonical JSON, one per line."""
    return "\n".join(_encode_canonical_json(each).decode() for each in talk)


# ---- one request to both


class PendingRequest(NamedTuple):
    """A request that the adapter has not answered yet. `game` has the requests about its game, and `reply` is the reply
    of the reference.
    """

    game: list[Data]
    number: int
    size: int
    reply: Any


class EnginePair:
    """The reference and an adapter, which get the same requests. Their replies are compared. `talk` has the requests
    about the current game.
    """

    def __init__(self, adapter: AdapterProcess) -> None:
        """Start with an adapter that has no game yet."""
        self.reference, self.adapter = Reference(), adapter
        self.talk: list[Data] = []
        self._flying: deque[PendingRequest] = deque()
        self._size = 0

    def begin(self) -> None:
        """Start another game with an empty list of requests."""
        self.talk = []

    def ask(self, **request: Any) -> Any:
        """Send a request to both engines, and return the reply of the reference. The reply of the adapter is compared
        when it arrives.

        Raise `EngineDifference` at once if the reference fails, for example if no seat may act in an unfinished game.
        """
        self.talk.append(request)
        reply = self.reference.answer({"id": 1, **request})
        if isinstance(reply, m.Failed) and reply.kind == "internal":
            raise EngineDifference(f"{_format_requests(self.talk)}\nreference: {reply.message}")
        line = msgspec.json.encode(request)
        self._receive_until(WINDOW - len(line))
        self.adapter.send([line])
        self._flying.append(PendingRequest(self.talk, len(self.talk), len(line), reply))
        self._size += len(line)
        return reply

    def list_reference_choices(self) -> Choices:
        """Return the legal actions according to the reference; send no request to the adapter."""
        return self.reference.game("g").legal()

    def check_pending_replies(self) -> None:
        """Wait for all replies of the adapter; raise `EngineDifference` if one differs from the reference."""
        self._receive_until(0)

    def discard_replies(self) -> None:
        """Read the remaining replies without a comparison, so that another game can start after a difference."""
        while self._flying:
            self._size -= self._flying.popleft().size
            self.adapter.receive()

    def _receive_until(self, size: int) -> None:
        while self._flying and self._size > size:
            asked = self._flying.popleft()
            self._size -= asked.size
            request, reply, answer = (
                asked.game[asked.number - 1],
                encode_reply_as_plain_data(asked.reply),
                self.adapter.receive(),
            )
            if not _has_reference_reached_capacity(reply) and not do_replies_agree(request, reply, answer):
                talk = _format_requests(asked.game[: asked.number])
                wanted, said = keep_comparable_reply_parts(request, reply), keep_comparable_reply_parts(request, answer)
                places = "\n".join(list_differing_places(wanted, said))
                raise EngineDifference(f"{talk}\nreference: {wanted}\nadapter:   {said}\n{places}")


def _has_reference_reached_capacity(reply: Data) -> bool:
    """Return whether the reference reports that a request exceeds its capacity; another implementation may have more
    capacity.
    """
    return reply.get("kind") == "capacity"


def do_replies_agree(request: Data, reply: Data, answer: Data) -> bool:
    """Return whether two replies agree. Unordered lists are sorted only if the unsorted replies differ."""
    if request["op"] == "legal" and "actions" in reply and reply["actions"] == answer.get("actions"):
        return True
    return keep_comparable_reply_parts(request, reply) == keep_comparable_reply_parts(request, answer)


def keep_comparable_reply_parts(request: Data, reply: Data) -> Data:
    """Return the part of a reply in which all correct engines agree. Ids, messages, codes and events are left out, and
    lists without a required order are sorted.
    """
    said: Data = {key: reply[key] for key in SAID if key in reply}
    if "turn" in reply:
        said["turn"] = {key: value for key, value in reply["turn"].items() if value is not None}
    for key in ("actions", "value"):
        if key in reply:
            said[key] = sorted(map(_encode_canonical_json, reply[key])) if isinstance(reply[key], list) else reply[key]
    if "next" in reply:
        outcomes = sorted(map(_encode_canonical_json, reply["next"]["outcomes"]))
        said["next"] = (reply["next"]["kind"], reply["next"]["for"], outcomes)
    if request["op"] == "explain" and "trace" in reply:
        said["refused"] = next((each["clause"] for each in reply["trace"] if not each["holds"]), None)
    return said


def list_differing_places(wanted: Any, said: Any, place: str = "") -> Iterator[str]:
    """Yield the innermost places where two replies differ, with both values."""
    if isinstance(wanted, dict) and isinstance(said, dict):
        for name in sorted({*wanted, *said}):
            yield from list_differing_places(wanted.get(name), said.get(name), f"{place}/{name}")
    elif wanted != said:
        yield f"{place}: the reference has {wanted!r}, the adapter has {said!r}"


SAID = ("status", "kind", "clause", "used", "position", "view", "legal", "count")


# ---- one game


def schedule_legal_list_comparisons(every: int) -> Iterator[bool]:
    """Yield for each action whether both engines list all legal actions before it. If `every` is 0, they never do."""
    return cycle(number == 0 for number in range(every)) if every else repeat(False)


def play_one_game(
    rng: random.Random, pair: EnginePair, name: str, made: RandomGameMaterial, due: Iterator[bool]
) -> Iterator[str]:
    """Play one random game and yield the reply status of every action. If `due` yields true, compare the lists of legal
    actions before the next action.
    """
    pair.begin()
    options = _start_random_game(rng, pair, name, made)
    if options is None:
        return
    legal = None
    for _ in range(MOST_ACTIONS):
        legal = pair.list_reference_choices() if legal is None else legal
        if not legal or next(due):
            pair.ask(op="legal", game="g")
        if not legal:
            return
        if rng.random() < LEGAL:
            step = _choose_legal_action(rng, legal)
        else:
            step = {"seat": rng.choice(made.seats[:-1]), "action": rng.choice(made.actions)}
        _compare_check_of_action(rng, pair, step, made)
        status = _apply_with_random_chance(rng, pair, step)
        yield status
        if status == "ok":
            legal = None
        if status == "ok" or rng.random() < UNCHANGED:
            _request_position_and_view(rng, pair, {"ruleset": name, "options": options}, made)


def _choose_legal_action(rng: random.Random, legal: Choices) -> Data:
    """Return a random legal action. Half of the time, choose the type of action first, so that rare types occur."""
    choice = rng.choice(legal)
    if rng.random() < KINDS_FIRST:
        choice = pick_from_random_type(legal, rng.choice)
    return {"seat": choice.seat, "action": encode_reply_as_plain_data(choice.action)}


def _start_random_game(rng: random.Random, pair: EnginePair, name: str, made: RandomGameMaterial) -> Data | None:
    """Start a game and return its options, or None if the random readings do not fit the deck or the position."""
    opening = rng.choice(made.openings)
    options = dict(opening.get("options") or {})
    options["readings"] = {**(options.get("readings") or {}), **_choose_readings(rng, made)}
    if opening["op"] == "load" and rng.random() < LOADED:
        reply = pair.ask(op="load", game="g", ruleset=name, options=options, position=opening["position"])
    else:
        reply = pair.ask(op="new", game="g", ruleset=name, options=options)
    return options if reply.status == "ok" else None


def _choose_readings(rng: random.Random, made: RandomGameMaterial) -> dict[str, str]:
    """Return random readings: either two readings that differ from their rulings, or a few readings that may equal
    their rulings.
    """
    if rng.random() < PAIRS:
        return {
            id_: rng.choice([key for key in keys if key != ruling])
            for id_, keys, ruling in rng.sample(made.readings, 2)
        }
    chosen = rng.sample(made.readings, rng.randint(0, min(MOST_READINGS, len(made.readings))))
    return {id_: rng.choice(keys) for id_, keys, _ in chosen}


def _compare_check_of_action(rng: random.Random, pair: EnginePair, step: Data, made: RandomGameMaterial) -> None:
    """Check an action in both engines. Sometimes also request its explanation, its odds, or the number of action
    sequences of length 1.
    """
    pair.ask(op="check", game="g", **step)
    if rng.random() < EXPLAINED:
        pair.ask(op="explain", game="g", **step, chance=[])
    if rng.random() < ODDS:
        pair.ask(op="query", game="g", query="odds", args={**step, "of": made.places})
    if rng.random() < COUNTED:
        pair.ask(op="perft", game="g", depth=1, chance="all")


def _apply_with_random_chance(rng: random.Random, pair: EnginePair, step: Data) -> str:
    """Perform an action with random outcomes of chance, sometimes with an impossible one; return the status of the
    reply.
    """
    chance: list[Data] = []
    while True:
        reply = pair.ask(op="apply", game="g", **step, chance=list(chance))
        if reply.status != "need-chance":
            return str(reply.status)
        need = reply.next
        value = rng.choice(need.outcomes).value if rng.random() < FITTING else "nothing"
        chance.append({"kind": need.kind, "for": need.purpose, "value": value})


def _request_position_and_view(rng: random.Random, pair: EnginePair, agreed: Data, made: RandomGameMaterial) -> None:
    """Request the position and a view; sometimes load the position again, unchanged or altered."""
    position = pair.ask(op="position", game="g").position
    pair.ask(op="observe", game="g", seat=rng.choice(made.seats))
    if rng.random() < RELOADED:
        pair.ask(op="load", game="g", **agreed, position=encode_reply_as_plain_data(position))
    for often, change in ((EXCHANGED, replace_fields_by_those_of_other_position), (CHANGED, change_position_value)):
        if rng.random() < often:
            pair.ask(
                op="load",
                game="altered",
                **agreed,
                position=change(rng, encode_reply_as_plain_data(position), made.positions),
            )


# ---- runs


def play_in_lockstep(
    name: str, actions: int, seed: int, adapter: AdapterProcess, lists: int = LISTS
) -> tuple[Counter[str], int]:
    """Play random games until they have this number of actions. Return how often each reply status occurred, and the
    number of games.

    Raise `EngineDifference` if the engines differ.
    """
    rng, pair, made, due = (
        random.Random(seed),  # noqa: S311
        EnginePair(adapter),
        collect_random_game_material(name),
        schedule_legal_list_comparisons(lists),
    )
    counts: Counter[str] = Counter()
    games = 0
    while counts.total() < actions:
        games += 1
        counts.update(play_one_game(rng, pair, name, made, due))
    pair.check_pending_replies()
    return counts, games
