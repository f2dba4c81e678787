import { addCents, cents, subtractCents, type Cents, type Instant } from '@kipenga/betting-core';
import type { DeskToday } from '@kipenga/contracts/desk';
import { meaningOf, TAX_MOVES, type TransferKind } from '../ledger/index.ts';
import type { Desk } from './desk.ts';
import { movedSince, secondsAgo, sumInSuspense, type Moved } from './today.store.ts';

type Money = DeskToday['money'];

/** Longest time in seconds between writing a transfer and its commit. */
const LATE_SECONDS = 30;
/** Interval in milliseconds after which the whole day is summed again, for transfers that committed later still. */
const ANEW_MS = 600_000;
const MOST_IN_SUSPENSE = 1_000;

const PAYOUTS: ReadonlySet<TransferKind> = new Set(['withdrawal-paid', 'payout-reopened'] as const);

/** Sums of a day's transfers that were written before `to`. */
interface Summed {
  readonly since: Instant;
  readonly anewAt: number;
  readonly to: Instant;
  readonly moved: readonly Moved[];
}

const moneyOf = (moved: readonly Moved[], suspense: Cents): Money => {
  const sum = (of: (row: Moved) => Cents): Cents =>
    moved.reduce((total, row) => addCents(total, cents(of(row))), cents(0));
  const nothing = cents(0);
  const playIs = (kind: TransferKind) => meaningOf(kind)?.play?.is;
  return {
    staked: sum((row) => (playIs(row.kind) === 'stake' ? row.fromCustomers : nothing)),
    // A win that a correction took back is subtracted.
    won: sum((row) =>
      playIs(row.kind) === 'winnings' ? subtractCents(row.toCustomers, row.fromCustomers) : nothing,
    ),
    deposits: sum((row) => (row.kind === 'deposit' ? row.toCustomers : nothing)),
    // As mobile money sent it, without fees and taxes. A reopened payout has not arrived: its sum is negative.
    withdrawals: sum((row) => (PAYOUTS.has(row.kind) ? row.out : nothing)),
    taxes: sum((row) => (TAX_MOVES.includes(row.kind) ? nothing : row.tax)),
    suspense,
  };
};

/** Adds up rows of the same kind, so that the kept sums stay one row per kind. */
const joined = (one: readonly Moved[], other: readonly Moved[]): readonly Moved[] => {
  const kinds = new Map<TransferKind, Moved>();
  for (const row of [...one, ...other]) {
    const known = kinds.get(row.kind);
    kinds.set(row.kind, {
      kind: row.kind,
      toCustomers: cents((known?.toCustomers ?? 0) + row.toCustomers),
      fromCustomers: cents((known?.fromCustomers ?? 0) + row.fromCustomers),
      out: cents((known?.out ?? 0) + row.out),
      tax: cents((known?.tax ?? 0) + row.tax),
    });
  }
  return [...kinds.values()];
};

/** Reports the money since a moment. Each call adds the transfers of the last half minute to kept sums of the older ones. */
export const openMoneyOfDay = (
  { db, realClock }: Pick<Desk, 'db' | 'realClock'>,
  lateSeconds = LATE_SECONDS,
): ((since: Instant) => Promise<Money>) => {
  let summed: Summed | null = null;
  return async (since) => {
    const now = realClock.nowMs();
    const known = summed?.since === since && now < summed.anewAt ? summed : null;
    const to = await secondsAgo(db, lateSeconds);
    const isLater = known === null || to > known.to;
    const before = isLater ? await movedSince(db, since, { from: known?.to ?? null, to }) : [];
    const kept = {
      since,
      anewAt: known?.anewAt ?? now + ANEW_MS,
      to: isLater ? to : known.to,
      moved: joined(known?.moved ?? [], before),
    };
    summed = kept;
    const late = await movedSince(db, since, { from: kept.to, to: null });
    return moneyOf([...kept.moved, ...late], await sumInSuspense(db, MOST_IN_SUSPENSE));
  };
};
