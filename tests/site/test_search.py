"""The search as a reader meets it: the built index and the site's own worker, asked for every id there is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import ascii_lowercase, digits
from typing import Any, NamedTuple

import pytest

from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.site.browsing import Visit, visits

# The messages are those of the theme: 0 sets up, 1 is ready, 2 asks, 3 answers.
ASK = """
async (queries) => {
  const config = JSON.parse(document.getElementById("__config").textContent);
  const base = new URL(`${config.base}/`, location);
  const worker = new Worker(new URL(config.search, base));
  const answer = (type, data) => new Promise((done) => {
    worker.onmessage = (event) => done(event.data);
    worker.postMessage({ type, data });
  });
  const index = await (await fetch(new URL("search/search_index.json", base))).json();
  await answer(0, { ...index, options: { suggest: false } });
  const found = {};
  for (const query of queries) {
    const { data } = await answer(2, query);
    found[query] = data.items.flat().map((each) => each.location).filter((each) => each.includes("#"));
  }
  worker.terminate();
  return found;
}
"""

SIGNS = ascii_lowercase + digits
PREFIXES = [*SIGNS, *map("".join, product(SIGNS, repeat=2))]
WITH_NUMBERS = ["punt 2", "tackle 2", "plus 2", "half 2", "zone 2"]


class Answers(NamedTuple):
    """The sections that each query found, best first, and what the search told the console when it failed."""

    found: dict[str, list[str]]
    complaints: list[str]

    def first(self, query: str) -> str:
        return next(iter(self.found[query]), "nothing")


def test_nothing_weighs_more_than_the_rules(built: Path) -> None:
    """Functions of the library are named by ids too, and have names such as `turn` and `check`."""
    sections = json.loads((built / "search/search_index.json").read_text(encoding="utf-8"))["docs"]
    weighty = {each["location"].partition("/")[0] for each in sections if "boost" in each}
    assert weighty == {"rules"}
    assert any(each["location"].endswith("#scrimmage_rules.library.Game.turn") for each in sections)


def ids(ruleset_id: str) -> list[str]:
    rulebook = ruleset(ruleset_id).rulebook
    return [*rulebook.clauses, *rulebook.ambiguities]


def keys(ruleset_id: str) -> list[str]:
    return sorted({key for entry in ruleset(ruleset_id).rulebook.ambiguities.values() for key in entry.keys})


def begun() -> set[str]:
    """What a reader has typed of an id after one sign and after two."""
    return {each[:length].lower() for ruleset_id in RULESETS for each in ids(ruleset_id) for length in (1, 2)}


@pytest.fixture(scope="module")
def answers(chromium: Any, served: str) -> Iterator[Answers]:
    """Everything asked at once: the index takes longer to set up than a thousand answers."""
    named = [each for ruleset_id in RULESETS for each in (*ids(ruleset_id), *keys(ruleset_id))]
    for visit in visits(chromium):
        told: list[str] = []
        visit.page.on("console", lambda message, told=told: told.append(message.text))
        visit.page.goto(f"{served}/index.html")
        yield Answers(visit.page.evaluate(ASK, [*named, *{*PREFIXES, *begun()}, *WITH_NUMBERS]), told)


def test_no_query_ends_in_an_error(answers: Answers) -> None:
    assert answers.complaints == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_id_finds_its_own_section_first(answers: Answers, ruleset_id: str) -> None:
    assert {each: answers.first(each) for each in ids(ruleset_id) if not answers.first(each).endswith(f"#{each}")} == {}


def test_every_beginning_of_an_id_finds_something(answers: Answers) -> None:
    assert {each for each in begun() if not answers.found[each]} == set()


@pytest.mark.parametrize("words", ["2", *WITH_NUMBERS])
def test_a_lone_number_is_a_word_like_others(answers: Answers, words: str) -> None:
    assert answers.found[words]


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_reading_is_found_by_its_key(answers: Answers, ruleset_id: str) -> None:
    found = {key: [each for each in answers.found[key] if each.endswith(f".{key}")] for key in keys(ruleset_id)}
    assert [key for key, sections in found.items() if not sections] == []


@pytest.mark.parametrize("key", ["intercept-first", "offence-relative", "deck-as-data"])
def test_a_telling_key_finds_its_reading_first(answers: Answers, key: str) -> None:
    assert answers.first(key).endswith(f".{key}")


def test_what_is_found_names_its_game(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/index.html")
    page.click("input.md-search__input")
    page.keyboard.type("exact odds")
    heads = page.locator(".md-search-result__article h1")
    heads.first.wait_for()
    told = heads.all_inner_texts()
    assert [each for each in RULESETS if f"Exact odds · {each}" not in told] == []
