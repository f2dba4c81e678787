import type { CasinoTier, Cents } from '@kipenga/betting-core';
import type { StakeLimits } from './games/limits.ts';
import type { Multiplier } from './games/multiplier.ts';
import type { StakeRefusal } from './money/player-account.ts';

// What the arcade and its own pages say to each other.

/** A finished round, with what is needed to verify it. */
export interface PastRound {
  readonly round: string;
  /** Shown before the stakes. */
  readonly hash: string;
  readonly seed: string;
}

/** Stakes are taken; the round runs, in games that have a run; its result is shown. */
export type SharedPhase = 'betting' | 'running' | 'shown';

/** A table of shared rounds as everybody sees it. */
export interface SharedView<Outcome> {
  readonly phase: SharedPhase;
  readonly round: string;
  readonly hash: string;
  /** Until the phase ends; for a round that runs, since it began. */
  readonly ms: number;
  /** While it is shown; before that, in games whose players decide, what of it lies open. */
  readonly outcome: Outcome | null;
  /** From the latest. */
  readonly recent: readonly (PastRound & { readonly outcome: Outcome })[];
}

/** A table of solo rounds as its one player sees it: the next round's promise. */
export interface SoloView {
  /** How many rounds there were: part of the next one's name. */
  readonly played: number;
  readonly hash: string;
}

/** A hand of cards that a player decides on. */
export interface HandView {
  readonly cards: readonly string[];
  readonly stake: Cents;
  /** Its player is asked; it waits for the hand before it; nothing is left to decide. */
  readonly state: 'turn' | 'waiting' | 'done';
}

/** A player's stake in a shared round, and what became of it. */
export interface StakeView {
  readonly id: string;
  readonly round: string;
  readonly stake: Cents;
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** What it brought, the stake included. */
  readonly paid: Cents;
  /** What it would be multiplied by where that is known, then what it was. */
  readonly at: Multiplier | null;
  /** What it is on, in games where one chooses. */
  readonly pick: string | null;
  /** In games whose players decide: which of the round's stakes it is, from 1; with the round it names what this stake alone draws. */
  readonly number?: number;
  /** In games whose players decide: their hands, once they are dealt, and what they have decided. */
  readonly hands?: readonly HandView[];
  readonly moves?: readonly string[];
}

/** A solo round and its proof. */
export type SoloRound<Outcome> = Outcome &
  PastRound & {
    readonly stake: Cents;
    readonly paid: Cents;
    readonly clientSeed: string;
    /** What it drew for the house's jackpot, a whole number in digits, in games that feed it. */
    readonly jackpotNumber?: string;
    /** The tier of the house's jackpot that it drew; what that pays is pushed when the house has paid it. */
    readonly jackpot?: CasinoTier;
  };

/** A solo round, with the promise of the next one. */
export type SoloRoundView<Outcome> = SoloRound<Outcome> & { readonly next: SoloView };

/** Why something asked for is not done. */
export type RefusalCode =
  | StakeRefusal['kind']
  | 'unreadable'
  | 'bad-stake'
  | 'too-late'
  | 'too-early'
  | 'too-many'
  | 'too-soon'
  /** Too many tokens that open nothing came from this address. */
  | 'too-often'
  /** All seats of the table are taken. */
  | 'table-full'
  | 'play-unknown';

/** What a page hears when it opens a game. */
export interface OpenedGame {
  readonly play: string;
  readonly mode: 'REAL' | 'DEMO';
  readonly balance: Cents;
  readonly limits: StakeLimits;
  readonly returnPercent: number;
  /** What the house's jackpot gives back besides, of each 100 staked, in games that feed it. */
  readonly jackpotPercent: number | null;
}

/** What the tiers of the house's jackpot stand at, from the smallest. */
export interface JackpotView {
  readonly tiers: readonly { readonly tier: CasinoTier; readonly amount: Cents }[];
}

/** What is pushed to a page. The view is that of the game's table. */
export type Push<View = unknown> =
  | { readonly kind: 'table'; readonly view: View }
  | { readonly kind: 'stake'; readonly stake: StakeView }
  /** What became of the stakes the player last had here, on whatever screen. */
  | { readonly kind: 'last-stakes'; readonly stakes: readonly StakeView[] }
  | { readonly kind: 'balance'; readonly balance: Cents }
  /** A tier of the house's jackpot was paid. */
  | { readonly kind: 'jackpot'; readonly paid: Cents };
