"""Answers of any size and depth: the kit compares them once, keeps little of them, and reports stay small and clean."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.printable_text import escape_controls, escape_json_controls
from scrimmage_rules.kit.cases.field_differences import MOST_DIFFERENCES, Difference, find_differences
from scrimmage_rules.kit.cases.judge import CaseResult, create_case_result, judge
from scrimmage_rules.kit.cases.reported_output_limits import MOST_BYTES, MOST_BYTES_OF_A_RUN, FailureDetailsBudget
from scrimmage_rules.kit.cases.vectors import Deed, Expect, Vector, VectorStep
from scrimmage_rules.kit.protocol.nesting_limit import (
    DEEPEST,
    USUAL,
    NestedTooDeep,
    decode_with_nesting_limit,
    is_nested_deeper_than,
)
from scrimmage_rules.kit.reports import report_writer
from tests.kit.conftest import Ran
from tests.kit.test_faulty_adapters import FOLDER
from tests.kit.test_hostile_adapters import Measure, Measured, marker, measure

__all__ = ["Measured", "marker", "measure"]  # fixtures, and a type of theirs
MEGABYTES = 1_000_000

HONEST = f"""
import json, sys
sys.path.insert(0, {str(FOLDER)!r})
from honest import Honest
honest = Honest()
for line in sys.stdin:
    request = json.loads(line)
    reply = json.dumps(honest.ask(request))
    %s
    print(reply, flush=True)
