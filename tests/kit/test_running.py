"""Putting cases to an adapter: in flight, in order, side by side, after trouble, and when there is no hope."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kit.cases.vectors import Deed, Vector, VectorStep
from scrimmage_rules.kit.protocol import adapter_processes
from scrimmage_rules.kit.running.pipelined_case_runner import WINDOW, create_adapter_starter, run_cases
from tests.kit.adapter_scripts import IMPORT, Script, declaring, many

Publish = Callable[[Sequence[Vector]], Path]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]
pytestmark = pytest.mark.usefixtures("no_child_is_left")


# ---- in flight and in order


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_the_cases_however_many_processes(
    jobs: int, handful: list[Vector], publish: Publish, verify: Verify, faulty: Faulty
) -> None:
    cases = many(handful, 203)
    publish(cases)
    ran = verify("--jobs", str(jobs), command=faulty("honest"))
    assert (ran.code, ran.totals) == (0, {"pass": 203})
    assert list(ran.verdicts) == [case.name for case in cases]


def test_more_processes_than_cases_are_not_started(
    handful: list[Vector], publish: Publish, tmp_path: Path, verify: Verify, script: Script
) -> None:
    publish(handful[:2])
    log = tmp_path / "starts"
    adapter = f"open({str(log)!r}, 'a').write('x')\nsys.argv[1:] = ['honest']\nsys.exit(faulty.main())\n"
    ran = verify("--jobs", "9", command=script(IMPORT + adapter))
    assert ran.totals == {"pass": 2}
    assert log.read_text(encoding="utf-8") == "xx"


AHEAD = """
import fcntl, struct, termios
while os.read(0, 1) != b"\\n": pass
request = {"id": 1, "op": "hello", "protocol": [1]}
os.write(1, faulty.Honest().line(request))
def count_waiting(): return struct.unpack("i", fcntl.ioctl(0, termios.FIONREAD, b"    "))[0]
end = time.monotonic() + 30
while count_waiting() <= int(sys.argv[2]) and time.monotonic() < end: time.sleep(0.01)
time.sleep(0.3)
open(sys.argv[1], "w").write(str(count_waiting()))
sys.argv[1:] = ["honest"]
sys.exit(faulty.main())
"""


def test_the_kit_sends_several_cases_ahead_and_never_more_than_the_window(
    handful: list[Vector], publish: Publish, tmp_path: Path, verify: Verify, script: Script
) -> None:
    publish(many(handful, 60))
    ran = verify(command=[*script(IMPORT + AHEAD), str(tmp_path / "waiting"), str(WINDOW // 2)])
    assert ran.totals == {"pass": 60}
    waiting = int((tmp_path / "waiting").read_text(encoding="utf-8"))
    assert WINDOW / 2 < waiting <= WINDOW + 1_000


def large(case: Vector, times: int) -> Vector:
    """The case with its requests asked so many times over before anything is expected."""
    asks = tuple(Deed.create_request_entry(deed.ask) for deed in case.deeds if deed.ask is not None)
    first = VectorStep(text="many requests", line=1, do=asks * times)
    return msgspec.structs.replace(case, id="f.feature:9999", name="large", steps=(first, *case.steps))


@pytest.mark.parametrize("command", [SERVE, None])
def test_a_case_far_larger_than_a_pipe_holds_is_played_to_its_end(
    command: list[str] | None, case_of: Callable[[str], Vector], publish: Publish, verify: Verify, faulty: Faulty
) -> None:
    case = case_of("A punt of 40")
    publish([case, large(case, 150), msgspec.structs.replace(case, id="f.feature:2", name="after")])
    ran = verify(command=command or faulty("honest"))
    assert ran.verdicts == {case.name: "pass", "large": "pass", "after": "pass"}


@pytest.mark.parametrize("name", ["in one request", "in many requests"])
def test_an_adapter_that_does_not_read_is_timed_out_and_not_waited_for(
    name: str, case_of: Callable[[str], Vector], publish: Publish, verify: Verify, script: Script
) -> None:
    case = large(case_of("A punt of 40"), 100)
    if name == "in one request":
        ask = {"op": "load", "game": "g", "ruleset": "card-football", "position": {"spot": "x" * 200_000}}
        case = msgspec.structs.replace(case, steps=(VectorStep(text="", line=1, do=(Deed.create_request_entry(ask),)),))
    publish([case])
    adapter = "os.write(1, faulty.Honest().line({'id': 1, 'op': 'hello', 'protocol': [1]}))\ntime.sleep(60)\n"
    ran = verify("--timeout", "0.4", command=script(IMPORT + adapter))
    assert ran.verdicts == {"large": "timeout"}


# ---- after trouble


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("fault", "verdict"), [("exits", "crash"), ("garbage-once", "protocol-error")])
def test_one_bad_case_costs_only_itself_a_verdict(
    jobs: str, fault: str, verdict: str, handful: list[Vector], publish: Publish, verify: Verify, script: Script
) -> None:
    secret = next(case for case in handful if "hidden" in case.name)
    others = [case for case in handful if case is not secret]
    cases = many([*others * 5, secret, *others * 5], len(others) * 10 + 1)
    publish(cases)
    adapter = """
