"""The site as a reader meets it: in a browser, over HTTP and from a file, light and dark, wide and on a phone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.site.browsing import Visit, visits

RULES = "rules/card-football"
PAGES = (
    *(
        f"{RULES}/{name}"
        for name in ("index", "punt", "touchdown", "session", "ambiguities", "deck", "odds", "coverage")
    ),
    *(f"rules/computer-football/{name}" for name in ("drawn", "odds", "tackling")),
)


class Quiet(SimpleHTTPRequestHandler):
    """A server that does not report every request."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture(scope="module")
def served(built: Path) -> Iterator[str]:
    """The address of the built site on this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(built)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def search(page: Any, words: str) -> Any:
    """Type into the search box, key by key; the first hit that is a section of a page, once it is there."""
    page.click("input.md-search__input")
    page.keyboard.type(words)
    hit = page.locator("a.md-search-result__link[href*='#']").first
    hit.wait_for()
    return hit


@pytest.mark.parametrize("way", ["http", "file"])
def test_a_clause_id_typed_into_the_search_is_found(visit: Visit, served: str, built: Path, way: str) -> None:
    page = visit.page
    page.goto(f"{served if way == 'http' else built.as_uri()}/index.html")
    hit = search(page, "PUNT.past-goal-line")
    page.locator("a.md-search-result__link[href$='#PUNT.past-goal-line']").wait_for()
    assert hit.get_attribute("href").endswith("punt.html?h=punt.past+goal+line#PUNT.past-goal-line")
    hit.click()
    page.wait_for_url("**/punt.html*#PUNT.past-goal-line")
    heading = page.locator('[id="PUNT.past-goal-line"]')
    heading.wait_for()
    assert heading.evaluate("each => { const y = each.getBoundingClientRect().top; return y >= 0 && y < innerHeight; }")


def test_from_a_clause_to_its_reading_and_back(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/{RULES}/punt.html#PUNT.turnover")
    question = page.locator("details.question", has_text="KF-A17").first
    question.locator("summary").click()
    question.locator("a", has_text="at-scrimmage").click()
    page.wait_for_url("**/ambiguities.html#KF-A17.at-scrimmage")
    reading = page.locator(".reading", has=page.locator('[id="KF-A17.at-scrimmage"]'))
    assert reading.is_visible()
    page.locator("section.ambiguity", has=reading).locator("a", has_text="PUNT.turnover").first.click()
    page.wait_for_url("**/punt.html#PUNT.turnover")


def test_the_register_is_filtered(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/{RULES}/ambiguities.html")
    entries = page.locator("section.ambiguity:visible")
    everything = entries.count()
    page.get_by_label("Chapter").select_option("punt")
    page.get_by_label("Kind").select_option("switchable")
    some = entries.count()
    assert 0 < some < everything
    assert page.locator(".register-count").inner_text() == f"{some} of {everything}"
    assert page.locator('[id="KF-A17"]').is_visible()
    page.get_by_label("Words").fill("offence-relative")
    assert 0 < entries.count() <= some
    page.goto(f"{served}/{RULES}/ambiguities.html#KF-A01.sample-only")
    page.locator('[id="KF-A01.sample-only"]').wait_for()


def test_all_ambiguities_are_shown_without_scripts(chromium: Any, served: str) -> None:
    for visit in visits(chromium, java_script_enabled=False):
        visit.page.goto(f"{served}/{RULES}/ambiguities.html")
        sections = visit.page.locator("section.ambiguity")
        assert sections.count() == visit.page.locator("section.ambiguity:visible").count() > 1


def test_a_scenario_opens_by_keyboard_and_shows_its_boards(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/{RULES}/punt.html")
    scenario = page.locator("details.example").first
    if scenario.count() == 0:
        pytest.skip("no vectors have been exported: `scrimmage export`")
    scenario.locator("summary").first.focus()
    page.keyboard.press("Enter")
    scenario.locator("svg.board").first.wait_for()
    assert scenario.locator(".language-gherkin").first.is_visible()


def test_a_link_to_a_scenario_opens_it(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/{RULES}/punt.html")
    anchors = page.locator("details.example").evaluate_all("all => all.map(each => each.id)")
    if not anchors:
        pytest.skip("no vectors have been exported: `scrimmage export`")
    page.goto(f"{served}/{RULES}/index.html")
    page.goto(f"{served}/{RULES}/punt.html#{anchors[-1]}")
    page.locator(f"details#{anchors[-1]}[open]").wait_for()


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_needs_no_sideways_scrolling(phone: Visit, served: str, name: str, scheme: str) -> None:
    phone.page.emulate_media(color_scheme=scheme)
    phone.page.goto(f"{served}/{name}.html")
    phone.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


CONTRAST = """
(where) => {
  const element = document.querySelector(where);
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const bright = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const part = (n) => { const c = n / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
    const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const below = bright(getComputedStyle(document.body).backgroundColor);
  const style = getComputedStyle(element);
  const above = bright(element.namespaceURI.endsWith('svg') ? style.fill : style.color);
  return (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05);
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_in_both_palettes(visit: Visit, served: str, scheme: str) -> None:
    page = visit.page
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{served}/{RULES}/punt.html")
    palette = page.locator("body").get_attribute("data-md-color-scheme")
    assert palette == ("default" if scheme == "light" else "slate")
    # The badge's own ground is tinted a little, so its text is held to somewhat more than 4.5 on the page's.
    assert page.evaluate(CONTRAST, ".rule-text") > 4.5
    assert page.evaluate(CONTRAST, ".badge.implemented") > 5
    page.goto(f"{served}/{RULES}/deck.html")
    ink = page.locator(".card-face .entry").first.evaluate("each => getComputedStyle(each).fill")
    paper = page.locator(".card-face .paper").first.evaluate("each => getComputedStyle(each).fill")
    assert ink != paper


@pytest.mark.parametrize("name", PAGES)
def test_a_page_asks_no_other_machine_for_anything(visit: Visit, served: str, name: str) -> None:
    visit.page.goto(f"{served}/{name}.html", wait_until="networkidle")
    assert visit.requests
    assert visit.strangers == []
