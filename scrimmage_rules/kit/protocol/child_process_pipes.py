"""A child process and its pipes: each read, write and wait has a deadline, and each buffer has a maximum size."""

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
from typing import NamedTuple, cast

from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.line_splitter import LONGEST, LineSplitter
from scrimmage_rules.kit.protocol.termination_signals import delay_signals
from scrimmage_rules.kit.protocol.text_truncation import quote_truncated

CHUNK = 1 << 16
TICK = 0.05
"""Seconds between two checks whether a process without output has ended."""

FAREWELL = 1.0
"""Seconds that a process gets to end after its input has been closed."""

KEPT_LINES, KEPT_BYTES = 20, 8_000
"""Two limits for the kept end of standard error: the maximum number of lines, and the maximum number of bytes."""

REAPED = 30.0
"""Maximum seconds to wait for a killed process to end."""

AHEAD, OVERHEAD = 4 * LONGEST, 64
"""Two numbers of bytes. The first is the maximum size of the replies that are read while a request waits. The second is
added to this size for each reply.
"""

PIPEFUL = 16
"""Maximum number of chunks that are read from a pipe after the process has ended, because another process may still
write to it.
"""


class Deadline(NamedTuple):
    """A point in time (of `time.monotonic`), and the message to report when it has passed. The earlier of two deadlines
    is the smaller.
    """

    at: float
    problem: str

    @property
    def left(self) -> float:
        """Return the seconds until the deadline; zero if it has passed."""
        return max(0.0, self.at - time.monotonic())

    def check(self) -> None:
        """Raise `TimeOver` if the deadline has passed."""
        if not self.left:
            raise SearchTimeEnded(self.problem)


class SearchTimeEnded(Exception):
    """Error: the time for a search has ended."""


def create_deadline(seconds: float, problem: str) -> Deadline:
    """Return the deadline this number of seconds from now."""
    return Deadline(time.monotonic() + seconds, problem)


NEVER = Deadline(math.inf, "")


