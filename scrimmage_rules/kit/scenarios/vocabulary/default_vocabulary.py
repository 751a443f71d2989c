"""Sentences for the scenarios of a ruleset without a vocabulary of its own, made from the fields of its position and
actions.

A position with `pebbles: int` gives `Given the pebbles are 3` and `Then the pebbles are 3`. An action `Take` with the
field `count` gives `When north takes 2`, and `take 2` after `can`, `cannot` and `tries to`. A chance outcome follows
the word `by`, as its kind and its value: `When north flips by coin heads`. `Then the view of the pebbles is 3` is about
the view that the last `When` step requested.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.shared import (
    SHARED,
    StepTable,
    copy_data,
    get_drafted_options,
    is_whole_number,
    parse_name_list,
    send_action_with_chance,
)

CONSTANTS: Mapping[str, Any] = {"none": None, "nothing": [], "nobody": None, "yes": True, "no": False}
"""Words for values that are neither a number nor a name."""

OF_STEPS = ("table", "who", "chance", "rows", "doc")
"""Names of the arguments that every step has."""


def build_vocabulary_from_ruleset_types(game: Ruleset[Any, Any]) -> Vocabulary:
    """Return the shared steps and the steps that follow from the types of a ruleset.

    An author can add more steps to the result in the module `vocabulary` of the package.
    """
    start = plain_lists(game.start(game.rules(Options())).position)
    places = dict(_list_named_value_paths("", start))
    actions = {rule.tag.replace("-", " "): rule.action for rule in game.action_rules.values()}
    words = Words(
        ruleset=game.id,
        seats=game.seats,
        position=lambda table: _get_drafted_position_data(table, start),
        options=get_drafted_options,
        actions=tuple(f"{name} {_list_field_names(action)}".strip() for name, action in actions.items()),
        action=lambda text: _parse_action(actions, text),
        chance=_parse_chance_outcomes,
        places=places,
        value=lambda place, cell: _parse_value(start, places[place], cell),
    )
    vocabulary = Vocabulary(words, SHARED)
    _register_position_value_steps(vocabulary, start, places)
    _register_action_steps(vocabulary, actions)
    vocabulary.shared = frozenset((str(step.keyword), step.pattern) for step in vocabulary.steps)
    return vocabulary


def _get_drafted_position_data(table: Table, start: dict[str, Any]) -> dict[str, Any]:
    draft: dict[str, Any] = table.given.setdefault("position", copy_data(start))
    return draft


# ---- places of the position


def _list_named_value_paths(place: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yield each value of the position with its words and its JSON pointer: `the pebbles`, or `the bids of north`."""
    for name, inner in value.items():
        here = f"{place}/{name}"
        if isinstance(inner, dict) and inner:
            yield from _list_named_value_paths(here, inner)
        else:
            yield _describe_value_path(here), here


def _describe_value_path(place: str) -> str:
    first, *rest = place.removeprefix("/").replace("_", " ").split("/")
    return " of ".join([f"the {first}", *rest])


def _register_position_value_steps(vocabulary: Vocabulary, start: Any, places: Mapping[str, str]) -> None:
    """Add a `Given` step and a `Then` step for each place of the position."""
    for name, place in places.items():
        readers = {"cell": lambda text, place=place: _parse_value(start, place, text)}
        steps = StepTable(vocabulary, readers, draft=lambda table: _get_drafted_position_data(table, start))
        row = {place: "{value:cell}"}
        sentence = f"{name} {choose_verb(name)} {{value}}"
        steps.register_drafts({sentence: row})
        if place != "/phase":  # a shared step already expects the phase
            steps.register_position_expectations({sentence: row})
        steps.register_expectations({f"the view of {name} is {{value}}": {f"/view{place}": "{value:cell}"}})


def choose_verb(name: str) -> str:
    """Return the verb that follows the name of a value: `the pebbles of north are`, `the turn is`."""
    noun = name.partition(" of ")[0]
    return "are" if noun.endswith("s") and not noun.endswith(("ss", "us")) else "is"


