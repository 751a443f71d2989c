"""Laws of tactical-soccer about actions that nobody would try: any man, any hex, anybody who asks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from types import NoneType
from typing import Any, get_args

import pytest
from msgspec.structs import astuple, fields, replace

from scrimmage_rules.kernel.contract import Rejection
from scrimmage_rules.kernel.hexes import Hex, Side
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import Choice, ResolvedRuleset, list_legal, play_out, resolve_ruleset_options
from scrimmage_rules.tactical_soccer.actions import Intercept, LetBy, Move, Skip
from scrimmage_rules.tactical_soccer.legal_walks import list_moves_of_men
from scrimmage_rules.tactical_soccer.movement import can_walk_to_target
from scrimmage_rules.tactical_soccer.pitch import Pitch
from scrimmage_rules.tactical_soccer.position import AIMS, MEN, NOBODY, SEATS, Aim, Man, Places, Position
from scrimmage_rules.tactical_soccer.turns import list_men_who_may_be_activated
from tests.properties.games import proves

ID = "tactical-soccer"
VALUES: dict[Any, tuple[Any, ...]] = {Man: MEN, Aim: AIMS, Side: ("left", "right"), bool: (False, True)}


def lively(rng: random.Random, _position: Any, choices: list[Choice]) -> Choice:
    """More often than not something other than a move or a skip, where there is something."""
    eager = [each for each in choices if not isinstance(each[1], Move | Skip)]
    return rng.choice(eager or choices) if rng.random() < 0.7 else rng.choice(choices)


def some_game(rng: random.Random) -> ResolvedRuleset:
    """A game under a reading of every switchable ambiguity."""
    ambiguities = resolve_ruleset_options(ID).ruleset.rulebook.ambiguities.values()
    return resolve_ruleset_options(
        ID, {each.id: rng.choice(each.readings).key for each in ambiguities if each.switchable}
    )


def positions(seed: int, most: int = 250) -> Iterator[tuple[random.Random, ResolvedRuleset, Position]]:
    rng = random.Random(seed)  # noqa: S311
    game = some_game(rng)
    for ply in islice(play_out(game, seed, choose=lively), most):
        yield rng, game, ply.applied.position


@cache
def everywhere(pitch: Pitch) -> list[Hex]:
    """Every hex of a pitch, and those beyond its lines."""
    return sorted({near for place in pitch.bit for near in (place, *pitch.grid.neighbours(place))})


# ---- the fast form of a rule against the plain one


@pytest.mark.parametrize("seed", range(12))
@proves("MOVE.up-to-two", "SIDE.defenders-own", "GOALIE.confined")
def test_the_moves_found_by_areas_are_those_that_the_rule_allows(seed: int) -> None:
    for rng, game, position in positions(seed):
        if position.phase == "activate" and rng.random() < 0.2:
            strewn = strew(rng, game, position)
            for seat in SEATS:
                assert_same_moves(rng, At(game.rules, strewn, seat, None), everywhere(game.rules.pitch))


def strew(rng: random.Random, game: ResolvedRuleset, position: Position) -> Position:
    """The same position with men and a loose ball put close together, each on any hex of his ground."""
    near = rng.choice(sorted(game.rules.pitch.field))
    close = {place for place in everywhere(game.rules.pitch) if game.rules.pitch.distance(near, place) <= 4}
    men, spare = dict[str, Hex](), set(close)
    for seat in SEATS:
        for man in position.squads.of(seat):
            ground = spare & set(game.rules.pitch.hexes(game.rules.pitch.find_ground(seat, man)))
            if ground and rng.random() < 0.9:
                men[man] = rng.choice(sorted(ground))
                spare -= {men[man]}
    places = Places(**{**dict(zip(MEN, astuple(NOBODY), strict=True)), **men})
    on_the_field = sorted(game.rules.pitch.field & close)
    return replace(position, men=places, done=(), loose=rng.choice(on_the_field), holder=None)


def assert_same_moves(rng: random.Random, at: At[Any, Position, None], hexes: list[Hex]) -> None:
    men = list_men_who_may_be_activated(at)
    found = list_moves_of_men(at, men)
    assert len(set(found)) == len(found)
    ways = (None, at.position.loose, rng.choice(hexes))
    tried = (Move(man, to, via) for man, _ in men for to in hexes for via in ways)
    allowed = {move for move in tried if can_walk_to_target(At(at.rules, at.position, at.seat, move))}
    assert set(found) == allowed


# ---- whatever is asked


@pytest.mark.parametrize("seed", range(16))
def test_whatever_anybody_asks_is_listed_or_refused_with_a_clause(seed: int) -> None:
    for rng, game, position in positions(seed):
        legal = set(list_legal(game, position))
        for _ in range(6):
            seat, action = rng.choice(game.ruleset.seats), any_action(rng, game, position)
            refusal = game.ruleset.check(At(game.rules, position, seat, action))
            assert (refusal is None) == ((seat, action) in legal), (seat, action)
            if isinstance(refusal, Rejection):
                for clause in (refusal.clause, *refusal.also):
                    game.ruleset.rulebook.clause(clause)


def any_action(rng: random.Random, game: ResolvedRuleset, position: Position) -> Any:
    """An action of any type with any values; more often an interception while a pass is on its way."""
    kinds = tuple(game.ruleset.action_rules)
    kind = rng.choice((Intercept, LetBy) if position.flight is not None and rng.random() < 0.7 else kinds)
    given = [field for field in fields(kind) if field.required or rng.random() < 0.5]
    return kind(**{field.name: any_value(rng, field.type, game, position) for field in given})


def any_value(rng: random.Random, type_: Any, game: ResolvedRuleset, position: Position) -> Any:
    """A value of this type, or of the one that it is besides null; a hex is one near some man, or any."""
    type_ = next((each for each in get_args(type_) if NoneType in get_args(type_) and each is not NoneType), type_)
    if type_ in VALUES:
        return rng.choice(VALUES[type_])
    standing = [place for place in astuple(position.men) if place is not None]
    if not standing or rng.random() < 0.2:
        return rng.choice(everywhere(game.rules.pitch))
    middle, distance = rng.choice(standing), game.rules.pitch.distance
    return rng.choice([place for place in everywhere(game.rules.pitch) if distance(middle, place) <= 3])
