"""Secrets of tactical-football: two tables that differ in one of them alone are the same to the other side.

The same view, lawful actions in the same order, refusals of whatever either side might try, explanations, draws of
chance and events; until a clause reveals it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from scrimmage_rules.campaigns.tactical_football import play_random_game
from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import PUBLIC, Applied, Refused
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.scenarios.vocabulary.shared import copy_data
from scrimmage_rules.library.random_play import ResolvedRuleset, resolve_ruleset_options
from scrimmage_rules.tactical_football.position import list_possible_carriers
from scrimmage_rules.tactical_football.ruleset import RULESET
from tests.properties.football_plays import several_plays, started
from tests.properties.games import proves
from tests.properties.secret_tables import (
    NAMED_PHASES,
    PHASES,
    SEVERAL_PLAYS,
    Pair,
    drafted,
    named_at_the_commitment,
    seat_of,
    secret_balls,
    secret_names,
    secrets,
    table_of,
)
from tests.properties.tables_in_full import load

GAME = started()
NAMED = started(A64="name-at-commitment")

SHOWN = {
    "line marker, offense": {"line-markers-shown"},
    "line marker, defense": {"line-markers-shown"},
    "play marker, offense": {"marker-shown", "play-changed"},
    "play marker, defense": {"marker-shown"},
    "real ball": {"ball-shown", "balls-shown", "ball-down", "loose-ball", "loose-ball-taken", "pass-thrown"},
    "order of the dummies": set[str](),
    "targets": {"pass-thrown"},
    "true target": {"pass-thrown"},
    "declared hand-off": {"left-the-field"},
    "receiver": {"pass-thrown", "ball-down"},
    "passer": {"pass-thrown", "ball-down"},
}
"""The events by which a clause reveals a secret, and no others do.

