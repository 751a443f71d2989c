"""The generated pages: everything has its place, every link leads somewhere, every number is asked of the engine."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from msgspec.structs import replace

from scrimmage_rules import site
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.rulesets import RULESETS, pictures, ruleset
from scrimmage_rules.site import build_navigation, generate_pages, generate_site
from scrimmage_rules.site.card_football.odds import compute_field_goal_chance, compute_mean_gain, compute_score_chance
from scrimmage_rules.site.data.scenario_states import list_captioned_tables, play_scenario
from scrimmage_rules.site.model import feature_scenarios
from scrimmage_rules.site.model.glossary_terms import Glossary, Term
from scrimmage_rules.site.model.markdown import format_entry_heading
from scrimmage_rules.site.model.scenario_titles import render_title as title_of
from tests.repository.reading import ROOT
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
    wanted = [f'<small class="entry-id">{entry.id}</small> {{ #{entry.id} ' for entry in entries]
    wanted += [f'<h3 id="{entry.id}.{key}">' for entry in entries for key in entry.keys]
    assert {text for text in wanted if register.count(text) != 1} == set()


def test_the_heading_of_an_entry_has_its_title_and_its_id() -> None:
    told = format_entry_heading("A.1", "One: `two` & three", "Text.")
    assert (
        told
        == '## One: `two` &amp; three <small class="entry-id">A.1</small> { #A.1 data-toc-label="A.1 One: two  three" }'
    )


def test_contents_list_an_id_without_a_title_with_the_first_words_of_the_text() -> None:
    told = format_entry_heading("A.1", "", 'One `two` "three", four & five six seven eight.')
    assert told == '## A.1 { #A.1 data-toc-label="A.1 One two three, four five six seven" }'


WORD = re.compile(r'\[([^\]]+)\]\(glossary\.md#[\w-]+ "[^"]*"\)')
"""A word of a game where a sentence has it first, with its meaning."""


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_word_means_what_a_clause_says_and_some_sentence_has_each_of_its_forms(ruleset_id: str) -> None:
    terms, clauses = site.load_room(ruleset_id).terms, ruleset(ruleset_id).rulebook.clauses
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
    monkeypatch.setattr(feature_scenarios, "vectors_file", lambda ruleset_id: tmp_path / f"{ruleset_id}.jsonl")
    bare = generate_pages()
    assert bare.keys() == generated().keys()
    assert not any('class="example panel"' in text for text in bare.values())


@pytest.mark.long("generates the site again")
def test_the_same_data_gives_the_same_pages() -> None:
    """The other process has another seed of hashes; to generate a site twice takes its time."""
    here, there = (json.dumps(each).encode() for each in (generate_site(), read_site()))
    assert hashlib.sha256(here).hexdigest() == hashlib.sha256(there).hexdigest()


# ---- the built site


class Html(HTMLParser):
    """The ids of a page, and everything it points at."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.targets: set[str] = set()
        self.loads: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids[value] += 1
            if name in {"href", "src"} and value:
                self.targets.add(value)
                if name == "src" or tag == "link":
                    self.loads.add(value)


@pytest.fixture(scope="session")
def html(built: Path) -> dict[Path, Html]:
    return {path: Html(path) for path in sorted(built.rglob("*.html"))}


def lost(html: dict[Path, Html], path: Path, target: str) -> bool:
    """Whether a link of a page leads nowhere."""
    parts = urlsplit(target)
    if parts.scheme:
        return False
    file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    file = file / "index.html" if file.is_dir() else file
    anchor = unquote(parts.fragment)
    if not file.is_file():
        return True
    return bool(anchor) and file in html and anchor not in html[file].ids and not anchor.startswith("__")


def test_every_internal_link_leads_somewhere(built: Path, html: dict[Path, Html]) -> None:
    # The page shown for an unknown address has links from the root of a server.
    found = {path: page for path, page in html.items() if path.name != "404.html"}
    dead = [
        f"{path.relative_to(built)}: {each}"
        for path, page in found.items()
        for each in page.targets
        if lost(html, path, each)
    ]
    assert dead == []
    assert sum(len(page.targets) for page in found.values()) > 1000


def test_the_check_of_links_sees_a_lost_one(built: Path, html: dict[Path, Html]) -> None:
    page = built / "rules/card-football/punt.html"
    assert lost(html, page, "punt.html#PUNT.no-such-clause")
    assert lost(html, page, "nowhere.html")
    assert not lost(html, page, "punt.html#PUNT.distance")


def test_nothing_is_loaded_from_elsewhere(html: dict[Path, Html]) -> None:
    loads = {each for page in html.values() for each in page.loads}
    assert {each for each in loads if urlsplit(each).netloc} == set()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_is_built_exactly_once(html: dict[Path, Html], ruleset_id: str) -> None:
    ids = sum((page.ids for path, page in html.items() if path.parent.name == ruleset_id), Counter[str]())
    assert {clause: ids[clause] for clause in ruleset(ruleset_id).rulebook.clauses if ids[clause] != 1} == {}


