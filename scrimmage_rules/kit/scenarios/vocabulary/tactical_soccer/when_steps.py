"""When: what coaches and their men do; the dice they roll stand after a colon."""

from __future__ import annotations

from collections.abc import Callable

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import do
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import VOCABULARY, drafted_man
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import action_of, rolled

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
"""What is done without dice, and the action that it is."""

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
"""What is done without dice where it can be, else with those that stand after a colon."""

ALWAYS_ROLLED = {
    "{who:seat}'s {man:word} moves to {to:word}": "move {man} to {to}",
    "{who:seat}'s {man:word} steps to {step:word} and intercepts, fouling {other:seat}'s {foul:word}":
        "intercept with {man} stepping to {step}, fouling {foul}",
}  # fmt: skip
"""What is said here with its dice only; a move without them is a sentence of all rulesets."""


def _deed(words: str) -> Callable[..., None]:
    """Return the step that asks for an action in these words, and has the dice come if there are any."""

    def act(table: Table, dice: str | None = None, **parts: str) -> None:
        _check_sides(table, parts)
        do(table, parts["who"], action_of(words.format(**parts)), *(rolled(dice) if dice else ()))

    return act


def _check_sides(table: Table, parts: dict[str, str]) -> None:
    """The men of a drafted position are those of the sides whose they are said to be."""
    if "position" not in table.given or table.given.get("new"):
        return
    if "man" in parts:
        drafted_man(table, parts["who"], parts["man"])
    if "other" in parts:
        (met,) = {"to", "holder", "victim", "foul"} & parts.keys()
        drafted_man(table, parts["other"], parts[met])


for _pattern, _words in {**DEEDS, **ROLLS}.items():
    when(_pattern)(_deed(_words))
for _pattern, _words in {**ROLLS, **ALWAYS_ROLLED}.items():
    when(_pattern + ": {dice}")(_deed(_words))


@when("the coaches pick in turn")
def _picks(table: Table, rows: list[list[str]]) -> None:
    """A row of coaches and a row of the men they pick, in this order."""
    for who, man in zip(*rows, strict=True):
        do(table, who, action_of(f"pick {man}"))


@when("the coaches roll for the first pick")
def _roll_off_open(table: Table) -> None:
    do(table, "chance", action_of("roll for the first pick"))


@when("the coaches roll for the first pick: {dice}")
def _roll_off(table: Table, dice: str) -> None:
    do(table, "chance", action_of("roll for the first pick"), *rolled(dice))


@when("chance tries to {action}")
def _chance_tries(table: Table, action: str) -> None:
    """What a coach does, by the seat that rolls the dice."""
    do(table, "chance", action_of(action))
