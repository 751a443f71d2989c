"""The generated pages: every entry has its place, and every number comes from the engine."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from scrimmage_rules import site
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site import build_navigation, generate_pages, generate_site
from scrimmage_rules.site.card_football.odds_page import (
    compute_field_goal_chance,
    compute_mean_gain,
    compute_score_chance,
)
from scrimmage_rules.site.data.scenario_states import list_positions_with_captions, play_scenario
from scrimmage_rules.site.model import scenarios_with_cases
from scrimmage_rules.site.model.glossary_terms import Glossary, Term
from scrimmage_rules.site.model.markdown import format_entry_heading
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.scenario_lists import format_scenario_list
from tests.repository.reading import ROOT
from tests.site.card_position import PLAYING
from tests.site.generated_site import read_site
from tests.site.tables import tables_of

CARD_FOOTBALL = ruleset("card-football")
FIELD = 100


@cache
def generated() -> dict[str, str]:
    return {path: text for path, text in read_site().items() if path.endswith(".md")}


@cache
def generated_data() -> dict[str, str]:
    """What the scripts of the pages read."""
    return {path: text for path, text in read_site().items() if path.startswith("rules/") and not path.endswith(".md")}


def folder_of(ruleset_id: str) -> dict[str, str]:
    return {path: text for path, text in generated().items() if path.startswith(f"rules/{ruleset_id}/")}


# ---- what there is


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_has_its_anchor_exactly_once(ruleset_id: str) -> None:
    anchors = Counter(re.findall(r"^## [^{]+ \{ #(\S+) ", "\n".join(folder_of(ruleset_id).values()), re.MULTILINE))
    assert {clause: anchors[clause] for clause in ruleset(ruleset_id).rulebook.clauses if anchors[clause] != 1} == {}


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_reading_of_every_ambiguity_has_its_anchor_exactly_once(ruleset_id: str) -> None:
    register = folder_of(ruleset_id)[f"rules/{ruleset_id}/ambiguities.md"]
    entries = ruleset(ruleset_id).rulebook.ambiguities.values()
    wanted = [f"({entry.id}) {{ #{entry.id} " for entry in entries]
    wanted += [f'<h3 id="{entry.id}.{key}">' for entry in entries for key in entry.keys]
    assert {text for text in wanted if register.count(text) != 1} == set()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_register_links_each_scenario_once_in_an_entry(ruleset_id: str) -> None:
    register = folder_of(ruleset_id)[f"rules/{ruleset_id}/ambiguities.md"]
    entries = register.split("section.ambiguity")[1:]
    links = [Counter(re.findall(r"\]\(([\w-]+\.md#shown-[^)]+)\)", entry)) for entry in entries]
    assert sum(map(len, links)) > 100
    assert [name for found in links for name, number in found.items() if number > 1] == []


def test_the_heading_of_an_entry_has_its_title_and_its_id() -> None:
    told = format_entry_heading("A.1", "One: two & three", "Text.")
    assert told == '## One: two &amp; three (A.1) { #A.1 data-toc-label="A.1 One: two three" }'


def test_contents_list_an_id_without_a_title_with_the_first_words_of_the_text() -> None:
    told = format_entry_heading("A.1", "", 'One `two` "three", four & five six seven eight.')
    assert told == '## A.1 { #A.1 data-toc-label="A.1 One two three, four five six seven" }'


WORD = re.compile(r'\[([^\]]+)\]\(glossary\.md#[\w-]+ "[^"]*"\)')
"""A word of a game where a sentence has it first, with its meaning."""


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_word_means_what_a_clause_says_and_some_sentence_has_each_of_its_forms(ruleset_id: str) -> None:
    terms, clauses = site.load_site_content(ruleset_id).terms, ruleset(ruleset_id).rulebook.clauses
    assert [each for each in terms if each.clause not in clauses] == []
    found = {match.group().lower() for clause in clauses.values() for match, _ in Glossary(terms).found(clause.text)}
    forms = [form.lower() for each in terms for form in (each.term, *each.forms)]
    assert len(forms) == len(set(forms))
    assert set(forms) == found


def test_a_word_is_linked_where_it_stands_first_and_whole_and_not_where_it_is_explained() -> None:
    words = Glossary((Term("down", "A"), Term("first down", "B", ("1st down",))))
    told = words.link_terms(
        "A Down, `down`; a first down, down-field: downs, down.", lambda text, term: f"<{text}|{term.clause}>"
    )
    assert told == "A <Down|A>, `down`; a <first down|B>, down-field: downs, down."
    assert words.link_terms("first down", lambda text, _term: text, words.terms) == "first down"


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        ("A Movement/Contact Phase ends with a contact.", "A Movement/Contact Phase ends with a [contact]."),
        ("The Contact Results table gives the contact.", "The Contact Results table gives the [contact]."),
        ("Play 1, a run off tackle.", "Play 1, a run off tackle."),
        ("Contact ends the play.", "[Contact] ends the [play]."),
        ("An Active Contact, a play.", "An Active [Contact], a [play]."),
    ],
)
def test_words_link_no_part_of_a_longer_name(text: str, linked: str) -> None:
    words = Glossary((Term("contact", "A"), Term("play", "B")))
    assert words.link_terms(text, lambda word, _term: f"[{word}]") == linked


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_is_told_with_its_text_and_its_place_in_the_source(ruleset_id: str) -> None:
    chapters = WORD.sub(r"\1", "\n".join(folder_of(ruleset_id).values()))
    text = re.sub(r"&#(\d+);", lambda code: chr(int(code.group(1))), chapters)
    clauses = ruleset(ruleset_id).rulebook.clauses.values()
    assert [clause.id for clause in clauses if clause.text not in text.replace("&amp;", "&")] == []
    assert text.count("source document") >= len(clauses)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_booklet_has_every_sentence_and_every_ruling_once(ruleset_id: str) -> None:
    booklet, rulebook = folder_of(ruleset_id)[f"rules/{ruleset_id}/booklet.md"], ruleset(ruleset_id).rulebook
    sentences = Counter(re.findall(r"<small>\[\S+\]\(\S+?#(\S+)\)</small>\n\{ \.sentence \}", booklet))
    assert sentences == Counter([*rulebook.clauses])
    rulings = Counter(re.findall(r"\(ambiguities\.md#(\S+)\)", booklet))
    assert rulings == Counter([*rulebook.ambiguities])


def test_every_page_is_in_the_navigation_once() -> None:
    listed = re.findall(r"'(rules/[^']*\.md)'", str(build_navigation()))
    named = [each for each in generated() if f": {each}" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")]
    assert sorted([*listed, *named]) == sorted(generated())
    assert named == ["conformance/implementations.md", "conformance/changes.md"]


def test_there_are_pages_without_any_vectors(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(scenarios_with_cases, "get_vectors_file", lambda ruleset_id: tmp_path / f"{ruleset_id}.jsonl")
    bare = generate_pages()
    assert bare.keys() == generated().keys()
    assert not any('class="example panel"' in text for text in bare.values())


@pytest.mark.long("generates the site again")
def test_the_same_data_gives_the_same_pages() -> None:
    """The other process has another seed of hashes; to generate a site twice takes its time."""
    here, there = (json.dumps(each).encode() for each in (generate_site(), read_site()))
    assert hashlib.sha256(here).hexdigest() == hashlib.sha256(there).hexdigest()


# ---- odds


def distributions(text: str) -> list[list[Fraction]]:
    """The shares of every table that lists all results."""
    blocks = re.findall(r"details \| Every (?:result|entry)\n(.*?)\n///", text, re.DOTALL)
    return [[Fraction(share) for share in re.findall(r"\*\* \| (\d+(?:/\d+)?) <small>", block)] for block in blocks]


def test_the_odds_of_every_table_sum_to_one() -> None:
    found = distributions(generated()["rules/card-football/odds.md"])
    assert len(found) == 25 + 4
    assert [sum(shares) for shares in found] == [1] * len(found)


def test_the_percentages_are_those_of_the_fractions() -> None:
    pairs = re.findall(r"(\d+(?:/\d+)?) <small>\((\d+\.\d) %\)", generated()["rules/card-football/odds.md"])
    assert len(pairs) > 200
    assert [pair for pair in pairs if abs(Fraction(pair[0]) * 100 - Fraction(pair[1])) > Fraction(1, 20)] == []


def test_the_odds_of_a_field_goal_are_the_share_of_cards_that_reach() -> None:
    rules = CARD_FOOTBALL.rules(Options())
    numbers = [card.field_goal for card in rules.deck.cards]
    for line in range(1, 50):
        assert compute_field_goal_chance(rules, line) == Fraction(
            sum(number >= line for number in numbers), len(numbers)
        )
    assert compute_score_chance(rules, "extra-point") == Fraction(sum(number >= 20 for number in numbers), len(numbers))


def test_the_mean_gain_leaves_out_scores_and_lost_balls() -> None:
    quarter = Fraction(1, 4)
    assert compute_mean_gain([(10, quarter), ("-", quarter), ("TD", quarter), ("T/O", quarter)]) == 5


def test_every_page_with_odds_says_that_the_deck_is_invented() -> None:
    for name in ("odds", "deck"):
        assert '!!! warning "Invented"' in generated()[f"rules/card-football/{name}.md"]


# ---- scenarios


def vector(feature: str = "card_football/gone.feature") -> dict[str, Any]:
    load = {"op": "load", "game": "g", "ruleset": "card-football", "position": {**PLAYING, "used": []}}
    punt = {"op": "apply", "game": "g", "seat": "home", "action": {"type": "punt"}}
    draw = {"kind": "draw", "for": "punt", "value": "P01"}
    steps = [
        {"text": "home has the ball", "line": 4, "do": []},
        {"text": "home punts", "line": 5, "do": [{"ask": load}, {"ask": {**punt, "chance": [draw]}}]},
        {
            "text": "away has it",
            "line": 6,
            "do": [{"expect": {"at": "/turn/phase", "is": "equals", "value": "choose"}}],
        },
    ]
    return {
        "id": "card-football/punt/a-punt-of-30", "name": "A punt <i>of</i> 30", "ruleset": "card-football",
        "feature": feature, "line": 3, "chapter": "punt", "clauses": ["TO.plus", "PUNT.distance"], "refuses": False,
        "readings": {"KF-A17": "at-scrimmage"}, "level": "referee", "facets": ["positions", "referee"], "steps": steps,
    }  # fmt: skip


Made = Callable[..., dict[str, str]]
"""The site of one ruleset that has only these scenarios."""


@pytest.fixture
def site_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Made:
    def make(*vectors: dict[str, Any]) -> dict[str, str]:
        lines = "".join(json.dumps(each) + "\n" for each in vectors)
        (tmp_path / "card-football.jsonl").write_text(lines, encoding="utf-8")
        told = replace(
            site.load_site_content("card-football"), introduction=None
        )  # it steps through a case that is not there
        monkeypatch.setattr(site, "load_site_content", lambda _: told)
        monkeypatch.setattr(
            scenarios_with_cases, "get_vectors_file", lambda ruleset_id: tmp_path / f"{ruleset_id}.jsonl"
        )
        monkeypatch.setattr(site, "RULESETS", ("card-football",))
        return generate_site()

    return make


@pytest.fixture
def one_scenario(site_of: Made) -> dict[str, str]:
    return site_of(vector())


def test_a_scenario_stands_under_its_first_clause_of_its_own_chapter(one_scenario: dict[str, str]) -> None:
    punts = one_scenario["rules/card-football/punt.md"]
    _, _, section = punts.partition("{ #PUNT.distance ")
    section = section.partition("\n## ")[0]
    assert "<summary>A punt &lt;i&gt;of&lt;/i&gt; 30</summary>" in section
    told = '<pre class="steps">Given home has the ball\nWhen home punts\nThen away has it</pre>'
    assert told in section
    assert '<a href="ambiguities.html#KF-A17.at-scrimmage">KF-A17 at-scrimmage</a>' in section


def test_a_scenario_is_linked_from_its_other_clauses_and_its_reading(one_scenario: dict[str, str]) -> None:
    link = "(punt.md#shown-a-punt-of-30)"
    assert link in one_scenario["rules/card-football/turnover.md"]
    assert link in one_scenario["rules/card-football/ambiguities.md"]


def test_a_scenario_of_two_readings_is_linked_once_below_them(site_of: Made) -> None:
    one, two, other = "at-scrimmage", "scrimmage-gainer-relative", "card_football/other.feature"
    own = {**vector(other), "id": "card-football/punt/own", "readings": {"KF-A17": one}}
    both = ({**vector(), "id": f"card-football/punt/both-{key}", "readings": {"KF-A17": key}} for key in (one, two))
    register = site_of(own, *both)["rules/card-football/ambiguities.md"]
    entry = register.partition('<h3 id="KF-A17.scrimmage-gainer-relative">')[2].partition("section.ambiguity")[0]
    assert f"`{two}` and `{one}` are used by [A punt &lt;i&gt;of&lt;/i&gt; 30](punt.md#shown-both-{one})." in entry
    reading = entry.partition(f'<h3 id="KF-A17.{one}">')[2].partition("////")[0]
    assert "Used by [A punt &lt;i&gt;of&lt;/i&gt; 30](punt.md#shown-own)." in reading


@pytest.mark.parametrize(("number", "begins"), [(3, "Used by ["), (4, "/// details | Used by 4 scenarios\n")])
def test_more_than_three_scenarios_are_in_a_list_that_the_reader_opens(number: int, begins: str) -> None:
    book = Book("card-football", site.load_site_content("card-football"))
    listed = format_scenario_list(book, "Used by", book.scenario_groups[:number])
    assert listed.startswith(begins)
    assert listed.count("](") == number


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_clause_lists_no_more_than_three_scenarios_in_a_sentence(ruleset_id: str) -> None:
    for page in folder_of(ruleset_id).values():
        assert [line for line in page.splitlines() if " by [" in line and line.count(".md#shown-") > 3] == []


def chapter_data(found: dict[str, str], chapter: str) -> Any:
    """What the script of a chapter's page reads."""
    return json.loads(found[f"rules/card-football/panels/{chapter}.js"].partition(" = ")[2].rstrip(";\n"))


