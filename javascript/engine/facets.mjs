// The facets that this engine declares for each ruleset. The list is separate, so that a host can load rulesets later.
const ALL = ['query', 'positions', 'referee', 'legal', 'reason', 'chance', 'odds', 'observe', 'explain', 'perft'];

export const FACETS = {
  'card-football': [...ALL, 'session'],
  'computer-football': ALL,
  'tactical-soccer': ALL,
  'tactical-football': ALL,
};
