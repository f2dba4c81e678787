import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/instant.ts';

/** One movement of money between the customer and mobile money. */
export interface Transaction {
  /** 'deposit', 'withdrawal', or another word of the books; in any case of letters. */
  readonly type: string;
  /** The gateway's status. */
  readonly status: string;
  /** The gateway's receipt, once there is one. */
  readonly reference: string | null;
  /** The time. */
  readonly at: Instant;
  /** The amount asked for. */
  readonly amount: Cents;
  /** The fee inside it; absent if the house does not tell it. */
  readonly fee?: Cents;
  /** The tax inside it; absent if the house does not tell it. */
  readonly tax?: Cents;
  /** The amount that arrives, in the wallet or on the phone; absent if the house does not tell it. */
  readonly credited?: Cents;
}

/**
 * Returns the status as shown. A payment that the gateway accepted is pending; a finished one keeps its status.
 *
 * @example
 * ['TRX_SUCCESS', 'COMPLETED'].map(transactionStatus); // PENDING,COMPLETED
 */
export const transactionStatus = (status: string): string => (status === 'TRX_SUCCESS' ? 'PENDING' : status);

/**
 * Writes the line of a transaction.
 *
 * @example
 * const deposit = { type: 'deposit', at: instant('2026-11-21T10:00:00Z'), amount: kes(100) };
 * transactionLine({ ...deposit, status: 'TRX_SUCCESS', reference: 'QK12AB34CD' }); // PENDING - QK12AB34CD
 * transactionLine({ ...deposit, status: 'FAILED', reference: null }); // FAILED - N/A
 */
export function transactionLine(transaction: Transaction): string {
  return `${transactionStatus(transaction.status)} - ${transaction.reference || 'N/A'}`;
}

/**
 * Divides transactions into the two lists of their page. Types are compared whatever their case; other types are in
 * neither.
 *
 * @example
 * const paid = { status: 'COMPLETED', reference: 'QK12AB34CD', at: instant('2026-11-21T10:00:00Z'), amount: kes(100) };
 * const { deposits, withdrawals } = splitByType(['Deposit', 'withdraw', 'bonus'].map((type) => ({ ...paid, type })));
 * [deposits.length, withdrawals.length]; // 1,1
 */
export function splitByType(transactions: readonly Transaction[]): {
  /** Money in. */
  readonly deposits: readonly Transaction[];
  /** Money out. */
  readonly withdrawals: readonly Transaction[];
} {
  const ofType = (...types: readonly string[]): readonly Transaction[] =>
    transactions.filter((one) => types.includes(one.type.toLowerCase()));
  return { deposits: ofType('deposit'), withdrawals: ofType('withdrawal', 'withdraw') };
}
