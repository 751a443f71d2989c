"""Boards of cases: they open where the men of the case are, show words, and show how readings differ."""

from __future__ import annotations

from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit
from tests.site.playing import set_table
from tests.site.test_trial import GAMES, OF_EACH_GAME, cases, shot
from tests.site.test_trial_data import actions

SNAP = "play-examples/had-the-quarterback-faced-straight-ahead-he-could-not-have-handed-off-to-him"
"""A case of a whole line-up that begins with a snap; #12 and #31 act after it."""
SEEN = """
(figure, names) => {
  const frame = figure.getBoundingClientRect();
  const isMeant = (part) => part.dataset.man.split(/[ ,]+/).some((name) => names.includes(name));
  const men = [...figure.querySelectorAll('[data-man]')].filter(isMeant).map((part) => part.getBoundingClientRect());
  const isIn = ({ left, right, top, bottom }) => (
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom);
  return men.length > 0 && men.every(isIn);
}
"""
"""Whether all men of these names on a board are within what is seen of it."""


@pytest.mark.parametrize("width", [1280, 390])
def test_tried_board_opens_at_men_of_the_case(visit: Visit, served: str, width: int) -> None:
    visit.page.set_viewport_size({"width": width, "height": 844})
    panel = shot(visit, served, "tactical-football", SNAP)
    figure = panel.locator(".trial-board figure")
    figure.scroll_into_view_if_needed()
    assert figure.evaluate(SEEN, ["12", "31"])
    panel.locator(".trial").get_by_role("button", name="Undo").wait_for()


@pytest.mark.parametrize("width", [1280, 390])
def test_stepped_board_opens_at_men_who_act_first(visit: Visit, served: str, width: int) -> None:
    page = visit.page
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{served}/rules/tactical-football/transferring-the-ball.html")
    page.evaluate("document.querySelectorAll('details.panel, details').forEach((each) => { each.open = true; })")
    page.locator(".stepping figure svg").first.wait_for(timeout=60_000)
    page.wait_for_timeout(1500)  # boards are brought when they are first laid out
    hidden = page.evaluate(
        """
        () => [...document.querySelectorAll('.stepping')].filter((stepping) => {
          const [figure, [back, next]] = [stepping.querySelector('figure'), stepping.querySelectorAll('button')];
          if (!figure.clientWidth) return false;
          const [left, top] = [figure.scrollLeft, figure.scrollTop];
          next.click();
          const names = (each) => each.dataset.man.split(/[ ,]+/);
          const men = [...figure.querySelectorAll('.changed[data-man]')].flatMap(names);
          back.click();
          if (men.length === 0) return false;
          const frame = figure.getBoundingClientRect();
          const seen = [...figure.querySelectorAll('[data-man]')]
            .filter((each) => names(each).some((name) => men.includes(name)))
            .map((each) => each.getBoundingClientRect())
            .filter(({ left: x, right, top: y, bottom }) => (
              right > frame.left && x < frame.right && bottom > frame.top && y < frame.bottom));
          return seen.length === 0 || figure.scrollLeft !== left || figure.scrollTop !== top;
        }).map((each) => each.closest('[id]')?.id ?? each.innerText.slice(0, 80))
        """
    )
    assert hidden == []


RAW = ("true", "false", "null", "none", "undefined")


def cards(page: Any) -> list[str]:
    found: list[str] = page.locator(".trial-board .place.card text").all_text_contents()
    return found


def test_a_fouled_steal_makes_no_raw_card(visit: Visit, served: str) -> None:
    case = next(
        each
        for each in cases("tactical-soccer").values()
        if any(deed.ask and deed.ask.get("action", {}).get("type") == "steal" for deed in each.deeds)
        and any(deed.ask and deed.ask["op"] == "load" for deed in each.deeds)
    )
    begin = next(deed.ask for deed in case.deeds if deed.ask and deed.ask["op"] == "load")
    assert begin is not None
    options = begin.get("options") or {}
    set_table(visit, served, {"ruleset": "tactical-soccer", "options": options, "position": begin["position"]})
    assert visit.page.locator("[data-action*=steal]").count() > 0
    assert [each for each in cards(visit.page) if each in RAW] == []


TOKENS = """
async ({ ruleset, actions }) => {
  const name = `${ruleset}/trial/game.js`;
  await new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: `rules/${name}`, onerror: reject });
    script.onload = resolve;
    document.head.append(script);
  });
  const game = await globalThis.trialData[name];
  return actions.flatMap((action) => trial.tokensOf(game, action));
}
"""


@pytest.mark.parametrize("game", RULESETS)
def test_what_a_player_picks_has_words(visit: Visit, served: str, game: str) -> None:
    visit.page.goto(f"{served}/play.html")
    visit.page.locator(".trial-begin .main").wait_for()
    tokens = set(visit.page.evaluate(TOKENS, {"ruleset": game, "actions": actions(game)}))
    assert tokens.isdisjoint(RAW)


