"""Replies of right programs that look unusual pass, and replies that lack or add what the protocol forbids fail.

Each way of writing is tried on a sample of every game: the first cases with each op and status, whole answers included.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from scrimmage_rules.kit.cases.judge import CaseResult, judge
from scrimmage_rules.kit.cases.legal_action_differences import name_differing_actions
from scrimmage_rules.kit.cases.requests import list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import Deed, Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reply_decoder import read_reply
from scrimmage_rules.kit.running.reading_diagnosis import list_replies_under_readings
from scrimmage_rules.rulesets import RULESETS, ruleset

Data = dict[str, Any]
Change = Callable[[Data], Any]

OF_EACH_KIND = 2
"""Number of cases for each op with each status."""


class Played(NamedTuple):
    """A case with its requests and the replies of the reference."""

    vector: Vector
    asks: list[Data]
    replies: list[Data]
    facets: tuple[str, ...]


@pytest.fixture(scope="module", params=RULESETS)
def sample(request: pytest.FixtureRequest) -> list[Played]:
    facets = (*FACETS, *ruleset(request.param).facets)
    return [
        Played(
            vector,
            list_requests_of_case_as_data(vector, facets),
            list_replies_under_readings(vector, {}, facets),
            facets,
        )
        for vector in of_each_kind(read_vectors(get_vectors_file(request.param)))
    ]


def of_each_kind(vectors: list[Vector]) -> Iterator[Vector]:
    """Yield the first cases with each op and status, with a finished game, and with counts of sequences."""
    seen: dict[tuple[str, str, bool, bool], int] = {}
    for vector in vectors:
        kinds = {kind for deed in vector.deeds if (kind := kind_of(deed))}
        if any(seen.get(kind, 0) < OF_EACH_KIND for kind in kinds):
            yield vector
            seen.update({kind: seen.get(kind, 0) + 1 for kind in kinds})


def kind_of(deed: Deed) -> tuple[str, str, bool, bool] | None:
    ask, owed = deed.ask, deed.owed
    if ask is None:
        return None
    over = bool(owed and owed.turn and owed.turn.over)
    return ask["op"], owed.status if owed else "", over, bool(owed and owed.perft)


def judged(played: Played, change: Change) -> CaseResult:
    """Return the result of the reference whose replies are changed one by one, on their way over the wire too."""
    lines = [as_line(change(json.loads(json.dumps({**reply, "id": 1})))) for reply in played.replies]
    replies = [read_reply(line, 1) for line in lines]
    found = judge(played.vector, replies, played.facets)
    return name_differing_actions(found, played.vector, replies, played.replies, played.facets)


def as_line(reply: Any) -> bytes:
    return reply if isinstance(reply, bytes) else json.dumps(reply).encode()


# ---- what makes no difference


def walked(value: Any, change: Callable[[Any], Any]) -> Any:
    """Return plain data with every object and list in it changed."""
    if isinstance(value, dict):
        return change({name: walked(each, change) for name, each in value.items()})
    return [walked(each, change) for each in value] if isinstance(value, list) else value


def backwards(value: Any) -> Any:
    return dict(reversed(value.items()))


def escaped(value: Any) -> str:
    """Return JSON in which every character of every text is a `\\u` escape."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{escaped(name)}:{escaped(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(escaped, value)) + "]"
    if isinstance(value, str):
        units = value.encode("utf-16-be")
        return '"' + "".join(f"\\u{units[at] << 8 | units[at + 1]:04x}" for at in range(0, len(units), 2)) + '"'
    return json.dumps(value)


def more_at_the_top(reply: Data) -> Data:
    return {**reply, "comment": "well played", "at": 3, "none": None, "time": {"ms": 1}}


