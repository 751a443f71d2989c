"""An adapter that `scrimmage doctor` examines: its process, the lines sent and received, and sample requests."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kernel.codec import BYTE_ORDER_MARK
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.doctor.sample_conversations import (
    RequestsOfCase,
    find_conversations_with_most_outcomes,
    find_sample_conversations,
)
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import START_SECONDS, create_start_error
from scrimmage_rules.kit.protocol.child_process_pipes import ChildProcess, create_deadline
from scrimmage_rules.kit.protocol.nesting_limit import DEEPEST, NestedTooDeep, decode_with_nesting_limit
from scrimmage_rules.kit.protocol.reply_fault_messages import describe_invalid_json
from scrimmage_rules.kit.protocol.text_truncation import quote_truncated, truncate_text
from scrimmage_rules.kit.protocol.threaded_pipes import start_child

Data = dict[str, Any]

HELLO: Data = {"id": 1, "op": "hello", "protocol": [m.PROTOCOL]}


OBJECT = "a JSON object on a line"


class UnmetRequirement(Exception):
    """Error: a reply does not meet a requirement. `wanted` describes the expected reply, `came` is the received reply
    or failure.
    """

    def __init__(self, wanted: str, came: str) -> None:
        """Store both texts; a report prints each on one line."""
        self.wanted, self.came = wanted, came
        super().__init__(f"{wanted}: {came}")


class NoSuitableCase(Exception):
    """Error: none of the published cases that the adapter should support suits a check of the doctor."""


class SampleCases(NamedTuple):
    """Requests of published cases that the checks send. A field is empty if the adapter does not declare enough for it.

    `opening` starts a game, and `other` a different game. `refused` is an opening and an action that a rule forbids.
    `thrown` is an opening and an action with its chance outcomes. `talks` end in a request of each kind, and `shares`
    in a request whose reply has probabilities. `optional` are the fields of a reply that may be left out.
    """

    opening: Data | None = None
    other: Data | None = None
    refused: tuple[Data, Data] | None = None
    thrown: tuple[Data, Data] | None = None
    talks: tuple[RequestsOfCase, ...] = ()
    shares: tuple[RequestsOfCase, ...] = ()
    optional: tuple[str, ...] = ()


def find_sample_cases(vectors: Sequence[Vector], declared: m.Declared) -> SampleCases:
    """Return the first suitable cases among those that the adapter declares to support."""
    fit = [each for each in vectors if set(each.facets) <= set(declared.facets) and not each.readings]
    talks = [
        talk
        for each in fit
        if (talk := list_own_requests(each)) and talk[0]["op"] == "load" and _starts_with_valid_position(each)
    ]
    openings = [talk[0] for talk in talks]
    return SampleCases(
        opening=openings[0] if openings else None,
        other=next((each for each in openings if each["position"] != openings[0]["position"]), None),
        refused=_find_load_and_first_action(fit, "rejected", thrown=False),
        thrown=_find_load_and_first_action(fit, "ok", thrown=True),
        talks=find_sample_conversations(fit, declared.facets),
        shares=find_conversations_with_most_outcomes(fit),
        optional=("/turn/result",) if "legal" in declared.facets else ("/turn/result", "/turn/pending"),
    )


def _starts_with_valid_position(vector: Vector) -> bool:
    """Return whether a case starts from a valid position."""
    first = next(deed for deed in vector.deeds if deed.ask is not None)
    return first.owed is not None and first.owed.status == "ok"


def _find_load_and_first_action(vectors: Sequence[Vector], status: str, *, thrown: bool) -> tuple[Data, Data] | None:
    """Return the first requests and the action of the first case whose first action gets this status. `thrown` selects
    actions with dice or cards.
    """
    for vector in vectors:
        asked = [deed for deed in vector.deeds if deed.ask is not None]
        if (
            len(asked) < 2
            or asked[0].ask is None
            or asked[0].ask["op"] != "load"
            or not _starts_with_valid_position(vector)
        ):
            continue
        second = asked[1]
        fits = second.ask is not None and second.ask["op"] == "apply" and bool(second.ask.get("chance")) == thrown
        if fits and second.owed is not None and second.owed.status == status:
            return asked[0].ask, second.ask or {}
    return None


class ExaminedAdapter:
    """The adapter process, which is started again after a failure, and the lines last sent to it."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        """Store the command without starting the adapter. `seconds` is the time limit for each answer."""
        self._command, self._seconds = command, seconds
        self._child: ChildProcess | None = None
        self.sent: list[str] = []
        self.scenes = SampleCases()
        self.started_in = 0.0

    def start(self) -> None:
        """Start the process and send `hello`; raise `CannotStart`, or `AdapterFailure` if `hello` gets no answer."""
        if self._child is not None:
            return
        begun = time.monotonic()
        try:
            self._child = start_child(self._command)
        except OSError as fault:
            raise create_start_error(self._command, fault) from None
        self.put(HELLO)
        self.take(START_SECONDS)
        self.started_in = time.monotonic() - begun

    @property
    def child(self) -> ChildProcess:
        """Return the running process."""
        assert self._child is not None
        return self._child

    # ---- sent and received

    def write(self, data: bytes) -> None:
        """Send these bytes to the adapter unchanged."""
        self.sent.append(quote_truncated(data))
        self.child.write(data, create_deadline(self._seconds, self._describe_answer_timeout()))

    def put(self, *asks: Data) -> None:
        """Send requests in one write, one request per line."""
        self.write(b"".join(msgspec.json.encode(ask) + b"\n" for ask in asks))

    def take(self, seconds: float | None = None) -> Data:
        """Return the next reply of the adapter; raise `AdapterFailure` if no reply arrives, or `UnmetRequirement` if it
        is invalid.
        """
        line = self.child.read_line(
            create_deadline(self._seconds if seconds is None else seconds, self._describe_answer_timeout())
        )
        try:
            reply = decode_with_nesting_limit(line.removeprefix(BYTE_ORDER_MARK))
        except NestedTooDeep:
            raise UnmetRequirement(
                f"a JSON object that is nested {DEEPEST} levels deep at most", quote_truncated(line)
            ) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise UnmetRequirement(OBJECT, describe_invalid_json(line, fault)) from None
        if not isinstance(reply, dict):
            raise UnmetRequirement(OBJECT, quote_truncated(line))
        return reply

    def ask(self, **ask: Any) -> Data:
        """Send a request under a new id, and return the reply."""
        self.put({"id": 7, **ask})
        return self.take()

    def _describe_answer_timeout(self) -> str:
        return f"no answer within {self._seconds:g} s"

    # ---- ended

    def close_input_and_wait(self) -> int | None:
        """Close the adapter's input and wait; return the exit code, or None if the process does not end by itself."""
        code = self.child.close_input_and_wait(self._seconds)
        self.drop()
        return code

    def drop(self) -> None:
        """End the process; the next check starts a new one."""
        if self._child is not None:
            self._child.close()
        self._child = None


def require_equal(wanted: str, reply: Data, fits: bool) -> None:
    """Raise `UnmetRequirement` with the expected and the received reply, unless `fits` is true."""
    if not fits:
        raise UnmetRequirement(wanted, truncate_text(json.dumps(reply, ensure_ascii=False)))


def require_status(reply: Data, status: str, kind: str | None = None) -> None:
    """Raise `UnmetRequirement` unless a reply has a status, and for errors a kind."""
    wanted = f"status {status}" + (f", kind {kind}" if kind else "")
    require_equal(wanted, reply, reply.get("status") == status and (kind is None or reply.get("kind") == kind))
