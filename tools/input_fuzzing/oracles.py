"""Oracles of the fuzz test: each tries an input, and raises `ForbiddenResult` for a wrong answer."""

from __future__ import annotations

import os
import random
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

from scrimmage_rules.command.cli import main
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.rulesets import get_ruleset_id, ruleset
from tools.input_fuzzing.conversation_oracle import CheckedConversation, PrintDetail, parse_request_line
from tools.input_fuzzing.resource_limits import (
    MEGABYTES,
    SECONDS,
    CommandOutput,
    ForbiddenResult,
    check_one_line,
    find_control_characters,
    limit_time,
    measure_peak_memory,
    run_with_captured_output,
)

CODES = (0, 1, 2, 3, 4, 130, 141)
"""Documented exit codes."""

START = 1.5
"""Additional seconds of processor time for the start of a Python process."""

START_LINE = "import sys; from scrimmage_rules.command.cli import main; sys.exit(main())"
MESSAGE = re.compile(r"scrimmage|usage: | {7}|\d+/\d+ cases")
"""Pattern of the start of each line on standard error."""


class DamagedInput(msgspec.Struct, frozen=True):
    """A damaged input: protocol lines, or files and the arguments of the command."""

    damage: str
    lines: tuple[bytes, ...] = ()
    files: dict[str, bytes] = {}
    arguments: tuple[str, ...] = ()
    environment: dict[str, str] = {}


InputTrial = Callable[[DamagedInput, random.Random, PrintDetail], str]
"""A function that tries an input and returns a one-word result. If a single input is repeated, it also prints details.
"""


# ---- lines of the protocol


def check_conversation(given: DamagedInput, rng: random.Random, tell: PrintDetail) -> str:
    """Send all lines of an input, and return the first status that is not `ok`."""
    del rng
    talk, outcome = CheckedConversation(tell), "ok"
    for line in given.lines:
        reply = talk.put(line)
        if outcome == "ok":
            outcome = str(reply.get("kind", reply["status"]))
    return outcome


def check_game(given: DamagedInput, rng: random.Random, tell: PrintDetail) -> str:
    """Start or load a game; if the answer is `ok`, check that every listed action is possible.

    The other lines of the input, and listed actions with random seats, are also sent. Any answer to these is allowed.
    """
    talk = CheckedConversation(tell)
    reply = talk.put(given.lines[0])
    if reply["status"] != "ok":
        return str(reply.get("kind", reply["status"]))
    request = parse_request_line(given.lines[0])
    handle = request["game"]
    _require_status_ok(_load_under_other_handle(talk, request, handle), "the position of an accepted game")
    seats = ruleset(request["ruleset"]).seats
    for seat in (*seats, "public"):
        _require_status_ok(talk.ask(op="observe", game=handle, seat=seat), "observe")
    for line in given.lines[1:]:
        talk.put(line)
    for _ in range(3):
        listed = talk.ask(op="legal", game=handle)
        _require_status_ok(listed, "legal")
        if not listed["actions"]:
            break
        chosen = rng.choice(listed["actions"])
        talk.ask(op=rng.choice(("check", "explain")), game=handle, **{**chosen, "seat": rng.choice(seats)})
        _check_explain_and_apply_action(talk, rng, handle, chosen)
        _require_status_ok(_load_under_other_handle(talk, request, handle), "the position after a legal action")
    return "ok"


def _load_under_other_handle(talk: CheckedConversation, request: dict[str, Any], handle: str) -> dict[str, Any]:
    """Return the reply to a request that loads the position of a game under another handle."""
    position = talk.ask(op="position", game=handle)["position"]
    asked = {key: request[key] for key in ("ruleset", "options") if key in request}
    return talk.ask(op="load", game="again", position=position, **asked)


def _check_explain_and_apply_action(
    talk: CheckedConversation, rng: random.Random, handle: str, listed: dict[str, Any]
) -> None:
    """Check, explain and apply a listed action, with random chance outcomes if it needs any."""
    asked = {"game": handle, "seat": listed["seat"], "action": listed["action"]}
    sort = listed["action"]["type"]
    _require_status_ok(talk.ask(op="check", **asked), f"check of {sort}")
    script: list[dict[str, Any]] = []
    while (reply := talk.ask(op="explain", chance=script, **asked))["status"] == "need-chance":
        wanted = reply["next"]
        face = rng.choice(wanted["outcomes"])["value"]
        script.append({"kind": wanted["kind"], "value": face, "for": wanted["for"]})
    _require_status_ok(reply, f"explain of {sort}")
    _require_status_ok(talk.ask(op="apply", chance=script, **asked), f"apply of {sort}")


