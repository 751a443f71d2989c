"""`python -m tools.benchmarks.page_load_times [PAGE ...]`: load times of site pages on a processor a quarter as fast as
this one.

The benchmark opens pages of the built `site/` in headless Chromium from local files, and then panels of scenarios, each
in a newly opened page. The printed seconds are four times the computing time of the page's thread. Computing time
depends least on other load of the machine. A page is ready when it is drawn and no task is pending; a panel is ready
when its board is drawn.
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
"""Number of panels of a page to open, distributed over the page."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 0))))"
SCENARIO = "shown-"
"""Start of the anchor of a scenario's panel."""
OPEN = "(panel) => panel.querySelector('summary').click()"


def find_heaviest_pages(site: Path) -> list[str]:
    """Return for each ruleset the page with scenarios that has the most bytes."""
    found = []
    for folder in sorted((site / "rules").iterdir()):
        chapters = [page for page in folder.glob("*.html") if f'id="{SCENARIO}' in page.read_text(encoding="utf-8")]
        found += sorted(chapters, key=lambda page: page.stat().st_size)[-1:]
    return [page.relative_to(site).as_posix() for page in found]


class PageTimer:
    """A browser page, and a measurement of its computing time."""

    def __init__(self, page: Page) -> None:
        """Store the browser page, which is not opened yet."""
        self.page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def measure_wait(self, doing: Any) -> float:
        """Return the seconds on the slow processor until an operation has finished and its result is drawn."""
        before = self._read_compute_seconds()
        doing()
        self.page.evaluate(DRAWN)
        return SLOWER * (self._read_compute_seconds() - before)

    def _read_compute_seconds(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def measure_page(browser: Any, address: str) -> tuple[list[float], list[float]]:
    """Return the seconds until the page is ready, and until each of some panels is open after a fresh load."""
    usable, opened = list[float](), list[float]()
    for number in range(PANELS):
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        reader = PageTimer(page)
        usable.append(reader.measure_wait(lambda page=page: page.goto(address)))
        panels = page.locator(f"details[id^={SCENARIO}]:visible")
        # searched before the measurement, which would include the search
        panel = panels.nth(number * panels.count() // PANELS).element_handle()
        panel.wait_for_selector("summary").hover()  # like a reader, who points at a panel before clicking
        page.wait_for_timeout(300)
        opened.append(reader.measure_wait(lambda panel=panel: panel.evaluate(OPEN)))
        page.close()
    return usable, opened


def main() -> None:
    """Print a line for each page; without arguments, for the largest chapter of each ruleset."""
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
