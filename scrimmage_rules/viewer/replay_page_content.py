"""The content of a replay page from a recorded game: drawings, descriptions of events, plays,
sounds, and the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scrimmage_rules.archives.recorded_games_divided_into_plays import RecordedGame
from scrimmage_rules.kernel.contract import Event
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.transcript import Move
from scrimmage_rules.rulesets import find_replay_support, load_pictures
from scrimmage_rules.viewer import EventText, FrameRange, Replay, ReplayFrame


def build_replay_page_content(game: RecordedGame, shown: range, title: str, speed: str | None = None) -> Replay:
    """Return the content of a replay page for a range of moves. Without `speed`, the page has the speed that was
    recorded with the game.
    """
    settings = game.transcript.options.settings if game.plays else {}
    drawn = load_pictures(game.ruleset.id)
    return Replay(
        title=title,
        about=_describe_game(game),
        moments=tuple(_build_frame(game, number) for number in range(shown.start, shown.stop + 1)),
        parts=tuple(_list_frame_ranges(game, shown)),
        rules=_list_rule_texts(game.ruleset.rulebook),
        men=drawn["men"](game.played.rules) if "men" in drawn else None,
        speed=speed or settings.get("replay_speed", "moderate"),
        mute=settings.get("mute", False),
    )


def _describe_game(game: RecordedGame) -> str:
    options = game.transcript.options
    edition = f", edition {options.edition}" if options.edition else ""
    readings = "".join(f", {ambiguity} {key}" for ambiguity, key in options.readings.items())
    return f"{game.ruleset.title}{edition}{readings}; {'complete' if game.complete else 'not complete'}"


def _build_frame(game: RecordedGame, number: int) -> ReplayFrame:
    """Return the frame after a number of moves."""
    offered = find_replay_support(game.ruleset.id)
    draw = offered.picture if offered else load_pictures(game.ruleset.id)["board"]
    picture = draw(game.played.rules, game.played.positions[number])
    if number == 0:
        return ReplayFrame(picture, number)
    motion = offered.motion(game, number) if offered else None
    return ReplayFrame(
        picture=picture,
        number=number,
        did=describe_move(game.transcript.moves[number - 1]),
        told=tuple(describe_event(event) for event in game.played.events[number - 1]),
        sounds=tuple(offered.sounds(game, number)) if offered else (),
        motion=(motion.parts, motion.across, motion.down) if motion else None,
    )


def describe_move(move: Move) -> str:
    """Return the description of an action, such as `red: move, man G1, to 16,6`; outcomes of chance
    follow in brackets.
    """
    named = (f"{key} {_format_value(value)}" for key, value in move.action.items() if key != "type")
    chances = [f"{each.purpose or each.kind} {_format_value(each.value)}" for each in move.chance]
    met = f" ({', '.join(chances)})" if chances else ""
    return f"{move.seat}: {', '.join([str(move.action['type']), *named])}{met}"


def describe_event(event: Event) -> EventText:
    """Return the description of an event with its clauses."""
    facts = ", ".join(f"{key.replace('_', ' ')} {_format_value(value)}" for key, value in event.facts.items())
    return EventText(event.kind + (f": {facts}" if facts else ""), event.clauses)


def _format_value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(_format_value, value))
    if isinstance(value, dict):
        return " ".join(f"{key} {_format_value(each)}" for key, each in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _list_frame_ranges(game: RecordedGame, shown: range) -> Iterator[FrameRange]:
    """Yield the range of all frames, then the range of each play."""
    yield FrameRange("everything", 0, len(shown))
    for play in game.plays:
        if shown.start <= play.start and play.stop <= shown.stop:
            name = f"play {play.number}{'' if play.finished else ', not finished'}"
            yield FrameRange(name, play.start - shown.start, play.stop - shown.start)


def _list_rule_texts(rulebook: Rulebook) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    return tuple(
        (chapter.title, tuple((clause.id, clause.text) for clause in chapter.clauses)) for chapter in rulebook.chapters
    )
