// Faults of the squares of a turn, of who shares one, and of what is known.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { IN_TURN, SECOND, turnsBegun } from './validity_of_turns.mjs';
import { isPass, isSame, limitOfQ } from './position.mjs';
import { MEN, otherSide, speedOf } from './rulebook.mjs';

export function squaresAndKnown(rules, position, fault) {
  const { phase } = position;
  if (!IN_TURN.includes(phase)) return;
  if (phase === 'allot') {
    const hasSquares = position.allotment !== null || position.left !== 0 || Object.keys(position.used).length > 0;
    fault('SETTINGS.draw-each-turn', hasSquares, 'allotment');
  } else squaresFaults(rules, position, fault);
  knownFaults(rules, position, fault);
  fault('FIELD.grid', !mayShare(rules, position, sharedSquares(rules, position)), 'men');
}

// Squares with a man of each side, but for those where a first half waits beside the man he has marked (CF-A53).
function sharedSquares(rules, position) {
  const { offense, defense } = position.men;
  const isBeside = ({ of, man }) => (mark) => mark.of === otherSide(of) && mark.by.includes(man)
    && isEqual(position.men[mark.of][mark.man], position.men[of][man]);
  const waits = (one) => reads(rules, 'CF-A53', 'waits-beside') && position.marks.some(isBeside(one));
  return MEN.offense.filter((man) => offense[man] !== null).flatMap((man) => {
    const other = MEN.defense.find((label) => same(defense[label], offense[man]));
    const isShared = other !== undefined && !waits({ of: 'offense', man }) && !waits({ of: 'defense', man: other });
    return isShared ? [offense[man]] : [];
  });
}

// CF-A43: to the ball, to any square, or nowhere.
function mayShare(rules, { known, air }, squares) {
  if (squares.length === 0) return true;
  if (!known.zone || reads(rules, 'CF-A43', 'no-entry')) return false;
  return reads(rules, 'CF-A43', 'all-entries-harmless') || (squares.length === 1 && (air === null || same(air, squares[0])));
}

function squaresFaults(rules, position, fault) {
  const { allotment, left, used, mover } = position;
  const [lower, upper] = rules.limits;
  fault('SETTINGS.uniform', allotment === null || allotment < lower || allotment > upper, 'allotment');
  const sum = Object.values(used).reduce((total, squares) => total + squares, 0);
  fault('SCRAMBLE.choice', position.phase === 'throw' && left !== allotment, 'left');
  fault('M8.2', left < 1 || left > allotment || sum !== allotment - left, 'left');
  for (const man of Object.keys(used)) fault('MEN.counts', !MEN[mover].includes(man), `used.${man}`);
  for (const man of MEN[mover]) fault('M2', used[man] < 1 || used[man] > speedOf(mover, man), `used.${man}`);
  if (mover === 'offense') fault('PLAY.7.2', (used.Q ?? 0) > limitOfQ(rules, position), 'used.Q');
}

function knownFaults(rules, position, fault) {
  const { known, turns, call } = position;
  const both = Math.min(turns.offense, turns.defense);
  fault('PLAY.6.1', both >= 1 && !known.type, 'known.type');
  fault('PLAY.7.1', isPass(position) && known.type && !known.carrier, 'known.carrier');
  fault('PLAY.7.4', both >= 2 && call.run !== null && !known.carrier, 'known.carrier');
  if (known.zone) zoneFaults(rules, position, fault);
  fault(turns.offense < 1 ? 'PLAY.4.4' : 'PLAY.5.3', known.type && both < 1 && !known.carrier, 'known.type');
  seenFaults(rules, position, both, fault);
}

function zoneFaults(rules, position, fault) {
  const first = reads(rules, 'CF-A34', 'first-turn-too') ? 1 : SECOND;
  const isEarly = turnsBegun(position) < first;
  fault('PLAY.7.3', !isPass(position) || !position.known.type, 'known.zone');
  fault('PLAY.7.2', isEarly, 'known.zone');
  fault('PASS.use-all', !isEarly && position.air === null && position.turns.defense < first, 'air');
}

// Who is seen with the ball before his time has been met, or somebody has fumbled (CF-A29).
function seenFaults(rules, { known, carrier, turns }, both, fault) {
  if (!known.carrier || carrier === null || reads(rules, 'CF-A73', 'may-advance')) return;
  const isQ = isSame(carrier, { of: 'offense', man: 'Q' });
  if (reads(rules, 'CF-A29', 'contact-reveals')) return void fault('PLAY.6.1', !isQ && !known.type, 'known.type');
  if (known.zone) return;
  if (both < 1) fault(turns.offense < 1 ? 'PLAY.4.4' : 'PLAY.5.3', true, 'known.carrier');
  else fault('PLAY.7.4', both < 2 && carrier.man !== 'Q', 'known.carrier');
}
