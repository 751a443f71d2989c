// Places as two whole numbers, [x, y]: squares, or hexes of which every second number is one.

export const same = (one, other) => one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** A number for each place that can be written. */
export const keyOf = (place) => 256 * place[0] + place[1];

/** For sorting: column by column. */
export const byPlace = ([x, y], [otherX, otherY]) => x - otherX || y - otherY;
