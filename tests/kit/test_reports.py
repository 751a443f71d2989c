"""The results of a run: the text for people, the report as JSON, progress."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from scrimmage_rules import __version__
from scrimmage_rules.command import cli, progress
from scrimmage_rules.command.report_color import color_lines
from scrimmage_rules.kit.cases.judge import VERDICTS, create_case_result
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.reports import text_report as report_text
from scrimmage_rules.kit.reports.text_report import format_replay_command, render_failure
from scrimmage_rules.kit.running.conformance_run import Report
from scrimmage_rules.rulesets import RULESETS
from tests.repository.reading import clauses_of

Publish = Callable[[Sequence[Vector]], Path]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
PROGRAM = str(Path(sys.executable).parent / "scrimmage")


# ---- for people


def test_a_failing_case_shows_all_that_is_needed_to_mend_it(
    suite: Path, case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty
) -> None:
    case = case_of("A punt of 40")
    out = verify("--case", case.id, command=faulty("off-by-one")).out
    assert (
        f"FAIL {case.id}\n  features/{case.place}  A punt of 40 from the own 30 gives the receiver his own 30\n" in out
    )
    assert re.search(r'^  PUNT\.distance "The [a-z ]+" \(\w+, source lines \d+-\d+\): \S.*\.$', out, re.MULTILINE)
    assert re.search(r"^      21 home punts and card A is turned$", out, re.MULTILINE)
    assert re.search(r"^  >   22 away starts first and ten on own 30$", out, re.MULTILINE)
    assert "    /position/spot wanted 30, got 31\n" in out
    assert f"  rule: site/c/PUNT.distance.html\n  case: site/case.html#{case.id}\n" in out
    assert "  chance: draw A\n" in out


def test_the_replay_command_in_a_failure_selects_that_case_alone(
    suite: Path, capsys: pytest.CaptureFixture[str], verify: Verify, faulty: Faulty
) -> None:
    ran = verify(command=faulty("leak"))
    lines = re.findall(r"^  replay: scrimmage (.+)$", ran.out, re.MULTILINE)
    assert len(lines) == 1
    assert cli.main(shlex.split(lines[0])) == 1
    again = capsys.readouterr().out
    assert again.startswith("FAIL card-football/punt/")
    assert again.endswith("1 fail\n")
    assert f"replay: scrimmage {lines[0]}\n" in again


def test_a_replay_command_can_be_pasted_whatever_is_in_it() -> None:
    command = ["node", "my adapter.mjs", "--name=O'Neill", "$HOME", ""]
    line = format_replay_command("card-football/punt/a b", "card-football", command)
    assert shlex.split(line) == [
        "scrimmage", "verify", "--ruleset", "card-football", "--case", "card-football/punt/a b", "--", *command,
    ]  # fmt: skip


def test_the_readings_of_a_case_are_named_in_its_failure(
    suite: Path, case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty
) -> None:
    out = verify("--case", case_of("Under at-scrimmage").id, command=faulty("off-by-one")).out
    assert "  readings: KF-A17 at-scrimmage\n" in out


def test_long_values_are_cut_in_the_text_and_whole_in_the_report(
    suite: Path, case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty
) -> None:
    ran = verify("--case", case_of("On fourth down").id, command=faulty("swaps-seats"))
    cut = [line for line in ran.out.splitlines() if line.startswith("    /actions")]
    assert cut
    assert all(len(line) < 300 for line in cut)
    listed = ran.report["cases"][0]["differences"][0]["wanted"]
    assert len(listed) == 6


def test_the_summary_counts_by_level_and_names_the_implementation(suite: Path, verify: Verify) -> None:
    out = verify().out
    assert out.startswith(f"scrimmage-rules reference {__version__} (Python), suite {__version__}+")
    clauses = len(clauses_of("card_football"))
    assert re.search(rf"^card-football: {clauses} clauses, \d+ of them testable, 10 cases$", out, re.MULTILINE)
    assert "  full referee  1 pass\n" in out
    assert "card-football: level table talk\n" in out
    assert out.endswith("10 pass\n")


def test_as_many_failures_are_shown_in_full_as_asked_for(suite: Path, verify: Verify, faulty: Faulty) -> None:
    out = verify("--show", "2", command=faulty("yes")).out
    assert len(re.findall(r"^FAIL ", out, re.MULTILINE)) == 2
    assert "8 more failing cases; --show 10 prints all of them, --json FILE writes all of them\n" in out


def test_every_published_case_can_be_shown_as_a_failure() -> None:
    for ruleset_id in RULESETS:
        for vector in read_vectors(get_vectors_file(ruleset_id)):
            lines = list(render_failure(create_case_result(vector, "fail"), vector, ["node", "adapter.mjs"]))
            assert lines[:2] == [f"FAIL {vector.id}", f"  features/{vector.place}  {vector.name}"]
            assert lines[-1].startswith("  replay: scrimmage verify")


# ---- whatever happens to the text


def test_reports_are_written_although_nobody_reads_the_text(tmp_path: Path) -> None:
    files = ["--json", str(tmp_path / "r.json"), "--junit", str(tmp_path / "r.xml")]
    read, write = os.pipe()
    os.close(read)
    command = [PROGRAM, "verify", "--ruleset", "card-football", "--level", "tables", *files]
    done = subprocess.run(command, check=False, stdout=write, stderr=subprocess.PIPE, timeout=60)
    os.close(write)
    assert done.returncode == 141
    assert re.fullmatch(rb"(\d+/\d+ cases\n)*", done.stderr)  # where the machine is slow, it is told how far it is
    assert json.loads((tmp_path / "r.json").read_bytes())["complete"] is True
    assert ET.parse(tmp_path / "r.xml").getroot().tag == "testsuites"  # noqa: S314  (we wrote it ourselves)


def test_reports_are_written_although_the_text_fails(
    suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_text, "render_summary", lambda _report: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        cli.main(["verify", "--json", str(tmp_path / "r.json"), "--junit", str(tmp_path / "r.xml")])
    assert json.loads((tmp_path / "r.json").read_bytes())["totals"]["pass"] == 10
    assert (tmp_path / "r.xml").stat().st_size > 0


UNWRITABLE = {
    "nowhere/report": "No such file or directory",
    "file/report": "Not a directory",
    "folder": "Is a directory",
    "locked": "Permission denied",
}


@pytest.mark.parametrize("option", ["--json", "--junit"])
@pytest.mark.parametrize("name", UNWRITABLE)
def test_a_report_that_cannot_be_written_is_refused_before_anything_is_started(
    name: str, option: str, suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "folder").mkdir()
    for file in ("file", "locked"):
        (tmp_path / file).write_text("as it was", encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda path, _mode: Path(path).name != "locked")
    command = ["sh", "-c", f"echo started >{tmp_path}/started"]
    assert cli.main(["verify", option, str(tmp_path / name), "--", *command]) == 2
    complaint = f"{tmp_path / name}: {UNWRITABLE[name]}; give a writable file"
    assert capsys.readouterr() == ("", f"scrimmage: {complaint}\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["conformance", "file", "folder", "locked"]


def test_a_report_that_is_there_stays_as_it_is_when_the_run_does_not_start(suite: Path, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text("as it was", encoding="utf-8")
    assert cli.main(["verify", "--json", str(tmp_path / "r.json"), "--", "./no-such-adapter"]) == 3
    assert (tmp_path / "r.json").read_text(encoding="utf-8") == "as it was"


def test_a_report_that_could_not_be_written_after_all_fails_the_run_and_costs_nothing_else(
    suite: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", "--json", "/dev/full", "--junit", str(tmp_path / "r.xml")]) == 2
    out, err = capsys.readouterr()
    assert err == ("scrimmage: the report was not written: /dev/full: No space left on device; give a writable file\n")
    assert out.endswith("10 pass\n")
    assert (tmp_path / "r.xml").stat().st_size > 0


# ---- whatever an adapter says


BOASTS = """
class Boaster(faulty.Honest):
    def reply(self, request):
        reply = super().reply(request)
        if request["op"] == "hello":
            reply["implementation"] = dict.fromkeys(reply["implementation"], "name " * 100_000)
        elif request["op"] == "observe":
            reply["id"] = "id " * 100_000
        elif request["op"] == "legal":
            reply["status"] = ["status " * 100_000] * 3
        elif request["op"] == "query":
            reply = {"id": request["id"], "status": "error", "kind": 7, "message": "message " * 100_000}
        elif request["op"] == "explain":
            reply = {"id": request["id"], "status": "unsupported", "feature": {"feature " * 100_000: {}}}
        elif request["op"] == "position":
            reply["position"] = {"x" * 300_000: 1, "spot": "spot" * 100_000, **dict.fromkeys(map(str, range(9_000)))}
        return reply
