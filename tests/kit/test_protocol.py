"""Protocol 1 on the wire: schemas, recorded conversations, and lines that are no requests.

After a wanted change of what the reference answers: `python tests/kit/conversations/record.py`, then read what changed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from scrimmage_rules import __version__
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.protocol.reference_server import answer_request_line
from scrimmage_rules.rulesets import RULESETS, ruleset

HERE = Path(__file__).resolve().parent
CONVERSATIONS = sorted((HERE / "conversations").glob("*.requests.jsonl"))
SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]
JAVASCRIPT = ["node", str(HERE.parents[1] / "conformance" / "adapters" / "javascript" / "adapter.mjs")]


@pytest.fixture(scope="session")
def schema() -> Callable[[str], Draft202012Validator]:
    """The published schema of this name."""
    made: dict[str, Draft202012Validator] = {}

    def of(name: str) -> Draft202012Validator:
        if name not in made:
            found = json.loads((data_dir("conformance") / "schemas" / f"{name}.json").read_bytes())
            Draft202012Validator.check_schema(found)
            made[name] = Draft202012Validator(found)
        return made[name]

    return of


Schema = Callable[[str], Draft202012Validator]


TOLD_APART = frozenset({"op", "status", "kind", "relation", "level", "phase", "type"})
"""Fields whose words decide by which part of a schema the rest is judged."""


def shape(value: Any, field: str = "") -> Any:
    """What of a message its schema looks at, near enough: its fields and the types of their values."""
    if isinstance(value, dict):
        return tuple((name, shape(each, name)) for name, each in value.items())
    if isinstance(value, list):
        return frozenset(map(shape, value))
    return value if field in TOLD_APART else type(value)


@pytest.fixture(scope="session")
def fits(schema: Schema) -> Callable[[str, Any], None]:
    """Validate a message by a schema, each of its shape at first and now and then, for validating takes its time."""
    met: Counter[Any] = Counter()

    def valid(name: str, message: Any) -> None:
        alike = (name, shape(message))
        if met[alike] % 20 == 0:
            schema(name).validate(message)
        met[alike] += 1

    return valid


Fits = Callable[[str, Any], None]


@pytest.fixture(scope="session", params=RULESETS)
def published(request: pytest.FixtureRequest) -> list[Vector]:
    """The published vectors of a ruleset."""
    return read_vectors(get_vectors_file(request.param))


def test_there_is_a_schema_for_every_message_and_no_other(schema: Schema) -> None:
    names = {path.stem for path in (data_dir("conformance") / "schemas").glob("*.json")}
    wanted = {f"{op}.{kind}" for op in m.REQUESTS for kind in ("request", "reply")}
    wanted |= {"vector", "transcript", "report", "report-line", "comparison", "badge", "rulebook", "release", "changes"}
    wanted |= {"impact", "diagnoses", "listed-cases", "listed-clauses", "coverage", "clause", "odds", "searched"}
    wanted |= {"listed-sentences", "implementation-table"}
    wanted |= {"lines"}
    games = {f"{each}.{kind}" for each in RULESETS for kind in ("position", "action", *ruleset(each).data_types)}
    assert names == wanted | games
    for name in names:
        schema(name)


def test_every_published_vector_fits_its_schema(published: list[Vector], fits: Fits) -> None:
    path = get_vectors_file(published[0].ruleset)
    for line in path.read_bytes().splitlines():
        fits("vector", json.loads(line))


@pytest.mark.long("validates the whole suite")
def test_every_request_of_every_vector_and_every_reply_with_its_positions_and_actions_fits_its_schema(
    published: list[Vector], fits: Fits
) -> None:
    unusual = 0
    for vector in published:
        reference = Reference()
        for number, ask in enumerate(list_own_requests(vector), 1):
            request = {"id": number, **ask}
            reply = encode_reply_as_plain_data(reference.answer(request))
            if reply["status"] != "error":  # a case may put what fits no schema, to see it refused
                fits(f"{ask['op']}.request", request)
            unusual += reply["status"] == "error"
            fits(f"{ask['op']}.reply", reply)
            assert reply["id"] == number
            if "position" in reply:
                fits(f"{vector.ruleset}.position", reply["position"])
            for each in reply.get("actions", ())[::7]:
                fits(f"{vector.ruleset}.action", each["action"])
    assert unusual < len(published) / 10


DATA = {
    "decks": "card-football.deck", "pitches": "tactical-soccer.pitch", "rosters": "tactical-football.roster",
    "rulebooks": "rulebook",
}  # fmt: skip


@pytest.mark.parametrize("folder", DATA)
def test_all_published_data_fits_its_schema(folder: str, schema: Schema) -> None:
    paths = sorted((data_dir("conformance") / folder).glob("*.json"))
    assert paths
    for path in paths:
        schema(DATA[folder]).validate(json.loads(path.read_bytes()))


@pytest.mark.parametrize("fault", ["honest", "wrong-clause", "off-by-one", "exits"])
def test_a_report_fits_its_schema(
    fault: str, suite: Path, verify: Callable[..., Any], faulty: Callable[[str], list[str]], schema: Schema
) -> None:
    schema("report").validate(verify(command=faulty(fault)).report)


@pytest.mark.parametrize("op", m.REQUESTS)
def test_every_op_may_be_answered_unsupported_or_with_an_error(op: str, schema: Schema) -> None:
    schema(f"{op}.reply").validate({"id": 1, "status": "unsupported", "feature": op})
    schema(f"{op}.reply").validate({"id": None, "status": "error", "kind": "internal", "message": "no"})
    assert not schema(f"{op}.reply").is_valid({"id": 1, "status": "done"})
    assert not schema(f"{op}.request").is_valid({"id": 1, "op": "castle"})
    assert not schema(f"{op}.request").is_valid({"op": op})


# ---- recorded conversations


NAMED = [pytest.param(path, id=path.name.split(".")[0]) for path in CONVERSATIONS]


def recorded(path: Path) -> bytes:
    replies = path.with_name(path.name.replace("requests", "replies")).read_bytes()
    return replies.replace(b'"VERSION"', json.dumps(__version__).encode())


def piped(command: list[str], lines: bytes) -> bytes:
    done = subprocess.run(command, input=lines, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


@pytest.mark.parametrize("path", NAMED)
def test_a_recorded_conversation_gives_the_recorded_replies_byte_for_byte(path: Path) -> None:
    assert piped(SERVE, path.read_bytes()) == recorded(path)


@pytest.mark.parametrize("path", NAMED)
@pytest.mark.parametrize("ending", [b"\r\n", b"\n\n \n"])
def test_a_recorded_conversation_may_have_other_line_ends(path: Path, ending: bytes) -> None:
    assert piped(SERVE, path.read_bytes().replace(b"\n", ending)) == recorded(path)


def test_the_last_line_may_lack_its_end() -> None:
    path = CONVERSATIONS[0]
    assert piped(SERVE, path.read_bytes().rstrip(b"\n")) == recorded(path)


def test_a_conversation_may_come_in_bits_and_pieces() -> None:
    lines = CONVERSATIONS[0].read_bytes()
    with subprocess.Popen(SERVE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for start in range(0, len(lines), 97):
            process.stdin.write(lines[start : start + 97])
            process.stdin.flush()
        process.stdin.close()
        assert process.stdout.read() == recorded(CONVERSATIONS[0])


def test_each_reply_leaves_before_the_next_request_comes() -> None:
    with subprocess.Popen(SERVE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(b'{"id": %d, "op": "bye"}\n' % number)
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == {"id": number, "status": "ok"}


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize("name", ["game", "suite"])
def test_the_javascript_adapter_answers_a_recorded_conversation_alike(name: str) -> None:
    path = HERE / "conversations" / f"{name}.requests.jsonl"
    ours = [judged(json.loads(line)) for line in recorded(path).splitlines()]
    theirs = [judged(json.loads(line)) for line in piped(JAVASCRIPT, path.read_bytes()).splitlines()]
    assert theirs == ours


FREE = (
    "events",
    "data",
    "clauses",
    "message",
    "code",
    "reasons",
    "implementation",
    "feature",
    "also",
    "clause",
    "trace",
    "rulesets",
)


def judged(reply: dict[str, Any]) -> dict[str, Any]:
    """What of a reply an implementation may not choose; clauses are the suite's to judge."""
    kept = {key: value for key, value in reply.items() if key not in FREE}
    for key in ("actions", "value"):
        if isinstance(kept.get(key), list):
            kept[key] = sorted(json.dumps(each, sort_keys=True) for each in kept[key])
    if "turn" in kept:
        kept["turn"].setdefault("result", None)
    return kept


