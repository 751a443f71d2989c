"""Actions of the seats in computer-football. In each action, `man` is a man of the seat's own side."""

from __future__ import annotations

from scrimmage_rules.computer_football.position import Square
from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.kernel.size_limits import Number, Text


class Draw(Action, frozen=True):
    """Action of chance: draw which side starts on offense, and which goal the defense defends."""


class Start(Action, frozen=True):
    """Action of a player: click [Start the Scrimmage]."""


class Place(Action, frozen=True, gc=False):
    """Action of a side: put its next man on a square."""

    man: Text
    """the label of the man"""

    at: Square
    """the square on which the man is placed"""


class CallPlay(Action, frozen=True, omit_defaults=True, tag="call"):
    """Action of the offense: call a play in secret, a run by a back or a pass to a zone. A call of a kick is always
    refused.
    """

    run: Text | None = None
    """the back who is to run; left out for a pass"""

    zone: Number | None = None
    """the zone of the pass; left out for a run"""

    kick: Text | None = None
    """a kick; a call with this field is always refused"""


class Done(Action, frozen=True):
    """Action of the defense: click [Click When Done] at the end of its line-up."""


class Allot(Action, frozen=True):
    """Action of chance: draw the number of squares that the side may move in this turn."""


class Move(Action, frozen=True, gc=False):
    """Action of a side: move a man along one straight line."""

    man: Text
    """the label of the man"""

    to: Square
    """the square where the move ends"""


class Throw(Action, frozen=True):
    """Action of the offense: the quarterback throws the pass to a square."""

    to: Square
    """the square to which the ball is thrown, and above which it then stays"""


class Wait(Action, frozen=True):
    """Action of the offense: end the turn without a move and keep the pass for a later turn, if no man can move (CF-B02
    `may-wait`).
    """


class Scramble(Action, frozen=True):
    """Action of the offense: the quarterback scrambles, and a draw decides what he must do."""
