// How a play ends: scores, spots, downs, the next line of scrimmage.
import { reads } from '../shared/options.mjs';
import { behind, goalAttacked, isBeyondGoal, lineToReach } from './geometry.mjs';
import { directionOf, emptyPlay, seatOf, waitsNoMore } from './position.mjs';
import { COLUMNS, DOWNS, GOAL_LINES, otherSide } from './rulebook.mjs';

/** OBJECTIVE.sudden-death: the table stays as it is, and the call is shown (CF-A30). */
export function score({ note }, draft, side, kind) {
  Object.assign(draft, { phase: 'over', winner: seatOf(draft, side), score: kind });
  Object.assign(draft, { mover: null, allotment: null, left: 0, used: {} });
  draft.known = { type: true, carrier: true, zone: true };
  note(`OBJECTIVE.${kind}`, { winner: draft.winner });
}

export const result = ({ winner, score: kind }) => ({ winner, clause: `OBJECTIVE.${kind}` });

/** FUMBLE.first-man: under CF-A73 the play is over, or the finder is the new carrier. */
export function recover(table, draft, finder) {
  const { of, man } = finder;
  const { loose: [column], fumbled_by: loser } = draft;
  table.note('FUMBLE.first-man', { finder });
  Object.assign(draft, { carrier: { of, man }, loose: null, fumbled_by: null });
  waitsNoMore(draft, finder);
  if (of === 'defense') draft.changed = true;
  if (of !== loser) table.note('POSSESSION.d', { finder });
  else if (of === 'defense') table.note('POSSESSION.c', { finder }); // the side that intercepted keeps the ball
  if (reads(table.rules, 'CF-A73', 'dead-on-recovery')) return deadAt(table, draft, of, column);
  if (isBeyondGoal(column, directionOf(draft, of))) score(table, draft, of, 'touchdown');
  return undefined;
}

/** CF-A99: nobody can ever get to it, so nobody scores; in an end zone the goal line is the spot. */
export function deadBall(table, draft) {
  const { fumbled_by: side, loose: [column] } = draft;
  const direction = directionOf(draft, side);
  table.note('PLAY.end', { loose: draft.loose });
  const goal = [1, -1].find((way) => isBeyondGoal(column, way));
  const spot = edge(table.rules, column, direction);
  const line = goal === undefined ? onGoalLine(table.rules, spot, direction) ?? spot : goalAttacked(goal);
  nextPlay(table, draft, side, { line, column });
}

/** The ball is dead in this column in the hands of this side, without a tackle. */
export function deadAt(table, draft, side, column) {
  const goal = [1, -1].find((direction) => isBeyondGoal(column, direction));
  if (goal === undefined) return spotted(table, draft, side, column);
  const isAttacked = goal === directionOf(draft, side);
  if (isAttacked && !reads(table.rules, 'CF-A77', 'spot-on-goal-line')) return score(table, draft, side, 'touchdown');
  if (!isAttacked && reads(table.rules, 'CF-A77', 'by-goal')) return score(table, draft, otherSide(side), 'safety');
  return nextPlay(table, draft, side, { line: goalAttacked(goal), column }); // CF-A77: whatever CF-A84 says
}

/** A successful tackle. */
export function downAt(table, draft, side, { contact, advance }) {
  const direction = directionOf(draft, side);
  const spot = spotOf(table.rules, { contact, advance, direction });
  table.note('TACKLE.removal-success', { column: spot.column });
  draft.carrier = null;
  if (spot.score === 'touchdown') return score(table, draft, side, 'touchdown');
  if (spot.score === 'safety') {
    table.note(side === 'offense' ? 'POSSESSION.b.1' : 'POSSESSION.b.2', { column: spot.column });
    return score(table, draft, otherSide(side), 'safety');
  }
  if (side === 'defense' && draft.known.zone) table.note('POSSESSION.c', { column: spot.column });
  return spotted(table, draft, side, spot.column);
}

