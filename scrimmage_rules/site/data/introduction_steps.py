"""The content of the introduction to a game: screens in plain words, and a play step by step."""

from __future__ import annotations

from pathlib import Path

import msgspec
import yaml

FILE = "introduction.yaml"


class Screen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A screen of a phone: its title, a few sentences, and the clauses that say so."""

    title: str
    text: str
    clauses: tuple[str, ...]


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The screens; and the play: the case that plays it, what stands before it, and a sentence for each action."""

    screens: tuple[Screen, ...]
    case: str
    play: str
    steps: tuple[str, ...]


def read_introduction(file: str) -> Introduction:
    """Return the introduction to a game from the text next to a module of its room."""
    told = yaml.safe_load(Path(file).with_name(FILE).read_text(encoding="utf-8"))
    return msgspec.convert(told, Introduction)
