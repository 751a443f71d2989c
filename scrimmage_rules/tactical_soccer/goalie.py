"""The goalie on a shot: he is put into a goal hex, and he and others may save."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from scrimmage_rules.kernel.contract import Event
from scrimmage_rules.tactical_soccer.interceptors import moves_through
from scrimmage_rules.tactical_soccer.out_of_play import goalie_of
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Aim,
    Man,
    Position,
    Seat,
    hex_of,
    man_at,
    owner,
    put,
)
from scrimmage_rules.tactical_soccer.skills import has
from scrimmage_rules.tactical_soccer.tables import D6, NEEDED, NEEDED_ROWS, NEXT_TO

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules

GOALIE_BONUS = 1
SAVE_SKILL = {
    "save occupied": ("SKILL.save-occupied", "PATH.definition"),
    "save adjacent": ("SKILL.goalie-adjacent",),
}  # fmt: skip


class Saver(msgspec.Struct, frozen=True):
    """A man who may roll to save, and the row of the action table he needs."""

    man: Man
    row: str


# ---- placing the goalie


def place_goalie(rules: Rules, position: Position, seat: Seat, at: Aim) -> tuple[Position, Event]:
    """The defending coach puts his goalie into the goal hex he wrote down; he stays there (TS-A63)."""
    goalie = goalie_of(position, seat)
    assert goalie is not None
    place = rules.pitch.goals.of(seat).at(at)
    clauses = ("SHOOT.defender-goalie", "SHOOT.goalie-moves", "GOALIE.placed-on-shot", "GOALIE.three-goal-hexes")
    return put(position, goalie, place), Event("goalie-placed", clauses, {"man": goalie, "hex": place})


# ---- who may save


def blockers(rules: Rules, position: Position, seat: Seat, start: Hex, target: Hex) -> list[Saver]:
    """The fielders of the defending side on the path of a shot, in order from the shooter (TS-A58)."""
    anyone = rules.reading["TS-A58"] == "anyone-blocks"
    found = []
    for place in moves_through(rules, start, target, None):
        man = man_at(position, place)
        entitled = man is not None and man not in GOALIES and (anyone or has(rules, man, "Save"))
        if man is not None and entitled and owner(position, man) == seat:
            found.append(Saver(man, "save occupied"))
    return found


def keeper(rules: Rules, position: Position, seat: Seat, start: Hex, target: Hex) -> list[Saver]:
    """The goalie, if the shot passes near enough: at the goal hex, or anywhere on its path (TS-A59)."""
    goalie = goalie_of(position, seat)
    if goalie is None:
        return []
    path = [target]
    if rules.reading["TS-A59"] == "whole-path":
        path = [place for place in moves_through(rules, start, target, None) if place != start]
    nearest = min(rules.pitch.distance(hex_of(position, goalie), place) for place in path)
    if nearest == 0 and has(rules, goalie, "Save"):
        return [Saver(goalie, "save occupied")]
    return [Saver(goalie, "save adjacent")] if nearest <= NEXT_TO and has(rules, goalie, "Goalie") else []


# ---- saving


def saves(rules: Rules, saver: Saver, chance: Chance) -> tuple[bool, Event]:
    """A man rolls to save (SHOOT.save-roll); the Goalie skill adds 1, beyond the number needed (TS-A60)."""
    skilled = has(rules, saver.man, "Goalie")
    bonus = GOALIE_BONUS if skilled else 0
    die = int(chance.pick("d6", "save", D6))
    good = die + bonus >= NEEDED[saver.row]
    why = ("SKILL.goalie-plus-one",) if skilled else ()
    clauses = ("SHOOT.save-roll", NEEDED_ROWS[saver.row], *SAVE_SKILL[saver.row], *why)
    return good, Event("save-roll", clauses, {"man": saver.man, "die": die, "modifier": bonus, "good": good})
