"""The site without a connection: what is kept, what is told, and what comes of a change. The server is really gone."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.site.browsing import Visit, visits
from tests.site.conftest import Quiet
from tools.site.offline_worker import render_worker

GAME = "rules/card-football/"
KEPT = "rules/card-football/punt.html"
NOT_KEPT = "rules/tactical-soccer/shooting.html"


class Forgetful(Quiet):
    """It sends files whole: their times are told in seconds, and a test may change one twice in a second."""

    def send_head(self) -> Any:
        """Do not look at what the browser says it has."""
        del self.headers["If-Modified-Since"]
        return super().send_head()


class Server:
    """A folder on this machine, which can go away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Forgetful, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.clause_address = f"http://127.0.0.1:{self._server.server_port}"

    def go_away(self) -> None:
        """Answer nothing any more."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


@pytest.fixture
def server(built: Path) -> Iterator[Server]:
    found = Server(built)
    yield found
    found.go_away()


@pytest.fixture
def keeping(chromium: Any) -> Iterator[Visit]:
    """A phone whose browser keeps sites."""
    yield from visits(chromium, viewport={"width": 390, "height": 844}, keeps=True)


TELL = """
async () => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((told) => { port1.onmessage = ({ data }) => told(data); });
  active.postMessage({ ask: "tell" }, [port2]);
  return answer;
}
"""


def parts(page: Any) -> dict[str, Any]:
    """What is kept of each part of the site."""
    return {each["prefix"]: each for each in page.evaluate(TELL)["parts"]}


def wait_for_the_game(page: Any) -> None:
    """Go on when all pages of the game are kept, which takes as long as it takes."""
    for _ in range(240):
        part = parts(page)[GAME]
        if part["kept"] == part["files"]:
            return
        page.wait_for_timeout(250)
    raise AssertionError(parts(page))


# ---- what is known


def test_the_worker_knows_every_file_by_its_bytes(built: Path) -> None:
    text = (built / "worker.js").read_text(encoding="utf-8")
    found = re.search(r"^const FILES = (.*);$", text, re.MULTILINE)
    assert found is not None
    files = json.loads(found.group(1))
    paths = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert paths - files.keys() == {"worker.js", "404.html", "objects.inv", "sitemap.xml", "sitemap.xml.gz"}
    assert files.keys() <= paths
    told = (built / KEPT).read_bytes()
    assert files[KEPT] == [hashlib.sha256(told).hexdigest()[:12], len(told)]


def test_another_byte_makes_another_build(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("one", encoding="utf-8")
    first = render_worker(tmp_path).partition("\n")[0]
    assert first == render_worker(tmp_path).partition("\n")[0]
    (tmp_path / "index.html").write_text("two", encoding="utf-8")
    assert render_worker(tmp_path).partition("\n")[0] != first


# ---- in a browser


def test_what_was_opened_is_read_searched_and_played_when_the_server_is_gone(keeping: Visit, server: Server) -> None:
    page = keeping.page
    page.goto(f"{server.clause_address}/{GAME}index.html")
    wait_for_the_game(page)
    server.go_away()

    page.goto(f"{server.clause_address}/{KEPT}")
    panel = page.locator("details.example").filter(has_not=page.locator(".refused")).first
    panel.locator("summary").first.click()
    panel.locator("svg.board").first.wait_for()

    page.click(".open-search")
    page.keyboard.type("touchback")
    page.locator(".search-hits a").first.wait_for()

    page.goto(f"{server.clause_address}/play.html")
    page.get_by_role("button", name="New game").click()
    page.locator("svg.board").first.wait_for()

    page.goto(f"{server.clause_address}/{NOT_KEPT}")
    page.get_by_text(f"You are offline, and {NOT_KEPT} is not downloaded.").wait_for()
    assert page.locator(".offline-parts tbody tr").count() == 5


def test_a_part_is_kept_and_let_go_of_by_a_button(keeping: Visit, server: Server) -> None:
    page = keeping.page
    page.goto(f"{server.clause_address}/offline.html")
    assert parts(page)[GAME]["kept"] == 0
    page.get_by_role("button", name="Download: card-football").click()
    page.get_by_text("Downloaded: card-football.").wait_for(timeout=60_000)
    assert parts(page)[GAME]["kept"] == parts(page)[GAME]["files"]
    page.get_by_role("button", name="Delete downloaded pages").click()
    page.get_by_text("The downloaded pages were deleted. Only the files that every page needs remain.").wait_for()
    assert parts(page)[GAME]["kept"] == 0
    assert parts(page)[""]["kept"] > 10


def test_a_changed_site_is_told_and_takes_the_place_of_the_old_one(keeping: Visit, built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("c", "rules"))
    (folder / "worker.js").write_text(render_worker(folder), encoding="utf-8")
    server = Server(folder)
    try:
        page = keeping.page
        page.goto(f"{server.clause_address}/index.html")
        before = page.evaluate(TELL)["build"]
        text = (folder / "play.html").read_text(encoding="utf-8")
        (folder / "play.html").write_text(text.replace("in your browser", "on a boat"), encoding="utf-8")
        (folder / "worker.js").write_text(render_worker(folder), encoding="utf-8")
        page.goto(f"{server.clause_address}/table.html")
        page.get_by_text("This site has changed").wait_for(timeout=30_000)
        assert page.evaluate(TELL)["build"] != before
        with page.expect_navigation():
            page.get_by_role("button", name="Reload page").click()
        server.go_away()
        page.goto(f"{server.clause_address}/play.html")
        assert "on a boat" in page.locator(".md-content").text_content()
    finally:
        server.go_away()


def test_it_can_be_installed(keeping: Visit, server: Server) -> None:
    page = keeping.page
    page.goto(f"{server.clause_address}/index.html")
    page.evaluate(TELL)
    talk = page.context.new_cdp_session(page)
    manifest = talk.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.clause_address}/site.webmanifest"
    assert manifest["errors"] == []
    faults = {each["errorId"] for each in talk.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert faults <= {"in-incognito"}  # as every page of a test is


def test_nothing_is_asked_for_from_a_file(visit: Visit, built: Path) -> None:
    told: list[str] = []
    visit.page.on("console", lambda message: told.append(message.text))
    visit.page.goto((built / "offline.html").as_uri())
    assert "opened this page from a file" in visit.page.locator(".offline-page").inner_text()
    assert visit.page.locator("link[rel=manifest]").count() == 0
    assert told == []
