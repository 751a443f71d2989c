"""Laws of tactical-football: men and hexes, allowances, zones, contacts, secrets, and tables that load again."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import CHANCE_SEAT, PUBLIC, Refused, Rejection
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import Ply, list_legal
from scrimmage_rules.tactical_football.actions import Contact, Enter, Step, TurnMan
from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.position import Down, Loose, Position
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import Movement, Positioning
from scrimmage_rules.tactical_football.zones_of_control import list_controlled_hexes
from tests.properties.football_plays import in_formation, play_from, snapped_plays, started, whole_plays
from tests.properties.games import proves, said_by_the_preconditions
from tests.properties.mirror import REFLECTED, reflected
from tests.properties.tables_in_full import load

SEEDS = st.integers(0, 2**32 - 1)
GAME = started()
FIELD = GAME.rules.field
SIDES: tuple[Role, Role] = ("offense", "defense")
SIDED = ("run", "lateral", "option")
MIRRORED: dict[str, str] = {
    **{str(facing): str(mirrored) for facing, mirrored in REFLECTED.items()},
    **{f"{play}-right": f"{play}-left" for play in SIDED},
    **{f"{play}-left": f"{play}-right" for play in SIDED},
}
"""Facings and ball-play markers left for right."""

MARKERS = [
    ("aggressive-blocking", "reaction-charge"), ("aggressive-blocking", "aggressive-charge"),
    ("pass-blocking", "reaction-charge"), ("pass-blocking", "aggressive-charge"),
]  # fmt: skip

ALLOWANCE = {
    "offense": {
        "51": 8, "65": 9, "66": 9, "71": 8, "77": 8, "83": 10, "12": 10, "21": 12, "85": 12, "31": 12, "36": 10,
    },
    "defense": {
        "61": 9, "91": 9, "99": 8, "94": 8, "64": 10, "55": 10, "89": 10, "13": 11, "5": 11, "11": 12, "26": 12,
    },
}  # fmt: skip
"""Movement Allowances as the reference roster has them."""


def plies(seed: int, most: int = 300) -> list[Ply]:
    blocking, charge = MARKERS[seed % len(MARKERS)]
    return snapped_plays(GAME, seed, most, blocking=blocking, charge=charge)


@proves("7.1.C.1", "3.32.4", "4.3.3", "4.3.4", "4.3.5", "7.1.C.2")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_nobody_spends_more_than_his_allowance_of_the_phase(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        if not isinstance(after.stage, Movement):
            continue
        side, snap = after.stage.side, after.turn.type == "snap"
        for label, act in after.stage.acts.items():
            full = ALLOWANCE[side][label]
            most = full if not snap else full - 4 if side == "defense" else full // 2
            if after.stage.motion == label:
                most = full
            assert 0 <= act.spent + after.stage.paid.get(label, 0) <= most


def _crossing(position: Position) -> bool:
    return isinstance(position.stage, Movement) and any(each.crossing for each in position.stage.acts.values())


def _fumbled_at(position: Position) -> str | None:
    return position.ball.at if isinstance(position.ball, Loose | Down) else None


@proves("7.5.1", "7.5.3", "7.2.F.2.2")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_men_share_a_hex_only_in_passing_in_a_passive_contact_or_where_one_of_them_is_neutralized(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        passing = any(map(_crossing, (ply.before, after)))  # before too: the ball may be downed just then
        if passing or after.snap is None:
            continue
        for side in SIDES:
            on = after.men.of(side).on
            for place, men in after.men.of(side).by_hex.items():
                fallen = side == "defense" and place == _fumbled_at(after)
                assert len([label for label in men if not (fallen and on[label].neutralized)]) <= 1


@proves("3.3.1", "4.1.1", "7.2.G.1", "T.recovery.I")
@given(seed=SEEDS)
@settings(max_examples=5)
def test_eleven_men_of_each_side_are_on_the_field_off_it_or_injured(seed: int) -> None:
    for ply in plies(seed):
        for side in SIDES:
            team = ply.applied.position.men.of(side)
            everybody = Counter([*team.on, *team.off, *team.injured])
            assert len(everybody) == 11
            assert set(everybody.values()) == {1}
            before = ply.before.men.of(side)
            assert {*before.off, *before.injured} <= {*team.off, *team.injured}


@proves("6.2.B.1", "6.2.B.2", "T.contact.Dh.2")
@given(seed=SEEDS)
@settings(max_examples=5)
def test_a_side_controls_the_three_hexes_before_each_man_who_is_not_neutralized(seed: int) -> None:
    for ply in plies(seed, 150):
        after = ply.applied.position
        if after.snap is None:
            continue
        for side in SIDES:
            zone = set()
            for man in after.men.of(side).on.values():
                if man.neutralized == 0:
                    ahead = {FIELD.step[man.at][facing] for facing in _fan(man.facing)}
                    zone |= ahead - {None}
            assert list_controlled_hexes(GAME.rules, after, side) == zone


def _fan(facing: str) -> list[Any]:
    around = ["N", "NE", "SE", "S", "SW", "NW"]
    at = around.index(facing)
    return [around[at - 1], around[at], around[(at + 1) % 6]]


@proves("7.2.H.1", "7.2.J.1")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_nobody_steps_out_of_a_controlled_hex_that_he_has_entered_in_the_phase(seed: int) -> None:
    for ply in plies(seed):
        stage = ply.before.stage
        if isinstance(ply.action, Step) and isinstance(stage, Movement) and ply.action.man in stage.acts:
            act = stage.acts[ply.action.man]
            man = ply.before.men.of(stage.side).on[ply.action.man]
            other: Role = "defense" if stage.side == "offense" else "offense"
            assert not act.halted
            assert not (act.entered and man.at in list_controlled_hexes(GAME.rules, ply.before, other))


@proves("8.2.C", "8.2.D.1", "8.4.F.1", "8.4.G.1")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_nobody_is_contacted_twice_in_a_phase_nor_after_he_has_been_neutralized(seed: int) -> None:
    contacted: Counter[tuple[int, str, str]] = Counter()
    for ply in plies(seed):
        stage = ply.before.stage
        goes_for_the_ball = isinstance(ply.action, Enter) and isinstance(ply.before.ball, Loose)
        if not isinstance(ply.action, Contact | Enter) or goes_for_the_ball:
            continue
        assert isinstance(stage, Movement)
        side = stage.side
        target = ply.before.men.of("defense" if side == "offense" else "offense").on[ply.action.target]
        assert target.neutralized == 0
        assert not (isinstance(ply.action, Enter) and side == "offense")
        contacted[ply.before.turn.number, side, ply.action.target] += 1
    assert all(times == 1 for times in contacted.values())


@proves("7.1.E", "7.1.D", "9.3.M.1", "9.3.M.2")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_a_man_who_was_moved_before_another_does_not_come_back_but_for_a_hand_off(seed: int) -> None:
    for first, then in pairwise(plies(seed)):
        stage = then.before.stage
        if isinstance(then.action, Step | TurnMan) and isinstance(stage, Movement | Positioning):
            if then.action.man in stage.acts and then.action.man != stage.active:
                assert isinstance(stage, Movement)
                in_hand_offs = {label for each in stage.hand_offs for label in (each.man, each.to)}
                assert {then.action.man, stage.active} <= in_hand_offs
                assert len(in_hand_offs) <= 3
            moved = first.applied.position.men
            other = "defense" if stage.side == "offense" else "offense"
            assert then.applied.position.men.of(other) == moved.of(other)


@proves("5.0.1", "4.2.1", "2.0.2")
@given(seed=SEEDS)
@settings(max_examples=4)
def test_what_is_listed_may_be_done_and_every_other_step_turn_or_contact_is_refused(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    played = plies(seed)
    for ply in rng.sample(played, min(12, len(played))):
        position, stage = ply.before, ply.before.stage
        if not isinstance(stage, Movement):
            continue
        listed = {action for _, action in list_legal(GAME, position)}
        seat = position.offense if stage.side == "offense" else ("away" if position.offense == "home" else "home")
        other = "defense" if stage.side == "offense" else "offense"
        for label, man in position.men.of(stage.side).on.items():
            asked: list[Any] = [Step(label, to) for to in FIELD.around[man.at]]
            asked += [TurnMan(label, facing) for facing in FACINGS]
            asked += [Contact(label, target) for target in position.men.of(other).on]
            asked += [Enter(label, target) for target in position.men.of(other).on]
            for action in asked:
                asked_at = At(GAME.rules, position, seat, action)
                refused = RULESET.check(asked_at)
                assert (refused is None) == (action in listed), (action, refused)
                assert (refused is None) == said_by_the_preconditions(GAME, asked_at), action


@proves("7.1.D", "5.0.1")
@given(seed=SEEDS)
@settings(max_examples=4)
def test_the_other_seat_and_chance_are_refused_and_nothing_changes(seed: int) -> None:
    for ply in plies(seed, 120):
        before = canonical(ply.before)
        for seat in ("home", "away", CHANCE_SEAT, PUBLIC):
            if seat != ply.seat:
                answer = RULESET.apply(At(GAME.rules, ply.before, seat, ply.action))
                assert isinstance(answer, Rejection)
        assert canonical(ply.before) == before


@given(seed=SEEDS)
@settings(max_examples=8)
def test_every_table_that_is_met_loads_again_and_is_the_same(seed: int) -> None:
    for ply in [*plies(seed), *whole_plays(GAME, seed)[::7]]:
        after = ply.applied.position
        again = load(GAME.rules, plain(after))
        assert again == after
        assert canonical(again) == canonical(after)


@proves("3.1.1", "6.4.E.2")
@given(seed=SEEDS)
@settings(max_examples=6)
def test_a_table_in_a_mirror_has_the_same_actions_in_a_mirror(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    played = plies(seed)
    for ply in rng.sample(played, min(8, len(played))):
        if isinstance(ply.before.stage, Movement):
            mirrored = load(GAME.rules, _mirrored(plain(ply.before)))
            here = {canonical(_mirrored(plain(action))) for _, action in list_legal(GAME, ply.before)}
            there = {canonical(plain(action)) for _, action in list_legal(GAME, mirrored)}
            assert here == there


def _mirrored(data: Any) -> Any:
    """Every hex, facing and ball-play marker of some data, left for right."""
    if isinstance(data, dict):
        return {key: _mirrored(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_mirrored(value) for value in data]
    if isinstance(data, str) and data in FIELD.row:
        return reflected(FIELD, data)
    return MIRRORED.get(data, data) if isinstance(data, str) else data


@proves("5.2.1", "5.2.2", "2.0.3", "5.2.7")
@given(seed=SEEDS)
@settings(max_examples=3)
def test_a_play_from_the_coin_to_the_dead_ball_goes_through_the_game_turns_in_order(seed: int) -> None:
    played = whole_plays(GAME, seed)
    end = played[-1].applied.position
    assert isinstance(end.ball, Down)
    assert end.phase == "over"
    types = [ply.applied.position.turn for ply in played]
    order = [turn.type for turn, nxt in pairwise(types) if turn != nxt and turn.type not in ("set-up", "undecided")]
    shape = "".join({"pre-contact": "p", "snap": "s", "contact": "c", "pass": "c"}[each] for each in order)
    assert 1 <= shape.count("p") <= 4
    assert shape.count("s") <= 1
    assert shape == "p" * shape.count("p") + "s" * shape.count("s") + "c" * shape.count("c")


@proves("9.1.C.2", "13.PROC.1", "13.E.1", "5.12.2.D")
@given(seed=SEEDS)
@settings(max_examples=4)
def test_the_other_seat_sees_no_secret(seed: int) -> None:
    for ply in plies(seed, 150):
        after = ply.applied.position
        seen = RULESET.view(GAME.rules, after, "away").value
        if after.plans.offense is not None and not after.plans.offense.shown:
            assert seen["plans"]["offense"]["play"] == "hidden"
        assert all(each == "hidden" for each in seen["targets"])


FAULTS = [
    ("two men in a hex", ("men", "offense", "on", "36", "at"), "2128", "7.5.1"),
    ("a man off the map", ("men", "offense", "on", "36", "at"), "3801", "3.1.1"),
    ("a man over the line before the snap", ("men", "defense", "on", "64", "at"), "1928", "4.2.2"),
    ("a man who is hit before the snap", ("men", "defense", "on", "64", "hit"), True, "5.11.0"),
    ("a ball away from the line", ("ball", "at"), "1929", "4.1.5"),
    ("no ball on the map", ("ball",), {"is": "unplaced"}, "4.1.5"),
    ("a ball with a man before the snap", ("ball",), {"is": "carried", "by": "12", "dummies": []}, "4.3.1"),
    ("a marker of the other family", ("plans", "offense", "line"), "reaction-charge", "13.1.A.choice"),
    ("no objective", ("objective",), None, "14.2.2"),
    ("an objective of seven", ("objective",), 7, "14.2.2"),
    ("targets before the snap", ("targets",), ["1935", "1936"], "5.12.2.D"),
    ("a sixth Game-Turn without a snap", ("turn", "number"), 6, "4.2.5"),
]


@pytest.mark.parametrize(("path", "value", "clause"), [each[1:] for each in FAULTS], ids=[each[0] for each in FAULTS])
def test_a_table_that_cannot_be_is_refused_by_its_clause(path: tuple[str, ...], value: Any, clause: str) -> None:
    data = in_formation()
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Refused) as refused:
        load(GAME.rules, data)
    assert refused.value.faults[0].clause == clause


READINGS = {
    "A10": ("extra-turns", "forfeit"), "A12": ("ceil",), "A13": ("any-step", "final"), "A14": ("backs-only",),
    "A19": ("open-cone", "edge-fan"), "A21": ("final",), "A22": ("target-only",), "A23": ("locked", "carrier-free"),
    "A27": ("table-all", "contact-in-place", "no-action", "no-ball"), "A30": ("forbid-low", "auto"),
    "A31": ("stay-counts", "turn-wide"), "A32": ("last-only",), "A33": ("one",), "A35": ("always",),
    "A36": ("phase-D",), "A81": ("no-bonus-unless",), "E01": ("some",), "E02": ("exactly-seven",),
    "E04": ("lapsed",), "E05": ("exempt",),
}  # fmt: skip


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, keys in READINGS.items() for key in keys])
def test_a_play_runs_to_its_end_in_every_reading(name: str, key: str) -> None:
    game = started(**{name: key})
    for seed in range(2):
        position: Position = load(game.rules, in_formation())
        for number, ply in enumerate(play_from(game, position, seed)):
            position = ply.applied.position
            if number % 5 == 0:
                assert load(game.rules, plain(position)) == position
            if number == 500:
                break
        assert position.phase == "over" or number == 500


@pytest.mark.parametrize("field", msgspec.structs.fields(Position), ids=lambda field: field.name)
def test_a_position_has_all_of_its_fields(field: Any) -> None:
    said = plain(plies(1)[0].before)
    del said[field.name]
    with pytest.raises(MalformedData, match=field.name):
        RULESET.load(GAME.rules, said)
