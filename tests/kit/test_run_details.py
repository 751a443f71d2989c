"""Date, duration and versions in reports, and reports that are equal byte by byte."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import jsonschema
import pytest

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.reports.report_writer import FORMS
from scrimmage_rules.kit.running.run_time_and_environment import VARIABLE
from tests.kit.conftest import Ran

Verify = Callable[..., Ran]

NARROW = ("--ruleset", "card-football", "--feature", "card_football/safety.feature")


@pytest.fixture(autouse=True)
def _no_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def test_a_report_has_date_duration_and_versions(verify: Verify, tmp_path: Path) -> None:
    files = {form: tmp_path / form for form in ("junit", "lines", "markdown", "html")}
    given = [part for form, path in files.items() for part in (f"--{form}", str(path))]
    ran = verify(*NARROW, *given)
    run = ran.report["run"]
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ", run["started"])
    assert run["seconds"] >= 0
    assert run["python"] == platform.python_version()
    schema = json.loads((data_dir("conformance") / "schemas" / "report.json").read_bytes())
    jsonschema.validate(ran.report, schema)
    root = ET.parse(files["junit"]).getroot()  # noqa: S314  (a file of this test)
    assert f"{root.get('timestamp')}Z" == run["started"]
    assert float(root.get("time", "")) == run["seconds"]
    assert json.loads(files["lines"].read_bytes().splitlines()[0])["run"] == run
    for form in ("markdown", "html"):
        assert run["started"] in files[form].read_text(encoding="utf-8")


def test_reproducible_reports_of_two_runs_are_equal_byte_by_byte(verify: Verify, tmp_path: Path) -> None:
    written = []
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
        given = [part for form in FORMS if form != "json" for part in (f"--{form}", str(folder / form))]
        ran = verify(*NARROW, *given, "--reproducible")
        assert ran.report["run"] is None
        written.append([(tmp_path / "report.json").read_bytes(), *((folder / name).read_bytes() for name in FORMS[1:])])
    assert written[0] == written[1]
    assert b"timestamp" not in written[0][FORMS.index("junit")]


def test_the_given_date_replaces_the_start_and_the_duration(verify: Verify, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "86400")
    run = verify(*NARROW).report["run"]
    assert (run["started"], run["seconds"]) == ("1970-01-02T00:00:00Z", None)


@pytest.mark.parametrize("date", ["yesterday", "-1", "1.5", "\N{SUPERSCRIPT TWO}", "9" * 20])
def test_an_invalid_date_is_one_line(date: str, verify: Verify, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, date)
    ran = verify(*NARROW)
    assert ran.code == 2
    assert ran.err.startswith("scrimmage: SOURCE_DATE_EPOCH: expected seconds since 1970")
    assert ran.err.count("\n") == 1
