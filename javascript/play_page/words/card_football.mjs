// Events of card-football: what a card has brought.
const other = (seat) => (seat === 'home' ? 'away' : 'home');
const yards = (number) => `${number} ${number === 1 ? 'yard' : 'yards'}`;
const DOWNS = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' };

function place({ offence, spot }) {
  if (spot === 50) return 'midfield';
  return spot < 50 ? `its own ${spot}` : `${other(offence)}'s ${100 - spot}`;
}

const isOnField = ({ offence, spot }) => offence !== null && spot !== null;
const ballSaid = (after) => isOnField(after) && `${after.offence} has the ball on ${place(after)}`;
const pointsOf = (before, after) => ['home', 'away'].find((seat) => after.score[seat] > before.score[seat]);

export function told(before, after, { action: { type } }) {
  const scorer = pointsOf(before, after);
  const happened = HAPPENED[type]?.(before, after, scorer) ?? [];
  return [...[happened].flat(), after.quarter > before.quarter && !after.overtime && `quarter ${after.quarter} begins`];
}

const kicked = (what) => (before, after, scorer) => [scorer === before.offence ? `${what} is good` : `${what} is no good`, ballSaid(after)];

const HAPPENED = {
  'toss-coin': (_, { kicker }) => kicker && `${kicker} kicks off, and ${other(kicker)} receives`,
  'kick-off': (_, after, scorer) => (scorer ? `${scorer} runs the kick back to the end zone` : isOnField(after) && `${after.offence} runs the kick back to ${place(after)}`),
  punt: (_, after, scorer) => (scorer ? `${scorer} scores on the punt` : [ballSaid(after)]),
  'field-goal': kicked('the field goal'),
  'extra-point': kicked('the extra point'),
  'turn-card': played,
};

function played(before, after, scorer) {
  const { offence, calls } = before;
  const isOpen = [calls.offence, calls.defence].every((call) => call !== null && call !== 'hidden');
  const met = isOpen ? `${calls.offence} against ${calls.defence}: ` : '';
  if (scorer) return `${met}${scorer} scores`;
  if (!isOnField(after)) return '';
  if (after.offence !== offence) return [`${met}${before.down === 4 ? 'the fourth down fails, or the ball is lost' : 'the ball is lost'}`, ballSaid(after)];
  return [`${met}${gain(after.spot - before.spot)}`, after.down !== null && `${DOWNS[after.down]} down on ${place(after)}`];
}

function gain(number) {
  if (number === 0) return 'no gain';
  return number > 0 ? `a gain of ${yards(number)}` : `a loss of ${yards(-number)}`;
}
