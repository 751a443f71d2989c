"""Cases picked out by facet, feature, reading, level and an earlier report, and several of these together."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kernel.errors import MalformedData, UnknownName, Unreadable
from scrimmage_rules.kit.cases.scenario_line_numbers import get_line_number_file
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.running.case_selection import NothingSelected, Selection, select_cases
from scrimmage_rules.rulesets import RULESETS

Publish = Callable[[Sequence[Vector]], Path]
Verify = Callable[..., Any]

CARDS = ("card-football",)


@pytest.fixture
def picked(suite: Path) -> Callable[..., set[str]]:
    """The ids of the cases of the handful that are picked out so."""

    def picked(**filters: str | tuple[str, ...]) -> set[str]:
        values: dict[str, Any] = {
            name: (value,) if isinstance(value, str) else value for name, value in filters.items()
        }
        return {vector.id for vector in select_cases(Selection(CARDS, **values))}

    return picked


Picked = Callable[..., set[str]]


def test_one_level_alone(handful: list[Vector], picked: Picked) -> None:
    assert picked(only_level="referee") == {each.id for each in handful if each.level == "referee"}
    assert picked(only_level="referee") < picked(level="referee")


@pytest.mark.parametrize("facet", ["query", "referee", "chance", "observe"])
def test_what_needs_a_facet(facet: str, handful: list[Vector], picked: Picked) -> None:
    assert picked(facet=facet) == {each.id for each in handful if facet in each.facets}


def test_a_facet_that_one_game_has_is_known_there_and_nowhere_else(publish: Any, handful: list[Vector]) -> None:
    online = msgspec.structs.replace(handful[0], id="card-football/online/a-room", facets=("session",))
    publish([*handful, online])
    assert {each.id for each in select_cases(Selection(CARDS, facet=("session",)))} == {online.id}
    with pytest.raises(UnknownName, match="no facet called 'session'"):
        select_cases(Selection(("tactical-soccer",), facet=("session",)))


def test_the_facet_of_reasons_is_needed_where_a_reason_is_judged(handful: list[Vector], picked: Picked) -> None:
    assert picked(facet="reason") == {each.id for each in handful if each.refuses}


@pytest.mark.parametrize("name", ["card_football/punt.feature", "features/card_football/punt.feature"])
def test_a_feature_by_its_name_or_its_path(name: str, handful: list[Vector], publish: Any) -> None:
    other = msgspec.structs.replace(
        handful[0], id="card-football/safety/a-safety", feature="card_football/safety.feature"
    )
    publish([*handful, other])
    assert {each.id for each in select_cases(Selection(CARDS, feature=(name,)))} == {each.id for each in handful}


def test_a_reading_or_all_of_an_ambiguity(handful: list[Vector], picked: Picked) -> None:
    choosing = {each.id for each in handful if "KF-A17" in each.readings}
    assert choosing
    assert picked(reading="KF-A17") == picked(reading="KF-A17=at-scrimmage") == choosing
    with pytest.raises(NothingSelected, match="--ruleset, --reading: no case matches; remove one of the filters"):
        picked(reading="KF-A17=offence-relative")


def test_ways_are_combined(handful: list[Vector], picked: Picked) -> None:
    both = picked(facet="positions", only_level="dice")
    assert both == {each.id for each in handful if "positions" in each.facets and each.level == "dice"}
    with pytest.raises(NothingSelected, match="--ruleset, --level, --facet: no case matches; "):
        picked(level="tables", facet="observe")


def test_no_level_is_judged_where_cases_are_picked_out() -> None:
    assert Selection().whole
    assert Selection(level=("dice",)).whole
    ways = {"only_level": "dice", "facet": "odds", "feature": "x", "reading": "x", "failed": "x", "case": "x"}
    assert [name for name, value in ways.items() if Selection(**{name: (value,)}).whole] == []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("way", "name", "complaint"),
    [
        ("only_level", "refree", "no level called 'refree'; did you mean 'referee'?"),
        ("facet", "obseve", "no facet called 'obseve'; did you mean 'observe'?"),
        ("feature", "punt.feature", "no feature called 'punt.feature'; did you mean 'card_football/punt.feature'?"),
        ("reading", "KF-A71", "no ambiguity called 'KF-A71'; did you mean 'KF-A"),
        ("reading", "KF-A17=at-scrimage", "no reading of KF-A17 called 'at-scrimage'; did you mean 'at-scrimmage'?"),
    ],
)
def test_a_name_that_is_none_is_answered_with_one_that_is(way: str, name: str, complaint: str, picked: Picked) -> None:
    with pytest.raises(UnknownName) as raised:
        picked(**{way: name})
    assert str(raised.value).startswith(complaint)


# ---- a filter with several values


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("clause", ("PUNT.turnover", "FG.opponent-half")), ("level", ("tables", "referee")),
        ("only_level", ("positions", "dice")), ("facet", ("observe", "chance")),
    ],
)  # fmt: skip
def test_a_filter_with_two_values_selects_what_either_selects(
    name: str, values: tuple[str, str], picked: Picked
) -> None:
    first, second = (picked(**{name: value}) for value in values)
    assert second - first
    assert picked(**{name: values}) == first | second


def test_two_cases_two_features_and_two_readings_add_up(handful: list[Vector], picked: Picked, publish: Any) -> None:
    one, two, three = handful[:3]
    other = msgspec.structs.replace(one, feature="card_football/safety.feature", readings={"KF-A18": "x"})
    publish([other, msgspec.structs.replace(two, readings={"KF-A17": "at-scrimmage"}), three])
    assert picked(case=(one.id, two.id)) == {one.id, two.id}
    assert picked(feature=(other.feature, two.feature)) == {one.id, two.id, three.id}
    assert picked(reading=("KF-A18", "KF-A17")) == {one.id, two.id}


def test_two_reports_and_two_verdicts_add_up(handful: list[Vector], picked: Picked, tmp_path: Path) -> None:
    ids = [each.id for each in handful[:4]]
    first = report(tmp_path, dict(zip(ids, ("fail", "timeout", "crash", "pass"), strict=True)))
    second = report(tmp_path, {ids[3]: "fail"}, "second.json")
    nothing = report(tmp_path, {ids[3]: "pass"}, "third.json")
    assert picked(failed=(first, second)) == set(ids)
    assert picked(failed=(first, nothing)) == set(ids[:3])
    assert picked(failed=(first, second), verdict=("timeout", "crash")) == set(ids[1:3])


def test_a_value_that_adds_no_case_is_reported(picked: Picked) -> None:
    with pytest.raises(
        NothingSelected, match=r"^--clause KICKOFF\.draw: no case matches; remove this value, or another filter$"
    ):
        picked(clause=("PUNT.turnover", "KICKOFF.draw"))
    with pytest.raises(UnknownName, match=r"no clause called 'PUNT\.turnofer'; did you mean"):
        picked(clause=("PUNT.turnover", "PUNT.turnofer"))
    with pytest.raises(
        NothingSelected, match=r"^--only-level positions: no case matches; remove this value, or another filter$"
    ):
        picked(only_level=("positions", "referee"), facet="referee")


def test_a_ruleset_that_adds_no_case_is_reported(suite: Path) -> None:
    with pytest.raises(
        NothingSelected, match=r"^--ruleset tactical-soccer: no case matches; remove this value, or another filter$"
    ):
        select_cases(Selection(("card-football", "tactical-soccer"), clause=("PUNT",)))
    assert select_cases(Selection(clause=("PUNT",)))


# ---- what failed last time


def report(tmp_path: Path, verdicts: dict[str, str], name: str = "earlier.json") -> str:
    cases = [{"id": case, "verdict": verdict} for case, verdict in verdicts.items()]
    path = tmp_path / name
    path.write_bytes(json.dumps({"format": "scrimmage-report-1", "cases": cases, "more": 1}).encode())
    return str(path)


def test_the_cases_that_did_not_pass_are_run_again(
    handful: list[Vector], suite: Path, tmp_path: Path, verify: Callable[..., Any], faulty: Callable[[str], list[str]]
) -> None:
    first = verify(command=faulty("leak"))
    failed = {each["id"] for each in first.report["cases"] if each["verdict"] != "pass"}
    assert failed
    (tmp_path / "first.json").write_bytes(json.dumps(first.report).encode())
    again = verify("--failed", str(tmp_path / "first.json"), command=faulty("honest"))
    assert (again.code, {each["id"] for each in again.report["cases"]}) == (0, failed)
    (tmp_path / "second.json").write_bytes(json.dumps(again.report).encode())
    nothing = verify("--failed", str(tmp_path / "second.json"), command=faulty("honest"))
    assert (nothing.code, nothing.out) == (4, "")
    assert nothing.err == "scrimmage: --ruleset, --failed: no case matches; remove one of the filters\n"


def test_the_cases_that_had_a_verdict_are_run_again(
    handful: list[Vector], suite: Path, tmp_path: Path, picked: Picked, verify: Callable[..., Any]
) -> None:
    ids = [each.id for each in handful[:4]]
    earlier = report(tmp_path, dict(zip(ids, ("fail", "timeout", "timeout", "pass"), strict=True)))
    assert picked(failed=earlier, verdict="timeout") == {ids[1], ids[2]}
    assert picked(failed=earlier, verdict="pass") == {ids[3]}
    with pytest.raises(UnknownName, match="no verdict called 'failed'; did you mean 'fail'"):
        picked(failed=earlier, verdict="failed")
    alone = verify("--verdict", "timeout")
    assert (alone.code, alone.err) == (
        2, "scrimmage: --verdict: needs --failed REPORT\n",
    )  # fmt: skip


def test_what_was_skipped_did_not_fail_and_what_was_not_come_to_did(
    handful: list[Vector], tmp_path: Path, picked: Picked
) -> None:
    ids = [each.id for each in handful[:4]]
    verdicts = dict(zip(ids, ("skipped", "not-run", "known-failure", "pass"), strict=True))
    assert picked(failed=report(tmp_path, verdicts)) == {handful[1].id, handful[2].id}


def test_a_report_of_another_suite_names_the_case_that_is_gone(tmp_path: Path, picked: Picked) -> None:
    with pytest.raises(UnknownName, match=r"no case in this suite, although .*earlier\.json lists it, called 'card"):
        picked(failed=report(tmp_path, {"card-football/punt/gone": "fail"}))


def test_cases_of_other_rulesets_in_the_report_do_not_disturb(
    handful: list[Vector], picked: Picked, tmp_path: Path
) -> None:
    path = Path(report(tmp_path, {handful[0].id: "fail"}))
    whole = json.loads(path.read_bytes())
    whole["cases"].append({"id": "tactical-soccer/shot/a-goal", "verdict": "fail"})
    path.write_bytes(json.dumps(whole).encode())
    assert picked(failed=str(path)) == {handful[0].id}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "scrimmage-report-2", "cases": []}', '{"a": 1, "a": 2}'])
def test_what_is_no_report_is_refused_with_what_is_needed(text: str, tmp_path: Path, picked: Picked) -> None:
    (tmp_path / "x.json").write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match=r"; give a report that `scrimmage verify --json` wrote$"):
        picked(failed=str(tmp_path / "x.json"))


def test_a_case_can_be_picked_by_where_it_stands(handful: list[Vector], picked: Picked) -> None:
    assert picked(case=handful[2].place) == picked(case=f"features/{handful[2].place}") == {handful[2].id}


# ---- the command


def test_a_level_selects_the_cases_up_to_it(suite: Path, verify: Verify) -> None:
    assert verify("--level", "referee").totals == {"pass": 6}
    assert verify("--level", "table talk").totals == {"pass": 10}


def test_a_clause_selects_the_cases_that_show_it_or_begin_with_it(suite: Path, verify: Verify) -> None:
    assert verify("--clause", "PUNT.turnover").totals == {"pass": 2}
    assert verify("--clause", "PUNT").totals == {"pass": 5}


@pytest.mark.parametrize("clauses", [("PUNT",), ("PUNT.distance", "T.contact.Dn"), ("SETUP",)])
def test_clause_of_exported_vectors_selects_cases_as_a_filter_of_all_does(clauses: tuple[str, ...]) -> None:
    everything = [vector for each in RULESETS for vector in read_vectors(get_vectors_file(each))]
    wanted = [
        vector
        for vector in everything
        if any(shown == clause or shown.startswith(f"{clause}.") for shown in vector.clauses for clause in clauses)
    ]
    assert select_cases(Selection(clause=clauses)) == wanted


def test_clause_of_edited_vectors_is_not_searched_for_in_their_bytes(tmp_path: Path) -> None:
    published, copy = get_vectors_file("card-football"), get_vectors_file("card-football", tmp_path)
    copy.parent.mkdir()
    get_line_number_file(copy).write_bytes(get_line_number_file(published).read_bytes())
    copy.write_bytes(published.read_bytes().replace(b'"PUNT.distance"', b'"PUNT\\u002edistance"'))
    selection = Selection(CARDS, clause=("PUNT.distance",))
    assert select_cases(selection, tmp_path) == select_cases(selection)


def test_lines_that_are_fewer_than_the_exported_vectors_are_refused(tmp_path: Path) -> None:
    published, copy = get_vectors_file("card-football"), get_vectors_file("card-football", tmp_path)
    copy.parent.mkdir()
    copy.write_bytes(published.read_bytes())
    lines = json.loads(get_line_number_file(published).read_bytes())
    lines["features"].popitem()
    get_line_number_file(copy).write_text(json.dumps(lines), encoding="utf-8")
    with pytest.raises(MalformedData, match="the lines do not match the vectors"):
        select_cases(Selection(CARDS, clause=("PUNT.distance",)), tmp_path)


def test_cases_picked_out_reach_no_level(suite: Path, verify: Verify) -> None:
    ran = verify("--clause", "PUNT")
    assert ran.report["levels"] == {"card-football": None}
    assert "level not judged, because filters were given" in ran.out


@pytest.mark.parametrize(
    "arguments", [["--level", "tables", "--clause", "PUNT.turnover"], ["--clause", "KICKOFF.draw"]]
)
def test_nothing_selected_is_exit_code_4(arguments: list[str], suite: Path, verify: Verify) -> None:
    ran = verify(*arguments)
    assert (ran.code, ran.report, ran.out) == (4, {}, "")
    assert re.fullmatch(r"scrimmage: --ruleset, [a-z, -]+: no case matches; remove one of the filters\n", ran.err)
    assert [option for option in arguments if option.startswith("--") and option not in ran.err] == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--clause", "PUNT.distanse"], "no clause called 'PUNT.distanse'; did you mean 'PUNT.distance'?"),
        (["--clause", "PUNT."], "no clause called 'PUNT.'; "),
        (["--level", "referees"], "no level called 'referees'; did you mean 'referee'?"),
        (["--case", "card-football/punt/a-punt-of"], "no case called 'card-football/punt/a-punt-of'; did you mean"),
    ],
)
def test_an_unknown_name_is_exit_code_2_with_a_hint(
    arguments: list[str], complaint: str, suite: Path, verify: Verify
) -> None:
    ran = verify(*arguments)
    assert (ran.code, ran.report) == (2, {})
    assert ran.err.startswith(f"scrimmage: {complaint}")
    assert ran.err.count("\n") == 1


def test_a_suite_that_is_missing_or_damaged_is_exit_code_4(publish: Publish, verify: Verify) -> None:
    path = publish([])
    assert verify().code == 4
    path.write_text("{\n", encoding="utf-8")
    damaged = verify()
    assert (damaged.code, damaged.err.count("\n")) == (4, 1)
    assert damaged.err.startswith("scrimmage: card-football.jsonl:1: $: not JSON")
    path.unlink()
    assert verify().code == 4


def test_what_cannot_be_started_and_what_has_no_such_name_are_told_before_the_suite_is_read(
    publish: Publish, verify: Verify
) -> None:
    """Reading takes longer than all else; a suite that cannot be read shows that it was not come to."""
    publish([]).write_text("{\n", encoding="utf-8")
    unstarted = verify(command=["./no-such-adapter"])
    assert (unstarted.code, unstarted.err.count("\n")) == (3, 1)
    assert unstarted.err.startswith("scrimmage: cannot start './no-such-adapter': ")
    assert verify(command=["false"]).err.startswith("scrimmage: no answer to hello: ")
    for option, sort in (("clause", "clause"), ("level", "level"), ("reading", "ambiguity"), ("facet", "facet")):
        unknown = verify(f"--{option}", "X", command=["./no-such-adapter"])
        assert (unknown.code, unknown.err.split("'")[0]) == (2, f"scrimmage: no {sort} called ")
    assert verify("--failed", "./no-such-report", command=["./no-such-adapter"]).code == 2


def test_an_adapter_that_was_greeted_in_vain_has_ended(publish: Publish, verify: Verify, tmp_path: Path) -> None:
    publish([]).write_text("{\n", encoding="utf-8")
    noted = tmp_path / "pid"
    ran = verify(command=["sh", "-c", f"echo $$ > {noted}; exec {sys.executable} -m scrimmage_rules serve"])
    assert (ran.code, ran.err.startswith("scrimmage: card-football.jsonl:1: $: not JSON")) == (4, True)
    with pytest.raises(ProcessLookupError):
        os.kill(int(noted.read_text()), 0)


# ---- excluding values


def test_an_excluding_value_leaves_out_the_cases_that_match(handful: list[Vector], picked: Picked) -> None:
    everything = {each.id for each in handful}
    for filters in ({"clause": "PUNT"}, {"only_level": "referee"}, {"level": "referee"}, {"facet": "chance"}):
        [(name, value)] = filters.items()
        left, selected = picked(**{name: f"not:{value}"}), picked(**{name: value})
        assert selected
        assert left == everything - selected


def test_excluding_and_selecting_values_of_one_filter_combine(picked: Picked) -> None:
    assert picked(clause=("PUNT", "not:PUNT.turnover")) == picked(clause="PUNT") - picked(clause="PUNT.turnover")
    assert picked(clause=("PUNT", "not:PUNT.turnover")) < picked(clause="PUNT")
    assert picked(clause=("not:PUNT", "not:FG")) == picked() - picked(clause=("PUNT", "FG"))


def test_excluding_values_of_two_filters_each_exclude(picked: Picked) -> None:
    assert picked(clause="not:PUNT", only_level="not:referee") == (
        picked() - picked(clause="PUNT") - picked(only_level="referee")
    )


def test_an_unknown_excluding_value_is_an_error(picked: Picked) -> None:
    with pytest.raises(UnknownName, match="no clause called 'PUNTS'; did you mean 'PUNT"):
        picked(clause="not:PUNTS")


def test_a_selection_that_excludes_every_case_is_an_error(picked: Picked) -> None:
    with pytest.raises(NothingSelected, match="--ruleset, --clause: no case matches"):
        picked(clause=("PUNT", "not:PUNT"))


def test_failed_and_verdict_accept_excluding_values(
    suite: Path, verify: Verify, faulty: Callable[[str], list[str]], tmp_path: Path
) -> None:
    ran = verify("--ruleset", "card-football", command=faulty("wrong-clause"))
    earlier = tmp_path / "earlier.json"
    earlier.write_bytes(msgspec.json.encode(ran.report))
    passed, wrong = ran.totals["pass"], ran.totals["wrong-reason"]
    given = ("--ruleset", "card-football", "--failed")
    assert verify(*given, f"not:{earlier}").totals == {"pass": passed}
    assert verify(*given, str(earlier), "--verdict", "not:fail").totals == {"pass": wrong}
    assert verify(*given, str(earlier), "--verdict", "not:wrong-reason").code == 4


def test_a_level_without_the_lower_levels_is_no_level_of_the_program(suite: Path, verify: Verify) -> None:
    ran = verify("--ruleset", "card-football", "--level", "not:tables")
    assert ran.report["levels"] == {"card-football": None}
    assert "level not judged, because filters were given" in ran.out


# ---- a saved selection


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("quick.yaml", "ruleset: card-football\nclause: [PUNT, 'not:PUNT.turnover']\nonly-level: referee\n"),
        (
            "quick.json",
            '{"ruleset": ["card-football"], "clause": ["PUNT", "not:PUNT.turnover"], "only-level": "referee"}',
        ),
    ],
)
def test_a_saved_selection_selects_as_the_options_do(
    name: str, content: str, suite: Path, verify: Verify, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    options = ("--ruleset", "card-football", "--clause", "PUNT", "--clause", "not:PUNT.turnover", "--only-level")
    by_options = verify(*options, "referee").report
    saved = verify("--selection", str(tmp_path / name)).report
    assert saved["cases"]
    assert (saved["selection"], saved["cases"]) == (by_options["selection"], by_options["cases"])


def test_a_saved_selection_and_filters_add_up(suite: Path, verify: Verify, tmp_path: Path, picked: Picked) -> None:
    (tmp_path / "quick.yaml").write_text("clause: PUNT\n", encoding="utf-8")
    given = ("--ruleset", "card-football", "--selection", str(tmp_path / "quick.yaml"))
    both = verify(*given, "--clause", "FG").report["cases"]
    assert {each["id"] for each in both} == picked(clause=("PUNT", "FG"))
    one = verify(*given, "--only-level", "referee").report["cases"]
    assert {each["id"] for each in one} == picked(clause="PUNT", only_level="referee")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("clauses: PUNT\n", "Object contains unknown field `clauses`"),
        ("clause: 7\n", "clause"),
        ("ruleset: chess\n", "no ruleset called 'chess'"),
        ("clause: PUNTS\n", "no clause called 'PUNTS'"),
    ],
)
def test_an_invalid_saved_selection_is_an_error_in_one_line(
    content: str, problem: str, suite: Path, verify: Verify, tmp_path: Path
) -> None:
    (tmp_path / "quick.yaml").write_text(content, encoding="utf-8")
    ran = verify("--selection", str(tmp_path / "quick.yaml"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert problem in ran.err
