"""The words of tactical-football: sentences that say too little are refused, and what they work out is right."""

from __future__ import annotations

from typing import Any

import pytest

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.sentence_execution import play_sentence
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    ALLOWANCE,
    ELEVEN,
    complete_position,
    count_movement_points_to_spend,
    find_seat_of_side,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    list_facings_on_shorter_turn,
    list_neighbours,
    parse_action,
    parse_rolled_dice,
)
from scrimmage_rules.tactical_football.field import ROLES, get_field_of_readings
from scrimmage_rules.tactical_football.men import create_men_from_roster, load_bundled_roster

FORMATION = "the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball"


@pytest.fixture
def table() -> Table:
    """The standard formation with a man on either side."""
    drafted = Table("tactical-football")
    play_sentence(drafted, "Given", FORMATION, None, None)
    play_sentence(drafted, "Given", "the offense's men stand on", [["#36", "#12"], ["1440", "1929"]], None)
    play_sentence(drafted, "Given", "the defense's men stand on", [["#5"], ["1441"]], None)
    return drafted


def drafted(table: Table, *sentences: str) -> dict[str, Any]:
    for sentence in sentences:
        play_sentence(table, "Given", sentence, None, None)
    return complete_position(table)


def test_men_face_the_other_side_until_something_else_is_said(table: Table) -> None:
    men = drafted(table, "the offense's #36 stands on 1541 facing NE", "the offense's #36 stands on 1542")["men"]
    assert men["offense"]["on"]["36"] == {"at": "1542", "facing": "NE", "neutralized": 0, "hit": False}
    assert men["defense"]["on"]["5"]["facing"] == "S"


def test_points_left_are_points_spent_of_the_allowance_in_that_game_turn(table: Table) -> None:
    position = drafted(
        table, "it is the offense's movement in the Snap Game-Turn", "the offense's #36 is moving with 1 point left"
    )
    assert position["stage"]["acts"]["36"]["spent"] == 4
    assert position["stage"]["active"] == "36"
    assert count_movement_points_to_spend(position, "offense", "12") == 4  # half of 10, less the point for the snap
    assert count_movement_points_to_spend(position, "offense", "36") == 5


def test_who_recovers_and_who_shares_a_hex_is_seen_from_the_whole_draft(table: Table) -> None:
    recovery = "it is the defense's neutralization recovery in the Snap Game-Turn"
    assert drafted(table, recovery, "the defense's #5 is neutralized 2")["stage"]["left"] == ["5"]
    passive = "it is the offense's passive contact resolution in a Contact Game-Turn"
    assert drafted(table, passive, "the defense's #5 stands on 1929")["stage"]["left"] == []
    table = Table("tactical-football")
    play_sentence(table, "Given", FORMATION, None, None)
    assert drafted(
        table, passive, "the offense's #12 stands on 1929", "the defense's #64 stands on 1929"
    )["stage"]["left"] == ["12"]  # fmt: skip


def test_all_men_but_some_are_marked_or_taken_off(table: Table) -> None:
    play_sentence(table, "Given", "the offense's men stand on", [["#31", "#85"], ["2028", "2429"]], None)
    men = drafted(
        table,
        "all of the offense's men but #12 and #85 are neutralized 3",
        "all of the offense's men but #36 and #31 are Hit",
        "all of the offense's men but #12, #85 and #31 are injured",
        "all of the offense's men but #12 and #85 are off the field",
        "all of the defense's men but nobody are off the field",
    )["men"]
    assert {label: (man["neutralized"], man["hit"]) for label, man in men["offense"]["on"].items()} == {
        "12": (0, True),
        "85": (0, True),
    }
    assert (men["offense"]["off"], men["offense"]["injured"]) == (["31"], ["36"])
    assert (men["defense"]["on"], men["defense"]["off"]) == ({}, ["5"])


def test_men_who_have_been_placed_are_not_to_be_placed() -> None:
    table = Table("tactical-football")
    play_sentence(table, "Given", "the defense is to place its men", None, None)
    play_sentence(table, "Given", "the defense's men have been placed on", [["#91", "#26"], ["1731", "1645"]], None)
    position = complete_position(table)
    assert {label: man["at"] for label, man in position["men"]["defense"]["on"].items()} == {"91": "1731", "26": "1645"}
    assert set(ELEVEN["defense"]) - set(position["stage"]["left"]) == {"91", "26"}


def test_a_set_up_needs_no_formation_before_it() -> None:
    table = Table("tactical-football")
    position = drafted(table, "the defense is to place its men")
    assert position["stage"] == {"phase": "set-up", "side": "defense", "left": ELEVEN["defense"]}
    assert {man["at"] for man in position["men"]["offense"]["on"].values()} == {"1924"}


def test_a_side_is_played_by_the_seat_that_took_it(table: Table) -> None:
    assert [find_seat_of_side(table, word) for word in ("the offense", "the defense", "away")] == [
        "home",
        "away",
        "away",
    ]
    table.given["offense"] = "away"
    assert [find_seat_of_side(table, word) for word in ("the offense", "the defense")] == ["away", "home"]


