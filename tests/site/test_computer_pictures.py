"""The pictures of computer-football: every square and man in its place, lines and zones where the rules put them."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from scrimmage_rules.rulesets import load_pictures, ruleset
from scrimmage_rules.site.computer_football import LINES, ROOM, WINDOWS
from scrimmage_rules.site.computer_football.odds_positions import (
    DEFENSE,
    ID,
    OFFENSE,
    create_formation_example,
    create_position,
    create_tackler_move,
    get_query_value,
    load_rules,
)

GAME = ruleset(ID)
SIDE, LEFT, NORTH = 24, 20, 26 + 17
NOWHERE: dict[str, Any] = {"offense": dict.fromkeys(OFFENSE), "defense": dict.fromkeys(DEFENSE)}
WAYS = {"east": 1, "west": -1}

BEFORE: dict[str, Any] = {
    "phase": "line-up", "eastward": "red", "offense": "red", "play": 4, "down": 2, "line": 18, "first_down": 20,
    "men": NOWHERE, "call": None, "known": {"type": False, "carrier": False, "zone": False},
    "turns": {"offense": 0, "defense": 0}, "mover": None, "allotment": None, "left": 0, "used": {}, "carrier": None,
    "air": None, "loose": None, "fumbled_by": None, "reached": {"offense": None, "defense": None}, "scramble": None,
    "marks": [], "changed": False, "winner": None, "score": None,
}  # fmt: skip


def draw(position: Any, picture: str = "board") -> str:
    return load_pictures(ID)[picture](load_rules(), position)


def lining_up(**changes: Any) -> str:
    return draw(GAME.load(load_rules(), {**BEFORE, **changes}))


def passing(**changes: Any) -> Any:
    """A pass to zone 8 from line 30, in the offense's second turn; the window is 26 to 45, zone 8 is 36 to 40."""
    state = {
        "call": {"run": None, "zone": 8}, "mover": "offense", "turns": {"offense": 1, "defense": 1},
        "carrier": {"of": "offense", "man": "Q"}, **changes,
    }  # fmt: skip
    return create_position({"Q": (29, 8), "SE": (37, 8)}, {"B1": (38, 8)}, **state)


def title(svg: str) -> str:
    found = re.search(r"<title>(.*?)</title>", svg)
    assert found is not None
    return found.group(1).replace("&#x27;", "'")


def men(svg: str) -> dict[str, tuple[str, int, int]]:
    """Each man drawn: his classes, and the middle of his shape."""
    pattern = r'class="man ([\w ]+)" data-man="(\w+ \w+)"><title>[^<]*</title><path class="token" d="M(\d+) (\d+)m'
    return {man: (kind, int(x), int(y)) for kind, man, x, y in re.findall(pattern, svg)}


def middle(first: int, column: int, row: int) -> tuple[int, int]:
    return LEFT + (column - first) * SIDE + SIDE // 2, NORTH + (row - 1) * SIDE + SIDE // 2


def line_at(svg: str, kind: str) -> tuple[int, int]:
    """A line of the field as drawn, by its number and where it lies."""
    found = re.search(rf'class="{kind}" data-line="(\d+)" d="M(\d+) ', svg)
    assert found is not None
    return int(found.group(1)), int(found.group(2))


# ---- squares, window, lines, zones


@pytest.mark.parametrize(("line", "direction"), LINES)
def test_every_square_of_the_window_is_drawn_once_with_its_coordinates(line: int, direction: str) -> None:
    way = WAYS[direction]
    eastward = "red" if way > 0 else "yellow"
    facts = get_query_value("window", line=line, direction=direction)
    svg = lining_up(eastward=eastward, line=line, first_down=facts["first_down"])
    drawn = re.findall(r'data-square="(\d+),(\d+)" d="M(\d+) (\d+)h1v1h-1z"><title>\1,\2</title>', svg)
    columns = range(facts["first"], facts["last"] + 1)
    assert [(int(c), int(r)) for c, r, _, _ in drawn] == [(c, r) for c in columns for r in range(1, 16)]
    assert all((int(c) - int(x), int(r) - int(y)) == (facts["first"], 1) for c, r, x, y in drawn)
    assert f'class="squares" transform="translate({LEFT} {NORTH}) scale({SIDE})"' in svg
    assert line_at(svg, "scrimmage") == (line, LEFT + (line - facts["first"] + 1) * SIDE)
    far = facts["first_down"]
    assert line_at(svg, "first-down") == (far, LEFT + (far - facts["first"] + 1) * SIDE)


