"""Reading of regular files, and atomic writing: after a crash, a path has the complete old file, the complete new one,
or no file.

The object at the output path decides how it is written. If the path has a regular file or nothing, a new file is
written next to it and then gets its name. If the path is a link, this happens at the target of the link. A character
device (`/dev/null`, a terminal) or a descriptor (`/dev/stdout`, `/dev/fd/3`) is written directly. Any other object,
such as a folder, a FIFO, a socket or a disk, is refused and stays unchanged.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from scrimmage_rules.kernel import file_locks
from scrimmage_rules.kernel.errors import MalformedData, Unreadable, Unwritable
from scrimmage_rules.kernel.file_locks import AT_ONCE, NO_LINK

LARGEST = 64 * 1024 * 1024
"""Maximum number of bytes of a file that is read; a game of ten thousand moves has fewer than two million."""

LONGEST_STEM = 200
"""Maximum number of bytes of a file's name that the name of its partial file repeats. Most file systems allow names of
at most 255 bytes.
"""

PART = r"\.[0-9a-f]{16}\.part"

SORTS = {
    stat.S_IFDIR: "Is a directory", stat.S_IFIFO: "not a regular file but a FIFO",
    stat.S_IFSOCK: "not a regular file but a socket", stat.S_IFCHR: "not a regular file but a device",
    stat.S_IFBLK: "not a regular file but a disk",
}  # fmt: skip
DESCRIPTORS = {"/dev/stdout": 1, "/dev/stderr": 2}


# ---- reading


def read_file(path: Path) -> bytes:
    """Return the content of a regular file. Raise an error for a file that is too large, and, without waiting, for any
    other object, such as a FIFO.
    """
    with open_regular_file(path) as file:
        return file.read(LARGEST)


@contextmanager
def open_regular_file(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading. Raise an error for a file that is too large, and, without waiting, for any other
    object, such as a FIFO.
    """
    try:
        handle = _open_handle(path)
        try:
            _require_regular_file(path, os.fstat(handle))
            with os.fdopen(handle, "rb", closefd=False) as file:
                yield file
        finally:
            os.close(handle)
    except OSError as fault:
        raise Unreadable(str(path), _describe_fault(fault)) from None


def _open_handle(path: Path) -> int:
    try:
        return os.open(path, os.O_RDONLY | AT_ONCE)
    except ValueError as fault:  # only here: callers of `open_regular_file` may raise their own
        raise Unreadable(str(path), _describe_fault(fault)) from None


def list_visible_files(folder: Path, pattern: str) -> list[Path]:
    """Return the paths below `folder` that match a glob pattern, sorted, without hidden files.

    Editors put locks and drafts next to an open file under names that begin with a dot: `.#punt.feature`.
    """
    return sorted(path for path in folder.glob(pattern) if not _is_hidden_path(path.relative_to(folder)))


