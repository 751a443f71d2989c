"""Rules of `card-football`, Dan Verssen's football card game. Each side calls a play in secret, and a card gives the
result; the pile of cards is also the clock.

Each chapter is a module: preparation, kick_off, first_and_ten, called_plays, momentum, punt, field_goal, touchdown
(a folder), turnover, safety, quarters, online_session.
"""

from scrimmage_rules.card_football.ruleset import RULESET

__all__ = ["RULESET"]
