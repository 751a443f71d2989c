"""Results that one process of a test run makes and all its other processes read."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from scrimmage_rules.kernel.files import write_atomically

RUN_FOLDER = "SCRIMMAGE_TEST_RUN"
"""The variable that names the folder of this run; worker processes inherit it."""


def open_run_folder() -> Path | None:
    """Create the folder of this run and return it; None in a process whose run has one."""
    if RUN_FOLDER in os.environ:
        return None
    folder = Path(tempfile.mkdtemp(prefix="scrimmage-tests-"))
    os.environ[RUN_FOLDER] = str(folder)
    return folder


def close_run_folder(folder: Path) -> None:
    """Remove the folder of a run that is over."""
    del os.environ[RUN_FOLDER]
    shutil.rmtree(folder)


def share_result(name: str, make: Callable[[], bytes]) -> bytes:
    """Return a result: the first process that needs it makes it, and the others wait for that."""
    path = Path(os.environ[RUN_FOLDER]) / name
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not path.exists():
            write_atomically(path, make())
        return path.read_bytes()
