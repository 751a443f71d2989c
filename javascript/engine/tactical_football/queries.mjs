// Questions about the map, the men and the tables.
import { badRequest } from '../shared/failures.mjs';
import { integer, oneOf, text } from '../shared/decoder.mjs';
import { shares } from '../shared/fractions.mjs';
import { positionThatCanBe } from '../shared/game.mjs';
import { reads } from '../shared/options.mjs';
import { depth, distance, hexside, hexsidesBetween, isHex, isInbounds, rowOf, columnOf, sideOf, sights, step, touches, zone } from './field.mjs';
import { decodeRoster, faultsOfRoster, valuesOf } from './options.mjs';
import { passingQueries } from './pass_queries.mjs';
import { allowanceOf, left } from './movement_points.mjs';
import { hasSighted, isActive, labels, manOf, sorted } from './position.mjs';
import { placed } from './possessions.mjs';
import {
  CONTACT, COST, FACINGS, GREATEST_LINE, LEAST_LINE, RECOVERY, ROLES, TWO_DICE,
} from './rulebook.mjs';

const ARGS = '$.args';
const at = (name) => `${ARGS}.${name}`;
const facingIn = (args, name) => oneOf(args[name], at(name), FACINGS);
const roleIn = (args, name) => oneOf(args[name], at(name), ROLES);

function hexIn({ field }, args, name) {
  if (!isHex(field, text(args[name], at(name)))) throw badRequest(`${at(name)}: there is no hex ${args[name]}`);
  return args[name];
}

// What a contact beyond the lines of the table leads to where nothing is rolled (TF-A30).
function withoutDice(rules, differential) {
  if (!reads(rules, 'TF-A30', 'auto')) return null;
  return differential < LEAST_LINE ? 'An2' : 'Dn4';
}

const straightWay = (field, from, to) => FACINGS.find((way) => {
  for (let hex = step(field, from, way); hex !== null; hex = step(field, hex, way)) if (hex === to) return true;
  return false;
}) ?? null;

const endZone = (field, hex) => {
  if (rowOf(field, hex) > 60) return 'ahead';
  return rowOf(field, hex) < 1 ? 'behind' : null;
};

function lineOf({ readings }, differential) {
  const rules = { readings };
  if (reads(rules, 'TF-A30', 'auto') && (differential < LEAST_LINE || differential > GREATEST_LINE)) return null;
  if (reads(rules, 'TF-A30', 'forbid-low') && differential < LEAST_LINE) return null;
  return Math.min(GREATEST_LINE, Math.max(LEAST_LINE, differential));
}

const tally = (cells) => {
  const weights = new Map();
  for (const [dice, weight] of TWO_DICE) weights.set(cells[dice], (weights.get(cells[dice]) ?? 0) + weight);
  return shares([...weights]);
};

const cellsInOrder = (cells) => TWO_DICE.map(([dice]) => cells[dice]);

function manIn({ ruleset, rules }, args) {
  const position = positionThatCanBe(ruleset, rules, args.position);
  const role = roleIn(args, 'side');
  const man = text(args.man, at('man'));
  if (manOf(position, role, man) === undefined) throw badRequest(`${at('man')}: there is no man ${man} on the field`);
  return { rules, position, role, man };
}

