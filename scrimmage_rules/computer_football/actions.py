"""What the seats can do, one small value per action; `man` is always a man of the seat's own side."""

from __future__ import annotations

import msgspec

from scrimmage_rules.computer_football.position import Square
from scrimmage_rules.kernel.bounds import Number, Text


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="draw"):
    """Chance decides which side starts on offense and which goal the defense defends."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="start"):
    """A player clicks [Start the Scrimmage]."""


class Place(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag="place"):
    """A player puts the next man of his line-up on a square."""

    man: Text
    at: Square


class CallPlay(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag="call"
):
    """The offense calls a play in secret: a run by a back or a pass to a zone; a kick can be asked for, in vain."""

    run: Text | None = None
    zone: Number | None = None
    kick: Text | None = None


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="done"):
    """The defense clicks [Click When Done]."""


class Allot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="allot"):
    """Chance draws the number of squares of the turn that begins."""


class Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag="move"):
    """A player sends a man along one straight line to a way-point or destination."""

    man: Text
    to: Square


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="throw"):
    """The quarterback throws the pass to a square."""

    to: Square


class Scramble(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="scramble"):
    """The quarterback scrambles."""


Action = Draw | Start | Place | CallPlay | Done | Allot | Move | Throw | Scramble
