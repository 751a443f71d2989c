// The game table of a page: the board, the legal actions, chance outcomes, rejections with reasons, odds, and undo.
// Scenarios, comparisons of readings and whole games all use it.
import * as answers from './reply_text.mjs';
import { canUndo, isMachine, isStale, people, play, undone } from './opponent/autoplay.mjs';
import { bring, draw } from './board.mjs';
import { drawn, entry, freshSeed, generator } from './chance.mjs';
import { anyAction, choices, isFull, meant, namesIn, narrowed } from './choices.mjs';
import { button, make, opening } from './elements.mjs';
import { BoardLead } from './lead/board_lead.mjs';
import { legend } from './lead/legend.mjs';
import { headlineSaid } from './lead/headline.mjs';
import { metSaid } from './lead/chance_pictures.mjs';
import { oddsAfterCall, oddsAfterCallSaid } from './lead/odds_after_call.mjs';
import { secretCards } from './lead/secret_cards.mjs';
import { sinceSaid } from './lead/since.mjs';
import { statisticsTable } from './lead/statistics_table.mjs';
import { log } from './log.mjs';
import { showPath, walk } from './scenario/scenario_walk.mjs';
import { tokensOf } from './phrases.mjs';
import { explained, odds } from './action_previews.mjs';
import { EVERYTHING, isListed, shownTo, toAct, triesFor } from './visibility.mjs';
import { replayed } from './saved_game.mjs';
import { backTo, checked, now, tried } from './session.mjs';
import { doing, helpers, showBar, statusSaid, waiting } from './table_controls.mjs';

const NOTHING = { tokens: [], words: '', kind: '' };

/**
 * Create a table for {game, options, position, moves, stops, of, move, leads, changed}: the words of the `game`, a
 * position or null for a new game, the moves so far, a series of stops and its name `of`, a move to make at once,
 * whether the board leads (the list of legal actions is then folded), and a function that is called after every change.
 */
export async function tableFor(about) {
  const { game } = about;
  const seats = game.seats.filter((seat) => seat !== 'chance');
  const session = await replayed({ ruleset: game.ruleset, seats, options: about.options, position: about.position }, about.moves ?? []);
  const table = new Table(about, session, seats);
  table.show();
  if (about.move) await table.act(about.move, about.move.chance ?? []);
  return table;
}

class Table {
  constructor(about, session, seats) {
    const seed = freshSeed();
    Object.assign(this, { about, game: about.game, session, seats, filter: NOTHING, answer: null, seat: EVERYTHING, chance: 'drawn', does: 'act', covered: null });
    Object.assign(this, { players: Object.fromEntries(seats.map((seat) => [seat, 'person'])), hides: false, busy: false, wish: null, opened: false, unfolded: false, ahead: null, seed, random: generator(seed) });
    this.last = Promise.resolve(); // the end of what changes the game: one change waits for another
    this.stops = about.stops ?? [];
    this.stopped = [0]; // how many actions had been done at each stop that was reached
    this.slots = {
      path: make('div'), said: make('div'), bar: make('div.trial-bar'), now: make('p.trial-now', { tabindex: '-1', role: 'status' }), figure: make('figure', { tabindex: '0' }),
      list: make('div.trial-list'), met: make('div.trial-met-cards'), answer: make('div.trial-answer', { 'aria-live': 'polite', tabindex: '-1' }), log: make('div'), other: make('div'),
    };
    this.lead = about.leads ? new BoardLead(this) : null;
    this.whole = this.laid();
  }

  laid() {
    const { path, said, bar, now: status, figure, list, answer, met, log: done, other } = this.slots;
    const { guide } = this.about;
    const parts = guide ? [guide.whole, list, answer, guide.help, said, this.lead?.card, met, legend(this.game.ruleset), other] : [answer, said, this.lead?.card, met, list, this.lead && legend(this.game.ruleset), other];
    return make('div.trial', {}, path, bar, status, make('div.trial-table', {}, make('div.trial-board.boards', {}, figure, this.lead && [globalThis.boardZoom?.(figure, { doubleTap: false }), this.lead.menu, this.lead.said]), make('div.trial-side', {}, parts)),
      make('section.trial-done', { 'aria-label': 'Moves so far' }, make('p.trial-head', {}, 'Moves so far'), done));
  }

