"""Report of a run as JUnit XML: a test suite for each ruleset, and a test case for each case under its permanent name.

Title, place and clauses are properties of the test case, because they may change.
"""

from __future__ import annotations

from xml.etree import ElementTree as ET

from scrimmage_rules.kernel.printable_text import escape_controls
from scrimmage_rules.kit.cases.judge import BROKE, FAILING, PASSING, CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.reports.text_report import list_header_facts, list_result_facts, render_failure
from scrimmage_rules.kit.running.conformance_run import Report

SKIPPED = frozenset({"skipped", "not-run", "known-failure"})
LOWEST_PRINTABLE = 0x20


def render_junit(report: Report, vectors: dict[str, Vector]) -> bytes:
    """Return the report as bytes; characters that XML 1.0 forbids are replaced."""
    root = ET.Element("testsuites", _list_run_attributes(report))
    for ruleset_id in report.levels:
        cases = [each for each in report.cases if vectors[each.id].ruleset == ruleset_id]
        suite = ET.SubElement(
            root,
            "testsuite",
            {"name": _escape_control_characters(ruleset_id), "tests": str(len(cases)), **_count_verdicts(cases)},
        )
        properties = ET.SubElement(suite, "properties")
        for name, value in (*list_header_facts(report), *list_result_facts(report)):
            ET.SubElement(
                properties, "property", name=_escape_control_characters(name), value=_escape_control_characters(value)
            )
        for each in cases:
            _add_test_case(suite, each, vectors[each.id], report)
    ET.indent(root)
    content: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return content


def _list_run_attributes(report: Report) -> dict[str, str]:
    """Return the date and the duration of a run as attributes of JUnit, which have no time zone."""
    if report.run is None:
        return {}
    lasted = {} if report.run.seconds is None else {"time": f"{report.run.seconds:.3f}"}
    return {"timestamp": report.run.started.removesuffix("Z"), **lasted}


def _count_verdicts(cases: list[CaseResult]) -> dict[str, str]:
    failures = [each for each in cases if each.verdict in FAILING - BROKE]
    errors = [each for each in cases if each.verdict in BROKE]
    skipped = [each for each in cases if each.verdict in SKIPPED]
    return {"failures": str(len(failures)), "errors": str(len(errors)), "skipped": str(len(skipped))}


def _add_test_case(suite: ET.Element, each: CaseResult, vector: Vector, report: Report) -> None:
    *classname, name = each.id.split("/", 2)
    node = ET.SubElement(
        suite,
        "testcase",
        classname=_escape_control_characters(".".join(classname)),
        name=_escape_control_characters(name),
    )
    properties = ET.SubElement(node, "properties")
    for sort, value in (("title", each.name), ("place", each.place), *(("clause", clause) for clause in each.clauses)):
        ET.SubElement(properties, "property", name=sort, value=_escape_control_characters(value))
    if each.verdict in SKIPPED:
        ET.SubElement(node, "skipped", message=_escape_control_characters(f"{each.verdict}: {each.note}"))
    elif each.verdict in PASSING - {"pass"}:
        ET.SubElement(properties, "property", name="verdict", value=each.verdict)
        ET.SubElement(node, "system-out").text = _escape_control_characters(f"{each.verdict}: {each.note}")
    elif each.verdict in FAILING:
        tag = "error" if each.verdict in BROKE else "failure"
        body = ET.SubElement(
            node, tag, type=each.verdict, message=_escape_control_characters(each.note or each.verdict)
        )
        body.text = _escape_control_characters(
            "\n".join(render_failure(each, vector, report.command, report.selection))
        )


def _escape_control_characters(text: str) -> str:
    """Return a text with control characters escaped and without the characters that XML 1.0 forbids."""
    held = (char if char in "\t\n" or _is_xml_character(ord(char)) else "\N{REPLACEMENT CHARACTER}" for char in text)
    return escape_controls("".join(held))


def _is_xml_character(code: int) -> bool:
    return LOWEST_PRINTABLE <= code <= 0xD7FF or 0xE000 <= code <= 0xFFFD or code > 0xFFFF
