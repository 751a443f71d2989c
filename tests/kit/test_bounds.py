"""No request costs more than an answer is worth: whatever crosses the wire has a bound, and the pages say which."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.card_football import online_session
from scrimmage_rules.card_football.deck import MOST_CARDS, read_bundled_deck
from scrimmage_rules.card_football.rule_queries import LONGEST_GAIN
from scrimmage_rules.card_football.settings import Settings as CardSettings
from scrimmage_rules.computer_football import position as computer
from scrimmage_rules.computer_football.recorded_game_replay import MOST_MOVES
from scrimmage_rules.computer_football.settings import MOST_SQUARES
from scrimmage_rules.computer_football.settings import Settings as ComputerSettings
from scrimmage_rules.kernel import size_limits
from scrimmage_rules.kernel.chance import LONGEST_SCRIPT
from scrimmage_rules.kernel.codec import decode_yaml, plain
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.odds import LIMIT, STEPS
from scrimmage_rules.kernel.transcript import Move
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.reference import MOST_GAMES, MOST_RULES, Reference, encode_reply_as_plain_data
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.tactical_football import men
from scrimmage_rules.tactical_football.settings import Settings as TacticalSettings
from scrimmage_rules.tactical_soccer import pitch
from scrimmage_rules.tactical_soccer import position as soccer
from scrimmage_rules.tactical_soccer.settings import Settings as SoccerSettings

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = [
    *m.REQUESTS.values(), m.OddsArguments, Options, Move, online_session.Steps, CardSettings, SoccerSettings,
    ComputerSettings,
    TacticalSettings,
    *(ruleset(each).position_type for each in RULESETS), *(ruleset(each).action_type for each in RULESETS),
    *(type_ for each in RULESETS for type_ in ruleset(each).data_types.values()),
]  # fmt: skip
"""Every type that a request is decoded into."""

BOUND = {
    "integer": ("minimum", "maximum"), "number": ("never",), "string": ("maxLength",), "array": ("maxItems",),
    "object": ("maxProperties",),
}  # fmt: skip
"""What a schema must say of a value of each type."""


def unbounded(schema: Any, place: str = "") -> Iterator[str]:
    """The places of a schema where a number, text, list or object may be as large as it likes."""
    if isinstance(schema, list):
        for number, part in enumerate(schema):
            yield from unbounded(part, f"{place}/{number}")
    elif isinstance(schema, dict):
        listed = schema.keys() & {"enum", "const", "pattern"} or "properties" in schema or "prefixItems" in schema
        if isinstance(schema.get("type"), str) and not listed:
            yield from (f"{place} {name}" for name in BOUND.get(schema["type"], ()) if name not in schema)
        for key, part in schema.items():
            if key not in ("default", "enum"):
                yield from unbounded(part, f"{place}/{key}")


@pytest.mark.parametrize("type_", WRITTEN, ids=lambda type_: getattr(type_, "__name__", "union"))
def test_every_number_text_list_and_object_that_is_read_has_a_bound(type_: Any) -> None:
    assert list(unbounded(msgspec.json.schema(type_))) == []


@pytest.mark.long("tries every place of every request")
@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_extreme_values_at_any_place_of_any_request_are_answered_at_once_and_in_little_memory(ruleset_id: str) -> None:
    command = [sys.executable, "-m", "tests.kit.extremes", ruleset_id]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout.split()[0]) > 1_000


PAGES = {
    "protocol": [
        ("`id`", f"a text, or a whole number from -{size_limits.GREATEST_ID} to {size_limits.GREATEST_ID}"),
        ("a text: handle, seat, name, word", f"{size_limits.LONGEST_TEXT} characters"),
        ("a whole number", f"-{size_limits.GREATEST_NUMBER} to {size_limits.GREATEST_NUMBER}"),
        ("fields of an object", f"{size_limits.MOST_FIELDS}"),
        ("lists of men, marks or bans, and lists in a query", f"{size_limits.MOST_NAMES}"),
        ("entries of `chance`", f"{LONGEST_SCRIPT}"),
        ("places in `of` of `odds`", f"{size_limits.MOST_PLACES}"),
        ("a line", f"{size_limits.LONGEST_LINE} bytes"),
        ("games open at a time", f"{MOST_GAMES}"),
        ("`depth` of `perft`", f"{size_limits.MOST_DEPTH}"),
        ("actions with their outcomes, of all depths, that `perft` walks", f"{STEPS}"),
        ("outcomes of the action of `odds`", f"{LIMIT}"),
    ],
    "card-football": [
        ("cards of a deck, entries of `used` and `generated`", f"{MOST_CARDS}"),
        ("`gain` of `spot`", f"-{LONGEST_GAIN} to {LONGEST_GAIN}"),
        ("steps of `session`", f"{online_session.MOST_STEPS}"),
        ("moves in all `transcript`s of a `session` together (more: `capacity`)", f"{online_session.MOST_MOVES}"),
    ],
    "tactical-soccer": [
        ("x and y of a hex", f"-{soccer.FARTHEST} to {soccer.FARTHEST}"),
        ("x and y in `columns`", f"-{pitch.FARTHEST_OF_A_PITCH} to {pitch.FARTHEST_OF_A_PITCH}"),
        ("entries of `columns`", f"{pitch.MOST_COLUMNS}"),
        ("boxes of a pitch, hexes of a box", f"{pitch.MOST_BOXES}"),
    ],
    "tactical-football": [
        ("men of a line-up", f"{men.MOST_MEN}"),
        ("a number on a counter", f"0 to {men.GREATEST_NUMBER}"),
    ],
    "computer-football": [
        ("column, row", f"-{computer.FARTHEST} to {computer.FARTHEST}"),
        ("`settings.limits`", f"-{MOST_SQUARES} to {MOST_SQUARES}"),
        ("moves of an archive in a query (more: `capacity`)", f"{MOST_MOVES}"),
    ],
}
"""The bounds that a page tells, as they are in the code."""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_tells_the_bounds_that_the_code_has_and_no_others(name: str) -> None:
    page = (ROOT / "docs" / "conformance" / f"{name}.md").read_text()
    told = page.split("## Bounds\n", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in told.splitlines() if line.startswith("| ") and not line.startswith(("| what", "| ---"))]
    assert rows == [f"| {what} | {bound} |" for what, bound in PAGES[name]]


# ---- what is kept and counted


def asked(reference: Reference, **request: Any) -> dict[str, Any]:
    """The reply to a request, as data."""
    reply: dict[str, Any] = encode_reply_as_plain_data(reference.answer({"id": 1, **request}))
    return reply


def test_no_more_games_are_kept_than_there_is_room_for_and_a_handle_can_be_used_again() -> None:
    reference = Reference()
    for number in range(MOST_GAMES):
        assert asked(reference, op="new", game=f"g{number}", ruleset="card-football")["status"] == "ok"
    refused = asked(reference, op="new", game="one more", ruleset="card-football")
    assert (refused["status"], refused["kind"]) == ("error", "capacity")
    assert asked(reference, op="position", game="one more")["kind"] == "bad-request"
    assert asked(reference, op="new", game="g7", ruleset="tactical-soccer")["status"] == "ok"


def test_options_that_were_resolved_are_not_kept_for_ever() -> None:
    reference = Reference()
    for number in range(2 * MOST_RULES):
        settings = {"limits": [1, 1 + number]}
        asked(reference, op="new", game="g", ruleset="computer-football", options={"settings": settings})
    assert len(reference._rules) == MOST_RULES


@pytest.mark.parametrize("depth", [size_limits.MOST_DEPTH, size_limits.MOST_DEPTH + 1, 10**6])
@pytest.mark.parametrize("chance", ["all", "first", None])
@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_counts_of_many_sequences_are_given_up_soon(ruleset_id: str, chance: str | None, depth: int) -> None:
    reference = Reference()
    asked(reference, op="new", game="g", ruleset=ruleset_id)
    reply = asked(reference, op="perft", game="g", depth=depth, chance=chance)
    few = depth <= size_limits.MOST_DEPTH and reply.get("count", STEPS) < STEPS
    assert few or reply["kind"] == "capacity"


@pytest.mark.parametrize("number", [2**53, -(2**53), 10**400, "x" * 201])
def test_an_id_that_cannot_be_echoed_safely_is_no_id(number: int | str) -> None:
    reply = encode_reply_as_plain_data(Reference().answer({"id": number, "op": "bye"}))
    assert (reply["id"], reply["kind"]) == (None, "bad-request")


def test_a_recorded_game_of_too_many_moves_is_not_replayed_for_an_answer() -> None:
    moves = [{"seat": "chance", "action": {"type": "draw"}}] * (MOST_MOVES + 1)
    archive = {"ruleset": "computer-football", "options": {}, "moves": moves}
    for query in ("archived", "replayed", "extended"):
        reply = asked(Reference(), op="query", query=query, ruleset="computer-football", args={"archive": archive})
        assert reply["kind"] == "capacity"


# ---- where null is as good as left out


def test_null_is_as_good_as_left_out_for_chance_arguments_and_their_parts() -> None:
    reference = Reference()
    asked(reference, op="new", game="g", ruleset="card-football")
    toss = {"game": "g", "seat": "chance", "action": {"type": "toss-coin"}}
    assert asked(reference, op="apply", chance=None, **toss)["status"] == "need-chance"
    assert asked(reference, op="explain", chance=None, **toss)["status"] == "need-chance"
    assert asked(reference, op="query", query="scoring", ruleset="card-football", args=None)["status"] == "ok"
    spot = {"line": "own 9", "gain": None}
    assert asked(reference, op="query", query="spot", ruleset="card-football", args=spot)["value"]["spot"] == 9
    cell = {"distance": 1, "die": 3, "modifier": None}
    assert asked(reference, op="query", query="success", ruleset="tactical-soccer", args=cell)["status"] == "ok"


# ---- the greatest that is allowed


def greatest_deck() -> dict[str, Any]:
    """A deck of as many cards as there may be."""
    deck = plain(read_bundled_deck("default"))
    cards = [{**copy.deepcopy(deck["cards"][number % 36]), "id": f"C{number}"} for number in range(MOST_CARDS)]
    return {**deck, "cards": cards}


def greatest_pitch() -> dict[str, Any]:
    """The default pitch made wider and longer, to nearly as many hexes as there may be."""
    wide, end = 11, 32
    columns = [[x, -end + x % 2, end - x % 2] for x in range(-wide, wide + 1)]
    goal = {"Left": [-1, end + 1], "Center": [0, end + 2], "Right": [1, end + 1]}
    box = [[-1, end - 1], [0, end], [1, end - 1], [-1, end - 3], [0, end - 2], [1, end - 3]]
    across = {name: [-x, -y] for name, (x, y) in goal.items()}
    boxes = {name: {"blue": box, "red": [[-x, -y] for x, y in box]} for name in ("three-by-two",)}
    goals = {"red": across, "blue": goal}
    return {**plain(pitch.load_bundled_pitch("default")), "columns": columns, "goals": goals, "boxes": boxes}


def greatest_roster() -> dict[str, Any]:
    """As many men a side as there may be, with the greatest numbers."""
    most = [men.GREATEST_NUMBER, "invented"]
    figures = dict.fromkeys(("strength", "allowance", "passing", "receiving"), most)
    sides = {"offense": "WR", "defense": "CB"}
    return {"id": "greatest", **{
        side: [{"number": [number, "invented"], "position": position, "called": "", **figures}
               for number in range(men.MOST_MEN)]
        for side, position in sides.items()
    }}  # fmt: skip


GREATEST = [
    pytest.param("card-football", {"deck": greatest_deck()}, id="deck"),
    pytest.param("tactical-soccer", {"pitch": greatest_pitch()}, id="pitch"),
    pytest.param("tactical-football", {"roster": greatest_roster()}, id="roster"),
    pytest.param("computer-football", {"limits": [1, 1000]}, id="limits"),
]


@pytest.mark.parametrize(("ruleset_id", "settings"), GREATEST)
def test_the_greatest_deck_pitch_and_limits_are_played_on(ruleset_id: str, settings: dict[str, Any]) -> None:
    reference = Reference()
    started = asked(reference, op="new", game="g", ruleset=ruleset_id, options={"settings": settings})
    assert started["status"] == "ok"
    first = asked(reference, op="legal", game="g")["actions"][0]
    place = "/stage/phase" if ruleset_id == "tactical-football" else "/phase"
    odds = asked(reference, op="query", query="odds", game="g", args={**first, "of": [place]})
    assert sum(Fraction(each["p"]) for each in odds["value"]) == 1


@pytest.mark.parametrize("cards", [MOST_CARDS + 1, 10_000])
def test_a_deck_of_more_cards_is_refused_with_its_place(cards: int) -> None:
    deck = {**greatest_deck(), "cards": [{}] * cards}
    reply = asked(Reference(), op="new", game="g", ruleset="card-football", options={"settings": {"deck": deck}})
    assert reply["kind"] == "bad-request"
    assert reply["message"].startswith("$.options.settings.deck.cards: ")


@pytest.mark.parametrize("digits", ["9" * 5000, "51", "0", "07", "", "٣"])
def test_a_kick_off_that_is_no_yard_line_breaks_its_clause_however_long_it_is(digits: str) -> None:
    deck = plain(read_bundled_deck("default"))
    deck["cards"][0]["kick_off"] = f"r{digits}"
    reply = asked(Reference(), op="new", game="g", ruleset="card-football", options={"settings": {"deck": deck}})
    assert (reply["status"], reply.get("clause")) == ("rejected", "KICKOFF.r-number")


def test_a_square_or_hex_far_away_is_refused_with_its_place() -> None:
    reference = Reference()
    for game, seat, action in (
        ("computer-football", "red", {"type": "move", "man": "G1", "to": [10**12, 4]}),
        ("computer-football", "red", {"type": "place", "man": "G1", "at": [100, 4]}),
        ("tactical-soccer", "red", {"type": "move", "man": "F1", "to": [-100, 4]}),
    ):
        asked(reference, op="new", game="g", ruleset=game)
        reply = asked(reference, op="check", game="g", seat=seat, action=action)
        assert (reply["kind"], reply["message"][:9]) == ("bad-request", "$.action.")


@pytest.mark.parametrize("text", ["[" * 100_000, "{a: " * 100_000, "- " * 3000, "- " * 51 + "a"])
def test_yaml_is_not_read_deeper_than_its_library_can(text: str) -> None:
    with pytest.raises(MalformedData, match=r"x\.yaml: nested too deeply; reduce the nesting"):
        decode_yaml(text, dict, "x.yaml")


def test_yaml_is_not_read_when_it_is_longer_than_it_can_be_read_at_once() -> None:
    with pytest.raises(MalformedData, match=r"x\.yaml: longer than 1000000 bytes; split the file"):
        decode_yaml("- a\n" * 250_001, list, "x.yaml")