def test_a_scenario_has_the_table_before_and_after_in_its_data(one_scenario: dict[str, str]) -> None:
    drawn = chapter_data(one_scenario, "punt")
    [[case, row, captions, first]] = drawn["cases"]["shown-a-punt-of-30"]
    assert (case, row, first) == ("punt/a-punt-of-30", "", 0)
    assert drawn["captions"][captions] == ["Before", "After"]
    before, after = tables_of(drawn)
    assert [before["position"][name] for name in ("offence", "spot", "used")] == ["home", 30, []]
    assert [after["position"][name] for name in ("offence", "spot", "used")] == ["away", 40, ["P01"]]
    assert before["ruleset"] == after["ruleset"] == "card-football"
    assert before["options"] == after["options"]


def test_cases_of_one_scenario_have_their_rows_and_without_their_feature_their_names(site_of: Made) -> None:
    made_of_two = site_of(*({**vector(), "id": f"{vector()['id']}/{row}", "name": row} for row in ("own-1", "own-2")))
    [cases] = chapter_data(made_of_two, "punt")["cases"].values()
    assert [row for _, row, _, _ in cases] == ["own-1", "own-2"]


def test_a_chapter_without_scenarios_has_no_tables(one_scenario: dict[str, str]) -> None:
    assert chapter_data(one_scenario, "touchdown") == {
        "ruleset": "card-football", "options": [], "positions": [], "played": [], "captions": [], "cases": {},
        "steps": {}, "clauses": {},
    }  # fmt: skip


