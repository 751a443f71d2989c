"""What the ball-play marker of tactical-football requires: sides of the line, waits, changes of play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Applied, Refused
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import ResolvedRuleset, list_legal
from scrimmage_rules.tactical_football.actions import ChangePlay, Commit, Leave, Step, TurnMan
from scrimmage_rules.tactical_football.position import Carried, Down, Position
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import Movement
from tests.properties.football_plays import started
from tests.properties.games import SEEDS, proves
from tests.properties.passing_plays import deep_pattern, passing_formation, passing_play
from tests.properties.tables_in_full import load

GAME = started()
LAST_BUT_ONE = 6
"""A Game-Turn late enough for an Option play; the snap is in the second."""


def running(play: str, at: str, dummy: str | None = None, **fields: Any) -> dict[str, Any]:
    """#31 has the ball next to the line in a Contact Game-Turn, the way ahead free; the snap hex is 1930."""
    data = deep_pattern()
    men = data["men"]
    men["offense"]["on"]["31"]["at"] = at
    for label, place in {"94": "1633", "99": "1433", "91": "1233", "61": "2333", "64": "1936"}.items():
        men["defense"]["on"][label]["at"] = place
    data["plans"]["offense"]["play"] = play
    data["ball"] = {"is": "carried", "by": "31", "dummies": [dummy] if dummy else []}
    data["stage"] = {"phase": "movement", "side": "offense"}
    data["turn"] = {"number": LAST_BUT_ONE, "type": "contact", "throw": None}
    return data | fields


def _loaded(data: dict[str, Any], game: ResolvedRuleset = GAME) -> Position:
    position: Position = load(game.rules, data)
    return position


def _refused(data: dict[str, Any], action: Any, game: ResolvedRuleset = GAME) -> str | None:
    found = RULESET.check(At(game.rules, _loaded(data, game), "home", action))
    return None if found is None else found.clause


def _after(data: dict[str, Any], action: Any, game: ResolvedRuleset = GAME) -> Position:
    outcome = RULESET.apply(At(game.rules, _loaded(data, game), "home", action))
    assert isinstance(outcome, Applied), outcome
    position: Position = outcome.position
    return position


# ---- the side of the line

RIGHT_OF_IT, LEFT_OF_IT, SNAP_HEX = ("2330", "2331"), ("1530", "1531"), ("1930", "1931")
WRONG = {
    "run-right": "13.1.C.1.1", "run-left": "13.1.C.2", "lateral-right": "13.1.C.4.2", "lateral-left": "13.1.C.5.1",
    "option-right": "13.1.C.6.1", "option-left": "13.1.C.7",
}  # fmt: skip
CAUGHT = {"lateral_caught": True}


@proves("13.1.C.1.1", "13.1.C.2", "13.1.C.4.2", "13.1.C.5.1", "13.1.C.6.1", "13.1.C.7", "13.1.C.1.2")
@pytest.mark.parametrize("play", WRONG)
def test_the_ball_crosses_on_the_side_of_its_marker(play: str) -> None:
    right = play.endswith("right")
    for (start, end), lawful in ((RIGHT_OF_IT, right), (LEFT_OF_IT, not right), (SNAP_HEX, True)):
        data = running(play, start, so_far=CAUGHT)
        assert _refused(data, Step("31", end)) == (None if lawful else WRONG[play])


@proves("13.1.C.1.2")
@pytest.mark.parametrize(
    ("reading", "served"),
    [
        ("snap-hex-both", {"1931": "both", "1830": "both", "2030": "both"}),
        ("snap-hex-neither", {"1931": "neither", "1830": "neither", "2030": "neither"}),
        ("split-hex", {"1931": "both"}),
    ],
)
def test_the_snap_hex_is_on_both_sides_or_neither_or_split(reading: str, served: dict[str, str]) -> None:
    """Column 19 is not raised: from 1930 only N leads over the line; 18 and 20 are, and cross it for it."""
    game = started(A77=reading)
    for end, sides in served.items():
        row = GAME.rules.field.row[end]
        for play in ("run-right", "run-left"):
            clause = _refused(running(play, "1930"), Step("31", end), game)
            assert clause == (WRONG[play] if sides == "neither" and row > 30 else None)


