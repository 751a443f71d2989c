// Words at the start of a sentence.

export const capital = (word) => word[0].toUpperCase() + word.slice(1);
