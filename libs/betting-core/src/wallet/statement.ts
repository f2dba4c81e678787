import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/instant.ts';
import { dayOf, type NairobiDay } from '../time/nairobi-day.ts';

/** Everything that moves a customer's money (D87). A client that is older than a type reads it as 'other'. */
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
  'other',
] as const;

/** One of them. */
export type StatementType = (typeof STATEMENT_TYPES)[number];

/** The two balances a customer sees: what can be staked, and the bonus that cannot yet. */
export const STATEMENT_ACCOUNTS = ['cash', 'bonus'] as const;

/** One of them. */
export type StatementAccount = (typeof STATEMENT_ACCOUNTS)[number];

/** One line of a statement. */
export interface StatementRow {
  readonly at: Instant;
  readonly type: StatementType;
  /** What it was about, as the customer knows it: the bet's reference, the receipt, the game; empty where its type says all. */
  readonly reference: string;
  /** What it brought; below zero, what it took. */
  readonly amount: Cents;
  /** What its account held after it. */
  readonly balance: Cents;
  readonly account: StatementAccount;
}

/** The lines of one Nairobi day, and what each account that moved held at its end. */
export interface StatementDay {
  readonly day: NairobiDay;
  readonly rows: readonly StatementRow[];
  readonly closing: { readonly [A in StatementAccount]?: Cents };
}

/** A statement by its days, oldest first as its rows are. */
export function statementDays(rows: readonly StatementRow[]): readonly StatementDay[] {
  const days = new Map<NairobiDay, StatementRow[]>();
  for (const [at, row] of rows.entries()) {
    const day = dayOf(row.at, 'rows[#].at', at);
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
