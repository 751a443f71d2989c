"""Laws of tactical-football: hand-offs and lost balls, in plays in which both happen often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Applied, Refused
from scrimmage_rules.kernel.deeds import At
from scrimmage_rules.tactical_football.actions import (
    Claim,
    Contact,
    Done,
    Enter,
    HandOff,
    Leave,
    Pair,
    SnapBall,
    Step,
    TurnMan,
)
from scrimmage_rules.tactical_football.game import RULESET
from scrimmage_rules.tactical_football.position import Carried, Down, Loose, Position
from scrimmage_rules.tactical_football.stages import Movement, PickUp
from scrimmage_rules.tactical_football.transferring_the_ball.markers import Dummy
from tests.properties.football_plays import in_formation, lively, started
from tests.properties.games import SEEDS, Choice, Ply, Started, all_legal, proves

DUMMIES: tuple[Dummy | None, ...] = (None, "stays", "goes")

DROPPED = 0.3
"""How often a ball is dropped that may be, and how often it is not recovered."""


def clumsy_face(rng: random.Random, need: Need) -> Any:
    """What chance shows: balls are dropped much more often than by the dice."""
    wanted = {"fumble": 12, "snap": 12, "recovery-defense": 7, "recovery-offense": 7}.get(need.purpose or "")
    return wanted if wanted is not None and rng.random() < DROPPED else rng.choice(need.faces)


def generous(rng: random.Random, position: Position, choices: list[Choice], field: Any) -> Choice:
    """Hand-offs and pairs where there are some, and men who go for the ball; else a lively play."""
    eager = [each for each in choices if isinstance(each[1], HandOff | Claim | Enter)]
    if isinstance(position.ball, Loose) and eager:
        return rng.choice(eager)
    if eager and rng.random() < 0.5:
        return rng.choice(eager)
    pairs = [each for each in choices if isinstance(each[1], Pair)]
    if pairs and rng.random() < 0.1:
        return rng.choice(pairs)
    return lively(rng, position, choices, field)


def clumsy_play(game: Started, position: Any, seed: int, most: int = 300) -> Iterator[Ply]:
    """A random play in which balls change hands and are dropped."""
    rng = random.Random(seed)  # noqa: S311
    for _ in range(most):
        choices = all_legal(game, position)
        if not choices:
            return
        seat, action = generous(rng, position, choices, game.rules.field)
        script: list[Outcome] = []
        outcome = RULESET.apply(At(game.rules, position, seat, action), script)
        while isinstance(outcome, Need):
            script.append(Outcome(outcome.kind, clumsy_face(rng, outcome), outcome.purpose))
            outcome = RULESET.apply(At(game.rules, position, seat, action), script)
        assert isinstance(outcome, Applied), f"legal, yet refused: {seat} {action} {outcome}"
        yield Ply(position, seat, action, tuple(script), outcome)
        position = outcome.position


def formation(seed: int) -> dict[str, Any]:
    """A table before the snap; in every second one the snap is a long one, in every third everybody is at the ball."""
    data = in_formation(charge=("reaction-charge", "aggressive-charge")[seed % 2])
    if seed % 2:
        data["men"]["offense"]["on"]["12"]["at"] = "1928"
    if seed % 3 == 0:
        data["men"]["defense"]["on"]["64"]["at"] = "1931"
    return data


GAME = started()


@cache
def plies(seed: int) -> tuple[Ply, ...]:
    """Three plays, which all laws look at."""
    plays = (clumsy_play(GAME, RULESET.load(GAME.rules, formation(seed + more)), seed + more) for more in range(3))
    return tuple(ply for play in plays for ply in play)


def chance_of(ply: Ply) -> list[tuple[str | None, Any]]:
    """What the dice were thrown for, and what they showed."""
    return [(each.purpose, each.value) for each in ply.script]


def test_these_plays_have_what_the_laws_are_about() -> None:
    met: Counter[str] = Counter()
    for ply in (each for seed in SEEDS.elements for each in plies(seed)):  # type: ignore[attr-defined]
        met[type(ply.action).__name__] += 1
        after = ply.applied.position
        met["loose"] += isinstance(after.ball, Loose)
        met["two dummies"] += isinstance(after.ball, Carried) and len(after.ball.dummies) == 2
        met["three men"] += isinstance(after.stage, Movement) and len(men_of(after.stage)) == 3
    assert all(met[each] for each in ("HandOff", "Pair", "Enter", "loose", "two dummies", "three men")), met


def men_of(stage: Movement) -> set[str]:
    """The men of the hand-offs of a phase."""
    return {label for each in stage.hand_offs for label in (each.man, each.to)}


@proves("9.1.C.1", "9.3.N.3.1", "9.3.Q.2", "9.1.A.5")
@given(seed=SEEDS)
def test_there_is_one_real_ball_and_at_most_two_dummies_which_no_game_turn_survives(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        if not isinstance(after.ball, Carried):
            continue
        carriers = [after.ball.by, *after.ball.dummies]
        assert len(set(carriers)) == len(carriers) <= 3
        assert all(after.men.offense.on[label].neutralized == 0 for label in carriers)
        if after.turn.number > ply.before.turn.number:
            assert after.ball.dummies == ()


@proves("9.0.proc.2", "9.3.N.2.2", "9.3.L.3", "9.3.M.1")
@given(seed=SEEDS)
def test_both_men_of_a_hand_off_pay_a_point_and_there_are_two_in_a_phase_at_most(seed: int) -> None:
    for ply in plies(seed):
        if not isinstance(ply.action, HandOff):
            continue
        stage, then = ply.before.stage, ply.applied.position.stage
        assert isinstance(stage, Movement)
        if not isinstance(then, Movement) or then.side == "defense":
            continue
        for label in (ply.action.man, ply.action.to):
            before = stage.acts[label].spent if label in stage.acts else 0
            assert then.acts[label].spent == before + 1
        assert sum(each.made for each in then.hand_offs) == sum(each.made for each in stage.hand_offs) + 1 <= 2
        assert len(men_of(then)) <= 3


@proves("9.3.N.3.2", "9.3.P.1", "9.0.general.1", "12.D", "12.C1.1")
@given(seed=SEEDS)
def test_a_hand_off_moves_the_marker_as_it_says_unless_it_is_dropped(seed: int) -> None:
    for ply in plies(seed):
        before, after, action = ply.before.ball, ply.applied.position.ball, ply.action
        if not isinstance(action, HandOff):
            continue
        assert isinstance(before, Carried)
        assert [purpose for purpose, _ in chance_of(ply)] == ["fumble"]
        had, dropped = holders(before), chance_of(ply) == [("fumble", 12)]
        if dropped and had[action.man] == "real":
            assert after == Loose(ply.before.men.offense.on[action.man].at, action.man)
        elif dropped:
            assert isinstance(after, Carried)
            assert holders(after) == {label: ball for label, ball in had.items() if label != action.man}
        elif isinstance(after, Carried):
            assert holders(after) == handed_off(had, action)
        else:
            assert isinstance(after, Down)
            assert after.why == "touchdown"


def holders(ball: Carried) -> dict[str, str]:
    """Who has what."""
    return {ball.by: "real", **dict.fromkeys(ball.dummies, "dummy")}


def handed_off(had: dict[str, str], action: HandOff) -> dict[str, str]:
    """Who has what after a hand-off, worked out from the words of the rule."""
    others = {label: ball for label, ball in had.items() if label not in (action.man, action.to)}
    gives, gets = had[action.man], had.get(action.to)
    if action.dummy == "goes":
        return {**others, action.man: gives, action.to: gets or "dummy"}
    if action.dummy == "stays":
        return {**others, action.to: gives, action.man: gets or "dummy"}
    assert gets is None
    return {**others, action.to: gives}


@proves("9.3.L.2", "9.3.N.1", "9.3.L.3", "7.1.E", "9.3.M.2")
@given(seed=SEEDS)
@settings(max_examples=6)
def test_a_hand_off_or_a_pair_that_is_listed_may_be_done_and_every_other_is_refused(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    moving = [ply.before for ply in plies(seed) if isinstance(ply.before.stage, Movement)]
    after_some = [each for each in moving if each.stage.hand_offs]
    chosen = rng.sample(after_some, min(6, len(after_some))) + rng.sample(moving, min(6, len(moving)))
    for position in chosen:
        seat = position.offense
        listed = set(RULESET.legal(GAME.rules, position, seat))
        for man, to in product(position.men.offense.on, repeat=2):
            asked = [Pair(man, to), *(HandOff(man, to, dummy) for dummy in DUMMIES)]
            for action in asked:
                refused = RULESET.check(At(GAME.rules, position, seat, action))
                assert (refused is None) == (action in listed), (action, refused)


@proves("12.proc.2", "12.proc.3", "12.C1.1", "12.C2", "12.A.1", "12.B.1", "12.B.2", "12.B.3", "5.2.4")
@given(seed=SEEDS)
def test_a_lost_ball_gives_the_defense_a_phase_after_which_the_play_is_over(seed: int) -> None:
    for ply in plies(seed):
        before, after = ply.before, ply.applied.position
        if isinstance(after.ball, Loose) and isinstance(before.ball, Carried) and isinstance(after.stage, Movement):
            assert after.stage == Movement("defense")
            assert isinstance(ply.action, SnapBall | HandOff) or before.phase == "passive-contact"
        if not isinstance(before.ball, Loose):
            continue
        at_the_ball = [
            label for label in after.men.defense.by_hex.get(before.ball.at, ())
            if not after.men.defense.on[label].neutralized
        ]  # fmt: skip
        assert len(at_the_ball) <= 1
        if isinstance(ply.action, Done):
            assert isinstance(after.ball, Down)
            sides = [str(purpose).removeprefix("recovery-") for purpose, _ in chance_of(ply)]
            assert set(sides) <= ({"defense", "offense"} if at_the_ball else {"offense"})
            assert sides[0] == ("defense" if at_the_ball else "offense")
            assert all(one != two for one, two in pairwise(sides)) or not at_the_ball
            assert [value == 7 for _, value in chance_of(ply)] == [True] * (len(sides) - 1) + [False]
            assert (after.ball.held_by, after.ball.at, after.ball.why) == (sides[-1], before.ball.at, "fumble")


@given(seed=SEEDS)
@settings(max_examples=6)
def test_every_table_of_these_plays_loads_again_and_is_the_same(seed: int) -> None:
    for ply in plies(seed):
        after = ply.applied.position
        if not isinstance(after.ball, Carried) or after.ball.dummies or isinstance(ply.action, Pair | HandOff):
            assert RULESET.load(GAME.rules, plain(after)) == after


OF_THESE = {
    "A20": ("instant", "both"), "A27": ("no-ball", "no-action"), "A36": ("phase-D",),
    "A53": ("one-named-only", "no-position-test"), "A55": ("down-first", "only-if-not-down"), "A14": ("backs-only",),
}  # fmt: skip


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, keys in OF_THESE.items() for key in keys])
def test_a_clumsy_play_runs_to_its_end_in_every_reading(name: str, key: str) -> None:
    game = started(**{name: key})
    for seed in range(6):
        position: Position = RULESET.load(game.rules, formation(seed))
        played = list(clumsy_play(game, position, seed))
        for ply in played[::5]:
            after = ply.applied.position
            assert RULESET.load(game.rules, plain(after)) == after
        assert played[-1].applied.position.phase == "over" or len(played) == 300
        if (name, key) == ("A53", "one-named-only"):
            assert all(len(each.before.stage.acts) <= 1 for each in played if isinstance(each.before.ball, Loose))


# ---- after an active contact


def two_tacklers() -> dict[str, Any]:
    """#31 with the ball on 1440, and #5 and #13 beside him, who face him and are to move."""
    data = in_formation()
    men = data["men"]
    men["offense"]["on"]["31"]["at"] = "1440"
    for label, at, facing in (("5", "1441", "S"), ("13", "1341", "SE")):
        men["defense"]["on"][label].update(at=at, facing=facing)
    snap = {
        "turn": 3, "at": "1930", "snapper": "51", "recipient": "12", "passers": ["12"],
        "receivers": ["21", "83", "85", "12", "36", "31"], "linemen": ["71", "66", "51", "65", "77"], "charging": [],
    }  # fmt: skip
    return {
        **data, "stage": {"phase": "movement", "side": "defense"}, "snap": snap, "targets": ["1640", "2240"],
        "turn": {"number": 4, "type": "contact", "throw": None},
        "ball": {"is": "carried", "by": "31", "dummies": ["36"]},
    }  # fmt: skip


