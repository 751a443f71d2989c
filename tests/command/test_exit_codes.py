"""Exit codes and JSON of every verb: as a table of the documents has them, as the help says, and as they come."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from scrimmage_rules.command.help_examples import EXIT_CODES
from scrimmage_rules.command.verbs import fuzz, impact, pages
from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.kit import export
from scrimmage_rules.kit.protocol import termination_signals
from scrimmage_rules.kit.protocol.adapter import CannotStart
from scrimmage_rules.kit.protocol.termination_signals import raise_on_signals
from scrimmage_rules.kit.rulebook import clause_coverage, suite_release_comparison
from scrimmage_rules.kit.search.fuzz_report import Found, Searched
from tests.command.conftest import POSITION
from tests.repository.test_documents import program_after

ROOT = Path(__file__).resolve().parents[2]
VECTORS = (ROOT / "conformance/vectors/card-football.jsonl").read_text(encoding="utf-8").splitlines()
PAGE = (ROOT / "docs/conformance/reference/exit-codes.md").read_text(encoding="utf-8")
SERVE = f"-- {sys.executable} -m scrimmage_rules serve"
WRONG = f"-- {sys.executable} {ROOT}/conformance/faulty/faulty.py wrong-id"
SMALLEST, IDLE = f"-- {sys.executable} smallest.py", f"-- {sys.executable} idle.py"
CARD = "--ruleset card-football"
ONE = f"{CARD} --case card-football/touchdown/the-scores-are-listed"
ODDS = f"odds {CARD} --position position.json --seat home --of /offence --action"

TRIED = {
    "verify": {0: f"{ONE} {SMALLEST}", 1: f"{CARD} --clause TD.reach --only-level tables {SMALLEST}",
               2: "--level high", 3: "-- true", 4: f"{ONE} {IDLE}"},
    "repro": {0: "tables.jsonl", 1: f"tables.jsonl {SMALLEST}", 2: "nothing.jsonl", 3: "tables.jsonl -- true",
              4: f"tables.jsonl {IDLE}"},
    "doctor": {0: f"{CARD} {SERVE}", 1: f"{CARD} {WRONG}", 2: "", 3: "-- true"},
    "fuzz": {0: f"{CARD} --seconds 6 --seed 1 {SERVE}", 1: f"{CARD} {SMALLEST}",
             2: "", 3: f"{CARD} -- true", 4: f"{CARD} --seconds 6 {IDLE}"},
    "campaign": {0: f"playouts {CARD} --seeds 2 --size 5", 1: f"lockstep {CARD} --seeds 1 --size 1 {IDLE}",
                 2: f"games {CARD} --size 5", 3: f"playouts {CARD} --scheduler nowhere"},
    "simulate": {0: f"{CARD} --games 2 --file two.csv", 2: f"{CARD} --player home=nobody",
                 3: f"{CARD} --games 1 --scheduler nowhere"},
    "list": {0: f"cases {ONE}", 2: "cases --clause NO", 4: f"cases {ONE} --only-level dice"},
    "report": {0: "good-run.json", 2: "nothing.json"},
    "diff": {0: "good.json good.json", 1: "good.json bad.json", 2: "good.json nothing.json"},
    "impact": {0: f"tree reading:KF-A17=at-scrimmage {ONE} --games 0",
               1: f"tree reading:KF-A17=at-scrimmage {CARD} --clause PUNT.turnover --games 0 --check",
               2: "tree", 3: f"tree tree {ONE} --games 0", 4: f"tree tree {CARD} --clause NOPE --games 0"},
    "init": {0: f"{CARD} --language go mine", 2: f"{CARD} --language go full"},
    "pages": {0: f"{CARD} pages", 2: "--ruleset chess pages"},
    "new": {0: "ruleset last-pebble mine", 2: "ruleset last-pebble full"},
    "serve": {0: "", 2: "now"},
    "export": {0: "--check", 1: "--check", 2: "--ruleset chess", 4: "--check"},
    "coverage": {0: CARD, 1: f"{CARD} --check", 2: ""},
    "changes": {0: "", 1: "--check", 2: "--since 99.0.0"},
    "clause": {0: "PUNT.distance", 2: "NO"},
    "odds": {0: '{"type":"punt"}', 2: '{"type":"castle"}'},
    "replay": {0: "game.json", 2: "position.json"},
    "check": {0: "position position.json", 2: "deck position.json"},
    "completion": {0: "fish", 2: "powershell"},
}  # fmt: skip
"""How each verb comes to each of its exit codes; what takes long is made so by `AS_IF`."""

CASES = [(verb, code) for verb, codes in TRIED.items() for code in codes]


def raising(fault: Exception) -> Callable[..., Any]:
    def raise_it(*_arguments: Any) -> Any:
        raise fault

    return raise_it


AS_IF: dict[tuple[str, int], tuple[Any, str, Callable[..., Any]]] = {
    ("fuzz", 1): (fuzz, "_search_ruleset", lambda *_arguments: Searched("", 1, 1, Found("", ()))),
    ("impact", 3): (impact, "compared", raising(CannotStart("a side has ended"))),
    ("pages", 0): (pages, "generate_ruleset_site", lambda _ruleset: {"index.md": "x"}),
    ("export", 0): (export, "find_stale_files", list),
    ("export", 1): (export, "find_stale_files", lambda: ["vectors/x.jsonl"]),
    ("export", 4): (export, "find_stale_files", raising(export.BrokenFeatures([ScrimmageError("broken")]))),
    ("coverage", 1): (clause_coverage, "find_coverage_problems", lambda _ruleset: ["X: cited by nothing"]),
    ("changes", 1): (suite_release_comparison.Changes, "allowed", False),  # type: ignore[dict-item]
}


@pytest.fixture
def desk(tmp_path: Path, game: Transcript, whole_report: bytes, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the arguments name."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # the adapter is this very package, wherever the folder is
    tables = next(line for line in VECTORS if '"level":"tables"' in line and "scoring" not in line)
    hello = program_after("docs/conformance/how-to/build-an-adapter.md", "tutorial: hello")
    smallest = program_after("docs/conformance/how-to/smallest-adapter.md", "smallest-adapter")
    for name, text in {
        "smallest.py": smallest, "idle.py": hello, "tables.jsonl": tables,
        "position.json": json.dumps(POSITION), "full/notes": "",
        **{f"{name}.json": json.dumps({"format": "scrimmage-report-1", "cases": [{"id": "a", "verdict": verdict}]})
           for name, verdict in (("good", "pass"), ("bad", "fail"))},
    }.items():  # fmt: skip
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "good-run.json").write_bytes(whole_report)
    transcript.save(game, tmp_path / "game.json")
    return tmp_path


def arguments(verb: str, code: int) -> list[str]:
    told = ODDS if verb == "odds" else verb
    return f"{told} {TRIED[verb][code]}".split()


@pytest.mark.parametrize(("verb", "code"), CASES)
def test_a_verb_ends_with_the_exit_code_that_is_documented(
    verb: str,
    code: int,
    desk: Path,
    monkeypatch: pytest.MonkeyPatch,
    scrimmage: Callable[..., Any],
    judged_once: None,
) -> None:
    if (verb, code) in AS_IF:
        monkeypatch.setattr(*AS_IF[verb, code])
    ended = scrimmage(*arguments(verb, code))
    assert ended.code == code, ended
    assert "Traceback" not in ended.err


@pytest.mark.parametrize("verb", TRIED)
def test_a_verb_that_is_interrupted_says_so(
    verb: str, desk: Path, monkeypatch: pytest.MonkeyPatch, scrimmage: Callable[..., Any]
) -> None:
    @contextmanager
    def interrupted() -> Iterator[None]:
        with raise_on_signals():
            os.kill(os.getpid(), signal.SIGINT)
            yield

    monkeypatch.setattr(termination_signals, "raise_on_signals", interrupted)
    assert scrimmage(*arguments(verb, 0)) == (130, "", "scrimmage: interrupted: no report was written\n")


def test_the_table_of_the_page_the_help_and_what_was_tried_are_the_same() -> None:
    table = re.search(r"<!-- exit codes -->\n(.*?)<!-- /exit codes -->", PAGE, re.DOTALL)
    assert table
    head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines())
    told = {
        verb: {int(code) for code, cell in zip(head[1:], cells[1:], strict=True) if cell}
        for cells in rows
        for verb in re.findall(r"`(\w+)`", cells[0])
    }
    helped = {verb: {int(code[0]) for code in text.split("; ")} for verb, text in EXIT_CODES.items()}
    assert told == helped == {verb: set(codes) for verb, codes in TRIED.items()}


# ---- JSON


PRINTED = [
    (f"doctor --json {CARD} {SERVE}", "diagnoses"), (f"list cases --json {ONE}", "listed-cases"),
    (f"fuzz --json {CARD} --seconds 6 {SERVE}", "searched"),
    (f"list clauses --json {CARD}", "listed-clauses"), ("diff --json good.json bad.json", "comparison"),
    (f"list sentences --json {CARD} --only-level tables", "listed-sentences"),
    ("report --json - good-run.json good-run.json", "implementation-table"),
    (f"coverage --json {CARD}", "coverage"), ("changes --json", "changes"), ("clause --json PUNT.distance", "clause"),
    ("clause --json KF-A17", "clause"), (f'{ODDS} {{"type":"punt"}} --json', "odds"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "schema"), PRINTED)
def test_what_a_verb_prints_as_json_fits_its_schema(
    line: str, schema: str, desk: Path, scrimmage: Callable[..., Any], judged_once: None
) -> None:
    ended = scrimmage(*line.split())
    assert ended.err == ""
    found = json.loads(ended.out)
    assert found
    jsonschema.validate(found, json.loads((ROOT / f"conformance/schemas/{schema}.json").read_bytes()))