"""
"""An adapter that is right, and then does something to its reply."""

# ---- many differences


def equal_to(wanted: Any, case: Vector) -> Vector:
    """A case whose first answer has to equal this, at its position."""
    asked = Deed.create_request_entry({"op": "position", "game": "g"}, None)
    expected = Deed(expect=Expect("/position", "equals", wanted))
    steps = tuple(VectorStep("said", (deed,), 1) for deed in (asked, expected))
    return msgspec.structs.replace(case, steps=steps)


def test_differences_of_an_answer_with_many_fields_are_no_more_than_are_kept(case_of: Callable[[str], Vector]) -> None:
    many = {f"x{number}": number for number in range(100_000)}
    assert len(find_differences({"position": many}, "/position", "equals", {})) == MOST_DIFFERENCES
    case = case_of("")
    judged = judge(equal_to({"spot": 20}, case), [{"status": "ok", "position": many}])
    assert len(judged.differences) == MOST_DIFFERENCES
    assert judged.differences[0] == Difference("/position/spot", "equals", 20, "(absent)")


def test_the_same_difference_is_kept_once(case_of: Callable[[str], Vector]) -> None:
    case = equal_to({"spot": 20}, case_of(""))
    twice = msgspec.structs.replace(case, steps=(*case.steps, case.steps[1]))
    judged = judge(twice, [{"status": "ok", "position": {"spot": 25}}])
    assert judged.differences.count(Difference("/position/spot", "equals", 20, 25)) == 1


def test_differences_with_large_values_have_a_bound_together(case_of: Callable[[str], Vector]) -> None:
    large = {f"{'x' * 1000}{number}": ["y" * 1000] for number in range(400)}
    judged = judge(equal_to({}, case_of("")), [{"status": "ok", "position": large}])
    assert len(msgspec.json.encode([(each.at, each.got) for each in judged.differences])) < 2 * MOST_BYTES


# ---- deep answers


@pytest.mark.parametrize("opened", ["[", '{"a":', '[{"a":'])
def test_a_line_is_decoded_up_to_a_depth_and_refused_beyond_it(opened: str) -> None:
    def line(depth: int) -> bytes:
        levels = opened.count("[") + opened.count("{")
        closed = opened[::-1].translate(str.maketrans("[{", "]}", '":a'))
        text = opened * (depth // levels) + "1" + closed * (depth // levels)
        return text.encode()

    fine, deep = DEEPEST - DEEPEST % 2, DEEPEST + 2
    assert decode_with_nesting_limit(line(fine)) is not None
    for depth in (deep, 900, 980, 1_000, 100_000):
        with pytest.raises(NestedTooDeep):
            decode_with_nesting_limit(line(depth))


@pytest.mark.parametrize(
    "text",
    ["-0", "-0.0", "1e5", "18446744073709551616", "9" * 300, '{"a": 1, "a": [null, true, 2.5, "\\u00e9"]}', " [1] "],
)
def test_a_shallow_line_is_decoded_as_any_json(text: str) -> None:
    wanted = json.loads(text)
    assert repr(decode_with_nesting_limit(text.encode())) == repr(wanted)
    nested = "[" * (USUAL + 1) + text + "]" * (USUAL + 1)
    assert repr(decode_with_nesting_limit(nested.encode())) == f"{'[' * (USUAL + 1)}{wanted!r}{']' * (USUAL + 1)}"


@pytest.mark.parametrize("text", [b"[1,]", b"nul", b"", b"1 2", b'{"a" 1}', b"1e400", b'"\xff"', b'"\\ud800"'])
def test_a_line_that_is_not_json_raises_the_error_of_the_decoder(text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as fast:
        decode_with_nesting_limit(text)
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as usual:
        msgspec.json.decode(text)
    assert (type(fast.value), str(fast.value)) == (type(usual.value), str(usual.value))


def test_many_lists_side_by_side_are_not_deep() -> None:
    assert not is_nested_deeper_than([[[]]] * 1_000, 4)
    assert is_nested_deeper_than([[[]]] * 1_000, 2)
    assert decode_with_nesting_limit(b"[" + b"[]," * 1_000 + b"[]]")
    assert decode_with_nesting_limit(json.dumps("[" * 1_000).encode()) == "[" * 1_000


@pytest.mark.parametrize("depth", [101, 900, 980, 1000])
def test_a_reply_of_any_depth_beyond_the_limit_is_a_protocol_error(
    depth: int, suite: Path, verify: Callable[..., Ran], script: Callable[[str], list[str]], tmp_path: Path
) -> None:
    deep = f"'[' * {depth - 1} + ']' * {depth - 1}"
    blames = f"if '\"rejected\"' in reply: reply = reply[:-1] + ', \"x\": ' + {deep} + '}}'"
    ran = verify("--html", str(tmp_path / "r.html"), command=script(HONEST % blames))
    assert ran.code == 1
    assert ran.totals.keys() == {"pass", "protocol-error"}
    notes = {each["note"] for each in ran.report["cases"] if each["verdict"] == "protocol-error"}
    assert notes == {"a reply is nested more than 100 levels deep; reduce the nesting"}
    assert (tmp_path / "r.html").stat().st_size


# ---- large answers


@pytest.mark.long("reads replies of several megabytes")
def test_the_replies_of_a_case_have_a_bound_together_whatever_they_bring_along(
    measure: Measure, script: Callable[[str], list[str]]
) -> None:
    bomb = "if request['op'] != 'hello': reply = reply[:-1] + ', \"x\": [' + '[],' * 1_300_000 + '[]]}'"
    ran = measure("--timeout", "60", command=script(HONEST % bomb), start=60.0)
    assert ran.kilobytes < 400_000
    assert ran.totals["protocol-error"]
    notes = {each["note"] for each in ran.report["cases"] if each["verdict"] == "protocol-error"}
    assert notes == {"more than 6 MB of replies in one case; send only what Protocol 1 asks for"}


SMALL_PIPES = "import fcntl, os\nfor pipe in (0, 1): fcntl.fcntl(pipe, 1031, 4096)\n"


@pytest.mark.skipif(sys.platform != "linux", reason="the size of a pipe is set as Linux has it")
def test_pipes_that_hold_less_than_the_kit_sends_ahead_pass_everything(
    suite: Path, verify: Callable[..., Ran], script: Callable[[str], list[str]]
) -> None:
    serve = str(Path(sys.executable).parent / "scrimmage")
    command = script(f"{SMALL_PIPES}os.execv({serve!r}, [{serve!r}, 'serve'])")
    ran = verify("--fresh", "100", "--seed", "1", "--ruleset", "card-football", "--timeout", "20", command=command)
    assert (ran.code, ran.totals) == (0, {"pass": 100})


# ---- reports


def wrong(vector: Vector, got: Any) -> CaseResult:
    """A case that failed with this answer."""
    return create_case_result(vector, "fail", differences=(Difference("/x", "equals", 1, got),), stderr="\x00" * 8_000)


def test_details_of_a_run_have_a_bound_together(handful: list[Vector]) -> None:
    store, one = FailureDetailsBudget(), wrong(handful[0], "y" * 30_000)
    kept = [store.kept(one) for _ in range(1_000)]
    assert kept[0] == one
    assert kept[-1].differences[0].got == "(a value of 30004 bytes, too large for the report)"
    assert kept[-1].stderr == ""
    assert len(msgspec.json.encode(kept)) < MOST_BYTES_OF_A_RUN + 1_000 * 1_000


def test_nesting_does_not_make_a_report_longer(
    suite: Path, verify: Callable[..., Ran], script: Callable[[str], list[str]], tmp_path: Path
) -> None:
    deep = f"['[' * {DEEPEST - 4} + ']' * {DEEPEST - 4}] * 180"
    nested = f"if '\"position\": {{' in reply: reply = reply[:-2] + ', \"x\": [' + ','.join({deep}) + ']}}}}'"
    ran = verify(command=script(HONEST % nested))
    found = [each for case in ran.report["cases"] for each in case.get("differences", ())]
    assert any(len(str(each["got"])) > MOST_BYTES // 2 for each in found)
    written = (tmp_path / "report.json").stat().st_size
    assert written < len(json.dumps(ran.report)) + 1_000


def test_a_report_that_could_not_be_read_again_is_not_written(
    suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report_writer, "LARGEST", 1_000)
    assert cli.main(["verify", "--json", str(tmp_path / "r.json"), "--lines", str(tmp_path / "r.jsonl")]) == 2
    out, err = capsys.readouterr()
    assert out.endswith("10 pass\n")
    assert err.startswith(f"scrimmage: the report was not written: {tmp_path / 'r.json'}: the report is larger than ")
    assert err.endswith(" MB; select fewer cases, or use --lines\n")
    assert not (tmp_path / "r.json").exists()
    assert (tmp_path / "r.jsonl").stat().st_size > 1_000


def test_what_was_found_is_printed_and_the_other_reports_are_written_where_one_needs_too_much_memory(
    suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def too_much(_report: Any) -> bytes:
        raise MemoryError

    monkeypatch.setattr(report_writer, "render_json", too_much)
    assert cli.main(["verify", "--json", str(tmp_path / "r.json"), "--lines", str(tmp_path / "r.jsonl")]) == 2
    out, err = capsys.readouterr()
    assert out.endswith("10 pass\n")
    complaint = f"{tmp_path / 'r.json'}: not enough memory; select fewer cases"
    assert err == f"scrimmage: the report was not written: {complaint}\n"
    assert (tmp_path / "r.jsonl").stat().st_size


def test_reports_are_written_where_nobody_reads_the_output(
    suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*_arguments: Any) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("scrimmage_rules.command.run_of_selected_cases.print_report", closed)
    monkeypatch.setattr("scrimmage_rules.command.terminal_output.discard_output", lambda: None)
    assert cli.main(["verify", "--json", str(tmp_path / "r.json")]) == 141
    assert json.loads((tmp_path / "r.json").read_bytes())["complete"]


# ---- control characters


HOSTILE = "\x9b2J\x9b31m \x9d0;x\x9c \x7f \u202e \u2066 \u2028 \x1b[2J \ufeff \U000e0001"
EVIL = f"""
    reply = json.loads(reply)
    evil = {HOSTILE!r}
    if "position" in reply:
        reply["position"][evil] = evil
    if request["op"] == "hello":
        reply["implementation"] = {{"name": evil, "version": evil, "language": evil}}
    if reply["status"] == "rejected":
        reply = {{"id": reply["id"], "status": "error", "kind": evil, "message": evil}}
    print(evil, file=sys.stderr, flush=True)
    reply = json.dumps(reply)
