// Protocol 1 in a web page: a line in and a line out, in the page itself or in a worker.
import { conversation } from './conversation.mjs';
import { RULESETS } from './rulesets.mjs';
import { legalSteps, loadGame, outcomes, sampled } from './shared/game.mjs';

/** The functions for computer players, which play out many actions and need no protocol. */
const GAMES = { RULESETS, legalSteps, loadGame, outcomes, sampled };

/** The object for a page. `script` is the function of the whole classic script; a worker runs it again. */
export function offered(script) {
  if (isWorker()) return listening(conversation());
  return { answer: conversation(), connect: () => connected(script), games: GAMES, script };
}

const isWorker = () => typeof document === 'undefined' && typeof postMessage === 'function' && typeof importScripts === 'function';

function listening(answer) {
  onmessage = ({ data: { number, lines } }) => postMessage({ number, replies: lines.map(answer) });
  return { answer, games: GAMES };
}

/**
 * A separate conversation, {isWorker, ask, close}: `ask` takes lines and returns promises of their replies. A page
 * opened from a local file cannot start a worker from a file, but it can from a text. Without workers, the page
 * answers itself.
 */
function connected(script) {
  const worker = started(script);
  if (worker === null) {
    const answer = conversation();
    return { isWorker: false, ask: async (lines) => lines.map(answer), close() {} };
  }
  const waiting = new Map(); // the number of a message -> who waits for its replies
  let last = 0;
  worker.onmessage = ({ data: { number, replies } }) => {
    waiting.get(number)(replies);
    waiting.delete(number);
  };
  return {
    isWorker: true,
    ask: (lines) => new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ number: last, lines });
    }),
    close: () => worker.terminate(),
  };
}

function started(script) {
  try {
    const url = URL.createObjectURL(new Blob([`(${script})()`], { type: 'text/javascript' }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    return worker;
  } catch {
    return null;
  }
}