@proves("13.1.C.1.2")
@pytest.mark.parametrize(("end", "plays"), [("2031", {"run-right"}), ("1831", {"run-left"}), ("1931", set(WRONG))])
def test_the_hexsides_of_a_split_snap_hex(end: str, plays: set[str]) -> None:
    """On a map whose odd columns are raised three hexsides of 1930 lead over the line."""
    game = started(A77="split-hex", A02="odd-up")
    for play in ("run-right", "run-left"):
        assert _refused(running(play, "1930"), Step("31", end), game) == (None if play in plays else WRONG[play])


@proves("13.1.C.3", "13.1.C.4.1", "13.1.C.5.1")
@pytest.mark.parametrize(
    ("play", "so_far", "clause"),
    [
        ("forward-pass", {}, "13.1.C.3"), ("lateral-right", {}, "13.1.C.4.1"), ("lateral-left", {}, "13.1.C.5.1"),
        ("lateral-right", CAUGHT, None), ("forward-pass", {"forward_tried": True}, None),
    ],
)  # fmt: skip
def test_what_has_to_be_thrown_before_the_ball_crosses(play: str, so_far: dict[str, bool], clause: str | None) -> None:
    data = running(play, "1930", so_far=so_far)
    for role in ("offense", "defense"):
        data["plans"][role]["shown"] = "forward_tried" in so_far
    assert _refused(data, Step("31", "1931")) == clause


@proves("13.1.C.6.2", "13.1.C.7")
@pytest.mark.parametrize(("reading", "first"), [("cross-and-forward-s3", 5), ("count-snap-as-one", 4)])
def test_an_option_waits_for_its_third_game_turn(reading: str, first: int) -> None:
    """Snapped in the second: refused in the third and fourth, or in the third alone."""
    game = started(A76=reading)
    for number in (3, 4, 5, 6):
        turn = {"number": number, "type": "contact", "throw": None}
        clause = None if number >= first else "13.1.C.6.2"
        assert _refused(running("option-left", "1930", turn=turn), Step("31", "1931"), game) == clause
        commitment = deep_pattern(turn={"number": number, "type": "undecided", "throw": None})
        commitment["plans"]["offense"]["play"] = "option-left"
        assert _refused(commitment, Commit("forward", "0939"), game) == clause
        assert _refused(commitment, Commit("lateral"), game) is None


@proves("13.1.C.6.2")
def test_under_all_three_laterals_wait_too() -> None:
    game = started(A76="all-three-s3")
    for number, clause in ((4, "13.1.C.6.2"), (5, None)):
        data = deep_pattern(turn={"number": number, "type": "undecided", "throw": None})
        data["plans"]["offense"]["play"] = "option-right"
        assert _refused(data, Commit("lateral"), game) == clause


@proves("13.1.C.nopass")
@pytest.mark.parametrize("reading", ["gate-the-act", "dead-at-line", "forfeit", "honour"])
def test_runs_and_laterals_forbid_the_forward_pass_in_every_reading(reading: str) -> None:
    for play in ("run-right", "run-left", "lateral-right", "lateral-left"):
        data = deep_pattern(so_far={"carried_across": True})
        data["plans"]["offense"] |= {"play": play, "shown": True}
        assert _refused(data, Commit("forward", "0939"), started(A78=reading)) == "13.1.C.nopass"


@proves("13.F.1", "13.PROC.4")
@pytest.mark.parametrize("dummy", [None, "36"])
def test_the_crossing_turns_the_marker_up(dummy: str | None) -> None:
    after = _after(running("run-left", "1530", dummy), Step("31", "1531"))
    assert after.plans.offense is not None
    assert after.plans.offense.shown
    assert after.so_far.carried_across
    assert after.ball == Carried("31", (dummy,) if dummy else ())


@proves("13.1.C.2", "9.3.P.2")
def test_what_might_be_the_ball_is_held_to_the_side_too() -> None:
    data = running("run-left", "2330", "36")
    data["ball"] = {"is": "carried", "by": "36", "dummies": ["31"]}
    assert _refused(data, Step("31", "2331")) == "13.1.C.2"


