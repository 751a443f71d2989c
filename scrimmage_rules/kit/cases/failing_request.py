"""The request at which a generated case fails, with its position. The report shows both, because no page and no feature
file contains them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from scrimmage_rules.kit.cases.field_differences import Difference
from scrimmage_rules.kit.cases.requests import list_case_requests
from scrimmage_rules.kit.cases.vectors import Deed, Vector
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data

Data = dict[str, Any]


class FailingRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """The request that got the first wrong answer, and the position before this request.

    `options` are the options of the game. If the adapter gave no answer, `before` has all requests, because it is
    unknown which one failed. `then` is an extra request of the kit after it, if the reply to the extra request is
    wrong.
    """

    request: Data | None = None
    then: Data | None = None
    position: Any = None
    options: Data = {}
    before: tuple[Data, ...] = ()


def find_failing_request(vector: Vector, step: int | None, wrong: Sequence[Difference] = ()) -> FailingRequest:
    """Return the request that failed in the step with index `step`; `step` has no value if the adapter ended without an
    answer.

    `wrong` are the differences of the case. The first difference may be in the reply to an extra request of the kit.
    """
    asks = [deed.ask for sentence in vector.steps[: None if step is None else step + 1] for deed in sentence.do]
    *before, last = [ask for ask in asks if ask is not None]
    opening: Data = next(
        (ask for ask in reversed([*before, last]) if _does_request_open_game(ask, last.get("game"))), {}
    )
    options = opening.get("options") or {}
    if step is None:
        return FailingRequest(options=options, before=(*before, last))
    added = _find_extra_request_of_difference(vector, step, wrong[0]) if wrong else None
    if added is not None and added["op"] == "check":
        return FailingRequest(added, None, _find_position_before_failure(before, last), options)
    return FailingRequest(last, added, _find_position_before_failure(before, last), options)


def _find_extra_request_of_difference(vector: Vector, step: int, wrong: Difference) -> Data | None:
    """Return the extra request of the kit whose reply has this difference; None if the difference is in the reply to a
    request of the case.
    """
    sent = [asked for asked in list_case_requests(vector, FACETS) if asked.step == step and asked.added]
    for asked in sent:
        ask: Data = msgspec.json.decode(asked.request)
        if asked.added == wrong.of and (
            wrong.at != "/count" or _get_expected_sequence_count(asked.deed, ask["depth"]) == wrong.wanted
        ):
            return ask
    return None


def _get_expected_sequence_count(deed: Deed, depth: int) -> int:
    """Return the expected number of action sequences of this length."""
    return deed.owed.perft[depth - 1] if deed.owed else 0


def _does_request_open_game(ask: Data, game: Any) -> bool:
    return ask["op"] in ("new", "load") and ask.get("game") == game


def _find_position_before_failure(before: list[Data], last: Data) -> Any:
    """Return the position that the last request contains, or the position of the reference after the requests before
    it.
    """
    if "position" in last or "game" not in last:
        return last.get("position")
    reference = Reference()
    for ask in before:
        reference.answer({"id": 1, **ask})
    return encode_reply_as_plain_data(reference.answer({"id": 1, "op": "position", "game": last["game"]})).get(
        "position"
    )
