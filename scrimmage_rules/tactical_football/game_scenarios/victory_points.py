"""Victory Points: the points of an offense that scores or loses the ball (14.33)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.multi_play_game_state import Game
from scrimmage_rules.tactical_football.settings import Rules

FOR_A_TOUCHDOWN = 60
FOR_A_SAFETY = 20
"""Points for a safety under TF-A92 `safety-option`: a third of a touchdown, as in real football (2 of 6)."""


def compute_points_of_possession(rules: Rules, game: Game, reached: int, new_line: int) -> int:
    """Return the points of a possession: one for each hex from its start to the line that TF-A93 chooses.

    `reached` is the line up to which the offense has advanced the ball. `new_line` is the line where the ball is now.
    """
    reading = rules.reading["TF-A93"]
    if reading == "signed":
        return reached - game.start
    if reading == "farthest-reached":
        return max(game.farthest, reached) - game.start
    return max(0, (new_line if reading == "new-ball-spot" else reached) - game.start)


FOR_THE_DEFENSE = {"no-safety-clamp": 0, "safety-option": FOR_A_SAFETY, "turnover": FOR_A_TOUCHDOWN}
"""Points for the defense if the ball is down in the offense's own end zone, by reading of TF-A92."""