def test_an_end_zone_has_the_colour_of_the_side_that_defends_it() -> None:
    east = lining_up(line=48, first_down=53)
    assert re.findall(r'class="end (\w+)" x="(\d+)" y="\d+" width="(\d+)"', east) == [("yellow", "380", "120")]
    west = lining_up(line=8, first_down=13)
    assert re.findall(r'class="end (\w+)" x="(\d+)" y="\d+" width="(\d+)"', west) == [("red", "20", "48")]
    assert 'class="end' not in lining_up()


def test_yards_are_numbered_every_ten_and_a_goal_line_is_a_g() -> None:
    svg = lining_up(line=48, first_down=53)
    told = re.search(r'<g class="yards".*?</g>', svg)
    assert told is not None
    assert re.findall(r">(\w+)</text>", told.group()) == ["30", "20", "10", "G"]
    spaces = [int(x) for x in re.findall(r'<text x="(\d+)"', told.group())]
    assert [later - sooner for sooner, later in pairwise(spaces[1:])] == [5 * SIDE, 5 * SIDE]


@pytest.mark.parametrize(("line", "way"), WINDOWS.values())
def test_zone_numbers_stand_in_the_middle_of_their_zones(line: int, way: int) -> None:
    direction = "east" if way > 0 else "west"
    first = get_query_value("window", line=line, direction=direction)["first"]
    svg = load_pictures(ID)["display"](load_rules(), line, way)
    drawn = re.findall(r'<text x="(\d+)" y="(\d+)">(\d+)</text>', re.findall(r'<g class="zone-numbers".*?</g>', svg)[0])
    assert [int(zone) for _, _, zone in drawn] == list(range(1, 13))
    for x, y, zone in drawn:
        place = [first + (int(x) - LEFT) // SIDE, (int(y) - 16 - 17) // SIDE + 1]
        assert get_query_value("zone", line=line, direction=direction, square=place) == int(zone)
        assert get_query_value("zones", line=line, direction=direction)[zone]["rows"][0] + 2 == place[1]


@pytest.mark.parametrize(("line", "way"), WINDOWS.values())
def test_the_brackets_are_the_columns_where_men_may_be_placed(line: int, way: int) -> None:
    direction = "east" if way > 0 else "west"
    facts = get_query_value("window", line=line, direction=direction)
    svg = load_pictures(ID)["display"](load_rules(), line, way)
    drawn = {
        who: (facts["first"] + (int(x) - 2 - LEFT) // SIDE, facts["first"] + (int(far) + 2 - LEFT) // SIDE - 1)
        for x, far, who in re.findall(r'<path d="M(\d+) \d+v5H(\d+)v-5"[^>]*/><text[^>]*>([^<]*)</text>', svg)
    }
    for man, brackets in (("T1", ["T1, T2"]), ("TE", ["T1, T2", "ends"]), ("Q", ["Q"]), ("F", ["F, H, T"])):
        spans = [span for who, span in drawn.items() if who.startswith(tuple(brackets))]
        assert _columns(line, way, man) == {c for first, last in spans for c in range(first, last + 1)}


def _columns(line: int, way: int, man: str) -> set[int]:
    """The columns in which the engine lets a man of the offense be placed."""
    before = OFFENSE[: OFFENSE.index(man)]
    linemen = line if way > 0 else line + 1
    placed = {**NOWHERE["offense"], **{each: (linemen, 3 + number) for number, each in enumerate(before)}}
    if man == "F":
        placed["Q"] = (linemen - way, 3)
    state = {
        **BEFORE, "eastward": "red" if way > 0 else "yellow", "line": line, "men": {**NOWHERE, "offense": placed},
        "first_down": get_query_value("window", line=line, direction="east" if way > 0 else "west")["first_down"],
    }  # fmt: skip
    position = GAME.load(load_rules(), state)
    return {action.at[0] for action in GAME.legal(load_rules(), position, "red") if hasattr(action, "at")}


# ---- men


def test_the_board_states_and_shows_the_square_of_each_man() -> None:
    svg = draw(create_formation_example())
    assert title(svg) == (
        "red attacks east, play 1: first and 10. red (offense, turn 1) moves: 3 of 6 squares left."
        " First down on line 15, red's 20; 10 yards to line 20. Called in secret: a run by H."
        " red's H has the ball on 12,7, a secret. Paler: yellow's L3, blocked by TE. Moved this turn: TE 3."
        " Off the field, red: TE. red, offense: T1 15,6; T2 15,10; G1 15,7; G2 15,8; G3 15,9; SE 22,3; Q 14,8; F 12,8;"
        " H 12,7; T 11,9. yellow, defense: T1 16,5; T2 16,10; G1 16,7; G2 16,8; G3 16,9; L1 18,6; L2 18,8; L3 18,11;"
        " B1 23,4; B2 22,12; S 26,8"
    )
    drawn, position = men(svg), create_formation_example()
    for role, seat in (("offense", "red"), ("defense", "yellow")):
        for man, place in position.men.of(role).items():
            if place is None:
                assert f"{role} {man}" not in drawn
            else:
                kind = f"{seat} pale" if man == "L3" else seat
                assert drawn[f"{role} {man}"] == (kind, *middle(11, *place))


def test_five_shapes_tell_the_speed() -> None:
    svg = load_pictures(ID)["men"](load_rules())
    shapes: dict[str, set[int]] = {}
    for shape, man in re.findall(r'class="token" d="M\d+ \d+(m[^"]*)"[^>]*/><text[^>]*>(\w+)</text>', svg):
        shapes.setdefault(shape, set()).update(
            get_query_value("men")[role][man]["speed"]
            for role in get_query_value("men")
            if man in get_query_value("men")[role]
        )
    assert sorted(map(sorted, shapes.values())) == [[2], [3], [4], [5], [6]]
    assert "speed 2, power 4: square, speed 3, power 3: rounded square" in title(svg)


def test_the_sides_are_told_apart_without_colour() -> None:
    svg = draw(create_formation_example())
    edges = set(re.findall(r'class="man (red|yellow).*?stroke="(#\w+)"', svg))
    assert edges == {("red", "#fff"), ("yellow", "#1b1b1b")}


def test_men_on_one_square_are_drawn_apart() -> None:
    position = create_position(
        {"Q": (29, 8), "SE": (38, 8)}, {"B1": (38, 8)}, call={"run": None, "zone": 8}, carrier=None, air=(38, 8),
        known={"type": True, "carrier": True, "zone": True},
    )  # fmt: skip
    drawn = men(draw(position))
    assert drawn["defense B1"][1] - drawn["offense SE"][1] == drawn["defense B1"][2] - drawn["offense SE"][2] == 16


# ---- the ball, and what is secret


def test_a_hidden_carrier_has_a_ball_with_a_broken_edge() -> None:
    assert 'class="ball secret"' in draw(create_formation_example())
    known = draw(create_tackler_move((40, 8), (2, 0)).position)
    assert 'class="ball held"' in known
    assert "red's T has the ball on 40,8. " in title(known)


def test_the_zone_of_a_pass_is_outlined_while_secret_and_lit_when_known() -> None:
    secret = draw(passing())
    assert 'class="called secret" data-zone="8"' in secret
    assert "Called: a pass to zone 8; that it is a pass is known, its zone is a secret" in title(secret)
    thrown = draw(passing(carrier=None, air=(37, 8), known={"type": True, "carrier": True, "zone": True}))
    x, y = middle(20, 36, 6)
    assert f'class="called known" data-zone="8" x="{x - 10}" y="{y - 10}" width="116"' in thrown
    assert 'class="ball air"' in thrown
    assert "The ball is in the air and comes down on 37,8" in title(thrown)


def test_a_loose_ball_lies_on_its_square() -> None:
    svg = draw(create_position({"T": None}, {}, carrier=None, loose=(40, 4), fumbled_by="offense"))
    x, y = middle(20, 40, 4)
    assert f'class="ball loose" cx="{x}" cy="{y}"' in svg
    assert "The ball lies loose on 40,4, fumbled by red" in title(svg)


def test_the_columns_go_on_to_wherever_men_are_and_the_zones_stay() -> None:
    svg = draw(create_tackler_move((54, 8), (2, 0)).position)
    assert 'class="board gridiron long"' in svg
    assert re.findall(r'data-square="(\d+),1"', svg) == [str(column) for column in range(20, 55)]
    assert f'class="zones" d="M{LEFT + 6 * SIDE} ' in svg


# ---- phases


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "red places T1 of its offense"),
        ({"phase": "start", "play": 1, "line": 15, "down": 1}, "Either player may start the scrimmage"),
        ({"line": 55, "first_down": 55, "down": 4}, "play 4: fourth and goal. red places T1 of its offense."),
        ({"line": 30, "first_down": 35}, "Second down on line 30, midfield; 10 yards to line 35"),
        ({"eastward": "yellow", "line": 12, "first_down": 7}, "red attacks west, play 4: second and 10."),
        ({"eastward": "yellow", "line": 12, "first_down": 7}, "Second down on line 12, yellow's 14"),
    ],
)  # fmt: skip
def test_the_board_tells_what_is_due_before_a_play(changes: dict[str, Any], said: str) -> None:
    svg = lining_up(**changes)
    assert said in title(svg)
    assert 'class="man' not in svg
    assert 'class="ball' not in svg


