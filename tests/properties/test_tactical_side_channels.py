"""By which ways a secret of tactical-football could get out beside the view: and that a clause does let it out.

What `load` refuses, questions asked beside a table, moves that are told to who joins late; and that after the clause
that reveals it, two tables that differ in a secret are no longer the same to the other side.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from scrimmage_rules.campaigns.tactical_football import play_random_game
from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import Applied, Options, Refused
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.transcript import Move, Transcript, create_seat_history
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.library.random_play import Ply, ResolvedRuleset
from scrimmage_rules.tactical_football.actions import (
    CallTurn,
    ChangePlay,
    Choose,
    Commit,
    Contact,
    Designate,
    Done,
    DownBall,
    HandOff,
    Lift,
    Pass,
    Step,
)
from scrimmage_rules.tactical_football.actions import Pair as Declare
from scrimmage_rules.tactical_football.position import SEATS
from scrimmage_rules.tactical_football.ruleset import RULESET
from tests.properties.football_plays import several_plays, started, whole_plays
from tests.properties.games import proves
from tests.properties.secret_tables import PHASES, changed, drafted, seat_of, secrets, table_of
from tests.properties.tables_in_full import in_full, load

GAME = started()

# ---- a clause lets it out


class Revealed(NamedTuple):
    """An action that reveals a secret of a table, by a clause; `instead` is what the secret might be as well."""

    words: tuple[str, ...]
    secret: str
    instead: Any
    acting: str
    action: Any
    dice: tuple[int, ...]
    clause: str


NEXT_TO_THE_LINE = (*PHASES["at the line, dummies"], "it is Game-Turn 6")
LATE = (*PHASES["commitment"], "it is Game-Turn 6", "the offense has selected Pass Blocking and Forward Pass")
TACKLED = (*PHASES["movement, defense"], "the defense's #99 stands on 1928 facing S")
BESIDE_HIM = (
    *PHASES["movement, offense, dummies"], "the offense's #31 stands on 1927 facing N",
    "the offense's #12 stands on 2025", "the offense's #21 stands on 1928",
)  # fmt: skip
SECOND = ("turn", "throw", "target")

REVEALED = {
    "the snap is called": Revealed(
        PHASES["game-turn"], "line marker, offense", "pass-blocking", "home", CallTurn("snap"), (), "13.E.1"
    ),
    "so is the charge seen": Revealed(
        PHASES["game-turn"], "line marker, defense", "aggressive-charge", "home", CallTurn("snap"), (), "13.E.1"
    ),
    "a carrier crosses the line": Revealed(
        NEXT_TO_THE_LINE, "play marker, offense", "option-right", "home", Step("31", "2531"), (), "13.F.1"
    ),
    "a forward pass is announced": Revealed(
        LATE, "play marker, offense", "option-right", "home", Commit("forward", "1640"), (), "13.F.1"
    ),
    "the play is changed": Revealed(
        PHASES["commitment"], "play marker, offense", "run-left", "home", ChangePlay("forward-pass"), (), "13.H.2"
    ),
    "the defense's half of a forward pass begins": Revealed(
        (*PHASES["short pass"], "the offense's #12 stands on 1925"), "play marker, defense", "man-to-man", "home",
        Lift("12"), (), "13.G.1",
    ),
    "a carrier is contacted": Revealed(
        TACKLED, "real ball", "31", "away", Contact("99", "12"), (7, 2), "9.3.Q.1"
    ),
    "a hand-off is fumbled": Revealed(
        BESIDE_HIM, "real ball", "31", "home", HandOff("31", "21"), (12,), "12.D"
    ),
    "the Game-Turn ends": Revealed(PHASES["movement, defense"], "real ball", "31", "away", Done(), (), "9.3.Q.2"),
    "the ball is downed": Revealed(
        PHASES["movement, offense, dummies"], "real ball", "36", "home", DownBall(), (), "5.2.6"
    ),
    "the pass is thrown": Revealed(
        PHASES["long pass"], "true target", "2240", "home", Pass("12", "21"), (2, 2, 2), "9.4.Z.3"
    ),
}  # fmt: skip


def put(data: dict[str, Any], secret: str, instead: Any) -> dict[str, Any]:
    """The table with something else for a secret."""
    if secret == "real ball":
        dummies = [data["ball"]["by"] if each == instead else each for each in data["ball"]["dummies"]]
        return changed(data, "ball", to={"is": "carried", "by": instead, "dummies": dummies})
    if secret == "true target":
        return changed(data, *SECOND, to=instead)
    kind, _, side = secret.partition(" marker, ")
    return changed(data, "plans", side, kind, to=instead)


def applied(game: ResolvedRuleset, data: dict[str, Any], case: Revealed) -> Applied[Any]:
    """What comes of it with these dice, the last ones left over where the play has ended before."""
    script: list[Outcome] = []
    at = At(game.rules, load(game.rules, data), case.acting, case.action)
    outcome = RULESET.apply(at, script)
    while isinstance(outcome, Need):
        script.append(Outcome(outcome.kind, case.dice[len(script)], outcome.purpose))
        outcome = RULESET.apply(at, script)
    assert isinstance(outcome, Applied), outcome
    return outcome


@proves("13.E.1", "13.F.1", "13.H.2", "13.G.1", "9.3.Q.1", "12.D", "9.3.Q.2", "5.2.6", "9.4.Z.3")
@pytest.mark.parametrize("how", REVEALED)
def test_what_a_clause_reveals_is_seen(how: str) -> None:
    case = REVEALED[how]
    one = drafted(case.words)
    two = put(one, case.secret, case.instead)
    assert one != two
    looking = seat_of(one, "offense" if case.secret.endswith("defense") else "defense")
    before = [RULESET.view(GAME.rules, load(GAME.rules, each), looking).value for each in (one, two)]
    assert before[0] == before[1]
    after = [applied(GAME, each, case) for each in (one, two)]
    assert [plain(each) for each in after[0].events] != [plain(each) for each in after[1].events]
    assert case.clause in {clause for each in after for event in each.events for clause in event.clauses}


@proves("9.3.M.1")
def test_a_declared_hand_off_is_seen_once_it_is_made() -> None:
    words = (
        *PHASES["movement, offense"], "the offense's #12 stands on 1927 facing N", "the offense's #31 stands on 1928",
    )  # fmt: skip
    declared = changed(drafted(words), "stage", "hand_offs", to=[{"man": "12", "to": "31", "made": False}])
    case = Revealed(words, "", None, "home", HandOff("12", "31"), (7,), "9.3.L.1")
    seen = RULESET.view(GAME.rules, load(GAME.rules, declared), "away").value
    assert seen["stage"]["hand_offs"] == []
    after = RULESET.view(GAME.rules, applied(GAME, declared, case).position, "away").value
    assert after["stage"]["hand_offs"] == [{"man": "12", "to": "31", "made": True}]


@proves("9.4.Z.1", "5.12.2.D")
@pytest.mark.parametrize("dice", [(5,), (2, 2, 2)])
def test_the_other_target_hex_is_never_told(dice: tuple[int, ...]) -> None:
    """Neither as the pass is thrown nor after it, whether it is caught or not."""
    data = table_of("long pass")
    case = Revealed((), "", None, "home", Pass("12", "21"), dice, "")
    after = applied(GAME, data, case)
    seen = canonical(RULESET.view(GAME.rules, after.position, "away").value)
    told = canonical([plain(event) for event in after.events])
    assert b"1640" in told
    assert b"2240" not in told + seen


# ---- what cannot be is refused alike

SPOILT: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("men", "defense", "on", "26", "at"), "3801"),
    (("men", "defense", "on", "26", "neutralized"), 3),
    (("men", "offense", "on", "66", "hit"), True),
    (("men", "offense", "on", "85", "at"), "1630"),
    (("line",), 31),
    (("objective",), None),
    (("turn", "number"), 40),
    (("so_far", "lateral_caught"), True),
)
"""Places that everybody sees, with what is wrong there in some phase or in all."""


def faults(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    try:
        load(GAME.rules, data)
    except Refused as refused:
        return [(each.clause, each.code, each.path) for each in refused.faults]
    return []


@proves("9.1.C.2", "13.PROC.1", "9.4.Z.1")
@pytest.mark.parametrize("phase", PHASES)
def test_what_everybody_sees_to_be_wrong_is_refused_alike_whatever_is_hidden(phase: str) -> None:
    data, refused = in_full(table_of(phase)), 0
    for pair in (each for each in secrets(data) if each.one != each.other):
        for path, value in SPOILT:
            if path[-1] == "at" and path[-2] not in data["men"][path[1]]["on"]:
                continue
            if path[0] == "men" and path[-2] not in data["men"][path[1]]["on"]:
                continue
            found = [faults(changed(each, *path, to=value)) for each in (data, in_full(pair.other))]
            assert found[0] == found[1], (pair.secret, path)
            refused += bool(found[0])
    assert refused


@proves("9.1.C.2")
@pytest.mark.parametrize("phase", PHASES)
def test_a_view_is_no_table_so_that_nobody_can_try_out_what_it_hides(phase: str) -> None:
    position = load(GAME.rules, table_of(phase))
    for pair in secrets(table_of(phase)):
        seen = RULESET.view(GAME.rules, position, seat_of(pair.one, pair.from_side)).value
        with pytest.raises(ScrimmageError):
            RULESET.load(GAME.rules, plain(seen))


def names(value: Any) -> set[str]:
    """All names of fields in plain data."""
    if isinstance(value, dict):
        return {str(name) for name in value}.union(*map(names, value.values()))
    return set().union(*map(names, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("phase", PHASES)
def test_no_table_and_no_view_has_a_source_of_dice_to_come(phase: str) -> None:
    """Chance is given with an action, so that nobody can look ahead."""
    position = load(GAME.rules, table_of(phase))
    views = [RULESET.view(GAME.rules, position, seat).value for seat in SEATS]
    for found in map(names, (in_full(table_of(phase)), *views)):
        assert found.isdisjoint({"seed", "stream", "random", "dice", "rolls", "generator", "chance"})


# ---- questions beside a table

QUESTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("roster", {}), ("man", {"side": "offense", "man": "12"}), ("chart", {}), ("hex", {"hex": "1640"}),
    ("distance", {"from": "1925", "to": "1640"}), ("sight", {"hex": "1925", "facing": "N", "target": "1640"}),
    ("contact-odds", {"differential": 2}), ("completion-odds", {"net": 7}), ("fumble-odds", {}),
    ("recovery-odds", {"marker": 3, "turns": 2}),
)  # fmt: skip


@proves("9.1.C.2", "13.PROC.1")
@pytest.mark.parametrize("phase", PHASES)
def test_a_question_asked_at_a_table_is_answered_by_its_rules_alone(phase: str) -> None:
    engine = Reference()
    tables = [table_of(phase), *(pair.other for pair in secrets(table_of(phase)))]
    for number, data in enumerate(tables):
        begun = {"id": 1, "op": "load", "game": str(number), "ruleset": "tactical-football", "position": in_full(data)}
        assert encode_reply_as_plain_data(engine.answer(begun))["status"] == "ok"
    for query, args in QUESTIONS:
        asked = {"id": 1, "op": "query", "query": query, "args": args}
        answers = [
            canonical(encode_reply_as_plain_data(engine.answer({**asked, "game": str(each)})))
            for each in range(len(tables))
        ]
        assert set(answers) == {answers[0]}


# ---- who joins late


def transcript_of(plies: list[Ply], *, several: bool = False) -> Transcript:
    settings = {"scenario": "multi-play"} if several else {}
    moves = tuple(Move(each.seat, plain(each.action), each.script) for each in plies)
    return Transcript("tactical-football", Options(None, settings, {}), moves)


@proves("13.PROC.1", "13.PROC.3")
def test_who_joins_late_is_not_told_which_markers_were_kept_or_changed() -> None:
    plies = [each for each in whole_plays(GAME, 3) if each.before.snap is None]
    offense = plies[-1].applied.position.offense
    looking = "home" if offense == "away" else "away"
    seen = create_seat_history(RULESET, transcript_of(plies), looking)
    chosen = [
        (ply, move) for ply, move in zip(plies, seen["moves"], strict=True) if isinstance(ply.action, Choose)
    ]  # fmt: skip
    assert len([ply for ply, _ in chosen if ply.seat == offense]) > 1
    assert all(("action" in move) == (ply.seat == looking) for ply, move in chosen)


def is_secret(ply: Ply) -> bool:
    """A target hex, or a hand-off after which somebody has a dummy."""
    return isinstance(ply.action, Designate) or (isinstance(ply.action, HandOff) and ply.action.dummy is not None)


def seen_of(plies: list[Ply]) -> dict[str, list[dict[str, Any]]]:
    """The moves as either seat may know them."""
    return {
        seat: create_seat_history(RULESET, transcript_of(plies, several=True), seat)["moves"]
        for seat in ("home", "away")
    }


@proves("5.12.2.D", "9.3.M.1", "9.3.N.3.3")
def test_who_joins_late_is_told_of_targets_and_hand_offs_what_the_table_shows() -> None:
    """Targets without their hexes, no declared hand-off at all, and not which of two men was given the ball."""
    found = set[type]()
    for seed in range(4):
        plies = [*play_random_game(several_plays(), seed)]
        declares = [ply.seat for ply in plies if isinstance(ply.action, Declare)]
        declared = {seat: len(declares) - declares.count(seat) for seat in SEATS}
        moves = seen_of(plies)
        assert {seat: len(plies) - len(told) for seat, told in moves.items()} == declared
        assert not any(move["seat"] != seat and "pair" in str(move) for seat, told in moves.items() for move in told)
        for number in [number for number, ply in enumerate(plies) if is_secret(ply)][:6]:
            moves, acting = seen_of(plies[: number + 1]), plies[number].seat
            last = moves["home" if acting == "away" else "away"][-1]
            assert last == {"seat": acting}
            found.add(type(plies[number].action))
        found |= {Declare} if any(declared.values()) else set()
    assert found == {Declare, Designate, HandOff}
