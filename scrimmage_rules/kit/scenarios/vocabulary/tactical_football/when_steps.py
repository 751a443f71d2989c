"""`When` steps of tactical-football for the actions of sides and men, with dice after a colon."""

from __future__ import annotations

from collections.abc import Callable

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import (
    ensure_game_started,
    get_drafted_position,
    parse_name_list,
    send_action_with_chance,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    STEPS,
    VOCABULARY,
    complete_position,
    parse_side,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.rule_query_steps import send_query_without_game
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    SIDES,
    list_facings_on_shorter_turn,
    parse_action,
    parse_facing,
    parse_hex,
    parse_label,
    parse_rolled_dice,
)

when = VOCABULARY.when

DEEDS = {
    "{who:seat}'s {man:word} leaves the field going {way:word}": "leave the field with {man} going {way}",
    "{who:seat}'s {man:word} enters the hex of {target:word}": "enter the hex of {target} with {man}",
    "{who:seat}'s {man:word} goes in motion": "put {man} in motion",
    "{who:seat} downs the ball": "down the ball",
    "{who:seat} ends its movement": "end its movement",
    "{who:seat} is done placing": "be done placing",
    "{who:seat} calls {turn}": "call {turn}",
    "{who:seat} selects {line} and {play}": "select {line} and {play}",
    "{who:seat} commits to {what}": "commit to {what}",
    "{who:seat} records the target hex {hex:word}": "record the target hex {hex}",
    "{who:seat} throws no pass": "throw no pass",
    "{who:seat}'s {man:word} is paired with {to:word}": "pair {man} with {to}",
    "{who:seat} changes the play to {play}": "change the play to {play}",
    "{who:seat} lifts the ball from {man:word}": "lift the ball from {man}",
    "{who:seat} tries no interception": "try no interception",
    "{who:seat} punts": "punt",
    "{who:seat} brings back {man:word}": "bring back {man}",
    "{who:seat} faces {man:word} to {facing:word}": "face {man} to {facing}",
    "{who:seat} places the ball on {at:word}": "place the ball on {at}",
}
"""Sentences without dice, with their actions."""

ROLLS = {
    "{who:seat}'s {man:word} contacts {target:word}": "contact {target} with {man}",
    "{who:seat}'s {man:word} contacts the man on his hex": "contact the man on the hex of {man}",
    "{who:seat}'s {man:word} rolls for recovery": "roll for recovery with {man}",
    "{who:seat} snaps the ball": "snap the ball",
    "{who:seat}'s {man:word} hands off to {to:word}": "hand off from {man} to {to}",
    "{who:seat}'s {man:word} hands off to {to:word}, keeping a dummy":
        "hand off from {man} to {to} keeping a dummy",
    "{who:seat}'s {man:word} hands off to {to:word}, giving a dummy": "hand off from {man} to {to} giving a dummy",
    "{who:seat}'s {man:word} passes to {to:word}": "pass from {man} to {to}",
    "{who:seat}'s {man:word} tries to intercept": "intercept with {man}",
    "{who:seat}'s {man:word} picks up the ball": "pick up the ball with {man}",
}  # fmt: skip
"""Sentences with dice after a colon, with their actions. Without dice they request the needed chance."""


def _create_action_step(words: str) -> Callable[..., None]:
    """Return a function for a sentence that sends this action, with the dice that the sentence states."""

    def send_worded_action(table: Table, dice: str | None = None, **parts: str) -> None:
        send_action_with_chance(
            table, parts["who"], parse_action(words.format(**parts)), *(parse_rolled_dice(dice) if dice else ())
        )

    return send_worded_action


for _pattern, _words in {**DEEDS, **ROLLS}.items():
    when(_pattern)(_create_action_step(_words))
for _pattern, _words in {**ROLLS, "{who:seat} ends its movement": "end its movement"}.items():
    when(_pattern + ": {dice}")(_create_action_step(_words))


@when("{who:seat}'s {man:word} contacts {target:word} together with {partners}")
def _contact_with_partners(table: Table, who: str, man: str, target: str, partners: str) -> None:
    """Contact a man together with partners, `#65 and #71`, with dice after a colon."""
    men, _, dice = partners.partition(": ")
    action = parse_action(f"contact {target} with {man} together with {men}")
    send_action_with_chance(table, who, action, *(parse_rolled_dice(dice) if dice else ()))


