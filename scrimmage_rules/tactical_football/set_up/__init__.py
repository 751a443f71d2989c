"""Setting up: eleven men of each side, the huddle, the ball, and the first choice of a play (4.1, 14.13)."""

from scrimmage_rules.tactical_football.set_up import placement, selection_of_eleven, start_of_game

RULES = (*start_of_game.RULES, *selection_of_eleven.RULES, *placement.RULES)
