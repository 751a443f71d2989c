"""Cases made on the spot: repeatable, new, right for the reference, and beyond a program that looks answers up."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import canonical, decode, plain_lists
from scrimmage_rules.kernel.contract import Applied
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.cases.failing_request import find_failing_request
from scrimmage_rules.kit.cases.field_differences import Difference
from scrimmage_rules.kit.cases.judge import create_case_result
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import LEVELS, Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.generated.case_generation import BLOCK, list_cases_by_number, list_generated_cases
from scrimmage_rules.kit.generated.case_recorder import record_case
from scrimmage_rules.kit.generated.generated_requests import QUESTIONS, request_rule_query
from scrimmage_rules.kit.generated.generation_parameters import GenerationParameters
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import collect_inputs_for_random_games
from scrimmage_rules.kit.reports.html_report import draw_board_before_request
from scrimmage_rules.kit.reports.text_report import render_failure
from scrimmage_rules.kit.running.case_selection import Selection, create_case_selection, select_cases
from scrimmage_rules.kit.running.conformance_run import verify as judge
from scrimmage_rules.rulesets import RULESETS, load_pictures, ruleset
from tests.kit.test_faulty_adapters import APART, FOLDER

ROUND = len(QUESTIONS)
"""As many cases as there are questions: each is asked once."""

IMPOSTOR = [sys.executable, str(FOLDER / "faulty.py"), "looks-up"]


@cache
def published(ruleset_id: str) -> list[Vector]:
    return read_vectors(get_vectors_file(ruleset_id))


@cache
def made(ruleset_id: str, seed: int) -> list[Vector]:
    return list_generated_cases(ruleset_id, GenerationParameters(2 * ROUND, seed), published(ruleset_id))


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_same_seed_makes_the_same_cases_and_another_seed_others(ruleset_id: str) -> None:
    again = list_generated_cases(ruleset_id, GenerationParameters(2 * ROUND, 7), published(ruleset_id))
    assert canonical(again) == canonical(made(ruleset_id, 7))
    assert canonical(
        list_generated_cases(ruleset_id, GenerationParameters(2 * ROUND, 8), published(ruleset_id))
    ) != canonical(again)
    assert len({case.id for case in again}) == 2 * ROUND


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_case_with_too_few_chance_outcomes_needs_the_facet_for_chance(ruleset_id: str) -> None:
    cases = [case for case in made(ruleset_id, 7) if any("too few chance outcomes" in step.text for step in case.steps)]
    assert cases
    assert [case.id for case in cases if "chance" not in case.facets] == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_more_cases_of_a_seed_begin_with_the_fewer(ruleset_id: str) -> None:
    fewer = list_generated_cases(ruleset_id, GenerationParameters(ROUND, 7), published(ruleset_id))
    assert canonical(fewer) == canonical(made(ruleset_id, 7)[:ROUND])


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_one_case_is_the_same_as_among_all_of_its_seed(ruleset_id: str) -> None:
    number = BLOCK + ROUND
    wanted = list_generated_cases(ruleset_id, GenerationParameters(number, 7), published(ruleset_id))[-1]
    [alone] = list_cases_by_number(ruleset_id, 7, [number], published(ruleset_id))
    assert canonical(alone) == canonical(wanted)


def test_a_case_that_is_named_is_made_with_its_block_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of five blocks, no more than one is made for each named case, in each of two rulesets only what is named."""
    made = []

    def counted(ruleset_id: str, *arguments: Any) -> Vector | None:
        made.append(ruleset_id)
        return record_case(ruleset_id, *arguments)

    monkeypatch.setattr("scrimmage_rules.kit.generated.case_generation.record_case", counted)
    rulesets, many = ("card-football", "tactical-soccer"), GenerationParameters(5 * BLOCK, 7)
    name = f"card-football/fresh/7-{4 * BLOCK + 3}"
    [case] = select_cases(Selection(rulesets[:1], case=(name,), fresh=many))
    assert case.id == name
    assert len(made) <= BLOCK
    assert [
        each.id
        for each in select_cases(Selection(("tactical-soccer", "card-football"), case=(f"fresh:{BLOCK}",), fresh=many))
    ] == [f"{each}/fresh/7-{BLOCK}" for each in ("tactical-soccer", "card-football")]
    assert len(made) <= 4 * BLOCK
    with pytest.raises(UnknownName, match=r"no case called 'card-football/fresh/7-9'; did you mean"):
        select_cases(Selection(rulesets[:1], case=("card-football/fresh/7-9",), fresh=GenerationParameters(5, 7)))


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_level_has_cases(ruleset_id: str) -> None:
    assert {case.level for case in made(ruleset_id, 7)} == set(LEVELS)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_what_is_looked_up_is_asked_by_no_published_case(ruleset_id: str) -> None:
    known = {canonical(ask) for case in published(ruleset_id) for ask in list_own_requests(case)}
    asked = [canonical(ask) for case in made(ruleset_id, 7) for ask in list_own_requests(case) if "game" not in ask]
    assert len(asked) == 2 * QUESTIONS.count(request_rule_query)
    assert not known & set(asked)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_no_position_is_in_a_published_case(ruleset_id: str) -> None:
    known = set(map(canonical, collect_inputs_for_random_games(ruleset_id, published(ruleset_id)).positions))
    begun = [
        ask for case in made(ruleset_id, 7) if "game" in (ask := list_own_requests(case)[0])
    ]  # a table is looked up without
    asked = [canonical(ask["position"]) for ask in begun if ask["op"] == "load"]
    assert len(asked) >= 0.8 * len(begun)
    assert not known & set(asked)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_games_are_begun_anew_too_and_played_on(ruleset_id: str) -> None:
    anew = [list_own_requests(case) for case in made(ruleset_id, 7) if list_own_requests(case)[0]["op"] == "new"]
    assert [[ask["op"] for ask in asks][:3] for asks in anew] == [["new", "position", "apply"]] * 2


