"""The site for every reader: without a mouse, without eyes, on paper, on a slow machine, without scripts."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit, visits

PAGE_BYTES, PAGE_ELEMENTS = 400_000, 5_000
SITE_BYTES = 18_000_000
"""Of four games, with packed data."""

KINDS = (
    "index", "rules/index", "rules/card-football/index", "rules/card-football/punt", "rules/computer-football/tackling",
    "rules/tactical-football/booklet", "rules/tactical-football/glossary", "rules/tactical-soccer/sheet",
    "rules/tactical-football/two-minutes",
    "rules/tactical-soccer/shooting", "rules/tactical-soccer/ambiguities", "rules/card-football/coverage",
    "rules/card-football/odds", "rules/tactical-soccer/odds", "rules/computer-football/odds",
    "rules/card-football/deck", "rules/computer-football/drawn", "rules/tactical-soccer/pitch",
    "conformance/tutorial/first-verdict", "conformance/protocol",
    "derivations/computer-football-tackle", "decisions/0009-the-field-is-data",
    "rules/all", "search", "results", "case", "offline", "quiz", "source", "rules/same-questions",
    "rules/tactical-football/odds", "conformance/implementations",
    "library/play", "library/reference", "library/values", "library/errors",
    "404", "table", "watch", "exercises", "conformance/changes", "rules/card-football/sequence",
)  # fmt: skip
"""One page of every kind."""

WIDTHS = {"light": 1280, "dark": 390}
"""Colours and widths have nothing to do with each other, so that two of four pairs see everything."""


# ---- weight


class Elements(HTMLParser):
    """How many elements a page has as it comes, before anything is opened."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.number = 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.number += 1


def test_no_page_is_heavy(built: Path) -> None:
    pages = {path.relative_to(built).as_posix(): path for path in built.rglob("*.html")}
    assert len(pages) > 80
    assert {name: path.stat().st_size for name, path in pages.items() if path.stat().st_size > PAGE_BYTES} == {}
    elements = {name: Elements(path).number for name, path in pages.items()}
    assert {name: number for name, number in elements.items() if number > PAGE_ELEMENTS} == {}


def test_the_site_is_small(built: Path) -> None:
    assert sum(path.stat().st_size for path in built.rglob("*") if path.is_file()) < SITE_BYTES


# ---- names


def titles(built: Path) -> dict[str, str]:
    found = {}
    for path in built.rglob("*.html"):
        told = re.search(r"<title>(.*?)</title>", path.read_text(encoding="utf-8"))
        assert told is not None
        found[path.relative_to(built).as_posix()] = told.group(1)
    return found


def test_every_page_of_a_game_names_it_in_the_tab_and_no_two_are_alike(built: Path) -> None:
    found = titles(built)
    for ruleset_id in RULESETS:
        own = {name: title for name, title in found.items() if name.startswith(f"rules/{ruleset_id}/")}
        assert {name: title for name, title in own.items() if f" · {ruleset_id} - " not in title} == {}
    assert len(set(found.values())) == len(found)


# ---- the home page


def test_the_first_link_to_rules_is_on_the_first_screen_of_a_phone(phone: Visit, served: str) -> None:
    phone.page.goto(f"{served}/index.html")
    for ruleset_id in RULESETS:
        link = phone.page.locator(f".md-content a[href='rules/{ruleset_id}/index.html']")
        assert link.count() == 1
    first = phone.page.locator(".md-content a[href^='rules/']").first.bounding_box()
    assert first["y"] + first["height"] < 844


def test_the_first_screen_of_a_phone_says_what_the_site_is_and_leads_to_every_game(phone: Visit, served: str) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 740})
    phone.page.goto(f"{served}/index.html")
    assert "look up the rules" in phone.page.locator(".lead").inner_text()
    for name in (".lead", *(f".game-name a[href='rules/{ruleset_id}/index.html']" for ruleset_id in RULESETS)):
        box = phone.page.locator(name).bounding_box()
        assert box["y"] + box["height"] < 740


