// Questions about the rules, the deck and the field. Each takes a game, {ruleset, rules, position}, and the arguments.
import { badRequest } from '../shared/failures.mjs';
import { integer, oneOf, text } from '../shared/decoder.mjs';
import { shares } from '../shared/fractions.mjs';
import { decodeDeck, faultsOfDeck, hasTurnover } from './deck.mjs';
import { tally } from './card_pile.mjs';
import { cellOf, kindOfCell } from './play_by_play.mjs';
import { FIELD, HANDS, POINTS, RUNS } from './rulebook.mjs';
import { session } from './online_session.mjs';

const SECTIONS = ['kick_off', 'punt', 'field_goal', 'turnover'];
const MIDFIELD = FIELD / 2;
const MOST = 99;

export const queries = {
  plays: () => ({
    offence: HANDS.offence.map((play) => ({ play, kind: RUNS.includes(play) ? 'run' : 'pass' })),
    defence: HANDS.defence,
  }),
  card: ({ rules }, { card }) => cardNamed(rules, card),
  cell,
  scoring: () => POINTS,
  deck: aboutDeck,
  'check-deck': checkDeck,
  pairing,
  section,
  spot: (_, args) => spotOf(args),
  session,
};

function cardNamed(rules, id) {
  const card = rules.cards.get(text(id, '$.args.card'));
  if (card === undefined) throw badRequest(`$.args.card: no card ${id}`);
  return card;
}

const offensive = (play) => oneOf(play, '$.args.offence', HANDS.offence);
const defensive = (play) => oneOf(play, '$.args.defence', HANDS.defence);

function cell({ rules }, { card, offence, defence }) {
  const result = cellOf(cardNamed(rules, card), offensive(offence), defensive(defence));
  return { result, kind: kindOfCell(result) };
}

function aboutDeck({ rules: { deck: { id, invented, cards } } }) {
  const markers = ['line of scrimmage', 'first-down flags'];
  return { id, invented, cards: cards.length, with_turnover: cards.filter(hasTurnover).length, markers };
}

// TO.most-cards as KF-A49 reads it; it is told, never demanded.
function checkDeck({ rules }, args) {
  const deck = decodeDeck(args.deck, '$.args.deck');
  const faults = faultsOfDeck(deck, rules.readings).map(({ clause, path }) => ({ clause, path }));
  const most = faults.length > 0 ? null : 2 * deck.cards.filter(hasTurnover).length > deck.cards.length;
  return { faults, most_have_turnover: most };
}

function pairing({ rules }, { offence, defence }) {
  offensive(offence);
  defensive(defence);
  return distribution(rules.deck.cards.map((card) => cellOf(card, offence, defence)), (word) => RESULT_WORDS.indexOf(word));
}

function section({ rules }, { section: name }) {
  oneOf(name, '$.args.section', SECTIONS);
  return distribution(rules.deck.cards.map((card) => card[name]), () => 0);
}

const RESULT_WORDS = ['-', 'TD', 'T/O']; // as results are listed

// Numbers ascending, then the words by rank and, where that is equal, by spelling.
function distribution(entries, rank) {
  const inOrder = ([one], [two]) => {
    if (typeof one !== typeof two) return typeof one === 'number' ? -1 : 1;
    if (typeof one === 'number') return one - two;
    return rank(one) - rank(two) || (one < two ? -1 : 1);
  };
  return shares([...tally(entries)].sort(inOrder)).map(([result, p]) => ({ result, p }));
}

// KF-A04: yard line n of the other half is 100 - n, and 50 is midfield.
function spotOf({ line, gain }) {
  const spot = readLine(text(line, '$.args.line')) + integer(gain ?? 0, '$.args.gain', -MOST, MOST);
  if (spot < 1 || spot >= FIELD) throw badRequest('$.args.gain: the gain leads beyond a goal line');
  return { spot, line: nameLine(spot), to_goal: FIELD - spot };
}

function readLine(line) {
  const [, half, yards] = /^(own|opponent's) ([1-9]|[1-4][0-9]|50)$/.exec(line) ?? [];
  if (line === 'midfield') return MIDFIELD;
  if (half === undefined) throw badRequest(`$.args.line: no yard line ${line}`);
  return half === 'own' ? Number(yards) : FIELD - Number(yards);
}

function nameLine(spot) {
  if (spot === MIDFIELD) return 'midfield';
  return spot < MIDFIELD ? `own ${spot}` : `opponent's ${FIELD - spot}`;
}
