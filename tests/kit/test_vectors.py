"""What a case needs of an adapter, which level that is, and how strictly vectors are read."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.requests import list_case_requests
from scrimmage_rules.kit.cases.scenario_line_numbers import get_line_number_file
from scrimmage_rules.kit.cases.vectors import (
    LEVELS,
    Deed,
    Expect,
    Vector,
    find_case_level,
    get_vectors_file,
    list_needed_facets,
    read_vectors,
)
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.rulesets import RULESETS, ruleset

LOAD: dict[str, Any] = {"op": "load"}
APPLY: dict[str, Any] = {"op": "apply"}
ODDS: dict[str, Any] = {"op": "query", "query": "odds"}
SESSION: dict[str, Any] = {"op": "query", "query": "session"}
TABLE: dict[str, Any] = {"op": "query", "query": "scoring"}
NEEDS = ("/status", "equals", "need-chance")


def deeds(*parts: Any) -> list[Deed]:
    return [Deed.create_request_entry(each) if isinstance(each, dict) else Deed(expect=Expect(*each)) for each in parts]


@pytest.mark.parametrize(
    ("parts", "facets", "level"),
    [
        ([TABLE], ("query",), "tables"),
        ([LOAD], ("positions",), "positions"),
        ([LOAD, ("/status", "equals", "rejected")], ("positions",), "positions"),
        ([LOAD, {"op": "position"}], ("positions",), "positions"),
        ([{"op": "new"}], ("referee",), "referee"),
        ([LOAD, APPLY], ("positions", "referee"), "referee"),
        ([LOAD, ("/turn/pending", "equals", [])], ("positions",), "positions"),
        ([LOAD, APPLY, ("/turn/over", "equals", True)], ("positions", "referee"), "full referee"),
        ([LOAD, {"op": "legal"}], ("legal", "positions"), "full referee"),
        ([LOAD, {"op": "check"}], ("legal", "positions"), "full referee"),
        ([LOAD, APPLY, NEEDS], ("chance", "positions", "referee"), "dice"),
        ([LOAD, ODDS], ("odds", "positions"), "dice"),
        ([LOAD, {"op": "legal"}, ODDS], ("legal", "odds", "positions"), "dice"),
        ([LOAD, {"op": "observe"}], ("observe", "positions"), "table talk"),
        ([LOAD, {"op": "explain"}], ("explain", "positions"), "table talk"),
        ([LOAD, {"op": "perft"}], ("perft", "positions"), "table talk"),
        ([SESSION], ("session",), "table talk"),
        ([LOAD, APPLY, NEEDS, {"op": "observe"}], ("chance", "observe", "positions", "referee"), "table talk"),
    ],
)
def test_a_case_needs_the_facets_of_its_requests_and_has_the_level_of_the_highest(
    parts: list[Any], facets: tuple[str, ...], level: str
) -> None:
    assert list_needed_facets(deeds(*parts), own=("session",)) == facets
    assert find_case_level(deeds(*parts), own=("session",)) == level


def test_every_facet_needed_is_one_that_can_be_declared(handful: list[Vector]) -> None:
    assert {facet for each in handful for facet in each.facets} <= {*FACETS, *ruleset(handful[0].ruleset).facets}


def test_the_handful_has_a_case_of_every_level(handful: list[Vector]) -> None:
    assert {each.level for each in handful} == set(LEVELS)


def line(**changed: Any) -> str:
    whole = {
        "id": "a.feature:1", "name": "a", "ruleset": "card-football", "feature": "a.feature", "line": 1, "chapter": "a",
        "clauses": ["PUNT.distance"], "refuses": False, "readings": {}, "level": "tables", "facets": ["query"],
        "steps": [],
    }  # fmt: skip
    return json.dumps({**whole, **changed})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "vectors.jsonl:2: $: not JSON"),
        ("", "vectors.jsonl:2: $: not JSON"),
        ("[]", "vectors.jsonl:2: $: Expected `object`, got `array`"),
        (line(id="b", level="expert"), "vectors.jsonl:2: $.level: Invalid enum value 'expert'"),
        (line(id="b", line="one"), "vectors.jsonl:2: $.line: Expected `int`, got `str`"),
        (line(id="b", extra=1), "vectors.jsonl:2: $: Object contains unknown field `extra`"),
        (
            line(id="b", steps=[{"text": "x", "line": 1, "do": [{"say": 1}]}]),
            "vectors.jsonl:2: $.steps[0].do[0]: Object",
        ),
        (line(), "vectors.jsonl: a.feature:1: two vectors have this id"),
        ('{"id": "b"}', "vectors.jsonl:2: $: Object missing required field `name`"),
        (line(id="b")[:40], "vectors.jsonl:2: $: not JSON"),
    ],
)
def test_a_damaged_vector_is_refused_with_its_file_and_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "vectors.jsonl"
    path.write_text(f"{line()}\n{text}\n", encoding="utf-8")
    with pytest.raises(MalformedData) as raised:
        read_vectors(path)
    assert str(raised.value).startswith(complaint)
    assert "\n" not in str(raised.value)


def deeds_of(*do: Any) -> str:
    """A vector of one step that does this."""
    return line(id="b", steps=[{"text": "x", "line": 1, "do": list(do)}])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            deeds_of({"ask": TABLE}, {"expect": {"at": "", "is": "equams", "value": 1}}),
            "vectors.jsonl:2: $.steps[0].do[1].expect.is: Invalid enum value 'equams'",
        ),
        (
            deeds_of({"expect": {"at": "/value", "is": "equals", "value": 1}}),
            "vectors.jsonl:2: $.steps[0].do[0]: an expectation needs a request before it",
        ),
        (deeds_of({"ask": 3}), "vectors.jsonl:2: $.steps[0].do[0]: `ask` must be an object"),
        (deeds_of({"ask": ["op"]}), "vectors.jsonl:2: $.steps[0].do[0]: `ask` must be an object"),
        (
            deeds_of({"ask": None}),
            "vectors.jsonl:2: $.steps[0].do[0]: needs either `ask` or `expect`, not both",
        ),
        (
            line(id="b").replace("[]}", '[{"text": "x", "line": 1, "do": [{"ask": {"op": "new", "op": "load"}}]}]}'),
            "vectors.jsonl:2: $: an object has the key 'op' twice",
        ),
        (deeds_of({}), "vectors.jsonl:2: $.steps[0].do[0]: needs either `ask` or `expect`, not both"),
        (
            deeds_of({"ask": TABLE, "expect": {"at": "/value", "is": "equals", "value": 1}}),
            "vectors.jsonl:2: $.steps[0].do[0]: needs either `ask` or `expect`, not both",
        ),
        *(
            (
                deeds_of({"ask": TABLE}, {"expect": {"at": "/value", "is": relation, "value": 1}}),
                f"vectors.jsonl:2: $.steps[0].do[1].expect.value: {relation} needs a list",
            )
            for relation in ("one-of", "contains", "lacks", "same-set", "blames", "cites", "omits")
        ),
    ],
)
def test_a_vector_that_could_not_be_judged_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "vectors.jsonl"
    path.write_text(f"{line()}\n{text}\n", encoding="utf-8")
    with pytest.raises(MalformedData) as raised:
        read_vectors(path)
    assert str(raised.value).startswith(complaint)


def test_a_request_stays_as_it_was_written_and_null_is_none(tmp_path: Path) -> None:
    wanted = {"at": "/status", "is": "equals", "value": "ok"}
    path = tmp_path / "vectors.jsonl"
    path.write_text(deeds_of({"ask": {"z": 1, "op": "new"}}, {"ask": None, "expect": wanted}), encoding="utf-8")
    [vector] = read_vectors(path)
    assert [asked.request for asked in list_case_requests(vector, ())] == [b'{"z": 1, "op": "new"}']
    assert [deed.ask for deed in vector.deeds] == [{"z": 1, "op": "new"}, None]


def test_a_missing_file_of_vectors_is_refused_with_the_remedy(tmp_path: Path) -> None:
    with pytest.raises(MalformedData, match="no such file of vectors; give an existing file"):
        read_vectors(tmp_path / "vectors.jsonl")


# ---- the lines


@pytest.fixture
def of_two_steps(tmp_path: Path) -> Path:
    """A file with one vector, as it is published."""
    path = tmp_path / "card-football.jsonl"
    published = json.loads(line(steps=[{"text": "x", "do": []}, {"text": "y", "do": []}]))
    del published["line"]
    path.write_text(json.dumps(published) + "\n", encoding="utf-8")
    return path


def lines_beside(file: Path, **changed: Any) -> None:
    whole = {"format": "scrimmage-lines-1", "ruleset": "card-football", "features": {}, **changed}
    file.with_name("card-football.lines.json").write_text(json.dumps(whole), encoding="utf-8")


def test_the_lines_lie_beside_the_vectors(of_two_steps: Path) -> None:
    lines_beside(of_two_steps, features={"a.feature": [{"cases": [7], "steps": [3, 8]}]})
    [vector] = read_vectors(of_two_steps)
    assert (vector.place, [step.line for step in vector.steps]) == ("a.feature:7", [3, 8])


def test_without_lines_a_case_is_placed_by_its_feature(of_two_steps: Path) -> None:
    assert [vector.place for vector in read_vectors(of_two_steps)] == ["a.feature"]


def test_vectors_of_earlier_versions_have_lines_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "card-football.jsonl"
    path.write_text(line(line=5, steps=[{"text": "x", "line": 6, "do": []}]), encoding="utf-8")
    [vector] = read_vectors(path)
    assert (vector.place, vector.steps[0].line) == ("a.feature:5", 6)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ({}, "a.feature: the lines do not match the vectors; run `scrimmage export`"),
        ({"features": {"a.feature": []}}, "a.feature: the lines do not match the vectors"),
        ({"features": {"a.feature": [{"cases": [7], "steps": [3]}]}}, "a.feature: the lines do not match the vectors"),
        (
            {"features": {"a.feature": [{"cases": [7, 8], "steps": [3, 8]}]}},
            "a.feature: the lines do not match the vectors",
        ),
        (
            {"features": {"a.feature": [{"cases": [7], "steps": [3, 8]}], "b.feature": [{"cases": [1], "steps": []}]}},
            "b.feature: the lines do not match the vectors",
        ),
        ({"features": {"a.feature": [{"cases": [0], "steps": [3, 8]}]}}, "$.features[...][0].cases[0]: Expected `int`"),
        ({"format": "scrimmage-lines-2"}, "$.format: Invalid enum value"),
    ],
)
def test_lines_that_do_not_fit_the_vectors_are_refused(
    of_two_steps: Path, lines: dict[str, Any], complaint: str
) -> None:
    lines_beside(of_two_steps, **lines)
    with pytest.raises(MalformedData) as raised:
        read_vectors(of_two_steps)
    assert str(raised.value).startswith(f"card-football.lines.json: {complaint}")


# ---- the hash


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_exported_vectors_are_read_as_the_careful_reader_reads_them(tmp_path: Path, ruleset_id: str) -> None:
    published, copy = get_vectors_file(ruleset_id), tmp_path / f"{ruleset_id}.jsonl"
    copy.write_bytes(published.read_bytes())
    lines = json.loads(get_line_number_file(published).read_bytes())
    get_line_number_file(copy).write_text(json.dumps({**lines, "vectors": ""}), encoding="utf-8")
    assert read_vectors(copy) == read_vectors(published)


@pytest.mark.parametrize("named", ["that of the file", "that of another file"])
def test_a_hash_decides_whether_names_are_looked_at_again(of_two_steps: Path, named: str) -> None:
    twice = b'{"text": "x", "do": [{"ask": {"op": "new", "op": "load"}}]}'
    exported = of_two_steps.read_bytes()
    content = exported.replace(b'{"text": "x", "do": []}', twice)
    of_two_steps.write_bytes(content)
    known = hashlib.sha256(content if named == "that of the file" else exported).hexdigest()
    lines_beside(of_two_steps, vectors=known, features={"a.feature": [{"cases": [7], "steps": [3, 8]}]})
    if named == "that of the file":
        assert len(read_vectors(of_two_steps)) == 1
    else:
        with pytest.raises(MalformedData, match="an object has the key 'op' twice"):
            read_vectors(of_two_steps)


def test_vectors_that_another_version_exported_are_refused_with_their_line(of_two_steps: Path) -> None:
    content = of_two_steps.read_bytes() + line(id="b", extra=1).encode() + b"\n"
    of_two_steps.write_bytes(content)
    features = {"a.feature": [{"cases": [7], "steps": [3, 8]}]}
    lines_beside(of_two_steps, vectors=hashlib.sha256(content).hexdigest(), features=features)
    with pytest.raises(MalformedData, match=r"card-football.jsonl:2: \$: Object contains unknown field `extra`"):
        read_vectors(of_two_steps)
