"""The player of recorded games as its page is used: from a file, by mouse and keys, heard, animated, and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.archives.recorded_games_divided_into_plays import RecordedGame, replay_without_plays
from scrimmage_rules.drawing.drawing_compression import compress_pictures
from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.transcript import Move, Transcript
from scrimmage_rules.library.random_play import ResolvedRuleset, play_out
from scrimmage_rules.rulesets import RULESETS, find_replay_support, ruleset
from scrimmage_rules.viewer import render_page
from scrimmage_rules.viewer.replay_page_content import build_replay_page_content
from tests.kit.archived_games import GAME, game_of, recorded
from tests.site.albums import pictures_of
from tests.site.browsing import Visit, visits

NAME = "</script><script>document.title='taken'</script> & \"<b>\" -->"

HEARD = """
window.heard = [];
window.AudioContext = class {
  constructor() {
    const node = () => new Proxy(function () {}, {
      get: (_, name) => name === 'connect' ? (other) => other : new Proxy(function () {}, { apply: () => undefined,
        get: () => () => undefined }),
      set: () => true,
    });
    this.currentTime = 0;
    this.destination = {};
    this.createOscillator = () => { window.heard.push('hut'); return node(); };
    this.createGain = node;
  }
};
"""


@pytest.fixture(scope="module")
def game() -> RecordedGame:
    """A complete game of several plays."""
    return recorded(game_of(2, complete=True))


def snap(game: RecordedGame) -> range:
    """A few moves as a play begins: the defense is done, squares are drawn, and men move."""
    kinds = [move.action["type"] for move in game.transcript.moves]
    done = kinds.index("done")
    return range(done, done + 5)


def written(folder: Path, game: RecordedGame, shown: range, **how: Any) -> str:
    path = folder / "player.html"
    path.write_text(
        render_page(build_replay_page_content(game, shown, how.pop("title", NAME), **how)), encoding="utf-8"
    )
    return path.as_uri()


def whole(game: RecordedGame) -> range:
    return range(len(game.transcript.moves))


def where(visit: Visit) -> str:
    text: str = visit.page.locator("#where").inner_text()
    return text


def drawn(visit: Visit) -> str:
    title: str = visit.page.locator("#board svg > title").evaluate("each => each.textContent")
    return title


def seen(visit: Visit, what: str) -> None:
    """Wait for something that is there for a moment only; the page itself forbids text to be run as code."""
    visit.page.evaluate(f"async () => {{ while (!({what})) await new Promise(requestAnimationFrame); }}")


# ---- the page as text


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_pictures_of_a_game_come_out_of_the_album_as_they_went_in(ruleset_id: str) -> None:
    shown = build_replay_page_content(some_game(ruleset_id), range(60), "x")
    pictures = [moment.picture for moment in shown.moments]
    put_away = compress_pictures(pictures)
    changes = msgspec.json.decode(msgspec.json.encode(put_away.changes))
    assert list(pictures_of(put_away.pieces, changes)) == pictures
    assert sum(map(len, put_away.pieces)) < sum(map(len, pictures)) / 5


def some_game(ruleset_id: str) -> RecordedGame:
    """A random game of any ruleset, some moves long."""
    rules = ruleset(ruleset_id)
    plies = play_out(ResolvedRuleset(rules, rules.rules(Options())), seed=5, cap=60)
    moves = tuple(Move(ply.seat, json.loads(page_data(ply.action)), ply.script) for ply in plies)
    offered = find_replay_support(ruleset_id)
    return (offered.recorded if offered else replay_without_plays)(rules, Transcript(ruleset_id, Options(), moves))


def page_data(value: Any) -> bytes:
    from scrimmage_rules.kernel.codec import canonical  # noqa: PLC0415

    return canonical(value)


def test_nothing_of_a_game_becomes_code(game: RecordedGame) -> None:
    text = render_page(build_replay_page_content(game, range(3), NAME))
    assert text.count("<script") == text.count("</script>") == 2
    assert text.count(escape(NAME)) == 2
    assert re.search(r"script-src 'sha256-[A-Za-z0-9+/]{43}='", text)
    assert "unsafe-eval" not in text


# ---- the page in a browser


def test_a_game_is_stepped_through_with_buttons(visit: Visit, tmp_path: Path, game: RecordedGame) -> None:
    page_ = visit.page
    page_.goto(written(tmp_path, game, whole(game)))
    last = len(game.transcript.moves)
    assert page_.title() == page_.locator("h1").inner_text() == NAME
    assert where(visit) == f"move 0 of {last}"
    assert page_.locator("#back").is_disabled()
    page_.click("#step")
    assert where(visit) == f"move 1 of {last}"
    assert page_.locator("#did").inner_text().startswith("chance: draw (starting-offense ")
    assert page_.locator("#events .clause").count() > 0
    page_.click("#last")
    assert where(visit) == f"move {last} of {last}"
    assert "has won" in drawn(visit)
    assert page_.locator("#step").is_disabled()
    page_.click("#back")
    assert where(visit) == f"move {last - 1} of {last}"
    page_.click("#first")
    assert where(visit) == f"move 0 of {last}"


def test_the_keys_do_what_the_buttons_do(visit: Visit, tmp_path: Path, game: RecordedGame) -> None:
    keys = visit.page.keyboard
    visit.page.goto(written(tmp_path, game, whole(game)))
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", len(game.transcript.moves))):
        keys.press(key)
        assert where(visit).startswith(f"move {number} of ")
    keys.press("Home")
    keys.press("m")
    assert visit.page.locator("#mute").get_attribute("aria-pressed") == "true"
    keys.press("Space")
    assert visit.page.locator("#play").inner_text() == "Pause"
    keys.press("Space")
    assert visit.page.locator("#play").inner_text() == "Play"
    visit.page.click("#step")  # a button that was clicked does not keep the space key
    keys.press("Space")
    assert visit.page.locator("#play").inner_text() == "Pause"


def test_a_play_plays_to_its_end_and_stops(visit: Visit, tmp_path: Path, game: RecordedGame) -> None:
    visit.page.add_init_script(HEARD)
    shown = snap(game)
    visit.page.goto(written(tmp_path, game, shown, speed="fast"))
    visit.page.click("#play")
    seen(visit, "document.getElementById('heard').textContent === 'hut-hut'")
    seen(visit, "document.getAnimations().length > 0")
    visit.page.locator("#play", has_text="Play").wait_for()
    assert where(visit).split(" of ")[0] == f"move {shown.stop}"
    assert visit.page.evaluate("window.heard.length") == 2
    visit.page.click("#play")
    visit.page.locator("#where", has_text=f"move {shown.start} of").wait_for()


@pytest.mark.parametrize("how", ["with the button", "as it was recorded"])
def test_a_muted_replay_shows_what_it_does_not_sound(
    visit: Visit, tmp_path: Path, game: RecordedGame, how: str
) -> None:
    visit.page.add_init_script(HEARD)
    if how == "as it was recorded":
        options = Options(settings={"mute": True})
        game = recorded(Transcript(GAME, options, game.transcript.moves))
    visit.page.goto(written(tmp_path, game, snap(game)))
    if how == "with the button":
        visit.page.click("#mute")
    visit.page.keyboard.press("ArrowRight")
    assert visit.page.locator("#heard").inner_text() == "hut-hut"
    assert visit.page.evaluate("window.heard") == []
    visit.page.click("#mute")
    visit.page.keyboard.press("ArrowLeft")
    visit.page.keyboard.press("ArrowRight")
    assert visit.page.evaluate("window.heard") == ["hut", "hut"]


def test_the_end_of_a_turn_makes_no_sound(visit: Visit, tmp_path: Path, game: RecordedGame) -> None:
    visit.page.add_init_script(HEARD)
    visit.page.goto(written(tmp_path, game, range(snap(game).start, game.plays[0].stop)))
    kinds = [event.kind for events in game.played.events[: game.plays[0].stop] for event in events]
    assert "turn-over" in kinds
    for _ in range(game.plays[0].stop - snap(game).start):
        visit.page.keyboard.press("ArrowRight")
    assert visit.page.evaluate("window.heard") == ["hut", "hut"]


def test_a_click_on_the_field_is_ignored_while_a_replay_runs(visit: Visit, tmp_path: Path, game: RecordedGame) -> None:
    visit.page.goto(written(tmp_path, game, snap(game), speed="slow"))
    visit.page.click("#play")
    visit.page.click("#board svg")
    assert visit.page.locator("#play").inner_text() == "Pause"
    visit.page.locator("#where", has_text=f"move {snap(game).start + 1} of").wait_for()


def test_who_wants_no_motion_sees_none(chromium: Any, tmp_path: Path, game: RecordedGame) -> None:
    for visit in visits(chromium, reduced_motion="reduce"):
        visit.page.goto(written(tmp_path, game, snap(game), speed="fast"))
        visit.page.evaluate("() => { Element.prototype.animate = () => { throw new Error('it moved'); }; }")
        visit.page.click("#play")
        visit.page.locator("#play", has_text="Play").wait_for()
        assert where(visit).startswith(f"move {snap(game).stop} of ")


def test_one_play_is_chosen_and_the_way_is_that_play(visit: Visit, tmp_path: Path, game: RecordedGame) -> None:
    visit.page.goto(written(tmp_path, game, whole(game)))
    visit.page.get_by_label("Show").select_option("play 2")
    play = game.plays[1]
    assert where(visit) == f"move {play.start} of {play.stop}"
    assert visit.page.locator("#back").is_disabled()
    visit.page.click("#last")
    assert where(visit) == f"move {play.stop} of {play.stop}"
    place = visit.page.locator("#place")
    assert place.get_attribute("max") == str(play.stop - play.start)
    place.fill("3")
    assert where(visit) == f"move {play.start + 3} of {play.stop}"


def test_the_rules_pop_up_with_every_clause_and_at_the_clause_asked_for(
    visit: Visit, tmp_path: Path, game: RecordedGame
) -> None:
    page_ = visit.page
    page_.goto(written(tmp_path, game, whole(game)))
    page_.get_by_role("button", name="Rules").click()
    assert page_.locator("#rules dt").count() == len(ruleset(GAME).rulebook.clauses)
    assert page_.locator("#rules-text").evaluate("each => each.scrollHeight > each.clientHeight")
    page_.keyboard.press("Escape")
    assert page_.locator("#rules").is_hidden()
    page_.click("#step")
    clause = page_.locator("#events .clause").first
    asked = clause.inner_text()
    clause.click()
    sought = page_.locator("#rules dt.sought")
    assert sought.inner_text() == asked
    assert sought.is_visible()
    assert page_.locator("#rules dt.sought + dd").inner_text() == ruleset(GAME).rulebook.clause(asked).text
    page_.locator("#rules").get_by_role("button", name="Close").click()
    assert page_.locator("#rules").is_hidden()


def test_the_men_pop_up_with_speed_and_power(visit: Visit, tmp_path: Path, game: RecordedGame) -> None:
    visit.page.goto(written(tmp_path, game, whole(game)))
    visit.page.get_by_role("button", name="Men").click()
    text = visit.page.locator("#men svg").text_content()
    for speed in range(2, 7):
        assert f"speed {speed}, power {6 - speed}" in text
    visit.page.keyboard.press("Escape")
    assert visit.page.locator("#men").is_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_needs_no_sideways_scrolling(phone: Visit, tmp_path: Path, game: RecordedGame, scheme: str) -> None:
    phone.page.emulate_media(color_scheme=scheme)
    phone.page.goto(written(tmp_path, game, whole(game)))
    for button in ("#step", "#last"):
        phone.page.click(button)
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.page.click("#rules-button")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    paper = phone.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (paper == "rgb(255, 255, 255)") == (scheme == "light")


@pytest.mark.parametrize("ruleset_id", [each for each in RULESETS if each != GAME])
def test_a_game_of_another_ruleset_is_shown_too(visit: Visit, tmp_path: Path, ruleset_id: str) -> None:
    other = some_game(ruleset_id)
    visit.page.goto(written(tmp_path, other, whole(other)))
    before = drawn(visit)
    visit.page.click("#last")
    assert drawn(visit) != before
    assert visit.page.locator("#part option").count() == 1
    assert visit.page.locator("#men-button").is_hidden() == (ruleset_id != GAME)


def test_a_card_whose_words_are_code_is_words(visit: Visit, tmp_path: Path) -> None:
    moves = (Move("chance", {"type": "toss-coin"}, (Outcome("coin", "home"),)),)
    other = replay_without_plays(ruleset("card-football"), Transcript("card-football", Options(), moves))
    visit.page.goto(written(tmp_path, other, range(1), title="<img src=x onerror=alert(1)>"))
    assert visit.page.locator("h1").inner_text() == "<img src=x onerror=alert(1)>"
    assert visit.page.locator("img").count() == 0


@pytest.fixture(autouse=True)
def no_complaints(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page may break its own policy, which a browser only tells on the console."""
    told: list[str] = []
    for name in ("visit", "phone"):
        if name in request.fixturenames:
            page_ = request.getfixturevalue(name).page
            page_.on("console", lambda message: told.append(message.text))
    yield
    assert told == []
