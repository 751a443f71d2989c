"""The search as a reader meets it: the built index and the site's own script, asked for every id there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import ascii_lowercase, digits
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kernel.codec import decode_yaml
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site import load_site_content
from tests.site.browsing import Visit, visits
from tests.site.conftest import ROOT
from tests.site.generated_site import parse_script, unpack_script

PARTS = ("packed_data", "searching", "search-rules", "search-pages")
ASK = """
async ([queries, most]) => {
  const ask = globalThis.asking ??= searching.finder(await panelData.rules, await panelData.pages);
  return queries.map(([query, game, preferred]) => {
    const { found, absent, unknown } = ask(query, game, preferred);
    const told = found.slice(0, most).map(({ kind, game, name, text, at, parts }) => (
      { kind, game, name, text, at, parts: parts.map((part) => ({ kind: part.kind, name: part.name })) }));
    return { absent, unknown, found: told };
  });
}
"""

SIGNS = ascii_lowercase + digits
PREFIXES = [*SIGNS, *map("".join, product(SIGNS, repeat=2))]


class Search:
    """The search in a page, without its window."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def ask(self, *queries: str, game: str = "", preferred: str = "", most: int = 50) -> list[dict[str, Any]]:
        """An answer for each query, with at most so many hits: to bring many hits here takes longer than the search."""
        said: list[dict[str, Any]] = self.page.evaluate(ASK, [[[each, game, preferred] for each in queries], most])
        return said

    def first(self, query: str, game: str = "") -> str:
        """The address of what stands first."""
        found = self.ask(query, game=game, most=1)[0]["found"]
        return found[0]["at"] if found else "nothing"

    def firsts(self, queries: list[str]) -> dict[str, str]:
        """The same of many."""
        return {
            query: next((each["at"] for each in said["found"]), "nothing")
            for query, said in zip(queries, self.ask(*queries, most=1), strict=True)
        }


@pytest.fixture(scope="module")
def search(chromium: Any, built: Path) -> Iterator[Search]:
    """The built script with the built data."""
    for visit in visits(chromium):
        visit.page.goto("about:blank")
        for part in PARTS:
            visit.page.add_script_tag(path=built / "js" / f"{part}.js")
        yield Search(visit.page)


def ids(ruleset_id: str) -> list[str]:
    rulebook = ruleset(ruleset_id).rulebook
    readings = [f"{each.id}.{key}" for each in rulebook.ambiguities.values() for key in each.keys]
    return [*rulebook.clauses, *rulebook.ambiguities, *readings]


def keys(ruleset_id: str) -> list[str]:
    return sorted({key for entry in ruleset(ruleset_id).rulebook.ambiguities.values() for key in entry.keys})


# ---- names


@pytest.mark.parametrize("ruleset_id", RULESETS)
@pytest.mark.parametrize("typed", [str, str.lower])
def test_every_id_finds_its_own_place_first(search: Search, ruleset_id: str, typed: Any) -> None:
    found = search.firsts([typed(each) for each in ids(ruleset_id)])
    wrong = {
        each: found[typed(each)]
        for each in ids(ruleset_id)
        if not (found[typed(each)].startswith(f"rules/{ruleset_id}/") and found[typed(each)].endswith(f"#{each}"))
    }
    assert wrong == {}


def test_the_first_letters_of_an_id_find_what_begins_so(search: Search) -> None:
    """Typed key by key, no beginning ends in an error or in nothing where a name begins so."""
    names = [each.lower() for ruleset_id in RULESETS for each in ids(ruleset_id)]
    said = dict(zip(PREFIXES, search.ask(*PREFIXES, most=1), strict=True))
    begun = {each for each in PREFIXES if any(name.startswith(each) for name in names)}
    assert len(begun) > 60
    assert {each for each in begun if not said[each]["found"]} == set()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_reading_is_found_by_its_key_alone(search: Search, ruleset_id: str) -> None:
    said = search.ask(*keys(ruleset_id), game=ruleset_id, most=1)
    found = {key: [each["at"] for each in one["found"]] for key, one in zip(keys(ruleset_id), said, strict=True)}
    assert [key for key, ats in found.items() if not ats or not ats[0].endswith(f".{key}")] == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_case_is_found_by_its_name_and_by_its_place(search: Search, ruleset_id: str) -> None:
    every_twentieth = read_vectors(get_vectors_file(ruleset_id))[::20]
    places = [f"features/{each.place}" for each in every_twentieth]
    said = search.ask(*(each.id for each in every_twentieth), *places, most=1)
    anchors = [f"#shown-{each.id.split('/')[2]}" for each in every_twentieth]
    wrong = [
        (one["found"][:1], anchor)
        for one, anchor in zip(said, anchors * 2, strict=True)
        if not one["found"] or anchor not in one["found"][0]["at"]
    ]
    assert wrong == []


