"""The doctor finds what an adapter does against the protocol, each by its own check, and nothing in a sound one."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.doctor.examined_adapter import find_sample_cases
from scrimmage_rules.kit.doctor.protocol_checks import CHECKS
from scrimmage_rules.kit.doctor.sample_conversations import RequestsOfCase
from scrimmage_rules.kit.doctor.value_format_checks import is_reduced
from scrimmage_rules.kit.protocol.messages import FACETS, Declared
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.rulesets import RULESETS, ruleset

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "conformance" / "faulty"
SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]
Script = Callable[[str], list[str]]
Doctor = Callable[..., tuple[int, dict[str, Any]]]

HEAD = f"""
import json, os, sys, time
sys.path.insert(0, {str(FOLDER)!r})
from honest import Honest

class Patient(Honest):
    pass

def answers(line):
    try:
        request = json.loads(line)
    except ValueError:
        request = None
    if not isinstance(request, dict):
        return {{"id": None, "status": "error", "kind": "bad-request", "message": "no request"}}
    return honest.reply(request)

def put(reply):
    print(json.dumps(reply), flush=True)
"""
LOOP = """
honest = Patient()
for line in sys.stdin:
    if line.strip():
        put(answers(line))
"""


def reply_of(body: str) -> str:
    """An adapter whose one method of the reference's is changed."""
    return f"{HEAD}class Patient(Honest):\n    def reply(self, request):\n{body}\n{LOOP}"


def on(op: str, changed: str) -> str:
    """One that changes what it says to one op."""
    return reply_of(
        "        reply = self.ask(request)\n"
        f"        if request['op'] == {op!r}:\n            {changed}\n        return reply"
    )


