"""The ruleset of tactical-football, assembled from its chapters."""

from __future__ import annotations

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.tactical_football import set_up, settings, validity
from scrimmage_rules.tactical_football.contact import active_contact, downing_the_ball, passive_contact
from scrimmage_rules.tactical_football.fumbling import pick_up_after_contact
from scrimmage_rules.tactical_football.game_scenarios import injuries, punting
from scrimmage_rules.tactical_football.men import BUNDLED, Roster, load_bundled_roster
from scrimmage_rules.tactical_football.movement import leaving_the_map, man_in_motion, steps, turning
from scrimmage_rules.tactical_football.neutralization import recovery
from scrimmage_rules.tactical_football.passing import interception, pass_commitment_phase, target_designation, throwing
from scrimmage_rules.tactical_football.play_selection import ball_marker_change, play_markers
from scrimmage_rules.tactical_football.position import SEATS, Position
from scrimmage_rules.tactical_football.rule_queries import QUERIES
from scrimmage_rules.tactical_football.sequence_of_play import end_of_phase, end_of_play, game_turn_calls
from scrimmage_rules.tactical_football.set_up import start_of_game
from scrimmage_rules.tactical_football.side_mirroring import MIRROR
from scrimmage_rules.tactical_football.stage_sequence import SEQUENCE
from scrimmage_rules.tactical_football.transferring_the_ball import declared_hand_offs, hand_offs, snap
from scrimmage_rules.tactical_football.view import build_view

RULESET = Ruleset(
    id="tactical-football",
    title="Scrimmage: Tactical Professional Football",
    seats=(*SEATS, CHANCE_SEAT),
    rulebook=settings.RULEBOOK,
    position_type=Position,
    sequence=SEQUENCE,
    chapters=(
        set_up, punting, injuries, play_markers, game_turn_calls, snap, steps, leaving_the_map, turning, man_in_motion,
        declared_hand_offs, hand_offs, active_contact, passive_contact, pick_up_after_contact, downing_the_ball,
        recovery, target_designation, pass_commitment_phase, throwing, interception, ball_marker_change, end_of_phase,
    ),
    queries=QUERIES,
    rules=settings.resolve_rules,
    start=start_of_game.begin_game,
    faults=validity.find_faults,
    result=end_of_play.find_result,
    view=build_view,
    published=lambda: {f"rosters/{name}.json": load_bundled_roster(name) for name in BUNDLED},
    data_types={"roster": Roster},
    mirror=MIRROR,
)  # fmt: skip