class ChildProcess:
    """A process in its own session, with pipes that never block the kit.

    A process that the child has started may keep the pipes of the child open. The child counts as ended when its own
    process has ended and its pipe is empty.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the command; raise `OSError` if that fails."""
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )  # fmt: skip  (Windows ignores the last argument)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        self._listening = {self._out, self._err}
        self._lines = LineSplitter()
        self._arrived: deque[bytes | None] = deque()
        self._held = 0
        self._errors = b""
        self._late = ""
        self._closed = False
        self._open_pipes()

    def _open_pipes(self) -> None:
        """Configure the pipes so that no read and no write blocks."""
        self._poll = select.poll()
        for stream in self._streams:
            os.set_blocking(stream.fileno(), False)
        for reading in (self._out, self._err):
            self._poll.register(reading, select.POLLIN)

    @property
    def pid(self) -> int:
        """Return the process id."""
        return self._process.pid

    # ---- talking

    def write(self, data: bytes, deadline: Deadline) -> None:
        """Write all bytes before the deadline; if that fails, the next call of `read_line` reports it."""
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
        """Wait until the child process has read some of its input. Meanwhile, read its output, so that neither process
        waits for the other.
        """
        poll = select.poll()
        poll.register(self._in, select.POLLOUT)
        for number in self._listening if self._held < AHEAD else self._listening - {self._out}:
            poll.register(number, select.POLLIN)
        for ready, _ in poll.poll(min(TICK, deadline.left) * 1000):
            if ready != self._in:
                self._read(ready)

    def take_arrived_lines(self, most: int) -> list[bytes]:
        """Return up to this number of lines that have already arrived, without waiting. If one of them is too long,
        return only the lines before it.
        """
        take = self._arrived.popleft
        lines = [take() for _ in range(min(most, len(self._arrived)))]
        if None in lines:
            first = lines.index(None)
            self._arrived.extendleft(reversed(lines[first:]))
            del lines[first:]
        taken = cast("list[bytes]", lines)
        self._held -= sum(map(len, taken)) + OVERHEAD * len(taken)
        return taken

    def read_line(self, deadline: Deadline) -> bytes:
        """Return the next line that is not blank; raise `AdapterFailure` at the deadline, at the end of the output, or
        for a line that is too long.
        """
        while not self._arrived:
            if self._late or not deadline.left:
                self.kill()
                raise AdapterFailure("timeout", self._late or self._describe_passed_deadline(deadline))
            if self._out not in self._listening or (not self._receive_output(TICK, deadline) and self._has_ended()):
                raise self._fail_after_output_end(deadline)
        line = self._take_arrived_line()
        if line is None:
            self.kill()
            raise AdapterFailure(
                "protocol-error",
                f"a line of more than {LONGEST // 1_000_000} MB; write each reply on a line of its own",
            )
        return line

    def _take_arrived_line(self) -> bytes | None:
        """Remove and return the first line that has arrived; None means a line that is too long."""
        line = self._arrived.popleft()
        self._held -= len(line or b"") + OVERHEAD
        return line

    def _describe_passed_deadline(self, deadline: Deadline) -> str:
        """Return the message for a passed deadline; if the child has sent an incomplete line, it advises a line feed
        after each reply.
        """
        unfinished = self._lines.unfinished
        if not unfinished:
            return deadline.problem
        waited = deadline.problem.partition(";")[0]
        return f"{waited}: {quote_truncated(unfinished)} has no end; end every reply with a line feed"

    def _has_ended(self) -> bool:
        """Return whether the process has ended and all its output has been read, even if another process keeps the pipe
        open.

        The order of the checks matters, because the process may write between the last read and its end.
        """
        return self._process.poll() is not None and not self._read(self._out)

    def _fail_after_output_end(self, deadline: Deadline) -> AdapterFailure:
        code = self._wait_for_exit(min(FAREWELL, deadline.left))
        how = "closed its standard output" if code is None else f"ended with exit code {code}"
        unfinished = self._lines.unfinished
        cut = f" in the middle of {quote_truncated(unfinished)}" if unfinished else ""
        self.kill()
        return AdapterFailure("crash", f"it {how}{cut} before it answered a request")

    # ---- reading

    def _receive_output(self, seconds: float, deadline: Deadline) -> bool:
        """Read the available output, and wait for it up to this number of seconds; return whether output arrived."""
        ready = self._poll.poll(min(seconds, deadline.left) * 1000)
        for number, _ in ready:
            self._read(number)
        return bool(ready)

    def _read(self, number: int) -> bool:
        """Read some of the available output without waiting; return whether output was available."""
        if number not in self._listening:
            return False
        try:
            chunk = os.read(number, CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._poll.unregister(number)
        self._store_output(number, chunk)
        return bool(chunk)

    def _store_output(self, number: int, chunk: bytes) -> None:
        """Store bytes of standard output or standard error. An empty value means that the pipe is closed."""
        if not chunk:
            self._listening.discard(number)
        elif number == self._out:
            lines = self._lines.feed(chunk)
            self._arrived += lines
            self._held += sum(map(len, filter(None, lines))) + OVERHEAD * len(lines)
        else:
            self._errors = (self._errors + chunk)[-KEPT_BYTES:]

    def errors(self) -> str:
        """Return the last lines that the process wrote to standard error."""
        for _ in range(PIPEFUL):
            self._read(self._err)
        lines = self._errors.decode("utf-8", "replace").splitlines(keepends=True)
        return "".join(lines[-KEPT_LINES:])

    # ---- ending

    def _wait_for_exit(self, seconds: float) -> int | None:
        """Wait for the end of the process while reading its output; return its exit code, or None if it still runs."""
        until = create_deadline(seconds, "")
        while self._process.poll() is None and until.left:
            if self._listening:
                self._receive_output(TICK, until)
                self._arrived.clear()
            else:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(until.left)
        return self._process.poll()

    def kill(self) -> None:
        """End the process and its process group at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def close_input_and_wait(self, seconds: float) -> int | None:
        """Close the input of the process; return its exit code if it ends within this number of seconds, otherwise
        None.
        """
        with contextlib.suppress(OSError):
            self._streams[0].close()
        return self._wait_for_exit(seconds)

    def close(self) -> None:
        """Close the input, then end the process and its group, and release pipes that other processes keep open."""
        with delay_signals():
            if self._closed:
                return
            self._closed = True
            self.close_input_and_wait(FAREWELL)
            self.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(REAPED)
            self.errors()
            self._listening.clear()
            self._close_pipes()

    def _close_pipes(self) -> None:
        for stream in self._streams[1:]:
            stream.close()
