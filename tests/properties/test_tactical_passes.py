"""Passes of tactical-football: table and deductions by hand, who may throw and catch, and interceptions."""

from __future__ import annotations

from typing import Any

import pytest

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Applied
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import ResolvedRuleset, list_legal
from scrimmage_rules.tactical_football.actions import CallTurn, Commit, Done, Enter, Intercept, Lift, Pass, SnapBall
from scrimmage_rules.tactical_football.passing.net_passing_points import compute_net_points
from scrimmage_rules.tactical_football.position import Carried, Down
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import ShortPass
from tests.properties.football_plays import started
from tests.properties.games import proves
from tests.properties.passing_plays import GAME, deep_pattern, loaded, moved, passing_formation

# ---- who may throw what to whom


@proves("9.4.X.0", "9.4.X.2", "9.4.X.3")
@pytest.mark.parametrize(
    ("reading", "ends"), [("one-per-end", {"21", "83"}), ("two-per-end", {"21", "71", "77", "83"})]
)
def test_the_ends_of_the_line_and_the_men_behind_it_may_receive(reading: str, ends: set[str]) -> None:
    game = started(A69=reading)
    position = loaded(passing_formation(), game)
    for action in (CallTurn("snap"), SnapBall()):
        outcome = RULESET.apply(At(game.rules, position, "home", action))
        assert isinstance(outcome, Applied)
        position = outcome.position
    assert position.snap is not None
    assert set(position.snap.receivers) == {"12", "31", "36", "85"} | ends
    assert position.snap.passers == ("12",)  # nobody else stands more than two hexes behind the line


def _refused(data: dict[str, Any], action: Any, game: ResolvedRuleset = GAME, seat: str = "home") -> str | None:
    found = RULESET.check(At(game.rules, loaded(data, game), seat, action))
    return None if found is None else found.clause


def _short(**fields: Any) -> dict[str, Any]:
    """A forward pass over three hexes is open: #36 in 2027, and nobody near but the man at the passer."""
    data = moved(deep_pattern("short-pass"), o36="2027", d89="2733", d94="1632", d61="2531", d91="1533", d99="1435")
    data["turn"]["throw"] |= fields
    return data


def _with(data: dict[str, Any], label: str, **changes: Any) -> dict[str, Any]:
    data["men"]["offense"]["on"][label] |= changes
    return data


def _marked(data: dict[str, Any], **marks: Any) -> dict[str, Any]:
    data["so_far"] = marks
    return data


PASS_36 = Pass("12", "36")
SIX_EACH = dict.fromkeys(deep_pattern()["men"]["offense"]["on"], 6)
REFUSALS: list[tuple[str, dict[str, Any], Any, str | None]] = [
    ("a lawful pass", _short(), PASS_36, None),
    ("by a lineman", _short(), Pass("51", "36"), "9.0.proc.3.4"),
    ("to a lineman", moved(_short(), o51="1927"), Pass("12", "51"), "9.4.X.1"),
    ("to himself", _short(), Pass("12", "12"), "9.0.general.1"),
    ("to nobody", _short(), Pass("12", "99"), "4.1.1"),
    ("to a man who is neutralized", _with(_short(), "36", neutralized=1), PASS_36, "9.4.T.2"),
    ("to a man who is hit", _with(_short(), "36", hit=True), PASS_36, "9.4.T.2"),
    ("backward", moved(_short(), o36="2022"), PASS_36, "9.4.R.4"),
    ("in his row, though the column is raised", moved(_short(), o36="2025"), PASS_36, "9.4.R.4"),
    ("over six hexes", moved(_short(), o36="1931"), PASS_36, "9.4.U.3"),
    ("without the passer's points", _short(points=SIX_EACH | {"12": 0}), PASS_36, "9.0.proc.2"),
    ("without the receiver's points", _short(points=SIX_EACH | {"36": 1}), PASS_36, "9.0.proc.2"),
    ("when neither sees the other", _with(_with(_short(), "12", facing="S"), "36", facing="N"), PASS_36, "9.0.proc.1"),
    ("seen by the receiver", _with(_with(_short(), "12", facing="S"), "36", facing="S"), PASS_36, None),
    ("with an ineligible man across", _marked(_short(), ineligible_across=True), PASS_36, "9.4.Y.2"),
]  # fmt: skip


