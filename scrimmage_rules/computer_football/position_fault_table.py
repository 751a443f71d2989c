"""Faults of positions: the code, the clause and the description of every reason, in the order of blame.

A group is checked only if the groups before it have no fault. The modules of validity find the reasons.
"""

from __future__ import annotations

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
from scrimmage_rules.computer_football.pass_catch import ATTEMPT
from scrimmage_rules.computer_football.scramble import CLAUSE
from scrimmage_rules.kernel.position_faults import Blame, fault_factory

THE_DRAW = (
    Blame(
        RANDOM_START, "not-as-before-the-draw",
        "in the phase `draw`: a field wrongly differs from the start of a game",
    ),
)  # fmt: skip

NUMBERS_AND_MEN = (
    Blame(RANDOM_START, "not-drawn", "`offense` or `eastward` is null, although the draw is made"),
    Blame("PLAY.1.1", "no-such-play", "`play` is too low, below 1"),
    Blame("POSSESSION.a", "no-such-down", "`down` is not a number from 1 to 4"),
    Blame("FIELD.scrimmage-line", "line-off-the-field", "`line` is not a column edge from 5 to 55"),
    Blame("FIELD.first-down-line", "first_down-off-the-field", "`first_down` is not a column edge from 5 to 55"),
    Blame("FIELD.first-down-line", "reached-already", "`first_down` is not ahead of `line` (see below)"),
    Blame(
        "FIELD.first-down-line", "not-ten-yards-on",
        "*if the row above has no fault, on a first down:* `first_down` is not ten yards on",
    ),
    Blame(
        "FIELD.first-down-line", "no-series-begins-there",
        "*if the row above has no fault:* `first_down` is too near to the own goal line, less than ten yards",
    ),
    Blame(ELEVEN_MEN, "man-left-out", "*each line-up:* a man is missing"),
    Blame(COUNTS, "no-such-man", "*each line-up:* the line-up contains an unknown label"),
    Blame(FIELD_SIZE, "no-such-square", "*each line-up:* a man's square is not on the field"),
    Blame("FIELD.grid", "team-mates-on-a-square", "*each line-up:* two men of the line-up are wrongly on one square"),
)  # fmt: skip

SCORE_AND_LINE_UPS = (
    Blame(
        SUDDEN_DEATH, "score",
        "`winner` or `score` is wrongly null in the phase `over`, or wrongly set in another phase",
    ),
    Blame(
        SUDDEN_DEATH, "play-going-on",
        "*if the row above has no fault, in `over`:* the play is not at rest (see below)",
    ),
    Blame(
        WON_BY["touchdown"], "touchdown-elsewhere",
        "in `over` after a touchdown: the carrier has not scored the touchdown (see below)",
    ),
    Blame(
        WON_BY["safety"], "safety-elsewhere",
        "in `over` after a safety: the carrier has not conceded the safety (see below)",
    ),
    Blame("NEWGAME.start-button", "placed-before-the-start", "in the phase `start`: a man is wrongly placed already"),
    Blame(START_20, "not-on-its-own-20", "in the phase `start`: `line` is not the offense's own 20"),
    Blame(
        "NEWGAME.first-series", "not-first-and-ten",
        "*if the row above has no fault, in `start`:* the play is not play 1, or not first and ten",
    ),
    Blame(
        "PLAY.3.1", "defense-placed-too-early",
        "in the phase `start` or `line-up`: a man of the defense is wrongly placed already",
    ),
    Blame(
        LINING_UP["offense"], "offense-not-in-order",
        "*lining up:* a man of the offense is wrongly placed before an earlier man",
    ),
    Blame(SEGMENT, "offense-not-on-display", "*each man:* the man's square is outside the columns on display"),
    *(Blame(each.clause, each.code, f"*each man, if the row above has no fault:* {each.words}")
      for each in CONSTRAINTS if each.role == "offense"),
    Blame(
        LINING_UP["defense"], "defense-not-in-order",
        "*lining up:* a man of the defense is wrongly placed before an earlier man",
    ),
    Blame(SEGMENT, "defense-not-on-display", "*each man:* the man's square is outside the columns on display"),
    *(Blame(each.clause, each.code, f"*each man, if the row above has no fault:* {each.words}")
      for each in CONSTRAINTS if each.role == "defense"),
    Blame("FIELD.grid", "opponent-on-the-square", "*each man:* an opponent is wrongly on the man's square"),
    Blame("PLAY.1.2", "line-up-not-complete", "in the phase `defend`: a man of the offense is not placed"),
)  # fmt: skip

THE_CALL = (
    Blame(
        "PLAY.1.2", "call", "`call` is wrongly set in the phase `start` or `line-up`, or wrongly null in a later phase"
    ),
    Blame(
        RUN_OR_PASS,
        "neither-or-both",
        "*if the row above has no fault:* `run` and `zone` are wrongly both set, or both null",
    ),
    Blame("PLAY.2.2", "no-such-zone", "*if the row above has no fault:* `zone` is not a number from 1 to 12"),
    Blame(
        NEAR_THE_QUARTERBACK,
        "too-far-from-the-quarterback",
        "*if the row above has no fault, in `defend`:* `run` is a back too far (over two rows) from the quarterback",
    ),
)