MOST_BYTES_OF_A_TABLE = 180
"""On average: a table is told by what makes it differ from another. Most have more than a thousand when told whole."""


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_tables_take_little_room(ruleset_id: str) -> None:
    folder = f"rules/{ruleset_id}/panels/"
    files = [
        json.loads(text.partition(" = ")[2].rstrip(";\n"))
        for name, text in generated_data().items()
        if name.startswith(folder) and not name.endswith("code.js")
    ]
    told = sum(len(json.dumps([each["options"], each["positions"]], separators=(",", ":"))) for each in files)
    assert told <= MOST_BYTES_OF_A_TABLE * sum(len(each["positions"]) for each in files)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_passage_that_decides_a_clause_is_in_the_data(ruleset_id: str) -> None:
    texts = json.loads(
        generated_data()[f"rules/{ruleset_id}/panels/code.js"].splitlines()[0].partition(" = ")[2].rstrip(";")
    )
    wanted = set(re.findall(r'data-passage="([^"]+)"', "\n".join(folder_of(ruleset_id).values())))
    assert wanted
    assert wanted == texts.keys()


def test_a_refused_action_changes_nothing_on_the_board() -> None:
    told = vector()
    told["steps"][1]["do"][1]["ask"]["seat"] = "away"
    case = decode_json(json.dumps(told), Vector)
    shown = play_scenario(case)
    assert len(shown.acts) == 1
    assert shown.before == shown.after
    assert [caption for caption, _ in list_positions_with_captions(case)] == ["Before and after: nothing changes"]


