"""The sequence of play as data: stages, the seats that act, the stages that follow, and the clauses.

The kernel reads it for turns and for what is blamed when an action is not due; the pages and drawings are made from it.
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

    `when` tells for which questions it is this clause, `words` says so to readers; without them it is for all.
    """

    clause: str
    words: str = ""
    when: Callable[[At[R_contra, P_contra, object]], bool] = _hold_always


class Stage(msgspec.Struct, Generic[R_contra, P_contra], frozen=True, kw_only=True):
    """A stage of the sequence of play: a seat must act, or the game is over.

    `waits_for` says what is to be done, `acts` by whom; `seats` gives the seats that may act in a position of this
    stage. `due` are the clauses blamed for what is not due, the first that applies. `then` names each stage that may
    come next with the clause that says so; the stage itself, where it goes on. `interrupts` names the types of action
    in whose midst it stands: a decision before they go on.
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
        """Yield all stages in the order of the sequence, those of inner spans in their places."""
        for part in self.parts:
            if isinstance(part, Span):
                yield from part.stages()
            else:
                yield part


class SequenceOfPlay(msgspec.Struct, Generic[R, P], frozen=True, dict=True):
    """The whole sequence of play of a game: spans within each other, and the stages in them."""

    game: Span[R, P]

    @cached_property
    def by_name(self) -> dict[str, Stage[R, P]]:
        """Return each stage by the name that positions use for it."""
        return {stage.name: stage for stage in self.game.stages()}

    def clause_of_due_action(self, at: At[Any, Any, object]) -> str:
        """Return the clause that is reported if an action is not expected in a stage."""
        stage = self.by_name[at.position.phase]
        return next(due.clause for due in stage.due if due.when(at))
