"""Secrets of tactical-football: two tables that differ in one of them alone are the same to the other side.

The same view, lawful actions in the same order, refusals, explanations, draws of chance, events and odds; until a
clause reveals it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import PUBLIC, Applied, Options, Refused
from scrimmage_rules.kernel.deeds import At
from scrimmage_rules.kernel.transcript import Move, Transcript, seen_by
from scrimmage_rules.kit.sentences import play
from scrimmage_rules.kit.table import Table
from scrimmage_rules.kit.vocabulary.shared import copied
from scrimmage_rules.kit.vocabulary.tactical_football.draft import finished_position
from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.game import RULESET
from scrimmage_rules.tactical_football.play_selection.markers import PLAY_MARKERS
from scrimmage_rules.tactical_football.position import carriers, opposite
from tests.properties.football_games import game_of, several_plays
from tests.properties.football_plays import DEFENSE, OFFENSE, started, whole_plays
from tests.properties.games import Started, proves
from tests.properties.tables_in_full import load

GAME = started()
NAMED = started(A64="name-at-commitment")
NAMING = {"TF-A64": "name-at-commitment"}
FORMATION = "the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball"

SPREAD = (
    "the offense's #12 stands on 1927", "the offense's #31 stands on 2026", "the offense's #36 stands on 1826",
    "the offense's #21 stands on 1636", "the offense's #83 stands on 2233", "the defense's #99 stands on 1928",
)  # fmt: skip
"""After the snap: the backs behind the quarterback, a receiver downfield, a tackle before the quarterback."""

DUMMIES = ("the offense's #31 has a dummy ball", "the offense's #36 has a dummy ball")

BEFORE = {
    "game-turn": ("the offense is to call Game-Turn 3",),
    "play selection, offense": ("it is the offense's play selection",),
    "play selection, defense": ("it is the defense's play selection",),
    "positioning, offense": ("it is the offense's movement in a Pre-Contact Game-Turn",),
    "positioning, defense": ("it is the defense's movement in a Pre-Contact Game-Turn",),
}
AFTER = {
    "snap": ("it is the offense's snap",),
    "snap movement, offense": ("it is the offense's movement in the Snap Game-Turn", *SPREAD),
    "snap movement, offense, dummies": ("it is the offense's movement in the Snap Game-Turn", *SPREAD, *DUMMIES),
    "snap recovery, defense": (
        "it is the defense's neutralization recovery in the Snap Game-Turn", *SPREAD, *DUMMIES,
        "the defense's #94 is neutralized 2",
    ),
    "snap movement, defense": ("it is the defense's movement in the Snap Game-Turn", *SPREAD, *DUMMIES),
    "targets": ("the offense is to record its target hexes", *SPREAD, *DUMMIES),
    "recovery, offense": (
        "it is the offense's neutralization recovery in a Contact Game-Turn", *SPREAD,
        "the offense's #66 is neutralized 1",
    ),
    "commitment": ("it is the offense's pass commitment", *SPREAD),
    "passive contact": (
        "it is the offense's passive contact resolution in a Contact Game-Turn", *SPREAD,
        "the defense's #99 stands on 1927",
    ),
    "movement, offense": ("it is the offense's movement in a Contact Game-Turn", *SPREAD),
    "movement, offense, dummies": ("it is the offense's movement in a Contact Game-Turn", *SPREAD, *DUMMIES),
    "at the line, dummies": (
        "it is the offense's movement in a Contact Game-Turn", *SPREAD, *DUMMIES, "the offense's #31 stands on 2530",
        "the offense's #36 stands on 1430",
    ),
    "movement, defense": ("it is the defense's movement in a Contact Game-Turn", *SPREAD, *DUMMIES),
    "recovery, defense": (
        "it is the defense's neutralization recovery in a Contact Game-Turn", *SPREAD, *DUMMIES,
        "the defense's #94 is neutralized 2",
    ),
    "loose ball": (*SPREAD, "it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn"),
    "pick up": (
        *SPREAD, "the defense's #94 stands on 2027 facing SW",
        "the defense is to pick up the ball that #12 has fumbled, with #99 and #94",
    ),
    "lateral, movement, offense": ("it is the offense's movement in a Pass Game-Turn of a lateral", *SPREAD, *DUMMIES),
    "short lateral": ("the offense is to throw a short lateral", *SPREAD, *DUMMIES),
    "lateral, movement, defense": (
        "it is the defense's movement in a Pass Game-Turn of a lateral", *SPREAD,
        "the ball has been lifted from #12",
    ),
    "long lateral": ("the offense is to throw a long lateral", *SPREAD, "the ball has been lifted from #12"),
}  # fmt: skip
FORWARD = {
    "forward, movement, offense": ("it is the offense's movement in a Pass Game-Turn", *SPREAD, *DUMMIES),
    "short pass": ("the offense is to throw a short pass", *SPREAD, *DUMMIES),
    "forward, recovery, defense": (
        "it is the defense's neutralization recovery in a Pass Game-Turn", *SPREAD, "the ball has been lifted from #12",
        "the defense's #94 is neutralized 2",
    ),
    "forward, movement, defense": (
        "it is the defense's movement in a Pass Game-Turn", *SPREAD, "the ball has been lifted from #12",
    ),
    "long pass": ("the offense is to throw a long pass", *SPREAD, "the ball has been lifted from #12"),
}  # fmt: skip
"""A forward pass: the ball marker is up from its announcement on, the coverage in the defense's half."""