def _is_hidden_path(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def _require_regular_file(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise Unreadable(str(path), SORTS[stat.S_IFMT(found.st_mode)], _suggest_remedy(found.st_mode))
    if found.st_size > LARGEST:
        raise Unreadable(str(path), f"larger than {LARGEST // 1024 // 1024} MB")


def _suggest_remedy(mode: int) -> str:
    return "give a readable file" if stat.S_ISDIR(mode) else "give a regular file"


def _describe_fault(fault: OSError | ValueError) -> str:
    """Return the problem of a file error in words; a `ValueError` means that the name contains a NUL character."""
    return fault.strerror or str(fault) if isinstance(fault, OSError) else str(fault)


# ---- writing


def write_atomically(path: Path, content: bytes, replace: bool = True) -> None:
    """Write a file atomically: the file gets its final name only after all its data is on the disk.

    The new file gets the permissions of the file that it replaces. If `replace` is false and the file exists, raise
    `FileExistsError` and leave the file unchanged. Raise `Unwritable` for a place that cannot be written. A crash can
    leave a file with the ending `.part` next to the path, which the next writer of the same file removes.
    """
    with _raise_unwritable_for_system_errors(path):
        place = _resolve_output_path(path)
        if place is None:
            _write_in_place(path, content)
        else:
            _write_partial_file_and_publish(place, content, replace=replace)


def require_writable(path: Path) -> None:
    """Raise `Unwritable` if `write_atomically` would raise it for this path. Some faults, such as a full disk, show
    only during the writing.
    """
    with _raise_unwritable_for_system_errors(path):
        place = _resolve_output_path(path)
        if place is not None:
            part, handle = _create_locked_partial_file(place)
            os.close(handle)
            part.unlink()


def require_distinct_outputs(outputs: Mapping[str, str | None]) -> None:
    """Raise `MalformedData` if two options name the same output file, because the second write would replace the first.

    The name `-` means standard output. Several options may name the same device.
    """
    known: dict[str | int, str] = {}
    for option, name in outputs.items():
        place = None if name is None else 1 if name == "-" else _find_output_target(Path(name))
        if place is not None and place in known:
            raise MalformedData(option, f"{known[place]} also writes to {name!r}; give each output a file of its own")
        if place is not None:
            known[place] = option


def _find_output_target(path: Path) -> str | int | None:
    """Return the number of the descriptor, or the path of the file, that an output is written to. Return None for a
    device.
    """
    descriptor = _find_descriptor_number(path)
    return descriptor if descriptor is not None else None if path.is_char_device() else os.path.realpath(path)


@contextmanager
def _raise_unwritable_for_system_errors(path: Path) -> Iterator[None]:
    """Replace a system error about an output file, or a file next to it, by `Unwritable` with the name that the user
    gave.
    """
    try:
        yield
    except FileExistsError:
        raise
    except (OSError, ValueError) as fault:
        raise Unwritable(str(path), _describe_fault(fault)) from None


def _resolve_output_path(path: Path) -> Path | None:
    """Return the path of an output file after following links. Return None for a device or a descriptor. Raise
    `Unwritable` for any other object, such as a folder.
    """
    if _find_descriptor_number(path) is not None:
        return None
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return Path(os.path.realpath(path)) if path.is_symlink() else path
    if stat.S_ISCHR(mode):
        return None
    if not stat.S_ISREG(mode):
        raise Unwritable(str(path), SORTS[stat.S_IFMT(mode)])
    if not os.access(path, os.W_OK):
        raise PermissionError(13, "Permission denied")
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _find_descriptor_number(path: Path) -> int | None:
    """Return the descriptor number of a name such as `/dev/stdout` or `/dev/fd/3`."""
    numbered = re.fullmatch(r"(?:/dev|/proc/self)/fd/([0-9]{1,9})", str(path))
    return int(numbered.group(1)) if numbered else DESCRIPTORS.get(str(path))


def _write_in_place(path: Path, content: bytes) -> None:
    number = _find_descriptor_number(path)
    handle = os.open(path, os.O_WRONLY | getattr(os, "O_CLOEXEC", 0)) if number is None else os.dup(number)
    with os.fdopen(handle, "wb") as file:
        file.write(content)


def _write_partial_file_and_publish(path: Path, content: bytes, *, replace: bool) -> None:
    part, handle = _create_locked_partial_file(path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(handle)
            if file_locks.HAS_LOCKS:
                _publish_partial_file(part, path, replace=replace)
        if not file_locks.HAS_LOCKS:  # Windows moves no open file
            _publish_partial_file(part, path, replace=replace)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _publish_partial_file(part: Path, path: Path, *, replace: bool) -> None:
    """Rename a partial file to its final name, with the permissions of the file that it replaces."""
    if not replace:
        _move_partial_file_if_absent(part, path)
        return
    with contextlib.suppress(FileNotFoundError):
        part.chmod(stat.S_IMODE(path.stat().st_mode))
    part.replace(path)


def _move_partial_file_if_absent(part: Path, path: Path) -> None:
    """Give a partial file its final name only if no file has that name, even if other processes save at the same
    time.
    """
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
    with contextlib.suppress(
        OSError
    ):  # a folder that may be written and not read: the file is in its place all the same
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# ---- parts


def _create_locked_partial_file(path: Path) -> tuple[Path, int]:
    """Create a locked partial file next to an output file. First remove the partial files that earlier crashes left for
    this output file.
    """
    stem = os.fsdecode(os.fsencode(path.name)[:LONGEST_STEM])
    remove_partial_files(path.parent, re.escape(stem))
    while True:
        part = path.with_name(f"{stem}.{os.urandom(8).hex()}.part")
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | AT_ONCE, 0o666)
        with contextlib.suppress(OSError):  # a file system without locks: nobody else clears there either
            file_locks.lock_file(handle)
        if os.fstat(handle).st_nlink:
            return part, handle
        os.close(handle)  # cleared by another writer between the two


def remove_partial_files(folder: Path, names: str) -> None:
    """Remove the partial files whose names fit the pattern and whose writers have crashed.

    A removed file has the name of a partial file, is a regular file of this user, and is not locked. A running writer
    keeps its partial file locked; the system removes the lock when the writer is killed.
    """
    if not file_locks.HAS_LOCKS:
        return
    with contextlib.suppress(OSError):  # a folder that cannot be read
        for entry in [each for each in os.scandir(folder) if re.fullmatch(names + PART, each.name)]:
            with contextlib.suppress(OSError):  # locked, or gone by now
                _remove_unlocked_part_file(Path(entry.path))


def _remove_unlocked_part_file(part: Path) -> None:
    handle = os.open(part, os.O_RDONLY | AT_ONCE | NO_LINK)
    try:
        found = os.fstat(handle)
        if stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid():
            file_locks.lock_file_at_once(handle)
            part.unlink()
    finally:
        os.close(handle)