def more_where_allowed(reply: Data) -> Data:
    """Return a reply with more in a turn, in its result, in a trace, in what chance comes next, and in a refusal."""
    for holder in (reply.get("turn"), (reply.get("turn") or {}).get("result"), reply.get("next")):
        if holder is not None:
            holder["comment"] = ["well", "played"]
    for entry in reply.get("trace", ()):
        entry["comment"] = "well played"
        entry["facts"]["mood of the coach"] = "cheerful"
    return reply


OPTIONAL = {"events", "code", "also", "reasons", "message", "feature", "clauses"}


def without_optional(reply: Data) -> Data:
    turn = reply.get("turn", {})
    if turn.get("result", 0) is None:
        del turn["result"]
    return {name: value for name, value in reply.items() if name not in OPTIONAL}


def null_for_optional(reply: Data) -> Data:
    added = {"turn": {"result": None, **reply["turn"]}} if "turn" in reply else {}
    return {**reply, **dict.fromkeys(OPTIONAL), **added}


def other_events(reply: Data) -> Data:
    return {**reply, "events": [{"kind": "applause"}, 7]} if "turn" in reply else reply


def other_order(reply: Data) -> Data:
    for holder, name in ((reply, "actions"), (reply.get("turn", {}), "pending"), (reply.get("next", {}), "outcomes")):
        if name in holder:
            holder[name].reverse()
    return reply


UNUSUAL: dict[str, Change] = {
    "names in reverse order": lambda reply: walked(reply, backwards),
    "white space": lambda reply: b"\t " + json.dumps(reply, separators=(" ,\t", " : ")).encode() + b" \t",
    "escapes": lambda reply: escaped(reply).encode(),
    "letters without escapes": lambda reply: json.dumps(reply, ensure_ascii=False).encode(),
    "byte order mark": lambda reply: b"\xef\xbb\xbf" + json.dumps(reply).encode(),
    "CRLF": lambda reply: json.dumps(reply).encode() + b"\r",
    "more at the top": more_at_the_top,
    "more where allowed": more_where_allowed,
    "without optional fields": without_optional,
    "null for optional fields": null_for_optional,
    "other events": other_events,
    "lists in another order": other_order,
}


@pytest.mark.parametrize("way", UNUSUAL)
def test_an_unusual_reply_of_a_right_program_passes(way: str, sample: list[Played]) -> None:
    results = [judged(each, UNUSUAL[way]) for each in sample]
    assert [(each.id, each.differences) for each in results if each.verdict != "pass"] == []


def test_the_sample_has_whole_answers_of_every_op(sample: list[Played]) -> None:
    ops = {ask["op"] for each in sample for ask in each.asks}
    assert ops >= {"load", "apply", "position", "legal", "check", "observe", "explain", "query", "perft"}


# ---- what fails


class Wrong(NamedTuple):
    """A change that no reply may have: the place of the reply that has it, and what becomes of the value there."""

    at: str
    change: Callable[[Any], Any]


LEFT_OUT = object()


def left_out(_value: Any) -> Any:
    return LEFT_OUT


def more(value: Any) -> Any:
    return {**value, "comment": "well played"} if isinstance(value, dict) else value


def more_in_each(value: Any) -> Any:
    return [more(each) for each in value]


def without_nulls(value: Any) -> Any:
    return walked(value, lambda each: {name: inner for name, inner in each.items() if inner is not None})


