"""The summary of an impact analysis: at most 12 lines for the description of a pull request."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.impact.grouped_odds_changes import group_equal_odds
from scrimmage_rules.kit.impact.impact_report import GameImpact, Impact
from scrimmage_rules.kit.impact.value_formatting import format_json_or_text, shorten_text

MOST_LINES = 12
"""Maximum number of lines of a summary."""

MOST_NAMES = 4
"""Maximum number of names that one line of a summary lists."""

LONGEST_VALUE = 60
"""Maximum number of characters of an outcome or a clause text in a summary."""


class SummaryLine(NamedTuple):
    """A line of a summary: its label and its text. The label is empty if the line is a complete sentence."""

    label: str
    text: str


def summarize_impact(found: Impact) -> list[SummaryLine]:
    """Return the summary of a comparison: a headline, and a line for each kind of change. Several changed rulesets have
    one line each.
    """
    changed = [each for each in found.games if each.moves or each.unsent]
    quiet = [each for each in found.games if each not in changed]
    names = ", ".join(each.ruleset for each in changed) or "nothing"
    lines = [SummaryLine("", f"From {found.before.side} to {found.after.side}, {names} changes.")]
    if len(changed) == 1:
        lines += _summarize_ruleset(changed[0])
    else:
        kept = changed if len(changed) <= MOST_LINES - 3 else changed[: MOST_LINES - 4]
        lines += [SummaryLine(each.ruleset, _summarize_ruleset_in_one_line(each)) for each in kept]
        lines += [SummaryLine("more", f"{len(changed) - len(kept)} other rulesets")][: len(changed) - len(kept)]
    asked = [each for each in quiet if each.asked or each.recorded]
    idle = [each.ruleset for each in quiet if each not in asked]
    lines += [SummaryLine("unchanged", _describe_unchanged(asked))] if asked else []
    return lines + ([SummaryLine("not affected", _list_some_names(idle))] if idle else [])


def _describe_unchanged(games: Sequence[GameImpact]) -> str:
    cases = pluralize(sum(each.asked for each in games), "case")
    records = pluralize(sum(each.recorded for each in games), "recorded game")
    return f"{_list_some_names([each.ruleset for each in games])} ({cases}, {records})"


def _summarize_ruleset(game: GameImpact) -> Iterator[SummaryLine]:
    texts: Mapping[str, str | None] = {
        "clauses": _summarize_clauses(game), "options": _summarize_options(game), "code": _summarize_code(game),
        "cases": _summarize_cases(game), "suite": _summarize_suite(game), "odds": _summarize_odds(game),
        "games": _summarize_games(game), "random games": _summarize_random_games(game),
        "implementations": _summarize_adapters(game), "not sent": _summarize_unsent(game),
    }  # fmt: skip
    yield from (SummaryLine(label, text) for label, text in texts.items() if text)


def _summarize_ruleset_in_one_line(game: GameImpact) -> str:
    """Return the summary for one ruleset as one line, for a report in which several rulesets changed."""
    parts = [f"clauses {_list_some_names(game.clauses)}" if game.clauses else "", _summarize_cases(game)]
    parts += [_summarize_games(game), _summarize_unsent(game)]
    return "; ".join(filter(None, parts))


def _list_some_names(names: Sequence[str]) -> str:
    more = len(names) - MOST_NAMES
    return ", ".join(names[:MOST_NAMES]) + (f" and {more} more" if more > 0 else "")


# ---- the lines


def _summarize_clauses(game: GameImpact) -> str | None:
    """Return the affected clauses. The first is shown with its text, or with both texts if the change rewords it."""
    if not game.clauses:
        return None
    first, *others = game.clauses
    reworded = next((each for each in game.rulebook if each.id == first and each.was and each.now), None)
    if reworded:
        first = f"{first}, {_quote_old_and_new(reworded.was, reworded.now)}"
    elif game.texts.get(first):
        first = f"{first} ({_quote_shortened(game.texts[first])})"
    return f"{first}; then {_list_some_names(others)}" if others else first


def _quote_old_and_new(was: str, now: str) -> str:
    return f"{_quote_shortened(was)}, now {_quote_shortened(now)}"


def _quote_shortened(text: str) -> str:
    return f'"{shorten_text(text.rstrip("."), 2 * LONGEST_VALUE)}"'


def _summarize_options(game: GameImpact) -> str | None:
    return "; ".join(f"{name} {was}, now {now}" for name, (was, now) in game.switched.items()) or None


def _summarize_code(game: GameImpact) -> str | None:
    """Return a text about the changed code, with two counts of changed cases: those about this code, and all others.
    The cases about this code were sent first.
    """
    if not game.code:
        return None
    places = _list_some_names([each.place for each in game.code])
    changed = {each.id for each in (*game.cases, *game.silent) if each.first}
    first = len(changed & {*game.first})
    if not game.asked:
        return places
    if not game.first:
        return f"{places}; no case tests a clause that this code decides"
    others = f"of {pluralize(game.asked - len(game.first), 'other case')}, {len(changed) - first} changed"
    return f"{places}; of {pluralize(len(game.first), 'case')} about this code (sent first), {first} changed; {others}"


def _summarize_cases(game: GameImpact) -> str | None:
    changed = [each for each in (*game.cases, *game.silent) if each.first]
    failing = sum(each.is_newly_failing for each in changed)
    if not game.asked:
        return None
    return f"{len(changed)} of {game.asked} cases have different replies, {failing} of them would fail now"


def _summarize_suite(game: GameImpact) -> str | None:
    """Return the numbers of added, removed and changed cases, and the first changed expectation."""
    if not game.suite:
        return None
    kinds = dict.fromkeys(each.change for each in game.suite)
    counts = [f"{sum(each.change == kind for each in game.suite)} {kind}" for kind in kinds]
    first = next((each for each in game.suite if each.change == "case changed"), None)
    example = f"; the first changed one: {_quote_old_and_new(first.was, first.now)}" if first else ""
    return f"{', '.join(counts)}{example}"


def _summarize_odds(game: GameImpact) -> str | None:
    groups = group_equal_odds(game.odds)
    if not groups:
        return None
    example, share, cases = groups[0].example, groups[0].main, pluralize(len(groups[0].cases), "case")
    outcome = share.outcome if isinstance(share.outcome, list) else [share.outcome]
    values = shorten_text(", ".join(map(format_json_or_text, outcome)), LONGEST_VALUE)
    what = f"{example.action.get('type', 'set up')}: {', '.join(example.of)} is {values}"
    more = f"; {pluralize(len(groups) - 1, 'other change')} of odds" if len(groups) > 1 else ""
    return f"{what} with probability {share.after} instead of {share.before} ({cases}){more}"


def _summarize_games(game: GameImpact) -> str | None:
    if not game.recorded:
        return "neither side has recorded games"
    said = f"{len(game.diverged)} of {game.recorded} recorded games change"
    first = min(game.diverged, key=lambda each: each.move, default=None)
    return f"{said}, the earliest at move {first.move} of {first.moves} ({first.game})" if first else said


def _summarize_random_games(game: GameImpact) -> str | None:
    """Return the number of random games that change, and the measures whose interval excludes zero."""
    random = game.random
    if random is None:
        return None
    said = f"{random.diverged} of {random.games} random games change"
    moved = [
        f"{each.what} {each.before.value:.3g}, now {each.after.value:.3g}" for each in random.measures if each.moved
    ]
    return f"{said}; {'; '.join(moved[:MOST_NAMES])}" if moved else said


def _summarize_adapters(game: GameImpact) -> str | None:
    said = (
        f"{each.name}: {each.problem or f'{len(each.red)} of {each.asked} affected cases would fail'}"
        for each in game.adapters
    )
    return "; ".join(said) or None


def _summarize_unsent(game: GameImpact) -> str | None:
    if not game.unsent:
        return None
    return (
        f"{pluralize(len(game.unsent), 'case')}, because the time was over (--max-time); --json FILE lists all of them"
    )
