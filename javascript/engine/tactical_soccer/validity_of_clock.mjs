// Faults of squads, labels and clock.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { freshPosition, isExtraTime } from './position.mjs';
import { FIELDERS, GOALIE, isGoalie, MEN, otherSeat, SEATS, SQUAD, TURNS } from './rulebook.mjs';

const BEFORE = ['roll-off', 'draft'];

export const withRepeatsInOrder = (men) => MEN.flatMap((man) => men.filter((each) => each === man));

export function clock(rules, position, fault) {
  const { phase, squads, first, active, half, turn, score } = position;
  const all = [...squads.red, ...squads.blue];
  fault('POOL.other-token-boxed', new Set(all).size < all.length, 'squads');
  for (const seat of SEATS) squad(position, seat, fault);
  fault('DRAFT.roll-first', phase === 'roll-off' && all.some((man) => !isGoalie(man)), 'squads');
  if (phase === 'draft') draft(position, fault);
  fault('DRAFT.roll-first', (first === null) !== (phase === 'roll-off'), 'first');
  fault('TURN.alternate', (active === null) !== ['roll-off', 'over'].includes(phase), 'active');
  fault('GAME.ten-turns', half === 1 && turn > TURNS, 'turn');
  const lead = Math.abs(score.red - score.blue);
  fault('GAME.end', phase === 'over' && (half !== 2 || turn < TURNS), 'turn');
  fault('GAME.tie-continue', phase === 'over' && lead === 0, 'score');
  if (isExtraTime(position)) fault('GAME.tie-stop', phase === 'over' ? lead > 1 : lead > 0, 'score');
  if (BEFORE.includes(phase)) untouched(position, fault);
}

function squad({ phase, squads }, seat, fault) {
  const men = squads[seat];
  fault('DRAFT.goalie-each', !isEqual(men.filter(isGoalie), [GOALIE[seat]]), `squads.${seat}`);
  fault('TEAM.draft-own', !isEqual(men, withRepeatsInOrder(men)), `squads.${seat}`);
  if (BEFORE.includes(phase)) return;
  fault('TEAM.size', men.length !== SQUAD, `squads.${seat}`);
}

function draft({ squads, first, active }, fault) {
  const ahead = first === null ? 0 : squads[first].length - squads[otherSeat(first)].length;
  const due = [first, first === null ? null : otherSeat(first)][ahead];
  fault('DRAFT.alternate', active !== due, 'squads');
  fault('DRAFT.from-ten', squads.red.length + squads.blue.length >= FIELDERS.length + 2, 'squads');
}

function untouched(position, fault) {
  const { phase, first, active, squads } = position;
  const start = { ...freshPosition(), phase, first, active, squads };
  fault('GAME.phase-order', Object.keys(start).some((name) => !isEqual(position[name], start[name])));
}

/** TS-A29 `free-reaction`: a man can be caught twice in a turn, unless a foul is an action of its own. */
export const foulsCostNothing = (rules) => reads(rules, 'TS-A29', 'free-reaction') && !reads(rules, 'TS-A38', 'own-action');
