// What an action does to the draft that belongs to it alone. `table` is {rules, before, roll, note}: the rules, the
// position before the action, where chances come from, and who is told which clauses are at work.
import { settled } from '../shared/caches.mjs';
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { canAct } from './actions.mjs';
import { meet } from './collisions.mjs';
import { deadBall, recover, score } from './end_of_play.mjs';
import { canEverReach, depth, isBeyondGoal, lineToReach, squaresOf, stretch } from './geometry.mjs';
import { allotments } from './options.mjs';
import { canCatch, resolveCatch, throwPass } from './catching.mjs';
import { directionOf, hasQ, isCarrier, isPass, isThrown, menAt, waitsFor } from './position.mjs';
import { ENDS, MEN, otherSeat, otherSide, SCRAMBLE, SEATS, SHIFTS, SIDES } from './rulebook.mjs';

export function settle(table, draft, { action }) {
  EFFECTS[action.type](table, draft, action);
  delete draft.again; // a note from the fumble to the end of this turn, no part of the position
}

const EFFECTS = {
  draw({ roll, note }, draft) {
    draft.offense = roll('side', 'starting-offense', SEATS.map((seat) => [seat, 1]));
    const goal = roll('goal', 'defended-goal', [['west', 1], ['east', 1]]);
    draft.eastward = goal === 'east' ? draft.offense : otherSeat(draft.offense);
    draft.line = goal === 'east' ? 15 : 45;
    draft.first_down = lineToReach(draft.line, directionOf(draft, 'offense'));
    draft.phase = 'start';
    note('INTRO.random-start', { offense: draft.offense, goal });
    note('INTRO.start-20', { line: draft.line });
  },
  start(table, draft) {
    draft.phase = 'line-up';
  },
  place({ note }, draft, { man, at }) {
    if (draft.phase === 'line-up' && ENDS.includes(man)) {
      note(depth(draft.line, directionOf(draft, 'offense'), at[0]) === 1 ? 'L2.1' : 'L2.3');
      note('L2.5', { man });
    }
    draft.men[draft.phase === 'line-up' ? 'offense' : 'defense'][man] = at;
  },
  call({ note }, draft, { run = null, zone = null }) {
    draft.call = { run, zone };
    draft.carrier = { of: 'offense', man: run ?? 'Q' };
    draft.phase = 'defend';
    note(run === null ? 'PLAY.7.1' : 'PLAY.2.1', { carrier: draft.carrier.man });
  },
  done({ note }, draft) {
    draft.mover = 'offense';
    draft.phase = 'allot';
    note('PLAY.4.1');
  },
  allot(table, draft) {
    draft.allotment = table.roll('squares', 'allotment', allotments(table.rules));
    draft.left = draft.allotment;
    draft.phase = 'move';
    table.note('SETTINGS.uniform', { squares: draft.allotment });
    goOn(table, draft);
  },
  scramble(table, draft) {
    draft.scramble = table.roll('scramble', 'scramble', SCRAMBLE);
    table.note('SCRAMBLE.odds', { result: draft.scramble });
    table.note(draft.scramble === 'throw' ? 'SCRAMBLE.any-zone' : `SCRAMBLE.${draft.scramble}`);
    if (draft.scramble === 'throw') draft.phase = 'throw';
    else goOn(table, draft);
  },
  throw(table, draft, { to }) {
    throwPass(table, draft, to);
    goOn(table, draft);
  },
  wait(table, draft) {
    table.note('PLAY.7.2', { left: draft.left });
    endTurn(table, draft);
  },
  move(table, draft, { man, to }) {
    moveMan(table, draft, man, to);
    goOn(table, draft);
  },
};

// CF-A76: the first step onto a loose ball recovers it, so that the stretch is over there.
function endOf(rules, { loose }, from, to) {
  const isPassed = squaresOf(from, stretch(from, to)).some((square) => same(square, loose));
  return isPassed && reads(rules, 'CF-A76', 'any-entry-recovers') ? loose : to;
}

