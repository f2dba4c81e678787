import type { Cents } from '../money/cents.ts';

/** The two lists that casino games come in (R1-06). Who runs them the lists do not say. */
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
  /** The list that has it. */
  readonly list: CasinoList;
  /** Whether it can be tried without money. */
  readonly hasDemo: boolean;
  /** Where its launch is asked for, or null. */
  readonly url: string | null;
  /** Its picture, or null. */
  readonly imageUrl: string | null;
  /** It has come to the list lately. */
  readonly isNew?: boolean;
}

/** What a live table does: it takes bets, its round runs, its result is shown. */
export const LIVE_PHASES = ['betting', 'running', 'shown'] as const;

/** What a live table does now. */
export type LivePhase = (typeof LIVE_PHASES)[number];

/** A live table (R3, R7-14). What a table does not tell is left out. */
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
  /** How many play. */
  readonly seatedPlayers: number;
  /** How many seats are free. */
  readonly availableSeats: number;
  /** The last results, from the latest, each as its game's short mark: '17', 'B'. */
  readonly recent?: readonly string[];
  /** What it does now. */
  readonly phase?: LivePhase;
  /** Whole seconds until the phase ends. */
  readonly secondsToGo?: number;
}

/** A casino jackpot: its tiers and the games it can be won in. */
export interface CasinoJackpot {
  /** What each tier holds. */
  readonly tiers: readonly Cents[];
  /** The games that feed it. */
  readonly gameIds: readonly string[];
}

/** A virtual game: its launch URL has a {token} to be filled. */
export interface VirtualGame {
  /**
   * The game's id, where a launch is asked for by it and the token works once (D30). Null where only the URL
   * is known.
   */
  readonly id: string | null;
  /** Its name. */
  readonly name: string;
  /** Its launch URL, with {token} where the customer's token goes. */
  readonly url: string;
  /** Its picture, or null. */
  readonly imageUrl: string | null;
  /** It has come to the list lately. */
  readonly isNew?: boolean;
}

/** A game with an entry of its own in the menu (R2-22, D22). */
export interface DirectGame {
  /** The game. */
  readonly id: string;
  /** 'crashx', 'crash', or a kind this library does not know. */
  readonly kind: string;
  /** Its name. */
  readonly name: string;
}

/** How a direct game stands in the menu. */
export interface DirectGameEntry {
  /** Its label. */
  readonly label: string;
  /** Whether it carries the mark 'New'. */
  readonly isNew: boolean;
}

/**
 * A direct game's menu entry: a crashx has its own name and "New", a crash is Wabebe, others have none
 * (R2-22).
 */
export function directGameEntry(game: DirectGame): DirectGameEntry | null {
  if (game.kind === 'crashx') return { label: game.name, isNew: true };
  return game.kind === 'crash' ? { label: 'Wabebe', isNew: false } : null;
}
