// Whether an action is allowed: the clauses that it has to satisfy are asked one after the other, in the order of blame.

/**
 * {consult, isAllowed} of a ruleset. `asks` is its function of a table, {rules, position, seat, ask}, and an action; it
 * puts each clause to `ask(clause, holds, facts)`, which tells it whether that clause holds.
 */
export const permissionOf = (asks) => ({
  /** [{clause, holds, code, facts}], every clause consulted; the action is allowed if all hold. */
  consult(rules, position, { seat, action }) {
    const consulted = [];
    const ask = (clause, holds, facts = {}) => {
      consulted.push({ clause, holds: Boolean(holds), code: 'not-allowed', facts });
      return Boolean(holds);
    };
    asks({ rules, position, seat, ask }, action);
    return consulted;
  },

  /** The same as yes or no. */
  isAllowed(rules, position, { seat, action }) {
    let isAllowed = true;
    const ask = (clause, holds) => {
      isAllowed &&= Boolean(holds);
      return Boolean(holds);
    };
    asks({ rules, position, seat, ask }, action);
    return isAllowed;
  },
});
