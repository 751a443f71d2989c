"""An archive with the same bytes on every machine: sorted names, one time, one owner, one mode."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
from collections.abc import Mapping
from pathlib import Path


def write_archive(path: Path, files: Mapping[str, bytes], when: int) -> Path:
    """Write `files` by their names into `path`, a folder named as the archive around them.

    `when` is their time, in seconds since 1970. Gives the path.
    """
    around = path.name.removesuffix(".tar.gz")
    with (
        path.open("wb") as out,
        gzip.GzipFile("", "wb", 6, out, mtime=when) as pressed,
        tarfile.open(fileobj=pressed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for name in sorted(files):
            about = tarfile.TarInfo(f"{around}/{name}")
            about.size, about.mtime, about.mode = len(files[name]), when, 0o644
            archive.addfile(about, io.BytesIO(files[name]))
    return path


def hash_content(content: bytes) -> str:
    """Return the checksum of a content, as `sha256sum` writes it."""
    return hashlib.sha256(content).hexdigest()


def format_checksums(contents: Mapping[str, bytes]) -> bytes:
    """Return the checksums of files by their names, as `sha256sum --check` reads them."""
    return "".join(f"{hash_content(contents[name])}  {name}\n" for name in sorted(contents)).encode()
