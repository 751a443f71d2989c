"""Locks of open files, and flags for opening them, on systems that may lack them, such as Windows."""

from __future__ import annotations

import os

try:
    import fcntl
except ModuleNotFoundError:
    HAS_LOCKS = False
else:
    HAS_LOCKS = True

AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
"""Flags to open a file without waiting, for this process only, and without a translation of line ends."""

NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Flag to refuse a symbolic link."""


def lock_file(handle: int) -> None:
    """Wait for the only lock of a file; do nothing on a system without locks. Raise `OSError` if the file has no lock,
    as on some network drives.
    """
    if HAS_LOCKS:
        fcntl.flock(handle, fcntl.LOCK_EX)


def lock_file_at_once(handle: int) -> None:
    """Take the only lock of a file; raise `OSError` if another process has it."""
    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
