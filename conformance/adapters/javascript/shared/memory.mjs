// What is found of a position again and again is kept with it, once the position will not change any more.

const KEPT = Symbol('what has been found of a settled position, by name');

/** This position belongs to a game now, and to its rules: nobody changes it. What is kept with it is not copied with it. */
export function settled(position) {
  if (position[KEPT] === undefined) Object.defineProperty(position, KEPT, { value: {} });
  return position;
}

/** A function that finds something of a position, and looks only once where the position is settled. */
export const once = (name, find) => (position) => {
  const known = position[KEPT];
  if (known === undefined) return find(position);
  return known[name] ?? (known[name] = find(position));
};

/** The same of a position under its rules. */
export const onceUnder = (name, find) => (rules, position, more) => {
  const known = position[KEPT];
  if (known === undefined) return find(rules, position, more);
  return known[name] ?? (known[name] = find(rules, position, more));
};
