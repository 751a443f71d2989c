"""The processes of both sides of a comparison, which get the same requests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from scrimmage_rules.kit.impact.comparison_side_process import Conversation, Reply, request_conversations
from scrimmage_rules.kit.impact.comparison_sides import Program
from scrimmage_rules.kit.protocol.adapter_processes import AdapterProcessPool

T = TypeVar("T")

WorkOfSide = Callable[[AdapterProcessPool, int], T]
"""A function that works with the process of one side. It gets the number of the side: 0 before the change, 1 after it.
"""


class SidePair(NamedTuple):
    """The programs of both sides, and whether they may run in parallel."""

    before: Program
    after: Program
    jobs: int = 1

    def run_for_both_sides(self, work: WorkOfSide[T]) -> tuple[T, T]:
        """Run the same function for each side, and return both results; all processes end in any case."""
        fleets = (AdapterProcessPool(self.before.start, 1), AdapterProcessPool(self.after.start, 1))
        try:
            if self.jobs == 1:
                return work(fleets[0], 0), work(fleets[1], 1)
            with ThreadPoolExecutor(2) as pool:
                try:
                    first, second = (pool.submit(work, fleet, number) for number, fleet in enumerate(fleets))
                    return first.result(), second.result()
                except BaseException:
                    for fleet in fleets:
                        fleet.end_all_processes()
                    raise
        finally:
            for fleet in fleets:
                fleet.end()

    def request_both_sides(
        self, conversations: Sequence[tuple[Conversation, Conversation]]
    ) -> tuple[list[list[Reply]], list[list[Reply]]]:
        """Send conversations (sequences of requests) to both sides, each in the form for that side, and return the
        replies.
        """
        return self.run_for_both_sides(
            lambda fleet, side: request_conversations(fleet, [each[side] for each in conversations])
        )
