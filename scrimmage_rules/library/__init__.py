"""Public interface: open a ruleset, play it, and query it.

Only these names, their parameters and the fields of their values are stable for programs built on this package; `import
scrimmage_rules` provides the same names. Everything else is internal and may change in every version. Values are
immutable: an action returns a new game and changes nothing. Plain data in results (views, positions, facts) is a copy,
or must only be read.
"""

from scrimmage_rules.archives.archive import Archive, Entry, Listing, NameTaken, Record, Unsound
from scrimmage_rules.kernel.chance import ChanceMissing, Face, Need, Outcome
from scrimmage_rules.kernel.contract import (
    CHANCE_SEAT,
    HIDDEN,
    PUBLIC,
    Answer,
    Event,
    Fault,
    Finding,
    Options,
    Pending,
    Refused,
    Rejection,
    Result,
    Turn,
)
from scrimmage_rules.kernel.errors import (
    BeyondCapacity,
    ChanceFault,
    ChanceLeft,
    ChanceMismatch,
    MalformedData,
    RulesetFault,
    ScrimmageError,
    StuckGame,
    TooManyOutcomes,
    UnknownName,
    Unreadable,
    Unusable,
    Unwritable,
)
from scrimmage_rules.kernel.illegal_action_error import IllegalAction
from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.kernel.rulebook import Ambiguity, Clause, Reading
from scrimmage_rules.kernel.transcript import CannotReplay, Move, Transcript
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.opened_ruleset import Rules, open_ruleset, playable_rulesets
from scrimmage_rules.library.public_types import Choice, Choices, Generator, NoTranscript, Odds
from scrimmage_rules.library.recorded_games import open_archive, read_transcript, replay, write_transcript
from scrimmage_rules.rulesets import RULESETS

__all__ = [
    "CHANCE_SEAT",
    "HIDDEN",
    "PUBLIC",
    "RULESETS",
    "Action",
    "Ambiguity",
    "Answer",
    "Archive",
    "BeyondCapacity",
    "CannotReplay",
    "ChanceFault",
    "ChanceLeft",
    "ChanceMismatch",
    "ChanceMissing",
    "Choice",
    "Choices",
    "Clause",
    "Entry",
    "Event",
    "Face",
    "Fault",
    "Finding",
    "Game",
    "Generator",
    "IllegalAction",
    "Listing",
    "MalformedData",
    "Move",
    "NameTaken",
    "Need",
    "NoTranscript",
    "Odds",
    "Options",
    "Outcome",
    "Pending",
    "Reading",
    "Record",
    "Refused",
    "Rejection",
    "Result",
    "Rules",
    "RulesetFault",
    "ScrimmageError",
    "StuckGame",
    "TooManyOutcomes",
    "Transcript",
    "Turn",
    "UnknownName",
    "Unreadable",
    "Unsound",
    "Unusable",
    "Unwritable",
    "open_archive",
    "open_ruleset",
    "playable_rulesets",
    "read_transcript",
    "replay",
    "write_transcript",
]
