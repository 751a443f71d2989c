// The ways in which a request can end without an `ok`. They are thrown, and become replies; they are no Errors, since
// where they come from is nobody's concern.
import { shares } from './fractions.mjs';

class Answer {
  constructor(message, reply) {
    this.message = message;
    this.reply = reply;
  }
}

/** The request itself is unusable: unknown names, wrong types, unknown handles; also scripts that do not fit. */
export class Fault extends Answer {
  constructor(kind, message) {
    super(message, { status: 'error', kind, message });
  }
}

export const badRequest = (message) => new Fault('bad-request', message);

/** The request is well formed but a rule forbids it. The first reason is blamed, the others are named beside it. */
export class Refusal extends Answer {
  constructor(reasons, extra = {}) {
    const [first, ...others] = reasons;
    const also = [...new Set(others.map((other) => other.clause))].filter((clause) => clause !== first.clause);
    super(first.clause, { status: 'rejected', clause: first.clause, code: first.code, also, ...extra });
  }
}

/** A refusal for one reason. */
export const refused = (clause, code) => new Refusal([{ clause, code }]);

/**
 * The script of chances is too short: what comes next, what it is for, and `weights`, what it is drawn from; `isAgain` of
 * what is thrown until something comes of it.
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

/** The adapter does not know how to do this at all. */
export class Unsupported extends Answer {
  constructor(what) {
    super(what, { status: 'unsupported', message: what });
  }
}

export const isAnswer = (thrown) => thrown instanceof Answer || thrown instanceof NeedChance;