export const queries = {
  field({ rules: { field } }) {
    const hexes = [...field.places.keys()];
    return {
      columns: field.columns, rows: 60, 'end zone': 6, hexes: hexes.length, 'hash columns': [field.left, field.right],
      inbounds: hexes.filter((hex) => isInbounds(field, hex)).length,
    };
  },
  hex({ rules }, args) {
    const { field } = rules;
    const hex = hexIn(rules, args, 'hex');
    return {
      column: columnOf(field, hex),
      row: rowOf(field, hex),
      neighbours: Object.fromEntries(FACINGS.map((way) => [way, step(field, hex, way)])),
      inbounds: isInbounds(field, hex),
      'end zone': endZone(field, hex),
      'nearest inbounds': placed({ field }, hex),
    };
  },
  distance({ rules }, args) {
    const [from, to] = [hexIn(rules, args, 'from'), hexIn(rules, args, 'to')];
    return { hexes: distance(rules.field, from, to), straight: straightWay(rules.field, from, to) };
  },
  line({ rules }, args) {
    const hex = hexIn(rules, args, 'hex');
    const line = integer(args.line, at('line'), 0, 60);
    return {
      side: sideOf(rules.field, line, hex), depth: depth(rules.field, line, hex), touches: touches(rules.field, line, hex),
    };
  },
  'yard-line': (game, args) => {
    const yards = integer(args.yards, at('yards'), 0, 100);
    if (yards % 5 !== 0) throw badRequest(`${at('yards')}: there is no line at ${yards} yards`);
    return (yards * 6) / 10;
  },
  hexside: (game, args) => {
    const side = hexside(facingIn(args, 'facing'), facingIn(args, 'way'));
    return { hexside: side, step: side === 'front' ? COST.front : COST.other };
  },
  turn(game, args) {
    const hexsides = hexsidesBetween(facingIn(args, 'from'), facingIn(args, 'to'));
    return { hexsides, cost: hexsides * COST.turn };
  },
  zone: ({ rules }, args) => sorted(zone(rules.field, hexIn(rules, args, 'hex'), facingIn(args, 'facing'))),
  sight: ({ rules }, args) => sights(rules.field, hexIn(rules, args, 'hex'), facingIn(args, 'facing'), hexIn(rules, args, 'target')),
  roster: ({ rules }) => rules.roster,
  man({ rules }, args) {
    const role = roleIn(args, 'side');
    const counter = rules.roster[role].find(({ number }) => String(number[0]) === args.man);
    if (counter === undefined) throw badRequest(`${at('man')}: nobody in that line-up is ${args.man}`);
    const origins = Object.fromEntries(Object.keys(valuesOf(counter)).map((name) => [name, counter[name][1]]));
    return { ...valuesOf(counter), number: String(counter.number[0]), position: counter.position, origins };
  },
  chart({ rules }) {
    const [passer, short, receiver, shortReceiver] = rules.readings['TF-A17'].split('-').map(Number);
    return {
      'front hex': COST.front, 'other hex': COST.other, turn: COST.turn, contact: COST.contact, 'rear contact': COST.rear,
      entering: COST.passive, resolving: COST.resolve, 'another man': COST.occupied, snapping: 1, 'hand off': 1,
      'long pass': passer, 'short pass': short, 'long reception': receiver, 'short reception': shortReceiver,
    };
  },
  'check-roster': (game, args) => ({
    faults: faultsOfRoster(decodeRoster(args.roster, at('roster')))
      .map(({ clause, path }) => ({ clause, path: path.replaceAll(/[.[]/g, '/').replaceAll(']', '') })),
  }),
  'contact-results': ({ rules }, args) => {
    const differential = integer(args.differential, at('differential'), -200, 200);
    const dice = integer(args.dice, at('dice'), 2, 12);
    const line = lineOf(rules, differential);
    return { line, result: line === null ? withoutDice(rules, differential) : CONTACT[line][dice] };
  },
  'contact-table': () => Object.fromEntries(Object.entries(CONTACT).map(([line, cells]) => [line, cellsInOrder(cells)])),
  'recovery-table': () => Object.fromEntries(Object.entries(RECOVERY).map(([line, cells]) => [line, cellsInOrder(cells)])),
  'contact-odds': ({ rules }, args) => {
    const differential = integer(args.differential, at('differential'), -200, 200);
    const line = lineOf(rules, differential);
    if (line !== null) return tally(CONTACT[line]).map(([result, p]) => ({ result, p }));
    const result = withoutDice(rules, differential);
    return result === null ? [] : [{ result, p: '1' }];
  },
  recovery: (game, args) => RECOVERY[integer(args.marker, at('marker'), 1, 4)][integer(args.dice, at('dice'), 2, 12)],
  ...passingQueries,
  points(game, args) {
    const { rules, position, role, man } = manIn(game, args);
    return { allowance: allowanceOf(rules, position, role, man), left: left(rules, position, role, man) };
  },
  controlled(game, args) {
    const { rules, position, role, man } = manIn(game, args);
    const here = manOf(position, role, man);
    return isActive(here) ? sorted(zone(rules.field, here.at, here.facing)) : [];
  },
  sighted(game, args) {
    const { rules, position, role, man } = manIn(game, args);
    const of = roleIn(args, 'of');
    return sorted(labels(position, of).filter((other) => hasSighted(rules, position, role, man, other, of)));
  },
};
