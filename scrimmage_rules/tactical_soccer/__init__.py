"""Rules of `tactical-soccer`: Daelphinux's *Scrimmage, a Tactical Soccer Game*, with men on hexes, six-sided dice and
secret shots.

Chapters and their modules: components, halves, skills, set_up, turns, drafting, movement (with legal_walks), passing,
receiving, stealing, interception (with eligible_interceptors), fouls, shooting (with saves), failed_pass (with
ball_out_of_play), goalie, cards, tables. `stage_sequence` is the order of play.
"""

from scrimmage_rules.tactical_soccer.ruleset import RULESET

__all__ = ["RULESET"]
