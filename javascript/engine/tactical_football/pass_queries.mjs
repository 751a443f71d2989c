// Questions about passes, fumbles and recovery: tables, sums and odds.
import { badRequest } from '../shared/failures.mjs';
import { integer, text } from '../shared/decoder.mjs';
import { NEVER, product, sum, written } from '../shared/fractions.mjs';
import { positionThatCanBe } from '../shared/game.mjs';
import { deductions, isCompleting, lengthOf, rowOfTable } from './pass_tables.mjs';
import { manOf } from './position.mjs';
import { FUMBLE, GREATEST_ROW, LONGEST_PASS, MISSED, RECOVERY, TWO_DICE } from './rulebook.mjs';

const WHOLE = TWO_DICE.reduce((total, [, weight]) => total + weight, 0);
const MOST_NET = 200;
const MOST_TURNS = 20;
const ITEMS = ['distance', 'target', 'men at the passer', 'men at the receiver', 'overlapping zones'];

const at = (name) => `$.args.${name}`;
const weightOf = (isMeant) => TWO_DICE.reduce((total, [dice, weight]) => total + (isMeant(dice) ? weight : 0), 0);
const shareOf = (isMeant) => written(sum(NEVER, [BigInt(weightOf(isMeant)), BigInt(WHOLE)]));

function completionOdds(rules, net) {
  const row = rowOfTable(net);
  return { row, completed: shareOf((dice) => row !== null && isCompleting(rules, row, dice)) };
}

function manIn(position, args, name) {
  const man = text(args[name], at(name));
  if (manOf(position, 'offense', man) === undefined) throw badRequest(`${at(name)}: there is no man ${man} on the field`);
  return man;
}

// After so many throws, of a man who is thrown for until he is back or injured.
function afterThrows(marker, turns) {
  const still = weightOf((dice) => RECOVERY[marker][dice] === 'none');
  const now = ['R', 'none', 'I'].map((result) => [result, weightOf((dice) => RECOVERY[marker][dice] === result)]);
  let share = [1n, 1n];
  const found = { R: NEVER, I: NEVER };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [result, weight] of now) {
      if (result !== 'none') found[result] = sum(found[result], product(share, [BigInt(weight), BigInt(WHOLE)]));
    }
    share = product(share, [BigInt(still), BigInt(WHOLE)]);
  }
  return [['R', found.R], ['none', share], ['I', found.I]].filter(([, part]) => part[0] > 0n);
}

export const passingQueries = {
  completion: ({ rules }, args) => {
    const row = rowOfTable(integer(args.net, at('net'), -MOST_NET, MOST_NET));
    const dice = integer(args.dice, at('dice'), 2, 12);
    return { row, completed: row !== null && isCompleting(rules, row, dice) };
  },
  'completion-table': ({ rules }) => Object.fromEntries(Array.from({ length: GREATEST_ROW + 1 }, (_, row) =>
    [String(row), TWO_DICE.map(([dice]) => dice).filter((dice) => isCompleting(rules, row, dice))])),
  'completion-odds': ({ rules }, args) => completionOdds(rules, integer(args.net, at('net'), -MOST_NET, MOST_NET)),
  'pass-points': ({ ruleset, rules }, args) => {
    const position = positionThatCanBe(ruleset, rules, args.position);
    const [man, to] = ['passer', 'receiver'].map((name) => manIn(position, args, name));
    if (lengthOf(rules, position, man, to) > LONGEST_PASS) throw badRequest(`${at('receiver')}: too far`);
    const target = position.turn.throw?.target ?? null;
    const items = [
      { item: 'passer', points: rules.men.offense[man].passing }, { item: 'receiver', points: rules.men.offense[to].receiving },
      ...deductions(rules, position, { man, to, target }).map(({ points }, index) => ({ item: ITEMS[index], points: points === 0 ? 0 : -points })),
    ];
    const net = items.reduce((total, { points }) => total + points, 0);
    return { items, net, ...completionOdds(rules, net) };
  },
  'fumble-odds': () => {
    const [lost, missed] = [weightOf((dice) => dice === FUMBLE), weightOf((dice) => dice === MISSED)];
    return { fumbled: written(sum(NEVER, [BigInt(lost), BigInt(WHOLE)])), kept: written(sum(NEVER, [BigInt(missed), BigInt(WHOLE + missed)])) };
  },
  'recovery-odds': (game, args) => {
    const marker = integer(args.marker, at('marker'), 1, 4);
    const turns = integer(args.turns ?? 1, at('turns'), 1, MOST_TURNS);
    return afterThrows(marker, turns).map(([result, part]) => ({ result, p: written(part) }));
  },
};
