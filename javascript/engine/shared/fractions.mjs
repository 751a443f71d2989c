// Exact probabilities: reduced fractions of whole numbers of any size, as [numerator, denominator].

export const NEVER = [0n, 1n];
export const ALWAYS = [1n, 1n];

function reduced(above, below) {
  let [a, b] = [above, below];
  while (b !== 0n) [a, b] = [b, a % b];
  return [above / a, below / a];
}

export const sum = ([above, below], [otherAbove, otherBelow]) =>
  reduced(above * otherBelow + otherAbove * below, below * otherBelow);

export const product = ([above, below], [otherAbove, otherBelow]) => reduced(above * otherAbove, below * otherBelow);

/** The first fraction minus the second. */
export const without = (whole, [above, below]) => sum(whole, [-above, below]);

export const quotient = (fraction, [above, below]) => product(fraction, [below, above]);

/** The text of a fraction, such as "5/36"; a whole number has no denominator, so certainty is "1". */
export const written = ([above, below]) => (below === 1n ? `${above}` : `${above}/${below}`);

/** Convert [key, weight] pairs to [key, fraction] pairs over their total weight. */
export function fractions(weights) {
  const whole = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.map(([key, weight]) => [key, reduced(BigInt(weight), BigInt(whole))]);
}

/** The same with the fractions as text. */
export const shares = (weights) => fractions(weights).map(([key, fraction]) => [key, written(fraction)]);
