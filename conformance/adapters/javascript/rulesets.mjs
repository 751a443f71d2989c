// The engines, each with the same functions, so that the adapter need not know which one it serves.
import * as cardActions from './engine/actions.mjs';
import * as cardOptions from './engine/options.mjs';
import { perft } from './engine/perft.mjs';
import { query } from './engine/queries.mjs';
import * as cardBook from './engine/rulebook.mjs';
import * as cardTable from './engine/table.mjs';
import * as footballQueries from './computer_football/queries.mjs';
import * as footballBook from './computer_football/rulebook.mjs';
import * as footballTable from './computer_football/table.mjs';
import * as footballViews from './computer_football/views.mjs';

const FACETS = ['query', 'positions', 'referee', 'legal', 'reason', 'chance', 'odds', 'observe', 'explain', 'perft', 'session'];

export const CARD_FOOTBALL = {
  facets: FACETS,
  seats: cardBook.SEATS,
  decodeAction: cardActions.decodeAction,
  decodeScript: cardActions.decodeScript,
  legalActions: cardActions.legalActions,
  rulesFor: cardOptions.rulesFor,
  ...cardTable,
  perft,
  query,
};

export const COMPUTER_FOOTBALL = {
  facets: FACETS,
  seats: footballBook.SEATS,
  ...footballTable,
  query: footballQueries.query,
  view: footballViews.view,
};
