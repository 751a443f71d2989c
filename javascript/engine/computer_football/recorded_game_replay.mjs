// Stored games: reading a record, playing it through, showing it again, going on with it.
import { badRequest, isAnswer, refused } from '../shared/failures.mjs';
import { anyRecord, flag, integer, listOf, record, text } from '../shared/decoder.mjs';
import { apply } from '../shared/game.mjs';
import { sha256 } from '../shared/sha256.mjs';
import { decodeMove } from '../shared/steps.mjs';
import { recordedRules } from './options.mjs';
import { freshPosition } from './position.mjs';
import { sounds } from './views.mjs';

const PATH = '$.args.archive';
const ARCHIVE = 'scrimmage-archive-1';
const TRANSCRIPT = 'scrimmage-transcript-1';
const RULESET = 'computer-football';


export function archived({ ruleset }, args) {
  const stored = opened(ruleset, args);
  const { name, rules: { edition, limits }, moves } = stored;
  if (name === null && !isBetweenPlays(stored.positions.at(-1))) throw refused('ARCHIVE.offer', 'play-going-on');
  return { name, complete: isComplete(stored), plays: finishedPlays(stored), moves: moves.length, edition, limits };
}

/** The frames of some plays, or of all there is. */
export function replayed({ ruleset }, args) {
  const stored = opened(ruleset, args);
  const [first, last] = movesShown(stored, args);
  return { frames: stored.positions.slice(first, last + 1).map((position, index) => frame(stored, position, first + index)) };
}

/** From the line-up after the last finished play, under the rules of the record (CF-A93, CF-A94). */
export function extended({ ruleset }, args) {
  const stored = opened(ruleset, args);
  const { rules: { edition, limits, isOffered }, moves, positions } = stored;
  if (isComplete(stored)) throw refused('EXTEND.incomplete', 'game-is-complete');
  if (!isOffered) throw refused('VERSION.no-power', 'edition-not-offered');
  const kept = positions.findLastIndex(isBetweenPlays);
  return { position: positions[kept], plays: finishedPlays(stored), moves: kept, dropped: moves.length - kept, edition, limits };
}

// ---- reading

// {name, rules, moves, positions}: positions[n] is the table after n moves.
function opened(ruleset, { archive }) {
  const { name, transcript } = decodeArchive(archive);
  const given = record(transcript, PATH, ['ruleset', 'options'], ['format', 'moves', 'origin']);
  checkOrigin(given.origin);
  if ((given.format ?? TRANSCRIPT) !== TRANSCRIPT) throw badRequest(`${PATH}.format: not ${TRANSCRIPT}`);
  if (text(given.ruleset, `${PATH}.ruleset`) !== RULESET) throw badRequest(`${PATH}.ruleset: expected ${RULESET}`);
  const rules = recordedRules(given.options);
  if (name !== null && !isName(name)) throw refused('ARCHIVE.name', 'no-name');
  const moves = listOf(given.moves ?? [], `${PATH}.moves`, (move, path) => decodeMove(ruleset, move, path));
  return { name, rules, moves, positions: playThrough({ ruleset, rules }, moves) };
}

// The rules under which the game was recorded: they decide nothing here.
function checkOrigin(origin) {
  if (origin === undefined) return;
  const { version, suite = '' } = record(origin, `${PATH}.origin`, ['version'], ['suite']);
  text(version, `${PATH}.origin.version`);
  text(suite, `${PATH}.origin.suite`);
}

// 1 to 80 characters that can be printed, no spaces at the ends.
const isName = (name) => [...name].length <= 80 && name === name.trim() && name !== '' && !/\p{C}|\p{Zl}|\p{Zp}/u.test(name);

function decodeArchive(archive) {
  if (anyRecord(archive, PATH).format !== ARCHIVE) return { name: null, transcript: archive };
  const { name, complete, transcript, digest } = record(archive, PATH, ['format', 'name', 'complete', 'transcript', 'digest']);
  flag(complete, `${PATH}.complete`);
  if (text(digest, `${PATH}.digest`) !== digestOf(transcript)) throw badRequest(`${PATH}.digest: the digest does not match the transcript`);
  return { name: text(name, `${PATH}.name`), transcript };
}

const digestOf = (value) => sha256(canonical(value));

/** JSON with sorted keys and without spaces. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

// The results that are written down are applied and nothing is drawn (CF-A92).
function playThrough(game, moves) {
  const positions = [freshPosition()];
  moves.forEach(({ chance, ...step }, index) => {
    try {
      positions.push(apply({ ...game, position: positions.at(-1) }, step, chance).game.position);
    } catch (thrown) {
      if (!isAnswer(thrown)) throw thrown;
      throw badRequest(`${PATH}.moves[${index}]: ${thrown.message}`);
    }
  });
  return positions;
}

// ---- plays

const isComplete = ({ positions }) => positions.at(-1).phase === 'over';

const isEmpty = ({ men }) => Object.values(men.offense).every((square) => square === null);
const isBetweenPlays = (position) =>
  ['draw', 'start', 'over'].includes(position.phase) || (position.phase === 'line-up' && isEmpty(position));

function finishedPlays({ positions }) {
  const { phase, play } = positions.at(-1);
  return phase === 'over' ? play : play - 1;
}

// The play that the n-th move belongs to, read off the table before it; 0 before the first.
function playOf({ positions }, n) {
  const { phase, play } = positions[Math.max(0, n - 1)];
  return ['draw', 'start'].includes(phase) ? 0 : play;
}

function movesShown(stored, { from = null, to = null, instant = null }) {
  const { moves } = stored;
  if (instant !== null && flag(instant, '$.args.instant')) {
    const play = justFinished(stored);
    return movesOf(stored, play, play);
  }
  if (from === null && to === null) return [0, moves.length];
  const [first, last] = [integer(from, '$.args.from', 0), integer(to, '$.args.to', 0)];
  if (first < 1 || first > last || last > playOf(stored, moves.length)) throw refused('AREPLAY.part-or-all', 'no-such-plays');
  return movesOf(stored, first, last);
}

// REPLAY.start, CF-A96: between plays and after the game.
function justFinished(stored) {
  const plays = finishedPlays(stored);
  if (plays === 0 || !isBetweenPlays(stored.positions.at(-1))) throw refused('REPLAY.start', 'no-play-just-finished');
  return plays;
}

// From the number of moves before these plays to that after them.
function movesOf(stored, from, to) {
  const plays = stored.moves.map((_, index) => playOf(stored, index + 1));
  const first = plays.findIndex((play) => play >= from);
  return [Math.max(0, first), plays.findLastIndex((play) => play <= to) + 1];
}

// M8.4: no click in a replay.
const frame = (stored, position, move) => ({
  play: Math.max(1, playOf(stored, move)), move, position, sounds: sounds(stored.rules, position).filter((sound) => sound !== 'click'),
});
