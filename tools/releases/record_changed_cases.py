"""Record the cases of the last release that have changed since then, for the page of changes.

Usage: `.venv/bin/python -m tools.releases.record_changed_cases [REVISION]`, with the revision of the last release, such
as the tag `v0.2.0`. Without it, the tool takes the tag, or the commit that set the version of the last release. The
record of a release stores only hashes, so the cases are read from this revision.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kit.cases.vectors import Vector, VectorStep
from scrimmage_rules.kit.rulebook.release_records import Release, ReleasedGame, read_releases, read_suite_as_release
from scrimmage_rules.site.data.changed_cases import RECORDS, SUFFIX, encode_cases

SUITE = Path("conformance")


def main(arguments: list[str]) -> int:
    """Write the changed cases of the last release and print the path of their file; return the exit code."""
    if len(arguments) > 1:
        print("give at most the revision of the last release, such as v0.2.0", file=sys.stderr)
        return 2
    release = [each for each in read_releases(SUITE) if each.version != __version__][-1]
    revision = arguments[0] if arguments else find_tag_or_commit_of_version(release.version)
    changed = find_changed_names(release, read_suite_as_release(SUITE))
    earlier = {each.id: each for name in release.games for each in _read_vectors_of_revision(revision, name)}
    released = {name: hashed for game in release.games.values() for name, hashed in game.cases.items()}
    others = [name for name in changed if name not in earlier or earlier[name].content != released[name]]
    if others:
        print(f"{revision} has other cases than release {release.version}: {others[0]}", file=sys.stderr)
        return 1
    path = RECORDS / f"{release.version}{SUFFIX}"
    write_atomically(path, encode_cases({name: _list_own_steps(earlier[name]) for name in changed}).encode())
    print(f"written: {path} ({len(changed)} cases)")
    return 0


def find_tag_or_commit_of_version(version: str) -> str:
    """Return the tag of a version; if the tag is missing, return the first commit that set the version."""
    tag = f"v{version}"
    if _run_git("tag", "--list", tag):
        return tag
    setting = f'__version__ = "{version}"'
    found = (
        _run_git("log", "--format=%h", "--reverse", f"-S{setting}", "--", "scrimmage_rules/__init__.py")
        .decode()
        .split()
    )
    if not found:
        raise SystemExit(f"this clone has no tag {tag}; give the revision of release {version}")
    return found[0]


def find_changed_names(release: Release, current: Release) -> list[str]:
    """Return the names of the cases of a release that have changed since or have been removed from the suite."""
    absent = ReleasedGame({}, {}, {})
    return [
        name
        for ruleset_id, game in release.games.items()
        for name, hashed in game.cases.items()
        if current.games.get(ruleset_id, absent).cases.get(name) != hashed
    ]


def _read_vectors_of_revision(revision: str, ruleset_id: str) -> Iterator[Vector]:
    content = _run_git("show", f"{revision}:{SUITE}/vectors/{ruleset_id}.jsonl")
    return (msgspec.json.decode(line, type=Vector) for line in content.splitlines())


def _run_git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], check=True, stdout=subprocess.PIPE).stdout


def _list_own_steps(vector: Vector) -> tuple[VectorStep, ...]:
    """Return the steps of a case with the requirements that its scenario states, without those that the kit adds."""
    return tuple(VectorStep(step.text, tuple(each.own for each in step.do)) for step in vector.steps)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
