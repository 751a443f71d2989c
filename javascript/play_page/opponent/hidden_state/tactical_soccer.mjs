// A hidden word can be any of the three words.
import { HIDDEN } from '../../visibility.mjs';

const AIMS = ['Left', 'Center', 'Right'];

export function behind(seen) {
  const words = (name) => (seen.aims[name] === HIDDEN ? AIMS : [seen.aims[name]]);
  const positions = words('attack').flatMap((attack) => words('defence').map((defence) => ({ ...seen, aims: { attack, defence } })));
  return { positions, all: true };
}
