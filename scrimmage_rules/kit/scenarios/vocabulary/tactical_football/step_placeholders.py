"""Parsers of the words of tactical-football in sentences: sides, men, hexes, facings, markers, actions and dice."""

from __future__ import annotations

import re
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary.shared import is_whole_number, parse_name_list, parse_number_or_text

SIDES = {"the offense": "offense", "the defense": "defense"}
"""Sides by their names in sentences, with their names in positions."""

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
"""The six facings, clockwise."""

LINE_MARKERS = {
    "Aggressive Blocking": "aggressive-blocking", "Pass Blocking": "pass-blocking",
    "Aggressive Charge": "aggressive-charge", "Reaction Charge": "reaction-charge",
}  # fmt: skip
PLAY_MARKERS = {
    "Run Right": "run-right", "Run Left": "run-left", "Forward Pass": "forward-pass",
    "Lateral Pass Right": "lateral-right", "Lateral Pass Left": "lateral-left", "Option Right": "option-right",
    "Option Left": "option-left", "Man-to-Man": "man-to-man", "Zone Defense": "zone",
}  # fmt: skip
"""Play markers by their printed names, with their names in the protocol."""

ENDS = {
    "a touchdown": "touchdown", "an interception": "interception", "an incomplete pass": "incomplete",
    "a fumble": "fumble", "a punt": "punt", "no pass": "no-pass", "a tackle": "neutralized",
    "the ball out of bounds": "out-of-bounds", "the ball downed": "downed", "a forbidden crossing": "forbidden",
}  # fmt: skip
"""Ends of a play by the words for them in sentences, with their names in positions."""


def parse_end_of_play(text: str) -> str:
    """Return the end of a play from its words."""
    if text not in ENDS:
        raise MisusedStep(f"not an end of a play: {text!r}; write one of {', '.join(ENDS)}")
    return ENDS[text]


# ---- men, hexes, facings


def parse_label(text: str) -> str:
    """Return a man's number from its text, such as `#36`."""
    if re.fullmatch(r"#[0-9]{1,2}", text) is None:
        raise MisusedStep(f"not a man: {text!r}; write his number, such as #36")
    return text[1:]


def parse_labels(text: str) -> list[str]:
    """Return men's numbers from their text, such as `#65, #66 and #71`; an empty list for nobody."""
    return [] if text == "nobody" else [parse_label(each) for each in parse_name_list(text)]


def parse_hex(text: str) -> str:
    """Return a hex from its number of four digits; the hex may be off the map."""
    if re.fullmatch(r"[0-9]{4}", text) is None:
        raise MisusedStep(f"not a hex: {text!r}; write its number of four digits, such as 1441")
    return text


def parse_hexes(text: str) -> list[str]:
    """Return hexes from their numbers, `1441, 1541 and 1341`; an empty list for no hex."""
    return [] if text in ("no hex", "nowhere") else [parse_hex(each) for each in parse_name_list(text)]


def parse_facing(text: str) -> str:
    """Return a facing from its text, such as NE."""
    if text not in FACINGS:
        raise MisusedStep(f"not a facing: {text!r}; write one of {', '.join(FACINGS)}")
    return text


def list_facings_on_shorter_turn(old: str, new: str) -> list[str]:
    """Return the facings on the shorter turn between two facings, including the last; a half turn is clockwise."""
    start, hexsides = FACINGS.index(old), (FACINGS.index(new) - FACINGS.index(old)) % 6
    steps = range(1, hexsides + 1) if hexsides <= 3 else range(-1, hexsides - 7, -1)
    return [FACINGS[(start + step) % 6] for step in steps]


def list_neighbours(place: str) -> list[str]:
    """Return the six hexes next to a hex, clockwise from N. Columns with even numbers lie half a hex higher on the map
    than the others.
    """
    column, row = int(place[:2]), int(place[2:])
    row = row - 100 if row > 66 else row
    up = 1 - column % 2
    around = ((0, 1), (1, up), (1, up - 1), (0, -1), (-1, up - 1), (-1, up))
    return [f"{column + x:02}{(row + y) % 100:02}" for x, y in around]


def parse_marker(markers: dict[str, str], text: str) -> str:
    """Return a marker from its printed name."""
    if text not in markers:
        raise MisusedStep(f"not a marker: {text!r}; write one of {', '.join(markers)}")
    return markers[text]


# ---- actions


