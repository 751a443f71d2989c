"""The page about simulations prints what the command prints, and names every player and column."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from textwrap import dedent

import pytest

from scrimmage_rules.command.cli import main
from scrimmage_rules.simulation import GameRow
from scrimmage_rules.simulation.player_names import FORMS
from scrimmage_rules.simulation.results_file_formats import encode_results
from tests.repository.reading import read

PAGE = "docs/library/simulations.md"


@pytest.mark.long("plays 4000 games")
def test_the_commands_of_the_page_print_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = [
        dedent(block) for block in re.findall(r"^ *```console\n(.*?)^ *```$", read(PAGE), re.MULTILINE | re.DOTALL)
    ]
    assert len(blocks) == 2
    for block in blocks:
        command, _, shown = block.partition("\n")
        assert main(shlex.split(command.removeprefix("$ scrimmage "))) == 0
        assert capsys.readouterr().out == shown


def test_the_page_names_every_player_and_column() -> None:
    text = read(PAGE)
    header = encode_results(Path("a.csv"), [GameRow(1, None, None, 1, {"home": 0, "away": 0})]).decode().split("\n")[0]
    named = [form for form in FORMS if ":PLAYOUTS" not in form]
    assert [name for name in (*header.split(","), *named) if f"`{name}`" not in text] == []
