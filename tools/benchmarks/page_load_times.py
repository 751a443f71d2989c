"""`python -m tools.benchmarks.page_load_times [PAGE ...]`: the wait of readers on a machine a quarter as fast.

It opens pages of the built `site/` in headless Chromium, from files, and then the panels of scenarios on them, each in
a page opened anew. Seconds are of computing by the page's thread, times four: others on the machine disturb these the
least. A page is usable once it has been drawn and nothing else waits; a panel is open once its board has been drawn.
"""

from __future__ import annotations

import shutil
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

SITE = Path(__file__).resolve().parents[2] / "site"
SLOWER = 4
PANELS = 12
"""As many of a page are opened, spread over it."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 0))))"
SCENARIO = "shown-"
"""The beginning of the anchor of a scenario's panel."""
OPEN = "(panel) => panel.querySelector('summary').click()"


def find_heaviest_pages(site: Path) -> list[str]:
    """Return the page of each ruleset that has the most bytes of those with scenarios."""
    found = []
    for folder in sorted((site / "rules").iterdir()):
        chapters = [page for page in folder.glob("*.html") if f'id="{SCENARIO}' in page.read_text(encoding="utf-8")]
        found += sorted(chapters, key=lambda page: page.stat().st_size)[-1:]
    return [page.relative_to(site).as_posix() for page in found]


class PageTimer:
    """A page that is read, and what it computes."""

    def __init__(self, page: Page) -> None:
        """The page is to be opened yet."""
        self.page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def measure_wait(self, doing: Any) -> float:
        """Return seconds of a slow machine until something has been done and drawn."""
        before = self._read_compute_seconds()
        doing()
        self.page.evaluate(DRAWN)
        return SLOWER * (self._read_compute_seconds() - before)

    def _read_compute_seconds(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def measure_page(browser: Any, address: str) -> tuple[list[float], list[float]]:
    """Return seconds until the page can be used, and until each of some panels is open after a fresh load."""
    usable, opened = list[float](), list[float]()
    for number in range(PANELS):
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        reader = PageTimer(page)
        usable.append(reader.measure_wait(lambda page=page: page.goto(address)))
        panels = page.locator(f"details[id^={SCENARIO}]:visible")
        # looked up now: to find it among hundreds would be counted as computing of the page
        panel = panels.nth(number * panels.count() // PANELS).element_handle()
        panel.wait_for_selector("summary").hover()  # as a reader does, who points before he clicks
        page.wait_for_timeout(300)
        opened.append(reader.measure_wait(lambda panel=panel: panel.evaluate(OPEN)))
        page.close()
    return usable, opened


def main() -> None:
    """Print a line for each page; without pages, for the heaviest chapter of each ruleset."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for page in sys.argv[1:] or find_heaviest_pages(SITE):
            usable, opened = measure_page(browser, (SITE / page).as_uri())
            print(
                f"{page:44} usable {statistics.median(usable):5.2f} s (worst {max(usable):5.2f}), "
                f"a panel {statistics.median(opened):5.2f} s (worst {max(opened):5.2f})",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
