// The link from other pages to the exercises of a game.
import { make } from '../elements.mjs';
import { pageOf } from '../page_data.mjs';

export const exercisesLink = ({ ruleset }) => make('a.exercises-link', { href: pageOf(`exercises.html#${ruleset}`) }, 'Solve the exercises of this game');