class GarbageOnce(faulty.Honest):
    def line(self, request):
        return b"oops\\n" if request["op"] == "observe" else super().line(request)
faulty.FAULTS["garbage-once"] = GarbageOnce
sys.exit(faulty.main())
"""
    ran = verify("--jobs", jobs, command=[*script(IMPORT + adapter), fault])
    assert ran.totals == {"pass": len(cases) - 1, verdict: 1}
    assert ran.verdicts[next(case.name for case in cases if "hidden" in case.name)] == verdict
    assert ran.code == 1


def test_three_silent_cases_in_a_row_end_the_run(
    handful: list[Vector], publish: Publish, verify: Verify, faulty: Faulty
) -> None:
    publish(many(handful, 50))
    ran = verify("--timeout", "0.4", command=faulty("silent"))
    assert ran.code == 3
    assert ran.totals == {"timeout": 3, "not-run": 47}
    assert ran.report["broken"].startswith("3 cases in a row ended in timeout: no answer within 0.4 s")
    assert "adapter broken: 3 cases in a row ended in timeout" in ran.out
    assert list(ran.verdicts.values())[:4] == ["timeout", "timeout", "timeout", "not-run"]


def test_three_crashes_before_any_answer_end_the_run(
    handful: list[Vector], publish: Publish, verify: Verify, faulty: Faulty
) -> None:
    publish([case for case in many(handful, 50) if case.level != "tables"])
    ran = verify(command=faulty("crash-on-load"))
    assert ran.code == 3
    assert ran.totals == {"crash": 3, "not-run": 42}


def test_side_by_side_every_hopeless_process_gives_up(
    handful: list[Vector], publish: Publish, verify: Verify, faulty: Faulty
) -> None:
    publish(many(handful, 50))
    ran = verify("--timeout", "0.4", "--jobs", "2", command=faulty("silent"))
    assert ran.code == 3
    assert ran.totals == {"timeout": 6, "not-run": 44}


@pytest.mark.parametrize(("jobs", "crashes"), [("1", 4), ("2", 5)])
def test_an_adapter_is_not_started_again_and_again_for_ever(
    jobs: str, crashes: int, handful: list[Vector], publish: Publish, monkeypatch: pytest.MonkeyPatch,
    verify: Verify, faulty: Faulty,
) -> None:  # fmt: skip
    monkeypatch.setattr(adapter_processes, "RESTARTS", 3)
    publish(many(handful, 60))
    ran = verify("--jobs", jobs, command=faulty("short-lived"))
    assert ran.code == 3
    assert ran.totals["crash"] == crashes
    assert ran.totals["not-run"] > 30
    assert (
        "the adapter did not start again: the adapter was restarted 3 times, the maximum for one run; fix the "
        "cause of its exits first"
    ) in ran.out


def test_the_limit_of_restarts_leaves_room_for_many_bad_cases() -> None:
    assert adapter_processes.RESTARTS >= 100


# ---- a limit on the whole run


def test_a_run_without_a_limit_gives_trouble_its_own_verdict(handful: list[Vector], faulty: Faulty) -> None:
    found = run_cases(create_adapter_starter(faulty("exits"), 5), handful, 1, lambda _result: None)
    assert {each.verdict for each in found.results} == {"pass", "crash"}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_takes_too_long_is_given_up_and_says_which_limit(
    jobs: str, handful: list[Vector], publish: Publish, verify: Verify, script: Script
) -> None:
    """The first case takes a small part of the limit, so that it passes under load too; all cases take far more."""
    publish(many(handful, 600))
    adapter = """
class Slower(faulty.Honest):
    def reply(self, request):
        time.sleep(0.05)
        return self.ask(request)