function moveMan(table, draft, man, clicked) {
  const side = draft.mover;
  const from = draft.men[side][man];
  const to = endOf(table.rules, draft, from, clicked);
  const path = stretch(from, to);
  const squares = squaresOf(from, path);
  const opponents = draft.air === null ? menAt(draft, to).filter(({ of }) => of !== side) : [];
  noteStretch(table, draft, { man, to, cost: path.cost });
  draft.left -= path.cost;
  draft.used[man] = (draft.used[man] ?? 0) + path.cost;
  draft.men[side][man] = to;
  if (scoresOnTheWay(table.rules, draft, { of: side, man }, squares, opponents)) return score(table, draft, side, 'touchdown');
  if (same(to, draft.loose)) return recover(table, draft, { of: side, man });
  if (opponents.length > 0) return meet(table, draft, { of: side, man }, { opponents, before: squares.at(-2) ?? from });
  if (draft.air !== null) arrive(table, draft, { of: side, man });
}

function noteStretch({ note }, draft, { man, to, cost }) {
  note('MOVE.destination', { man, to });
  note('MOVE.waypoint-commits', { cost });
  if (draft.mover === 'offense' && draft.known.type && isPass(draft) && hasQ(draft) && !isThrown(draft)) note('PLAY.7.2', { held: true });
}

// CF-A91: the carrier is in the end zone, even in passing; only an opponent on the last square comes first (CF-A65).
function scoresOnTheWay(rules, draft, { of, man }, squares, opponents) {
  if (!isCarrier(draft, of, man)) return false;
  const isClear = opponents.length === 0 || reads(rules, 'CF-A65', 'touchdown-on-entry');
  return (isClear ? squares : squares.slice(0, -1)).some(([column]) => isBeyondGoal(column, directionOf(draft, of)));
}

// CF-A42: who has got to the thrown ball.
function arrive({ rules, note }, draft, { of, man }) {
  if (!same(draft.men[of][man], draft.air)) return;
  if (!canCatch(rules, { of, man })) return;
  note(of === 'offense' ? 'PASS.receiver-attempt' : 'PASS.defender-attempt', { man });
  if (reads(rules, 'CF-A42', 'ever-there-counts')) draft.reached[of] ??= man;
  if (reads(rules, 'CF-A42', 'must-move-on')) draft.reached[of] = man;
}

// After every action of a turn: is the ball out of everybody's reach, is the turn over?
function goOn(table, draft) {
  if (draft.loose !== null && !SIDES.some((of) => canRecover(table.rules, draft, of))) return deadBall(table, draft);
  if (draft.phase !== 'move') return undefined;
  // CF-A16, CF-A27: nothing left, or nothing that could be done with it.
  const isOver = draft.left === 0 || !canAct(table.rules, settled({ ...draft }));
  return isOver ? endTurn(table, draft) : undefined;
}

/** Whether a man of this side can ever get to the loose ball. */
export const canRecover = (rules, draft, of) => MEN[of].some((man) => draft.men[of][man] !== null
  && !waitsFor(rules, draft, { of, man })
  && canEverReach(man, directionOf(draft, of), draft.men[of][man], draft.loose));

// `again` (CF-A74 `offense-first`): the fumble gives the same side another turn.
function endTurn(table, draft) {
  const { mover } = draft;
  draft.turns[mover] += 1;
  if (draft.scramble in SHIFTS) draft.scramble = 'spent';
  disclose(table, draft);
  Object.assign(draft, { phase: 'allot', allotment: null, left: 0, used: {}, mover: draft.again ? mover : otherSide(mover) });
  table.note('M8.1', { turns: draft.turns });
  if (mover === 'offense') table.note('PLAY.5.1');
  if (draft.air !== null && mover === 'defense') resolveCatch(table, draft);
}

function disclose({ note }, draft) {
  const turns = Math.min(draft.turns.offense, draft.turns.defense);
  if (turns >= 1 && !draft.known.type) {
    draft.known.type = true;
    if (isPass(draft)) draft.known.carrier = true;
    note('PLAY.6.1', { turns });
    if (isPass(draft)) note('PLAY.7.1', { turns });
  }
  if (turns >= 2 && !isPass(draft) && !draft.known.carrier) {
    draft.known.carrier = true;
    note('PLAY.7.4', { turns });
  }
}
