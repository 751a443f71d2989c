"""The data of the table to play at: actions said as the vocabulary reads them, cases as published, readings."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from msgspec import to_builtins

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.kit.scenarios.vocabulary import get_step_vocabulary
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.data.play_page_data import list_changed_fields
from scrimmage_rules.site.model.distinguishing_cases import find_setup_request
from tests.site.generated_site import parse_script, read_scripts
from tests.site.test_stepping import book

OF_EACH_GAME = pytest.mark.parametrize("game", RULESETS)
GAME, READINGS = "trial/game.js", "trial/readings.js"
NO_CHAPTERS = (GAME, READINGS, "trial/recorded.js", "trial/quiz.js")


@cache
def data(game: str) -> dict[str, Any]:
    """Every file by its name, as a page reads it."""
    return {name: parse_script(text) for name, text in read_scripts(game, "trial").items()}


def vectors(game: str) -> list[Vector]:
    return [vector for group in book(game).scenario_groups for vector in group.vectors]


def actions(game: str) -> list[dict[str, Any]]:
    asks = [deed.ask for vector in vectors(game) for deed in vector.deeds if deed.ask and "action" in deed.ask]
    found = [ask["action"] for ask in asks if ask["op"] == "apply" and isinstance(ask["action"], dict)]
    return [action for action in found if can_be_said(game, action)]


NAMES_OF_NOBODY = {"constructor", "toString", "__proto__"}
"""Words that mean something to a program, where a case has them in place of a man."""


def can_be_said(game: str, action: dict[str, Any]) -> bool:
    """Whether it is an action, if a forbidden one, and its words are those of the game."""
    try:
        ruleset(game).action(action)
    except MalformedData:
        return False
    return NAMES_OF_NOBODY.isdisjoint(map(str, action.values()))


def phrase_of(game: str, action: dict[str, Any]) -> Any:
    names = action.keys() - {"type"}
    for phrase in data(game)[GAME]["actions"]:
        fits = phrase["type"] == action["type"] and names == phrase["parts"].keys() | phrase["fixed"].keys()
        if fits and phrase["fixed"].items() <= action.items():
            return phrase
    return None


def written(part: dict[str, Any], value: Any) -> str:
    if part["form"] in ("label", "labels"):
        numbers = [f"#{each}" for each in (value if isinstance(value, list) else [value])]
        return " and ".join([*([", ".join(numbers[:-1])] if numbers[1:] else []), *numbers[-1:]])
    if part["form"] == "place":
        return ",".join(map(str, value))
    return str(part.get("words", {}).get(str(value), value))


@OF_EACH_GAME
def test_what_is_said_of_an_action_is_read_as_that_action(game: str) -> None:
    words = get_step_vocabulary(game).words
    sentences = {text: action for action in actions(game) if (text := sentence(game, action)) != bare(action)}
    assert len(sentences) > 5
    assert [(text, action) for text, action in sentences.items() if words.action(text) != action] == []


@OF_EACH_GAME
def test_start_of_a_game_is_valid_and_has_a_legal_action(game: str) -> None:
    reference = Reference()
    starts = data(game)[GAME]["starts"]
    assert len({start["title"] for start in starts}) == len(starts) > 1
    for start in starts:
        begin = {"op": "new"} if start["position"] is None else {"op": "load", "position": start["position"]}
        common = {"id": 1, "game": "g"}
        reply = to_builtins(reference.answer({**common, **begin, "ruleset": game, "options": start["options"]}))
        assert reply["status"] == "ok", (start["title"], reply)
        assert to_builtins(reference.answer({**common, "op": "legal"}))["actions"] != [], start["title"]


@pytest.mark.parametrize(
    ("game", "phases"),
    [
        ("tactical-football", {"game-turn"}),
        ("computer-football", {"defend", "allot"}),
        ("tactical-soccer", {"kick-off"}),
    ],
)
def test_start_with_a_position_has_all_men_on_the_field(game: str, phases: set[str]) -> None:
    positions = [start["position"] for start in data(game)[GAME]["starts"] if start["position"] is not None]
    assert {position.get("phase") or position["stage"]["phase"] for position in positions} == phases
    for position in positions:
        assert len(men_on_the_field(position["men"])) == (12 if game == "tactical-soccer" else 22)


def men_on_the_field(men: dict[str, Any]) -> list[Any]:
    """Places of all men, of both sides if the position lists the men by side."""
    sides = [side.get("on", side) for side in men.values() if isinstance(side, dict)] or [men]
    return [place for side in sides for place in side.values() if place is not None]


def bare(action: dict[str, Any]) -> str:
    """What is said where a sentence would say too much: several of them are read alike."""
    return str(action["type"]).replace("-", " ")


def sentence(game: str, action: dict[str, Any]) -> str:
    phrase = phrase_of(game, action)
    if phrase is None:
        return bare(action)
    return re.sub(r"{(\w+)}", lambda found: written(phrase["parts"][found[1]], action[found[1]]), phrase["says"])


@OF_EACH_GAME
def test_nearly_every_published_action_has_words(game: str) -> None:
    told = [phrase_of(game, action) is not None for action in actions(game)]
    assert sum(told) > 0.98 * len(told)


def restored(before: Any, told: dict[str, Any]) -> Any:
    if "=" in told:
        return told["="]
    after = list(before) if isinstance(before, list) else dict(before)
    for name, each in told.items():
        place: Any = int(name) if isinstance(after, list) else name
        after[place] = restored(after[place], each)
    return after


@OF_EACH_GAME
def test_every_case_with_a_table_is_there_as_it_is_published(game: str) -> None:
    found: dict[str, tuple[Any, Any]] = {}
    for name, chapter in data(game).items():
        if name in NO_CHAPTERS:
            continue
        played: list[Any] = []
        for told in chapter["options"]:
            played.append(restored(played[-1] if played else None, told))
        position: Any = None
        for case, (number, told, _) in chapter["cases"].items():
            position = position if told is None else restored(position, told)
            found[case] = (played[number], None if told is None else position)
    wanted = {
        each.id.partition("/")[2]: begin for each in vectors(game) if (begin := find_setup_request(each)) is not None
    }
    assert found.keys() == wanted.keys()
    for case, (options, position) in found.items():
        begin = wanted[case]
        assert options == (begin.get("options") or {})
        assert position == begin.get("position")


@OF_EACH_GAME
def test_nearly_every_doubt_has_a_case_that_tells_its_readings_apart(game: str) -> None:
    doubts = [each["id"] for each in data(game)[GAME]["doubts"]]
    assert set(data(game)[READINGS]) <= set(doubts)
    assert len(data(game)[READINGS]) >= 0.9 * len(doubts)


def test_what_is_changed_is_told_field_by_field() -> None:
    before = {"ball": {"at": 1, "by": None}, "men": [{"on": 1}, {"on": 2}]}
    now = {"ball": {"at": 1, "by": "36"}, "men": [{"on": 1}, {"on": 3}]}
    assert list_changed_fields(before, now) == {"ball": {"by": {"=": "36"}}, "men": {"1": {"on": {"=": 3}}}}
    assert list_changed_fields(before, before) == {}
    assert list_changed_fields(None, now) == {"=": now}
