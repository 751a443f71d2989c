"""Writing of the folder with the pages of one ruleset. Pages that an earlier call has written and this call does not
write are removed.

The list of written files has the hash of each file, so that a file that the author has edited since is never removed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import msgspec

from scrimmage_rules.kernel.files import write_atomically

LIST = ".scrimmage-pages.json"
"""Name of the list of written files; MkDocs ignores it."""

_ENTRY = re.compile(r"""^\s*-\s+(?:.*:\s+)?["']?([^"'\s:#]+\.md)["']?\s*(?:#.*)?$""", re.MULTILINE)
"""An entry of the navigation in `mkdocs.yml`."""


class WrittenFiles(msgspec.Struct, frozen=True):
    """The files that one call has written for a ruleset: the SHA-256 of each by its path in the folder."""

    ruleset: str
    files: dict[str, str]


def write_pages(ruleset_id: str, folder: Path, files: Mapping[str, str]) -> list[str]:
    """Write files into a folder, by their paths in it. Remove the files of an earlier call that this call does not
    write, and return their paths.
    """
    contents = {name: text.encode() for name, text in files.items()}
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, content)
    removed = [
        name for name, digest in _read_hashes_of_previously_written_files(ruleset_id, folder).items()
        if name not in files and _is_written_file_unchanged(folder, name, digest)
    ]  # fmt: skip
    for name in removed:
        (folder / name).unlink()
    written = WrittenFiles(ruleset_id, {name: _hash(content) for name, content in contents.items()})
    write_atomically(folder / LIST, msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")
    return removed


def find_missing_navigation_pages(settings: Path, folder: Path) -> list[str]:
    """Return the pages that the navigation of MkDocs names and that are not in the folder of its pages.

    Return an empty list if `docs_dir` of the settings is a different folder.
    """
    text = settings.read_text(encoding="utf-8", errors="replace")
    if not re.search(rf"""^docs_dir:\s*["']?{re.escape(folder.name)}["']?\s*$""", text, re.MULTILINE):
        return []
    return [name for name in dict.fromkeys(_ENTRY.findall(text)) if not (folder / name).is_file()]


def _read_hashes_of_previously_written_files(ruleset_id: str, folder: Path) -> dict[str, str]:
    """Return the hash of each file that an earlier call for this ruleset has written. Paths that lead outside the
    folder are left out.
    """
    try:
        earlier = msgspec.json.decode((folder / LIST).read_bytes(), type=WrittenFiles)
    except (OSError, msgspec.DecodeError):
        return {}
    names = {name: PurePosixPath(name) for name in earlier.files}
    inside = {name for name, path in names.items() if not path.is_absolute() and ".." not in path.parts}
    return {name: earlier.files[name] for name in sorted(inside)} if earlier.ruleset == ruleset_id else {}


def _is_written_file_unchanged(folder: Path, name: str, digest: str) -> bool:
    path = folder / name
    return path.is_file() and not path.is_symlink() and _hash(path.read_bytes()) == digest


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
