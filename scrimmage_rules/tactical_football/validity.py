"""What makes a table no position: every reason, each with the clause it breaks."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.settings import Rules


def faults(_rules: Rules, _position: Position) -> Iterator[Fault]:
    """Every reason why this table cannot be."""
    yield from ()
