"""The program under test as a process. Replies arrive in the order of the requests, and each has a time limit."""

from __future__ import annotations

import errno
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.printable_text import escape_unprintable
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER, Deadline, create_deadline
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.protocol.reply_decoder import ReplyDecoder
from scrimmage_rules.kit.protocol.reply_fault_messages import describe_invalid_field
from scrimmage_rules.kit.protocol.text_truncation import truncate_text
from scrimmage_rules.kit.protocol.threaded_pipes import start_child

START_SECONDS = 20.0
MOST_DECLARED = 10_000


class CannotStart(ScrimmageError):
    """Error: a command does not run, or its program does not speak the protocol."""


def create_start_error(command: Sequence[str], fault: OSError) -> CannotStart:
    """Return the error, with advice, for a command that the operating system cannot start."""
    remedy = "check the name, or install the program"
    if isinstance(fault, PermissionError) or fault.errno == errno.ENOEXEC:
        remedy = "make the file executable, or put its interpreter first"
    elif len(command) == 1 and len(command[0].split()) > 1:
        remedy = f"remove the quotes, so that each word is an argument of its own: -- {command[0]}"
    return CannotStart(f"cannot start {command[0]!r}: {fault.strerror}; {remedy}")


class AdapterProcess:
    """An adapter process, and the requests and replies exchanged with it."""

    def __init__(self, command: Sequence[str], seconds: float, until: Deadline = NEVER) -> None:
        """Start the command; raise `CannotStart` if that fails. `seconds` is the time limit for each answer, and
        `until` the deadline of the run.
        """
        self.seconds, self._until = seconds, until
        try:
            self._child = start_child(command)
        except OSError as fault:
            raise create_start_error(command, fault) from None
        self._next_id = 0
        self._expected: deque[int] = deque()
        self._replies = ReplyDecoder()
        self.received = 0
        """Number of bytes of all replies so far."""

    def send(self, requests: Sequence[bytes]) -> None:
        """Write requests, each under a new id. The requests are encoded JSON objects without an id."""
        lines = []
        for request in requests:
            self._next_id += 1
            self._expected.append(self._next_id)
            lines.append(b'{"id":%d,%b\n' % (self._next_id, request[1:]))
        self._child.write(b"".join(lines), self._deadline(self.seconds))

    def receive(self, seconds: float | None = None) -> dict[str, Any]:
        """Return the next reply; raise `AdapterFailure` for a timeout, an ended process, or an unexpected line."""
        return self._decode(self._wait_for_lines(1, self.seconds if seconds is None else seconds))[0]

    def receive_arrived(self, most: int) -> list[dict[str, Any]]:
        """Wait for the first reply, and return up to this number of arrived replies. Raise the same errors as
        `receive`.
        """
        return self._decode(self._wait_for_lines(most, self.seconds))

    def _wait_for_lines(self, most: int, seconds: float) -> list[bytes]:
        return self._child.take_arrived_lines(most) or [self._child.read_line(self._deadline(seconds))]

    def _decode(self, lines: Sequence[bytes]) -> list[dict[str, Any]]:
        self.received += sum(map(len, lines))
        read, next_id = self._replies.read, self._expected.popleft
        return [read(line, next_id()) for line in lines]

    def _deadline(self, seconds: float) -> Deadline:
        problem = f"no answer within {seconds:g} s; flush standard output after every reply"
        return min(create_deadline(seconds, problem), self._until)

    def stderr(self) -> str:
        """Return the last lines of the adapter's standard error, which are shown with failures and never judged."""
        return self._child.errors()

    def kill(self) -> None:
        """End the process and its process group (such as a shell or a launcher) at once. Any thread may call this."""
        self._child.kill()

    def close(self) -> None:
        """Close the input of the process; end the process and its group if it does not end by itself."""
        self._child.close()


class InProcessReference:
    """The bundled reference, running in this process behind the interface of `AdapterProcess`."""

    def __init__(self) -> None:
        """Create a new reference that stores no games yet."""
        self._reference = Reference()
        self._waiting: deque[bytes] = deque()
        self.received = 0

    def send(self, requests: Sequence[bytes]) -> None:
        """Queue the requests. A request is answered when its reply is received, so that waiting replies use no
        memory.
        """
        self._waiting.extend(requests)

    def receive(self, _seconds: float | None = None) -> dict[str, Any]:
        """Return the next reply in the form in which it is sent over the wire."""
        request = msgspec.json.decode(self._waiting.popleft())
        reply: dict[str, Any] = encode_reply_as_plain_data(self._reference.answer({"id": 1, **request}))
        return reply

    def receive_arrived(self, _most: int) -> list[dict[str, Any]]:
        """Return a list that has only the next reply, because a reply is computed only when it is needed."""
        return [self.receive()]

    def stderr(self) -> str:
        """Return an empty string, because the reference writes nothing to standard error."""
        return ""

    def kill(self) -> None:
        """Do nothing, because there is no process to end."""

    def close(self) -> None:
        """Do nothing, because there is no process to end."""


Adapter = AdapterProcess | InProcessReference


def send_hello(adapter: Adapter) -> m.Greeted:
    """Send `hello` to an adapter and return its answer; raise `CannotStart` if the answer is invalid."""
    kit = {"name": "scrimmage", "version": __version__}
    adapter.send([msgspec.json.encode({"op": "hello", "protocol": [m.PROTOCOL], "kit": kit})])
    try:
        reply = adapter.receive(START_SECONDS)
    except AdapterFailure as trouble:
        raise create_hello_error(trouble, _get_last_stderr_lines(adapter)) from None
    try:
        greeted = msgspec.convert(reply, m.Greeted)
    except msgspec.ValidationError as fault:
        raise CannotStart(f"invalid reply to hello: {describe_invalid_field(fault)}") from None
    if sum(map(_count_declarations, greeted.rulesets.values())) > MOST_DECLARED:
        raise CannotStart(
            f"the reply to hello declares more than {MOST_DECLARED} facets and readings, which is the limit; "
            "remove repeated ones"
        )
    who = greeted.implementation
    named = m.Implementation(truncate_text(who.name), truncate_text(who.version), truncate_text(who.language))
    return msgspec.structs.replace(greeted, implementation=named)


def create_hello_error(trouble: AdapterFailure, tail: str = "") -> CannotStart:
    """Return the error for an adapter that did not answer `hello`, or answered it with an invalid reply."""
    what = "invalid reply to hello" if trouble.verdict == "protocol-error" else "no answer to hello"
    return CannotStart(f"{what}: {trouble.problem}{tail}")


def _count_declarations(ruleset: m.Declared) -> int:
    """Return the number of facets and readings that an adapter declares for a ruleset."""
    readings = ruleset.readings.values() if isinstance(ruleset.readings, dict) else ()
    return 1 + len(ruleset.facets) + sum(1 + len(keys) for keys in readings)


def _get_last_stderr_lines(adapter: Adapter) -> str:
    lines = adapter.stderr().strip().splitlines()
    return f"; its stderr ends: {truncate_text(escape_unprintable(lines[-1]))}" if lines else ""
