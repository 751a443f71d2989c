"""Cases that were late or ended the adapter, sent again: flaky in every form of the report, and no rule is named."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from jsonschema import Draft202012Validator

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases.vectors import Vector

ROOT = Path(__file__).resolve().parents[2]
Verify = Callable[..., Any]
Script = Callable[[str], list[str]]
Publish = Callable[[Sequence[Vector]], Path]

IMPORT = f"import os, sys, time\nsys.path.insert(0, {str(ROOT / 'conformance' / 'faulty')!r})\nimport faulty\n"
FIRST = "not os.path.exists(LOG) and not open(LOG, 'x').close()"
"""True once among all processes."""

LATE, CRASH, GARBAGE = "time.sleep(60)", "os._exit(7)", "print('oops', flush=True)"


@pytest.fixture
def troubled(tmp_path: Path, script: Script) -> Callable[..., list[str]]:
    """The command of an adapter that makes this trouble in answer to a request, whenever the condition holds."""

    def command(
        trouble: str, when: str = FIRST, change: str = "pass", op: str = "observe", fault: str = "Honest"
    ) -> list[str]:
        adapter = f"""
LOG = {str(tmp_path / "troubled-once")!r}
class Troubled(faulty.{fault}):
    def reply(self, request):
        if request["op"] == {op!r} and {when}:
            {trouble}
        reply = super().reply(request)
        if request["op"] == "hello":
            {change}
        return reply
