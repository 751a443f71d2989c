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
"""Flags to open a file without waiting, without changes of line ends, and so that child programs do not inherit the
open file.
"""

NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Flag to refuse a symbolic link."""


def lock_file(handle: int) -> None:
    """Lock a file; wait if another process has locked it. Do nothing on a system without locks. Raise `OSError` if the
    file cannot be locked, as on some network drives.
    """
    if HAS_LOCKS:
        fcntl.flock(handle, fcntl.LOCK_EX)


def lock_file_at_once(handle: int) -> None:
    """Lock a file without waiting; raise `OSError` if another process has locked it."""
    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
