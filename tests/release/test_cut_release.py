"""`make cut`: obstacles to a release are reported before anything changes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.repository.reading import ROOT
from tools.releases import cut_release
from tools.releases.cut_release import list_obstacles
from tools.releases.record_changed_cases import find_tag_or_commit_of_version


def git(folder: Path, *arguments: str) -> None:
    about = ["-c", "user.name=a", "-c", "user.email=a", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *about, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The path of the record of version 9.9.9, in a clean repository without this record."""
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n", encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "begin")
    return tmp_path / "9.9.9.json"


def test_a_clean_tree_without_the_record_can_be_cut(record: Path) -> None:
    assert list(list_obstacles(record.parent, record, again=False)) == []


def test_changes_that_are_not_committed_stand_in_the_way(record: Path) -> None:
    (record.parent / "more").touch()
    assert list(list_obstacles(record.parent, record, again=False)) == ["there are changes that are not committed"]


def test_a_recorded_version_is_cut_again_only_if_asked_for(record: Path) -> None:
    record.touch()
    git(record.parent, "add", ".")
    git(record.parent, "commit", "--quiet", "--message", "release: 9.9.9")
    [said] = list_obstacles(record.parent, record, again=False)
    assert said == "9.9.9 is recorded already: make cut AGAIN=--again, as long as nobody has it"
    assert list(list_obstacles(record.parent, record, again=True)) == []


def test_a_version_with_a_tag_is_never_cut_again(record: Path) -> None:
    git(record.parent, "tag", "v9.9.9")
    said = ["the tag v9.9.9 exists: give the next release a new version"]
    assert list(list_obstacles(record.parent, record, again=True)) == said


def test_changed_expectations_without_news_stand_in_the_way(record: Path) -> None:
    vectors = record.parent / "conformance" / "vectors" / "a-game.jsonl"
    vectors.parent.mkdir(parents=True)
    vectors.write_text("{}", encoding="utf-8")
    git(record.parent, "add", ".")
    git(record.parent, "commit", "--quiet", "--message", "change a case")
    [said] = list_obstacles(record.parent, record, again=False)
    assert said.startswith("no news names this change of expected results: ")
    assert said.endswith(" change a case")


def test_a_call_that_cannot_be_is_told_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert cut_release.main(["again"]) == 2
    assert capsys.readouterr().out.startswith("usage: ")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_the_last_release_is_found_by_its_tag_or_by_the_commit_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert find_tag_or_commit_of_version("0.2.0") in {"v0.2.0", "fe04a46e"}
    with pytest.raises(SystemExit, match=r"no tag v9\.9\.9"):
        find_tag_or_commit_of_version("9.9.9")
