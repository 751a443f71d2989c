"""Whole games of tactical-football by random players: archived, replayed, and what they cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.archived_plays import check_a_game


@pytest.mark.parametrize("seed", [2, 7])
def test_a_whole_game_is_archived_and_replayed_without_a_difference(seed: int, tmp_path: Path) -> None:
    checked = check_a_game(seed, tmp_path)
    assert {"4.1.1", "5.2.1", "7.1.A", "8.0.P.1", "14.33.1", "14.35.2"} <= checked.cited.keys()
    assert sum(checked.cited.values()) > checked.moves > 500
