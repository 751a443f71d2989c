"""Every way a feature can pass without testing anything, planted and seen to be caught."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.step_matching import find_matching_steps
from scrimmage_rules.kit.scenarios.vacuous_scenario_lint import lint_features
from scrimmage_rules.kit.scenarios.vocabulary import Sentences, Vocabulary, get_step_vocabulary

HERE = Path(__file__).resolve().parent
SOUND = """Feature: Punts
  @PUNT.distance
  Scenario: A punt
    Given home has the ball on own 30
    And card A has punt 40
    When home punts and card A is turned
    Then away has the ball on own 30
"""
OUTLINE = """Feature: Punts
  @PUNT.distance
  Scenario Outline: A punt of <n>
    Given home has the ball on own 30
    And card A has punt <n>
    When home punts and card A is turned
    Then away has the ball on own 30

    Examples:
      | n  |
      | 40 |
"""

Complaints = Callable[..., list[str]]


@pytest.fixture
def complaints(tmp_path: Path) -> Complaints:
    """What the lint says of a file of this text; unused sentences are left out, a small file leaves most unused."""

    def of(text: str, name: str = "card_football/punt.feature") -> list[str]:
        path = tmp_path / "features" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return [each for each in lint_features(tmp_path / "features") if not each.startswith("vocabulary of ")]

    return of


@pytest.mark.parametrize("text", [SOUND, OUTLINE])
def test_a_sound_feature_gives_no_complaint(text: str, complaints: Complaints) -> None:
    assert complaints(text) == []


def test_a_case_tag_does_not_count_among_the_tags(complaints: Complaints) -> None:
    assert complaints(SOUND.replace("@PUNT.distance", "@PUNT.distance " * 6 + "@case:a-punt")) == []


def test_the_handful_of_these_tests_is_sound(complaints: Complaints) -> None:
    assert complaints((HERE / "handful.feature").read_text(encoding="utf-8")) == []


TWICE = SOUND + SOUND.split("\n", 1)[1]
PLANTED = [
    # two scenarios of one name: pytest-bdd plays only the last
    (
        TWICE,
        "card_football/punt.feature:9: has the same title as card_football/punt.feature:3; only one of them would run",
    ),
    # a misspelt keyword is read as a description
    (
        SOUND.replace("Given", "Gven"),
        "punt.feature:3: text in the place of steps; check the spelling of the keyword",
    ),
    (SOUND.replace("    Given", "  Scenary: An aside\n    Given"), "punt.feature:3: text in the place of steps"),
    (
        SOUND.replace("  @PUNT", "  Scenaro: A first one\n    Given home has the ball on own 30\n\n  @PUNT"),
        "punt.feature:1: steps in a description do not run; check the spelling of the keyword",
    ),
    (
        SOUND.replace("  @PUNT", "    Given home has the ball on own 30\n    Then it is accepted\n\n  @PUNT"),
        "punt.feature:1: steps in a description do not run; check the spelling of the keyword",
    ),
    (
        SOUND.replace("  @PUNT", "  Rule: One\n    Scenrio: A first one\n\n  @PUNT"),
        "punt.feature:2: steps in a description do not run; check the spelling of the keyword",
    ),
    (
        SOUND.replace("  @PUNT", "  Backgrond:\n    Given home has the ball on own 30\n\n  @PUNT"),
        "punt.feature:1: steps in a description do not run; check the spelling of the keyword",
    ),
    # outlines that run nothing
    (OUTLINE.replace("      | 40 |\n", ""), "punt.feature:3: an outline needs example rows"),
    (OUTLINE.split("\n\n", maxsplit=1)[0] + "\n", "punt.feature:3: an outline needs example rows"),
    (OUTLINE + "\n    Examples:\n      | n |\n", "punt.feature:3: an outline needs example rows"),
    (
        OUTLINE.replace("Scenario Outline", "Scenario").replace("      | 40 |\n", ""),
        "punt.feature:3: an outline needs example rows",
    ),
    (
        OUTLINE.replace("    Examples:\n      | n  |\n      | 40 |\n", "    Examples:\n"),
        "an outline needs example rows",
    ),
    # columns and placeholders
    (OUTLINE.replace("| n  |", "| m  |"), "punt.feature:3: no step uses the column 'm'"),
    (
        OUTLINE.replace("| n  |", "| (n |").replace("<n>", "<(n>"),
        "punt.feature:1: the name of a column is not a plain word",
    ),
    (OUTLINE.replace("| n  |", "| m  |"), "punt.feature:5: no column fills a placeholder of 'card A has punt <n>'"),
    (SOUND.replace("punt 40", "punt <n>"), "punt.feature:5: no column fills a placeholder of 'card A has punt <n>'"),
    (
        OUTLINE.replace("  @PUNT", "  Background:\n    Given card B has punt <n>\n\n  @PUNT"),
        "punt.feature:2: a Background cannot have a placeholder",
    ),
    (OUTLINE.replace("    Examples:", "    @PUNT.read-section\n    Examples:"), "tags belong on the scenario"),
    # order and completeness of steps
    (SOUND.replace("    Then", "    Given home has the ball on own 20\n    Then"), "punt.feature:3: Given after When"),
    (SOUND + "    Given home has the ball on own 20\n", "punt.feature:3: ends without a Then"),
    (SOUND + "    When home punts\n", "punt.feature:3: ends without a Then"),
    (SOUND.split("    Then", maxsplit=1)[0], "punt.feature:3: needs a When and a Then"),
    (SOUND.replace("    When home punts and card A is turned\n", ""), "punt.feature:3: needs a When and a Then"),
    (SOUND.split("    Given", maxsplit=1)[0], "punt.feature:3: needs a When and a Then"),
    # sentences
    (SOUND.replace("has punt 40", "has a punt of 40"), "'card A has a punt of 40' fits 0 sentences of the vocabulary"),
    (
        SOUND.replace("has punt 40", "has a punt of 40"),
        "of the vocabulary, not one; did you mean 'card {card:word} has punt {result:word}'?",
    ),
    (SOUND.replace("    When", "    And"), "not one; the sentence fits after When, not after Given"),
    (
        SOUND.replace("card A has punt 40", "zzz"),
        "not one; see `scrimmage list sentences --ruleset card-football`",
    ),
    (SOUND.replace("home has", "Home has"), "'Home has the ball on own 30' fits 0 sentences of the vocabulary"),
    (SOUND.replace("home punts", "home PUNTS"), "fits 0 sentences of the vocabulary"),
    (SOUND.replace("    When", "    And"), "'home punts and card A is turned' fits 0 sentences of the vocabulary"),
    (SOUND + f"    And the score is home {'4' * 5000}, away 0\n", "fits 0 sentences of the vocabulary"),
    # more than anybody reads
    (
        SOUND + "    And the score is home 0, away 0\n" * 22,
        "punt.feature:3: 26 steps; split the scenario (at most 25 steps)",
    ),
    (
        SOUND.replace("@PUNT.distance", "@PUNT.distance " * 7),
        "punt.feature:3: 7 tags; split the scenario (at most 6 tags)",
    ),
    # claims and names
    (SOUND.replace("  @PUNT.distance\n", ""), "punt.feature:2: the scenario has no tag of a clause; add @ID"),
    (SOUND.replace("A punt", "A punt should work"), "a title states the behavior; remove 'should'"),
    # files
    ("", "punt.feature:1: has no scenario"),
    ("Feature: Punts\n", "punt.feature:1: has no scenario"),
    ("Feature: Punts\n\n  # Scenario: A punt\n", "punt.feature:1: has no scenario"),
    (SOUND.replace("Feature", "Faeture"), "punt.feature:1: "),
    (OUTLINE.replace("| 40 |", "| 40 | 41 |"), "punt.feature:11: inconsistent cell count within the table"),
]


@pytest.mark.parametrize(("text", "complaint"), PLANTED, ids=[str(number) for number in range(len(PLANTED))])
def test_what_would_pass_silently_is_caught(text: str, complaint: str, complaints: Complaints) -> None:
    found = complaints(text)
    assert any(complaint in each for each in found), found
    assert all(re.match(r"(card_football/)?punt\.feature:\d+: [^\n]+$", each) for each in found)


def test_a_column_called_case_tells_a_row_and_needs_no_step(complaints: Complaints) -> None:
    told = OUTLINE.replace("| n  |", "| case       | n  |").replace("| 40 |", "| into field | 40 |")
    assert complaints(told) == []


def test_a_scenario_as_long_as_may_be_gives_no_complaint(complaints: Complaints) -> None:
    longest = SOUND + "    And the score is home 0, away 0\n" * 21
    assert complaints(longest.replace("@PUNT.distance", "@PUNT.distance " * 6)) == []


def test_one_name_in_two_files_is_caught(complaints: Complaints) -> None:
    assert complaints(SOUND) == []
    found = complaints(SOUND.replace("Punts", "Kicks"), "card_football/kick_off.feature")
    assert found == [
        (
            "card_football/punt.feature:3: has the same title as card_football/kick_off.feature:3; only one of them "
            "would run"
        )
    ]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("punt.feature", "punt.feature:1: the file is in no folder of a ruleset"),
        ("chess/punt.feature", "chess/punt.feature:1: the file is in no folder of a ruleset"),
        ("card_football/more/punt.feature", "card_football/more/punt.feature:1: the file name is not a chapter"),
        ("card_football/punts.feature", "card_football/punts.feature:1: the file name is not a chapter"),
        ("card_football/tables.feature", "card_football/tables.feature:1: the file name is not a chapter"),
    ],
)
def test_a_file_that_nothing_would_play_is_caught(name: str, complaint: str, complaints: Complaints) -> None:
    assert any(complaint in each for each in complaints(SOUND, name))


def test_bytes_that_are_no_text_are_caught(tmp_path: Path) -> None:
    (tmp_path / "card_football").mkdir()
    (tmp_path / "card_football" / "punt.feature").write_bytes(SOUND.encode("utf-16"))
    assert "punt.feature:1: not UTF-8 text" in lint_features(tmp_path)


@pytest.mark.parametrize("name", ["nothing", "file"])
def test_no_features_at_all_are_caught(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(SOUND, encoding="utf-8")
    assert f"{name}: no feature files here" in lint_features(tmp_path / name)


# ---- the vocabulary itself


def test_a_sentence_that_no_feature_uses_is_caught(tmp_path: Path) -> None:
    (tmp_path / "card_football").mkdir()
    (tmp_path / "card_football" / "punt.feature").write_text(SOUND, encoding="utf-8")
    here = ("vocabulary of card-football: ", "vocabulary of all rulesets: ")
    unused = [each for each in lint_features(tmp_path) if each.startswith(here)]
    assert "vocabulary of card-football: no feature uses Given 'it is overtime'" in unused
    assert not any("has punt" in each for each in unused)
    assert len(unused) == len(get_step_vocabulary("card-football").steps) - 4


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Vocabulary:
    """A vocabulary of its own in place of card-football's."""
    words = Vocabulary(get_step_vocabulary("card-football").words, Sentences())
    monkeypatch.setattr("scrimmage_rules.kit.scenarios.sentence_execution.get_step_vocabulary", lambda _ruleset: words)
    monkeypatch.setattr(
        "scrimmage_rules.kit.scenarios.vacuous_scenario_lint.get_step_vocabulary", lambda _ruleset: words
    )
    return words


