"""Trial import of packages in a child process, because an import can end its process.

Only the command does this, at its start, and only if another package declares a ruleset.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module

ENDED = "its import ends the process"
LEFT_RUNNING = "its import leaves a thread running"

FINE, THREAD = 1, 2
"""Bytes by which the child process reports on a module. The first says that its import returned. The second says that
its import also started a thread that would keep a command running.
"""


def find_unsafe_modules(modules: Sequence[str]) -> dict[str, str]:
    """Return the modules that must not be imported in this process, each with the reason; none on a system without
    `fork`.
    """
    if not hasattr(os, "fork"):
        return {}
    found: dict[str, str] = {}
    left = list(modules)
    while left:
        reports = _try_imports(left)
        found |= {module: LEFT_RUNNING for module, report in zip(left, reports, strict=False) if report == THREAD}
        if THREAD not in reports:
            found |= dict.fromkeys(left[len(reports) : len(reports) + 1], ENDED)
        left = left[len(reports) + (THREAD not in reports) :]
    return found


def _try_imports(modules: Sequence[str]) -> bytes:
    """Import modules in a child process until an import ends the process or starts a thread that keeps running. Return
    one byte for each import that returned.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with contextlib.suppress(BaseException):
            _import_all(modules, writing)
        os._exit(0)
    os.close(writing)
    try:
        os.waitpid(child, 0)
        os.set_blocking(reading, False)  # a process that a module started may keep the pipe open
        with contextlib.suppress(BlockingIOError):
            return os.read(reading, len(modules))
        return b""
    finally:
        os.close(reading)


def _import_all(modules: Sequence[str], writing: int) -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)
    for module in modules:
        with contextlib.suppress(BaseException):
            import_module(module)
        lasting = any(not each.daemon for each in threading.enumerate() if each is not threading.main_thread())
        os.write(writing, bytes([THREAD if lasting else FINE]))
        if lasting:
            return


@contextmanager
def isolate_streams() -> Iterator[None]:
    """Protect standard input and output from imports: reads return nothing, and output goes to standard error."""
    streams = sys.stdin, sys.stdout
    streams[1].flush()
    kept = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(2, 1)
    try:
        yield
    finally:
        with contextlib.suppress(OSError, ValueError):
            streams[1].flush()
        sys.stdin, sys.stdout = streams
        for number, copy in enumerate(kept):
            os.dup2(copy, number)
            os.close(copy)
        os.close(null)
