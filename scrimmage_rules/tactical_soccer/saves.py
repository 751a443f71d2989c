"""Saves: men on the path of a shot and the goalie near it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.eligible_interceptors import PATH, find_ball_path
from scrimmage_rules.tactical_soccer.goalie import find_goalie
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Man,
    Position,
    Seat,
    find_coach_of_man,
    find_man_in_hex,
    get_hex_on_field,
)
from scrimmage_rules.tactical_soccer.rule_context_types import Deed
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import D6, NEEDED, NEEDED_ROWS, NEXT_TO, UNMODIFIED, Modifier

GOALIE_BONUS = Modifier(1, ("SKILL.goalie-plus-one",))
SAVE_SKILL = {"save occupied": ("SKILL.save-occupied", PATH), "save adjacent": ("SKILL.goalie-adjacent",)}


class Shot(msgspec.Struct, frozen=True):
    """A shot on its way: its origin, its goal hex, and the coach who defends that goal."""

    start: Hex
    target: Hex
    defender: Seat


class Saver(msgspec.Struct, frozen=True):
    """A man who may roll to save, and the row of the action table that he needs."""

    man: Man
    row: str


# ---- possible savers


def list_fielders_who_may_block_shot(rules: Rules, position: Position, shot: Shot) -> list[Saver]:
    """Return the defending fielders on the path of a shot, from the shooter on (TS-A58)."""
    anyone = rules.reading["TS-A58"] == "anyone-blocks"
    found = []
    for place in find_ball_path(rules, shot.start, shot.target):
        man = find_man_in_hex(position, place)
        if man is None or man in GOALIES or find_coach_of_man(position, man) != shot.defender:
            continue
        if anyone or rules.skills.has(man, "Save"):
            found.append(Saver(man, "save occupied"))
    return found


def list_saving_goalie(rules: Rules, position: Position, shot: Shot) -> list[Saver]:
    """Return the goalie if his skills let him save a shot through his hex or a hex next to him.

    TS-A59 decides which hexes of the shot's path count.
    """
    goalie = find_goalie(position, shot.defender)
    if goalie is None:
        return []
    stands, reading = get_hex_on_field(position, goalie), rules.reading["TS-A59"]
    path = [place for place in find_ball_path(rules, shot.start, shot.target) if place != shot.start]
    own = [shot.target] if reading == "goal-hex-only" else path
    if stands in own and rules.skills.has(goalie, "Save"):
        return [Saver(goalie, "save occupied")]
    near = path if reading == "whole-path" else [shot.target]
    within = any(rules.pitch.distance(stands, place) <= NEXT_TO for place in near)
    return [Saver(goalie, "save adjacent")] if within and rules.skills.has(goalie, "Goalie") else []


# ---- the save roll


def find_successful_saver(deed: Deed[object], savers: Iterable[Saver]) -> Man | None:
    """Roll for some savers in order and return the first who succeeds; None if all fail."""
    return next((saver.man for saver in savers if _roll_save(deed, saver)), None)


def _roll_save(deed: Deed[object], saver: Saver) -> bool:
    """Return whether a man's save roll succeeds; the Goalie skill adds 1 (SHOOT.save-roll, TS-A60)."""
    bonus = GOALIE_BONUS if deed.rules.skills.has(saver.man, "Goalie") else UNMODIFIED
    die = int(deed.pick("d6", "save", D6))
    good = die + bonus.amount >= NEEDED[saver.row]
    clauses = ("SHOOT.save-roll", NEEDED_ROWS[saver.row], *SAVE_SKILL[saver.row], *bonus.clauses)
    deed.say("save-roll", clauses, man=saver.man, die=die, modifier=bonus.amount, good=good)
    return good