SHOWN_BY_NOW = (
    "the offense has selected Aggressive Blocking and Forward Pass", "the offense has shown its ball marker",
)  # fmt: skip
COVERAGE_TOO = ("forward, recovery, defense", "forward, movement, defense", "long pass")

PHASES = {
    **BEFORE, **AFTER,
    **{
        name: (*SHOWN_BY_NOW, *(("the defense has shown its coverage marker",) if name in COVERAGE_TOO else ()), *words)
        for name, words in FORWARD.items()
    },
}  # fmt: skip


class Pair(NamedTuple):
    """Two tables that differ in what is hidden from a side."""

    secret: str
    from_side: str
    one: dict[str, Any]
    other: dict[str, Any]


def drafted(words: tuple[str, ...]) -> dict[str, Any]:
    table = Table("tactical-football")
    play(table, "Given", FORMATION, None, None)
    for side, men in (("offense", OFFENSE), ("defense", DEFENSE)):
        play(table, "Given", f"the {side}'s men stand on", [[f"#{each}" for each in men], list(men.values())], None)
    for sentence in words:
        play(table, "Given", sentence, None, None)
    return finished_position(table)


# ---- every secret, and what else it might be


def changed(data: dict[str, Any], *path: str, to: Any) -> dict[str, Any]:
    other = copied(data)
    place = other
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return other


def secrets(data: dict[str, Any]) -> Iterator[Pair]:
    yield from secret_markers(data)
    yield from secret_balls(data)
    yield from secret_targets(data)
    yield from secret_hand_offs(data)
    yield from secret_names(data)


def secret_markers(data: dict[str, Any]) -> Iterator[Pair]:
    lines: dict[Role, str] = {"offense": "pass-blocking", "defense": "aggressive-charge"}
    for side in ROLES:
        hidden_from = opposite(side)
        if data["plans"][side] is None:
            continue
        if not data["snap"] and data["turn"]["type"] != "snap":
            yield Pair(f"line marker, {side}", hidden_from, data, changed(data, "plans", side, "line", to=lines[side]))
        if not data["plans"][side]["shown"]:
            for marker in sorted(PLAY_MARKERS[side]):
                other = changed(data, "plans", side, "play", to=marker)
                yield Pair(f"play marker, {side}", hidden_from, data, other)


