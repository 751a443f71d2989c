"""The checks of `scrimmage doctor` in the order in which they run, each for one requirement of Protocol 1."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from scrimmage_rules.kit.doctor.examined_adapter import (
    HELLO,
    ExaminedAdapter,
    UnmetRequirement,
    require_equal,
    require_status,
)
from scrimmage_rules.kit.doctor.kept_games_checks import (
    check_determinism,
    check_excess_chance,
    check_invalid_chance,
    check_letters_of_all_scripts,
    check_missing_chance,
    check_rejection_changes_nothing,
    check_second_load,
    check_statelessness,
    check_two_games,
    find_start_request,
)
from scrimmage_rules.kit.doctor.value_format_checks import (
    check_empty_fields,
    check_reduced_fractions,
    check_whole_numbers,
)
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.reply_fault_messages import describe_invalid_field
from scrimmage_rules.kit.protocol.text_truncation import truncate_text

MEGABYTE = 1_000_000
SLOW_START = 5.0
"""Maximum time in seconds for the start of an adapter. The limit is short, because a run starts the adapter several
times.
"""

MANY = 20
"""Number of requests that one of the checks sends in a single write."""


class ProtocolCheck(NamedTuple):
    """One check of an adapter: what the protocol requires, how to fix an adapter that fails the check, and the function
    that tests it.

    `right` continues the sentence "the adapter ...". `needs` are the facets that the check requires. `examine` raises
    `UnmetRequirement`.
    """

    right: str
    remedy: str
    examine: Callable[[ExaminedAdapter], None]
    needs: tuple[str, ...] = ()


# ---- hello


def _check_hello(patient: ExaminedAdapter) -> None:
    reply = patient.ask(op="hello", protocol=[m.PROTOCOL], kit={"name": "scrimmage", "version": "doctor"})
    try:
        msgspec.convert(reply, m.Greeted)
    except msgspec.ValidationError as fault:
        wanted = f"protocol, implementation and rulesets: {describe_invalid_field(fault)}"
        raise UnmetRequirement(wanted, truncate_text(json.dumps(reply))) from None


def _check_start_time(patient: ExaminedAdapter) -> None:
    if patient.started_in > SLOW_START:
        raise UnmetRequirement(f"an answer to `hello` within {SLOW_START:g} s", f"it took {patient.started_in:.1f} s")


def _check_several_protocols(patient: ExaminedAdapter) -> None:
    require_status(patient.ask(op="hello", protocol=[m.PROTOCOL, m.PROTOCOL + 1]), "ok")


def _check_unknown_protocol(patient: ExaminedAdapter) -> None:
    require_status(patient.ask(op="hello", protocol=[m.PROTOCOL + 1]), "unsupported")


# ---- lines


def _check_id_echo(patient: ExaminedAdapter) -> None:
    for number in (0, -1, 9_007_199_254_740_991, "a text", ""):
        patient.put({**HELLO, "id": number})
        reply = patient.take()
        require_equal(f"id {json.dumps(number)}", reply, reply.get("id") == number and "id" in reply)


def _check_reply_order(patient: ExaminedAdapter) -> None:
    patient.put(*({**HELLO, "id": number} for number in range(MANY)))
    found = [patient.take().get("id") for _ in range(MANY)]
    if found != list(range(MANY)):
        raise UnmetRequirement(
            f"answers to {MANY} requests of one write, in order", f"ids {truncate_text(json.dumps(found))}"
        )


def _check_split_line(patient: ExaminedAdapter) -> None:
    line = json.dumps(HELLO).encode() + b"\n"
    patient.write(line[:9])
    time.sleep(0.1)
    patient.write(line[9:])
    require_status(patient.take(), "ok")


def _check_blank_line(patient: ExaminedAdapter) -> None:
    patient.write(b"\n")
    require_status(patient.ask(op="hello", protocol=[m.PROTOCOL]), "ok")


def _create_bad_line_check(line: bytes) -> Callable[[ExaminedAdapter], None]:
    def examine_bad_line(patient: ExaminedAdapter) -> None:
        patient.write(line)
        reply = patient.take()
        require_status(reply, "error", "bad-request")
        require_equal("id null", reply, reply.get("id") is None)
        require_status(patient.ask(op="hello", protocol=[m.PROTOCOL]), "ok")

    return examine_bad_line


def _check_long_line(patient: ExaminedAdapter) -> None:
    require_status(patient.ask(op="hello", protocol=[m.PROTOCOL], padding="x" * MEGABYTE), "ok")


# ---- requests


def _check_unknown_op(patient: ExaminedAdapter) -> None:
    require_status(patient.ask(op="sing"), "unsupported")


def _check_unknown_field(patient: ExaminedAdapter) -> None:
    require_status(patient.ask(op="hello", protocol=[m.PROTOCOL], mood="cheerful"), "ok")


def _check_unknown_ruleset(patient: ExaminedAdapter) -> None:
    require_status(patient.ask(op="new", game="g", ruleset="tiddlywinks"), "error", "bad-request")


def _check_unknown_game(patient: ExaminedAdapter) -> None:
    require_status(patient.ask(op="position", game="no-such-game"), "error", "bad-request")


def _check_null_fields(patient: ExaminedAdapter) -> None:
    opening = find_start_request(patient)
    left_out = {key: value for key, value in opening.items() if key != "options"}
    for options in (None, {"edition": None, "settings": None, "readings": None}):
        first, second = patient.ask(**left_out), patient.ask(**left_out, options=options)
        require_equal("the same answer as to the request without options", second, second == first)


# ---- the end


def _check_exit(patient: ExaminedAdapter) -> None:
    code = patient.close_input_and_wait()
    if code != 0:
        raise UnmetRequirement(
            "exit code 0 at the end of its input", "the adapter did not end" if code is None else f"exit code {code}"
        )


POSITIONS, REFEREE, CHANCE = ("positions",), ("positions", "referee"), ("positions", "referee", "chance")
STATUS = "give every reply a `status` of the protocol, and go on after an error"

CHECKS: dict[str, ProtocolCheck] = {
    "hello": ProtocolCheck(
        "should identify itself and its rulesets", "answer hello as the guide's first adapter does", _check_hello
    ),
    "start": ProtocolCheck(
        "should start quickly",
        "load data at the first request that needs them, or use a compiled program",
        _check_start_time,
    ),
    "offers": ProtocolCheck(
        "should speak Protocol 1 when the request offers other versions too",
        "look for 1 in the list `protocol`",
        _check_several_protocols,
    ),
    "other-protocol": ProtocolCheck(
        "should answer unsupported to protocols that it does not speak",
        "answer `unsupported` if 1 is not in the list",
        _check_unknown_protocol,
    ),
    "id": ProtocolCheck(
        "should echo every id, numbers and texts", "return `id` unchanged, a number or a text", _check_id_echo
    ),
    "order": ProtocolCheck(
        "should answer many requests of one write, in order",
        "read line by line and flush after each reply",
        _check_reply_order,
    ),
    "pieces": ProtocolCheck(
        "should wait until a line is complete", "collect the input until a newline arrives", _check_split_line
    ),
    "blank": ProtocolCheck("should skip a blank line", "ignore lines that contain only white space", _check_blank_line),
    "bad-json": ProtocolCheck(
        "should answer a line that is not JSON, and go on", STATUS, _create_bad_line_check(b'{"id": 1, "op": \n')
    ),
    "no-object": ProtocolCheck(
        "should answer a line that is not an object, and go on", STATUS, _create_bad_line_check(b"[1, 2]\n")
    ),
    "long-line": ProtocolCheck("should accept a line of 1 MB", "read lines of any length up to 2 MB", _check_long_line),
    "unknown-op": ProtocolCheck(
        "should answer unsupported to an unknown op", "make `unsupported` the default answer", _check_unknown_op
    ),
    "unknown-field": ProtocolCheck(
        "should ignore unknown fields of a request", "ignore fields that you do not know", _check_unknown_field
    ),
    "unknown-ruleset": ProtocolCheck(
        "should reject an unknown ruleset with bad-request",
        "check that the ruleset exists before you use any other field",
        _check_unknown_ruleset,
    ),
    "unknown-game": ProtocolCheck(
        "should reject an unknown game with bad-request",
        "check that the game exists before you use any other field",
        _check_unknown_game,
        POSITIONS,
    ),
    "null": ProtocolCheck(
        "should treat a null field as missing",
        "treat a field that is null as a missing field",
        _check_null_fields,
        POSITIONS,
    ),
    "letters": ProtocolCheck(
        "should accept letters of all scripts",
        "read and write UTF-8 in any locale",
        check_letters_of_all_scripts,
        POSITIONS,
    ),
    "two-games": ProtocolCheck(
        "should keep two games separate", "keep a separate position for each handle", check_two_games, POSITIONS
    ),
    "load-again": ProtocolCheck(
        "should replace a game that is loaded again",
        "start the whole game again on `load`",
        check_second_load,
        POSITIONS,
    ),
    "same-again": ProtocolCheck(
        "should give the same answer to the same request",
        "store no data of a request after its reply, except in the game",
        check_determinism,
        POSITIONS,
    ),
    "refusal": ProtocolCheck(
        "should change nothing when it rejects a request",
        "check an action before you change the position, or change a copy of it",
        check_rejection_changes_nothing,
        REFEREE,
    ),
    "memory": ProtocolCheck(
        "should give an answer that does not depend on earlier requests",
        "store state only in the game of its handle, not in global variables",
        check_statelessness,
        CHANCE,
    ),
    "short-chance": ProtocolCheck(
        "should answer need-chance if chance is missing, and change nothing",
        "answer `need-chance`; never roll dice in the adapter",
        check_missing_chance,
        CHANCE,
    ),
    "left-chance": ProtocolCheck(
        "should report chance that was not used",
        "compare the number of chance outcomes used with the number given",
        check_excess_chance,
        CHANCE,
    ),
    "wrong-chance": ProtocolCheck(
        "should report chance of the wrong kind or purpose",
        "compare kind, purpose and value of the given chance with the chance that the action needs",
        check_invalid_chance,
        CHANCE,
    ),
    "numbers": ProtocolCheck(
        "should write whole numbers without a decimal point", "write 1 and not 1.0, also in `used`", check_whole_numbers
    ),
    "fractions": ProtocolCheck(
        "should write probabilities as reduced fractions",
        "divide both numbers by their greatest common divisor, and write 1 for certainty",
        check_reduced_fractions,
    ),
    "fields": ProtocolCheck(
        "should write every field, also one that is empty, zero, false or null",
        "switch off the option of your JSON library that leaves out such fields",
        check_empty_fields,
    ),
    "end": ProtocolCheck(
        "should end with exit code 0 when its input ends", "stop when standard input ends", _check_exit
    ),
}
"""Every check by its name."""
