import type { Instant, JackpotId } from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { tellNotices } from '../../notices/index.ts';
import { lockSealed, matchesNow } from './jackpots.store.ts';
import { movesMoney, payTicket, type Due } from './pay-ticket.ts';
import { noticeOfTicket } from './ticket-notice.ts';
import { judgeBy } from './ticket-outcome.ts';
import { keepWithoutMoney, ticketsAfter } from './tickets.store.ts';
import { moveCursor, newestVerdict } from './verdicts.store.ts';

/** Tickets read in one transaction: enough to share one commit. */
const MOST_READ = 500;
/** Of them with money: few enough that nobody waits long for a wallet. */
const MOST_PAID = 40;

/** What one batch did. */
interface Batch {
  readonly changed: number;
  readonly isLast: boolean;
}

const NOTHING_LEFT: Batch = { changed: 0, isLast: true };

/**
 * Brings every ticket of a jackpot to its newest verdict, a batch in each transaction, behind the cursor the verdict keeps. A settler that
 * died half way is taken over where it stopped; two at once take turns; a newer verdict begins again from the first ticket. Answers how
 * many tickets changed.
 */
export const bringTickets = async (db: Database, jackpotId: JackpotId, at: Instant): Promise<number> => {
  let changed = 0;
  for (;;) {
    const batch = await db.transaction((sql) => bringBatch(sql, jackpotId, at));
    changed += batch.changed;
    if (batch.isLast) return changed;
  }
};

const bringBatch = async (sql: Sql, jackpotId: JackpotId, at: Instant): Promise<Batch> => {
  const jackpot = await lockSealed(sql, jackpotId);
  const verdict = jackpot && (await newestVerdict(sql, jackpotId));
  if (!jackpot || !verdict || verdict.isDone) return NOTHING_LEFT;
  const judge = judgeBy(verdict, jackpot, await matchesNow(sql, jackpotId));
  const most = verdict.verdict === 'settled' ? MOST_READ : MOST_PAID; // else each has its stake back, or gives it again
  const tickets = await ticketsAfter(sql, jackpotId, verdict.done, most);
  const due = upToMostPaid(tickets.map((ticket) => ({ jackpotId, ticket, outcome: judge(ticket) })));
  const changed = [...(await keepLosers(sql, due, at)), ...(await payAll(sql, due, at))];
  await tellNotices(
    sql,
    changed.map((one) => noticeOfTicket(one, at)),
  );
  const isLast = due.length === tickets.length && tickets.length < most;
  const done = due.at(-1)?.ticket ?? verdict.done;
  await moveCursor(sql, jackpotId, verdict.version, { done, isDone: isLast });
  return { changed: changed.length, isLast };
};

/** As many as can be done without paying more than a batch may. */
const upToMostPaid = (due: readonly Due[]): readonly Due[] => {
  const tooMany = due.filter(movesMoney)[MOST_PAID];
  return tooMany === undefined ? due : due.slice(0, due.indexOf(tooMany));
};

/** What moves no money, lost or open again, is one statement for all: a verdict makes no ticket lost and another open. */
const keepLosers = async (sql: Sql, due: readonly Due[], at: Instant): Promise<readonly Due[]> => {
  const news = due.filter((one) => !movesMoney(one) && one.ticket.status !== one.outcome.status);
  const status = news[0]?.outcome.status === 'open' ? 'open' : 'lost';
  const tickets = news.map(({ ticket }) => ticket);
  await keepWithoutMoney(sql, tickets, status, at);
  return news;
};

/** One after the other, in the order in which wallets are locked everywhere. */
const payAll = async (sql: Sql, due: readonly Due[], at: Instant): Promise<readonly Due[]> => {
  const changed: Due[] = [];
  for (const one of due) if (movesMoney(one) && (await payTicket(sql, one, at))) changed.push(one);
  return changed;
};