def test_a_phone_has_the_clauses_of_a_chapter_folded_at_its_start(phone: Visit, served: str) -> None:
    page = phone.page
    page.goto(f"{served}/rules/card-football/punt.html")
    fold = page.locator("h1 + p + details.clauses")
    assert page.locator(".rule-text").first.bounding_box()["y"] < 844
    assert not fold.locator("ul").is_visible()
    fold.locator("summary").click()
    links = [each.get_attribute("href") for each in fold.locator("a").all()]
    assert links == [f"#{each.get_attribute('id')}" for each in page.locator("h2[id*='.']").all()]
    assert len(links) > 10
    page.set_viewport_size({"width": 1280, "height": 900})
    assert not fold.is_visible()


def test_the_home_page_does_not_list_the_decisions(built: Path) -> None:
    home = (built / "index.html").read_text(encoding="utf-8")
    assert len(re.findall(r'href="?decisions/', home)) <= 2


def test_a_phone_shows_all_columns_of_the_chapters(phone: Visit, served: str) -> None:
    phone.page.goto(f"{served}/rules/card-football/index.html")
    table = phone.page.locator("table:has-text('chapter')").first.bounding_box()
    assert table["x"] + table["width"] <= 390


def test_a_phone_draws_a_line_where_a_table_goes_on(phone: Visit, served: str) -> None:
    phone.page.goto(f"{served}/derivations/computer-football-tackle.html")
    wide = phone.page.locator(".md-typeset__scrollwrap[tabindex='0']").first
    assert wide.evaluate("box => parseFloat(getComputedStyle(box).borderRightWidth)") >= 1
    box = wide.bounding_box()
    assert box["x"] + box["width"] < 390
    phone.page.set_viewport_size({"width": 1280, "height": 900})
    phone.page.wait_for_function("!document.querySelector('.md-typeset__scrollwrap[tabindex]')")


def test_a_field_with_the_focus_has_an_outline(visit: Visit, served: str) -> None:
    visit.page.goto(f"{served}/rules/card-football/ambiguities.html")
    fields = visit.page.locator(".register-filter :is(select, input)")
    outline = "field => [getComputedStyle(field).outlineStyle, parseFloat(getComputedStyle(field).outlineWidth) > 1]"
    for field in fields.all():
        field.focus()
        assert field.evaluate(outline) == ["solid", True]


def test_a_page_leads_to_the_one_before_and_the_one_after(built: Path) -> None:
    page = (built / "rules/card-football/punt.html").read_text(encoding="utf-8")
    assert re.search(r'class="md-footer__link md-footer__link--prev"[^>]*aria-label="Previous: Momentum"', page)
    assert re.search(r'class="md-footer__link md-footer__link--next"[^>]*aria-label="Next: Field goals"', page)


# ---- paper


SHEETS = {"card-football/punt": 1, "tactical-soccer/shooting": 3, "computer-football/tackling": 4}
"""Maximum numbers of sheets, for 13, 14 and 23 clauses with the titles of their ambiguities."""

REGISTER = 26
"""Maximum number of sheets of a register, with all readings of its ambiguities."""

BOOKLETS = {"card-football": 7, "tactical-soccer": 8, "computer-football": 10, "tactical-football": 20}
"""At most so many, for all the rules of a game."""


@pytest.mark.parametrize("name", SHEETS)
def test_a_chapter_is_printed_as_its_rules(visit: Visit, served: str, name: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/{name}.html")
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) <= SHEETS[name]
    page.emulate_media(media="print")
    assert page.locator(".rule-text:visible").count() == page.locator(".rule-text").count()
    assert page.locator(".panel:visible").count() == 0
    assert page.locator("svg.board").count() == 0