FORBIDDEN: dict[str, Wrong] = {
    "turn left out": Wrong("/turn", left_out),
    "phase left out": Wrong("/turn/phase", left_out),
    "over left out": Wrong("/turn/over", left_out),
    "over null": Wrong("/turn/over", lambda _value: None),
    "pending left out": Wrong("/turn/pending", left_out),
    "pending null": Wrong("/turn/pending", lambda _value: None),
    "more in an entry of pending": Wrong("/turn/pending", more_in_each),
    "kinds out of order": Wrong(
        "/turn/pending", lambda value: [{**each, "kinds": each["kinds"][::-1]} for each in value]
    ),
    "used left out": Wrong("/used", left_out),
    "used with a decimal point": Wrong("/used", float),
    "position left out": Wrong("/position", left_out),
    "more in a position": Wrong("/position", more),
    "nulls of a position left out": Wrong("/position", without_nulls),
    "actions left out": Wrong("/actions", left_out),
    "more in an item of actions": Wrong("/actions", more_in_each),
    "more in an action": Wrong(
        "/actions", lambda value: [{**each, "action": more(each["action"])} for each in value]
    ),
    "an action twice": Wrong("/actions", lambda value: [*value, *value[:1]]),
    "legal left out": Wrong("/legal", left_out),
    "count left out": Wrong("/count", left_out),
    "count with a decimal point": Wrong("/count", float),
    "clause left out": Wrong("/clause", left_out),
    "more in an outcome": Wrong("/next/outcomes", more_in_each),
    "holds left out": Wrong(
        "/trace", lambda value: [{name: each[name] for name in each if name != "holds"} for each in value]
    ),
    "clauses of a trace left out": Wrong(
        "/trace", lambda value: [{name: each[name] for name in each if name != "clause"} for each in value]
    ),
}  # fmt: skip


def _expects(relation: str, at: str = "") -> Callable[[Deed], bool]:
    return lambda deed: deed.expect is not None and deed.expect.relation == relation and deed.expect.at == at


def _is_whole_position(deed: Deed) -> bool:
    return deed.owed is not None and deed.owed.after is not None


ASKED: dict[str, Callable[[Deed], bool]] = {
    "position left out": _is_whole_position,
    "more in a position": _is_whole_position,
    "nulls of a position left out": _is_whole_position,
    "clause left out": _expects("blames"),
    "more in an outcome": _expects("same-set", "/next/outcomes"),
    "clauses of a trace left out": _expects("cites", "/trace"),
}
"""What a case must have to look there; without an entry here every answer is held to it."""


@pytest.mark.parametrize("way", FORBIDDEN)
def test_what_a_reply_must_not_add_or_leave_out_fails(way: str, sample: list[Played]) -> None:
    wrong, asked = FORBIDDEN[way], ASKED.get(way, lambda _deed: True)
    looking = [each for each in sample if any(map(asked, each.vector.deeds))]
    touched = [each for each in looking if any(is_changed(reply, wrong) for reply in each.replies)]
    results = [judged(each, lambda reply: changed(reply, wrong)) for each in touched]
    assert [each.id for each in results if each.verdict not in ("fail", "wrong-reason")] == []
    assert touched or way in NOT_IN_EVERY_GAME


NOT_IN_EVERY_GAME = {"kinds out of order", "more in an outcome"}
"""Where a game has no seat that may act in two ways, or no case that names all outcomes."""


def is_changed(reply: Data, wrong: Wrong) -> bool:
    return json.dumps(changed(reply, wrong)) != json.dumps(reply)


def changed(reply: Data, wrong: Wrong) -> Data:
    """Return a reply with another value at a place, as far as it has that place."""
    copy: Data = json.loads(json.dumps(reply))
    *way, name = wrong.at.split("/")[1:]
    holder: Any = copy
    for step in way:
        holder = holder.get(step, {})
    if name not in holder:
        return copy
    value = wrong.change(holder[name])
    if value is LEFT_OUT:
        del holder[name]
    elif value != holder[name] or type(value) is not type(holder[name]):
        holder[name] = value
    return copy


def test_an_action_listed_twice_is_named(sample: list[Played]) -> None:
    """The count and the digest are those of a list in which each action is once."""
    for played in sample:
        lists = [reply["actions"] for reply in played.replies if reply.get("actions")]
        if not lists or played.vector.facets.count("legal"):
            continue
        found = judged(played, lambda reply: changed(reply, FORBIDDEN["an action twice"]))
        assert [(each.of, each.at, each.relation, each.wanted) for each in found.differences] == [
            ("legal", "/actions", "lacks", [lists[-1][0]])
        ]
