"""The kit inside pytest: each case a test of an adapter that a user names, nothing at all where he names none."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors

pytest_plugins = ("pytester",)

SERVE = f"{Path(sys.executable).parent / 'scrimmage'} serve"
GAME = ("--scrimmage-ruleset", "card-football")
TABLES = (*GAME, "--scrimmage-level", "tables")
FEW = "scrimmage::card-football/touchdown"
"""A chapter; one of its cases asks what scores are worth."""

OWN = "def test_mine():\n    pass\n\n\ndef test_punt():\n    pass\n"

WRITING_DOWN = """
import json, sys, time
from scrimmage_rules.kit.protocol.adapter import InProcessReference

reference = InProcessReference()
for number, line in enumerate(sys.stdin):
    with open("asked", "a") as asked:
        asked.write(line.partition(",")[2])
    request = json.loads(line)
    FAULT
    name = request.pop("id")
    reference.send([json.dumps(request).encode()])
    print(json.dumps({**reference.receive(), "id": name}), flush=True)
"""
"""An adapter that plays by the reference, and writes down what it is asked."""

LIMIT = """
import signal
import pytest

@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item):
    signal.signal(signal.SIGALRM, lambda *_: pytest.fail("took too long"))
    signal.setitimer(signal.ITIMER_REAL, 10)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
"""
"""A time limit for each test, set as pytest-timeout sets it."""

OTHERS = ("-p", "no:hypothesispytest", "-p", "no:pytest-bdd")
"""Plugins that have no part in these tests, left out: to load them takes as long as all the rest of a run's start."""

Run = Callable[..., pytest.RunResult]


@pytest.fixture
def run(pytester: pytest.Pytester) -> Run:
    """Pytest in a folder of a user, which has two tests."""
    pytester.makepyfile(test_own=OWN)
    return lambda *arguments: pytester.runpytest_subprocess("--color=no", "-p", "no:cacheprovider", *OTHERS, *arguments)


@pytest.fixture
def adapter(pytester: pytest.Pytester) -> Callable[[str], str]:
    """The command of an adapter that writes down what it is asked, with a fault."""

    def write(fault: str = "pass") -> str:
        path = pytester.path / "adapter.py"
        path.write_text(WRITING_DOWN.replace("FAULT", fault), encoding="utf-8")
        return f"{sys.executable} {path}"

    return write


@pytest.fixture(scope="session")
def few() -> int:
    """How many cases that chapter has."""
    chapters = [vector.chapter for vector in read_vectors(get_vectors_file("card-football"))]
    return chapters.count("touchdown")


def asked(pytester: pytest.Pytester) -> list[str]:
    """What adapters were asked since the last look, greetings aside."""
    path = pytester.path / "asked"
    lines = path.read_text(encoding="utf-8").splitlines()
    path.unlink()
    return sorted(line for line in lines if '"hello"' not in line)


def test_each_case_is_a_test_behind_those_of_the_user(run: Run) -> None:
    done = run("--scrimmage-adapter", SERVE, *GAME, "-k", "the-scores-are")
    assert done.ret == 0, done.stdout.str()
    found = re.search(r"^collected (\d+) items / (\d+) deselected / 1 selected$", done.stdout.str(), re.MULTILINE)
    assert found is not None
    assert int(found[1]) == int(found[2]) + 1 > 1000
    done.assert_outcomes(passed=1, deselected=int(found[2]))


def test_a_failure_is_told_as_the_kit_tells_it_and_what_is_not_declared_is_skipped(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["init", "--language", "python", "--ruleset", "card-football", str(tmp_path / "mine")]) == 0
    adapter = f"{sys.executable} {tmp_path / 'mine' / 'adapter.py'}"
    cases = [*GAME, "--scrimmage-level", "positions"]
    done = run("--scrimmage-adapter", adapter, *cases, "-k", "first-and-ten or scores or preparation")
    assert done.ret == 1
    counts = done.parseoutcomes()
    assert counts.keys() >= {"failed", "passed", "skipped", "deselected"}
    assert "note: the adapter answered unsupported" in done.stdout.str()
    assert "pytest_plugin/cases.py" not in done.stdout.str()


