"""The corpus: every game of it replays, and together they cite what the list beside them says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from scrimmage_rules import Move, Options, Record, Transcript, open_archive, replay
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.suite.guided_game_aims import AIMS
from tools.suite.guided_games import play_towards
from tools.suite.recorded_game_corpus import CandidateGame, choose_games, find_first_citations

CORPUS = data_dir("conformance") / "corpus"

PLAYED = {"procedure", "sequence", "chance", "cost", "victory"}
"""The kinds of clauses that play comes to."""

FIRST_SEED = 4
"""The seed to begin with: games that reach the aims after few moves."""

MOST_KILOBYTES = 1_200
"""What the corpus of all rulesets may take."""


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_corpus_replays_and_cites_the_clauses_of_its_list(ruleset_id: str) -> None:
    listed = (CORPUS / f"{ruleset_id}.txt").read_text(encoding="utf-8").splitlines()
    assert set(cited(ruleset_id)) == set(listed)
    assert listed == sorted(set(listed))
    assert set(listed) <= ruleset(ruleset_id).rulebook.clauses.keys()


def test_some_game_cites_every_clause_that_play_comes_to() -> None:
    listed = {clause for each in RULESETS for clause in (CORPUS / f"{each}.txt").read_text(encoding="utf-8").split()}
    clauses = [clause for each in RULESETS for clause in ruleset(each).rulebook.clauses.values()]
    assert {each.id for each in clauses if each.kind in PLAYED and not each.untestable} - listed == set()


@pytest.mark.long("plays long games twice")
@pytest.mark.parametrize("ruleset_id", AIMS)
def test_a_game_that_is_played_towards_clauses_ends_where_it_cites_them(ruleset_id: str) -> None:
    for aim in AIMS[ruleset_id]:
        seeds = map(str, count(FIRST_SEED))
        seed, game = next((each, found) for each in seeds if (found := play_towards(ruleset_id, aim, each)) is not None)
        *_, last = replay(game)
        assert aim.clauses <= {clause for event in last.events for clause in event.clauses}
        assert play_towards(ruleset_id, aim, seed) == game


def cited(ruleset_id: str) -> Iterator[str]:
    found = open_archive(CORPUS / ruleset_id).list()  # which replays each game and holds its digest
    assert found.faults == ()
    assert any(entry.complete for entry in found.games)
    assert {entry.ruleset for entry in found.games} == {ruleset_id}
    for entry in found.games:
        record = decode_json((CORPUS / ruleset_id / entry.file).read_bytes(), Record)
        yield from find_first_citations(record.transcript)


def test_the_corpus_is_small() -> None:
    assert sum(path.stat().st_size for path in CORPUS.rglob("*.json")) < MOST_KILOBYTES * 1_000


def game(name: str, **first_cited: int) -> CandidateGame:
    toss = Move("chance", {"type": "toss-coin"})
    return CandidateGame(name, Transcript(RULESETS[0], Options(), (toss,) * 9), first_cited, over=False)


def test_of_games_few_are_kept_and_each_as_far_as_it_is_needed() -> None:
    pool = [game("all of it", A=1, B=2, C=3), game("some of it", A=1, B=2), game("the rest", C=9, D=5)]
    assert [(name, len(kept.moves)) for name, kept in choose_games(pool)] == [("all of it", 3), ("the rest", 5)]
