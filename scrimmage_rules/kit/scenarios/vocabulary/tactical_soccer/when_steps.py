"""`When` steps of tactical-soccer for the actions of coaches and men, with dice after a colon."""

from __future__ import annotations

from collections.abc import Callable

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import send_action_with_chance
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    STEPS,
    VOCABULARY,
    find_drafted_man,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import parse_action, parse_rolled_dice

when = VOCABULARY.when

DEEDS = {
    "{who:seat} picks {man:word}": "pick {man}",
    "{who:seat} kicks off with {man:word}": "kick off with {man}",
    "{who:seat} skips {man:word}": "skip {man}",
    "{who:seat} aims at {at:word}": "aim at {at}",
    "{who:seat} guards {at:word}": "guard {at}",
    "{who:seat} leaves the ball": "leave the ball",
    "{who:seat}'s {man:word} moves to {to:word} by way of {via:word}": "move {man} to {to} by way of {via}",
    "{who:seat}'s {man:word} picks up the ball": "pick up the ball with {man}",
    "{who:seat}'s {man:word} shoots": "shoot with {man}",
}
"""Sentences without dice, with their actions."""

ROLLS = {
    "{who:seat} goes for the ball": "go for the ball",
    "{who:seat} rolls the shot": "roll the shot",
    "{who:seat}'s {man:word} passes to {other:seat}'s {to:word}": "pass from {man} to {to}",
    "{who:seat}'s {man:word} passes to {other:seat}'s {to:word} along the {side:word}":
        "pass from {man} to {to} along the {side}",
    "{who:seat}'s {man:word} steals from {other:seat}'s {holder:word}": "steal from {holder} with {man}",
    "{who:seat}'s {man:word} steals from {other:seat}'s {holder:word}, fouling him":
        "steal from {holder} with {man}, fouling him",
    "{who:seat}'s {man:word} fouls {other:seat}'s {victim:word}": "foul {victim} with {man}",
    "{who:seat}'s {man:word} intercepts": "intercept with {man}",
    "{who:seat}'s {man:word} intercepts, fouling {other:seat}'s {foul:word}": "intercept with {man}, fouling {foul}",
    "{who:seat}'s {man:word} steps to {step:word} and intercepts": "intercept with {man} stepping to {step}",
    "{who:seat}'s {man:word} lets the ball by": "let the ball by with {man}",
}  # fmt: skip
"""Sentences with optional dice after a colon, with their actions."""

ALWAYS_ROLLED = {
    "{who:seat}'s {man:word} moves to {to:word}": "move {man} to {to}",
    "{who:seat}'s {man:word} steps to {step:word} and intercepts, fouling {other:seat}'s {foul:word}":
        "intercept with {man} stepping to {step}, fouling {foul}",
}  # fmt: skip
"""Sentences that always have dice, with their actions. Sentences of the same actions without dice are shared by all
rulesets.
"""


def _create_action_step(words: str) -> Callable[..., None]:
    """Return the step function that sends an action in these words, with the dice of the sentence if it has any."""

    def send_worded_action(table: Table, dice: str | None = None, **parts: str) -> None:
        _require_men_on_stated_sides(table, parts)
        send_action_with_chance(
            table, parts["who"], parse_action(words.format(**parts)), *(parse_rolled_dice(dice) if dice else ())
        )

    return send_worded_action


def _require_men_on_stated_sides(table: Table, parts: dict[str, str]) -> None:
    """Raise `MisusedStep` if a drafted man is not on the side that the sentence states."""
    if "position" not in table.given or table.given.get("new"):
        return
    if "man" in parts:
        find_drafted_man(table, parts["who"], parts["man"])
    if "other" in parts:
        (met,) = {"to", "holder", "victim", "foul"} & parts.keys()
        find_drafted_man(table, parts["other"], parts[met])


for _pattern, _words in {**DEEDS, **ROLLS}.items():
    when(_pattern)(_create_action_step(_words))
for _pattern, _words in {**ROLLS, **ALWAYS_ROLLED}.items():
    when(_pattern + ": {dice}")(_create_action_step(_words))


@when("the coaches pick in turn")
def _pick_men(table: Table, rows: list[list[str]]) -> None:
    """Pick men in this order, from a row of coaches and a row of men."""
    for who, man in zip(*rows, strict=True):
        send_action_with_chance(table, who, parse_action(f"pick {man}"))


@when("the coaches roll for the first pick: {dice}")
def _roll_off(table: Table, dice: str) -> None:
    send_action_with_chance(table, "chance", parse_action("roll for the first pick"), *parse_rolled_dice(dice))


# A coach's action as the seat `chance`, which rolls the dice.
STEPS.register_actions(
    {"the coaches roll for the first pick": "roll for the first pick", "chance tries to {action}": "{action}"},
    seat="chance",
)
