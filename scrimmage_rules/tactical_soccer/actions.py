"""The actions of the seats, one small value for each kind."""

from __future__ import annotations

from scrimmage_rules.kernel.hexes import Side
from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.tactical_soccer.position import Aim, Hex, Man


class ManAction(Action, frozen=True):
    """An action of a man, or of a coach with a man."""

    man: Man
    """the man who does it"""


# ---- before play


class RollOff(Action, frozen=True):
    """Chance rolls a die for each coach: who picks first."""


class Pick(ManAction, frozen=True):
    """A coach drafts a fielder."""


class Place(ManAction, frozen=True):
    """A coach puts a man on the field before play."""

    to: Hex
    """the hex he is put on"""


class KickOff(ManAction, frozen=True):
    """The coach with the ball names the man in the circle who starts with it."""


# ---- activations


class Move(ManAction, frozen=True, omit_defaults=True):
    """A man walks; `via` is the hex of a loose ball that he takes on his way."""

    to: Hex
    """the hex where he ends"""

    via: Hex | None = None
    """the hex of the loose ball that he takes on his way (TS-A52 `enter-hex`), else left out"""

    @property
    def takes_ball(self) -> bool:
        """Return whether the man takes the loose ball on his way."""
        return self.via is not None


class PickUp(ManAction, frozen=True):
    """A man takes the loose ball in his hex (TS-A52 own-action)."""


class Pass(ManAction, frozen=True, omit_defaults=True):
    """The holder plays the ball to a team-mate; `side` is the side it takes along edges (TS-A34 passer-chooses)."""

    to: Man
    """the team-mate"""

    side: Side | None = None
    """the side that the ball takes along edges (TS-A34 `passer-chooses`), else left out"""


class Steal(ManAction, frozen=True):
    """A man tries to take the ball from its holder next to him, with or without a foul."""

    holder: Man
    """the opponent with the ball, who is also the victim of the foul"""

    foul: bool
    """whether he fouls him first"""


class Foul(ManAction, frozen=True):
    """A separate foul action (TS-A38)."""

    victim: Man
    """the opponent next to him"""


class Shoot(ManAction, frozen=True):
    """The holder makes a shot at goal; both coaches now choose in secret."""


class Skip(ManAction, frozen=True):
    """A coach skips a man for this turn."""


# ---- answers


class AimAt(Action, frozen=True, tag="aim"):
    """The attacking coach writes down the goal hex he shoots at."""

    at: Aim
    """the goal hex"""


class Guard(Action, frozen=True):
    """The defending coach writes down the goal hex where his goalie will stand."""

    at: Aim
    """the goal hex"""


class RollShot(Action, frozen=True):
    """After the reveal the shot is rolled."""


class Intercept(ManAction, frozen=True, omit_defaults=True):
    """A man tries to intercept the pass: `step` is his tackle step, `foul` the man he fouls with it."""

    step: Hex | None = None
    """the hex of his tackle step, left out by a man next to the path"""

    foul: Man | None = None
    """the passer or the receiver next to him, whom he fouls first; else left out"""


class LetBy(ManAction, frozen=True):
    """A man who could intercept the pass does not try."""


class Receive(Action, frozen=True):
    """The man in whose hex the ball came down tries to control it."""


class Leave(Action, frozen=True):
    """The man does not try to receive; the ball lies loose in his hex."""
