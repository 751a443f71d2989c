"""`make release`: what is built twice must be the same, and what is missing before it can go out is said."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cyclonedx")

from scrimmage_rules import __version__
from tools.releases import release_builder
from tools.releases.reproducible_archive import format_checksums


def test_it_is_said_which_file_a_second_build_makes_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A build that writes the zone of the clock, and one that does not."""

    def built(folder: Path, circumstances: dict[str, str], umask: int) -> None:
        (folder / "right.tgz").write_bytes(b"always")
        (folder / "wrong.tgz").write_text(circumstances.get("TZ", "here"), encoding="utf-8")

    monkeypatch.setattr(release_builder, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release_builder, "_build_artifacts", built)
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "old.tgz").touch()
    assert release_builder.main(["artifacts"]) == 1
    assert capsys.readouterr().err == "two builds of wrong.tgz differ\n"
    assert sorted(path.name for path in (tmp_path / "dist").iterdir()) == ["right.tgz", "wrong.tgz"]


def test_what_an_earlier_run_made_is_compared(tmp_path: Path) -> None:
    (tmp_path / "a.tgz").write_bytes(b"abc")
    before = format_checksums({"a.tgz": b"abc"}).decode()
    assert list(release_builder.describe_files(tmp_path, before)) == ["           3  ba7816bf8f01  a.tgz, as before"]
    [otherwise] = release_builder.describe_files(tmp_path, format_checksums({"a.tgz": b"abd"}).decode())
    assert otherwise.endswith("a.tgz, CHANGED")
    assert list(release_builder.describe_files(tmp_path, "")) == ["           3  ba7816bf8f01  a.tgz"]


@pytest.fixture
def complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A release in which no step is missing; return the folder of its files."""
    monkeypatch.setattr(release_builder, "DIST", tmp_path)
    monkeypatch.setattr(release_builder, "list_missing_steps", lambda _root: iter(()))
    (tmp_path / "SHA256SUMS").touch()
    (tmp_path / "RELEASE_NOTES.md").touch()
    return tmp_path


def test_a_complete_release_is_publishable_under_its_tag(complete: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release_builder.main(["publishable", f"v{__version__}"]) == 0
    assert release_builder.main(["publishable"]) == 0
    assert capsys.readouterr().out == f"dist/ can be published as v{__version__}\n" * 2


def test_a_release_under_another_tag_is_not_publishable(complete: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release_builder.main(["publishable", "v9.9.9"]) == 1
    said = f"before publishing: the tag is v9.9.9, but the version is {__version__}: git tag v{__version__}\n"
    assert capsys.readouterr().err == said


def test_a_release_without_checksums_is_not_publishable(complete: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (complete / "SHA256SUMS").unlink()
    assert release_builder.main(["publishable"]) == 1
    assert capsys.readouterr().err == "before publishing: SHA256SUMS not in dist/: make release\n"


@pytest.mark.parametrize("arguments", [[], ["everything"], ["artifacts", "twice"], ["publishable", "v1", "v2"]])
def test_a_call_that_cannot_be_is_told_how(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert release_builder.main(arguments) == 2
    assert capsys.readouterr().out.startswith("usage: ")
