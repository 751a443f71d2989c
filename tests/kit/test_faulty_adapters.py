"""Every faulty adapter gives exactly the verdict and the exit code that conformance/faulty/README.md documents."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from scrimmage_rules.kit.running.case_selection import Selection, create_case_selection
from scrimmage_rules.kit.running.conformance_run import verify as judge

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "conformance" / "faulty"
ROW = re.compile(r"^\| ([a-z-]+) \| (.+?) \|(?: `(--[^`]+)` \|)? ([a-z-]+) \| (\d) \|$", re.MULTILINE)
ROWS = ROW.findall((FOLDER / "README.md").read_text(encoding="utf-8"))
DOCUMENTED = {fault: (sentence, verdict, int(code)) for fault, sentence, _, verdict, code in ROWS}
APART = {fault: limits.split() for fault, _, limits, _, _ in ROWS if limits}
"""The faults that are run by themselves, and the arguments they are run with."""

LIMITS = {fault: arguments for fault, arguments in APART.items() if "--fresh" not in arguments}
"""Those in test_hostile_adapters.py; the others are in test_fresh.py."""

STARTED = {fault: row for fault, row in DOCUMENTED.items() if row[1] != "none" and fault not in APART}

WORDS = {
    # what the note of a failing case says
    "silent": "no answer within 0.7 s; flush standard output after every reply",
    "exits": "it ended with exit code 0 before it answered a request",
    "half-a-line": 'in the middle of \'{"id":',
    "closes-stdout": "it closed its standard output before it answered a request",
    "garbage": "not JSON: 'Segmentation fault {'; write replies only to standard output",
    "array": "expected a JSON object as the reply, got '[{",
    "wrong-id": "echo the id",
    "no-id": "has id None; echo the id",
    "chats": " so much for that'; write one JSON object on each line, and nothing else",
    "unasked": "has id 123456; echo the id",
    "no-line-end": " has no end; end every reply with a line feed",
    "odd-status": "\"status\" is 'done' (expected one of ok, rejected, need-chance, unsupported, error)",
    "miscounts": "/count wanted 3, got 4",
    "not-yet": "the adapter answered unsupported: legal, although it declares this facet",
    "internal": "the adapter answered error internal: list index out of range",
    "other-reading": (
        "the case would pass under the reading KF-A17 at-scrimmage; declare this reading, or implement the ruling"
    ),
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever never says hello is given up sooner."""
    monkeypatch.setattr("scrimmage_rules.kit.protocol.adapter.START_SECONDS", 0.5)


def test_the_table_in_the_readme_lists_every_fault_in_the_words_of_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    faults: dict[str, type[Any]] = __import__("faulty").FAULTS
    sentences = {fault: " ".join((kind.__doc__ or "").split()) for fault, kind in faults.items()}
    words = {fault: f"{sentence[0].lower()}{sentence[1:]}" for fault, (sentence, _, _) in DOCUMENTED.items()}
    assert sentences == {fault: f"An adapter that {each}" for fault, each in words.items()}


def test_there_are_enough_faults() -> None:
    assert sum(verdict != "pass" for _, verdict, _ in DOCUMENTED.values()) >= 20


@pytest.mark.parametrize("fault", STARTED)
def test_a_fault_gives_its_one_documented_verdict_and_the_words_for_it(
    fault: str, counted: Path, tmp_path: Path, verify: Callable[..., Any], faulty: Callable[[str], list[str]]
) -> None:
    _, verdict, code = STARTED[fault]
    limit = {"silent": "0.7", "late": "2", "no-line-end": "2"}.get(fault, "10")
    junit = tmp_path / "report.xml"
    ran = verify("--timeout", limit, "--show", "1000", "--junit", str(junit), command=faulty(fault))
    assert ran.code == code
    assert set(ran.totals) - {"pass", "not-run"} == {verdict} - {"pass"}
    assert ("not-run" in ran.totals) == (code == 3)
    assert WORDS.get(fault, "") in ran.out
    assert ran.err == "" or re.fullmatch(r"(\d+/\d+ cases\n)+", ran.err)
    assert_shown_everywhere(ran, ET.parse(junit).getroot())  # noqa: S314  (we wrote it ourselves)


def assert_shown_everywhere(ran: Any, junit: ET.Element) -> None:
    """Every case that did not pass is in the text and in both reports."""
    bad = [case["name"] for case in ran.report["cases"] if case["verdict"] not in ("pass", "not-run")]
    assert re.findall(r"^  features/\S+:\d+  (.+)$", ran.out, re.MULTILINE) == bad
    blamed = [
        case for case in junit.iter("testcase") if case.find("failure") is not None or case.find("error") is not None
    ]
    titles = [case.find("properties/property[@name='title']") for case in blamed]
    assert [title.attrib["value"] for title in titles if title is not None] == bad


@pytest.mark.parametrize("fault", [fault for fault in DOCUMENTED if fault not in STARTED.keys() | APART])
def test_a_fault_before_the_first_case_is_one_line_and_exit_code_3(
    fault: str, quick: None, suite: Path, verify: Callable[..., Any], faulty: Callable[[str], list[str]]
) -> None:
    ran = verify(command=faulty(fault))
    assert ran.code == DOCUMENTED[fault][2] == 3
    assert ran.report == {}
    assert re.fullmatch(r"scrimmage: (?:no answer|invalid reply) to hello[^\n]+\n", ran.err)


def test_a_command_that_does_not_exist_is_one_line_and_exit_code_3(suite: Path, verify: Callable[..., Any]) -> None:
    ran = verify(command=["./no-such-adapter"])
    assert ran.code == 3
    line = (
        "scrimmage: cannot start './no-such-adapter': No such file or directory; check the name, or install "
        "the program\n"
    )
    assert ran.err == line


def test_a_file_that_cannot_be_executed_is_one_line_and_exit_code_3(
    suite: Path, tmp_path: Path, verify: Callable[..., Any]
) -> None:
    (tmp_path / "adapter").write_text("no program", encoding="utf-8")
    ran = verify(command=[str(tmp_path / "adapter")])
    assert ran.code == 3
    assert re.fullmatch(
        (
            r"scrimmage: cannot start '[^\n]+': Permission denied; make the file executable, or put its "
            r"interpreter first\n"
        ),
        ran.err,
    )


def test_a_crash_shows_the_end_of_standard_error(
    suite: Path, verify: Callable[..., Any], faulty: Callable[[str], list[str]]
) -> None:
    ran = verify("--case", "card_football/punt.feature:11", command=faulty("crash-on-load"))
    assert "  stderr: NotImplementedError: positions\n" in ran.out


def test_standard_error_is_never_judged(
    suite: Path, verify: Callable[..., Any], faulty: Callable[[str], list[str]]
) -> None:
    ran = verify(command=faulty("noisy"))
    assert (ran.code, set(ran.totals)) == (0, {"pass"})
    assert "deprecated" not in ran.out + ran.err


def floor(fault: str) -> float:
    """The part of the published suite that an adapter passes; it may reach no level."""
    report = judge(create_case_selection(Selection()), [sys.executable, str(FOLDER / "faulty.py"), fault])
    assert set(report.levels.values()) == {None}
    passed = report.totals["pass"] / len(report.cases)
    print(f"{fault}: {passed:.1%} of {len(report.cases)} cases")  # noqa: T201  (shown by pytest -s)
    return passed


def test_an_adapter_that_accepts_everything_passes_next_to_nothing() -> None:
    assert floor("yes") < 0.02


def test_an_adapter_that_rejects_everything_passes_little() -> None:
    assert floor("no") < 0.2
