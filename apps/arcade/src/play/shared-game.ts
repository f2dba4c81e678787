import type { Cents, Result } from '@kipenga/betting-core';
import type { Digest } from '../fairness/digest.ts';
import type { Multiplier } from '../games/multiplier.ts';
import type { PossibleReturn } from '../games/unrisked.ts';
import type { RefusalCode, StakeView } from '../protocol.ts';
import type { Asked } from './table.ts';

/** A stake, and what the player staked it on. */
export interface Wager<Terms> {
  readonly stake: Cents;
  readonly terms: Terms;
}

/** What a stake brings, itself included, and the multiplier shown with it, where it has one. */
export interface Win {
  readonly paid: Cents;
  readonly at: Multiplier | null;
}

/** A stake that is over, and what it brought; null when it is lost. */
export interface Settled<Terms> extends Wager<Terms> {
  readonly win: Win | null;
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

/** A stake after a decision of its player, and what the decision adds to it; 0 adds nothing. */
export interface Decided<Terms> {
  readonly terms: Terms;
  readonly adds: Cents;
}

/** What players decide between the last stake and the result, each for their own stake. */
export interface SharedDecisions<Terms, Outcome> {
  /** The longest that is waited for, in milliseconds: who has not decided by then leaves it as it is. 0 where there is nothing to decide. */
  readonly lastsMs: (outcome: Outcome) => number;
  /** What of the result lies open meanwhile. */
  readonly openOf: (outcome: Outcome) => Outcome;
  /** How many blocks a stake's own digest has after those of its round. */
  readonly ownBlocks: number;
  /** Gives a stake what it alone draws, by the digest of its own name: no other stake tells its player anything of it. */
  readonly deal: (terms: Terms, digest: Digest) => Terms;
  /** Reads and does what a page asks. */
  readonly decide: (
    wager: Wager<Terms>,
    asked: Asked,
    outcome: Outcome,
  ) => Result<Decided<Terms>, RefusalCode>;
  /** Is nothing left to decide? When that is so of all stakes, nobody waits. */
  readonly isDone: (wager: Wager<Terms>, outcome: Outcome) => boolean;
  /** What a player has decided, to be kept, and read again before it is dealt to anew. */
  readonly write: (terms: Terms) => string;
  readonly read: (made: string) => Terms;
}

/** All that a table of shared rounds must know of its game. Nothing in it keeps anything. */
export interface SharedGame<Terms, Outcome> {
  /** How long stakes are taken, and how long the result is shown. */
  readonly bettingMs: number;
  readonly shownMs: number;
  /** How many stakes one player may have in one round. */
  readonly stakesPerRound: number;
  /** How many finished rounds are told of; twenty where it does not say. */
  readonly recentRounds?: number;
  /** What a stake is on, as a page sends it, in the round of this name; null for what the game does not know. */
  readonly readTerms: (asked: Asked, stake: Cents, round: string) => Terms | null;
  /** What the player's page is told of it: when it is staked, and where players decide, when it is known what on. */
  readonly showTerms: (
    wager: Wager<Terms>,
    outcome: Outcome | null,
  ) => Pick<StakeView, 'at' | 'pick' | 'hands' | 'moves'>;
  /** How many blocks a round's digest has; one where it is not said. */
  readonly blocks?: number;
  /** The result that the digest of the round of this name means. */
  readonly outcomeOf: (digest: Digest, round: string) => Outcome;
  /** What an undecided stake wins when the round ends; null when it is lost. */
  readonly wins: (wager: Wager<Terms>, outcome: Outcome) => Win | null;
  /**
   * What one customer's stakes on a round could have brought together, by every result there could have been in the round of this name;
   * without it all of each was at risk.
   */
  readonly returns?: (settled: readonly Settled<Terms>[], round: string) => readonly PossibleReturn[];
  /** A result as the lobby shows it, in a few characters; with it the table is live: its rounds run also with nobody there. */
  readonly markOf?: (outcome: Outcome) => string;
  /** With neither, the result is there as soon as the stakes are closed. */
  readonly run?: SharedRun<Terms, Outcome>;
  readonly decisions?: SharedDecisions<Terms, Outcome>;
}