def secret_balls(data: dict[str, Any]) -> Iterator[Pair]:
    for label in data["ball"].get("dummies", []):
        dummies = [data["ball"]["by"] if each == label else each for each in data["ball"]["dummies"]]
        other = changed(data, "ball", to={"is": "carried", "by": label, "dummies": dummies})
        yield Pair("real ball", "defense", data, other)


def secret_targets(data: dict[str, Any]) -> Iterator[Pair]:
    throw = data["turn"]["throw"]
    if data["targets"]:
        other = changed(data, "targets", to=["0101", "2545"])
        if throw and throw["target"]:
            other["turn"]["throw"]["target"] = "2545"
        yield Pair("targets", "defense", data, other)
    if throw and throw["target"]:
        yield Pair("true target", "defense", data, changed(data, "turn", "throw", "target", to=data["targets"][1]))


def secret_hand_offs(data: dict[str, Any]) -> Iterator[Pair]:
    if data["stage"].get("side") != "offense":
        return
    made = [each for each in data["stage"].get("hand_offs", []) if each["made"]]
    if "hand_offs" in data["stage"] and len(made) < 2:
        declared = [*made, {"man": "12", "to": "31", "made": False}]
        for hand_offs in (made, declared):
            yield Pair("declared hand-off", "defense", data, changed(data, "stage", "hand_offs", to=hand_offs))


def secret_names(data: dict[str, Any]) -> Iterator[Pair]:
    """Under TF-A64 `name-at-commitment` only."""
    throw = data["turn"]["throw"]
    if throw and throw["receiver"] and throw["length"] != "thrown":
        for label in ("21", "83"):
            yield Pair("receiver", "defense", data, changed(data, "turn", "throw", "receiver", to=label))
        yield Pair("passer", "defense", data, changed(data, "turn", "throw", "passer", to="31"))


# ---- what the other side can find out


def seat_of(data: dict[str, Any], side: str) -> str:
    away = "away" if data["offense"] == "home" else "home"
    return str(data["offense"]) if side == "offense" else away


def tried(game: Started, position: Any, seat: str) -> list[Any]:
    """Whatever might be tried in this phase, lawful or not."""
    at: At[Any, Any, None] = At(game.rules, position, seat, None)
    due = [rule for rule in RULESET.action_rules.values() if position.phase in rule.stages]
    return [action for rule in due for action in islice(rule.candidates(at), 400)]


REVEALING = {
    "ball-shown", "balls-shown", "ball-down", "marker-shown", "loose-ball", "loose-ball-taken", "line-markers-shown",
    "play-changed", "pass-thrown",
}  # fmt: skip
"""Events by which a clause reveals where the real ball is, or a marker."""


def outcomes(game: Started, at: Any, rng: random.Random) -> tuple[list[Any], Any]:
    """The draws of an action with dice as they come, and what came of it."""
    script: list[Outcome] = []
    outcome = game.ruleset.apply(at, script)
    while isinstance(outcome, Need):
        script.append(Outcome(outcome.kind, rng.choice(outcome.faces), outcome.purpose))
        outcome = game.ruleset.apply(at, script)
    return script, outcome


def waited_for(game: Started, position: Any, seat: str) -> list[Any]:
    """Who may act, and with what the looking seat may; what others may do is told to them alone."""
    pending = RULESET.turn(game.rules, position).pending
    return [(each.seat, each.kinds if each.seat == seat else None) for each in pending]


def told(applied: Any) -> list[Any]:
    return [plain(event) for event in applied.events]


def reveals(*outcomes: Any) -> bool:
    found = {event.kind for each in outcomes if isinstance(each, Applied) for event in each.events}
    return not found.isdisjoint(REVEALING)