def test_a_refused_position_leaves_no_board() -> None:
    told = vector()
    told["steps"][1]["do"][0]["ask"]["position"]["quarter"] = 9
    assert list_positions_with_captions(decode_json(json.dumps(told), Vector)) == []


def test_the_scenarios_of_the_project_are_shown_as_written() -> None:
    for group in scenarios_with_cases.read_scenarios_with_cases("card-football"):
        assert group.text.splitlines()[0].split(":")[0] in {"Scenario", "Scenario Outline"}
        last = group.vectors[0].steps[-1].text
        assert "<" in group.text or last in group.text


def test_a_background_is_shown_with_its_tables() -> None:
    blocks = [
        group
        for group in scenarios_with_cases.read_scenarios_with_cases("computer-football")
        if "/blocking.feature" in group.vectors[0].feature
    ]
    assert blocks
    for group in blocks:
        lines = group.background.splitlines()
        men = lines.index("  And red's men stand on")
        assert lines[0] == "Background:"
        assert lines[men + 2].split()[1] == "15,6"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_no_title_of_the_project_has_a_placeholder(ruleset_id: str) -> None:
    text = "\n".join(folder_of(ruleset_id).values())
    titles = re.findall(r"<summary>(.*?)</summary>", text) + re.findall(r"\[([^\]]*)\]\([\w-]+\.md#shown-", text)
    assert len(titles) > 700
    assert [each for each in titles if "&lt;" in each] == []
