"""Many values told by how each differs from one before it: putting the differences to work again gives each exactly."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scrimmage_rules.archives.delta_compression import encode_as_differences
from tests.site.tables import values_of

VALUES = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from("ab"),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inside, max_size=3),
    max_leaves=8,
)


@given(st.lists(st.dictionaries(st.sampled_from("xyz"), VALUES), max_size=6))
def test_values_come_back_as_they_were(values: list[Any]) -> None:
    assert values_of(encode_as_differences(values)) == values


def test_only_what_differs_is_told() -> None:
    men = {"F1": [0, 2], "F2": None, "done": ["F1", "F2", "F3"]}
    others = [{**men, "F2": [1, 1]}, {"F1": [0, 2], "done": ["F1", "M2", "F3"]}]
    assert list(encode_as_differences([men, *others])) == [
        (1, [men]),
        (1, {"F2": [[1, 1]]}),
        (1, {"done": {"1": ["M2"]}, "F2": 0}),
    ]


def test_a_value_is_told_from_the_one_that_is_nearest() -> None:
    before, after = {"spot": 30, "down": 1, "phase": "choose"}, {"spot": 60, "down": 2, "phase": "kick-off"}
    assert list(encode_as_differences([before, after, {**before, "down": 4}]))[2] == (2, {"down": [4]})
