"""`scrimmage report`: a saved report in every format, and several implementations side by side."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.reports.implementation_table import ImplementationTable, compare_implementations
from scrimmage_rules.kit.reports.saved_report import read_saved_report

ROOT = Path(__file__).resolve().parents[2]
CARDS = ("--ruleset", "card-football")
FORMS = ("lines", "junit", "markdown", "html", "badge")

Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
Publish = Callable[[Sequence[Vector]], Path]
Report = Callable[..., tuple[int, str, str]]


@pytest.fixture
def report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Report:
    """Run `scrimmage report` in the folder of the saved reports, and return exit code, output and errors."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(["report", *arguments])
        return (code, *capsys.readouterr())

    return run


@pytest.fixture
def save(suite: Path, tmp_path: Path, verify: Verify, faulty: Faulty) -> Callable[..., Path]:
    """Judge a faulty adapter, and return the path of its JSON report."""

    def run(fault: str, *options: str) -> Path:
        path = tmp_path / f"{fault}.json"
        verify(*CARDS, *options, command=faulty(fault))
        (tmp_path / "report.json").rename(path)
        return path

    return run


Save = Callable[..., Path]


def test_report_of_one_file_prints_what_verify_printed(
    suite: Path, tmp_path: Path, verify: Verify, faulty: Faulty, report: Report
) -> None:
    ran = verify(*CARDS, "--show", "2", command=faulty("wrong-clause"))
    assert "WRONG-REASON" in ran.out
    assert report(str(tmp_path / "report.json"), "--show", "2") == (0, ran.out, "")


@pytest.mark.parametrize("form", FORMS)
def test_report_writes_each_format_as_verify_wrote_it(form: str, save: Save, tmp_path: Path, report: Report) -> None:
    saved = save("wrong-clause", f"--{form}", str(tmp_path / "first"))
    assert report(str(saved), f"--{form}", str(tmp_path / "again"))[0] == 0
    assert (tmp_path / "again").read_bytes() == (tmp_path / "first").read_bytes()


def test_report_as_json_repeats_the_file(save: Save, report: Report) -> None:
    saved = save("wrong-clause")
    code, out, err = report(str(saved), "--json", "-")
    assert (code, out.encode()) == (0, saved.read_bytes())
    assert "wrong-reason" in err


def test_report_of_generated_cases_prints_them_again(
    suite: Path, tmp_path: Path, verify: Verify, faulty: Faulty, report: Report
) -> None:
    ran = verify(*CARDS, "--fresh", "2", "--seed", "1", "--show", "1", command=faulty("wrong-clause"))
    assert report(str(tmp_path / "report.json"), "--show", "1") == (0, ran.out, "")


def test_report_of_a_case_that_has_changed_is_printed_without_steps(
    handful: list[Vector], publish: Publish, save: Save, report: Report, tmp_path: Path
) -> None:
    saved = save("wrong-clause")
    failed = [each["id"] for each in json.loads(saved.read_bytes())["cases"] if each["verdict"] == "wrong-reason"]
    publish([each for each in handful if each.id != failed[0]])
    code, out, _ = report(str(saved), "--html", str(tmp_path / "page"), "--junit", str(tmp_path / "junit"))
    first, second = out.split("WRONG-REASON ")[1:3]
    assert (code, first.split()[0], second.split()[0]) == (0, *failed[:2])
    assert "  steps:\n  difference:" in first
    assert "  steps:\n  difference:" not in second
    assert failed[0] in (tmp_path / "page").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("format", "scrimmage-report-9", "$.format: unknown format 'scrimmage-report-9'"),
        ("complete", False, "$.complete: the report is incomplete"),
        ("levels", {"card-football": "moon"}, "$.levels.card-football: unknown level 'moon'"),
        ("levels", {}, "$.cases[0].id: 'card-football/"),
        ("cases", 7, "$.cases: "),
    ],
)
def test_report_of_an_invalid_file_is_rejected_in_one_line(
    field: str, value: Any, problem: str, save: Save, report: Report
) -> None:
    saved = save("honest")
    saved.write_bytes(msgspec.json.encode({**json.loads(saved.read_bytes()), field: value}))
    code, out, err = report(str(saved))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"scrimmage: {saved}: {problem}")
    assert err.endswith("; give a report that `scrimmage verify --json` wrote\n")


