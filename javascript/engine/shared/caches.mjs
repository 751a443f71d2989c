// Caches of values computed from positions. A value is stored with its position once the position does not change any
// more.

const KEPT = Symbol('what has been found of settled data, by name');

/** Mark data as settled: they belong to a game and do not change. Copies of them do not contain the cached values. */
export function settled(data) {
  if (data[KEPT] === undefined) Object.defineProperty(data, KEPT, { value: {} });
  return data;
}

export const isSettled = (data) => data[KEPT] !== undefined;

/** A function that computes a value from data, cached if the data are settled. */
export const once = (name, find) => (data) => {
  const known = data[KEPT];
  if (known === undefined) return find(data);
  return known[name] ?? (known[name] = find(data));
};

/** The same for data and the rules of their game. */
export const onceUnder = (name, find) => (rules, data, more) => {
  const known = data[KEPT];
  if (known === undefined) return find(rules, data, more);
  return known[name] ?? (known[name] = find(rules, data, more));
};
