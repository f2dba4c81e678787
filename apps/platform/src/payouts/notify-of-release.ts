import type { BetId, Cents, Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { notifyCustomers } from '../notices/index.ts';
import { repaidInNotice } from './debts.ts';
import type { StakeToSettle } from './stake.ts';

/** Winnings above the daily payout limit that have reached the balance. */
interface Released {
  readonly profileId: ProfileId;
  readonly product: StakeToSettle['product'];
  readonly betId: BetId;
  readonly reference: string;
  /** The name of the transfer. */
  readonly event: string;
  readonly held: Cents;
  readonly at: Instant;
}

/** Tells a customer that winnings kept by the daily payout limit are paid, and how much of them paid a debt. */
export const notifyOfRelease = async (
  sql: Sql,
  { profileId, product, betId, reference, event, at, held }: Released,
  repaid: Cents,
): Promise<void> => {
  const wallet = await repaidInNotice(sql, profileId, repaid);
  await notifyCustomers(sql, [
    {
      profileId,
      betId,
      reference,
      event,
      at,
      kind: 'payout-released',
      isOfTicket: product === 'ticket',
      amount: held,
      ...wallet,
    },
  ]);
};
