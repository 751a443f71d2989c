"""Actions of the seats, one small value each; `man` is always a man of the seat's own side."""

from __future__ import annotations

from scrimmage_rules.computer_football.position import Square
from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.kernel.size_limits import Number, Text


class Draw(Action, frozen=True):
    """Chance decides which side starts on offense and which goal the defense defends."""


class Start(Action, frozen=True):
    """A player clicks [Start the Scrimmage]."""


class Place(Action, frozen=True, gc=False):
    """A player puts the next man of his line-up on a square."""

    man: Text
    """the label of the man"""

    at: Square
    """the square he is put on"""


class CallPlay(Action, frozen=True, omit_defaults=True, tag="call"):
    """The offense calls a play in secret: a run by a back or a pass to a zone. A call of a kick is refused."""

    run: Text | None = None
    """the back who is to run; left out for a pass"""

    zone: Number | None = None
    """the zone of the pass; left out for a run"""

    kick: Text | None = None
    """a kick of any kind, which is always refused"""


class Done(Action, frozen=True):
    """The defense clicks [Click When Done]."""


class Allot(Action, frozen=True):
    """Chance draws the number of squares of the turn that begins."""


class Move(Action, frozen=True, gc=False):
    """A player sends a man along one straight line to a way-point or destination."""

    man: Text
    """the label of the man"""

    to: Square
    """the square he is sent to"""


class Throw(Action, frozen=True):
    """The quarterback throws the pass to a square."""

    to: Square
    """the square the ball comes down on"""


class Wait(Action, frozen=True):
    """The quarterback keeps his pass for a later turn, when nobody of his side can move (CF-B02 `may-wait`)."""


class Scramble(Action, frozen=True):
    """The quarterback scrambles."""
