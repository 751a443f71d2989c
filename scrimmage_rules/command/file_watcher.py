"""Watched files of `scrimmage verify --watch`: a list of files, and a wait until one of them changes.

The watcher polls the files. An adapter and its engine have a few dozen files, and polling them takes less than a
millisecond. Polling works on every file system and needs no library; notifications fail on many shared or mounted file
systems.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from scrimmage_rules.kernel.errors import MalformedData

LOOK_SECONDS = 0.2
MOST_FILES = 5_000

LEFT_OUT = frozenset(
    {"__pycache__", "_build", "build", "dist", "node_modules", "obj", "out", "site-packages", "target", "venv"}
)
"""Names of folders with build output. These folders, and folders whose name starts with a dot, are watched only if the
adapter command names them.
"""

FileStates = dict[Path, tuple[int, int, int]]
"""Modification time, size and inode number of each file."""


def find_watched_paths(command: Sequence[str]) -> tuple[Path, ...]:
    """Return the paths to watch for changes: the folders of the files that the adapter command names, or the working
    folder if it names none.

    The first word of the command counts only if no other word names a file, because this first word can be an
    interpreter, such as `python3`. For a program in a folder of build output, only its file and the folder of its
    sources are watched.
    """
    named = [Path(word) for word in command[1:] if os.path.lexists(word)]
    if not named and os.sep in command[0]:
        named = [Path(command[0])]
    places = (place for path in named for place in _find_paths_to_watch_for_program_file(path))
    return tuple(dict.fromkeys(places)) or (Path(),)


def _find_paths_to_watch_for_program_file(path: Path) -> tuple[Path, ...]:
    folder = path if path.is_dir() else path.parent
    sources = _find_source_folder(folder)
    return (folder,) if sources == folder else (sources, path)


def _find_source_folder(folder: Path) -> Path:
    """Return the folder with the sources of a program, given the folder of the program. If a folder of build output
    contains the program, return the folder around the build output.

    A folder outside the working folder, such as `/opt/build`, can have the name of a build folder by chance. Such a
    folder counts as build output only if the folder around it directly contains source files.
    """
    here = folder if not folder.is_absolute() else _shorten_to_relative_path(folder)
    written = [each for each in (here, *here.parents) if _is_written_by_tools(each.name)]
    if here.is_absolute():
        return next((each.parent for each in written if _contains_handwritten_files(each.parent)), folder)
    return written[-1].parent if written else folder


def _contains_handwritten_files(folder: Path) -> bool:
    """Return whether a folder directly contains files that people write, such as source code."""
    if _is_written_by_tools(folder.name) or not folder.is_dir():
        return False
    return any(each.is_file() and not each.name.startswith(".") for each in folder.iterdir())


def _shorten_to_relative_path(folder: Path) -> Path:
    here = Path.cwd()
    return folder.relative_to(here) if folder.is_relative_to(here) else folder


def _is_written_by_tools(name: str) -> bool:
    return name in LEFT_OUT or (name.startswith(".") and name not in (".", ".."))


def check_watched_paths(places: Collection[Path], ignored: Sequence[str] = ()) -> None:
    """Raise `MalformedData` if the paths to watch have too many files, or if a path does not exist. A missing path in a
    build folder is allowed, because a build will create it.
    """
    for place in places:
        if not place.exists() and _find_source_folder(place.parent) == place.parent:
            raise MalformedData("--watch", f"{place}: no such file or folder; give an existing one")
    scan_file_states(places, ignored=ignored)


def scan_file_states(
    places: Collection[Path], without: Collection[Path] = (), ignored: Sequence[str] = ()
) -> FileStates:
    """Return the state of each file under these paths. Leave out the files in `without`, which the run writes itself,
    and files whose name matches a pattern in `ignored`.
    """
    seen: FileStates = {}
    own = {path.absolute() for path in without}
    for path in (path for place in places for path in _list_files(place, ignored)):
        if path.absolute() not in own:
            seen |= _read_file_state(path)
        if len(seen) > MOST_FILES:
            problem = f"more than {MOST_FILES} files are in {', '.join(map(str, places))}"
            raise MalformedData("--watch", f"{problem}; give the folder of the program with --watch PATH")
    return seen


def list_changed_files(before: FileStates, now: FileStates) -> list[Path]:
    """Return the files that were added, removed or changed between two states."""
    return sorted(path for path in before.keys() | now.keys() if before.get(path) != now.get(path))


def wait_for_file_change(
    before: FileStates, places: Collection[Path], without: Collection[Path] = (), ignored: Sequence[str] = ()
) -> list[Path]:
    """Wait until files have changed and then stay unchanged for one polling interval; return the changed files."""
    now = scan_file_states(places, without, ignored)
    while not list_changed_files(before, now):
        time.sleep(LOOK_SECONDS)
        now = scan_file_states(places, without, ignored)
    while True:
        time.sleep(LOOK_SECONDS)
        later = scan_file_states(places, without, ignored)
        if later == now:
            return list_changed_files(before, now)
        now = later


def _list_files(place: Path, ignored: Sequence[str]) -> Iterator[Path]:
    if not place.is_dir():
        yield from () if _is_ignored(Path(place.name), ignored) else (place,)
        return
    for folder, folders, names in os.walk(place):
        inside = Path(folder).relative_to(place)
        folders[:] = [
            each for each in folders if not _is_written_by_tools(each) and not _is_ignored(inside / each, ignored)
        ]
        files = (name for name in names if not name.startswith(".") and not _is_ignored(inside / name, ignored))
        yield from (Path(folder, name) for name in files)


def _is_ignored(path: Path, patterns: Sequence[str]) -> bool:
    """Return whether the end of a path inside a watched folder matches a pattern, such as `*.log` or `data/*.json`."""
    return any(path.match(pattern) for pattern in patterns)


def _read_file_state(path: Path) -> FileStates:
    """Return the state of a file, or an empty state if the file was removed during the scan."""
    try:
        found = path.stat()
    except OSError:
        return {}
    return {path: (found.st_mtime_ns, found.st_size, found.st_ino)} if stat.S_ISREG(found.st_mode) else {}
