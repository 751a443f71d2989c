"""Verb `scrimmage replay`: replay of a recorded game as text, data or a web page, and archives of recorded games."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from scrimmage_rules.archives.archive import Archive, Entry, create_file_name, read_game, read_game_without_replay
from scrimmage_rules.archives.recorded_games_divided_into_plays import RecordedGame, ReplaySupport, replay_without_plays
from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.codec import canonical, decode_json, plain
from scrimmage_rules.kernel.contract import CHANCE_SEAT, PUBLIC, Event, Refused
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kernel.files import read_file, write_atomically
from scrimmage_rules.kernel.printable_text import escape_unprintable, pluralize
from scrimmage_rules.kernel.transcript import CannotReplay, Move, Origin, Transcript
from scrimmage_rules.rulesets import find_replay_support, get_origin, load_text_board, ruleset
from scrimmage_rules.viewer import SPEEDS, render_page
from scrimmage_rules.viewer.replay_page_content import build_replay_page_content

UNSOUND = 2

GOES_WITH = {
    "list": {"archive", "json"},
    "extend": {"archive", "file", "save", "replace"},
    "save": {"archive", "file", "plays", "replace"},
    "html": {"archive", "file", "plays", "last", "speed"},
    "board": {"archive", "file", "plays", "last", "speed"},
    "seat": {"archive", "file", "json"},
    "json": {"archive", "file", "plays", "last"},
    "last": {"archive", "file"},
    "plays": {"archive", "file"},
    "archive": {"file"},
    "file": set(),
}  # fmt: skip
"""For each mode of `replay` (an option that decides what it does), the other options that it allows. If several modes
are given, the one that comes first in this table counts.
"""

NEEDS = {
    "list": ("archive",), "extend": ("archive", "file"), "save": ("archive", "file"), "replace": ("save", "extend"),
    "speed": ("html", "board"),
}  # fmt: skip
"""For each option, the options that it requires. If `archive` and `file` are listed, both are required. If other
options are listed, one of them is enough.
"""


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `replay`."""
    verb.add_argument(
        "file",
        type=parse_name,
        nargs="?",
        metavar="FILE",
        help="a transcript, or a file of an archive; with --archive DIR the name of a game in it",
    )
    verb.add_argument("--seat", help="show the view of this seat, as seen by a player who joins now")
    verb.add_argument("--json", action="store_true", help="print the position, the view or the list as JSON")
    verb.add_argument("--plays", metavar="N-M", help="only these plays, such as 2-3 or 2")
    verb.add_argument("--last", action="store_true", help="only the play just completed (instant replay)")
    verb.add_argument("--board", action="store_true", help="draw the board after every move")
    verb.add_argument(
        "--html", type=parse_name, metavar="FILE", help="write an HTML page that replays the game, in one file"
    )
    verb.add_argument(
        "--speed", metavar="S", help="speed of --html or --board: slow, moderate or fast, for --board also none"
    )
    verb.add_argument("--archive", type=parse_name, metavar="DIR", help="the folder of an archive")
    verb.add_argument("--list", action="store_true", help="list the games of the archive")
    verb.add_argument("--save", metavar="NAME", help="save the transcript FILE in the archive under this name")
    verb.add_argument(
        "--extend",
        type=parse_name,
        metavar="MOVES",
        help="add moves to an archived game, from a file with a JSON list of moves",
    )
    verb.add_argument("--replace", action="store_true", help="replace the game with this name")


def parse_name(text: str) -> str:
    """Return an argument as the name of a file or a game; raise an error for an empty name."""
    if not text:
        raise argparse.ArgumentTypeError("expected a name, got ''")
    return text


