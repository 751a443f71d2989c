"""The reference and an adapter side by side through random games: the first difference is printed, and ends the run.

    python tools/lockstep.py RULESET ACTIONS SEED [COMMAND ...]

The games start as the published cases do, under their options and a few other readings at random; half of them play on
from the position of a case. Actions are legal or taken from any case, by any seat. Without a command the JavaScript
adapter is asked. Ends with 1 at a difference.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kit.adapter import Adapter, InProcess, Process
from scrimmage_rules.kit.vectors import read_vectors
from scrimmage_rules.rulesets import RULESETS, ruleset

ROOT = Path(__file__).resolve().parent.parent
COMMAND = ("node", "conformance/adapters/javascript/adapter.mjs")
SECONDS = 60.0
MOST_ACTIONS = 40
"""Of one game: after so many another one is begun."""
MOST_READINGS = 4
LEGAL, KINDS_FIRST, FITTING, LOADED, ALTERED = 0.75, 0.5, 0.97, 0.5, 0.3
"""How often an action is a legal one, its kind is chosen first, an outcome is one that can come, a game one that goes
on from a case; and how often a position is put on the table that has been altered."""

Data = dict[str, Any]


class Difference(Exception):
    """The two have not answered alike."""


class Material(NamedTuple):
    """What games are made of: openings, positions and actions of all cases, and the readings there are."""

    openings: list[Data]
    positions: list[Data]
    actions: list[Data]
    seats: list[str]
    readings: list[tuple[str, tuple[str, ...]]]


def material(name: str) -> Material:
    """From the published cases and the rulebook of a ruleset."""
    game = ruleset(name)
    path = ROOT / "conformance/vectors" / f"{name}.jsonl"
    asks = [deed.ask for case in read_vectors(path) for step in case.steps for deed in step.do if deed.ask]
    openings = {_text(ask): ask for ask in asks if ask["op"] in ("new", "load")}
    actions = {_text(ask["action"]): ask["action"] for ask in asks if ask["op"] in ("apply", "check", "explain")}
    readings = [(each.id, each.keys) for each in game.rulebook.ambiguities.values() if each.switchable]
    seats = [*game.seats, "public"]
    sound = [case for case in openings.values() if case["op"] == "load"]
    return Material(
        list(openings.values()), [case["position"] for case in sound], list(actions.values()), seats, readings
    )


def _text(data: Data) -> bytes:
    return msgspec.json.encode(data, order="deterministic")


# ---- one request to both


class Pair:
    """The reference and the adapter, asked the same and compared; `talk` is what has been asked in this game."""

    def __init__(self, adapter: Adapter) -> None:
        """Both fresh."""
        self.reference, self.adapter = InProcess(), adapter
        self.talk: list[Data] = []

    def ask(self, **request: Any) -> Data:
        """The reply of the reference, which the adapter's agrees with; `Difference` where it does not."""
        self.talk.append(request)
        line = msgspec.json.encode(request)
        replies = []
        for each in (self.reference, self.adapter):
            each.send([line])
            replies.append(each.receive())
        ours, theirs = replies
        if told(ours) != told(theirs):
            talk = "\n".join(msgspec.json.encode(each).decode() for each in self.talk)
            raise Difference(f"{talk}\nreference: {told(ours)}\nadapter:   {told(theirs)}")
        return ours


def told(reply: Data) -> Data:
    """What two right programs say alike: no ids, messages, codes or events, and lists that have no order sorted."""
    said: Data = {key: reply[key] for key in ("status", "kind", "clause", "used", "position", "view") if key in reply}
    if "turn" in reply:
        said["turn"] = {key: value for key, value in reply["turn"].items() if value is not None}
    if "actions" in reply:
        said["actions"] = sorted(map(_text, reply["actions"]))
    if "next" in reply:
        outcomes = sorted(map(_text, reply["next"]["outcomes"]))
        said["next"] = (reply["next"]["kind"], reply["next"]["for"], outcomes)
    return said


# ---- one game


