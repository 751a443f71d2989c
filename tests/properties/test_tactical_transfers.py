"""Laws of tactical-football: hand-offs and lost balls, in plays in which both happen often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Applied
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import Choice, Ply, ResolvedRuleset, list_legal
from scrimmage_rules.tactical_football.actions import (
    Claim,
    Done,
    Enter,
    HandOff,
    Pair,
    SnapBall,
)
from scrimmage_rules.tactical_football.position import Carried, Down, Loose, Position
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import Movement, create_movement_stage
from scrimmage_rules.tactical_football.transferring_the_ball.hand_off_markers import Dummy
from tests.properties.football_plays import in_formation, lively, started
from tests.properties.games import SEEDS, proves
from tests.properties.tables_in_full import load

DUMMIES: tuple[Dummy | None, ...] = (None, "stays", "goes")

DROPPED = 0.3
"""How often a ball is dropped that may be, and how often it is not recovered."""


def clumsy_face(rng: random.Random, need: Need) -> Any:
    """What chance shows: balls are dropped much more often than by the dice."""
    wanted = {"fumble": 12, "snap": 12, "recovery-defense": 7, "recovery-offense": 7}.get(need.purpose or "")
    return wanted if wanted is not None and rng.random() < DROPPED else rng.choice(need.faces)


def generous(rng: random.Random, position: Position, choices: list[Choice], field: Any) -> Choice:
    """Hand-offs and pairs where there are some, and men who go for the ball; else a lively play."""
    eager = [each for each in choices if isinstance(each[1], HandOff | Claim | Enter)]
    if isinstance(position.ball, Loose) and eager:
        return rng.choice(eager)
    if eager and rng.random() < 0.5:
        return rng.choice(eager)
    pairs = [each for each in choices if isinstance(each[1], Pair)]
    if pairs and rng.random() < 0.1:
        return rng.choice(pairs)
    return lively(rng, position, choices, field)


def clumsy_play(game: ResolvedRuleset, position: Any, seed: int, most: int = 300) -> Iterator[Ply]:
    """A random play in which balls change hands and are dropped."""
    rng = random.Random(seed)  # noqa: S311
    for _ in range(most):
        choices = list_legal(game, position)
        if not choices:
            return
        seat, action = generous(rng, position, choices, game.rules.field)
        script: list[Outcome] = []
        outcome = RULESET.apply(At(game.rules, position, seat, action), script)
        while isinstance(outcome, Need):
            script.append(Outcome(outcome.kind, clumsy_face(rng, outcome), outcome.purpose))
            outcome = RULESET.apply(At(game.rules, position, seat, action), script)
        assert isinstance(outcome, Applied), f"legal, yet refused: {seat} {action} {outcome}"
        yield Ply(position, seat, action, tuple(script), outcome)
        position = outcome.position


def formation(seed: int) -> dict[str, Any]:
    """A table before the snap; in every second one the snap is a long one, in every third everybody is at the ball."""
    data = in_formation(charge=("reaction-charge", "aggressive-charge")[seed % 2])
    if seed % 2:
        data["men"]["offense"]["on"]["12"]["at"] = "1928"
    if seed % 3 == 0:
        data["men"]["defense"]["on"]["64"]["at"] = "1931"
    return data


GAME = started()


@cache
def plies(seed: int) -> tuple[Ply, ...]:
    """Three plays, which all laws look at."""
    plays = (clumsy_play(GAME, load(GAME.rules, formation(seed + more)), seed + more) for more in range(3))
    return tuple(ply for play in plays for ply in play)


def chance_of(ply: Ply) -> list[tuple[str | None, Any]]:
    """What the dice were thrown for, and what they showed."""
    return [(each.purpose, each.value) for each in ply.script]


def test_these_plays_have_what_the_laws_are_about() -> None:
    met: Counter[str] = Counter()
    for ply in (each for seed in SEEDS.elements for each in plies(seed)):  # type: ignore[attr-defined]
        met[type(ply.action).__name__] += 1
        after = ply.applied.position
        met["loose"] += isinstance(after.ball, Loose)
        met["two dummies"] += isinstance(after.ball, Carried) and len(after.ball.dummies) == 2
        met["three men"] += isinstance(after.stage, Movement) and len(men_of(after.stage)) == 3
    assert all(met[each] for each in ("HandOff", "Pair", "Enter", "loose", "two dummies", "three men")), met


def men_of(stage: Movement) -> set[str]:
    """The men of the hand-offs of a phase."""
    return {label for each in stage.hand_offs for label in (each.man, each.to)}


@proves("9.1.C.1", "9.3.N.3.1", "9.3.Q.2", "9.1.A.5")
@given(seed=SEEDS)
def test_there_is_one_real_ball_and_at_most_two_dummies_which_no_game_turn_survives(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        if not isinstance(after.ball, Carried):
            continue
        carriers = [after.ball.by, *after.ball.dummies]
        assert len(set(carriers)) == len(carriers) <= 3
        assert all(after.men.offense.on[label].neutralized == 0 for label in carriers)
        if after.turn.number > ply.before.turn.number:
            assert after.ball.dummies == ()


@proves("9.0.proc.2", "9.3.N.2.2", "9.3.L.3", "9.3.M.1")
@given(seed=SEEDS)
def test_both_men_of_a_hand_off_pay_a_point_and_there_are_two_in_a_phase_at_most(seed: int) -> None:
    for ply in plies(seed):
        if not isinstance(ply.action, HandOff):
            continue
        stage, then = ply.before.stage, ply.applied.position.stage
        assert isinstance(stage, Movement)
        if not isinstance(then, Movement) or then.side == "defense":
            continue
        for label in (ply.action.man, ply.action.to):
            before = stage.acts[label].spent if label in stage.acts else 0
            assert then.acts[label].spent == before + 1
        assert sum(each.made for each in then.hand_offs) == sum(each.made for each in stage.hand_offs) + 1 <= 2
        assert len(men_of(then)) <= 3


@proves("9.3.N.3.2", "9.3.P.1", "9.0.general.1", "12.D", "12.C1.1")
@given(seed=SEEDS)
def test_a_hand_off_moves_the_marker_as_it_says_unless_it_is_dropped(seed: int) -> None:
    for ply in plies(seed):
        before, after, action = ply.before.ball, ply.applied.position.ball, ply.action
        if not isinstance(action, HandOff):
            continue
        assert isinstance(before, Carried)
        assert [purpose for purpose, _ in chance_of(ply)] == ["fumble"]
        had, dropped = holders(before), chance_of(ply) == [("fumble", 12)]
        if dropped and had[action.man] == "real":
            assert after == Loose(ply.before.men.offense.on[action.man].at, action.man)
        elif dropped:
            assert isinstance(after, Carried)
            assert holders(after) == {label: ball for label, ball in had.items() if label != action.man}
        elif isinstance(after, Carried):
            assert holders(after) == handed_off(had, action)
        else:
            assert isinstance(after, Down)
            assert after.why == "touchdown"


def holders(ball: Carried) -> dict[str, str]:
    """Who has what."""
    return {ball.by: "real", **dict.fromkeys(ball.dummies, "dummy")}


def handed_off(had: dict[str, str], action: HandOff) -> dict[str, str]:
    """Who has what after a hand-off, worked out from the words of the rule."""
    others = {label: ball for label, ball in had.items() if label not in (action.man, action.to)}
    gives, gets = had[action.man], had.get(action.to)
    if action.dummy == "goes":
        return {**others, action.man: gives, action.to: gets or "dummy"}
    if action.dummy == "stays":
        return {**others, action.to: gives, action.man: gets or "dummy"}
    assert gets is None
    return {**others, action.to: gives}


@proves("9.3.L.2", "9.3.N.1", "9.3.L.3", "7.1.E", "9.3.M.2")
@given(seed=SEEDS)
@settings(max_examples=6)
def test_a_hand_off_or_a_pair_that_is_listed_may_be_done_and_every_other_is_refused(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    moving = [ply.before for ply in plies(seed) if isinstance(ply.before.stage, Movement)]
    after_some = [each for each in moving if each.stage.hand_offs]
    chosen = rng.sample(after_some, min(6, len(after_some))) + rng.sample(moving, min(6, len(moving)))
    for position in chosen:
        seat = position.offense
        listed = set(RULESET.legal(GAME.rules, position, seat))
        for man, to in product(position.men.offense.on, repeat=2):
            asked = [Pair(man, to), *(HandOff(man, to, dummy) for dummy in DUMMIES)]
            for action in asked:
                refused = RULESET.check(At(GAME.rules, position, seat, action))
                assert (refused is None) == (action in listed), (action, refused)


@proves("12.proc.2", "12.proc.3", "12.C1.1", "12.C2", "12.A.1", "12.B.1", "12.B.2", "12.B.3", "5.2.4")
@given(seed=SEEDS)
def test_a_lost_ball_gives_the_defense_a_phase_after_which_the_play_is_over(seed: int) -> None:
    for ply in plies(seed):
        before, after = ply.before, ply.applied.position
        if isinstance(after.ball, Loose) and isinstance(before.ball, Carried) and isinstance(after.stage, Movement):
            assert after.stage == create_movement_stage("defense", {})
            assert isinstance(ply.action, SnapBall | HandOff) or before.phase == "passive-contact"
        if not isinstance(before.ball, Loose):
            continue
        at_the_ball = [
            label for label in after.men.defense.by_hex.get(before.ball.at, ())
            if not after.men.defense.on[label].neutralized
        ]  # fmt: skip
        assert len(at_the_ball) <= 1
        if isinstance(ply.action, Done):
            assert isinstance(after.ball, Down)
            sides = [str(purpose).removeprefix("recovery-") for purpose, _ in chance_of(ply)]
            assert set(sides) <= ({"defense", "offense"} if at_the_ball else {"offense"})
            assert sides[0] == ("defense" if at_the_ball else "offense")
            assert all(one != two for one, two in pairwise(sides)) or not at_the_ball
            assert [value == 7 for _, value in chance_of(ply)] == [True] * (len(sides) - 1) + [False]
            assert (after.ball.held_by, after.ball.at, after.ball.why) == (sides[-1], before.ball.at, "fumble")


@given(seed=SEEDS)
@settings(max_examples=6)
def test_every_table_of_these_plays_loads_again_and_is_the_same(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        if not isinstance(after.ball, Carried) or after.ball.dummies or isinstance(ply.action, Pair | HandOff):
            assert load(GAME.rules, plain(after)) == after


OF_THESE = {
    "A20": ("instant", "both"), "A27": ("no-ball", "no-action"), "A36": ("phase-D",),
    "A53": ("one-named-only", "no-position-test"), "A55": ("down-first", "only-if-not-down"), "A14": ("backs-only",),
}  # fmt: skip


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, keys in OF_THESE.items() for key in keys])
def test_a_clumsy_play_runs_to_its_end_in_every_reading(name: str, key: str) -> None:
    game = started(**{name: key})
    for seed in range(6):
        position: Position = load(game.rules, formation(seed))
        played = list(clumsy_play(game, position, seed))
        for ply in played[::5]:
            after = ply.applied.position
            assert load(game.rules, plain(after)) == after
        assert played[-1].applied.position.phase == "over" or len(played) == 300
        if (name, key) == ("A53", "one-named-only"):
            assert all(len(each.before.stage.acts) <= 1 for each in played if isinstance(each.before.ball, Loose))
