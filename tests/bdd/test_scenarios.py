"""Every scenario of every feature, run by pytest-bdd against the reference.

The name of a test begins with game and chapter: `pytest tests/bdd -k "card_football and punt"` runs one chapter.
"""

from __future__ import annotations

from pathlib import Path

from pytest_bdd import scenarios

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.files import list_visible_files
from tests.bdd.keyword_filter import is_selected, keyword, name_of

FEATURES = data_dir("features")


def _chapter(feature: Path) -> str:
    return name_of(feature.relative_to(FEATURES).with_suffix("").as_posix().replace("/", " "))


def _tests_of(feature: Path, chapter: str) -> dict[str, object]:
    """Return the tests of a feature by name. They are made in a class body, which pytest-bdd searches as a whole."""

    class Chapter:
        scenarios(str(feature))

    tests = {name: test for name, test in vars(Chapter).items() if name.startswith("test_")}
    return {f"test_{chapter}_{name.removeprefix('test_')}": test for name, test in tests.items()}


for _feature in list_visible_files(FEATURES, "**/*.feature"):
    if is_selected(keyword(), _chapter(_feature), _feature.read_text(encoding="utf-8")):
        globals().update(_tests_of(_feature, _chapter(_feature)))
