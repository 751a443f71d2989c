"""A report in its other forms: JSON lines, a Markdown summary, a page with boards, and a badge."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

import jsonschema
import pytest

from scrimmage_rules import __version__
from scrimmage_rules.kit.cases.vectors import LEVELS, Vector

ROOT = Path(__file__).resolve().parents[2]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
ODD = "<script>alert(1)</script> `x` | [y](z)"


class Forms(NamedTuple):
    """A run with what it wrote."""

    ran: Any
    lines: list[dict[str, Any]]
    markdown: str
    html: str
    badge: dict[str, Any]


@pytest.fixture
def written(suite: Path, verify: Verify, tmp_path: Path) -> Callable[..., Forms]:
    """A run that writes everything."""

    def run(*arguments: str, command: list[str] | None = None) -> Forms:
        paths = {form: tmp_path / f"report.{form}" for form in ("lines", "markdown", "html", "badge")}
        options = [word for form, path in paths.items() for word in (f"--{form}", str(path))]
        ran = verify("--ruleset", "card-football", *arguments, *options, command=command or [])
        texts = {form: path.read_text(encoding="utf-8") for form, path in paths.items()}
        lines = list(map(json.loads, texts["lines"].splitlines()))
        return Forms(ran, lines, texts["markdown"], texts["html"], json.loads(texts["badge"]))

    return run


def check_schema(name: str, value: Any) -> None:
    jsonschema.validate(value, json.loads((ROOT / "conformance" / "schemas" / f"{name}.json").read_bytes()))


def test_lines_are_a_header_a_line_for_each_case_and_a_footer(written: Callable[..., Forms], faulty: Faulty) -> None:
    found = written(command=faulty("leak"))
    header, *cases, footer = found.lines
    assert (header["line"], footer["line"], {each["line"] for each in cases}) == ("header", "footer", {"case"})
    assert [each["case"] for each in cases] == found.ran.report["cases"]
    assert header["command"] == faulty("leak")
    assert "observe" in header["declared"]["card-football"]["facets"]
    assert (footer["cases"], footer["exit_code"], footer["totals"]["fail"]) == (10, 1, 1)
    for line in found.lines:
        check_schema("report-line", line)


def test_the_summary_has_levels_verdicts_and_failures_to_open(written: Callable[..., Forms], faulty: Faulty) -> None:
    found = written(command=faulty("leak"))
    [case] = [each for each in found.ran.report["cases"] if each["verdict"] == "fail"]
    assert re.search(
        r"^\| card-football \| dice; 1 case to level table talk; the next clause is ", found.markdown, re.MULTILINE
    )
    assert "\n| level | pass | fail |\n| --- | ---: | ---: |\n| tables | 1 |  |\n" in found.markdown
    assert f"<details><summary>fail {case['id']}</summary>\n\n```text\nFAIL {case['id']}\n" in found.markdown
    assert found.markdown.count("<details>") == found.markdown.count("</details>") == 1


def test_every_form_has_a_head_and_an_end(written: Callable[..., Forms], tmp_path: Path, faulty: Faulty) -> None:
    junit = tmp_path / "junit.xml"
    found = written("--junit", str(junit), command=faulty("leak"))
    facets = ", ".join(found.ran.report["declared"]["card-football"]["facets"])
    head = [("kit", __version__), ("suite", found.ran.report["suite"]), ("cases", "all")]
    head += [("command", shlex.join(faulty("leak"))), ("card-football facets", facets)]
    head += [("card-football readings", "all"), ("card-football level", "dice"), ("exit code", "1")]
    suite = ET.parse(junit).getroot()[0][0]  # noqa: S314  (the kit itself wrote it)
    properties = {each.attrib["name"]: each.attrib["value"] for each in suite}
    for name, value in head:
        assert properties[name] == value
        assert f"<dt>{name}</dt><dd>{escape(value)}</dd>" in found.html
    assert f"| kit | {__version__} |" in found.markdown
    assert "| card-football level | dice |\n| verdicts | 9 pass, 1 fail |\n| exit code | 1 |\n" in found.markdown


def test_the_page_needs_nothing_else_and_has_the_board_of_what_failed(
    written: Callable[..., Forms], faulty: Faulty
) -> None:
    page = written(command=faulty("leak")).html
    assert page.count("<details ") == page.count("<svg ") == 1
    assert "replay: scrimmage verify" in page
    assert "default-src 'none'" in page
    assert re.findall(r"(?:src|href)=\"(?!#)|url\(|<script", page) == []


def test_what_an_adapter_says_is_text_in_every_form(
    written: Callable[..., Forms], script: Callable[[str], list[str]]
) -> None:
    named = (
        f"import sys\nsys.path.insert(0, {str(ROOT / 'conformance' / 'faulty')!r})\nfrom honest import Honest\n"
        "import json\nhonest = Honest()\n"
        "for line in sys.stdin:\n    request = json.loads(line)\n    reply = honest.ask(request)\n"
        f"    if request['op'] == 'hello':\n        reply['implementation']['name'] = {ODD!r}\n"
        "    if request['op'] == 'observe':\n        reply['view'] = {}\n"
        f"        print('```', {ODD!r}, file=sys.stderr, flush=True)\n"
        "    print(json.dumps(reply), flush=True)\n"
    )
    found = written(command=script(named))
    assert found.ran.code == 1
    assert "<script" not in found.html
    assert "&lt;script>alert(1)&lt;/script> \\`x\\` \\| \\[y\\](z)" in found.markdown.splitlines()[0]
    assert "\n````text\nFAIL" in found.markdown


@pytest.mark.parametrize(
    ("arguments", "message", "colour"),
    [
        ([], "table talk", "brightgreen"),
        (["--level", "referee"], "referee", "green"),
        (["--clause", "PUNT"], "incomplete run", "lightgrey"),
    ],
)
def test_a_badge_says_the_level(arguments: list[str], message: str, colour: str, written: Callable[..., Forms]) -> None:
    badge = written(*arguments).badge
    assert (badge["schemaVersion"], badge["message"], badge["color"]) == (1, message, colour)
    assert badge["label"] == ("scrimmage" if colour == "lightgrey" else "scrimmage card-football")
    check_schema("badge", badge)


def test_the_badge_of_a_run_that_failed_is_red(written: Callable[..., Forms], faulty: Faulty) -> None:
    badge = written(command=faulty("leak")).badge
    assert (badge["message"], badge["color"]) == (LEVELS[-2], "red")


def test_a_report_that_cannot_be_written_is_refused_before_the_run(
    suite: Path, verify: Verify, tmp_path: Path, handful: list[Vector]
) -> None:
    for form in ("lines", "markdown", "html", "badge"):
        ran = verify(f"--{form}", str(tmp_path / "nowhere" / "file"))
        assert (ran.code, ran.report, ran.err.count("\n")) == (2, {}, 1)