def test_the_board_of_a_game_not_begun_has_no_lines() -> None:
    svg = draw(GAME.start(load_rules()).position)
    assert title(svg) == "Scrimmage, a new game. Chance decides who starts on offense, and which goal is defended"
    assert 'class="scrimmage"' not in svg
    assert 'class="zones"' not in svg


def test_the_board_of_a_game_over_names_the_winner() -> None:
    known = {"type": True, "carrier": True, "zone": True}
    downed = {
        "men": {**NOWHERE, "offense": {**NOWHERE["offense"], "H": (4, 8)}},
        "carrier": {"of": "offense", "man": "H"},
    }
    over = {"phase": "over", "call": {"run": "H", "zone": None}, "known": known, "winner": "yellow", "score": "safety"}
    position = GAME.load(load_rules(), {**BEFORE, **downed, **over})
    assert title(draw(position)).startswith("yellow has won, play 4: safety. yellow has won by a safety.")


def test_the_earlier_edition_is_named() -> None:
    svg = load_pictures(ID)["board"](load_rules("classic"), create_formation_example())
    assert "Edition: classic" in title(svg)


# ---- what the site makes of it


def test_a_plain_board_differs_only_in_that_its_squares_are_not_there_one_by_one() -> None:
    full, plain = draw(create_formation_example()), draw(create_formation_example(), "plain")
    assert re.sub(r'<g class="squares".*?</g>', "", full) == plain
    assert len(plain) < 12_000 < len(full) < 40_000


@cache
def drawn_page() -> str:
    return next(extra.text for extra in ROOM.extras() if extra.file == "drawn.md")


def test_every_picture_has_a_name_for_those_who_cannot_see_it() -> None:
    assert drawn_page().count("<svg") == drawn_page().count('role="img" aria-label="') == len(WINDOWS) + 3


def test_the_whole_field_is_drawn_from_end_to_end() -> None:
    svg = load_pictures(ID)["field"](load_rules())
    told = re.search(r'<g class="yards".*?</g>', svg)
    assert told is not None
    half = ["G", "10", "20", "30", "40"]
    assert re.findall(r">(\w+)</text>", told.group()) == [*half, "50", *reversed(half)]
    assert svg.count('class="end"') == 2


def test_the_page_says_that_the_shapes_are_ours() -> None:
    assert "The original shapes are lost" in drawn_page()
