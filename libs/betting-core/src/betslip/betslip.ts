import type { MarketTypeId, MatchId, OutcomeKey } from '../brand.ts';
import type { Selection } from './selection.ts';

/** The customer's selections, at most one of each match. */
export interface Betslip {
  /** The kind of slip; prematch is the only one. */
  readonly type: 'prematch';
  /** The selections, oldest first. */
  readonly selections: readonly Selection[];
}

/** A slip with nothing on it. */
export const emptyBetslip: Betslip = { type: 'prematch', selections: [] };

/** The fields that tell one outcome of one match from another on a slip. */
export interface PickedOutcome {
  /** The match. */
  readonly matchId: MatchId;
  /** The kind of market. */
  readonly marketTypeId: MarketTypeId;
  /** The outcome inside it. */
  readonly outcomeKey: OutcomeKey;
}

/**
 * True if this outcome is on the slip: the same match, kind of market and outcome.
 *
 * @example
 * const pick = aSelection();
 * isPicked(betslipOf([pick]), pick); // true
 * isPicked(emptyBetslip, pick); // false
 */
export const isPicked = (slip: Betslip, picked: PickedOutcome): boolean =>
  slip.selections.some((selection) => isSameOutcome(selection, picked));

/**
 * True if two picks name the same outcome of the same match.
 *
 * @example
 * const home = { matchId: matchId('101'), marketTypeId: marketTypeId('1'), outcomeKey: outcomeKey('1') };
 * isSameOutcome(home, { ...home, outcomeKey: outcomeKey('X') }); // false
 */
export const isSameOutcome = (left: PickedOutcome, right: PickedOutcome): boolean =>
  left.matchId === right.matchId &&
  left.marketTypeId === right.marketTypeId &&
  left.outcomeKey === right.outcomeKey;

/**
 * True if the slip has more than one selection.
 *
 * @example
 * isAccumulator(betslipOf([aSelection({ matchId: matchId('101') }), aSelection({ matchId: matchId('102') })])); // true
 */
export const isAccumulator = (slip: Betslip): boolean => slip.selections.length > 1;
