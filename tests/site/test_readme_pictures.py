"""The pictures of the README are what their tool draws, and the README shows each of them."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from tests.repository.reading import read
from tools.suite.readme_pictures import FOLDER, draw_pictures


def test_the_pictures_of_the_readme_are_up_to_date() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert kept == draw_pictures(), "make them again with: python -m tools.suite.readme_pictures"


def test_the_pictures_are_whole_and_have_a_text_for_readers_who_do_not_see_them() -> None:
    for name, picture in draw_pictures().items():
        root = ET.fromstring(picture)  # noqa: S314  (drawn here)
        assert root.tag.endswith("svg"), name
        assert root.get("aria-label"), name
        assert re.findall(r"(?:href|src)=", picture) == [], name


def test_the_readme_shows_every_picture() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(docs/assets/readme/([\w-]+\.svg)\)", read("README.md"))
    assert sorted(shown) == sorted(path.name for path in FOLDER.iterdir())
    assert len(read("README.md").splitlines()) < 150
