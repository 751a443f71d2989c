"""Which files a run is repeated for, and the wait until one of them is another.

They are looked at again and again, and no library is asked to tell of changes: an adapter and its engine are a few
dozen files, which takes less than a millisecond, and a look is right on every file system (what others tell of changes
is silent on many that are shared or mounted), on every machine, and with nothing more to install.
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
"""Folders in a watched one that are written by tools, as all that begin with a dot are; named, they are watched."""

Seen = dict[Path, tuple[int, int, int]]
"""Each file with what tells it from another of its name: when it was written, its size, and which one it is."""


def places_of(command: Sequence[str]) -> tuple[Path, ...]:
    """Where the files of a command are: the folders of those it names, or else the folder it is started in.

    The program itself counts only where it is all that is named: before a script stands an interpreter. Of a program
    that lies in a folder for tools, that one is watched and the folder of its sources, and nothing else of the former.
    """
    named = [Path(word) for word in command[1:] if os.path.lexists(word)]
    if not named and os.sep in command[0]:
        named = [Path(command[0])]
    places = (place for path in named for place in _places_of_one(path))
    return tuple(dict.fromkeys(places)) or (Path(),)


def _places_of_one(path: Path) -> tuple[Path, ...]:
    folder = path if path.is_dir() else path.parent
    sources = _sources_of(folder)
    return (folder,) if sources == folder else (sources, path)


def _sources_of(folder: Path) -> Path:
    """The folder itself, or if a tool has written it the one in which that tool works.

    A folder outside the current one may lie in `/opt/build` by chance: its tool works in a folder with files.
    """
    here = folder if not folder.is_absolute() else _seen_from_here(folder)
    written = [each for each in (here, *here.parents) if _is_written_by_tools(each.name)]
    if here.is_absolute():
        return next((each.parent for each in written if _holds_files(each.parent)), folder)
    return written[-1].parent if written else folder


def _holds_files(folder: Path) -> bool:
    """Return whether files that people write are in a folder."""
    if _is_written_by_tools(folder.name) or not folder.is_dir():
        return False
    return any(each.is_file() and not each.name.startswith(".") for each in folder.iterdir())


def _seen_from_here(folder: Path) -> Path:
    here = Path.cwd()
    return folder.relative_to(here) if folder.is_relative_to(here) else folder


def _is_written_by_tools(name: str) -> bool:
    return name in LEFT_OUT or (name.startswith(".") and name not in (".", ".."))


def check_places(places: Collection[Path]) -> None:
    """Raise `MalformedData` for a place that does not exist, unless it is yet to be built, or that holds too much."""
    for place in places:
        if not place.exists() and _sources_of(place.parent) == place.parent:
            raise MalformedData("--watch", f"{place}: no such file or folder; give an existing one")
    look(places)


def look(places: Collection[Path], without: Collection[Path] = ()) -> Seen:
    """Return the files below these places as they are now; `without` are files that the run itself writes."""
    seen: Seen = {}
    own = {path.absolute() for path in without}
    for path in (path for place in places for path in _files(place)):
        if path.absolute() not in own:
            seen |= _state(path)
        if len(seen) > MOST_FILES:
            problem = f"more than {MOST_FILES} files are in {', '.join(map(str, places))}"
            raise MalformedData("--watch", f"{problem}; give the folder of the program with --watch PATH")
    return seen


def changed(before: Seen, now: Seen) -> list[Path]:
    """The files that are new, gone or other than before."""
    return sorted(path for path in before.keys() | now.keys() if before.get(path) != now.get(path))


def wait(before: Seen, places: Collection[Path], without: Collection[Path] = ()) -> list[Path]:
    """The files that are other than before, once there are any and nobody goes on writing them."""
    now = look(places, without)
    while not changed(before, now):
        time.sleep(LOOK_SECONDS)
        now = look(places, without)
    while True:
        time.sleep(LOOK_SECONDS)
        later = look(places, without)
        if later == now:
            return changed(before, now)
        now = later


def _files(place: Path) -> Iterator[Path]:
    if not place.is_dir():
        yield place
        return
    for folder, folders, names in os.walk(place):
        folders[:] = [each for each in folders if not _is_written_by_tools(each)]
        yield from (Path(folder, name) for name in names if not name.startswith("."))


def _state(path: Path) -> Seen:
    """What there is of a file; nothing of one that is gone meanwhile."""
    try:
        found = path.stat()
    except OSError:
        return {}
    return {path: (found.st_mtime_ns, found.st_size, found.st_ino)} if stat.S_ISREG(found.st_mode) else {}