  /** The guide of a lesson that is not at its end; otherwise null. */
  get guide() {
    return this.about.guide?.step ? this.about.guide : null;
  }

  // ---- display

  show(marks = true) {
    showBar(this);
    showPath(this);
    this.showStatus();
    this.showBoard(marks);
    this.showList();
    this.showMet();
    this.slots.answer.replaceChildren(...[this.answer].flat().filter(Boolean));
    this.slots.log.replaceChildren(...(this.covered ? [] : log(this.game, this.session.moments, this.seat, this.guide ? null : (number) => this.back(number)).filter(Boolean)));
  }

  showStatus() {
    this.slots.now.replaceChildren(...statusSaid(this));
  }

  showBoard(marks) {
    const moment = now(this.session);
    const { ruleset, options } = this.session.about;
    if (this.covered) {
      this.slots.figure.replaceChildren(make('p.covered', {}, 'The board is covered until the other player is at the screen.'));
      return;
    }
    this.lead?.turnTo();
    const legal = this.listed();
    const steps = this.filter.tokens.length > 0 ? narrowed(this.game, legal, this.filter) : legal;
    const places = this.lead ? this.lead.placesOf(steps) : [...namesIn(this.game, steps)];
    draw(this.slots.figure, { ruleset, options, seat: this.seat, position: shownTo(moment, this.seat), places, around: this.lead?.placesAround() },
      { marks, click: (...clicked) => (this.lead ? this.lead.clicked(...clicked) : this.clicked(...clicked)), chosen: this.filter.tokens });
    this.lead?.mark();
    bring(this.slots.figure, this.meant());
  }

  /** What the others did, dice and cards, secret choices as cards, and final statistics; only where the board leads. */
  showMet() {
    const shown = this.lead && !this.covered ? [headlineSaid(this), sinceSaid(this), secretCards(this), metSaid(this), statisticsTable(this)] : [];
    this.slots.met.replaceChildren(...shown.filter(Boolean));
  }

  /** The men whom the next sentence of a scenario names; the board is scrolled to them if nothing has changed. */
  meant() {
    const { tries } = this.stops[this.stopped.length] ?? { tries: [] };
    return tries.flatMap(({ action }) => tokensOf(this.game, action));
  }

  showList() {
    if (this.covered) {
      this.slots.list.replaceChildren(make('p', {}, `Hand the screen to ${this.covered}.`), button(`I am ${this.covered}: show my board`, () => this.uncover(), { class: 'main' }));
      this.slots.other.replaceChildren();
      return;
    }
    const typed = document.activeElement?.matches?.('.trial-filter input') && this.slots.list.contains(document.activeElement);
    const legal = this.listed();
    const list = () => choices(this.game, legal, this.filter, (filter) => this.narrow(filter), (step) => this.choose(step));
    const shown = legal.length === 0 ? [make('p.trial-more', {}, waiting(this))] : this.lead ? [helpers(this, legal), this.lead.folded(legal, list), doing(this)] : [doing(this), helpers(this, legal), list()];
    this.slots.list.replaceChildren(...shown.flat(4).filter(Boolean));
    if (typed) focusEnd(this.slots.list.querySelector('.trial-filter input'));
    this.showOther();
  }

  /**
   * A form for actions that are not listed, for the seat of the viewer; it is created again only for another seat, to
   * keep typed text.
   */
  showOther() {
    if (this.slots.other.childElementCount > 0 && this.triedFor === this.seat) return;
    this.triedFor = this.seat;
    const known = [...namesIn(this.game, this.listed())].slice(0, 400);
    this.slots.other.replaceChildren(opening('Try an action that is not listed', () => anyAction(this.game, triesFor(this.seat, this.seats), known, (step) => this.choose(step))));
  }

  listed() {
    return now(this.session).legal.filter((step) => this.isOffered(step));
  }

  isOffered(step) {
    const isOfLesson = this.guide === null || step.seat === this.guide.seat || step.seat === 'chance';
    return isOfLesson && isListed(this.seat, step) && !isMachine(this, step.seat);
  }

  // ---- actions

  narrow(filter) {
    this.filter = filter;
    this.showBoard(false);
    this.showList();
  }

