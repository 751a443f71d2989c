"""Putting cases to an adapter: in flight, in order, side by side, after trouble, and when there is no hope."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Deed, Vector, VectorStep
from scrimmage_rules.kit.protocol import adapter_processes, pipes
from scrimmage_rules.kit.protocol.pipes import Child
from scrimmage_rules.kit.running import runner
from scrimmage_rules.kit.running.runner import WINDOW, adapter_starter, run_cases

Publish = Callable[[Sequence[Vector]], Path]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
Script = Callable[[str], list[str]]
ROOT = Path(__file__).resolve().parents[2]
IMPORT = f"import os, sys, time\nsys.path.insert(0, {str(ROOT / 'conformance' / 'faulty')!r})\nimport faulty\n"
SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]


def many(handful: Sequence[Vector], count: int) -> list[Vector]:
    """So many cases, the handful over and over under new ids and names."""
    return [
        msgspec.structs.replace(each, id=f"f.feature:{number}", line=number, name=f"{number}: {each.name}")
        for number, each in enumerate(islice(cycle(handful), count), 1)
    ]


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
time.sleep(0.3)
waiting = struct.unpack("i", fcntl.ioctl(0, termios.FIONREAD, b"    "))[0]
open(sys.argv[1], "w").write(str(waiting))
sys.argv[1:] = ["honest"]
sys.exit(faulty.main())
"""


def test_the_kit_sends_several_cases_ahead_and_never_more_than_the_window(
    handful: list[Vector], publish: Publish, tmp_path: Path, verify: Verify, script: Script
) -> None:
    publish(many(handful, 60))
    ran = verify(command=[*script(IMPORT + AHEAD), str(tmp_path / "waiting")])
    assert ran.totals == {"pass": 60}
    waiting = int((tmp_path / "waiting").read_text(encoding="utf-8"))
    assert WINDOW / 2 < waiting <= WINDOW + 1_000


def large(case: Vector, times: int) -> Vector:
    """The case with its requests asked so many times over before anything is expected."""
    asks = tuple(Deed.asking(deed.ask) for deed in case.deeds if deed.ask is not None)
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
        case = msgspec.structs.replace(case, steps=(VectorStep(text="", line=1, do=(Deed.asking(ask),)),))
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
    found = run_cases(adapter_starter(faulty("exits"), 5), handful, 1, lambda _result: None)
    assert {each.verdict for each in found.results} == {"pass", "crash"}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_takes_too_long_is_given_up_and_says_which_limit(
    jobs: str, handful: list[Vector], publish: Publish, verify: Verify, faulty: Faulty
) -> None:
    publish(many(handful, 200))
    ran = verify("--max-time", "5", "--jobs", jobs, command=faulty("slow"))
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


# ---- what cannot be started again

ONCE = """
marker = sys.argv.pop(1)
if os.path.exists(marker):
    sys.exit("the licence has run out")
open(marker, "w").close()
sys.argv[1:] = ["exits"]
sys.exit(faulty.main())
"""


