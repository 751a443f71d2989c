"""The drawing of positions for pages: made alike every time, small, needing nothing, and loaded by who needs it."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.rulesets import load_pictures, ruleset
from tests.site.conftest import ROOT

SCRIPT = ROOT / "build" / "drawing.js"
ESBUILD = ROOT / ".venv" / "javascript" / "node_modules" / ".bin" / "esbuild"
MOST_KILOBYTES = 130
MODULE_LINES = 200

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not SCRIPT.is_file(), reason="there is no script: `make script` makes it"),
]


@pytest.mark.skipif(not ESBUILD.is_file(), reason="esbuild is not installed: `make script` installs it")
def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.site.drawing_script", str(ESBUILD), str(tmp_path / "drawing.js")]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    assert (tmp_path / "drawing.js").read_bytes() == SCRIPT.read_bytes()


def test_the_size_is_the_one_that_is_told() -> None:
    text = (ROOT / "docs" / "conformance" / "drawing.md").read_text(encoding="utf-8")
    told = [int(number) for number in re.findall(r"(\d+) kB", text)]
    whole = SCRIPT.read_bytes()
    assert told == pytest.approx([len(whole) / 1000, len(gzip.compress(whole)) / 1000], abs=3)
    assert told[0] <= MOST_KILOBYTES


def test_no_module_is_long() -> None:
    modules = {path: path.read_text(encoding="utf-8") for path in (ROOT / "javascript" / "drawing").rglob("*.mjs")}
    assert {path: text.count("\n") for path, text in modules.items() if text.count("\n") > MODULE_LINES} == {}


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_script_needs_nothing_but_the_language() -> None:
    game = ruleset("tactical-soccer")
    rules = game.rules(game.options({}))
    position = game.start(rules).position
    asked: dict[str, Any] = {"ruleset": "tactical-soccer", "position": plain_lists(position)}
    run = f"""
const {{ createContext, runInContext }} = require('node:vm');
const context = createContext({{ asked: {json.dumps(asked)} }});
runInContext(require('node:fs').readFileSync({json.dumps(str(SCRIPT))}, 'utf8'), context);
process.stdout.write(runInContext('drawing.picture(asked)', context));
"""
    said = subprocess.run(["node", "-e", run], check=True, capture_output=True).stdout
    assert said.decode() == load_pictures("tactical-soccer")["board"](rules, position)


def test_the_site_has_it_and_no_page_loads_it_unasked(built: Path) -> None:
    assert (built / "js" / "drawing.js").read_bytes() == SCRIPT.read_bytes()
    assert not (built / "js" / "drawing").exists()
    pages = {path.name: path.read_text(encoding="utf-8") for path in built.rglob("*.html")}
    assert [name for name, text in pages.items() if re.search(r"<script[^>]*/drawing\.js", text)] == []
