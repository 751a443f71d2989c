"""What pytest-bdd would find out again for every step of thousands of scenarios, kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from pytest_bdd import gherkin_parser


@pytest.fixture(scope="session", autouse=True)
def asked_once() -> Iterator[None]:
    """What pytest-bdd would find out again for every step, kept; to look it up takes longer than to play the steps.

    It looks for a step's definition among all fixtures. Here one definition takes all sentences of a keyword, so what
    the library finds for the first of them it would find for each. The arguments of a definition stay the same too. And
    it copies a table with the place of each cell, though it changes no more than the cells' values.
    """
    library: Any = import_module("pytest_bdd.scenario")
    look_up, found = library.get_step_function, {}

    def known(request: pytest.FixtureRequest, step: Any) -> Any:
        if step.type not in found:
            found[step.type] = look_up(request=request, step=step)
        return found[step.type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library, "get_step_function", known)
        for each in ("signature", "get_required_args"):
            patch.setattr(library, each, cache(getattr(library, each)))
        patch.setattr(gherkin_parser.Cell, "__deepcopy__", lambda cell, _memo: replace(cell), raising=False)
        yield
