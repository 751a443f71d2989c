"""Rendering of an impact analysis: the same sections as text for a terminal and as Markdown for a review."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kit.impact.impact_report import (
    CaseImpact,
    CountMoved,
    Diverged,
    GameImpact,
    Impact,
    Interval,
    Measure,
    OddsMoved,
    RandomGames,
)
from scrimmage_rules.kit.impact.reply_differences import Differs

Row = tuple[str, ...]

LONGEST = 200
"""Maximum number of characters of a table cell."""

SAID = {"was": "was: ", "now": "now: ", "depth": "depth ", "after": "now ", "by": "by ", "difference": "by "}
"""Prefix of a cell in output without column headings, by column."""

HOW = (
    "value [95 % confidence interval]. A mean uses the normal distribution, a share uses Wilson's formula. "
    "A difference compares each game with itself. Without any change, about 5 of 100 differences still look real."
)


class Section(NamedTuple):
    """A section of a report: its title, the names of its columns, and its rows."""

    title: str
    columns: Row = ()
    rows: tuple[Row, ...] = ()
    note: str = ""


def render_text(found: Impact, show: int) -> Iterator[str]:
    """Yield the lines of the report, with at most `show` rows of each section."""
    yield f"before: {found.before.side} ({found.before.version})"
    yield f"after:  {found.after.side} ({found.after.version})"
    for game in found.games:
        yield ""
        yield format_ruleset_headline(game)
        for section in create_report_sections(game):
            yield f"{section.title}:" if section.rows else section.title
            for row in section.rows[:show]:
                named = zip(section.columns, row, strict=True)
                yield "  " + "  ".join(f"{SAID.get(column, '')}{cell}" for column, cell in named if cell)
            if len(section.rows) > show:
                yield (
                    f"  and {len(section.rows) - show} more; --show {len(section.rows)} or --json FILE lists "
                    f"all of them"
                )
            if section.note:
                yield f"  ({section.note})"


def render_markdown(found: Impact, show: int) -> Iterator[str]:
    """Yield the report as Markdown: a heading for each ruleset, and a table for each section with rows."""
    yield f"# Impact of `{found.after.side}` on `{found.before.side}`"
    yield ""
    yield f"Before: version {found.before.version}. After: version {found.after.version}."
    for game in found.games:
        yield from ("", f"## {format_ruleset_headline(game)}")
        for section in create_report_sections(game):
            yield from ("", f"**{section.title}**" if section.rows else section.title)
            if section.rows:
                yield from ("", _format_text_line(section.columns), _format_text_line(["---"] * len(section.columns)))
                yield from (_format_text_line(map(_format_markdown_cell, row)) for row in section.rows[:show])
            if len(section.rows) > show:
                yield from ("", f"And {len(section.rows) - show} more.")
            if section.note:
                yield from ("", f"{section.note[0].upper()}{section.note[1:]}")


def _format_text_line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _format_markdown_cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


def format_ruleset_headline(game: GameImpact) -> str:
    """Return the headline of a ruleset: its id, its switched options, and the number of cases."""
    switched = "".join(f", {name} {was}, now {now}" for name, (was, now) in game.switched.items())
    return f"{game.ruleset}{switched}: {game.asked} case{'s'[: game.asked != 1]} sent"


def create_report_sections(game: GameImpact) -> Iterator[Section]:
    """Yield a section for each kind of change in a ruleset, or a single section that says "nothing changes"."""
    if not game.moves and not game.cases:
        yield Section("nothing changes")
    for title, changes in (("rulebook", game.rulebook), ("suite", game.suite)):
        if changes:
            rows = tuple((each.id, each.change, each.was, each.now) for each in changes)
            yield Section(f"changes of the {title}, {len(changes)}", ("id", "change", "was", "now"), rows)
    yield from _create_case_sections(game)
    yield from _create_position_sections(game)
    if game.diverged:
        title = f"{len(game.diverged)} of {game.recorded} recorded games change"
        yield Section(title, ("game", "from", "who", "what"), tuple(map(_describe_divergence, game.diverged)))
    for each in game.adapters:
        said = each.problem or f"{len(each.red)} of {each.asked} affected cases would fail"
        yield Section(f"adapter {each.name}: {said}", ("case",), tuple((name,) for name in each.red))
    if game.random:
        yield from _create_random_game_sections(game.random)


def _describe_divergence(each: Diverged) -> Row:
    return (
        each.game,
        f"move {each.move} of {each.moves}",
        _format_action(each.seat, each.action),
        _describe_difference(each.differs),
    )


# ---- cases


CASE = ("case", "expectations", "first step with different replies", "what")


def _create_case_sections(game: GameImpact) -> Iterator[Section]:
    changed = sum(case.first is not None for case in game.cases)
    if game.switched:
        title = f"cases that choose one of the two values, {changed} of {len(game.cases)} with different replies"
    else:
        title = f"cases with different replies, {changed}"
    if game.cases:
        yield Section(title, CASE, tuple(map(_create_case_row, game.cases)))
    if game.silent:
        title = f"cases that choose neither value, so use the ruling, and get different replies, {len(game.silent)}"
        yield Section(title, CASE, tuple(map(_create_case_row, game.silent)))
    failing = [each for each in (*game.cases, *game.silent) if each.is_newly_failing]
    if failing:
        shown = tuple((each.id, ", ".join(each.clauses)) for each in failing)
        yield Section(f"cases that would fail now, {len(failing)}", ("case", "clauses"), shown)
    if game.suspects:
        suspects = tuple((each,) for each in game.suspects)
        yield Section("clauses that the change most likely affects", ("clause",), suspects)


def _create_case_row(each: CaseImpact) -> Row:
    verdicts = f"{each.before}, now {each.after}" if each.before != each.after else each.before
    if each.first is None:
        return each.id, verdicts, "none", ""
    return each.id, verdicts, f"step {each.first.number}: {each.first.text}", _describe_difference(each.first.differs)


def _describe_difference(differing: Sequence[Differs]) -> str:
    return _shorten_text(
        "; ".join(
            f"{each.at} {_format_short_json(each.before)}, now {_format_short_json(each.after)}" for each in differing
        )
    )


def _format_short_json(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _shorten_text(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 4]} ..."


# ---- odds, counts


def _create_position_sections(game: GameImpact) -> Iterator[Section]:
    if game.odds:
        columns = ("case", "action", "of", "outcome", "before", "after", "by")
        yield Section(f"changed odds, {len(game.odds)}", columns, tuple(_create_odds_rows(game.odds)))
    if game.counts:
        title = f"changed counts of legal actions, {len(game.counts)}"
        yield Section(title, ("case", "depth", "before", "after", "by"), tuple(map(_create_count_row, game.counts)))


def _create_count_row(each: CountMoved) -> Row:
    return each.case, str(each.depth), str(each.before), str(each.after), f"{each.after - each.before:+}"


def _create_odds_rows(moved: Iterable[OddsMoved]) -> Iterator[Row]:
    for each in moved:
        for share in each.shares:
            outcome = share.outcome if isinstance(share.outcome, list) else [share.outcome]
            says = ", ".join(map(_format_short_json, outcome))
            where = each.case, _format_action(each.seat, each.action), ", ".join(each.of)
            yield *where, _shorten_text(says), share.before, share.after, share.by


def _format_action(seat: str, action: dict[str, Any]) -> str:
    rest = {name: value for name, value in action.items() if name != "type"}
    return _shorten_text(
        " ".join(filter(None, (seat, action.get("type", "set up"), _format_short_json(rest) if rest else "")))
    )


# ---- random games


def _create_random_game_sections(random: RandomGames) -> Iterator[Section]:
    title = f"{random.diverged} of {random.games} random games change (seed {random.seed})"
    short = (
        f"{random.games} of {random.asked} games were played, {random.moves[0]} moves in total; --moves N allows more"
    )
    columns = ("what", "before", "after", "difference")
    rows = tuple(map(_create_measure_row, random.measures)) if random.diverged else ()
    yield Section(title, columns, rows, short if random.games < random.asked else "")
    moved = [each for each in random.clauses if each.moved]
    if moved:
        title = f"clauses with changed citations per game, {len(moved)} of {len(random.clauses)}"
        yield Section(title, columns, tuple(map(_create_measure_row, moved)), HOW)


def _create_measure_row(each: Measure) -> Row:
    return each.what, _format_interval(each.before), _format_interval(each.after), _format_interval(each.by, "+")


def _format_interval(each: Interval, sign: str = "") -> str:
    return f"{each.value:{sign}.3g} [{each.low:{sign}.3g}, {each.high:{sign}.3g}]"