  async clicked(name, isPlace) {
    const filter = { ...this.filter, tokens: this.filter.tokens.includes(name) ? this.filter.tokens.filter((each) => each !== name) : [...this.filter.tokens, name] };
    const found = narrowed(this.game, this.listed(), filter);
    if (found.length === 0 && filter.tokens.length === 2) return this.tryMeant(filter.tokens, name);
    if (found.length === 1 && (isPlace || filter.tokens.length > 1) && isFull(this.game, found[0].action, filter.tokens)) return this.choose(found[0]);
    return this.narrow(found.length > 0 ? filter : { ...NOTHING, tokens: [name] });
  }

  /**
   * For two clicks that match no legal action: try the first action that they may mean and that the engine accepts as
   * valid data.
   */
  async tryMeant(tokens, name) {
    const own = now(this.session).turn.pending.filter((due) => this.isOffered(due));
    for (const step of meant(this.game, own, tokens)) {
      if ((await this.alone(() => checked(this.session, step)))?.status === 'rejected') return this.choose(step);
    }
    return this.narrow({ ...NOTHING, tokens: [name] });
  }

  /** Perform an action, or preview it, unless it is outdated because of later actions. */
  async choose(step, does = this.does) {
    if (does !== 'act') return this.ask(step);
    const seen = this.session;
    await this.working(() => this.alone(() => (isStale(seen, this.session, step) ? null : this.performed(step))));
    return play(this);
  }

  /** Show that the page works before it does something, because long work lets the browser paint nothing. */
  async working(work) {
    this.whole.classList.add('working');
    await painted();
    try {
      return await work();
    } finally {
      this.whole.classList.remove('working');
    }
  }

  /** Perform an action; in a lesson, only the one that is its goal, with the chance of the lesson. */
  async performed(step) {
    const { guide } = this;
    const chance = guide === null ? [] : guide.judge(step);
    if (chance === null && isListedIn(now(this.session).legal, step)) return this.say(guide.wrong(this.game, step));
    await this.act(step, chance ?? []);
    return guide !== null && chance !== null ? guide.reached(this) : undefined;
  }

  /** Change the game after all pending changes have ended; an error is shown and stops no other change. */
  alone(change) {
    const result = this.last.then(change).catch((error) => this.say(answers.trouble(error.message)));
    this.last = result;
    return result;
  }

  async ask(step) {
    if (this.asking) return;
    this.asking = true;
    const { session } = this;
    try {
      const answer = this.does === 'explain' ? answers.explanation(this.game, step, await explained(session, this.seat, step, this.random))
        : await this.oddsAnswer(session, step);
      if (session === this.session) this.say(answer, isListedIn(now(session).legal, step) && button('Do this action', () => this.choose(step, 'act')));
    } catch (error) {
      this.say(answers.trouble(error.message));
    } finally {
      this.asking = false;
    }
  }

  async oddsAnswer(session, step) {
    const reply = await odds(session, this.seat, step, this.game.places);
    const rows = reply.refusal ? null : await oddsAfterCall(session, this.seat, step);
    return rows === null ? answers.oddsSaid(this.game, step, reply) : oddsAfterCallSaid(step, rows);
  }

  /** Perform an action with the chance outcomes so far; missing outcomes are drawn, or the user chooses them. */
  async act(step, chance) {
    const came = await this.triedWith(step, chance, this.chance === 'drawn');
    if (came.is === 'done') return this.done(came.session);
    if (came.is === 'refused') return this.say(answers.refused(this.game, step, came));
    if (came.is === 'trouble') return this.say(answers.trouble(came.message));
    const { session } = this;
    const take = (value) => this.alone(() => (session === this.session ? this.act(step, [...chance, entry(came.next, value)]) : null)).then(() => play(this));
    return this.say(answers.chanceChooser({ next: came.next, drawIt: () => take(drawn(came.next.outcomes, this.random).value), take }));
  }

  /** Perform an action of the computer; return whether it succeeded. */
  async drawnAct(step) {
    const came = step ? await this.triedWith(step, [], true) : { is: 'trouble', message: 'There is no legal action.' };
    if (came.is === 'done') this.done(came.session);
    else this.say(answers.trouble(came.message ?? `This action is refused under ${came.clause}.`));
    return came.is === 'done';
  }

  async triedWith(step, chance, draws) {
    const came = await tried(this.session, step, chance);
    if (came.is !== 'chance' || !draws) return came;
    return this.triedWith(step, [...chance, entry(came.next, drawn(came.next.outcomes, this.random).value)], draws);
  }