def run(options: argparse.Namespace) -> int:
    """Run the mode of `replay` that the options request, after a check that the options can be combined; return the
    exit code.
    """
    asked = _find_requested_mode(options)
    if asked == "list":
        return _list_games(_open_archive(options), as_json=options.json)
    if asked == "extend":
        return _extend_game(_open_archive(options), options)
    if asked == "save":
        return _save_first_plays(_open_archive(options), options)
    game = _replay_as_recorded_game(_read_transcript(options))
    if asked == "seat":
        return _print_game_as_seen(game, options)
    shown = _select_moves(game, options)
    if asked == "html":
        return _write_page(game, shown, options)
    if asked == "board":
        return _print_boards(game, shown, options.speed or "none")
    return _print_moves(game, shown, as_json=options.json)


# ---- what is asked for


def _find_requested_mode(options: argparse.Namespace) -> str:
    given = [name for name in (*GOES_WITH, "speed", "replace") if getattr(options, name) not in (None, False)]
    asked = given[0] if given else "file"
    for name in given[1:]:
        if name not in GOES_WITH[asked]:
            raise MalformedData(
                _format_option(name), f"cannot be combined with {_format_option(asked)}; remove one of them"
            )
    if "last" in given and "plays" in given:
        raise MalformedData("--last", "cannot be combined with --plays; remove one of them")
    for name in given:
        _check_option_combination(name, given)
    if asked != "list" and options.file is None:
        what = "the name of a game in the archive, or --list" if options.archive else "the file of a transcript"
        raise MalformedData("replay", f"give {what}")
    speeds = [*SPEEDS, *(["none"] if asked == "board" else [])]
    if options.speed is not None and options.speed not in speeds:
        raise UnknownName("speed", options.speed, speeds)
    return asked


def _check_option_combination(name: str, given: list[str]) -> None:
    needs = NEEDS.get(name, ())
    enough = all if "archive" in needs else any
    if needs and not enough(each in given for each in needs):
        missing = [_format_option(each) for each in needs if each not in given]
        wanted = f"{' and '.join(missing)}; add it" if enough is all else f"{' or '.join(missing)}; add one of them"
        raise MalformedData(_format_option(name), f"needs {wanted}")


def _format_option(name: str) -> str:
    return "FILE" if name == "file" else f"--{name}"


# ---- games and their plays


def _open_archive(options: argparse.Namespace) -> Archive:
    return Archive(Path(options.archive), ruleset)


def _read_transcript(options: argparse.Namespace) -> Transcript:
    if options.archive:
        archive = _open_archive(options)
        _report_other_version(archive.folder / create_file_name(options.file))
        return archive.read(options.file).transcript
    _report_other_version(Path(options.file))
    return read_game(Path(options.file), ruleset)


def _report_other_version(path: Path) -> None:
    """Print a line if a recorded game was played under a different version of the rules, with the command that compares
    both versions.
    """
    with suppress(ScrimmageError):
        game = read_game_without_replay(path).transcript
        now = get_origin(game.ruleset)
        if isinstance(game.origin, Origin) and game.origin != now:
            old, new = (each.suite or each.version for each in (game.origin, now))
            terminal_output.print_error(
                f"{path}: recorded with {game.ruleset} {old}, replayed with {new}; "
                f"`scrimmage impact rev:REVISION tree --game {path}` compares both"
            )


def _replay_as_recorded_game(game: Transcript) -> RecordedGame:
    offered = find_replay_support(game.ruleset)
    return (offered.recorded if offered else replay_without_plays)(ruleset(game.ruleset), game)


def _require_plays(game: RecordedGame, option: str) -> ReplaySupport:
    offered = find_replay_support(game.ruleset.id)
    if offered is None:
        raise MalformedData(option, f"{game.ruleset.id} is not divided into plays; remove this option")
    return offered


@contextmanager
def _report_refusal_as_option_error(option: str, remedy: str) -> Iterator[None]:
    """Print a `Refused` error as one line with the option that caused it and what to do."""
    try:
        yield
    except Refused as refused:
        fault = refused.faults[0]
        raise MalformedData(option, f"{fault.code.replace('-', ' ')} ({fault.clause}); {remedy}") from None


