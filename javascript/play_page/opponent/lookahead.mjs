// Values of actions by playing them out: both sides go on with a quick player, and chance is drawn. Half of the actions
// are given up after each round, so that the best ones are played out most often.

/** A function that picks one of [value, weight] pairs at random. */
export const picker = (random) => (weights) => {
  let left = random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  return (weights.find(([, weight]) => (left -= weight) < 0) ?? weights.at(-1))[0];
};

/** The index of the highest number; of equal ones, one at random. */
export function best(values, random) {
  const most = Math.max(...values);
  const all = values.flatMap((value, index) => (value > most - 1e-9 ? [index] : []));
  return all[Math.floor(random() * all.length)];
}

/** The indexes of the highest numbers, highest first. */
export const highest = (values, count) => values.map((value, index) => [value, index])
  .sort(([one], [other]) => other - one).slice(0, count).map(([, index]) => index);

/**
 * The candidate with the highest mean value. `play(candidate, round)` plays a candidate out and returns {value, plies};
 * `budget` is the number of plies in all, so that equal requests have equal choices.
 */
export function bestByPlayouts(candidates, play, budget) {
  let field = candidates.map((candidate) => ({ candidate, sum: 0, count: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length)));
  let number = 0;
  for (let round = 0; round < rounds && field.length > 1; round += 1) {
    let left = budget / rounds;
    for (; left > 0; number += 1) {
      for (const each of field) {
        const { value, plies } = play(each.candidate, number);
        [each.sum, each.count] = [each.sum + value, each.count + 1];
        left -= Math.max(1, plies);
      }
    }
    field = field.sort((one, other) => other.sum / other.count - one.sum / one.count).slice(0, Math.ceil(field.length / 2));
  }
  return field[0].candidate;
}
