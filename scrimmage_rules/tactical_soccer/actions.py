"""Actions of the seats in tactical-soccer."""

from __future__ import annotations

from scrimmage_rules.kernel.hexes import Side
from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.tactical_soccer.position import Aim, Hex, Man


class ManAction(Action, frozen=True):
    """An action of one man, or of a coach with one man."""

    man: Man
    """the man who acts"""


# ---- before play


class RollOff(Action, frozen=True):
    """Action of chance: roll a die for each coach, to decide who picks first."""


class Pick(ManAction, frozen=True):
    """Action of a coach: pick a fielder for the squad."""


class Place(ManAction, frozen=True):
    """Action of a coach: place a man on the field before play."""

    to: Hex
    """the hex where the man is placed"""


class KickOff(ManAction, frozen=True):
    """Action of the coach with the ball: name the man in the circle who starts with it."""


# ---- activations


class Move(ManAction, frozen=True, omit_defaults=True):
    """Action of a man: move to a hex; `via` is the hex of a loose ball that he takes on his way."""

    to: Hex
    """the hex where the move ends"""

    via: Hex | None = None
    """the hex of the loose ball that he takes on his way (TS-A52 `enter-hex`); left out if he takes none"""

    @property
    def takes_ball(self) -> bool:
        """Return whether the man takes the loose ball on his way."""
        return self.via is not None


class PickUp(ManAction, frozen=True):
    """Action of a man: take the loose ball in his hex (TS-A52 `own-action`)."""


class Pass(ManAction, frozen=True, omit_defaults=True):
    """Action of the man with the ball: pass to a team-mate. `side` is the side that the ball takes along edges (TS-A34
    `passer-chooses`).
    """

    to: Man
    """the team-mate to whom the man passes"""

    side: Side | None = None
    """the side that the ball takes along edges (TS-A34 `passer-chooses`); left out without such a choice"""


class Steal(ManAction, frozen=True):
    """Action of a man: try to take the ball from an opponent next to him, with or without a foul."""

    holder: Man
    """the opponent with the ball, who is also the victim of the foul"""

    foul: bool
    """whether the man fouls the holder first"""


class Foul(ManAction, frozen=True):
    """Action of a man: foul an opponent next to him, as an action of its own (TS-A38)."""

    victim: Man
    """the opponent next to the man, whom he fouls"""


class Shoot(ManAction, frozen=True):
    """Action of the man with the ball: shoot at the goal. Then both coaches choose a goal hex in secret."""


class Skip(ManAction, frozen=True):
    """Action of a coach: skip a man for this turn."""


# ---- answers


class AimAt(Action, frozen=True, tag="aim"):
    """Action of the attacking coach: write down in secret the goal hex of the shot."""

    at: Aim
    """the goal hex at which the coach shoots"""


class Guard(Action, frozen=True):
    """Action of the defending coach: write down in secret the goal hex where the goalie will stand."""

    at: Aim
    """the goal hex that the goalie guards"""


class RollShot(Action, frozen=True):
    """Action of chance: roll for the shot, after the goal hexes that both coaches chose are revealed."""


class Intercept(ManAction, frozen=True, omit_defaults=True):
    """Action of a man: try to intercept the pass. `step` is his tackle step, and `foul` the man whom he fouls."""

    step: Hex | None = None
    """the hex of the tackle step; left out if the man is next to the path of the pass"""

    foul: Man | None = None
    """the passer or receiver next to the man, whom he fouls first; left out without a foul"""


class LetBy(ManAction, frozen=True):
    """Action of a man who could intercept the pass: let it by."""


class Receive(Action, frozen=True):
    """Action of the man in whose hex the ball came down: try to control the ball."""


class Leave(Action, frozen=True):
    """Action of the man in whose hex the ball came down: let the ball lie loose there."""
