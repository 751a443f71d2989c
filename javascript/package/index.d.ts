// Types of the functions of the package. The types of requests and replies are in wire.d.ts, which is made from the
// schemas.
import type {
  CardFootballAction, CardFootballPosition, ComputerFootballAction, ComputerFootballPosition, Reply,
  TacticalFootballAction, TacticalFootballPosition, TacticalSoccerAction, TacticalSoccerPosition,
} from './wire.js';

export * from './wire.js';

/** The position types and action types of each game. */
export interface Games {
  'card-football': { position: CardFootballPosition.All; action: CardFootballAction.All };
  'computer-football': { position: ComputerFootballPosition.All; action: ComputerFootballAction.All };
  'tactical-football': { position: TacticalFootballPosition.All; action: TacticalFootballAction.All };
  'tactical-soccer': { position: TacticalSoccerPosition.All; action: TacticalSoccerAction.All };
}
export type Name = keyof Games;

export interface Options {
  edition?: string | null;
  settings?: Record<string, unknown> | null;
  readings?: Record<string, string> | null;
}

/** A ruleset, which callers only pass to other functions. */
export interface Ruleset<N extends Name = Name> { readonly facets: readonly string[]; readonly seats: readonly string[]; readonly name?: N }
export const RULESETS: { readonly [N in Name]: Ruleset<N> };

/** An immutable game; `apply` returns a new game. */
export interface Game<N extends Name = Name> { readonly ruleset: Ruleset<N>; readonly rules: unknown; readonly position: Games[N]['position'] }
export interface Step<N extends Name = Name> { seat: string; action: Games[N]['action'] }
export interface Chance { kind: string; for?: string | null; value: string | number }
export interface Turn { phase: string; pending: { seat: string; kinds: string[] }[]; over: boolean; result?: { winner: string | null; clause: string } }
export interface Entry { clause: string; holds: boolean; facts: Record<string, unknown> }

/** Error: a rule forbids the request; `reply` names the clause. */
export class Refusal { readonly message: string; readonly reply: Extract<Reply, { status: 'rejected' }> }
/**
 * Error: the script of chance outcomes is too short. It has the kind of the next chance, and its outcomes with their
 * weights.
 */
export class NeedChance { readonly kind: string; readonly purpose: string; readonly weights: readonly (readonly [string | number, number])[] }
/** Error: the request itself is invalid. */
export class Fault { readonly message: string; readonly reply: { status: 'error'; kind: string; message: string } }

export function newGame<N extends Name>(ruleset: Ruleset<N>, options?: Options): Game<N>;
export function loadGame<N extends Name>(ruleset: Ruleset<N>, options: Options | undefined, position: Games[N]['position']): Game<N>;
export function legalSteps<N extends Name>(game: Game<N>): Step<N>[];
export function check<N extends Name>(game: Game<N>, step: Step<N>): void;
export function apply<N extends Name>(game: Game<N>, step: Step<N>, script: readonly Chance[]): { game: Game<N>; used: number };
export function explain<N extends Name>(game: Game<N>, step: Step<N>, script: readonly Chance[]): Entry[];
export function turn(game: Game): Turn;
export function view(game: Game, seat: string): Record<string, unknown>;
export function query(game: Game | Pick<Game, 'ruleset' | 'rules'>, name: string, args?: Record<string, unknown>): unknown;
export function perft(game: Game, depth: number, chance: 'all' | 'first'): number;

/** A conversation in Protocol 1: a function from a line to the reply, or to null for a blank line. */
export function conversation(): (line: string) => string | null;
