// From the `options` of a request to the rules of one game.
import { badRequest, Refusal } from '../shared/failures.mjs';
import { anyRecord, integer, listOf, list, oneOf, record, text } from '../shared/decoder.mjs';
import { decodeOptions, OPTIONS, remembered } from '../shared/options.mjs';
import { layOut } from './field.mjs';
import { ELEVEN, FACINGS, POSITIONS, POSSESSIONS, READINGS, ROLES, ROSTERS } from './rulebook.mjs';

const ORIGINS = ['stated', 'derived', 'invented'];
const NUMBERS = ['number', 'strength', 'allowance', 'passing', 'receiving'];
const MOST_MEN = 40;
const GREATEST = 99;
const PLACE = `${OPTIONS}.settings.roster`;

export const rulesFor = remembered((options) => {
  const { edition = null, ...others } = anyRecord(options, OPTIONS);
  if (edition !== null) throw badRequest(`${OPTIONS}.edition: this game has no editions`);
  const { readings, settings } = decodeOptions(others, [null], READINGS);
  record(settings, `${OPTIONS}.settings`, [], ['roster', 'scenario', 'possessions']);
  const roster = decodeRoster(settings.roster ?? 'reference');
  const scenario = oneOf(settings.scenario ?? SINGLE, `${OPTIONS}.settings.scenario`, [SINGLE, 'multi-play']);
  const given = settings.possessions ?? null;
  if (given !== null) integer(given, `${OPTIONS}.settings.possessions`, 1, MOST_POSSESSIONS);
  const faults = [
    ...faultsOfRoster(roster).map(({ clause, path }) => ({ clause, code: 'unsound-roster', path: `${PLACE}${path}` })),
    ...faultsOfScenario(scenario, given, readings),
  ];
  if (faults.length > 0) throw new Refusal(faults, { reasons: faults });
  const men = Object.fromEntries(ROLES.map((role) => [role, menOf(roster[role])]));
  const possessions = scenario === SINGLE ? null : given ?? POSSESSIONS;
  return { readings, roster, men, possessions, field: layOut(readings) };
});

const SINGLE = 'single-play';
const MOST_POSSESSIONS = 20;

// The table of several plays is always seen by the offense.
function faultsOfScenario(scenario, possessions, readings) {
  if (scenario === SINGLE) return possessions === null ? [] : [{ clause: '14.2.1', code: 'one-play', path: `${OPTIONS}.settings.possessions` }];
  return readings['TF-A02'] === 'absolute' ? [{ clause: '3.1.1', code: 'seen-by-the-offense', path: `${OPTIONS}.readings.TF-A02` }] : [];
}

// What the men are worth, where they stand in the roster, and the ways to turn them when they are set up.
const menOf = (counters) => Object.fromEntries(counters.map((counter, order) => {
  const man = String(counter.number[0]);
  return [man, { ...valuesOf(counter), order, faces: FACINGS.map((facing) => ({ type: 'face', man, facing })) }];
}));

export const valuesOf = (counter) => Object.fromEntries(NUMBERS.map((name) => [name, counter[name][0]]));

export function decodeRoster(value, path = PLACE) {
  if (typeof value === 'string') {
    if (!Object.hasOwn(ROSTERS, value)) throw badRequest(`${path}: there is no roster called ${value}`);
    return ROSTERS[value];
  }
  record(value, path, ['id', ...ROLES]);
  text(value.id, `${path}.id`);
  for (const role of ROLES) listOf(value[role], `${path}.${role}`, decodeCounter, MOST_MEN);
  return value;
}

function decodeCounter(value, path) {
  record(value, path, ['number', 'position', 'called', 'strength', 'allowance', 'passing', 'receiving'], ['note']);
  for (const name of ['position', 'called']) text(value[name], `${path}.${name}`);
  for (const name of NUMBERS) {
    if (list(value[name], `${path}.${name}`).length !== 2) throw badRequest(`${path}.${name}: expected [value, origin]`);
    integer(value[name][0], `${path}.${name}[0]`, 0, GREATEST);
    oneOf(value[name][1], `${path}.${name}[1]`, ORIGINS);
  }
  return value;
}

export function faultsOfRoster(roster) {
  return ROLES.flatMap((role) => {
    const counters = roster[role];
    const few = counters.length < ELEVEN ? [{ clause: '4.1.1', path: `.${role}` }] : [];
    return [...few, ...counters.flatMap((counter, index) => {
      const isWorn = counters.slice(0, index).some((other) => other.number[0] === counter.number[0]);
      return [
        ...(isWorn ? [{ clause: '3.31.1', path: `.${role}[${index}].number` }] : []),
        ...(POSITIONS[role].includes(counter.position) ? [] : [{ clause: '14.1.1', path: `.${role}[${index}].position` }]),
      ];
    })];
  });
}
