// Faults of whose turn it is, and of the scramble.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { emptyPlay, hasQ, isPass, isThrown } from './position.mjs';
import { SHIFTS } from './rulebook.mjs';

export const IN_TURN = ['allot', 'move', 'throw'];
export const SECOND = 2; // the offense's turn from which it may throw and scramble

/** The turns of the offense that have begun. */
export const turnsBegun = ({ phase, mover, turns }) => turns.offense + (mover === 'offense' && phase !== 'allot' ? 1 : 0);

export function turnFaults(rules, position, isInTurn, fault) {
  const { mover, turns } = position;
  if (!isInTurn) beforeThePlay(position, fault);
  fault('M8.1', turns.offense < 0 || turns.defense < 0, 'turns');
  const lead = turns.offense - turns.defense - (mover === 'defense' ? 1 : 0);
  if (isInTurn && !isAnyLead(rules)) fault('OBJECTIVE.alternate', !leads(rules, position).includes(lead), 'turns');
  scrambleFaults(position, fault);
}

// CF-A47, CF-A74: where one side has two turns in a row; with CF-A73 `may-advance` that can happen any number of times.
const isAnyLead = (rules) => reads(rules, 'CF-A73', 'may-advance')
  && (reads(rules, 'CF-A47', 'ball-side-first') || reads(rules, 'CF-A74', 'offense-first'));

function leads(rules, { changed, loose, fumbled_by: loser }) {
  const usual = changed && reads(rules, 'CF-A47', 'ball-side-first') ? -1 : 0;
  if (loose === null || !reads(rules, 'CF-A74', 'offense-first')) return [usual];
  return [usual, usual + (loser === 'offense' ? 1 : -1)];
}

// The parts of a play that are empty until it begins, but for those that other rules look after.
function beforeThePlay(position, fault) {
  const { known, men, call, carrier } = position;
  fault('PLAY.2.3', Object.values(known).includes(true), 'known');
  const due = { ...emptyPlay(), known, men, call, carrier };
  const found = Object.fromEntries(Object.keys(due).map((name) => [name, name === 'mover' ? null : position[name]]));
  fault('PLAY.1.1', !isEqual(found, due), 'turns');
}

function scrambleFaults(position, fault) {
  const { phase, scramble, mover, turns } = position;
  fault('SCRAMBLE.any-zone', (phase === 'throw') !== (scramble === 'throw'), 'scramble');
  if (scramble === null) return;
  const isThrownNow = isThrown(position);
  const count = scramble === 'spent' && !isThrownNow ? turns.offense : turnsBegun(position);
  fault('SCRAMBLE.choice', !isPass(position) || count < SECOND, 'scramble');
  const clause = scramble === 'throw' ? 'SCRAMBLE.any-zone' : `SCRAMBLE.${scramble}`;
  fault(clause, scramble in SHIFTS && !(phase === 'move' && mover === 'offense'), 'scramble');
  fault(clause, scramble !== 'spent' && isThrownNow, 'scramble');
  const mayThrow = isThrownNow || (mover === 'offense' && isPass(position) && hasQ(position));
  fault(clause, scramble === 'throw' && !mayThrow, 'scramble');
}
