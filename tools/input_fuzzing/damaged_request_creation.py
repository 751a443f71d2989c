"""Damaged requests as test input: series of requests, and positions and options that start a game."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.input_fuzzing.byte_mutations import damage_bytes
from tools.input_fuzzing.json_mutations import damage_value, encode_json
from tools.input_fuzzing.oracles import DamagedInput
from tools.input_fuzzing.seed_corpus import SeedMaterial, add_request_ids, choose_decoded_item


def _choose_conversation(rng: random.Random, material: SeedMaterial) -> tuple[str, list[dict[str, Any]]]:
    """Return the requests of a published case. A request before them loads another game under another handle, and two
    more requests follow them.
    """
    one, two = rng.choice(RULESETS), rng.choice(RULESETS)
    asks = [msgspec.json.decode(each) for each in rng.choice(material.conversations[one])]
    beside = {**choose_decoded_item(rng, material.requests[two, "load"]), "game": "h"}
    more: list[dict[str, Any]] = [
        {"op": "legal", "game": "g", "seat": rng.choice([*ruleset(one).seats, None])},
        {"op": "observe", "game": "g", "seat": rng.choice([*ruleset(one).seats, "public"])},
        {"op": "perft", "game": "g", "depth": 1, "chance": "first"},
        {"op": "hello", "protocol": [1], "kit": {"name": "x", "version": "0"}},
        {"op": "bye"},
        {**choose_decoded_item(rng, material.requests[one, "query"])},
        {**choose_decoded_item(rng, material.requests[one, "apply"]), "op": rng.choice(["check", "explain", "apply"])},
    ]
    return one, [beside, *asks, *rng.sample(more, 2)]


def create_request_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a series of requests with one damaged request."""
    one, asks = _choose_conversation(rng, material)
    talk = add_request_ids(asks)
    number = rng.randrange(1, len(talk))
    same = material.requests.get((one, talk[number]["op"])) or [encode_json(talk[0])]
    talk[number], damage = damage_value(rng, talk[number], {"id": 1, **choose_decoded_item(rng, same)})
    return DamagedInput(f"line {number + 1}: {damage}", tuple(map(encode_json, talk)))


def create_line_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a series of requests with one damaged line."""
    talk = [encode_json(each) for each in add_request_ids(_choose_conversation(rng, material)[1])]
    number = rng.randrange(1, len(talk))
    spoilt, damage = damage_bytes(rng, talk[number])
    talk[number : number + 1] = [each for each in spoilt.split(b"\n") if each.strip()]
    return DamagedInput(f"line {number + 1}: {damage}", tuple(talk))


def create_position_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a request that loads a damaged position, and requests about actions at this position. Most types of the
    position are still valid.
    """
    each = rng.choice(RULESETS)
    listed = material.requests[each, "load"]
    asks = [msgspec.json.decode(line) for line in rng.choice(material.conversations[each])]
    ask = next((ask for ask in asks if ask["op"] == "load"), None) or choose_decoded_item(rng, listed)
    ask["position"], damage = damage_value(
        rng, ask["position"], choose_decoded_item(rng, listed)["position"], rough=0.1
    )
    if rng.random() < 0.4:
        ask["options"] = _choose_other_readings(rng, each, ask.get("options") or {})
    acts = [ask for ask in asks if "action" in ask] + [choose_decoded_item(rng, material.requests[each, "apply"])]
    tried = ({**rng.choice(acts), **_choose_other_seat(rng, each)} for _ in range(3))
    return DamagedInput(damage, (encode_json({"id": 1, **ask, "game": "g"}), *map(encode_json, tried)))


def _choose_other_seat(rng: random.Random, ruleset_id: str) -> dict[str, Any]:
    """Return fields for a request about an action, with a random seat of the ruleset."""
    return {"id": 1, "op": rng.choice(["check", "explain"]), "game": "g", "seat": rng.choice(ruleset(ruleset_id).seats)}


def _choose_other_readings(rng: random.Random, ruleset_id: str, given: dict[str, Any]) -> dict[str, Any]:
    """Return options with some other readings."""
    switchable = [each for each in ruleset(ruleset_id).rulebook.ambiguities.values() if each.switchable]
    chosen = {each.id: rng.choice(each.keys) for each in rng.sample(switchable, 4)}
    return {**given, "readings": {**(given.get("readings") or {}), **chosen}}


def create_options_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a request for a new or a loaded game with damaged options."""
    each = rng.choice(RULESETS)
    listed = [*material.requests[each, "load"][::7], *material.requests.get((each, "new"), [])]
    ask, other = choose_decoded_item(rng, listed), choose_decoded_item(rng, listed)
    settled, others = (
        merge_readings_with_data(rng, material, each, ask),
        merge_readings_with_data(rng, material, each, other),
    )
    ask["options"], damage = damage_value(rng, settled, others, rough=0.3)
    return DamagedInput(damage, (encode_json({"id": 1, **ask, "game": "g"}),))


def merge_readings_with_data(
    rng: random.Random, material: SeedMaterial, ruleset_id: str, ask: dict[str, Any]
) -> dict[str, Any]:
    """Return the options of a request, and sometimes add a setting that contains data, such as a deck."""
    given: dict[str, Any] = ask.get("options") or {}
    settings = dict(given.get("settings", {}))
    for name, listed in material.data[ruleset_id].items():
        if rng.random() < 0.35:
            settings[name] = choose_decoded_item(rng, listed)
    return {**given, "settings": settings}
