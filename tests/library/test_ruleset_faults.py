"""Slips of an author in the sequence of play: found when the ruleset is made, or when a stage is first asked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from scrimmage_rules import Outcome, RulesetFault
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.altered import with_stage

GAME = ruleset("card-football")
COIN = "coin"


def told_of(**changes: Any) -> RulesetFault:
    """The error for a ruleset that is made with these changes of the stage of the coin."""
    with pytest.raises(RulesetFault) as told:
        with_stage(GAME, COIN, lambda stage: replace(stage, **changes))
    return told.value


def test_a_next_stage_that_does_not_exist_is_named_with_its_place() -> None:
    error = told_of(then={"kick-of": "PREP.next-is-kickoff"})
    assert str(error) == "card-football, stage 'coin', then: no stage called 'kick-of'; did you mean 'kick-off'?"
    assert (error.ruleset, error.place) == ("card-football", "stage 'coin', then")


def test_two_stages_of_one_name_are_refused() -> None:
    assert str(told_of(name="kick-off")).startswith("card-football, stage 'kick-off': two stages have this name")


def test_an_action_of_a_stage_that_does_not_exist_is_named() -> None:
    first, *rest = GAME.chapters
    rule, *others = first.RULES
    slip = SimpleNamespace(RULES=(replace(rule, stages=("choise",)), *others))
    with pytest.raises(RulesetFault, match=rf"^card-football, action '{rule.tag}', stages: no stage called 'choise'; "):
        replace(GAME, chapters=(slip, *rest))


@pytest.mark.parametrize(
    ("seats", "got"), [("chance", "'chance'"), (("nobody",), "('nobody',)"), (["chance"], "['chance']"), (None, "None")]
)
def test_seats_that_are_no_tuple_of_seats_are_refused_where_they_are_asked(seats: Any, got: str) -> None:
    game = with_stage(GAME, COIN, lambda stage: replace(stage, seats=lambda _position: seats))
    rules = game.rules(Options())
    position = game.start(rules).position
    for ask in (
        lambda: game.turn(rules, position),
        lambda: game.legal(rules, position, "home"),
        lambda: game.choices(rules, position),
    ):
        with pytest.raises(RulesetFault) as told:
            ask()
        told_so = f"card-football, stage 'coin', seats: expected a tuple of seats, got {got}; return a tuple such as"
        assert str(told.value) == f"{told_so} ('home',)"


def test_a_position_in_a_stage_that_does_not_exist_is_refused() -> None:
    toss = next(rule for rule in GAME.action_rules.values() if COIN in rule.stages)
    slip = replace(toss, effect=lambda deed: replace(toss.effect(deed), phase="kickoff"))
    game: Ruleset[Any, Any] = replace(GAME, chapters=(*GAME.chapters, SimpleNamespace(RULES=(slip,))))
    rules = game.rules(Options())
    asked = At(rules, game.start(rules).position, "chance", toss.action())
    after: Any = game.apply(asked, [Outcome("coin", "home")])
    for ask in (lambda: game.turn(rules, after.position), lambda: game.check(replace(asked, position=after.position))):
        with pytest.raises(RulesetFault, match="no stage called 'kickoff'; did you mean 'kick-off'"):
            ask()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_game_of_this_project_can_be_made_again(ruleset_id: str) -> None:
    assert replace(ruleset(ruleset_id)).id == ruleset_id
