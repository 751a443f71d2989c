"""Setting up: eleven men of each side, the huddle, the ball, and the first choice of a play (4.1, 14.13)."""

from scrimmage_rules.tactical_football.set_up import coin_toss, line_ups, placement

RULES = (*coin_toss.RULES, *line_ups.RULES, *placement.RULES)