"""
FORMS = ("json", "lines", "junit", "markdown", "html", "badge")


def controls(text: str) -> set[str]:
    """The characters of a document that may control what shows it."""
    kinds = {char: unicodedata.category(char) for char in set(text) - {"\n"}}
    return {char for char, kind in kinds.items() if kind.startswith("C") or kind in ("Zl", "Zp")}


def test_no_report_has_a_raw_control_character_from_an_adapter(
    suite: Path, script: Callable[[str], list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = script(HONEST % EVIL.strip())
    options = [word for form in FORMS for word in (f"--{form}", str(tmp_path / form))]
    assert cli.main(["verify", *options, "--", *command]) == 1
    for form in FORMS:
        assert controls((tmp_path / form).read_text(encoding="utf-8")) == set(), form
    assert json.loads((tmp_path / "json").read_bytes())["implementation"]["name"] == HOSTILE
    capsys.readouterr()
    assert cli.main(["verify", "--json", "-", "--", *command]) == 1
    out, err = capsys.readouterr()
    assert (controls(out), controls(err)) == (set(), set())
    assert json.loads(out)["implementation"]["name"] == HOSTILE
    assert cli.main(["diff", str(tmp_path / "json"), str(tmp_path / "json"), "--json"]) == 0
    assert controls(capsys.readouterr().out) == set()


@pytest.mark.parametrize("text", [HOSTILE, "plain", "é \U0001f3c8 \xa0", "\x00", "\U0010ffff"])
def test_json_without_control_characters_means_the_same(text: str) -> None:
    written = escape_json_controls(msgspec.json.encode({text: [text]}))
    assert json.loads(written) == {text: [text]}
    assert controls(written.decode()) == set()


def test_a_document_keeps_its_lines_spaces_and_letters() -> None:
    assert escape_controls("é \U0001f3c8\xa0\n\tx \x9b \u202e") == "é \U0001f3c8\xa0\n\tx \\x9b \\u202e"
