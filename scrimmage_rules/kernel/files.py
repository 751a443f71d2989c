"""Writing a file whole or not at all: a crash at any moment leaves the old file, the new one, or none."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def write_whole(path: Path, content: bytes, replace: bool = True) -> None:
    """Put a file in its place only once all of it is on the disk, and see to it that the place is on the disk too.

    Without `replace` a file that is already there stays, and `FileExistsError` is raised. What a crash leaves behind
    is at worst a file with the ending `.part` beside it.
    """
    part = path.with_name(f"{path.name}.{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if replace:
            part.replace(path)
        else:
            _put_where_nothing_is(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _put_where_nothing_is(part: Path, path: Path) -> None:
    """A link is made only where there is no file, whoever else may be saving at this moment."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links: the next best
        if path.exists():
            raise FileExistsError(17, "File exists", str(path)) from None
        part.replace(path)
    else:
        part.unlink()


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
