"""A table of verbs by rulesets: each verb runs on the rulesets of this project and on those of other packages."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import pytest

from scrimmage_rules import open_ruleset, rulesets
from scrimmage_rules.command.completion_values import VALUES
from scrimmage_rules.command.verbs import SUMMARIES
from scrimmage_rules.kernel import transcript as transcripts
from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.learning import environment
from scrimmage_rules.rulesets import RULESETS, locate_ruleset
from tests.command.conftest import Ended
from tests.installed_packages import Installation
from tests.repository.reading import ROOT

FOREIGN = tuple(sorted(path.parent.name for path in (ROOT / "examples").glob("*/pyproject.toml")))
EVERY = (*RULESETS, *FOREIGN)

Scrimmage = Callable[..., Ended]

SERVE = ("--", sys.executable, "-m", "scrimmage_rules", "serve")


class Cell(NamedTuple):
    """The arguments of a verb for a ruleset, its exit code, and a part of its output."""

    arguments: tuple[str, ...]
    part: str
    code: int = 0


class Inputs(NamedTuple):
    """The files of a ruleset in the folder in which the command runs, and names of its parts."""

    ruleset: str
    clause: str
    case: str
    choice: tuple[str, dict[str, Any]]
    place: str
    ambiguity: str
    key: str


Made = dict[str, tuple[Inputs, dict[str, bytes]]]
"""The inputs of rulesets, and their files by name."""

CELLS: dict[str, Callable[[Inputs], Cell]] = {
    "verify": lambda its: Cell(("verify", *of(its), "--case", its.case), "\n1 pass\n"),
    "doctor": lambda its: Cell(("doctor", *of(its), *SERVE), "0 failed"),
    "fuzz": lambda its: Cell(("fuzz", *of(its), "--seconds", "3", "--seed", "1", *SERVE), "without a difference"),
    "campaign": lambda its: Cell(("campaign", "playouts", *of(its), "--seeds", "1", "--size", "20"), "; 0 found"),
    "repro": lambda its: Cell(("repro", "cases.jsonl", *SERVE), "1 pass"),
    "list": lambda its: Cell(("list", "cases", *of(its), "--case", its.case), its.case),
    "report": lambda _its: Cell(("report", "report.json"), "1 pass"),
    "diff": lambda _its: Cell(("diff", "report.json", "report.json"), "no case differs"),
    "impact": lambda its: Cell(
        ("impact", "tree", f"reading:{its.ambiguity}={its.key}", *of(its), "--case", its.case, "--games", "1"),
        f"\n{its.ruleset}, {its.ambiguity} ",
    ),
    "init": lambda its: Cell(("init", "--language", "python", *of(its), "mine"), "written: mine/adapter.py"),
    "new": lambda its: Cell(("new", "ruleset", its.ruleset, "mine"), "is installed; choose another name", 2),
    "serve": lambda its: Cell(("serve",), f'"{its.ruleset}":'),
    "export": lambda its: Cell(("export", "--check", *of(its)), "0 outdated files"),
    "coverage": lambda its: Cell(("coverage", "--check", *of(its)), "0 problems"),
    "pages": lambda its: Cell(("pages", *of(its), "pages"), "files written"),
    "changes": lambda its: Cell(("changes", *of(its)), "the version must be at least"),
    "clause": lambda its: Cell(("clause", its.clause), f"\n{its.ruleset}, "),
    "odds": lambda its: Cell(
        ("odds", *of(its), "--position", "position.json", "--seat", its.choice[0],
         "--action", json.dumps(its.choice[1]), "--of", its.place), "%"
    ),
    "simulate": lambda its: Cell(
        ("simulate", *of(its), "--games", "1", "--moves", "20", "--jobs", "1", "--file", "g.csv"), "results: g.csv"
    ),
    "replay": lambda _its: Cell(("replay", "game.json"), "   1 "),
    "check": lambda its: Cell(("check", "position", "position.json", *of(its)), "position.json: valid"),
}  # fmt: skip
"""How each verb is called for a ruleset. `completion` prints no values; another test asks for them."""

ELSEWHERE = {
    "export": "tests/kit/test_export.py",
    "pages": "tests/site/test_pages.py",
    "doctor": "tests/kit/test_doctor.py",
    "fuzz": "tests/kit/test_fuzz.py",
    "impact": "tests/kit/test_impact.py",
}
"""Verbs that take long for the rulesets of this project, each with the tests that run them on all of these."""


def of(its: Inputs) -> tuple[str, str]:
    """Return the option that names the ruleset."""
    return "--ruleset", its.ruleset


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    """Install the rulesets of examples/ for this process, and for those that it starts."""
    found = Installation(tmp_path_factory.mktemp("installed"), [ROOT / "examples" / each for each in FOREIGN])
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(found.folder)
        for name, value in found.environment.items():
            patch.setenv(name, value)
        rulesets._find_installed_rulesets.cache_clear()
        yield found
    rulesets._find_installed_rulesets.cache_clear()


@pytest.fixture(scope="module")
def made() -> Made:
    """The inputs of each ruleset that a test has asked for."""
    return {}


@pytest.fixture
def inputs(request: pytest.FixtureRequest, tmp_path: Path, scrimmage: Scrimmage, made: Made) -> Inputs:
    """Write a game, a position, a case and a report of a ruleset into the folder in which the command runs."""
    ruleset_id: str = request.param
    if ruleset_id not in made:
        found = _make_inputs(ruleset_id, tmp_path, scrimmage)
        made[ruleset_id] = found, {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    found, files = made[ruleset_id]
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    return found


def _make_inputs(ruleset_id: str, folder: Path, scrimmage: Scrimmage) -> Inputs:
    vectors = read_vectors(get_vectors_file(ruleset_id))
    case = next(vector for vector in vectors if vector.level == "referee" and not vector.readings)
    generator, game = Random(5), open_ruleset(ruleset_id).start()  # noqa: S311
    first, position = game.legal()[0], game.save()
    (folder / "position.json").write_text(json.dumps(position), encoding="utf-8")
    for _ in range(6):
        game = game.apply(*generator.choice(game.legal()), chance=generator)
    transcripts.save(game.transcript(), folder / "game.json")
    lines = (
        (locate_ruleset(ruleset_id).data("conformance") / "vectors" / f"{ruleset_id}.jsonl")
        .read_text("utf-8")
        .splitlines()
    )
    wanted = next(line for line in lines if json.loads(line)["id"] == case.id)
    (folder / "cases.jsonl").write_text(f"{wanted}\n", encoding="utf-8")
    ran = scrimmage("verify", "--ruleset", ruleset_id, "--case", case.id, "--json", "report.json")
    assert ran.code == 0, ran
    book = game.rules.engine.rulebook
    ambiguity = next(each for each in book.ambiguities.values() if each.switchable)
    key = next(each for each in ambiguity.keys if each != ambiguity.ruling)
    action = plain_lists(first.action)
    return Inputs(
        ruleset_id, case.clauses[0], case.id, (first.seat, action), f"/{next(iter(position))}", ambiguity.id, key
    )


def list_cells() -> Iterator[tuple[str, str]]:
    for verb in CELLS:
        for each in EVERY:
            if each in FOREIGN or verb not in ELSEWHERE:
                yield verb, each


@pytest.mark.parametrize(("verb", "inputs"), list(list_cells()), indirect=["inputs"])
def test_a_verb_runs_on_a_ruleset(verb: str, inputs: Inputs, scrimmage: Scrimmage, judged_once: None) -> None:
    cell = CELLS[verb](inputs)
    given = b'{"id": 1, "op": "hello", "protocol": [1]}\n' if verb == "serve" else b""
    ran = scrimmage(*cell.arguments, given=given)
    assert (ran.code, "Traceback" in ran.err) == (cell.code, False), ran
    assert cell.part in ran.out + ran.err, ran


def test_every_verb_is_in_the_table() -> None:
    assert set(SUMMARIES) - set(CELLS) == {"completion"}
    assert [path for path in ELSEWHERE.values() if not (ROOT / path).is_file()] == []


@pytest.mark.parametrize("ruleset_id", EVERY)
@pytest.mark.parametrize("argument", ["clause", "feature", "reading", "case", "seat"])
def test_completion_knows_the_values_of_a_ruleset(argument: str, ruleset_id: str) -> None:
    assert list(islice(VALUES[argument]((ruleset_id,), ""), 1)) != []


@pytest.mark.parametrize("ruleset_id", FOREIGN)
@pytest.mark.parametrize("reward", ["result", "score"])
def test_a_learning_environment_has_an_agent_for_each_player(
    ruleset_id: str, reward: Literal["result", "score"]
) -> None:
    env, generator = environment(ruleset_id, reward=reward), Random(3)  # noqa: S311
    players = [seat for seat in open_ruleset(ruleset_id).seats if seat != "chance"]
    assert env.possible_agents == players
    winners = set()
    for seed in range(12):
        returns = dict.fromkeys(players, 0.0)
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, gained, over, cut, _ = env.last()
            returns[agent] += gained
            env.step(None if over or cut else generator.choice(seen["action_mask"].nonzero()[0].tolist()))
        winner = getattr(env.game.result(), "winner", None)
        winners.add(winner)
        lost = -1.0 if reward == "result" else -1 / (len(players) - 1)
        assert returns == {each: 0.0 if winner is None else 1.0 if each == winner else lost for each in players}
    assert len(winners - {None}) > 1


@pytest.mark.parametrize("inputs", EVERY, indirect=True)
def test_the_plugin_of_pytest_judges_a_ruleset(inputs: Inputs, installed: Installation, tmp_path: Path) -> None:
    adapter = f"{sys.executable} -m scrimmage_rules serve"
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    options = ["--scrimmage-adapter", adapter, "--scrimmage-ruleset", inputs.ruleset, f"scrimmage::{inputs.case}"]
    ran = installed.run(sys.executable, *command, *options, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert re.match(r"[1-9]\d* passed in", ran.stdout.splitlines()[-1]), ran.stdout


@pytest.mark.parametrize("ruleset_id", FOREIGN)
def test_impact_compares_a_revision_of_the_package(ruleset_id: str, tmp_path: Path, installed: Installation) -> None:
    """A changed clause in a checkout of the package is found, with the checkout as `tree:` and its past as `rev:`."""
    package = ruleset_id.replace("-", "_")
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    (checkout / package).symlink_to(ROOT / "examples" / ruleset_id / package)
    ran = installed.scrimmage(f"impact tree tree:{checkout} --ruleset {ruleset_id} --games 2", tmp_path)
    assert (ran.returncode, "nothing changes" in ran.stdout) == (0, True), ran.stdout + ran.stderr


def test_a_failing_case_of_another_package_names_no_page_of_this_site(scrimmage: Scrimmage) -> None:
    case = "three-hands/play/the-highest-card-wins-a-point"
    wrong = f"{sys.executable} -m scrimmage_rules serve | sed -u s/last_trick/other_trick/"
    ran = scrimmage("verify", "--ruleset", "three-hands", "--case", case, "--", "sh", "-c", wrong)
    assert ran.code == 1, ran
    assert "\n  rule: scrimmage clause PLAY." in ran.out, ran
    assert "site/" not in ran.out, ran


def test_a_game_of_another_package_has_a_page_of_its_own(scrimmage: Scrimmage, tmp_path: Path) -> None:
    generator, game = Random(1), open_ruleset("three-hands").start()  # noqa: S311
    while choices := game.legal():
        game = game.apply(*generator.choice(choices), chance=generator)
    transcripts.save(game.transcript(), tmp_path / "whole.json")
    ran = scrimmage("replay", "whole.json", "--html", "game.html")
    assert ran.code == 0, ran
    assert (tmp_path / "game.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_an_error_in_the_code_of_an_author_names_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rulesets.ruleset("three-hands")
    module = sys.modules["three_hands"]
    monkeypatch.setattr(module, "SEATS", ())
    reference = Reference()
    reference.answer({"id": 1, "op": "new", "game": "g", "ruleset": game.id})
    dealt = {"id": 2, "op": "apply", "game": "g", "seat": "chance", "action": {"type": "deal"}}
    reply = encode_reply_as_plain_data(reference.answer({**dealt, "chance": [{"kind": "card", "value": 7}]}))
    assert re.match(r"three_hands/__init__\.py:\d+: ValueError: ", reply["message"]), reply
