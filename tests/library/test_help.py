"""What Python's own tools say of the public names: `help`, `pydoc`, `inspect.signature`, `typing.get_type_hints`."""

from __future__ import annotations

import inspect
import pydoc
import subprocess
import sys
import typing
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import scrimmage_rules
from scrimmage_rules import learning, library, open_ruleset, players, simulation

PACKAGES = (scrimmage_rules, library, players, simulation, learning)
NAMES = [(package, name) for package in PACKAGES for name in package.__all__]


def callables_of(value: object) -> Iterator[Any]:
    """A class or function, and the public methods and properties of a class."""
    if not (inspect.isclass(value) or inspect.isroutine(value)):
        return
    yield value
    for name, member in inspect.getmembers(value) if inspect.isclass(value) else ():
        ours = (getattr(member, "__module__", "") or "").startswith("scrimmage_rules")
        if isinstance(member, property):
            yield member.fget
        elif inspect.isfunction(member) and ours and not name.startswith("_"):
            yield member


@pytest.mark.parametrize(("package", "name"), NAMES, ids=[f"{package.__name__}.{name}" for package, name in NAMES])
def test_a_public_name_has_help_a_signature_and_hints(package: ModuleType, name: str) -> None:
    value = getattr(package, name)
    help(value)
    for each in callables_of(value):
        inspect.signature(each)
        if inspect.isclass(each):
            inspect.get_annotations(each, eval_str=True)  # Gymnasium's own hints cannot be evaluated
        else:
            typing.get_type_hints(each)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package.__name__))
def test_pydoc_renders_a_public_package(package: ModuleType) -> None:
    ran = subprocess.run([sys.executable, "-m", "pydoc", package.__name__], check=True, capture_output=True, text=True)
    assert package.__name__ in ran.stdout
    assert not ran.stderr


def test_help_of_an_instance_shows_its_methods() -> None:
    game = open_ruleset("card-football").start()
    for value in (game, game.rules, game.legal(), game.legal()[0], game.turn()):
        assert type(value).__name__ in pydoc.render_doc(value)