COLUMNS = """
async (ruleset) => {
  const ids = Object.keys(await new Promise((resolve, reject) => {
    const name = `${ruleset}/trial/readings.js`;
    const script = Object.assign(document.createElement('script'), { src: `rules/${name}`, onerror: reject });
    script.onload = () => resolve(globalThis.trialData[name]);
    document.head.append(script);
  }));
  const found = {};
  for (const id of ids) {
    const shown = await trial.columns(ruleset, id);
    const said = (item) => (item.innerText.startsWith('Refused') ? 'refused' : item.innerText);
    const words = (each) => each.querySelector('svg')?.getAttribute('aria-label');
    const text = (each) => [...[...each.querySelectorAll('li')].map(said), words(each)].join('\\n');
    const column = (each) => [[...each.querySelectorAll('h4 code')].map((key) => key.innerText), text(each)];
    const columns = (each) => [...each.querySelectorAll('.column')].map(column);
    found[id] = [...shown.querySelectorAll('.side-by-side')].map(columns);
  }
  return found;
}
"""
NO_TABLE = {"KF-A03", "CF-A63"}
"""Ambiguities of which every case that parts the readings has a table that one reading cannot set."""

NEVER_APART = {"TS-A10", "CF-A63", "TF-A01", "TF-A02", "TF-A19", "TF-A65", "TF-A66", "TF-A73"}
"""Ambiguities with two readings for which no case about them shows different outcomes."""


@pytest.mark.parametrize("game", RULESETS)
def test_side_by_side_shows_a_difference(visit: Visit, served: str, game: str) -> None:
    visit.page.goto(f"{served}/play.html")
    visit.page.locator(".trial-begin .main").wait_for()
    found = visit.page.evaluate(COLUMNS, game)
    assert len(found) > 20
    texts = {each: [[text for _, text in columns] for columns in positions] for each, positions in found.items()}
    assert {each for each, positions in texts.items() if any(len(set(shown)) < 2 for shown in positions)} == set()
    unset = {each for each, positions in texts.items() if "cannot set up this position" in str(positions)}
    assert unset <= NO_TABLE
    assert {each for each, positions in found.items() if agreeing(positions)} <= NEVER_APART


def agreeing(positions: list[list[tuple[list[str], str]]]) -> bool:
    """Whether two readings share a column in every position."""
    columns = [{key: number for number, (keys, _) in enumerate(shown) for key in keys} for shown in positions]
    return len({tuple(each[key] for each in columns) for key in columns[0]}) < len(columns[0])


@OF_EACH_GAME
def test_explanation_has_each_clause_once_and_ends_with_the_outcome(visit: Visit, served: str, game: str) -> None:
    panel = shot(visit, served, game, GAMES[game].both)
    panel.get_by_label("explain it").check()
    panel.locator("[data-action]").first.click()
    panel.locator(".trial-trace li").first.wait_for()
    clauses = panel.locator(".trial-answer .trial-trace > li > a").all_inner_texts()
    assert len(clauses) == len(set(clauses)) > 0
    assert panel.locator(".trial-trace .mark").count() == 0
    assert panel.locator(".trial-answer > div > :last-child").inner_text().startswith("Outcome")
    assert panel.locator(".trial-log").count() == 0


def test_refused_action_is_explained_with_what_holds_and_what_does_not(visit: Visit, served: str) -> None:
    panel = shot(visit, served, "card-football", GAMES["card-football"].both)
    panel.get_by_label("explain it").check()
    panel.locator("summary", has_text="Try an action that is not listed").click()
    form = panel.locator("form.trial-any")
    form.get_by_label("What").select_option(label="kick for the extra point")
    form.get_by_role("button", name="Try action").click()
    panel.locator(".trial-trace .fails").wait_for()
    assert "refused under" in panel.locator(".trial-outcome").inner_text()


def test_board_of_a_tablet_shows_its_whole_caption(visit: Visit, served: str) -> None:
    page = visit.page
    page.set_viewport_size({"width": 820, "height": 1180})
    page.goto(f"{served}/play.html?game=computer-football")
    page.get_by_role("button", name="New game").click()
    page.locator(".trial svg.board").wait_for()
    assert page.locator(".trial-board figure").evaluate("each => each.scrollHeight <= each.clientHeight + 1")


OPENED = """
async (name) => {
  const panel = document.getElementById(name);
  panel.open = true;
  while (!panel.querySelector('.boards svg, details.note')) await new Promise((resolve) => setTimeout(resolve, 50));
  return [...panel.querySelectorAll('.boards figure')].length;
}
"""
BALL_SEEN = """
(name) => [...document.getElementById(name).querySelectorAll('.boards figure')].map((figure) => {
  const frame = figure.getBoundingClientRect();
  const ball = figure.querySelector('.ball').getBoundingClientRect();
  const numbers = [...figure.querySelectorAll('[data-man] text')].map((each) => each.getBoundingClientRect().height);
  const isWithin = (low, high) => ball[low] >= frame[low] && ball[high] <= frame[high];
  const isSeen = isWithin('top', 'bottom') && isWithin('left', 'right');
  return [isSeen, Math.min(...numbers), frame.height / innerHeight];
})
"""
HAND_OFF = "shown-openly-the-ball-goes-over-and-the-releaser-has-nothing"


@pytest.mark.parametrize("size", [(1280, 900), (390, 844)])
def test_boards_of_a_case_open_where_something_happens(visit: Visit, served: str, size: tuple[int, int]) -> None:
    """On a phone too, where the numbers of men are at least 12 pixels high."""
    page = visit.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{served}/rules/tactical-football/transferring-the-ball.html")
    assert page.evaluate(OPENED, HAND_OFF) == 1
    page.wait_for_function(
        "name => document.getElementById(name).querySelector('.boards figure').scrollTop > 0", arg=HAND_OFF
    )
    for is_seen, smallest, share in page.evaluate(BALL_SEEN, HAND_OFF):
        assert is_seen
        assert size[0] > 400 or smallest >= 12
        assert share < 0.5
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
