// Places as two whole numbers, [x, y]: squares, or hexes, which use every second number.

export const same = (one, other) => one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** A unique number for each valid place. */
export const keyOf = (place) => 256 * place[0] + place[1];

/** A comparison for sorting by column, then by row. */
export const byPlace = ([x, y], [otherX, otherY]) => x - otherX || y - otherY;
