"""`When` steps of card-football for the actions of seats."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.shared import send_action_with_chance

when = VOCABULARY.when


def _build_card_draw(purpose: str, card: str) -> dict[str, Any]:
    return {"kind": "draw", "for": purpose, "value": card}


STEPS.register_actions({
    "the coin falls for {who:seat}": ({"type": "toss-coin"}, {"kind": "coin", "value": "{who}"}),
    "the coin is about to be tossed": {"type": "toss-coin"},
    "chance makes card {card:word}": ({"type": "make-card"}, _build_card_draw("deck", "{card}")),
    "chance is about to make a card": {"type": "make-card"},
    # What chance has no business to do.
    "chance tries to {action}": "{action}",
}, seat="chance")  # fmt: skip


STEPS.register_actions({
    "the coin is tossed by {who:seat}": ({"type": "toss-coin"}, {"kind": "coin", "value": "{who}"}),
    "{who:seat} turns card {card:word} for the kick-off":
        ({"type": "kick-off"}, _build_card_draw("kick-off", "{card}")),
    "{who:seat} turns the next card for the kick-off": {"type": "kick-off"},
    "{who:seat} calls {play}": {"type": "call", "play": "{play}"},
    "{who:seat} turns card {card:word}": ({"type": "turn-card"}, _build_card_draw("play", "{card}")),
    "{who:seat} turns the next card": {"type": "turn-card"},
    "{who:seat} punts and card {card:word} is turned": ({"type": "punt"}, _build_card_draw("punt", "{card}")),
    "{who:seat} punts": {"type": "punt"},
    "{who:seat} tries a field goal and card {card:word} is turned":
        ({"type": "field-goal"}, _build_card_draw("field-goal", "{card}")),
    "{who:seat} tries a field goal": {"type": "field-goal"},
    "{who:seat} names {play}": {"type": "name", "play": "{play}"},
    "{who:seat} turns card {card:word} before choosing a try":
        ({"type": "turn-try-card"}, _build_card_draw("try", "{card}")),
    "{who:seat} kicks for the extra point and card {card:word} is turned":
        ({"type": "extra-point"}, _build_card_draw("extra-point", "{card}")),
    "{who:seat} kicks for the extra point": {"type": "extra-point"},
    "{who:seat} goes for two points": {"type": "two-points"},
})  # fmt: skip


@when("{who:seat}'s {offence} meets {defence:word} on card {card:word}")
def _play_whole_play(table: Table, who: str, offence: str, defence: str, card: str) -> None:
    """Send the actions of a complete play: both sides call a play, and the side with the ball turns the card."""
    send_action_with_chance(table, who, {"type": "call", "play": offence})
    _expect_accepted_request(table)
    send_action_with_chance(table, "away" if who == "home" else "home", {"type": "call", "play": defence})
    _expect_accepted_request(table)
    send_action_with_chance(table, who, {"type": "turn-card"}, _build_card_draw("play", card))


def _expect_accepted_request(table: Table) -> None:
    table.expect("/status", "equals", "ok")
