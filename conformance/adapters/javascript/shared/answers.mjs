// The ways in which a request can end without an `ok`. They are thrown, and the adapter turns them into replies.

/** The request itself is unusable: unknown names, wrong types, unknown handles; also scripts that do not fit. */
export class Fault extends Error {
  constructor(kind, message) {
    super(message);
    this.reply = { status: 'error', kind, message };
  }
}

export const badRequest = (message) => new Fault('bad-request', message);

/** The request is well formed but a rule forbids it. The first reason is blamed, the others are named beside it. */
export class Refusal extends Error {
  constructor(reasons, extra = {}) {
    super(reasons[0].clause);
    const [first, ...others] = reasons;
    const also = [...new Set(others.map((other) => other.clause))].filter((clause) => clause !== first.clause);
    this.reply = { status: 'rejected', clause: first.clause, code: first.code, also, ...extra };
  }
}

/** The script of chances is too short: the reply says what comes next, `weights` what it is drawn from. */
export class NeedChance extends Error {
  constructor(next, weights) {
    super('need-chance');
    this.reply = { status: 'need-chance', next };
    this.weights = weights;
  }
}

/** The adapter does not know how to do this at all. */
export class Unsupported extends Error {
  constructor(what) {
    super(what);
    this.reply = { status: 'unsupported', message: what };
  }
}

export const isAnswer = (thrown) => thrown instanceof Error && typeof thrown.reply === 'object';
