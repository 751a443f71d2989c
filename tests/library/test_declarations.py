"""The fast look for packages that declare rulesets: false only where no declaration is possible."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scrimmage_rules.ruleset_plugins.fast_entry_point_check import may_any_package_declare

GROUP = "a.group"


@pytest.fixture
def about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder about a package, alone on the path of this program."""
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    folder = tmp_path / "some-1.0.dist-info"
    folder.mkdir()
    return folder


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("", False),
        ("[console_scripts]\nsome = some:main\n", False),
        ("[a.group]\nsome = some\n", True),
        ("[console_scripts]\nno sign here\n", True),
        ("[console_scripts]\nsömé = some:main\n", True),
    ],
)
def test_group_can_be_declared_by_a_file_that_names_it_or_is_unusual(about: Path, text: str, *, can: bool) -> None:
    assert not may_any_package_declare(GROUP)
    (about / "entry_points.txt").write_text(text, encoding="utf-8")
    assert may_any_package_declare(GROUP) is can


@pytest.mark.parametrize("name", ["packed.egg", "packed.zip"])
def test_group_can_be_declared_in_an_archive_on_the_path(
    about: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (about.parent / name).write_bytes(b"")
    monkeypatch.setattr(sys, "path", [str(about.parent / name)])
    assert may_any_package_declare(GROUP)


def test_group_can_be_declared_through_a_finder_of_another_program(
    about: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Finder:
        def find_distributions(self) -> None: ...

    assert not may_any_package_declare(GROUP)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Finder()])
    assert may_any_package_declare(GROUP)