def test_of_a_fold_that_the_reader_has_not_opened_only_the_title_is_printed(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/card-football/punt.html")
    opened, closed = page.locator("details.question").nth(0), page.locator("details.question").nth(1)
    opened.locator("summary").click()
    page.locator("details.question.opened").wait_for()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.wait_for_function("document.querySelectorAll('details.question')[1].open")  # the theme opens it
    assert opened.locator("p").first.is_visible()
    assert closed.locator("summary").is_visible()
    assert not closed.locator("p").first.is_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    page.wait_for_function("!document.querySelectorAll('details.question')[1].open")
    assert page.locator("details.opened").count() == 1


def test_the_register_is_printed_in_two_columns_without_folds(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/tactical-soccer/ambiguities.html")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) <= REGISTER
    page.emulate_media(media="print")
    assert page.locator(".reading:visible").count() == page.locator(".reading").count()
    assert page.locator(".more:visible, .report-doubt:visible").count() == 0


@pytest.mark.parametrize("ruleset_id", BOOKLETS)
def test_a_game_is_printed_as_a_booklet(visit: Visit, served: str, ruleset_id: str) -> None:
    visit.page.goto(f"{served}/rules/{ruleset_id}/booklet.html")
    assert len(re.findall(rb"/Type\s*/Page\b", visit.page.pdf(format="A4"))) <= BOOKLETS[ruleset_id]


def test_drawings_of_tabs_are_printed_below_each_other(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/computer-football/drawn.html")
    page.emulate_media(media="print")
    boards = [each.bounding_box() for each in page.locator(".tabbed-block svg").all()]
    assert len(boards) > 4
    assert all(above["y"] + above["height"] <= below["y"] for above, below in itertools.pairwise(boards))


@pytest.mark.parametrize("name", ["rules/tactical-football/two-minutes", "watch", "rules/card-football/odds", "source"])
def test_nothing_to_press_is_printed(visit: Visit, served: str, name: str) -> None:
    visit.page.goto(f"{served}/{name}.html")
    buttons = visit.page.locator(".md-content :is(button, .md-button):visible")
    buttons.first.wait_for()
    assert buttons.count() > 0
    visit.page.emulate_media(media="print")
    assert buttons.count() == 0


DRAWINGS = ("tactical-soccer/pitch", "tactical-football/map", "computer-football/drawn", "card-football/sequence")

A4 = {"width": 605, "height": 933}
"""A sheet without the theme's margins of 25 mm, in pixels of a style sheet."""


@pytest.mark.parametrize("name", DRAWINGS)
def test_no_drawing_or_table_is_cut_off_on_paper(chromium: Any, served: str, name: str) -> None:
    for visit in visits(chromium, viewport=A4):
        visit.page.goto(f"{served}/rules/{name}.html")
        visit.page.emulate_media(media="print")
        boxes = [each.bounding_box() for each in visit.page.locator(".md-content svg:visible").all()]
        assert boxes
        assert all(box["x"] + box["width"] <= A4["width"] and box["height"] < A4["height"] for box in boxes)
        cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length"
        assert visit.page.locator(".md-content .md-typeset__scrollwrap").evaluate_all(cut) == 0


def test_the_map_is_printed_with_its_heading_on_one_sheet(visit: Visit, served: str) -> None:
    """The first sheet is the text above it."""
    visit.page.goto(f"{served}/rules/tactical-football/map.html")
    assert len(re.findall(rb"/Type\s*/Page\b", visit.page.pdf(format="A4"))) == 2


@pytest.mark.parametrize("name", ["quiz", "case", "offline", "decisions/0009-the-field-is-data"])
def test_a_short_page_is_printed_on_one_sheet(visit: Visit, served: str, name: str) -> None:
    visit.page.goto(f"{served}/{name}.html")
    assert len(re.findall(rb"/Type\s*/Page\b", visit.page.pdf(format="A4"))) == 1


# ---- no scripts


def test_scenarios_are_told_in_full_without_scripts(chromium: Any, served: str) -> None:
    for visit in visits(chromium, java_script_enabled=False):
        visit.page.goto(f"{served}/rules/card-football/punt.html")
        panel = visit.page.locator("details.example").first
        panel.locator("summary").click()
        assert "Given home has the ball" in panel.locator(".steps").inner_text()
        assert "need a script, and scripts are switched off" in visit.page.locator(".panel-data").inner_text()


# ---- without a mouse, without eyes

OPEN = """
async () => {
  const shown = [...document.querySelectorAll(".md-content details:not(.abstract)")].slice(0, 4);
  shown.push(...[...document.querySelectorAll(".md-content details.abstract")].slice(0, 1));
  const until = async (found) => {
    for (let number = 0; number < 400 && !found(); number += 1) await new Promise((done) => setTimeout(done, 20));
  };
  const panels = shown.filter((each) => each.matches(".panel"));
  const filled = (where) => () => panels.every((each) => each.querySelector(where));
  for (const each of shown) each.open = true;
  await until(filled(".command, .source, details"));
  document.querySelectorAll(".panel details").forEach((each) => { each.open = true; });
  await until(filled(".command, .source"));
}
"""


REMEMBER = """
() => {
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map();
  prototype.parseString = function parseOnce(text) {
    if (known.has(text)) [this.r, this.g, this.b, this.alpha] = known.get(text);
    else {
      parse.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
}
"""
"""axe-core parses a colour for each element that has it, a quarter of its time. Here it parses each text once."""

VIOLATIONS = """
async () => {
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 100)}`));
}
"""


def faults(page: Any) -> list[str]:
    """What axe-core has against a page once nothing moves on it: a title that fades in is pale at first."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="`make browser` installs axe")
    page.emulate_media(reduced_motion="reduce")
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(axe.Axe().axe_script)
        page.evaluate(REMEMBER)
    found: list[str] = page.evaluate(VIOLATIONS)
    return found


@pytest.fixture(scope="module")
def readers(chromium: Any) -> Iterator[dict[str, Visit]]:
    """A page for each scheme, in which one page of the site after the other is opened."""
    with ExitStack() as stack:
        looks = {scheme: {"width": width, "height": 900} for scheme, width in WIDTHS.items()}
        visit = contextmanager(visits)
        yield {
            scheme: stack.enter_context(visit(chromium, color_scheme=scheme, viewport=viewport))
            for scheme, viewport in looks.items()
        }


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("scheme", WIDTHS)
def test_nothing_on_a_page_keeps_anybody_out(readers: dict[str, Visit], served: str, name: str, scheme: str) -> None:
    visit = readers[scheme]
    visit.page.goto(f"{served}/{name}.html")
    visit.page.evaluate(OPEN)
    assert faults(visit.page) == []
    visit.page.evaluate("localStorage.clear(), sessionStorage.clear()")  # the theme keeps the palette
    assert visit.strangers == visit.errors == []


@pytest.mark.parametrize("scheme", WIDTHS)
def test_nothing_in_the_search_keeps_anybody_out(chromium: Any, served: str, scheme: str) -> None:
    for visit in visits(chromium, color_scheme=scheme, viewport={"width": WIDTHS[scheme], "height": 900}):
        visit.page.goto(f"{served}/index.html")
        visit.page.click(".open-search")
        visit.page.keyboard.type("touchback")
        visit.page.locator(".search-hits a").first.wait_for()
        assert faults(visit.page) == []


@pytest.mark.parametrize("scheme", WIDTHS)
def test_nothing_in_the_page_of_the_search_keeps_anybody_out(chromium: Any, served: str, scheme: str) -> None:
    for visit in visits(chromium, color_scheme=scheme, viewport={"width": WIDTHS[scheme], "height": 900}):
        visit.page.goto(f"{served}/search.html#q=touchbak")
        visit.page.locator(".search-hits a").first.wait_for()
        assert faults(visit.page) == []
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= WIDTHS[scheme]
