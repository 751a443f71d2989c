// Validity of positions: the part that all rulesets share.

/** The faults from the first part of the checks that finds any: [{clause, code, path}] in the order of blame. */
export function firstFaults(parts, rules, position) {
  for (const part of parts) {
    const found = [];
    const fault = (clause, isBroken, place = '') => {
      if (isBroken) found.push({ clause, code: 'impossible', path: `$.position${place === '' ? '' : `.${place}`}` });
      return isBroken;
    };
    part(rules, position, fault);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether two values are equal, regardless of the order of field names. */
export function isEqual(one, other) {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length
    && names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]));
}
