// A card that lies face down can be any card of the hand that may be used.
import { HIDDEN } from '../../visibility.mjs';

const HANDS = {
  offence: ['Draw', 'Sweep', 'Deep Pass', 'Run Up Middle', 'Short Pass'],
  defence: ['Blitz', 'Run', 'Screen', 'Deep', 'Zone'],
};

export function behind(seen) {
  const positions = Object.keys(HANDS).reduce((all, role) => all.flatMap((each) => turnedUp(each, role)), [seen]);
  return { positions, all: true };
}

function turnedUp(seen, role) {
  if (seen.calls[role] !== HIDDEN) return [seen];
  const banned = seen.bans.filter((ban) => ban.offence === seen.offence && ban.role === role).map(({ play }) => play);
  return HANDS[role].filter((play) => !banned.includes(play)).map((play) => ({ ...seen, calls: { ...seen.calls, [role]: play } }));
}
