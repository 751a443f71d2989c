// Faults of lists, and of where the men stand.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { isOnPitch, isRoom, inOrder, seatOf } from './position.mjs';
import { classOf, isGoalie, MEN } from './rulebook.mjs';
import { withRepeatsInOrder } from './validity_of_clock.mjs';

const ORDERED = {
  done: 'TURN.one-action', barred: 'CARD.yellow-effect', booked: 'CARD.first-yellow', spent_ahead: 'TURN.one-action',
  sent_off: 'CARD.red-effect', turned: 'SCATTER.ahead-one',
};
const PLAYING = ['activate', 'intercept', 'receive', 'aim', 'shot'];

export function lists(rules, position, fault) {
  const { phase, offences, turned, spent_ahead: spent, men, sent_off: out } = position;
  for (const [name, clause] of Object.entries(ORDERED)) fault(clause, !isEqual(position[name], inOrder(position[name])), name);
  fault('CARD.token', !isEqual(offences, withRepeatsInOrder(offences)), 'offences');
  const isTurnedWrong = turned.some((man) => !isOnPitch(position, man));
  fault('SCATTER.ahead-one', isTurnedWrong || (turned.length > 0 && !reads(rules, 'TS-A15', 'facing')), 'turned');
  fault('TURN.one-action', spent.length > 0 && !reads(rules, 'TS-A29', 'spends-next'), 'spent_ahead');
  const taken = MEN.filter((man) => men[man] !== null).map((man) => String(men[man]));
  fault('SETUP.place', new Set(taken).size < taken.length, 'men');
  for (const man of MEN) if (men[man] !== null) placed(rules, position, man, fault);
  fault('SETUP.place', PLAYING.includes(phase) && MEN.some((man) => men[man] === null && !out.includes(man)), 'men');
  fault('CARD.red-effect', phase !== 'over' && out.length === MEN.length, 'sent_off');
}

function placed(rules, position, man, fault) {
  const hex = position.men[man];
  const seat = seatOf(position, man);
  const place = `men.${man}`;
  fault('CARD.red-effect', position.sent_off.includes(man), place);
  if (!rules.pitch.isHex(hex)) fault('SETUP.place', true, place);
  else if (isGoalie(man)) fault('GOALIE.confined', !isRoom(rules, seat, man, hex), place);
  else if (rules.pitch.isGoal(hex)) fault('GOALIE.three-goal-hexes', true, place);
  else if (classOf(man) === 'D') fault('SIDE.defenders-own', !isRoom(rules, seat, man, hex), place);
}