def test_an_adapter_that_cannot_be_started_again_leaves_the_rest_not_run(
    handful: list[Vector], publish: Publish, tmp_path: Path, verify: Verify, script: Script
) -> None:
    publish(many(handful, 20))
    ran = verify(command=[*script(IMPORT + ONCE), str(tmp_path / "marker")])
    assert ran.code == 3
    assert ran.totals == {"pass": 8, "crash": 1, "not-run": 11}
    assert "the adapter did not start again: no answer to hello" in ran.report["broken"]
    assert "its stderr ends: the licence has run out" in ran.report["broken"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_command_that_vanishes_during_the_run_leaves_the_rest_not_run(
    jobs: str, handful: list[Vector], publish: Publish, tmp_path: Path, verify: Verify
) -> None:
    publish(many(handful, 20))
    program = tmp_path / "adapter"
    source = f"#!{sys.executable}\n{IMPORT}os.unlink(__file__)\nsys.argv[1:] = ['exits']\nsys.exit(faulty.main())\n"
    program.write_text(source, encoding="utf-8")
    program.chmod(0o755)
    ran = verify("--jobs", jobs, command=[str(program)])
    assert ran.code == 3
    assert ran.totals["not-run"] > 0
    assert "the adapter did not start again: cannot start" in ran.report["broken"]


def test_a_silent_program_behind_a_shell_is_ended_with_the_shell(
    suite: Path, tmp_path: Path, verify: Verify, faulty: Faulty
) -> None:
    python, path, _ = faulty("silent")
    started = time.monotonic()
    ran = verify("--timeout", "0.4", command=["sh", "-c", f"echo $$ >>{tmp_path}/pids; {python} {path} silent; true"])
    assert ran.totals["timeout"] == 3
    assert time.monotonic() - started < 10
    groups = (tmp_path / "pids").read_text(encoding="utf-8").split()
    assert not any(alive_in(group) for group in groups)


def alive_in(group: str) -> list[str]:
    """The processes of a group that have not ended; fields of stat after the name are state, parent, group."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, its_group, *_ = stat.read_text(encoding="utf-8", errors="replace").rsplit(")", 1)[1].split()
            found += [stat.parent.name] if its_group == group and state not in "ZX" else []
    return found


def test_a_killed_process_is_waited_for_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is not reaped raises `ResourceWarning` later, in the middle of something else."""
    monkeypatch.setattr(pipes, "FAREWELL", 0.0)
    child = Child(["sleep", "60"])
    child.close()
    with pytest.raises(ChildProcessError):
        os.waitpid(child.pid, os.WNOHANG)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_of_the_kit_itself_is_raised_and_never_waited_for(
    jobs: int, handful: list[Vector], monkeypatch: pytest.MonkeyPatch, faulty: Faulty
) -> None:
    def broken(*_: object) -> CaseResult:
        raise ZeroDivisionError

    monkeypatch.setattr(runner, "judge", broken)
    with pytest.raises(ZeroDivisionError):
        run_cases(adapter_starter(faulty("honest"), 5), many(handful, 10), jobs, lambda _result: None)


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        ("reply['implementation']['name'] = 'other'", "the name was 'scrimmage-rules reference', is now 'other'"),
        ("facets.remove('observe')", "facet observe of card-football was declared, is now not declared"),
        ("declared['readings'] = {}", "readings * of card-football was declared, is now not declared"),
        ("rulesets.clear()", "ruleset card-football was declared, is now not declared"),
    ],
)
def test_a_program_that_declares_something_else_when_started_again_is_broken(
    change: str, difference: str, suite: Path, tmp_path: Path, verify: Verify, script: Script
) -> None:
    log = tmp_path / "started"
    ran = verify(command=declaring(script, f"if os.path.exists({str(log)!r}): {change}", "Exits", start=log))
    assert (ran.code, ran.totals["crash"]) == (3, 1)
    assert ran.totals["not-run"] > 0
    assert f"protocol error: a later process answers hello differently: {difference}" in ran.report["broken"]


def test_processes_side_by_side_that_declare_different_things_are_broken(
    suite: Path, tmp_path: Path, verify: Verify, script: Script
) -> None:
    log = tmp_path / "started"
    command = declaring(script, f"if os.path.exists({str(log)!r}): facets.remove('observe')", start=log)
    ran = verify("--jobs", "2", command=command)
    assert ran.code == 3
    assert "facet observe of card-football was declared" in ran.report["broken"]


def test_the_order_of_a_declaration_says_nothing(suite: Path, tmp_path: Path, verify: Verify, script: Script) -> None:
    log = tmp_path / "started"
    command = declaring(script, f"if os.path.exists({str(log)!r}): facets.reverse()", start=log)
    assert verify("--jobs", "2", command=command).totals == {"pass": 10}


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


# ---- what is declared


def test_a_declaration_without_an_end_is_refused_in_one_line(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "facets.extend(['query'] * 20_000)"))
    assert (ran.code, ran.report) == (3, {})
    line = "scrimmage: the reply to hello declares more than 10000 facets and readings; name each once\n"
    assert ran.err == line


