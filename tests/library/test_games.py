"""Games played through the public interface: what it promises of all of them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import scrimmage_rules
from scrimmage_rules import (
    HIDDEN,
    RULESETS,
    CannotReplay,
    ChanceLeft,
    ChanceMismatch,
    ChanceMissing,
    Game,
    IllegalAction,
    MalformedData,
    NoTranscript,
    Outcome,
    ScrimmageError,
    UnknownName,
    library,
    open_archive,
    open_ruleset,
    read_transcript,
    replay,
    write_transcript,
)
from scrimmage_rules.library.history import History
from tests.repository.reading import PACKAGE

PLIES = 60


def played(ruleset: str, seed: int = 1, plies: int = PLIES) -> list[Game]:
    """A random game at its start and after each of so many actions."""
    rng, games = Random(seed), [open_ruleset(ruleset).start()]  # noqa: S311
    while len(games) <= plies and (choices := games[-1].legal()):
        games.append(games[-1].apply(*rng.choice(choices), chance=rng))
    return games


# ---- the names


OFFERED = [*library.__all__, "__version__"]


def test_the_package_offers_what_the_library_lists() -> None:
    taken: dict[str, Any] = {}
    exec("from scrimmage_rules import *", taken)  # noqa: S102  (it has no other form for a test)
    assert sorted(taken.keys() - {"__builtins__"}) == sorted(OFFERED)
    assert [name for name in library.__all__ if getattr(scrimmage_rules, name) is not getattr(library, name)] == []
    assert dir(scrimmage_rules) == sorted(OFFERED)


@pytest.mark.parametrize("name", ["Chapter", "game", "no_such_name", "__wrapped__"])
def test_the_package_offers_nothing_else(name: str) -> None:
    assert not hasattr(scrimmage_rules, name)


def test_no_public_name_is_that_of_a_module() -> None:
    """Whoever imports the module would put it in the place of the name."""
    modules = {path.stem for path in PACKAGE.iterdir()}
    assert modules & set(OFFERED) == set()


def test_the_package_itself_loads_nothing() -> None:
    code = "import sys, scrimmage_rules; print(*[m for m in sys.modules if m.startswith(('scrimmage', 'msgspec'))])"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.split() == ["scrimmage_rules"]


def test_all_errors_are_of_one_tree() -> None:
    errors = [found for name in library.__all__ if isinstance(found := getattr(library, name), type)]
    raised = [each for each in errors if issubclass(each, BaseException)]
    assert len(raised) > 10
    assert all(issubclass(each, ScrimmageError) for each in raised)


# ---- games of every ruleset


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_same_seed_plays_the_same_game(ruleset: str) -> None:
    one, same, other = played(ruleset)[-1], played(ruleset)[-1], played(ruleset, seed=2)[-1]
    assert one == same
    assert hash(one) == hash(same)
    assert one.transcript() == same.transcript()
    assert one != other


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_is_saved_and_loaded_at_any_moment(ruleset: str) -> None:
    for game in played(ruleset)[::7]:
        assert game.rules.load(game.save()) == game
        assert game.rules.at(game.position).legal() == game.legal()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_transcript_replays_to_every_moment(ruleset: str) -> None:
    games = played(ruleset)
    again = replay(games[-1].transcript())
    assert list(again) == games
    assert [game.events for game in again] == [game.events for game in games]
    assert again[-1].transcript() == games[-1].transcript()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_odds_of_an_action_are_those_of_its_outcomes(ruleset: str) -> None:
    for game in played(ruleset, plies=25):
        for choice in game.legal()[:2]:
            ways = list(game.outcomes(*choice))
            assert sum(share for share, _ in ways) == 1
            place = "/stage/phase" if "stage" in game.save() else "/phase"
            found = {each.values: each.probability for each in game.odds(*choice, of=[place])}
            for (phase,), probability in found.items():
                assert probability == sum(share for share, after in ways if after.turn().phase == phase)


def spoiled(data: Any) -> None:
    """Plain data, overwritten wherever it can be."""
    if isinstance(data, dict):
        for value in data.values():
            spoiled(value)
        data.clear()
    elif isinstance(data, list | tuple):
        for value in data:
            spoiled(value)
        if isinstance(data, list):
            data.clear()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_that_is_handed_out_changes_a_game(ruleset: str) -> None:
    games, untouched = played(ruleset), played(ruleset)
    for game in games:
        spoiled([game.save(), game.view().value, *(choice.data() for choice in game.legal())])
        spoiled([game.move.action] if game.move else [])
        spoiled([event.facts for event in game.events])
        spoiled([game.query(name).value for name in game.rules.queries() if name in {"scoring", "settings"}])
    assert games == untouched
    assert [game.view() for game in games] == [game.view() for game in untouched]
    assert [game.legal() for game in games] == [game.legal() for game in untouched]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_goes_to_another_process(ruleset: str) -> None:
    game = played(ruleset, plies=1_500)[-1]
    sent = pickle.loads(pickle.dumps(game))  # noqa: S301  (our own)
    assert sent == game
    assert sent.transcript() == game.transcript()
    assert sent.legal() == game.legal()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_notebook_shows_the_board(ruleset: str) -> None:
    game = played(ruleset)[-1]
    assert game.svg().startswith("<svg")
    assert game._repr_svg_() == game.svg()


def test_a_view_masks_what_its_seat_may_not_know() -> None:
    called = [(game, game.save()["calls"]) for game in played("card-football", plies=200)]
    game = next(game for game, calls in called if calls["offence"] and not calls["defence"])
    side = game.save()["offence"]
    other = {"home": "away", "away": "home"}[side]
    assert game.view(side).value["calls"]["offence"] == game.save()["calls"]["offence"]
    assert game.view(other).value["calls"]["offence"] == game.view().value["calls"]["offence"] == HIDDEN


# ---- what cannot be


TOSS = {"type": "toss-coin"}


def test_values_cannot_be_changed() -> None:
    game = open_ruleset("card-football").start()
    for value, name in ((game, "position"), (game.rules, "options"), (game.legal()[0], "seat"), (game.turn(), "over")):
        with pytest.raises(AttributeError):
            setattr(value, name, None)


def test_an_illegal_action_tells_the_clause() -> None:
    game = open_ruleset("card-football").start()
    with pytest.raises(IllegalAction) as caught:
        game.apply("home", {"type": "punt"})
    assert caught.value.rejection == game.check("home", {"type": "punt"})
    assert caught.value.rejection.clause == "PREP.coin"


def test_chance_must_fit() -> None:
    game = open_ruleset("card-football").start()
    with pytest.raises(ChanceMissing) as caught:
        game.apply("chance", TOSS)
    assert caught.value.need == game.needs("chance", TOSS)
    heads = Outcome("coin", caught.value.need.faces[0])
    assert game.needs("chance", TOSS, [heads]) is None
    with pytest.raises(ChanceLeft):
        game.apply("chance", TOSS, [heads, heads])
    with pytest.raises(ChanceMismatch):
        game.apply("chance", TOSS, [Outcome("d6", 3)])


def test_names_and_shapes_are_checked() -> None:
    game = open_ruleset("card-football").start()
    with pytest.raises(UnknownName, match="no seat called 'red'"):
        game.legal("red")
    with pytest.raises(UnknownName):
        game.view("red")
    with pytest.raises(MalformedData, match="another ruleset"):
        game.check("home", open_ruleset("tactical-soccer").start().legal()[0].action)
    with pytest.raises(MalformedData):
        game.check("home", {"type": "juggle"})
    with pytest.raises(UnknownName, match="reading of KF-A17"):
        open_ruleset("card-football", readings={"KF-A17": "never"})
    with pytest.raises(UnknownName, match="edition"):
        open_ruleset("card-football", edition="third")


def test_a_loaded_game_has_no_transcript() -> None:
    rules = open_ruleset("card-football")
    loaded = rules.load(rules.start().save())
    assert loaded.move is None
    with pytest.raises(NoTranscript):
        loaded.apply(*loaded.legal()[0], chance=Random(1)).transcript()  # noqa: S311


def test_a_long_game_is_let_go_of() -> None:
    """Every action holds on to the one before it; a chain of many must not be a recursion."""
    game = open_ruleset("card-football").start()
    past = game.apply(*game.legal()[0], chance=Random(1))._past  # noqa: S311
    for _ in range(200_000):
        past = History(past, "home")
    del past


# ---- records


def test_a_game_goes_to_a_file_and_an_archive_and_back(tmp_path: Any) -> None:
    game = played("tactical-soccer")[-1]
    write_transcript(game.transcript(), tmp_path / "game.json")
    assert replay(read_transcript(tmp_path / "game.json"))[-1] == game
    archive = open_archive(tmp_path / "archive")
    archive.save("First", game.transcript())
    assert replay(archive.read("First").transcript)[-1] == game


def test_a_transcript_that_cannot_be_played_names_its_move() -> None:
    transcript = played("card-football")[-1].transcript()
    wrong = type(transcript)(transcript.ruleset, transcript.options, (transcript.moves[0],) * 2)
    with pytest.raises(CannotReplay, match="move 2"):
        replay(wrong)