class Asked:
    """A table that is held against several others: what it answers is asked once."""

    def __init__(self, game: Started, position: Any) -> None:
        self.game, self.position = game, position
        self.legal = cache(lambda seat: [*RULESET.legal(game.rules, position, seat)])
        self.checked = cache(
            lambda seat: [
                (action, RULESET.check(At(game.rules, position, seat, action)))
                for action in tried(game, position, seat)
            ]
        )


def the_same_to(asked: Asked, pair: Pair, other: Any, seed: int) -> None:
    """All that the side it is hidden from can ask."""
    game, one, seat = asked.game, asked.position, seat_of(pair.one, pair.from_side)
    for looking in (seat, PUBLIC):
        views = [canonical(RULESET.view(game.rules, each, looking).value) for each in (one, other)]
        assert views[0] == views[1], pair.secret
    assert asked.legal(seat) == [*RULESET.legal(game.rules, other, seat)]
    assert waited_for(game, one, seat) == waited_for(game, other, seat)
    for action, rejection in asked.checked(seat):
        assert RULESET.check(At(game.rules, other, seat, action)) == rejection
    rng = random.Random(seed)  # noqa: S311
    for acting in ("home", "away"):
        legal = asked.legal(acting)
        mixed = rng.sample(legal, len(legal))
        both = (each for each in mixed if RULESET.check(At(game.rules, other, acting, each)) is None)
        for action in islice(both, 12):
            the_same_comes_of_it(game, (one, other), acting, action, seat, rng)


def the_same_comes_of_it(
    game: Started, pair: tuple[Any, Any], acting: str, action: Any, seat: str, rng: random.Random
) -> None:
    """The same draws, events and view, unless a clause has revealed something."""
    ats = [At(game.rules, each, acting, action) for each in pair]
    dice = rng.getrandbits(32)
    results = [outcomes(game, at, random.Random(dice)) for at in ats]  # noqa: S311
    (script, applied), (other_script, other_applied) = results
    if reveals(applied, other_applied):
        shorter = min(len(script), len(other_script))
        assert script[:shorter] == other_script[:shorter]
        return
    assert script == other_script
    assert told(applied) == told(other_applied)
    if acting == seat:
        explained = [canonical(plain(RULESET.explain(at, script))) for at in ats]
        assert explained[0] == explained[1]
    views = [canonical(RULESET.view(game.rules, each.position, seat).value) for each in (applied, other_applied)]
    assert views[0] == views[1]


@proves("9.1.C.2", "13.PROC.1", "13.E.1", "13.F.1", "13.G.1", "5.12.2.D", "9.3.P.2")
@pytest.mark.parametrize("phase", PHASES)
def test_tables_that_differ_in_a_secret_are_the_same_to_the_other_side(phase: str) -> None:
    data = drafted(PHASES[phase])
    asked = Asked(GAME, load(GAME.rules, data))
    for number, pair in enumerate(secrets(data)):
        if pair.one != pair.other:
            the_same_to(asked, pair, load(GAME.rules, pair.other), number)


def test_kinds_of_the_offense_tell_who_has_the_ball_when_it_may_pass_and_nothing_else() -> None:
    """So a turn is for whoever keeps the table, as the page of the protocol says."""
    told = set()
    for phase, words in PHASES.items():
        data = drafted(words)
        for pair in (each for each in secrets(data) if each.one != each.other):
            one, other = (load(GAME.rules, each) for each in (pair.one, pair.other))
            if RULESET.turn(GAME.rules, one) != RULESET.turn(GAME.rules, other):
                told.add((phase, pair.secret))
    assert told == {("short lateral", "real ball"), ("short pass", "real ball")}


@proves("9.3.P.2")
@pytest.mark.parametrize("phase", [each for each in PHASES if "movement, offense" in each or "at the line" in each])
def test_a_man_with_a_dummy_may_do_what_he_might_with_the_ball(phase: str) -> None:
    """Leaving the field and downing the ball aside, which show it."""
    data = drafted(PHASES[phase])
    one = load(GAME.rules, data)
    for pair in secret_balls(data):
        other = load(GAME.rules, pair.other)
        assert [*RULESET.legal(GAME.rules, one, "home")] == [*RULESET.legal(GAME.rules, other, "home")]


