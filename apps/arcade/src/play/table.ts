import type { Cents, Result } from '@kipenga/betting-core';
import type { RandomBytes } from '../fairness/commitment.ts';
import type { StakeLimits } from '../games/limits.ts';
import type { RefusalCode, StakeView } from '../protocol.ts';
import type { KeptHand } from './kept-hand.ts';
import type { LiveState } from './live-state.ts';
import type { Play } from './play.ts';

/** The answer of a table to a page's request. */
export type TableAnswer<T> = Result<T, RefusalCode>;

/** The body of a page's request, not validated yet. */
export type Asked = Readonly<Record<string, unknown>>;

/**
 * True if a request names another round, hash or stake than the present one. A request that names none means the
 * present one.
 */
export const namesAnother = (asked: Asked, name: string, now: string): boolean =>
  asked[name] !== undefined && asked[name] !== now;

/** The parts a table is built from. */
export interface TableParts {
  readonly gameId: string;
  readonly limits: StakeLimits;
  readonly random: RandomBytes;
  readonly time: TableTime;
  /** Returns a new unique round name. */
  readonly newRound: () => string;
  /** Runs the payments in `work` as one transaction of the journal. */
  readonly together: (work: () => void) => void;
}

/** A stake that an earlier process left in the middle of its round, and its play. */
export interface HandInPlay {
  readonly play: Play;
  readonly id: string;
  readonly stake: Cents;
  /** The total of the stakes that decisions added. */
  readonly addedStake: Cents;
  readonly kept: KeptHand;
}

/** A running game: takes stakes, runs rounds, pays. */
export interface Table<View = unknown, Staked = unknown> {
  readonly view: (play: Play) => View;
  /** Adds a watching player; rounds run while there is one. Returns the function that removes the player. */
  readonly watch: (play: Play) => () => void;
  /** Takes a stake. A request that names a round or hash is refused if that is over: it may come late. */
  readonly stake: (play: Play, asked: Asked) => Promise<TableAnswer<Staked>>;
  /** Cashes out a stake: the one that the request names, else the player's latest. */
  readonly cashOut: (play: Play, asked: Asked) => TableAnswer<StakeView>;
  /** Applies a player's decision for one of their stakes; only in games with decisions. */
  readonly decide?: (play: Play, asked: Asked) => Promise<TableAnswer<StakeView>>;
  /** The player's stakes of the round under way. */
  readonly stakesOf: (play: Play) => readonly StakeView[];
  /** State for the lobby; only of tables that it shows live. */
  readonly live?: () => LiveState;
  /** Resumes the round of these stakes. Their players get the full time to decide again. */
  readonly resume?: (hands: readonly HandInPlay[]) => void;
  /** Ends the round under way. Undecided stakes are given back, except those that the next process resumes. */
  readonly stop: () => void;
}

/** Time in milliseconds from an arbitrary origin; never runs backwards. */
export interface TableTime {
  readonly now: () => number;
  /** Calls `work` after this many milliseconds. Returns the function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** The system's monotonic clock. */
export const machineTime: TableTime = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
