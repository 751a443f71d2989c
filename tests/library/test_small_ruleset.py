"""The defaults of a small ruleset: stages, seats, views, candidates, sentences, drawing and numbers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from scrimmage_rules.drawing.default_board import create_default_pictures, list_fields
from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import HIDDEN, PUBLIC, Applied, Options, Rejection
from scrimmage_rules.kernel.default_feature_encoding import create_default_encoding
from scrimmage_rules.kernel.errors import MalformedData, RulesetFault, Unusable
from scrimmage_rules.kernel.feature_encoding import ActionNumbers
from scrimmage_rules.kernel.possible_field_values import list_field_values, list_instances
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep
from scrimmage_rules.kit.scenarios.vocabulary.default_vocabulary import (
    build_vocabulary_from_ruleset_types,
    choose_verb,
    put_verb_in_third_person,
)
from scrimmage_rules.ruleset_plugins import small_ruleset as small

PACKAGE = "scrimmage_rules.card_football"
"""A package with a rulebook, which the defaults read only for readings."""


class Table(small.Position, frozen=True, kw_only=True):
    """Two secret bids, and the cards of each seat."""

    phase: Literal["bid", "play", "over"] = "bid"
    bids: dict[Literal["north", "south"], int | None]
    cards: dict[str, tuple[int, ...]]


START = Table(bids={"north": None, "south": None}, cards={"north": (1, 2), "south": ()})


class Bid(small.Action, frozen=True):
    """A seat bids in secret."""

    number: Literal[1, 2]


class PlayCard(small.Action, frozen=True):
    """A seat plays a card."""

    card: Annotated[int, msgspec.Meta(ge=1, le=3)]
    loud: bool


def _bid(deed: small.Deed[Any]) -> Table:
    bids = {**deed.position.bids, deed.seat: deed.action.number}
    return small.replace(deed.position, bids=bids, phase="bid" if None in bids.values() else "play")


def _wait_for_bids(position: Table) -> list[str]:
    return [seat for seat, bid in position.bids.items() if bid is None]


STAGES = [
    small.SmallStage("bid", "PREP.coin", {"play": "PREP.coin"}, _wait_for_bids),
    small.SmallStage("play", "PUNT.distance", {"over": "END.winner"}),
]


def create_game(**more: Any) -> Ruleset[Any, Any]:
    """Return a game of two stages with secret bids."""
    parts: dict[str, Any] = {
        "start": START, "setup": "PREP.coin", "over": "END.winner", "stages": STAGES, "title": "Bids",
        "actions": [
            small.create_rule(Bid, _bid, stages=["bid"], secret=["/bids/north", "/bids/south"]),
            small.create_rule(PlayCard, lambda deed: small.replace(deed.position, phase="over", winner=deed.seat)),
        ],
        "hidden": {"bid": ["/cards/north", "/cards/south"], "play": ["/cards/north", "/cards/south"]},
    }  # fmt: skip
    return small.create_ruleset(PACKAGE, **{**parts, **more})


def act(game: Ruleset[Any, Any], position: Any, seat: str, action: Any) -> Any:
    """Return the position after an action, or its rejection."""
    rules = small.Rules({})
    outcome = game.apply(At(rules, position, seat, action))
    return outcome.position if isinstance(outcome, Applied) else outcome


# ---- play


def test_both_seats_bid_and_then_the_seat_to_move_plays() -> None:
    game = create_game()
    rules = small.Rules({})
    assert game.seats == ("north", "south")
    assert [seat for seat, _ in game.choices(rules, START)] == ["north", "north", "south", "south"]
    one = act(game, START, "north", Bid(2))
    assert [seat for seat, _ in game.choices(rules, one)] == ["south", "south"]
    both = act(game, one, "south", Bid(1))
    assert both.phase == "play"
    assert len(game.choices(rules, both)) == 6
    result = game.result(act(game, both, "north", PlayCard(3, True)))
    assert result is not None
    assert result.winner == "north"


def test_a_seat_that_does_not_act_is_refused_under_the_clause_of_the_stage() -> None:
    game = create_game()
    one = act(game, START, "north", Bid(2))
    again = act(game, one, "north", Bid(1))
    assert isinstance(again, Rejection)
    assert (again.clause, again.code, again.facts) == ("PREP.coin", "not-your-turn", {"seat": "north"})
    early = act(game, START, "north", PlayCard(1, False))
    assert (early.clause, early.code) == ("PREP.coin", "not-due")


@pytest.mark.parametrize(
    ("seat", "bids", "cards"),
    [
        ("north", {"north": 2, "south": None}, {"north": [1, 2], "south": []}),
        ("south", {"north": HIDDEN, "south": None}, {"north": [HIDDEN, HIDDEN], "south": []}),
        (PUBLIC, {"north": HIDDEN, "south": None}, {"north": [HIDDEN, HIDDEN], "south": []}),
    ],
)
def test_a_secret_is_seen_by_its_seat_only(seat: str, bids: Any, cards: Any) -> None:
    game = create_game()
    shown = game.view(small.Rules({}), act(game, START, "north", Bid(2)), seat).value
    assert (shown["bids"], shown["cards"]) == (bids, cards)


def test_settings_are_refused_and_readings_resolved() -> None:
    game = create_game()
    assert game.rules(Options(readings={"KF-A17": "at-scrimmage"})).reading["KF-A17"] == "at-scrimmage"
    with pytest.raises(MalformedData, match=r"\$\.options\.settings"):
        game.rules(Options(settings={"length": 3}))


# ---- mistakes of an author


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"stages": STAGES[:1]}, r"field phase of Table: .*write phase: Literal\[\"bid\", \"over\"\]"),
        ({"stages": ()}, "`turn` is missing; name the clause that says who acts"),
        ({"hidden": {"bid": ["/hands/north"]}}, "hidden places: the position has no /hands/north"),
        (
            {"hidden": {"plays": ["/cards/north"]}},
            r"hidden: no stage called 'plays'; did you mean 'play'\? \(stages: bid, play, over\)",
        ),
        (
            {"queries": {"sum": lambda: small.Answer(3)}},
            "query 'sum': expected a function of one argument; write lambda",
        ),
    ],
)
def test_a_mistake_in_a_small_ruleset_is_named(more: Any, told: str) -> None:
    with pytest.raises(RulesetFault, match=told):
        create_game(**more)


def test_an_action_without_a_list_of_values_needs_candidates() -> None:
    class Say(small.Action, frozen=True):
        word: str

    with pytest.raises(RulesetFault, match=r"action Say, field 'word': .*write Literal"):
        small.create_rule(Say, _bid)
    small.create_rule(Say, _bid, candidates=lambda _at: [Say("yes")])


def test_an_effect_that_returns_no_position_is_named() -> None:
    bid = small.create_rule(Bid, lambda _deed: None, stages=["bid"])
    with pytest.raises(RulesetFault, match="effect of the action 'bid': expected a Table, got None; return the next"):
        act(create_game(actions=[bid]), START, "north", Bid(1))


@pytest.mark.parametrize("chance", [False, True])
def test_an_effect_that_changes_the_old_position_is_named(chance: bool) -> None:
    def bid_in_place(deed: small.Deed[Any]) -> Table:
        bids = deed.position.bids
        bids[deed.seat] = deed.action.number
        if chance:
            deed.pick("coin", "luck", ["heads", "tails"])
        return small.replace(deed.position, bids=bids)

    start = small.replace(START, bids={"north": None, "south": None})
    game = create_game(actions=[small.create_rule(Bid, bid_in_place, stages=["bid"])], start=start)
    line = bid_in_place.__code__.co_firstlineno
    told = rf"library/test_small_ruleset.py:{line}: effect of 'bid' changed the old position at /bids; return a copy$"
    with pytest.raises(RulesetFault, match=told):
        act(game, start, "north", Bid(1))


@pytest.mark.parametrize(
    ("values", "problem"),
    [({"heads": 2, "tails": 1}, "expected a list of values, got a dict"), ([], "the list of values is empty")],
)
@pytest.mark.parametrize("script", [[], [Outcome("coin", "heads")]])
def test_chance_without_a_list_of_values_is_refused(values: Any, problem: str, script: list[Outcome]) -> None:
    def flip(deed: small.Deed[Any]) -> Table:
        deed.pick("coin", "slip", values)
        return START

    game = create_game(actions=[small.create_rule(Bid, flip, stages=["bid"])])
    told = f"^deed.pick, coin for slip: {problem}; write a list, in which a repeated value is more likely$"
    with pytest.raises(RulesetFault, match=told):
        game.apply(At(small.Rules({}), START, "north", Bid(1)), script)


def test_a_query_without_an_answer_is_named() -> None:
    game = create_game(queries={"sum": lambda _question: {"sum": 3}})
    told = r"query 'sum': expected an Answer, got {'sum': 3}; return Answer\(value, clauses\)"
    with pytest.raises(RulesetFault, match=told):
        game.query(small.Rules({}), "sum", {})


def test_candidates_of_two_arguments_are_refused() -> None:
    with pytest.raises(RulesetFault, match=r"action Bid, candidates: .* write lambda at: \[Bid\(...\)\]"):
        small.create_rule(Bid, _bid, candidates=lambda _at, _seat: [Bid(1)])  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("type_", "name"), [(object, "object"), (tuple[object, ...], "object"), (Any, "any"), (set[int], "set")]
)
def test_a_field_without_plain_data_is_refused(type_: Any, name: str) -> None:
    position = msgspec.defstruct("Pond", [("trail", type_, None)], bases=(Table,), frozen=True, kw_only=True)
    told = f"Pond, field 'trail': the type {name} has no plain data; write bool, int, str"
    with pytest.raises(RulesetFault, match=told):
        create_game(start=position(bids=START.bids, cards=START.cards))


def test_a_script_without_a_package_is_refused() -> None:
    with pytest.raises(RulesetFault, match="write __package__"):
        small.create_ruleset("", start=START, actions=(), setup="A.b", over="A.b")


# ---- types as lists of values


@pytest.mark.parametrize(
    ("type_", "values"),
    [
        (Literal["a", "b"], ("a", "b")),
        (bool, (False, True)),
        (Annotated[int, msgspec.Meta(gt=0, lt=4)], (1, 2, 3)),
        (Literal["a"] | None, ("a", None)),
        (int, None),
        (str | None, None),
        (Annotated[int, msgspec.Meta(ge=0, le=1_000_000)], None),
    ],
)
def test_the_values_of_a_type(type_: Any, values: Any) -> None:
    found = list_field_values(type_)
    assert found is values is None or (found is not None and set(found) == set(values))


def test_the_instances_of_an_action_are_all_combinations() -> None:
    found = list_instances(PlayCard)
    assert found is not None
    assert {(each.card, each.loud) for each in found} == {(card, loud) for card in (1, 2, 3) for loud in (False, True)}


# ---- drawing, sentences and numbers


def test_the_drawing_is_a_table_of_the_fields() -> None:
    rows = list_fields(START)
    assert ("bids north", "-") in rows
    assert ("cards north", "1, 2") in rows
    picture = create_default_pictures("Bids")["board"](None, START)
    assert picture.startswith("<svg")
    assert ">cards north</text>" in picture
    assert ">1, 2</text>" in picture


@pytest.mark.parametrize(
    ("word", "verb"),
    [("take", "takes"), ("pass on", "passes on"), ("try", "tries"), ("play card", "plays card"), ("go", "goes")],
)
def test_a_verb_in_the_third_person(word: str, verb: str) -> None:
    assert put_verb_in_third_person(word) == verb


@pytest.mark.parametrize(("name", "verb"), [("the turn", "is"), ("the bids of north", "are"), ("the status", "is")])
def test_the_verb_after_a_place(name: str, verb: str) -> None:
    assert choose_verb(name) == verb


def test_the_sentences_follow_from_the_types() -> None:
    patterns = {(step.keyword, step.pattern) for step in build_vocabulary_from_ruleset_types(create_game()).steps}
    assert ("Given", "the bids of north are {value}") in patterns
    assert ("Then", "the winner is {value}") in patterns
    assert ("When", "{who:seat} plays card {card:word} {loud:word}") in patterns
    assert ("When", "{who:seat} bids {number:word} by {chance}") in patterns


def test_words_become_actions_and_chance() -> None:
    words = build_vocabulary_from_ruleset_types(create_game()).words
    assert words.action("play card 3 yes") == {"type": "play-card", "card": 3, "loud": True}
    assert words.chance("coin heads and d6 4") == [{"kind": "coin", "value": "heads"}, {"kind": "d6", "value": 4}]
    assert words.value("the cards of north", "1 and 3") == [1, 3]
    with pytest.raises(MisusedStep, match="no action of this game: 'play card'; write 'bid NUMBER', 'play card CARD"):
        words.action("play card")
    with pytest.raises(MisusedStep, match="'heads' has no value"):
        words.chance("heads")


def test_every_legal_action_has_a_number_of_its_own() -> None:
    game = create_game()
    numbers = ActionNumbers(create_default_encoding(game), small.Rules({}))
    both = act(game, act(game, START, "north", Bid(2)), "south", Bid(1))
    found = [number for seat in "bp" for number in numbers.number_actions(both, _list_actions(game, both, seat))]
    assert sorted(found) == list(range(numbers.many)) == list(range(8))


def _list_actions(game: Ruleset[Any, Any], played: Any, stage: str) -> list[Any]:
    position = START if stage == "b" else played
    return [action for seat, action in game.choices(small.Rules({}), position) if seat == "north"]


def test_a_view_has_an_entry_for_each_value() -> None:
    encoding = create_default_encoding(create_game())
    names = encoding.layout(small.Rules({})).names()
    assert {"/seat is north", "/phase is play", "/bids/north: 0 to 20", "/winner is south"} <= set(names)
    assert encoding.score(small.replace(START, phase="over", winner="north"), "north") == 1.0


def test_an_action_without_a_list_of_values_has_no_numbers() -> None:
    class Say(small.Action, frozen=True):
        word: str

    say = small.create_rule(Say, _bid, stages=["play"], candidates=lambda _at: [Say("yes")])
    with pytest.raises(Unusable, match="action Say, field 'word'"):
        create_default_encoding(create_game(actions=[say]))


def test_a_stage_without_a_dict_of_next_stages_is_refused_with_an_example() -> None:
    stage = small.SmallStage("play", "PLAY.turn", ["play"])  # type: ignore[arg-type]
    with pytest.raises(
        RulesetFault, match=r"stage 'play', then: expected a dict, got \['play'\]; write .*'over': 'PLAY"
    ):
        create_game(stages=[stage])


def test_a_start_position_loads() -> None:
    game = create_game()
    assert game.load(small.Rules({}), plain(START)) == START
