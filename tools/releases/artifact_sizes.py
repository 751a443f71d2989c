"""Limits on the size of the artifacts, so that a growing suite does not make the packages large unnoticed."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

MEGABYTE = 1_000_000

LARGEST_PACKED = {"*.whl": 4 * MEGABYTE, "scrimmage-rules-*.tgz": 4 * MEGABYTE}
"""Maximum number of bytes of each packed artifact, by the pattern of its name."""

LARGEST_INSTALLED = 12 * MEGABYTE
"""Maximum number of bytes of all files of the wheel, and of all files of the npm package."""


def find_large_artifacts(folder: Path) -> list[str]:
    """Return a message for each artifact in a folder that is too large, packed or installed."""
    found = []
    for pattern, most in LARGEST_PACKED.items():
        for path in sorted(folder.glob(pattern)):
            found += _find_excess(path, "packed", path.stat().st_size, most)
            found += _find_excess(path, "installed", _count_installed_bytes(path), LARGEST_INSTALLED)
    return found


def _find_excess(path: Path, state: str, size: int, most: float) -> list[str]:
    if size <= most:
        return []
    return [
        f"{path.name}: {size / MEGABYTE:.2f} MB {state}, more than {most / MEGABYTE:g} MB; pack fewer or smaller files"
    ]


def _count_installed_bytes(path: Path) -> int:
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return sum(each.file_size for each in wheel.infolist())
    with tarfile.open(path) as package:
        return sum(each.size for each in package.getmembers())
