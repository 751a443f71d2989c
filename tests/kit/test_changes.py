"""What has changed between two releases: each kind of change by a pair of suites, and the version that it asks for."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.card_football import field_goal
from scrimmage_rules.command import cli
from scrimmage_rules.command.verbs import changes as changes_verb
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kit.rulebook.release_records import (
    Release,
    ReleasedAmbiguity,
    ReleasedGame,
    find_first_version,
    find_release,
    read_releases,
    read_suite_as_release,
    record_release,
)
from scrimmage_rules.kit.rulebook.rulebook_json_files import find_stale_rulebooks
from scrimmage_rules.kit.rulebook.suite_release_comparison import (
    WEIGHTS,
    find_changes,
    find_minimum_version,
    render_changes,
)
from scrimmage_rules.kit.running.stale_vectors import find_stale_vectors
from scrimmage_rules.rulesets import RULESETS

GAME = ReleasedGame(
    clauses={"PUNT.a": "A punt goes 40 yards.", "PUNT.b": "The other side has it."},
    ambiguities={"P-A1": ReleasedAmbiguity(("short", "long"), "short", switchable=True)},
    cases={"coin/punt/one": "0001", "coin/punt/two": "0002"},
    retired=("coin/punt/old",),
)
BEFORE = Release(version="0.2.0", protocol=1, games={"coin": GAME})


def ambiguity(**other: Any) -> dict[str, ReleasedAmbiguity]:
    return {"P-A1": msgspec.structs.replace(GAME.ambiguities["P-A1"], **other)}


def game(**other: Any) -> Release:
    return msgspec.structs.replace(BEFORE, games={"coin": msgspec.structs.replace(GAME, **other)})


PAIRS: dict[str, Release] = {
    "case vanished": game(cases={"coin/punt/one": "0001"}),
    "case back from retirement": game(cases={**GAME.cases, "coin/punt/old": "0003"}, retired=()),
    "clause vanished": game(clauses={"PUNT.a": "A punt goes 40 yards."}),
    "protocol changed": msgspec.structs.replace(BEFORE, protocol=2),
    "game vanished": msgspec.structs.replace(BEFORE, games={}),
    "ambiguity vanished": game(ambiguities={}),
    "reading vanished": game(ambiguities=ambiguity(readings=("short",))),
    "ruling changed": game(ambiguities=ambiguity(ruling="long")),
    "reading switchable no more": game(ambiguities=ambiguity(switchable=False)),
    "case changed": game(cases={**GAME.cases, "coin/punt/two": "0009"}),
    "game added": msgspec.structs.replace(BEFORE, games={"coin": GAME, "card": ReleasedGame({}, {}, {})}),
    "clause added": game(clauses={**GAME.clauses, "PUNT.c": "Nobody runs."}),
    "ambiguity added": game(ambiguities={**GAME.ambiguities, "P-A2": GAME.ambiguities["P-A1"]}),
    "reading added": game(ambiguities=ambiguity(readings=("short", "long", "none"))),
    "case added": game(cases={**GAME.cases, "coin/punt/three": "0003"}),
    "case retired": game(cases={"coin/punt/one": "0001"}, retired=("coin/punt/old", "coin/punt/two")),
    "clause reworded": game(clauses={**GAME.clauses, "PUNT.a": "A punt goes forty yards."}),
}
"""A suite for each kind of change that shows that kind alone beside `BEFORE`."""


@pytest.mark.parametrize("kind", PAIRS)
def test_each_kind_of_change_is_seen_by_itself(kind: str) -> None:
    assert find_changes(BEFORE, PAIRS[kind]).totals == {kind: 1}
    assert find_changes(PAIRS[kind], PAIRS[kind]).totals == {}


def test_a_reading_that_can_be_chosen_now_is_seen() -> None:
    fixed = PAIRS["reading switchable no more"]
    assert find_changes(fixed, BEFORE).totals == {"reading made switchable": 1}


def test_every_kind_of_change_has_a_pair() -> None:
    assert {*PAIRS, "reading made switchable"} == set(WEIGHTS)


@pytest.mark.parametrize(
    ("kind", "version", "allowed"),
    [
        ("case changed", "0.2.0", False),
        ("case changed", "0.2.9", False),
        ("case changed", "0.3.0", True),
        ("case added", "0.2.1", False),
        ("case added", "0.3.0", True),
        ("clause reworded", "0.2.0", False),
        ("clause reworded", "0.2.1", True),
        ("case vanished", "9.0.0", False),
        ("case back from retirement", "9.0.0", False),
        ("clause vanished", "9.0.0", False),
    ],
)
def test_the_version_must_move_as_far_as_the_change_asks(kind: str, version: str, allowed: bool) -> None:
    after = msgspec.structs.replace(PAIRS[kind], version=version)
    assert find_changes(BEFORE, after).allowed is allowed


@pytest.mark.parametrize(
    ("before", "weights", "least"),
    [
        ("0.2.0", {"major"}, "0.3.0"),
        ("1.4.2", {"major", "minor"}, "2.0.0"),
        ("1.4.2", {"minor", "patch"}, "1.5.0"),
        ("1.4.2", {"patch"}, "1.4.3"),
        ("1.4.2", set(), "1.4.2"),
    ],
)
def test_the_least_version(before: str, weights: Any, least: str) -> None:
    assert find_minimum_version(before, weights) == least


def test_cases_that_had_no_names_yet_are_not_compared() -> None:
    assert find_changes(game(cases={}), BEFORE).totals == {}


def test_the_lines_name_what_is_heavy_and_count_the_rest() -> None:
    after = msgspec.structs.replace(PAIRS["ruling changed"], version="0.2.1")
    assert list(render_changes(find_changes(BEFORE, after))) == [
        "ruling changed: coin P-A1",
        "  was: short",
        "  now: long",
        "     1 ruling changed (major)",
        "since 0.2.0 the version must be at least 0.3.0; it is 0.2.1",
    ]


def test_the_first_version_of_a_name() -> None:
    known = [msgspec.structs.replace(game(cases={}), version="0.1.0"), BEFORE]
    found = [find_first_version("coin", name, known) for name in ("PUNT.a", "coin/punt/one", "coin/punt/new")]
    assert found[:2] == ["0.1.0", "0.2.0"]
    assert found[2] == read_suite_as_release(Path("no such folder")).version


def test_a_release_is_recorded_once_and_read_again(tmp_path: Path) -> None:
    record_release(BEFORE, tmp_path)
    assert read_releases(tmp_path) == [BEFORE]
    with pytest.raises(FileExistsError):
        record_release(BEFORE, tmp_path)


def test_releases_stand_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for version in ("0.10.0", "0.9.0", "0.2.0"):
        record_release(msgspec.structs.replace(BEFORE, version=version), tmp_path)
    assert [each.version for each in read_releases(tmp_path)] == ["0.2.0", "0.9.0", "0.10.0"]


def test_what_is_no_release_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match=r"no release called '9\.9\.9'; known: 0\.2\.0"):
        find_release("9.9.9", [BEFORE])
    with pytest.raises(UnknownName, match="known: none"):
        find_release(None, [])
    record_release(msgspec.structs.replace(BEFORE, version="later"), tmp_path)
    with pytest.raises(MalformedData, match="expected three numbers such as 0\\.2\\.0, got 'later'"):
        read_releases(tmp_path)


# ---- of this suite


def test_the_version_has_moved_as_far_as_the_changes_since_the_last_release() -> None:
    """What `scrimmage changes --check` says; CONTRIBUTING.md tells what is to be done."""
    found = find_changes(find_release(None, read_releases()), read_suite_as_release(data_dir("conformance")))
    assert found.allowed, list(render_changes(found))[-2:]


def test_what_is_known_of_the_first_releases() -> None:
    """Both are history: 0.1.0 had clauses of three games and no names of cases, 0.2.0 has all of both."""
    first, second = read_releases()[:2]
    assert (first.version, second.version) == ("0.1.0", "0.2.0")
    assert set(first.games) == {"card-football", "tactical-soccer", "computer-football"}
    assert set(second.games) == set(RULESETS)
    assert all(each.clauses for each in (*first.games.values(), *second.games.values()))
    assert not any(each.cases for each in first.games.values())
    assert all(each.cases for each in second.games.values())
    ruled = [each for each in find_changes(first, second).changes if each.kind == "ruling changed"]
    assert [(each.id, each.was, each.now) for each in ruled] == [("TS-A59", "goal-hex-only", "save-on-path")]


def test_the_command_says_what_has_changed_and_checks_it(capsys: pytest.CaptureFixture[str], judged_once: None) -> None:
    assert cli.main(["changes", "--since", "0.1.0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["before"], found["totals"]["game added"]) == ("0.1.0", 1)
    assert cli.main(["changes", "--check"]) == 0
    assert "the version must be at least 0.3.0; it is " in capsys.readouterr().out


def test_a_rulebook_that_was_not_exported_is_stale(tmp_path: Path) -> None:
    shutil.copytree(data_dir("conformance") / "rulebooks", tmp_path / "rulebooks")
    assert list(find_stale_rulebooks(tmp_path)) == []
    path = tmp_path / "rulebooks" / "card-football.json"
    path.write_text(path.read_text(encoding="utf-8").replace("punt", "kick", 1), encoding="utf-8")
    (tmp_path / "rulebooks" / "tactical-soccer.json").unlink()
    assert list(find_stale_rulebooks(tmp_path)) == ["rulebooks/card-football.json", "rulebooks/tactical-soccer.json"]


STALE = {
    "find_stale_rulebooks": ("rulebooks/card-football.json", "rulebooks/card-football.json: out of date"),
    "find_stale_vectors": ("vectors/coin.jsonl: older than the rules", "vectors/coin.jsonl: older than the rules"),
}


@pytest.mark.parametrize("function", STALE)
def test_a_stale_suite_is_reported_and_fails_the_check(
    function: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given, said = STALE[function]
    monkeypatch.setattr(changes_verb, "find_stale_vectors", lambda _rulesets: ())
    monkeypatch.setattr(changes_verb, function, lambda *_where: iter([given]))
    assert cli.main(["changes", "--check"]) == 1
    assert capsys.readouterr().err == f"scrimmage: conformance/{said}; run `scrimmage export`\n"


def test_vectors_that_the_rules_no_longer_pass_are_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(find_stale_vectors(["card-football"])) == []
    monkeypatch.setattr(field_goal, "count_yards_to_goal", lambda _position: 1_000)
    (said,) = find_stale_vectors(["card-football"])
    assert re.fullmatch(
        r"vectors/card-football\.jsonl: out of date: \d+ cases fail under the current rules, "
        r"the first is card-football/\S+",
        said,
    )
