"""Checks of the games that an adapter keeps: several games, repeated requests, rejected actions, and chance."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.doctor.examined_adapter import (
    Data,
    ExaminedAdapter,
    NoSuitableCase,
    require_equal,
    require_status,
)


def find_start_request(patient: ExaminedAdapter) -> Data:
    """Return a request that starts a game; raise `NoSuitableCase` if no case has one."""
    if patient.scenes.opening is None:
        raise NoSuitableCase
    return patient.scenes.opening


def _request_position(patient: ExaminedAdapter, game: str) -> Any:
    reply = patient.ask(op="position", game=game)
    require_status(reply, "ok")
    return reply.get("position")


def check_two_games(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if the second of two games changes the first."""
    opening, other = find_start_request(patient), patient.scenes.other
    if other is None:
        raise NoSuitableCase
    patient.ask(**{**opening, "game": "one"})
    alone = _request_position(patient, "one")
    patient.ask(**{**other, "game": "two"})
    found = _request_position(patient, "one")
    require_equal(
        "the same position of the first game as before the second game began", {"position": found}, found == alone
    )


def check_second_load(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if a game does not have the position that was loaded into it last."""
    opening, other = find_start_request(patient), patient.scenes.other
    if other is None:
        raise NoSuitableCase
    patient.ask(**{**other, "game": "g"})
    wanted = _request_position(patient, "g")
    patient.ask(**{**opening, "game": "g"})
    patient.ask(**{**other, "game": "g"})
    found = _request_position(patient, "g")
    require_equal("the position that was loaded last", {"position": found}, found == wanted)


def check_letters_of_all_scripts(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if the adapter does not recognize the name of a game that has letters of several
    scripts.
    """
    require_status(patient.ask(**{**find_start_request(patient), "game": "Ω–Jäger ☃ 足球 🏈"}), "ok")
    _request_position(patient, "Ω–Jäger ☃ 足球 🏈")


def check_rejection_changes_nothing(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if a rejected action changes the position."""
    if patient.scenes.refused is None:
        raise NoSuitableCase
    opening, action = patient.scenes.refused
    patient.ask(**opening)
    before = _request_position(patient, opening["game"])
    require_status(patient.ask(**action), "rejected")
    after = _request_position(patient, opening["game"])
    require_equal("the same position as before the rejected action", {"position": after}, after == before)


def check_determinism(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if the same requests, sent twice, get different answers."""
    opening = find_start_request(patient)
    first = [patient.ask(**opening), _request_position(patient, opening["game"])]
    second = [patient.ask(**opening), _request_position(patient, opening["game"])]
    require_equal("the same answers to the same requests", {"second time": second[0]}, first == second)


def check_statelessness(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if earlier requests change the answer to an action."""
    if patient.scenes.thrown is None:
        raise NoSuitableCase
    opening, action = patient.scenes.thrown
    patient.drop()
    patient.start()
    patient.ask(**opening)
    first = patient.ask(**action)
    for talk in filter(None, (patient.scenes.refused, patient.scenes.thrown)):
        for ask in talk:
            patient.ask(**ask)
    patient.ask(**opening)
    second = patient.ask(**action)
    require_equal("the same answer as before the other requests", second, first == second)


def check_missing_chance(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if the adapter does not answer an action without its chance outcomes by `need-chance`.
    Raise it also if such an action changes the position.
    """
    if patient.scenes.thrown is None:
        raise NoSuitableCase
    opening, action = patient.scenes.thrown
    patient.ask(**opening)
    before = _request_position(patient, opening["game"])
    for short in ({**action, "chance": []}, {key: value for key, value in action.items() if key != "chance"}):
        require_status(patient.ask(**short), "need-chance")
    after = _request_position(patient, opening["game"])
    require_equal("the same position as before the request", {"position": after}, after == before)


def check_excess_chance(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if the adapter does not answer `chance-left` to an action with more chance outcomes than
    it needs.
    """
    if patient.scenes.thrown is None:
        raise NoSuitableCase
    opening, action = patient.scenes.thrown
    patient.ask(**opening)
    require_status(
        patient.ask(**{**action, "chance": [*action["chance"], action["chance"][-1]]}), "error", "chance-left"
    )


def check_invalid_chance(patient: ExaminedAdapter) -> None:
    """Raise `UnmetRequirement` if the adapter does not answer `chance-mismatch` to an action with a chance outcome of a
    wrong kind.
    """
    if patient.scenes.thrown is None:
        raise NoSuitableCase
    opening, action = patient.scenes.thrown
    patient.ask(**opening)
    wrong = [{**entry, "kind": "crystal-ball"} for entry in action["chance"]]
    require_status(patient.ask(**{**action, "chance": wrong}), "error", "chance-mismatch")
