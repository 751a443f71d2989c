// A guided first game: the reader is given one goal after another, with hints, and may try again. The results of chance
// and the moves of the other side are those of the lesson.
import { belowBoard, button, make } from '../elements.mjs';
import { said } from '../phrases.mjs';
import { exercisesLink } from '../exercises/exercises_link.mjs';
import { titledClause } from '../reply_text.mjs';

const same = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value) => (typeof value === 'object' && value !== null && !Array.isArray(value)
  ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, sorted(each)]) : value);

/**
 * The guide of a lesson {title, goal, steps}; `over` is called for a whole game, `left` if the reader leaves the lesson. A step is {goal, hint, why, clauses, seat, action, path, chance, then}. `path` are
 * the further actions that belong to the goal; `then` are the moves {seat, action, chance} that follow by themselves.
 */
export class Guide {
  constructor(lesson, { over, left }) {
    Object.assign(this, { lesson, at: 0, part: 0, starts: [], told: null, hinted: false, over, left });
    this.whole = make('section.lesson', { 'aria-label': 'Your first game', 'aria-live': 'polite' });
    this.help = make('div.lesson-help'); // below the actions of the step, so that it never moves them
    ({ seat: this.seat } = lesson.steps.find(({ seat }) => seat !== 'chance'));
  }

  get step() { return this.lesson.steps[this.at] ?? null; }

  /** The actions of the present step, one after the other. */
  get actions() { return [this.step.action, ...this.step.path ?? []]; }

  /** The next action {seat, action} of the present step. */
  get next() { return { seat: this.step.seat, action: this.actions[this.part] }; }

  /** The place or the man that the present step is about, as he is called in a click; null if a button does it. */
  get target() {
    if (this.part >= this.actions.length) return null;
    const { to, target, man } = this.actions.at(-1);
    const named = to ?? target ?? man;
    return named === undefined ? null : String(named);
  }

  /** Show the goal of the present step on a table. */
  show(table) {
    this.table = table;
    this.whole.replaceChildren(...this.inside().flat(3).filter(Boolean));
    this.help.replaceChildren(...this.step === null ? [] : this.helps().filter(Boolean));
  }

  inside() {
    const { lesson, step, at, told } = this;
    if (step === null) return [told, make('p', {}, make('strong', {}, 'That was your first game. '), lesson.end), make('p', {}, 'You can also play on from here, for both sides.'), button('Play a whole game', () => this.over(), { class: 'main' }), ' ', exercisesLink(this.table.game)];
    return [
      told, make('p.lesson-at', {}, `Step ${at + 1} of ${lesson.steps.length}`), at === 0 && make('p', {}, lesson.goal), make('p.lesson-goal', {}, make('strong', {}, 'Your goal: '), step.goal),
    ];
  }

  helps() {
    const { at, step } = this;
    return [
      make('div.trial-instead', {}, button('Hint', () => this.hint()), button('Show me', () => this.showMe()),
        (at > 0 || this.part > 0) && button('One step back', () => this.back()), button('Leave the lesson', () => this.left())),
      this.hinted && make('p.lesson-hint', {}, make('strong', {}, 'Hint: '), step.hint),
    ];
  }

  /** Perform the actions of the present step. */
  async showMe() {
    const { seat } = this.step;
    for (const action of this.actions.slice(this.part)) await this.table.choose({ seat, action });
  }

  hint() {
    this.hinted = true;
    this.show(this.table);
    const { man } = this.step.action;
    if (man !== undefined && this.table.lead) this.table.lead.choose(String(man));
  }

  /** The chance of the lesson for an action that is the goal; null for any other action, which is not performed. */
  judge({ seat, action }) {
    const { step, part } = this;
    return seat === step.seat && same(action, this.actions[part]) ? part === 0 && step.chance || [] : null;
  }

  /** The answer to an action that is not the goal. */
  wrong(game, step) {
    return make('div.lesson-wrong', {}, make('p', {}, make('strong', {}, 'Try again. '), `You may ${said(game, step.action)} here, but that is not the goal of this step.`),
      make('p', {}, make('strong', {}, 'Your goal: '), this.step?.goal ?? ''));
  }

  /** After the goal was reached: perform what follows, then explain it and go on. */
  async reached(table) {
    const { step } = this;
    this.part += 1;
    if (this.part < this.actions.length) return;
    for (const { seat, action, chance = [] } of step.then ?? []) await table.act({ seat, action }, chance);
    this.told = make('div.lesson-why', {}, make('p', {}, make('strong', {}, 'Right. '), step.why),
      make('p.small', {}, 'The rules: ', step.clauses.flatMap((id, number) => [number > 0 && '; ', ...titledClause(table.game, id)])));
    Object.assign(this, { at: this.at + 1, part: 0, hinted: false });
    this.begin(table);
  }

  /** Begin the present step on a table. */
  begin(table) {
    this.starts[this.at] = table.session.moments.length - 1;
    table.show(false);
    this.show(table);
    if (this.step !== null) table.lead?.bringTarget();
    this.comeIntoView();
  }

  /** Where the page is narrow, scroll the step to below the board, which stays at the top of the window. */
  comeIntoView() {
    scrollBy(0, belowBoard(this.table.whole.querySelector('.trial-board'), this.whole));
  }

  /** Go back to the beginning of the step, or to the step before. */
  async back() {
    const at = this.part > 0 ? this.at : Math.max(0, this.at - 1);
    Object.assign(this, { at, part: 0, told: null, hinted: false });
    await this.table.back(this.starts[at]);
    this.show(this.table);
  }
}
