// What follows a secret call of card-football: the odds of the card for each call that the other side may have made.
import { setAside } from '../action_previews.mjs';
import { share } from '../chance.mjs';
import { make } from '../elements.mjs';
import { ask } from '../engine_connection.mjs';
import { behind } from '../opponent/hidden_state.mjs';
import { HIDDEN, shownTo } from '../visibility.mjs';
import { now } from '../session.mjs';

const OTHER = { offence: 'defence', defence: 'offence' };
const LABELS = ['average gain', 'scores', 'loses the ball'];

/** [{call, gain, scores, loses}] for each call of the other side; null for an action that is no such call. */
export async function oddsAfterCall(session, seat, { seat: who, action }) {
  if (session.about.ruleset !== 'card-football' || action.type !== 'call') return null;
  const { position } = now(session);
  const role = position.offence === who ? 'offence' : 'defence';
  const seen = { ...shownTo(now(session), seat), phase: 'turn-card', calls: { [role]: action.play, [OTHER[role]]: HIDDEN } };
  const { positions } = behind('card-football', seen, Object.keys(position));
  const rows = [];
  for (const each of positions) rows.push(await rowOf(session, each, each.calls[OTHER[role]]));
  return rows.filter(Boolean);
}

async function rowOf(session, position, call) {
  const game = await setAside(session, position, 'questions');
  const { actions: [turn] = [] } = game === null ? {} : await ask({ op: 'legal', game });
  if (turn === undefined) return null;
  const { status, value } = await ask({ op: 'query', query: 'odds', game, args: { ...turn, of: ['/spot', '/offence', '/score'] } });
  return status === 'ok' ? { call, ...summary(position, value) } : null;
}

/** The mean gain of the results without a score or another side on offense, and the shares of those two. */
function summary({ spot, offence, score }, outcomes) {
  const total = (some) => some.reduce((sum, { p }) => sum + share(p), 0);
  const scores = outcomes.filter(({ is }) => JSON.stringify(is[2]) !== JSON.stringify(score));
  const others = outcomes.filter((each) => !scores.includes(each));
  const loses = others.filter(({ is }) => is[1] !== offence);
  const gains = others.filter(({ is }) => is[1] === offence && is[0] !== null);
  const sum = gains.reduce((all, { is, p }) => all + share(p) * (is[0] - spot), 0);
  return { gain: sum / (total(gains) || 1), scores: total(scores), loses: total(loses) };
}

const percent = (part) => `${Math.round(100 * part)} %`;

/** The rows as a table. */
export function oddsAfterCallSaid({ action }, rows) {
  const values = ({ gain, scores, loses }) => [`${gain.toFixed(1)} yards`, percent(scores), percent(loses)];
  return make('div.trial-odds', {},
    make('p', {}, make('strong', {}, `Call ${action.play}. `), 'The call alone changes nothing yet. The card decides, for each call of the other side:'),
    make('table.odds-after-call', {}, make('thead', {}, make('tr', {}, ['other call', ...LABELS].map((head) => make('th', { scope: 'col' }, head)))),
      make('tbody', {}, rows.map((row) => make('tr', {}, make('th', { scope: 'row' }, row.call), values(row).map((text) => make('td', {}, text)))))));
}
