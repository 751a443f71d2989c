"""computer-football: the SCRIMMAGE computer game on squares, with speed, power and a secret call, in two editions.

Chapters and their modules: introduction, settings, objective, field, men, line_ups, movement (with
legal_straight_moves, remaining_movement, collisions), new_game, end_of_play, calls_and_turns, pass_play (with
quarterback, pass_catch), scramble, blocking, tackling, fumbles, recorded_game_replay (with program_screen, replays).
"""

from scrimmage_rules.computer_football.ruleset import RULESET

__all__ = ["RULESET"]
