"""Cases that show how the readings of an ambiguity differ: from one position, the same actions have different outcomes.
The first case shows most; each further case separates readings that the earlier ones do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kernel.contract import Rejection
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.rulebook import Ambiguity
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.site.data.scenario_states import PositionWithRules, RequestResult, apply_request, set_up_table

MOST_CASES = 4
"""Maximum number of cases that show the readings of an ambiguity."""

MOST_TRIED = 40
"""Maximum number of cases to try for an ambiguity; cases that choose one of its readings are tried first."""


_Try = tuple[str, str, Any, Any]
"""An action that a case tries: its sentence, its seat, the action, and its chance outcomes."""


class DistinguishingCase(msgspec.Struct, frozen=True):
    """A case that distinguishes readings: its name, its position, and the tried sentence with its actions."""

    case: str
    options: dict[str, Any]
    position: Any
    tries: tuple[_Try, ...]


def find_distinguishing_cases(
    ambiguities: Iterable[Ambiguity], vectors: Sequence[Vector]
) -> dict[str, tuple[DistinguishingCase, ...]]:
    """Return the cases that show how the readings of each ambiguity differ, starting with the case that shows most.

    The result has only ambiguities that can be played in every reading and that have such a case.
    """
    known = [vector for vector in vectors if _create_distinguishing_case_from_vector(vector) is not None]
    found = {each.id: _choose_cases(each, known) for each in ambiguities if each.switchable}
    return {
        name: tuple(filter(None, map(_create_distinguishing_case_from_vector, cases)))
        for name, cases in found.items()
        if cases
    }


def _create_distinguishing_case_from_vector(vector: Vector) -> DistinguishingCase | None:
    """Return the position of a case and the actions tried on it; None if the case has no position or no action."""
    begin, tries = find_setup_request(vector), tuple(_list_tried_actions(vector))
    if begin is None or not tries:
        return None
    return DistinguishingCase(vector.id.partition("/")[2], begin.get("options") or {}, begin.get("position"), tries)


def find_setup_request(vector: Vector) -> dict[str, Any] | None:
    """Return the request that sets up the position of a case; None if the position is missing or malformed."""
    begin = next((deed.ask for deed in vector.deeds if deed.ask and deed.ask["op"] in ("new", "load")), None)
    return begin if begin is not None and isinstance(begin.get("position", {}), dict) else None


def _list_tried_actions(vector: Vector) -> Iterator[_Try]:
    for step in vector.steps:
        for deed in step.do:
            if deed.ask and deed.ask["op"] == "apply":
                yield step.text, deed.ask["seat"], deed.ask["action"], deed.ask.get("chance") or []


def _choose_cases(ambiguity: Ambiguity, known: Sequence[Vector]) -> list[Vector]:
    """Return cases that show how the readings of an ambiguity differ. The first is the case about the ambiguity that
    shows most; if none shows a difference, any other case may be first. Each further case separates readings that had
    equal outcomes so far.
    """
    choosing = [each for each in known if ambiguity.id in each.readings]
    showing = [each for each in known if not set(ambiguity.clauses).isdisjoint(each.clauses)]
    most, best = _find_most_valuable_case(ambiguity, [*choosing, *showing][:MOST_TRIED], len(ambiguity.keys))
    if not most.is_shown:
        most, best = max((most, best), _find_most_valuable_case(ambiguity, known, 2), key=lambda found: found[0])
    return [] if best is None else _add_separating_cases(ambiguity, best, [*choosing, *showing])


def _add_separating_cases(ambiguity: Ambiguity, best: Vector, others: Iterable[Vector]) -> list[Vector]:
    """Return the best case, and each further case that separates readings which the cases before it do not separate."""
    found = [best]
    outcomes: list[tuple[_Outcome | None, ...]] = [(each,) for each in _play_under_all_readings(best, ambiguity)]
    for vector in others:
        if len(set(outcomes)) == len(outcomes) or len(found) == MOST_CASES:
            break
        played = _play_under_all_readings(vector, ambiguity)
        worth = _rate_outcomes(played)
        joined = [(*before, after) for before, after in zip(outcomes, played, strict=True)]
        if worth.is_shown and worth.is_set and len(set(joined)) > len(set(outcomes)):
            found, outcomes = [*found, vector], joined
    return found


def _play_under_all_readings(vector: Vector, ambiguity: Ambiguity) -> list[_Outcome | None]:
    begin, tries = find_setup_request(vector), tuple(_list_tried_actions(vector))
    assert begin is not None  # cases without such a request are not tried
    options = begin.get("options") or {}
    given = options.get("readings", {})
    chosen = ({**options, "readings": {**given, ambiguity.id: key}} for key in ambiguity.keys)
    return [_play_under_options({**begin, "options": each}, tries, vector.ruleset) for each in chosen]


class _CaseWorth(NamedTuple):
    """How well a case distinguishes readings; the fields are sorted by importance."""

    is_shown: bool
    """Whether an action has different results under different readings."""

    is_set: bool
    """Whether the position is valid under every reading."""

    shown: int
    outcomes: int


def _find_most_valuable_case(
    ambiguity: Ambiguity, cases: Iterable[Vector], enough: int
) -> tuple[_CaseWorth, Vector | None]:
    """Return the most valuable case with different outcomes and its value. The search ends after `enough` different
    positions.
    """
    most, best = _CaseWorth(False, False, 0, 0), None
    for vector in cases:
        worth = _rate_outcomes(_play_under_all_readings(vector, ambiguity))
        most, best = (worth, vector) if worth.outcomes > 1 and worth > most else (most, best)
        if most.is_set and most.shown >= enough:
            break
    return most, best


def _rate_outcomes(outcomes: Sequence[_Outcome | None]) -> _CaseWorth:
    played = [each for each in outcomes if each is not None]
    shown = len({each.shown for each in played})
    return _CaseWorth(shown > 1, None not in outcomes, shown, len(set(outcomes)))


class _Outcome(msgspec.Struct, frozen=True):
    """Outcome of a case under a reading: the position after every action, and the clauses of rejections."""

    shown: bytes
    refusals: tuple[str, ...]


def _play_under_options(begin: dict[str, Any], tries: Sequence[_Try], ruleset_id: str) -> _Outcome | None:
    """Return the outcome of actions at the position that a request sets up; None if its position is invalid under its
    options.
    """
    try:
        table = set_up_table(begin, ruleset_id)
    except ScrimmageError:
        return None
    shown: list[Any] = [table.position]
    refused: list[str] = []
    for _, seat, action, chance in tries:
        answer = _apply_with_fitting_chance({"seat": seat, "action": action, "chance": chance}, table, ruleset_id)
        table = answer.table or table
        refused += [each.clause for each in answer.came if isinstance(each, Rejection)]
        shown.append([answer.table is not None, table.position])
    return _Outcome(msgspec.json.encode(shown), tuple(refused))


def _apply_with_fitting_chance(ask: dict[str, Any], table: PositionWithRules, ruleset_id: str) -> RequestResult:
    """Return the result of an action; chance outcomes that the reading does not need are left out."""
    try:
        return apply_request(ask, table, ruleset_id)
    except ScrimmageError:
        return (
            _apply_with_fitting_chance({**ask, "chance": ask["chance"][:-1]}, table, ruleset_id)
            if ask["chance"]
            else RequestResult()
        )
