"""Faulty adapters that play correctly, but give wrong explanations, a wrong turn, or a wrong number of used chance
outcomes.
"""

from __future__ import annotations

from typing import Any

from honest import Honest, Message

from scrimmage_rules.rulesets import ruleset


class CitesEverything(Honest):
    """An adapter that adds every clause of the rulebook to its explanations."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if "trace" in reply:
            clauses = ruleset("card-football").rulebook.clauses
            reply["trace"] += [{"clause": clause, "holds": True, "facts": {}} for clause in clauses]
        return reply


class HoldsEverywhere(Honest):
    """An adapter that reports every clause of an explanation as satisfied."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        for entry in reply.get("trace", []):
            entry["holds"] = True
        return reply


class Backwards(Honest):
    """An adapter that lists the clauses of its explanations in reverse order."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        reply.get("trace", []).reverse()
        return reply


class NoFacts(Honest):
    """An adapter that leaves the facts out of its explanations."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        for entry in reply.get("trace", []):
            entry["facts"] = {}
        return reply


class Overuses(Honest):
    """An adapter that reports one more used chance outcome than the action has used."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if "used" in reply:
            reply["used"] += 1
        return reply


class LoadsWrong(Honest):
    """An adapter that loads positions correctly, but answers that nobody may act."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "load" and reply["status"] == "ok":
            reply["turn"]["pending"] = []
        return reply


class LosesTheTurn(Honest):
    """An adapter that does not say in its answer to `apply` whose turn it is."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "apply":
            reply.pop("turn", None)
        return reply
