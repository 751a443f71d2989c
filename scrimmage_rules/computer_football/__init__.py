"""computer-football: the SCRIMMAGE computer game on squares, with speed, power and a secret call, in two editions.

Chapters and their modules: introduction (new_game, field), settings (options), objective, field, men, line_ups, moving
(with reach, meeting), new_game, possession, play_sequence (with turns), pass_play (with quarterback, catching),
scramble, blocking, tackling, fumbles, archive (with screen, archive_queries).
"""

from scrimmage_rules.computer_football.game import ComputerFootball

RULESET = ComputerFootball()
