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


for _feature in list_visible_files(FEATURES, "**/*.feature"):
    if is_selected(keyword(), _chapter(_feature), _feature.read_text(encoding="utf-8")):
        _known = set(globals())
        scenarios(str(_feature))
        for _test in [each for each in globals() if each.startswith("test_") and each not in _known]:
            globals()[f"test_{_chapter(_feature)}_{_test.removeprefix('test_')}"] = globals().pop(_test)