def done(game: Started, position: Position, action: Any, *faces: tuple[str, int]) -> Position:
    outcome = RULESET.apply(
        At(game.rules, position, "away", action), [Outcome("2d6", face, purpose) for purpose, face in faces]
    )
    assert isinstance(outcome, Applied), outcome
    return outcome.position


@proves("12.proc.4", "12.C1.3", "12.C1.4")
@pytest.mark.parametrize(("label", "at"), [("5", "1441"), ("13", "1341")])
def test_the_defense_picks_who_of_two_tacklers_has_the_loose_ball(label: str, at: str) -> None:
    game = started()
    position = RULESET.load(game.rules, two_tacklers())
    dropped = done(game, position, Contact("5", "31", ("13",)), ("contact", 7), ("fumble", 12))
    assert dropped.stage == PickUp(("5", "13"))
    assert dropped.ball == Loose("1440", "31")
    assert RULESET.load(game.rules, plain(dropped)) == dropped
    assert list(RULESET.legal(game.rules, dropped, "away")) == [Claim("5"), Claim("13")]
    assert list(RULESET.legal(game.rules, dropped, "home")) == []
    assert done(game, dropped, Claim(label), ("recovery-defense", 8)).ball == Down(at, "fumble", "defense")
    again = done(game, dropped, Claim(label), ("recovery-defense", 7), ("recovery-offense", 2))
    assert again.ball == Down("1440", "fumble", "offense")


