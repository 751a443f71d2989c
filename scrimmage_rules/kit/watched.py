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

LEFT_OUT = frozenset({"__pycache__", "build", "dist", "node_modules", "target", "venv"})
"""Folders in a watched one that are written by tools, as all that begin with a dot are; named, they are watched."""

Seen = dict[Path, tuple[int, int, int]]
"""Each file with what tells it from another of its name: when it was written, its size, and which one it is."""


def places_of(command: Sequence[str]) -> tuple[Path, ...]:
    """Where the files of a command are: the folders of those it names, or else the folder it is started in.

    The program itself counts only where it is all that is named: before a script stands an interpreter.
    """
    named = [Path(word) for word in command[1:] if os.path.lexists(word)]
    if not named and os.sep in command[0]:
        named = [Path(command[0])]
    folders = (path if path.is_dir() else path.parent for path in named)
    return tuple(dict.fromkeys(folders)) or (Path(),)


def check_places(places: Collection[Path]) -> None:
    """Raise `MalformedData` for a place that is not there, or that holds too much to look at."""
    for place in places:
        if not place.exists():
            raise MalformedData("--watch", f"there is no {place}; name a file or a folder that is there")
    look(places)


def look(places: Collection[Path], without: Collection[Path] = ()) -> Seen:
    """The files below these places as they are now; `without` are files that the run itself writes."""
    seen: Seen = {}
    own = {path.absolute() for path in without}
    for path in (path for place in places for path in _files(place)):
        if path.absolute() not in own:
            seen |= _state(path)
        if len(seen) > MOST_FILES:
            problem = f"more than {MOST_FILES} files are in {', '.join(map(str, places))}"
            raise MalformedData("--watch", f"{problem}; name the folder of the program with --watch PATH")
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
        folders[:] = [each for each in folders if each not in LEFT_OUT and not each.startswith(".")]
        yield from (Path(folder, name) for name in names if not name.startswith("."))


def _state(path: Path) -> Seen:
    """What there is of a file; nothing of one that is gone meanwhile."""
    try:
        found = path.stat()
    except OSError:
        return {}
    return {path: (found.st_mtime_ns, found.st_size, found.st_ino)} if stat.S_ISREG(found.st_mode) else {}
