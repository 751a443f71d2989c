// A deck as data: reading it, and the faults for which it is refused, in the published order.
import { anyRecord, flag, isObject, listOf, oneOf, record, text } from '../shared/decoder.mjs';
import { ALL_PLAYS, HANDS, RUNS } from './rulebook.mjs';

const PARTS = ['id', 'kick_off', 'punt', 'field_goal', 'turnover', 'momentum', 'matrix'];
const MARKER_CARDS = ['line-of-scrimmage', 'first-down-flags'];
const FIXED_SIZE = 36; // KF-A03 `fixed`
const MOST = 99;
const MOST_CARDS = 200;

export function decodeDeck(value, path) {
  record(value, path, ['id', 'invented', 'order', 'cards']);
  text(value.id, `${path}.id`);
  flag(value.invented, `${path}.invented`);
  oneOf(value.order, `${path}.order`, ['shuffled', 'stacked']);
  listOf(value.cards, `${path}.cards`, anyRecord, MOST_CARDS);
  return value;
}

/** [{clause, code, path}] in the order of the table; a path is as `/cards/0/matrix/Zone/Short Pass`. */
export const faultsOfDeck = (deck, readings) =>
  TESTS.flatMap(([clause, code, test]) => test(deck, readings).map((path) => ({ clause, code, path })));

/** TO.most-cards as KF-A49 rules it: cards with a T/O in the matrix. */
export const hasTurnover = (card) => Object.values(card.matrix).some((row) => row.includes('T/O'));

function faultsOfPile({ cards }, readings) {
  const ids = cards.map((card) => card.id);
  const twice = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [`/cards/${index}/id`] : []));
  const wrongSize = cards.length === 0 || (readings['KF-A03'] === 'fixed' && cards.length !== FIXED_SIZE);
  return wrongSize ? ['/cards', ...twice] : twice;
}

function onCards(test) {
  return ({ cards }) => cards.flatMap((card, index) => test(card).map((place) => `/cards/${index}${place}`));
}

// Only of a card that has them all.
function onSection(section, isSound) {
  return onCards((card) => (missingFrom(card).length > 0 || isSound(card[section]) ? [] : [`/${section}`]));
}

function onRows(test) {
  return onCards((card) => (missingFrom(card).length > 0 || !hasFiveRows(card.matrix) ? []
    : HANDS.defence.flatMap((play) => test(card.matrix[play]).map((place) => `/matrix/${play}${place}`))));
}

function onCells(isSound) {
  return onRows((row) => (!isFullRow(row) ? []
    : row.flatMap((cell, column) => (isSound(cell, HANDS.offence[column]) ? [] : [`/${HANDS.offence[column]}`]))));
}

const missingFrom = (card) => PARTS.filter((part) => !Object.hasOwn(card, part));

function faultsOfSections(card) {
  const unknown = Object.keys(card).filter((name) => !PARTS.includes(name));
  const nameless = Object.hasOwn(card, 'id') && typeof card.id !== 'string' ? ['id'] : [];
  return [...nameless, ...missingFrom(card), ...unknown].map((name) => `/${name}`);
}

const isForeign = (id) => MARKER_CARDS.includes(id) || ALL_PLAYS.includes(id);
const isFullRow = (row) => Array.isArray(row) && row.length === HANDS.offence.length;
const isYards = (value) => Number.isSafeInteger(value) && Math.abs(value) <= MOST;
const isWord = (value) => value === 'TD' || value === 'T/O';
const isCell = (value) => isYards(value) || isWord(value) || value === '-';
const isKickOff = (value) => isWord(value) || (typeof value === 'string' && /^[rk]([1-9]|[1-4][0-9]|50)$/.test(value));

function hasFiveRows(matrix) {
  return isObject(matrix) && Object.keys(matrix).length === HANDS.defence.length
    && HANDS.defence.every((play) => Object.hasOwn(matrix, play));
}

// KF-A35: with both numbers, the offence's above the defence's, at most one of the notes can trigger.
function isMomentum(note) {
  if (note === null) return true;
  if (!isObject(note) || Object.keys(note).length === 0) return false;
  const sound = Object.entries(note).every(([role, yards]) => Object.hasOwn(HANDS, role) && isYards(yards));
  return sound && !(note.offence <= note.defence);
}

const TESTS = [
  ['PREP.shuffle', 'no-such-pile', faultsOfPile],
  ['PREP.marker-cards', 'not-a-play-by-play-card', onCards((card) => (isForeign(card.id) ? ['/id'] : []))],
  ['COMP.card-sections', 'sections', onCards(faultsOfSections)],
  ['MATRIX.rows', 'rows', onSection('matrix', hasFiveRows)],
  ['MATRIX.columns', 'columns', onRows((row) => (isFullRow(row) ? [] : ['']))],
  ['RESULT.five-kinds', 'cell', onCells((cell) => isCell(cell))],
  ['RESULT.incomplete', 'dash-in-a-running-column', onCells((cell, play) => cell !== '-' || !RUNS.includes(play))],
  ['KICKOFF.r-number', 'kick-off', onSection('kick_off', isKickOff)],
  ['PUNT.read-section', 'punt', onSection('punt', (entry) => isYards(entry) || isWord(entry))],
  ['FG.threshold', 'field-goal', onSection('field_goal', (entry) => isYards(entry) && entry >= 0)],
  ['TO.section', 'turnover', onSection('turnover', (entry) => isYards(entry) && entry !== 0)],
  ['MOM.some-cards', 'momentum', onSection('momentum', isMomentum)],
];