NAMED_PHASES = [each for each in FORWARD if each != "long pass"]


def named_at_the_commitment(phase: str) -> dict[str, Any]:
    """A table at which passer and receiver were named when the pass was announced."""
    words = [each for each in PHASES[phase] if "lifted" not in each and each not in DUMMIES]
    if phase in COVERAGE_TOO:
        words.append("the length of the pass reads long")
    return drafted((*words, "the eligible passers of the snap were #12 and #31", "#12 is named to pass to #36"))


@proves("9.4.Z.1", "9.4.U.3")
@pytest.mark.parametrize("phase", NAMED_PHASES)
def test_who_is_named_at_the_commitment_is_the_offenses_own(phase: str) -> None:
    data = named_at_the_commitment(phase)
    asked = Asked(NAMED, load(NAMED.rules, data))
    pairs = [*secret_names(data)]
    assert len(pairs) == 3
    for number, pair in enumerate(pairs):
        the_same_to(asked, pair, load(NAMED.rules, pair.other), number)


ASKED = ("positioning", "movement", "recovery", "commitment", "pass-targets", "short-pass", "long-pass", "interception")


def met(seed: int) -> Iterator[tuple[Started, Any]]:
    """Tables of a random game of several plays: of each stage a few, those with dummies about among them."""
    game, seen = several_plays(), Counter[tuple[Any, ...]]()
    for ply in game_of(game, seed):
        position = ply.before
        sort = (position.phase, getattr(position.stage, "side", ""), len(carriers(position)), position.turn.type)
        seen[sort] += 1
        if position.phase in ASKED and seen[sort] in (1, 7):
            yield game, position


@proves("9.1.C.2", "13.PROC.1", "13.F.1", "9.3.P.2", "9.4.Z.1")
@pytest.mark.parametrize("seed", [0, 4])
def test_no_table_of_a_game_tells_a_secret(seed: int) -> None:
    found = Counter[str]()
    for game, position in met(seed):
        data, asked = copied(plain(position)), Asked(game, position)
        for number, pair in enumerate(secrets(data)):
            other = loaded(game, pair.other)
            if other is not None and other != position:
                the_same_to(asked, pair, other, number)
                found[pair.secret] += 1
    assert {"real ball", "play marker, offense", "play marker, defense", "targets"} <= found.keys()


def loaded(game: Started, data: dict[str, Any]) -> Any:
    """The table, or None: with another secret it could not have come about."""
    try:
        return load(game.rules, data)
    except Refused:
        return None


def test_every_secret_is_looked_for() -> None:
    looked_for = {pair.secret for words in PHASES.values() for pair in secrets(drafted(words))}
    assert looked_for == {
        "line marker, offense", "line marker, defense", "play marker, offense", "play marker, defense", "real ball",
        "targets", "true target", "declared hand-off",
    }  # fmt: skip


@proves("13.PROC.1", "13.PROC.3")
def test_who_joins_late_is_not_told_which_markers_were_kept_or_changed() -> None:
    plies = [each for each in whole_plays(GAME, 3) if each.before.snap is None]
    offense = plies[-1].applied.position.offense
    other = "home" if offense == "away" else "away"
    moves = tuple(Move(each.seat, plain(each.action), each.script) for each in plies)
    seen = seen_by(RULESET, Transcript("tactical-football", Options(None, {}, {}), moves), other)
    chosen = [
        (ply, move) for ply, move in zip(plies, seen["moves"], strict=True)
        if ply.action.__struct_config__.tag == "choose"
    ]  # fmt: skip
    assert len([ply for ply, _ in chosen if ply.seat == offense]) > 1
    assert all(("action" in move) == (ply.seat == other) for ply, move in chosen)