WRONG = [
    ("a man who has not made the contact", ("stage", "among"), ["5", "64"], "12.proc.4"),
    ("one man, who need not be picked", ("stage", "among"), ["5"], "12.C1.3"),
    ("a man twice", ("stage", "among"), ["5", "5"], "12.C1.3"),
    ("a ball away from the man who had it", ("ball", "at"), "1441", "12.C1.1"),
    ("a ball lost by nobody", ("ball", "by"), "99", "12.C1.1"),
    ("a ball that was not lost", ("ball",), {"is": "carried", "by": "31", "dummies": []}, "4.3.1"),
]


@pytest.mark.parametrize(("path", "value", "clause"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG])
def test_a_loose_ball_that_cannot_be_is_refused_by_its_clause(path: tuple[str, ...], value: Any, clause: str) -> None:
    game = started()
    position = RULESET.load(game.rules, two_tacklers())
    refused_under(
        game,
        plain(done(game, position, Contact("5", "31", ("13",)), ("contact", 7), ("fumble", 12))),
        path,
        value,
        clause,
    )


def refused_under(game: Started, data: Any, path: tuple[str, ...], value: Any, clause: str) -> None:
    """The table is a position, and with this one change it is none."""
    RULESET.load(game.rules, data)
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Refused) as refused:
        RULESET.load(game.rules, data)
    assert refused.value.faults[0].clause == clause