def test_a_line_within_a_scenario_finds_it(search: Search) -> None:
    """The line that a failure prints may have moved by a few."""
    vector = next(each for each in read_vectors(get_vectors_file("card-football")) if each.chapter == "punt")
    assert f"#shown-{vector.id.split('/')[2]}" in search.first(f"card_football/punt.feature:{vector.line + 1}")


# ---- words

PUNTS, SAFETY = "rules/card-football/punt.html", "rules/card-football/safety.html"
ASKED = {
    "PASS.4.2": "#PASS.4.2",
    "TACKLE.table.pa-plus-2": "#TACKLE.table.pa-plus-2",
    "TACKLE.table.pa-minus-2": "#TACKLE.table.pa-minus-2",
    "touchback": "rules/card-football/turnover.html#TOUCHBACK.",
    "touchbak": "rules/card-football/turnover.html#TOUCHBACK.",
    "tuchback": "rules/card-football/turnover.html#TOUCHBACK.",
    "saftey": SAFETY,
    "can I punt on third down": f"{PUNTS}#PUNT.any-down",
    "who kicks off after a safety": f"{SAFETY}#SAFETY.kick-off",
    "how many points for a safety": f"{SAFETY}#SAFETY.points",
    "A carrier made pale by a failed block has his full power when tackled": (
        "tackling.html#shown-a-pale-carrier-met-by-a-tackler"
    ),
    "intercept-first": "rules/tactical-soccer/ambiguities.html#TS-A32.intercept-first",
    "TS-A32": "rules/tactical-soccer/ambiguities.html#TS-A32",
    "sudden death": ".sudden-death",  # in two games
    "fumble": "rules/computer-football/fumbles.html",
    "overtime": ".tie-",  # in two games
    "kickoff": "rules/card-football/kick-off.html",
    "adapter": "index.html#words",
    "wrong-reason": "conformance/reference/verdicts.html#wrong-reason",
}
"""What readers asked for, and what is the right answer, or a part of it."""


@pytest.mark.parametrize("query", ASKED)
def test_a_question_gets_the_right_answer_first(search: Search, query: str) -> None:
    assert ASKED[query] in search.first(query)


@pytest.mark.parametrize("query", ["2", "punt 2", "tackle 2", "plus 2", "half 2", "zone 2"])
def test_a_lone_number_is_a_word_like_others(search: Search, query: str) -> None:
    assert search.ask(query)[0]["found"]


def test_what_is_misspelt_is_told(search: Search) -> None:
    assert [each["unknown"] for each in search.ask("touchbak", "touchb", "touchback")] == ["touchbak", "", ""]


def test_of_what_no_rule_speaks_it_says_so(search: Search) -> None:
    said = search.ask("offside", "is he off side?", "Offsides", "a corner kick", "touchback")
    assert [each["absent"] for each in said] == ["offside", "", "offside", "", ""]
    assert {part["kind"] for each in said[0]["found"] for part in each["parts"]} == {"question"}
    assert [each["name"] for each in said[0]["found"]] == ["SIDE.forwards-free", "4.2.2", "L5"]


@pytest.mark.parametrize(
    ("typed", "game", "right"),
    [
        ("timeouts", "card-football", "KF-A54"),
        ("halftime", "tactical-soccer", "GAME.half-time-switch"),
        ("extra time", "tactical-soccer", "GAME.tie-continue"),
        ("do we swap sides after the break", "tactical-soccer", "TS-A21"),
        ("ZOC", "tactical-football", "6.2.B.1"),
        ("can I jump over a guy lying on the ground", "tactical-football", "7.2.F.3.1"),
    ],
)
def test_the_language_of_players_leads_to_the_rule(search: Search, typed: str, game: str, right: str) -> None:
    assert search.ask(typed, game=game)[0]["found"][0]["at"].endswith(f"#{right}")


class TypedQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question as a reader typed it, and the ids of the rules that answer it."""

    question: str
    right: tuple[str, ...]

    def find_place(self, found: list[dict[str, Any]], game: str) -> int:
        """Return the place of the first right result, from 1, or 0 if none of the results is right."""
        names = [each["name"].split(".")[0] if each["kind"] == "reading" else each["name"] for each in found]
        rules = zip(names, (each["game"] for each in found), strict=True)
        return next((place for place, (name, of) in enumerate(rules, 1) if of == game and name in self.right), 0)


TYPED = decode_yaml(
    (ROOT / "tests/site/typed_questions.yaml").read_bytes(), dict[str, list[TypedQuestion]], "typed_questions.yaml"
)
FIRST, FIRST_THREE = 0.85, 0.92
"""Minimum shares of the typed questions with a right result first, and among the first three."""


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_typed_questions_are_answered_by_rules(ruleset_id: str) -> None:
    book = ruleset(ruleset_id).rulebook
    named = {name for each in TYPED[ruleset_id] for name in each.right}
    assert named <= book.clauses.keys() | book.ambiguities.keys()


def test_most_typed_questions_find_a_right_rule_first(search: Search) -> None:
    places, denied = [], []
    for game, listed in TYPED.items():
        said = search.ask(*(each.question for each in listed), preferred=game)
        places += [each.find_place(one["found"], game) for each, one in zip(listed, said, strict=True)]
        denied += [one["absent"] for one in said if one["absent"]]
    assert sum(place == 1 for place in places) >= FIRST * len(places)
    assert sum(0 < place <= 3 for place in places) >= FIRST_THREE * len(places)
    assert denied == ["offside"]


def test_no_rule_speaks_of_what_is_said_to_be_absent() -> None:
    listed = re.search(
        r"ABSENT = \[(.*?)\]", (ROOT / "javascript/search/words.mjs").read_text(encoding="utf-8"), re.DOTALL
    )
    assert listed is not None
    absent = re.findall(r'"([^"]+)"', listed.group(1))
    assert len(absent) > 20
    for ruleset_id in RULESETS:
        book = ruleset(ruleset_id).rulebook
        texts = [each.text for each in book.clauses.values()]
        texts += [each.question for each in book.ambiguities.values()]
        texts += [text.text for each in book.ambiguities.values() for text in each.readings]
        text = "\n".join(texts).lower().replace("-", " ")
        assert [each for each in absent if re.search(rf"\b{each}s?\b", text)] == []
        words = ROOT / "scrimmage_rules/site" / ruleset_id.replace("-", "_") / "search_words.yaml"
        rules_of_players = words.read_text(encoding="utf-8").lower()
        found = {each for each in absent if re.search(rf"\b{each}s?\b", rules_of_players)}
        assert found <= {"offside"}  # the question about it is answered: there is no such rule


def test_a_clause_is_told_by_its_sentence_and_its_game(search: Search) -> None:
    first = search.ask("PUNT.any-down")[0]["found"][0]
    text = ruleset("card-football").rulebook.clause("PUNT.any-down").text
    assert first == {
        "kind": "clause", "game": "card-football", "name": "PUNT.any-down", "text": text,
        "at": f"{PUNTS}#PUNT.any-down", "parts": [{"kind": "question", "name": "Can I punt on first down?"}],
    }  # fmt: skip


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_one_game_can_be_asked_alone(search: Search, ruleset_id: str) -> None:
    found = search.ask("pass", game=ruleset_id)[0]["found"]
    assert found
    assert {each["game"] for each in found} == {ruleset_id}


@pytest.mark.parametrize("preferred", ["computer-football", "tactical-football"])
def test_the_game_that_the_reader_came_from_is_preferred(search: Search, preferred: str) -> None:
    plain, later = search.ask("touchdown", most=200)[0], search.ask("touchdown", preferred=preferred, most=200)[0]
    assert plain["found"][0]["game"] == "card-football"
    assert later["found"][0]["game"] == preferred
    assert {each["game"] for each in later["found"]} == {each["game"] for each in plain["found"]}


def test_a_result_has_the_question_that_it_answers_below_it(search: Search) -> None:
    first = search.ask("punt already on first down", game="card-football")[0]["found"][0]
    assert first["name"] == "PUNT.any-down"
    assert first["parts"][0] == {"kind": "question", "name": "Can I punt on first down?"}


def test_the_sections_of_a_page_are_one_result(search: Search) -> None:
    found = search.ask("report file option")[0]["found"]
    pages = [each["at"].partition("#")[0] for each in found if each["kind"] in {"page", "section"}]
    assert len(pages) == len(set(pages)) > 3


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_question_of_players_finds_its_answer_first(search: Search, ruleset_id: str) -> None:
    questions = load_site_content(ruleset_id).questions
    said = search.ask(*(each.question for each in questions), game=ruleset_id)
    assert [one["found"][0]["name"] for one in said] == [each.question for each in questions]


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_search_word_belongs_to_a_rule_and_finds_it(search: Search, ruleset_id: str) -> None:
    listed, book = load_site_content(ruleset_id).search_words, ruleset(ruleset_id).rulebook
    assert listed.keys() <= book.clauses.keys() | book.ambiguities.keys()
    said = search.ask(*listed.values(), game=ruleset_id)
    found = zip(listed, said, strict=True)
    assert [name for name, one in found if name not in {each["name"] for each in one["found"][:3]}] == []


def test_pages_that_several_games_have_are_all_found_first(search: Search) -> None:
    found = search.ask("exact odds")[0]["found"][: len(RULESETS)]
    assert sorted(each["at"] for each in found) == sorted(f"rules/{each}/odds.html" for each in RULESETS)


def read_searched(built: Path, name: str) -> Any:
    """Return the unpacked content of a data file of the search."""
    return parse_script(unpack_script((built / "js" / f"{name}.js").read_text(encoding="utf-8")))


def test_no_code_is_searched(built: Path) -> None:
    told = "".join(json.dumps(read_searched(built, part)) for part in ("search-rules", "search-pages"))
    assert "def punt(" not in told
    assert "Given home has the ball" not in told


def test_what_is_searched_leads_somewhere(built: Path) -> None:
    pages = read_searched(built, "search-pages")
    assert len(pages) > 300
    for _, _, _, at, _ in pages:
        page, _, anchor = at.partition("#")
        text = (built / page).read_text(encoding="utf-8")
        assert not anchor or re.search(rf'id="?{re.escape(anchor)}["\s>]', text), at


# ---- the window


WAYS = pytest.mark.parametrize("way", ["http", "file"])


def address(way: str, served: str, built: Path) -> str:
    return served if way == "http" else built.as_uri()


@WAYS
@pytest.mark.parametrize("key", ["/", "s"])
def test_keys_open_it_go_through_it_and_close_it(visit: Visit, served: str, built: Path, way: str, key: str) -> None:
    page = visit.page
    page.goto(f"{address(way, served, built)}/rules/card-football/deck.html")
    assert not any("search-rules" in each for each in visit.requests)
    page.keyboard.press(key)
    window = page.locator("dialog.search-window")
    window.wait_for()
    page.keyboard.type("touchback")
    window.locator("code", has_text="TOUCHBACK.punt").wait_for()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement === document.querySelector('.search-hits a')")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.search-form input')")
    page.keyboard.press("Escape")
    assert not window.is_visible()
    page.keyboard.press(key)
    assert page.evaluate("document.activeElement.value") == "touchback"
    page.keyboard.type("PUNT.past-goal-line")
    window.locator("code", has_text=re.compile("^PUNT.past-goal-line$")).wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/punt.html#PUNT.past-goal-line")
    heading = page.locator('[id="PUNT.past-goal-line"]')
    heading.wait_for()
    assert heading.evaluate("each => { const y = each.getBoundingClientRect().top; return y >= 0 && y < innerHeight; }")


def test_what_is_found_is_chosen_with_the_arrows(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/index.html")
    page.click(".open-search")
    page.keyboard.type("a carrier made pale by a failed block has his full")
    page.locator(".search-hits li:first-child", has_text="A carrier made pale by a failed block has").wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tackling.html#shown-a-pale-carrier-met-by-a-tackler*")
    page.locator("details[id^='shown-a-pale-carrier-met-by-a-tackler'][open]").first.wait_for()


@WAYS
@pytest.mark.parametrize("asked", ["?q=offside", "#q=offside"])
def test_its_page_is_asked_by_its_address(visit: Visit, served: str, built: Path, way: str, asked: str) -> None:
    visit.page.goto(f"{address(way, served, built)}/search.html{asked}")
    told = visit.page.locator(".search-told", has_text="No rule of these games mentions “offside”.")
    told.wait_for()


def test_its_page_keeps_the_question_and_the_game_in_its_address(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/search.html#q=pass&game=tactical-soccer")
    page.locator(".search-hits a").first.wait_for()
    assert page.locator(".search-form select").input_value() == "tactical-soccer"
    page.locator(".search-form select").select_option("card-football")
    page.wait_for_url("**/search.html#q=pass&game=card-football")
    page.locator(".search-hits small", has_text="card-football").first.wait_for()


@pytest.mark.parametrize("name", ["index", "search"])
def test_without_scripts_there_is_a_list_of_all_clauses(chromium: Any, served: str, name: str) -> None:
    for visit in visits(chromium, java_script_enabled=False):
        visit.page.goto(f"{served}/{name}.html")
        visit.page.click("a.open-search")
        visit.page.wait_for_url("**/rules/all.html")
        listed = set(visit.page.locator(".all-clauses a").all_inner_texts())
        assert listed == {each for ruleset_id in RULESETS for each in ruleset(ruleset_id).rulebook.clauses}


def test_it_says_so_when_its_data_is_lost(visit: Visit, served: str) -> None:
    page = visit.page
    page.route("**/search-rules.js", lambda route: route.abort())
    page.goto(f"{served}/search.html#q=pass")
    page.locator(".search-told", has_text="js/search-rules.js cannot be read").wait_for()
