// Exact fractions of whole numbers, as `a/b`: sums, products and differences, in lowest terms.

/** A fraction from a text such as `5/12` or `1`. */
export function fraction(text) {
  const [above, below = '1'] = String(text).split('/');
  return lowest(BigInt(above), BigInt(below));
}

const divisor = (one, other) => (other === 0n ? one : divisor(other, one % other));

function lowest(above, below) {
  const common = divisor(above < 0n ? -above : above, below) || 1n;
  return { above: above / common, below: below / common };
}

export const plus = (one, other) => lowest(one.above * other.below + other.above * one.below, one.below * other.below);
export const times = (one, other) => lowest(one.above * other.above, one.below * other.below);
export const minus = (one, other) => plus(one, { above: -other.above, below: other.below });

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const sum = (all) => all.reduce(plus, ZERO);

/** The share of the values of a list for which a check holds. */
export const shareOf = (values, holds) => lowest(BigInt(values.filter(holds).length), BigInt(values.length));

export const textOf = ({ above, below }) => (below === 1n ? `${above}` : `${above}/${below}`);

/** The percentage with one decimal, and with two below ten percent. */
export function percentOf({ above, below }) {
  const value = 100 * Number(above) / Number(below);
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1 })} %`;
}
