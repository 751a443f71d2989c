"""The JavaScript adapter where no published case reaches."""

from __future__ import annotations

import json
import shutil
import subprocess
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kit.cases.judge import judge
from scrimmage_rules.kit.cases.requests import list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import FACETS

ROOT = Path(__file__).resolve().parents[2]
ADAPTER = ["node", str(ROOT / "conformance" / "adapters" / "javascript" / "adapter.mjs")]
LONGEST = 2_000_000

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


def replies(lines: bytes) -> list[dict[str, Any]]:
    done = subprocess.run(ADAPTER, input=lines, capture_output=True, check=True, timeout=60)
    return [json.loads(line) for line in done.stdout.splitlines()]


def asked(*requests: dict[str, Any]) -> list[dict[str, Any]]:
    return replies(b"".join(json.dumps({"id": n, **each}).encode() + b"\n" for n, each in enumerate(requests)))


# ---- two readings at a time


def under(reading: str, request: dict[str, Any]) -> dict[str, Any]:
    """The same request with this reading of CF-A84."""
    if "options" not in request:
        return request
    readings = {**request["options"]["readings"], "CF-A84": reading}
    return {**request, "options": {**request["options"], "readings": readings}}


@pytest.mark.parametrize("reading", ["pull-back-one-column", "counts-as-touchdown"])
def test_what_a_recovery_in_an_end_zone_means_is_the_same_under_every_reading_of_a_tackle_near_it(reading: str) -> None:
    cases = [case for case in read_vectors(get_vectors_file("computer-football")) if "CF-A77" in case.readings]
    answers = iter(
        asked(*(under(reading, request) for case in cases for request in list_requests_of_case_as_data(case, FACETS)))
    )
    results = [judge(case, list(islice(answers, len(list_requests_of_case_as_data(case, FACETS))))) for case in cases]
    assert [result.name for result in results if result.differences] == []
    assert len(results) > 1


# ---- what it declares


def test_only_the_ruleset_that_has_an_online_table_declares_sessions() -> None:
    [hello] = asked({"op": "hello", "protocol": [1]})
    declaring = [ruleset for ruleset, told in hello["rulesets"].items() if "session" in told["facets"]]
    assert declaring == ["card-football"]


@pytest.mark.parametrize(("ruleset", "ambiguity"), [("card-football", "KF-A01"), ("computer-football", "CF-A48")])
def test_what_is_left_out_of_the_options_may_be_null(ruleset: str, ambiguity: str) -> None:
    options = {"edition": None, "settings": None, "readings": {ambiguity: None}}
    left_out, null = asked(
        {"op": "new", "game": "g", "ruleset": ruleset},
        {"op": "new", "game": "g", "ruleset": ruleset, "options": options},
    )
    assert (null["status"], null["turn"]) == ("ok", left_out["turn"])


@pytest.mark.parametrize("ruleset", ["card-football", "computer-football"])
def test_a_question_that_the_ruleset_does_not_know_is_a_bad_request(ruleset: str) -> None:
    [reply] = asked({"op": "query", "ruleset": ruleset, "query": "weather", "args": {}})
    assert (reply["status"], reply["kind"]) == ("error", "bad-request")


@pytest.mark.parametrize("written", ["192", "19299", "NE"])
@pytest.mark.parametrize(
    ("action", "name"),
    [
        ({"type": "step", "man": "12"}, "to"), ({"type": "place", "man": "12"}, "at"), ({"type": "place-ball"}, "at"),
        ({"type": "designate"}, "hex"), ({"type": "commit", "to": "forward"}, "target"),
    ],
)  # fmt: skip
def test_a_hex_that_is_not_four_digits_is_a_bad_request(action: dict[str, Any], name: str, written: str) -> None:
    new = {"op": "new", "game": "g", "ruleset": "tactical-football"}
    check = {"op": "check", "game": "g", "seat": "home"}
    _, there, none = asked(
        new, {**check, "action": {**action, name: "9999"}}, {**check, "action": {**action, name: written}}
    )
    assert there["status"] == "rejected"
    assert (none["status"], none["kind"]) == ("error", "bad-request")


# ---- what it shows


def test_while_the_cards_are_still_being_made_all_of_the_deck_is_left() -> None:
    options = {"readings": {"KF-A01": "random-generator"}}
    _, seen = asked(
        {"op": "new", "game": "g", "ruleset": "card-football", "options": options},
        {"op": "observe", "game": "g", "seat": "public"},
    )
    assert (seen["view"]["phase"], seen["view"]["cards_left"]) == ("deck", 36)


# ---- its input


def test_a_line_that_is_too_long_is_told_of_once_and_the_next_one_is_answered() -> None:
    too_long, bye = replies(b'"' + b"a" * 3 * LONGEST + b'"\n{"id": 1, "op": "bye"}\n')
    assert (too_long["id"], too_long["status"], too_long["kind"]) == (None, "error", "capacity")
    assert bye == {"id": 1, "status": "ok"}


def test_a_line_of_the_greatest_length_is_answered() -> None:
    request = b'{"id": 1, "op": "bye", "padding": ""}'
    padded = request.replace(b'""', b'"' + b"a" * (LONGEST - len(request)) + b'"')
    assert replies(padded + b"\n") == [{"id": 1, "status": "ok"}]
    assert [each["kind"] for each in replies(padded.replace(b"a", b"aa", 1) + b"\n")] == ["capacity"]


def test_blank_lines_are_skipped_and_the_last_line_may_lack_its_end() -> None:
    assert replies(b'\n \t\r\n{"id": 1, "op": "bye"}') == [{"id": 1, "status": "ok"}]


def test_a_line_that_is_not_utf_8_is_a_bad_request() -> None:
    [reply] = replies(b'{"id": 1, "op": "bye\xff"}\n')
    assert (reply["id"], reply["kind"]) == (None, "bad-request")


@pytest.mark.parametrize("ruleset", ["card-football", "computer-football"])
def test_a_count_of_more_steps_than_any_game_needs_is_too_much(ruleset: str) -> None:
    _, reply = asked(
        {"op": "new", "game": "g", "ruleset": ruleset},
        {"op": "perft", "game": "g", "depth": 501, "chance": "first"},
    )
    assert (reply["status"], reply["kind"]) == ("error", "capacity")
