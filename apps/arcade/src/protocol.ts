import type { CasinoTier, Cents } from '@kipenga/betting-core';
import type { StakeLimits } from './games/limits.ts';
import type { Multiplier } from './games/multiplier.ts';
import type { StakeRefusal } from './money/player-account.ts';

// Messages between the arcade and its own pages.

/** A finished round, with all that verifies it. */
export interface PastRound {
  readonly round: string;
  /** SHA-256 of the seed, in hex; published before the stakes. */
  readonly hash: string;
  readonly seed: string;
}

/** `running` only in games whose rounds take time after the last stake. */
export type SharedPhase = 'betting' | 'running' | 'shown';

/** A table of shared rounds, the same for everybody. */
export interface SharedView<Outcome> {
  readonly phase: SharedPhase;
  readonly round: string;
  readonly hash: string;
  /** Milliseconds until the phase ends; of a running round, since it began. */
  readonly ms: number;
  /** The result while it is shown; before that null, or in games with decisions its open part. */
  readonly outcome: Outcome | null;
  /** Finished rounds, latest first. */
  readonly recent: readonly (PastRound & { readonly outcome: Outcome })[];
}

/** A table of solo rounds as its player sees it: the promise of the next round. */
export interface SoloView {
  /** The number of finished rounds; part of the next round's name. */
  readonly played: number;
  readonly hash: string;
}

/** A player's hand of cards. */
export interface HandView {
  readonly cards: readonly string[];
  readonly stake: Cents;
  /** `turn`: the player decides now; `waiting`: after the hand before it; `done`: nothing left to decide. */
  readonly state: 'turn' | 'waiting' | 'done';
}

/** A player's stake in a shared round, and its result. */
export interface StakeView {
  readonly id: string;
  readonly round: string;
  readonly stake: Cents;
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** The payout, the stake included. */
  readonly paid: Cents;
  /** The multiplier: of a possible win while open, if known; of the actual win later. */
  readonly at: Multiplier | null;
  /** The pick staked on; null in games without picks. */
  readonly pick: string | null;
  /**
   * In games with decisions: the number of the stake in its round, from 1. With the round it names the stake's own
   * draw.
   */
  readonly number?: number;
  /** In games with decisions: the player's hands once dealt, and their moves so far. */
  readonly hands?: readonly HandView[];
  readonly moves?: readonly string[];
}

/** A solo round and its proof. */
export type SoloRound<Outcome> = Outcome &
  PastRound & {
    readonly stake: Cents;
    readonly paid: Cents;
    readonly clientSeed: string;
    /** The jackpot number drawn, in decimal digits; only in games that feed the jackpot. */
    readonly jackpotNumber?: string;
    /** The jackpot tier drawn. Its amount is pushed once the house has paid it. */
    readonly jackpot?: CasinoTier;
  };

/** A solo round, with the promise of the next one. */
export type SoloRoundView<Outcome> = SoloRound<Outcome> & { readonly next: SoloView };

/** Reasons for a refusal. */
export type RefusalCode =
  | StakeRefusal['kind']
  | 'unreadable'
  | 'bad-stake'
  | 'too-late'
  | 'too-early'
  | 'too-many'
  | 'too-soon'
  /** Too many invalid tokens from this address. */
  | 'too-often'
  /** All seats of the table are taken. */
  | 'table-full'
  | 'play-unknown';

/** The answer to a page that opens a game. */
export interface OpenedGame {
  readonly play: string;
  readonly mode: 'REAL' | 'DEMO';
  readonly balance: Cents;
  readonly limits: StakeLimits;
  readonly returnPercent: number;
  /** The jackpot's additional return, in percent of stakes; null in games that do not feed it. */
  readonly jackpotPercent: number | null;
}

/** Amounts of the jackpot's tiers, smallest first. */
export interface JackpotView {
  readonly tiers: readonly { readonly tier: CasinoTier; readonly amount: Cents }[];
}

/** Pushes to a page. The view is that of the game's table. */
export type Push<View = unknown> =
  | { readonly kind: 'table'; readonly view: View }
  | { readonly kind: 'stake'; readonly stake: StakeView }
  /** Results of the player's last stakes here, from any screen. */
  | { readonly kind: 'last-stakes'; readonly stakes: readonly StakeView[] }
  | { readonly kind: 'balance'; readonly balance: Cents }
  /** A tier of the house's jackpot was paid. */
  | { readonly kind: 'jackpot'; readonly paid: Cents };
