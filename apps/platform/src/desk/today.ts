import {
  addCents,
  cents,
  dayBounds,
  feedMatchId,
  nairobiDayOf,
  type Cents,
  type FeedMatchId,
  type Instant,
} from '@kipenga/betting-core';
import { MOST_COUNTED, type DeskToday, type DeskWaiting } from '@kipenga/contracts/desk';
import { listWaiting } from '../gateways/index.ts';
import { meaningOf, TAX_MOVES, type TransferKind } from '../ledger/index.ts';
import { jobsSetAside } from '../outbox/index.ts';
import { listSetAside } from '../payouts/index.ts';
import { regulatorWait } from '../sealed-books/index.ts';
import { feedMatchNumber, matchNumberOf, overdueResults } from '../sports/index.ts';
import type { Desk } from './desk.ts';
import { suspensionShown } from './matches.ts';
import { feedSources } from './matches.store.ts';
import { countWaiting, lastBooksCheck, movedSince, sumInSuspense, suspendedByHouse } from './today.store.ts';

type Money = DeskToday['money'];

/** The money of the day changes with every bet; adding it up is worth a look a minute, for all who look. */
const MONEY_KEPT_MS = 60_000;

const moneySince = async ({ db }: Pick<Desk, 'db'>, since: Instant): Promise<Money> => {
  const moved = await movedSince(db, since);
  const sum = (of: (row: (typeof moved)[number]) => Cents): Cents =>
    moved.reduce((total, row) => addCents(total, cents(of(row))), cents(0));
  const nothing = cents(0);
  const playIs = (kind: TransferKind) => meaningOf(kind)?.play?.is;
  return {
    staked: sum((row) => (playIs(row.kind) === 'stake' ? row.fromCustomers : nothing)),
    won: sum((row) => (playIs(row.kind) === 'winnings' ? row.toCustomers : nothing)),
    deposits: sum((row) => (row.kind === 'deposit' ? row.toCustomers : nothing)),
    withdrawals: sum((row) => (row.kind === 'withdrawal-paid' ? row.fromCustomers : nothing)),
    taxes: cents(
      Math.max(
        0,
        sum((row) => (TAX_MOVES.includes(row.kind) ? nothing : row.tax)),
      ),
    ),
    suspense: await sumInSuspense(db, 1_000),
  };
};

/** What an operator sees first. */
export const openToday = (
  desk: Pick<Desk, 'db' | 'realClock' | 'bettingClock'>,
): (() => Promise<DeskToday>) => {
  let money: { readonly at: number; readonly sums: Promise<Money> } | null = null;
  const moneyNow = (now: Instant): Promise<Money> => {
    const at = desk.realClock.nowMs();
    if (money && at - money.at < MONEY_KEPT_MS) return money.sums;
    const sums = moneySince(desk, dayBounds(nairobiDayOf(now)).from);
    money = { at, sums };
    sums.catch(() => (money = null));
    return sums;
  };
  return async () => {
    const bettingNow = desk.bettingClock.now();
    const counts = await countWaiting(desk.db, MOST_COUNTED);
    if (counts === null) throw new Error('nothing was counted');
    const { lines, settlements, overdue, suspense, payouts, heldBack, approvals } = counts;
    return {
      now: desk.realClock.now(),
      bettingNow,
      feeds: await feedSources(desk.db),
      books: await lastBooksCheck(desk.db),
      jobs: { due: counts.jobsDue, setAside: counts.jobsAside },
      regulator: await regulatorWait(desk.db),
      waiting: { lines, settlements, overdue, suspense, payouts, heldBack, approvals },
      suspensions: counts.suspensions,
      money: await moneyNow(bettingNow),
    };
  };
};

const MOST_LISTED = 200;

const matchIdOf = (name: FeedMatchId): string => String(matchNumberOf(feedMatchNumber(Number(name))));

/** What waits for somebody to decide on it, each list from its oldest. */
export const showWaiting = async ({ db }: Pick<Desk, 'db'>): Promise<DeskWaiting> => ({
  lines: (await listWaiting({ db }))
    .slice(0, MOST_LISTED)
    .map(({ asideId, matchNumber, marketTypeId, at, source, seq, type, reason, line, sides }) => ({
      lineId: String(asideId),
      matchId: matchNumber === null ? null : String(matchNumber),
      market: marketTypeId,
      at,
      source,
      seq,
      type,
      reason,
      line,
      sides,
    })),
  settlements: (await listSetAside(db, MOST_LISTED)).map(({ feedMatchId: name, ...piece }) => ({
    ...piece,
    matchId: name === '' ? null : matchIdOf(feedMatchId(name)),
  })),
  jobs: (await jobsSetAside(db))
    .slice(0, MOST_LISTED)
    .map((job) => ({ ...job, payload: JSON.stringify(job.payload) })),
  overdue: (await overdueResults(db))
    .slice(0, MOST_LISTED)
    .map(({ feedMatchId: name, feed, externalId, homeTeam, awayTeam, startsAt }) => ({
      matchId: matchIdOf(name),
      feed,
      externalId,
      sides: `${homeTeam} v ${awayTeam}`,
      startsAt,
    })),
  suspensions: (await suspendedByHouse(db, MOST_LISTED)).map(suspensionShown),
});
