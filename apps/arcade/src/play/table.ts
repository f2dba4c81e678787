import type { Cents, Result } from '@kipenga/betting-core';
import type { RandomBytes } from '../fairness/commitment.ts';
import type { StakeLimits } from '../games/limits.ts';
import type { RefusalCode, StakeView } from '../protocol.ts';
import type { KeptHand } from './kept-hand.ts';
import type { LiveState } from './live-state.ts';
import type { Play } from './play.ts';

/** How a table answers what a page asked. */
export type TableAnswer<T> = Result<T, RefusalCode>;

/** What a page asks, not read yet. */
export type Asked = Readonly<Record<string, unknown>>;

/** Does what a page asks name another than the one there is now? What it does not name is that one. */
export const namesAnother = (asked: Asked, name: string, now: string): boolean =>
  asked[name] !== undefined && asked[name] !== now;

/** What a table is made of. */
export interface TableParts {
  readonly gameId: string;
  readonly limits: StakeLimits;
  readonly random: RandomBytes;
  readonly time: TableTime;
  /** A name no round of this game had. */
  readonly newRound: () => string;
  /** Pays many stakes in one go. */
  readonly together: (work: () => void) => void;
}

/** A stake that an earlier process left in the middle of its round, and the play it belongs to. */
export interface HandInPlay {
  readonly play: Play;
  readonly id: string;
  readonly stake: Cents;
  /** What decisions added to it. */
  readonly addedStake: Cents;
  readonly kept: KeptHand;
}

/** One game at work: takes stakes, runs rounds, pays. */
export interface Table<View = unknown, Staked = unknown> {
  readonly view: (play: Play) => View;
  /** The player looks on: rounds run while somebody does. Answers how to leave. */
  readonly watch: (play: Play) => () => void;
  /** Asked with the round, or the promise, that the page has seen, it is of no other: a request may come late. */
  readonly stake: (play: Play, asked: Asked) => Promise<TableAnswer<Staked>>;
  /** Asked with a stake's id, it ends no other stake. */
  readonly cashOut: (play: Play, asked: Asked) => TableAnswer<StakeView>;
  /** What a player decides for a stake of theirs; tables whose games ask for it have it. */
  readonly decide?: (play: Play, asked: Asked) => Promise<TableAnswer<StakeView>>;
  /** The player's stakes of the round under way. */
  readonly stakesOf: (play: Play) => readonly StakeView[];
  /** How the table stands for who does not sit at it; tables that the lobby shows live have it. */
  readonly live?: () => LiveState;
  /** Goes on with the round that these stakes are of; their players have all their time to decide once more. */
  readonly resume?: (hands: readonly HandInPlay[]) => void;
  /** Ends the round under way: stakes nobody decided are given back, but those that the next process goes on with. */
  readonly stop: () => void;
}

/** Time as tables use it, in milliseconds from any moment; never runs backwards. */
export interface TableTime {
  readonly now: () => number;
  /** Answers how to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** The machine's own. */
export const machineTime: TableTime = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