TURN = (
    Blame(
        ALTERNATE, "mover",
        "`mover` is wrongly null in the phase `allot`, `move` or `throw`, or wrongly set in another phase",
    ),
    Blame("PLAY.2.3", "known-before-the-play", "before the play: a field of `known` is wrongly true"),
    Blame(
        "PLAY.1.1", "play-before-it-begins",
        "before the play: a field that only a running play uses is wrongly set (see below)",
    ),
    Blame("M8.1", "no-such-turn", "a number in `turns` is too low, below 0"),
    Blame(ALTERNATE, "turns", "the turns do not alternate (see below)"),
    Blame("SCRAMBLE.any-zone", "throw", "one of `phase` and `scramble` is `throw`, but the other is not"),
    Blame("SCRAMBLE.choice", "no-scramble-yet", "`scramble` is wrongly set on a run, or is set too early (see below)"),
    *(Blame(CLAUSE[shift], f"{shift}-is-over",
            f"`scramble` is wrongly `{shift}` outside the phase `move` of the offense")
      for shift in ("shift-4", "shift-3", "shift-2")),
    *(Blame(clause, f"{result}-but-thrown", f"`scramble` is `{result}`, but the zone is known")
      for result, clause in CLAUSE.items()),
    Blame(
        CLAUSE["throw"], "no-pass-to-throw",
        "`scramble` is `throw`, but the quarterback has no pass to throw (see below)",
    ),
)  # fmt: skip

BALL = (
    Blame("PLAY.7.1", "one-ball", "the number of balls is wrong (see below)"),
    Blame("FUMBLE.first-man", "fumbled-by", "one of `fumbled_by` and `loose` is set, but the other is null"),
    Blame("PLAY.7.1", "carrier-gone", "the carrier is wrongly off the field"),
    Blame(WON_BY["touchdown"], "in-the-end-zone", "the carrier is wrongly in the end zone that he attacks"),
    Blame("POSSESSION.c", "not-changed", "the carrier is a man of the defense, but `changed` is false"),
    Blame(
        "PLAY.7.1", "not-the-quarterback",
        "*on a pass, before the zone is known:* the carrier is not the quarterback",
    ),
    Blame(
        "PLAY.2.1", "not-the-man-called",
        "*on a run, before a zone is known:* the carrier is not the back whom the call names",
    ),
    Blame(
        "PASS.ball-moves", "quarterback-cannot-have-caught-it",
        "*after the zone is known:* the carrier is the quarterback, but he may not catch his own pass",
    ),
    Blame(
        ATTEMPT["offense"], "cannot-have-caught-it",
        "*after the zone is known:* the carrier is a guard or tackle of the offense, who may not catch",
    ),
    Blame("POSSESSION.c", "not-intercepted", "`changed` is true without a possible interception (see below)"),
    Blame("PLAY.7.3", "not-thrown", "`air` is wrongly set on a run, or before the zone is known"),
    Blame(
        "P1.1", "outside-the-zone",
        "*if the row above has no fault:* `air` is not on display, or is outside the zone (see below)",
    ),
    Blame(
        "PASS.use-all", "both-have-moved",
        "in the phase `allot`: `air` is still set, although the offense is the mover again",
    ),
    Blame("PASS.ball-moves", "reached-without-a-pass", "`reached` names a man, but `air` is null"),
    Blame(
        ATTEMPT["offense"], "not-reached-by-the-offense",
        "`reached.offense` has a value that is not possible (see below)",
    ),
    Blame(
        ATTEMPT["defense"], "not-reached-by-the-defense",
        "`reached.defense` has a value that is not possible (see below)",
    ),
    Blame("TACKLE.fumble-roll", "not-on-a-square", "`loose` is not a square of the field"),
    Blame(
        "FUMBLE.occupied", "somebody-stands-there",
        "*if the row above has no fault:* a man is wrongly on the square of `loose`",
    ),
    Blame(
        "PLAY.end", "out-of-reach",
        "*if the row above has no fault:* `loose` is a square that no man can ever reach (CF-A99)",
    ),
    Blame("POSSESSION.c", "fumbled-but-not-changed", "`fumbled_by` is `defense`, but `changed` is false"),
    Blame(FIRST_MAN, "carrier-not-known", "`loose` is set, but `known.carrier` is false"),
    Blame(
        "TACKLE.removal-fumble", "still-there",
        "`loose` is set before a throw, but the man who fumbled is still on the field",
    ),
)  # fmt: skip