def _select_moves(game: RecordedGame, options: argparse.Namespace) -> range:
    """Return the indexes of the moves to show. The options select all moves, the moves of some plays, or the moves of
    the last finished play.
    """
    if options.last:
        offered = _require_plays(game, "--last")
        with _report_refusal_as_option_error(
            "--last", "the game does not end with a finished play; use --plays to select plays"
        ):
            play = offered.last_play(game)
        return range(play.start, play.stop)
    if options.plays is not None:
        return _parse_plays(game, options.plays)
    return range(len(game.transcript.moves))


def _parse_plays(game: RecordedGame, text: str) -> range:
    offered = _require_plays(game, "--plays")
    found = re.fullmatch(r"([0-9]{1,6})(?:-([0-9]{1,6}))?", text)
    if found is None:
        raise MalformedData("--plays", f"expected N or N-M, such as 2 or 2-3, got {text!r}")
    first = int(found.group(1))
    with _report_refusal_as_option_error(
        "--plays", f"the plays of this game are 1 to {len(game.plays)}" if game.plays else "this game has no plays"
    ):
        return offered.part(game, first, int(found.group(2) or first))


# ---- on the screen


def _print_moves(game: RecordedGame, shown: range, *, as_json: bool) -> int:
    position = plain(game.played.positions[shown.stop])
    if as_json:
        terminal_output.print_document(canonical(position) + b"\n")
        return 0
    for number in shown:
        terminal_output.print_line(_format_move(game, number))
    _indent_json(canonical(position))
    return 0


def _indent_json(data: bytes) -> None:
    for line in msgspec.json.format(data, indent=1).decode().splitlines():
        terminal_output.print_line(line)


def _format_move(game: RecordedGame, number: int) -> str:
    move, events = game.transcript.moves[number], game.played.events[number]
    return f"{number + 1:4} {move.seat:6} {move.action['type']:14} " + "; ".join(map(_format_event, events))


def _format_event(event: Event) -> str:
    facts = " ".join(f"{key}={value}" for key, value in event.facts.items())
    return f"{event.kind} {facts} [{', '.join(event.clauses)}]"


def _print_game_as_seen(game: RecordedGame, options: argparse.Namespace) -> int:
    """Print the whole game as one seat sees it."""
    seats = [PUBLIC, *(seat for seat in game.ruleset.seats if seat != CHANCE_SEAT)]
    if options.seat not in seats:
        raise UnknownName("seat", options.seat, seats)
    seen = canonical(transcript.create_seat_history(game.ruleset, game.transcript, options.seat))
    if options.json:
        terminal_output.print_document(seen + b"\n")
    else:
        _indent_json(seen)
    return 0


def _print_boards(game: RecordedGame, shown: range, speed: str) -> int:
    """Print the board before the first selected move and after each move; on a terminal, animate it
    at the given speed.
    """
    offered = find_replay_support(game.ruleset.id)
    write = offered.board if offered else load_text_board(game.ruleset.id)
    seen = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    animated = seen and speed != "none"
    for number in range(shown.start, shown.stop + 1):
        before = f"   {pluralize(number, 'move')} before this"
        told = _format_move(game, number - 1) if number > shown.start else before
        heard = "".join(f"{sound}! " for sound in offered.sounds(game, number)) if offered else ""
        position = game.played.positions[number]
        text = write(game.played.rules, position, colours=terminal_output.has_color(sys.stdout))
        if animated:
            terminal_output.clear_screen()
        terminal_output.print_line(told)
        terminal_output.print_colored_lines(heard + text)
        if animated:
            time.sleep(SPEEDS[speed] / 1000)
    return 0