def test_no_page_has_an_id_twice(built: Path, html: dict[Path, Html]) -> None:
    twice = {
        f"{path.relative_to(built)}#{name}"
        for path, page in html.items()
        for name, count in page.ids.items()
        if count > 1
    }
    assert twice == set()


def test_no_block_is_left_as_text(html: dict[Path, Html]) -> None:
    left = [path.name for path in html if re.search(r"///+ |\{ [#.]\S", without_code(path))]
    assert left == []


def without_code(path: Path) -> str:
    return re.sub(r"<(code|script|style)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


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


# ---- pictures


PLAYING: dict[str, Any] = {
    "phase": "choose", "quarter": 1, "overtime": False, "untimed": False, "score": {"home": 7, "away": 3},
    "opening_kicker": "away", "kicker": None, "redraw": False, "offence": "home", "spot": 30, "down": 2,
    "series_start": 26, "two_point": False, "calls": {"offence": None, "defence": None}, "to_name": None,
    "named_for": None, "bans": [], "card": None, "used": ["P02"], "generated": [],
}  # fmt: skip
UNPLAYED: dict[str, Any] = {"score": {"home": 0, "away": 0}, "used": []}
TOUCHDOWN = {"home": 7, "away": 9}


def board(**changes: Any) -> str:
    rules = CARD_FOOTBALL.rules(Options())
    return pictures("card-football")["board"](rules, CARD_FOOTBALL.load(rules, {**PLAYING, **changes}))


def title(svg: str) -> str:
    found = re.search(r"<title>(.*?)</title>", svg)
    assert found is not None
    return found.group(1).replace("&#x27;", "'")


@pytest.mark.parametrize("offence", ["home", "away"])
def test_the_board_states_and_shows_the_right_yard_line(offence: str) -> None:
    for spot in range(1, FIELD):
        svg = board(offence=offence, spot=spot, series_start=spot, down=1)
        own, theirs = offence, "away" if offence == "home" else "home"
        line = "midfield" if spot == 50 else f"{own}'s {spot}" if spot < 50 else f"{theirs}'s {100 - spot}"
        assert f"ball on {line}." in title(svg)
        from_left = spot if offence == "home" else FIELD - spot
        assert f'class="ball" cx="{(from_left + 10) * 4}"' in svg


def test_the_board_tells_down_distance_score_quarter_and_cards() -> None:
    told = title(board())
    assert told == (
        "home 7, away 3, quarter 1. Second down, 6 to go, ball on home's 30. home attacks to the right, 35 cards left"
    )


def test_the_flags_stand_ten_yards_apart_towards_the_end_zone_under_attack() -> None:
    assert 'class="bracket" d="M144 50V43H184V50"' in board()
    assert 'class="bracket" d="M336 50V43H296V50"' in board(offence="away")


def test_the_flags_stop_at_the_goal_line() -> None:
    svg = board(spot=95, series_start=94, down=2)
    assert "goal to go" in title(svg)
    assert 'class="bracket" d="M416 50V43H440V50"' in svg


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"phase": "coin", "opening_kicker": None, **UNPLAYED}, "The coin decides who kicks off"),
        ({"phase": "kick-off", "kicker": "home"}, "home kicks off"),
        ({"phase": "try", "offence": "away", "score": TOUCHDOWN}, "Touchdown: away tries for one point or two"),
        ({"phase": "over", "quarter": 4}, "home has won"),
    ],
)  # fmt: skip
def test_the_board_tells_what_is_due_while_no_ball_lies_on_the_field(changes: dict[str, Any], said: str) -> None:
    svg = board(**{"offence": None, "spot": None, "down": None, "series_start": None, **changes})
    assert said in title(svg)
    assert 'class="ball"' not in svg


def test_a_picture_has_a_name_for_those_who_cannot_see_it() -> None:
    rules = CARD_FOOTBALL.rules(Options(settings={"deck": "sample"}))
    card = pictures("card-football")["card"](CARD_FOOTBALL.query(rules, "card", {"card": "P01"}).value)
    for svg in (board(), card):
        assert 'role="img" aria-label="' in svg
        assert "<title>" in svg