def test_a_declaration_of_the_wrong_shape_is_told_shortly(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "declared['readings'] = 'x' * 1_000_000"))
    assert (ran.code, ran.report) == (3, {})
    assert ran.err.startswith("scrimmage: invalid reply to hello: ")
    assert len(ran.err) < 300


def declaring(script: Script, change: str, fault: str = "Honest", start: Path | None = None) -> list[str]:
    """The command of an adapter whose declaration is changed so; the first process leaves the file `start` behind."""
    left = f"open({str(start)!r}, 'a').close()" if start else "pass"
    adapter = f"""
class Declaring(faulty.{fault}):
    def reply(self, request):
        reply = super().reply(request)
        if request["op"] == "hello":
            rulesets = reply["rulesets"]
            declared = rulesets["card-football"]
            facets = declared["facets"]
            {change}
            {left}
        return reply
faulty.FAULTS["declaring"] = Declaring
sys.argv[1:] = ["declaring"]
sys.exit(faulty.main())
"""
    return script(IMPORT + adapter)


def test_wrong_reasons_pass_where_reasons_are_not_declared(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "facets.remove('reason')", "WrongClause"))
    assert (ran.code, ran.totals) == (0, {"pass": 10})
    notes = [each["note"] for each in ran.report["cases"] if each.get("note")]
    assert notes == ["another clause is blamed; reasons are not declared"] * 3


def test_cases_of_an_undeclared_facet_are_skipped_and_named(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "facets.remove('chance')"))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "skipped": 1})
    skipped = next(each for each in ran.report["cases"] if each["verdict"] == "skipped")
    assert skipped["note"] == "facet chance is not declared"
    assert ran.report["levels"] == {"card-football": "full referee"}


@pytest.mark.parametrize(
    "readings", ["{}", "{'KF-A17': ['scrimmage-gainer-relative']}", "{'KF-A01': ['at-scrimmage']}"]
)
def test_cases_of_an_undeclared_reading_are_skipped_and_named(
    readings: str, suite: Path, verify: Verify, script: Script
) -> None:
    ran = verify(command=declaring(script, f"declared['readings'] = {readings}"))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "skipped": 1})
    skipped = next(each for each in ran.report["cases"] if each["verdict"] == "skipped")
    assert skipped["note"] == "reading KF-A17 at-scrimmage is not declared"


def test_cases_of_a_declared_reading_are_played(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "declared['readings'] = {'KF-A17': ['at-scrimmage']}"))
    assert ran.totals == {"pass": 10}


@pytest.mark.parametrize("change", ["facets.clear()", "rulesets['cardfootball'] = rulesets.pop('card-football')"])
def test_a_run_in_which_everything_is_skipped_has_not_passed(
    change: str, suite: Path, verify: Verify, script: Script
) -> None:
    ran = verify(command=declaring(script, change))
    assert (ran.code, ran.totals) == (4, {"skipped": 10})
    assert "no case was judged" in ran.out
    assert ran.report["levels"] == {"card-football": None}


def test_the_processes_of_a_run_end_with_it(
    handful: list[Vector], publish: Publish, tmp_path: Path, verify: Verify, script: Script
) -> None:
    publish(many(handful, 20))
    adapter = (
        "open(sys.argv.pop(1), 'a').write(f'{os.getpid()}\\n')\nsys.argv[1:] = ['exits']\nsys.exit(faulty.main())\n"
    )
    verify("--jobs", "2", command=[*script(IMPORT + adapter), str(tmp_path / "pids")])
    pids = (tmp_path / "pids").read_text(encoding="utf-8").split()
    assert len(pids) >= 3
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


@pytest.fixture(autouse=True)
def _no_child_is_left() -> Iterator[None]:
    """Every process started here has been waited for."""
    yield
    until = time.monotonic() + 3
    while children() and time.monotonic() < until:
        time.sleep(0.02)
    assert children() == []


def children() -> list[str]:
    listed = Path("/proc/self/task").glob("*/children")
    return [child for path in listed for child in path.read_text(encoding="utf-8").split()]
