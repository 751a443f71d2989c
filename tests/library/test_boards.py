"""Boards in text: what stands on the table is on them, for every game and for a ruleset that has none of its own."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from scrimmage_rules import RULESETS, Game, open_ruleset
from scrimmage_rules.drawing.text_board_parts import write_default_board

WIDEST = 120
"""Letters of the widest board, that of the whole field of tactical-football."""


def play(ruleset_id: str, seed: int, most: int) -> Game:
    """A game after some random actions."""
    game, generator = open_ruleset(ruleset_id).start(), Random(seed)  # noqa: S311
    for _ in range(most):
        if not (choices := game.legal()):
            break
        game = game.apply(*generator.choice(choices), chance=generator)
    return game


def without_colors(text: str) -> str:
    lines = re.sub("\x1b\\[[0-9;]*m", "", text).splitlines()
    return "\n".join(line.rstrip() for line in lines)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_board_is_plain_ascii_lines_and_colors_change_no_letter(ruleset_id: str) -> None:
    colored = set()
    for seed in range(12):
        game = play(ruleset_id, seed, 40 * seed)
        board = game.board()
        assert board.isascii()
        assert not board.endswith("\n")
        assert [line for line in board.splitlines() if line != line.rstrip() or len(line) > WIDEST] == []
        assert without_colors(game.board(colors=True)) == board
        colored.add(game.board(colors=True) != board)
    assert True in colored


@pytest.mark.parametrize("seed", range(6))
def test_board_of_soccer_has_every_man_once_in_the_case_of_his_side(seed: int) -> None:
    game = play("tactical-soccer", seed, 60 + 40 * seed)
    position = game.save()
    rows = [line[4:] for line in game.board().splitlines()[1:] if re.match(r" [ -]\d  ?", line)]
    men = re.findall(r"[A-Za-z]\d", " ".join(rows))
    side = {man: seat for seat in ("red", "blue") for man in position["squads"][seat]}
    standing = [man for man, place in position["men"].items() if place]
    assert sorted(men) == sorted(man if side[man] == "red" else man.lower() for man in standing)


def test_board_of_soccer_puts_neighbours_next_to_each_other() -> None:
    game = play("tactical-soccer", 4, 70)
    lines, men = game.board().splitlines(), game.save()["men"]
    for man, (x, y) in men.items():
        line = next(each for each in lines if each.startswith(f"{x:>3} "))
        assert line[4 + 2 * (y + 18) :][:2].upper() == man


@pytest.mark.parametrize("seed", range(6))
def test_board_of_tactical_football_has_every_man(seed: int) -> None:
    game = play("tactical-football", seed, 60 + 60 * seed)
    position = game.save()
    lines = game.board().splitlines()
    for role, shown in (("offense", "{}"), ("defense", "({})")):
        for label, man in position["men"][role]["on"].items():
            column, row = int(man["at"][:2]), int(man["at"][2:])
            there = [each for each in position["men"]["offense"]["on"].values() if each["at"] == man["at"]]
            first = lines.index(next(each for each in lines if each.startswith(f"{row:>3} ")))
            at = lines[1].split().index(str(column)) * 3 + 4
            text = shown.format(label)
            assert text in [lines[first][at:][: len(text)], lines[first + 1][at:][: len(text)]] or len(there) > 0


def test_board_of_cards_points_the_ball_where_the_offense_attacks() -> None:
    rules = open_ruleset("card-football")
    game = play("card-football", 4, 60)
    data: dict[str, Any] = game.save()
    assert (data["offence"], data["spot"], data["down"]) == ("home", 79, 2)
    assert game.board().splitlines()[3].index(">") == 6 + 79 // 2
    back = rules.load(data | {"offence": "away"})
    assert back.board().splitlines()[3].index("<") == 6 + (100 - 79) // 2


def test_ruleset_without_a_board_gets_a_list_of_fields() -> None:
    game = open_ruleset("card-football").start()
    lines = write_default_board(game.rules.resolved, game.position).splitlines()
    assert lines[:3] == ["phase           coin", "quarter         1", "overtime        no"]
    assert {"score home      0", "score away      0"} <= set(lines)
    assert "card            -" in lines
