"""`When` steps of computer-football for the actions of sides, with chance outcomes after a colon."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import STEPS

STEPS.register_actions({
    # ---- before the first turn
    "it is about to be drawn who begins": "draw who begins",
    "{side:seat} is drawn to begin": ({"type": "draw"}, {"kind": "side", "value": "{side}"}),
    # The goal is the one that the other side defends.
    "{side:seat} is drawn to begin, attacking the {goal:word} goal":
        ({"type": "draw"}, {"kind": "side", "value": "{side}"}, {"kind": "goal", "value": "{goal}"}),
    # ---- turns
    "the squares of the turn are about to be drawn": "draw the squares",
    "the squares of the turn are drawn: {squares:n}": ({"type": "allot"}, {"kind": "squares", "value": "{squares}"}),
}, seat="chance")  # fmt: skip


STEPS.register_actions({
    # ---- before the first turn
    "{who:seat} starts the scrimmage": "start the scrimmage",
    # `a run by H`, `a pass to zone 8`, or an invalid call: `a punt`, `nothing`, `a run by H and a pass to zone 8`.
    "{who:seat} calls {call}": "call {call}",
    "{who:seat} finishes its line-up": "finish the line-up",
    # ---- passes
    "{who:seat} throws to {place:word}": "throw to {place}",
    "{who:seat} scrambles": "scramble",
    "{who:seat} waits with the pass": "wait with the pass",
    # `run`, `throw`, or a shift such as `shift-3`.
    "{who:seat} scrambles: a {result:word}": ({"type": "scramble"}, {"kind": "scramble", "value": "{result}"}),
})  # fmt: skip

# A move onto an opponent leads to a block or a tackle.
STEPS.register_actions({
    (
        "{who:seat}'s {man:word} blocks the man on {place:word}",
        "{who:seat}'s {man:word} moves onto the man on {place:word}",
        "{who:seat}'s {man:word} tackles the carrier on {place:word}",
        "{who:seat}'s {man:word} runs into the man on {place:word}",
    ): "move {man} to {place}",
    (
        "{who:seat}'s {man:word} tackles the carrier on {place:word}: a {result:word}",
        "{who:seat}'s {man:word} runs into the man on {place:word}: a {result:word}",
    ): ("move {man} to {place}", {"kind": "tackle", "value": "{result}"}),
    (
        "{who:seat}'s {man:word} tackles the carrier on {place:word}: a fumble that rolls {way:word}",
        "{who:seat}'s {man:word} runs into the man on {place:word}: a fumble that rolls {way:word}",
    ): ("move {man} to {place}", {"kind": "tackle", "value": "fumble"}, {"kind": "roll", "value": "{way}"}),
    "{who:seat}'s {man:word} moves to {place:word}: the pass is {result:word}":
        ("move {man} to {place}", {"kind": "catch", "value": "{result}"}),
})  # fmt: skip