def handing_off() -> dict[str, Any]:
    """The offense is to move, and #12 has handed off to #36 with a dummy."""
    act = {"spent": 1, "entered": False, "halted": None, "joined": False, "crossing": None}
    acts = {"12": {**act, "start": "1929", "faced": "SW"}, "36": {**act, "start": "1828", "faced": "N"}}
    table = two_tacklers()
    table["men"]["offense"]["on"]["12"]["facing"] = "SW"
    table["stage"] = {
        "phase": "movement", "side": "offense", "active": "12", "acts": acts, "hand_offs": made(("12", "36")),
    }  # fmt: skip
    table["ball"] = {"is": "carried", "by": "12", "dummies": ["36"]}
    return table


IMPOSSIBLE = [
    ("three hand-offs", ("stage", "hand_offs"), [("12", "36"), ("36", "12"), ("12", "36")], "9.3.L.3"),
    ("to himself", ("stage", "hand_offs"), [("12", "12")], "9.3.L.2"),
    ("to an opponent", ("stage", "hand_offs"), [("12", "91")], "9.3.L.2"),
    ("of a man who has not paid", ("stage", "hand_offs"), [("12", "21")], "9.3.N.2.2"),
    ("with three dummies", ("ball", "dummies"), ["36", "21", "83"], "9.3.N.3.1"),
    ("with a dummy under a man of the other side", ("ball", "dummies"), ["91"], "9.1.C.1"),
]


