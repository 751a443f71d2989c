"""The sequence of play as data: its stages, the seats that act in each stage, the stages that can follow, and the
clauses.

From this data, the kernel finds who may act, and the clause to report if an action is not due. Pages and drawings of
the sequence are made from the same data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from scrimmage_rules.kernel.rule_context import At

R_contra = TypeVar("R_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
R = TypeVar("R")
P = TypeVar("P")


def _hold_always(_at: At[object, object, object]) -> bool:
    return True


class Due(msgspec.Struct, Generic[R_contra, P_contra], frozen=True):
    """The action that a stage expects, with the clause that is reported for any other action.

    If a stage has several clauses, `when` returns whether this clause applies to an action, and `words` says so to
    readers. Without them, the clause applies to every action.
    """

    clause: str
    words: str = ""
    when: Callable[[At[R_contra, P_contra, object]], bool] = _hold_always


class Stage(msgspec.Struct, Generic[R_contra, P_contra], frozen=True, kw_only=True):
    """A stage of the sequence of play: a seat must act, or the game is over.

    `waits_for` says what must be done in the stage, and `acts` says by whom. `seats` returns the seats that may act in
    a position of this stage. `due` has the clauses to report for an action that is not due; the first one that applies
    is reported. `then` names each stage that can come next, with the clause that says so; it names the stage itself if
    the stage can continue. `interrupts` names the types of action that this stage interrupts for a decision before they
    continue.
    """

    name: str
    waits_for: str
    acts: str
    seats: Callable[[P_contra], tuple[str, ...]]
    due: tuple[Due[R_contra, P_contra], ...]
    then: Mapping[str, str]
    interrupts: tuple[str, ...] = ()


class Span(msgspec.Struct, Generic[R, P], frozen=True, kw_only=True):
    """A span of the sequence of play, such as a half or a turn: it contains stages and shorter spans."""

    name: str
    lasts: str
    clause: str
    parts: tuple[Span[R, P] | Stage[R, P], ...]

    def stages(self) -> Iterator[Stage[R, P]]:
        """Yield all stages in the order of the sequence, including the stages of inner spans."""
        for part in self.parts:
            if isinstance(part, Span):
                yield from part.stages()
            else:
                yield part


class SequenceOfPlay(msgspec.Struct, Generic[R, P], frozen=True, dict=True):
    """The whole sequence of play of a game: a span that contains shorter spans and stages."""

    game: Span[R, P]

    @cached_property
    def by_name(self) -> dict[str, Stage[R, P]]:
        """Return each stage by the name that positions use for it."""
        return {stage.name: stage for stage in self.game.stages()}

    def clause_of_due_action(self, at: At[Any, Any, object]) -> str:
        """Return the clause that is reported if an action is not expected in a stage."""
        stage = self.by_name[at.position.phase]
        return next(due.clause for due in stage.due if due.when(at))
