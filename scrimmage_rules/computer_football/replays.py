"""Support for replay viewers (`REPLAYS`): plays, pictures with motion, sounds, and the board on a terminal."""

from __future__ import annotations

from scrimmage_rules.archives.recorded_games_divided_into_plays import MoveAnimation, RecordedGame, ReplaySupport
from scrimmage_rules.computer_football import recorded_game_replay
from scrimmage_rules.computer_football.actions import Move, Throw
from scrimmage_rules.computer_football.pictures import diagram
from scrimmage_rules.computer_football.pictures.field_picture import SIDE
from scrimmage_rules.computer_football.pictures.text_board import write_board
from scrimmage_rules.computer_football.position import Man, Position, Square, get_square

BALL = ".ball"
"""The ball on the picture."""


def find_move_animation(game: RecordedGame, number: int) -> MoveAnimation | None:
    """Return the motion of a move, numbered from 1, on the picture before it, or None (REPLAY.animated)."""
    before: Position = game.played.positions[number - 1]
    action = game.ruleset.action(game.transcript.moves[number - 1].action)
    if isinstance(action, Move) and before.mover is not None:
        man = Man(before.mover, action.man)
        ball = (BALL,) if before.carrier == man else ()
        return _build_animation_from_square_to_square(
            before, man, action.to, (f'[data-man="{man.role} {man.label}"]', *ball)
        )
    if isinstance(action, Throw) and before.carrier is not None:
        return _build_animation_from_square_to_square(before, before.carrier, action.to, (BALL,))
    return None


def _build_animation_from_square_to_square(
    before: Position, man: Man, to: Square, parts: tuple[str, ...]
) -> MoveAnimation:
    """Return the motion of some parts of a picture from a man's square to another square."""
    column, row = get_square(before, man)
    return MoveAnimation(parts, SIDE * (to[0] - column), SIDE * (to[1] - row))


REPLAYS = ReplaySupport(
    recorded=recorded_game_replay.replay_recorded_game,
    part=recorded_game_replay.find_moves_of_plays,
    last_play=recorded_game_replay.find_last_play,
    stored=recorded_game_replay.require_transcript_between_plays,
    extendable=recorded_game_replay.get_extendable_transcript,
    sounds=recorded_game_replay.find_replay_sounds,
    picture=diagram.draw_board_without_coordinates,
    motion=find_move_animation,
    board=write_board,
)