Who was named for a pass that is not possible is told by the end of the play.
Of a declared hand-off one of whose men leaves the field the other is seen to go on: there will be none any more.
"""


def tried(game: ResolvedRuleset, position: Any, seat: str) -> list[Any]:
    """Whatever might be tried in this phase, lawful or not."""
    at: At[Any, Any, None] = At(game.rules, position, seat, None)
    due = [rule for rule in RULESET.action_rules.values() if position.phase in rule.stages]
    return [action for rule in due for action in islice(rule.candidates(at), 400)]


def outcomes(game: ResolvedRuleset, at: Any, rng: random.Random) -> tuple[list[Any], Any]:
    """The draws of an action with dice as they come, and what came of it."""
    script: list[Outcome] = []
    outcome = game.ruleset.apply(at, script)
    while isinstance(outcome, Need):
        script.append(Outcome(outcome.kind, rng.choice(outcome.faces), outcome.purpose))
        outcome = game.ruleset.apply(at, script)
    return script, outcome


def waited_for(game: ResolvedRuleset, position: Any, seat: str) -> list[Any]:
    """Who may act, and with what the looking seat may; what others may do is told to them alone."""
    pending = RULESET.turn(game.rules, position).pending
    return [(each.seat, each.kinds if each.seat == seat else None) for each in pending]


def told(applied: Any) -> list[Any]:
    return [plain(event) for event in applied.events]


def reveals(secret: str, *outcomes: Any) -> bool:
    found = {event.kind for each in outcomes if isinstance(each, Applied) for event in each.events}
    return not found.isdisjoint(SHOWN[secret])


def of_each_kind(rng: random.Random, actions: list[Any], more: int) -> list[Any]:
    """One action of each type, and some more."""
    mixed = rng.sample(actions, len(actions))
    kinds = {type(each): each for each in mixed}
    return [*kinds.values(), *mixed[:more]]


class Asked:
    """A table that is held against several others: what it answers is asked once."""

    def __init__(self, game: ResolvedRuleset, position: Any) -> None:
        self.game, self.position = game, position
        self.legal = cache(lambda seat: [*RULESET.legal(game.rules, position, seat)])
        self.refused = cache(self._refused)

    def _refused(self, seat: str) -> list[tuple[Any, Any]]:
        """All that a seat may ask whether it may, its own actions and, a part of them, those of the other side."""
        other = "home" if seat == "away" else "away"
        theirs = [*tried(self.game, self.position, other), *self.legal(other)]
        actions = [*tried(self.game, self.position, seat), *theirs[:: max(1, len(theirs) // 60)]]
        return [(each, RULESET.check(At(self.game.rules, self.position, seat, each))) for each in actions]


def the_same_to(asked: Asked, pair: Pair, other: Any, seed: int) -> None:
    """All that the side it is hidden from can ask."""
    game, one, seat = asked.game, asked.position, seat_of(pair.one, pair.from_side)
    for looking in (seat, PUBLIC):
        views = [canonical(RULESET.view(game.rules, each, looking).value) for each in (one, other)]
        assert views[0] == views[1], pair.secret
    assert asked.legal(seat) == [*RULESET.legal(game.rules, other, seat)]
    assert waited_for(game, one, seat) == waited_for(game, other, seat)
    rng = random.Random(seed)  # noqa: S311
    refusals = asked.refused(seat)
    for action, rejection in refusals:
        assert RULESET.check(At(game.rules, other, seat, action)) == rejection
    for action, rejection in rng.sample(refusals, min(12, len(refusals))):
        if rejection is not None:
            explained = [canonical(plain(RULESET.explain(At(game.rules, each, seat, action)))) for each in (one, other)]
            assert explained[0] == explained[1], pair.secret
    for acting in ("home", "away"):
        for action in of_each_kind(rng, asked.legal(acting), 10):
            if RULESET.check(At(game.rules, other, acting, action)) is None:
                the_same_comes_of_it(asked, (pair, other), acting, action, rng)


def the_same_comes_of_it(asked: Asked, against: tuple[Pair, Any], acting: str, action: Any, rng: random.Random) -> None:
    """The same draws, events and view, and the same clauses consulted, unless a clause has revealed something."""
    game, (pair, other) = asked.game, against
    seat = seat_of(pair.one, pair.from_side)
    ats = [At(game.rules, each, acting, action) for each in (asked.position, other)]
    dice = rng.getrandbits(32)
    results = [outcomes(game, at, random.Random(dice)) for at in ats]  # noqa: S311
    (script, applied), (other_script, other_applied) = results
    if reveals(pair.secret, applied, other_applied):
        shorter = min(len(script), len(other_script))
        assert script[:shorter] == other_script[:shorter]
        return
    assert script == other_script
    assert told(applied) == told(other_applied), pair.secret
    findings = [plain(RULESET.explain(at, script)) for at in ats]
    if acting == seat:
        assert canonical(findings[0]) == canonical(findings[1]), pair.secret
    assert [each["clause"] for each in findings[0]] == [each["clause"] for each in findings[1]], pair.secret
    views = [canonical(RULESET.view(game.rules, each.position, seat).value) for each in (applied, other_applied)]
    assert views[0] == views[1], pair.secret


@proves("9.1.C.2", "13.PROC.1", "13.E.1", "13.F.1", "13.G.1", "5.12.2.D", "9.3.P.2")
@pytest.mark.parametrize("phase", PHASES)
def test_tables_that_differ_in_a_secret_are_the_same_to_the_other_side(phase: str) -> None:
    data = table_of(phase)
    asked = Asked(GAME, load(GAME.rules, data))
    for number, pair in enumerate(secrets(data)):
        if pair.one != pair.other:
            the_same_to(asked, pair, load(GAME.rules, pair.other), number)


@proves("13.PROC.1", "14.37.4")
def test_who_brings_back_a_man_of_the_defense_has_his_play_unseen() -> None:
    game, data = (
        resolve_ruleset_options("tactical-football", settings={"scenario": "multi-play"}),
        drafted(SEVERAL_PLAYS),
    )
    asked = Asked(game, load(game.rules, data))
    pairs = [pair for pair in secrets(data) if pair.one != pair.other]
    assert {pair.secret for pair in pairs} == {"line marker, offense", "play marker, offense"}
    for number, pair in enumerate(pairs):
        the_same_to(asked, pair, load(game.rules, pair.other), number)


def test_kinds_of_the_offense_tell_who_has_the_ball_and_who_may_go_on() -> None:
    """When it may pass, or moves two men at one time: a turn is for whoever keeps the table, as its page says."""
    tell = set()
    for phase in PHASES:
        data = table_of(phase)
        for pair in (each for each in secrets(data) if each.one != each.other):
            one, other = (load(GAME.rules, each) for each in (pair.one, pair.other))
            if RULESET.turn(GAME.rules, one) != RULESET.turn(GAME.rules, other):
                tell.add((phase, pair.secret))
    passes = {("short lateral", "real ball"), ("short pass", "real ball")}
    assert tell == {*passes, ("movement, offense, under way", "declared hand-off")}


@proves("9.3.P.2")
@pytest.mark.parametrize("phase", [each for each in PHASES if "movement, offense" in each or "at the line" in each])
def test_a_man_with_a_dummy_may_do_what_he_might_with_the_ball(phase: str) -> None:
    """Leaving the field and downing the ball aside, which show it."""
    data = table_of(phase)
    one = load(GAME.rules, data)
    for pair in secret_balls(data):
        other = load(GAME.rules, pair.other)
        assert [*RULESET.legal(GAME.rules, one, "home")] == [*RULESET.legal(GAME.rules, other, "home")]


@proves("9.4.Z.1", "9.4.U.3")
@pytest.mark.parametrize("phase", NAMED_PHASES)
def test_who_is_named_at_the_commitment_is_the_offenses_own(phase: str) -> None:
    data = named_at_the_commitment(phase)
    asked = Asked(NAMED, load(NAMED.rules, data))
    pairs = [*secret_names(data)]
    assert len(pairs) == 3
    for number, pair in enumerate(pairs):
        the_same_to(asked, pair, load(NAMED.rules, pair.other), number)


# ---- the tables that games come to


def sort_of(position: Any) -> tuple[Any, ...]:
    """What kind of table it is, as far as what is hidden on it goes."""
    throw = position.turn.throw
    side, kind = getattr(position.stage, "side", ""), throw.kind if throw else ""
    return (position.phase, side, position.turn.type, kind, len(list_possible_carriers(position)) > 1)


def test_every_phase_of_a_game_in_which_something_is_hidden_is_among_the_tables() -> None:
    game, tables = several_plays(), [load(GAME.rules, table_of(phase)) for phase in PHASES]
    looked_at = {sort_of(each)[:4] for each in tables} | {("reactivation", "defense", "set-up", "")}
    met: set[tuple[Any, ...]] = set()
    for seed in range(3):
        for ply in play_random_game(game, seed):
            if any(pair.one != pair.other for pair in secrets(plain(ply.before))):
                met.add(sort_of(ply.before)[:4])
    assert met - looked_at == set()


def met(seed: int) -> Iterator[tuple[ResolvedRuleset, Any]]:
    """Tables of a random game of several plays: of each sort a few."""
    game, seen = several_plays(), Counter[tuple[Any, ...]]()
    for ply in play_random_game(game, seed):
        position = ply.before
        seen[sort_of(position)] += 1
        if seen[sort_of(position)] in (1, 7):
            yield game, position


@proves("9.1.C.2", "13.PROC.1", "13.F.1", "9.3.P.2", "9.4.Z.1")
@pytest.mark.parametrize("seed", [0, 4])
def test_no_table_of_a_game_tells_a_secret(seed: int) -> None:
    found = Counter[str]()
    for game, position in met(seed):
        data, asked = copy_data(plain(position)), Asked(game, position)
        for number, pair in enumerate(secrets(data)):
            other = loaded(game, pair.other)
            if other is not None and other != position:
                the_same_to(asked, pair, other, number)
                found[pair.secret] += 1
    assert {"real ball", "play marker, offense", "play marker, defense", "targets"} <= found.keys()


def loaded(game: ResolvedRuleset, data: dict[str, Any]) -> Any:
    """The table, or None: with another secret it could not have come about."""
    try:
        return load(game.rules, data)
    except Refused:
        return None


def test_every_secret_is_looked_for() -> None:
    looked_for = {pair.secret for phase in PHASES for pair in secrets(table_of(phase))}
    assert looked_for == {
        "line marker, offense", "line marker, defense", "play marker, offense", "play marker, defense", "real ball",
        "order of the dummies", "targets", "true target", "declared hand-off",
    }  # fmt: skip
