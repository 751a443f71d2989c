// The choice of the men who play, man by man: each man is a button that takes him in or leaves him out.
import { button, make } from '../elements.mjs';
import { now } from '../session.mjs';
import { skillsOf } from './man_card.mjs';

/** Whether all actions only say which men play. */
const areSquads = (legal) => legal.length > 1 && legal.every(({ action }) => action.type === 'select' && Array.isArray(action.men));

const sameMen = (one, other) => one.length === other.length && one.every((man) => other.includes(man));

/** The buttons of all men, first with the first legal choice; null where other actions are legal too. */
export function squadOf(table, legal) {
  if (!areSquads(legal)) return null;
  const men = [...new Set(legal.flatMap(({ action }) => action.men))].sort((one, other) => Number(one) - Number(other));
  const number = legal[0].action.men.length;
  const place = make('div.trial-squad', { role: 'group', 'aria-label': 'The men who play' });
  const show = (playing, focused) => {
    const step = legal.find(({ action }) => sameMen(action.men, playing));
    const toggled = (man) => (playing.includes(man) ? playing.filter((each) => each !== man) : [...playing, man]);
    place.replaceChildren(
      make('p.trial-head', {}, `Choose ${number} of ${men.length} men: ${playing.length} are chosen`),
      make('div.trial-actions', {}, men.map((man) => button([`#${man} `, skillsOf(table, man, now(table.session).position.stage.side)], () => show(toggled(man), man), { 'data-squad': man, 'aria-pressed': String(playing.includes(man)) }))),
      step ? button(`Play with these ${number}`, () => table.choose(step), { class: 'main' }) : make('p.small', {}, said(playing.length, number)));
    place.querySelector(`[data-squad="${focused}"]`)?.focus();
  };
  show(legal[0].action.men, null);
  return place;
}

function said(chosen, number) {
  if (chosen === number) return 'The rules do not allow these men together. Change one of them.';
  return chosen < number ? `Choose ${number - chosen} more.` : `Leave out ${chosen - number}.`;
}
