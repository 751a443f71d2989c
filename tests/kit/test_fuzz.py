"""A search for differences: what it finds in an engine with one wrong number, how small, and its replay."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema
import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.judge import create_case_result as judged_as
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.generated.case_generation import generate_cases
from scrimmage_rules.kit.protocol.child_process_pipes import SearchTimeEnded, create_deadline
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter
from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.kit.search.difference_search import (
    FailingCase,
    create_failing_case_finder,
    create_failure_check,
    find_first_difference,
    shrink_case,
)
from scrimmage_rules.kit.search.drafting import draft_scenario
from scrimmage_rules.rulesets import get_folder_name
from tools.engines.engine_copy import copy_engine, get_adapter_command

ROOT = Path(__file__).resolve().parents[2]
SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]
MOST_ACTIONS = 10
Script = Callable[[str], list[str]]


class Planted(NamedTuple):
    """A wrong number in the JavaScript engine: the file, what stands there, and what is put there."""

    file: str
    right: str
    wrong: str


FAULTS = {
    "card-football": Planted("card_football/scoring.mjs", "yards <= 0", "yards <= 1"),
    "tactical-soccer": Planted("tactical_soccer/turns.mjs", "draft.turn += 1", "draft.turn += 2"),
    "computer-football": Planted("computer_football/rulebook.mjs", "TE: 4, SE: 5", "TE: 5, SE: 5"),
    "tactical-football": Planted("tactical_football/rulebook.mjs", "other: 2", "other: 3"),
}


@pytest.fixture
def engine(tmp_path: Path) -> Callable[[Planted], list[str]]:
    """The command of a copy of the JavaScript engine with a fault planted in it."""

    def plant(fault: Planted) -> list[str]:
        path = copy_engine(tmp_path) / fault.file
        text = path.read_text(encoding="utf-8")
        assert text.count(fault.right) == 1
        path.write_text(text.replace(fault.right, fault.wrong), encoding="utf-8")
        return get_adapter_command(tmp_path)

    return plant


@pytest.mark.long("searches, shrinks and drafts a whole case")
@pytest.mark.parametrize("ruleset_id", FAULTS)
def test_a_wrong_number_in_the_engine_is_found_and_made_small_and_can_be_replayed(
    ruleset_id: str, engine: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, file = engine(FAULTS[ruleset_id]), tmp_path / "found.repro.jsonl"
    arguments = ["--ruleset", ruleset_id, "--seed", "2", "--seconds", "300", "--timeout", "60", "--write", str(file)]
    assert cli.main(["fuzz", *arguments, "--", *command]) == 1
    out = capsys.readouterr().out
    assert re.search(
        rf"^{ruleset_id}: difference found after \d+ generated cases \(seed 2\); written to {file}$", out, re.MULTILINE
    )
    assert f"replay: scrimmage repro {file} -- node" in out
    [case] = read_vectors(file)
    assert sum(ask["op"] in ("apply", "check", "explain") for ask in list_own_requests(case)) <= MOST_ACTIONS
    assert cli.main(["repro", str(file), "--", *command]) == 1
    assert cli.main(["repro", str(file)]) == 0
    draft, page = tmp_path / "found.feature", tmp_path / "found.html"
    assert f"scenario drafted in {draft}, its board in {page}\n" in out
    looked_up = "game" not in list_own_requests(case)[-1]  # which needs no board
    assert ("<svg" in page.read_text(encoding="utf-8")) != looked_up
    exported = pasted(draft, ruleset_id, tmp_path)
    assert sum(ask["op"] in ("apply", "check", "explain") for ask in list_own_requests(exported)) <= MOST_ACTIONS
    file.write_bytes(canonical(exported))
    assert cli.main(["repro", str(file), "--", *command]) == 1
    assert cli.main(["repro", str(file)]) == 0


@pytest.mark.long("searches and drafts a whole case")
@pytest.mark.parametrize("seed", [1, 5])
def test_a_case_with_the_other_side_on_offense_is_drafted_whichever_way_it_goes(seed: int, engine: Any) -> None:
    ruleset_id = "computer-football"
    published = read_vectors(get_vectors_file(ruleset_id))
    start = create_adapter_starter(engine(FAULTS[ruleset_id]), 60.0)
    fresh = (case for case in generate_cases(ruleset_id, seed, published) if "yellow" in offense_of(case))
    found = find_first_difference(start, fresh, create_deadline(300, "the time is over"), lambda _judged: None)
    assert found is not None
    assert found.result is not None
    draft = draft_scenario(found.cases[0], found.result, published, create_failing_case_finder(start))
    assert draft.shows, draft.remarks
    assert re.search("yellow is on offense going (?:east|west)", draft.text)


def offense_of(case: Vector) -> str:
    """The side that begins a case on offense, if its position says so."""
    return str((list_own_requests(case)[0].get("position") or {}).get("offense"))


def pasted(draft: Path, ruleset_id: str, tmp_path: Path) -> Vector:
    """What the export makes of a draft among the features of its game, where it has a name of its own."""
    folder = tmp_path / "features" / get_folder_name(ruleset_id)
    folder.mkdir(parents=True)
    shutil.copy(draft, folder)
    [vector], broken = compile_features(tmp_path / "features", ruleset_id)
    assert not broken
    assert vector.id not in {each.id for each in read_vectors(get_vectors_file(ruleset_id))}
    return vector


@pytest.mark.long("searches for all of its 8 seconds")
def test_a_right_implementation_has_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--ruleset", "card-football", "--seed", "1", "--seconds", "8", "--timeout", "60"]
    assert cli.main(["fuzz", *arguments, "--", *SERVE]) == 0
    out = capsys.readouterr().out
    assert re.fullmatch(r"card-football: \d+ generated cases? without a difference \(seed 1\)\n", out)


def test_what_only_fails_behind_other_cases_is_kept_with_them(
    script: Script, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forgetful = (
        f"import json, sys\nsys.path.insert(0, {str(ROOT / 'conformance' / 'faulty')!r})\nfrom honest import Honest\n"
        "honest, loads = Honest(), 0\n"
        "for line in sys.stdin:\n    request = json.loads(line)\n    loads += request['op'] == 'load'\n"
        "    reply = honest.ask(request)\n"
        "    if loads > 30 and 'turn' in reply:\n        reply['turn']['over'] = True\n"
        "    print(json.dumps(reply), flush=True)\n"
    )
    file = tmp_path / "found.repro.jsonl"
    arguments = ["--ruleset", "card-football", "--seed", "1", "--timeout", "60", "--write", str(file)]
    assert cli.main(["fuzz", *arguments, "--", *script(forgetful)]) == 1
    assert "differs only after the others: the adapter keeps state between cases; written to" in capsys.readouterr().out
    cases = read_vectors(file)
    loading = [case for case in cases if any(ask["op"] == "load" for ask in list_own_requests(case))]
    assert 20 < len(loading) <= 31
    assert cli.main(["repro", str(file), "--", *script(forgetful)]) == 1


@pytest.mark.long("searches, shrinks and drafts a whole case")
def test_as_json_it_says_what_was_found_and_where_it_is(
    engine: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, file, own = engine(FAULTS["card-football"]), tmp_path / "found.repro.jsonl", tmp_path / "found.html"
    own.write_text("a page of something else", encoding="utf-8")
    arguments = ["--ruleset", "card-football", "--seed", "2", "--seconds", "300", "--timeout", "60", "--json"]
    arguments += ["--write", str(file)]
    assert cli.main(["fuzz", *arguments, "--", *command]) == 1
    [searched] = json.loads(capsys.readouterr().out)
    jsonschema.validate([searched], json.loads((ROOT / "conformance/schemas/searched.json").read_bytes()))
    assert (searched["ruleset"], searched["seed"], searched["judged"] > 0) == ("card-football", 2, True)
    found = searched["found"]
    assert (found["file"], found["cases"]) == (str(file), [case.id for case in read_vectors(file)])
    assert (found["result"]["verdict"], found["draft"]["shows"]) == ("fail", True)
    draft = tmp_path / "found-2.feature", tmp_path / "found-2.html"
    assert (found["draft"]["feature"], found["draft"]["page"]) == tuple(map(str, draft))
    assert all(path.is_file() for path in draft)
    assert own.read_text(encoding="utf-8") == "a page of something else"


def test_a_file_that_cannot_be_written_is_refused_before_the_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["fuzz", "--write", str(tmp_path / "nowhere" / "f.jsonl"), "--", *SERVE]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# ---- in time


LATE = """
import subprocess, sys, time
serve = subprocess.Popen([{program!r}, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin.buffer:
    serve.stdin.write(line)
    serve.stdin.flush()
    reply = serve.stdout.readline()
    if b'"hello"' not in line:
        time.sleep(1)
    sys.stdout.buffer.write(reply)
    sys.stdout.flush()
"""
ENDLESS = 100
"""Seconds: less than 50 cases, of two requests or more, take with such an adapter."""


@pytest.mark.long("searches for all of its 6 seconds")
def test_a_search_ends_at_its_time_however_late_each_answer_is(script: Script) -> None:
    command = [*SERVE[:1], "fuzz", "--ruleset", "card-football", "--seconds", "6", "--seed", "1"]
    ended = subprocess.run(
        [*command, "--", *script(LATE.format(program=SERVE[0]))], check=False, capture_output=True, text=True,
        timeout=ENDLESS,
    )  # fmt: skip
    assert ended.returncode in (0, 4), ended.stderr
    assert "without a difference (seed 1)" in ended.stdout
    assert ended.stderr == ""


def test_nothing_is_started_to_make_a_case_small_when_the_time_is_over(handful: list[Vector]) -> None:
    def start() -> Any:
        raise AssertionError("no process is started when the time is over")

    over = create_deadline(0, "the time is over")
    found = FailingCase(handful[:1], judged_as(handful[0], "fail"))
    assert shrink_case(found, handful, create_failure_check(start, over), over) == found
    assert find_first_difference(start, iter(handful), over, lambda _judged: None) is None
    with pytest.raises(SearchTimeEnded, match="the time is over"):
        create_failing_case_finder(start, over)(handful)


def test_drafting_ends_when_the_time_is_over(handful: list[Vector]) -> None:
    failed = judged_as(handful[2], "fail")
    with pytest.raises(SearchTimeEnded):
        draft_scenario(
            handful[2],
            failed,
            read_vectors(get_vectors_file("card-football")),
            list,
            create_deadline(0, "the time is over"),
        )


def test_without_a_command_there_is_nothing_to_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["fuzz"]) == 2
    assert (
        capsys.readouterr().err
        == "scrimmage: --: give the command of your adapter after --, as in: scrimmage fuzz -- node adapter.mjs\n"
    )