def test_a_question_that_makes_no_sense_in_a_game_is_left_out() -> None:
    """Of a suite that holds one case alone: no table, no odds; the others are asked all the same."""
    begun = next(case for case in published("card-football") if list_own_requests(case)[0]["op"] == "load")
    asked = [
        ask
        for case in list_generated_cases("card-football", GenerationParameters(ROUND, 7), [begun])
        for ask in list_own_requests(case)
    ]
    assert {"load", "new", "legal", "observe", "apply"} <= {ask["op"] for ask in asked}
    assert "query" not in {ask["op"] for ask in asked}


def test_a_suite_that_begins_no_game_has_no_fresh_cases() -> None:
    tables = [case for case in published("card-football") if case.level == "tables"]
    assert list_generated_cases("card-football", GenerationParameters(ROUND, 7), tables) == []


def test_the_reference_agrees_with_itself(verify: Callable[..., Any]) -> None:
    ran = verify("--fresh", str(ROUND), "--seed", "7")
    assert (ran.code, ran.totals) == (0, {"pass": ROUND * len(RULESETS)})
    assert (
        f"{ROUND * len(RULESETS)} of {ROUND * len(RULESETS)} generated cases agree with the reference (seed 7)\n"
        in ran.out
    )
    assert set(ran.report["levels"].values()) == {None}
    assert ran.report["selection"]["fresh"] == {"number": ROUND, "seed": 7}


def test_without_a_seed_one_is_chosen_and_named(verify: Callable[..., Any]) -> None:
    ran = verify("--ruleset", "card-football", "--fresh", "1")
    seed = ran.report["selection"]["fresh"]["seed"]
    assert f"1 of 1 generated case agrees with the reference (seed {seed})\n" in ran.out


