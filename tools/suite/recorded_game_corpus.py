"""Corpus of recorded games: for each ruleset, a few games that together cite every clause that any of the games played
for the corpus has cited.

Usage: `python -m tools.suite.recorded_game_corpus [--ruleset ID] [--seed N] [--games N]`. The tool plays this number of
games from the seed, with random and with greedy players. Half of the games use options of some case. Further games aim
at clauses that random games rarely cite. It keeps a few games, each cut after the last needed move. The same arguments
keep the same games. The result is the archive conformance/corpus/<ruleset>/, with a list of cited clauses.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules import (
    Choice,
    Choices,
    Game,
    Move,
    RulesetFault,
    ScrimmageError,
    Transcript,
    open_archive,
    open_ruleset,
    replay,
)
from scrimmage_rules.archives.archive import create_file_name
from scrimmage_rules.campaigns.varied_random_games import play_sample_game
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.library.random_play import draw_one, pick_from_random_type
from scrimmage_rules.players import BetterOdds, Player, any_choice, play
from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.suite.guided_game_aims import AIMS
from tools.suite.guided_games import play_towards

CORPUS = Path(__file__).resolve().parents[2] / "conformance" / "corpus"
LONGEST, LONGEST_TESTED = 700, 1_500
"""Maximum number of moves of a game between computer players, and maximum number of moves of a sample game of the
tests.
"""

AIMED = 6
"""Number of guided games for each aim."""


class CandidateGame(NamedTuple):
    """A game that may be kept: its name, its moves, and for each clause the number of moves until its first citation.

    `over` is true if the game was played to its end.
    """

    name: str
    transcript: Transcript
    first_cited: dict[str, int]
    over: bool

    def count_moves_to_citations(self, wanted: set[str]) -> int:
        """Return the number of moves from the start of the game after which each of these clauses that the game cites
        has been cited.
        """
        return max(self.first_cited[clause] for clause in wanted & self.first_cited.keys())

    def cut_after_citations(self, wanted: set[str]) -> Transcript:
        """Return the first part of the game. It ends with the move after which each wanted clause that the game cites
        has been cited.
        """
        return msgspec.structs.replace(
            self.transcript, moves=self.transcript.moves[: self.count_moves_to_citations(wanted)]
        )


def choose_by_type(_view: Mapping[str, Any], choices: Choices, generator: Random) -> Choice:
    """Return a choice; each type of action is equally likely, so that rare types occur."""
    by_type = sorted(choices, key=lambda choice: choice.data()["type"])
    return pick_from_random_type(by_type, partial(draw_one, generator))


PLAYERS = ("any action", "any kind of action", "better odds")


def create_player(name: str, game: Game) -> Player:
    """Return the player with this name for a game."""
    return {"any action": any_choice, "any kind of action": choose_by_type}.get(name) or BetterOdds(game.rules)


def list_case_options(ruleset_id: str) -> list[dict[str, Any]]:
    """Return all options that cases have, without duplicates."""
    asks = (
        deed.ask for each in read_vectors(get_vectors_file(ruleset_id)) for deed in each.deeds if deed.ask is not None
    )
    options = (ask.get("options") for ask in asks if ask["op"] in ("new", "load"))
    found = {canonical(each): each for each in options if isinstance(each, dict) and each}
    return [found[key] for key in sorted(found)]


def play_candidate_games(ruleset_id: str, seed: int, games: int) -> Iterator[CandidateGame]:
    """Yield games of every kind of player, played from the seed; options under which no game can be played are left
    out.
    """
    known = list_case_options(ruleset_id)
    for number in range(games):
        player = PLAYERS[number % len(PLAYERS)]
        chosen = Random(f"{seed} {number}")  # noqa: S311
        options = known[int(chosen.random() * len(known))] if known and number // len(PLAYERS) % 2 else {}
        try:
            begun = open_ruleset(
                ruleset_id, **{name: options.get(name) for name in ("edition", "settings", "readings")}
            )
            seats = (seat for seat in ruleset(ruleset_id).seats if seat != "chance")
            mind = create_player(player, begun.start())
            played = play(begun.start(), dict.fromkeys(seats, mind), f"{seed} {number}", LONGEST)
        except RulesetFault:
            raise
        except ScrimmageError:
            continue
        game = msgspec.structs.replace(played.transcript(), origin=msgspec.UNSET)  # the corpus belongs to its suite
        name = f"{player}, game {number} of seed {seed}"
        yield CandidateGame(name, game, find_first_citations(game), played.turn().over)


def play_tested_games(ruleset_id: str, seed: int, games: int) -> Iterator[CandidateGame]:
    """Yield sample games of a ruleset, as the tests play them. A ruleset without guided games has none. The names of
    the games are those in the published corpus.
    """
    for at in range(seed * 1_000, seed * 1_000 + games) if ruleset_id in AIMS else ():
        kept = play_sample_game(ruleset_id, at).transcript
        game = msgspec.structs.replace(kept, moves=kept.moves[:LONGEST_TESTED])
        yield CandidateGame(f"as the tests play, game {at}", game, find_first_citations(game), over=False)


def play_aimed_games(ruleset_id: str, seed: int) -> Iterator[CandidateGame]:
    """Yield games that have reached the aims of a ruleset; none if it has no aims."""
    for aim in AIMS.get(ruleset_id, ()):
        for number in range(AIMED):
            name = f"towards {' and '.join(sorted(aim.clauses))}, game {number} of seed {seed}"
            game = play_towards(ruleset_id, aim, name)
            if game is not None:
                yield CandidateGame(name, game, find_first_citations(game), over=False)


def find_first_citations(transcript: Transcript) -> dict[str, int]:
    """Return the number of moves until the first citation of each clause. The number is 0 if the set-up cites the
    clause.

    A move cites the clauses of its events and the clauses that allow it.
    """
    found: dict[str, int] = {}
    before: Game | None = None
    for moves, game in enumerate(replay(transcript)):
        events = [clause for event in game.events for clause in event.clauses]
        for clause in (*events, *(_find_clauses_of_permission(before, transcript.moves[moves - 1]) if before else ())):
            found.setdefault(clause, moves)
        before = game
    return found


def _find_clauses_of_permission(game: Game, move: Move) -> Iterator[str]:
    """Yield the clauses that allow a move of a game."""
    engine = game.rules.engine
    at = At(game.rules.resolved, game.position, move.seat, engine.action(move.action))
    return engine.clauses_of_permission(at)


def choose_games(pool: list[CandidateGame]) -> Iterator[tuple[str, Transcript]]:
    """Yield a few games that together cite every clause that any of the games cites. Games that cite many clauses in
    few moves are preferred.

    The first game is the shortest complete game between greedy players.
    """
    wanted = {clause for each in pool for clause in each.first_cited}
    whole = [each for each in pool if each.over and each.name.startswith(PLAYERS[-1])]
    for each in sorted(whole, key=lambda each: len(each.transcript.moves))[:1]:
        yield each.name, each.transcript
        wanted -= each.first_cited.keys()
    while wanted:
        useful = [each for each in pool if wanted & each.first_cited.keys()]
        best = max(
            useful,
            key=lambda each: len(wanted & each.first_cited.keys()) / (20 + each.count_moves_to_citations(wanted)),
        )
        yield best.name, best.cut_after_citations(wanted)
        wanted -= best.first_cited.keys()


def write_corpus(ruleset_id: str, seed: int, games: int, tested: int) -> str:
    """Write the corpus of a ruleset; return a line that describes it."""
    folder = CORPUS / ruleset_id
    rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive, cited, kept = open_archive(folder), set[str](), 0
    at_random = chain(play_candidate_games(ruleset_id, seed, games), play_tested_games(ruleset_id, seed, tested))
    pool = [*at_random, *play_aimed_games(ruleset_id, seed)]
    for name, transcript in choose_games(pool):
        record = archive.record(name, transcript)
        write_atomically(
            folder / create_file_name(name), canonical(record) + b"\n"
        )  # as small as possible, unlike saved games
        cited |= find_first_citations(transcript).keys()
        kept += 1
    (CORPUS / f"{ruleset_id}.txt").write_text("".join(f"{clause}\n" for clause in sorted(cited)), encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.iterdir())
    return f"{ruleset_id}: {kept} of {len(pool)} games cite {len(cited)} clauses, {size // 1000} kB"


def main() -> None:
    """Run the command line: write the corpus of each selected ruleset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ruleset", choices=RULESETS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=180, help="number of games to play of each ruleset (default: 180)")
    parser.add_argument(
        "--tested",
        type=int,
        default=120,
        help="number of games to add that are played as the tests play (default: 120)",
    )
    given = parser.parse_args()
    for each in (given.ruleset,) if given.ruleset else RULESETS:
        print(write_corpus(each, given.seed, given.games, given.tested), flush=True)


if __name__ == "__main__":
    main()