def _require_status_ok(reply: dict[str, Any], what: str) -> None:
    if reply["status"] != "ok":
        blamed = reply.get("code") or reply.get("kind")
        raise ForbiddenResult(
            f"{what} is answered {reply['status']} {blamed} {reply.get('clause', '')}".strip(), str(reply)[:500]
        )


# ---- files and arguments


def check_command(given: DamagedInput, rng: random.Random, tell: PrintDetail) -> str:
    """Run the command in this process, and return its result as a word."""
    del rng
    _write_files(given)
    told = run_with_captured_output(lambda: main(list(given.arguments)))
    tell(f"exit code {told.code}\n{told.out}{told.err}")
    _check_printed_output(told)
    _check_written_reports(told)
    return f"exit {told.code}"


def _write_files(given: DamagedInput) -> None:
    """Write the files of an input to the current folder, and remove all other files from it."""
    for path in Path().iterdir():
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    for name, content in given.files.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _check_printed_output(told: CommandOutput) -> None:
    if told.code not in CODES:
        raise ForbiddenResult(f"exit code {told.code}", told.err[-300:])
    if "Traceback (most recent call last)" in told.err + told.out:
        last = told.err.strip().splitlines()[-1] if told.err.strip() else ""
        raise ForbiddenResult(f"traceback: {last.split(':')[0]}", told.err[-600:])
    if told.code and not (told.err + told.out).strip():
        raise ForbiddenResult(f"exit code {told.code} without a message")
    for line in told.err.rstrip("\n").split("\n") if told.err else ():
        if not MESSAGE.match(line):
            raise ForbiddenResult("standard error has a line that is not a message", repr(told.err[:500]))
    for name, printed in (("standard error", told.err), ("standard output", told.out)):
        if raw := find_control_characters(printed):
            raise ForbiddenResult(f"{name} holds raw control characters", f"{raw} in {printed[:500]!r}")


def _check_written_reports(told: CommandOutput) -> None:
    """Raise `ForbiddenResult` if a written report is unreadable."""
    try:
        if Path("report.json").is_file():
            msgspec.json.decode(Path("report.json").read_bytes())
        if Path("report.xml").is_file():
            ET.parse("report.xml")  # noqa: S314  (written by the command itself)
    except (msgspec.DecodeError, ET.ParseError) as fault:
        raise ForbiddenResult("a report that cannot be read", f"{fault}; {told.err[:300]}") from None


def check_process(given: DamagedInput, rng: random.Random, tell: PrintDetail) -> str:
    """Run the command as a process with lines on its standard input, and return its exit code as text."""
    del rng
    _write_files(given)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, "-c", START_LINE, *given.arguments]
    try:
        done = subprocess.run(
            [os.fsencode(word) for word in words], input=b"\n".join(given.lines), capture_output=True, check=False,
            timeout=60, env={**os.environ, **given.environment},
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise ForbiddenResult("a process that does not end", str(given.arguments)) from None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    told = CommandOutput(
        done.returncode, *(each.decode("utf-8", "surrogateescape") for each in (done.stdout, done.stderr))
    )
    tell(f"exit code {told.code}\n{told.out}{told.err}")
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if used > START + SECONDS:
        raise ForbiddenResult("a process hangs", f"{used:.1f} s")
    if after.ru_maxrss > (MEGABYTES + measure_peak_memory()) * 1024:  # a child starts with the peak of its parent
        raise ForbiddenResult("a process needs much memory", f"{after.ru_maxrss // 1024} MB")
    _check_printed_output(told)
    return f"exit {told.code}"


# ---- what no command reaches


def check_features(given: DamagedInput, rng: random.Random, tell: PrintDetail) -> str:
    """Run the lint of features as a command, and the compiler of scenarios; return the result as a word."""
    outcome = check_command(given, rng, tell)
    [name] = given.files
    with limit_time():
        vectors, broken = compile_features(Path("features"), get_ruleset_id(name.split("/")[1]))
    for each in broken:
        tell(str(each))
        check_one_line(str(each), "the message of a broken scenario")
    return f"{outcome}, {'broken' if broken else 'sound' if vectors else 'nothing'}"


def check_rulebook(given: DamagedInput, rng: random.Random, tell: PrintDetail) -> str:
    """Read a damaged rulebook and call all its methods; return the result as a word."""
    del rng
    _write_files(given)
    package = Path("damaged_rulebook")
    try:
        with limit_time():
            book = Rulebook("damaged", package.name)
            for clause in book.clauses:
                book.chapter_of(clause)
            book.resolve({each.id: each.ruling for each in book.ambiguities.values()})
    except ScrimmageError as fault:
        tell(str(fault))
        check_one_line(str(fault), "the message of a rulebook")
        return "refused"
    return "ok"
