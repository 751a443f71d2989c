"""Cases of tactical-football that random plays seldom meet: who picks up a ball, goes for it, or takes a hand-off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Applied, Refused
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import ResolvedRuleset
from scrimmage_rules.tactical_football.actions import (
    Claim,
    Contact,
    Done,
    Enter,
    HandOff,
    Leave,
    Pair,
    Step,
    TurnMan,
)
from scrimmage_rules.tactical_football.position import Carried, Down, Loose, Position, Throw, create_game_turn
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import Movement, PickUp
from tests.properties.football_plays import in_formation, started
from tests.properties.games import proves
from tests.properties.tables_in_full import load

GAME = started()

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
        "turn": {"number": 4, "type": "contact", "throw": None, "begun": False, "changed": False},
        "ball": {"is": "carried", "by": "31", "dummies": ["36"]},
    }  # fmt: skip


def done(game: ResolvedRuleset, position: Position, action: Any, *faces: tuple[str, int]) -> Position:
    outcome = RULESET.apply(
        At(game.rules, position, "away", action), [Outcome("2d6", face, purpose) for purpose, face in faces]
    )
    assert isinstance(outcome, Applied), outcome
    return outcome.position


@proves("12.proc.4", "12.C1.3", "12.C1.4")
@pytest.mark.parametrize(("label", "at"), [("5", "1441"), ("13", "1341")])
def test_the_defense_picks_who_of_two_tacklers_has_the_loose_ball(label: str, at: str) -> None:
    game = started()
    position = load(game.rules, two_tacklers())
    dropped = done(game, position, Contact("5", "31", ("13",)), ("contact", 7), ("fumble", 12))
    assert dropped.stage == PickUp(("5", "13"))
    assert dropped.ball == Loose("1440", "31")
    assert load(game.rules, plain(dropped)) == dropped
    assert list(RULESET.legal(game.rules, dropped, "away")) == [Claim("5"), Claim("13")]
    assert list(RULESET.legal(game.rules, dropped, "home")) == []
    assert done(game, dropped, Claim(label), ("recovery-defense", 8)).ball == Down(at, "fumble", "defense")
    again = done(game, dropped, Claim(label), ("recovery-defense", 7), ("recovery-offense", 2))
    assert again.ball == Down("1440", "fumble", "offense")


WRONG = [
    ("a man who has not made the contact", ("stage", "among"), ["5", "64"], "12.proc.4"),
    ("one man, who need not be picked", ("stage", "among"), ["5"], "12.C1.3"),
    ("a man twice", ("stage", "among"), ["5", "5"], "12.C1.3"),
    ("a man twice beside another", ("stage", "among"), ["5", "13", "5"], "12.C1.3"),
    ("a ball away from the man who had it", ("ball", "at"), "1441", "12.C1.1"),
    ("a ball lost by nobody", ("ball", "by"), "99", "12.C1.1"),
    ("a ball that was not lost", ("ball",), {"is": "carried", "by": "31", "dummies": []}, "4.3.1"),
]


@pytest.mark.parametrize(("path", "value", "clause"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG])
def test_a_loose_ball_that_cannot_be_is_refused_by_its_clause(path: tuple[str, ...], value: Any, clause: str) -> None:
    game = started()
    position = load(game.rules, two_tacklers())
    refused_under(
        game,
        plain(done(game, position, Contact("5", "31", ("13",)), ("contact", 7), ("fumble", 12))),
        path,
        value,
        clause,
    )


def refused_under(game: ResolvedRuleset, data: Any, path: tuple[str, ...], value: Any, clause: str) -> None:
    """The table is a position, and with this one change it is none."""
    load(game.rules, data)
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Refused) as refused:
        load(game.rules, data)
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
    table["turn"] = {"number": 4, "type": "undecided", "throw": None, "begun": False, "changed": False}
    refused_under(started(), table, ("ball", "dummies"), ["36"], "9.3.Q.2")


# ---- men of one hand-off


def moved(game: ResolvedRuleset, position: Position, action: Any, *faces: tuple[str, int]) -> Position:
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


def men_who_may_step(game: ResolvedRuleset, position: Position) -> set[str]:
    return {each.man for each in RULESET.legal(game.rules, position, "home") if isinstance(each, Step)}


@proves("9.3.M.1", "7.2.G.1")
def test_who_was_on_the_way_with_a_man_who_leaves_the_field_goes_on() -> None:
    game, table = started(), handing_off()
    standing(table, "36", "0128", "NW")
    position = load(game.rules, table)
    left = moved(game, position, Leave("36", "NW"))
    assert left.ball == Carried("12", ())
    assert {"12", "21"} <= men_who_may_step(game, left)
    assert load(game.rules, plain(left)) == left
    apart = moved(game, left, TurnMan("21", "NE"))
    assert "12" not in men_who_may_step(game, apart)


@proves("9.3.M.2", "7.2.G.1")
def test_what_was_declared_with_a_man_who_leaves_the_field_lapses() -> None:
    game, table = started(), handing_off()
    standing(table, "36", "0128", "NW")
    table["stage"]["hand_offs"] = [{"man": "12", "to": "36", "made": False}]
    table["ball"]["dummies"] = []
    left = moved(game, load(game.rules, table), Leave("36", "NW"))
    assert phase(left).hand_offs == ()
    assert load(game.rules, plain(left)) == left


@proves("8.5.H.4", "9.3.M.1")
def test_a_man_of_a_hand_off_who_has_double_teamed_does_nothing_more() -> None:
    game, table = started(), handing_off()
    standing(table, "36", "1440", "N")
    standing(table, "12", "1541", "NW")
    table["men"]["offense"]["on"]["31"]["at"] = "2128"
    position = load(game.rules, table)
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
    standing_still = load(game.rules, table)
    paired = moved(game, standing_still, Pair("12", "51"))
    assert [(each.man, each.to, each.made) for each in phase(paired).hand_offs] == [("12", "51", False)]
    assert phase(paired).acts == {}
    another = moved(game, paired, TurnMan("21", "NE"))
    assert phase(another).hand_offs == ()
    begun = moved(game, paired, TurnMan("51", "NE"))
    assert phase(begun).hand_offs == phase(paired).hand_offs


def in_motion(table: dict[str, Any]) -> dict[str, str]:
    """#36 is in motion in the Snap Game-Turn and has spent 1 point of his first half."""
    table["turn"] = {"number": 3, "type": "snap", "throw": None, "begun": False, "changed": False}
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
    (in_motion, "4.3.6"), (hit, "9.4.T.2"), (all_dummies, "9.3.N.3.1"), (spent, "9.3.N.2.2"),
]  # fmt: skip


