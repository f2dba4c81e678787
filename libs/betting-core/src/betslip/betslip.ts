import type { MarketTypeId, MatchId, OutcomeKey } from '../brand.ts';
import type { Selection } from './selection.ts';

/** What the customer has chosen so far, at most one selection of each match (R4-01). */
export interface Betslip {
  /** Prematch is the only kind of betslip (R2). */
  readonly type: 'prematch';
  /** The selections, oldest first. */
  readonly selections: readonly Selection[];
}

/** A slip with nothing on it. */
export const emptyBetslip: Betslip = { type: 'prematch', selections: [] };

/** What tells one outcome of one match from another on a slip (R4-02). */
export interface PickedOutcome {
  /** The match. */
  readonly matchId: MatchId;
  /** The kind of market. */
  readonly marketTypeId: MarketTypeId;
  /** The outcome inside it. */
  readonly outcomeKey: OutcomeKey;
}

/** Is this outcome on the slip: the same match, kind of market and outcome (R4-02)? */
export const isPicked = (slip: Betslip, picked: PickedOutcome): boolean =>
  slip.selections.some((selection) => isSameOutcome(selection, picked));

/** Do two picks name the same outcome of the same match (R4-02)? */
export const isSameOutcome = (left: PickedOutcome, right: PickedOutcome): boolean =>
  left.matchId === right.matchId &&
  left.marketTypeId === right.marketTypeId &&
  left.outcomeKey === right.outcomeKey;

/** Does the slip hold more than one selection? */
export const isAccumulator = (slip: Betslip): boolean => slip.selections.length > 1;
