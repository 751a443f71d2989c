"""Signals that ask the command to end: each is raised as an exception, so that nothing it started stays behind."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupted(KeyboardInterrupt):
    """One of `SIGNALS` has arrived."""

    def __init__(self, number: int) -> None:
        """`exit_code` is what a shell says of a command that a signal ended: 130, 143 or 129."""
        self.exit_code = 128 + number
        super().__init__(number)


class _Held:
    """How many blocks must not be interrupted now, and the signal that waits for the last of them to end."""

    blocks = 0
    waiting: int | None = None


@contextmanager
def raising_signals() -> Iterator[None]:
    """In here `SIGNALS` raise `Interrupted`; one that is ignored, as under nohup, stays ignored."""
    if threading.current_thread() is not threading.main_thread():  # only the main thread may set handlers
        yield
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    ours = [number for number, handler in before.items() if handler not in (signal.SIG_IGN, None)]
    for number in ours:
        signal.signal(number, _note_signal)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, before[number])


@contextmanager
def delay_signals() -> Iterator[None]:
    """What is done in here is done to its end; a signal that arrives meanwhile is raised after it."""
    if threading.current_thread() is not threading.main_thread():  # no other thread is ever interrupted
        yield
        return
    _Held.blocks += 1
    try:
        yield
    finally:
        _Held.blocks -= 1
        if not _Held.blocks and _Held.waiting is not None:
            number, _Held.waiting = _Held.waiting, None
            raise Interrupted(number)


def _note_signal(number: int, _frame: FrameType | None) -> None:
    if _Held.blocks:
        _Held.waiting = number
    else:
        raise Interrupted(number)
