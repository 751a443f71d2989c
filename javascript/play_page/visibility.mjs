// What a seat may be shown: its own view, and of the actions those that put down no secret of somebody else.

export const EVERYTHING = 'everything';
export const HIDDEN = 'hidden';

/** The places of a view that hold something back. */
function masked(view, place = '') {
  if (view === HIDDEN) return [place];
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([name, value]) => masked(value, `${place}/${name}`));
}

const at = (value, place) => place.split('/').slice(1).reduce((inside, name) => inside?.[name], value);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const isHisOwn = ({ did }, seat) => seat === EVERYTHING || did.seat === seat || did.seat === 'chance';

/**
 * Whether a seat may not even know that something was done: it put down a secret, and the seat sees the table as before.
 */
export function isUnseen(moments, number, seat, places = []) {
  if (isHisOwn(moments[number], seat) || places.length === 0) return false;
  return same(moments[number - 1].views[seat], moments[number].views[seat]);
}

/**
 * Whether a seat may not know yet what was done to come to this moment: it put down what the views of the seat mask, and
 * no view since has shown it. `places` are those in which any mask may hold what such an action puts down.
 */
export function isSecret(moments, number, seat, places = []) {
  const { position, views } = moments[number];
  if (isHisOwn(moments[number], seat)) return false;
  const before = moments[number - 1].views[seat];
  const known = masked(before).filter((place) => !places.some((each) => place.startsWith(each)));
  const later = moments.slice(number + 1).map((moment) => moment.views[seat]);
  return masked(views[seat]).filter((place) => !known.includes(place))
    .some((place) => !later.some((view) => same(at(view, place), at(position, place))));
}

/** What is drawn for a seat. */
export const shownTo = (moment, seat) => (seat === EVERYTHING ? moment.position : moment.views[seat]);

/** Whose actions are listed for a seat: its own, and what nobody decides. */
export const isListed = (seat, step) => seat === EVERYTHING || step.seat === seat || step.seat === 'chance';

/** For whom somebody who looks with the eyes of a seat may try an action: what is refused to another seat can tell its secrets. */
export const triesFor = (seat, seats) => [...(seat === EVERYTHING ? seats : seats.filter((each) => each === seat)), 'chance'];

/** Of the seats that people sit on the one who is to act, the one who looks now if he may. */
export function toAct(turn, seats, looking) {
  const due = turn.pending.map(({ seat }) => seat).filter((seat) => seats.includes(seat));
  return due.includes(looking) ? looking : due[0] ?? null;
}
