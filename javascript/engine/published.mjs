// Published data of the kit, read from files by Node. In a web page, another module takes the place of this one.
import { readFileSync } from 'node:fs';

/** The content of a data file such as `rulebooks/card-football`. */
export const published = (path) => JSON.parse(readFileSync(new URL(`../../conformance/${path}.json`, import.meta.url), 'utf8'));
