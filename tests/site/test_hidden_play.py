"""In hidden play nobody is told what his seat may not see: not by an explanation, not by odds, not by what was done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.site.browsing import Visit, visits
from tests.site.playing import button_of, set_table, settings
from tests.site.test_trial import asks

SEED = "crypto.getRandomValues = (all) => all.fill(1972)"
"""Chance is drawn alike, so that whatever differs hangs on the secret."""


class Secret(NamedTuple):
    """A case with a secret, two of what it may be, and an action of the seat that does not see it.

    In truth the action comes to something else with the one than with the other.
    """

    ruleset: str
    case: str
    seat: str
    action: dict[str, Any]
    either: dict[str, Any]
    other: dict[str, Any]


MET = {"type": "contact", "man": "5", "target": "31", "with": ["13", "26", "89"]}
MOVED = {"type": "move", "man": "L3", "to": [20, 4]}
AWAY_FROM_HIM = {"type": "move", "man": "L3", "to": [25, 4]}
SECRETS = {
    # Who is met has the ball or a dummy: it is down in 35 of 36 cases, or stays where it is.
    "tactical-football": Secret(
        "tactical-football", "contact/six-men-around-a-carrier-contact-him-together", "away", MET,
        {"ball": {"is": "carried", "by": "12", "dummies": ["31"]}},
        {"ball": {"is": "carried", "by": "31", "dummies": ["12"]}},
    ),
    # Whom L3 comes beside is the carrier and is tackled, or is a back without the ball.
    "computer-football": Secret(
        "computer-football",
        "blocking/a-blocker-of-the-defense-who-is-stronger-takes-his-man-off-the-field/l3", "yellow", MOVED,
        {"call": {"run": "H", "zone": None}, "carrier": {"of": "offense", "man": "H"}},
        {"call": {"run": "T", "zone": None}, "carrier": {"of": "offense", "man": "T"}},
    ),
}  # fmt: skip


@pytest.fixture
def seeded(chromium: Any) -> Iterator[Visit]:
    """A wide window in which chance is the same each time."""
    for visit in visits(chromium, viewport={"width": 1280, "height": 900}):
        visit.page.add_init_script(SEED)
        yield visit


def told(visit: Visit, base: str, secret: Secret, way: str, truth: dict[str, Any]) -> str:
    """What the seat is told about its action where this is the truth."""
    begin = asks(secret.ruleset, secret.case)[0]
    position = {**begin["position"], **truth}
    set_table(visit, base, {"ruleset": secret.ruleset, "options": begin["options"], "position": position})
    page = visit.page
    settings(page).get_by_label("Show").select_option(secret.seat)
    page.get_by_label(way).check()
    button_of(page, secret.action).click()
    page.locator(".trial-answer > :not(button)").wait_for()
    # not the bar above, whose settings are folded or not
    return "\n".join(page.locator(".trial-now, .trial-table, .trial-done").all_inner_texts())


@pytest.mark.parametrize("way", ["explain it", "list its odds"])
@pytest.mark.parametrize("game", SECRETS)
def test_what_a_seat_is_told_is_the_same_whatever_is_kept_from_it(
    seeded: Visit, served: str, game: str, way: str
) -> None:
    secret = SECRETS[game]
    either, other = (told(seeded, served, secret, way, truth) for truth in (secret.either, secret.other))
    assert either == other
    assert "this seat cannot see" in either


@pytest.mark.parametrize("game", SECRETS)
def test_who_sees_everything_is_told_the_odds(seeded: Visit, served: str, game: str) -> None:
    secret = SECRETS[game]._replace(seat="everything")
    either, other = (told(seeded, served, secret, "list its odds", truth) for truth in (secret.either, secret.other))
    assert either != other
    assert "this seat cannot see" not in either + other


def test_what_hangs_on_no_secret_is_told(seeded: Visit, served: str) -> None:
    secret = SECRETS["computer-football"]._replace(action=AWAY_FROM_HIM)
    either, other = (told(seeded, served, secret, "explain it", truth) for truth in (secret.either, secret.other))
    assert either == other
    assert "The rules consulted, in order:" in either
    assert "this seat cannot see" not in either
