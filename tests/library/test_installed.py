"""Rulesets of other packages: what is found, what is left out with one line, and that it harms nobody else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scrimmage_rules.kernel.errors import Unusable
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.ruleset_plugins.entry_points import GROUP, InstalledRuleset, find_installed_rulesets
from scrimmage_rules.rulesets import RULESETS
from tests.repository.reading import ROOT

BORROWED = """
from msgspec.structs import replace
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.rulesets import ruleset

RULESET = replace(ruleset("card-football"), id="{id}", rulebook=Rulebook("{id}", "scrimmage_rules.card_football"))
"""
"""A ruleset that has the rules of another one and a name of its own."""

MUTE = """
class Mute(Exception):
    def __str__(self):
        raise self
raise Mute
"""

Put = Callable[..., None]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """Install a package: its code, and what it declares."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(package: str, code: str, declares: str) -> None:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(code, encoding="utf-8")
        about = tmp_path / f"{package}-1.2.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[{GROUP}]\n{declares} = {package}\n", encoding="utf-8")

    return write


def test_a_ruleset_of_another_package_is_found_with_its_version(put: Put, tmp_path: Path) -> None:
    put("snow", BORROWED.format(id="snow-football"), "snow-football")
    found = find_installed_rulesets(RULESETS)["snow-football"]
    assert isinstance(found, InstalledRuleset)
    assert isinstance(found.ruleset, Ruleset)
    assert (found.package, found.folder, found.version) == ("snow", tmp_path / "snow", "1.2")