/** The ball is dead in this column, outside the end zones. */
function spotted(table, draft, side, column) {
  const direction = directionOf(draft, side);
  const line = onGoalLine(table.rules, edge(table.rules, column, direction), direction);
  if (line === null) score(table, draft, side, 'touchdown');
  else nextPlay(table, draft, side, { line, column });
}

/** Where a tackled carrier is down, and whether that scores (CF-A66 to CF-A69). */
export function spotOf(rules, { contact, advance, direction }) {
  const reached = Math.max(1, Math.min(COLUMNS, contact + advance * direction));
  const goal = goalAttacked(direction);
  const own = goalAttacked(-direction);
  const wasBeyond = isBeyondGoal(contact, direction);
  const wasBehind = isBeyondGoal(contact, -direction);
  if (isBeyondGoal(reached, direction)) {
    if (wasBeyond || reads(rules, 'CF-A66', 'spot-decides-touchdown')) return { column: reached, score: 'touchdown' };
    return { column: behind(goal, direction, 1), score: null };
  }
  if (isBeyondGoal(reached, -direction)) {
    if (wasBehind || reads(rules, 'CF-A67', 'spot-decides-safety')) return { column: reached, score: 'safety' };
    return { column: behind(own, direction, 0), score: null };
  }
  const isSafety = wasBehind && reads(rules, 'CF-A68', 'contact-decides');
  return { column: reached, score: isSafety ? 'safety' : null };
}

/** CF-A81: the edge of this column that is the line for a side going this way; never one in an end zone. */
export function edge(rules, column, direction) {
  const front = direction > 0 ? column : column - 1;
  const line = reads(rules, 'CF-A81', 'front-edge') ? front : front - direction;
  return Math.max(GOAL_LINES.west, Math.min(GOAL_LINES.east, line));
}

/** PASS.3, CF-A50: the same line again; its square is the linemen's column (CF-A87). */
export function incomplete(table, draft) {
  const { line } = draft;
  const column = behind(line, directionOf(draft, 'offense'), 1);
  return nextDown(table, draft, { line, column });
}

/** The play is over, this side has the ball; `line` is measured for its direction. */
function nextPlay(table, draft, side, { line, column }) {
  if (side === 'defense' || draft.changed) newSeries(table, draft, side, line);
  else nextDown(table, draft, { line, column });
}

/** CF-A84: a line on the goal line that is attacked; null means a touchdown. */
export function onGoalLine(rules, line, direction) {
  if (line !== goalAttacked(direction) || reads(rules, 'CF-A84', 'playable-on-goal-line')) return line;
  return reads(rules, 'CF-A84', 'pull-back-one-column') ? line - direction : null;
}

function nextDown(table, draft, { line, column }) {
  const direction = directionOf(draft, 'offense');
  const gained = (line - draft.first_down) * direction;
  const reaches = gained > 0 || (gained === 0 && reads(table.rules, 'CF-A82', 'reach-or-pass'));
  if (reaches && mayBeReached(table.rules, draft, line)) return newSeries(table, draft, 'offense', line);
  if (draft.down < DOWNS) return beginPlay(draft, { down: draft.down + 1, line });
  table.note('POSSESSION.a', { line });
  const kept = reads(table.rules, 'CF-A87', 'line-kept-on-downs-else-new-direction');
  if (kept) return newSeries(table, draft, 'defense', line);
  return newSeries(table, draft, 'defense', edge(table.rules, column, -direction)); // whatever CF-A84 says
}

// CF-B01: what it is worth to get to the goal line when that is the line to be reached; who is there already gets to nothing.
function mayBeReached(rules, draft, line) {
  if (draft.first_down !== goalAttacked(directionOf(draft, 'offense'))) return true;
  return reads(rules, 'CF-B01', 'reached-like-any-other') && line !== draft.line;
}

function newSeries({ note }, draft, side, line) {
  const direction = directionOf(draft, side);
  if (side === 'offense') note('POSSESSION.retain', { side, line });
  beginPlay(draft, { offense: seatOf(draft, side), down: 1, line, first_down: lineToReach(line, direction) });
}

function beginPlay(draft, changes) {
  Object.assign(draft, emptyPlay(), { phase: 'line-up', play: draft.play + 1, ...changes });
}
