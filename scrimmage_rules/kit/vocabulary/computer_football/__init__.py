"""The sentences of computer-football: men, call and ball (Given), what sides do (When), what comes of it (Then)."""

from scrimmage_rules.kit.vocabulary.computer_football import (
    archives,
    given_archives,
    given_ball,
    given_oddities,
    given_steps,
    tables,
    then_steps,
    then_views,
    when_steps,
    windows,
)
from scrimmage_rules.kit.vocabulary.computer_football.draft import VOCABULARY

__all__ = [
    "VOCABULARY",
    "archives",
    "given_archives",
    "given_ball",
    "given_oddities",
    "given_steps",
    "tables",
    "then_steps",
    "then_views",
    "when_steps",
    "windows",
]
