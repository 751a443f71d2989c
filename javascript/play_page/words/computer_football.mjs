// Events of computer-football: men who meet and leave the field, the ball, and the end of a play.
const SIDES = ['offense', 'defense'];
const DOWNS = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' };

export function told(before, after) {
  if (after.offense === null || before.offense === null) return [];
  if (after.play !== before.play) return [endSaid(before, after)];
  return [goneSaid(before, after), ballSaid(before, after)];
}

const otherSeat = (seat) => (seat === 'red' ? 'yellow' : 'red');
const seatOf = ({ offense }, side) => (side === 'offense' ? offense : otherSeat(offense));
const manSaid = (position, { of, man }) => `${seatOf(position, of)}'s ${man}`;

function goneSaid(before, after) {
  const gone = SIDES.flatMap((of) => Object.keys(before.men[of]).filter((man) => before.men[of][man] !== null && after.men[of][man] === null).map((man) => ({ of, man })));
  if (gone.length === 0) return '';
  const names = gone.map((each) => manSaid(before, each)).join(' and ');
  if (gone.length === 1) return `${names} leaves the field`;
  return `${names} ${new Set(gone.map(({ of }) => of)).size === 2 ? 'have met, and both leave' : 'leave'} the field`;
}

const known = (carrier) => (carrier !== null && carrier !== undefined && typeof carrier === 'object' ? carrier : null);

function ballSaid({ air: wasInAir, carrier: had, loose: wasLoose }, after) {
  const [before, now] = [known(had), known(after.carrier)];
  if (Array.isArray(after.air) && wasInAir === null) return `the ball flies to ${after.air}`;
  if (Array.isArray(after.loose) && wasLoose === null) return `the ball lies loose on ${after.loose}`;
  return now !== null && JSON.stringify(before) !== JSON.stringify(now) ? `${manSaid(after, now)} has the ball` : '';
}

function endSaid(before, { offense, down }) {
  if (offense !== before.offense) return `the play is over: ${offense} has the ball`;
  return `the play is over: ${DOWNS[down]} down for ${offense}`;
}
