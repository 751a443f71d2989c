"""`make record`: writes a record of the suite as a release, with which later versions are compared.

Usage, once the version is final: `.venv/bin/python -m tools.releases.record_release`. An existing record is not
overwritten, because users have that release.
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
    """Write the record of a release, one line for each name; raise `FileExistsError` if the record exists."""
    path = suite / FOLDER / f"{release.version}.json"
    path.parent.mkdir(exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(release), indent=1) + b"\n", replace=False)
    return path


def main() -> int:
    """Write the record of the current version and print its path; return the exit code."""
    try:
        print(f"written: {record_release(read_suite(SUITE), SUITE)}")
    except FileExistsError:
        print(f"{__version__} is already released; give the next release a new version", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
