"""The folder of `scrimmage pages`: pages of an earlier call are removed, and files of the reader never."""

from __future__ import annotations

from pathlib import Path

from scrimmage_rules.site.page_writer import LIST, find_missing_navigation_pages, write_pages

BEFORE = {"index.md": "one", "pond.md": "a", "panels/pond.js": "b", "edited.md": "c"}


def test_pages_of_an_earlier_call_are_removed_and_others_kept(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    assert write_pages("frogs", folder, BEFORE) == []
    (folder / "edited.md").write_text("mine", encoding="utf-8")
    (folder / "notes.md").write_text("mine", encoding="utf-8")
    assert write_pages("frogs", folder, {"index.md": "two", "river.md": "a"}) == ["panels/pond.js", "pond.md"]
    left = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    assert left == [LIST, "edited.md", "index.md", "notes.md", "river.md"]
    assert (folder / "index.md").read_text(encoding="utf-8") == "two"


def test_pages_of_another_ruleset_are_kept(tmp_path: Path) -> None:
    write_pages("frogs", tmp_path, BEFORE)
    assert write_pages("toads", tmp_path, {"index.md": "two"}) == []
    assert (tmp_path / "pond.md").is_file()


def test_a_list_with_paths_outside_the_folder_removes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    (tmp_path / "mine.md").write_text("c", encoding="utf-8")
    write_pages("frogs", folder, {"edited.md": "c"})
    listed = (folder / LIST).read_text(encoding="utf-8")
    for name in ("../mine.md", str(tmp_path / "mine.md")):
        (folder / LIST).write_text(listed.replace("edited.md", name), encoding="utf-8")
        assert write_pages("frogs", folder, {"index.md": "one"}) == []
    assert (tmp_path / "mine.md").is_file()


def test_an_entry_of_the_navigation_without_its_page_is_named(tmp_path: Path) -> None:
    settings, folder = tmp_path / "mkdocs.yml", tmp_path / "pages"
    write_pages("frogs", folder, {"index.md": "one", "river.md": "two"})
    entries = (
        '  - index.md\n  - Rules:\n      - river.md\n      - "Pond": pond.md\n      - Web: https://a.example/x.md\n'
    )
    settings.write_text(f'docs_dir: "pages"\nnav:\n{entries}', encoding="utf-8")
    assert find_missing_navigation_pages(settings, folder) == ["pond.md"]
    settings.write_text(f"docs_dir: docs\nnav:\n{entries}", encoding="utf-8")
    assert find_missing_navigation_pages(settings, folder) == []
