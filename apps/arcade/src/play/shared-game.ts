import type { Cents, Result } from '@kipenga/betting-core';
import type { Digest } from '../fairness/digest.ts';
import type { Multiplier } from '../games/multiplier.ts';
import type { RefusalCode, StakeView } from '../protocol.ts';
import type { Asked } from './table.ts';

/** A stake, and what the player staked it on. */
export interface Wager<Terms> {
  readonly stake: Cents;
  readonly terms: Terms;
}

/** What a stake brings, itself included, and the multiplier shown with it. */
export interface Win {
  readonly paid: Cents;
  readonly at: Multiplier;
}

/** What happens between the last stake and the result, in games whose players can end a stake meanwhile. */
export interface SharedRun<Terms, Outcome> {
  /** In milliseconds. */
  readonly lastsMs: (outcome: Outcome) => number;
  /** What a stake has won by itself this long after the start; null while it goes on. */
  readonly winsBy: (wager: Wager<Terms>, elapsedMs: number, outcome: Outcome) => Win | null;
  /** What a stake wins that its player ends this long after the start. */
  readonly cashOut: (wager: Wager<Terms>, elapsedMs: number, outcome: Outcome) => Result<Win, RefusalCode>;
}

/** All that a table of shared rounds must know of its game. Nothing in it keeps anything. */
export interface SharedGame<Terms, Outcome> {
  /** How long stakes are taken, and how long the result is shown. */
  readonly bettingMs: number;
  readonly shownMs: number;
  /** How many stakes one player may have in one round. */
  readonly stakesPerRound: number;
  /** What a stake is on, as a page sends it; null for what the game does not know. */
  readonly readTerms: (asked: Asked, stake: Cents) => Terms | null;
  /** What the player's page is told of it. */
  readonly showTerms: (terms: Terms) => Pick<StakeView, 'at' | 'pick'>;
  /** The result that a round's digest means. */
  readonly outcomeOf: (digest: Digest) => Outcome;
  /** What an undecided stake wins when the round ends; null when it is lost. */
  readonly wins: (wager: Wager<Terms>, outcome: Outcome) => Win | null;
  /** Without one, the result is there as soon as the stakes are closed. */
  readonly run?: SharedRun<Terms, Outcome>;
}