@proves("13.1.C.2")
def test_after_the_ball_has_crossed_no_side_binds_but_after_a_dummy_has_it_does() -> None:
    for dummy, clause in ((None, None), ("36", "13.1.C.2")):
        data = running("run-left", "2330", dummy, so_far={"carried_across": True})
        data["plans"]["offense"]["shown"] = True
        assert _refused(data, Step("31", "2331")) == clause


@proves("13.PROC.4")
@pytest.mark.parametrize(
    ("reading", "ball"),
    [("dead-at-line", "2330"), ("forfeit", "1930"), ("honour", None)],
)
def test_a_crossing_that_the_marker_does_not_allow(reading: str, ball: str | None) -> None:
    after = _after(running("run-left", "2330"), Step("31", "2331"), started(A78=reading))
    assert after.plans.offense is not None
    assert after.plans.offense.shown
    assert after.ball == (Carried("31", ()) if ball is None else Down(ball, "forbidden", "offense"))
    fake = running("run-left", "2330", "36")
    fake["ball"] = {"is": "carried", "by": "36", "dummies": ["31"]}
    left = _after(fake, Step("31", "2331"), started(A78=reading)).ball
    assert left == Carried("36", () if ball else ("31",))


@proves("9.4.Y.1", "9.4.Y.2")
@pytest.mark.parametrize(
    ("reading", "clause"), [("soft-permanent", None), ("soft-current", None), ("hard-ban", "9.4.Y.1")]
)
def test_an_ineligible_man_who_steps_over_the_line(reading: str, clause: str | None) -> None:
    game, data = started(A66=reading), running("run-left", "1530")
    data["men"]["offense"]["on"]["66"]["at"] = "2130"
    assert _refused(data, Step("66", "2131"), game) == clause
    if clause is None:
        assert _after(data, Step("66", "2131"), game).so_far.ineligible_across
    assert not _after(data, Step("66", "2129"), game).so_far.ineligible_across


# ---- changes of play


@proves("13.H.1", "13.H.2")
@pytest.mark.parametrize(
    ("change", "play", "clause"),
    [
        ({}, "run-left", None), ({}, "forward-pass", "13.H.2"), ({}, "zone", "13.1.C.choice"),
        ({"begun": True}, "run-left", "13.H.1"), ({"changed": True}, "run-left", "13.H.1"),
    ],
)  # fmt: skip
def test_the_play_is_changed_at_the_start_of_a_game_turn(
    change: dict[str, bool], play: str, clause: str | None
) -> None:
    data = deep_pattern()
    data["turn"] |= change
    if "changed" in change:
        data["so_far"] = {"changes": 1}
        data["plans"]["offense"]["shown"] = True
    assert _refused(data, ChangePlay(play)) == clause


@proves("13.H.1")
def test_the_play_is_not_changed_before_the_snap_or_in_the_midst_of_a_turn() -> None:
    for data in (passing_formation(), running("run-left", "1530"), deep_pattern("short-pass")):
        assert _refused(data, ChangePlay("run-right")) == "13.H.1"


@proves("13.H.1")
@pytest.mark.parametrize(("reading", "clause"), [("freeze-whole-turn", None), ("one-change", "13.H.1")])
def test_a_second_change(reading: str, clause: str | None) -> None:
    data = deep_pattern(so_far={"changes": 1})
    data["plans"]["offense"]["shown"] = True
    assert _refused(data, ChangePlay("run-left"), started(A79=reading)) == clause


@proves("13.H.2", "13.H.5")
def test_a_change_shows_the_new_marker_and_asks_for_its_own_crossing() -> None:
    data = deep_pattern(so_far={"carried_across": True, "lateral_caught": True})
    data["plans"]["offense"] |= {"play": "lateral-left", "shown": True}
    after = _after(data, ChangePlay("lateral-right"))
    assert after.plans.offense is not None
    assert (after.plans.offense.play, after.plans.offense.shown) == ("lateral-right", True)
    assert (after.so_far.changes, after.so_far.carried_across, after.so_far.lateral_caught) == (1, False, False)