@pytest.mark.parametrize(
    ("path", "value", "clause"), [each[1:] for each in IMPOSSIBLE], ids=[each[0] for each in IMPOSSIBLE]
)
def test_a_hand_off_that_cannot_be_is_refused_by_its_clause(path: tuple[str, ...], value: Any, clause: str) -> None:
    if path[-1] == "hand_offs":
        value = made(*value)
    refused_under(started(), handing_off(), path, value, clause)


def made(*hand_offs: tuple[str, str]) -> list[dict[str, Any]]:
    return [{"man": man, "to": to, "made": True} for man, to in hand_offs]


def test_in_its_own_phase_the_defense_has_no_hand_offs() -> None:
    refused_under(started(), two_tacklers(), ("stage", "hand_offs"), made(("12", "36")), "9.0.general.2")


def test_no_dummy_is_left_when_the_offense_says_whether_it_passes() -> None:
    table = {**two_tacklers(), "stage": {"phase": "commitment"}}
    table["ball"] = {"is": "carried", "by": "31", "dummies": []}
    table["turn"] = {"number": 4, "type": "undecided", "throw": None}
    refused_under(started(), table, ("ball", "dummies"), ["36"], "9.3.Q.2")


# ---- men of one hand-off


def moved(game: Started, position: Position, action: Any, *faces: tuple[str, int]) -> Position:
    outcome = RULESET.apply(
        At(game.rules, position, "home", action), [Outcome("2d6", face, purpose) for purpose, face in faces]
    )
    assert isinstance(outcome, Applied), outcome
    return outcome.position


def standing(table: dict[str, Any], label: str, at: str, facing: str) -> None:
    """A man of the offense stands elsewhere, and has done so since the phase began."""
    table["men"]["offense"]["on"][label].update(at=at, facing=facing)
    table["stage"]["acts"][label].update(start=at, faced=facing)


def phase(position: Position) -> Movement:
    assert isinstance(position.stage, Movement)
    return position.stage


def men_who_may_step(game: Started, position: Position) -> set[str]:
    return {each.man for each in RULESET.legal(game.rules, position, "home") if isinstance(each, Step)}


@proves("9.3.M.1", "7.2.G.1")
def test_who_was_on_the_way_with_a_man_who_leaves_the_field_goes_on() -> None:
    game, table = started(), handing_off()
    standing(table, "36", "0128", "NW")
    position = RULESET.load(game.rules, table)
    left = moved(game, position, Leave("36", "NW"))
    assert left.ball == Carried("12")
    assert {"12", "21"} <= men_who_may_step(game, left)
    assert RULESET.load(game.rules, plain(left)) == left
    apart = moved(game, left, TurnMan("21", "NE"))
    assert "12" not in men_who_may_step(game, apart)


@proves("9.3.M.2", "7.2.G.1")
def test_what_was_declared_with_a_man_who_leaves_the_field_lapses() -> None:
    game, table = started(), handing_off()
    standing(table, "36", "0128", "NW")
    table["stage"]["hand_offs"] = [{"man": "12", "to": "36", "made": False}]
    table["ball"]["dummies"] = []
    left = moved(game, RULESET.load(game.rules, table), Leave("36", "NW"))
    assert phase(left).hand_offs == ()
    assert RULESET.load(game.rules, plain(left)) == left


