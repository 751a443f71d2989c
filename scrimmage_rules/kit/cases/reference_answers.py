"""Whole replies of the reference (such as complete positions), which the export stores in each vector next to the
expectations of the scenario.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kit.cases.action_list_digest import digest_actions
from scrimmage_rules.kit.cases.position_delta_encoding import find_position_change
from scrimmage_rules.kit.cases.reply_requirements import Owed
from scrimmage_rules.kit.cases.vectors import Deed, Vector
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data

CHANGING = ("new", "load", "apply")
"""Operations of the protocol that may change a position."""

LONGEST_SEQUENCE = 2
"""Maximum length of the action sequences that are counted at the end of a case (`perft`)."""

MOST_SEQUENCES = 300
"""Maximum number of action sequences to count at one length, because larger counts would take too long."""

POSITIONS_OF_A_STAGE = 2
"""Number of cases that get counts of action sequences, for each stage and each set of seats (players) that may act."""


def add_whole_answers(vector: Vector) -> Vector:
    """Return the vector with the whole replies of the reference added to its requests."""
    player = _ReferencePlayer()
    steps = [replace(step, do=tuple([player.add_answers(deed) for deed in step.do])) for step in vector.steps]
    last = player.last_change
    if last is None:
        return replace(vector, steps=tuple(steps))
    listed = digest_actions(player.ask(op="legal", game=last.game)["actions"])
    return _add_reply_requirements_at_index(replace(vector, steps=tuple(steps)), last.number, legal=listed)


class _LastChangingRequest(msgspec.Struct, frozen=True):
    """The last request of a case that changed the position of a game: its index, and the handle of the game."""

    number: int
    game: str


class _ReferencePlayer:
    """Sends the requests of a case to a new reference, and keeps the last known position of each game."""

    def __init__(self) -> None:
        """Create a new reference that has not begun a game yet."""
        self.last_change: _LastChangingRequest | None = None
        self._reference = Reference()
        self._known: dict[str, Any] = {}
        self._asked = -1

    def ask(self, **request: Any) -> Any:
        """Return the reply of the reference in the form in which it is sent over the wire."""
        return encode_reply_as_plain_data(self._reference.answer({"id": 1, **request}))

    def add_answers(self, deed: Deed) -> Deed:
        """Return a request of a vector together with the whole replies of the reference that the kit will check after
        it.
        """
        ask = deed.ask
        if ask is None:
            return deed
        self._asked += 1
        checked = self._check(ask) if ask["op"] == "apply" else ""
        reply = self.ask(**ask)
        owed = deed.owed or Owed(reply["status"])
        if checked == ("rejected" if owed.status == "rejected" else "ok"):
            owed = replace(owed, check=True)
        if reply["status"] == "ok" and ask["op"] in CHANGING:
            owed = self._add_position_after_accepted_action(ask, owed)
        return deed if owed == Owed(reply["status"]) and deed.owed is None else replace(deed, owed=owed)

    def _check(self, ask: dict[str, Any]) -> str:
        """Return the status of the reply to `check` for an action; a malformed request has the status `error`."""
        status: str = self.ask(op="check", game=ask["game"], seat=ask["seat"], action=ask["action"])["status"]
        return status

    def _add_position_after_accepted_action(self, ask: dict[str, Any], owed: Owed) -> Owed:
        """Return the requirements with the change of the position added. After `load` nothing is added, because the
        request contains the position.
        """
        game = ask["game"]
        self.last_change = _LastChangingRequest(self._asked, game)
        before = self._known.get(game) if ask["op"] == "apply" else None
        if ask["op"] == "load":
            self._known[game] = ask["position"]
            return owed
        self._known[game] = after = self.ask(op="position", game=game)["position"]
        return replace(owed, after=find_position_change(before, after))


def _add_reply_requirements_at_index(vector: Vector, number: int, **more: Any) -> Vector:
    """Return the vector with more requirements on the answer to the request with this index."""
    steps, asked = [], -1
    for step in vector.steps:
        deeds = []
        for deed in step.do:
            asked += deed.request is not None
            due = asked == number and deed.request is not None
            deeds.append(replace(deed, owed=replace(deed.owed, **more)) if due and deed.owed else deed)
        steps.append(replace(step, do=tuple(deeds)))
    return replace(vector, steps=tuple(steps))


# ---- sequences of actions


def add_sequence_counts(vectors: Sequence[Vector]) -> list[Vector]:
    """Return the vectors with counts of action sequences (`perft`) added to some cases.

    For each stage, these are the cases with the fewest legal actions at their end.
    """
    ends: dict[tuple[str, ...], list[_CaseEnd]] = {}
    for vector in vectors:
        found = _find_end_of_unfinished_game(vector)
        if found is not None:
            ends.setdefault(found.stage, []).append(found)
    chosen = {
        end.vector: end
        for each in ends.values()
        for end in sorted(each, key=_rank_by_action_count)[:POSITIONS_OF_A_STAGE]
    }
    return [_add_sequence_counts_to_vector(each, chosen[each.id]) if each.id in chosen else each for each in vectors]


class _CaseEnd(NamedTuple):
    """How a case ends: the index of its last request that changes a game, its stage and number of legal actions."""

    vector: str
    number: int
    game: str
    actions: int
    stage: tuple[str, ...]


def _rank_by_action_count(end: _CaseEnd) -> tuple[int, str]:
    return end.actions, end.vector


def _find_end_of_unfinished_game(vector: Vector) -> _CaseEnd | None:
    """Return how a case ends if its game is still going on at the end, or None if the game is over."""
    for number, deed in enumerate(deed for deed in vector.deeds if deed.request is not None):
        owed, ask = deed.owed, deed.ask
        if owed and owed.legal and owed.legal.count and owed.turn and ask:
            seats = sorted(each["seat"] for each in owed.turn.pending)
            return _CaseEnd(vector.id, number, ask["game"], owed.legal.count, (owed.turn.phase, *seats))
    return None


def _add_sequence_counts_to_vector(vector: Vector, end: _CaseEnd) -> Vector:
    """Return a vector with the numbers of action sequences by length, up to `MOST_SEQUENCES`."""
    reference = Reference()
    for ask in filter(None, (deed.ask for deed in vector.deeds)):
        reference.answer({"id": 1, **ask})
    counts: list[int] = []
    while len(counts) < LONGEST_SEQUENCE and (not counts or counts[-1] <= MOST_SEQUENCES):
        ask = {"op": "perft", "game": end.game, "depth": len(counts) + 1, "chance": "first"}
        reply = encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))
        if reply["status"] != "ok":
            break
        counts.append(reply["count"])
    return _add_reply_requirements_at_index(vector, end.number, perft=tuple(counts))
