"""What a release is packed in: the same bytes for the same content, and a manifest that is true."""

from __future__ import annotations

import json
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from scrimmage_rules import __version__
from scrimmage_rules.rulesets import RULESETS
from tools.releases.reproducible_archive import compress_wheel, format_checksums, hash_content, write_archive
from tools.releases.suite_archive import write_suite_archive

ROOT = Path(__file__).resolve().parents[2]
WHEN = 86_400
in_a_checkout = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")


def test_the_order_in_which_files_come_and_the_place_do_not_matter(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    one = write_archive(tmp_path / "held.tar.gz", {"b": b"2", "a/c": b"1"}, WHEN).read_bytes()
    other = write_archive(tmp_path / "elsewhere" / "held.tar.gz", {"a/c": b"1", "b": b"2"}, WHEN).read_bytes()
    assert one == other


def test_a_file_is_nobodys_and_has_the_time_that_was_said(tmp_path: Path) -> None:
    with tarfile.open(write_archive(tmp_path / "held.tar.gz", {"b": b"2", "a/c": b"1"}, WHEN)) as opened:
        members = opened.getmembers()
    assert [each.name for each in members] == ["held/a/c", "held/b"]
    told = {(each.mtime, each.mode, each.uid, each.gid, each.uname, each.gname) for each in members}
    assert told == {(WHEN, 0o644, 0, 0, "", "")}


def test_a_compressed_wheel_has_the_same_files_with_the_same_times(tmp_path: Path) -> None:
    files = {"b.py": b"".join(b"value_%d = %d\n" % (each, each % 7) for each in range(2_000)), "a.json": b"{}"}
    with zipfile.ZipFile(tmp_path / "held.whl", "w") as wheel:
        for name, content in files.items():
            wheel.writestr(zipfile.ZipInfo(name, (2026, 11, 29, 12, 0, 0)), content, zipfile.ZIP_DEFLATED, 1)
    before = (tmp_path / "held.whl").stat().st_size
    compress_wheel(tmp_path / "held.whl")
    assert (tmp_path / "held.whl").stat().st_size < before
    with zipfile.ZipFile(tmp_path / "held.whl") as wheel:
        assert {name: wheel.read(name) for name in wheel.namelist()} == files
        assert [each.filename for each in wheel.infolist()] == list(files)
        assert {each.date_time for each in wheel.infolist()} == {(2026, 11, 29, 12, 0, 0)}


def test_checksums_are_such_as_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"abc")
    (tmp_path / "SUMS").write_bytes(format_checksums({"a": b"abc"}))
    assert hash_content(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    subprocess.run(["sha256sum", "--check", "--quiet", "SUMS"], cwd=tmp_path, check=True)
    (tmp_path / "a").write_bytes(b"abd")
    failed = subprocess.run(["sha256sum", "--check", "--quiet", "SUMS"], cwd=tmp_path, check=False, capture_output=True)
    assert failed.returncode == 1


@in_a_checkout
def test_the_manifest_of_the_suite_is_true(tmp_path: Path) -> None:
    with tarfile.open(write_suite_archive(tmp_path, WHEN)) as opened:
        opened.extractall(tmp_path, filter="data")
    folder = tmp_path / f"scrimmage-suite-{__version__}"
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert (manifest["format"], manifest["version"], manifest["protocol"]) == ("scrimmage-suite-1", __version__, 1)
    assert list(manifest["games"]) == list(RULESETS)
    for name, game in manifest["games"].items():
        assert len((folder / game["vectors"]).read_bytes().splitlines()) == game["cases"] > 1000, name
        assert json.loads((folder / game["lines"]).read_bytes())["ruleset"] == name
        assert game["clauses"] > 100
        assert game["ambiguities"] > 50
    listed = {each["path"]: each for each in manifest["files"]}
    there = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert there.keys() - listed.keys() == {"manifest.json", "SHA256SUMS"}
    wanted = {name: (len(there[name]), hash_content(there[name])) for name in listed}
    assert {name: (each["bytes"], each["sha256"]) for name, each in listed.items()} == wanted
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=folder, check=True)
