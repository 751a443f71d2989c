"""Archive of the suite for implementers who do not use Python, with a manifest and checksums.

It contains `conformance/`, `javascript/engine/` and `features/` as git tracks them, the pages for implementers, and the
licence. `manifest.json` has the version, the content by game, and the size and SHA-256 of each file. `SHA256SUMS` has
the checksums too.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kit.protocol.messages import PROTOCOL
from scrimmage_rules.kit.rulebook.release_records import read_suite_as_release
from scrimmage_rules.kit.running.conformance_run import hash_suite
from scrimmage_rules.rulesets import RULESETS
from tools.releases.reproducible_archive import format_checksums, hash_content, write_archive

ROOT = Path(__file__).resolve().parents[2]
HELD = ("LICENSE", "conformance", "javascript/engine", "features", "docs/conformance")


def write_suite_archive(folder: Path, when: int) -> Path:
    """Write the archive to a folder and return its path; `when` is the timestamp of its files in seconds since 1970."""
    files = {name: (ROOT / name).read_bytes() for name in list_tracked_files()}
    files["manifest.json"] = msgspec.json.format(msgspec.json.encode(create_manifest(files)), indent=1) + b"\n"
    files["SHA256SUMS"] = format_checksums(files)
    return write_archive(folder / f"scrimmage-suite-{__version__}.tar.gz", files, when)


def list_tracked_files() -> list[str]:
    """Return the files for the archive. Only files that git tracks are in the archive."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--", *HELD]
    listed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [each for each in listed.split("\0") if each]


def create_manifest(files: dict[str, bytes]) -> dict[str, Any]:
    """Return the content of `manifest.json`: the suite by game, then every file."""
    games = read_suite_as_release(ROOT / "conformance").games
    return {
        "format": "scrimmage-suite-1",
        "version": __version__,
        "suite": hash_suite(RULESETS),
        "protocol": PROTOCOL,
        "games": {
            each: {
                "clauses": len(games[each].clauses),
                "ambiguities": len(games[each].ambiguities),
                "cases": len(games[each].cases),
                "vectors": f"conformance/vectors/{each}.jsonl",
                "lines": f"conformance/vectors/{each}.lines.json",
            }
            for each in RULESETS
        },
        "files": [
            {"path": name, "bytes": len(files[name]), "sha256": hash_content(files[name])} for name in sorted(files)
        ],
    }
