"""Fast check whether an installed package can have entry points of a group: `importlib.metadata` is slow to import."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path

ABOUT = (".dist-info", ".egg-info")
FILE = "entry_points.txt"


def may_any_package_declare(group: str) -> bool:
    """Return whether an installed package may have entry points of this group.

    If the result is false, no package has such entry points. The result is also true if only `importlib.metadata` can
    read a package, such as a package in an archive.
    """
    if any(hasattr(finder, "find_distributions") for finder in sys.meta_path if finder is not PathFinder):
        return True
    folders = [Path(each) for each in dict.fromkeys(sys.path)]
    if any(folder.suffix == ".egg" or folder.is_file() for folder in folders):
        return True
    return any(_may_metadata_declare(path, group) for folder in folders for path in _find_metadata_folders(folder))


def _find_metadata_folders(folder: Path) -> Iterator[Path]:
    """Yield the metadata folders of the packages in a folder, and the packages in archives."""
    try:
        names = os.listdir(folder)  # noqa: PTH208  (pathlib makes a path of each)
    except OSError:
        return
    yield from (folder / name for name in names if name.endswith((*ABOUT, ".egg")))


def _may_metadata_declare(about: Path, group: str) -> bool:
    if about.suffix == ".egg":
        return True
    try:
        text = (about / FILE).read_bytes()
    except OSError:
        return False
    lines = (line.strip() for line in text.splitlines())
    is_plain = all(not line or line.startswith((b"[", b"#")) or b"=" in line for line in lines)
    return not is_plain or not text.isascii() or group.encode() in text
