import { assertCents } from '../assertions.ts';
import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/instant.ts';
import { dayOf, type NairobiDay } from '../time/nairobi-day.ts';

/**
 * The types of a statement's lines: everything that moves a customer's money. A client that is older than a type reads
 * it as 'other'.
 */
export const STATEMENT_TYPES = [
  'bet',
  'ticket',
  'stake-tax',
  'bet-payout',
  'free-bet-payout',
  'cash-out',
  'ticket-payout',
  'winnings-tax',
  'bet-returned',
  'ticket-returned',
  'payout-hold',
  'payout-release',
  'game',
  'deposit',
  'deposit-tax',
  'withdrawal',
  'withdrawal-fee',
  'withdrawal-tax',
  'withdrawal-returned',
  'withdrawal-change',
  'welcome-bonus',
  'bonus-release',
  'bonus-release-reversal',
  'refund',
  'refund-reversal',
  'free-bet',
  'correction',
  'advance',
  'repayment',
  'bonus-lapsed',
  'winnings-forfeited',
  'stakes-returned',
  'credit',
  'other',
] as const;

/** One of `STATEMENT_TYPES`. */
export type StatementType = (typeof STATEMENT_TYPES)[number];

/** The two balances that a customer sees: cash, and the bonus that cannot be staked yet. */
export const STATEMENT_ACCOUNTS = ['cash', 'bonus'] as const;

/** One of `STATEMENT_ACCOUNTS`. */
export type StatementAccount = (typeof STATEMENT_ACCOUNTS)[number];

/** One line of a statement. */
export interface StatementRow {
  readonly at: Instant;
  readonly type: StatementType;
  /** The subject as the customer knows it: the bet's reference, the receipt, the game; empty if the type says all. */
  readonly reference: string;
  /** The amount, below zero if money left the account. */
  readonly amount: Cents;
  /** The balance of its account after it. */
  readonly balance: Cents;
  readonly account: StatementAccount;
}

/** The lines of one Nairobi day, and the closing balance of each account that moved. */
export interface StatementDay {
  readonly day: NairobiDay;
  readonly rows: readonly StatementRow[];
  readonly closing: { readonly [A in StatementAccount]?: Cents };
}

/**
 * Groups a statement by its days, oldest first like its rows. Throws RangeError for a wrong moment or amount.
 *
 * @example
 * const deposit = { type: 'deposit', reference: 'QK12AB34CD', account: 'cash' } as const;
 * const first = { ...deposit, at: instant('2026-11-21T10:00:00Z'), amount: kes(100), balance: kes(100) };
 * const second = { ...deposit, at: instant('2026-11-21T21:00:00Z'), amount: kes(50), balance: kes(150) };
 * statementDays([first, second]).map(({ day, closing }) => `${day} ${closing.cash}`); // 2026-11-21 10000,2026-11-22 15000
 */
export function statementDays(rows: readonly StatementRow[]): readonly StatementDay[] {
  const days = new Map<NairobiDay, StatementRow[]>();
  for (const [at, row] of rows.entries()) {
    const day = dayOf(row.at, 'rows[#].at', at);
    assertCents(row.amount, 'rows[#].amount', at);
    assertCents(row.balance, 'rows[#].balance', at);
    const sameDay = days.get(day);
    if (sameDay === undefined) days.set(day, [row]);
    else sameDay.push(row);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    rows: ofDay,
    closing: Object.fromEntries(ofDay.map(({ account, balance }) => [account, balance])),
  }));
}
