"""`make record`: writes a record of the suite as a release, with which later versions are compared.

Usage, once the version is final: `.venv/bin/python -m tools.releases.record_release`. An existing record is not
overwritten, because users have that release.
"""

from __future__ import annotations

import sys
from pathlib import Path

from scrimmage_rules import __version__
from scrimmage_rules.kit.rulebook.release_records import read_suite_as_release, record_release

SUITE = Path("conformance")


def main() -> int:
    """Write the record of the current version and print its path; return the exit code."""
    try:
        print(f"written: {record_release(read_suite_as_release(SUITE), SUITE)}")
    except FileExistsError:
        print(f"{__version__} is already released; give the next release a new version", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
