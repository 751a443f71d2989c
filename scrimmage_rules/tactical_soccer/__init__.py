"""tactical-soccer: Daelphinux's Scrimmage, a tactical soccer game on hexes with six-sided dice and secret shots.

Chapters and their modules: components, halves, skills, set_up, turns, drafting, moving, passing, receiving, stealing,
interception (with interceptors), fouls, shooting (with shot), failed_pass (with out_of_play), goalie, cards, tables.
"""

from scrimmage_rules.tactical_soccer.game import TacticalSoccer

RULESET = TacticalSoccer()
