"""card-football: Dan Verssen's football card game, secret play cards and a deck that is dice and clock at once.

Chapters and their modules: preparation, kick_off, first_and_ten, play_by_play, momentum, punt, field_goal, touchdown
(a folder), turnover, safety, quarters, session.
"""

from scrimmage_rules.card_football.game import RULESET

__all__ = ["RULESET"]