  say(...answer) {
    this.answer = answer;
    this.slots.answer.replaceChildren(...answer.filter(Boolean));
    this.slots.answer.focus({ preventScroll: true });
    if (this.slots.answer.getBoundingClientRect().top < 0 || this.slots.answer.getBoundingClientRect().bottom > innerHeight) this.slots.answer.scrollIntoView({ block: 'nearest' });
  }

  done(session) {
    this.session = session;
    this.ahead = null;
    this.filter = NOTHING;
    this.answer = null;
    this.turnTo();
    const listFocused = this.slots.list.contains(document.activeElement) || this.slots.answer.contains(document.activeElement);
    this.isBehind = this.pace?.isJumping === true;
    if (this.isBehind) this.showStatus();
    else this.show();
    if (listFocused) this.slots.now.focus({ preventScroll: true });
    this.about.changed?.(this);
  }

  /** After the computer has acted: a match shows where it has stopped. */
  rested() {
    if (this.pace === undefined) return;
    if (this.isBehind) this.show(false);
    this.isBehind = false;
    this.about.changed?.(this);
  }

  async undo() {
    if (this.guide) return this.guide.back();
    this.wish = null;
    if (canUndo(this)) await this.alone(() => this.goBack(undone(this)));
    return play(this);
  }

  /** Perform the undone actions again, up to the next one at which a person had a choice. */
  async redo() {
    this.wish = null;
    await this.alone(async () => {
      const { ahead, session } = this;
      if (ahead === null || this.guide) return;
      const chose = ahead.findIndex(({ legal }, number) => number >= session.moments.length && legal.some(({ seat }) => !isMachine(this, seat)));
      const number = chose < 0 ? ahead.length - 1 : chose;
      this.session = { ...session, moments: ahead };
      await this.goBack(number);
    });
    await play(this);
  }

  async back(number) {
    this.wish = null;
    await this.alone(() => this.goBack(number));
    await play(this);
  }

  async goBack(number) {
    if (number < 0) return;
    const { moments } = this.session;
    const whole = this.ahead !== null && this.ahead.length > moments.length ? this.ahead : moments;
    this.session = await backTo(this.session, number);
    this.ahead = number < whole.length - 1 ? whole : null;
    this.stopped = this.stopped.filter((each, index) => index === 0 || each <= number);
    [this.filter, this.answer] = [NOTHING, null];
    this.turnTo();
    this.show(false);
    this.about.changed?.(this);
  }

  /** Go to a stop of a scenario. */
  walk(to) {
    return walk(this, to);
  }

  /** Show the table again, after several actions, with an answer. */
  refresh(answer) {
    [this.answer, this.filter, this.ahead] = [answer, NOTHING, null];
    this.show();
    this.about.changed?.(this);
  }

  // ---- players at the table

  lookAs(seat) {
    [this.seat, this.filter, this.answer] = [seat, NOTHING, null];
    this.show(false);
  }

  hide(hides) {
    [this.hides, this.answer] = [hides, null];
    if (!hides) [this.seat, this.covered] = [EVERYTHING, null];
    this.turnTo();
    this.show(false);
  }

  /** If secrets are hidden, show the board for the seat that is to act; two people first hand over the screen. */
  turnTo() {
    if (!this.hides) return;
    const sitting = people(this);
    const next = toAct(now(this.session).turn, sitting, this.seat);
    if (next === null || next === this.seat) return;
    if (sitting.length > 1) [this.covered, this.answer] = [next, null];
    else this.seat = next;
  }

  uncover() {
    [this.seat, this.covered] = [this.covered, null];
    this.show(false);
    this.slots.now.focus({ preventScroll: true });
  }

  async seatTaken(seat, who) {
    this.players[seat] = who;
    const sitting = people(this);
    if (sitting.length === 1) [this.hides, this.seat] = [true, sitting[0]];
    if (sitting.length === 0) [this.hides, this.seat, this.covered] = [false, EVERYTHING, null];
    this.turnTo();
    this.show(false);
    await play(this);
  }

}

const isListedIn = (legal, { seat, action }) => legal.some((step) => step.seat === seat && JSON.stringify(step.action) === JSON.stringify(action));

/** A promise that the browser has painted; in a hidden window it does not paint. */
const painted = () => new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 50);
});

function focusEnd(field) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
