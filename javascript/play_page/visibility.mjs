// Visibility for a seat: its own view, and those past actions that set no secret of another seat.

export const EVERYTHING = 'everything';
export const HIDDEN = 'hidden';

const known = new WeakMap(); // a view -> the paths with hidden values: a view never changes, and each entry asks again

/** The paths of a view with hidden values. */
function masked(view) {
  if (!known.has(view)) known.set(view, pathsIn(view, ''));
  return known.get(view);
}

function pathsIn(view, place) {
  if (view === HIDDEN) return [place];
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([name, value]) => pathsIn(value, `${place}/${name}`));
}

const at = (value, place) => place.split('/').slice(1).reduce((inside, name) => inside?.[name], value);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const isHisOwn = ({ did }, seat) => seat === EVERYTHING || did.seat === seat || did.seat === 'chance';

/**
 * Whether a seat may not even know that an action was performed: the action set a secret, and the view of the seat
 * did not change.
 */
export function isUnseen(moments, number, seat, places = []) {
  if (isHisOwn(moments[number], seat) || places.length === 0) return false;
  return same(moments[number - 1].views[seat], moments[number].views[seat]);
}

/**
 * Whether a seat may not know yet which action was performed: the action set a value that is hidden in the views of
 * the seat, and no later view has shown it. `places` are the paths whose hidden values such an action can set.
 */
export function isSecret(moments, number, seat, places = []) {
  const { position, views } = moments[number];
  if (isHisOwn(moments[number], seat)) return false;
  const before = masked(moments[number - 1].views[seat]);
  const isSet = (place) => places.some((each) => place.startsWith(each)) || !before.includes(place);
  const isShown = (place) => moments.some((moment, later) => later > number && same(at(moment.views[seat], place), at(position, place)));
  return masked(views[seat]).some((place) => isSet(place) && !isShown(place));
}

/** The position or view that is drawn for a seat. */
export const shownTo = (moment, seat) => (seat === EVERYTHING ? moment.position : moment.views[seat]);

/** The seats whose actions are listed for a seat: itself, and chance. */
export const isListed = (seat, step) => seat === EVERYTHING || step.seat === seat || step.seat === 'chance';

/** The seats for which the viewer may try actions. Rejections of another seat's actions could reveal secrets. */
export const triesFor = (seat, seats) => [...(seat === EVERYTHING ? seats : seats.filter((each) => each === seat)), 'chance'];

/** Of the seats that people play, the one that is to act; if several are, the current viewer. */
export function toAct(turn, seats, looking) {
  const due = turn.pending.map(({ seat }) => seat).filter((seat) => seats.includes(seat));
  return due.includes(looking) ? looking : due[0] ?? null;
}
