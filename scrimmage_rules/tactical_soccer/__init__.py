"""tactical-soccer: Daelphinux's Scrimmage, a tactical soccer game on hexes with six-sided dice and secret shots.

Chapters and their modules: components, halves, skills, set_up, turns, drafting, moving (with walks), passing,
receiving, stealing, interception (with interceptors), fouls, shooting (with saves), failed_pass (with out_of_play),
goalie, cards, tables. `sequence` is the order in which all of it is played.
"""

from scrimmage_rules.tactical_soccer.game import RULESET

__all__ = ["RULESET"]
