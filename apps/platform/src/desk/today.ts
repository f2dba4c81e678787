import { dayBounds, feedMatchId, nairobiDayOf, type FeedMatchId } from '@kipenga/betting-core';
import { MOST_COUNTED, MOST_TOLD, type DeskToday, type DeskWaiting } from '@kipenga/contracts/desk';
import { lastAnswers, listWaiting } from '../gateways/index.ts';
import { jobsSetAside } from '../outbox/index.ts';
import { listSetAside } from '../payouts/index.ts';
import { regulatorWait } from '../sealed-books/index.ts';
import { feedMatchNumber, matchNumberOf, overdueResults } from '../sports/index.ts';
import type { Desk } from './desk.ts';
import { suspensionShown } from './matches.ts';
import { feedSources } from './matches.store.ts';
import { openMoneyOfDay } from './money-of-day.ts';
import { sharedLook } from './shared-look.ts';
import { daysNotTaken, statementSums } from './statement.store.ts';
import {
  countLarge,
  countListed,
  countWaiting,
  largeWithdrawals,
  lastBooksCheck,
  processesAlive,
  suspendedByHouse,
} from './today.store.ts';

/** Every tab asks whenever money moves: they share one count per this many milliseconds. */
const EVERY_MS = 1_000;

/** Large withdrawals listed at once. */
const MOST_LARGE = 20;

/** Reads the overview that an operator sees first. */
export const openToday = (
  desk: Pick<Desk, 'db' | 'realClock' | 'bettingClock'>,
): (() => Promise<DeskToday>) => {
  const moneySince = openMoneyOfDay(desk);
  return sharedLook(async () => {
    const bettingNow = desk.bettingClock.now();
    const counts = await countWaiting(desk.db, MOST_COUNTED);
    if (counts === null) throw new Error('nothing was counted');
    const { lines, settlements, overdue, suspense, payouts, heldBack, approvals, identities, people } =
      counts;
    const today = nairobiDayOf(bettingNow);
    const { from: midnight } = dayBounds(today);
    const { apart, unexplained, since } = await statementSums(desk.db);
    return {
      now: desk.realClock.now(),
      bettingNow,
      feeds: await feedSources(desk.db),
      books: await lastBooksCheck(desk.db),
      jobs: { due: counts.jobsDue, setAside: counts.jobsAside },
      regulator: await regulatorWait(desk.db),
      gateways: await lastAnswers(desk.db),
      processes: await processesAlive(desk.db),
      largeWithdrawals: await largeWithdrawals(desk.db, midnight, MOST_LARGE),
      largeInAll: await countLarge(desk.db, midnight, MOST_TOLD),
      statement: { apart, unexplained, since, ...(await daysNotTaken(desk.db, today)) },
      waiting: { lines, settlements, overdue, suspense, payouts, heldBack, approvals, identities, people },
      suspensions: counts.suspensions,
      money: await moneySince(midnight),
    };
  }, EVERY_MS);
};

const MOST_LISTED = 200;

const matchIdOf = (name: FeedMatchId): string => String(matchNumberOf(feedMatchNumber(Number(name))));

/** Things that wait for a decision, each list oldest first. */
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
  jobs: (await jobsSetAside(db, MOST_LISTED)).map((job) => ({
    ...job,
    payload: JSON.stringify(job.payload),
  })),
  overdue: (await overdueResults(db, MOST_LISTED)).map(
    ({ feedMatchId: name, feed, externalId, homeTeam, awayTeam, startsAt }) => ({
      matchId: matchIdOf(name),
      feed,
      externalId,
      sides: `${homeTeam} v ${awayTeam}`,
      startsAt,
    }),
  ),
  suspensions: (await suspendedByHouse(db, MOST_LISTED)).map(suspensionShown),
  inAll: await countListed(db, MOST_TOLD),
});