faulty.FAULTS["troubled"] = Troubled
sys.argv[1:] = ["troubled"]
sys.exit(faulty.main())
"""
        return script(IMPORT + adapter)

    return command


Troubled = Callable[..., list[str]]
CARDS = ("--ruleset", "card-football", "--timeout", "3")


@pytest.mark.parametrize(("trouble", "verdict"), [(LATE, "timeout"), (CRASH, "crash"), (GARBAGE, "protocol-error")])
def test_a_case_that_passes_when_sent_again_is_flaky_and_reaches_the_level(
    trouble: str, verdict: str, suite: Path, verify: Verify, troubled: Troubled
) -> None:
    ran = verify(*CARDS, command=troubled(trouble))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "flaky": 1})
    assert ran.report["levels"] == {"card-football": "table talk"}
    [flaky] = [each for each in ran.report["cases"] if each["verdict"] == "flaky"]
    assert flaky["note"].startswith(f"{verdict}, then pass when sent again: ")
    assert f"flaky: {flaky['id']}: {verdict}, then pass when sent again: " in ran.out
    assert "most likely broken" not in ran.out


@pytest.mark.parametrize(("trouble", "verdict"), [(LATE, "timeout"), (CRASH, "crash"), (GARBAGE, "protocol-error")])
def test_a_case_that_ends_in_trouble_again_keeps_its_verdict(
    trouble: str, verdict: str, suite: Path, verify: Verify, troubled: Troubled
) -> None:
    ran = verify(*CARDS, command=troubled(trouble, when="True"))
    assert (ran.code, ran.totals) == (1, {"pass": 9, verdict: 1})
    [broke] = [each for each in ran.report["cases"] if each["verdict"] == verdict]
    assert broke["repeated"] is True
    assert ("most likely broken" in ran.out) == (verdict != "timeout")


def test_a_case_that_fails_otherwise_when_sent_again_keeps_its_verdict_and_names_no_rule(
    suite: Path, verify: Verify, troubled: Troubled
) -> None:
    ran = verify(*CARDS, command=troubled(f"{CRASH} if {FIRST} else {GARBAGE}", when="True"))
    assert ran.totals == {"pass": 9, "crash": 1}
    assert not any(each.get("repeated") for each in ran.report["cases"])
    assert "most likely broken" not in ran.out


def test_a_wrong_reason_after_a_crash_is_flaky_where_reasons_are_not_declared(
    handful: list[Vector], publish: Publish, verify: Verify, troubled: Troubled
) -> None:
    refusals = [each for each in handful if each.refuses]
    publish(refusals)
    undeclared = "reply['rulesets']['card-football']['facets'].remove('reason')"
    ran = verify(*CARDS, command=troubled(CRASH, op="apply", fault="WrongClause", change=undeclared))
    assert (ran.code, ran.totals) == (0, {"pass": len(refusals) - 1, "flaky": 1})


def test_no_more_than_a_bound_of_cases_are_sent_again(
    monkeypatch: pytest.MonkeyPatch, suite: Path, verify: Verify, troubled: Troubled
) -> None:
    monkeypatch.setattr("scrimmage_rules.kit.running.reruns.RETRIED", 0)
    ran = verify(*CARDS, command=troubled(CRASH))
    assert ran.totals == {"pass": 9, "crash": 1}


def test_a_flaky_case_is_reported_in_every_form(
    suite: Path, verify: Verify, troubled: Troubled, tmp_path: Path
) -> None:
    forms = ("lines", "junit", "markdown", "html", "badge")
    options = [part for form in forms for part in (f"--{form}", str(tmp_path / form))]
    verify(*CARDS, *options, command=troubled(CRASH))
    found = {form: (tmp_path / form).read_text(encoding="utf-8") for form in forms}
    lines = [json.loads(line) for line in found["lines"].splitlines()]
    assert lines[-1]["totals"]["flaky"] == 1
    assert [line["case"]["verdict"] for line in lines[1:-1]].count("flaky") == 1
    schema = json.loads((ROOT / "conformance" / "schemas" / "report-line.json").read_bytes())
    assert not any(list(Draft202012Validator(schema).iter_errors(line)) for line in lines)
    suite_of = ET.fromstring(found["junit"])[0]  # noqa: S314  (we wrote it ourselves)
    assert {name: suite_of.attrib[name] for name in ("failures", "errors")} == {"failures": "0", "errors": "0"}
    [case] = [each for each in suite_of.iter("testcase") if each.find("system-out") is not None]
    assert (case.findtext("system-out") or "").startswith("flaky: crash, then pass when sent again")
    assert case.find("properties/property[@name='verdict']") is not None
    for form in ("markdown", "html"):
        assert "crash, then pass when sent again" in found[form]
        assert "<details" not in found[form]
    assert json.loads(found["badge"])["message"] == "table talk"
    assert json.loads(found["badge"])["color"] == "brightgreen"


def test_a_flaky_case_has_neither_regressed_nor_been_mended(
    suite: Path, verify: Verify, troubled: Troubled, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_bytes(msgspec.json.encode(verify(*CARDS).report))
    after.write_bytes(msgspec.json.encode(verify(*CARDS, command=troubled(CRASH)).report))
    assert cli.main(["diff", str(before), str(after)]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == ["no case differs"]


def test_failed_picks_out_a_flaky_case(suite: Path, verify: Verify, troubled: Troubled, tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.json"
    earlier.write_bytes(msgspec.json.encode(verify(*CARDS, command=troubled(CRASH)).report))
    for more in ([], ["--verdict", "flaky"]):
        assert verify(*CARDS, "--failed", str(earlier), *more).totals == {"pass": 1}


def test_a_program_that_changes_its_name_before_a_case_is_sent_again_is_not_flaky(
    handful: list[Vector], publish: Publish, verify: Verify, troubled: Troubled
) -> None:
    """The last case ends the first process, so that only sending it again starts another."""
    last = [each for each in handful if "observe" in each.facets]
    publish([*(each for each in handful if each not in last), last[0]])
    change = "reply['implementation']['name'] = 'another' if os.path.exists(LOG) else 'one'"
    ran = verify(*CARDS, command=troubled(CRASH, change=change))
    assert ran.totals == {"pass": len(handful) - len(last), "crash": 1}


# ---- --retry


WRONG = "return {'id': request['id'], 'status': 'error', 'kind': 'internal', 'message': 'unlucky'}"


def _true_in_first_processes(folder: Path, number: int) -> str:
    """Return a condition that is true once in each of the first processes."""
    logs = [str(folder / f"wrong-{each}") for each in range(number)]
    once = "not globals().get('DONE') and not globals().update(DONE=True)"
    return f"{once} and any(not os.path.exists(log) and not open(log, 'x').close() for log in {logs})"


@pytest.mark.parametrize(("fails", "retries", "times"), [(1, 1, ""), (1, 3, ""), (2, 2, " 2 times")])
def test_retry_of_a_wrong_answer_that_passes_later_is_flaky(
    fails: int, retries: int, times: str, suite: Path, tmp_path: Path, verify: Verify, troubled: Troubled
) -> None:
    command = troubled(WRONG, op="apply", when=_true_in_first_processes(tmp_path, fails))
    ran = verify(*CARDS, "--retry", str(retries), command=command)
    assert (ran.code, ran.totals) == (0, {"pass": 9, "flaky": 1})
    [flaky] = [each for each in ran.report["cases"] if each["verdict"] == "flaky"]
    assert flaky["note"] == f"fail, then pass when sent again{times}: the adapter answered error internal: unlucky"
    assert f"flaky: {flaky['id']}: {flaky['note']}" in ran.out


def test_retry_of_a_case_that_fails_more_often_keeps_the_verdict(
    suite: Path, tmp_path: Path, verify: Verify, troubled: Troubled
) -> None:
    ran = verify(
        *CARDS, "--retry", "1", command=troubled(WRONG, op="apply", when=_true_in_first_processes(tmp_path, 2))
    )
    assert (ran.code, ran.totals) == (1, {"pass": 9, "fail": 1})
    [failed] = [each for each in ran.report["cases"] if each["verdict"] == "fail"]
    assert not failed.get("repeated")


def test_without_retry_a_wrong_answer_is_not_flaky(
    suite: Path, tmp_path: Path, verify: Verify, troubled: Troubled
) -> None:
    ran = verify(*CARDS, command=troubled(WRONG, op="apply", when=_true_in_first_processes(tmp_path, 1)))
    assert (ran.code, ran.totals) == (1, {"pass": 9, "fail": 1})


def test_retry_zero_sends_no_case_again(suite: Path, verify: Verify, troubled: Troubled) -> None:
    ran = verify(*CARDS, "--retry", "0", command=troubled(CRASH))
    assert ran.totals == {"pass": 9, "crash": 1}


def test_retry_of_a_program_with_a_constant_fault_changes_no_verdict(
    suite: Path, verify: Verify, faulty: Callable[[str], list[str]]
) -> None:
    command = faulty("wrong-clause")
    plain, retried = (verify(*CARDS, *more, command=command) for more in ([], ["--retry", "2"]))
    assert plain.code == retried.code == 1
    assert plain.report["cases"] == retried.report["cases"]
