"""Laws of card-football: cards, points, downs, momentum, secrets, and the end."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scrimmage_rules.card_football.deck import DEFENSIVE_PLAYS, OFFENSIVE_PLAYS, read_bundled_deck
from scrimmage_rules.card_football.position import Calls, find_phase_after_naming
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.library.random_play import Ply, ResolvedRuleset, play_out, resolve_ruleset_options
from tests.properties.games import SEEDS, proves, usual

GAME = resolve_ruleset_options("card-football")
LEGAL_SCORES = {0, 1, 2, 3, 6}
DEFAULT_DECK = Counter(f"P{number:02}" for number in range(1, 37))


def plies(seed: int, most: int = 600, **options: Any) -> list[Ply]:
    if options:
        return list(islice(play_out(resolve_ruleset_options("card-football", **options), seed), most))
    return usual("card-football", seed, most)


@proves("PREP.shuffle", "QTR.last-card")
@given(seed=SEEDS)
@settings(max_examples=20)
def test_no_card_is_used_twice_before_the_next_shuffle(seed: int) -> None:
    for ply in plies(seed):
        used = Counter(ply.applied.position.used)
        assert used <= DEFAULT_DECK
        grown = ply.applied.position.used[: len(ply.before.used)] == ply.before.used
        assert grown or ply.applied.position.used == ()


@proves("TD.six", "FG.three-points", "SAFETY.points", "XP.one-point", "TWO.points")
@given(seed=SEEDS)
@settings(max_examples=30)
def test_a_step_scores_for_one_side_only_and_only_what_the_rules_know(seed: int) -> None:
    for ply in plies(seed):
        before, after = ply.before.score, ply.applied.position.score
        gained = (after.home - before.home, after.away - before.away)
        assert set(gained) <= LEGAL_SCORES
        assert 0 in gained


@proves("FIRST.four-chances", "FIRST.renewal", "FIRST.turnover-on-downs")
@given(seed=SEEDS)
@settings(max_examples=30)
def test_downs_count_up_by_one_or_begin_again_at_one(seed: int) -> None:
    for ply in plies(seed):
        before, after = ply.before, ply.applied.position
        if before.down is None or after.down is None:
            continue
        same_series = (before.offence, before.series_start) == (after.offence, after.series_start)
        assert after.down in (1, before.down, before.down + 1)
        assert after.down <= 4
        if after.down == before.down + 1:
            assert same_series
        if after.down == 1 and before.down > 1:
            assert after.spot == after.series_start


@proves("KICKOFF.after-score", "FG.kick-off", "SAFETY.kick-off")
@given(seed=SEEDS)
@settings(max_examples=30)
def test_after_a_score_comes_a_try_or_a_kick_off_or_the_end_of_a_period(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        if ply.before.score != after.score:
            assert after.phase in ("try", "kick-off", "coin", "over")


@proves("QTR.first-and-third", "QTR.half", "END.fourth")
@given(seed=SEEDS)
@settings(max_examples=20)
def test_quarters_follow_one_another_and_score_never_shrinks(seed: int) -> None:
    for ply in plies(seed):
        before, after = ply.before, ply.applied.position
        assert after.quarter - before.quarter in (0, 1)
        assert after.overtime >= before.overtime
        assert after.score.home >= before.score.home
        assert after.score.away >= before.score.away


@proves("END.winner", "END.sudden-death")
@given(seed=SEEDS)
@settings(max_examples=20)
def test_random_games_end_and_more_points_have_won(seed: int) -> None:
    last = plies(seed, most=20_000)[-1].applied.position
    result = GAME.ruleset.result(last)
    assert result is not None
    assert result.winner == ("home" if last.score.home > last.score.away else "away")


@proves("QTR.last-card")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_regulation_uses_36_cards_a_quarter_and_no_more_than_two_for_untimed_tries(seed: int) -> None:
    turned: Counter[int] = Counter()
    for ply in plies(seed, most=20_000):
        if not ply.before.overtime and any(entry.kind == "draw" for entry in ply.script):
            turned[ply.before.quarter] += 1
    for quarter in (1, 3):
        assert turned[quarter] == 36
    for quarter in (2, 4):
        assert turned[quarter] in (36, 37)


@proves("MOM.offence-effect", "MOM.defence-effect")
@given(seed=SEEDS)
@settings(max_examples=20)
def test_a_play_named_is_not_offered_next_and_the_promise_is_gone_after_one_action(seed: int) -> None:
    for ply in plies(seed):
        for ban in ply.before.bans:
            seats = ("home", "away")
            calls = {call.play for seat in seats for call in _calls(ply.before, seat)}
            assert ban.play not in calls
        card_turned = any(event.kind == "card-turned" for event in ply.applied.events)
        if ply.before.bans and card_turned:
            assert ply.applied.position.bans == ()


def _calls(position: Any, seat: str) -> list[Any]:
    return [action for action in GAME.ruleset.legal(GAME.rules, position, seat) if hasattr(action, "play")]


@proves("PLAY.offence-choice", "PLAY.defence-choice", "PLAY.reveal")
@given(seed=SEEDS, other=st.data())
@settings(max_examples=40)
def test_two_positions_that_differ_only_in_a_secret_look_equal_to_who_may_not_know(
    seed: int, other: st.DataObject
) -> None:
    choosing = [ply.applied.position for ply in plies(seed, 200) if _one_call(ply.applied.position)]
    assume(choosing)
    position = other.draw(st.sampled_from(choosing))
    if position.calls.offence is not None:
        changed = Calls(other.draw(st.sampled_from(OFFENSIVE_PLAYS)), None)
        blind = "away" if position.offence == "home" else "home"
    else:
        changed = Calls(None, other.draw(st.sampled_from(DEFENSIVE_PLAYS)))
        blind = position.offence
    twin = replace(position, calls=changed)
    for seat in (blind, "public"):
        views = [canonical(GAME.ruleset.view(GAME.rules, each, seat).value) for each in (position, twin)]
        assert views[0] == views[1]
    knowing = "home" if blind == "away" else "away"
    if changed != position.calls:
        told = [canonical(GAME.ruleset.view(GAME.rules, each, knowing).value) for each in (position, twin)]
        assert told[0] != told[1]


def _one_call(position: Any) -> bool:
    return position.phase == "choose" and (position.calls.offence is None) != (position.calls.defence is None)


@proves("PREP.coin", "QTR.half-kicker")
@given(seed=SEEDS)
@settings(max_examples=10)
def test_who_received_the_opening_kick_off_kicks_off_the_second_half(seed: int) -> None:
    for ply in plies(seed, most=20_000):
        if (ply.before.quarter, ply.applied.position.quarter) == (2, 3):
            assert ply.applied.position.phase == "kick-off"
            assert ply.applied.position.kicker != ply.applied.position.opening_kicker


@pytest.mark.parametrize("reading", ["deck-as-data", "sample-only", "random-generator"])
@proves("PREP.next-is-kickoff", "KICKOFF.at-start")
def test_the_first_card_that_is_read_is_read_for_a_kick_off(reading: str) -> None:
    for ply in plies(5, readings={"KF-A01": reading}):
        if any(event.kind == "card-turned" for event in ply.applied.events):
            assert ply.action.__struct_config__.tag == "kick-off"
            return


# ---- impossible means impossible

SWITCHES = [
    (each.id, each.keys)
    for each in GAME.ruleset.rulebook.ambiguities.values()
    if each.switchable and each.id != "KF-A03"  # which fixes the size of a deck, and these are small
]
CARDS = [plain(card) for card in read_bundled_deck("default").cards]


def any_game(seed: int) -> ResolvedRuleset:
    """A game under any readings, mostly with a few cards of the default deck, so that quarters end all the time."""
    rng = random.Random(seed)  # noqa: S311
    readings = {name: rng.choice(keys) for name, keys in rng.sample(SWITCHES, rng.randint(0, len(SWITCHES)))}
    chosen: dict[str, Any] = {"deep_pass_barred_inside": rng.choice((0, 25))}
    if rng.random() < 0.7:
        cards = rng.sample(CARDS, rng.randint(1, 8))
        chosen["deck"] = {"id": "few", "invented": True, "order": rng.choice(("shuffled", "stacked")), "cards": cards}
    return resolve_ruleset_options("card-football", readings, chosen)


@proves("MOM.offence-effect", "FIRST.flags-track", "QTR.last-card", "END.sudden-death")
@given(seed=SEEDS)
@settings(max_examples=60)
def test_every_position_that_a_game_comes_to_can_be_put_on_the_table(seed: int) -> None:
    game = any_game(seed)
    for ply in islice(play_out(game, seed), 150):
        after = ply.applied.position
        assert game.ruleset.load(game.rules, plain(after)) == after


@proves("END.fourth", "MOM.some-cards", "XP.must-try")
@given(seed=SEEDS)
@settings(max_examples=60)
def test_events_tell_no_duty_that_does_not_follow(seed: int) -> None:
    game = any_game(seed)
    for ply in islice(play_out(game, seed), 150):
        after, said = ply.applied.position, {event.kind for event in ply.applied.events}
        due = find_phase_after_naming(after)
        assert ("to-name" in said) == (after.phase == "name")
        assert "try-due" not in said or due == "try"
        assert "kick-off-owed" not in said or due == "kick-off"
