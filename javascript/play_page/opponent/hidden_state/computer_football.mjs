// A hidden call can be a run by any back or a pass to any zone; a hidden carrier is the man to whom the call gives the
// ball.
import { HIDDEN } from '../../visibility.mjs';

const BACKS = ['Q', 'F', 'H', 'T'];
const ZONES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const RUNS = BACKS.map((run) => ({ run, zone: null }));
const PASSES = ZONES.map((zone) => ({ run: null, zone }));

export function behind(seen) {
  const positions = callsBehind(seen.call).map((call) => ({ ...seen, call, carrier: carrierOf(seen, call) }));
  return { positions, all: true };
}

function callsBehind(call) {
  if (call === HIDDEN) return [...RUNS, ...PASSES];
  if (call?.run === HIDDEN) return RUNS;
  return call?.zone === HIDDEN ? PASSES : [call];
}

const carrierOf = ({ carrier }, call) => (carrier === HIDDEN ? { of: 'offense', man: call.run ?? 'Q' } : carrier);
