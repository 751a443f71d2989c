"""The page to play on, as a player uses it: a table set by an address, actions found in the list, what is answered."""

from __future__ import annotations

from typing import Any

from tests.site.browsing import Visit


def settings(page: Any) -> Any:
    """The seats, what is shown and how chance comes, opened."""
    if not page.locator(".trial-settings[open]").count():
        page.locator(".trial-settings summary").click()
    return page.locator(".trial-settings")


STEPPED = """
([panel, before]) => {
  const at = panel.querySelector('.at').textContent;
  return panel.querySelector('.trial-refused') !== null || at !== before;
}
"""


def step_to_refusal(panel: Any, most: int = 20) -> None:
    """Go on sentence by sentence, each once the one before has come, to the first that is refused."""
    following = panel.locator(".trial").get_by_role("button", name="Next")
    for _ in range(most):
        if panel.locator(".trial-refused").count():
            return
        before = panel.locator(".at").first.inner_text()
        following.click()
        panel.page.wait_for_function(STEPPED, arg=[panel.element_handle(), before])
    raise AssertionError(panel.locator(".trial").inner_text())


SAME = """
(all, wanted) => {
  const sorted = (action) => JSON.stringify(Object.entries(action).sort());
  return all.findIndex((each) => sorted(JSON.parse(each.dataset.action)) === sorted(wanted));
}
"""


def set_table(visit: Visit, base: str, table: dict[str, Any]) -> None:
    """The page to play on, opened by the address of {ruleset, options, position}."""
    visit.page.goto(f"{base}/play.html")
    visit.page.locator(".trial-begin .main").wait_for()
    visit.page.evaluate("async table => { location.hash = `#try=${await trial.packed(table)}`; }", table)
    visit.page.locator(".trial svg.board").wait_for()


def words(action: dict[str, Any]) -> list[str]:
    """What its words have in them: a place as it is written, the men of a list one by one."""
    values = [value for name, value in action.items() if name != "type"]
    found: list[str] = []
    for value in values:
        several = isinstance(value, list) and not all(isinstance(each, int) for each in value)
        found += list(value) if several else [",".join(map(str, value)) if isinstance(value, list) else str(value)]
    return found


def unfold(page: Any) -> None:
    """The list of all legal actions, opened where the board leads and the list is folded."""
    if page.locator(".trial-all:not([open])").count():
        page.locator(".trial-all > summary").click()


def button_of(page: Any, action: dict[str, Any]) -> Any:
    """The button of a legal action, once the list is narrowed to it."""
    unfold(page)
    if page.locator(".trial-filter").count():
        page.locator(".trial-filter select").select_option(action["type"])
        page.get_by_label("Words in the action").fill(" ".join(words(action)))
    buttons = page.locator("[data-action]")
    number = buttons.evaluate_all(SAME, action)
    assert number >= 0, f"{action} is not in the list"
    return buttons.nth(number)


def men(page: Any) -> list[str]:
    """Where everybody stands on the board, in the words of the picture."""
    found: list[str] = page.locator(".trial svg title").evaluate_all("all => all.map(each => each.textContent)")
    return found


PLAY = """
async (moves) => {
  const find = (where) => document.querySelector(where);
  const inOrder = (value) => (value?.constructor === Object ? Object.entries(value).sort() : value);
  const same = (one, other) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
  const among = (name, value) => [...document.querySelectorAll(`[data-${name}]`)]
    .find((each) => same(JSON.parse(each.dataset[name]), value));
  const put = (field, value, event) => {
    field.value = value;
    field.dispatchEvent(new Event(event));
  };
  const words = (action) => Object.entries(action).filter(([name]) => name !== 'type')
    .flatMap(([, value]) => (value instanceof Array && !value.every(Number.isInteger) ? value : [String(value)]));
  const narrowings = [
    () => null,
    (action) => find('.trial-filter') && put(find('.trial-filter select'), action.type, 'change'),
    (action) => put(find('.trial-filter input'), words(action).join(' '), 'input'),
  ];
  const button = (action) => {
    for (const narrow of narrowings) {
      narrow(action);
      if (among('action', action)) return among('action', action);
    }
  };
  const until = async (found) => {
    for (const begun = Date.now(); Date.now() - begun < 20000;) {
      if (found()) return found();
      await new Promise((resolve) => { setTimeout(resolve, 1); });
    }
    throw new Error(`waited for ${found}`);
  };
  for (const { action, chance } of moves) {
    const before = find('.trial-log')?.start ?? 0;
    (await until(() => button(action))).click();
    for (const { value } of chance) {
      const outcome = await until(() => among('outcome', value));
      const old = document.querySelectorAll('[data-outcome]');
      outcome.click();
      for (const each of old) each.removeAttribute('data-outcome');
    }
    await until(() => find('.trial-log')?.start > before);
  }
}
"""
"""Clicks through moves, {action, chance}: finds each action in the list, and chooses what chance brings."""