def test_the_command_under_a_failure_repeats_that_case(
    faulty: Callable[[str], list[str]], verify: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    ran = verify("--ruleset", "card-football", "--fresh", str(ROUND), "--seed", "7", command=faulty("no"))
    [first, *_] = re.findall(r"^  replay: scrimmage (.+)$", ran.out, re.MULTILINE)
    assert cli.main(shlex.split(first)) == 1
    assert capsys.readouterr().out.startswith("FAIL card-football/fresh/7-")
    assert re.search(r"^  generated  .+ \(seed 7, case \d+\)$", ran.out, re.MULTILINE)


def altered(ruleset_id: str) -> Vector:
    """A case with a position that a clause forbids, which its second sentence asks about."""
    return next(all_altered(ruleset_id))


def all_altered(ruleset_id: str) -> Iterator[Vector]:
    """Yield cases of several seeds: in a small game, few altered positions of one seed can be drawn."""
    cases = (case for seed in range(7, 17) for case in made(ruleset_id, seed))
    return (case for case in cases if "of another game in a position" in case.name)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_failing_request_is_shown_with_the_position_it_is_about(ruleset_id: str) -> None:
    case = altered(ruleset_id)
    before, asked = list_own_requests(case)
    found = find_failing_request(case, 1)
    assert (found.request, found.position, found.options) == (asked, asked["position"], asked["options"])
    assert found.position != before["position"]
    lines = list(
        render_failure(
            create_case_result(case, "fail", step=1),
            case,
            (),
            Selection((ruleset_id,), fresh=GenerationParameters(ROUND, 7)),
        )
    )
    assert f"  request: {canonical(asked).decode()}" in lines
    assert not any(line.startswith("  position: ") for line in lines)


def test_an_action_is_shown_with_the_position_that_the_actions_before_it_led_to() -> None:
    case = next(
        case
        for case in made("card-football", 7)
        if [ask["op"] for ask in list_own_requests(case)][1:3] == ["apply"] * 2
    )
    opening, first, second = list_own_requests(case)[:3]
    game = ruleset("card-football")
    rules = game.rules(game.options(opening["options"]))
    at = At(rules, game.load(rules, opening["position"]), first["seat"], game.action(first["action"]))
    applied = game.apply(at, msgspec.convert(first["chance"], list[Outcome]))
    assert isinstance(applied, Applied)
    after = plain_lists(applied.position)
    found = find_failing_request(case, 2)
    assert (found.request, found.position, found.options) == (second, after, opening["options"])
    lines = list(
        render_failure(
            create_case_result(case, "fail", step=2),
            case,
            (),
            Selection(("card-football",), fresh=GenerationParameters(ROUND, 7)),
        )
    )
    shown = [f"position: {canonical(after).decode()}", f"request: {canonical(second).decode()}"]
    assert [line.strip() for line in lines if line.startswith(("  position: ", "  request: "))] == shown


def test_where_no_answer_came_all_requests_are_shown() -> None:
    case = altered("card-football")
    assert find_failing_request(case, None).before == tuple(list_own_requests(case))
    lines = render_failure(
        create_case_result(case, "crash"), case, (), Selection(("card-football",), fresh=GenerationParameters(ROUND, 7))
    )
    assert sum(line.startswith("  request: ") for line in lines) == len(list_own_requests(case))


@pytest.mark.parametrize("op", ["check", "position", "legal"])
def test_a_request_that_the_kit_added_is_shown_where_its_reply_is_wrong(op: str) -> None:
    """The last change of a case is asked about in all three ways, and the kit asks `check` before it."""
    case, step = next(filter(None, map(ended_by_action, made("card-football", 7))))
    action = list_own_requests(case)[step]
    wrong = Difference("/status", "equals", "ok", "error", op)
    added = {"op": op, "game": action["game"]}
    if op == "check":
        added = {**added, "seat": action["seat"], "action": action["action"]}
    shown = find_failing_request(case, step, [wrong])
    assert (shown.request, shown.then) == ((added, None) if op == "check" else (action, added))
    assert shown.position == find_failing_request(case, step).position
    failed = create_case_result(case, "fail", step=step, differences=(wrong,))
    lines = list(render_failure(failed, case, (), Selection(("card-football",), fresh=GenerationParameters(ROUND, 7))))
    at = lines.index(f"  request: {canonical(shown.request).decode()}")
    assert (lines[at + 1] == f"  next request: {canonical(added).decode()}") == (op != "check")


def ended_by_action(case: Vector) -> tuple[Vector, int] | None:
    """A case with the sentence after which the kit asks for the list, if an action is in it."""
    for number, step in enumerate(case.steps):
        for deed in step.do:
            if deed.owed and deed.owed.legal and deed.ask and deed.ask["op"] == "apply":
                return case, number
    return None


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_board_is_that_of_the_position_asked_about(ruleset_id: str) -> None:
    """Not every altered place is drawn, and not every altered position can be drawn: the case has one of both."""
    case = next(
        each
        for each in all_altered(ruleset_id)
        if draw_board_before_request(each, 1) not in ("", draw_board_before_request(each, 0))
    )
    game, asked = ruleset(ruleset_id), list_own_requests(case)[1]
    drawings, rules = load_pictures(ruleset_id), game.rules(game.options(asked["options"]))
    drawn = drawings.get("plain", drawings["board"])(rules, decode(asked["position"], game.position_type, "$"))
    assert draw_board_before_request(case, 1) == drawn


@pytest.mark.long("judges the whole suite of a game after generated cases")
def test_the_reports_of_a_run_hold_the_failing_request(
    faulty: Callable[[str], list[str]], verify: Callable[..., Any], tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    arguments = [
        "--ruleset",
        "card-football",
        "--fresh",
        str(ROUND),
        "--seed",
        "7",
        "--show",
        "99",
        "--html",
        str(page),
    ]
    ran = verify(*arguments, command=faulty("no"))
    failed = [each for each in ran.report["cases"] if each["verdict"] == "fail"]
    assert failed
    for each in failed:
        request = canonical(each["asked"]["request"]).decode()
        assert f"  request: {request}\n" in ran.out
        assert escape(f"  request: {request}\n") in page.read_text(encoding="utf-8")
    assert not any("asked" in each for each in ran.report["cases"] if each["verdict"] == "pass")
    assert not any("asked" in each for each in verify(command=faulty("no")).report["cases"])


def test_a_seed_without_fresh_cases_is_wrong_usage(verify: Callable[..., Any]) -> None:
    ran = verify("--seed", "7")
    assert (ran.code, ran.err) == (2, "scrimmage: --seed: needs --fresh N (the number of generated cases)\n")


# ---- a program that knows no rule


@pytest.mark.long("judges the whole suite")
def test_an_adapter_that_looks_answers_up_fails_only_by_lists_of_actions() -> None:
    """The suite publishes no more of them than a digest."""
    report = judge(create_case_selection(Selection()), IMPOSTOR)
    assert {verdict for verdict, count in report.totals.items() if count} == {"pass", "fail"}
    assert {each.of for case in report.cases for each in case.differences} == {"legal"}
    assert report.totals["fail"] > len(report.cases) / 2


@pytest.mark.long("generates and judges cases of all games")
def test_an_adapter_that_looks_answers_up_fails_fresh_cases(verify: Callable[..., Any]) -> None:
    ran = verify(*APART["looks-up"], "--seed", "7", command=IMPOSTOR)
    assert (ran.code, set(ran.totals) <= {"fail", "pass"}) == (1, True)
    assert ran.totals["fail"] >= 0.9 * 30 * len(RULESETS)
