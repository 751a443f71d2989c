// The computer players as a classic script: an object for the page, or the answers of a worker.
import { choiceFor } from './players.mjs';

/** The object for a page. `script` is the function of the whole script; a worker runs it again after the engine. */
export function offered(script) {
  if (isWorker()) onmessage = ({ data: { number, request } }) => postMessage({ number, ...answer(request) });
  return { choiceFor, script };
}

const isWorker = () => typeof document === 'undefined' && typeof postMessage === 'function' && typeof importScripts === 'function';

function answer(request) {
  try {
    return { choice: choiceFor(globalThis.scrimmage.games, request) };
  } catch (error) {
    return { trouble: String(error?.message ?? error) };
  }
}
