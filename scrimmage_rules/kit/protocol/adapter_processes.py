"""The adapter processes of one run: how many are started, and that each of them has ended when the run has."""

from __future__ import annotations

import threading
from collections.abc import Callable

from scrimmage_rules.kit.protocol.adapter import Adapter, CannotStart
from scrimmage_rules.kit.protocol.interruption import delay_signals

RESTARTS = 100
"""So many processes of a run may be lost and started again: whoever needs more mends what ends them first."""

Start = Callable[[], Adapter]


class Fleet:
    """The processes of a run, whichever thread works with them."""

    def __init__(self, start: Start, jobs: int) -> None:
        """`jobs` processes may be at work side by side."""
        self._start, self._left = start, jobs + RESTARTS
        self._lock = threading.Lock()
        self._alive: list[Adapter] = []
        self._over = False

    def launch(self) -> Adapter:
        """Start one more. Raises `CannotStart` when that fails, after too many, and when the run is over."""
        with delay_signals(), self._lock:
            if self._over:
                raise CannotStart("the run was given up")
            if not self._left:
                raise CannotStart(
                    f"the adapter was restarted {RESTARTS} times, the maximum for one run; fix the cause of its "
                    f"exits first"
                )
            self._left -= 1
            adapter = self._start()
            self._alive.append(adapter)
        return adapter

    def land(self, adapter: Adapter) -> None:
        """The end of one process."""
        adapter.close()
        with delay_signals(), self._lock:
            self._alive = [each for each in self._alive if each is not adapter]

    def abandon(self) -> None:
        """End all of them at once and start no other, while other threads may be at work with them."""
        with delay_signals(), self._lock:
            self._over = True
            for adapter in self._alive:
                adapter.kill()

    def end(self) -> None:
        """Close what is left, when no other thread is at work any more."""
        self.abandon()
        with delay_signals():
            for adapter in self._alive:
                adapter.close()
