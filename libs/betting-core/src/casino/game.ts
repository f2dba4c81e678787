import type { Cents } from '../money/cents.ts';

/** The two lists of casino games. They do not say who runs the games. */
export const CASINO_LISTS = ['casino-1', 'casino-2'] as const;

/** A list of casino games. */
export type CasinoList = (typeof CASINO_LISTS)[number];

/** A casino game. */
export interface CasinoGame {
  /** The provider's number for it. */
  readonly id: string;
  /** The provider's code for its kind, e.g. 'vs' for a video slot. */
  readonly typeId: string;
  /** Its name. */
  readonly name: string;
  /** The list it is in. */
  readonly list: CasinoList;
  /** True if it can be tried without money. */
  readonly hasDemo: boolean;
  /** The address that its launch is asked of, or null. */
  readonly url: string | null;
  /** Its picture, or null. */
  readonly imageUrl: string | null;
  /** True if it was added to the list lately. */
  readonly isNew?: boolean;
}

/** The phases of a live table: it takes bets, its round runs, its result is shown. */
export const LIVE_PHASES = ['betting', 'running', 'shown'] as const;

/** A phase of a live table. */
export type LivePhase = (typeof LIVE_PHASES)[number];

/** A live table. Fields that a table does not tell are absent. */
export interface LiveTable {
  /** The table. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Its picture. */
  readonly imageUrl: string;
  /** The smallest bet. */
  readonly minBet: Cents;
  /** The largest bet. */
  readonly maxBet: Cents;
  /** The number of players at the table. */
  readonly seatedPlayers: number;
  /** The number of free seats. */
  readonly availableSeats: number;
  /** The last results, the latest first, each as its game's short mark: '17', 'B'. */
  readonly recent?: readonly string[];
  /** The phase it is in. */
  readonly phase?: LivePhase;
  /** Whole seconds until the phase ends. */
  readonly secondsToGo?: number;
}

/** A casino jackpot: its tiers and the games it can be won in. */
export interface CasinoJackpot {
  /** The money in each tier. */
  readonly tiers: readonly Cents[];
  /** The games that feed it. */
  readonly gameIds: readonly string[];
}

/** A virtual game: its launch URL has a {token} to be filled. */
export interface VirtualGame {
  /** The game's id, if a launch is asked for by it; its token then works once. Null if only the URL is known. */
  readonly id: string | null;
  /** Its name. */
  readonly name: string;
  /** Its launch URL, with {token} in place of the customer's token. */
  readonly url: string;
  /** Its picture, or null. */
  readonly imageUrl: string | null;
  /** True if it was added to the list lately. */
  readonly isNew?: boolean;
}

/** A game with its own entry in the menu. */
export interface DirectGame {
  /** The game. */
  readonly id: string;
  /** 'crashx', 'crash', or a kind that this library does not know. */
  readonly kind: string;
  /** Its name. */
  readonly name: string;
}

/** The menu entry of a direct game. */
export interface DirectGameEntry {
  /** Its label. */
  readonly label: string;
  /** True if it carries the mark 'New'. */
  readonly isNew: boolean;
}

/**
 * Returns a direct game's menu entry: a crashx has its own name and "New", a crash is Wabebe, others have none.
 *
 * @example
 * directGameEntry({ id: '9', kind: 'crashx', name: 'Ndege' }); // { label: 'Ndege', isNew: true }
 * directGameEntry({ id: '4', kind: 'crash', name: 'Crash' }); // { label: 'Wabebe', isNew: false }
 */
export function directGameEntry(game: DirectGame): DirectGameEntry | null {
  if (game.kind === 'crashx') return { label: game.name, isNew: true };
  return game.kind === 'crash' ? { label: 'Wabebe', isNew: false } : null;
}
