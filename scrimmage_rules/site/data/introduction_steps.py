"""Content of the introduction to a game: short screens of text, and one play step by step."""

from __future__ import annotations

from pathlib import Path

import msgspec
import yaml

FILE = "introduction.yaml"


class IntroductionScreen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A screen for a phone: its title, a few sentences, and the clauses that they summarize."""

    title: str
    text: str
    clauses: tuple[str, ...]


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An introduction to a game: its screens, and one play. The play has its case, a text before it, and a sentence for
    each action.
    """

    screens: tuple[IntroductionScreen, ...]
    case: str
    play: str
    steps: tuple[str, ...]


def read_introduction(file: str) -> Introduction:
    """Return the introduction to a game from the text file next to the module `file`."""
    told = yaml.safe_load(Path(file).with_name(FILE).read_text(encoding="utf-8"))
    return msgspec.convert(told, Introduction)