def test_the_printed_card_shows_every_entry() -> None:
    rules = CARD_FOOTBALL.rules(Options(settings={"deck": "sample"}))
    svg = pictures("card-football")["card"](CARD_FOOTBALL.query(rules, "card", {"card": "P01"}).value)
    shown = re.findall(r'class="(?:entry|cell) [^>]*>([^<]*)<', svg)
    assert shown[:4] == ["r18", "30", "27", "+10"]
    assert shown[4:9] == ["7", "−2", "–", "1", "3"]
    assert len(shown) == 4 + 25


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
        told = replace(site.load_room("card-football"), introduction=None)  # it steps through a case that is not there
        monkeypatch.setattr(site, "load_room", lambda _: told)
        monkeypatch.setattr(feature_scenarios, "vectors_file", lambda ruleset_id: tmp_path / f"{ruleset_id}.jsonl")
        monkeypatch.setattr(site, "RULESETS", ("card-football",))
        return generate_site()

    return make


@pytest.fixture
def one_scenario(site_of: Made) -> dict[str, str]:
    return site_of(vector())


def test_a_scenario_stands_under_its_first_clause_of_its_own_chapter(one_scenario: dict[str, str]) -> None:
    punts = one_scenario["rules/card-football/punt.md"]
    _, _, section = punts.partition("## PUNT.distance {")
    section = section.partition("\n## ")[0]
    assert "<summary>A punt &lt;i&gt;of&lt;/i&gt; 30</summary>" in section
    told = "Scenario:\n  Given home has the ball\n  When home punts\n  Then away has it"
    assert told in section
    assert '<a href="ambiguities.html#KF-A17.at-scrimmage">KF-A17 at-scrimmage</a>' in section


def test_a_scenario_is_linked_from_its_other_clauses_and_its_reading(one_scenario: dict[str, str]) -> None:
    link = "(punt.md#shown-a-punt-of-30)"
    assert link in one_scenario["rules/card-football/turnover.md"]
    assert link in one_scenario["rules/card-football/ambiguities.md"]


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
    assert [caption for caption, _ in list_captioned_tables(case)] == ["Before and after: nothing changes"]


def test_a_refused_position_leaves_no_board() -> None:
    told = vector()
    told["steps"][1]["do"][0]["ask"]["position"]["quarter"] = 9
    assert list_captioned_tables(decode_json(json.dumps(told), Vector)) == []


def test_the_scenarios_of_the_project_are_shown_as_written() -> None:
    for group in feature_scenarios.read_scenario_groups("card-football"):
        assert group.text.splitlines()[0].split(":")[0] in {"Scenario", "Scenario Outline"}
        last = group.vectors[0].steps[-1].text
        assert "<" in group.text or last in group.text


def test_a_background_is_shown_with_its_tables() -> None:
    blocks = [
        group
        for group in feature_scenarios.read_scenario_groups("computer-football")
        if "/blocking.feature" in group.vectors[0].feature
    ]
    assert blocks
    for group in blocks:
        lines = group.background.splitlines()
        men = lines.index("  And red's men stand on")
        assert lines[0] == "Background:"
        assert lines[men + 2].split()[1] == "15,6"


# ---- titles


@pytest.mark.parametrize(
    ("name", "rows", "told"),
    [
        ("A punt of <b> 30", [], "A punt of &lt;b&gt; 30"),
        (
            "A <sort> can shoot",
            [{"sort": "defender"}, {"sort": "forward"}],
            "A <i>sort</i> can shoot (2 cases: defender, forward)",
        ),
        ("<man> takes <other>", [{"man": "T1", "other": "G1"}], "T1 takes G1"),
        (
            "<man> takes <other>",
            [{"man": "T1", "other": "G1"}, {"man": "T1", "other": "G2"}],
            "T1 takes <i>other</i> (2 cases: G1, G2)",
        ),
        (
            "<first_man> takes <other>",
            [{"first_man": "T1", "other": "G1"}, {"first_man": "T2", "other": ""}],
            "<i>First man</i> takes <i>other</i> (2 cases: T1 · G1; T2 · nothing)",
        ),
        (
            "Asked once: <script>",
            [{"script": "d6 4, d3 1"}, {"script": "d6 4"}],
            "Asked once: <i>script</i> (2 cases: d6 4, d3 1; d6 4)",
        ),
        ("A draw", [{"seat": "home"}, {"seat": "away"}], "A draw (2 cases)"),
        (
            "It is <long>",
            [{"long": "a" * 30}, {"long": "b" * 30}, {"long": "c" * 30}],
            f"It is <i>long</i> (3 cases: {'a' * 23}…, {'b' * 23}…, …)",
        ),
    ],
)
def test_a_title_names_the_cases_of_an_outline(name: str, rows: list[dict[str, str]], told: str) -> None:
    assert title_of(name, rows) == told


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_no_title_of_the_project_has_a_placeholder(ruleset_id: str) -> None:
    text = "\n".join(folder_of(ruleset_id).values())
    titles = re.findall(r"<summary>(.*?)</summary>", text) + re.findall(r"\[([^\]]*)\]\([\w-]+\.md#shown-", text)
    assert len(titles) > 700
    assert [each for each in titles if "&lt;" in each] == []
