"""The site as a reader meets it: in a browser, over HTTP and from a file, light and dark, wide and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.site.browsing import Visit, visits
from tests.site.conftest import ROOT

RULES = "rules/card-football"
PAGES = (
    "index",
    "rules/index",
    "source",
    "conformance/implementations",
    *(
        f"{RULES}/{name}"
        for name in ("index", "punt", "touchdown", "session", "ambiguities", "deck", "odds", "coverage")
    ),
    *(f"rules/computer-football/{name}" for name in ("drawn", "odds", "tackling")),
)


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


WAYS = pytest.mark.parametrize("way", ["http", "file"])
IDS = "all => all.map(each => each.id)"


def address(way: str, served: str, built: Path) -> str:
    return served if way == "http" else built.as_uri()


@WAYS
def test_a_scenario_opens_by_keyboard_and_shows_its_boards(visit: Visit, served: str, built: Path, way: str) -> None:
    page = visit.page
    page.goto(f"{address(way, served, built)}/{RULES}/punt.html")
    assert page.locator("svg.board").count() == 0
    accepted = page.locator("details.example").filter(has_not=page.locator(".refused"))
    scenario = accepted.filter(has_not_text=" cases)").first
    scenario.locator("summary").first.focus()
    page.keyboard.press("Enter")
    scenario.locator("svg.board").first.wait_for()
    assert scenario.locator(".board-switch button").all_inner_texts() == ["Before", "After"]
    assert scenario.locator("figcaption").all_inner_texts() == ["Before"]
    assert scenario.locator(".steps .code-keyword").first.is_visible()
    told = "scrimmage verify --ruleset card-football --case card-football/punt/"
    assert scenario.locator(".command code").inner_text().startswith(told)


def test_the_cases_of_an_outline_open_one_by_one(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/{RULES}/punt.html#shown-the-offence-may-punt-on-any-down")
    outline = page.locator("#shown-the-offence-may-punt-on-any-down")
    cases = outline.locator("details")
    cases.first.wait_for()
    assert cases.locator("summary").all_inner_texts() == [
        "first · own 34",
        "second · own 30",
        "third · own 30",
        "fourth · own 30",
    ]
    cases.nth(2).locator("summary").click()
    cases.nth(2).locator("svg.board").first.wait_for()
    assert "Third down" in cases.nth(2).locator("svg.board title").first.text_content()
    assert outline.locator("svg.board").count() == 1


@WAYS
def test_a_link_to_a_scenario_opens_it(visit: Visit, served: str, built: Path, way: str) -> None:
    page, base = visit.page, address(way, served, built)
    page.goto(f"{base}/{RULES}/punt.html")
    anchor = page.locator("details.example").filter(has_not_text=" cases)").evaluate_all(IDS)[-1]
    page.goto(f"{base}/{RULES}/index.html")
    page.goto(f"{base}/{RULES}/punt.html#{anchor}")
    page.locator(f"details#{anchor}[open] .command").first.wait_for()


@WAYS
def test_a_scenario_leads_to_the_background_it_begins_from(visit: Visit, served: str, built: Path, way: str) -> None:
    page = visit.page
    page.goto(f"{address(way, served, built)}/{RULES}/punt.html")
    scenario = page.locator("details.example", has_text="Starts from Background").first
    scenario.locator("summary").click()
    begins = scenario.locator("a", has_text="Background")
    told, name = begins.get_attribute("href"), begins.inner_text()
    begins.click()
    background = page.locator(f"details.quote[open][id='{told.removeprefix('#')}']")
    background.locator(".code-keyword", has_text="Given").first.wait_for()
    assert "Background:" in background.locator(".steps").inner_text()
    assert background.locator("summary").inner_text().startswith(f"{name}: Given")


@WAYS
def test_the_code_that_decides_a_clause_is_shown_with_its_lines(
    visit: Visit, served: str, built: Path, way: str
) -> None:
    page = visit.page
    page.goto(f"{address(way, served, built)}/{RULES}/punt.html")
    panel = page.locator("details.abstract.panel").first
    panel.locator("summary").click()
    cited = panel.locator(".source .cited").first
    cited.wait_for()
    assert "PUNT.any-down" in panel.locator(".source").first.inner_text()
    module = (ROOT / "scrimmage_rules/card_football/punt.py").read_text(encoding="utf-8").splitlines()
    assert cited.inner_text() == module[int(cited.get_attribute("data-number")) - 1]


def test_a_panel_says_so_when_its_data_is_lost(visit: Visit, served: str) -> None:
    page = visit.page
    page.route("**/panels/punt.js", lambda route: route.abort())
    page.goto(f"{served}/{RULES}/punt.html")
    scenario = page.locator("details.example").filter(has_not_text=" cases)").first
    scenario.locator("summary").click()
    assert "panels/punt.js cannot be read" in scenario.locator(".failed").inner_text()


MADE_EARLY = """() => new Promise((made) => setTimeout(() => {
  globalThis.drawing = { picture() { throw new Error("drawn late"); } };
  made();
}, 0))"""


@pytest.mark.parametrize("way", ["hover", "focus"])
def test_the_boards_of_a_panel_are_made_before_it_is_opened(visit: Visit, served: str, way: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/tactical-football/movement.html")
    panel = page.locator("details.example").filter(has_not_text=" cases)").first
    head = panel.locator("summary")
    {"hover": head.hover, "focus": head.focus}[way]()
    page.wait_for_function("() => globalThis.drawing && globalThis.panelData?.scenarios")
    page.evaluate(MADE_EARLY)
    head.press("Enter")
    panel.locator("svg.board").first.wait_for()
    assert panel.locator(".failed").count() == 0


@pytest.mark.parametrize(("answer", "told"), [("resolve", "Copied"), ("reject", "Selected")])
def test_a_command_is_copied_by_a_button_beside_it_or_selected(
    phone: Visit, served: str, answer: str, told: str
) -> None:
    page = phone.page
    page.goto(f"{served}/{RULES}/punt.html")
    scenario = page.locator("details.example").filter(has_not_text=" cases)").first
    scenario.locator("summary").click()
    code, button = scenario.locator(".command code"), scenario.locator(".command button")
    button.wait_for()
    left, right = code.bounding_box(), button.bounding_box()
    assert left["x"] + left["width"] <= right["x"]
    page.evaluate(f"() => {{ navigator.clipboard.writeText = () => Promise.{answer}(); }}")
    button.click()
    assert page.evaluate("getSelection().toString()") == code.inner_text()
    scenario.get_by_role("button", name=told, exact=True).wait_for()


CUT_OFF = """
() => [...document.querySelectorAll("svg.board text:not([transform])")].filter((each) => {
  const box = each.getBBox();
  return box.x < -1 || box.x + box.width > each.ownerSVGElement.viewBox.baseVal.width + 1;
}).map((each) => each.textContent)
"""


@pytest.mark.parametrize("name", ["card-football/quarters", "tactical-soccer/shooting", "computer-football/tackling"])
def test_no_word_on_a_board_is_cut_off(visit: Visit, served: str, name: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/{name}.html")
    panels = page.locator("details.example")
    for number in range(0, panels.count(), 4):
        panels.nth(number).evaluate("each => { each.open = true; }")
    page.wait_for_function("document.querySelectorAll('details.example[open] svg.board').length > 10")
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_phone_needs_no_sideways_scrolling(phone: Visit, served: str, name: str) -> None:
    phone.page.goto(f"{served}/{name}.html")
    phone.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")
    if phone.page.locator("details.panel").count():
        phone.page.locator(".command, .panel details").first.wait_for()
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


@pytest.mark.parametrize("name", ["index", f"{RULES}/punt", "play"])
def test_a_page_asks_no_other_machine_for_anything(visit: Visit, served: str, name: str) -> None:
    visit.page.goto(f"{served}/{name}.html", wait_until="networkidle")
    assert visit.requests
    assert visit.strangers == []
