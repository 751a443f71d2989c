"""Check of the reference's answers to damaged requests; a wrong answer raises `ForbiddenResult`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from scrimmage_rules.kernel.size_limits import LONGEST_LINE
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.kit.protocol.reference_server import answer_request_line
from tools.input_fuzzing.json_mutations import encode_json
from tools.input_fuzzing.resource_limits import (
    AnswerTimeout,
    ForbiddenResult,
    check_one_line,
    escape_bytes,
    find_raising_place,
    limit_time,
)

STATUSES = ("ok", "rejected", "need-chance", "unsupported", "error")
CHANGING = ("new", "load", "apply")

PrintDetail = Callable[[str], None]


class CheckedConversation:
    """A series of requests to the reference, with a check after each: only a request with the answer `ok` may change a
    game.
    """

    def __init__(self, tell: PrintDetail) -> None:
        """Start without games."""
        self._reference = Reference()
        self._tables: dict[str, bytes] = {}
        self._tell = tell

    def ask(self, **request: Any) -> dict[str, Any]:
        """Return the reply to a valid request."""
        return self.put(encode_json({"id": 1, **request}))

    def put(self, line: bytes) -> dict[str, Any]:
        """Return the reply to any line; raise `ForbiddenResult` if the reply is wrong or a game has changed."""
        answer = self._answer(line)
        self._tell(f"> {escape_bytes(line)}\n< {escape_bytes(answer)}")
        reply = msgspec.json.decode(answer)
        _check_reply(reply, answer)
        self._check_tables(line, reply)
        return dict(reply)

    def _answer(self, line: bytes) -> bytes:
        kept = line if len(line) <= LONGEST_LINE else None  # `serve` rejects a longer line
        try:
            with limit_time():
                return answer_request_line(self._reference, kept)
        except AnswerTimeout as hang:
            detail = f"{hang} at {find_raising_place(hang.__traceback__)}: {escape_bytes(line)[:300]}"
            raise ForbiddenResult(f"the answer to {_get_operation_of_line(line)} takes too long", detail) from None

    def _check_tables(self, line: bytes, reply: dict[str, Any]) -> None:
        """Raise `ForbiddenResult` if a game has changed that the request does not change."""
        request = parse_request_line(line)
        handle = request.get("game")
        if isinstance(handle, str) and request.get("op") in CHANGING:
            if reply["status"] == "ok":
                self._tables[handle] = self._read_game_state(handle)
            elif handle not in self._tables and b'"status":"error"' not in self._read_game_state(handle)[:80]:
                raise ForbiddenResult("a rejected request has created a game", escape_bytes(line)[:300])
        for each, before in self._tables.items():
            if self._read_game_state(each) != before:
                raise ForbiddenResult(
                    f"a game has changed although the answer was {reply['status']}",
                    f"{each}: {escape_bytes(line)[:300]}",
                )

    def _read_game_state(self, handle: str) -> bytes:
        """Return the position and the legal actions of a game as bytes."""
        asked = ({"id": 1, "op": op, "game": handle} for op in ("position", "legal"))
        return b"".join(self._answer(encode_json(each)) for each in asked)


def parse_request_line(line: bytes) -> dict[str, Any]:
    """Return the request in a line, or an empty dict if the line is not a JSON object."""
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
    return request if isinstance(request, dict) else {}


def _get_operation_of_line(line: bytes) -> str:
    """Return the operation that a request line names; for a query, return also the name of the query."""
    request = parse_request_line(line)
    return " ".join(str(request[key])[:40] for key in ("op", "query") if key in request)


def _check_reply(reply: Any, answer: bytes) -> None:
    if not isinstance(reply, dict) or reply.get("status") not in STATUSES or answer.count(b"\n") != 1:
        raise ForbiddenResult("an invalid reply", escape_bytes(answer)[:300])
    message = str(reply.get("message", reply.get("feature", "")))
    if reply.get("kind") == "internal":
        raise ForbiddenResult(f"internal: {re.sub(r'[0-9]+', 'N', message)[:100]}", message[:300])
    check_one_line(message, f"the message of {reply['status']}")
