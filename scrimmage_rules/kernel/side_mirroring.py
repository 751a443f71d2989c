"""The exchange of the two sides in plain values, by a mapping that each ruleset supplies.

Most rules treat both sides alike, so that what is true of a position is also true of its mirror image. To exchange the
sides twice changes nothing. The same mapping exchanges the sides in positions, actions, options, chance and answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from scrimmage_rules.kernel.contract import Facts

Exchange = Callable[[Any], Any]
"""A function that exchanges the sides in one value and is its own inverse."""


def _return_unchanged(value: Any) -> Any:
    return value


class Mirror(msgspec.Struct, frozen=True, kw_only=True):
    """The exchange of the two sides of a game in its values.

    `says` is the sentence that describes the exchange to a reader. `words` has texts and names of fields, each with the
    text or name that replaces it. `pair` exchanges the sides in a list of two whole numbers, which is a place on the
    field. `fields` has a function for each field whose values need their own exchange. `ordered` sorts a list as the
    game sorts its items; it is used only for a list that was sorted before the exchange. `script` exchanges the sides
    in the chance of an action, given the type of the action. `unlike` are the clauses, readings (`ID=KEY`), queries
    (`query:NAME`) and cases that treat the sides differently, each with the reason.
    """

    says: str
    words: Mapping[str, str]
    pair: Exchange = _return_unchanged
    fields: Mapping[str, Exchange] = MappingProxyType({})
    ordered: Callable[[list[Any]], list[Any]] = _return_unchanged
    script: Callable[[str, list[Facts]], list[Facts]] = lambda _action, chance: chance
    unlike: Mapping[str, str] = MappingProxyType({})

    def exchange_value(self, value: Any) -> Any:
        """Return a plain value with the sides exchanged."""
        if isinstance(value, str):
            return self.place(value) if value.startswith("/") else self.words.get(value, value)
        if isinstance(value, dict):
            return {self.words.get(name, name): self._exchange_field(name, inner) for name, inner in value.items()}
        return self._list(value) if isinstance(value, list) else value

    def place(self, path: str) -> str:
        """Return a path in a value, such as `/score/home`, with the two sides of the game exchanged."""
        return "/".join(self.words.get(name, name) for name in path.split("/"))

    def request(self, ask: Facts) -> Facts:
        """Return a request of the protocol with the sides exchanged."""
        exchanged: Facts = self.exchange_value(ask)
        if "chance" in ask and isinstance(exchanged["chance"], list):
            exchanged["chance"] = self.script(ask["action"].get("type", ""), exchanged["chance"])
        return exchanged

    def at(self, path: str, value: Any) -> Any:
        """Return a value with the two sides of the game exchanged; `path` names the field that has this value."""
        return self._exchange_field(path.rpartition("/")[2], value)

    def _exchange_field(self, name: str, value: Any) -> Any:
        return self.fields[name](value) if name in self.fields else self.exchange_value(value)

    def _list(self, values: list[Any]) -> list[Any]:
        if _is_number_pair(values):
            exchanged: list[Any] = self.pair(values)
            return exchanged
        exchanged = [self.exchange_value(value) for value in values]
        return self.ordered(exchanged) if self.ordered(values) == values else exchanged


def _is_number_pair(values: list[Any]) -> bool:
    return len(values) == 2 and all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def words_from_pairs(*pairs: tuple[str, str]) -> dict[str, str]:
    """Return the words to exchange in a `Mirror`. In each given pair, the two words replace each other."""
    return {**dict(pairs), **{there: here for here, there in pairs}}
