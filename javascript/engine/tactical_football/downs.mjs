// What follows a play in the game of several plays: injuries, the next down, points, the change of roles, the end.
import { reads } from '../shared/options.mjs';
import { lineAt, rowOf } from './field.mjs';
import { beginPossession, nextDown, placed, turnedRound, twentyOf } from './possessions.mjs';
import { bannedOf, freshPlay, isActive, manOf, menInOrder, seatOf, withoutMan } from './position.mjs';
import { ELEVEN, otherSeat, PLAYS, RECOVERY, ROLES, SAFETY, SEATS, TOUCHDOWN, TWO_DICE } from './rulebook.mjs';

/** How a possession ends, and how the roles change after it. */
const ENDS = {
  touchdown: ['14.32.event.1', '14.34.1.1', '14.34.1.2'], downs: ['14.32.event.2', '14.34.2'], turnover: ['14.32.event.3', '14.34.3'],
  punt: ['14.32.event.4', '14.34.4.4'], safety: ['14.39.2', '14.34.1.2'],
};

/** `before` is the ball as it was when the play ended, which is down now. */
export function playOn(table, draft, { gain, before }) {
  const { rules } = table;
  lastThrows(table, draft);
  for (const role of ROLES) draft.game.banned[seatOf(draft, role)][role].push(...draft.men[role].injured);
  const { at, why, held_by: heldBy } = draft.ball;
  const ball = placed(rules, at);
  const line = lineAt(rules.field, ball);
  if (why === 'touchdown') return exchange(table, draft, { event: why, gain, points: TOUCHDOWN, ball: twentyOf(rules) });
  const others = heldBy === 'offense' && rowOf(rules.field, at) < 1 ? behindTheGoal(rules) : 0;
  if (heldBy === 'offense' && others === 0 && (line >= draft.game.first_down || draft.game.down < PLAYS)) {
    nextDown(rules, draft.game, line);
    table.note('14.32.1', { line });
    return lineUp(rules, draft, ball);
  }
  const kept = others > 0 ? 'safety' : 'downs';
  const event = heldBy === 'offense' ? kept : 'turnover';
  if (event === 'downs') noteFourthPlay(table, { moved: ball !== at });
  const points = pointsTo(rules, draft, { now: line, fumbled: before.is === 'loose' ? lineAt(rules.field, placed(rules, before.at)) : null });
  exchange(table, draft, { event, gain, points, others, ball: others > 0 ? twentyOf(rules) : turnedRound(rules, ball) });
}

// What four plays have fallen short of; and whether the ball goes to the hashmark.
function noteFourthPlay({ rules, note }, { moved }) {
  note(reads(rules, 'TF-A88', 'six') ? '14.3.2' : '14.3.3');
  for (const clause of moved ? ['14.38.1', '14.38.3', '14.38.4'] : ['14.38.1', '14.38.2']) note(clause);
}

// TF-A92: what the other side gets for a ball that is dead behind the goal line of the offense.
function behindTheGoal(rules) {
  if (reads(rules, 'TF-A92', 'safety-option')) return SAFETY;
  return reads(rules, 'TF-A92', 'turnover') ? TOUCHDOWN : 0;
}

// TF-E12: only who is injured now matters.
function lastThrows({ rules, roll, note }, draft) {
  if (!reads(rules, 'TF-E12', 'roll-at-end')) return;
  for (const role of ROLES) {
    for (const man of menInOrder(draft, role).filter((each) => !isActive(manOf(draft, role, each)))) {
      const { neutralized } = manOf(draft, role, man);
      const result = RECOVERY[neutralized][roll('2d6', 'recovery', TWO_DICE)];
      note(`T.recovery.r${neutralized}`, { result });
      if (result === 'I') draft.men = withoutMan(draft, role, man, 'injured');
    }
  }
}

// TF-A93: the rows from the start of the possession to its end.
function pointsTo(rules, { game, line, ball }, { now, fumbled }) {
  const { why, held_by: heldBy } = ball;
  const lost = why === 'fumble' ? fumbled : line;
  const end = heldBy === 'offense' || reads(rules, 'TF-A93', 'new-ball-spot') ? now : lost;
  const reached = reads(rules, 'TF-A93', 'farthest-reached') ? Math.max(game.farthest, end) : end;
  const points = reached - game.start;
  return reads(rules, 'TF-A93', 'signed') ? points : Math.max(0, points);
}

// 14.34: the points are written down, and the teams change roles.
function exchange(table, draft, { event, gain, points, ball, others = 0 }) {
  const { rules, note } = table;
  const { game } = draft;
  const [ended, ...changed] = ENDS[event];
  note(ended);
  game.points[draft.offense] += points;
  game.points[otherSeat(draft.offense)] += others;
  note('14.33.2', { points });
  if (game.possession === 2 * rules.possessions) {
    Object.assign(draft, freshPlay());
    draft.stage = { phase: 'over', gain, winner: leader(game.points) };
    return;
  }
  for (const clause of changed) note(clause);
  draft.offense = otherSeat(draft.offense);
  beginPossession(rules, game, lineAt(rules.field, ball));
  lineUp(rules, draft, ball);
}

const leader = (points) => SEATS.find((seat) => points[seat] > points[otherSeat(seat)]) ?? null;

/** 14.34.4: the kick on fourth down. */
export function punt(table, draft) {
  const { rules } = table;
  const points = pointsTo(rules, { ...draft, ball: { why: 'punt', held_by: 'defense' } }, { now: draft.line });
  const ball = twentyOf(rules);
  draft.ball = { is: 'down', at: turnedRound(rules, ball), why: 'punt', held_by: 'defense' };
  exchange(table, draft, { event: 'punt', gain: 0, points, ball });
}

// 14.38.4: the ball lies where the next play begins, and nobody is on the field.
function lineUp(rules, draft, ball) {
  Object.assign(draft, freshPlay(), { ball: { is: 'ground', at: ball }, line: lineAt(rules.field, ball) });
  openLineUp(rules, draft, 'offense');
}

/** 14.37.4: a side without eleven men that may be used has to be given some back first. */
export function openLineUp(rules, draft, side) {
  draft.stage = { phase: isShort(rules, draft, side) ? 'reactivation' : 'line-up', side };
}

const isShort = (rules, position, side) => Object.keys(rules.men[side]).length - bannedOf(position, side).length < ELEVEN;
