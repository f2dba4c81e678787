import type { Cents, Result } from '@kipenga/betting-core';
import type { Digest } from '../fairness/digest.ts';
import type { Multiplier } from '../games/multiplier.ts';
import type { PossibleReturn } from '../games/unrisked.ts';
import type { RefusalCode, StakeView } from '../protocol.ts';
import type { Asked } from './table.ts';

/** A stake, and the terms it was staked on. */
export interface Wager<Terms> {
  readonly stake: Cents;
  readonly terms: Terms;
}

/** The payout of a stake, itself included, and the multiplier shown with it; null in games without multipliers. */
export interface Win {
  readonly paid: Cents;
  readonly at: Multiplier | null;
}

/** A finished stake and its win; null if it lost. */
export interface Settled<Terms> extends Wager<Terms> {
  readonly win: Win | null;
}

/** The time between the last stake and the result, in games whose players can cash out meanwhile. */
export interface SharedRun<Terms, Outcome> {
  /** The length of the run, in milliseconds. */
  readonly lastsMs: (outcome: Outcome) => number;
  /** The win that a stake has reached by itself this long after the start; null while it is still open. */
  readonly winsBy: (wager: Wager<Terms>, elapsedMs: number, outcome: Outcome) => Win | null;
  /** The win of a stake that its player cashes out this long after the start. */
  readonly cashOut: (wager: Wager<Terms>, elapsedMs: number, outcome: Outcome) => Result<Win, RefusalCode>;
}

/** The terms of a stake after a decision, and the amount that the decision adds to the stake, or 0. */
export interface Decided<Terms> {
  readonly terms: Terms;
  readonly adds: Cents;
}

/** Decisions of players between the last stake and the result, each for their own stake. */
export interface SharedDecisions<Terms, Outcome> {
  /**
   * Time to decide, in milliseconds. A stake without a decision by then stays as it is. 0 if there is nothing to
   * decide.
   */
  readonly lastsMs: (outcome: Outcome) => number;
  /** The part of the result that is shown while players decide. */
  readonly openOf: (outcome: Outcome) => Outcome;
  /** The number of blocks in a stake's own digest, after those of the round's. */
  readonly ownBlocks: number;
  /** Deals a stake its own draw, from the digest of its own name, so that no stake reveals another's. */
  readonly deal: (terms: Terms, digest: Digest) => Terms;
  /** Applies the decision in a request. */
  readonly decide: (
    wager: Wager<Terms>,
    asked: Asked,
    outcome: Outcome,
  ) => Result<Decided<Terms>, RefusalCode>;
  /** True if the stake has nothing left to decide. The round goes on once that is true of all stakes. */
  readonly isDone: (wager: Wager<Terms>, outcome: Outcome) => boolean;
  /** Writes a player's decisions to be kept; `read` restores them before the stake is dealt again. */
  readonly write: (terms: Terms) => string;
  readonly read: (made: string) => Terms;
}

/** The rules of a game with shared rounds. They hold no state. */
export interface SharedGame<Terms, Outcome> {
  /** Time in which stakes are taken, and in which the result is shown. */
  readonly bettingMs: number;
  readonly shownMs: number;
  /** The most stakes that one player may have in one round. */
  readonly stakesPerRound: number;
  /** The number of finished rounds in the view; 20 by default. */
  readonly recentRounds?: number;
  /**
   * Reads the terms of a stake from a request for the round of this name; null for terms that the game does not know.
   */
  readonly readTerms: (asked: Asked, stake: Cents, round: string) => Terms | null;
  /**
   * The terms as the player's page shows them. The outcome is null when the stake is taken; games with decisions ask
   * again once it is drawn.
   */
  readonly showTerms: (
    wager: Wager<Terms>,
    outcome: Outcome | null,
  ) => Pick<StakeView, 'at' | 'pick' | 'hands' | 'moves'>;
  /** The number of blocks in a round's digest; 1 by default. */
  readonly blocks?: number;
  /** The result that follows from the digest of the round of this name. */
  readonly outcomeOf: (digest: Digest, round: string) => Outcome;
  /** The win of a stake still open when the round ends; null if it loses. */
  readonly wins: (wager: Wager<Terms>, outcome: Outcome) => Win | null;
  /**
   * The total that one customer's stakes could have returned, for every possible result of the round of this name.
   * Without it, all of each stake counts as at risk.
   */
  readonly returns?: (settled: readonly Settled<Terms>[], round: string) => readonly PossibleReturn[];
  /**
   * A result as the lobby shows it, in a few characters. A game with marks is live: its rounds run even without
   * players.
   */
  readonly markOf?: (outcome: Outcome) => string;
  /** Without run and decisions, the result follows at once when stakes close. */
  readonly run?: SharedRun<Terms, Outcome>;
  readonly decisions?: SharedDecisions<Terms, Outcome>;
}
