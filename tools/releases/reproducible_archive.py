"""Archives with the same bytes on every machine: sorted names, one timestamp, one owner, one file mode."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path


def write_archive(path: Path, files: Mapping[str, bytes], when: int) -> Path:
    """Write files to an archive at `path`, inside a folder with the name of the archive, and return the path.

    `when` is the timestamp of all files in seconds since 1970.
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


def compress_wheel(path: Path) -> None:
    """Write a wheel again with the strongest compression. Its files, their order and their times do not change."""
    with zipfile.ZipFile(path) as wheel:
        files = [(each, wheel.read(each)) for each in wheel.infolist()]
    with zipfile.ZipFile(path, "w") as smaller:
        for about, content in files:
            smaller.writestr(about, content, zipfile.ZIP_DEFLATED, 9)


def hash_content(content: bytes) -> str:
    """Return the checksum of bytes as `sha256sum` prints it."""
    return hashlib.sha256(content).hexdigest()


def format_checksums(contents: Mapping[str, bytes]) -> bytes:
    """Return the checksums of files as text that `sha256sum --check` reads."""
    return "".join(f"{hash_content(contents[name])}  {name}\n" for name in sorted(contents)).encode()
