"""Build of the release artifacts: wheel, sdist, suite archive, and npm package.

Usage: `python -m tools.releases.artifacts FOLDER`

`make artifacts` builds twice in different environments and compares the results. All timestamps in artifacts are that
of the last commit, so that a commit always gives the same bytes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.releases import npm_package, suite_archive
from tools.releases.artifact_sizes import find_large_artifacts
from tools.releases.reproducible_archive import compress_wheel

ROOT = Path(__file__).resolve().parents[2]
BACKEND = ROOT / ".venv" / "backend"


def read_commit_time() -> int:
    """Return the time of the last commit in seconds since 1970."""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def build_wheel_and_sdist(folder: Path, when: int) -> None:
    """Build the sdist, and the wheel from it."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    changed = {"PYTHONPATH": str(BACKEND), "SOURCE_DATE_EPOCH": str(when)}
    done = subprocess.run(command, check=False, env=os.environ | changed, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}\nthe wheel could not be built")
    for wheel in folder.glob("*.whl"):
        compress_wheel(wheel)


def build_artifacts(folder: Path) -> None:
    """Build all artifacts into an existing folder; end the program if an artifact is too large."""
    when = read_commit_time()
    build_wheel_and_sdist(folder, when)
    suite_archive.write_suite_archive(folder, when)
    npm_package.pack_package(folder)
    large = find_large_artifacts(folder)
    if large:
        raise SystemExit("\n".join(large))


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code, 2 for invalid arguments."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: python -m tools.releases.artifacts FOLDER, one that exists")
        return 2
    build_artifacts(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
