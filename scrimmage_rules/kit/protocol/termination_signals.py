"""Signals that end the command. Each is raised as an exception, so that all child processes are ended."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals that end the command. Windows has no HUP, so this signal is left out there."""


class InterruptedBySignal(KeyboardInterrupt):
    """Exception: one of `SIGNALS` has arrived."""

    def __init__(self, number: int) -> None:
        """Store the exit code for this signal that a shell would report: 130, 143 or 129."""
        self.exit_code = 128 + number
        super().__init__(number)


class _SignalDelayState:
    """The number of open contexts that delay signals, and the signal that waits until the last of these contexts
    ends.
    """

    blocks = 0
    waiting: int | None = None


@contextmanager
def raise_on_signals() -> Iterator[None]:
    """Raise `InterruptedBySignal` for `SIGNALS` inside this context. A signal that the process ignores, as under nohup,
    stays ignored.
    """
    if threading.current_thread() is not threading.main_thread():  # only the main thread may set handlers
        yield
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    ours = [number for number, handler in before.items() if handler not in (signal.SIG_IGN, None)]
    for number in ours:
        signal.signal(number, _handle_delayed_signal)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, before[number])


@contextmanager
def delay_signals() -> Iterator[None]:
    """Delay signals inside this context; a signal that arrives meanwhile is raised at the end."""
    if threading.current_thread() is not threading.main_thread():  # no other thread is ever interrupted
        yield
        return
    _SignalDelayState.blocks += 1
    try:
        yield
    finally:
        _SignalDelayState.blocks -= 1
        if not _SignalDelayState.blocks and _SignalDelayState.waiting is not None:
            number, _SignalDelayState.waiting = _SignalDelayState.waiting, None
            raise InterruptedBySignal(number)


def _handle_delayed_signal(number: int, _frame: FrameType | None) -> None:
    if _SignalDelayState.blocks:
        _SignalDelayState.waiting = number
    else:
        raise InterruptedBySignal(number)
