// Play by the board: the men who may act are ringed, the places that a chosen man can reach glow with their cost, and a
// menu at a man or a place offers what can be done there. The keyboard does the same with a cursor on the board.
import { namesIn, narrowed } from '../choices.mjs';
import { bringAll } from '../board.mjs';
import { make } from '../elements.mjs';
import { tokensOf } from '../phrases.mjs';
import { now } from '../session.mjs';
import { shownTo } from '../visibility.mjs';
import { handOf, isOnBoard, isPlaceName, splitHand } from './hand.mjs';
import { isOwn, manOn, mark, partsOf } from './board_marks.mjs';
import { actorOf, actorsOf, goalSteps } from './actors.mjs';
import { BoardKeys } from './board_keys.mjs';
import { areTargets, cornersOf } from './pass_targets.mjs';
import { closeMenu, hideCard, keyOf, openMenu, openReasons, showCard } from './place_menu.mjs';
import { directReach, reachOf } from './reach.mjs';

/** Kinds of actions that are performed by one click on a glowing place, because the click says all of it. */
const MOVES = new Set(['step', 'move', 'place', 'place-ball']);

export class BoardLead {
  constructor(table) {
    Object.assign(this, { table, reach: new Map(), of: null, unfolded: false, aims: false });
    this.menu = make('div.trial-menu', { hidden: true, tabindex: '-1', role: 'group', 'aria-label': 'What can be done here' });
    this.card = make('div.trial-card', { hidden: true, role: 'group', 'aria-label': 'The chosen man' });
    this.said = make('p.trial-cursor', { 'aria-live': 'polite' });
    this.keys = new BoardKeys(this);
    for (const each of [this.menu, this.card]) each.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.close(); });
  }

  get figure() { return this.table.slots.figure; }

  get chosen() { return this.table.filter.tokens[0] ?? null; }

  /** The men who may act now. */
  get actors() { return actorsOf(this.table, this.table.listed()); }

  /** The places to draw: those of the actions that need the board, and all that the chosen man reaches. */
  placesOf(steps) {
    const { game } = this.table;
    if (areTargets(steps)) return [];
    const text = this.positionText();
    const { onBoard } = splitHand(game, this.chosen === null ? steps : [...steps, ...this.stepsOf(this.chosen)], text);
    const men = new Set(onBoard.map(({ action }) => action.man).filter(Boolean));
    const names = [...namesIn(game, onBoard)].filter((name) => men.has(name) || isOnBoard(name, text));
    const zones = steps.filter(({ action }) => action.zone !== undefined).map(({ action }) => String(action.zone));
    const target = this.target !== null && isPlaceName(this.target) ? [this.target] : [];
    return [...new Set([...names, ...zones, ...target, ...this.reach.keys()])];
  }

  /** The places of all legal actions, which stay within the drawing when a man is chosen: so it keeps its size. */
  placesAround() {
    const legal = this.table.listed();
    if (areTargets(legal)) return this.aims ? cornersOf(legal) : [];
    return this.chosen === null ? [] : [...namesIn(this.table.game, legal)].filter(isPlaceName);
  }

  /** The place or the man that the present step of a lesson is about, or null. */
  get target() { return this.table.guide?.target ?? null; }

  /** The position that the viewer sees, as text in which names are looked for. */
  positionText() {
    return JSON.stringify(shownTo(now(this.table.session), this.table.seat));
  }

  /** Forget what was found out for another man or another position; a man who alone may be placed is chosen. */
  turnTo() {
    const { session } = this.table;
    if (this.of?.session !== session && this.chosen === null) this.table.filter = { ...this.table.filter, tokens: onlyManToPlace(this.table.listed()) };
    const man = this.chosen;
    if (this.of?.session === session && this.of.man === man) return;
    this.aims &&= areTargets(this.table.listed());
    closeMenu(this);
    hideCard(this);
    Object.assign(this, { of: { session, man }, reach: new Map() });
  }

  /** Offer the hexes for a pass. */
  takeAim() {
    this.aims = true;
    this.table.show(false);
  }

  mark() {
    const { table } = this;
    const legal = table.listed();
    const costs = new Map([...this.reach].map(([place, { cost }]) => [place, cost]));
    const actors = this.chosen === null ? actorsOf(table, legal) : new Set([this.chosen]);
    mark(this.figure, { table, actors, legal, costs, target: this.target });
    this.keys.shown();
  }

  /** Scroll to the target of a lesson, and to the man who acts. */
  bringTarget() {
    const { man } = this.table.guide.next.action;
    bringAll(this.figure, [...this.figure.querySelectorAll('.aim'), ...man === undefined ? [] : partsOf(this.figure, String(man), this.table)]);
  }

  /** The quick actions as buttons, and the list of all actions folded behind its number. */
  folded(legal, list) {
    return handOf(this, legal, list);
  }

  /** The names that can be clicked now: those of the chosen man's actions, or men who may act and free places. */
  clickable() {
    const { table: { game }, chosen } = this;
    const legal = this.table.listed();
    const free = legal.filter(({ action }) => (chosen === null ? action.man === undefined : tokensOf(game, action).includes(chosen)));
    const ofMan = chosen === null ? [] : this.stepsOf(chosen);
    return new Set([...namesIn(game, [...free, ...ofMan]), ...(chosen === null ? actorsOf(this.table, legal) : this.reach.keys()), this.target]);
  }

  // ---- clicks

  async clicked(name, isPlace, part) {
    if (!this.menu.hidden && this.menu.dataset.of === keyOf(name, part)) return closeMenu(this); // a second click
    const man = isPlace && isPlaceName(name) && this.chosen === null ? manOn(this.table, part, this.actors) : null;
    if (man !== null) return this.choose(man.name, man.part);
    if (isPlace && this.isGoal(name)) return this.table.guide.showMe();
    const own = !isPlace && isOwn(this.table, part, this.table.listed());
    const { actors } = this;
    if (this.chosen !== null && this.chosen !== name && this.offered(name, part).length > 0) return this.offer(name, part);
    if (own && actors.has(name)) return this.choose(this.chosen === name ? null : name, part);
    if (this.chosen !== null && this.chosen !== name) return this.offer(name, part);
    const steps = narrowed(this.table.game, this.table.listed(), { tokens: [name], words: '', kind: '' });
    const isSure = steps[0]?.action.type !== 'call' && (this.aims || !areTargets(steps));
    if (steps.length === 1 && isPlace && isSure) return this.perform(steps[0]);
    if (steps.length > 0) return openMenu(this, { name, part, steps });
    return openReasons(this, { name, part, man: null });
  }

  /** Choose a man, or none; then show where he can go and what else he can do. */
  async choose(man, part = null) {
    const { table } = this;
    table.filter = { tokens: man === null ? [] : [man], words: '', kind: '' };
    this.turnTo();
    if (man !== null) this.reach = directReach(table, man);
    table.showBoard(false);
    table.showList();
    if (man === null) return undefined;
    showCard(this, { name: man, part: partsOf(this.figure, man, table)[0] ?? part, steps: this.ofMan(man) });
    return this.lookFurther(man);
  }

  async lookFurther(man) {
    const { of } = this;
    const reach = await reachOf(this.table, man, this.reach);
    if (this.of !== of) return;
    const news = [...reach.keys()].some((place) => !this.reach.has(place));
    this.reach = reach;
    if (news) this.table.showBoard(false);
    else this.mark();
  }

  /** The actions of a man that name no place or other man on the board. */
  ofMan(man) {
    const { table } = this;
    const names = this.positionText();
    return this.stepsOf(man).filter(({ action }) => tokensOf(table.game, action).every((token) => token === man || !isOnBoard(token, names)));
  }

  /** The legal actions of a man, and those of others with him. */
  stepsOf(man) {
    const { table } = this;
    return table.listed().filter((step) => actorOf(table, step) === man || tokensOf(table.game, step.action).includes(man));
  }

  /** What the chosen man can do at a place or with another man; at a goal, he can shoot. */
  offered(name, part) {
    const steps = this.stepsOf(this.chosen);
    const shots = goalSteps(steps, part);
    return [...steps.filter(({ action }) => tokensOf(this.table.game, action).includes(name)), ...shots];
  }

  /** Whether a click on a place does the goal of a lesson: for the chosen man, or if nobody else can act there. */
  isGoal(name) {
    const { table: { game, guide }, chosen } = this;
    const step = guide?.next;
    if (name !== this.target || !this.table.listed().some((each) => isSame(each, step))) return false;
    const man = actorOf(this.table, step);
    return chosen === null ? this.table.listed().every((each) => actorOf(this.table, each) === man || !tokensOf(game, each.action).includes(name)) : chosen === man;
  }

  async offer(name, part) {
    const steps = this.offered(name, part);
    const way = this.reach.get(name);
    if (steps.length === 1 && MOVES.has(steps[0].action.type)) return this.perform(steps[0]);
    if (steps.length > 0) return openMenu(this, { name, part, steps, man: this.chosen });
    if (way) return this.run(way.path);
    return openReasons(this, { name, part, man: this.chosen });
  }

  // ---- actions

  perform(step) {
    closeMenu(this);
    this.keys.leaveAt();
    return this.table.choose(step);
  }

  /** Perform the steps of a path, until one of them does not lead on as it was foreseen. */
  async run(path) {
    const { table } = this;
    const man = this.chosen;
    closeMenu(this);
    for (const step of table.does === 'act' ? path : path.slice(0, 1)) {
      const before = table.session.moments.length;
      await table.choose(step);
      if (table.session.moments.length !== before + 1 || table.covered) return;
    }
    if (this.actors.has(man) && table.does === 'act') await this.choose(man);
  }

  /** Close the menu; if none is open, choose no man. */
  close() {
    if (this.menu.hidden) this.choose(null);
    closeMenu(this);
    this.figure.focus({ preventScroll: true });
  }
}

const isSame = (one, other) => one.seat === other.seat && JSON.stringify(one.action) === JSON.stringify(other.action);

/** The man to be placed, if the rules leave no choice; otherwise nobody. */
function onlyManToPlace(legal) {
  const men = new Set(legal.map(({ action }) => (action.type === 'place' ? action.man : null)));
  return men.size === 1 && !men.has(null) ? [...men].map(String) : [];
}
