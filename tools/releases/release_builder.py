"""`make artifacts` and `make release`: creates all files of a release in dist/. Nothing is published.

Usage: `python -m tools.releases.release_builder artifacts` builds the installable packages twice and compares them.
`python -m tools.releases.release_builder whole` also adds the site from site/, the bill of materials, the release notes
and the checksums, and lists the steps that are missing before the release.
`python -m tools.releases.release_builder publishable [TAG]` fails if a step is missing, or if the tag is not that of
this version.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from scrimmage_rules import __version__
from scrimmage_rules.kit.rulebook.release_records import read_releases
from tools.releases.artifacts import read_commit_time
from tools.releases.bill_of_materials import create_bill
from tools.releases.news import CHANGELOG, CITATION, get_release_notes, list_fragments, split_sections
from tools.releases.reproducible_archive import format_checksums, hash_content, write_archive

ROOT = Path(__file__).resolve().parents[2]
DIST, SITE = ROOT / "dist", ROOT / "site"
SUMS = "SHA256SUMS"

ELSEWHERE = {"TZ": "Pacific/Kiritimati", "LC_ALL": "C", "PYTHONHASHSEED": "1", "COLUMNS": "40"}
"""Environment variables of the second build. They differ from the first build, and must not change the result."""


def build_artifacts_twice(dist: Path) -> list[str]:
    """Build all artifacts twice and put them into `dist`; return the names of files that differ.

    `dist` must be empty except for checksums.
    """
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        _build_artifacts(Path(one), {}, 0o022)
        _build_artifacts(Path(other), ELSEWHERE, 0o077)
        first, second = read_contents(Path(one)), read_contents(Path(other))
    dist.mkdir(exist_ok=True)
    for path in dist.iterdir():
        if path.name != SUMS:
            path.unlink()
    for name, content in first.items():
        (dist / name).write_bytes(content)
    return [name for name in sorted({*first, *second}) if first.get(name) != second.get(name)]


def _build_artifacts(folder: Path, circumstances: dict[str, str], umask: int) -> None:
    command = [sys.executable, "-m", "tools.releases.artifacts", str(folder)]
    subprocess.run(command, check=True, cwd=ROOT, env=os.environ | circumstances, umask=umask)


def read_contents(folder: Path) -> dict[str, bytes]:
    """Return the contents of all files in a folder and its subfolders, by path."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def add_derived_files(dist: Path, site: Path, when: int) -> None:
    """Add files made from the artifacts and the site to `dist`; the file of checksums is last and covers all files."""
    write_archive(dist / f"scrimmage-site-{__version__}.tar.gz", read_contents(site), when)
    for made in (f"scrimmage-rules-{__version__}.cdx.json", "RELEASE_NOTES.md", SUMS):
        (dist / made).unlink(missing_ok=True)
    (dist / f"scrimmage-rules-{__version__}.cdx.json").write_bytes(create_bill(read_contents(dist), when))
    (dist / "RELEASE_NOTES.md").write_text(
        f"# scrimmage-rules {__version__}\n\n{get_release_notes(ROOT)}\n", encoding="utf-8"
    )
    (dist / SUMS).write_bytes(format_checksums(read_contents(dist)))


def describe_files(dist: Path, before: str) -> Iterator[str]:
    """Yield a line for each file: its size, its checksum, and whether it is equal to the file of an earlier run."""
    for name, content in read_contents(dist).items():
        said = f"{hash_content(content)}  {name}" in before.splitlines()
        again = "" if name not in before or name == SUMS else ", as before" if said else ", CHANGED"
        yield f"{len(content):>12,}  {hash_content(content)[:12]}  {name}{again}"


def list_missing_steps(root: Path) -> Iterator[str]:
    """Yield the steps that are missing before the version can be released."""
    told = split_sections((root / CHANGELOG).read_text(encoding="utf-8"), "## ")
    if subprocess.run(["git", "-C", str(root), "status", "--porcelain"], check=True, stdout=subprocess.PIPE).stdout:
        yield "there are changes that are not committed: the files are of no commit"
    if __version__ not in {each.version for each in read_releases()}:
        yield f"{__version__} is not kept yet: make record"
    if __version__ not in told or list_fragments(root):
        yield f"the news are not in {CHANGELOG} yet: python -m tools.releases.news --into-changelog"
    if f"version: {__version__}\n" not in (root / CITATION).read_text(encoding="utf-8"):
        yield f"{CITATION} names another version: python -m tools.releases.news --into-changelog"


def list_obstacles(root: Path, dist: Path, tag: str) -> Iterator[str]:
    """Yield the reasons why the files in `dist` cannot be published under a tag. If the tag is empty, do not check the
    tag.
    """
    yield from list_missing_steps(root)
    if tag and tag != f"v{__version__}":
        yield f"the tag is {tag}, but the version is {__version__}: git tag v{__version__}"
    missing = [name for name in (SUMS, "RELEASE_NOTES.md") if not (dist / name).is_file()]
    if missing:
        yield f"{' and '.join(missing)} not in dist/: make release"


def check_publishable(tag: str) -> int:
    """Print each obstacle; return 1 if there is one."""
    obstacles = list(list_obstacles(ROOT, DIST, tag))
    for each in obstacles:
        print(f"before publishing: {each}", file=sys.stderr)
    if not obstacles:
        print(f"dist/ can be published as v{__version__}")
    return 1 if obstacles else 0


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return 1 if the second build differs or a step is missing, 2 for invalid arguments."""
    if arguments[:1] == ["publishable"] and len(arguments) <= 2:
        return check_publishable("".join(arguments[1:]))
    if arguments == ["artifacts"]:
        other = build_artifacts_twice(DIST)
        for name in other:
            print(f"two builds of {name} differ", file=sys.stderr)
        print("\n".join(describe_files(DIST, "")))
        return 1 if other else 0
    if arguments != ["whole"] or not (SITE / "index.html").is_file() or not [*DIST.glob("*.whl")]:
        print(
            "usage: python -m tools.releases.release_builder artifacts|whole "
            "(whole needs site/ and dist/; run `make release`)"
        )
        return 2
    before = (DIST / SUMS).read_text(encoding="utf-8") if (DIST / SUMS).is_file() else ""
    add_derived_files(DIST, SITE, read_commit_time())
    print("\n".join(describe_files(DIST, before)))
    for each in list_missing_steps(ROOT):
        print(f"before the release: {each}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
