// The data published with the kit, as Node reads it. Where files cannot be read, another module takes its place.
import { readFileSync } from 'node:fs';

/** The data of `rulebooks/card-football` and the like. */
export const published = (path) => JSON.parse(readFileSync(new URL(`../../conformance/${path}.json`, import.meta.url), 'utf8'));
