"""`scrimmage check` of every sort of file: sound ones are said to be sound, and what is wrong is one line each."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.command.verbs.check import list_checkable_file_kinds
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.command.conftest import POSITION, Put

Scrimmage = Callable[..., Any]


def deck(**changed: Any) -> dict[str, Any]:
    return {**json.loads((data_dir("conformance") / "decks" / "sample.json").read_bytes()), **changed}


def card(**changed: Any) -> dict[str, Any]:
    whole = deck()
    first = {**whole["cards"][0], **changed}
    return {
        **whole,
        "cards": [{key: value for key, value in first.items() if value != "LEFT OUT"}, *whole["cards"][1:]],
    }


FEATURE = """Feature: Punts
  @PUNT.distance
  Scenario: A punt
    Given home has the ball on own 30
    When home does the impossible
    Then it is refused under PUNT.distance
"""


def test_sound_files_are_said_to_be_sound(put: Put, scrimmage: Scrimmage) -> None:
    sound = {
        "options": {"edition": "vassal", "readings": {"KF-A17": "at-scrimmage"}},
        "position": POSITION,
        "deck": deck(),
        "transcript": {"format": "scrimmage-transcript-1", "ruleset": "card-football", "options": {}, "moves": []},
    }
    for sort, content in sound.items():
        assert scrimmage("check", sort, put(f"{sort}.json", content)) == (0, f"{sort}.json: valid\n", "")


def test_the_published_suite_is_sound(scrimmage: Scrimmage) -> None:
    path = str(data_dir("conformance") / "vectors" / "card-football.jsonl")
    assert scrimmage("check", "vectors", path) == (0, f"{path}: valid\n", "")
    for path in map(str, sorted((data_dir("conformance") / "decks").glob("*.json"))):
        assert scrimmage("check", "deck", path) == (0, f"{path}: valid\n", "")
    for path in map(str, sorted((data_dir("conformance") / "pitches").glob("*.json"))):
        way = "point-forward" if "pointed" in path else "flat-forward"
        assert scrimmage("check", "pitch", path, "--reading", f"TS-A11={way}") == (0, f"{path}: valid\n", "")
    for path in map(str, sorted((data_dir("conformance") / "rosters").glob("*.json"))):
        assert scrimmage("check", "roster", path) == (0, f"{path}: valid\n", "")


def test_data_that_another_reading_forbids_is_refused_under_it(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(data_dir("conformance") / "pitches" / "default-pointed.json")
    assert cli.main(["check", "pitch", path]) == 2
    assert capsys.readouterr().err == f"scrimmage: {path}: /orientation: orientation (clause SCATTER.direct-ahead)\n"


def test_every_sort_of_data_that_a_game_has_can_be_checked() -> None:
    assert {sort for each in RULESETS for sort in ruleset(each).data_types} <= set(list_checkable_file_kinds())


def test_data_is_checked_by_a_game_that_has_it(put: Put, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / put("x.json", deck()))
    assert cli.main(["check", "deck", path, "--ruleset", "tactical-soccer"]) == 2
    complaint = "scrimmage: no ruleset with a deck called 'tactical-soccer'; known: card-football\n"
    assert capsys.readouterr() == ("", complaint)


UNSOUND: list[tuple[str, Any, str]] = [
    ("deck", b"", "x.json: $: not JSON"),
    ("deck", b"[]", "x.json: $: Expected `object`, got `array`"),
    ("deck", b"\xff\xfe{}", "x.json: $: not JSON"),
    ("deck", b'{"a":' * 100_000, ""),
    ("deck", {}, "$.options.settings.deck: Object missing required field"),
    ("deck", deck(cards=[]), ""),
    ("deck", deck(colour="red"), "$.options.settings.deck: Object contains unknown field `colour`"),
    ("deck", card(punt="LEFT OUT"), ""),
    ("deck", card(punt="far"), "x.json: /cards/0/punt: no-punt-result (clause PUNT.read-section)"),
    ("deck", card(id=3), "x.json: /cards/0/id: "),
    ("deck", card(kick_off="s18"), "x.json: /cards/0/kick_off: "),
    ("deck", card(matrix={}), ""),
    ("deck", card(matrix=[]), "x.json: /cards/0/matrix: "),
    ("deck", card(momentum={"offence": "much"}), ""),
    ("position", {**POSITION, "spot": "ten"}, "$.position.spot: Expected `int | null`, got `str`"),
    ("position", {**POSITION, "wind": 3}, "$.position: Object contains unknown field `wind`"),
    ("position", {"phase": "choose"}, "$.position: Object missing required field `quarter`"),
    ("position", {**POSITION, "phase": "lunch"}, "$.position.phase: Invalid enum value 'lunch'"),
    ("position", {**POSITION, "down": 5}, "x.json: /down: no-such-down (clause FIRST.four-chances)"),
    ("position", {**POSITION, "score": {"home": -1, "away": 0}}, "$.position.score.home: Expected `int` >= 0"),
    ("position", {**POSITION, "used": ["P99"]}, "x.json: /used/0: "),
    ("position", [], "x.json: $: Expected `object`, got `array`"),
    ("options", {"readings": {"KF-A17": "mine"}}, "no reading of KF-A17 called 'mine'; known: "),
    ("options", {"readings": {"KF-A17": 3}}, "$.options.readings"),
    ("options", {"readings": {"KF-A99": "mine"}}, "no ambiguity of card-football called 'KF-A99'; did you mean"),
    ("options", {"edition": "third"}, "no edition of card-football called 'third'; known: pdf, vassal"),
    ("options", {"setting": {}}, "$.options: Object contains unknown field `setting`"),
    ("options", {"settings": {"deck": "golden"}}, ""),
    (
        "options",
        b'{"edition": "pdf", "edition": "vassal"}',
        "x.json: $: an object has the key 'edition' twice; remove one of",
    ),
    (
        "options",
        b'{"settings": {"a": [{"b": 1, "b": 1}]}}',
        "x.json: $: an object has the key 'b' twice; remove one of them",
    ),
    ("options", b"\xef\xbb\xbf{}", "x.json: $: starts with a byte order mark; save the file as UTF-8 without one"),
    ("options", b"{}\0", "x.json: $: not JSON"),
    ("options", b'{"settings": {"x": ' + b"9" * 5000 + b"}}", "x.json: $[...][...]: Integer value out of range"),
    ("options", b'{"settings": {"x": 1e999}}', "x.json: $[...][...]: Number out of range"),
    ("options", b'{"settings": {"x": NaN}}', "x.json: $: not JSON"),
    ("position", b'{"a":' * 100_000, "x.json: $: nested too deeply; reduce the nesting"),
    ("transcript", b'{"options":{"settings":' + b'{"a":' * 100_000, "x.json: $: nested too deeply; reduce the"),
    ("pitch", {}, "$.options.settings.pitch: Object missing required field"),
    ("pitch", deck(), "$.options.settings.pitch: Object contains unknown field"),
    ("vectors", b"", "x.json: the file contains no vector; run `scrimmage export` to write it again"),
    ("vectors", b'{"id": "a", "id": "b"}', "x.json:1: $: "),
    ("vectors", b"{\n", "x.json:1: $: not JSON"),
    ("vectors", {"id": 3}, "x.json:1: $.id: Expected `str`, got `int`"),
]


@pytest.mark.parametrize(("sort", "content", "complaint"), UNSOUND, ids=[f"{n}-{u[0]}" for n, u in enumerate(UNSOUND)])
def test_an_unsound_file_is_one_line_that_names_the_place(
    sort: str, content: Any, complaint: str, put: Put, scrimmage: Scrimmage
) -> None:
    ended = scrimmage("check", sort, put("x.json", content))
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")


def test_a_position_with_several_faults_has_a_line_for_each(put: Put, scrimmage: Scrimmage) -> None:
    ended = scrimmage("check", "position", put("x.json", {**POSITION, "down": 5, "quarter": 9}))
    assert (ended.code, ended.out) == (2, "")
    assert sorted(re.findall(r"^scrimmage: x\.json: (\S+): \S+ \(clause \S+\)$", ended.err, re.MULTILINE)) == [
        "/down",
        "/quarter",
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (FEATURE, "features: card_football/punt.feature:5: 'home does the impossible' fits 0 sentences"),
        (
            FEATURE.replace("Scenario", "Scenario Outline"),
            "features: card_football/punt.feature:3: an outline needs example rows",
        ),
        (FEATURE.replace("Scenario", "Szenario"), "features: punt.feature:3: expected: "),
        (b"\xff", "features: punt.feature:1: not UTF-8 text"),
    ],
)
def test_a_feature_that_is_wrong_is_one_line_with_its_place(
    text: str | bytes, complaint: str, tmp_path: Path, scrimmage: Scrimmage
) -> None:
    folder = tmp_path / "features" / "card_football"
    folder.mkdir(parents=True)
    (folder / "punt.feature").write_bytes(text if isinstance(text, bytes) else text.encode())
    ended = scrimmage("check", "features", "features")
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")
    assert re.search(r"\(\d+ problems in total\)$", ended.complaint)


@pytest.mark.parametrize(
    ("reading", "complaint"),
    [
        ("KF-A17", "--reading: expected ID=KEY, such as KF-A17=at-scrimmage, got 'KF-A17'"),
        ("KF-A17=", "no reading of KF-A17 called ''; known: "),
        ("KF-A17=at-scrimage", "no reading of KF-A17 called 'at-scrimage'; did you mean 'at-scrimmage'?"),
        ("A17=at-scrimmage", "no ambiguity of card-football called 'A17'; did you mean 'KF-A17'?"),
    ],
)
def test_a_reading_that_is_none_is_one_line(reading: str, complaint: str, put: Put, scrimmage: Scrimmage) -> None:
    ended = scrimmage("check", "position", put("x.json", POSITION), "--reading", reading)
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")


SCENARIOS = """Feature: Punts
  @PUNT.distance
  Scenario Outline: A punt goes as far as its card says
    Given home has the ball on own 30
    And card A has punt <number>
    When home punts and card A is turned
    Then away starts first and ten on own <spot>

    Examples:
      | number | spot |
      | 30     | 40   |
      | 31     | 40   |
