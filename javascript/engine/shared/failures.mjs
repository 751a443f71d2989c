// The failures of a request. They are thrown and become replies. They are not subclasses of Error, because nobody needs
// their stack.
import { shares } from './fractions.mjs';

class Answer {
  constructor(message, reply) {
    this.message = message;
    this.reply = reply;
  }
}

/** The request itself is invalid: unknown names, wrong types, unknown handles, or a script of chance that does not fit. */
export class Fault extends Answer {
  constructor(kind, message) {
    super(message, { status: 'error', kind, message });
  }
}

export const badRequest = (message) => new Fault('bad-request', message);

/** A rule forbids the request. The first reason is reported as the clause; the others are listed too. */
export class Refusal extends Answer {
  constructor(reasons, extra = {}) {
    const [first, ...others] = reasons;
    const also = [...new Set(others.map((other) => other.clause))].filter((clause) => clause !== first.clause);
    super(first.clause, { status: 'rejected', clause: first.clause, code: first.code, also, ...extra });
  }
}

/** A rejection with one reason. */
export const refused = (clause, code) => new Refusal([{ clause, code }]);

/**
 * The script of chance is too short: the kind and purpose of the next outcome, and `weights` of its possible values.
 * `isAgain` is true for a roll that is repeated until it decides.
 */
export class NeedChance {
  constructor(kind, purpose, weights, isAgain) {
    Object.assign(this, { message: 'need-chance', kind, purpose, weights, isAgain });
  }

  get reply() {
    const outcomes = shares(this.weights).map(([value, p]) => ({ value, p }));
    return { status: 'need-chance', next: { kind: this.kind, for: this.purpose, outcomes } };
  }
}

/** The engine does not support the request. */
export class Unsupported extends Answer {
  constructor(what) {
    super(what, { status: 'unsupported', message: what });
  }
}

export const isAnswer = (thrown) => thrown instanceof Answer || thrown instanceof NeedChance;
