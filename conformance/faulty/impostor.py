"""An adapter without rules: it has read the published suite, and returns what the cases expect."""

from __future__ import annotations

import json
from typing import Any

from honest import Honest, Message

from scrimmage_rules.kit.cases.matchers import value_at
from scrimmage_rules.kit.cases.requests import ReplyToCheck, list_case_requests, pair_replies_with_requirements
from scrimmage_rules.kit.cases.vectors import Deed, Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.rulesets import RULESETS

Talk = tuple[str, ...]
"""The requests about one game, from its start, on which an answer depends."""


class LooksUp(Honest):
    """An adapter that looks up every answer in the published suite, and has no rules."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[Talk, Message] = {}
        self.talks: dict[str, Talk] = {}
        for ruleset in RULESETS:
            for vector in read_vectors(get_vectors_file(ruleset)):
                self._learn(vector)

    def reply(self, request: Message) -> Any:
        if request["op"] == "hello":
            return self.ask(request)
        talk = self._talk({key: value for key, value in request.items() if key != "id"})
        return {"id": request["id"], **self.known.get(talk, {"status": "ok"})}

    def _talk(self, ask: Message) -> Talk:
        """Return a request together with the earlier requests about its game that have changed the game."""
        handle, before = ask.get("game", ""), ()
        if ask["op"] not in ("new", "load"):
            before = self.talks.get(handle, ())
        talk = (*before, json.dumps(ask, sort_keys=True))
        if ask["op"] in ("new", "load", "apply"):
            self.talks[handle] = talk
        return talk

    def _learn(self, vector: Vector) -> None:
        """Store the answers that pass a case, and merge the expectations of several cases about the same answer."""
        self.talks.clear()
        answer: Message = {}
        asked = sum(1 for _ in list_case_requests(vector, FACETS))
        for each in pair_replies_with_requirements(vector, [None] * asked, FACETS):
            deed = each.deed
            if each.added:
                self.known[self._talk(json.loads(each.request))] = create_added_reply(each)
            elif deed.expect is not None:
                satisfy_expectation(answer, deed.expect.at, deed.expect.relation, deed.expect.value)
            else:
                answer = self.known.setdefault(self._talk(json.loads(each.request)), {"status": "ok"})
                add_required_fields(answer, deed)


def create_added_reply(wanted: ReplyToCheck) -> Message:
    """Return the answer to a request that the kit adds to a case. For a list of legal actions, return an empty list,
    because the suite publishes only a digest of the list.
    """
    owed = wanted.deed.owed
    if wanted.added == "check" and owed is not None and owed.status == "rejected":
        return {"status": "rejected", "clause": next(iter(wanted.blames), "")}
    depth = json.loads(wanted.request).get("depth", 0)
    told = {"check": {"legal": True}, "position": {"position": wanted.position}, "legal": {"actions": []},
            "perft": {"count": owed.perft[depth - 1] if owed is not None and depth else 0}}  # fmt: skip
    return {"status": "ok", **told[wanted.added]}


def add_required_fields(answer: Message, deed: Deed) -> None:
    """Add the fields that an answer must contain."""
    if deed.owed is None:
        return
    answer["status"] = deed.owed.status
    if deed.owed.status == "error":
        answer |= {"kind": "bad-request", "message": "it says so"}
    if deed.owed.turn is not None:
        turn = deed.owed.turn
        answer["turn"] = {"phase": turn.phase, "over": turn.over, "pending": turn.pending, "result": turn.result}
    if deed.owed.used is not None:
        answer["used"] = deed.owed.used
    if deed.owed.trace is not None:
        trace = deed.owed.trace
        named = dict.fromkeys([*trace.order, *trace.facts, *([] if trace.blames is None else [trace.blames])])
        cited = answer.setdefault("trace", [])
        cited[:0] = [
            {"clause": clause, "holds": clause != trace.blames, "facts": trace.facts.get(clause, {})}
            for clause in named
            if clause not in {entry["clause"] for entry in cited}
        ]


def satisfy_expectation(answer: Message, at: str, relation: str, value: Any) -> None:
    """Set the expected value at its place in an answer."""
    if relation == "blames":
        answer["clause"] = value[0]
    elif relation == "cites":
        answer.setdefault("trace", []).extend({"clause": each, "holds": True, "facts": {}} for each in value)
    elif relation == "lacks":
        _put(answer, at, [])
    elif relation == "one-of" and value_at(answer, at) not in value:
        _put(answer, at, value[0])
    elif relation in ("equals", "same-set", "covers", "contains"):
        _put(answer, at, value)


def _put(holder: Any, at: str, value: Any) -> None:
    """Add a value at a place in an answer, and keep the values that this place already has."""
    if not at:
        _merge(holder, value)
        return
    *path, last = at.split("/")[1:]
    for number, step in enumerate(path):
        following = [*path, last][number + 1]
        holder = _step(holder, step, [] if following.isdigit() else {})
    present = holder.get(last) if isinstance(holder, dict) else None
    if isinstance(present, dict) and isinstance(value, dict):
        _merge(present, value)
    elif isinstance(present, list) and isinstance(value, list):
        present += [each for each in value if each not in present]
    elif isinstance(holder, list):
        _step(holder, last, None)
        holder[int(last)] = value
    else:
        holder[last] = value


def _step(holder: Any, step: str, empty: Any) -> Any:
    if isinstance(holder, list):
        holder += [None] * (int(step) + 1 - len(holder))
        if holder[int(step)] is None:
            holder[int(step)] = empty
        return holder[int(step)]
    return holder.setdefault(step, empty)


def _merge(into: Any, value: Any) -> None:
    for key, each in value.items():
        if isinstance(each, dict) and isinstance(into.get(key), dict):
            _merge(into[key], each)
        else:
            into[key] = each
