"""The page to play on, played by the board alone against the computer: clicks at random, and keys alone."""

from __future__ import annotations

from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit
from tests.site.test_play_against_computer import HASTE, TROUBLES

CLICKS = 60
"""Clicks in a game, as many as bring the larger games over several turns."""

CLICK = """
async ({ game, seed, clicks }) => {
  let state = seed;
  const random = () => { state = (state * 48271) % 2147483647; return state / 2147483647; };
  const any = (list) => list[Math.floor(random() * list.length)];
  const isSeen = (each) => each.getClientRects().length > 0;
  const all = (where) => [...document.querySelectorAll(`.trial :is(${where})`)].filter(isSeen);
  const sleep = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
  const status = () => document.querySelector('.trial-now')?.innerText ?? '';
  const isOver = () => status().includes('is over');
  const done = () => document.querySelector('.trial-log')?.start ?? 0;
  const until = async (found, what) => {
    for (const begun = Date.now(); Date.now() - begun < 30000; await sleep(5)) if (found()) return;
    throw new Error(`${game}, seed ${seed}: ${what}; the table says: ${status()}`);
  };
  const ways = () => [
    all('.trial-menu [data-menu]'), all('.trial-hand [data-action], .trial-group [data-action], .line-ups button'),
    all('.trial-card [data-menu]'), all('svg [data-place]'), all('svg [data-man]'),
  ].filter((each) => each.length > 0);
  for (let number = 0; number < clicks; number += 1) {
    await until(() => isOver() || (!status().includes('thinking') && ways().length > 0), 'nothing can be clicked');
    if (isOver()) break;
    const menu = all('.trial-menu [data-menu]');
    const target = menu.length > 0 && random() < 0.8 ? any(menu) : any(any(ways()));
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await sleep(20 * random());
  }
  return [done(), isOver()];
}
"""


@pytest.mark.parametrize("game", RULESETS)
def test_random_clicks_on_the_board_play_on(visit: Visit, served: str, game: str) -> None:
    page, told = visit.page, []
    page.on("console", lambda message: told.append(message.text) if message.type == "error" else None)
    page.add_init_script(HASTE)
    page.goto(f"{served}/play.html?game={game}")
    page.get_by_label("Opponent").select_option("opponent")
    page.evaluate(TROUBLES)
    for seed in (1, 2, 3):
        page.get_by_role("button", name="New game").click()
        page.locator(".trial svg.board").first.wait_for()
        moves, is_over = page.evaluate(CLICK, {"game": game, "seed": seed, "clicks": CLICKS})
        assert moves > 8 or is_over
    assert page.evaluate("globalThis.troubles") == told == []


PRESS = ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")


@pytest.mark.parametrize(
    ("game", "start"),
    [("tactical-soccer", "The kick-off: both squads drafted and set up"), ("computer-football", "The power edition")],
)
def test_keys_alone_play_on(visit: Visit, served: str, game: str, start: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game={game}")
    page.get_by_label("Start with").select_option(label=start)
    page.get_by_role("button", name="New game").focus()
    page.keyboard.press("Enter")
    page.locator(".trial svg.board").first.wait_for()
    for _ in range(8):
        if page.locator(".trial-hint").count():
            break
        press_button(page)
        page.wait_for_timeout(200)
    moves = count(page)
    for key in PRESS * 4:
        page.locator(".trial figure").first.focus()
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    assert count(page) > moves


def press_button(page: Any) -> None:
    page.locator(".trial-list [data-action]").first.focus()
    page.keyboard.press("Enter")


def count(page: Any) -> int:
    number: int = page.evaluate("document.querySelector('.trial-log')?.start ?? 0")
    return number
