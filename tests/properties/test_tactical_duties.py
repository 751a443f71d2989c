"""Laws of the duties of a movement in tactical-football: linemen go back, men leave a shared hex, nobody is stuck."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from scrimmage_rules.kernel.contract import Refused
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import ResolvedRuleset, apply_with_drawn_chance, choose_by_type, list_legal
from scrimmage_rules.tactical_football.actions import Contact, Done, DownBall, HandOff, Leave, Step, TurnMan
from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.position import Position, other_side
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import Movement
from tests.properties.football_plays import in_formation, started
from tests.properties.games import proves, said_by_the_preconditions
from tests.properties.tables_in_full import load

SEEDS = st.integers(0, 2**32 - 1)
MOST_ACTS = 400
"""More than a phase can have: each act but a few costs points."""

LINEMEN = ("71", "66", "51", "65", "77")
SNAP = {
    "turn": 2, "at": "1930", "snapper": "51", "recipient": "12", "passers": ["12"], "linemen": [*LINEMEN],
    "receivers": ["12", "21", "31", "36", "83", "85"], "charging": ["61", "91", "94", "99"],
}  # fmt: skip


def crowded(rng: random.Random, side: str) -> dict[str, Any]:
    """A movement of the Snap Game-Turn under Pass Blocking, all men at random in a few columns around the line."""
    first = rng.choice((1, 14, 18, 33))
    near = [f"{column:02}{row:02}" for column, row in product(range(first, first + 5), range(27, 33))]
    table = in_formation("pass-blocking")
    table["men"] = {each: {"on": _scattered(rng, table["men"][each]["on"], near)} for each in ("offense", "defense")}
    if side == "offense":
        _apart(table, rng)
    table["stage"] = {"phase": "movement", "side": side}
    table["snap"], table["turn"] = SNAP, {"number": 2, "type": "snap"}
    table["ball"] = {"is": "carried", "by": "12"}
    table["so_far"] = {"ineligible_across": True}
    return table


def _scattered(rng: random.Random, men: dict[str, Any], near: list[str]) -> dict[str, Any]:
    places = rng.sample(near, len(men))
    return {
        label: {"at": at, "facing": rng.choice(FACINGS), "neutralized": int(label != "12" and rng.random() < 0.2)}
        for label, at in zip(men, places, strict=True)
    }


def _apart(table: dict[str, Any], rng: random.Random) -> None:
    """The defense keeps to hexes in which nobody of the offense is."""
    taken = {man["at"] for man in table["men"]["offense"]["on"].values()}
    for man in table["men"]["defense"]["on"].values():
        while man["at"] in taken:
            man["at"] = f"{rng.randint(1, 37):02}{rng.randint(31, 45):02}"
        taken.add(man["at"])


def tables(game: ResolvedRuleset, seed: int, side: str, number: int) -> list[Position]:
    """So many tables that can be."""
    rng, found = random.Random(seed), list[Position]()  # noqa: S311
    while len(found) < number:
        try:
            found.append(load(game.rules, crowded(rng, side)))
        except Refused:
            continue
    return found


def acts_of_the_phase(game: ResolvedRuleset, position: Position, rng: random.Random) -> Position:
    """The position after random acts, when the phase is over; somebody can always act without downing the ball."""
    side = position.stage.side if isinstance(position.stage, Movement) else None
    for _ in range(MOST_ACTS):
        stage = position.stage
        if not isinstance(stage, Movement) or stage.side != side:
            return position
        choices = [each for each in list_legal(game, position) if each[1] != DownBall()]
        assert choices, position
        position = apply_with_drawn_chance(
            game, position, choose_by_type(rng, position, choices), rng.choice
        ).applied.position
    raise AssertionError(position)


@proves("13.1.A.pass.1")
@given(seed=SEEDS)
@settings(max_examples=3, deadline=None)
def test_linemen_duty_with_any_crowd_never_leaves_the_offense_without_an_act(seed: int) -> None:
    game, rng = started(), random.Random(seed)  # noqa: S311
    for position in tables(game, seed, "offense", 4):
        acts_of_the_phase(game, position, rng)


@proves("7.5.6")
@given(seed=SEEDS)
@settings(max_examples=3, deadline=None)
def test_shared_hexes_with_any_crowd_never_leave_the_defense_without_an_act(seed: int) -> None:
    game, rng = started(), random.Random(seed)  # noqa: S311
    for position in tables(game, seed, "defense", 4):
        acts_of_the_phase(game, position, rng)


@proves("13.1.A.pass.1", "7.5.6")
@given(seed=SEEDS, side=st.sampled_from(("offense", "defense")))
@settings(max_examples=4, deadline=None)
def test_legal_list_in_a_crowd_agrees_with_each_refusal(seed: int, side: str) -> None:
    game, rng = started(), random.Random(seed)  # noqa: S311
    position = tables(game, seed, side, 1)[0]
    for _ in range(6):
        if not isinstance(position.stage, Movement):
            return
        choices = list_legal(game, position)
        listed = {action for _seat, action in choices}
        for asked in _tried(game, position):
            refused = RULESET.check(asked)
            assert (refused is None) == (asked.action in listed), (asked.action, refused)
            assert (refused is None) == said_by_the_preconditions(game, asked), asked.action
        going_on = [each for each in choices if each[1] not in (DownBall(), Done())]
        if not going_on:
            return
        position = apply_with_drawn_chance(
            game, position, choose_by_type(rng, position, going_on), rng.choice
        ).applied.position


def _tried(game: ResolvedRuleset, position: Position) -> list[At[Any, Any, Any]]:
    stage = position.stage
    assert isinstance(stage, Movement)
    seat = "home" if stage.side == "offense" else "away"
    men, others = position.men.of(stage.side).on, position.men.of(other_side(stage.side)).on
    actions: list[Any] = [Done()]
    for label, man in men.items():
        actions += [Step(label, to) for to in game.rules.field.around[man.at]]
        actions += [TurnMan(label, facing) for facing in FACINGS]
        actions += [Leave(label, facing) for facing in FACINGS]
        actions += [Contact(label, target) for target in others]
        actions += [HandOff(label, to) for to in men]
    return [At(game.rules, position, seat, action) for action in actions]


@proves("13.1.A.pass.1")
@given(seed=SEEDS)
@settings(max_examples=3, deadline=None)
def test_lineman_who_is_never_blocked_is_back_when_the_phase_is_over(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    game, field = started(), started().rules.field
    table = in_formation("pass-blocking")
    for label, at in zip(LINEMEN, ("0730", "1130", "1930", "2330", "2930"), strict=True):
        table["men"]["offense"]["on"][label]["at"] = at
    table["men"]["offense"]["on"]["12"]["at"] = "1905"
    for number, label in enumerate(sorted(table["men"]["defense"]["on"])):
        table["men"]["defense"]["on"][label]["at"] = f"{number + 20:02}50"
    table["stage"], table["snap"], table["turn"] = (
        {"phase": "movement", "side": "offense"}, SNAP, {"number": 2, "type": "snap"},
    )  # fmt: skip
    table["ball"] = {"is": "carried", "by": "12"}
    after = acts_of_the_phase(game, load(game.rules, table), rng)
    on = after.men.offense.on
    assert all(field.is_in_backfield(30, on[label].at) for label in LINEMEN if label in on)
