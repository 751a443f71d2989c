// What a seat may see: everything but a word that the other coach has written.
import { otherSeat, SEATS } from './rulebook.mjs';

const HIDDEN = 'hidden';

export function view({ position }, seat) {
  const { phase, active, aims, squads, offences } = position;
  const seen = (word, writer) => (phase === 'aim' && word !== null && seat !== writer ? HIDDEN : word);
  return {
    ...position,
    aims: active === null ? aims : { attack: seen(aims.attack, active), defence: seen(aims.defence, otherSeat(active)) },
    boxed: SEATS.flatMap((owner) => squads[owner].filter((man) => man[0] !== 'G').map((man) => `${otherSeat(owner)} ${man}`)),
    cards: Object.fromEntries([...new Set(offences)].map((man) =>
      [man, offences.filter((each) => each === man).length > 1 ? 'red' : 'yellow'])),
  };
}