def test_two_patterns_for_one_sentence_are_caught_where_it_is_played(small: Vocabulary) -> None:
    from scrimmage_rules.kit.scenarios.sentence_execution import play_sentence  # noqa: PLC0415  (after the vocabulary has been put in its place)

    small.given("a {what}")(lambda table, what: None)
    small.given("a {colour:word} ball")(lambda table, colour: None)
    with pytest.raises(MisusedStep, match=re.escape("Given 'a red ball': ambiguous: a {what}, a {colour:word} ball")):
        play_sentence(Table("card-football"), "Given", "a red ball", None, None)
    with pytest.raises(
        MisusedStep, match="When 'a red ball': no step of the vocabulary; the sentence fits after Given"
    ):
        play_sentence(Table("card-football"), "When", "a red ball", None, None)
    with pytest.raises(MisusedStep, match="Given 'the red ball': no step of the vocabulary; did you mean 'a"):
        play_sentence(Table("card-football"), "Given", "the red ball", None, None)


def test_two_patterns_for_one_sentence_are_caught_by_the_lint(small: Vocabulary, complaints: Complaints) -> None:
    small.given("{who:seat} has the ball on {line}")(lambda table, who, line: None)
    small.given("home has the ball on own {yards:n}")(lambda table, yards: None)
    assert any("'home has the ball on own 30' fits 2 sentences" in each for each in complaints(SOUND))


