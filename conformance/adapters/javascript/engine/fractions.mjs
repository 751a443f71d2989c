// Exact probabilities. Numerators and denominators are counts of cards, so whole numbers are enough; no floats.

function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** "5/36", always reduced; a whole number is written alone, so certainty is "1". */
export function fraction(part, whole) {
  const divisor = greatestCommonDivisor(part, whole);
  const denominator = whole / divisor;
  return denominator === 1 ? String(part / divisor) : `${part / divisor}/${denominator}`;
}

/** Turns [key, count] pairs into [key, "n/d"] pairs over their common total. */
export function shares(counts) {
  const whole = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.map(([key, count]) => [key, fraction(count, whole)]);
}