faulty.FAULTS["boaster"] = Boaster
sys.argv[1:] = ["boaster"]
sys.exit(faulty.main())
"""


def test_little_is_kept_of_what_an_adapter_says_at_length(
    suite: Path, tmp_path: Path, verify: Verify, faulty: Faulty, script: Callable[[str], list[str]]
) -> None:
    folder = str(Path(faulty("x")[1]).parent)
    command = script(f"import sys\nsys.path.insert(0, {folder!r})\nimport faulty\n{BOASTS}")
    ran = verify("--show", "100", "--junit", str(tmp_path / "r.xml"), command=command)
    assert ran.totals.keys() == {"pass", "fail", "protocol-error"}
    assert max(map(len, ran.out.splitlines())) < 700
    assert max(len(json.dumps(each)) for each in ran.report["cases"]) < 100_000
    assert len(json.dumps(ran.report["implementation"])) < 600
    assert (tmp_path / "r.xml").stat().st_size < 500_000


# ---- progress


def test_a_run_without_a_terminal_says_nothing_on_standard_error(
    suite: Path, monkeypatch: pytest.MonkeyPatch, verify: Verify
) -> None:
    monkeypatch.setattr(progress, "TICK", 0.0)
    assert verify().err == ""


def test_progress_on_a_terminal_stays_on_one_line_and_is_wiped_away(
    suite: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "TICK", 0.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.main(["verify"]) == 0
    err = capsys.readouterr().err
    assert err == "".join(f"{number}/10 cases\r" for number in range(1, 11)) + " " * 40 + "\r"


# ---- colors


PAINT = re.compile("\x1b\\[[0-9;]*m")


@pytest.mark.parametrize(
    ("terminal", "variables", "colored"),
    [
        (True, {"TERM": "xterm"}, True),
        (True, {"TERM": "xterm", "NO_COLOR": ""}, True),
        (True, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (True, {"TERM": "dumb"}, False),
        (False, {"TERM": "xterm"}, False),
    ],
)
def test_the_text_report_has_colors_only_on_a_terminal_without_no_color(
    terminal: bool, variables: dict[str, str], colored: bool, suite: Path, monkeypatch: pytest.MonkeyPatch,
    verify: Verify, faulty: Faulty,
) -> None:  # fmt: skip
    plain = verify(command=faulty("forgets")).out
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    out = verify(command=faulty("forgets")).out
    assert (out != plain) == colored
    assert PAINT.sub("", out) == plain


def test_colors_mark_verdicts_and_expected_and_actual_values() -> None:
    lines = [
        "WRONG-REASON card-football/punt/a", "    /a wanted 1, got 2", "  full referee  2 fail, 1 pass, 1 skipped",
        "card-football: level none", "  note: FAIL x",
    ]  # fmt: skip
    assert list(color_lines(lines)) == [
        "\x1b[31mWRONG-REASON\x1b[0m card-football/punt/a",
        "    /a wanted \x1b[32m1\x1b[0m, got \x1b[31m2\x1b[0m",
        "  full referee  \x1b[31m2 fail\x1b[0m, \x1b[32m1 pass\x1b[0m, \x1b[33m1 skipped\x1b[0m",
        *lines[3:],
    ]


# ---- as JSON


def test_the_report_has_totals_by_verdict_and_one_entry_for_each_case(
    suite: Path, handful: list[Vector], verify: Verify, faulty: Faulty
) -> None:
    report = verify(command=faulty("wrong-clause")).report
    assert list(report["totals"]) == list(VERDICTS)
    assert report["totals"]["pass"] == 7
    assert report["totals"]["wrong-reason"] == 3
    assert sum(report["totals"].values()) == len(report["cases"]) == 10
    assert [each["id"] for each in report["cases"]] == [each.id for each in handful]
    assert report["complete"] is True


def test_the_report_says_what_was_run(suite: Path, verify: Verify, faulty: Faulty) -> None:
    report = verify("--level", "referee", command=faulty("honest")).report
    assert report["format"] == "scrimmage-report-1"
    assert report["kit"] == __version__
    assert re.fullmatch(re.escape(__version__) + r"\+[0-9a-f]{12}", report["suite"])
    assert report["command"] == faulty("honest")
    assert report["implementation"] == {
        "name": "scrimmage-rules reference", "version": __version__, "language": "Python",
    }  # fmt: skip
    assert report["selection"]["level"] == ["referee"]


def test_the_hash_of_the_suite_changes_with_its_vectors(
    handful: list[Vector], publish: Publish, verify: Verify
) -> None:
    publish(handful)
    before = verify().report["suite"]
    publish(handful[:-1])
    assert verify().report["suite"] != before


def test_the_report_survives_reading_and_writing(suite: Path, tmp_path: Path, verify: Verify, faulty: Faulty) -> None:
    for fault in ("wrong-clause", "off-by-one", "crash-on-load", "honest"):
        written = verify(command=faulty(fault)).report
        read = msgspec.convert(written, Report)
        assert json.loads(msgspec.json.encode(read)) == written


def test_the_report_on_standard_output_is_json_alone(
    suite: Path, capsysbinary: pytest.CaptureFixture[bytes], faulty: Faulty
) -> None:
    assert cli.main(["verify", "--json", "-", "--", *faulty("leak")]) == 1
    out, err = capsysbinary.readouterr()
    assert json.loads(out)["totals"]["fail"] == 1
    assert b"FAIL card-football/" in err
