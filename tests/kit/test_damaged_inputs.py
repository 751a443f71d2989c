"""A few hundred damaged inputs, and faults planted to see that the tool for damaged inputs notices them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.size_limits import LONGEST_LINE
from scrimmage_rules.kit.protocol.messages import Failed
from scrimmage_rules.kit.protocol.reference import Reference
from tools.input_fuzzing.input_fuzzing_command import InputTrials, run_shares
from tools.input_fuzzing.input_kinds import KINDS
from tools.input_fuzzing.json_mutations import add_unknown_key, wrap_value
from tools.input_fuzzing.seed_corpus import SeedMaterial, collect_material

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def material() -> SeedMaterial:
    return collect_material()


@pytest.fixture
def causes(material: SeedMaterial) -> Callable[..., set[str]]:
    """The causes of faults among the first inputs of a kind."""

    def of(kind: str, inputs: int = 12) -> set[str]:
        return {each.cause for each in run_shares(InputTrials(material, 1, kind), inputs, 1) if each.cause}

    return of


def test_a_few_hundred_damaged_inputs_do_no_harm(material: SeedMaterial) -> None:
    found = list(run_shares(InputTrials(material, 55, None), 400, 2))
    assert sorted(each.number for each in found) == list(range(400))
    assert [each for each in found if each.cause] == []


# A process takes its time; and of damaged moves not one in ten still continues the game they are for.
INPUTS = {"processes": 8, "moves": 96, "arguments": 96}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_input_is_refused_here_and_taken_there(kind: str, material: SeedMaterial) -> None:
    found = run_shares(InputTrials(material, 7, kind), INPUTS.get(kind, 24), 2)
    assert len({each.outcome for each in found}) > 1


def test_a_seed_makes_the_same_inputs_again_and_another_seed_others(material: SeedMaterial) -> None:
    made = [[InputTrials(material, seed, None).make(number)[:2] for number in range(20)] for seed in (1, 1, 2)]
    assert made[0] == made[1]
    assert made[0] != made[2]


def test_outcomes_hang_on_the_input_alone(material: SeedMaterial) -> None:
    assert sorted(run_shares(InputTrials(material, 1, None), 60, 2)) == list(
        run_shares(InputTrials(material, 1, None), 60, 1)
    )


Answer = Callable[[Reference, Any], Any]


def plant(monkeypatch: pytest.MonkeyPatch, op: str, fault: Answer) -> None:
    """Answer this operation with a fault first."""
    sound = Reference.answer

    def answer(self: Reference, data: Any) -> Any:
        planted = fault(self, data) if isinstance(data, dict) and data.get("op") == op else None
        return sound(self, data) if planted is None else planted

    monkeypatch.setattr(Reference, "answer", answer)


def test_an_internal_error_is_noticed(monkeypatch: pytest.MonkeyPatch, causes: Callable[..., set[str]]) -> None:
    def broken(*_: Any) -> Any:
        raise KeyError("planted")

    monkeypatch.setattr("scrimmage_rules.library.game.Game._seat", broken)
    assert any(cause.startswith("internal: KeyError at library/game.py:") for cause in causes("positions"))


def test_a_game_changed_by_an_error_is_noticed(
    monkeypatch: pytest.MonkeyPatch, causes: Callable[..., set[str]]
) -> None:
    sound = Reference.answer

    def forgetful(self: Reference, data: Any) -> Any:
        reply = sound(self, data)
        if isinstance(reply, Failed):
            sound(self, {"id": 1, "op": "new", "game": "h", "ruleset": "card-football"})
        return reply

    monkeypatch.setattr(Reference, "answer", forgetful)
    assert "a game has changed although the answer was error" in causes("requests")


def test_a_hang_is_noticed(monkeypatch: pytest.MonkeyPatch, causes: Callable[..., set[str]]) -> None:
    def endless(*_: Any) -> None:
        while True:
            pass

    plant(monkeypatch, "observe", endless)
    assert "the answer to observe takes too long" in causes("positions", 6)


def test_a_process_that_is_lost_is_noticed_and_the_rest_is_tried(
    monkeypatch: pytest.MonkeyPatch, material: SeedMaterial
) -> None:
    plant(monkeypatch, "observe", lambda *_: os._exit(7))
    found = list(run_shares(InputTrials(material, 1, "positions"), 12, 1))
    assert [each.number for each in found] == list(range(12))
    assert {each.cause for each in found} >= {"", "the process ended with 7"}


def test_a_use_of_much_memory_is_noticed(monkeypatch: pytest.MonkeyPatch, causes: Callable[..., set[str]]) -> None:
    plant(monkeypatch, "observe", lambda *_: b"x" * (400 << 20) and None)
    assert "a process needs too much memory" in causes("positions", 6)


def test_a_message_of_two_lines_is_noticed(monkeypatch: pytest.MonkeyPatch, causes: Callable[..., set[str]]) -> None:
    monkeypatch.setattr(MalformedData, "__str__", lambda _: "one line\nand another")
    assert "the message of error has several lines" in causes("options", 30)


def test_an_accepted_game_in_which_a_legal_action_fails_is_noticed(
    monkeypatch: pytest.MonkeyPatch, causes: Callable[..., set[str]]
) -> None:
    plant(monkeypatch, "check", lambda reference, data: reference.answer({**data, "op": "juggle"}))
    assert any(cause.endswith(" is answered unsupported None") for cause in causes("positions"))


def says(text: str) -> Callable[[Any], int]:
    def does(_: Any) -> int:
        sys.stderr.write(text)
        return 2

    return does


@pytest.mark.parametrize(
    ("does", "cause"),
    [
        (lambda _: 5, "exit code 5"),
        (lambda _: 1, "exit code 1 without a message"),
        (says("scrimmage: \x1b[31mred\n"), "standard error holds raw control characters"),
        (says("Oh no\n"), "standard error has a line that is not a message"),
        (lambda _: 1 // 0, "ZeroDivisionError at outside the package"),
    ],
)
def test_a_command_that_ends_badly_is_noticed(
    does: Any, cause: str, monkeypatch: pytest.MonkeyPatch, causes: Callable[..., set[str]]
) -> None:
    monkeypatch.setattr("tools.input_fuzzing.oracles.main", does)
    assert cause in causes("data", 2)


def test_one_input_is_repeated_and_shown_and_nothing_is_left_behind(tmp_path: Path) -> None:
    command = [
        sys.executable,
        str(ROOT / "tools/input_fuzzing/input_fuzzing_command.py"),
        "--seed",
        "4",
        "--only",
        "data",
        "--input",
        "3",
    ]
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    told = subprocess.run(command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("input 3: data; ")
    assert "\nfile file.json: " in told.stdout
    assert "\nargument check\n" in told.stdout
    assert "\noutcome: exit " in told.stdout
    assert list(tmp_path.iterdir()) == []


DAMAGES = """
import random
from tools.input_fuzzing.json_mutations import FINE, ROUGH
for damage in (*ROUGH, *FINE):
    for seed in range(20):
        tree = {name: [1, {"seat": "home", name: 2}] for name in "abcdefgh"}
        damage(random.Random(seed), tree, {name: [3] for name in "abcdefgh"})
        print(damage.__name__, seed, tree)
"""


def test_a_seed_makes_the_same_damage_in_every_process() -> None:
    """The order of a set of words differs from process to process."""
    made = {
        subprocess.run(
            [sys.executable, "-c", DAMAGES], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": number},
            capture_output=True, check=True, text=True,
        ).stdout
        for number in ("1", "2")
    }  # fmt: skip
    assert len(made) == 1


def test_a_crowd_of_crowds_is_no_crowd_of_one_value() -> None:
    """Damage to one of many copies is damage to that one, and no input outgrows what is read of it."""
    for seed in range(200):
        rng = random.Random(seed)  # noqa: S311
        tree: Any = [{"name": {"seat": "home"}}]
        for damage in (wrap_value, wrap_value, add_unknown_key, wrap_value):
            damage(rng, tree, None)
        assert len(repr(tree)) < LONGEST_LINE