@proves("4.3.6", "9.3.N.2.2", "9.3.N.3.1", "9.4.T.2")
@pytest.mark.parametrize(("change", "clause"), KEPT_FROM_IT)
def test_what_keeps_a_man_from_taking_a_hand_off_keeps_it_off_the_list(
    change: Callable[[Any], dict[str, str]], clause: str
) -> None:
    table = handing_off()
    table["stage"]["hand_offs"] = [{"man": "12", "to": "36", "made": False}]
    table["ball"]["dummies"] = []
    action = HandOff("12", "36", "stays")
    free = load(GAME.rules, table)
    assert action in set(RULESET.legal(GAME.rules, free, "home"))
    game = started(**change(table))
    position = load(game.rules, table)
    assert action not in set(RULESET.legal(game.rules, position, "home"))
    refused = RULESET.check(At(game.rules, position, "home", action))
    assert refused is not None
    assert refused.clause == clause


# ---- going for a loose ball


def loose() -> dict[str, Any]:
    """#31 has lost the ball on 1440, and #5 and #13 stand before his hex."""
    return {**two_tacklers(), "ball": {"is": "loose", "at": "1440", "by": "31"}}


@proves("12.C1.2", "12.C1.5", "12.C2")
def test_one_man_goes_for_the_ball_though_the_fumbler_is_neutralized_or_was_contacted() -> None:
    game, table = started(), loose()
    table["men"]["offense"]["on"]["31"]["neutralized"] = 2
    entered = done(game, load(game.rules, table), Enter("5", "31"))
    assert entered.men.defense.on["5"].at == "1440"
    assert phase(entered).acts["5"].spent == 4
    assert phase(entered).contacted == ()
    refused = RULESET.check(At(game.rules, entered, "away", Enter("13", "31")))
    assert refused is not None
    assert refused.clause == "12.C2"
    contacted = done(game, load(game.rules, loose()), Contact("13", "31"), ("contact", 7))
    assert Enter("5", "31") in set(RULESET.legal(game.rules, contacted, "away"))


@proves("13.1.B.aggressive.1", "12.proc.3")
@pytest.mark.parametrize(("charge", "hit_then"), [("aggressive-charge", False), ("reaction-charge", True)])
def test_a_lineman_who_charges_is_free_for_a_ball_that_is_lost_in_the_snap_game_turn(
    charge: str, *, hit_then: bool
) -> None:
    table = handing_off()
    in_motion(table)
    table["stage"].update(motion=None, hand_offs=[], acts={}, active=None)
    table["ball"]["dummies"] = []
    table["plans"]["defense"]["line"] = charge
    table["snap"]["charging"] = ["99"]
    table["men"]["defense"]["on"]["99"]["hit"] = True
    lost = moved(GAME, load(GAME.rules, table), HandOff("12", "36"), ("fumble", 12))
    assert lost.ball == Loose("1929", "12")
    assert lost.men.defense.on["99"].hit == hit_then


@proves("12.C1.5", "13.1.D.1")
def test_man_to_man_makes_the_way_to_a_loose_ball_no_cheaper() -> None:
    position = load(GAME.rules, loose())
    plan = position.plans.defense
    assert plan is not None
    plans = replace(position.plans, defense=replace(plan, play="man-to-man", shown=True))
    throw = Throw("forward", "1640", "open", None, None, {})
    passing = replace(position, plans=plans, turn=replace(create_game_turn(4, "pass"), throw=throw))
    assert phase(done(GAME, passing, Enter("5", "31"))).acts["5"].spent == 4


@proves("7.5.6", "12.proc.3")
def test_nobody_has_to_leave_a_hex_while_a_ball_is_fought_for() -> None:
    shared = two_tacklers()
    shared["men"]["defense"]["on"]["64"]["at"] = "2030"
    assert Done() not in set(RULESET.legal(GAME.rules, load(GAME.rules, shared), "away"))
    lost = {**shared, "ball": {"is": "loose", "at": "1440", "by": "31"}}
    assert Done() in set(RULESET.legal(GAME.rules, load(GAME.rules, lost), "away"))