# ---- several reports


def test_two_implementations_are_compared_by_level_clause_and_case(save: Save, report: Report) -> None:
    honest, wrong = save("honest"), save("wrong-clause")
    failed = [each for each in json.loads(wrong.read_bytes())["cases"] if each["verdict"] == "wrong-reason"]
    table = compare_implementations([(path.name, read_saved_report(path)) for path in (honest, wrong)])
    assert [(row.name, row.cells) for row in table.differences] == [
        (each["id"], ("pass", "wrong-reason")) for each in failed
    ]
    assert [row.name for row in table.levels] == ["card-football"]
    assert table.levels[0].cells[0] == "table talk"
    assert table.levels[0].cells[1] != "table talk"
    broken = {f"card-football {clause}" for each in failed for clause in each["clauses"]}
    assert {row.name for row in table.clauses if row.failed} == broken
    code, out, _ = report(str(honest), str(wrong), "--show", "1")
    assert code == 0
    assert f"\n{failed[0]['id']}  pass  wrong-reason\n\n" not in out  # a line about the other cases is between
    assert f"\n{failed[0]['id']}  pass  wrong-reason\n--show {len(failed)} prints all cases that differ\n" in out
    assert out.endswith(
        f"\n{len(broken)} clauses of {len(table.clauses)} with a failed case, {len(failed)} cases with different "
        "results\n"
    )


def test_a_clause_has_the_number_of_passed_and_judged_cases(save: Save) -> None:
    wrong = save("wrong-clause")
    cases = json.loads(wrong.read_bytes())["cases"]
    table = compare_implementations([("a", read_saved_report(wrong))])
    for row in table.clauses:
        here = [each["verdict"] for each in cases if row.name.split()[1] in each["clauses"]]
        assert row.cells == (f"{here.count('pass')}/{len(here)}",)


def test_a_game_that_one_report_lacks_is_an_empty_cell(save: Save) -> None:
    honest = read_saved_report(save("honest"))
    other = msgspec.structs.replace(honest, levels={"tactical-soccer": None}, cases=())
    table = compare_implementations([("a", honest), ("b", other)])
    assert [row.cells for row in table.levels] == [("table talk", "-"), ("-", "none")]
    assert {row.cells[1] for row in table.clauses} == {"-"}
    assert table.differences == ()


def test_reports_of_different_suites_are_noted(
    handful: list[Vector], publish: Publish, save: Save, report: Report
) -> None:
    honest, wrong = save("honest"), save("wrong-clause")
    assert "the suites differ" not in report(str(honest), str(wrong))[1]
    older = json.loads(wrong.read_bytes())
    wrong.write_bytes(msgspec.json.encode({**older, "suite": "0.1.0+0"}))
    assert (
        "\nthe suites differ: a case can differ because its expectations changed\n"
        in report(str(honest), str(wrong))[1]
    )


def test_several_reports_are_written_as_json_and_markdown(save: Save, report: Report, tmp_path: Path) -> None:
    files = [str(save(fault)) for fault in ("honest", "wrong-clause")]
    assert report(*files, "--json", str(tmp_path / "table"), "--markdown", str(tmp_path / "page"))[0] == 0
    table = json.loads((tmp_path / "table").read_bytes())
    schema = json.loads((ROOT / "conformance" / "schemas" / "implementation-table.json").read_bytes())
    assert not list(Draft202012Validator(schema).iter_errors(table))
    page = (tmp_path / "page").read_text(encoding="utf-8")
    for row in msgspec.convert(table, ImplementationTable).differences:
        assert f"| {row.name} | pass | wrong-reason |" in page


@pytest.mark.parametrize("form", ["lines", "junit", "html", "badge"])
def test_several_reports_have_no_other_format(form: str, save: Save, report: Report, tmp_path: Path) -> None:
    saved = str(save("honest"))
    code, _, err = report(saved, saved, f"--{form}", str(tmp_path / "file"))
    assert (code, err) == (
        2,
        f"scrimmage: --{form}: needs exactly one report; use --json or --markdown for several reports\n",
    )
