"""A child process and its pipes: each read, write and wait has a deadline, and each buffer a limit."""

from __future__ import annotations

import contextlib
import math
import os
import select
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.interruption import delay_signals
from scrimmage_rules.kit.protocol.line_splitter import LONGEST, LineSplitter
from scrimmage_rules.kit.protocol.truncation import quote_truncated

CHUNK = 1 << 16
TICK = 0.05
"""Seconds between two checks of whether a silent process has ended; its pipes need not show it."""

FAREWELL = 1.0
"""Seconds for a process to end after the end of its input."""

KEPT_LINES, KEPT_BYTES = 20, 8_000
"""Maximum number of lines and bytes of the end of standard error to keep."""

REAPED = 30.0
"""Seconds to wait for the end of a killed process. It is immediate, except on a machine with too much to do."""

AHEAD, OVERHEAD = 4 * LONGEST, 64
"""Maximum number of bytes of replies to read while a request waits to be written; each reply counts a few more."""

PIPEFUL = 16
"""Maximum number of chunks to read from a pipe after the end; a different process may still write to it."""


class Deadline(NamedTuple):
    """A moment of `time.monotonic`, and the message for when it has passed; the earlier of two is the smaller."""

    at: float
    problem: str

    @property
    def left(self) -> float:
        """Return the seconds until the deadline; zero if it has passed."""
        return max(0.0, self.at - time.monotonic())

    def check(self) -> None:
        """Raise `TimeOver` if it has passed."""
        if not self.left:
            raise TimeOver(self.problem)


class TimeOver(Exception):
    """The end of the time for a search."""


def deadline_in(seconds: float, problem: str) -> Deadline:
    """Return the deadline that many seconds from now."""
    return Deadline(time.monotonic() + seconds, problem)


NEVER = Deadline(math.inf, "")


class Child:
    """A process in a session of its own, with pipes that never block the kit.

    A process that it started may hold the pipes open after its end, or no process may read them. It is over when it has
    ended and its pipe is empty, even if another process still holds the pipe.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the command. Raises `OSError`."""
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            bufsize=0, start_new_session=True,
        )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        self._poll = select.poll()
        for stream in self._streams:
            os.set_blocking(stream.fileno(), False)
        for reading in (self._out, self._err):
            self._poll.register(reading, select.POLLIN)
        self._listening = {self._out, self._err}
        self._lines = LineSplitter()
        self._arrived: deque[bytes | None] = deque()
        self._held = 0
        self._errors = b""
        self._late = ""
        self._closed = False

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    # ---- talking

    def write(self, data: bytes, deadline: Deadline) -> None:
        """Write all bytes until the deadline; if that fails, the next call of `line` reports it."""
        left = memoryview(data)
        while left:
            try:
                left = left[os.write(self._in, left) :]
            except BlockingIOError:
                if not deadline.left:
                    self._late = deadline.problem
                    return
                self._wait_for_room(deadline)
            except OSError:
                return

    def _wait_for_room(self, deadline: Deadline) -> None:
        """Wait until the child has read something; read its output meanwhile, so that neither side blocks."""
        poll = select.poll()
        poll.register(self._in, select.POLLOUT)
        for number in self._listening if self._held < AHEAD else self._listening - {self._out}:
            poll.register(number, select.POLLIN)
        for ready, _ in poll.poll(min(TICK, deadline.left) * 1000):
            if ready != self._in:
                self._read(ready)

    def arrived(self) -> bytes | None:
        """Return the next line if it has already arrived, without waiting."""
        return self._taken() if self._arrived and self._arrived[0] is not None else None

    def line(self, deadline: Deadline) -> bytes:
        """Return the next line that is not blank; raises `AdapterFailure` at the deadline or end, or if too long."""
        while not self._arrived:
            if self._late or not deadline.left:
                self.kill()
                raise AdapterFailure("timeout", self._late or self._silence(deadline))
            if self._out not in self._listening or (not self._listen(TICK, deadline) and self._has_ended()):
                raise self._end(deadline)
        line = self._taken()
        if line is None:
            self.kill()
            raise AdapterFailure(
                "protocol-error",
                f"a line of more than {LONGEST // 1_000_000} MB; write each reply on a line of its own",
            )
        return line

    def _taken(self) -> bytes | None:
        """Remove and return the first line that has arrived; None means a line that is too long."""
        line = self._arrived.popleft()
        self._held -= len(line or b"") + OVERHEAD
        return line

    def _silence(self, deadline: Deadline) -> str:
        """Return the message for a passed deadline; an unfinished line gets a hint to end it with a line feed."""
        unfinished = self._lines.unfinished
        if not unfinished:
            return deadline.problem
        waited = deadline.problem.partition(";")[0]
        return f"{waited}: {quote_truncated(unfinished)} has no end; end every reply with a line feed"

    def _has_ended(self) -> bool:
        """Return whether the process has ended and left nothing to read, even if another process holds the pipe.

        The order matters: the process may write something between the last read and its end.
        """
        return self._process.poll() is not None and not self._read(self._out)

    def _end(self, deadline: Deadline) -> AdapterFailure:
        code = self._wait(min(FAREWELL, deadline.left))
        how = "closed its standard output" if code is None else f"ended with exit code {code}"
        unfinished = self._lines.unfinished
        cut = f" in the middle of {quote_truncated(unfinished)}" if unfinished else ""
        self.kill()
        return AdapterFailure("crash", f"it {how}{cut} while an answer was due")

    # ---- reading

    def _listen(self, seconds: float, deadline: Deadline) -> bool:
        """Read what has arrived, and wait that many seconds for it; return whether anything was there."""
        ready = self._poll.poll(min(seconds, deadline.left) * 1000)
        for number, _ in ready:
            self._read(number)
        return bool(ready)

    def _read(self, number: int) -> bool:
        """Read a part of what has arrived, without waiting; return whether anything was there."""
        if number not in self._listening:
            return False
        try:
            chunk = os.read(number, CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._poll.unregister(number)
            self._listening.discard(number)
        elif number == self._out:
            for line in self._lines.feed(chunk):
                self._arrived.append(line)
                self._held += len(line or b"") + OVERHEAD
        else:
            self._errors = (self._errors + chunk)[-KEPT_BYTES:]
        return bool(chunk)

    def errors(self) -> str:
        """Return the last lines it wrote to standard error."""
        for _ in range(PIPEFUL):
            self._read(self._err)
        lines = self._errors.decode("utf-8", "replace").splitlines(keepends=True)
        return "".join(lines[-KEPT_LINES:])

    # ---- ending

    def _wait(self, seconds: float) -> int | None:
        """Wait for the end of the process while reading its output; return its exit code if it has ended."""
        until = deadline_in(seconds, "")
        while self._process.poll() is None and until.left:
            if self._listening:
                self._listen(TICK, until)
                self._arrived.clear()
            else:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(until.left)
        return self._process.poll()

    def kill(self) -> None:
        """End the process and its group at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def end_of_input(self, seconds: float) -> int | None:
        """Close its input; return its exit code if it ends within that many seconds, or None."""
        with contextlib.suppress(OSError):
            self._streams[0].close()
        return self._wait(seconds)

    def close(self) -> None:
        """Close its input, then end the process and its group, and release pipes that other processes still hold."""
        with delay_signals():
            if self._closed:
                return
            self._closed = True
            self.end_of_input(FAREWELL)
            self.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(REAPED)
            self.errors()
            self._listening.clear()
            for stream in self._streams[1:]:
                stream.close()
