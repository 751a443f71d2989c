"""Attributes of immutable values that are computed when they are first read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

S = TypeVar("S")
T = TypeVar("T")


class cached_attribute(Generic[S, T]):  # noqa: N801  (a decorator, named as it reads)
    """An attribute that is computed at its first use and then kept; its class needs `dict=True`.

    It does the same as `functools.cached_property` from Python 3.12 on. In earlier versions of Python,
    `cached_property` uses a lock, which costs more time than it takes to compute most of these attributes.
    """

    def __init__(self, function: Callable[[S], T]) -> None:
        """Set the function that computes the value."""
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__

    @overload
    def __get__(self, of: None, kind: type[S]) -> cached_attribute[S, T]: ...

    @overload
    def __get__(self, of: S, kind: type[S] | None = None) -> T: ...

    def __get__(self, of: S | None, kind: type[S] | None = None) -> Any:
        """Return the value and store it in the instance, so that Python does not call this method again."""
        if of is None:
            return self
        value = of.__dict__[self.name] = self.function(of)
        return value
