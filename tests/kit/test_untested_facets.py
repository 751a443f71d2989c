"""Facets that an adapter declares and that no case of the run tests are named in every form of the report."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scrimmage_rules.kit.cases.requests import drop_whole_answers
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.messages import Declared
from scrimmage_rules.kit.running.untested_facets import find_unrequested_facets

Verify = Callable[..., Any]
Script = Callable[[str], list[str]]
CaseOf = Callable[[str], Vector]


def declaring(*facets: str) -> dict[str, Declared]:
    return {"card-football": Declared(facets)}


def declaring_only(*facets: str) -> str:
    """An adapter that gives the same reply to everything, which is one to hello."""
    hello = {
        "status": "ok", "protocol": 1, "implementation": {"name": "x", "version": "1", "language": "y"},
        "rulesets": {"card-football": {"facets": facets, "readings": {}}},
    }  # fmt: skip
    source = f"import json, sys\nfor line in sys.stdin:\n    reply = json.loads({json.dumps(hello)!r})\n"
    return source + "    print(json.dumps({**reply, 'id': json.loads(line)['id']}), flush=True)\n"


def test_facets_of_whole_answers_count_as_asked(case_of: CaseOf) -> None:
    """The case itself loads and punts; the kit adds `check`, `position`, `legal` and `perft`."""
    punt = case_of("A punt of 40")
    declared = declaring("referee", "legal", "positions", "perft", "observe")
    assert find_unrequested_facets(declared, [punt]) == {"card-football": ("observe",)}
    bare = drop_whole_answers(punt)
    assert find_unrequested_facets(declared, [bare]) == {"card-football": ("legal", "perft", "observe")}


def test_a_reason_is_asked_where_a_case_blames_a_clause(case_of: CaseOf) -> None:
    assert find_unrequested_facets(declaring("reason"), [case_of("A fifth down")]) == {}
    assert find_unrequested_facets(declaring("reason"), [case_of("A punt of 40")]) == {"card-football": ("reason",)}


def test_a_misspelt_facet_is_asked_by_no_case(case_of: CaseOf) -> None:
    assert find_unrequested_facets(declaring("refere"), [case_of("A punt of 40")]) == {"card-football": ("refere",)}


def test_every_form_of_a_report_names_facets_that_no_case_asks(suite: Path, tmp_path: Path, verify: Verify) -> None:
    forms = {name: tmp_path / name for name in ("lines", "markdown", "html")}
    options = [text for name, path in forms.items() for text in (f"--{name}", str(path))]
    ran = verify("--ruleset", "card-football", "--only-level", "table talk", *options)
    wanted = ["query", "reason", "chance", "odds", "session"]
    assert ran.report["unasked"] == {"card-football": wanted}
    line = f"card-football: no case of this run tests the declared facets {', '.join(wanted)}"
    assert line in ran.out.splitlines()
    assert line in forms["markdown"].read_text(encoding="utf-8").splitlines()
    assert line in forms["html"].read_text(encoding="utf-8")
    *_, footer = map(json.loads, forms["lines"].read_text(encoding="utf-8").splitlines())
    assert footer["unasked"] == {"card-football": wanted}


def test_a_skipped_case_asks_nothing(suite: Path, verify: Verify, script: Script) -> None:
    """The adapter declares no `positions`, which every case with odds of a turned card needs."""
    ran = verify("--ruleset", "card-football", command=script(declaring_only("query", "chance")))
    assert ran.report["unasked"] == {"card-football": ["chance"]}
    assert "card-football: no case of this run tests the declared facet chance\n" in ran.out


def test_nothing_is_said_where_every_facet_is_asked(suite: Path, verify: Verify, script: Script) -> None:
    """All cases of the level `tables` need the facet `query`."""
    ran = verify("--only-level", "tables", command=script(declaring_only("query")))
    assert ran.report["unasked"] == {}
    assert "no case of this run" not in ran.out