def _parse_value(start: Any, place: str, text: str) -> Any:
    """Return a value in words: a number, `none`, a name, JSON, or a list such as `A, B and C` if one is expected."""
    there = start
    for part in place.removeprefix("/").split("/"):
        there = there[part]
    if text[:1] in ("[", "{", '"'):
        return _parse_json(text)
    if isinstance(there, list):
        return [] if text in ("none", "nothing") else [_parse_word(each) for each in parse_name_list(text)]
    return _parse_word(text)


def _parse_word(text: str) -> Any:
    return int(text) if is_whole_number(text) else CONSTANTS.get(text, text)


def _parse_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as fault:
        raise MisusedStep(f"{text!r} is not JSON ({fault}); write a number, a name or JSON") from None


# ---- actions


def _register_action_steps(vocabulary: Vocabulary, actions: Mapping[str, type[msgspec.Struct]]) -> None:
    """Add two `When` steps for each action: one without chance outcomes, and one with them."""
    for name, action in actions.items():
        fields = " ".join(f"{{{field}:word}}" for field in _list_placeholder_names_of_action(action))
        pattern = f"{{who:seat}} {put_verb_in_third_person(name)} {fields}".rstrip()
        vocabulary.add("When", pattern, _create_step(vocabulary.words, name, action))
        vocabulary.add("When", f"{pattern} by {{chance}}", _create_step(vocabulary.words, name, action))


def _create_step(words: Words, name: str, action: type[msgspec.Struct]) -> Any:
    def act(table: Table, who: str, chance: str = "", **said: str) -> None:
        if not said.keys().isdisjoint(("rows", "doc")):
            raise MisusedStep(f"{name!r}: this step allows no rows and no text below it; remove them")
        values = [said[field] for field in _list_placeholder_names_of_action(action)]
        send_action_with_chance(table, who, words.action(" ".join([name, *values])), *words.chance(chance))

    return act


def put_verb_in_third_person(action: str) -> str:
    """Return the words of an action with its verb in the third person: `take` becomes `takes`, `pass on` becomes
    `passes on`.
    """
    verb, *rest = action.split(" ")
    if re.search(r"(s|sh|ch|x|z|o)$", verb):
        verb += "es"
    elif re.search(r"[^aeiou]y$", verb):
        verb = f"{verb[:-1]}ies"
    else:
        verb += "s"
    return " ".join([verb, *rest])


def _list_placeholder_names_of_action(action: type[msgspec.Struct]) -> list[str]:
    """Return a placeholder name for each field of an action. It is the name of the field, with `its_` before it if the
    steps use that name for another argument.
    """
    return [f"its_{field}" if field in OF_STEPS else field for field in action.__struct_fields__]


def _list_field_names(action: type[msgspec.Struct]) -> str:
    return " ".join(field.upper() for field in action.__struct_fields__)


def _parse_action(actions: Mapping[str, type[msgspec.Struct]], text: str) -> dict[str, Any]:
    """Return an action in words as data: its name, then the values of its fields in their order."""
    for name, action in sorted(actions.items(), key=lambda each: -len(each[0])):
        values = text.removeprefix(name).split()
        if text.startswith(name) and len(values) == len(action.__struct_fields__):
            tag = action.__struct_config__.tag
            return {"type": tag, **dict(zip(action.__struct_fields__, map(_parse_field, values), strict=True))}
    known = ", ".join(repr(f"{name} {_list_field_names(action)}".strip()) for name, action in actions.items())
    raise MisusedStep(f"no action of this game: {text!r}; write {known}")


def _parse_field(text: str) -> Any:
    """Return the value of a field of an action; a list is written with commas and no blanks, or as JSON."""
    if text[:1] in ("[", "{", '"'):
        return _parse_json(text)
    return [_parse_word(each) for each in text.split(",") if each] if "," in text else _parse_word(text)


# ---- chance


def _parse_chance_outcomes(text: str) -> list[dict[str, Any]]:
    """Return the outcomes of chance in words, each with its kind and its value: `coin heads and d6 3`."""
    found = []
    for part in parse_name_list(text):
        kind, blank, value = part.partition(" ")
        if not blank:
            raise MisusedStep(f"{part!r} has no value; write the kind of chance and its value, such as 'coin heads'")
        found.append(plain_lists(Outcome(kind, int(value) if is_whole_number(value) else value)))
    return found
