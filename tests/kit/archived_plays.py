"""Random whole games of tactical-football in an archive, and what their events and refusals cite."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.kernel.codec import canonical, decode_json, plain
from scrimmage_rules.kernel.contract import Options, Rejection
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.transcript import Move, Transcript, replay
from scrimmage_rules.library.random_play import Ply, Started, mix_readings
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.tactical_football.field import ROLES, Hex, Role
from scrimmage_rules.tactical_football.game import RULESET
from scrimmage_rules.tactical_football.position import SEATS, Carried, Position, role_of
from scrimmage_rules.tactical_football.stages import Label, Labels, Seat
from tests.kit.archived_games import Checked, citations
from tests.properties.football_games import game_of
from tools.suite.guided_games import FAR, Aim

GAME = "tactical-football"

LONG = 8
"""Possessions of each seat in the games in which injuries add up."""


def some_options(seed: int) -> Options:
    """The rulings in every second game, any readings in the others; the table is seen by the offense (TF-A02)."""
    settings = {"scenario": "multi-play", "possessions": LONG if seed % 20 == 0 else 1 + seed % 2}
    readings = mix_readings(GAME, seed // 2) if seed % 2 else {}
    if readings.get("TF-A02") == "absolute":
        readings["TF-A02"] = "even-up"
    return Options(None, settings, readings)


def check_a_game(seed: int, folder: Path) -> Checked:
    """Play a random game to its end, archive it, replay it: every table and every event is the same."""
    options = RULESET.options(plain(some_options(seed)))
    game = Started(RULESET, RULESET.rules(options))
    plies = list(game_of(game, seed))
    moves = tuple(Move(ply.seat, plain(ply.action), ply.script) for ply in plies)
    # As it is read from a file: with lists, where `plain` leaves tuples.
    transcript = decode_json(canonical(Transcript(GAME, options, moves)), Transcript)
    archive = Archive(folder, ruleset)
    archive.save(f"Game {seed}", transcript)
    kept = archive.read(f"Game {seed}")
    assert canonical(kept.transcript) == canonical(transcript)
    played = replay(RULESET, kept.transcript)
    assert played.positions == (plies[0].before, *(ply.applied.position for ply in plies))
    assert played.events == tuple(ply.applied.events for ply in plies)
    assert kept.complete
    assert played.positions[-1].phase == "over"
    plays = sum(event.kind == "ball-down" for ply in plies for event in ply.applied.events)
    points = played.positions[-1].game.points
    said = f"{len(plies)} moves, {plays} plays, {points.home} to {points.away}"
    return Checked(said, len(plies), plays, citations(played.events) + refusals(game, plies, seed))


# ---- what is refused


def refusals(game: Started, plies: list[Ply], seed: int) -> Counter[str]:
    """The clauses that refuse one arbitrary action at every table."""
    rng, cited = random.Random(seed), Counter[str]()  # noqa: S311
    for ply in plies:
        seat, action = any_action(rng, game, ply)
        found = RULESET.check(At(game.rules, ply.before, seat, action))
        if isinstance(found, Rejection):
            cited.update((found.clause, *found.also))
    return cited


def any_action(rng: random.Random, game: Started, ply: Ply) -> tuple[str, Any]:
    """Something a seat might try: often what is done at this table with one thing changed, else anything at all."""
    if rng.random() < 0.6:
        fields = msgspec.structs.fields(type(ply.action))
        changed = {each.name: _value(rng, game, ply, each.type) for each in fields if rng.random() < 0.5}
        return ply.seat, msgspec.structs.replace(ply.action, **changed)
    kind = rng.choice(tuple(RULESET.action_rules))
    values = {each.name: _value(rng, game, ply, each.type) for each in msgspec.structs.fields(kind)}
    return rng.choice((ply.seat, ply.seat, ply.seat, *RULESET.seats)), kind(**values)


def _value(rng: random.Random, game: Started, ply: Ply, wanted: Any) -> Any:
    """Some value of a type: a man of either side, a hex near one of them, a word that fits."""
    men = _everybody(game)
    if wanted == Label:
        return rng.choice(men)
    if wanted == Labels:
        return tuple(rng.sample(men, rng.choice((1, 2, 11))))
    if wanted == Hex:
        near = [man.at for role in ROLES for man in ply.before.men.of(role).on.values()] or ["1912"]
        return rng.choice([*game.rules.field.around[rng.choice(near)], "9999"])
    choices = get_args(wanted)
    if choices and get_origin(wanted) is not None and type(None) in choices:
        return None if rng.random() < 0.5 else _value(rng, game, ply, choices[0])
    return rng.choice(choices) if choices and isinstance(choices[0], str) else "zone"


@cache
def _numbers(roster: tuple[str, ...]) -> tuple[str, ...]:
    return (*roster, "0")


def _everybody(game: Started) -> tuple[str, ...]:
    return _numbers(tuple(label for role in ROLES for label in game.rules.men[role]))


# ---- what random games hardly ever come to


def from_a_sideline(started: Started, table: Position) -> float:
    """Columns between the carrier and the nearer sideline."""
    if not isinstance(table.ball, Carried):
        return FAR
    field = started.rules.field
    column: int = field.column[table.men.offense.on[table.ball.by].at]
    return min(column - 1, field.columns - column)


def from_too_few_men(started: Started, table: Position) -> float:
    """The men whom a seat may still use on one of its sides, the fewest there are; less where they are neutralized."""
    if table.game is None:
        return FAR
    return min(_fit(started, table, seat, side) for seat in SEATS for side in ROLES)


def _fit(started: Started, table: Position, seat: Seat, side: Role) -> float:
    assert table.game is not None
    left = len(started.rules.men[side]) - len(table.game.banned.of(seat).of(side))
    if role_of(table, seat) != side:
        return left
    team = table.men.of(side)
    return left - len(team.injured) - sum(man.neutralized for man in team.on.values()) / 100


def _goes_on(started: Started, seed: int, table: Position) -> Iterator[Ply]:
    return game_of(started, seed, begun=table)


SEVERAL_PLAYS = {"scenario": "multi-play"}
AIMS = (
    Aim(frozenset({"5.2.5", "7.2.G.2"}), SEVERAL_PLAYS, from_a_sideline, _goes_on, 20),
    Aim(frozenset({"14.37.4"}), SEVERAL_PLAYS, from_too_few_men, _goes_on, 20),
)