@proves("8.5.H.4", "9.3.M.1")
def test_a_man_of_a_hand_off_who_has_double_teamed_does_nothing_more() -> None:
    game, table = started(), handing_off()
    standing(table, "36", "1440", "N")
    standing(table, "12", "1541", "NW")
    table["men"]["offense"]["on"]["31"]["at"] = "2128"
    position = RULESET.load(game.rules, table)
    assert {"12", "36"} <= men_who_may_step(game, position)
    after = moved(game, position, Contact("36", "5", ("12",)), ("contact", 12))
    assert after.men.defense.on["5"].neutralized
    may = {each.man for each in RULESET.legal(game.rules, after, "home") if isinstance(each, Step | TurnMan | HandOff)}
    assert "36" in may
    assert "12" not in may
    for action in (HandOff("36", "12", "stays"), HandOff("12", "36", "stays"), Pair("36", "12")):
        refused = RULESET.check(At(game.rules, after, "home", action))
        assert refused is not None
        assert refused.clause == "8.5.H.4"


@proves("7.1.E", "9.3.M.2", "9.3.L.3")
def test_a_declared_hand_off_lapses_as_another_man_begins_and_then_does_not_count() -> None:
    game, table = started(), handing_off()
    table["stage"] = {"phase": "movement", "side": "offense"}
    table["ball"]["dummies"] = []
    table["men"]["offense"]["on"]["12"]["facing"] = "N"
    standing_still = RULESET.load(game.rules, table)
    paired = moved(game, standing_still, Pair("12", "51"))
    assert [(each.man, each.to, each.made) for each in phase(paired).hand_offs] == [("12", "51", False)]
    assert phase(paired).acts == {}
    another = moved(game, paired, TurnMan("21", "NE"))
    assert phase(another).hand_offs == ()
    begun = moved(game, paired, TurnMan("51", "NE"))
    assert phase(begun).hand_offs == phase(paired).hand_offs


def in_motion(table: dict[str, Any]) -> dict[str, str]:
    """#36 is in motion in the Snap Game-Turn and has spent 1 point of his first half."""
    table["turn"] = {"number": 3, "type": "snap", "throw": None}
    table["stage"]["motion"] = "36"
    table["targets"] = []
    return {}


def hit(table: dict[str, Any]) -> dict[str, str]:
    """#36 is Hit, which keeps him from having the ball."""
    table["men"]["offense"]["on"]["36"]["hit"] = True
    return {"A27": "no-ball"}


def all_dummies(table: dict[str, Any]) -> dict[str, str]:
    """Two dummies are about, and no more come."""
    table["ball"]["dummies"] = ["21", "65"]
    return {}


def spent(table: dict[str, Any]) -> dict[str, str]:
    """#36 has nothing left."""
    table["stage"]["acts"]["36"]["spent"] = 10
    return {}


KEPT_FROM_IT = [
    (in_motion, "4.3.6"), (hit, "T.contact.Dh.1"), (all_dummies, "9.3.N.3.1"), (spent, "9.3.N.2.2"),
]  # fmt: skip


@proves("4.3.6", "9.3.N.2.2", "9.3.N.3.1", "T.contact.Dh.1")
@pytest.mark.parametrize(("change", "clause"), KEPT_FROM_IT)
def test_what_keeps_a_man_from_taking_a_hand_off_keeps_it_off_the_list(
    change: Callable[[Any], dict[str, str]], clause: str
) -> None:
    table = handing_off()
    table["stage"]["hand_offs"] = [{"man": "12", "to": "36", "made": False}]
    table["ball"]["dummies"] = []
    action = HandOff("12", "36", "stays")
    free = RULESET.load(GAME.rules, table)
    assert action in set(RULESET.legal(GAME.rules, free, "home"))
    game = started(**change(table))
    position = RULESET.load(game.rules, table)
    assert action not in set(RULESET.legal(game.rules, position, "home"))
    refused = RULESET.check(At(game.rules, position, "home", action))
    assert refused is not None
    assert refused.clause == clause
