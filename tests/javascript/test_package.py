"""The npm package: packed in one file, it works in an empty folder, and its types say what the schemas say."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from scrimmage_rules import __version__
from tools.releases.npm_package import FOLDERS, SCRIPT, pack_package
from tools.releases.typescript_protocol_types import convert_schema_to_type

ROOT = Path(__file__).resolve().parents[2]
TSC = ROOT / ".venv" / "javascript" / "node_modules" / ".bin" / "tsc"
HELLO = b'{"id": 1, "op": "hello", "protocol": [1]}\n'

packing = pytest.mark.skipif(
    shutil.which("npm") is None or not SCRIPT.is_file(), reason="needs npm, and the script that `make script` makes"
)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder with the packed file installed in it, and with nothing else; the registry is not asked."""
    folder = tmp_path_factory.mktemp("empty")
    packed = pack_package(tmp_path_factory.mktemp("packed"))
    install = ["npm", "install", "--offline", "--silent", "--no-audit", "--no-fund", str(packed)]
    subprocess.run(install, cwd=folder, check=True, capture_output=True)
    assert [path.name for path in (folder / "node_modules").iterdir() if path.name[0] != "."] == ["scrimmage-rules"]
    return folder


@packing
def test_its_own_trial_plays_every_game_and_answers(installed: Path) -> None:
    home = installed / "node_modules" / "scrimmage-rules"
    said = subprocess.run(["npm", "test", "--silent"], cwd=home, check=True, capture_output=True, text=True).stdout
    assert len(said.splitlines()) == 5
    assert said.splitlines()[-1].startswith("protocol 1: scrimmage-js")


@packing
def test_its_command_answers_protocol_1(installed: Path) -> None:
    command = [str(installed / "node_modules" / ".bin" / "scrimmage-adapter")]
    said = subprocess.run(command, input=HELLO, cwd=installed, check=True, capture_output=True).stdout
    assert json.loads(said)["status"] == "ok"


@packing
def test_it_has_the_version_and_the_data_of_the_suite(installed: Path) -> None:
    home = installed / "node_modules" / "scrimmage-rules"
    assert json.loads((home / "package.json").read_text(encoding="utf-8"))["version"] == __version__
    for name in FOLDERS:
        ours = {path.name for path in (ROOT / name).rglob("*") if path.is_file()}
        assert {path.name for path in (home / name).rglob("*") if path.is_file()} == ours, name


RIGHT = """
import { apply, conversation, legalSteps, newGame, RULESETS } from 'scrimmage-rules';
import type { Game, Reply, Request } from 'scrimmage-rules';

const asked: Request = { op: 'check', id: 1, game: 'g', seat: 'home', action: { type: 'punt' } };
const said = JSON.parse(conversation()(JSON.stringify(asked)) ?? 'null') as Reply;
const game: Game<'card-football'> = newGame(RULESETS['card-football']);
const [step] = legalSteps(game);
const spot: number | null = apply(game, step, [{ kind: 'coin', value: 'home' }]).game.position.spot;
console.log(said.status, spot);
"""
WRONG = {
    "an op that there is not": "const asked: import('scrimmage-rules').Request = { op: 'juggle', id: 1 };",
    "a field that no position has": "declare const at: import('scrimmage-rules').CardFootballPosition.All; at.weather;",
    "a game that there is not": "declare const game: import('scrimmage-rules').Game<'chess'>;",
}


def compiled(folder: Path, text: str) -> int:
    """The exit code of the compiler for a program that uses the package."""
    (folder / "program.mts").write_text(text, encoding="utf-8")
    flags = ["--noEmit", "--strict", "--module", "nodenext", "--moduleResolution", "nodenext", "--target", "es2022"]
    return subprocess.run([str(TSC), *flags, "program.mts"], cwd=folder, check=False, capture_output=True).returncode


@packing
@pytest.mark.skipif(not TSC.is_file(), reason="the compiler is not installed: `make script` installs it")
def test_the_types_allow_what_is_right_and_nothing_else(installed: Path) -> None:
    assert compiled(installed, RIGHT) == 0
    assert [name for name, text in WRONG.items() if compiled(installed, text) == 0] == []


@pytest.mark.parametrize(
    ("schema", "wanted"),
    [
        ({"enum": ["red", None]}, '"red" | null'),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"$ref": "#/$defs/Man"}}, "(Man)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"type": "object", "properties": {"a": {}, "b": {}}, "required": ["b"]}, '{ "a"?: unknown; "b": unknown }'),
    ],
)  # fmt: skip
def test_a_schema_is_a_type(schema: dict[str, object], wanted: str) -> None:
    assert convert_schema_to_type(schema) == wanted
