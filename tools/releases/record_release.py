"""`make record`: keep what the suite holds as a release, which later versions are compared with.

Run from the checkout once its version is final:
`.venv/bin/python -m tools.releases.record_release`. A release that is kept
already is not written again: it is what others have.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kit.rulebook.releases import FOLDER, Release, read_suite

SUITE = Path("conformance")


def record_release(release: Release, suite: Path) -> Path:
    """Write a release, a line for each of its names; raises `FileExistsError` where it is kept already."""
    path = suite / FOLDER / f"{release.version}.json"
    path.parent.mkdir(exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(release), indent=1) + b"\n", replace=False)
    return path


def main() -> int:
    """Record the release and print the result."""
    try:
        print(f"written: {record_release(read_suite(SUITE), SUITE)}")
    except FileExistsError:
        print(f"{__version__} is released already; give the next one a version of its own", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
