"""What a table answers can be read by everybody: explanations, odds, refusals, the way through a scenario."""

from __future__ import annotations

from typing import Any

import pytest

from tests.site.browsing import visits
from tests.site.playing import step_to_refusal
from tests.site.test_reading import WIDTHS, faults
from tests.site.test_trial import GAMES, OF_EACH_GAME, shot

OPENED = "() => document.querySelectorAll('.trial details').forEach((each) => { each.open = true; })"


def read(page: Any, where: str) -> None:
    """All that has been answered is opened, the pointer put on a link, and nothing of it keeps anybody out."""
    page.locator(where).first.wait_for()
    page.evaluate(OPENED)
    links = page.locator(".trial a.clause")
    if links.count():
        links.first.hover()
    assert faults(page) == []


@OF_EACH_GAME
@pytest.mark.parametrize("scheme", WIDTHS)
def test_nothing_that_a_table_answers_keeps_anybody_out(chromium: Any, served: str, scheme: str, game: str) -> None:
    for visit in visits(chromium, color_scheme=scheme, viewport={"width": WIDTHS[scheme], "height": 900}):
        panel = shot(visit, served, game, GAMES[game].both)
        visit.page.add_style_tag(content="* { transition: none !important; }")  # colours change at once
        page = visit.page
        read(page, ".sentences .now")
        for way, answer in {"explain it": ".trial-trace", "list its odds": ".trial-odds"}.items():
            panel.get_by_label(way).check()
            panel.locator("[data-action]").first.click()
            read(page, answer)
        step_to_refusal(panel)
        read(page, ".trial-refused")
