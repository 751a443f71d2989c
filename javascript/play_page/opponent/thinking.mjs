// Choices of computer players, made in a worker where the page can start one, so that the page stays responsive.
// A request contains only what the seat sees: its view and its own legal actions.

let worker = null;
let last = 0;
const waiting = new Map(); // the number of a request -> {resolve, reject}

/** A promise of the index of the chosen action. The players are a script of their own, which a worker runs again. */
export function choiceOf(request) {
  const { computerPlayers: { choiceFor, script }, scrimmage } = globalThis;
  worker ??= script ? started(scrimmage.script, script) : false;
  if (worker === false) return Promise.resolve().then(() => choiceFor(scrimmage.games, request));
  return new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    worker.postMessage({ number: last, request });
  });
}

/** A page that is opened from a local file can start a worker only from a text. Without workers, the page thinks itself. */
function started(engine, players) {
  try {
    const url = URL.createObjectURL(new Blob([`var scrimmage=(${engine})();(${players})()`], { type: 'text/javascript' }));
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
