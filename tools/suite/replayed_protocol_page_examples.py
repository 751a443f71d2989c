"""Example requests and replies in the protocol pages, replayed from published cases.

A page has comments such as `<!-- example: step in movement/a-man-steps -->`. The example is the first accepted `apply`
of this action in this case, with its reply and the changed fields of the position.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.kit.protocol.reference import Reference

VECTORS = Path(__file__).resolve().parents[2] / "conformance" / "vectors"
EXAMPLE = re.compile(r"<!-- example: ([\w-]+) in (\S+) -->\n(?:.*?)<!-- /example -->", re.DOTALL)
ABSENT = object()

Json = Any


@cache
def _read_requests(ruleset_id: str) -> dict[str, list[Json]]:
    """Return the requests of each published case of a ruleset, by the id of the case without the ruleset."""
    found: dict[str, list[Json]] = {}
    with (VECTORS / f"{ruleset_id}.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            case = json.loads(line)
            name = case["id"].removeprefix(f"{ruleset_id}/")
            found[name] = [each["ask"] for step in case["steps"] for each in step["do"] if "ask" in each]
    return found


def list_position_changes(before: Json, after: Json, place: str = "") -> Iterator[str]:
    """Yield each path at which two positions differ, with both values."""
    if isinstance(before, dict) and isinstance(after, dict) and before.get("phase") == after.get("phase"):
        for name in {**before, **after}:
            inner = f"{place}.{name}" if place else name
            yield from list_position_changes(before.get(name, ABSENT), after.get(name, ABSENT), inner)
    elif before is ABSENT:
        yield f"{place}: added {_encode_value(after)}"
    elif after is ABSENT:
        yield f"{place}: removed"
    elif before != after:
        yield f"{place}: {_encode_value(before)} -> {_encode_value(after)}"


def _encode_value(value: Json) -> str:
    return json.dumps(value)


def render_example(ruleset_id: str, action: str, case: str) -> str:
    """Return a text block with the request, the reply and the changed fields of an accepted action in a case."""
    reference = Reference()
    for number, request in enumerate(_read_requests(ruleset_id)[case]):
        before = _query_position(reference, request) if request["op"] == "apply" else None
        reply = _plain_reply(reference.answer({"id": number, "ruleset": ruleset_id, **request}))
        if request["op"] == "apply" and request["action"]["type"] == action and reply["status"] == "ok":
            return _render_block(
                request, reply, list(list_position_changes(before, _query_position(reference, request)))
            )
    raise ValueError(
        f"{case}: no step of the case accepts {action}; name another case in the comment "
        f"`<!-- example: {action} in CASE -->` of the page"
    )


def _query_position(reference: Reference, request: Json) -> Json:
    asked = {"id": 0, "op": "position", "game": request["game"]}
    return _plain_reply(reference.answer(asked))["position"]


def _plain_reply(reply: Any) -> Json:
    return json.loads(msgspec.json.encode(reply))


def _render_block(request: Json, reply: Json, changed: list[str]) -> str:
    asked = {"id": 7, **{name: request[name] for name in ("op", "game", "seat", "action", "chance")}}
    answered = {"id": 7, **{name: reply[name] for name in ("status", "turn", "used")}}
    lines = [
        f"> {_encode_value(asked)}",
        f"< {_encode_value(answered)}",
        "",
        "changed in the position:",
        *(f"  {each}" for each in changed),
    ]
    return "\n".join(["```text", *lines, "```"])


def update_examples(page: str, ruleset_id: str) -> str:
    """Return a page with all its examples updated."""

    def render_match(match: re.Match[str]) -> str:
        shown = render_example(ruleset_id, match[1], match[2])
        return f"<!-- example: {match[1]} in {match[2]} -->\n{shown}\n<!-- /example -->"

    return EXAMPLE.sub(render_match, page)
