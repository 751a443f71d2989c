"""The summary of an impact for a pull request, equal odds in groups, and a report that fits into a comment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from scrimmage_rules.kit.impact.changed_code import CodeChange
from scrimmage_rules.kit.impact.grouped_odds_changes import group_equal_odds
from scrimmage_rules.kit.impact.impact_rendering import (
    LONGEST_COMMENT,
    render_impact_as_markdown,
    render_impact_as_text,
    render_impact_summary,
)
from scrimmage_rules.kit.impact.impact_report import (
    AdapterImpact,
    CaseImpact,
    ComparedSide,
    Diverged,
    GameImpact,
    Impact,
    Interval,
    Measure,
    OddsMoved,
    RandomGames,
    Step,
)
from scrimmage_rules.kit.impact.impact_summary import MOST_LINES
from scrimmage_rules.kit.impact.reply_differences import Differs, Share, find_differences
from scrimmage_rules.kit.impact.rulebook_changes import BookChange

QUIET = GameImpact(
    ruleset="a-game", asked=3, switched={}, rulebook=(), suite=(), cases=(), silent=(), suspects=(), odds=(), counts=(),
    recorded=0, diverged=(), adapters=(),
)  # fmt: skip


def steal(case: str, seat: str, man: str, before: str, after: str, by: str) -> OddsMoved:
    return OddsMoved(case, seat, {"type": "steal", "man": man}, ("/holder",), (Share([man], before, after, by),))


def case(number: int) -> CaseImpact:
    first = Step(2, "a man steals", 7, (Differs("/events/0/facts/good", before=False, after=True),))
    return CaseImpact(f"a-game/case-{number}", "A case", "a.feature:3", ("STEAL.six",), first, "pass", "fail")


CHANGED = msgspec.structs.replace(
    QUIET, asked=40, cases=(case(1), case(2)), suspects=("STEAL.six",), recorded=8,
    odds=(
        steal("a-game/case-2", "red", "M1", "1/3", "1/2", "+1/6"),
        steal("a-game/case-1", "red", "F1", "1/6", "1/3", "+1/6"),
        steal("a-game/case-1/sides-exchanged", "blue", "F3", "1/6", "1/3", "+1/6"),
    ),
    diverged=(Diverged("final", 29, 55, "red", {"type": "steal"}, ()),),
    adapters=(AdapterImpact("javascript", 2, ("a-game/case-1",)),),
    random=RandomGames(
        games=20, asked=20, seed=1, moves=(1, 1), diverged=9, clauses=(),
        measures=(Measure("moves", Interval(100, 90, 110), Interval(120, 110, 130), Interval(20, 10, 30)),),
    ),
    code=(CodeChange("tables.py NEEDED", ("STEAL.six",)),), first=("a-game/case-1", "a-game/case-3"),
    clauses=("STEAL.six", "FOUL.bonus"), texts={"STEAL.six": "A steal succeeds on 6."},
)  # fmt: skip


def impact(*games: GameImpact) -> Impact:
    return Impact(before=ComparedSide("rev:HEAD", "1.0.0"), after=ComparedSide("tree", "1.0.1"), games=games)


def test_the_summary_of_a_changed_ruleset_has_a_line_for_each_kind_of_change() -> None:
    assert list(render_impact_summary(impact(CHANGED, QUIET))) == [
        "From rev:HEAD to tree, a-game changes.",
        'clauses: STEAL.six ("A steal succeeds on 6"); then FOUL.bonus',
        "code: tables.py NEEDED; of 2 cases about this code (sent first), 1 changed; of 38 other cases, 1 changed",
        "cases: 2 of 40 cases have different replies, 2 of them would fail now",
        "odds: steal: /holder is F1 with probability 1/3 instead of 1/6 (2 cases); 1 other change of odds",
        "games: 1 of 8 recorded games change, the earliest at move 29 of 55 (final)",
        "random games: 9 of 20 random games change; moves 100, now 120",
        "implementations: javascript: 1 of 2 affected cases would fail",
        "unchanged: a-game (3 cases, 0 recorded games)",
    ]


def test_rulesets_of_which_nothing_was_sent_are_not_affected() -> None:
    idle = [msgspec.structs.replace(QUIET, ruleset=name, asked=0) for name in ("b-game", "c-game")]
    assert list(render_impact_summary(impact(CHANGED, QUIET, *idle)))[-2:] == [
        "unchanged: a-game (3 cases, 0 recorded games)",
        "not affected: b-game, c-game",
    ]
    crowd = [msgspec.structs.replace(CHANGED, ruleset=f"game-{number}") for number in range(MOST_LINES)]
    assert len(list(render_impact_summary(impact(*crowd, QUIET, *idle)))) == MOST_LINES


def test_a_reworded_clause_is_quoted_before_and_after() -> None:
    reworded = (BookChange("STEAL.six", "reworded", "A steal succeeds on 6.", "A steal succeeds on 5."),)
    lines = list(render_impact_summary(impact(msgspec.structs.replace(CHANGED, rulebook=reworded))))
    assert lines[1] == 'clauses: STEAL.six, "A steal succeeds on 6", now "A steal succeeds on 5"; then FOUL.bonus'


def test_a_changed_expectation_and_unsent_cases_are_in_the_summary() -> None:
    suite = (BookChange("a-game/case-9", "case changed", "step 3: expects 6", "step 3: expects 5"),)
    lines = list(render_impact_summary(impact(msgspec.structs.replace(CHANGED, suite=suite, unsent=("a", "b")))))
    assert 'suite: 1 case changed; the first changed one: "step 3: expects 6", now "step 3: expects 5"' in lines
    assert "not sent: 2 cases, because the time was over (--max-time); --json FILE lists all of them" in lines
    assert len(lines) <= MOST_LINES


@pytest.mark.parametrize("number", [2, 4, 30])
def test_several_changed_rulesets_have_one_line_each_in_at_most_twelve(number: int) -> None:
    games = [msgspec.structs.replace(CHANGED, ruleset=f"game-{each}") for each in range(number)]
    lines = list(render_impact_summary(impact(*games, QUIET)))
    assert len(lines) <= 12
    assert lines[1].startswith("game-0: clauses STEAL.six, FOUL.bonus; 2 of 40 cases have different replies")


def test_equal_odds_of_several_cases_are_one_group() -> None:
    groups = group_equal_odds(CHANGED.odds)
    assert [each.cases for each in groups] == [("a-game/case-1", "a-game/case-1/sides-exchanged"), ("a-game/case-2",)]
    assert groups[0].main == Share(["F1"], "1/6", "1/3", "+1/6")
    rows = [line for line in render_impact_as_text(impact(CHANGED), 5) if line.startswith("  cases: ")]
    assert rows[0] == ('  cases: 2  red steal {"man":"F1"}  /holder  F1  1/6  now 1/3  by +1/6  first: a-game/case-1')


def test_markdown_fits_into_a_review_comment_however_many_cases_change() -> None:
    many = msgspec.structs.replace(CHANGED, cases=tuple(case(number) for number in range(2_000)))
    lines = render_impact_as_markdown(impact(many), 2_000)
    assert sum(len(line) + 1 for line in lines) <= LONGEST_COMMENT
    assert lines[0] == "### From rev:HEAD to tree, a-game changes."
    assert lines.count("</details>") == sum(line.startswith("<details>") for line in lines) == 1
    assert any(line.startswith("| a-game/case-1 |") for line in lines)


# ---- lists without an order


def reply(**fields: Any) -> dict[str, Any]:
    return {"status": "ok", **fields}


def turn(*seats: tuple[str, list[str]]) -> dict[str, Any]:
    return reply(turn={"phase": "play", "pending": [{"seat": seat, "kinds": kinds} for seat, kinds in seats]})


APPLY = {"op": "apply"}


def test_kinds_of_actions_are_compared_as_a_set() -> None:
    found = find_differences(APPLY, turn(("red", ["pass", "skip"])), turn(("red", ["skip", "steal"])))
    assert found == (Differs("/turn/pending/0/kinds", ["pass"], ["steal"]),)
    moved = msgspec.structs.replace(QUIET, diverged=(Diverged("final", 1, 2, "red", {"type": "pass"}, found),))
    assert any(
        line.endswith("/turn/pending/0/kinds pass removed, steal added")
        for line in render_impact_as_text(impact(moved), 1)
    )


def test_the_order_of_seats_that_may_act_is_no_difference() -> None:
    assert not find_differences(APPLY, turn(("red", ["a"]), ("blue", ["b"])), turn(("blue", ["b"]), ("red", ["a"])))


def test_clauses_of_an_event_are_reported_by_those_of_one_side() -> None:
    was, now = (reply(events=[{"kind": "kick", "clauses": clauses, "facts": {}}]) for clauses in ("AB", "AC"))
    was, now = (
        reply(events=[{**each["events"][0], "clauses": [*each["events"][0]["clauses"]]}]) for each in (was, now)
    )
    assert find_differences(APPLY, was, now) == (Differs("/events/0/clauses", ["B"], ["C"]),)


def test_of_a_changed_status_only_the_reason_is_reported() -> None:
    found = find_differences(
        APPLY, turn(("red", ["a"])), {"status": "rejected", "clause": "A", "code": "no", "reasons": []}
    )
    assert [each.at for each in found] == ["/status", "/clause", "/code"]
