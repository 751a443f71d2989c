"""What the page to play on tells a seat, in Node: two tables that differ in a secret of the other side are told alike.

The table it draws, the actions it lists and lets a seat try, refusals, explanations, odds, what the plain opponent
chooses, and the list of what was done.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.contract import Applied
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.ruleset import RULESET
from tests.properties.football_plays import started
from tests.properties.games import proves
from tests.properties.secret_tables import PHASES, Pair, seat_of, secrets, table_of
from tests.properties.tables_in_full import in_full, load
from tests.properties.test_tactical_secrets import of_each_kind, outcomes, reveals, tried

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")

GAME = started()
SECRET = {
    str(action.__struct_config__.tag): rule.secret for action, rule in RULESET.action_rules.items() if rule.secret
}
TOLD = str(Path(__file__).with_name("told.mjs"))


def done_on(pair: Pair, both: tuple[Position, Position], seat: str, rng: random.Random) -> dict[str, Any] | None:
    """An action of the other seat, a secret one where there is one, that reveals nothing on either table."""
    acting = "home" if seat == "away" else "away"
    actions = of_each_kind(rng, [*RULESET.legal(GAME.rules, both[0], acting)], 0)
    for action in sorted(actions, key=lambda each: str(each.__struct_config__.tag) not in SECRET):
        if RULESET.check(At(GAME.rules, both[1], acting, action)) is not None:
            continue
        came = [outcomes(GAME, At(GAME.rules, each, acting, action), random.Random(1))[1] for each in both]  # noqa: S311
        if all(isinstance(each, Applied) for each in came) and not reveals(pair.secret, *came):
            return {"seat": acting, "action": plain_lists(action)}
    return None


def questions(phase: str) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Every secret of a phase, with the two tables and what is asked of both."""
    data, rng = table_of(phase), random.Random(5)  # noqa: S311
    for pair in (each for each in secrets(data) if each.one != each.other):
        seat, both = seat_of(data, pair.from_side), (load(GAME.rules, pair.one), load(GAME.rules, pair.other))
        asked: dict[str, Any] = {
            "ruleset": "tactical-football", "options": {}, "seat": seat, "secret": SECRET,
            "tries": [plain_lists(each) for each in of_each_kind(rng, tried(GAME, both[0], seat), 6)],
            "done": done_on(pair, both, seat, rng),
        }  # fmt: skip
        one, other = ({**asked, "position": in_full(each)} for each in (pair.one, pair.other))
        yield pair.secret, one, other


def told(asked: list[dict[str, Any]]) -> list[str]:
    lines = "".join(f"{json.dumps(each)}\n" for each in asked)
    run = subprocess.run(["node", TOLD], input=lines, capture_output=True, check=True, timeout=300, text=True)
    return run.stdout.splitlines()


@pytest.mark.long("asks a page about every secret of a phase")
@proves("9.1.C.2", "13.PROC.1", "13.E.1", "13.F.1", "13.G.1", "5.12.2.D", "9.3.P.2")
@pytest.mark.parametrize("phase", PHASES)
def test_tables_that_differ_in_a_secret_are_told_alike(phase: str) -> None:
    pairs = [*questions(phase)]
    answers = told([each for _, one, other in pairs for each in (one, other)])
    assert len(answers) == 2 * len(pairs)
    for (secret, _, _), one, other in zip(pairs, answers[::2], answers[1::2], strict=True):
        assert json.loads(one)["seen"]
        assert one == other, secret


def test_a_hand_off_that_is_only_declared_is_not_listed_for_the_other_side() -> None:
    data = in_full(table_of("movement, offense"))
    declared = {"seat": "home", "action": {"type": "pair", "man": "12", "to": "21"}}
    asked = {
        "ruleset": "tactical-football",
        "options": {},
        "position": data,
        "secret": SECRET,
        "tries": [],
        "done": declared,
    }
    own, other = map(json.loads, told([{**asked, "seat": seat} for seat in ("home", "away")]))
    assert "pair" in json.dumps(own["log"])
    assert json.dumps(other["log"]).count("No moves yet.") == 1


def test_a_seat_tries_out_its_own_actions_and_sees_all_only_where_everything_is_shown() -> None:
    """What is refused to the other side can tell who has the ball."""
    data = in_full(table_of("short pass"))
    asked: dict[str, Any] = {
        "ruleset": "tactical-football",
        "options": {},
        "position": data,
        "secret": SECRET,
        "tries": [],
        "done": None,
    }
    tries = [json.loads(each)["tries"] for each in told([{**asked, "seat": seat} for seat in ("away", "everything")])]
    assert tries == [["away", "chance"], ["home", "away", "chance"]]
