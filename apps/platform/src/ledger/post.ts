import type { Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { insertTransfer } from './ledger.store.ts';
import { InsufficientFunds, potChanges, type Posting } from './posting.ts';
import type { TransferKind } from './transfer-kind.ts';

/** One event that moves money. */
export interface Transfer {
  /**
   * Names the event, e.g. "stake:<betId>". A customer's reference is posted once, however often it is asked
   * for.
   */
  readonly reference: string;
  readonly kind: TransferKind;
  readonly profileId: ProfileId;
  readonly at: Instant;
  readonly postings: readonly Posting[];
}

const isBelowZero = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514';

/**
 * Writes a transfer into the ledger, as nothing else does: all its postings, or none.
 * @returns 'already-posted' when the customer's reference is known; nothing was changed.
 * @throws InsufficientFunds when a customer's account would go below zero; the transaction must then end.
 * @throws RangeError when the postings are unsound, or the customer has no wallet.
 */
export const post = async (
  sql: Sql,
  { reference, kind, profileId, at, postings }: Transfer,
): Promise<'posted' | 'already-posted'> => {
  const changes = potChanges(profileId, postings);
  const row = {
    profileId,
    reference,
    kind,
    at,
    from: postings.map(({ from }) => from),
    to: postings.map(({ to }) => to),
    amounts: postings.map(({ amount }) => amount),
    changes,
  };
  try {
    const { posted } = await insertTransfer(sql, row);
    return posted === 1 ? 'posted' : 'already-posted';
  } catch (error) {
    if (isBelowZero(error))
      throw new InsufficientFunds(`${kind} ${reference} takes more than the account holds`, { cause: error });
    throw error;
  }
};