ILL = {
    "hello": on("hello", "reply['implementation'] = 'me'"),
    "offers": reply_of(
        "        if request['op'] == 'hello' and request['protocol'] not in ([1], [2]):\n"
        "            return {'id': request['id'], 'status': 'unsupported', 'feature': 'protocols'}\n"
        "        return self.ask(request)"
    ),
    "other-protocol": reply_of(
        "        if request['op'] == 'hello':\n            request = {**request, 'protocol': [1]}\n"
        "        return self.ask(request)"
    ),
    "id": reply_of(
        "        reply = self.ask(request)\n"
        "        return {**reply, 'id': reply['id'] if isinstance(reply['id'], int) else None}"
    ),
    "order": HEAD + "honest, waiting = Patient(), []\nwhile chunk := os.read(0, 1 << 20):\n"
    "    lines = [line for line in chunk.split(b'\\n') if line.strip()]\n"
    "    for line in reversed(lines):\n        put(answers(line))\n",
    "pieces": HEAD + "honest = Patient()\nwhile chunk := os.read(0, 1 << 22):\n"
    "    for line in chunk.splitlines():\n        if line.strip():\n            put(answers(line))\n",
    "blank": HEAD + "honest = Patient()\nfor line in sys.stdin:\n    put(answers(line))\n",
    "bad-json": HEAD + "honest = Patient()\nfor line in sys.stdin:\n    if line.strip():\n"
    "        json.loads(line)\n        put(answers(line))\n",
    "no-object": HEAD + "honest = Patient()\nfor line in sys.stdin:\n    if line.strip()[:1] != '[':\n"
    "        put(answers(line)) if line.strip() else None\n",
    "long-line": HEAD + "honest = Patient()\nfor line in sys.stdin:\n    if line.strip():\n"
    "        put(answers(line) if len(line) < 65536 else answers('too long'))\n",
    "unknown-op": on(
        "sing", "reply = {'id': request['id'], 'status': 'error', 'kind': 'bad-request', 'message': 'no'}"
    ),
    "unknown-field": reply_of(
        "        if 'mood' in request:\n"
        "            return {'id': request['id'], 'status': 'error', 'kind': 'bad-request', 'message': 'mood?'}\n"
        "        return self.ask(request)"
    ),
    "unknown-ruleset": on("new", "reply = {'id': request['id'], 'status': 'unsupported', 'feature': 'that game'}"),
    "unknown-game": on("position", "reply = reply if reply['status'] == 'ok' else {**reply, 'kind': 'internal'}"),
    "null": reply_of(
        "        if request['op'] == 'load' and 'options' in request and request['options'] is None:\n"
        "            return {'id': request['id'], 'status': 'error', 'kind': 'bad-request', 'message': 'options?'}\n"
        "        return self.ask(request)"
    ),
    "letters": reply_of(
        "        if not str(request.get('game', '')).isascii():\n"
        "            return {'id': request['id'], 'status': 'error', 'kind': 'internal', 'message': 'letters?'}\n"
        "        return self.ask(request)"
    ),
    "two-games": reply_of(
        "        one = {'game': 'g'} if request.get('game') in ('one', 'two') else {}\n"
        "        return self.ask(request, **one)"
    ),
    "load-again": reply_of(
        "        if request['op'] == 'load' and request['game'] == 'g':\n"
        "            seen = self.__dict__.setdefault('seen', [])\n"
        "            seen.append(request['position'])\n"
        "            if seen[-1] in seen[1:-2] and seen[-1] not in (seen[0], seen[-2]):\n"
        "                return self.ask(request, game='elsewhere')\n"
        "        return self.ask(request)"
    ),
    "same-again": reply_of(
        "        self.times = getattr(self, 'times', 0) + (request['op'] == 'load')\n"
        "        reply = self.ask(request)\n"
        "        return {**reply, 'time': self.times} if request['op'] == 'load' and request['game'] == 'g' else reply"
    ),
    "refusal": reply_of(
        "        reply = self.ask(request)\n"
        "        if request['op'] in ('load', 'apply'):\n"
        "            self.refused = reply['status'] == 'rejected'\n"
        "        if request['op'] == 'position' and getattr(self, 'refused', False):\n"
        "            reply['position'] = {**reply['position'], 'down': 4}\n"
        "        return reply"
    ),
    "memory": reply_of(
        "        reply = self.ask(request)\n"
        "        if request['op'] == 'apply' and reply['status'] == 'rejected':\n"
        "            self.sour = True\n"
        "        if request['op'] == 'apply' and reply['status'] == 'ok' and getattr(self, 'sour', False):\n"
        "            reply['used'] += 1\n"
        "        return reply"
    ),
    "short-chance": on(
        "apply", "reply = {'id': request['id'], 'status': 'error', 'kind': 'internal', 'message': 'x'} "
        "if reply['status'] == 'need-chance' else reply",
    ),
    "left-chance": reply_of(
        "        reply = self.ask(request)\n"
        "        if reply.get('kind') == 'chance-left':\n"
        "            return self.ask({**request, 'chance': request['chance'][:-1]})\n"
        "        return reply"
    ),
    "wrong-chance": reply_of(
        "        reply = self.ask(request)\n"
        "        return {**reply, 'kind': 'internal'} if reply.get('kind') == 'chance-mismatch' else reply"
    ),
    **{
        check: f"{HEAD}from writing import {fault} as Patient\n{LOOP}"
        for check, fault in {
            "numbers": "DecimalUsed", "fractions": "Unreduced", "fields": "OmitsEmpty",
        }.items()
    },
    "end": HEAD + LOOP + "sys.exit(3)\n",
}  # fmt: skip
"""Adapters with one fault each, by the check that finds it; what it knows of `order` it knows of nothing else."""

BESIDES = {"same-again": {"null"}, "order": {"pieces", "long-line"}, "pieces": {"long-line"}}
"""Checks that find a fault too, because they ask for what it spoils."""


@pytest.fixture
def doctor(capsys: pytest.CaptureFixture[str]) -> Doctor:
    """`scrimmage doctor --json`: the exit code and the verdict of each check."""

    def run(command: Sequence[str], *arguments: str) -> tuple[int, dict[str, Any]]:
        code = cli.main(["doctor", "--json", "--timeout", "5", *arguments, "--", *command])
        return code, {each["name"]: each for each in json.loads(capsys.readouterr().out)}

    return run


def test_nothing_is_wrong_with_the_reference(doctor: Doctor) -> None:
    code, found = doctor(SERVE)
    assert (code, {each["verdict"] for each in found.values()}) == (0, {"ok"})
    assert list(found) == list(CHECKS)


