// What follows an activation: the next one, the end of a turn, half time, set-ups, the end of the match.
import { reads } from '../shared/options.mjs';
import { hasLeft, inOrder, isExtraTime, nextToPlace, second, starters } from './position.mjs';
import { MEN, otherSeat, TURNS } from './rulebook.mjs';

const isLevel = ({ score }) => score.red === score.blue;

/** TURN.alternate, TS-A27: the other coach, else the same, else the turn is over. */
export function endActivation(table, draft) {
  const other = otherSeat(draft.active);
  if (hasLeft(draft, other)) draft.active = other;
  else if (!hasLeft(draft, draft.active)) return endTurn(table, draft);
  table.note('TURN.alternate', { active: draft.active });
  return prepare(table, draft);
}

/** Before play goes on: whoever is off the pitch is placed, then the ball is given out. */
export function prepare(table, draft) {
  if (nextToPlace(draft) !== undefined) draft.phase = 'set-up';
  else if (draft.kick_off !== null) kickOff(table, draft);
  else draft.phase = 'activate';
}

// SETUP.second-has-ball, TS-A19, TS-A79.
function kickOff(table, draft) {
  const men = starters(table.rules, draft);
  if (men.length > 1) {
    draft.phase = 'kick-off';
    return;
  }
  if (men.length === 1) [draft.holder] = men;
  else draft.loose = table.rules.pitch.centre;
  table.note('SETUP.second-has-ball', { holder: draft.holder });
  Object.assign(draft, { kick_off: null, phase: 'activate' });
}

/** TURN.complete. */
function endTurn(table, draft) {
  const isLast = draft.turn >= TURNS;
  table.note('TURN.complete', { turn: draft.turn });
  if (isLast && draft.half === 1) return halfTime(table, draft);
  if (isLast && !isLevel(draft)) return endMatch(table, draft);
  if (isLast) table.note('GAME.tie-continue');
  draft.turn += 1;
  return startTurn(table, draft);
}

function startTurn(table, draft) {
  const { booked, spent_ahead: spent } = draft;
  Object.assign(draft, { done: inOrder([...booked, ...spent]), barred: booked, booked: [], spent_ahead: [] });
  const starter = [draft.first, second(draft)].find((seat) => hasLeft(draft, seat));
  if (starter === undefined) return endTurn(table, draft);
  draft.active = starter;
  table.note('TURN.first-starts', { active: starter });
  return prepare(table, draft);
}

// GAME.half-time-switch, TS-A20.
function halfTime(table, draft) {
  Object.assign(draft, { first: second(draft), half: 2, turn: 1, sent_off: [] });
  table.note('GAME.half-time-switch', { first: draft.first });
  const reading = table.rules.readings['TS-A20'];
  if (reading === 'new-set-up') clearPitch(draft);
  if (reading !== 'play-on') Object.assign(draft, { holder: null, loose: null, kick_off: second(draft) });
  return startTurn(table, draft);
}

const clearPitch = (draft) => Object.assign(draft, {
  men: Object.fromEntries(MEN.map((man) => [man, null])), turned: [], holder: null, loose: null,
});

function endMatch(table, draft) {
  Object.assign(draft, { phase: 'over', active: null, kick_off: null });
  table.note(isExtraTime(draft) ? 'GAME.tie-stop' : 'GAME.end', { score: draft.score });
}

/** TS-A22, TS-A23: a point for `seat`, and how play goes on; `atGoalie` is the ball with the goalie who conceded. */
export function scoreGoal(table, draft, seat, atGoalie) {
  draft.score[seat] += 1;
  Object.assign(draft, { holder: null, aims: { attack: null, defence: null } });
  table.note('SHOOT.success', { score: draft.score });
  if (isExtraTime(draft)) return endMatch(table, draft);
  if (reads(table.rules, 'TS-A23', 'goalie-ball')) {
    Object.assign(draft, { holder: null, loose: null, ...atGoalie });
    return endActivation(table, draft);
  }
  clearPitch(draft);
  draft.kick_off = otherSeat(seat);
  return reads(table.rules, 'TS-A23', 'reset-new-turn') ? endTurn(table, draft) : endActivation(table, draft);
}

const WINNER = { true: 'red', false: 'blue' };

export const result = (position) => ({
  winner: isLevel(position) ? null : WINNER[position.score.red > position.score.blue],
  clause: isExtraTime(position) ? 'GAME.tie-stop' : 'GAME.winner',
});
