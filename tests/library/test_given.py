"""Whatever is given to the interface that is none of what it asks for: one clear error each, and nothing is changed."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrimmage_rules import (
    RULESETS,
    Game,
    MalformedData,
    Move,
    Options,
    Outcome,
    ScrimmageError,
    Transcript,
    open_archive,
    open_ruleset,
    read_transcript,
    replay,
    write_transcript,
)
from scrimmage_rules.kernel import codec, errors, transcript
from scrimmage_rules.players import BetterOdds, NothingBehind, Searching, any_choice, behind, play
from tests.repository.reading import read

DICE = Random(1)  # noqa: S311
RULES = open_ruleset("card-football")
START = RULES.start()
TOSS = {"type": "toss-coin"}
OTHER = open_ruleset("tactical-soccer").start()


class Draws:
    """A generator that always draws the same."""

    def __init__(self, number: Any) -> None:
        self.number = number

    def random(self) -> Any:
        return self.number


def nested(depth: int) -> Any:
    """Lists in lists."""
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


class NoText:
    """A value that cannot be written as text."""

    def __repr__(self) -> str:
        raise RuntimeError


HUGE = 10**5000
"""More digits than Python writes as text."""

HALF = "\ud800"
"""Half a pair of surrogates, which is no text for anybody else."""

NO_TEXT: list[Any] = [None, 3, [], {}, ("home",), True, 1.5]
NO_CHANCE: list[Any] = [
    None,
    3,
    "coin",
    b"",
    {},
    {"kind": "coin"},
    [3],
    ["home"],
    [{"kind": "coin"}],
    iter(()),
    object(),
    Random,
]
ANY: Any = None
"""What has no type, so that a type checker lets the wrong ones by."""


def asked(*calls: Callable[[Any], Any], of: list[Any]) -> list[tuple[Callable[[Any], Any], Any]]:
    return [(call, each) for call in calls for each in of]


WRONG = [
    *asked(open_ruleset, START.view, RULES.clause, RULES.query, lambda seat: START.check(seat, TOSS), of=NO_TEXT),
    *asked(START.legal, of=NO_TEXT[1:]),
    *asked(lambda args: RULES.query("scoring", args), of=[3, [], "x", [("a", 1)]]),
    *asked(lambda action: START.apply("chance", action), of=[None, 3, "toss-coin", OTHER.legal()[0], START, DICE]),
    *asked(lambda chance: START.apply("chance", TOSS, chance), of=NO_CHANCE),
    *asked(lambda chance: START.needs("chance", TOSS, chance), of=[*NO_CHANCE, DICE]),
    *asked(lambda chance: START.explain("chance", TOSS, chance), of=[*NO_CHANCE, DICE]),
    *asked(lambda of: START.odds("chance", TOSS, of), of=[None, 3, "/phase", [3], [None], [b"/phase"], ["/"]]),
    *asked(START.perft, of=[-1, "1", None, 1.0, True]),
    *asked(RULES.at, of=[None, {}, START.save(), START, OTHER.position]),
    *asked(RULES.load, of=[None, 3, [], {}, "x", START, OTHER.save()]),
    *asked(replay, lambda game: write_transcript(game, "no.json"), of=[None, 3, {}, START]),
    *asked(read_transcript, open_archive, lambda path: write_transcript(START.transcript(), path), of=[None, 3, b"x"]),
    *asked(lambda name: open_archive("no").save(name, START.transcript()), of=[None, 3, b"x", "", " "]),
    *asked(lambda game: open_archive("no").save("Name", game), of=[None, 3, START]),
    *asked(lambda players: play(START, players, 1), of=[None, {}, {"home": any_choice}, {"home": 1, "away": 2}]),
    *asked(lambda most: play(START, {"home": any_choice, "away": any_choice}, 1, most), of=[-1, "3", 1.0]),
    *asked(lambda game: play(game, {}, 1), of=[None, RULES]),
    *asked(Searching, BetterOdds, of=[None, "card-football", START]),
    *asked(lambda playouts: Searching(RULES, playouts=playouts), of=[0, -1, 1.5, "8"]),
    *asked(lambda depth: Searching(RULES, depth=depth), of=[-1, 1.5, "8"]),
    *asked(lambda deck: open_ruleset("card-football", settings={"deck": deck}), of=[HALF, nested(100_000), {"id": 3}]),
    *asked(lambda play: START.check("home", {"type": "call", "play": play}), of=[nested(100_000), 10**100]),
    *asked(lambda kind: START.check("home", {"type": kind}), of=[HALF]),
    *asked(lambda value: START.apply("chance", TOSS, [Outcome("coin", value)]), of=[HUGE, -HUGE, 1.0, True, None, {1}]),
    *asked(lambda kind: START.needs("chance", TOSS, [Outcome(kind, "home")]), of=[HUGE, None, "x" * 201]),
    *asked(lambda purpose: START.explain("chance", TOSS, [Outcome("coin", "home", purpose)]), of=[HUGE, 3, ("x",)]),
    *asked(START.perft, of=[-HUGE]),
    *asked(lambda number: START.apply("chance", TOSS, Draws(number)), of=[HUGE, -HUGE, NoText()]),
    *asked(lambda seed: play(START, {"home": any_choice, "away": any_choice}, seed, 0), of=[HUGE, -HUGE, 1.5, {1}]),
    *asked(lambda men: RULES.load(START.save() | {"used": men}), of=[set(), frozenset({"A"})]),
    *asked(lambda places: START.odds("chance", TOSS, places), of=[{"/phase"}, frozenset({"/phase"})]),
    *asked(lambda hexes: OTHER.check("red", {"type": "move", "man": "F1", "to": hexes}), of=[{1, 2}]),
    *asked(lambda pair: open_ruleset("computer-football", settings={"limits": pair}), of=[{2, 3}, [HUGE, HUGE]]),
    *asked(lambda line: RULES.query("spot", {"line": line}), of=[{"own 9"}, HUGE]),
    *asked(lambda choices: any_choice({}, choices, Random(1)), of=[START.legal("home")]),  # noqa: S311
]


@pytest.mark.parametrize(("call", "wrong"), WRONG, ids=lambda value: type(value).__name__)
def test_what_makes_no_sense_is_told_in_one_line(
    call: Callable[[Any], Any], wrong: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(MalformedData) as caught:
        call(wrong)
    assert "\n" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [1.0, 1, 2.5, -0.1, -1, float("nan"), float("inf"), "0.5", None, 1j])
def test_a_generator_that_draws_no_share_is_told_apart(number: Any) -> None:
    with pytest.raises(MalformedData, match="not including, 1, got "):
        START.apply("chance", TOSS, Draws(number))


def test_the_least_and_the_greatest_share_are_the_first_and_the_last_face() -> None:
    faces = START.needs("chance", TOSS)
    assert faces
    shown = [START.apply("chance", TOSS, Draws(each)).move for each in (0, 0.0, 1.0 - 2**-53)]
    first, last = faces.faces[0], faces.faces[-1]
    assert [move.chance[0].value for move in shown if move] == [first, first, last]


def test_what_a_generator_raises_is_its_own() -> None:
    class Empty:
        def random(self) -> float:
            raise KeyError("empty")

    with pytest.raises(KeyError, match="empty"):
        START.apply("chance", TOSS, Empty())


@pytest.mark.parametrize(
    "wrong",
    [
        Transcript("card-football", ANY),
        Transcript("card-football", Options(), (ANY,)),
        Transcript("card-football", Options(), (Move("chance", ANY),)),
        Transcript("card-football", Options(), (Move("chance", TOSS, ANY),)),
        Transcript("card-football", Options(), (Move("chance", TOSS, (Outcome("coin", ANY),)),)),
        Transcript("card-football", Options(), (Move("chance", {"type": object()}),)),
        Transcript("card-football", Options(settings={"deck": DICE})),
        Transcript(ANY, Options()),
        Transcript("card-football", Options(), (Move("chance", TOSS, (Outcome("coin", HUGE),)),)),
        Transcript("card-football", Options(), (Move("chance", {"type": {"toss-coin"}}),)),
        Transcript("computer-football", Options(settings={"limits": {2, 3}})),
        Transcript("card-football", Options(settings={"deck": nested(100_000)})),
        Transcript("card-football", Options(), (Move("chance", {"type": nested(100_000)}),)),
    ],
)
def test_a_transcript_made_by_hand_is_looked_at(wrong: Transcript, tmp_path: Any) -> None:
    for call in (replay, lambda game: write_transcript(game, tmp_path / "game.json")):
        with pytest.raises(MalformedData, match=r"^\$\.transcript"):
            call(wrong)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("choice", [None, 0, OTHER.legal()[0], ("away", TOSS)])
def test_a_player_that_gives_no_choice_is_named(choice: Any) -> None:
    with pytest.raises(MalformedData, match=r"^\$\.players\.(home|away): "):
        play(START, {"home": lambda *_: choice, "away": lambda *_: choice}, 1)


@pytest.mark.parametrize("view", [None, 3, {}, "x", {"phase": "choose"}, OTHER.view("red").value, START.view("home")])
def test_what_is_no_view_has_nothing_behind_it(view: Any) -> None:
    with pytest.raises(NothingBehind):
        behind(RULES, view, DICE)


# ---- errors travel


def raised(call: Callable[[], Any]) -> ScrimmageError:
    with pytest.raises(ScrimmageError) as caught:
        call()
    return caught.value


ERRORS: list[ScrimmageError] = [
    raised(lambda: START.apply("home", {"type": "punt"})),
    raised(lambda: START.apply("chance", TOSS)),
    raised(lambda: START.apply("chance", TOSS, [Outcome("d6", 3)])),
    raised(lambda: START.apply("chance", TOSS, [Outcome("coin", "home")] * 2)),
    raised(lambda: RULES.load(START.save() | {"quarter": 9})),
    raised(lambda: open_ruleset("card-footbal")),
    raised(lambda: START.perft(501)),
    raised(lambda: RULES.load(START.save()).transcript()),
    raised(lambda: read_transcript("/nowhere/at/all.json")),
    raised(lambda: behind(RULES, {}, DICE)),
    errors.TooManyOutcomes(7),
    transcript.CannotReplay(3, "what is wrong"),
    errors.Unwritable("path", "problem"),
    errors.Unusable("the text"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_goes_to_another_process(error: ScrimmageError) -> None:
    for sent in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301  (our own)
        assert type(sent) is type(error)
        assert (str(sent), vars(sent)) == (str(error), vars(error))


# ---- nothing is shared


def on(game: Game, seed: int, actions: int = 40) -> Game:
    """A game that goes on at random."""
    dice = Random(seed)  # noqa: S311
    for _ in range(actions):
        choices = game.legal()
        game = game.apply(*choices[int(dice.random() * len(choices))], chance=dice) if choices else game
    return game


@pytest.mark.parametrize("ruleset", RULESETS)
def test_threads_that_go_on_from_one_game_do_not_meet(ruleset: str) -> None:
    """All ask a game of which nothing was asked before."""
    middle = on(open_ruleset(ruleset).start(), 5, 100).save()
    alone = [on(open_ruleset(ruleset).load(middle), seed).save() for seed in range(8)]
    fresh = open_ruleset(ruleset).load(middle)
    with ThreadPoolExecutor(8) as pool:
        assert [game.save() for game in pool.map(lambda seed: on(fresh, seed), range(8))] == alone


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_copy_is_as_good(ruleset: str) -> None:
    game = on(open_ruleset(ruleset).start(), 5, 100)
    for same in (copy.copy(game), copy.deepcopy(game)):
        assert same == game
        assert hash(same) == hash(game)
        assert on(same, 1) == on(game, 1)
        assert same.transcript() == game.transcript()


def containers(data: Any) -> Iterator[Any]:
    """Every list and every dictionary in plain data, itself included."""
    if isinstance(data, dict | list):
        yield data
        for each in list(data.values()) if isinstance(data, dict) else data:
            yield from containers(each)


def test_what_was_agreed_stays_agreed() -> None:
    """Neither the caller's settings nor the options of a transcript are those that are played by."""
    settings = {"deck": json.loads(read("conformance/decks/sample.json"))}
    rules = open_ruleset("card-football", settings=settings)
    before = rules.start().transcript()
    assert len(before.options.settings["deck"]["cards"]) == 1
    for each in [*containers(settings), *containers(rules.start().transcript().options.settings)]:
        each.clear()
    assert rules.start().transcript() == before


@given(data=st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from([1 << 2_000, -1 << 2_000]) | st.floats() | st.text()
    | st.binary() | st.frozensets(st.integers()),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text() | st.integers(), inner),
))  # fmt: skip
def test_fast_check_of_plain_data_accepts_nothing_that_full_check_rejects(data: Any) -> None:
    if codec._is_plain_json([data]):
        codec._require_plain_json_values(data, "$")