@proves("9.4.X.1", "9.4.T.2", "9.4.R.4", "9.4.U.1", "9.0.proc.1", "9.0.proc.2", "9.4.Y.2")
@pytest.mark.parametrize(
    ("data", "action", "clause"), [each[1:] for each in REFUSALS], ids=[each[0] for each in REFUSALS]
)
def test_a_short_pass_that_may_not_be_thrown(data: dict[str, Any], action: Any, clause: str | None) -> None:
    assert _refused(data, action) == clause


@proves("9.4.T.2")
@pytest.mark.parametrize(
    ("reading", "clause"),
    [("table-plus", "9.4.T.2"), ("table-all", None), ("contact-in-place", "9.4.T.2"), ("no-action", "9.4.T.2")],
)
def test_a_man_who_is_hit_catches_where_the_table_alone_counts(reading: str, clause: str | None) -> None:
    assert _refused(_with(_short(), "36", hit=True), PASS_36, started(A27=reading)) == clause


@proves("9.4.W")
@pytest.mark.parametrize(("place", "clause"), [("1960", None), ("1961", "9.4.W")])
def test_a_pass_goes_45_hexes_and_no_farther(place: str, clause: str | None) -> None:
    data = moved(deep_pattern("long-pass"), o12="1915", o21=place)
    assert _refused(data, Pass("12", "21")) == clause


@proves("9.4.U.2", "9.4.U.3")
def test_a_short_pass_is_too_late_after_the_defense_hasmoved() -> None:
    data = moved(deep_pattern("long-pass"), o36="2027")
    assert _refused(data, PASS_36) == "9.4.U.2"


# ---- what comes of it


def _done(
    data: dict[str, Any], action: Any, *throws: int, game: ResolvedRuleset = GAME, seat: str = "home"
) -> Applied[Any]:
    position = loaded(data, game)
    purposes: dict[Any, str] = {Pass: "completion", Intercept: "interception"}
    script = [Outcome("2d6", dice, purposes[type(action)]) for dice in throws]
    outcome = RULESET.apply(At(game.rules, position, seat, action), script)
    assert isinstance(outcome, Applied), outcome
    return outcome


def _kinds(applied: Applied[Any]) -> list[str]:
    return [event.kind for event in applied.events]


@proves("T.pass.C", "9.4.V.0.2", "9.4.U.2")
def test_a_short_pass_that_is_caught_and_the_defense_moves() -> None:
    """10 + 3, nobody near, target 16 hexes off but no crossing: 13, line 11, complete on 11 and not on 12."""
    after = _done(_short(), PASS_36, 11).position
    assert after.ball == Carried("36", ())
    assert after.so_far.forward_tried
    assert after.plans.defense.shown
    assert after.stage.side == "defense"
    price = GAME.rules.chart.short_pass
    assert after.turn.throw.points["12"] == 6 - price
    assert _done(_short(), PASS_36, 12).position.phase == "over"


@proves("9.4.V.4", "9.1.B.2", "T.pass.no")
def test_an_incomplete_pass_with_nobody_near_goes_back_to_where_it_was_snapped() -> None:
    after = _done(_short(), PASS_36, 12).position
    assert after.ball == Down("1930", "incomplete", "offense")
    assert (after.stage.gain, after.stage.winner) == (0, "away")
    assert not after.plans.defense.shown


@proves("9.5.AA.1", "9.5.AA.2", "9.5.AA.3", "9.5.AA.4", "9.5.AA.6")
def test_one_man_within_three_hexes_intercepts_with_a_seven() -> None:
    """#64 in 2030 is three hexes from #36 in 2027, #55 in 2434 farther."""
    near = moved(_short(), d64="2030")
    due = plain(_done(near, PASS_36, 12).position)
    assert due["stage"] == {"phase": "interception"}
    assert [action for _, action in list_legal(GAME, loaded(due))] == [Intercept("64"), Done()]
    assert _refused(due, Intercept("55"), seat="away") == "9.5.AA.2"
    assert _refused(due, Intercept("64")) == "9.5.AA.2"
    for dice, ball in ((7, Down("2030", "interception", "defense")), (6, Down("1930", "incomplete", "offense"))):
        assert _done(due, Intercept("64"), dice, seat="away").position.ball == ball
    assert _done(due, Done(), seat="away").position.ball == Down("1930", "incomplete", "offense")


@proves("9.4.T.2")
@pytest.mark.parametrize("mark", [{"hit": True}, {"neutralized": 2}])
def test_a_man_who_is_not_fit_does_not_intercept(mark: dict[str, Any]) -> None:
    near = moved(_short(), d64="2030")
    near["men"]["defense"]["on"]["64"] |= mark
    assert _done(near, PASS_36, 12).position.phase == "over"


