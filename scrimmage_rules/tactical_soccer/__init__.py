"""tactical-soccer: Daelphinux's Scrimmage, a tactical soccer game on hexes with six-sided dice and secret shots.

Chapters and their modules: components, halves, players, set_up, skills, turns, drafting, moving, passing, failed_pass,
receiving, interception, stealing, fouls, cards, shooting, goalie, tables.
"""

from scrimmage_rules.tactical_soccer.game import TacticalSoccer

RULESET = TacticalSoccer()
