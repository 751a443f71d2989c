"""What is said of replies that break the protocol: the fault itself, in the words of the protocol, with a remedy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.printable_text import pluralize

Verify = Callable[..., Any]
Script = Callable[[str], list[str]]

HELLO = (
    'b\'{"id":1,"status":"ok","protocol":1,"implementation":{"name":"x","version":"1","language":"y"},'
    '"rulesets":{"card-football":{"facets":["query"],"readings":{}}}}\''
)


def saying(reply: str) -> str:
    """An adapter that answers hello, and everything else with these bytes."""
    return (
        "import json, sys\nfor line in sys.stdin:\n    request = json.loads(line)\n"
        f"    reply = {HELLO} if request['op'] == 'hello' else {reply}\n"
        "    reply = reply.replace(b'@', str(request['id']).encode())\n"
        "    sys.stdout.buffer.write(reply + b'\\n')\n    sys.stdout.flush()\n"
    )


BROKEN = {
    "latin-1": (
        """b'{"id":@,"status":"unsupported","feature":"d\\xe9j\\xe0 vu"}'""",
        "not UTF-8 text at byte ", "; write replies as UTF-8 in any locale",
    ),
    "pretty-printed": (
        """b'{\\n  "id": @,\\n  "status": "ok"\\n}'""",
        "the JSON does not end on this line: '{'; write each reply on one line, without line breaks", "",
    ),
    "a request": (
        """b'{"id":@,"op":"query"}'""",
        '"status" is missing (expected one of ok, rejected, need-chance, unsupported, error); it repeats the request',
        "",
    ),
    "no status": (
        """b'{"id":@,"value":1}'""",
        '"status" is missing (expected one of ok, rejected, need-chance, unsupported, error)', "",
    ),
    "no JSON": ("b'Illegal move'", "not JSON: 'Illegal move'; write replies only to standard output", ""),
}  # fmt: skip


@pytest.mark.parametrize("reply", BROKEN)
def test_a_reply_that_breaks_the_protocol_is_named(reply: str, suite: Any, verify: Verify, script: Script) -> None:
    source, begins, ends = BROKEN[reply]
    ran = verify("--only-level", "tables", "--show", "1", command=script(saying(source)))
    assert set(ran.totals) <= {"protocol-error", "not-run"}
    [note, *_] = [each["note"] for each in ran.report["cases"] if each["verdict"] == "protocol-error"]
    assert note.startswith(begins)
    assert note.endswith(ends or begins)


@pytest.mark.parametrize(
    ("hello", "complaint"),
    [
        ("""b'{"id":1,"status":"ok","protocol":[1]}'""", "`protocol` should be a whole number, not a list"),
        ("""b'{"id":1,"status":"ok","protocol":1}'""", "`implementation` is missing"),
        (
            """b'{"id":1,"status":"ok","protocol":1,"implementation":{"name":7}}'""",
            "`implementation.name` should be a text, not a whole number",
        ),
        ("""b'{"id":1,"status":"fine"}'""", "\"status\" is 'fine' (expected one of ok, "),
        ("""b'{"id":1,"name":"d\\xe9j\\xe0"}'""", "not UTF-8 text at byte 17, near "),
    ],
)
def test_an_invalid_reply_to_hello_is_not_called_no_answer(
    hello: str, complaint: str, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    source = f"import sys\nsys.stdin.readline()\nsys.stdout.buffer.write({hello} + b'\\n')\n"
    source += "sys.stdout.flush()\nsys.stdin.readline()\n"
    assert cli.main(["verify", "--ruleset", "card-football", "--clause", "TD.six", "--", *script(source)]) == 3
    assert capsys.readouterr().err.startswith(f"scrimmage: invalid reply to hello: {complaint}")


def test_the_doctor_labels_each_check_and_names_the_field(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["doctor", "--", "cat"]) == 1
    said = capsys.readouterr().out
    assert "FAIL hello: the adapter should identify itself and its rulesets\n" in said
    assert "rulesets: `protocol` should be a whole number, not a list\n" in said
    assert "PASS start: the adapter should start quickly\n" in said
    assert {line.split()[0] for line in said.splitlines() if line[0] != " "} <= {"PASS", "FAIL", "SKIP", *"0123456789"}


@pytest.mark.parametrize(
    ("number", "noun", "plural", "text"),
    [(0, "case", "", "0 cases"), (1, "case", "", "1 case"), (2, "case", "", "2 cases"),
     (1, "entry", "entries", "1 entry"), (3, "entry", "entries", "3 entries")],
)  # fmt: skip
def test_a_number_stands_with_the_right_form_of_its_noun(number: int, noun: str, plural: str, text: str) -> None:
    assert pluralize(number, noun, plural) == text


def test_missing_vectors_name_the_ruleset_to_export(
    suite: Any, verify: Verify, capsys: pytest.CaptureFixture[str]
) -> None:
    suite.unlink()
    assert verify().err.endswith("no such file of vectors; run `scrimmage export --ruleset card-football`\n")
    assert cli.main(["repro", "nothing.jsonl"]) == 2
    assert capsys.readouterr().err.endswith("no such file of vectors; give an existing file\n")
