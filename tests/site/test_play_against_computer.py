"""The page to play on against the computer, clicked at random moments while it thinks: it never stops answering."""

from __future__ import annotations

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit

GAMES = 50
"""Games of each ruleset, each with its own seed."""
CLICKS = 12
"""Clicks in a game, as many as bring the larger games to several answers of the opponent."""

HASTE = """
const later = globalThis.setTimeout;
globalThis.setTimeout = (act, delay, ...others) => later(act, delay >= 100 ? 25 * Math.random() : delay, ...others);
"""
"""The pauses of the opponent are shortened to random ones: any order of its actions and the clicks stays possible."""

PLAY = """
async ({ game, clicks, seed }) => {
  let state = seed;
  const random = () => { state = (state * 48271) % 2147483647; return state / 2147483647; };
  const sleep = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
  const all = (where) => [...document.querySelectorAll(where)];
  const any = (list) => list[Math.floor(random() * list.length)];
  const named = (text) => all('.trial button').filter((each) => each.textContent.startsWith(text));
  const status = () => document.querySelector('.trial-now')?.innerText ?? '';
  const actions = () => all('.trial [data-action]');
  const isSettled = () => !status().includes('thinking') && (status().includes('is over') || actions().length > 0);
  const until = async (found, what) => {
    for (const begun = Date.now(); Date.now() - begun < 30000; await sleep(5)) if (found()) return;
    throw new Error(`game ${game}, seed ${seed}: ${what}; the table says: ${status()}`);
  };
  const done = () => document.querySelector('.trial-log')?.start ?? 0;
  const ways = [
    [0.70, actions], [0.78, () => named('Undo')], [0.86, () => named('Choose for me')],
    [0.90, () => named('Finish this phase for me')],
    [0.95, () => named('Return to this move')], [1, () => all('.trial-does input')],
  ];

  const before = document.querySelector('.trial');
  all('.trial-begin button')[0].click();
  if (random() < 0.2) all('.trial-begin button')[0].click();
  await until(() => document.querySelector('.trial') !== before && status(), 'no game begins');
  for (let number = 0; number < clicks; number += 1) {
    await sleep(25 * random());
    const chance = random();
    const target = any(ways.find(([most]) => chance < most)[1]());
    target?.click();
    if (random() < 0.25) target?.click();
  }
  await until(isSettled, 'no action is offered');
  if (status().includes('is over')) return;
  all('.trial-does input')[0].click();
  const [number, refused] = [done(), all('.trial-trouble').length];
  any(actions()).click();
  await until(() => done() !== number || all('.trial-trouble').length > refused, 'an action changes nothing');
  await until(isSettled, 'no action is offered after one more');
}
"""

TROUBLES = """
() => {
  globalThis.troubles = [];
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('.trial-trouble')) globalThis.troubles.push(each.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}
"""


@pytest.mark.parametrize("game", RULESETS)
def test_table_clicked_while_computer_thinks_goes_on(visit: Visit, served: str, game: str) -> None:
    page, told = visit.page, []
    page.on("console", lambda message: told.append(message.text) if message.type == "error" else None)
    page.add_init_script(HASTE)
    page.goto(f"{served}/play.html?game={game}")
    page.get_by_label("Opponent").select_option("opponent")
    page.evaluate(TROUBLES)
    for number in range(GAMES):
        page.evaluate(PLAY, {"game": game, "clicks": CLICKS, "seed": 1 + number})
    assert page.evaluate("globalThis.troubles") == told == []
