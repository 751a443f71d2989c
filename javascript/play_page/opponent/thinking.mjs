// Choices of computer players, made in a worker where the page can start one, so that the page stays responsive.
// A request contains only what the seat sees: its view and its own legal actions.
import { choiceFor } from './players.mjs';

let script = null; // the function of the whole script of the page, which a worker runs again
let worker = null;
let last = 0;
const waiting = new Map(); // the number of a request -> {resolve, reject}

/** Accept the function of the whole script. In a worker, the script answers requests from then on. */
export function startThinking(wholeScript) {
  script = wholeScript;
  if (isWorker()) onmessage = ({ data: { number, request } }) => postMessage({ number, ...answer(request) });
}

const isWorker = () => typeof document === 'undefined' && typeof postMessage === 'function' && typeof importScripts === 'function';

function answer(request) {
  try {
    return { choice: choiceFor(globalThis.scrimmage.games, request) };
  } catch (error) {
    return { trouble: String(error?.message ?? error) };
  }
}

/** A promise of the index of the chosen action. */
export function choiceOf(request) {
  worker ??= script === null ? false : started();
  if (worker === false) return Promise.resolve().then(() => choiceFor(globalThis.scrimmage.games, request));
  return new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    worker.postMessage({ number: last, request });
  });
}

/** A page that is opened from a local file can start a worker only from a text. Without workers, the page thinks itself. */
function started() {
  try {
    const text = `var scrimmage=(${globalThis.scrimmage.script})();(${script})()`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const begun = new Worker(url);
    URL.revokeObjectURL(url);
    begun.onmessage = ({ data: { number, choice, trouble } }) => settle(number, ({ resolve, reject }) => (trouble ? reject(new Error(trouble)) : resolve(choice)));
    begun.onerror = ({ message }) => [...waiting.keys()].forEach((number) => settle(number, ({ reject }) => reject(new Error(message))));
    return begun;
  } catch {
    return false;
  }
}

function settle(number, finish) {
  const asked = waiting.get(number);
  waiting.delete(number);
  if (asked) finish(asked);
}