def _frozen(**fields: Any) -> dict[str, Any]:
    turn = {"number": LAST_BUT_ONE, "type": "contact", "throw": None, "changed": True}
    data = running("run-left", "1530", "36", turn=turn, so_far={"changes": 1}, **fields)
    data["plans"]["offense"]["shown"] = True
    return data


@proves("13.H.3", "13.H.4", "9.3.P.2")
@pytest.mark.parametrize("man", ["31", "36"])
def test_whoever_may_have_a_frozen_ball_neither_steps_nor_turns(man: str) -> None:
    position = _loaded(_frozen())
    at = position.men.offense.on[man].at
    assert all(_refused(_frozen(), Step(man, to)) == "13.H.3" for to in GAME.rules.field.around[at])
    assert _refused(_frozen(), TurnMan(man, "NE")) == "13.H.4"
    assert not [each for _, each in list_legal(GAME, position) if getattr(each, "man", "") == man]
    assert _refused(_frozen(), TurnMan("12", "NE")) is None


@proves("13.H.3")
def test_a_frozen_ball_does_not_leave_the_field() -> None:
    data = _frozen()
    data["men"]["offense"]["on"]["31"]["at"] = "0120"
    assert _refused(data, Leave("31", "SW")) == "13.H.3"


@proves("13.H.3")
@pytest.mark.parametrize(("reading", "clause"), [("freeze-whole-turn", "13.H.3"), ("freeze-phase-only", None)])
def test_a_pass_in_the_game_turn_of_a_change(reading: str, clause: str | None) -> None:
    turn = {"number": LAST_BUT_ONE, "type": "undecided", "throw": None, "changed": True}
    data = deep_pattern(turn=turn, so_far={"changes": 1})
    data["plans"]["offense"]["shown"] = True
    for action in (Commit("forward", "0939"), Commit("lateral")):
        assert _refused(data, action, started(A79=reading)) == clause
    assert _refused(data, Commit("contact"), started(A79=reading)) is None


# ---- what cannot be

LONG, SHORT = "long-pass", "short-pass"
FAULTS: list[tuple[str, str, tuple[str, ...], Any, str]] = [
    ("no pass in a phase of passes", SHORT, ("turn", "throw"), None, "5.13.1.B.1"),
    ("a target that was not recorded", SHORT, ("turn", "throw", "target"), "0940", "5.13.1.B.2"),
    ("a long pass in the phase of short ones", SHORT, ("turn", "throw", "length"), "long", "5.13.2.D"),
    ("an open pass in the phase of long ones", LONG, ("turn", "throw", "length"), "open", "5.13.2.D"),
    ("a forward pass under a hidden marker", SHORT, ("plans", "offense", "shown"), False, "13.F.1"),
    ("a forward pass under a running marker", SHORT, ("plans", "offense", "play"), "run-left", "13.1.C.nopass"),
    ("an Option pass too early", SHORT, ("plans", "offense", "play"), "option-left", "13.1.C.6.2"),
    ("a second forward pass", SHORT, ("so_far",), {"forward_tried": True}, "9.4.S.3"),
    ("a passer named before the ball is lifted", SHORT, ("turn", "throw", "passer"), "12", "9.4.R.2"),
    ("nobody lifted", LONG, ("turn", "throw", "passer"), None, "9.4.R.2"),
    ("a receiver named before the throw", LONG, ("turn", "throw", "receiver"), "21", "9.4.R.2"),
    ("a lineman as the passer", LONG, ("turn", "throw", "passer"), "51", "9.4.X.1"),
    ("the lifted ball with another man", LONG, ("ball", "by"), "31", "9.0.proc.3.4"),
    ("a dummy beside a lifted ball", LONG, ("ball", "dummies"), ["31"], "9.3.Q.0"),
    ("points kept by some", SHORT, ("turn", "throw", "points"), {"12": 6}, "7.1.C.2"),
    ("more points than an allowance", SHORT, ("turn", "throw", "points", "12"), 11, "7.1.C.1"),
    ("coverage hidden in the defensive half", LONG, ("plans", "defense", "shown"), False, "13.G.1"),
    ("coverage shown before it", SHORT, ("plans", "defense", "shown"), True, "13.G.2"),
    ("coverage shown without a forward pass", "commitment", ("plans", "defense", "shown"), True, "13.G.2"),
    ("coverage hidden after a forward pass", "commitment", ("so_far",), {"forward_tried": True}, "13.G.1"),
    ("a guard beyond the line unnoticed", "commitment", ("men", "offense", "on", "66", "at"), "2331", "9.4.Y.1"),
    ("a crossing that has shown nothing", "commitment", ("so_far",), {"carried_across": True}, "13.F.1"),
    ("more changes than Game-Turns", "commitment", ("so_far",), {"changes": 3}, "13.H.1"),
    ("a change that has shown nothing", "commitment", ("so_far",), {"changes": 1}, "13.H.2"),
    ("a change that is not counted", "commitment", ("turn", "changed"), True, "13.H.1"),
    ("an interception with nobody near", "interception", ("men", "defense", "on", "13", "at"), "1540", "9.5.AA.2"),
]


