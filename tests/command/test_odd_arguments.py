"""The command under odd circumstances: arguments, file names, streams and files that nobody would think of."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules import __version__
from scrimmage_rules.command import cli
from tests.command.conftest import PROGRAM, Ended, Put

Scrimmage = Callable[..., Any]
ODD_NAME = "x\x1b[2K\r\n1244 pass\u202e\x9b.json"
AS_TEXT = r"x\x1b[2K\r\n1244 pass\u202e\x9b.json"


def shell(command: str, folder: Path, **environment: str) -> Ended:
    """What a line of the shell, in which `scrimmage` is the command, ends with."""
    ended = subprocess.run(
        ["sh", "-c", f'scrimmage() {{ "{PROGRAM}" "$@"; }}; {command}'], capture_output=True, check=False, cwd=folder,
        env={**os.environ, **environment}, timeout=120,
    )  # fmt: skip
    return Ended(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def test_the_package_can_be_run_as_a_module() -> None:
    run = [sys.executable, "-m", "scrimmage_rules", "--version"]
    assert subprocess.run(run, capture_output=True, check=True).stdout.decode() == f"scrimmage {__version__}\n"


# ---- streams


@pytest.mark.parametrize("arguments", ["--version", "--help", "clause PUNT.distance", "check deck nothing.json"])
def test_a_closed_output_is_refused_before_anything_is_done(arguments: str, tmp_path: Path) -> None:
    ended = shell(f"scrimmage {arguments} >&-", tmp_path)
    assert ended.code == 2
    assert ended.complaint == "scrimmage: standard output is closed; redirect it, for example to /dev/null"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("arguments", ["--version", "--help", "clause PUNT.distance"])
def test_a_full_output_is_one_line(arguments: str, tmp_path: Path) -> None:
    ended = shell(f"scrimmage {arguments} >/dev/full", tmp_path)
    assert ended.code == 2
    assert ended.complaint == "scrimmage: standard output: No space left on device; redirect standard output to a file"


def test_where_nobody_hears_the_error_the_exit_code_still_tells(tmp_path: Path) -> None:
    assert shell("scrimmage check deck nothing.json 2>&-", tmp_path) == (2, "", "")
    assert shell("scrimmage check deck nothing.json 2>/dev/full", tmp_path) == (2, "", "")


def test_serve_with_a_closed_input_has_come_to_its_end(tmp_path: Path) -> None:
    assert shell("scrimmage serve <&-", tmp_path) == (0, "", "")


def test_what_the_encoding_of_the_output_cannot_say_is_written_out(put: Put, tmp_path: Path) -> None:
    name = put("\N{AMERICAN FOOTBALL}.json", {})
    ended = shell(f"scrimmage check options {name}", tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ended == (0, "\\U0001f3c8.json: valid\n", "")


# ---- arguments and file names


def test_a_name_that_is_no_text_is_written_out(tmp_path: Path, scrimmage: Scrimmage) -> None:
    (tmp_path / os.fsdecode(b"\xff.json")).write_bytes(b"{}")
    assert scrimmage("check", "options", os.fsdecode(b"\xff.json")) == (0, "\\udcff.json: valid\n", "")
    assert scrimmage("check", "options", os.fsdecode(b"\xfe.json")).complaint == (
        r"scrimmage: \udcfe.json: No such file or directory; give a readable file"
    )


def test_an_adapter_whose_command_is_no_text_is_in_the_report(tmp_path: Path, scrimmage: Scrimmage) -> None:
    adapter = [sys.executable, "-m", "scrimmage_rules", "serve"]
    shell_command = ["sh", "-c", 'shift; exec "$@"', "sh", os.fsdecode(b"\xff"), *adapter]
    ended = scrimmage("verify", "--clause", "PUNT.td", "--json", "-", "--", *shell_command)
    assert ended.code == 0
    assert json.loads(ended.out)["command"][4] == r"\udcff"


def test_no_name_can_forge_a_line(put: Put, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(tmp_path / put(ODD_NAME, {}))
    assert cli.main(["check", "options", path]) == 0
    assert capsys.readouterr() == (f"{tmp_path}/{AS_TEXT}: valid\n", "")
    lines = [
        ["check", "position", path], ["check", "transcript", path], ["check", "vectors", path],
        ["check", "deck", path + "x"], ["replay", path], ["clause", ODD_NAME], ["verify", "--known", path + "x"],
        ["verify", "--clause", ODD_NAME], ["verify", "--case", ODD_NAME], ["verify", "--feature", ODD_NAME],
        ["verify", "--failed", path], ["replay", "--archive", path, "--list"],
        ["verify", "--clause", "PUNT.td", "--", f"./{ODD_NAME}"],
    ]  # fmt: skip
    for arguments in lines:
        assert cli.main(arguments) in {2, 3}
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.endswith("\n")
        assert said.err[:-1].isprintable(), said.err


PASS = Path(__file__).resolve().parents[2] / "docs" / "derivations" / "tactical-soccer-pass.json"


def test_data_that_is_no_text_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--ruleset", "tactical-soccer", "--position", str(PASS), "--seat", "red", "--of", "/holder"]
    assert cli.main(["odds", *given, "--action", "{\udcff}"]) == 2
    assert capsys.readouterr().err == "scrimmage: --action: $: not UTF-8 text\n"


def exit_code(arguments: list[str]) -> object:
    """Return the code of the command, whether the parser of arguments ends it or a verb does."""
    try:
        return cli.main(arguments)
    except SystemExit as ended:
        return ended.code


@pytest.mark.parametrize("arguments", [["check", "options", "x", ODD_NAME], [ODD_NAME], ["check", ODD_NAME, "x"]])
def test_a_complaint_about_the_command_line_quotes_it_as_text(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(arguments) == 2
    err = capsys.readouterr().err
    assert all(line.isprintable() for line in err.split("\n"))
    assert "1244 pass" in err.splitlines()[-1]


@pytest.mark.parametrize(
    "arguments",
    [
        ["verify", "--jobs", "9" * 5000], ["verify", "--show", "9" * 5000], ["verify", "--timeout", "x" * 5000],
        ["verify", "--json", ""], ["verify", "--junit", ""], ["verify", "--known", ""], ["verify", "--failed", ""],
        ["check", "deck", ""], ["odds", "--position", ""], ["replay", "x", "--html", ""], ["replay", ""],
        ["replay", "--archive", "", "--list"],
    ],
)  # fmt: skip
def test_numbers_without_end_and_names_without_letters_are_wrong_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert "expected" in last
    assert len(last) < 200


# ---- what is no file


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "deck"], ["check", "transcript"], ["check", "vectors"], ["check", "position"], ["replay"],
        ["verify", "--known"], ["verify", "--failed"],
    ],
)  # fmt: skip
def test_a_fifo_is_refused_and_not_waited_for(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "fifo")
    assert cli.main([*arguments, str(tmp_path / "fifo")]) == 2
    complaint = f"scrimmage: {tmp_path}/fifo: not a regular file but a FIFO; give a regular file\n"
    assert capsys.readouterr() == ("", complaint)


@pytest.mark.parametrize("option", ["--json", "--junit"])
def test_a_report_does_not_replace_what_is_no_file(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "fifo")
    assert cli.main(["verify", "--clause", "PUNT.td", option, str(tmp_path / "fifo")]) == 2
    assert "not a regular file but a FIFO" in capsys.readouterr().err
    assert (tmp_path / "fifo").is_fifo()