# Without checking that the man, the hex or the target exists.
STEPS.register_actions({
    "{who:seat} moves the man written {man:word} to the hex written {to:word}":
        {"type": "step", "man": "{man}", "to": "{to}"},
    "{who:seat}'s {man:word} contacts the man written {target:word}":
        {"type": "contact", "man": "{man:label}", "target": "{target}"},
})  # fmt: skip


# ---- several steps, several hexsides


def _perform_in_order(table: Table, who: str, actions: list[str]) -> None:
    """Send actions in order; all except the last must be accepted."""
    for number, action in enumerate(actions, 1):
        send_action_with_chance(table, who, parse_action(action))
        if number < len(actions):
            table.expect("/status", "equals", "ok")


@when("{who:seat}'s {man:word} moves to {to:word} by way of {ways}")
def _move_by_way_of(table: Table, who: str, man: str, to: str, ways: str) -> None:
    """Move a man hex by hex: `moves to 1932 by way of 1930 and 1931`."""
    _perform_in_order(table, who, [f"move {man} to {parse_hex(place)}" for place in (*parse_name_list(ways), to)])


@when("{who:seat}'s {man:word} turns to {facing:word}")
def _turn_man(table: Table, who: str, man: str, facing: str) -> None:
    """Turn a man in the shorter direction; a half turn is clockwise."""
    faced = _find_facing(table, who, man)
    ways = list_facings_on_shorter_turn(faced, parse_facing(facing)) or [facing]
    _perform_in_order(table, who, [f"turn {man} to {way}" for way in ways])


@when("{who:seat}'s {man:word} turns to {facing:word} by way of {ways}")
def _turn_by_way_of(table: Table, who: str, man: str, facing: str, ways: str) -> None:
    _perform_in_order(table, who, [f"turn {man} to {way}" for way in (*parse_name_list(ways), facing)])


def _find_facing(table: Table, who: str, man: str) -> str:
    """Return the current facing of a man: from the draft before the first request, otherwise from the position."""
    begun = table.given.get("begun")
    position = table.position() if begun else get_drafted_position(table)
    for side in (parse_side(who), *SIDES.values()):
        found = position["men"][side]["on"].get(parse_label(man))
        if found is not None:
            return str(found["facing"])
    raise MisusedStep(f"{man} is not on the field; put him on a hex first")


# ---- a question


@when("the points of a pass from {man:word} to {to:word} are looked up")
def _query_pass_points(table: Table, man: str, to: str) -> None:
    """Query the points of a pass in the current position."""
    ensure_game_started(table)
    send_query_without_game(
        table, "pass-points", position=table.position(), passer=parse_label(man), receiver=parse_label(to)
    )


@when("the points of a pass from {man:word} to {to:word} are looked up, the position as it is written")
def _query_pass_points_for_unchecked_position(table: Table, man: str, to: str) -> None:
    """Query the points of a pass in the scenario's initial position, which may be invalid."""
    send_query_without_game(
        table, "pass-points", position=complete_position(table), passer=parse_label(man), receiver=parse_label(to)
    )


# ---- the beginning of a game

STEPS.register_actions(
    {"the coin falls for {who:seat}": ("toss the coin", {"kind": "coin", "value": "{who}"})}, seat="chance"
)
STEPS.register_actions({"the objective is rolled": "roll the objective"}, seat="the offense")


@when("{who:seat} takes {side:seat}")
def _take_side(table: Table, who: str, side: str) -> None:
    """Let a player choose the offense or the defense. Later sentences that name a side use this choice."""
    send_action_with_chance(table, who, parse_action(f"take {side}"))
    offense = "home" if (who == "home") == (side == "the offense") else "away"
    table.given["offense"] = offense


@when("the objective is rolled: {dice}")
def _roll_objective(table: Table, dice: str) -> None:
    send_action_with_chance(table, "the offense", parse_action("roll the objective"), *parse_rolled_dice(dice))


@when("{who:seat} selects its men")
def _select_men(table: Table, who: str, rows: list[list[str]]) -> None:
    """Select the men in a row of the scenario."""
    send_action_with_chance(table, who, parse_action(f"select the men {', '.join(rows[0])}"))
