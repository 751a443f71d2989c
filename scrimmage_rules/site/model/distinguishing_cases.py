"""Cases that show how the readings of an ambiguity differ. In such a case, the same actions at the same position have
different results under different readings. The first case separates the most readings. Each further case separates
readings that have equal results in all earlier cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kernel.contract import Rejection
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.rulebook import Ambiguity
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.site.data.scenario_states import (
    PositionWithRules,
    RequestResult,
    apply_request,
    set_up_position_of_request,
)

MOST_CASES = 4
"""Maximum number of cases that show the readings of an ambiguity."""

MOST_TRIED = 40
"""Maximum number of cases to try for an ambiguity; cases that choose one of its readings are tried first."""


_TriedAction = tuple[str, str, Any, Any]
"""An action that a case tries: its sentence, its seat, the action, and its chance outcomes."""


class DistinguishingCase(msgspec.Struct, frozen=True):
    """A case in which readings differ: its name, options and position, and the actions to try with their sentences."""

    case: str
    options: dict[str, Any]
    position: Any
    tries: tuple[_TriedAction, ...]


def find_distinguishing_cases(
    ambiguities: Iterable[Ambiguity], vectors: Sequence[Vector]
) -> dict[str, tuple[DistinguishingCase, ...]]:
    """Return cases in which the readings of each ambiguity differ; the first case separates the most readings.

    The result has only ambiguities that can be played in every reading and that have such a case.
    """
    known = [each for each in map(_CaseUnderReadings, vectors) if each.begin is not None and each.tries]
    found = {each.id: _choose_cases(each, known) for each in ambiguities if each.switchable}
    return {name: tuple(each.create_distinguishing_case() for each in cases) for name, cases in found.items() if cases}


class _CaseUnderReadings:
    """A case with the request that sets up its position and the actions that it tries, decoded once."""

    def __init__(self, vector: Vector) -> None:
        """Decode the requests of a case, once for all ambiguities."""
        self.vector = vector
        self.begin = find_setup_request(vector)
        self.tries = tuple(_list_tried_actions(vector))
        self.options: dict[str, Any] = (self.begin or {}).get("options") or {}

    def create_distinguishing_case(self) -> DistinguishingCase:
        """Return the position of the case and the actions tried on it."""
        position = (self.begin or {}).get("position")
        return DistinguishingCase(self.vector.id.partition("/")[2], self.options, position, self.tries)

    def play_under_all_readings(self, ambiguity: Ambiguity) -> list[_ReadingOutcome | None]:
        """Return the outcome of the case under each reading of an ambiguity."""
        given = self.options.get("readings", {})
        own = given.get(ambiguity.id, ambiguity.ruling)
        return [
            self._own_outcome if key == own else self._play_under_readings({**given, ambiguity.id: key})
            for key in ambiguity.keys
        ]

    @cached_property
    def _own_outcome(self) -> _ReadingOutcome | None:
        """Return the outcome under the readings of the case itself, which is the same for every ambiguity."""
        return self._play_under_readings(self.options.get("readings", {}))

    def _play_under_readings(self, readings: dict[str, str]) -> _ReadingOutcome | None:
        begin = {**(self.begin or {}), "options": {**self.options, "readings": readings}}
        return _play_under_options(begin, self.tries, self.vector.ruleset)


def find_setup_request(vector: Vector) -> dict[str, Any] | None:
    """Return the request that sets up the position of a case; None if the position is missing or malformed."""
    asks = (deed.ask for deed in vector.deeds)
    begin = next((ask for ask in asks if ask and ask["op"] in ("new", "load")), None)
    return begin if begin is not None and isinstance(begin.get("position", {}), dict) else None


def _list_tried_actions(vector: Vector) -> Iterator[_TriedAction]:
    for step in vector.steps:
        for ask in (deed.ask for deed in step.do):
            if ask and ask["op"] == "apply":
                yield step.text, ask["seat"], ask["action"], ask.get("chance") or []


def _choose_cases(ambiguity: Ambiguity, known: Sequence[_CaseUnderReadings]) -> list[_CaseUnderReadings]:
    """Return cases in which the readings of an ambiguity differ. The first case is the case about this ambiguity that
    separates the most readings. If no case about it separates readings, the first case can be a case about anything
    else. Each further case separates readings that have equal outcomes in all cases before it.
    """
    choosing = [each for each in known if ambiguity.id in each.vector.readings]
    showing = [each for each in known if not set(ambiguity.clauses).isdisjoint(each.vector.clauses)]
    most, best = _find_most_valuable_case(ambiguity, [*choosing, *showing][:MOST_TRIED], len(ambiguity.keys))
    if not most.is_shown:
        most, best = max((most, best), _find_most_valuable_case(ambiguity, known, 2), key=lambda found: found[0])
    return [] if best is None else _add_separating_cases(ambiguity, best, [*choosing, *showing])


def _add_separating_cases(
    ambiguity: Ambiguity, best: _CaseUnderReadings, others: Iterable[_CaseUnderReadings]
) -> list[_CaseUnderReadings]:
    """Return the best case, and each further case that separates readings which the cases before it do not separate."""
    found = [best]
    outcomes: list[tuple[_ReadingOutcome | None, ...]] = [(each,) for each in best.play_under_all_readings(ambiguity)]
    for case in others:
        if len(set(outcomes)) == len(outcomes) or len(found) == MOST_CASES:
            break
        played = case.play_under_all_readings(ambiguity)
        worth = _count_different_outcomes(played)
        joined = [(*before, after) for before, after in zip(outcomes, played, strict=True)]
        if worth.is_shown and worth.is_set and len(set(joined)) > len(set(outcomes)):
            found, outcomes = [*found, case], joined
    return found


class _CaseWorth(NamedTuple):
    """How well a case distinguishes readings; the fields are sorted by importance."""

    is_shown: bool
    """Whether an action has different results under different readings."""

    is_set: bool
    """Whether the position is valid under every reading."""

    shown: int
    outcomes: int


def _find_most_valuable_case(
    ambiguity: Ambiguity, cases: Iterable[_CaseUnderReadings], enough: int
) -> tuple[_CaseWorth, _CaseUnderReadings | None]:
    """Return the most valuable case in which readings have different outcomes, and its value. The search ends at a case
    with `enough` different results.
    """
    most, best = _CaseWorth(False, False, 0, 0), None
    for case in cases:
        worth = _count_different_outcomes(case.play_under_all_readings(ambiguity))
        most, best = (worth, case) if worth.outcomes > 1 and worth > most else (most, best)
        if most.is_set and most.shown >= enough:
            break
    return most, best


def _count_different_outcomes(outcomes: Sequence[_ReadingOutcome | None]) -> _CaseWorth:
    """Return the value of a case, computed from its outcome under each reading. None as an outcome means that the
    position is invalid under this reading.
    """
    played = [each for each in outcomes if each is not None]
    shown = len({each.shown for each in played})
    return _CaseWorth(shown > 1, None not in outcomes, shown, len(set(outcomes)))


class _ReadingOutcome(msgspec.Struct, frozen=True):
    """Outcome of a case under a reading: the position after every action, and the clauses of rejections."""

    shown: bytes
    refusals: tuple[str, ...]


def _play_under_options(
    begin: dict[str, Any], tries: Sequence[_TriedAction], ruleset_id: str
) -> _ReadingOutcome | None:
    """Return the outcome of actions at the position that a request sets up, or None if the position is invalid under
    the options of the request.
    """
    try:
        table = set_up_position_of_request(begin, ruleset_id)
    except ScrimmageError:
        return None
    shown: list[Any] = [table.position]
    refused: list[str] = []
    for _, seat, action, chance in tries:
        answer = _apply_with_fitting_chance({"seat": seat, "action": action, "chance": chance}, table, ruleset_id)
        table = answer.table or table
        refused += [each.clause for each in answer.came if isinstance(each, Rejection)]
        shown.append([answer.table is not None, table.position])
    return _ReadingOutcome(msgspec.json.encode(shown), tuple(refused))


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
