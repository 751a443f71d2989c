"""An engine that gets a rule wrong, for the tools that have to notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.engines.engine_copy import copy_engine, get_adapter_command


@pytest.fixture
def eleven_to_gain(tmp_path: Path) -> list[str]:
    """The command of a JavaScript engine that wants eleven yards of card-football for a first down."""
    return _changed_engine(tmp_path, "card_football/rulebook.mjs", "TO_GAIN = 10", "TO_GAIN = 11")


@pytest.fixture
def one_action_missing(tmp_path: Path) -> list[str]:
    """The command of a JavaScript engine that leaves the first action out of each list of legal actions."""
    return _changed_engine(tmp_path, "protocol.mjs", "return { actions };", "return { actions: actions.slice(1) };")


def _changed_engine(folder: Path, name: str, right: str, wrong: str) -> list[str]:
    """Return the command of a copy of the JavaScript engine, with a text in one of its modules changed."""
    module = copy_engine(folder) / name
    text = module.read_text(encoding="utf-8")
    assert text.count(right) == 1
    module.write_text(text.replace(right, wrong), encoding="utf-8")
    return get_adapter_command(folder)
