"""Whole games of tactical-football by random players: archived, replayed, and what they cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.campaigns.campaign_task_kinds import list_published_actions
from scrimmage_rules.campaigns.varied_random_games import archive_and_replay_sample_game
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.rulesets import ruleset
from tests.kit.uncited_clauses import read_reasons

GAME = "tactical-football"


@pytest.mark.parametrize("seed", [2, 7])
def test_a_whole_game_is_archived_and_replayed_without_a_difference(seed: int, tmp_path: Path) -> None:
    checked = archive_and_replay_sample_game(GAME, seed, list_published_actions(GAME), tmp_path)
    assert {"4.1.1", "5.2.1", "7.1.A", "8.0.P.1", "14.33.1", "14.35.2"} <= checked["cited"].keys()
    assert sum(checked["cited"].values()) > checked["moves"] > 500
    assert checked["complete"]


def test_what_random_games_never_cite_is_there_to_be_cited_and_shown_by_a_case() -> None:
    reasons = read_reasons(GAME)
    clauses = ruleset(GAME).rulebook.clauses
    assert [each for each in reasons if clauses[each].untestable or clauses[each].illustrates] == []
    shown = {clause for vector in read_vectors(get_vectors_file(GAME)) for clause in vector.clauses}
    assert reasons.keys() <= shown
