// Legality of an action: its preconditions are checked one after the other, in the order of blame.

/** The first legal step of each seat and kind of action among these steps. */
export function firstOfEachKind(steps, isLegal) {
  const found = [];
  const isKnown = ({ seat, action: { type } }) => found.some((step) => step.seat === seat && step.action.type === type);
  for (const step of steps) if (!isKnown(step) && isLegal(step)) found.push(step);
  return found;
}

/**
 * {consult, isAllowed} of a ruleset. `asks` is its function of {rules, position, seat, ask} and an action. It calls
 * `ask(clause, holds, facts)` for each precondition, which returns whether the precondition holds.
 */
export const permissionOf = (asks) => ({
  /** [{clause, holds, code, facts}] of every checked precondition; the action is legal if all hold. */
  consult(rules, position, { seat, action }) {
    const consulted = [];
    const ask = (clause, holds, facts = {}) => {
      consulted.push({ clause, holds: Boolean(holds), code: 'not-allowed', facts });
      return Boolean(holds);
    };
    asks({ rules, position, seat, ask }, action);
    return consulted;
  },

  /** Whether the action is legal. */
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