@pytest.mark.parametrize("ruleset_id", ["card-football", "tactical-football"])
def test_nothing_is_wrong_with_the_javascript_implementation(ruleset_id: str, doctor: Doctor) -> None:
    command = ["node", str(ROOT / "conformance/adapters/javascript/adapter.mjs")]
    code, found = doctor(command, "--ruleset", ruleset_id)
    assert (code, {each["verdict"] for each in found.values()}) == (0, {"ok"})


def test_every_check_but_the_one_about_time_is_seen_to_fail() -> None:
    assert set(ILL) == set(CHECKS) - {"start"}


@pytest.mark.parametrize("check", ILL)
def test_an_ill_adapter_is_found_out_by_its_check_and_told_what_to_change(
    check: str, doctor: Doctor, script: Script
) -> None:
    code, found = doctor(script(ILL[check]), "--ruleset", "card-football")
    wrong = {name for name, each in found.items() if each["verdict"] == "wrong"}
    assert code == 1
    assert check in wrong
    assert wrong - {check} <= BESIDES.get(check, set())
    assert found[check]["remedy"] == CHECKS[check].remedy
    assert found[check]["wanted"] != found[check]["came"]


def test_what_is_not_declared_is_skipped(doctor: Doctor, script: Script) -> None:
    only_tables = on("hello", "reply['rulesets'] = {'card-football': {'facets': ['query'], 'readings': {}}}")
    code, found = doctor(script(only_tables))
    assert code == 0
    assert found["refusal"]["verdict"] == "skipped"
    assert found["refusal"]["came"] == "facet positions is not declared"


def test_one_that_does_not_answer_hello_cannot_be_examined(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["doctor", "--", "true"]) == 3
    line = "scrimmage: no answer to hello: it ended with exit code 0 before it answered a request\n"
    assert capsys.readouterr().err == line


def test_without_a_command_there_is_nobody_to_examine(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["doctor"]) == 2
    assert (
        capsys.readouterr().err
        == "scrimmage: --: give the command of your adapter after --, as in: scrimmage doctor -- node adapter.mjs\n"
    )


def test_the_text_tells_what_was_sent_wanted_and_came_and_what_to_change(
    capsys: pytest.CaptureFixture[str], script: Script
) -> None:
    assert cli.main(["doctor", "--ruleset", "card-football", "--", *script(ILL["unknown-op"])]) == 1
    out = capsys.readouterr().out.splitlines()
    at = out.index("FAIL unknown-op: the adapter should answer unsupported to an unknown op")
    assert out[at + 1 : at + 5] == [
        """        sent      '{"id":7,"op":"sing"}'""",
        "        expected  status unsupported",
        """        received  {"id": 7, "status": "error", "kind": "bad-request", "message": "no"}""",
        "        to fix    make `unsupported` the default answer",
    ]
    assert out[-1] == "28 passed, 1 failed, 0 skipped"


# ---- how values are written


def test_the_values_that_came_are_shown(doctor: Doctor, script: Script) -> None:
    """A program that doubles both numbers of each fraction writes the first share of a contact as 2/24."""
    _, found = doctor(script(ILL["fractions"]), "--ruleset", "tactical-football")
    assert found["fractions"]["verdict"] == "wrong"
    assert re.fullmatch(r"'\d+/\d+'", found["fractions"]["came"])
    assert re.fullmatch(r"`/value/\d+/p` as a reduced fraction .*", found["fractions"]["wanted"])


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_game_has_cases_that_show_how_values_are_written(ruleset_id: str) -> None:
    """Shares with different denominators, a finished game, and a request of each op that changes or shows a table."""
    facets = (*FACETS, *ruleset(ruleset_id).facets)
    found = find_sample_cases(read_vectors(get_vectors_file(ruleset_id)), Declared(facets))
    right = [[encode_reply_as_plain_data(answer) for answer in answers(talk)] for talk in (*found.shares, *found.talks)]
    shares = [set(re.findall(r'"p": "\d+/(\d+)"', json.dumps(replies[-1]))) for replies in right[: len(found.shares)]]
    assert max(map(len, shares)) > 1
    assert {ask["op"] for talk in found.talks for ask in talk} >= {"load", "position", "apply", "legal", "observe"}
    assert any(reply.get("turn", {}).get("pending") == [] for replies in right for reply in replies)


