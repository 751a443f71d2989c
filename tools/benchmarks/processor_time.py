"""Processor time of processes, which depends least on other load of the machine."""

from __future__ import annotations

import resource
import sys
import time


def read_processor_time(child: int | None = None) -> float:
    """Return the seconds of processor time of this process, and of a running child process if one is given."""
    if child is None:
        return time.process_time()
    if sys.platform != "linux":
        return time.perf_counter()
    return time.process_time() + time.clock_gettime(~child << 3 | 2)  # the id of a process's clock on Linux


def read_children_processor_time() -> float:
    """Return the seconds of processor time of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
