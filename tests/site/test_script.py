"""The engine in a page: made alike every time, small, answering from a file and over HTTP, with and without workers."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit, visits
from tests.site.conftest import ROOT

SCRIPT = ROOT / "build" / "scrimmage.js"
ESBUILD = ROOT / ".venv" / "javascript" / "node_modules" / ".bin" / "esbuild"
MOST_KILOBYTES = 320
HELLO = {"id": 1, "op": "hello", "protocol": [1]}

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not SCRIPT.is_file(), reason="there is no script: `make script` makes it"),
]


@pytest.mark.skipif(not ESBUILD.is_file(), reason="esbuild is not installed: `make script` installs it")
def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one.js", "other.js"):
        command = [
            sys.executable,
            str(ROOT / "tools" / "site" / "engine_script.py"),
            str(ESBUILD),
            str(tmp_path / name),
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert (tmp_path / "one.js").read_bytes() == (tmp_path / "other.js").read_bytes() == SCRIPT.read_bytes()


def test_the_size_is_the_one_that_is_told() -> None:
    text = (ROOT / "docs" / "conformance" / "browser.md").read_text(encoding="utf-8")
    told = [int(number) for number in re.findall(r"(\d+) kB", text)]
    whole = SCRIPT.read_bytes()
    assert told == pytest.approx([len(whole) / 1000, len(gzip.compress(whole)) / 1000], abs=3)
    assert told[0] <= MOST_KILOBYTES


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_script_needs_nothing_but_the_language() -> None:
    run = f"""
const {{ createContext, runInContext }} = require('node:vm');
const context = createContext({{ line: {json.dumps(json.dumps(HELLO))} }});
runInContext(require('node:fs').readFileSync({json.dumps(str(SCRIPT))}, 'utf8'), context);
process.stdout.write(runInContext('scrimmage.answer(line)', context));
"""
    said = subprocess.run(["node", "-e", run], check=True, capture_output=True).stdout
    assert json.loads(said)["rulesets"].keys() == set(RULESETS)


def test_the_site_has_it(built: Path) -> None:
    assert (built / "js" / "scrimmage.js").read_bytes() == SCRIPT.read_bytes()


# ---- in a browser


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with the script, as somebody would save it."""
    shutil.copy(SCRIPT, tmp_path)
    path = tmp_path / "page.html"
    path.write_text('<!doctype html><meta charset="utf-8"><script src="scrimmage.js"></script>\n', encoding="utf-8")
    return path


@pytest.fixture(params=["file", "http"])
def opened(request: pytest.FixtureRequest, chromium: Any, page: Path) -> Iterator[Visit]:
    """That page, opened from the file or from a server."""
    for visit in visits(chromium):
        if request.param == "http":
            served = request.getfixturevalue("served")
            visit.page.goto(f"{served}/conformance/browser.html")
            visit.page.add_script_tag(url=f"{served}/js/scrimmage.js")
        else:
            visit.page.goto(page.as_uri())
        yield visit


def test_the_page_answers_at_once(opened: Visit) -> None:
    said = opened.page.evaluate("line => scrimmage.answer(line)", json.dumps(HELLO))
    assert json.loads(said)["rulesets"].keys() == set(RULESETS)


GAME = [
    {"id": 1, "op": "new", "game": "g", "ruleset": "card-football"},
    {"id": 2, "op": "apply", "game": "g", "seat": "chance", "action": {"type": "toss-coin"}},
    {"id": 3, "op": "query", "ruleset": "card-football", "query": "scoring", "args": {}},
]
TALK = "lines => (table => table.ask(lines).then(replies => [table.isWorker, replies]))(scrimmage.connect())"


def test_a_worker_answers_in_the_order_of_the_lines(opened: Visit) -> None:
    is_worker, said = opened.page.evaluate(TALK, [json.dumps(each) for each in GAME])
    assert is_worker is True
    assert [(reply["id"], reply["status"]) for reply in map(json.loads, said)] == [
        (1, "ok"),
        (2, "need-chance"),
        (3, "ok"),
    ]


def test_without_workers_the_page_answers(opened: Visit) -> None:
    opened.page.evaluate("() => { window.Worker = undefined; }")
    is_worker, said = opened.page.evaluate(TALK, [json.dumps(HELLO)])
    assert (is_worker, json.loads(said[0])["status"]) == (False, "ok")
