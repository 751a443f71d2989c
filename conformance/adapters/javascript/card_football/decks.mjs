// The two decks that may be given by name, read from the data published with the kit.
import { readFileSync } from 'node:fs';

const load = (name) => JSON.parse(readFileSync(new URL(`../../../decks/${name}.json`, import.meta.url), 'utf8'));

export const NAMED_DECKS = { default: load('default'), sample: load('sample') };
export const SAMPLE_CARD = NAMED_DECKS.sample.cards[0]; // the one printed card (KF-A02)