# ---- lines that are no requests

NONSENSE = [
    b"not json",
    b"{",
    b"[]",
    b"null",
    b"3",
    b'"load"',
    b"\xff\xfe",
    b"\x00",
    b"[" * 10_000,
    b'{"id":1,"op":"load","game":"g","ruleset":"card-football","position":' + b'{"a":' * 10_000,
    b'{"op":"bye"}',
    b'{"id":null,"op":"bye"}',
    b'{"id":{},"op":"bye"}',
    b'{"id":1e999,"op":"bye"}',
    b'{"id":"\\ud800","op":"bye"}',
]
BAD: list[dict[str, Any]] = [
    {"op": "apply", "game": "nobody", "seat": "home", "action": {"type": "punt"}},
    {"op": "apply", "game": "g", "seat": "home", "action": {"type": "punt"}, "chance": [3]},
    {"op": "apply", "game": "g", "seat": "home", "action": {"type": ["punt"]}},
    {"op": "apply", "game": "g", "seat": 3, "action": {"type": "punt"}},
    {"op": "load", "game": "g", "ruleset": "card-football", "position": {"down": 10**400}},
    {
        "op": "load",
        "game": "g",
        "ruleset": "card-football",
        "position": {},
        "options": {"settings": {"deck": {"cards": 1}}},
    },
    {"op": "new", "game": "g", "ruleset": "card-football", "options": {"settings": {"deck": 10**400}}},
    {"op": "query", "query": "odds", "game": "g", "args": {"seat": "home", "action": {}, "of": []}},
    {"op": "query", "query": "spot", "ruleset": "card-football", "args": {"line": "own 9", "gain": 10**400}},
    {"op": "query", "query": "cell", "ruleset": "card-football", "args": {"card": [], "offence": {}, "defence": None}},
    {
        "op": "query",
        "query": "session",
        "ruleset": "card-football",
        "options": {"edition": "vassal"},
        "args": {"steps": [[]]},
    },
    {"op": "query", "query": 7, "ruleset": "card-football"},
    {"op": "query", "query": "scoring", "ruleset": ["card-football"]},
    {"op": "query", "query": "scoring"},
    {"op": "perft", "game": "g", "depth": 1.5},
    {"op": "observe", "game": "g", "seat": "everybody"},
    {"op": "hello", "protocol": "1"},
]


