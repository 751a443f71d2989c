"""Whole games against the hard computer, by clicks on the board and what it offers alone, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.site.browsing import Visit, visits
from tests.site.generated_site import parse_script, read_scripts
from tests.site.playing import set_table, settings
from tests.site.random_use import use_at_random
from tests.site.test_trial import asks

RUNS, CLICKS = 30, 30
"""Random uses of the page in a test, and clicks in each."""

MOST_ACTS = 4_000
"""Clicks or keys in which a whole game must end."""

MINUTES = 15 * 60_000
"""Milliseconds for a whole game on a busy machine."""


class Setting(NamedTuple):
    """A short whole game: the seat of the computer, and how the game begins."""

    computer: str
    options: dict[str, Any]
    position: dict[str, Any] | None


def small_deck() -> Setting:
    """Four quarters of five cards."""
    case = "field-goal/the-matrix-of-the-card-turned-for-a-field-goal-does-not-count"
    return Setting("away", asks("card-football", case)[0]["options"], None)


AFTER_GOAL = {"half": 2, "turn": 9, "score": {"red": 1, "blue": 0}}


def last_turns() -> Setting:
    """The last two turns of a game of soccer, after a goal of red."""
    starts = parse_script(read_scripts("tactical-soccer", "trial")["trial/game.js"])["starts"]
    start = next(each for each in starts if each["position"] is not None)
    return Setting("blue", start["options"], {**start["position"], **AFTER_GOAL})


SHORT = {
    "card-football": small_deck,
    "computer-football": lambda: Setting("yellow", {}, None),
    "tactical-football": lambda: Setting("away", {}, None),
    "tactical-soccer": last_turns,
}
OF_EACH_GAME = pytest.mark.parametrize("game", SHORT)

OFFERED = """
globalThis.offered = (seed) => {
  let state = seed;
  const random = () => { state = (state * 48271) % 2147483647; return state / 2147483647; };
  const any = (list) => list[Math.floor(random() * list.length)];
  const isSeen = (each) => each.checkVisibility(); /* a folded list is not seen */
  const all = (where) => [...document.querySelectorAll(`.trial :is(${where})`)].filter(isSeen);
  const first = (where) => all(where).slice(0, 1);
  const status = () => document.querySelector('.trial-now')?.innerText ?? '';
  const isOver = () => status().includes('is over');
  const isAnswering = () => document.querySelector('.trial-answer').innerText.includes('line up');
  const isBusy = () => status().includes('thinking') || isAnswering();
  const isDue = () => isOver() || !isBusy();
  const buttons = () => [
    first('.line-ups button'), all('.trial-hand [data-action], .trial-group [data-action]'),
    all('.trial-card [data-menu]'),
  ].filter((each) => each.length > 0);
  const places = () => [all('svg [data-place]'), all('svg [data-man]')].filter((each) => each.length > 0);
  /* A button that the board offers, or null for the board itself. Where it offers nothing, the computer chooses. */
  const button = () => {
    const menu = all('.trial-menu [data-menu]');
    if (menu.length > 0 && random() < 0.9) return any(menu);
    const ready = buttons();
    if (ready.length > 0 && random() < 0.6) return any(any(ready));
    if (document.querySelector('.trial svg [data-place], .trial svg .ring')) return null;
    return ready.length > 0 ? any(any(ready)) : [...document.querySelectorAll('.trial-instead button')][0] ?? null;
  };
  return { any, random, status, isOver, isDue, button, places };
};
"""

BY_CLICKS = """
async ({ seed, most }) => {
  const { any, random, status, isOver, isDue, button, places } = globalThis.offered(seed);
  const sleep = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
  const until = async (found, what) => {
    for (const begun = Date.now(); Date.now() - begun < 120000; await sleep(5)) if (found()) return;
    throw new Error(`seed ${seed}: ${what}; the table says: ${status()}`);
  };
  for (let number = 0; number < most; number += 1) {
    await until(isDue, 'the computer does not answer');
    if (isOver()) return number;
    const target = button() ?? any(any(places()));
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await sleep(random() < 0.2 ? 15 : 0);
  }
  throw new Error(`seed ${seed}: the game does not end; the table says: ${status()}`);
}
"""

FOCUS = """
() => {
  const { isOver, isDue, button } = globalThis.keyed;
  if (isOver()) return 'over';
  if (!isDue()) return 'wait';
  const target = button();
  (target ?? document.querySelector('.trial figure')).focus();
  return target === null ? 'board' : 'button';
}
"""
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")


@pytest.fixture
def calm(chromium: Any) -> Iterator[Visit]:
    """A window for a user who wants less motion: the computer acts without pauses."""
    yield from visits(chromium, viewport={"width": 1280, "height": 900}, reduced_motion="reduce")


def begin(visit: Visit, base: str, game: str) -> list[str]:
    """Begin a short game against the hard computer; return the list that gets all errors of the console."""
    page, told, setting = visit.page, list[str](), SHORT[game]()
    page.on("console", lambda message: told.append(message.text) if message.type == "error" else None)
    page.set_default_timeout(MINUTES)
    page.add_init_script(OFFERED)
    set_table(visit, base, {"ruleset": game, "options": setting.options, "position": setting.position})
    settings(page).locator(f"label:has(span:text-is('{setting.computer}')) select").select_option("hard")
    page.locator(".trial-settings summary").click()
    return told


@OF_EACH_GAME
def test_a_whole_game_is_played_by_clicks_on_the_board(calm: Visit, served: str, game: str) -> None:
    told = begin(calm, served, game)
    assert calm.page.evaluate(BY_CLICKS, {"seed": 7, "most": MOST_ACTS}) > 0
    assert calm.page.locator(".trial-now").inner_text().startswith("The game is over")
    assert told == []


@OF_EACH_GAME
def test_a_whole_game_is_played_by_keys(calm: Visit, served: str, game: str) -> None:
    told, page = begin(calm, served, game), calm.page
    page.evaluate("() => { globalThis.keyed = globalThis.offered(3); }")
    for number in range(MOST_ACTS):
        kind = page.evaluate(FOCUS)
        if kind == "over":
            break
        if kind == "wait":
            page.wait_for_timeout(20)
            continue
        if kind == "board":
            page.keyboard.press(ARROWS[(number // 3) % 4])
        page.keyboard.press("Enter")
    assert page.locator(".trial-now").inner_text().startswith("The game is over")
    assert told == []


def test_random_use_at_random_moments_stops_nothing(visit: Visit, served: str) -> None:
    visit.page.set_default_timeout(MINUTES)
    found = use_at_random(visit.page, served, range(RUNS), CLICKS)
    assert {each["game"] for each in found} == {*SHORT}
    assert sum(each["moves"] for each in found) > RUNS
