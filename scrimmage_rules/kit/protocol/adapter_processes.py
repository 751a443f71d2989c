"""All adapter processes of a run. Their number is limited, and all of them end when the run ends."""

from __future__ import annotations

import threading
from collections.abc import Callable

from scrimmage_rules.kit.protocol.adapter import Adapter, CannotStart
from scrimmage_rules.kit.protocol.termination_signals import delay_signals

RESTARTS = 100
"""Maximum number of restarts of the adapter in a run."""

StartAdapter = Callable[[], Adapter]


class AdapterProcessPool:
    """The adapter processes of a run, which all threads of the run share."""

    def __init__(self, start: StartAdapter, jobs: int) -> None:
        """Store the start function; at most `jobs` processes run at the same time."""
        self._start, self._left = start, jobs + RESTARTS
        self._lock = threading.Lock()
        self._alive: list[Adapter] = []
        self._over = False

    def start_process(self) -> Adapter:
        """Start a process; raise `CannotStart` if the start fails, if there were too many restarts, or if the run has
        ended.
        """
        with delay_signals(), self._lock:
            if self._over:
                raise CannotStart("the run has ended, so no more processes are started")
            if not self._left:
                raise CannotStart(
                    f"the adapter was restarted {RESTARTS} times, the maximum for one run; fix the cause of its "
                    f"exits first"
                )
            self._left -= 1
            adapter = self._start()
            self._alive.append(adapter)
        return adapter

    def close_process(self, adapter: Adapter) -> None:
        """Close one process and remove it from the list."""
        adapter.close()
        with delay_signals(), self._lock:
            self._alive = [each for each in self._alive if each is not adapter]

    def end_all_processes(self) -> None:
        """End all processes at once, even while other threads use them, and start no new process."""
        with delay_signals(), self._lock:
            self._over = True
            for adapter in self._alive:
                adapter.kill()

    def end(self) -> None:
        """Close the remaining processes after all other threads have ended."""
        self.end_all_processes()
        with delay_signals():
            for adapter in self._alive:
                adapter.close()
