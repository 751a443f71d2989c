"""A report as JUnit: kinds of failures, clauses, permanent names, and characters that XML forbids."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from scrimmage_rules.kit.cases.judge import VERDICTS
from scrimmage_rules.kit.cases.vectors import Vector, VectorStep
from scrimmage_rules.kit.protocol.messages import Implementation
from scrimmage_rules.kit.reports.junit_report import render_junit
from scrimmage_rules.kit.running.case_selection import Selection
from scrimmage_rules.kit.running.conformance_run import Report

Publish = Callable[[Sequence[Vector]], Path]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
PROGRAM = str(Path(sys.executable).parent / "scrimmage")


@pytest.fixture
def junit(tmp_path: Path, verify: Verify) -> Callable[..., ET.Element]:
    def run(*arguments: str, command: Sequence[str] = ()) -> ET.Element:
        path = tmp_path / "report.xml"
        verify("--junit", str(path), *arguments, command=command)
        return ET.parse(path).getroot()  # noqa: S314  (we wrote it ourselves)

    return run


@pytest.mark.parametrize(
    ("fault", "tag", "attribute", "count"),
    [
        ("honest", None, None, 0),
        ("leak", "failure", "failures", 1),
        ("wrong-clause", "failure", "failures", 3),
        ("other-reading", "failure", "failures", 1),
        ("exits", "error", "errors", 1),
        ("garbage", "error", "errors", 1),
    ],
)
def test_the_junit_file_has_a_case_for_each_case_and_the_right_sort_of_failure(
    fault: str, tag: str | None, attribute: str | None, count: int, suite: Path, junit: Any, faulty: Faulty
) -> None:
    root = junit(command=faulty(fault))
    counts = {"failures": "0", "errors": "0", "skipped": "0"} | ({attribute: str(count)} if attribute else {})
    assert root[0].attrib == {"name": "card-football", "tests": "10", **counts}
    assert len(root.findall("testsuite/testcase")) == 10
    found = [child.tag for case in root.iter("testcase") for child in case if child.tag != "properties"]
    assert found == [tag] * count


def test_the_junit_file_names_clauses_and_repeats_the_failure(suite: Path, junit: Any, faulty: Faulty) -> None:
    root = junit(command=faulty("leak"))
    case = next(case for case in root.iter("testcase") if case.find("failure") is not None)
    assert case.attrib == {
        "classname": "card-football.punt",
        "name": "the-offences-choice-is-hidden-from-the-defence",
    }
    assert [(each.attrib["name"], each.attrib["value"]) for each in case.iter("property")] == [
        ("title", "The offence's choice is hidden from the defence"),
        ("place", "card_football/punt.feature:85"),
        ("clause", "PLAY.offence-choice"),
    ]
    text = case.findtext("failure") or ""
    assert "/view/calls/offence wanted" in text
    assert "replay: scrimmage verify" in text


def test_the_names_in_the_junit_file_are_permanent(
    handful: list[Vector], publish: Publish, junit: Any, faulty: Faulty
) -> None:
    def named() -> list[tuple[str, str]]:
        return [
            (each.attrib["classname"], each.attrib["name"]) for each in junit(command=faulty("leak")).iter("testcase")
        ]

    publish(handful)
    before = named()
    publish([msgspec.structs.replace(each, line=each.line + 1, name=f"New: {each.name}") for each in handful])
    assert named() == before
    assert [f"{classname.replace('.', '/')}/{name}" for classname, name in before] == [each.id for each in handful]


def test_skipped_known_and_cases_that_were_not_run_are_skipped_in_junit(
    suite: Path, junit: Any, faulty: Faulty
) -> None:
    root = junit("--timeout", "0.4", command=faulty("silent"))
    assert root[0].attrib["errors"] == "3"
    assert root[0].attrib["skipped"] == "7"
    assert root.find("testsuite/testcase/skipped") is not None


def test_names_and_values_with_characters_that_xml_forbids_are_written_all_the_same(
    handful: list[Vector], publish: Publish, junit: Any, faulty: Faulty
) -> None:
    odd = 'a\x00b\x1b[31m <&>" \u2028 \ufffe é \U0001f3c8 \r\n\tc'
    steps = tuple(VectorStep(odd, step.do, step.line) for step in handful[2].steps)
    publish([msgspec.structs.replace(handful[2], name=odd, steps=steps)])
    root = junit(command=faulty("off-by-one"))
    case = next(root.iter("testcase"))
    [title] = [each.attrib["value"] for each in case.iter("property") if each.attrib["name"] == "title"]
    assert "\x1b" not in title
    assert '<&>"' in title
    assert "é \U0001f3c8" in title
    assert "a\N{REPLACEMENT CHARACTER}b" in title
    assert r"a\x00b\x1b[31m" in (case.findtext("failure") or "")


def test_the_name_of_a_ruleset_that_xml_forbids_is_written_all_the_same() -> None:
    odd = "card\x08football"
    report = Report(
        kit="", suite="", command=(), implementation=Implementation("a", "1", "b"), selection=Selection(),
        levels={odd: None}, totals=dict.fromkeys(VERDICTS, 0), by_level={}, broken="", cases=(),
    )  # fmt: skip
    root = ET.fromstring(render_junit(report, {}))  # noqa: S314  (we wrote it ourselves)
    assert root[0].attrib["name"] == "card\N{REPLACEMENT CHARACTER}football"


def test_the_standard_error_of_an_adapter_cannot_break_the_junit_file(
    suite: Path, junit: Any, script: Callable[[str], list[str]], faulty: Faulty
) -> None:
    folder = str(Path(faulty("x")[1]).parent)
    source = f"""
import os, sys
sys.path.insert(0, {folder!r})
import faulty
class Rude(faulty.OffByOne):
    def line(self, request):
        os.write(2, bytes(range(256)) + b"]]>\\n")
        return super().line(request)
faulty.FAULTS["rude"] = Rude
sys.argv[1:] = ["rude"]
faulty.main()
"""
    root = junit(command=script(source))
    assert "]]>" in (next(root.iter("failure")).text or "")