@proves("T.pass.use", "9.5.AA.1")
def test_below_zero_nothing_is_thrown_and_the_defense_may_intercept() -> None:
    """10 + 5, less 1 for eight hexes, 8 for four at the passer and 8 for four at the receiver: -2."""
    data = moved(
        deep_pattern("long-pass"), o21="1933", d13="1933", d64="1934", d55="2033", d26="1833", d89="1926", d94="1825",
        d99="2025", d91="1924", d61="2729",
    )  # fmt: skip
    data["targets"], data["turn"]["throw"]["target"] = ["1933", "2536"], "1933"
    assert compute_net_points(GAME.rules, loaded(data), "12", "21").total_net_points == -2
    applied = _done(data, Pass("12", "21"))
    assert applied.position.phase == "interception"


# ---- lifting, naming, and passes that cannot be made


@proves("9.4.R.5", "9.0.proc.3.4")
def test_a_lifted_ball_shows_its_man_and_turns_the_coverage_up() -> None:
    data = deep_pattern("short-pass", ball={"is": "carried", "by": "12", "dummies": ["31"]})
    applied = _done(data, Lift("12"))
    after = applied.position
    assert after.ball == Carried("12", ())
    assert (after.turn.throw.length, after.turn.throw.passer, after.turn.throw.receiver) == ("long", "12", None)
    assert after.plans.defense.shown
    assert {"lifted", "balls-shown", "long-pass-turn", "marker-shown"} <= set(_kinds(applied))


@proves("9.4.R.3", "5.13.1.F")
@pytest.mark.parametrize(
    ("reading", "phase"), [("lifted", "over"), ("target-hex-only", "over"), ("name-at-execution", "movement")]
)
def test_without_a_short_pass_the_ball_is_lifted_or_the_play_is_over(reading: str, phase: str) -> None:
    game = started(A64=reading)
    data = deep_pattern("short-pass")
    if reading == "target-hex-only":
        assert _refused(data, Lift("12"), game) == "9.4.R.3"  # nobody stands on the target
    after = _done(data, Done(), game=game).position
    assert after.phase == phase
    assert phase != "over" or after.ball == Down("1925", "no-pass", "offense")


@proves("9.4.R.3")
@pytest.mark.parametrize("reading", ["lifted", "name-at-execution", "name-at-commitment"])
def test_where_no_long_pass_could_be_lawful_the_play_ends_before_the_defense_moves(reading: str) -> None:
    data = _short(points=dict.fromkeys(SIX_EACH, 5))  # six are due for a long one
    if reading == "name-at-commitment":
        data["turn"]["throw"] |= {"passer": "12", "receiver": "21"}
    after = _done(data, Done(), game=started(A64=reading)).position
    assert after.ball == Down("1925", "no-pass", "offense")
    assert not after.plans.defense.shown


@proves("9.4.Z.3")
def test_under_target_hex_only_the_receiver_stands_on_the_target() -> None:
    game = started(A64="target-hex-only")
    assert _refused(deep_pattern("long-pass"), Pass("12", "21"), game) == "9.4.Z.3"
    on_it = moved(deep_pattern("long-pass"), o21="0939")
    assert _refused(on_it, Pass("12", "21"), game) is None


@proves("9.4.R.2")
def test_under_name_at_commitment_the_two_who_were_named_throw_and_catch() -> None:
    game = started(A64="name-at-commitment")
    assert _refused(deep_pattern(), Commit("forward", "0939"), game) == "5.13.1.B.1"
    named = Commit("forward", "0939", man="12", receiver="21")
    assert _refused(deep_pattern(), named) == "5.13.1.B.1"
    assert _refused(deep_pattern(), named, game) is None
    assert _refused(deep_pattern(), Commit("forward", "0939", man="12", receiver="51"), game) == "9.4.X.1"
    data = deep_pattern("long-pass")
    data["turn"]["throw"]["receiver"] = "83"
    assert _refused(data, Pass("12", "21"), game) == "9.4.R.2"
    assert _refused(data, Pass("12", "83"), game) is None


# ---- the commitment