def play(rng: random.Random, pair: Pair, name: str, made: Material) -> Iterator[str]:
    """One random game; yields the status of every action."""
    options = _opened(rng, pair, name, made)
    if options is None:
        return
    for _ in range(MOST_ACTIONS):
        legal = pair.ask(op="legal", game="g").get("actions", ())
        if not legal:
            return
        if rng.random() < LEGAL:
            step = _likely(rng, legal)
        else:
            step = {"seat": rng.choice(made.seats[:-1]), "action": rng.choice(made.actions)}
        yield _acted(rng, pair, step)
        position = pair.ask(op="position", game="g")["position"]
        pair.ask(op="observe", game="g", seat=rng.choice(made.seats))
        if rng.random() < ALTERED:
            pair.ask(op="load", game="altered", ruleset=name, options=options, position=_altered(rng, position, made))


def _likely(rng: random.Random, legal: Sequence[Data]) -> Data:
    """A legal action; as often as not its kind is chosen first, so that rare kinds come up beside many steps."""
    if rng.random() < KINDS_FIRST:
        kind = rng.choice(sorted({step["action"]["type"] for step in legal}))
        return rng.choice([step for step in legal if step["action"]["type"] == kind])
    return rng.choice(legal)


def _altered(rng: random.Random, position: Data, made: Material) -> Data:
    """A position with one to three fields as they are in another one: most such positions cannot be."""
    other = rng.choice(made.positions)
    return {**position, **{field: other[field] for field in rng.sample(sorted(position), rng.randint(1, 3))}}


def _opened(rng: random.Random, pair: Pair, name: str, made: Material) -> Data | None:
    """The options of a game that has been set up; under readings that do not fit the deck or the position it is not."""
    pair.talk.clear()
    opening = rng.choice(made.openings)
    options = dict(opening.get("options") or {})
    chosen = rng.sample(made.readings, rng.randint(0, min(MOST_READINGS, len(made.readings))))
    options["readings"] = {**(options.get("readings") or {}), **{id_: rng.choice(keys) for id_, keys in chosen}}
    if opening["op"] == "load" and rng.random() < LOADED:
        reply = pair.ask(op="load", game="g", ruleset=name, options=options, position=opening["position"])
    else:
        reply = pair.ask(op="new", game="g", ruleset=name, options=options)
    return options if reply["status"] == "ok" else None


def _acted(rng: random.Random, pair: Pair, step: Data) -> str:
    """An action with every chance it meets, now and then one that cannot be; what became of it."""
    pair.ask(op="check", game="g", **step)
    chance: list[Data] = []
    while True:
        reply = pair.ask(op="apply", game="g", **step, chance=chance)
        if reply["status"] != "need-chance":
            return str(reply["status"])
        need = reply["next"]
        value = rng.choice(need["outcomes"])["value"] if rng.random() < FITTING else "nothing"
        chance.append({"kind": need["kind"], "for": need["for"], "value": value})


def run(name: str, actions: int, seed: int, adapter: Adapter) -> str:
    """So many actions; the summary, or `Difference`."""
    rng, pair, made = random.Random(seed), Pair(adapter), material(name)  # noqa: S311
    counts: dict[str, int] = {}
    games, begun = 0, time.monotonic()
    while sum(counts.values()) < actions:
        games += 1
        for status in play(rng, pair, name, made):
            counts[status] = counts.get(status, 0) + 1
    listed = ", ".join(f"{count} {status}" for status, count in sorted(counts.items()))
    took = time.monotonic() - begun
    total = sum(counts.values())
    return f"{name}: {total} actions in {games} games without a difference ({listed}), seed {seed}, {took:.0f} s"


def main(arguments: Sequence[str]) -> int:
    """Play as the command line says; 2 for a call that cannot be."""
    if len(arguments) < 3 or arguments[0] not in RULESETS:
        print("usage: lockstep.py RULESET ACTIONS SEED [COMMAND ...]")
        return 2
    name, actions, seed, *command = arguments
    adapter = Process(command or [COMMAND[0], str(ROOT / COMMAND[1])], SECONDS)
    try:
        print(run(name, int(actions), int(seed), adapter))
    except Difference as found:
        print(found)
        return 1
    finally:
        adapter.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
