"""Laws that hold in every ruleset, under every reading, at every position a game can reach."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrimmage_rules.kernel.chance import Chance, Outcome, ScriptlessChance
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import PUBLIC, Applied, Options, Rejection
from scrimmage_rules.kernel.errors import ChanceFault, ScrimmageError
from scrimmage_rules.kernel.odds import odds, outcomes, perft
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.transcript import Move, Transcript, replay
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.library.opened_ruleset import rules_from_options
from scrimmage_rules.library.random_play import (
    Choice,
    ResolvedRuleset,
    choose_by_type,
    choose_readings_by_rotation,
    list_legal,
    play_out,
    resolve_ruleset_options,
)
from scrimmage_rules.library.unrecorded_play import UnrecordedPlay
from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.properties.games import FIRST, GAMES, SEEDS, mixed, said_by_the_preconditions, somewhere
from tools.engines.comparison_under_readings import force_reading_in_request, list_forced_readings


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_games_have_every_reading_at_least_twice(ruleset_id: str) -> None:
    played = Counter(item for seed in range(GAMES) for item in choose_readings_by_rotation(ruleset_id, seed).items())
    ambiguities = ruleset(ruleset_id).rulebook.ambiguities.values()
    assert {
        (each.id, key) for each in ambiguities if each.switchable for key in each.keys if played[each.id, key] < 2
    } == set()


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_every_reached_position_is_sound_and_its_encoding_decodes_to_itself(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in plies:
        after = ply.applied.position
        loaded = game.ruleset.load(game.rules, plain(after))
        assert loaded == after
        assert canonical(loaded) == canonical(after)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_what_is_listed_is_what_is_checked(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    rng, seen = random.Random(seed), dict[Choice, None]()  # noqa: S311
    for ply in somewhere(plies, seed, 120):
        legal = dict.fromkeys(list_legal(game, ply.before))
        seen |= legal
        for seat, action in rng.sample(list(seen), min(60, len(seen))):
            allowed = game.ruleset.check(At(game.rules, ply.before, seat, action)) is None
            assert allowed == ((seat, action) in legal), (seat, action)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_drawn_chance_and_skipped_check_give_the_result_of_the_script(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in somewhere(plies, seed, 120):  # their chance was drawn while the actions were carried out
        asked = At(game.rules, ply.before, ply.seat, ply.action)
        assert game.ruleset.apply(asked, ply.script) == ply.applied
        assert game.ruleset.apply_listed_action(asked, Chance(ply.script)) == ply.applied


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_unrecorded_play_gives_the_positions_of_recorded_play(ruleset_id: str, seed: int) -> None:
    _, plies = mixed(ruleset_id, seed)
    unrecorded = UnrecordedPlay(
        rules_from_options(ruleset_id, Options(readings=choose_readings_by_rotation(ruleset_id, seed)))
    )
    for ply in somewhere(plies, seed, 120):
        told = iter(ply.script)
        chance = ScriptlessChance(lambda _faces, told=told: next(told).value)  # type: ignore[misc]
        assert unrecorded.carry_out(ply.before, ply.seat, ply.action, chance) == ply.applied.position


@pytest.mark.parametrize("ruleset_id", [name for name in RULESETS if ruleset(name).choices_depend_on])
@given(seed=SEEDS)
@settings(max_examples=8)
def test_positions_that_share_a_list_have_equal_legal_actions(ruleset_id: str, seed: int) -> None:
    readings = choose_readings_by_rotation(ruleset_id, seed)
    game = resolve_ruleset_options(ruleset_id, readings)
    unrecorded = UnrecordedPlay(rules_from_options(ruleset_id, Options(readings=readings)))
    for turn in range(4):
        for ply in play_out(game, 100 * seed + turn, 500):
            legal = list_legal(game, ply.before)
            first = legal[0][0]
            assert unrecorded.find_due(ply.before) == (first, [action for seat, action in legal if seat == first])
            after = ply.applied.position
            assert game.ruleset.result(after) is None or unrecorded.find_due(after) is None


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_what_is_seen_at_a_glance_is_what_the_preconditions_say(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    rng, seen = random.Random(seed), dict[Choice, None]()  # noqa: S311
    for ply in somewhere(plies, seed, 120):
        seen |= dict.fromkeys(list_legal(game, ply.before))
        for seat, action in rng.sample(list(seen), min(60, len(seen))):
            rule, at = game.ruleset.action_rules[type(action)], At(game.rules, ply.before, seat, action)
            if rule.at_a_glance is not None and ply.before.phase in rule.stages:
                assert rule.at_a_glance(at) == said_by_the_preconditions(game, at), (seat, action)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_a_rejection_names_a_clause_and_changes_nothing(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    part = somewhere(plies, seed, 80)
    tried = dict.fromkeys((ply.seat, ply.action) for ply in part)
    for ply in part:
        bytes_before = canonical(ply.before)
        for seat, action in tried:
            if _illegal(game, ply, seat, action):
                outcome = game.ruleset.apply(At(game.rules, ply.before, seat, action))
                assert isinstance(outcome, Rejection)
                for clause in (outcome.clause, *outcome.also):
                    game.ruleset.rulebook.clause(clause)
        assert canonical(ply.before) == bytes_before


def _illegal(game: ResolvedRuleset, ply: Any, seat: str, action: Any) -> bool:
    return game.ruleset.check(At(game.rules, ply.before, seat, action)) is not None


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
@settings(max_examples=10)
def test_the_odds_of_every_action_sum_to_one_and_agree_with_enumeration(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in somewhere(plies, seed, 40):
        ways = list(outcomes(game.ruleset, At(game.rules, ply.before, ply.seat, ply.action)))
        assert sum(probability for probability, _ in ways) == 1
        place = "/phase" if "phase" in plain(ply.before) else "/stage/phase"
        spread = odds(game.ruleset, At(game.rules, ply.before, ply.seat, ply.action), [place])
        by_phase: dict[bytes, Fraction] = {}
        for probability, applied in ways:
            key = canonical([applied.position.phase])
            by_phase[key] = by_phase.get(key, Fraction(0)) + probability
        assert spread == by_phase
        assert any(applied.position == ply.applied.position for _, applied in ways)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
@settings(max_examples=10)
def test_replaying_a_transcript_gives_the_game_that_was_played(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    readings = choose_readings_by_rotation(ruleset_id, seed)
    moves = tuple(Move(ply.seat, plain(ply.action), ply.script) for ply in plies)
    replayed = replay(game.ruleset, Transcript(ruleset_id, Options(readings=readings), moves))
    assert [canonical(position) for position in replayed.positions[1:]] == [
        canonical(ply.applied.position) for ply in plies
    ]


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_a_script_too_short_too_long_or_of_another_kind_is_never_accepted(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in somewhere(plies, seed, 60):
        for script in ((*ply.script, Outcome("coin", "home")), (Outcome("no-such-die", 1), *ply.script[1:])):
            with pytest.raises(ChanceFault):
                game.ruleset.apply(At(game.rules, ply.before, ply.seat, ply.action), script)
        if ply.script:
            short = game.ruleset.apply(At(game.rules, ply.before, ply.seat, ply.action), ply.script[:-1])
            assert not isinstance(short, Applied | Rejection)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_the_turn_lists_exactly_the_seats_and_types_that_can_act(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in somewhere(plies, seed, 150):
        turn = game.ruleset.turn(game.rules, ply.before)
        listed = {(pending.seat, kind) for pending in turn.pending for kind in pending.kinds}
        assert listed == {(seat, action.__struct_config__.tag) for seat, action in list_legal(game, ply.before)}
        assert not turn.over


def _assert_can_act_agrees_with_list(game: ResolvedRuleset, position: Any) -> None:
    """Every rule of the stage: its fast check against its list, for each seat that acts."""
    engine, rules = game.ruleset, game.rules
    for seat in engine.acting(position):
        listed = {type(action) for action in engine.legal(rules, position, seat)}
        for kind, rule in engine.action_rules.items():
            if rule.can_act is not None and position.phase in rule.stages:
                can_act = rule.can_act(At(rules, position, seat, None))
                assert can_act is (kind in listed), f"{rule.tag} of {seat}: {canonical(position).decode()}"


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_can_act_agrees_with_list_in_random_games(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in somewhere(plies, seed, 150):
        _assert_can_act_agrees_with_list(game, ply.before)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_can_act_agrees_with_list_in_positions_of_cases(ruleset_id: str) -> None:
    played = 0
    for _, game, position in _positions_of_cases(ruleset_id, 40):
        played += 1
        _assert_can_act_agrees_with_list(game, position)
    assert played > 200


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_an_explanation_holds_for_what_is_legal_and_not_for_what_is_refused(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    part, rng = somewhere(plies, seed, 60), random.Random(seed)  # noqa: S311
    tried = list(dict.fromkeys((ply.seat, ply.action) for ply in part))
    for ply in part:
        trace = game.ruleset.explain(At(game.rules, ply.before, ply.seat, ply.action), ply.script)
        assert isinstance(trace, list)
        assert all(finding.holds for finding in trace)
        for seat, action in rng.sample(tried, min(20, len(tried))):
            if _illegal(game, ply, seat, action):
                refusal = game.ruleset.explain(At(game.rules, ply.before, seat, action))
                assert isinstance(refusal, list)
                assert not all(finding.holds for finding in refusal)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_counts_of_sequences_agree_with_walking_them(ruleset_id: str) -> None:
    game, plies = mixed(ruleset_id, FIRST + 3)
    for number, ply in enumerate(plies):
        if number % 40 == 0:
            walked = sum(
                1
                for seat, action in list_legal(game, ply.before)
                for _ in outcomes(game.ruleset, At(game.rules, ply.before, seat, action))
            )
            assert perft(game.ruleset, game.rules, ply.before, 1) == walked
            assert perft(game.ruleset, game.rules, ply.before, 0) == 1


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(junk=st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
))  # fmt: skip
def test_junk_is_no_position_no_action_and_no_options_and_never_a_crash(ruleset_id: str, junk: Any) -> None:
    game = resolve_ruleset_options(ruleset_id)
    with pytest.raises(ScrimmageError):
        game.ruleset.load(game.rules, junk)
    with pytest.raises(ScrimmageError):
        game.ruleset.action(junk)
    with contextlib.suppress(ScrimmageError):
        game.ruleset.options(junk)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_every_event_cites_clauses_of_the_rulebook(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in plies:
        assert ply.applied.events
        for event in ply.applied.events:
            assert event.clauses
            for clause in event.clauses:
                game.ruleset.rulebook.clause(clause)


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_a_bystander_knows_nothing_that_each_seat_does_not(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    players = [seat for seat in game.ruleset.seats if seat != "chance"]
    for ply in somewhere(plies, seed, 100):
        public = game.ruleset.view(game.rules, ply.before, PUBLIC).value
        for seat in players:
            own = game.ruleset.view(game.rules, ply.before, seat).value
            for name, value in public.items():
                if name not in ("seat", "hand"):
                    assert "hidden" in canonical(value).decode() or _no_more(value, own[name])


def _assert_legal_actions_until_it_is_over(game: ResolvedRuleset, position: Any, seed: int) -> None:
    seats, over = game.ruleset.seats, game.ruleset.result(position) is not None
    legal = any(True for seat in seats for _ in game.ruleset.legal(game.rules, position, seat))
    assert legal != over, f"seed {seed}: {canonical(position).decode()}"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_game_has_legal_actions_exactly_until_it_is_over(ruleset_id: str) -> None:
    for seed in range(FIRST, FIRST + 4 * GAMES):
        game = resolve_ruleset_options(ruleset_id, choose_readings_by_rotation(ruleset_id, seed))
        for ply in play_out(game, seed, 400, choose_by_type):
            _assert_legal_actions_until_it_is_over(game, ply.applied.position, seed)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_position_of_a_case_has_legal_actions_under_every_reading(ruleset_id: str) -> None:
    played = 0
    for seed, game, position in _positions_of_cases(ruleset_id, 20):
        played += 1
        _assert_legal_actions_until_it_is_over(game, position, seed)
        for ply in play_out(game, seed, 12, choose_by_type, position):
            _assert_legal_actions_until_it_is_over(game, ply.applied.position, seed)
    assert played > 100


def _positions_of_cases(ruleset_id: str, each: int) -> Iterator[tuple[int, ResolvedRuleset, Any]]:
    """Positions that published cases load, `each` for every reading that is not a ruling, where it allows them."""
    game, rng = ruleset(ruleset_id), random.Random(FIRST)  # noqa: S311
    asks = [
        ask
        for case in read_vectors(get_vectors_file(ruleset_id))
        for ask in list_own_requests(case)
        if ask["op"] == "load"
    ]
    for forced in list_forced_readings(ruleset_id):
        for ask in rng.sample(asks, each):
            with contextlib.suppress(ScrimmageError):
                rules = game.rules(game.options(force_reading_in_request(ask, forced)["options"]))
                yield rng.getrandbits(32), ResolvedRuleset(game, rules), game.load(rules, ask["position"])


def _no_more(public: Any, own: Any) -> bool:
    """Equal, or of what a seat is offered at most as much."""
    if isinstance(public, list) and all(isinstance(each, str) for each in public):
        return set(public) <= set(own)
    return bool(public == own) or public is None
