"""The drawing of positions in JavaScript: the pictures of Python, what a view hides, and places laid over them."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.data.scenario_states import PositionWithRules
from tools.site.cross_language_drawing_comparison import draw_in_both_languages, draw_with_javascript, list_tables
from tools.site.drawing_script import stage_drawing

SAMPLE, FEW = 25, 150
"""One case of each group of this size is compared; `tools.site.cross_language_drawing_comparison` compares all."""

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The drawing as Node runs it."""
    return stage_drawing(tmp_path_factory.mktemp("drawing"))


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_pictures_are_those_of_python(module: Path, ruleset_id: str) -> None:
    compared = list(draw_in_both_languages(module, read_vectors(get_vectors_file(ruleset_id))[::SAMPLE]))
    assert len(compared) > 20
    assert [each for each in compared if each.python != each.javascript] == []


# ---- what can be chosen


LAID = re.compile(r'<path data-place="([^"]*)"')
CARD = re.compile(r'<g class="place card" data-place="([^"]*)"')


def named(action: dict[str, Any]) -> Iterator[str]:
    """What an action names, as a page writes it."""
    for key, value in action.items():
        if key != "type" and not isinstance(value, bool):
            yield ",".join(map(str, value)) if isinstance(value, list) else str(value)


def offered(table: PositionWithRules, played: Ruleset[Any, Any]) -> set[str]:
    """Everything that a legal action names."""
    actions = (each for seat in played.seats for each in played.legal(table.rules, table.position, seat))
    return {name for each in islice(actions, 400) for name in named(plain_lists(each))}


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_whatever_a_legal_action_names_can_be_chosen_once(module: Path, ruleset_id: str) -> None:
    played = ruleset(ruleset_id)
    vectors = read_vectors(get_vectors_file(ruleset_id))[::FEW]
    shown = [table for vector in vectors for table in list_tables(vector)]
    wanted = [sorted(offered(table, played)) for table in shown]
    said = draw_with_javascript(
        module,
        [
            {"ruleset": ruleset_id, "options": table.options, "position": plain_lists(table.position), "places": names}
            for table, names in zip(shown, wanted, strict=True)
        ],
    )
    for picture, names in zip(said, wanted, strict=True):
        laid, cards = LAID.findall(picture), CARD.findall(picture)
        assert sorted([*laid, *cards]) == names
        # A place of the field is never a card.
        assert not [each for each in cards if re.fullmatch(r"-?\d+,-?\d+|\d{4}", each)], (
            "a place that is not on the field"
        )


CARDS: dict[str, Any] = {
    "ruleset": "card-football",
    "position": {
        "phase": "choose", "quarter": 1, "overtime": False, "untimed": False, "score": {"home": 0, "away": 7},
        "opening_kicker": "away", "kicker": None, "redraw": False, "offence": "home", "spot": 30, "down": 1,
        "series_start": 30, "two_point": False, "calls": {"offence": "hidden", "defence": None}, "to_name": None,
        "named_for": None, "bans": [], "card": None, "used": [], "generated": [],
    },
}  # fmt: skip


def test_a_hidden_call_is_drawn_as_hidden(module: Path) -> None:
    [said] = draw_with_javascript(module, [CARDS], "words")
    assert said == (
        "home 0, away 7, quarter 1. First down, 10 to go, ball on home's 30. home attacks to the right, 36 cards left."
        " Chosen: hidden against nothing yet"
    )


def test_play_cards_can_be_chosen_below_the_field(module: Path) -> None:
    bare, laid = draw_with_javascript(module, [CARDS, {**CARDS, "places": ["Sweep", "Deep Pass"]}])
    assert (CARD.findall(bare), CARD.findall(laid)) == ([], ["Sweep", "Deep Pass"])


# ---- views


def viewed(vector: Vector) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """What a page says of every table of a case, and of each seat's view of it."""
    played = ruleset(vector.ruleset)
    for table in list_tables(vector):
        about = {"ruleset": vector.ruleset, "options": table.options}
        for seat in (*played.seats, "public"):
            seen = plain_lists(played.view(table.rules, table.position, seat).value)
            yield {**about, "position": plain_lists(table.position)}, {**about, "position": seen}


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_view_without_secrets_is_drawn_like_the_position(module: Path, ruleset_id: str) -> None:
    vectors = read_vectors(get_vectors_file(ruleset_id))
    looking = [vector for vector in vectors if "observe" in vector.facets]  # at tables that hide something
    both = [each for vector in (*vectors[::FEW], *looking[::SAMPLE]) for each in viewed(vector)]
    whole, seen = (
        draw_with_javascript(module, [each for each, _ in both]),
        draw_with_javascript(module, [each for _, each in both]),
    )
    secret = [HIDDEN in json.dumps(view) for _, view in both]
    assert any(secret)
    assert [one == other for one, other in zip(whole, seen, strict=True)] == [not each for each in secret]