def test_rulesets_and_levels_add_up(run: Run) -> None:
    """Of the tables of two games, and what one more level adds; each case once, even if a ruleset is given twice."""

    def collected(*filters: str) -> int:
        done = run("--collect-only", "-q", "--scrimmage-adapter", "false", *filters)
        return sum(line.startswith("scrimmage::") for line in done.outlines)

    cards, soccer = ("--scrimmage-ruleset", "card-football"), ("--scrimmage-ruleset", "tactical-soccer")
    tables, positions = ("--scrimmage-level", "tables"), ("--scrimmage-level", "positions")
    one, two = collected(*cards, *tables), collected(*soccer, *tables)
    assert 0 < one < collected(*cards, *tables, *positions) == collected(*cards, *positions, *tables)
    assert collected(*cards, *soccer, *tables, *cards) == one + two


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_an_adapter_that_does_not_start_ends_the_session_with_one_reason(run: Run, workers: tuple[str, ...]) -> None:
    done = run("--scrimmage-adapter", "false", *GAME, "-k", "the-scores-are", *workers)
    assert done.ret == 3
    reason = "Exit: scrimmage: no answer to hello: it ended with exit code 1 before it answered a request"
    shown = [line for line in done.outlines if "exit code 1" in line]
    assert [line.strip("! ").removeprefix("_pytest.outcomes.") for line in shown] == [reason]
    assert "INTERNALERROR" not in done.stdout.str()


@pytest.mark.parametrize(("workers", "code"), [((), 3), (("-n", "2"), 2)])
def test_an_adapter_that_breaks_down_ends_the_session_with_its_reason(
    run: Run, adapter: Callable[[str], str], workers: tuple[str, ...], code: int
) -> None:
    done = run("--scrimmage-adapter", adapter("if number > 0: sys.exit(7)"), FEW, *workers)
    assert done.ret == code
    assert "scrimmage: adapter broken: 3 cases in a row ended in crash: it ended with exit code 7" in done.stdout.str()
    assert "INTERNALERROR" not in done.stdout.str()


def test_workers_ask_each_case_once_in_all(run: Run, adapter: Callable[..., str], pytester: pytest.Pytester) -> None:
    passed = run("--scrimmage-adapter", adapter(), *TABLES).parseoutcomes()["passed"]
    alone = asked(pytester)
    run("--scrimmage-adapter", adapter(), *TABLES, "-n", "3").assert_outcomes(passed=passed)
    assert asked(pytester) == alone
    assert len(alone) >= passed - 2 > 50


def test_a_time_limit_for_each_test_stops_one_test(
    run: Run, adapter: Callable[..., str], pytester: pytest.Pytester
) -> None:
    passed = run("--scrimmage-adapter", adapter(), *TABLES).parseoutcomes()["passed"]
    once = asked(pytester)
    pytester.makeconftest(LIMIT)
    done = run(
        "--scrimmage-timeout",
        "50",
        "--scrimmage-adapter",
        adapter("time.sleep(60 if 'scoring' in line else 0)"),
        *TABLES,
    )
    done.assert_outcomes(passed=passed - 1, failed=1)
    assert (
        "took too long\n  replay: scrimmage verify --ruleset card-football --case card-football/" in done.stdout.str()
    )
    assert asked(pytester) == once


@pytest.mark.long("starts several runs of pytest, each with all cases of a game")
@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_the_id_of_a_failure_can_be_given_back(
    run: Run, adapter: Callable[..., str], few: int, workers: tuple[str, ...]
) -> None:
    wrong = adapter("request['query'] = 'no-such' if request.get('query') == 'scoring' else request.get('query')")
    done = run("--scrimmage-adapter", wrong, FEW)
    done.assert_outcomes(passed=few - 1, failed=1)
    [failed] = re.findall(r"^FAILED (\S+)", done.stdout.str(), re.MULTILINE)
    assert failed.startswith("scrimmage::card-football/touchdown/")
    run("--scrimmage-adapter", wrong, failed, *workers).assert_outcomes(failed=1)
    run("--scrimmage-adapter", wrong, "test_own.py::test_mine", failed, *workers).assert_outcomes(passed=1, failed=1)


@pytest.mark.parametrize("own", ["test_own.py", "test_own.py::test_mine"])
def test_who_picks_out_tests_of_his_own_runs_these_alone(run: Run, own: str) -> None:
    run("--scrimmage-adapter", "false", own).assert_outcomes(passed=1 if "::" in own else 2)


def test_the_name_of_the_plugin_stands_for_all_cases(run: Run) -> None:
    done = run(
        "--scrimmage-adapter", SERVE, *GAME, "test_own.py::test_mine", "scrimmage", "-k", "mine or the-scores-are"
    )
    done.assert_outcomes(passed=2, deselected=done.parseoutcomes()["deselected"])


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
@pytest.mark.parametrize(
    "wrong",
    [("--scrimmage-ruleset", "cards"), ("--scrimmage-level", "novice"), ("scrimmage::card-football/no-such",)],
)
def test_a_wrong_name_is_wrong_usage(run: Run, wrong: tuple[str, ...], workers: tuple[str, ...]) -> None:
    done = run("--scrimmage-adapter", SERVE, *wrong, *workers)
    assert done.ret == 4
    name = wrong[-1].removeprefix("scrimmage::")
    assert re.search(rf"^ERROR: scrimmage: no \w+ called '{name}'; ", done.stderr.str(), re.MULTILINE)


def test_without_an_adapter_there_is_nothing(run: Run) -> None:
    run().assert_outcomes(passed=2)
