// What is found of a position again and again is kept with it, once the position will not change any more.

const kept = new WeakMap(); // a settled position -> what has been found of it, by name

/** This position belongs to a game now, and to its rules: nobody changes it. */
export function settled(position) {
  if (!kept.has(position)) kept.set(position, {});
  return position;
}

function found(position, name, find) {
  const known = kept.get(position);
  if (known === undefined) return find();
  if (!(name in known)) known[name] = find();
  return known[name];
}

/** A function that finds something of a position, and looks only once where the position is settled. */
export const once = (name, find) => (position) => found(position, name, () => find(position));

/** The same of a position under its rules. */
export const onceUnder = (name, find) => (rules, position, ...more) => found(position, name, () => find(rules, position, ...more));
