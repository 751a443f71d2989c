"""The parts of an impact, with sides that are made up."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kernel.rulebook import Reading
from scrimmage_rules.kit.impact import paired_games
from scrimmage_rules.kit.impact.comparison_side_process import NOT_OPEN, request_conversations
from scrimmage_rules.kit.impact.comparison_sides import HERE, parse_side, prepare_program
from scrimmage_rules.kit.impact.confidence_intervals import (
    compare_paired,
    compute_t_quantile,
    estimate_mean,
    estimate_share,
    estimate_share_difference,
)
from scrimmage_rules.kit.impact.impact_rendering import render_impact_as_markdown, render_impact_as_text
from scrimmage_rules.kit.impact.impact_report import ComparedSide, CountMoved, GameImpact, Impact, Interval
from scrimmage_rules.kit.impact.option_differences import SwitchedOptions
from scrimmage_rules.kit.impact.reply_differences import (
    Differs,
    Share,
    are_compared_parts_equal,
    find_changed_probabilities,
    find_differences,
)
from scrimmage_rules.kit.impact.rulebook_changes import (
    BookAmbiguity,
    BookChange,
    BookChapter,
    BookClause,
    ReportedRulebook,
    compare_rulebooks,
)
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.adapter_processes import AdapterProcessPool

ODDS = {"op": "query", "query": "odds"}
LEGAL = {"op": "legal"}
APPLY = {"op": "apply"}


def odds(**shares: str) -> dict[str, Any]:
    return {"status": "ok", "value": [{"is": [name], "p": p} for name, p in shares.items()]}


# ---- answers


def test_odds_that_move_are_told_as_fractions_with_the_difference() -> None:
    found = find_changed_probabilities(ODDS, odds(hit="1/3", miss="2/3"), odds(hit="1/4", miss="1/2", out="1/4"))
    assert found == (
        Share(["hit"], "1/3", "1/4", "-1/12"),
        Share(["miss"], "2/3", "1/2", "-1/6"),
        Share(["out"], "0", "1/4", "+1/4"),
    )


def test_odds_that_are_refused_on_one_side_have_not_moved() -> None:
    assert find_changed_probabilities(ODDS, odds(hit="1"), {"status": "rejected"}) == ()


def test_the_order_of_legal_actions_and_the_words_of_a_message_are_no_difference() -> None:
    assert are_compared_parts_equal(LEGAL, {"status": "ok", "actions": [1, 2]}, {"status": "ok", "actions": [2, 1]})
    assert are_compared_parts_equal(
        APPLY, {"id": 1, "status": "error", "message": "a"}, {"id": 2, "status": "error", "message": "b"}
    )
    assert not are_compared_parts_equal(APPLY, {"status": "ok", "used": 1}, {"status": "ok", "used": 2})


def test_where_the_sides_were_told_to_play_otherwise_it_is_no_difference_that_an_edition_is_announced() -> None:
    begun = [{"kind": "new-game", "clauses": ["A"], "facts": {}}]
    told = [{"kind": "edition", "clauses": ["B"], "facts": {"edition": "old"}}, *begun]
    ask = {"op": "new", "ruleset": "a-game", "options": {"edition": "old"}}
    for events, switched, alike in ((told, True, True), (told, False, False), ([], True, False)):
        was, now = {"status": "ok", "events": events}, {"status": "ok", "events": begun}
        assert are_compared_parts_equal(ask, was, now, switched=switched) is alike
        assert (find_differences(ask, was, now, switched=switched) == ()) is alike


def test_of_legal_actions_those_are_told_that_one_side_has_alone() -> None:
    found = find_differences(LEGAL, {"status": "ok", "actions": [1, 2]}, {"status": "ok", "actions": [2, 3]})
    assert found == (Differs("/actions", [1], [3]),)


def test_where_events_part_the_rest_of_them_is_not_told() -> None:
    was = [{"kind": "kick", "clauses": ["A"]}, {"kind": "good", "clauses": ["B"]}, {"kind": "end", "clauses": []}]
    now = [{"kind": "kick", "clauses": ["A"]}, {"kind": "short", "clauses": ["C", "D"]}]
    found = find_differences(APPLY, {"status": "ok", "events": was}, {"status": "ok", "events": now})
    assert found == (Differs("/events/1", "good (B)", "short (C, D)"),)


# ---- rulebooks


def book(chapter: str, ruling: str, **texts: str) -> ReportedRulebook:
    clauses = tuple(BookClause(name, text, "procedure", "1-2") for name, text in texts.items())
    readings = (Reading("short", "It is short."), Reading("long", "It is long."))
    return ReportedRulebook((BookChapter(chapter, clauses),), (BookAmbiguity("X-A1", readings, ruling, True),), ())


def test_rulebooks_are_compared_clause_by_clause() -> None:
    before, after = book("punt", "short", A="One.", B="Two."), book("kick", "long", A="One.", B="2.", C="New.")
    assert compare_rulebooks(before, after) == (
        BookChange("A", "moved", "punt, lines 1-2", "kick, lines 1-2"),
        BookChange("B", "reworded", "Two.", "2."),
        BookChange("B", "moved", "punt, lines 1-2", "kick, lines 1-2"),
        BookChange("C", "added", now="New."),
        BookChange("X-A1", "re-ruled", "short", "long"),
    )
    assert compare_rulebooks(before, before) == ()


def test_a_clause_that_is_there_no_more_is_gone() -> None:
    assert compare_rulebooks(book("punt", "short", A="One."), book("punt", "short")) == (
        BookChange("A", "gone", "One."),
    )


# ---- sides and switches


def test_a_side_is_written_in_parts() -> None:
    found = parse_side("rev:HEAD~1,reading:X-A1=short,reading:X-A2=long,edition:classic")
    assert (found.sort, found.place, found.edition) == ("rev", "HEAD~1", "classic")
    assert found.readings == {"X-A1": "short", "X-A2": "long"}


@pytest.mark.parametrize("written", ["rev", "python:", "reading:X-A1", "edition:"])
def test_a_part_without_what_it_needs_is_refused(written: str) -> None:
    with pytest.raises(MalformedData):
        parse_side(written)


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(UnknownName):
        parse_side("revision:HEAD")


def test_a_switch_is_put_to_cases_that_name_a_side_of_it_or_nothing_and_not_to_third_readings() -> None:
    switch = SwitchedOptions({"X-A1": ("short", "long")})
    assert switch.classify_case_options({"readings": {"X-A1": "long"}}) == "named"
    assert switch.classify_case_options({"readings": {"X-A2": "other"}}) == "silent"
    assert switch.classify_case_options({"readings": {"X-A1": "third"}}) is None
    assert switch.get_options_of_side({"readings": {"X-A1": "long"}}, 0) == {"readings": {"X-A1": "short"}}
    assert switch.get_options_of_side(None, 1) == {"readings": {"X-A1": "long"}}
    assert switch.get_options_of_side({"readings": {"X-A1": "third"}}, 1) == {"readings": {"X-A1": "third"}}


def test_what_is_unpacked_of_a_revision_is_gone_afterwards() -> None:
    if not (HERE / ".git").exists():
        pytest.skip("not a git checkout")
    with prepare_program(parse_side("rev:HEAD")) as program:
        folder = Path(program.command[program.command.index("+") - 1])
        assert (folder / "scrimmage_rules").is_dir()
        assert program.suite_of("card-football") == folder / "conformance"
    assert not folder.exists()
    trees = subprocess.run(["git", "worktree", "list"], cwd=HERE, capture_output=True, check=True, text=True).stdout
    assert str(folder) not in trees


def test_a_revision_that_is_not_there_is_one_line_with_a_remedy() -> None:
    with pytest.raises(ScrimmageError, match="git log"), prepare_program(parse_side("rev:no-such-revision")):
        pass


# ---- asking


class MadeUp:
    """An adapter that answers each request with what its field `says` has, and ends at one that says nothing."""

    started = 0

    def __init__(self) -> None:
        type(self).started += 1
        self._due: list[Any] = []

    def send(self, requests: Sequence[bytes]) -> None:
        self._due += [msgspec.json.decode(request).get("says") for request in requests]

    def receive(self, _seconds: float | None = None) -> dict[str, Any]:
        says = self._due.pop(0)
        if says is None:
            raise AdapterFailure("crash", "it ended")
        return {"id": 1, "status": says}

    def close(self) -> None:
        pass

    kill = close


def ask(op: str, says: str | None, game: str = "g") -> dict[str, Any]:
    return {"op": op, "game": game, "says": says}


def test_after_a_crash_the_other_conversations_are_asked_on() -> None:
    MadeUp.started = 0
    fleet = AdapterProcessPool(MadeUp, 1)  # type: ignore[arg-type]
    ends, goes_on = [ask("new", None), ask("apply", "ok")], [ask("new", "ok"), ask("apply", "rejected")]
    found = request_conversations(fleet, [goes_on, ends, goes_on])
    assert [[reply["status"] for reply in replies] for replies in found] == [
        ["ok", "rejected"], ["crash", "crash"], ["ok", "rejected"],
    ]  # fmt: skip
    assert MadeUp.started == 2


def test_a_conversation_longer_than_any_pipe_is_asked_to_its_end() -> None:
    """Written at once, it would wait for a program that waits to be read."""
    begun = {"op": "new", "game": "g", "ruleset": "card-football"}
    looks = [{"op": "position", "game": "g", "padding": "x" * 200}] * 600
    with prepare_program(parse_side("tree")) as program:
        fleet = AdapterProcessPool(program.start, 1)
        [replies] = request_conversations(fleet, [[begun, *looks]])
        fleet.end()
    assert [reply["status"] for reply in replies] == ["ok"] * 601


def test_a_game_that_was_not_opened_answers_nothing_though_an_earlier_one_had_its_handle() -> None:
    fleet = AdapterProcessPool(MadeUp, 1)  # type: ignore[arg-type]
    opened, refused = [ask("load", "ok"), ask("apply", "ok")], [ask("load", "rejected"), ask("apply", "ok")]
    assert request_conversations(fleet, [opened, refused])[1][1] == NOT_OPEN


# ---- random games and intervals


def test_an_action_that_one_side_allows_besides_changes_no_choice_but_where_it_is_taken() -> None:
    few = [{"seat": "home", "action": {"type": "step", "to": number}} for number in range(5)]
    more = [*few, {"seat": "home", "action": {"type": "step", "to": 5}}]
    pairs = [
        (paired_games._choose_by_type(few, 1, 1, move), paired_games._choose_by_type(more, 1, 1, move))
        for move in range(300)
    ]
    assert all(now in (was, more[-1]) for was, now in pairs)
    taken = Counter(now["action"]["to"] for _, now in pairs)
    assert sorted(taken) == [0, 1, 2, 3, 4, 5]
    assert min(taken.values()) > 25


def test_a_die_falls_by_its_shares() -> None:
    outcomes = [{"value": "hit", "p": "1/4"}, {"value": "miss", "p": "3/4"}]
    fallen = Counter(paired_games._draw_outcome(outcomes, 1, 1, move, 0) for move in range(2_000))
    assert 400 < fallen["hit"] < 600


def test_the_interval_of_a_share_is_that_of_wilson() -> None:
    assert estimate_share(5, 10) == Interval(0.5, 0.2366, 0.7634)
    assert estimate_share(0, 10) == Interval(0.0, 0.0, 0.2775)


def test_the_interval_of_a_mean_holds_each_mean_that_the_sample_does_not_refute() -> None:
    found = estimate_mean([1, 2, 3])
    dispersion, quantile = 1 / 2, 4.303  # variance by mean, and two degrees of freedom in the table of Student's t
    for end in (found.low, found.high):
        assert (2 - end) ** 2 == pytest.approx(quantile**2 * dispersion * end / 3, rel=0.001)
    assert estimate_mean([4]) == Interval(4.0, 4.0, 4.0)


def test_the_interval_of_a_mean_with_negative_numbers_is_around_it() -> None:
    found = estimate_mean([-10, -11, -1])
    reach = 4.303 * 30.33333**0.5 / 3**0.5  # the quantile for two degrees of freedom, and the variance
    assert (found.value, found.low, found.high) == pytest.approx(
        (-7.33333, -7.33333 - reach, -7.33333 + reach), rel=0.001
    )


@pytest.mark.parametrize("values", [[0, 0, 0, 0, 1, 0], [0] * 9, [0, 0, 7]])
def test_the_interval_of_a_score_does_not_go_below_zero(values: list[float]) -> None:
    found = estimate_mean(values)
    assert 0 <= found.low <= found.value < found.high


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)]
)
def test_quantiles_of_student_are_those_of_the_table(freedom: int, quantile: float) -> None:
    assert compute_t_quantile(freedom) == pytest.approx(quantile, rel=0.01)


def test_the_interval_of_a_difference_of_shares_is_that_of_tango() -> None:
    same = estimate_share_difference(0, 0, 20)
    square = 1.96**2
    assert (same.low, same.high) == pytest.approx((-square / (20 + square), square / (20 + square)), abs=0.001)
    assert estimate_share_difference(20, 0, 20).high == 1.0
    assert estimate_share_difference(0, 20, 20).low == -1.0
    more, less = estimate_share_difference(9, 3, 44), estimate_share_difference(3, 9, 44)
    assert (more.low, more.high) == pytest.approx((-less.high, -less.low), abs=0.0002)


def test_a_difference_is_taken_game_by_game() -> None:
    measured = compare_paired("moves", [10, 200], [11, 201])
    assert measured.by == Interval(1.0, 1.0, 1.0)
    assert measured.moved
    assert not compare_paired("moves", [10, 200], [10, 200]).moved


# ---- reports

NOTHING = GameImpact(
    ruleset="a-game", asked=3, switched={}, rulebook=(), suite=(), cases=(), silent=(), suspects=(), odds=(), counts=(),
    recorded=0, diverged=(), adapters=(),
)  # fmt: skip


def told(game: GameImpact) -> Impact:
    return Impact(before=ComparedSide("tree", "1.0.0"), after=ComparedSide("rev:x", "1.0.1"), games=(game,))


def test_where_nothing_moves_that_is_said() -> None:
    said = ["From tree to rev:x, nothing changes.", "unchanged: a-game (3 cases, 0 recorded games)"]
    lines = ["before: tree (1.0.0)", "after:  rev:x (1.0.1)", "", *said, "", "a-game: 3 cases sent", "nothing changes"]
    assert list(render_impact_as_text(told(NOTHING), 10)) == lines
    assert list(render_impact_as_markdown(told(NOTHING), 10)) == [
        "### From tree to rev:x, nothing changes.", "- **unchanged**: a-game (3 cases, 0 recorded games)", "",
        "Versions: 1.0.0 before, 1.0.1 after.",
    ]  # fmt: skip


def test_a_section_shows_so_many_rows_and_tells_of_the_others() -> None:
    changes = tuple(BookChange(name, "reworded", "a | b", "c") for name in "ABC")
    moved = told(msgspec.structs.replace(NOTHING, rulebook=changes))
    assert list(render_impact_as_text(moved, 1))[-3:] == [
        "changes of the rulebook, 3:", "  A  reworded  was: a | b  now: c",
        "  and 2 more; --show 3 or --json FILE lists all of them",
    ]  # fmt: skip
    assert "| A | reworded | a \\| b | c |" in list(render_impact_as_markdown(moved, 1))


def test_words_stand_for_the_headings_of_columns_on_a_terminal_alone() -> None:
    moved = told(msgspec.structs.replace(NOTHING, asked=1, counts=(CountMoved("a-game/a-case", 2, 30, 28),)))
    assert list(render_impact_as_text(moved, 1))[-3:] == [
        "a-game: 1 case sent", "changed counts of legal actions, 1:", "  a-game/a-case  depth 2  30  now 28  by -2",
    ]  # fmt: skip
    assert list(render_impact_as_markdown(moved, 1))[-7:-4] == [
        "| case | depth | before | after | by |", "| --- | --- | --- | --- | --- |",
        "| a-game/a-case | 2 | 30 | 28 | -2 |",
    ]  # fmt: skip


def test_the_report_is_as_its_schema_says() -> None:
    schema = msgspec.json.decode((data_dir("conformance") / "schemas" / "impact.json").read_bytes())
    jsonschema.validate(msgspec.json.decode(msgspec.json.encode(told(NOTHING))), schema)