@proves("9.4.S.3", "9.4.Y.2", "5.13.1.B.2")
@pytest.mark.parametrize(
    ("so_far", "clause"), [({"forward_tried": True}, "9.4.S.3"), ({"ineligible_across": True}, "9.4.Y.2"), ({}, None)]
)
def test_what_bars_a_forward_pass_bars_its_announcement_and_no_lateral(
    so_far: dict[str, bool], clause: str | None
) -> None:
    data = _marked(deep_pattern(), **so_far)
    for role in ("offense", "defense"):
        data["plans"][role]["shown"] = "forward_tried" in so_far
    assert _refused(data, Commit("forward", "0939")) == clause
    assert _refused(data, Commit("lateral")) is None
    assert _refused(data, Commit("forward", "0940")) == (clause or "5.13.1.B.2")


@proves("9.4.Y.1", "9.4.Y.2")
@pytest.mark.parametrize(("reading", "gone_back"), [("soft-permanent", "9.4.Y.2"), ("soft-current", None)])
def test_an_ineligible_man_who_has_gone_back(reading: str, gone_back: str | None) -> None:
    game = started(A66=reading)
    data = _marked(deep_pattern(), ineligible_across=True)
    assert _refused(data, Commit("forward", "0939"), game) == gone_back
    assert _refused(moved(data, o66="1832", d99="2531"), Commit("forward", "0939"), game) == "9.4.Y.2"


# ---- laterals without a commitment


@proves("9.4.R.1", "9.4.S.1")
@pytest.mark.parametrize(
    ("readings", "play", "types"),
    [
        ({}, "run-right", ()),
        ({"A42": "lateral-in-contact"}, "run-right", ("contact",)),
        ({"A42": "lateral-anytime"}, "run-right", ("contact", "snap")),
        ({"A76": "lateral-on-snap"}, "run-right", ()),
        ({"A76": "lateral-on-snap"}, "option-left", ("snap",)),
    ],
)
def test_a_lateral_that_was_not_announced(readings: dict[str, str], play: str, types: tuple[str, ...]) -> None:
    game, seen = started(**readings), set()
    for game_turn in ("contact", "snap"):
        data = _lateral_after_movement(game_turn, play)
        after = _done(data, Done(), game=game).position
        if isinstance(after.stage, ShortPass):
            answer = RULESET.check(At(game.rules, after, "home", Pass("12", "36")))
            seen |= {game_turn} if answer is None else set()
            assert RULESET.check(At(game.rules, after, "home", Lift("12"))) is not None
            assert loaded(plain(after), game) == after
    assert seen == set(types)


def _lateral_after_movement(game_turn: str, play: str) -> dict[str, Any]:
    """#36 stands behind #12, and the movement of the offense is about to end."""
    data = moved(deep_pattern(), o36=("2023", "N"), o12=("1925", "S"))
    data["plans"]["offense"] |= {"play": play, "line": "aggressive-blocking"}
    data["stage"] = {"phase": "movement", "side": "offense"}
    snap = game_turn == "snap"
    data["turn"] = {"number": 2 if snap else 4, "type": game_turn, "throw": None, "begun": False, "changed": False}
    data["targets"] = [] if snap else data["targets"]
    return data


# ---- the defense meanwhile


@proves("8.4.F.3", "13.1.D.1", "13.1.D.2.2")
@pytest.mark.parametrize(
    ("readings", "play", "line", "points"),
    [
        ({}, "man-to-man", "5", 2), ({}, "zone", "5", 4), ({"A84": "total-cost"}, "man-to-man", "5", 1),
        ({}, "man-to-man", "91", 4), ({"A84": "all-defenders"}, "man-to-man", "91", 2),
    ],
)  # fmt: skip
def test_what_entering_the_hex_of_a_receiver_costs(
    readings: dict[str, str], play: str, line: str, points: int
) -> None:  # fmt: skip
    game = started(**readings)
    data = moved(deep_pattern("long-pass"), **{f"d{line}": ("2740", "S")})
    data["stage"] = {"phase": "movement", "side": "defense"}
    data["plans"]["defense"]["play"] = play
    applied = _done(data, Enter(line, "85"), game=game, seat="away")
    assert applied.events[0].facts["points"] == points


@proves("8.4.F.3")
@pytest.mark.parametrize(("reading", "clause"), [("none", "8.4.F.3"), ("all", None)])
def test_after_a_short_pass_nobody_is_a_potential_receiver(reading: str, clause: str | None) -> None:
    game = started(E08=reading)
    after = plain(_done(moved(_short(), d5=("2740", "S")), PASS_36, 4, game=game).position)
    assert _refused(after, Enter("5", "85"), game, "away") == clause
