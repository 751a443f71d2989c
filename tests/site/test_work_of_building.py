"""The work of building the site, in calls: no case is played twice for its boards."""

from __future__ import annotations

from collections import Counter

import pytest

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.site import load_site_content
from scrimmage_rules.site.data import scenario_states
from scrimmage_rules.site.data.scenario_boards import render_board_files
from scrimmage_rules.site.data.scenario_states import ScenarioPositions
from scrimmage_rules.site.model.rulebook_model import Book


def test_every_case_is_played_at_most_once_for_its_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    played: Counter[str] = Counter()
    play_scenario = scenario_states.play_scenario

    def count(vector: Vector) -> ScenarioPositions:
        played[vector.id] += 1
        return play_scenario(vector)

    monkeypatch.setattr(scenario_states, "play_scenario", count)
    book = Book("card-football", load_site_content("card-football"))
    render_board_files(book)
    cases = {vector.id for group in book.scenario_groups for vector in group.vectors}
    assert set(played) <= cases
    assert len(played) > len(cases) / 2
    assert set(played.values()) == {1}
