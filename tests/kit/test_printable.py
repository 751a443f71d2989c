"""What somebody else wrote is text on its line, wherever it is printed."""

from __future__ import annotations

import pytest

from scrimmage_rules.kernel.errors import LISTED, MalformedData, UnknownName
from scrimmage_rules.kernel.printable_text import LONGEST, escape_surrogates, escape_unprintable
from scrimmage_rules.kit.cases.field_differences import Difference
from scrimmage_rules.kit.cases.judge import VERDICTS, create_case_result
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.reports.text_report import render_failure, render_summary
from scrimmage_rules.kit.running.case_selection import Selection
from scrimmage_rules.kit.running.conformance_run import Report

FORGED = "\x1b[2J\r\n1244 pass\n\u2028\u202egnissap\x9b\x7f\ud800"


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("a line", "a line"),
        ("\N{AMERICAN FOOTBALL} \N{EN DASH} é \\", "\N{AMERICAN FOOTBALL} \N{EN DASH} é \\"),
        ("a\nb\tc\r", r"a\nb\tc\r"),
        ("\x1b[31mred\x07\x9b\x7f", r"\x1b[31mred\x07\x9b\x7f"),
        ("\u202eevil\u2066\u200b\ufeff", r"\u202eevil\u2066\u200b\ufeff"),
        ("\u2028\u2029\x85", r"\u2028\u2029\x85"),
        ("\ud800", r"\ud800"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_what_does_more_than_stand_there_is_written_out(text: str, printed: str) -> None:
    assert escape_unprintable(text) == printed
    assert escape_unprintable(printed) == printed


def test_what_no_file_can_hold_is_written_out_and_nothing_else() -> None:
    assert escape_surrogates("a\nb\udcff\x1b") == "a\nb\\udcff\x1b"


def test_the_text_of_an_error_is_one_line_whatever_it_quotes() -> None:
    for error in (MalformedData(FORGED, FORGED), UnknownName(FORGED, FORGED, [FORGED])):
        assert str(error).isprintable()
        assert "1244 pass" in str(error)
    assert len(str(MalformedData("$", "x" * 100_000))) < LONGEST + 10


def test_where_hundreds_of_names_are_known_a_few_are_listed() -> None:
    few, many = [f"name {number}" for number in range(LISTED)], [f"N.{number}" for number in range(600)]
    assert str(UnknownName("clause", "x", few)) == f"no clause called 'x'; known: {', '.join(few)}"
    unknown = str(UnknownName("clause", "QQQQ" * 1000, many))
    assert unknown.endswith("...'; none of the 600 known names is close to it")
    assert len(unknown) < 300


@pytest.mark.parametrize("name", ["ts-a36", "TS-A36 ", "TSA36"])
def test_a_name_in_other_letters_is_recognized(name: str) -> None:
    known = ["TS-A35", "TS-A36", "SHOT.die"]
    assert str(UnknownName("clause", name, known)).endswith("; did you mean 'TS-A36'?")


def test_nothing_that_an_adapter_says_is_more_than_text_on_its_line(handful: list[Vector]) -> None:
    case = handful[2]
    differences = (Difference(FORGED, FORGED, FORGED, {FORGED: FORGED}),)
    failed = create_case_result(case, "fail", FORGED, step=0, differences=differences, stderr=FORGED)
    for line in render_failure(failed, case, ["adapter", FORGED]):
        assert line.isprintable()
    report = Report(
        kit="1", suite="1", command=(), implementation=m.Implementation(FORGED, FORGED, FORGED), selection=Selection(),
        levels={"card-football": None}, totals={**dict.fromkeys(VERDICTS, 0), "fail": 1},
        by_level={level: {} for level in ("tables", "positions", "referee", "full referee", "dice", "table talk")},
        broken=FORGED, cases=(failed,),
    )  # fmt: skip
    lines = list(render_summary(report))
    assert [line for line in lines if not line.isprintable()] == []
    assert [line for line in lines if line.endswith("pass")] == []
