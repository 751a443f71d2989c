"""What the screen of the program shows and sounds: lines, markers, buttons, pale men, and who may be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scrimmage_rules.computer_football.blocking import waiting
from scrimmage_rules.computer_football.field import ZONES, markers, window_of
from scrimmage_rules.computer_football.line_ups import eligible
from scrimmage_rules.computer_football.men import BACKS, next_man
from scrimmage_rules.computer_football.position import SEATS, Man, Position, Role, role_of
from scrimmage_rules.computer_football.quarterback import may_scramble, may_throw
from scrimmage_rules.computer_football.reach import squares_left

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

ALWAYS = ("RULES", "Settings", "Men")
FIRST_WINDOW = ("Play a New Game", "Archived Games")

INTERFACE = (
    "INTRO.segment", "INTRO.rules-button", "SETTINGS.window", "SETTINGS.mute", "MEN.men-button", "PLAY.4.2", "M8.3",
    "PLAY.4.1", "PLAY.2.3", "NEWGAME.button", "AREPLAY.access",
)  # fmt: skip
"""The clauses that every view rests on; `shown_by` adds those of what is on the field."""


def shown(rules: Rules, position: Position, seat: str) -> dict[str, Any]:
    """What the screen adds to the position, for one seat."""
    return {
        **_field(position),
        "pale": [{"of": mark.of, "man": mark.man} for mark in position.marks],
        "squares_left": position.left,
        "offered": offered(rules, position, seat),
        "selectable": selectable(rules, position, seat),
        "highlighted": highlighted(rules, position, seat),
        "sounds": sounds(rules, position),
    }


def _field(position: Position) -> dict[str, Any]:
    """The window, the blue and the yellow line, the yard markers (FIELD.scrimmage-line, FIELD.first-down-line)."""
    if position.offense is None:
        return {"window": None, "lines": None, "markers": []}
    first, last = window_of(position)
    return {
        "window": {"first": first, "last": last},
        "lines": {"blue": position.line, "yellow": position.first_down},
        "markers": markers(first, last),
    }


def shown_by(position: Position) -> tuple[str, ...]:
    """The clauses of what is on display now."""
    if position.offense is None:
        return ()
    field = (
        "FIELD.scrimmage-line", "FIELD.first-down-line", "FIELD.yard-markers", "FIELD.markers-shift",
        "FIELD.window-offset", "FIELD.window-exception", "REPLAY.start",
    )  # fmt: skip
    buttons: dict[str, tuple[str, ...]] = {
        "start": ("NEWGAME.start-button",), "line-up": ("PLAY.1.2",), "defend": ("PLAY.3.2",),
        "move": ("MOVE.select", "PASS.throw", "SCRAMBLE.choice"), "throw": ("PASS.throw",),
        "over": ("ARCHIVE.offer",),
    }  # fmt: skip
    return (*field, *buttons.get(position.phase, ()), "BLOCK.pale-mark")


# ---- buttons


def offered(rules: Rules, position: Position, seat: str) -> list[str]:
    """The buttons that a seat can click now (INTRO.rules-button, SETTINGS.window, MEN.men-button and others)."""
    buttons = [*ALWAYS]
    if position.phase == "draw":
        buttons += FIRST_WINDOW
    if position.phase == "start" and seat in SEATS:
        buttons.append("Start the Scrimmage")
    role = role_of(position, seat)
    if role is not None:
        buttons += _of_the_line_up(position, role) + _of_the_quarterback(rules, position, role)
    if instant_replay_offered(position):
        buttons.append("Instant Replay")
    return buttons


def _of_the_line_up(position: Position, role: Role) -> list[str]:
    """The call, and the end of the defense's line-up, are offered when all men are placed (PLAY.1.2, PLAY.3.2)."""
    if (position.phase, role) == ("line-up", "offense") and next_man(position, "offense") is None:
        backs = [back for back in BACKS if eligible(position.men, back)]
        return ["Then Click Here to Call the Play", *backs, *(str(zone) for zone in ZONES)]
    if (position.phase, role) == ("defend", "defense") and next_man(position, "defense") is None:
        return ["Click When Done"]
    return []


def _of_the_quarterback(rules: Rules, position: Position, role: Role) -> list[str]:
    if role != "offense":
        return []
    if position.phase == "throw":
        return ["Throw Pass"]
    if position.phase != "move":
        return []
    throw = ["Throw Pass"] if may_throw(rules, position) else []
    return [*throw, "Scramble"] if may_scramble(position) else throw


def instant_replay_offered(position: Position) -> bool:
    """Between plays and after the game, not while one is running (REPLAY.start, CF-A96)."""
    between = position.phase == "line-up" and position.play > 1 and not any(position.men.offense.values())
    return between or position.phase == "over"


# ---- men, zone, sounds


def selectable(rules: Rules, position: Position, seat: str) -> list[str]:
    """The men whom a seat may pick for a move: its own, on its turn, who have squares left (MOVE.select)."""
    role = role_of(position, seat)
    if position.phase != "move" or role is None or role != position.mover:
        return []
    unable = waiting(rules, position)
    return [
        man
        for man, place in position.men.of(role).items()
        if place is not None and squares_left(rules, position, man) > 0 and Man(role, man) not in unable
    ]


def highlighted(rules: Rules, position: Position, seat: str) -> int | None:
    """The called zone, for the offense when it may throw (PASS.throw); none where any zone will do."""
    if position.call is None or position.phase != "move" or role_of(position, seat) != "offense":
        return None
    return position.call.zone if may_throw(rules, position) else None


def sounds(rules: Rules, position: Position) -> list[str]:
    """Hut-hut as a play begins, a click as a turn ends; nothing when muted (PLAY.4.1, M8.3, SETTINGS.mute)."""
    if rules.settings.mute or position.phase != "allot":
        return []
    return ["click"] if position.turns.offense or position.turns.defense else ["hut-hut"]
