"""The pages of a ruleset of another package: each panel has its boards, and no page needs a script that is missing."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.installed_packages import Installation
from tests.repository.reading import ROOT
from tests.site.generated_site import parse_script

PANEL = re.compile(r'<details class="example panel" id="([^"]+)">')
FILES = re.compile(r'data-(?:scenarios|drawing|code|cases)="([^"]+)"')


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the card game in examples/."""
    folder = tmp_path_factory.mktemp("published")
    installed = Installation(folder / "installed", [ROOT / "examples" / "three-hands"])
    ran = installed.scrimmage("pages --ruleset three-hands pages", folder)
    assert ran.returncode == 0, ran.stderr
    return folder / "pages"


def test_every_position_of_a_panel_has_a_drawing(pages: Path) -> None:
    data: dict[str, Any] = parse_script((pages / "panels/play.js").read_text(encoding="utf-8"))
    cases = [case for each in data["cases"].values() for case in each]
    assert len(data["pictures"]) == sum(len(data["captions"][captions]) for _, _, captions, _ in cases) > 0
    assert all(picture.startswith("<svg") and ">hands left</text>" in picture for picture in data["pictures"])


def test_a_page_names_no_missing_file(pages: Path) -> None:
    named = {(page, name) for page in pages.glob("*.md") for name in FILES.findall(page.read_text(encoding="utf-8"))}
    assert len(named) >= 6
    assert [(page.name, name) for page, name in named if not (page.parent / name).is_file()] == []


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_an_opened_panel_shows_its_boards(pages: Path) -> None:
    data: dict[str, Any] = parse_script((pages / "panels/play.js").read_text(encoding="utf-8"))
    panels = PANEL.findall((pages / "play.md").read_text(encoding="utf-8"))
    assert set(panels) == set(data["cases"])
    for panel in panels:
        command = ["node", str(Path(__file__).with_name("foreign_panel.mjs")), "js/panels.js", "panels/play.js", panel]
        ran = subprocess.run(command, cwd=pages, check=True, capture_output=True, text=True)
        wanted = [data["pictures"][first + at] for _, _, captions, first in data["cases"][panel]
                  for at in reversed(range(len(data["captions"][captions])))]  # fmt: skip
        assert json.loads(ran.stdout) == {"boards": wanted, "failed": []}
