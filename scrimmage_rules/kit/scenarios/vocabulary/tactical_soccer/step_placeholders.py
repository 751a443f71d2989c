"""Parsers of the words of tactical-soccer in sentences: hexes, men, actions, dice, and purposes of dice."""

from __future__ import annotations

import re
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary.shared import is_whole_number, parse_name_list, parse_number_or_text

MEN = ("F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3", "G1", "G2")
"""The men in the order of a position."""

Squads = dict[str, list[str]]


# ---- hexes and men


def parse_hex(text: str) -> list[int]:
    """Return a hex as its coordinates, from its text `-1,3`."""
    try:
        x, y = (int(part) for part in text.split(","))
    except ValueError:
        raise MisusedStep(f"not a hex: {text!r}; write its two coordinates, such as -1,3") from None
    return [x, y]


def parse_hexes(text: str) -> list[list[int]]:
    """Return hexes as coordinates, from their text `0,0 2,0 4,0`."""
    return [parse_hex(each) for each in text.split()]


def sort_men(men: list[str]) -> list[str]:
    """Return men in the order in which a position of the game lists them."""
    return sorted(men, key=MEN.index)


def find_man(squads: Squads, who: str, man: str) -> str:
    """Return the id of a side's man; raise `MisusedStep` if he is not in the squad of this side."""
    if man not in squads[who]:
        raise MisusedStep(f"{who} has no {man}; its squad is {', '.join(squads[who])}")
    return man


def parse_men(squads: Squads, text: str) -> list[str]:
    """Return men in the written order, from `red's F1, M1 and blue's F3`; an empty list for `nobody`."""
    men, who = [], ""
    for each in [] if text == "nobody" else parse_name_list(text):
        owner, _, man = each.rpartition("'s ")
        who = owner or who
        if who not in squads:
            raise MisusedStep(
                f"not a list of men: {text!r}; write each man with his side, such as red's F1, M1 and blue's F3, "
                f"or nobody"
            )
        men.append(find_man(squads, who, man))
    return men


def parse_holder(squads: Squads, text: str) -> str | None:
    """Return one man from his text, `red's F1`; None for nobody."""
    return next(iter(parse_men(squads, text)), None)


# ---- actions


ACTIONS: dict[str, dict[str, Any]] = {
    "roll for the first pick": {"type": "roll-off"},
    "pick up the ball with {man}": {"type": "pick-up"},
    "pick {man}": {"type": "pick"},
    "place {man} on {to}": {"type": "place"},
    "kick off with {man}": {"type": "kick-off"},
    "move {man} to {to} by way of {via}": {"type": "move"},
    "move {man} to {to}": {"type": "move"},
    "pass from {man} to {to} along the {side}": {"type": "pass"},
    "pass from {man} to {to}": {"type": "pass"},
    "steal from {holder} with {man}, fouling him": {"type": "steal", "foul": True},
    "steal from {holder} with {man}": {"type": "steal", "foul": False},
    "foul {victim} with {man}": {"type": "foul"},
    "shoot with {man}, fouling {foul}": {"type": "shoot"},
    "shoot with {man}": {"type": "shoot"},
    "dribble with {man}": {"type": "dribble"},
    "skip {man}": {"type": "skip"},
    "aim at {at}": {"type": "aim"},
    "guard {at}": {"type": "guard"},
    "roll the shot": {"type": "roll-shot"},
    "intercept with {man} stepping to {step}, fouling {foul}": {"type": "intercept"},
    "intercept with {man} stepping to {step}": {"type": "intercept"},
    "intercept with {man}, fouling {foul}": {"type": "intercept"},
    "intercept with {man}": {"type": "intercept"},
    "let the ball by with {man}": {"type": "let-by"},
    "go for the ball": {"type": "receive"},
    "leave the ball": {"type": "leave"},
}
"""Actions of a coach by the words that name them in sentences, after `can`, `tries to` or `asks whether it may`. If
several patterns fit, the first one counts.
"""


def parse_action(words: str) -> dict[str, Any]:
    """Return an action from its words: `place F1 on 0,-2`, `steal from F3 with F1, fouling him`, `aim at Left`."""
    for pattern, action in ACTIONS.items():
        fit = compile_pattern(pattern).read(words)
        if fit is not None:
            return {**action, **{part: parse_hex(word) if "," in word else word for part, word in fit.named.items()}}
    raise MisusedStep(f"not an action: {words!r}; write it like one of: {'; '.join(ACTIONS)}")


# ---- dice


ROLLED = re.compile(r"the (?:(?P<die>die|d\d) shows (?P<face>.+)|dice show (?P<faces>.+))")


def parse_rolled_dice(words: str) -> list[dict[str, Any]]:
    """Return dice from their words: `the die shows 6`, `the d3 shows 2`, `the dice show 4, 3 and 1 on the d3`."""
    fit = ROLLED.fullmatch(words)
    if fit is None:
        raise MisusedStep(
            f"not a result of dice: {words!r}; write it like one of: the die shows 6; the dice show 4 and 1 on the d3"
        )
    kind = "d6" if fit["die"] in (None, "die") else fit["die"]
    return [_parse_die(each, kind) for each in parse_name_list(fit["face"] or fit["faces"])]


def _parse_die(words: str, kind: str) -> dict[str, Any]:
    face, _, other = words.partition(" on the ")
    if not is_whole_number(face):
        raise MisusedStep(f"not a face of a die: {words!r}; write it like one of: 4, 1 on the d3")
    return {"kind": other or kind, "value": int(face)}


def parse_dice(words: str) -> list[dict[str, Any]]:
    """Return chance outcomes with kinds and values from their words: `d6 4, d3 2`, `d6 6 for save`."""
    return [_parse_scripted_die(each) for each in parse_name_list(words)]


def _parse_scripted_die(words: str) -> dict[str, Any]:
    die, _, purpose = words.partition(" for ")
    kind, _, face = die.partition(" ")
    if not is_whole_number(face):
        raise MisusedStep(f"not a die with its value: {words!r}; write its kind and value, such as d6 4")
    return {"kind": kind, "value": int(face), **({"for": purpose} if purpose else {})}


NEEDS = {
    "red": "roll-off-red", "blue": "roll-off-blue", "the pass": "pass", "the failed pass": "failed-pass",
    "the reception": "receive", "the scatter": "scatter", "the interception": "intercept", "the steal": "steal",
    "the foul": "foul", "the shot": "shot", "the deviation": "deviation", "the save": "save",
}  # fmt: skip
"""Purposes of dice, by the words that name them in sentences."""


# ---- what odds are asked of


PLACES = {
    "the holder": "/holder", "the loose ball": "/loose", "the phase": "/phase", "the booked": "/booked",
    "the caught": "/offences", "red's score": "/score/red", "blue's score": "/score/blue",
}  # fmt: skip
"""Paths of a position whose odds a sentence can request, by the words that name them."""


def parse_value_at(place: str, cell: str) -> Any:
    """Return the value at a path from its words: one or several men, a hex, a number, a word, or nothing."""
    if place in ("the booked", "the caught"):
        return [] if cell == "nobody" else [each.rpartition("'s ")[2] for each in parse_name_list(cell)]
    if cell in ("nobody", "nowhere"):
        return None
    if place == "the holder":
        return cell.rpartition("'s ")[2]
    if place == "the loose ball":
        return parse_hex(cell)
    return parse_number_or_text(cell)
