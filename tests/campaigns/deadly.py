"""Random actions, in which one seed kills somebody: once, or each time."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import NamedTuple

from scrimmage_rules.campaigns.campaign_task_kinds import Playouts
from scrimmage_rules.campaigns.ledger import CampaignLedger, Record
from scrimmage_rules.campaigns.seed_batches import get_or_run_seeds, run_batches_in_children

GAME = "card-football"
ACTIONS = 50


class Deadly(NamedTuple):
    """At a seed it kills its own process, its parent, or the process of an id; once if `mark` is a file."""

    victim: str
    at: int
    mark: str = ""
    together: int = 3

    @property
    def name(self) -> str:
        """The same for all, so that their records can be compared."""
        return "deadly"

    def ready(self) -> None:
        """Its rules."""
        Playouts(GAME, ACTIONS).ready()

    def __call__(self, seed: int) -> list[Record]:
        """What `Playouts` has."""
        if seed == self.at and self._not_yet():
            os.kill(
                {"itself": os.getpid(), "parent": os.getppid()}.get(self.victim) or int(self.victim), signal.SIGKILL
            )
        return Playouts(GAME, ACTIONS)(seed)

    def _not_yet(self) -> bool:
        if not self.mark:
            return True
        try:
            Path(self.mark).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True


def campaign(file: Path, seeds: int, at: int, mark: str) -> None:
    """On two processes, the one that writes being killed at a seed, if it has not been yet."""
    with CampaignLedger(file) as ledger:
        work = Deadly(str(os.getpid()), at, mark)
        get_or_run_seeds(
            work,
            range(seeds),
            ledger,
            lambda work, seeds: run_batches_in_children(work, seeds, 2),
            lambda _number: None,
        )


if __name__ == "__main__":
    campaign(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
