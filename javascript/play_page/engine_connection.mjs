// The connection to the engine of the page through Protocol 1. The whole page uses one conversation.

let conversation = null;
let last = 0;

/** Return a promise of the reply to a request. */
export async function ask(request) {
  conversation ??= globalThis.scrimmage.connect();
  last += 1;
  const [reply] = await conversation.ask([JSON.stringify({ id: last, ...request })]);
  return JSON.parse(reply);
}

let games = 0;

/** An unused handle for a game. */
export function newHandle() {
  games += 1;
  return `table-${games}`;
}

/** Error: a request fails for a reason other than a rule; the message is for the user. */
export class Trouble extends Error {}

/** The reply if its status is `ok`; otherwise throw Trouble. */
export async function sure(request) {
  const reply = await ask(request);
  if (reply.status !== 'ok') throw new Trouble(complaint(reply));
  return reply;
}

export const complaint = ({ status, message, clause }) => {
  if (clause) return `This action is refused under ${clause}.`;
  return message ? message.replace(/^\$\.?[^:]*: /, '') : `The engine returned ${status}.`;
};
