"""Random use of the play page: clicks, keys and choices at random moments; afterwards the page must go on as usual."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

HASTE = """
const later = globalThis.setTimeout;
globalThis.setTimeout = (act, delay, ...others) => later(act, delay >= 50 ? 10 * Math.random() : delay, ...others);
"""
"""The pauses of the computer are shortened to random ones."""

WATCH = """
() => {
  globalThis.troubles = [];
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('.trial-trouble')) globalThis.troubles.push(each.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}
"""

USE = Path(__file__).with_name("random_use.js").read_text(encoding="utf-8")


def use_at_random(page: Any, base: str, seeds: Iterable[int], clicks: int) -> list[dict[str, Any]]:
    """Use the play page at random once for each seed; return the game, the moves and whether the game is over."""
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text) if message.type == "error" else None)
    page.add_init_script(HASTE)
    page.goto(f"{base}/play.html")
    page.locator(".trial-begin .main").wait_for()
    page.evaluate(WATCH)
    found = [page.evaluate(USE, {"seed": seed, "clicks": clicks}) for seed in seeds]
    assert page.evaluate("globalThis.troubles") == told == []
    return found
