"""The verb `impact` as a user has it: what it prints, writes and refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from shutil import which

import pytest

from scrimmage_rules import Outcome, open_ruleset, write_transcript
from tests.command.conftest import Ended

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "impact.md"

Scrimmage = Callable[..., Ended]

SESSION = ("--feature", "card_football/session.feature")
SWITCHED = ("impact", "tree", "reading:KF-A60=each-in-his-time", *SESSION, "--games", "0")
NARROW = ("--ruleset", "card-football", "--feature", "card_football/safety.feature", "--games", "0")


def without_versions(text: str) -> str:
    return re.sub(r"\(\d+\.\d+\.\d+\)", "(VERSION)", text)


@pytest.mark.skipif(which("node") is None, reason="the page shows what the adapter for Node says")
def test_the_example_of_the_page_is_what_it_prints(scrimmage: Scrimmage) -> None:
    shown = re.search(r"<!-- impact-example -->\n```console\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown
    line, _, printed = shown.group(1).partition("\n")
    assert line == f"$ scrimmage {' '.join(SWITCHED)} --show 3"
    assert without_versions(scrimmage(*SWITCHED, "--show", "3").out) == without_versions(printed)


def test_the_reports_are_written_and_the_exit_code_says_that_something_moves(
    scrimmage: Scrimmage, tmp_path: Path
) -> None:
    files = (tmp_path / "impact.json", tmp_path / "impact.md")
    ended = scrimmage(*SWITCHED, "--json", "./impact.json", "--markdown", str(files[1]), "--check")
    assert (ended.code, ended.err) == (1, "")
    written = json.loads(files[0].read_bytes())
    assert [len(written["games"][0][name]) for name in ("cases", "silent")] == [4, 1]
    marked = files[1].read_text(encoding="utf-8")
    assert "**cases that choose one of the two values, 3 of 4 with different replies**" in marked
    assert marked.splitlines()[0] == "### From tree to reading:KF-A60=each-in-his-time, card-football changes."


def test_the_summary_alone_has_at_most_twelve_lines(scrimmage: Scrimmage, tmp_path: Path) -> None:
    whole = scrimmage(*SWITCHED).out.splitlines()
    ended = scrimmage(*SWITCHED, "--summary", "--markdown", str(tmp_path / "impact.md"))
    lines = ended.out.splitlines()
    assert (ended.code, ended.err) == (0, "")
    assert 4 <= len(lines) <= 12
    assert whole[3 : 3 + len(lines)] == lines
    assert lines[1].startswith("clauses: AGAIN.close-then-new (")
    assert len((tmp_path / "impact.md").read_text(encoding="utf-8").splitlines()) == len(lines)


def test_excluded_cases_are_left_out(scrimmage: Scrimmage) -> None:
    ended = scrimmage(*SWITCHED, "--clause", "not:AGAIN", "--summary")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("From tree to reading:KF-A60=each-in-his-time, nothing changes.\n")


def test_a_recorded_game_is_compared_alone(scrimmage: Scrimmage, tmp_path: Path) -> None:
    game = open_ruleset("card-football").start().apply("chance", {"type": "toss-coin"}, [Outcome("coin", "home")])
    write_transcript(game.transcript(), tmp_path / "final.json")
    archived = str(ROOT / "conformance" / "archives" / "two-plays.json")
    ended = scrimmage("impact", "tree", "tree", "--game", str(tmp_path / "final.json"), "--game", archived, "--check")
    assert (ended.code, ended.err) == (0, "")
    unchanged = "unchanged: card-football, computer-football (0 cases, 2 recorded games)"
    assert unchanged in ended.out.splitlines()


def test_a_recorded_game_that_changes_is_named_with_its_move(scrimmage: Scrimmage) -> None:
    games = sorted((ROOT / "conformance" / "corpus" / "card-football").glob("*.json"))
    given = [part for path in games for part in ("--game", str(path))]
    ended = scrimmage("impact", "tree", "reading:KF-A17=at-scrimmage", *given, "--check")
    assert (ended.code, ended.err) == (1, "")
    (said,) = re.findall(
        r"^games: (\d) of 8 recorded games change, the earliest at move \d+ of \d+ ", ended.out, re.MULTILINE
    )
    assert int(said) > 0


def test_a_filter_beside_a_recorded_game_is_an_error(scrimmage: Scrimmage) -> None:
    archived = str(ROOT / "conformance" / "archives" / "two-plays.json")
    ended = scrimmage("impact", "tree", "tree", "--game", archived, "--clause", "PUNT")
    assert ended.code == 2
    assert "--game: compares recorded games, not cases; remove --game or the filter" in ended.complaint


def test_where_nothing_moves_the_check_is_passed(scrimmage: Scrimmage) -> None:
    ended = scrimmage("impact", "tree", "tree", *NARROW, "--check", "--jobs", "2")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines()[-1] == "nothing changes"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("tree", "foo"), 2, "no version to compare called 'foo'"),
        (("tree", "rev:no-such-revision"), 2, "name a revision of this checkout"),
        (("tree", "tree:no-such-folder"), 2, "give the folder of a checkout"),
        (("tree", "python:no-such-program"), 2, "give a Python interpreter"),
        (("tree", "reading:KF-A17"), 2, "the key is missing; write reading:KF-A17=KEY"),
        (("tree", "reading:KF-A17=no-such-key"), 2, "known: scrimmage-gainer-relative"),
        (("tree", "edition:no-such-edition"), 2, "no edition called"),
        (
            ("tree", "tree", "--ruleset", "card-football", "--feature", "none"),
            4,
            "neither side has a case of card-football that matches these filters",
        ),
    ],
)
def test_what_cannot_be_compared_is_one_line_with_a_remedy(
    arguments: tuple[str, ...], code: int, said: str, scrimmage: Scrimmage
) -> None:
    ended = scrimmage("impact", *arguments)
    assert ended.code == code
    assert said in ended.complaint
