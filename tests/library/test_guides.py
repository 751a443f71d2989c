"""The guides do what they say: their programs are run, and print what the page shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scrimmage_rules import learning, library, players, simulation
from tests.library.guides import examples, printed
from tests.repository.reading import ROOT, read

REFERENCE = ("reference.md", "values.md", "errors.md")
INCLUDING = ("ruleset.md", "ruleset-parts.md", "maskable-ppo.md")
"""Pages with a test of their own: they show files and commands of rulesets, or need a library that no test installs."""
GUIDES = sorted({path.name for path in (ROOT / "docs/library").glob("*.md")} - {*REFERENCE, *INCLUDING})


def test_there_are_guides() -> None:
    assert GUIDES == [
        "archive.md",
        "learning.md",
        "play.md",
        "player.md",
        "probability.md",
        "simulate.md",
        "simulations.md",
    ]


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_prints_what_it_shows(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = examples(read(f"docs/library/{name}"))
    assert printed([block for block, _ in found]) == [shown for _, shown in found]


def test_the_first_example_of_the_readme_prints_what_it_shows() -> None:
    block, shown = examples(read("README.md"))[0]
    assert "open_ruleset" in block
    assert printed([block]) == [shown]


def test_the_reference_has_every_public_name() -> None:
    text = "".join(read(f"docs/library/{name}") for name in REFERENCE)
    described = re.findall(r"^::: scrimmage_rules\.library\.(\w+)$", text, re.MULTILINE)
    in_words = ["CHANCE_SEAT", "Face", "HIDDEN", "PUBLIC", "RULESETS"]
    assert sorted([*described, *in_words]) == sorted(library.__all__)
    for room in (players, simulation, learning):
        said = re.findall(rf"^::: {re.escape(room.__name__)}\.(\w+)$", text, re.MULTILINE)
        assert sorted(said) == sorted(room.__all__)
    assert [name for name in in_words if f"`{name}`" not in text] == []