@pytest.mark.parametrize("line", NONSENSE, ids=[str(number) for number in range(len(NONSENSE))])
def test_a_line_that_is_no_request_gives_one_error_without_an_id(line: bytes) -> None:
    reply = answer_request_line(Reference(), line)
    assert reply.count(b"\n") == 1
    answer = json.loads(reply)
    assert (answer["id"], answer["status"], answer["kind"]) == (None, "error", "bad-request")
    assert "\n" not in answer["message"]


@pytest.mark.parametrize("request_", BAD, ids=[str(number) for number in range(len(BAD))])
def test_a_request_that_makes_no_sense_gives_one_error_with_its_id(request_: dict[str, Any]) -> None:
    reference = Reference()
    answer_request_line(reference, b'{"id":1,"op":"new","game":"g","ruleset":"card-football"}')
    answer = json.loads(answer_request_line(reference, json.dumps({"id": "x", **request_}).encode()))
    assert (answer["id"], answer["status"], answer["kind"]) == ("x", "error", "bad-request")
    assert answer["message"].strip()
    assert "\n" not in answer["message"]


@pytest.mark.parametrize(
    ("ruleset_id", "setting", "there_are"),
    [
        ("card-football", "deck", ("default", "sample")),
        ("tactical-soccer", "pitch", ("default", "default-pointed", "small", "small-pointed")),
        ("tactical-football", "roster", ("reference",)),
    ],
)
def test_a_bundled_thing_that_there_is_not_is_told_with_those_there_are(
    ruleset_id: str, setting: str, there_are: tuple[str, ...]
) -> None:
    answers = {}
    for name in (*there_are, "third"):
        new = {"id": 1, "op": "new", "game": "g", "ruleset": ruleset_id, "options": {"settings": {setting: name}}}
        answers[name] = json.loads(answer_request_line(Reference(), json.dumps(new).encode()))
    refused = answers.pop("third")
    assert all(answer["status"] != "error" for answer in answers.values())
    assert (refused["status"], refused["kind"]) == ("error", "bad-request")
    assert "third" in refused["message"]
    assert all(name in refused["message"] for name in there_are)


def test_whatever_comes_every_line_gets_one_reply_and_the_next_request_is_served() -> None:
    lines = b"\n".join(
        [*NONSENSE, *(json.dumps({"id": 1, **each}).encode() for each in BAD), b'{"id":2,"op":"bye"}', b""]
    )
    replies = piped(SERVE, lines).splitlines()
    assert len(replies) == len(NONSENSE) + len(BAD) + 1
    assert json.loads(replies[-1]) == {"id": 2, "status": "ok"}


def test_a_fault_of_the_reference_itself_is_an_answer_and_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(_self: object, _request: object) -> None:
        raise ZeroDivisionError("a\nb")

    monkeypatch.setitem(Reference._answers, "bye", fall)
    answer = json.loads(answer_request_line(Reference(), b'{"id":7,"op":"bye"}'))
    assert answer == {"id": 7, "status": "error", "kind": "internal", "message": "ZeroDivisionError: a b"}


def test_unknown_fields_are_ignored_and_unknown_ops_unsupported() -> None:
    assert json.loads(answer_request_line(Reference(), b'{"id":1,"op":"bye","x":{"y":[]}}')) == {
        "id": 1,
        "status": "ok",
    }
    answer = json.loads(answer_request_line(Reference(), b'{"id":1,"op":"castle"}'))
    assert answer == {"id": 1, "status": "unsupported", "feature": "op castle"}


def test_an_op_that_nobody_knows_is_told_as_text() -> None:
    answer = encode_reply_as_plain_data(Reference().answer({"id": 1, "op": "one line\nanother \x1b[31m"}))
    assert answer["feature"] == "op one line\\nanother \\x1b[31m"


def test_the_state_changes_only_on_ok(published: list[Vector]) -> None:
    """Around every request of every case that is not answered ok, the games are the very same."""
    for vector in published:
        reference = Reference()
        for ask in list_own_requests(vector):
            before = dict(reference._games)
            if encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))["status"] != "ok":
                assert reference._games.keys() == before.keys()
                assert all(reference._games[handle] is game for handle, game in before.items())
