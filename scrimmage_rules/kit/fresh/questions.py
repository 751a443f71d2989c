"""What is asked at a moment of a random game.

A question asks the reference on a table, which keeps what was asked and what is expected, and yields a sentence for
each part of it. It yields none where it makes no sense.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import PUBLIC, Refused, Rejection
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit.fresh.material import Data, Material
from scrimmage_rules.kit.fresh.walks import Moment, carried_out, likely
from scrimmage_rules.kit.table import GAME, Table

TRIES = 60
"""Actions or positions that are tried until one is refused."""

TRANSCRIPT = 6
"""Actions of a transcript, at most."""


class Asking(NamedTuple):
    """Where a question is asked: the moment, the table it is on, what may be tried, and what chooses."""

    moment: Moment
    table: Table
    made: Material
    rng: random.Random


Question = Callable[[Asking], Iterator[str]]


def what_may_be_done(asking: Asking) -> Iterator[str]:
    """The list of legal actions of all seats."""
    listed = asking.table.ask(op="legal", game=GAME)
    asking.table.expect("/actions", "same-set", listed["actions"])
    yield f"{len(listed['actions'])} actions are legal"


def a_transcript(asking: Asking) -> Iterator[str]:
    """Some legal actions with all their chance, and the position they lead to."""
    moment = asking.moment
    for _ in range(asking.rng.randint(1, TRANSCRIPT)):
        choices = moment.choices()
        if not choices:
            break
        choice = likely(choices, asking.rng)
        script, applied = carried_out(moment, choice, asking.rng)
        asking.table.ask(op="apply", game=GAME, **_step(choice), chance=plain(script))
        yield _sentence(choice, script)
        moment = moment.after(applied.position)
    if moment is not asking.moment:
        yield from _as_it_is(asking.table)


def what_chance_is_missing(asking: Asking) -> Iterator[str]:
    """A legal action with less chance than it needs."""
    choices = asking.moment.choices()
    if not choices:
        return
    choice = likely(choices, asking.rng)
    script, _ = carried_out(asking.moment, choice, asking.rng)
    if not script:
        return
    short = script[: asking.rng.randrange(len(script))]
    reply = asking.table.ask(op="apply", game=GAME, **_step(choice), chance=plain(short))
    for part in ("kind", "for"):
        asking.table.expect(f"/next/{part}", "equals", reply["next"][part])
    asking.table.expect("/next/outcomes", "same-set", reply["next"]["outcomes"])
    yield f"{_sentence(choice, short)}, which is too little"
    yield from _as_it_is(asking.table)


def a_refused_action(asking: Asking) -> Iterator[str]:
    """An action of any seat that a rule forbids here, the clause it is refused by, and that nothing has changed."""
    for _ in range(TRIES):
        choice = _any_action(asking)
        refused = asking.moment.game.check(asking.moment.at(*choice))
        if isinstance(refused, Rejection):
            asking.table.ask(op=asking.rng.choice(("check", "apply")), game=GAME, **_step(choice))
            asking.table.expect_blame(refused.clause)
            yield f"{_sentence(choice)}: refused by {refused.clause}"
            yield from _as_it_is(asking.table)
            return


def by_which_rules(asking: Asking) -> Iterator[str]:
    """The explanation of an action, refused or legal with its chance: what its answer owes is expected of it."""
    choices = asking.moment.choices()
    if asking.rng.random() < 0.5 or not choices:
        choice = _any_action(asking)
        refused = asking.moment.game.check(asking.moment.at(*choice)) is not None
        script = [] if refused else carried_out(asking.moment, choice, asking.rng)[0]
    else:
        choice = likely(choices, asking.rng)
        script = carried_out(asking.moment, choice, asking.rng)[0]
    asking.table.ask(op="explain", game=GAME, **_step(choice), chance=plain(script))
    yield f"by which rules? {_sentence(choice, script)}"


def how_likely(asking: Asking) -> Iterator[str]:
    """The exact odds of what a legal action leads to."""
    choices = asking.moment.choices()
    if not choices or not asking.made.odds:
        return
    choice, of = likely(choices, asking.rng), asking.rng.choice(asking.made.odds)
    reply = asking.table.ask(op="query", game=GAME, query="odds", args={**_step(choice), "of": of})
    if reply["status"] == "ok":
        asking.table.expect("/value", "same-set", reply["value"])
        yield f"the odds of {', '.join(of)} when {_sentence(choice)}"


def what_is_seen(asking: Asking) -> Iterator[str]:
    """The view of every seat, and of anybody."""
    for seat in (*asking.made.seats, PUBLIC):
        reply = asking.table.ask(op="observe", game=GAME, seat=seat)
        asking.table.expect("/view", "equals", reply["view"])
        yield f"what {seat} sees"


def a_position_that_cannot_be(asking: Asking) -> Iterator[str]:
    """A position with a few fields of another one, where a single clause forbids that."""
    game, options = asking.moment.game, asking.moment.options
    sound = plain(asking.moment.position)
    for _ in range(TRIES):
        other = asking.rng.choice(asking.made.positions)
        fields = asking.rng.sample(sorted(sound), asking.rng.randint(1, 2))
        altered = {**sound, **{field: other[field] for field in fields if field in other}}
        clauses = _forbidden_by(asking.moment, altered)
        if len(clauses) == 1:
            asking.table.ask(op="load", game="altered", ruleset=game.id, options=options, position=altered)
            asking.table.expect_blame(*clauses)
            yield f"{' and '.join(fields)} as in another game: refused by {', '.join(clauses)}"
            return


QUESTIONS: tuple[Question, ...] = (
    what_may_be_done, a_transcript, a_refused_action, what_chance_is_missing, what_is_seen, a_transcript,
    by_which_rules, how_likely, a_refused_action, a_position_that_cannot_be,
)  # fmt: skip
"""In turn, those that find most more than once."""


# ---- what they share


def _step(choice: tuple[str, Any]) -> Data:
    seat, action = choice
    return {"seat": seat, "action": plain(action)}


def _sentence(choice: tuple[str, Any], script: Any = ()) -> str:
    given = ", ".join(str(outcome.value) for outcome in script)
    return f"{choice[0]} tries {canonical(choice[1]).decode()}" + (f", given {given}" if given else "")


def _any_action(asking: Asking) -> tuple[str, Any]:
    """What somebody once tried somewhere, or what another seat may do here."""
    choices, rng = asking.moment.choices(), asking.rng
    if choices and rng.random() < 0.5:
        _seat, action = likely(choices, rng)
        return rng.choice(asking.made.seats), action
    return rng.choice(asking.made.seats), asking.moment.game.action(rng.choice(asking.made.actions))


def _forbidden_by(moment: Moment, altered: Data) -> tuple[str, ...]:
    """The clauses that forbid a position; none where it is sound, or no position at all."""
    try:
        moment.game.load(moment.rules, altered)
    except Refused as refused:
        return tuple(dict.fromkeys(fault.clause for fault in refused.faults))
    except ScrimmageError:
        return ()
    return ()


def _as_it_is(table: Table) -> Iterator[str]:
    reply = table.ask(op="position", game=GAME)
    table.expect("/position", "equals", reply["position"])
    yield "the position then"
