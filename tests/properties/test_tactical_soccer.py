"""Laws of tactical-soccer: men, ball, cards, goals, secrets, and the end."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import astuple, replace

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.library.random_play import Ply, play_out, resolve_ruleset_options
from scrimmage_rules.tactical_soccer.position import AIMS, MEN, Aims
from tests.properties.games import SEEDS, proves, usual

GAME = resolve_ruleset_options("tactical-soccer")


def plies(seed: int, most: int = 700, **options: Any) -> list[Ply]:
    if options:
        return list(islice(play_out(resolve_ruleset_options("tactical-soccer", **options), seed), most))
    return usual("tactical-soccer", seed, most)


@proves("TEAM.size", "TEAM.composition", "GAME.half-time-same-teams")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_twelve_men_in_two_squads_of_six_and_nobody_on_two_hexes_or_two_on_one(seed: int) -> None:
    drafted: dict[str, set[str]] = {}
    for ply in plies(seed):
        after = ply.applied.position
        squads = {"red": set(after.squads.red), "blue": set(after.squads.blue)}
        assert not squads["red"] & squads["blue"]
        if after.phase not in ("roll-off", "draft"):
            drafted = drafted or squads
            assert squads == drafted
            assert len(squads["red"]) == len(squads["blue"]) == 6
        places = [place for place in astuple(after.men) if place is not None]
        assert len(places) == len(set(places))


@proves("COMP.ball")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_there_is_one_ball_held_loose_in_flight_or_waiting_for_a_restart(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        places = (after.holder, after.loose, after.flight, after.catch)
        known = sum(place is not None for place in places)
        assert known <= 1
        if after.phase == "activate":
            assert known == 1


@proves("GAME.winner", "SHOOT.success")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_a_goal_counts_once_and_only_a_shot_makes_one(seed: int) -> None:
    for ply in plies(seed, 1_500):
        before, after = ply.before.score, ply.applied.position.score
        gained = (after.red - before.red, after.blue - before.blue)
        assert gained in ((0, 0), (1, 0), (0, 1))
        if gained != (0, 0):
            assert ply.action.__struct_config__.tag == "roll-shot"


@proves("CARD.first-yellow", "CARD.second-red")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_offences_only_grow_within_a_half_and_a_man_sent_off_is_off_the_field(seed: int) -> None:
    for ply in plies(seed, 1_500):
        before, after = ply.before, ply.applied.position
        if before.half == after.half:
            assert Counter(before.offences) <= Counter(after.offences)
        for man in after.sent_off:
            assert getattr(after.men, man) is None


@proves("TURN.one-action")
@given(seed=SEEDS)
@settings(max_examples=15)
def test_no_man_acts_twice_in_a_turn(seed: int) -> None:
    for ply in plies(seed):
        if ply.before.phase == "activate":
            man = getattr(ply.action, "man", None)
            assert man not in ply.before.done


@proves("SHOOT.secret-write", "SHOOT.reveal")
@given(seed=SEEDS, other=st.data())
@settings(max_examples=25)
def test_two_positions_that_differ_only_in_a_written_word_look_equal_to_who_may_not_know(
    seed: int, other: st.DataObject
) -> None:
    written = [ply.applied.position for ply in plies(seed, 2_500) if _one_word(ply.applied.position)]
    assume(written)
    position = other.draw(st.sampled_from(written))
    shooter = position.active
    word = other.draw(st.sampled_from(AIMS))
    if position.aims.attack is not None:
        twin, blind = replace(position, aims=Aims(word, None)), "blue" if shooter == "red" else "red"
    else:
        twin, blind = replace(position, aims=Aims(None, word)), shooter
    for seat in (blind, "public"):
        views = [canonical(GAME.ruleset.view(GAME.rules, each, seat).value) for each in (position, twin)]
        assert views[0] == views[1]


def _one_word(position: Any) -> bool:
    return position.phase == "aim" and (position.aims.attack is None) != (position.aims.defence is None)


@proves("GAME.end", "GAME.tie-stop")
@given(seed=SEEDS)
@settings(max_examples=8)
def test_random_games_end_with_a_winner_or_are_still_level_after_the_last_turn(seed: int) -> None:
    last = plies(seed, most=20_000)[-1].applied.position
    result = GAME.ruleset.result(last)
    if result is None:
        assert last.score.leader is None
    else:
        assert result.winner == last.score.leader


def test_every_man_has_a_place_in_the_order() -> None:
    assert len(MEN) == len(set(MEN)) == 12