@pytest.mark.parametrize("sentence", ["Home has it", "HOME has it", "nobody has it", "home has  it", "home has it."])
def test_patterns_mind_case_and_words(sentence: str, small: Vocabulary) -> None:
    small.given("{who:seat} has it")(lambda table, who: None)
    assert find_matching_steps(small, "Given", "home has it") != []
    assert find_matching_steps(small, "Given", sentence) == []


def test_an_async_step_that_would_never_be_awaited_is_refused(small: Vocabulary) -> None:
    async def act(table: Any) -> None: ...

    with pytest.raises(
        TypeError, match="a step function must not be async, because it would not be awaited; write def"
    ):
        small.then("it rains")(act)  # type: ignore[arg-type]


def test_a_scenario_about_an_archived_game_that_there_is_not_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "computer_football" / "archive.feature"
    path.parent.mkdir()
    path.write_text("Feature: Games\n  Scenario: One\n    Given the archived game two-player\n", encoding="utf-8")
    vectors, broken = compile_features(tmp_path, "computer-football")
    assert vectors == []
    assert ["two-plays" in str(each) and "archive.feature:3: " in str(each) for each in broken] == [True]


def test_a_feature_of_no_chapter_is_the_only_complaint_among_sound_ones(complaints: Complaints) -> None:
    """The published features as a whole are linted in `tests/bdd`."""
    assert complaints(SOUND) == []
    other = SOUND.replace("Scenario: A punt", "Scenario: Another punt")
    assert complaints(other, "card_football/zone.feature") == [
        "card_football/zone.feature:1: the file name is not a chapter"
    ]


def test_a_lock_of_an_editor_is_not_linted(tmp_path: Path) -> None:
    folder = tmp_path / "features" / "card_football"
    folder.mkdir(parents=True)
    (folder / ".#punt.feature").symlink_to("someone@host.1234")
    assert lint_features(tmp_path / "features") == ["features: no feature files here"]
