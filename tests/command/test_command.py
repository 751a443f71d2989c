"""The command as a user sees it: help, exit codes, and one clear line for everything that is wrong."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules import __version__
from scrimmage_rules.command import cli
from scrimmage_rules.rulesets import ruleset
from tests.command.conftest import POSITION, Put
from tests.repository.reading import clauses_of

PROGRAM = str(Path(sys.executable).parent / "scrimmage")
Scrimmage = Callable[..., Any]
VERBS = ("verify", "serve", "export", "coverage", "clause", "odds", "replay", "check")

# ---- help and version

START = "from scrimmage_rules.command.cli import main; sys.exit(main())"


@pytest.mark.parametrize("arguments", [["--version"], ["--version", "--version"]])
def test_the_version_is_one_line(arguments: list[str], scrimmage: Scrimmage) -> None:
    assert scrimmage(*arguments) == (0, f"scrimmage {__version__}\n", "")


def test_help_lists_every_verb_with_a_line_about_it(scrimmage: Scrimmage) -> None:
    ended = scrimmage("--help")
    assert (ended.code, ended.err) == (0, "")
    for verb in VERBS:
        assert re.search(rf"^    {verb} +\w", ended.out, re.MULTILINE)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb: str, scrimmage: Scrimmage) -> None:
    ended = scrimmage(verb, "--help")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith(f"usage: scrimmage {verb} ")


def test_the_help_of_verify_says_where_the_adapter_goes(scrimmage: Scrimmage) -> None:
    out = scrimmage("verify", "--help").out
    assert "scrimmage verify -- node adapter.mjs" in " ".join(out.split())
    for option in ("--ruleset", "--clause", "--level", "--case", "--jobs", "--timeout", "--known", "--json", "--junit"):
        assert option in out


def test_every_exit_code_is_documented() -> None:
    documented = {int(code) for code in re.findall(r"\b(\d+)\s+[a-z]", (cli.__doc__ or "").split("Exit codes:")[1])}
    assert documented == {0, 1, 2, 3, 4, 129, 130, 141, 143}


# ---- wrong usage


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--"], "the following arguments are required: VERB"),
        (["verify", "--jobs", "0"], "argument --jobs: expected a whole number of at least 1, got '0'"),
        (["verify", "--jobs", "two"], "argument --jobs: expected a whole number of at least 1, got 'two'"),
        (["verify", "--timeout", "nan"], "argument --timeout: expected a number of seconds above 0, got 'nan'"),
        (["verify", "--timeout", "-1"], "argument --timeout: expected a number of seconds above 0, got '-1'"),
        (["verify", "--timeout", "inf"], "argument --timeout: expected a number of seconds above 0, got 'inf'"),
        (["verify", "--max-time", "0"], "argument --max-time: expected a number of seconds above 0, got '0'"),
        (["verify", "node", "adapter.mjs"], "unrecognized arguments: node adapter.mjs"),
        (["changes", "--feature", "x"], "usage: scrimmage changes [-h] [--since VERSION]"),
        (["changes", "--feature", "x"], "scrimmage changes: error: unrecognized arguments: --feature x"),
        (["changes", "--ruleset", "x"], "scrimmage: no ruleset called 'x'; known: "),
        (["coverage"], "the following arguments are required: --ruleset"),
        (["odds", "--ruleset", "card-football"], "the following arguments are required: --position, --seat, --action"),
        (["odds", "--ruleset", "card-football", "--args", "{}"], "the following arguments are required"),
        (
            ["odds", "--ruleset", "tactical-football", "--question", "fumble-odds", "--seat", "home"],
            "cannot be combined with the options of an action; remove --seat",
        ),
    ],
)
def test_wrong_usage_is_exit_code_2_and_says_what_is_wrong(
    arguments: list[str], complaint: str, scrimmage: Scrimmage
) -> None:
    ended = scrimmage(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert complaint in ended.err
    assert "Traceback" not in ended.err


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (
            ["verify", "--"],
            2,
            "--: give the command of your adapter after --, as in: scrimmage verify -- node adapter.mjs",
        ),
        (["verify", "--", "./nothing"], 3, "cannot start './nothing': No such file or directory; check the name"),
        (
            ["verify", "--", "node adapter.mjs"],
            3,
            "cannot start 'node adapter.mjs': No such file or directory; remove the quotes",
        ),
        (
            ["doctor", "--", "node adapter.mjs"],
            3,
            "cannot start 'node adapter.mjs': No such file or directory; remove the quotes",
        ),
        (["verify", "--", "cat"], 3, 'invalid reply to hello: "status" is missing (expected one of ok, rejected, '),
        (["verify", "--", "true"], 3, "no answer to hello: it ended with exit code 0"),
        (["verify", "--", "echo", "hello"], 3, "invalid reply to hello: not JSON: 'hello'"),
        (["verify", "--", "sh", "-c", "echo sorry >&2; exit 9"], 3, "no answer to hello: it ended with exit code 9"),
        (["verify", "--level", "expert"], 2, "no level called 'expert'; known: tables, positions"),
        (["verify", "--clause", "PUNT.distanse"], 2, "no clause called 'PUNT.distanse'; did you mean 'PUNT.distance'?"),
        (["verify", "--case", "x"], 2, "no case called 'x'; none of the "),
        (["verify", "--clause", "NOPE.x"], 2, "no clause called 'NOPE.x'; none of the "),
        (["serv"], 2, "no verb called 'serv'; did you mean 'serve'?"),
        (["xyzzy"], 2, "no verb called 'xyzzy'; known: verify, doctor, fuzz, "),
        (["check", "colour", "x"], 2, "no kind of file called 'colour'; known: options, position, "),
        (["init", "--language", "pyhton"], 2, "no language called 'pyhton'; did you mean 'python'?"),
        (
            ["verify", "--clause", "PUNT.distance", "--level", "tables"],
            4,
            "--ruleset, --clause, --level: no case matches",
        ),
        (["verify", "--known", "nothing.json"], 2, "nothing.json: No such file or directory; give a readable file"),
        (["clause", "PUNT"], 2, "no clause or ambiguity called 'PUNT'; did you mean"),
        (["replay", "nothing.json"], 2, "nothing.json: No such file or directory"),
        (["replay", "."], 2, ".: Is a directory; give a readable file"),
        (["check", "deck", "nothing.json"], 2, "nothing.json: No such file or directory"),
        (["check", "features", "nothing"], 2, "nothing: nothing: no feature files here"),
        (["check", "vectors", "nothing.jsonl"], 2, "nothing.jsonl: no such file of vectors"),
    ],
)
def test_what_cannot_be_done_is_one_line(arguments: list[str], code: int, complaint: str, scrimmage: Scrimmage) -> None:
    ended = scrimmage(*arguments)
    assert ended.code == code
    assert ended.complaint.startswith(f"scrimmage: {complaint}")


@pytest.mark.parametrize(
    "verb", ["verify", "list cases", "fuzz", "impact a b", "doctor", "init", "export", "coverage", "pages", "clause X",
             "odds", "check options x"],
)  # fmt: skip
def test_every_verb_proposes_the_ruleset_that_was_meant(verb: str, scrimmage: Scrimmage) -> None:
    ended = scrimmage(*verb.split(), "--ruleset", "card-footbal")
    assert (ended.code, ended.complaint) == (
        2, "scrimmage: no ruleset called 'card-footbal'; did you mean 'card-football'?",
    )  # fmt: skip


def test_the_command_alone_prints_its_help(scrimmage: Scrimmage) -> None:
    assert scrimmage() == scrimmage("--help")
    assert scrimmage().code == 0


# ---- odds, clause, coverage, export


def odds(scrimmage: Scrimmage, name: str, *changed: str) -> Any:
    usual = {"--position": name, "--seat": "home", "--action": '{"type": "punt"}', "--of": "/offence"}
    options = {**usual, **dict(zip(changed[::2], changed[1::2], strict=True))}
    arguments = [part for pair in options.items() for part in pair]
    return scrimmage("odds", "--ruleset", "card-football", *arguments)


def test_odds_are_exact_and_a_line_for_each_outcome(put: Put, scrimmage: Scrimmage) -> None:
    ended = odds(scrimmage, put("x.json", POSITION), "--of", "/offence,/score")
    assert (ended.code, ended.err) == (0, "")
    assert all(re.fullmatch(r"\[.+\] +\d+(/\d+)? +\d+\.\d\d%", line) for line in ended.out.splitlines())


def test_a_question_of_a_ruleset_is_answered_under_its_readings(scrimmage: Scrimmage) -> None:
    asked = ("odds", "--ruleset", "tactical-football", "--question", "completion-odds", "--args", '{"net": 2}')
    assert scrimmage(*asked).out.splitlines()[-1].split() == ["completed", "5/36", "13.89%"]
    left = scrimmage(*asked, "--reading", "TF-A45=left", "--json")
    assert json.loads(left.out) == {"row": 2, "completed": "1/12"}
    assert scrimmage(*asked[:5]).complaint.startswith("scrimmage: $.args.net: expected a whole number")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        (["--action", "punt"], "--action: $: not JSON"),
        (["--action", "[]"], "--action: $: Expected `object`, got `array`"),
        (["--action", '{"type": "castle"}'], "$.action.type: Invalid value 'castle'"),
        (
            ["--action", '{"type": "field-goal"}'],
            "$.action: home may not field-goal now: not in their half (clause FG.opponent-half: ",
        ),
        (["--seat", "nobody"], "no seat called 'nobody'; known: home, away, chance"),
        (["--of", "/weather"], "/weather: no field 'weather' here"),
        (["--of", "/score/home/now"], "/score/home/now: no field 'now' here"),
        (["--reading", "KF-A17=mine"], "no reading of KF-A17 called 'mine'"),
        (["--edition", "classic"], "no edition of card-football called 'classic'; known: pdf, vassal"),
        (["--position", "nothing.json"], "nothing.json: No such file or directory"),
    ],
)
def test_odds_of_what_makes_no_sense_are_one_line(
    changed: list[str], complaint: str, put: Put, scrimmage: Scrimmage
) -> None:
    ended = odds(scrimmage, put("x.json", POSITION), *changed)
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")


def test_a_clause_is_shown_with_its_readings_its_code_and_its_scenarios(scrimmage: Scrimmage) -> None:
    ended = scrimmage("clause", "PUNT.turnover")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("PUNT.turnover  T/O: the punter regains the ball\ncard-football, Punts; ")
    assert '\nKF-A17 "Spot after a fumbled punt": ' in ended.out
    assert re.search(r"^  scrimmage_rules/card_football/punt\.py:\d+$", ended.out, re.MULTILINE)
    assert re.search(r"^  card-football/punt/\S+$", ended.out, re.MULTILINE)


def test_an_ambiguity_is_shown_with_its_readings_its_ruling_and_its_scenarios(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["clause", "TS-A36"]) == 0
    out = capsys.readouterr().out
    found = ruleset("tactical-soccer").rulebook.ambiguities["TS-A36"]
    assert out.startswith(f"TS-A36  {found.title}\ntactical-soccer, an ambiguity; switchable\n{found.question}")
    for reading in found.readings:
        ruling = " (the ruling)" if reading.key == found.ruling else ""
        assert f"\n  {reading.key}{ruling}: {reading.text}\n" in out
    assert f"\nWhy {found.ruling}: {found.why}\n" in out
    for clause in found.clauses:
        assert f'\n  {clause} "' in out
    assert re.search(r"^  tactical-soccer/interception/\S+  tackle-counts: ", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["ts-a36"], "did you mean 'TS-A36'?"),
        (["PUNT.distanse"], "did you mean 'PUNT.distance'?"),
        (["TS-A36", "--ruleset", "card-football"], "did you mean 'KF-A36'?"),
        (["qqqqqqqq"], "known names is close to it: see `scrimmage list clauses`"),
    ],
)
def test_an_id_that_is_none_is_answered_with_what_is_near_and_no_more(
    arguments: list[str], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["clause", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"scrimmage: no clause or ambiguity called '{arguments[0]}'; ")
    assert said.err.endswith(f"{hint}\n")
    assert len(said.err) < 200


@pytest.mark.parametrize("library", ["gherkin", "parse"])
@pytest.mark.parametrize("arguments", [["export"], ["export", "--check"], ["check", "features", "features"]])
def test_a_verb_whose_libraries_are_not_installed_names_their_extra(library: str, arguments: list[str]) -> None:
    without = f"import sys; sys.modules[{library!r}] = None; " + START
    ended = subprocess.run([sys.executable, "-c", without, *arguments], capture_output=True, check=False, timeout=120)
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.decode() == (
        f"scrimmage: `scrimmage {' '.join(arguments[:2])}` needs the extra `suite`, which is not installed; "
        "in a clone: make suite; elsewhere: pip install 'scrimmage-rules[suite]'\n"
    )


def test_a_verb_that_needs_unix_names_wsl() -> None:
    without = "import sys; sys.modules['fcntl'] = None; " + START
    ended = subprocess.run([sys.executable, "-c", without, "campaign", "playouts"], capture_output=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.decode() == (
        "scrimmage: `scrimmage campaign playouts` needs fcntl, which this system lacks; on Windows, run it in WSL\n"
    )


ELSEWHERE = """
import os, select, signal, sys
sys.modules["fcntl"] = None
del select.poll, signal.SIGHUP, os.fork, os.killpg, os.O_NONBLOCK, os.O_CLOEXEC, os.O_NOFOLLOW, os.geteuid
"""
"""A Linux without what Windows lacks."""


def test_the_command_judges_an_adapter_on_a_system_without_poll_locks_and_groups(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    serve = ["--", sys.executable, "-c", ELSEWHERE + START, "serve"]
    verify = ["verify", "--ruleset", "card-football", "--jobs", "2", "--json", str(report), *serve]
    run = [sys.executable, "-c", ELSEWHERE + START, *verify]
    ended = subprocess.run(run, capture_output=True, check=False, cwd=tmp_path, timeout=300)
    assert ended.returncode == 0, ended.stderr.decode()
    assert {case["verdict"] for case in json.loads(report.read_bytes())["cases"]} == {"pass"}
    assert [path.name for path in tmp_path.iterdir()] == ["report.json"]


def test_every_extra_that_is_named_is_one_that_can_be_made() -> None:
    makefile = (Path(__file__).resolve().parents[2] / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{extra}: " in makefile for extra in cli.EXTRAS.values())


def test_coverage_is_a_table_or_json(scrimmage: Scrimmage) -> None:
    table = scrimmage("coverage", "--ruleset", "card-football")
    assert table.code == 0
    assert table.out.count("\n") == len(clauses_of("card_football")) + 1  # with the line of totals
    found = json.loads(scrimmage("coverage", "--ruleset", "card-football", "--json").out)
    assert list(found) == ["ruleset", "totals", "clauses"]
    assert set(found["totals"]) == {"clauses", "implemented", "shown", "proved", "untestable"}
    assert set(found["clauses"][0]) == {"id", "kind", "status", "code", "scenarios", "properties", "reason"}


# ---- serve


def test_serve_answers_a_malformed_line_with_one_error_and_goes_on(scrimmage: Scrimmage) -> None:
    ended = scrimmage("serve", given=b'oops\n\n{"id": 1, "op": "bye"}\n')
    assert (ended.code, ended.err) == (0, "")
    first, second = ended.out.splitlines()
    assert json.loads(first) | {"message": ""} == {"id": None, "status": "error", "kind": "bad-request", "message": ""}
    assert json.loads(second) == {"id": 1, "status": "ok"}


def test_serve_ends_with_exit_code_0_at_the_end_of_its_input(scrimmage: Scrimmage) -> None:
    assert scrimmage("serve") == (0, "", "")


# ---- verify


def test_verify_without_a_command_judges_the_bundled_reference(scrimmage: Scrimmage) -> None:
    ended = scrimmage("verify", "--clause", "PUNT")
    assert ended.code == 0
    assert ended.out.splitlines()[-1].endswith(" pass")


def test_verify_judges_the_reference_behind_a_pipe_alike(scrimmage: Scrimmage) -> None:
    alone, piped = (
        json.loads(scrimmage("verify", "--clause", "PUNT", "--json", "-", *tail).out)
        for tail in ([], ["--", PROGRAM, "serve"])
    )
    assert piped["cases"] == alone["cases"]
    assert piped["totals"] == alone["totals"]


def test_reports_are_written_where_they_are_asked_for(tmp_path: Path, scrimmage: Scrimmage) -> None:
    scrimmage("verify", "--clause", "PUNT.td", "--json", "r.json", "--junit", "r.xml")
    assert json.loads((tmp_path / "r.json").read_bytes())["complete"] is True
    assert (tmp_path / "r.xml").read_bytes().startswith(b"<?xml ")


def test_a_report_that_cannot_be_written_is_said_in_one_line(scrimmage: Scrimmage) -> None:
    ended = scrimmage("verify", "--clause", "PUNT.td", "--json", "nowhere/r.json")
    assert ended.code == 2
    assert ended.err == "scrimmage: nowhere/r.json: No such file or directory; give a writable file\n"


# ---- ends from outside


def test_output_that_nobody_reads_any_more_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [PROGRAM, "coverage", "--ruleset", "card-football", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=20) == 141


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_is_one_line_and_leaves_no_process_behind(jobs: str, tmp_path: Path) -> None:
    hello = json.dumps({
        "id": 1, "status": "ok", "protocol": 1, "implementation": {"name": "x", "version": "1", "language": "sh"},
        "rulesets": {"card-football": {"facets": ["positions", "query", "referee"], "readings": "*"}},
    })  # fmt: skip
    sleeper = ["sh", "-c", f"read greeting; echo '{hello}'; read request; echo $$ >>pids; exec sleep 60"]
    with subprocess.Popen(
        [PROGRAM, "verify", "--jobs", jobs, "--timeout", "50", "--", *sleeper],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, text=True,
    ) as process:  # fmt: skip
        while len(started(tmp_path)) < int(jobs):
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (130, "")
    assert re.fullmatch(r"(\d+/\d+ cases\n)*scrimmage: interrupted: no report was written\n", err)
    assert not any(map(alive, started(tmp_path)))


def started(folder: Path) -> list[str]:
    """The processes that have written their ids."""
    pids = folder / "pids"
    return pids.read_text(encoding="utf-8").split() if pids.exists() else []


def alive(pid: str) -> bool:
    """Whether a process runs; one that has ended may stay listed until somebody asks for its exit code."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] not in "ZX"
