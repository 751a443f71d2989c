"""A game that is not over and cannot go on: everything that plays refuses it, and says where."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scrimmage_rules import Outcome, StuckGame, open_ruleset
from scrimmage_rules.campaigns.campaign_task_kinds import Playouts
from scrimmage_rules.campaigns.lockstep_comparison import EngineDifference, EnginePair
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.generated.case_generation import list_generated_cases
from scrimmage_rules.kit.generated.generation_parameters import GenerationParameters
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table, UnmetExpectation
from scrimmage_rules.learning import environment
from scrimmage_rules.library.random_play import play_game_after_game, resolve_ruleset_options
from scrimmage_rules.players import any_choice, play
from tests.altered import stuck
from tests.properties import test_laws
from tools.benchmarks.playouts import measure_library_playouts
from tools.engines.comparison_under_readings import ForcedReading, find_differences
from tools.suite.recorded_game_corpus import play_candidate_games

ID, STAGE = "card-football", "kick-off"
PROBLEM = f"{ID}, stage {STAGE!r}: the game is not over, but no seat has a legal action; correct the rules"
NEW: dict[str, Any] = {"op": "new", "game": GAME, "ruleset": ID}
TOSS: dict[str, Any] = {
    "op": "apply", "game": GAME, "seat": "chance", "action": {"type": "toss-coin"},
    "chance": [{"kind": "coin", "value": "home"}],
}  # fmt: skip


SCENARIO = """Feature: Toss
  @PREP.coin
  Scenario: A coin is tossed
    Given a new game
    When the coin falls for home
"""


@pytest.fixture(autouse=True)
def nobody_kicks_off() -> Iterator[None]:
    with stuck(ID, STAGE):
        yield


class Silent:
    """An adapter that is asked and whose answers are never read."""

    def send(self, _lines: list[bytes]) -> None:
        return

    def receive(self) -> None:
        return


def pair() -> EnginePair:
    silent: Any = Silent()
    return EnginePair(silent)


def test_a_game_names_the_stage_the_readings_and_the_position() -> None:
    game = open_ruleset(ID, readings={"KF-A17": "at-scrimmage"}).start()
    tossed = game.apply("chance", {"type": "toss-coin"}, [Outcome("coin", "home")])
    for ask in (tossed.turn, tossed.legal, lambda: tossed.perft(1)):
        with pytest.raises(StuckGame) as told:
            ask()
        assert str(told.value).startswith(PROBLEM)
        assert "(readings: KF-A17 at-scrimmage; position: {" in str(told.value)
        assert (told.value.ruleset, told.value.phase) == (ID, STAGE)
        assert told.value.readings == {"KF-A17": "at-scrimmage"}
        assert told.value.position == tossed.save()
    assert list(tossed.legal("home")) == []


def test_the_error_can_be_copied_and_sent() -> None:
    error = StuckGame(ID, STAGE, {}, {"phase": STAGE})
    for each in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301  (our own)
        assert (str(each), each.phase, each.position) == (str(error), STAGE, {"phase": STAGE})


def test_the_reference_answers_that_it_fails_and_changes_nothing() -> None:
    reference = Reference()
    reference.answer({"id": 1, **NEW})
    failed = encode_reply_as_plain_data(reference.answer({"id": 2, **TOSS}))
    assert (failed["status"], failed["kind"]) == ("error", "internal")
    assert failed["message"].startswith(PROBLEM)
    assert (
        encode_reply_as_plain_data(reference.answer({"id": 3, "op": "position", "game": GAME}))["position"]["phase"]
        == "coin"
    )


def test_a_scenario_that_comes_there_is_not_exported(tmp_path: Path) -> None:
    feature = tmp_path / "card_football" / "toss.feature"
    feature.parent.mkdir()
    feature.write_text(
        SCENARIO,
        encoding="utf-8",
    )
    vectors, faults = compile_features(tmp_path, ID)
    assert vectors == []
    [fault] = faults
    assert str(fault).startswith(
        f"card_football/toss.feature:5: 'the coin falls for home': the reference fails: {PROBLEM}"
    )


def test_a_table_refuses_it() -> None:
    table = Table(ID)
    table.ask(**NEW)
    with pytest.raises(UnmetExpectation, match="the reference fails: card-football, stage 'kick-off'"):
        table.ask(**TOSS)


def test_generated_cases_are_not_made_of_it() -> None:
    published = [
        case for case in read_vectors(get_vectors_file(ID)) if case.deeds[0].ask and case.deeds[0].ask["op"] == "new"
    ]
    with pytest.raises(StuckGame):
        list_generated_cases(ID, GenerationParameters(40, 1), published)


def test_lockstep_ends_though_both_engines_may_agree() -> None:
    both = pair()
    both.ask(**NEW)
    with pytest.raises(EngineDifference, match="no seat has a legal action") as told:
        both.ask(**TOSS)
    assert [json.loads(line)["op"] for line in str(told.value).splitlines()[:-1]] == ["new", "apply"]


def test_forced_readings_report_the_case() -> None:
    case = next(
        each for each in read_vectors(get_vectors_file(ID)) if any(deed.ask and deed.ask == TOSS for deed in each.deeds)
    )
    [found] = find_differences(pair(), [case], ForcedReading("KF-A17", "at-scrimmage"))
    assert "KF-A17 at-scrimmage" in str(found)


def test_a_game_of_players_ends_with_it() -> None:
    with pytest.raises(StuckGame):
        play(open_ruleset(ID).start(), {"home": any_choice, "away": any_choice}, seed=1)


def test_an_environment_refuses_it() -> None:
    with pytest.raises(StuckGame):
        environment(ID).reset(seed=1)


def test_playouts_and_campaigns_end_with_it() -> None:
    with pytest.raises(StuckGame):
        list(play_game_after_game(resolve_ruleset_options(ID), Random(1)))  # noqa: S311
    with pytest.raises(StuckGame):
        measure_library_playouts(ID, 60)
    with pytest.raises(StuckGame):
        Playouts(ID, 1_000)(1)


def test_the_corpus_is_not_made_of_it() -> None:
    with pytest.raises(StuckGame):
        list(play_candidate_games(ID, 1, 1))


def test_the_law_is_broken() -> None:
    with pytest.raises(AssertionError, match="seed 0: "):
        test_laws.test_a_game_has_legal_actions_exactly_until_it_is_over(ID)
    with pytest.raises(AssertionError, match="seed "):
        test_laws.test_a_position_of_a_case_has_legal_actions_under_every_reading(ID)


def test_a_turn_that_does_not_fit_the_legal_actions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Ruleset.choices
    monkeypatch.setattr(Ruleset, "choices", lambda *asked: [("home", action) for _, action in true(*asked)])
    with pytest.raises(
        UnmetExpectation, match="stage 'coin' the turn and the legal actions disagree on: chance toss-coin, home"
    ):
        Table(ID).ask(**NEW)
