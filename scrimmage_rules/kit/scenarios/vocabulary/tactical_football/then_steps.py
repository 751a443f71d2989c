"""`Then` steps of tactical-football for men and ball, spent points, legal actions, and the roll that is needed next."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.cases.matchers import ABSENT, Relation
from scrimmage_rules.kit.scenarios.scenario_world import GAME, MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import Expected, ensure_game_started, expect_need, parse_seat
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    STEPS,
    VOCABULARY,
    find_man_in_current_position,
    parse_side,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.rule_query_steps import send_query_without_game
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    FACINGS,
    list_facings_on_shorter_turn,
    list_neighbours,
    parse_hexes,
    parse_label,
    parse_labels,
)

then = VOCABULARY.then

OPPOSITE = {"offense": "defense", "defense": "offense"}


# ---- questions about a man of the position on the table


def _query_man(table: Table, query: str, who: str, man: str, **more: str) -> None:
    """Send a query about a man under the options of the game."""
    ensure_game_started(table)
    args = {"position": table.position(), "side": parse_side(who), "man": parse_label(man), **more}
    send_query_without_game(table, query, **args)


# ---- men


STEPS.register_position_expectations({
    # ---- men
    "{who:seat}'s {man:word} stands on {place:word}": {"/men/{who:side}/on/{man:label}/at": "{place:hex}"},
    "{who:seat}'s {man:word} stands on {place:word} facing {facing:word}":
        {"/men/{who:side}/on/{man:label}/at": "{place:hex}",
            "/men/{who:side}/on/{man:label}/facing": "{facing:facing}"},
    "{who:seat}'s {man:word} faces {facing:word}": {"/men/{who:side}/on/{man:label}/facing": "{facing:facing}"},
    "{who:seat}'s {man:word} is neutralized {degree:n}": {"/men/{who:side}/on/{man:label}/neutralized": "{degree}"},
    "{who:seat}'s {man:word} is not neutralized": {"/men/{who:side}/on/{man:label}/neutralized": 0},
    "{who:seat}'s {man:word} is Hit": {"/men/{who:side}/on/{man:label}/hit": True},
    "{who:seat}'s {man:word} is not Hit": {"/men/{who:side}/on/{man:label}/hit": False},
    "{who:seat}'s {man:word} is off the field": {"/men/{who:side}/off": Expected("contains", ["{man:label}"])},
    "{who:seat}'s {man:word} is injured": {"/men/{who:side}/injured": Expected("contains", ["{man:label}"])},
    # ---- contacts
    "{who:seat}'s {man:word} has been contacted in this phase":
        {"/stage/contacted": Expected("contains", ["{man:label}"])},
    "{who:seat}'s {man:word} has not been contacted in this phase":
        {"/stage/contacted": Expected("lacks", ["{man:label}"])},
})  # fmt: skip


# ---- points


@then("{who:seat}'s {man:word} has spent {points:n} points")
@then("{who:seat}'s {man:word} has spent {points:n} point")
def _expect_points_spent(table: Table, who: str, man: str, points: int) -> None:
    """Expect the number of points that a man has spent in this phase, including those that he paid for it before it
    began.
    """
    del who  # it is the side that moves
    label = parse_label(man)
    _expect_points_spent_in_acts(table, label, points - _expect_unchanged_points_paid_before_phase(table, label))


def _expect_unchanged_points_paid_before_phase(table: Table, label: str) -> int:
    """Return the points of this phase that a man paid before the phase began. If he paid any, also expect this number
    in the current position.
    """
    paid: int = table.position()["stage"].get("paid", {}).get(label, 0)
    if paid:
        table.expect_position(f"/stage/paid/{label}", "equals", paid)
    return paid


def _expect_points_spent_in_acts(table: Table, label: str, points: int) -> None:
    if points or label in table.position()["stage"]["acts"]:
        table.expect_position(f"/stage/acts/{label}/spent", "equals", points)
    else:
        table.expect_position(f"/stage/acts/{label}", "equals", ABSENT)


@then("{who:seat}'s {man:word} has {points:n} points left")
@then("{who:seat}'s {man:word} has {points:n} point left")
def _expect_points_left(table: Table, who: str, man: str, points: int) -> None:
    """Expect that a man has this number of points left. If his side is moving, also expect the number of points that he
    has spent, as the reference reports it.
    """
    ensure_game_started(table)
    stage, label = table.position()["stage"], parse_label(man)
    if stage.get("side") == parse_side(who):
        _expect_unchanged_points_paid_before_phase(table, label)
        if label in stage.get("acts", {}):
            _expect_points_spent_in_acts(table, label, stage["acts"][label]["spent"])
    _query_man(table, "points", who, man)
    table.expect("/value/left", "equals", points)


# ---- what a man may do


def _expect_legal(table: Table, who: str, may: list[dict[str, Any]], may_not: list[dict[str, Any]]) -> None:
    """Expect that each action of `may` is legal, and each of `may_not` is not."""
    seat = parse_seat(table, who)
    ensure_game_started(table)
    table.ask(op="legal", game=GAME, seat=seat)
    wanted: tuple[tuple[Relation, list[dict[str, Any]]], ...] = (("contains", may), ("lacks", may_not))
    for relation, actions in wanted:
        if actions:
            table.expect("/actions", relation, [{"seat": seat, "action": action} for action in actions])


def _parse_complete_list(text: str, nothing: str) -> str:
    """Return the list in a text such as `exactly 1931 and 2031`, without the word `exactly`. The words for an empty
    list, such as `no hex`, stay unchanged.
    """
    listed = text.removeprefix("exactly ")
    if (listed == text) != (text == nothing):
        raise MisusedStep(f"expected 'exactly ...' or '{nothing}', got {text!r}")
    return listed


@then("{who:seat}'s {man:word} may enter {what}")
def _expect_enterable_hexes(table: Table, who: str, man: str, what: str) -> None:
    """Expect exactly the hexes that a man may enter: `exactly 1931 and 2031`, `no hex`, `the hex of exactly #12`."""
    if what.startswith("the hex of "):
        _expect_exact_opponents_for_action(
            table, who, man, _parse_complete_list(what.removeprefix("the hex of "), "nobody"), "enter"
        )
    else:
        _expect_legal_steps(table, who, man, parse_hexes(_parse_complete_list(what, "no hex")))


def _expect_legal_steps(table: Table, who: str, man: str, wanted: list[str]) -> None:
    """Expect that a man may enter these of the six neighboring hexes, and no others."""
    label = parse_label(man)
    ensure_game_started(table)
    around = list_neighbours(find_man_in_current_position(table, parse_side(who), label)["at"])
    if not set(wanted).issubset(around):
        raise MisusedStep(
            f"these hexes are not next to {man}: {sorted(set(wanted) - set(around))}; the hexes next to him are "
            f"{around}"
        )
    steps = {place: {"type": "step", "man": label, "to": place} for place in around}
    _expect_legal(
        table, who, [steps[place] for place in wanted], [steps[place] for place in around if place not in wanted]
    )


def _expect_exact_opponents_for_action(table: Table, who: str, man: str, men: str, kind: str) -> None:
    """Expect that a man may contact (or enter) exactly these opponents without a partner, and no others."""
    label, wanted = parse_label(man), parse_labels(men)
    ensure_game_started(table)
    opponents = table.position()["men"][OPPOSITE[parse_side(who)]]["on"]
    deeds = {each: {"type": kind, "man": label, "target": each} for each in opponents}
    _expect_legal(
        table, who, [deeds[each] for each in wanted], [deed for each, deed in deeds.items() if each not in wanted]
    )


@then("{who:seat}'s {man:word} may contact {men}")
def _expect_contactable_opponents(table: Table, who: str, man: str, men: str) -> None:
    """Expect the opponents whom a man may contact: `exactly #99 and #94`, or `nobody`."""
    _expect_exact_opponents_for_action(table, who, man, _parse_complete_list(men, "nobody"), "contact")


def _list_changes_of_facing_by_one_hexside(table: Table, who: str, man: str) -> list[dict[str, Any]]:
    ensure_game_started(table)
    facing, label = find_man_in_current_position(table, parse_side(who), parse_label(man))["facing"], parse_label(man)
    return [
        {"type": "turn", "man": label, "to": way}
        for way in FACINGS
        if len(list_facings_on_shorter_turn(facing, way)) == 1
    ]


@then("{who:seat}'s {man:word} may turn")
def _expect_legal_changes_of_facing(table: Table, who: str, man: str) -> None:
    """Expect that a man may turn by one hexside in both directions."""
    _expect_legal(table, who, _list_changes_of_facing_by_one_hexside(table, who, man), [])


@then("{who:seat}'s {man:word} may not turn")
def _expect_no_legal_change_of_facing(table: Table, who: str, man: str) -> None:
    _expect_legal(table, who, [], _list_changes_of_facing_by_one_hexside(table, who, man))


# ---- control and sight


@then("{who:seat}'s {man:word} controls {hexes}")
def _expect_controlled_hexes(table: Table, who: str, man: str, hexes: str) -> None:
    """Expect the hexes that a man controls: `exactly 1931, 1830 and 2030`, or `no hex`."""
    _query_man(table, "controlled", who, man)
    table.expect("/value", "same-set", parse_hexes(_parse_complete_list(hexes, "no hex")))


@then("{who:seat}'s {man:word} sights {other:seat}'s {target:word}")
def _expect_sight(table: Table, who: str, man: str, other: str, target: str) -> None:
    _query_man(table, "sighted", who, man, of=parse_side(other))
    table.expect("/value", "contains", [parse_label(target)])


@then("{who:seat}'s {man:word} does not sight {other:seat}'s {target:word}")
def _expect_no_sight(table: Table, who: str, man: str, other: str, target: str) -> None:
    _query_man(table, "sighted", who, man, of=parse_side(other))
    table.expect("/value", "lacks", [parse_label(target)])


@then("in this order {who:seat}'s {man:word} controls {hexes}")
def _expect_ordered_control(table: Table, who: str, man: str, hexes: str) -> None:
    _query_man(table, "controlled", who, man)
    table.expect("/value", "equals", parse_hexes(hexes))


@then("in this order {who:seat}'s {man:word} sights {men} of {other:seat}")
def _expect_ordered_sight(table: Table, who: str, man: str, men: str, other: str) -> None:
    _query_man(table, "sighted", who, man, of=parse_side(other))
    table.expect("/value", "equals", parse_labels(men))


# ---- dice


@then("the contact is to be rolled on line {line:n}")
def _expect_contact_line(table: Table, line: int) -> None:
    """Expect that this line of the contact table applies. The kit requests an explanation of the contact with a roll of
    7, which must cite the clause of the line.
    """
    expect_need(table, "2d6", "contact")
    asked = {**table.last_ask, "op": "explain"}
    dice = [{"kind": "2d6", "value": 7, "for": "contact"}]
    reply = table.ask(**{**asked, "chance": dice})
    if reply["status"] == "need-chance":
        expect_need(table, "2d6", "fumble")
        table.ask(**{**asked, "chance": [*dice, {"kind": "2d6", "value": 7, "for": "fumble"}]})
    table.expect("/trace", "cites", [f"T.contact.r{line}"])


STEPS.register_expectations({
    "two dice are to be rolled for the {purpose:word}":
        {"/status": "need-chance", "/next": Expected("covers", {"kind": "2d6", "for": "{purpose}"})},
    "a die is to be rolled for the {purpose:word}":
        {"/status": "need-chance", "/next": Expected("covers", {"kind": "d6", "for": "{purpose}"})},
    # The last deed was done without dice.
    "nothing is to be rolled": {"/status": "ok"},
})  # fmt: skip


@then("the dice are to be rolled for the {purpose:word}")
def _expect_roll_needed_next(table: Table, purpose: str) -> None:
    expect_need(table, "d6" if purpose == "objective" else "2d6", purpose)
