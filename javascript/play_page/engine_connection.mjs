// The engine of the page, asked in Protocol 1: one conversation for all that is played here.

let conversation = null;
let last = 0;

/** Promises the reply to a request. */
export async function ask(request) {
  conversation ??= globalThis.scrimmage.connect();
  last += 1;
  const [reply] = await conversation.ask([JSON.stringify({ id: last, ...request })]);
  return JSON.parse(reply);
}

let games = 0;

/** A handle that nobody has yet. */
export function newHandle() {
  games += 1;
  return `table-${games}`;
}

/** What keeps a request from being answered as asked, and that no rule says: a text for people. */
export class Trouble extends Error {}

/** The reply, if it is `ok`; else Trouble. */
export async function sure(request) {
  const reply = await ask(request);
  if (reply.status !== 'ok') throw new Trouble(complaint(reply));
  return reply;
}

export const complaint = ({ status, message, clause }) => {
  if (clause) return `This action is refused under ${clause}.`;
  return message ? message.replace(/^\$\.?[^:]*: /, '') : `The engine returned ${status}.`;
};
