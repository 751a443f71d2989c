"""Why a table cannot be: every reason by its code, with the clause blamed for it, in the order of blame.

Each group is looked at only where those before it are sound; what finds its reasons stands in the modules of validity.
"""

from __future__ import annotations

from scrimmage_rules.computer_football.catching import ATTEMPT
from scrimmage_rules.computer_football.fumbles import FIRST_MAN
from scrimmage_rules.computer_football.introduction import (
    FIELD_SIZE,
    RANDOM_START,
    RUN_OR_PASS,
    SEGMENT,
    START_20,
)
from scrimmage_rules.computer_football.line_ups import CONSTRAINTS, LINING_UP, NEAR_THE_QUARTERBACK
from scrimmage_rules.computer_football.men import COUNTS
from scrimmage_rules.computer_football.objective import ALTERNATE, ELEVEN_MEN, SUDDEN_DEATH, WON_BY
from scrimmage_rules.computer_football.scramble import CLAUSE
from scrimmage_rules.kernel.position_faults import Told, blaming

THE_DRAW = (Told(RANDOM_START, "not-as-before-the-draw", "in `draw`: anything but the table before the draw"),)

NUMBERS_AND_MEN = (
    Told(RANDOM_START, "not-drawn", "`offense` or `eastward` null"),
    Told("PLAY.1.1", "no-such-play", "play below 1"),
    Told("POSSESSION.a", "no-such-down", "a down that is not 1 to 4"),
    Told("FIELD.scrimmage-line", "line-off-the-field", "line not from 5 to 55"),
    Told("FIELD.first-down-line", "first_down-off-the-field", "line to be reached not from 5 to 55"),
    Told(
        "FIELD.first-down-line", "reached-already",
        "the line to be reached not ahead of the line (level with it only on the goal line attacked, or under CF-A82"
        " `beyond-only`)",
    ),
    Told(
        "FIELD.first-down-line", "not-ten-yards-on",
        "- else, on a first down after `start`: not ten yards on, or on the goal line if that is nearer",
    ),
    Told("FIELD.first-down-line", "no-series-begins-there", "- else: less than ten yards from the own goal line"),
    Told(ELEVEN_MEN, "man-left-out", "*offense, then defense:* a man left out"),
    Told(COUNTS, "no-such-man", "- a man there is not"),
    Told(FIELD_SIZE, "no-such-square", "- a man of it on no square of the field"),
    Told("FIELD.grid", "team-mates-on-a-square", "- two men of the side on one square"),
)  # fmt: skip

SCORE_AND_LINE_UPS = (
    Told(SUDDEN_DEATH, "score", "`winner` or `score` missing in `over`, or set elsewhere"),
    Told(
        SUDDEN_DEATH, "play-going-on",
        "- else, in `over`: not all known; a mover, squares, a ball in the air or loose, `fumbled_by`, `reached`",
    ),
    Told(
        WON_BY["touchdown"], "touchdown-elsewhere",
        "- in `over` by a touchdown: a carrier of the side that has lost, or elsewhere than in the end zone he attacks",
    ),
    Told(
        WON_BY["safety"], "safety-elsewhere",
        "- in `over` by a safety: a carrier of the side that has won, or elsewhere than in his own end zone",
    ),
    Told("NEWGAME.start-button", "placed-before-the-start", "in `start`: men placed"),
    Told(START_20, "not-on-its-own-20", "in `start`: the line not the own 20"),
    Told(
        "NEWGAME.first-series", "not-first-and-ten",
        "- else: not play 1, first down, the line to be reached ten yards on",
    ),
    Told("PLAY.3.1", "defense-placed-too-early", "in `start` and `line-up`: defense placed"),
    Told(
        LINING_UP["offense"], "offense-not-in-order",
        "in `start`, `line-up`, `defend`, of the offense: the men placed not the first in order",
    ),
    Told(SEGMENT, "offense-not-on-display", "- *man by man:* not on display"),
    *(Told(each.clause, each.code, f"- - else: {each.words}") for each in CONSTRAINTS if each.role == "offense"),
    Told(LINING_UP["defense"], "defense-not-in-order", "of the defense: the men placed not the first in order"),
    Told(SEGMENT, "defense-not-on-display", "- *man by man:* not on display"),
    *(Told(each.clause, each.code, f"- - else: {each.words}") for each in CONSTRAINTS if each.role == "defense"),
    Told("FIELD.grid", "opponent-on-the-square", "- - on a square of the offense"),
    Told("PLAY.1.2", "line-up-not-complete", "offense incomplete in `defend`"),
)  # fmt: skip

