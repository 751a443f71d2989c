"""Screen of the program for a seat: lines, markers, buttons, pale men, selectable men and sounds."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.computer_football.blocking import find_waiting_blockers
from scrimmage_rules.computer_football.field import ON_DISPLAY, ZONES, describe_display
from scrimmage_rules.computer_football.line_ups import is_eligible_runner
from scrimmage_rules.computer_football.men import BACKS, find_next_man_to_place
from scrimmage_rules.computer_football.position import NO_TURNS, SEATS, Man, Position, Role, get_role_of_seat
from scrimmage_rules.computer_football.quarterback import may_passer_scramble, may_passer_throw
from scrimmage_rules.computer_football.remaining_movement import count_squares_left
from scrimmage_rules.computer_football.rule_context_types import At
from scrimmage_rules.computer_football.settings import Rules

ALWAYS = ("RULES", "Settings", "Men")
FIRST_WINDOW = ("Play a New Game", "Archived Games")

INTERFACE = (
    "INTRO.segment", "INTRO.rules-button", "SETTINGS.window", "SETTINGS.mute", "MEN.men-button", "PLAY.4.2", "M8.3",
    "PLAY.4.1", "PLAY.2.3", "NEWGAME.button", "AREPLAY.access",
)  # fmt: skip
"""Clauses of every view; `list_screen_clauses` adds the clauses of the elements on display."""


def describe_screen(at: At[None]) -> dict[str, Any]:
    """Return what the screen adds to the position, for one seat."""
    return {
        **describe_display(at.position),
        "pale": [{"of": mark.role, "man": mark.label} for mark in at.position.marks],
        "squares_left": at.position.left,
        "offered": list_buttons(at),
        "selectable": list_selectable_men(at),
        "highlighted": find_highlighted_zone(at),
        "sounds": list_sounds(at.rules, at.position),
    }


def list_screen_clauses(position: Position) -> tuple[str, ...]:
    """Return the clauses of the elements on display now."""
    if position.offense is None:
        return ()
    buttons: dict[str, tuple[str, ...]] = {
        "start": ("NEWGAME.start-button",), "line-up": ("PLAY.1.2",), "defend": ("PLAY.3.2",),
        "move": ("MOVE.select", "PASS.throw", "SCRAMBLE.choice"), "throw": ("PASS.throw",),
        "over": ("ARCHIVE.offer",),
    }  # fmt: skip
    return (*ON_DISPLAY, "REPLAY.start", *buttons.get(position.phase, ()), "BLOCK.pale-mark")


# ---- buttons


def list_buttons(at: At[None]) -> list[str]:
    """Return the buttons that a seat can click now (INTRO.rules-button, SETTINGS.window, MEN.men-button)."""
    buttons, position = [*ALWAYS], at.position
    if position.phase == "draw":
        buttons += FIRST_WINDOW
    if position.phase == "start" and at.seat in SEATS:
        buttons.append("Start the Scrimmage")
    role = get_role_of_seat(position, at.seat)
    if role is not None:
        buttons += _list_line_up_buttons(position, role) + _list_quarterback_buttons(at)
    if is_instant_replay_offered(position):
        buttons.append("Instant Replay")
    return buttons


def _list_line_up_buttons(position: Position, role: Role) -> list[str]:
    """Return the buttons for the call or for the end of the line-up, if all men are placed (PLAY.1.2, PLAY.3.2)."""
    if (position.phase, role) == ("line-up", "offense") and find_next_man_to_place(position, "offense") is None:
        backs = [back for back in BACKS if is_eligible_runner(position.men, back)]
        return ["Then Click Here to Call the Play", *backs, *(str(zone) for zone in ZONES)]
    if (position.phase, role) == ("defend", "defense") and find_next_man_to_place(position, "defense") is None:
        return ["Click When Done"]
    return []


def _list_quarterback_buttons(at: At[None]) -> list[str]:
    if at.position.phase not in ("move", "throw"):
        return []
    throw = ["Throw Pass"] if may_passer_throw(at) else []
    return [*throw, "Scramble"] if may_passer_scramble(at) else throw


def is_instant_replay_offered(position: Position) -> bool:
    """Return whether a play has just ended or the game is over (REPLAY.start, CF-A96)."""
    between = position.phase == "line-up" and position.play > 1 and not any(position.men.offense.values())
    return between or position.phase == "over"


# ---- men, zone, sounds


def list_selectable_men(at: At[None]) -> list[str]:
    """Return the labels of the men whom a seat may pick for a move (MOVE.select)."""
    rules, position, role = at.rules, at.position, get_role_of_seat(at.position, at.seat)
    if position.phase != "move" or role is None or role != position.mover:
        return []
    unable = find_waiting_blockers(rules, position)
    placed = (Man(role, label) for label, place in position.men.of(role).items() if place is not None)
    return [man.label for man in placed if count_squares_left(rules, position, man) > 0 and man not in unable]


def find_highlighted_zone(at: At[None]) -> int | None:
    """Return the called zone if the offense may throw into this zone; None otherwise (PASS.throw)."""
    if at.position.call is None or at.position.phase != "move" or not may_passer_throw(at):
        return None
    return at.position.call.zone


def list_sounds(rules: Rules, position: Position) -> list[str]:
    """Return hut-hut as a play begins, or a click as a turn ends, unless muted (PLAY.4.1, M8.3, SETTINGS.mute)."""
    if rules.settings.mute or position.phase != "allot":
        return []
    return ["hut-hut"] if position.turns == NO_TURNS else ["click"]
