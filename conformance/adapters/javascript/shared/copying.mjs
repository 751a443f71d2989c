// Copies of plain data, which is all that a position is made of.

/** The same data, none of it shared. */
export function copied(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  const copy = { ...value };
  for (const name in copy) {
    const part = copy[name];
    if (typeof part === 'object' && part !== null) copy[name] = copied(part);
  }
  return copy;
}