MARKS = (
    Blame("BLOCK.pale-mark", "marks-out-of-order", "the list `marks` is not in order, or names a man twice"),
    Blame("BLOCK.pale-mark", "marked-man-gone", "*each mark:* the marked man is wrongly off the field"),
    Blame("BLOCK.double", "blockers", "*each mark:* the list `by` is empty, repeats a label, or has an unknown label"),
    Blame(
        "BLOCK.double", "more-than-a-first-half",
        "*each mark:* `by` has two or more labels, but the reading of CF-A54 is not `running-total`",
    ),
    Blame("BLOCK.double", "carrier-waits", "*each mark:* the list `by` wrongly names the man who has the ball"),
    Blame(
        "BLOCK.success-removal", "blocked-already",
        "*each mark:* the men of `by` together have too much power, enough for a successful block",
    ),
    Blame("BLOCK.failure-removal", "first-half", "*each mark:* a man of `by` is wrongly on or off the field"),
    Blame("BLOCK.failure-removal", "blocker-of-two", "*each mark:* a man of `by` is wrongly also in an earlier mark"),
)  # fmt: skip

SQUARES = (
    Blame(
        "SETTINGS.draw-each-turn", "not-drawn-yet",
        "in the phase `allot`: `allotment`, `left` or `used` is wrongly set",
    ),
    Blame(
        "SETTINGS.uniform", "outside-the-limits",
        "in the phase `move` or `throw`: `allotment` is not within the limits",
    ),
    Blame(
        "SCRAMBLE.choice", "squares-used-already",
        "in the phase `throw`: `left` differs from `allotment`, although no square may be used",
    ),
    Blame(
        "M8.2", "squares-used",
        "`left` is not a number from 1 to `allotment`, or `used` does not add up (see below)",
    ),
    Blame(COUNTS, "used-by-no-such-man", "`used` has a label that the line-up does not have"),
    Blame(
        "M2", "beyond-his-speed",
        "*each man in `used`:* the number is too low (below 1) or too high (above his speed)",
    ),
    Blame(
        "PLAY.7.2", "set",
        "the quarterback has wrongly moved while he is set (see below), or farther than his shift",
    ),
)  # fmt: skip

KNOWN = (
    Blame("PLAY.6.1", "type-must-be-known", "*after one finished turn of each side:* the type of play is not known"),
    Blame("PLAY.7.1", "quarterback-must-be-known", "*on a pass whose type is known:* the carrier is not known"),
    Blame(
        "PLAY.7.4", "runner-must-be-known",
        "*on a run, after two finished turns of each side:* the carrier is not known",
    ),
    Blame("PLAY.7.3", "no-zone-to-know", "the zone is wrongly known on a run, or while the type of play is not known"),
    Blame("PLAY.7.2", "thrown-too-early", "the zone is known too early (see below)"),
    Blame(
        "PASS.use-all", "not-resolved-yet",
        "*if the row above has no fault:* the pass has ended too early (see below)",
    ),
    Blame(
        "PLAY.4.4", "type-known-in-the-first-turn",
        "*in the first turn of the offense:* the type is known, but the carrier is not known",
    ),
    Blame(
        "PLAY.5.3", "type-known-before-a-turn-each",
        "*later, while a side has not finished its first turn:* the type is known, but the carrier is not known",
    ),
    Blame(
        "PLAY.6.1", "type-shown-with-the-carrier",
        "*under CF-A29 `contact-reveals`:* a runner is known, but the type of play is not known",
    ),
    Blame(
        "PLAY.4.4", "carrier-known-in-the-first-turn",
        "*under CF-A29 `formal-timing-only`, in the first turn of the offense:* the carrier is wrongly known",
    ),
    Blame(
        "PLAY.5.3", "carrier-known-before-a-turn-each",
        "*under CF-A29 `formal-timing-only`, later, while a side has not finished a turn:* "
        "the carrier is wrongly known",
    ),
    Blame(
        "PLAY.7.4", "runner-known-too-early",
        "*under CF-A29 `formal-timing-only`, while a side has not finished two turns:* a runner is wrongly known",
    ),
    Blame("FIELD.grid", "opponents-on-a-square", "opponents share a square that they may not share (see below)"),
)  # fmt: skip

THE_MOVE = (Blame("M8.2", "nothing-left", "in the phase `move`: the side to move has no legal action"),)

REASONS: tuple[Blame | str, ...] = (
    "1. before the draw", *THE_DRAW,
    "2. numbers and men", *NUMBERS_AND_MEN,
    "3. score and line-ups", *SCORE_AND_LINE_UPS,
    "4. the call", *THE_CALL,
    "5a. the turn", *TURN,
    "5b. the ball", *BALL,
    "5c. marks", *MARKS,
    "6a. squares", *SQUARES,
    "6b. the knowledge of the defense", *KNOWN,
    "7. legal actions", *THE_MOVE,
)  # fmt: skip
"""Every reason, under the name of its group. The tables of a group are checked together (5a to 5c, 6a and 6b)."""

fault = fault_factory(REASONS)
