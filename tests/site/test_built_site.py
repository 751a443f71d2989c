"""The built site: every link leads somewhere, no id is there twice, nothing is loaded from elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from scrimmage_rules.rulesets import RULESETS, ruleset

CARD_FOOTBALL = ruleset("card-football")
FIELD = 100


class Html(HTMLParser):
    """The ids of a page, and everything it points at."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.targets: set[str] = set()
        self.loads: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids[value] += 1
            if name in {"href", "src"} and value:
                self.targets.add(value)
                if name == "src" or tag == "link":
                    self.loads.add(value)


@pytest.fixture(scope="session")
def html(built: Path) -> dict[Path, Html]:
    return {path: Html(path) for path in sorted(built.rglob("*.html"))}


def lost(html: dict[Path, Html], path: Path, target: str) -> bool:
    """Whether a link of a page leads nowhere."""
    parts = urlsplit(target)
    if parts.scheme:
        return False
    file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    file = file / "index.html" if file.is_dir() else file
    anchor = unquote(parts.fragment)
    if not file.is_file():
        return True
    return bool(anchor) and file in html and anchor not in html[file].ids and not anchor.startswith("__")


def test_every_internal_link_leads_somewhere(built: Path, html: dict[Path, Html]) -> None:
    # The page shown for an unknown address has links from the root of a server.
    found = {path: page for path, page in html.items() if path.name != "404.html"}
    dead = [
        f"{path.relative_to(built)}: {each}"
        for path, page in found.items()
        for each in page.targets
        if lost(html, path, each)
    ]
    assert dead == []
    assert sum(len(page.targets) for page in found.values()) > 1000


def test_the_check_of_links_sees_a_lost_one(built: Path, html: dict[Path, Html]) -> None:
    page = built / "rules/card-football/punt.html"
    assert lost(html, page, "punt.html#PUNT.no-such-clause")
    assert lost(html, page, "nowhere.html")
    assert not lost(html, page, "punt.html#PUNT.distance")


def test_nothing_is_loaded_from_elsewhere(html: dict[Path, Html]) -> None:
    loads = {each for page in html.values() for each in page.loads}
    assert {each for each in loads if urlsplit(each).netloc} == set()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_is_built_exactly_once(html: dict[Path, Html], ruleset_id: str) -> None:
    ids = sum((page.ids for path, page in html.items() if path.parent.name == ruleset_id), Counter[str]())
    assert {clause: ids[clause] for clause in ruleset(ruleset_id).rulebook.clauses if ids[clause] != 1} == {}


def test_no_page_has_an_id_twice(built: Path, html: dict[Path, Html]) -> None:
    twice = {
        f"{path.relative_to(built)}#{name}"
        for path, page in html.items()
        for name, count in page.ids.items()
        if count > 1
    }
    assert twice == set()


def test_no_block_is_left_as_text(html: dict[Path, Html]) -> None:
    left = [path.name for path in html if re.search(r"///+ |\{ [#.]\S", without_code(path))]
    assert left == []


def without_code(path: Path) -> str:
    return re.sub(r"<(code|script|style)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