THE_CALL = (
    Told("PLAY.1.2", "call", "missing after the line-up, or there before"),
    Told(RUN_OR_PASS, "neither-or-both", "- else: both run and zone, or neither"),
    Told("PLAY.2.2", "no-such-zone", "- else: a zone that is not 1 to 12"),
    Told(
        NEAR_THE_QUARTERBACK, "too-far-from-the-quarterback", "in `defend`: a run by a back more than two rows from Q"
    ),
)

TURN = (
    Told(
        ALTERNATE, "mover",
        "`mover` missing in `allot`, `move`, `throw`, or set elsewhere (then nothing more is asked of the turn, that"
        " is down to the balls)",
    ),
    Told("PLAY.2.3", "known-before-the-play", "anything known before the play begins"),
    Told("PLAY.1.1", "play-before-it-begins", "anything else of a play set before it begins"),
    Told("M8.1", "no-such-turn", "negative turns"),
    Told(
        ALTERNATE, "turns",
        "turns that do not alternate, offense first; under CF-A47 `ball-side-first` the offense is one behind once the"
        " ball has been intercepted, under CF-A74 `offense-first` the side that fumbled may be one ahead while the ball"
        " is loose (with CF-A73 `may-advance` neither is asked)",
    ),
    Told("SCRAMBLE.any-zone", "throw", "phase `throw` without `scramble` `throw`, or the other way round"),
    Told(
        "SCRAMBLE.choice", "no-scramble-yet",
        "a scramble on a run, or before the second turn of the offense has begun; `spent` without a throw before that"
        " turn is over",
    ),
    *(Told(CLAUSE[shift], f"{shift}-is-over", f"`{shift}` outside the offense's `move`")
      for shift in ("shift-4", "shift-3", "shift-2")),
    *(Told(clause, f"{result}-but-thrown", f"`{result}` with the zone known") for result, clause in CLAUSE.items()),
    Told(CLAUSE["throw"], "no-pass-to-throw", "`throw` out of the offense's turn, or without a pass in Q's hands"),
)  # fmt: skip

REACHED = (
    "anybody under the ruling of CF-A42; a man who is off the field or cannot catch; under `ever-there-counts` nobody"
    " though one who can catch stands there"
)

BALL = (
    Told("PLAY.7.1", "one-ball", "not exactly one of `carrier`, `air`, `loose` from the call on, or any before (then"
         " nothing more is asked of the ball, that is down to the marks)"),
    Told("FUMBLE.first-man", "fumbled-by", "`fumbled_by` without a loose ball, or the other way round"),
    Told("PLAY.7.1", "carrier-gone", "carrier off the field (then nothing more is asked of him)"),
    Told(WON_BY["touchdown"], "in-the-end-zone", "carrier in the end zone he attacks"),
    Told("POSSESSION.c", "not-changed", "carrier of the defense, `changed` false"),
    Told(
        "PLAY.7.1", "not-the-quarterback",
        "the pass not thrown yet: a carrier other than Q (not asked under CF-A73 `may-advance`)",
    ),
    Told("PLAY.2.1", "not-the-man-called", "the same of a run: a carrier other than the man called"),
    Told(
        "PASS.ball-moves", "quarterback-cannot-have-caught-it",
        "the zone known: Q the carrier (not asked under CF-A73 `may-advance`)",
    ),
    Told(ATTEMPT["offense"], "cannot-have-caught-it", "the same: another carrier of the offense who cannot catch"),
    Told(
        "POSSESSION.c", "not-intercepted",
        "`changed` without the zone known, with a ball in the air, a carrier or a fumble of the offense, or under"
        " CF-A48 `dead-at-catch` (not asked under CF-A73 `may-advance`)",
    ),
    Told("PLAY.7.3", "not-thrown", "a ball in the air on a run, or with the zone not known"),
    Told(
        "P1.1", "outside-the-zone",
        "- else: it is not on display, or outside the zone called unless a scramble is spent",
    ),
    Told("PASS.use-all", "both-have-moved", "a ball in the air when the offense is to be allotted squares"),
    Told("PASS.ball-moves", "reached-without-a-pass", "`reached` without a ball in the air"),
    Told(ATTEMPT["offense"], "not-reached-by-the-offense", f"`reached.offense`: {REACHED}"),
    Told(
        ATTEMPT["defense"], "not-reached-by-the-defense",
        f"`reached.defense`: {REACHED}; in the offense's turn anybody, but for one who stands there under"
        " `ever-there-counts`",
    ),
    Told("TACKLE.fumble-roll", "not-on-a-square", "the loose ball off the field"),
    Told("FUMBLE.occupied", "somebody-stands-there", "- else: on a man's square"),
    Told("PLAY.end", "out-of-reach", "- else: where nobody can ever reach it (CF-A99)"),
    Told("POSSESSION.c", "fumbled-but-not-changed", "fumbled by the defense, `changed` false"),
    Told(FIRST_MAN, "carrier-not-known", "a loose ball, and the carrier not known"),
    Told(
        "TACKLE.removal-fumble", "still-there",
        "a loose ball before a throw, and the man called still on the field (not asked under CF-A73 `may-advance`)",
    ),
)  # fmt: skip

