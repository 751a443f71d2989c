// Protocol 1 in a page: a line in and a line out, at once or, where one is to be had, in a worker.
import { conversation } from './protocol.mjs';

/** What a page is given. `script` is the function that the whole classic script is: a worker runs it again. */
export function offered(script) {
  if (isWorker()) return listening(conversation());
  return { answer: conversation(), connect: () => connected(script) };
}

const isWorker = () => typeof document === 'undefined' && typeof postMessage === 'function' && typeof importScripts === 'function';

function listening(answer) {
  onmessage = ({ data: { number, lines } }) => postMessage({ number, replies: lines.map(answer) });
  return { answer };
}

/**
 * A conversation of its own, {isWorker, ask, close}: `ask` takes lines and promises their replies. A page opened from a
 * file may start no worker from another file, but one from a text that it holds; without workers the page answers itself.
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
