"""Faulty adapters that hang, write without end, or leave child processes running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

from honest import Honest, Message

LONG = "60"
PIECE = 1 << 16


class Zero(Honest):
    """An adapter that writes endless zeros and nothing else, as `cat /dev/zero` does."""

    def before(self) -> bytes:
        while True:
            os.write(1, bytes(PIECE))


class Babble(Honest):
    """An adapter that writes endless lines and nothing else, as `yes` does."""

    def before(self) -> bytes:
        while True:
            os.write(1, b"y\n" * PIECE)


class Blank(Honest):
    """An adapter that writes endless blank lines and nothing else."""

    def before(self) -> bytes:
        while True:
            os.write(1, b" \n" * PIECE)


class Outlived(Honest):
    """An adapter that ends before hello; its child process keeps its outputs open."""

    def before(self) -> bytes:
        subprocess.Popen(["sleep", LONG], start_new_session=True)
        sys.exit(0)


class EndlessLine(Honest):
    """An adapter that answers `observe` with a line of 500 MB."""

    def line(self, request: Message) -> bytes:
        if request["op"] == "observe":
            for _ in range(500_000_000 // PIECE):
                os.write(1, b"x" * PIECE)
        return super().line(request)


class Flood(Honest):
    """An adapter that writes to standard error endlessly instead of answering `observe`."""

    def reply(self, request: Message) -> Any:
        while request["op"] == "observe":
            os.write(2, b"WARNING: deprecated\n" * PIECE)
        return self.ask(request)


class Torrent(Honest):
    """An adapter that writes 200 MB to standard error before it answers `observe`."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "observe":
            for _ in range(200_000_000 // PIECE):
                os.write(2, b"x" * PIECE)
        return self.ask(request)


class HeldPipe(Honest):
    """An adapter that ends instead of answering `observe`; its child process keeps its pipes open."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "observe":
            subprocess.Popen(["sleep", LONG], start_new_session=True)
            sys.exit(0)
        return self.ask(request)


class Stops(Honest):
    """An adapter that stops itself instead of answering `observe`, as ctrl-Z does."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "observe":
            os.kill(os.getpid(), signal.SIGSTOP)
        return self.ask(request)


class Deaf(Honest):
    """An adapter that ignores the end of its input and every possible signal."""

    def before(self) -> bytes:
        ignore_signals()
        return b""

    def after(self) -> None:
        time.sleep(float(LONG))


class Lingers(Honest):
    """An adapter that leaves a running child process that ignores every possible signal."""

    def after(self) -> None:
        subprocess.Popen(["sleep", LONG], preexec_fn=ignore_signals)  # noqa: PLW1509  (there are no threads here)


class ShortLived(Honest):
    """An adapter that ends after five replies."""

    def __init__(self) -> None:
        super().__init__()
        self.replies = 0

    def line(self, request: Message) -> bytes:
        if self.replies == 5:
            sys.exit(0)
        self.replies += 1
        return super().line(request)


class Slow(Honest):
    """An adapter that waits for half a second before every answer."""

    def reply(self, request: Message) -> Any:
        time.sleep(0.5)
        return self.ask(request)


def ignore_signals() -> None:
    """Ignore every signal except KILL and STOP, which no process can ignore."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
