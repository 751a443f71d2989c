// The pace of a match between two computer players: a speed, a pause, single steps, and jumps to a later point.

/** Milliseconds before each action. */
const DELAYS = { slow: 1_500, normal: 500, fast: 100, instant: 0 };

export const SPEEDS = { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'without pauses' };

export class Pace {
  constructor() {
    Object.assign(this, { speed: 'normal', isPaused: false, steps: 0, isReached: null, wake: () => {} });
  }

  /** Whether a jump is under way; the table shows only its end. */
  get isJumping() { return this.isReached !== null; }

  /** Whether the next action may be performed from a position. At the end of a jump, the match is paused. */
  mayAct(position) {
    if (this.isReached?.(position)) this.pause();
    return !this.isPaused || this.steps > 0;
  }

  /** A promise that ends when the next action is due. A change of the pace ends the wait. */
  wait() {
    const delay = this.isJumping || this.steps > 0 ? 0 : DELAYS[this.speed];
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.wake = () => { clearTimeout(timer); resolve(); };
    });
  }

  /** Count an action that was performed. */
  acted() {
    this.steps = Math.max(0, this.steps - 1);
  }

  pause() {
    Object.assign(this, { isPaused: true, steps: 0, isReached: null });
    this.wake();
  }

  resume() {
    Object.assign(this, { isPaused: false, steps: 0, isReached: null });
    this.wake();
  }

  step() {
    Object.assign(this, { isPaused: true, steps: 1, isReached: null });
    this.wake();
  }

  /** Play on without pauses until a position has another key than this one, then pause. */
  jump(position, keyOf) {
    const key = keyOf(position);
    Object.assign(this, { isPaused: false, steps: 0, isReached: (now) => keyOf(now) !== key });
    this.wake();
  }

  setSpeed(speed) {
    this.speed = speed;
    this.wake();
  }
}