@pytest.mark.parametrize(
    ("code", "declares", "why"),
    [
        ("import mud.no_such_part", "mud-zero", "ModuleNotFoundError: No module named 'mud.no_such_part'"),
        ("import no_such_module", "mud-one", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise RuntimeError('two\\nlines')", "mud-two", "RuntimeError: two lines"),
        ("raise SystemExit(3)", "mud-three", "SystemExit: 3"),
        ("raise KeyboardInterrupt('tea')", "mud-eight", "KeyboardInterrupt: tea"),
        ("raise GeneratorExit", "mud-nine", "GeneratorExit:"),
        ("class Own(BaseException): pass\nraise Own('mine')", "mud-ten", "Own: mine"),
        (MUTE, "mud-eleven", "Mute, an error whose text cannot be computed"),
        ("RULESET = 7", "mud-four", "TypeError: the attribute RULESET of the module mud is not a Ruleset object"),
        ("", "mud-five", "TypeError: the attribute RULESET of the module mud is not a Ruleset object"),
        (BORROWED.format(id="else"), "mud-six", "ValueError: mud.RULESET and its rulebook must have this id too"),
        ("", "Mud Seven", "ValueError: an id consists of lower-case letters, digits and single hyphens"),
    ],
)
def test_one_that_cannot_be_used_is_left_out_with_the_reason(put: Put, code: str, declares: str, why: str) -> None:
    sys.modules.pop("mud", None)
    put("mud", code, declares)
    found = find_installed_rulesets(RULESETS)[declares]
    assert isinstance(found, Unusable)
    assert str(found) == f"ruleset {declares!r} of mud 1.2 is ignored: {why}; fix the package or uninstall it"


def test_what_is_printed_on_the_way_is_no_answer(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("loud", "print('here I am')\n" + BORROWED.format(id="loud-football"), "loud-football")
    assert isinstance(find_installed_rulesets(RULESETS)["loud-football"], InstalledRuleset)
    assert capsys.readouterr() == ("", "here I am\n")


def test_a_file_of_entry_points_that_is_none_is_told(put: Put, tmp_path: Path) -> None:
    put("torn", "", "torn")
    (tmp_path / "torn-1.2.dist-info" / "entry_points.txt").write_text(f"[{GROUP}]\nno sign here\n", encoding="utf-8")
    [told] = find_installed_rulesets(RULESETS).values()
    assert str(told).startswith("the installed packages are not readable: TypeError: ")
    assert str(told).endswith("; fix or reinstall that package")


def test_two_packages_that_declare_one_ruleset_are_both_left_out(put: Put) -> None:
    for package in ("rain", "hail"):
        put(package, BORROWED.format(id="wet-football"), "wet-football")
    found = find_installed_rulesets(RULESETS)["wet-football"]
    told = "ruleset 'wet-football' is ignored: hail 1.2 and rain 1.2 declare it; uninstall all of them except one"
    assert (type(found), str(found)) == (Unusable, told)


def test_nobody_takes_the_name_of_a_ruleset_of_this_project(put: Put) -> None:
    put("fog", BORROWED.format(id=RULESETS[0]), RULESETS[0])
    told = (
        f"ruleset {RULESETS[0]!r} of fog 1.2 is ignored: scrimmage-rules has a ruleset of this name; rename the ruleset"
    )
    assert [str(each) for each in find_installed_rulesets(RULESETS).values()] == [told]


def test_the_commands_go_on_without_a_ruleset_that_is_broken(put: Put, tmp_path: Path) -> None:
    put("mire", "import no_such_module", "mire")
    told = (
        "scrimmage: ruleset 'mire' of mire 1.2 is ignored: ModuleNotFoundError: No module named 'no_such_module'; "
        "fix the package or uninstall it\n"
    )
    ran = _scrimmage(tmp_path, "clause", "PUNT.distance")
    assert (ran.returncode, ran.stderr) == (0, told)
    assert ran.stdout.startswith("PUNT.distance  The number is the length in yards\ncard-football, ")
    chosen = _scrimmage(tmp_path, "coverage", "--ruleset", "mire")
    assert (chosen.returncode, chosen.stderr.startswith(told)) == (2, True)


ENDING = {
    "exits": "import os\nos._exit(0)",
    "killed": "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)",
    "lasting": "import threading, time\nthreading.Thread(target=time.sleep, args=(600,)).start()",
}
WHY = dict.fromkeys(("exits", "killed"), "its import ends the process") | {
    "lasting": "its import leaves a thread running"
}


def test_a_package_that_ends_the_process_or_uses_its_streams_harms_no_command(put: Put, tmp_path: Path) -> None:
    for package, code in ENDING.items():
        put(package, code, package)
    put("loud", "import os\nos.write(1, b'noise')\n" + BORROWED.format(id="loud-football"), "loud-football")
    put("thirsty", "import sys\nsys.stdin.read()\n" + BORROWED.format(id="thirsty-football"), "thirsty-football")
    request = b'{"id":1,"op":"hello","protocol":[1],"kit":{"name":"a","version":"1"}}\n'
    ran = subprocess.run(
        [sys.executable, "-m", "scrimmage_rules", "serve"], input=request, env=_beside(tmp_path), cwd=tmp_path,
        check=False, capture_output=True, timeout=120,
    )  # fmt: skip
    [reply] = ran.stdout.splitlines()
    assert ran.returncode == 0
    assert {"loud-football", "thirsty-football"} <= json.loads(reply)["rulesets"].keys()
    assert ran.stderr.decode().removeprefix("noise").splitlines() == [
        f"scrimmage: ruleset {name!r} of {name} 1.2 is ignored: {why}; fix the package or uninstall it"
        for name, why in WHY.items()
    ]


def test_a_package_that_interrupts_is_distinguished_from_the_user(put: Put) -> None:
    put("squall", "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\nsignal.pause()", "squall")
    with pytest.raises(KeyboardInterrupt):
        find_installed_rulesets(RULESETS)


def test_a_part_that_is_missing_is_an_error_of_one_line(put: Put, tmp_path: Path) -> None:
    put("bare", BORROWED.format(id="bare-football"), "bare-football")
    for name in ("pictures.py", "room.py"):
        (tmp_path / "bare" / name).touch()
    ran = _scrimmage(tmp_path, "pages", "--ruleset", "bare-football", "pages")
    told = "scrimmage: ruleset 'bare-football' has no ROOM in bare.room; add it\n"
    assert (ran.returncode, ran.stderr) == (2, told)
    code = "from scrimmage_rules import open_ruleset; open_ruleset('bare-football').start().svg()"
    drawn = subprocess.run(
        [sys.executable, "-c", code], env=_beside(tmp_path), cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert drawn.stderr.endswith("Unusable: ruleset 'bare-football' has no PICTURES in bare.pictures; add it\n")


@pytest.mark.parametrize(("files", "shown"), [((), "<svg"), (("pictures.py",), "None")])
def test_a_notebook_shows_a_table_or_the_text_of_a_game_without_pictures(
    put: Put, tmp_path: Path, files: tuple[str, ...], shown: str
) -> None:
    put("bare", BORROWED.format(id="bare-football"), "bare-football")
    for name in files:
        (tmp_path / "bare" / name).touch()
    code = (
        "from scrimmage_rules import open_ruleset; print(str(open_ruleset('bare-football').start()._repr_svg_())[:4])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], env=_beside(tmp_path), cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert ran.stdout == f"{shown}\n"


OPENED = """
from scrimmage_rules import RULESETS, Unusable, open_ruleset, playable_rulesets

assert playable_rulesets() == (*RULESETS, "snow-football")
assert open_ruleset("snow-football").start().legal()
try:
    open_ruleset("mire")
except Unusable as fault:
    print(fault)
"""


def test_the_library_opens_what_is_installed_and_says_why_not(put: Put, tmp_path: Path) -> None:
    put("mire", "RULESET = None", "mire")
    put("snow", BORROWED.format(id="snow-football"), "snow-football")
    ran = subprocess.run(
        [sys.executable, "-c", OPENED], env=_beside(tmp_path), cwd=tmp_path, check=True, capture_output=True, text=True
    )
    told = (
        "ruleset 'mire' of mire 1.2 is ignored: TypeError: the attribute RULESET of the module mire is not a Ruleset"
        " object; fix the package or"
    )
    assert (ran.stdout, ran.stderr) == (f"{told} uninstall it\n", "")


def _scrimmage(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scrimmage_rules", *arguments]
    return subprocess.run(command, env=_beside(folder), cwd=folder, check=False, capture_output=True, text=True)


def _beside(folder: Path) -> dict[str, str]:
    """The environment in which a folder lies on the path of Python before this checkout."""
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
