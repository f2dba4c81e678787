import type { Cents } from '@kipenga/betting-core';
import type { BallPick } from './games/balls/markets.ts';
import type { StakeLimits } from './games/limits.ts';
import type { Multiplier } from './games/multiplier.ts';
import type { LineWin, Stops } from './games/reels/spin.ts';
import type { StakeRefusal } from './money/purse.ts';

// What the arcade and its own pages say to each other.

/** A finished round, with what is needed to verify it. */
export interface PastRound {
  readonly round: string;
  /** Shown before the stakes. */
  readonly hash: string;
  readonly seed: string;
}

/** A crash table as everybody sees it. */
export interface CrashView {
  readonly engine: 'crash';
  readonly phase: 'betting' | 'flying' | 'landed';
  readonly round: string;
  readonly hash: string;
  /** Until the phase ends; for a flight, since it began. */
  readonly ms: number;
  /** Where it ended; only once it has landed. */
  readonly point: Multiplier | null;
  readonly recent: readonly (PastRound & { readonly point: Multiplier })[];
}

/** A ball draw as everybody sees it. */
export interface BallsView {
  readonly engine: 'balls';
  readonly phase: 'betting' | 'drawing';
  readonly round: string;
  readonly hash: string;
  /** Until the phase ends. */
  readonly ms: number;
  /** In the order drawn; empty while stakes are taken. */
  readonly balls: readonly number[];
  readonly recent: readonly (PastRound & { readonly balls: readonly number[] })[];
}

/** A slot as its one player sees it: the next spin's promise. */
export interface ReelsView {
  readonly engine: 'reels';
  /** How many spins there were: part of the next one's name. */
  readonly spins: number;
  readonly hash: string;
}

export type TableView = CrashView | BallsView | ReelsView;

/** A player's stake and what became of it. */
export interface StakeView {
  readonly id: string;
  readonly round: string;
  readonly stake: Cents;
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** What it brought, the stake included. */
  readonly paid: Cents;
  /** Crash: where it is cashed out by itself, then where it was. Balls: what the pick pays. */
  readonly at: Multiplier | null;
  readonly pick: BallPick | null;
}

/** A spin and its proof. */
export interface SpinView extends PastRound {
  readonly stops: Stops;
  readonly wins: readonly LineWin[];
  readonly stake: Cents;
  readonly paid: Cents;
  readonly clientSeed: string;
  readonly next: ReelsView;
}

/** Why something asked for is not done. */
export type RefusalCode =
  | StakeRefusal['kind']
  | 'unreadable'
  | 'bad-stake'
  | 'too-late'
  | 'too-early'
  | 'too-many'
  | 'too-soon'
  | 'play-unknown';

/** What a page hears when it opens a game. */
export interface OpenedGame {
  readonly play: string;
  readonly mode: 'REAL' | 'DEMO';
  readonly balance: Cents;
  readonly limits: StakeLimits;
  readonly returnPercent: number;
}

/** What is pushed to a page. */
export type Push =
  | { readonly kind: 'table'; readonly view: TableView }
  | { readonly kind: 'stake'; readonly stake: StakeView }
  | { readonly kind: 'balance'; readonly balance: Cents };
