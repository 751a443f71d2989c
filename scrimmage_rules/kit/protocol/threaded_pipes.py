"""A child process for systems that cannot poll pipes, such as Windows: a thread for each pipe, and queues between them.

`start_child` chooses the kind of child by the system. Both kinds give the same results, but a run with this kind takes
more time.
"""

from __future__ import annotations

import contextlib
import os
import queue
import select
import subprocess
import threading
from collections.abc import Sequence
from typing import IO

from scrimmage_rules.kit.protocol.child_process_pipes import (
    AHEAD,
    CHUNK,
    FAREWELL,
    TICK,
    ChildProcess,
    Deadline,
    create_deadline,
)

HAS_POLL = hasattr(select, "poll")
HAS_GROUPS = hasattr(os, "killpg")

SETTLED = 0.5
"""Seconds that a thread gets to read the last output of a process that has ended."""

Part = tuple[int, bytes]
"""The number of a pipe, and bytes that were read from it. If there are no bytes, the pipe has ended."""


def start_child(command: Sequence[str]) -> ChildProcess:
    """Start a command with the pipes that this system can use; raise `OSError` if that fails."""
    return ChildProcess(command) if HAS_POLL else ThreadedChild(command)


class ThreadedChild(ChildProcess):
    """A child whose pipes are read and written by threads, because a read or a write may block."""

    def _open_pipes(self) -> None:
        self._parts: queue.Queue[Part] = queue.Queue(AHEAD // CHUNK)
        self._requests: queue.Queue[bytes | None] = queue.Queue()
        self._over = threading.Event()
        work = (self._write_requests, self._read_parts, self._read_parts)
        self._threads = [
            threading.Thread(target=each, args=(stream,), daemon=True)
            for each, stream in zip(work, self._streams, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    # ---- in the threads, each of which closes its own pipe

    def _read_parts(self, stream: IO[bytes]) -> None:
        """Read everything that the process writes to a pipe into a queue; pause while too much of it is unread."""
        chunk, number = b"more", stream.fileno()
        while chunk and not self._over.is_set():
            try:
                chunk = os.read(number, CHUNK)
            except OSError:
                chunk = b""
            self._queue_output_part((number, chunk))
        stream.close()

    def _queue_output_part(self, part: Part) -> None:
        while not self._over.is_set():
            with contextlib.suppress(queue.Full):
                self._parts.put(part, timeout=TICK)
                return

    def _write_requests(self, stream: IO[bytes]) -> None:
        """Write each request. After None, or after an error because the process has closed its
        input, close the input.
        """
        with contextlib.suppress(OSError):
            while (data := self._requests.get()) is not None:
                left = memoryview(data)
                while left:
                    left = left[os.write(self._in, left) :]
                self._requests.task_done()
        with contextlib.suppress(OSError):
            stream.close()

    # ---- talking, reading

    def write(self, data: bytes, deadline: Deadline) -> None:
        """Write all bytes before the deadline. If that fails, the next call of `read_line` reports the failure."""
        self._requests.put(data)
        while self._requests.unfinished_tasks and self._threads[0].is_alive():
            if not deadline.left:
                self._late = deadline.problem
                return
            if self._held < AHEAD:
                self._receive_output(TICK / 50, deadline)
            else:
                self._threads[0].join(TICK)

    def _receive_output(self, seconds: float, deadline: Deadline) -> bool:
        """Take one part of the output from the queue, and wait for it up to this number of seconds; return whether
        there was any.
        """
        try:
            self._store_output(*self._parts.get(timeout=min(seconds, deadline.left)))
        except queue.Empty:
            return False
        return True

    def _read(self, number: int) -> bool:
        """Take the next part of any pipe without waiting; return whether the pipe of this number had output."""
        with contextlib.suppress(queue.Empty):
            part = self._parts.get_nowait()
            self._store_output(*part)
            return part[0] == number and bool(part[1])
        return False

    def _has_ended(self) -> bool:
        """Return whether the process has ended and all its output is in the queue."""
        return self._process.poll() is not None and not self._receive_output(SETTLED, create_deadline(SETTLED, ""))

    # ---- ending

    def kill(self) -> None:
        """End the process at once, with the processes that it started."""
        if HAS_GROUPS:
            super().kill()
        elif self._process.poll() is None:
            command = ["taskkill", "/T", "/F", "/PID", str(self._process.pid)]
            with contextlib.suppress(OSError):
                subprocess.run(command, check=False, capture_output=True)
            self._process.kill()

    def close_input_and_wait(self, seconds: float) -> int | None:
        """Close the input of the process after the last request; return its exit code if it ends within this number of
        seconds, otherwise None.
        """
        self._requests.put(None)
        return self._wait_for_exit(seconds)

    def _close_pipes(self) -> None:
        """Wait until the threads have closed the pipes. If another process holds a pipe open, the thread of this pipe
        goes on.
        """
        self._over.set()
        until = create_deadline(FAREWELL, "")
        for thread in self._threads:
            thread.join(until.left)
