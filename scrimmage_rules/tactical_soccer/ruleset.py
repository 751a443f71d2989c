"""The ruleset of tactical-soccer, assembled from its chapters."""

from __future__ import annotations

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.rule_context import drop_first_argument
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.tactical_soccer import (
    failed_pass,
    fouls,
    halves,
    interception,
    movement,
    passing,
    player_draft,
    set_up,
    settings,
    shooting,
    stealing,
    turns,
    validity,
)
from scrimmage_rules.tactical_soccer.pitch import BUNDLED, PitchData, load_bundled_pitch
from scrimmage_rules.tactical_soccer.position import SEATS, Position
from scrimmage_rules.tactical_soccer.position_fault_table import REASONS
from scrimmage_rules.tactical_soccer.rule_queries import QUERIES
from scrimmage_rules.tactical_soccer.side_mirroring import MIRROR
from scrimmage_rules.tactical_soccer.stage_sequence import SEQUENCE
from scrimmage_rules.tactical_soccer.view import create_view


def _publish_pitches() -> dict[str, PitchData]:
    """Return the four bundled pitches by file name."""
    return {f"pitches/{name}.json": load_bundled_pitch(name) for name in BUNDLED}


RULESET = Ruleset(
    id="tactical-soccer",
    title="Scrimmage, A Tactical Soccer Game",
    seats=(*SEATS, CHANCE_SEAT),
    rulebook=settings.RULEBOOK,
    position_type=Position,
    sequence=SEQUENCE,
    chapters=(player_draft, set_up, movement, passing, stealing, fouls, shooting, turns, interception, failed_pass),
    queries=QUERIES,
    rules=settings.resolve_rules,
    start=drop_first_argument(player_draft.start_draft),
    faults=validity.find_position_faults,
    reasons=REASONS,
    result=halves.find_result,
    view=drop_first_argument(create_view),
    published=_publish_pitches,
    data_types={"pitch": PitchData},
    mirror=MIRROR,
)
