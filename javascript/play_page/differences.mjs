// What one position has otherwise than the one before it, in words.
import { spaced, valueSaid } from './phrases.mjs';

const MOST = 14;

/** [{where, from, to}] in words, place by place; fields of the position are told by the names that odds have for them. */
export function differences(before, after, places = {}) {
  const names = Object.fromEntries(Object.entries(places).map(([name, pointer]) => [pointer, name]));
  return found(before, after, '')
    .map(({ pointer, from, to }) => ({ where: names[pointer] ?? named(pointer), ...(isList(from) && isList(to) ? listed(from, to) : { from: valueSaid(from), to: valueSaid(to) }) }))
    .filter(({ from, to }) => from !== to);
}

const isList = (value) => Array.isArray(value) && !value.every(Number.isInteger);

/** Of a list, what was put in and what was taken out; all of it where its order changed, or nothing stayed. */
function listed(before, after) {
  const lacks = (all) => (each) => !all.some((other) => JSON.stringify(other) === JSON.stringify(each));
  const [gone, come] = [before.filter(lacks(after)), after.filter(lacks(before))];
  if (gone.length === before.length || gone.length + come.length === 0) return { from: valueSaid(before), to: valueSaid(after) };
  return { from: '', to: [...gone.map((each) => `− ${valueSaid(each)}`), ...come.map((each) => `+ ${valueSaid(each)}`)].join(', ') };
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function found(before, after, pointer) {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isRecord(before) || !isRecord(after) || ('of' in before && 'man' in before)) return [{ pointer, from: before, to: after }];
  // What another stage has of its own is not told: that it is another stage says it.
  const isOther = before.phase !== after.phase && pointer !== '';
  if (isOther) return found(before.phase, after.phase, `${pointer}/phase`);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .flatMap((name) => found(before[name], after[name], `${pointer}/${name}`));
}

// Of `/men/offense/on/36/at` a player wants to hear of 36.
const named = (pointer) => pointer.split('/').slice(1).filter((name) => name !== 'men' && name !== 'on').map(spaced).join(', ');

/** The differences as short sentences; what is many is cut. */
export function changesSaid(before, after, places) {
  const all = differences(before, after, places);
  const told = all.slice(0, MOST).map(({ where, from, to }) => `${where}: ${from && `${from} → `}${to}`);
  return all.length > MOST ? [...told, `and ${all.length - MOST} more`] : told;
}
