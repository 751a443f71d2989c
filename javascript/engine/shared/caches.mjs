// What is found of a position, or of a part of it, again and again is kept with that, once it will not change any more.

const KEPT = Symbol('what has been found of settled data, by name');

/** These data belong to a game now, and to its rules: nobody changes them. What is kept with them is not copied with them. */
export function settled(data) {
  if (data[KEPT] === undefined) Object.defineProperty(data, KEPT, { value: {} });
  return data;
}

export const isSettled = (data) => data[KEPT] !== undefined;

/** A function that finds something of data, and looks only once where they are settled. */
export const once = (name, find) => (data) => {
  const known = data[KEPT];
  if (known === undefined) return find(data);
  return known[name] ?? (known[name] = find(data));
};

/** The same of data under their rules. */
export const onceUnder = (name, find) => (rules, data, more) => {
  const known = data[KEPT];
  if (known === undefined) return find(rules, data, more);
  return known[name] ?? (known[name] = find(rules, data, more));
};
