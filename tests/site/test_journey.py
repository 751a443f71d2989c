"""From a misspelled word to the end of a game, as a reader goes: each game, over HTTP and from files, in all looks."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from scrimmage_rules import Transcript, replay
from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit, visits
from tests.site.conftest import ROOT
from tests.site.playing import PLAY, button_of, men, set_table, settings, step_to_refusal
from tests.site.test_trial import GAMES, shot

CORPUS = ROOT / "conformance" / "corpus"


class Journey(NamedTuple):
    """What a reader of a game does: the word he misspells, the clause that he means, an action that is never legal.

    Then a recorded game with the words of its end; `last` moves of it are played where a whole one takes long.
    """

    word: str
    clause: str
    never: str
    recorded: str
    last: int
    end: str


JOURNEYS = {
    "card-football": Journey(
        "touchbak", "TOUCHBACK.turnover", "kick for the extra point",
        "any-kind-of-action-game-40-of-seed-1", 42, "The game is over: away has won END.winner",
    ),
    "computer-football": Journey(
        "scrambel", "SCRAMBLE.choice", "scramble",
        "better-odds-game-26-of-seed-1", 61, "The game is over: red has won OBJECTIVE.touchdown",
    ),
    "tactical-football": Journey(
        "neutralizd", "EX.2C.4", "punt",
        "better-odds-game-71-of-seed-1", 20, "The game is over: home has won 14.2.6",
    ),
    "tactical-soccer": Journey(
        "intercepton", "INTERCEPT.path", "roll the shot",
        "better-odds-game-101-of-seed-1", 30, "The game is over: blue has won GAME.winner",
    ),
}  # fmt: skip

WIDE, NARROW = {"viewport": {"width": 1280, "height": 900}}, {"viewport": {"width": 390, "height": 844}}
LOOKS: dict[tuple[str, str], dict[str, Any]] = {
    ("card-football", "http"): {"color_scheme": "light", **WIDE},
    ("card-football", "file"): {"color_scheme": "dark", **NARROW},
    ("computer-football", "http"): {"color_scheme": "light", **NARROW},
    ("computer-football", "file"): {"color_scheme": "dark", **WIDE},
    ("tactical-football", "http"): {"color_scheme": "dark", **NARROW},
    ("tactical-football", "file"): {"color_scheme": "light", **WIDE},
    ("tactical-soccer", "http"): {"color_scheme": "dark", **WIDE},
    ("tactical-soccer", "file"): {"color_scheme": "light", **NARROW},
}
"""Each way with each palette and each width."""


@cache
def recorded(game: str) -> dict[str, Any]:
    """The transcript of the recorded game."""
    (file,) = (CORPUS / game).glob(f"{JOURNEYS[game].recorded}-*.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["transcript"]
    return found


def begins(game: str, last: int) -> dict[str, Any]:
    """The table of the recorded game before so many of its last moves."""
    transcript = msgspec.convert(recorded(game), Transcript)
    return {
        "ruleset": game,
        "options": recorded(game)["options"],
        "position": replay(transcript)[-1 - last].save(),
    }


def find_the_clause(visit: Visit, base: str, game: str) -> None:
    page, (word, clause, *_) = visit.page, JOURNEYS[game]
    page.goto(f"{base}/search.html#game={game}")
    page.locator(".search-form input").first.fill(word)
    page.locator(".search-hits a", has=page.locator("code", has_text=clause)).first.click()
    page.wait_for_url(f"**/rules/{game}/*.html#{clause}")
    heading = page.locator(f'[id="{clause}"]')
    heading.wait_for()
    assert heading.evaluate("each => { const y = each.getBoundingClientRect().top; return y >= 0 && y < innerHeight; }")


def step_the_scenario(visit: Visit, base: str, game: str) -> Any:
    """To its refusal; returns the panel."""
    panel = shot(visit, base, game, GAMES[game].both)
    step_to_refusal(panel)
    assert panel.locator(".trial-refused blockquote a").inner_text() == GAMES[game].clause
    return panel


def try_what_is_legal_and_what_is_not(visit: Visit, panel: Any, game: str) -> None:
    panel.locator("summary", has_text="Try an action that is not listed").click()
    form = panel.locator("form.trial-any")
    form.get_by_label("What").select_option(label=JOURNEYS[game].never)
    form.get_by_role("button", name="Try action").click()
    refused = panel.locator(".trial-refused", has_text=f"may not {JOURNEYS[game].never}")
    assert f"rules/{game}/" in refused.locator("blockquote a").get_attribute("href")
    assert len(refused.locator("blockquote").inner_text()) > 30
    done = panel.locator(".trial-done > div > .trial-log > li")
    before = done.count()
    panel.locator("[data-action]").first.click()
    visit.page.wait_for_function("number => document.querySelectorAll('.trial-log > li').length > number", arg=before)
    assert panel.locator(".trial-refused").count() == 0


def switch_a_reading(visit: Visit, base: str, game: str) -> None:
    page, doubt = visit.page, GAMES[game].doubt
    page.goto(f"{base}/rules/{game}/ambiguities.html#{doubt}")
    section = page.locator("section.ambiguity", has=page.locator(f'[id="{doubt}"]'))
    section.get_by_role("button", name="Compare the readings").click()
    section.locator(".column").first.wait_for()
    columns = section.locator(".side-by-side").first.locator(".column")
    assert columns.count() > 1
    assert len({each.partition("\n")[2] for each in columns.all_inner_texts()}) == columns.count()


def send_the_address(visit: Visit, chromium: Any) -> None:
    page = visit.page
    page.get_by_role("button", name="Copy link").click()
    address = page.get_by_label("Link to this position").input_value()
    for other in visits(chromium):
        other.page.goto(address)
        other.page.locator(".trial svg.board").wait_for()
        assert men(other.page) == men(page) != []
        assert other.page.locator(".trial-now").inner_text() == page.locator(".trial-now").inner_text()


def play_to_the_end(visit: Visit, game: str, last: int) -> None:
    """The recorded moves, clicked one by one; then the last of them is taken back."""
    page = visit.page
    settings(page).get_by_label("Chance").select_option("chosen")
    page.evaluate(PLAY, recorded(game)["moves"][-last:])
    assert page.locator(".trial-now").inner_text() == JOURNEYS[game].end
    page.get_by_role("button", name="Undo").click()
    page.locator(".trial-now", has_text="Next to act").wait_for()
    assert button_of(page, recorded(game)["moves"][-1]["action"]).is_visible()


def test_every_way_is_gone_in_every_look() -> None:
    assert {game for game, _ in LOOKS} == set(RULESETS)
    seen = {(way, look["color_scheme"], look["viewport"]["width"]) for (_, way), look in LOOKS.items()}
    assert len(seen) == len(LOOKS) == 8


@pytest.mark.parametrize(("game", "way"), LOOKS)
def test_a_reader_gets_from_a_misspelled_word_to_the_end_of_a_game(
    chromium: Any, served: str, built: Path, game: str, way: str
) -> None:
    base = served if way == "http" else built.as_uri()
    for visit in visits(chromium, **LOOKS[game, way]):
        find_the_clause(visit, base, game)
        panel = step_the_scenario(visit, base, game)
        try_what_is_legal_and_what_is_not(visit, panel, game)
        switch_a_reading(visit, base, game)
        set_table(visit, base, begins(game, JOURNEYS[game].last))
        send_the_address(visit, chromium)
        play_to_the_end(visit, game, JOURNEYS[game].last)
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


LONG = [game for game, journey in JOURNEYS.items() if journey.last < len(recorded(game)["moves"])]
"""The others are played whole on a journey."""


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_is_played(visit: Visit, served: str, game: str) -> None:
    visit.page.set_default_timeout(120_000)
    set_table(visit, served, {**begins(game, 0), "position": None})
    play_to_the_end(visit, game, len(recorded(game)["moves"]))