def answers(talk: RequestsOfCase) -> list[Any]:
    reference = Reference()
    return [reference.answer({"id": 1, **ask}) for ask in talk]


@pytest.mark.parametrize(
    ("share", "right"),
    [
        ("1/2", True),
        ("1", True),
        ("2/4", False),
        ("1/1", False),
        ("0", False),
        ("0.5", False),
        (0.5, False),
        (1, False),
    ],
)
def test_a_probability_is_a_reduced_fraction_or_one(share: Any, right: bool) -> None:
    assert is_reduced(share) == right


@pytest.mark.parametrize(("op", "left_out"), [("apply", "/turn/pending"), ("apply", "/used")])
def test_the_first_empty_field_that_is_left_out_is_named(
    op: str, left_out: str, doctor: Doctor, script: Script
) -> None:
    *way, name = left_out.split("/")[1:]
    holder = "reply" + "".join(f".get({each!r}, {{}})" for each in way)
    source = on(op, f"{holder}.pop({name!r}, 0) if not {holder}.get({name!r}, 1) else 0")
    _, found = doctor(script(source), "--ruleset", "tactical-football")
    assert found["fields"]["verdict"] == "wrong"
    assert f"`{left_out}`" in found["fields"]["wanted"]


def test_what_may_be_left_out_is_no_fault(doctor: Doctor, script: Script) -> None:
    """The result of a game that goes on, and the seats that may act where no facet says who may."""
    source = reply_of(
        "        reply = self.ask(request)\n"
        "        for each in reply.get('rulesets', {}).values():\n            each['facets'].remove('legal')\n"
        "        turn = reply.get('turn', {})\n        turn.pop('pending', 0)\n"
        "        if turn.get('result') is None:\n            turn.pop('result', 0)\n        return reply"
    )
    code, found = doctor(script(source), "--ruleset", "card-football")
    assert (code, found["fields"]["verdict"]) == (0, "ok")


def test_without_a_case_with_probabilities_fractions_are_skipped(doctor: Doctor, script: Script) -> None:
    source = on("hello", "reply['rulesets'] = {'tactical-soccer': {'facets': ['query', 'positions'], 'readings': {}}}")
    code, found = doctor(script(source))
    assert (code, found["fractions"]["verdict"]) == (0, "skipped")


# ---- replies that are not Protocol 1


def writing(line: str) -> str:
    """An adapter that writes its replies to all but hello in this way: an expression of `reply`."""
    loop = LOOP.replace("put(answers(line))", "write(line, answers(line))")
    return (
        f"{HEAD}def write(line, reply):\n    plain = json.dumps(reply).encode()\n"
        f"    sys.stdout.buffer.write((plain if 'hello' in line else {line}) + b'\\n')\n    sys.stdout.flush()\n{loop}"
    )


@pytest.mark.parametrize(
    ("line", "begins", "ends"),
    [
        (
            "json.dumps(reply, indent=2).encode()",
            "the JSON does not end on this line: '{'", "; write each reply on one line, without line breaks",
        ),
        (
            "json.dumps({**reply, 'word': 'déjà vu'}, ensure_ascii=False).encode('latin-1', 'replace')",
            "not UTF-8 text at byte ", "; write replies as UTF-8 in any locale",
        ),
    ],
)  # fmt: skip
def test_the_doctor_says_what_is_wrong_with_a_reply_that_cannot_be_read(
    line: str, begins: str, ends: str, doctor: Doctor, script: Script
) -> None:
    code, found = doctor(script(writing(line)), "--ruleset", "card-football")
    assert code == 1
    wrong = [each["came"] for each in found.values() if each["verdict"] == "wrong"]
    assert len(wrong) > 5
    assert {came.startswith(begins) and came.endswith(ends) for came in wrong} == {True}


def test_a_byte_order_mark_is_no_fault(doctor: Doctor, script: Script) -> None:
    """`verify` passes over it, too."""
    source = writing("b'\\xef\\xbb\\xbf' + plain").replace("plain if 'hello' in line else ", "")
    code, found = doctor(script(source), "--ruleset", "card-football")
    assert (code, {each["verdict"] for each in found.values()}) == (0, {"ok"})
