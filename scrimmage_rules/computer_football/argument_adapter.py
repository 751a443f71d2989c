"""Adapter for functions that need fewer arguments than the table that lists them passes.

A table calls all functions in it with the same arguments. The row of a function without use for the first argument says
so by `drop_first`, and the function has no unused parameter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def drop_first(function: Callable[P, T]) -> Callable[Concatenate[Any, P], T]:
    """Return a function that drops its first argument and passes all others to `function`."""

    def call(_first: Any, /, *arguments: P.args, **named: P.kwargs) -> T:
        return function(*arguments, **named)

    return call
