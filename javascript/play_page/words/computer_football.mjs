// Events of computer-football: men who meet and leave the field, the ball, and the end of a play.
const SIDES = ['offense', 'defense'];
const DOWNS = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' };

export function told(before, after) {
  if (after.offense === null || before.offense === null) return [];
  if (after.play !== before.play) return [endSaid(before, after)];
  return [drawnSaid(before, after), goneSaid(before, after), ballSaid(before, after)];
}

const otherSeat = (seat) => (seat === 'red' ? 'yellow' : 'red');
const seatOf = ({ offense }, side) => (side === 'offense' ? offense : otherSeat(offense));
const manSaid = (position, { of, man }) => `${seatOf(position, of)}'s ${man}`;

const SCRAMBLES = {
  run: 'the quarterback has to run', throw: 'the quarterback has to throw at once, to any zone', 'shift-4': 'the quarterback may move up to four squares',
  'shift-3': 'the quarterback may move up to three squares', 'shift-2': 'the quarterback may move up to two squares',
};

/** What chance has given: the squares of a turn, or the result of a scramble. */
function drawnSaid(before, after) {
  if (before.scramble !== after.scramble && SCRAMBLES[after.scramble]) return SCRAMBLES[after.scramble];
  return before.allotment === null && Number.isInteger(after.allotment) ? `${seatOf(after, after.mover)} gets ${after.allotment} squares to move` : '';
}

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
  return now !== null && (before?.of !== now.of || before.man !== now.man) ? `${manSaid(after, now)} has the ball` : '';
}

function endSaid(before, { offense, down }) {
  if (offense !== before.offense) return `the play is over: ${offense} has the ball`;
  return `the play is over: ${DOWNS[down]} down for ${offense}`;
}