ACTIONS: dict[str, dict[str, Any]] = {
    "toss the coin": {"type": "toss"},
    "take {side}": {"type": "take"},
    "roll the objective": {"type": "roll-objective"},
    "select the men {men}": {"type": "select"},
    "place the ball on {at}": {"type": "place-ball"},
    "place {man} on {at}": {"type": "place"},
    "face {man} to {facing}": {"type": "face"},
    "select {line} and {play}": {"type": "choose"},
    "call a Pre-Contact Game-Turn": {"type": "call", "turn": "pre-contact"},
    "call a Snap Game-Turn": {"type": "call", "turn": "snap"},
    "call a Contact Game-Turn": {"type": "call", "turn": "contact"},
    "call a Pass Game-Turn": {"type": "call", "turn": "pass"},
    "move {man} to {to}": {"type": "step"},
    "turn {man} to {facing}": {"type": "turn"},
    "leave the field with {man} going {way}": {"type": "leave"},
    "contact {target} with {man} together with {partners}": {"type": "contact"},
    "contact {target} with {man}": {"type": "contact"},
    "enter the hex of {target} with {man}": {"type": "enter"},
    "contact the man on the hex of {man}": {"type": "resolve"},
    "put {man} in motion": {"type": "motion"},
    "snap the ball": {"type": "snap"},
    "down the ball": {"type": "down-ball"},
    "pair {man} with {to_man}": {"type": "pair"},
    "hand off from {man} to {to_man} keeping a dummy": {"type": "hand-off", "dummy": "stays"},
    "hand off from {man} to {to_man} giving a dummy": {"type": "hand-off", "dummy": "goes"},
    "hand off from {man} to {to_man}": {"type": "hand-off"},
    "change the play to {play}": {"type": "change-play"},
    "pass from {man} to {to_man}": {"type": "pass"},
    "lift the ball from {man}": {"type": "lift"},
    "intercept with {man}": {"type": "intercept"},
    "try no interception": {"type": "done"},
    "pick up the ball with {man}": {"type": "claim"},
    "punt": {"type": "punt"},
    "bring back {man}": {"type": "reactivate"},
    "end its movement": {"type": "done"},
    "be done placing": {"type": "done"},
    "throw no pass": {"type": "done"},
    "commit to no pass aimed at {target_hex}": {"type": "commit", "to": "contact"},
    "commit to no pass": {"type": "commit", "to": "contact"},
    "commit to a lateral pass from {man} to {receiver}": {"type": "commit", "to": "lateral"},
    "commit to a lateral pass aimed at {target_hex}": {"type": "commit", "to": "lateral"},
    "commit to a lateral pass": {"type": "commit", "to": "lateral"},
    "commit to a forward pass aimed at {target_hex} from {man} to {receiver}": {"type": "commit", "to": "forward"},
    "commit to a forward pass aimed at {target_hex}": {"type": "commit", "to": "forward"},
    "commit to a forward pass": {"type": "commit", "to": "forward"},
    "record the target hex {hex}": {"type": "designate"},
    "roll for recovery with {man}": {"type": "recover"},
}
"""Actions by the words that name them in sentences, after `can`, `tries to` or `asks whether it may`. If several
patterns fit, the first one counts.
"""

_READ = {
    "man": ("man", parse_label), "target": ("target", parse_label), "partners": ("with", parse_labels),
    "to_man": ("to", parse_label), "receiver": ("receiver", parse_label),
    "men": ("men", parse_labels), "to": ("to", parse_hex), "at": ("at", parse_hex), "hex": ("hex", parse_hex),
    "target_hex": ("target", parse_hex), "way": ("way", parse_facing),
    "side": ("side", lambda text: SIDES.get(text, text)),
    "line": ("line", lambda text: parse_marker(LINE_MARKERS, text)),
    "play": ("play", lambda text: parse_marker(PLAY_MARKERS, text)),
}  # fmt: skip
"""For each part of an action's words, the field of the action and the function that parses it."""


def parse_action(words: str) -> dict[str, Any]:
    """Return an action from its words: `move #36 to 1931`, `contact #5 with #36 together with #65`."""
    for pattern, action in ACTIONS.items():
        fit = compile_pattern(pattern).read(words)
        if fit is not None:
            return {**action, **dict(_read_action_part(action["type"], name, text) for name, text in fit.named.items())}
    raise MisusedStep(f"not an action: {words!r}; write it like one of: {'; '.join(ACTIONS)}")


def _read_action_part(kind: str, name: str, text: str) -> tuple[str, Any]:
    if name == "facing":
        return "to" if kind == "turn" else "facing", parse_facing(text)
    field, read = _READ[name]
    return field, read(text)


# ---- dice


DICE = re.compile(
    r"the dice show (?P<face>[0-9]+)(?:,? and (?P<fumble>[0-9]+) for the fumble)?(?P<then>(?:, then [0-9]+)*)"
)


def parse_rolled_dice(words: str) -> list[dict[str, Any]]:
    """Return dice from their words: `the dice show 7`, `the dice show 7, and 12 for the fumble, then 7, then 5`."""
    if words.startswith("the die shows ") and is_whole_number(words[14:]):
        return [{"kind": "d6", "value": int(words[14:])}]
    fit = DICE.fullmatch(words)
    if fit is None:
        raise MisusedStep(
            f"not a result of dice: {words!r}; write it like one of: the dice show 7; the dice show 7, and 4 for "
            f"the fumble"
        )
    fumble = [{"kind": "2d6", "value": int(fit["fumble"]), "for": "fumble"}] if fit["fumble"] else []
    more = [{"kind": "2d6", "value": int(face)} for face in re.findall("[0-9]+", fit["then"])]
    return [{"kind": "2d6", "value": int(fit["face"])}, *fumble, *more]


def parse_dice(words: str) -> list[dict[str, Any]]:
    """Return chance outcomes with kinds and values from their words: `2d6 7, 2d6 12 for fumble`."""
    return [_parse_scripted_die(each) for each in parse_name_list(words)]


def _parse_scripted_die(words: str) -> dict[str, Any]:
    die, _, purpose = words.partition(" for ")
    kind, _, face = die.partition(" ")
    if not face:
        raise MisusedStep(f"not a die with its value: {words!r}; write its kind and value, such as 2d6 7")
    return {"kind": kind, "value": parse_number_or_text(face), **({"for": purpose} if purpose else {})}


# ---- what odds are asked of


PLACES = {
    "the phase": "/stage/phase",
    "the ball": "/ball/is",
    "the side with the ball": "/ball/held_by",
    "the gain": "/stage/gain",
}
"""Paths of a position whose odds a sentence can request. Paths of a man are named by his side and number."""


def parse_value_at(_place: str, cell: str) -> Any:
    """Return the value that a table cell of a scenario states for a path: a number, a text, or None for `none`."""
    return None if cell == "none" else parse_number_or_text(cell)
