import type { Sql } from '../database/index.ts';
import { post, type Transfer } from './post.ts';

/**
 * Posts what ends a payout, or a payment of tax, as paid. One that had ended before and was opened again has its first transfer in the books: the second bears the receipt
 * too.
 * @returns the reference it stands under.
 */
export const postEnd = async (sql: Sql, transfer: Transfer, receipt: string): Promise<string> => {
  if ((await post(sql, transfer)) === 'posted') return transfer.reference;
  const reference = `${transfer.reference}:${receipt}`;
  await post(sql, { ...transfer, reference });
  return reference;
};

/** Posts a transfer that must not be in the books yet. @throws Error if it is: the caller's transaction must be rolled back. */
export const postNew = async (sql: Sql, transfer: Transfer): Promise<void> => {
  if ((await post(sql, transfer)) !== 'posted')
    throw new Error(`${transfer.reference} is in the books already`);
};