faulty.FAULTS["slower"] = Slower
sys.exit(faulty.main())
"""
    ran = verify("--max-time", "5", "--jobs", jobs, command=[*script(IMPORT + adapter), "slower"])
    assert ran.code == 3
    assert set(ran.totals) == {"pass", "not-run"}
    assert ran.report["broken"] == "the whole run took longer than 5 s (--max-time)"
    notes = {each["note"] for each in ran.report["cases"] if each["verdict"] == "not-run"}
    assert notes == {"the whole run took longer than 5 s (--max-time)"}


def test_the_limit_on_the_whole_run_ends_an_answer_that_is_waited_for(
    suite: Path, verify: Verify, faulty: Faulty
) -> None:
    ran = verify("--max-time", "5", "--timeout", "60", command=faulty("late"))
    assert ran.code == 3
    assert set(ran.totals) == {"pass", "not-run"}


def test_the_limit_on_the_whole_run_holds_for_hello_too(suite: Path, verify: Verify, faulty: Faulty) -> None:
    ran = verify("--max-time", "0.5", command=faulty("mute"))
    assert (ran.code, ran.report) == (3, {})
    assert ran.err == "scrimmage: no answer to hello: the whole run took longer than 0.5 s (--max-time)\n"


def test_the_limit_on_the_whole_run_holds_for_the_reference_too(suite: Path, verify: Verify) -> None:
    assert verify("--max-time", "1e-9").totals == {"not-run": 10}


def test_without_trouble_the_limit_on_the_whole_run_is_not_noticed(suite: Path, verify: Verify) -> None:
    assert verify("--max-time", "1e300", "--timeout", "1e300").totals == {"pass": 10}


# ---- known failures


@pytest.fixture
def known(tmp_path: Path) -> Callable[[dict[str, str]], list[str]]:
    """The option that names a file of these known failures."""

    def write(cases: dict[str, str]) -> list[str]:
        path = tmp_path / "known.json"
        path.write_bytes(msgspec.json.encode(cases))
        return ["--known", str(path)]

    return write


Known = Callable[[dict[str, str]], list[str]]


def test_a_known_failure_does_not_fail_the_run(
    suite: Path, case_of: Callable[[str], Vector], known: Known, verify: Verify, faulty: Faulty
) -> None:
    case = case_of("The offence's choice")
    ran = verify(*known({case.id: "issue 7"}), command=faulty("leak"))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "known-failure": 1})
    assert ran.verdicts[case.name] == "known-failure"
    assert next(each for each in ran.report["cases"] if each["id"] == case.id)["note"] == "known: issue 7"


def test_a_known_failure_that_passes_fails_the_run(
    suite: Path, case_of: Callable[[str], Vector], known: Known, verify: Verify, faulty: Faulty
) -> None:
    ran = verify(*known({case_of("A punt of 40").id: "issue 7"}), command=faulty("leak"))
    assert (ran.code, ran.totals) == (1, {"pass": 8, "fail": 1, "unexpected-pass": 1})
    assert "the case passes; remove the entry from the list of known failures, or run with --fix" in ran.out


def test_a_known_failure_that_is_no_case_is_wrong_usage(suite: Path, known: Known, verify: Verify) -> None:
    ran = verify(*known({"card-football/punt/a-punt-of-90": "issue 7"}))
    assert ran.code == 2
    assert ran.err.startswith("scrimmage: no case called 'card-football/punt/a-punt-of-90'; ")
    assert ran.err.count("\n") == 1


def test_known_failures_outside_the_selection_do_not_disturb(
    suite: Path, case_of: Callable[[str], Vector], known: Known, verify: Verify
) -> None:
    ran = verify(*known({case_of("The offence's choice").id: "issue 7"}), "--level", "referee")
    assert ran.code == 0


@pytest.mark.parametrize("text", ["", "[1]", '{"a": 1}', '{"a"'])
def test_a_damaged_list_of_known_failures_is_one_line(text: str, suite: Path, tmp_path: Path, verify: Verify) -> None:
    path = tmp_path / "known.json"
    path.write_text(text, encoding="utf-8")
    ran = verify("--known", str(path))
    assert ran.code == 2
    assert ran.err.startswith("scrimmage: known.json: $")
    assert ran.err.count("\n") == 1


def test_a_known_failure_that_was_never_played_stays_skipped(
    suite: Path, case_of: Callable[[str], Vector], known: Known, verify: Verify, script: Script
) -> None:
    case = case_of("The offence's choice")
    ran = verify(*known({case.id: "issue 7"}), command=declaring(script, "facets.remove('observe')"))
    assert ran.verdicts[case.name] == "skipped"