MARKS = (
    Told(
        "BLOCK.pale-mark", "marks-out-of-order",
        "marks not in order (a man whom the side has not stands last), or a man twice",
    ),
    Told("BLOCK.pale-mark", "marked-man-gone", "*mark by mark:* of a man off the field (then nothing more)"),
    Told("BLOCK.double", "blockers", "- `by` empty, twice the same, or not of the other line-up (then nothing more)"),
    Told("BLOCK.double", "more-than-a-first-half", "- two or more in `by` but under CF-A54 `running-total`"),
    Told("BLOCK.double", "carrier-waits", "- the carrier in `by`"),
    Told("BLOCK.success-removal", "blocked-already", "- powers that were enough"),
    Told(
        "BLOCK.failure-removal", "first-half",
        "- first halves on the field; under CF-A53 `waits-beside` a single one off it (but under CF-A54 `last-two`), or"
        " one of several on it",
    ),
)  # fmt: skip

SQUARES = (
    Told("SETTINGS.draw-each-turn", "not-drawn-yet", "allotment, squares left or used in `allot`"),
    Told("SETTINGS.uniform", "outside-the-limits", "elsewhere an allotment outside the limits (then nothing more is"
         " asked of the squares, that is down to what is known)"),
    Told("SCRAMBLE.choice", "squares-used-already", "squares used in `throw`"),
    Told("M8.2", "squares-used", "`left` not from 1 to the allotment, or `used` not adding up to the rest of it"),
    Told(COUNTS, "used-by-no-such-man", "`used` by a man there is not"),
    Told("M2", "beyond-his-speed", "- nothing, or more than his speed"),
    Told("PLAY.7.2", "set", "Q moved while set, or beyond his shift"),
)  # fmt: skip

KNOWN = (
    Told("PLAY.6.1", "type-must-be-known", "type not known after a turn each"),
    Told("PLAY.7.1", "quarterback-must-be-known", "type of a pass known, its carrier not"),
    Told("PLAY.7.4", "runner-must-be-known", "carrier of a run not known after two turns each"),
    Told("PLAY.7.3", "no-zone-to-know", "zone known on a run, or before the type"),
    Told(
        "PLAY.7.2", "thrown-too-early",
        "zone known before the second turn of the offense has begun (first under CF-A34 `first-turn-too`)",
    ),
    Told(
        "PASS.use-all", "not-resolved-yet",
        "- else: zone known, no ball in the air, and the defense has not finished that turn",
    ),
    Told("PLAY.4.4", "type-known-in-the-first-turn", "in the offense's first turn: type known, carrier not"),
    Told("PLAY.5.3", "type-known-before-a-turn-each", "then, before a turn each: type known, carrier not"),
    Told("PLAY.6.1", "type-shown-with-the-carrier", "a carrier other than Q known, the type not (CF-A29"
         " `contact-reveals`; not asked under CF-A73 `may-advance`, as the three below)"),
    Told("PLAY.4.4", "carrier-known-in-the-first-turn", "under CF-A29 `formal-timing-only`, before a throw and with no"
         " loose ball: a carrier known in the offense's first turn"),
    Told("PLAY.5.3", "carrier-known-before-a-turn-each", "- then, before a turn each: a carrier known"),
    Told("PLAY.7.4", "runner-known-too-early", "- then, before two turns each: a carrier known, but for Q"),
    Told("FIELD.grid", "opponents-on-a-square", "opponents on one square before a throw, or under CF-A43 `no-entry`;"
         " under its ruling on two squares, or on another than that of a ball in the air (but a marked man and the"
         " first half who waits beside him, CF-A53)"),
)  # fmt: skip

THE_MOVE = (Told("M8.2", "nothing-left", "in `move`: no legal action left"),)

REASONS: tuple[Told | str, ...] = (
    "1. before the draw", *THE_DRAW,
    "2. numbers and men", *NUMBERS_AND_MEN,
    "3. score and line-ups", *SCORE_AND_LINE_UPS,
    "4. the call", *THE_CALL,
    "5. turn, ball, marks", *TURN, *BALL, *MARKS,
    "6. squares and what is known (`allot`, `move`, `throw`)", *SQUARES, *KNOWN,
    "7. what is left to do", *THE_MOVE,
)  # fmt: skip

fault = blaming(REASONS)
