"""Processes of an adapter: started again, ended together, and different declarations in different processes."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol import child_process_pipes
from scrimmage_rules.kit.protocol.child_process_pipes import ChildProcess
from scrimmage_rules.kit.running import pipelined_case_runner
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter, run_cases
from tests.kit.adapter_scripts import IMPORT, Script, declaring, many

Publish = Callable[[Sequence[Vector]], Path]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]
pytestmark = pytest.mark.usefixtures("no_child_is_left")


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
    monkeypatch.setattr(child_process_pipes, "FAREWELL", 0.0)
    child = ChildProcess(["sleep", "60"])
    child.close()
    with pytest.raises(ChildProcessError):
        os.waitpid(child.pid, os.WNOHANG)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_of_the_kit_itself_is_raised_and_never_waited_for(
    jobs: int, handful: list[Vector], monkeypatch: pytest.MonkeyPatch, faulty: Faulty
) -> None:
    def broken(*_: object) -> CaseResult:
        raise ZeroDivisionError

    monkeypatch.setattr(pipelined_case_runner, "judge", broken)
    with pytest.raises(ZeroDivisionError):
        run_cases(create_adapter_starter(faulty("honest"), 5), many(handful, 10), jobs, lambda _result: None)


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
