// Differences between two successive positions as sentences.
import { spaced, valueSaid } from './phrases.mjs';

const MOST = 14;

/** [{where, from, to}] for each changed value; fields of the position have the names that the odds use. */
export function differences(before, after, places = {}) {
  const names = Object.fromEntries(Object.entries(places).map(([name, pointer]) => [pointer, name]));
  return found(before, after, '')
    .map(({ pointer, from, to }) => ({ where: names[pointer] ?? named(pointer), ...(isList(from) && isList(to) ? listed(from, to) : { from: valueSaid(from), to: valueSaid(to) }) }))
    .filter(({ from, to }) => from !== to);
}

const isList = (value) => Array.isArray(value) && !value.every(Number.isInteger);

/** The added and removed items of a list; the whole list if its order changed or all items changed. */
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
  // Fields that only the new stage has are left out, because the change of the stage implies them.
  const isOther = before.phase !== after.phase && pointer !== '';
  if (isOther) return found(before.phase, after.phase, `${pointer}/phase`);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .flatMap((name) => found(before[name], after[name], `${pointer}/${name}`));
}

// For the path `/men/offense/on/36/at`, the sentence is about man 36.
const named = (pointer) => pointer.split('/').slice(1).filter((name) => name !== 'men' && name !== 'on').map(spaced).join(', ');

/** The differences as short sentences; a long list is truncated. */
export function changesSaid(before, after, places) {
  const all = differences(before, after, places);
  const told = all.slice(0, MOST).map(({ where, from, to }) => `${where}: ${from && `${from} → `}${to}`);
  return all.length > MOST ? [...told, `and ${all.length - MOST} more`] : told;
}
