"""The shape of the JavaScript implementation: four engines of one form, in any host that has the language."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS, get_folder_name

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "javascript" / "engine"
ADAPTER = ROOT / "conformance" / "adapters" / "javascript" / "adapter.mjs"
MODULES = sorted(HOME.rglob("*.mjs"))
ENGINES = [get_folder_name(each) for each in RULESETS]
HOSTS = {"standard_input.mjs", "published.mjs"}
"""The modules that know that they run under Node: standard input and output, and reading data."""
CORE = {
    "actions", "effects", "options", "permission", "position", "position_decoder", "queries", "rulebook", "ruleset",
    "validity", "views",
}  # fmt: skip
"""What each engine has, whatever chapters it has besides."""
MODULE_LINES = 250
ADAPTER_LINES = 120
FOREIGN = re.compile(
    r"\b(?:node:|require\(|process\.|Buffer|URL\(|TextDecoder|TextEncoder|structuredClone|console\.|performance\.|"
    r"set(?:Timeout|Immediate)|queueMicrotask|globalThis|window\.|document\.|self\.|fetch\()"
)

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


def short(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


def code(path: Path) -> str:
    """A module without its comments."""
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_only_two_small_modules_know_where_they_run() -> None:
    knowing = {short(path) for path in MODULES if FOREIGN.search(code(path))}
    assert knowing == HOSTS
    assert {name: lines(HOME / name) for name in HOSTS if lines(HOME / name) >= ADAPTER_LINES} == {}


def test_nothing_is_imported_but_neighbours_and_by_the_two_node() -> None:
    foreign = {
        short(path): names
        for path in MODULES
        if (names := re.findall(r"""(?:from|import)\s+['"](?!\.{1,2}/)([^'"]+)['"]""", code(path)))
    }
    assert foreign == {"published.mjs": ["node:fs"]}


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_module_is_long() -> None:
    assert {short(path): lines(path) for path in MODULES if lines(path) > MODULE_LINES} == {}


@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_has_the_modules_that_every_engine_has(engine: str) -> None:
    assert CORE - {path.stem for path in (HOME / engine).glob("*.mjs")} == set()


CHAPTERS = ("card_football", "computer_football", "tactical_soccer", "tactical_football")
"""The columns of the table of chapters in the page about the engine."""


def test_readme_names_every_chapter_of_every_engine() -> None:
    rows = [line.split("|")[2:-1] for line in (HOME / "README.md").read_text(encoding="utf-8").splitlines()]
    tables = [[re.findall(r"(\w+)\.mjs", cell) for cell in row] for row in rows if len(row) == len(CHAPTERS)]
    for engine, cells in zip(CHAPTERS, zip(*tables, strict=True), strict=True):
        chapters = {path.stem for path in (HOME / engine).glob("*.mjs") if not path.stem.startswith("validity_of_")}
        assert {name for names in cells for name in names} == chapters - CORE, engine


def exported(path: Path) -> set[str]:
    found = re.findall(r"^export \{ ([^}]*) \} from", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {name.split(" as ")[-1].strip() for names in found for name in names.split(",")}


def test_the_engines_offer_the_same() -> None:
    offered = {engine: exported(HOME / engine / "ruleset.mjs") for engine in ENGINES}
    assert len({frozenset(names - {"phaseOf"}) for names in offered.values()}) == 1, offered


def test_an_engine_imports_only_its_own_modules_and_the_shared_ones() -> None:
    crossing = re.compile(r"""from '\.\./(?!shared/|published\.mjs)""")
    assert [short(path) for path in MODULES if path.parent.name in ENGINES and crossing.search(code(path))] == []
    assert [short(path) for path in (HOME / "shared").glob("*.mjs") if re.search("|".join(ENGINES), code(path))] == []


# ---- nothing that nobody needs


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def imported(path: Path) -> set[str]:
    """What a module takes from others, and what it hands on."""
    found = re.findall(r"(?:import|export) \{([^}]*)\} from", code(path))
    return {name.split(" as ")[0].strip() for names in found for name in names.split(",") if name.strip()}


def test_what_is_exported_is_imported_somewhere() -> None:
    taken = {name for path in (ADAPTER, *(ROOT / "javascript").rglob("*.mjs")) for name in imported(path)}
    declared = re.compile(r"^export (?:const|function\*?|class) (\w+)", re.MULTILINE)
    entrances = {"offered"}  # of the script for pages, which tools/site/engine_script.py calls
    idle = {short(path): names for path in MODULES if (names := {*declared.findall(code(path))} - taken - entrances)}
    assert idle == {}


def test_what_is_imported_or_declared_is_used() -> None:
    declared = re.compile(r"^(?:const|let|function\*?|class) (\w+)", re.MULTILINE)
    for path in MODULES:
        text = code(path)
        took = re.findall(r"import \{([^}]*)\} from", text)
        names = [name.split(" as ")[-1].strip() for each in took for name in each.split(",") if name.strip()]
        assert [name for name in [*names, *declared.findall(text)] if words(text).count(name) < 2] == [], short(path)


# ---- in a host that has nothing but the language


def conversation() -> bytes:
    """Every sixtieth case of each ruleset, with all that it asks."""
    asks = [
        ask
        for each in RULESETS
        for case in read_vectors(get_vectors_file(each))[::60]
        for ask in [*list_own_requests(case), {"op": "position", "game": "g"}]
    ]
    hello = {"op": "hello", "protocol": [1]}
    return b"".join(json.dumps({"id": n, **ask}).encode() + b"\n" for n, ask in enumerate([hello, *asks]))


def replies(command: list[str], lines: bytes) -> bytes:
    return subprocess.run(command, input=lines, capture_output=True, check=True, timeout=120).stdout


@needs_node
def test_the_engines_answer_alike_where_there_is_nothing_but_the_language() -> None:
    asked = conversation()
    bare = ["node", "--no-warnings", "--experimental-vm-modules", str(Path(__file__).with_name("bare_host.mjs"))]
    answers = replies(bare, asked)
    assert answers == replies(["node", str(ADAPTER)], asked)
    assert answers.count(b"\n") == asked.count(b"\n") > 150
    assert b'"kind":"internal"' not in answers


@needs_node
def test_every_engine_declares_every_reading() -> None:
    hello = replies(["node", str(ADAPTER)], b'{"id": 1, "op": "hello", "protocol": [1]}\n')
    assert {name: told["readings"] for name, told in json.loads(hello)["rulesets"].items()} == dict.fromkeys(
        RULESETS, "*"
    )
