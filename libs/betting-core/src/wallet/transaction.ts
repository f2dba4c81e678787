import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/instant.ts';

/** One movement of money between the customer and mobile money. */
export interface Transaction {
  /** 'deposit', 'withdrawal', or whatever else the books call it; in any case of letters. */
  readonly type: string;
  /** How far it has come, as the gateway says. */
  readonly status: string;
  /** The gateway's receipt, once there is one. */
  readonly reference: string | null;
  /** When. */
  readonly at: Instant;
  /** How much was asked for. */
  readonly amount: Cents;
  /** The fee inside it; a host may not tell. */
  readonly fee?: Cents;
  /** The tax inside it; a host may not tell. */
  readonly tax?: Cents;
  /** What arrives, in the wallet or on the phone; a host may not tell. */
  readonly credited?: Cents;
}

/**
 * The status as shown. What the gateway accepted is pending; finished payments keep their status (R4-12,
 * D42).
 */
export const transactionStatus = (status: string): string => (status === 'TRX_SUCCESS' ? 'PENDING' : status);

/** The line of a transaction: 'PENDING - QK12AB34CD', or 'PENDING - N/A' without a receipt (R4-12). */
export function transactionLine(transaction: Transaction): string {
  return `${transactionStatus(transaction.status)} - ${transaction.reference || 'N/A'}`;
}

/**
 * The two lists of the transactions page. Types are compared whatever their case; others are in neither
 * (R4-12).
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
