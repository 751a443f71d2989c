"""The program under test as a process: lines out, lines back, a time limit on every answer, its stderr kept apart."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO, Any

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit import messages as m
from scrimmage_rules.kit.judge import Trouble
from scrimmage_rules.kit.reference import Reference, as_data

START_SECONDS = 20.0
QUOTED = 160
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
STDERR_LINES = 20
TICK = 0.05


class CannotStart(ScrimmageError):
    """The command could not be run, or what it started does not speak the protocol."""


class Process:
    """One adapter process and the conversation with it."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        """Start the command; `seconds` is the limit for each answer. Raises `CannotStart`."""
        self.seconds = seconds
        try:
            self._process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0
            )
        except OSError as fault:
            raise CannotStart(f"cannot start {command[0]!r}: {fault.strerror}; give the command after --") from None
        self._errors: deque[bytes] = deque(maxlen=STDERR_LINES)
        self._next_id = 0
        self._expected: deque[int] = deque()
        self._deadline: float | None = None
        self._late = False
        self._closed = False
        self._reader = threading.Thread(target=self._keep_errors, daemon=True)
        self._reader.start()
        threading.Thread(target=self._watch, daemon=True).start()

    # ---- the two threads

    def _keep_errors(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._errors.append(line)

    def _watch(self) -> None:
        """End the process when an answer is overdue; the blocked reader then finds the end of the stream."""
        while not self._closed:
            now, deadline = time.monotonic(), self._deadline
            if deadline is not None and now > deadline:
                self._late = True
                self.kill()
                return
            time.sleep(TICK)

    def kill(self) -> None:
        """End it at once, and all it started (a shell, a launcher), which would keep its standard output open."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    # ---- talking

    def send(self, requests: Sequence[bytes]) -> None:
        """Write requests, encoded JSON objects without id; each is given an id of its own."""
        lines = []
        for request in requests:
            self._next_id += 1
            self._expected.append(self._next_id)
            lines.append(b'{"id":%d,%b\n' % (self._next_id, request[1:]))
        self._deadline = time.monotonic() + self.seconds  # for one that does not read
        with contextlib.suppress(OSError, ValueError):  # reading the answer will tell how it ended
            self._stdin.write(b"".join(lines))
            self._stdin.flush()
        self._deadline = None

    def receive(self, seconds: float | None = None) -> dict[str, Any]:
        """The next reply; raises `Trouble` for silence, an end, or a line that is no reply to what was asked."""
        limit = self.seconds if seconds is None else seconds
        self._deadline = time.monotonic() + limit
        line = b"\n"
        while line and not line.strip():
            line = self._stdout.readline()
        self._deadline = None
        if not line.endswith(b"\n"):
            raise self._ended(limit, line)
        return _reply(line, self._expected.popleft())

    def _ended(self, limit: float, line: bytes) -> Trouble:
        if self._late:
            return Trouble("timeout", f"no answer within {limit:g} s; flush standard output after every reply")
        try:
            how = f"ended with exit code {self._process.wait(timeout=1)}"
        except subprocess.TimeoutExpired:
            self.kill()
            how = "closed its standard output"
        cut = f" in the middle of {_quote(line)}" if line else ""
        return Trouble("crash", f"it {how}{cut} while an answer was due")

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    def stderr(self) -> str:
        """The last lines it wrote to standard error: shown with failures, never judged."""
        if self._process.poll() is not None:
            self._reader.join(timeout=1)
        return b"".join(self._errors).decode("utf-8", "replace")

    def close(self) -> None:
        """End of input, and the end of the process if that does not suffice."""
        with contextlib.suppress(OSError):
            self._stdin.close()
        try:
            self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        self._closed = True
        self._stdout.close()
        self._reader.join(timeout=1)
        if self._process.stderr is not None and not self._reader.is_alive():
            self._process.stderr.close()


class InProcess:
    """The bundled reference in the same shape, without a process."""

    def __init__(self) -> None:
        """A fresh reference."""
        self._reference = Reference()
        self._replies: deque[Any] = deque()

    def send(self, requests: Sequence[bytes]) -> None:
        """Answer at once; nothing is in flight."""
        decoded = (msgspec.json.decode(request) for request in requests)
        self._replies.extend(self._reference.answer({"id": 1, **request}) for request in decoded)

    def receive(self, _seconds: float | None = None) -> dict[str, Any]:
        """The next reply as it would arrive over the wire."""
        reply: dict[str, Any] = as_data(self._replies.popleft())
        return reply

    def stderr(self) -> str:
        """Nothing."""
        return ""

    def kill(self) -> None:
        """Nothing to end."""

    def close(self) -> None:
        """Nothing to end."""


Adapter = Process | InProcess


def _reply(line: bytes, expected: int) -> dict[str, Any]:
    try:
        reply = msgspec.json.decode(line.removeprefix(BYTE_ORDER_MARK))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Trouble("protocol-error", f"not JSON: {_quote(line)}; write replies only to standard output") from None
    if not isinstance(reply, dict):
        raise Trouble("protocol-error", f"a reply is a JSON object, not {_quote(line)}")
    if reply.get("id") != expected or isinstance(reply.get("id"), bool):
        raise Trouble("protocol-error", f"the reply to request {expected} has id {reply.get('id')!r}; echo the id")
    if reply.get("status") not in ("ok", "rejected", "need-chance", "unsupported", "error"):
        raise Trouble("protocol-error", f"no status of the protocol: {reply.get('status')!r}")
    return reply


def _quote(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= QUOTED else text[:QUOTED] + "...")


def greet(adapter: Adapter) -> m.Greeted:
    """Say hello; raises `CannotStart` if what answers is not an adapter of this protocol."""
    kit = {"name": "scrimmage", "version": __version__}
    adapter.send([msgspec.json.encode({"op": "hello", "protocol": [m.PROTOCOL], "kit": kit})])
    try:
        reply = adapter.receive(START_SECONDS)
    except Trouble as trouble:
        raise CannotStart(f"no answer to hello: {trouble.problem}{_tail(adapter)}") from None
    try:
        return msgspec.convert(reply, m.Greeted)
    except msgspec.ValidationError as fault:
        raise CannotStart(f"the answer to hello is not as Protocol {m.PROTOCOL} wants it: {fault}") from None


def _tail(adapter: Adapter) -> str:
    lines = adapter.stderr().strip().splitlines()
    return f"; its stderr ends: {lines[-1]}" if lines else ""