@pytest.mark.parametrize(
    ("keyword", "sentence", "remedy"),
    [
        ("Given", "the offense's 36 stands on 1440", "write his number, such as #36"),
        ("Given", "the offense's #36 stands on 14,40", "write its number of four digits"),
        ("Given", "the offense's #36 stands on 1440 facing W", "write one of N, NE, SE, S, SW, NW"),
        ("Given", "the offense has selected Blocking and Run Left", "write one of Aggressive Blocking"),
        ("Given", "the defense's #64 is Hit", "no earlier step puts man 64 of the defense on a hex"),
        ("Given", "the offense has shown its line marker", "the ball-play marker or the coverage marker"),
        (
            "Given",
            "it is the defense's neutralization recovery in a Game-Turn",
            "write one of the Snap Game-Turn, a Contact",
        ),
        ("Given", "home's #36 stands on 1440", "write the offense or the defense"),
        ("Given", "it is the defense's movement for the ball that #12 has fumbled in a Kick Game-Turn", "write one of"),
        ("Then", "the play has ended with a whistle", "write one of a touchdown"),
        ("When", "the offense tries to dance", "write it like one of"),
        ("When", "the offense's #36 contacts #5: a seven", "write it like one of: the dice show 7"),
        ("Then", "the offense's #36 may enter 1441", "expected 'exactly ...' or 'no hex'"),
        ("Then", "the offense's #36 may contact #5", "expected 'exactly ...' or 'nobody'"),
        ("Then", "it is the offense's dance", "write one of movement"),
    ],
)
def test_a_sentence_that_says_too_little_tells_what_to_write(
    table: Table, keyword: str, sentence: str, remedy: str
) -> None:
    with pytest.raises(MisusedStep, match=remedy):
        play_sentence(table, keyword, sentence, None, None)


@pytest.mark.parametrize(
    ("old", "new", "ways"),
    [
        ("N", "NE", ["NE"]), ("N", "SW", ["NW", "SW"]), ("N", "S", ["NE", "SE", "S"]), ("NW", "NE", ["N", "NE"]),
        ("SE", "NW", ["S", "SW", "NW"]), ("N", "N", []),
    ],
)  # fmt: skip
def test_the_shorter_way_round(old: str, new: str, ways: list[str]) -> None:
    assert list_facings_on_shorter_turn(old, new) == ways


def test_the_hexes_around_one_are_those_of_the_map() -> None:
    ruling = {"TF-A01": "37x60", "TF-A02": "even-up", "TF-A03": "17-21", "TF-A04": "row", "TF-A05": "adjacent-0"}
    field = get_field_of_readings({**ruling, "TF-A19": "closed-cone"})
    for place in field.hexes:
        on_the_map = [each for each in list_neighbours(place) if each in field.row]
        assert on_the_map == [each for each in field.step[place].values() if each is not None]


def test_the_men_of_the_words_are_those_of_the_reference_roster() -> None:
    men = create_men_from_roster(load_bundled_roster("reference"))
    assert {number: man.allowance for role in ROLES for number, man in men[role].items()} == ALLOWANCE
    for role in ROLES:
        assert [number for number in men[role] if number in ELEVEN[role]] == ELEVEN[role]


def test_actions_and_dice_in_words() -> None:
    assert parse_action("contact #5 with #36 together with #65 and #71") == {
        "type": "contact", "man": "36", "target": "5", "with": ["65", "71"],
    }  # fmt: skip
    assert parse_action("commit to a forward pass aimed at 1640") == {
        "type": "commit",
        "to": "forward",
        "target": "1640",
    }
    assert parse_action("face #36 to NE") == {"type": "face", "man": "36", "facing": "NE"}
    assert parse_rolled_dice("the dice show 7, and 12 for the fumble") == [
        {"kind": "2d6", "value": 7}, {"kind": "2d6", "value": 12, "for": "fumble"},
    ]  # fmt: skip
    assert parse_rolled_dice("the die shows 4") == [{"kind": "d6", "value": 4}]
    assert parse_rolled_dice("the dice show 7, then 7, then 5") == [
        {"kind": "2d6", "value": value} for value in (7, 7, 5)
    ]


def test_transfers_in_words() -> None:
    assert parse_action("hand off from #12 to #31") == {"type": "hand-off", "man": "12", "to": "31"}
    assert parse_action("hand off from #12 to #31 giving a dummy") == {
        "type": "hand-off", "man": "12", "to": "31", "dummy": "goes",
    }  # fmt: skip
    assert parse_action("pass from #12 to #21") == {"type": "pass", "man": "12", "to": "21"}
    assert parse_action("change the play to Run Left") == {"type": "change-play", "play": "run-left"}
    assert parse_action("commit to a lateral pass from #12 to #31") == {
        "type": "commit", "to": "lateral", "man": "12", "receiver": "31",
    }  # fmt: skip


def test_men_have_kept_all_their_points_for_a_pass_unless_it_is_said(table: Table) -> None:
    throw = drafted(table, "the offense is to throw a short lateral", "the offense's #12 has kept 3 points")["turn"]
    assert throw["throw"]["points"] == {"36": ALLOWANCE["36"], "12": 3}
    table = Table("tactical-football")
    play_sentence(table, "Given", FORMATION, None, None)
    assert drafted(table, "it is the offense's movement in a Pass Game-Turn")["turn"]["throw"]["points"] == {}


def test_men_who_have_made_a_hand_off_have_paid_for_it(table: Table) -> None:
    position = drafted(
        table, "the offense's #31 stands on 1928", "a hand-off from #12 to #31 has been made",
        "the offense's #31 is moving with 4 points left",
    )  # fmt: skip
    assert position["stage"]["hand_offs"] == [{"man": "12", "to": "31", "made": True}]
    assert {label: act["spent"] for label, act in position["stage"]["acts"].items()} == {"12": 1, "31": 8}


def test_a_loose_ball_lies_where_the_man_stands_who_has_lost_it(table: Table) -> None:
    sentence = "it is the defense's movement for the ball that #12 has fumbled in the Snap Game-Turn"
    assert drafted(table, sentence)["ball"] == {"is": "loose", "at": "1929", "by": "12"}