"""


@pytest.fixture
def punts(tmp_path: Path) -> str:
    """A feature of card-football with one row that holds and one that does not."""
    path = tmp_path / "card_football" / "punt.feature"
    path.parent.mkdir()
    path.write_text(SCENARIOS)
    return str(path)


def test_a_scenario_is_played_from_its_file_at_the_line_of_its_row(punts: str, scrimmage: Scrimmage) -> None:
    code, out, err = scrimmage("check", "scenario", f"{punts}:11")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "PASS card_football/punt.feature:11: A punt goes as far as its card says (30, 40)"


@pytest.mark.parametrize("line", ["", ":3", ":7"])
def test_all_rows_of_an_outline_are_played_and_a_failure_names_its_step(
    line: str, punts: str, scrimmage: Scrimmage
) -> None:
    code, out, err = scrimmage("check", "scenario", punts + line)
    assert (code, [each[:4] for each in out.splitlines()]) == (2, ["PASS", "FAIL"])
    assert err.startswith("scrimmage: card_football/punt.feature:7: 'away starts first and ten on own 40': ")


def test_a_line_without_a_scenario_is_one_line_with_a_remedy(punts: str, scrimmage: Scrimmage) -> None:
    code, out, err = scrimmage("check", "scenario", f"{punts}:99")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "give a line of a scenario" in err