def _write_page(game: RecordedGame, shown: range, options: argparse.Namespace) -> int:
    title = options.file if options.archive else Path(options.file).stem
    written = render_page(build_replay_page_content(game, shown, escape_unprintable(title), options.speed))
    write_atomically(Path(options.html), written.encode())
    terminal_output.print_line(f"{options.html}: {pluralize(len(shown), 'move')}; open it in a browser")
    return 0


# ---- the archive


def _list_games(archive: Archive, *, as_json: bool) -> int:
    found = archive.list()
    if as_json:
        faults = [{"file": escape_unprintable(fault.place), "problem": fault.problem} for fault in found.faults]
        terminal_output.print_document(canonical({"games": found.games, "faults": faults}) + b"\n")
    else:
        width = max((len(entry.name) for entry in found.games), default=0)
        for entry in found.games:
            terminal_output.print_line(
                f"{entry.name:{width}}  {entry.ruleset:17} {entry.moves:5} moves, {_describe_completeness(entry)}"
            )
        for fault in found.faults:
            terminal_output.print_error(str(fault))
    return UNSOUND if found.faults else 0


def _describe_completeness(entry: Entry) -> str:
    return "complete" if entry.complete else "not complete"


def _save_first_plays(archive: Archive, options: argparse.Namespace) -> int:
    """Save a recorded game in an archive; with `--plays`, save only its first plays. Return the exit code."""
    game = _replay_as_recorded_game(read_game(Path(options.file), ruleset))
    if options.plays is not None:
        part = _parse_plays(game, options.plays)
        if game.plays[0].start != part.start:
            raise MalformedData("--plays", "an archived game starts with its first play; give 1-N")
        cut = msgspec.structs.replace(game.transcript, moves=game.transcript.moves[: part.stop])
        game = _replay_as_recorded_game(cut)
    return _save_game(archive, options.save, _create_stored_game(game, "--save"), replace=options.replace)


def _create_stored_game(game: RecordedGame, option: str) -> Transcript:
    offered = find_replay_support(game.ruleset.id)
    if offered is None:
        return game.transcript
    done = len(game.finished)
    remedy = f"--plays 1-{done} saves the finished plays" if done and option == "--save" else "finish the play first"
    with _report_refusal_as_option_error(option, f"a game is archived between two plays: {remedy}"):
        return offered.stored(game)


def _extend_game(archive: Archive, options: argparse.Namespace) -> int:
    """Add moves to an archived game after its last finished play. Save the longer game under its old name or a new one;
    return the exit code.
    """
    game = _replay_as_recorded_game(archive.read(options.file).transcript)
    with _report_refusal_as_option_error("--extend", "only an incomplete game of a supported edition can be extended"):
        begun = _require_extendable(game)
    file = Path(options.extend)
    moves = decode_json(read_file(file), tuple[Move, ...], f"{file.name}: $")
    if not moves:
        raise MalformedData(file.name, "no moves; give a list of one or more moves")
    try:
        longer = _replay_as_recorded_game(msgspec.structs.replace(begun, moves=(*begun.moves, *moves)))
    except CannotReplay as fault:
        raise MalformedData(f"{file.name}: $[{fault.number - len(begun.moves) - 1}]", fault.problem) from None
    return _save_game(
        archive, options.save or options.file, _create_stored_game(longer, "--extend"), replace=options.replace
    )


def _require_extendable(game: RecordedGame) -> Transcript:
    offered = find_replay_support(game.ruleset.id)
    if offered is not None:
        return offered.extendable(game)
    if game.complete:
        raise MalformedData("--extend", "the game is complete; only an incomplete game can be extended")
    return game.transcript


def _save_game(archive: Archive, name: str, game: Transcript, *, replace: bool) -> int:
    if name.startswith("-"):
        raise MalformedData("name", f"{name!r} starts like an option; choose another name")
    entry = archive.save(name, game, replace=replace)
    terminal_output.print_line(
        f"{entry.file}: {entry.name!r} saved, {pluralize(entry.moves, 'move')}, {_describe_completeness(entry)}"
    )
    return 0