def _intercepting() -> dict[str, Any]:
    data = deep_pattern(LONG, stage={"phase": "interception"}, so_far={"forward_tried": True})
    data["turn"]["throw"] |= {"length": "thrown", "receiver": "21"}
    return data


@pytest.mark.parametrize(
    ("phase", "path", "value", "clause"), [each[1:] for each in FAULTS], ids=[each[0] for each in FAULTS]
)
def test_a_table_that_cannot_be_is_refused_by_its_clause(
    phase: str, path: tuple[str, ...], value: Any, clause: str
) -> None:
    data = _intercepting() if phase == "interception" else deep_pattern(phase)
    _loaded(data)
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Refused) as refused:
        _loaded(data)
    assert clause in [fault.clause for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"so_far": {"forward_tried": True}}, "9.2.D.2"),
        ({"turn": {"number": 2, "type": "undecided", "throw": None, "begun": True}}, "13.H.1"),
    ],
)
def test_before_the_snap_nothing_has_happened(fields: dict[str, Any], clause: str) -> None:
    with pytest.raises(Refused) as refused:
        _loaded(passing_formation() | fields)
    assert refused.value.faults[0].clause == clause


# ---- laws


@proves("13.F.1", "13.1.C.1.1", "13.1.C.2", "13.1.C.3")
@given(seed=SEEDS)
@settings(max_examples=6)
def test_no_ball_is_carried_over_the_line_but_as_its_marker_says(seed: int) -> None:
    """The first crossing of a play with one ball, told from the steps alone."""
    row, column = GAME.rules.field.row, GAME.rules.field.column
    for play in ("run-right", "run-left", "forward-pass", "lateral-left", "option-right"):
        for ply in passing_play(GAME, passing_formation(play), seed):
            before, after = ply.before, ply.applied.position
            ball = before.ball
            if not isinstance(ply.action, Step) or not isinstance(ball, Carried) or ball.by != ply.action.man:
                continue
            start = before.men.offense.on[ball.by].at
            if before.so_far.carried_across or not row[start] <= before.line < row[ply.action.to]:
                continue
            marker, apart = before.plans.offense.play, column[start] - column[before.snap.at]
            assert after.plans.offense.shown
            if marker == "forward-pass":
                assert before.so_far.forward_tried
            elif not (marker.startswith("option") and before.so_far.forward_tried):
                assert apart >= 0 if marker.endswith("right") else apart <= 0


@proves("13.PROC.1", "13.F.1", "13.G.1")
@given(seed=SEEDS)
@settings(max_examples=5)
def test_a_hidden_ball_marker_does_not_show_in_what_the_defense_may_do(seed: int) -> None:
    for ply in passing_play(GAME, passing_formation("run-left"), seed):
        stage = ply.before.stage
        if ply.before.plans.offense.shown or not isinstance(stage, Movement) or stage.side == "offense":
            continue
        data = plain(ply.before)
        data["plans"]["offense"]["play"] = "option-right"
        twin = _loaded(data)
        assert list_legal(GAME, ply.before) == list_legal(GAME, twin)
        assert RULESET.view(GAME.rules, ply.before, "away") == RULESET.view(GAME.rules, twin, "away")
