"""Laws of computer-football: squares and turns, men, the ball, the secret, the tackle table, and the two editions."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Move, Scramble, Throw
from scrimmage_rules.computer_football.position import Call, Man, Position
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import PUBLIC, Applied, Refused
from scrimmage_rules.kernel.errors import StuckGame
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import Choice, Ply, list_legal, play_out, resolve_ruleset_options
from tests.properties.games import SEEDS, proves, usual

ID = "computer-football"
GAME = resolve_ruleset_options(ID)
ROLES = ("offense", "defense")


def lively(rng: random.Random, position: Any, choices: list[Choice]) -> Choice:
    """More often than not a contact, a loose or thrown ball, a throw or a scramble, where there is one."""
    if position.phase == "move" and rng.random() < 0.6:
        wanted = {*position.men.offense.values(), *position.men.defense.values(), position.air, position.loose}
        eager = [each for each in choices if isinstance(each[1], Throw | Scramble) or _to(each[1]) in wanted - {None}]
        return rng.choice(eager or choices)
    return rng.choice(choices)


def _to(action: Any) -> Any:
    return action.to if isinstance(action, Move) else ()


def plies(seed: int, most: int = 900, **options: Any) -> list[Ply]:
    if options:
        return list(islice(play_out(resolve_ruleset_options(ID, **options), seed, choose=lively), most))
    return usual(ID, seed, most, lively)


def in_plays(seed: int, most: int = 900, **options: Any) -> Iterator[Ply]:
    """The plies that leave the play going on."""
    for ply in plies(seed, most, **options):
        if ply.applied.position.phase in ("allot", "move", "throw"):
            yield ply


# ---- squares and turns


@proves("M8.2", "PLAY.4.2", "PASS.use-all")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_a_turn_uses_all_its_squares_or_no_legal_action_was_left(seed: int) -> None:
    for ply in plies(seed):
        over = next((event for event in ply.applied.events if event.kind == "turn-over"), None)
        after = ply.applied.position
        if over is None or not over.facts["unused"] or after.play != ply.before.play or after.phase == "over":
            continue
        if ply.before.air is not None or any(event.kind in ("fumbled", "pass") for event in ply.applied.events):
            continue
        as_it_was = replace(
            after, phase="move", mover=ply.before.mover, turns=ply.before.turns, left=over.facts["unused"],
            allotment=ply.before.allotment or over.facts["unused"], used=_used(ply), scramble=ply.before.scramble,
        )  # fmt: skip
        with pytest.raises(StuckGame):
            list_legal(GAME, as_it_was)


def _used(ply: Ply) -> dict[str, int]:
    """The squares used when the turn ended."""
    moved = next((event.facts for event in ply.applied.events if event.kind == "moved"), None)
    if moved is None:
        return dict(ply.before.used)
    return {**ply.before.used, moved["man"]: ply.before.used.get(moved["man"], 0) + moved["squares"]}


@proves("M2", "MEN.speed-limit", "SETTINGS.uniform", "SETTINGS.draw-each-turn")
@given(seed=SEEDS, lower=st.integers(1, 8), more=st.integers(0, 8))
@settings(max_examples=15)
def test_nobody_exceeds_his_speed_nor_a_side_its_allotment_within_the_limits(seed: int, lower: int, more: int) -> None:
    speeds = {"T1": 2, "T2": 2, "G1": 3, "G2": 3, "G3": 3, "SE": 5, "H": 5, "B1": 5, "B2": 5, "T": 6, "S": 6}
    for ply in in_plays(seed, 500, settings={"limits": [lower, lower + more]}):
        after = ply.applied.position
        assert all(squares <= speeds.get(man, 4) for man, squares in after.used.items())
        if after.phase == "move":
            assert lower <= after.allotment <= lower + more
            assert sum(after.used.values()) + after.left == after.allotment
            assert after.left > 0
            assert list_legal(GAME, after)


@proves("OBJECTIVE.alternate", "M8.1", "PLAY.5.1")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_the_sides_take_turns_offense_first(seed: int) -> None:
    for ply in in_plays(seed):
        after = ply.applied.position
        assert after.turns.offense - after.turns.defense == (after.mover == "defense")


# ---- men


@proves("BLOCK.success-removal", "BLOCK.failure-removal", "TACKLE.removal-miss", "OBJECTIVE.eleven-men")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_a_man_who_has_left_the_field_does_nothing_more_in_that_play(seed: int) -> None:
    gone: set[tuple[str, str]] = set()
    for ply in plies(seed):
        before, after = ply.before, ply.applied.position
        if before.play != after.play:
            gone = set()
            continue
        if isinstance(ply.action, Move):
            assert (before.mover, ply.action.man) not in gone
        if before.phase in ("allot", "move", "throw"):
            gone |= {(role, man) for role in ROLES for man, place in before.men.of(role).items() if place is None}
            assert all(after.men.of(role)[man] is None for role, man in gone)


@proves("PLAY.1.1", "PLAY.3.1", "L1", "L5")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_every_play_begins_with_eleven_men_on_each_side_of_the_line(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        if ply.before.phase == "defend" and after.phase == "allot":
            east = after.eastward == after.offense
            for man, (column, _) in after.men.offense.items():
                if man not in ("TE", "SE"):
                    assert (column <= after.line) == east
            for column, _ in after.men.defense.values():
                assert (column > after.line) == east


@proves("M7.1", "M7.2", "MEN.square-shapes", "MEN.def-linemen-no-backward")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_tackles_and_guards_never_go_back(seed: int) -> None:
    for ply in plies(seed):
        for event in ply.applied.events:
            if event.kind == "moved" and event.facts["man"] in ("T1", "T2", "G1", "G2", "G3"):
                way = 1 if ply.seat == ply.before.eastward else -1
                assert (event.facts["to"][0] - event.facts["from"][0]) * way >= 0


# ---- the ball


@proves("PASS.ball-moves", "PLAY.7.1", "FUMBLE.first-man")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_there_is_one_ball_carried_thrown_or_loose(seed: int) -> None:
    for ply in in_plays(seed):
        after = ply.applied.position
        assert sum(each is not None for each in (after.carrier, after.air, after.loose)) == 1
        if after.carrier is not None:
            assert after.men.of(after.carrier.role)[after.carrier.label] is not None


@proves("OBJECTIVE.sudden-death", "OBJECTIVE.touchdown", "OBJECTIVE.safety", "POSSESSION.b.3")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_the_first_score_ends_the_game_and_nothing_is_legal_after_it(seed: int) -> None:
    game = plies(seed, 4_000)
    for ply in game[:-1]:
        assert ply.applied.position.winner is None
    last = game[-1].applied.position
    if last.phase == "over":
        assert last.score in ("touchdown", "safety")
        assert not list_legal(GAME, last)


@proves("POSSESSION.retain", "POSSESSION.a", "FIELD.first-down-line")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_downs_run_from_one_to_four_and_the_line_to_reach_stays_for_a_series(seed: int) -> None:
    for ply in plies(seed, 2_500):
        before, after = ply.before, ply.applied.position
        assert 1 <= after.down <= 4
        if before.play != after.play and before.offense == after.offense and after.down > 1:
            assert (after.down, after.first_down) == (before.down + 1, before.first_down)
        if before.play != after.play and after.down == 1:
            way = 1 if after.offense == after.eastward else -1
            assert after.first_down == min(max(after.line + 5 * way, 5), 55)


# ---- the secret


@proves("PLAY.6.1", "PLAY.7.3", "PLAY.7.4")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_what_has_been_made_known_stays_known_while_the_play_lasts(seed: int) -> None:
    for ply in plies(seed):
        before, after = ply.before, ply.applied.position
        if before.play == after.play:
            for name in ("type", "carrier", "zone"):
                assert getattr(after.known, name) >= getattr(before.known, name)
            finished = min(after.turns.offense, after.turns.defense)
            assert after.known.type or finished < 1
            assert after.known.carrier or finished < 2


@proves("PLAY.2.3", "PLAY.4.4", "PLAY.5.3", "PLAY.6.2")
@given(seed=SEEDS, data=st.data())
@settings(max_examples=30)
def test_positions_that_differ_in_what_is_secret_of_the_call_look_equal_to_the_defense(
    seed: int, data: st.DataObject
) -> None:
    secret = [
        ply.applied.position
        for ply in plies(seed, 300)
        if ply.applied.position.phase in ("defend", "allot", "move") and _twins(ply.applied.position)
    ]
    for position in data.draw(st.lists(st.sampled_from(secret), min_size=1, max_size=5)):
        twin = data.draw(st.sampled_from(_twins(position)))
        defense = "yellow" if position.offense == "red" else "red"
        for seat in (defense, PUBLIC):
            ours, theirs = (canonical(GAME.ruleset.view(GAME.rules, each, seat).value) for each in (position, twin))
            assert ours == theirs


def _twins(position: Position) -> list[Position]:
    """Every position that differs from one only in what the defense may not know of its call."""
    known, call = position.known, position.call
    if call is None or position.carrier is None or position.changed or known.zone:
        return []
    runs = [Call(back, None) for back in ("Q", "F", "H", "T") if position.men.offense[back] is not None]
    passes = [Call(None, zone) for zone in range(1, 13)] if position.men.offense["Q"] is not None else []
    if known.type:
        runs, passes = ([], passes) if call.zone is not None else (runs, [])
    if known.carrier:
        runs = [each for each in runs if each.run == position.carrier.label]
        passes = passes if position.carrier.label == "Q" else []
    return [replace(position, call=each, carrier=Man("offense", each.run or "Q")) for each in (*runs, *passes)]


# ---- the tackle table

PRINTED = {
    -2: "0.000 0.048 0.095 0.143 0.190 0.238 0.286", -1: "0.048 0.079 0.111 0.143 0.175 0.206 0.238",
    0: "0.095 0.111 0.127 0.143 0.159 0.175 0.190", 1: "0.143 0.143 0.143 0.143 0.143 0.143 0.143",
    2: "0.190 0.175 0.159 0.143 0.127 0.111 0.095", 3: "0.238 0.206 0.175 0.143 0.111 0.079 0.048",
    4: "0.286 0.238 0.190 0.143 0.095 0.048 0.000",
}  # fmt: skip
"""The table as the source prints it."""

RESULTS = ("fumble", "tackle-2", "tackle-1", "tackle", "tackle+1", "tackle+2", "miss")


@proves(
    "TACKLE.table.pa-minus-2", "TACKLE.table.pa-minus-1", "TACKLE.table.pa-zero", "TACKLE.table.pa-plus-1",
    "TACKLE.table.pa-plus-2", "TACKLE.table.pa-plus-3", "TACKLE.table.pa-plus-4",
)  # fmt: skip
@pytest.mark.parametrize("advantage", range(-2, 5))
@pytest.mark.parametrize("k", range(7))
def test_each_printed_cell_is_the_exact_law_rounded(advantage: int, k: int) -> None:
    law = Fraction(9 + (advantage - 1) * (3 - k), 63)
    answer = GAME.ruleset.query(GAME.rules, "tackle", {"advantage": advantage}).value
    assert Fraction(answer[RESULTS[k]]) == law
    assert f"{float(law):.3f}" == PRINTED[advantage].split()[k]
    printed = GAME.ruleset.query(GAME.rules, "printed-tackle", {"advantage": advantage}).value
    assert printed == PRINTED[advantage].split()


@proves("TACKLE.pa-range", "TACKLE.power-matters")
@pytest.mark.parametrize("reading", ["sixty-thirds", "printed-normalised"])
@pytest.mark.parametrize("edition", ["power", "classic"])
@pytest.mark.parametrize("advantage", range(-2, 5))
def test_every_row_sums_to_one(reading: str, edition: str, advantage: int) -> None:
    game = resolve_ruleset_options(ID, {"CF-A62": reading}, edition=edition)
    answer = game.ruleset.query(game.rules, "tackle", {"advantage": advantage}).value
    assert sum(Fraction(share) for share in answer.values()) == 1


# ---- the two editions


@proves("VERSION.no-power", "VERSION.replay-compatible")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_a_game_of_one_edition_goes_the_same_way_in_the_other_since_every_result_can_come_up_there(seed: int) -> None:
    classic = resolve_ruleset_options(ID, edition="classic")
    for ply in plies(seed):
        again = classic.ruleset.apply(At(classic.rules, ply.before, ply.seat, ply.action), ply.script)
        assert isinstance(again, Applied)
        assert again.position == ply.applied.position


@proves("VERSION.no-power")
def test_the_editions_agree_where_powers_cannot_matter() -> None:
    classic = resolve_ruleset_options(ID, edition="classic")
    even = GAME.ruleset.query(GAME.rules, "tackle", {"advantage": 1}).value
    for advantage in range(-2, 5):
        assert classic.ruleset.query(classic.rules, "tackle", {"advantage": advantage}).value == even


# ---- recorded games


@proves(
    "AREPLAY.part-or-all", "EXTEND.incomplete", "EXTEND.to-completion", "SETTINGS.limits-archived", "ARCHIVE.incomplete"
)
@given(seed=SEEDS, lower=st.integers(1, 5), more=st.integers(0, 4))
@settings(max_examples=10)
def test_a_recorded_game_replays_position_by_position_and_goes_on_where_its_last_play_ended(
    seed: int, lower: int, more: int
) -> None:
    limits = [lower, lower + more]
    played = plies(seed, 400, settings={"limits": limits})
    moves = [{"seat": ply.seat, "action": plain(ply.action), "chance": plain(ply.script)} for ply in played]
    record = {
        "format": "scrimmage-transcript-1",
        "ruleset": ID,
        "options": {"settings": {"limits": limits}},
        "moves": moves,
    }
    frames = GAME.ruleset.query(GAME.rules, "replayed", {"archive": record}).value["frames"]
    assert [canonical(each["position"]) for each in frames[1:]] == [canonical(ply.applied.position) for ply in played]
    last = played[-1].applied.position
    if last.phase == "over":
        with pytest.raises(Refused, match=re.escape("EXTEND.incomplete")):
            GAME.ruleset.query(GAME.rules, "extended", {"archive": record})
        return
    on = GAME.ruleset.query(GAME.rules, "extended", {"archive": record}).value
    assert on["limits"] == limits
    assert on["position"]["phase"] in ("draw", "start", "line-up")
    assert on["position"]["play"] == last.play
    assert not any(on["position"]["men"]["offense"].values())
