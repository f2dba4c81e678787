import type { Instant, JackpotId } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database, type Sql } from '../../database/index.ts';
import { lockSealed, matchesNow, moveCursor, newestVerdict, passTicket } from '../../jackpots/index.ts';
import { tellNotices } from '../../notices/index.ts';
import { orSetAside, waitBriefly, type OnSetAside } from '../set-aside.ts';
import { forgetTicketsSetAside } from '../set-aside.store.ts';
import type { StakeName } from '../stake.ts';
import { bringTicket, movesMoney, type Due } from './bring-ticket.ts';
import { noticeOfTicket } from './ticket-notice.ts';
import { judgeBy } from './ticket-outcome.ts';
import { jackpotOf, keepWithoutMoney, namesAfter, ticketOf, ticketsAfter } from './tickets.store.ts';

/** Tickets read in one transaction: enough to share one commit. */
const MOST_READ = 500;
/** Of them with money: few enough that nobody waits long for a wallet. */
const MOST_PAID = 40;

/** The work of one batch. */
interface Batch {
  readonly changed: number;
  readonly isLast: boolean;
}

const NOTHING_LEFT: Batch = { changed: 0, isLast: true };

/**
 * Brings every ticket of a jackpot to its newest verdict, a batch in each transaction, behind the cursor the verdict keeps, and answers after
 * each how many tickets changed. A settler that died half way is taken over where it stopped; two at once take turns; a newer verdict
 * begins again from the first ticket. A ticket that cannot be paid is set aside, and all others go on.
 */
export async function* bringTickets(
  db: Database,
  jackpotId: JackpotId,
  at: Instant,
  onSetAside: OnSetAside,
): AsyncGenerator<number> {
  for (let isLast = false; !isLast;) {
    const batch = await bringSome(db, jackpotId, at, onSetAside);
    isLast = batch.isLast;
    yield batch.changed;
  }
}

/** Tickets brought alone after a batch has failed, before the next is tried. */
const ALONE = MOST_PAID;

/** Brings a batch; where that fails, one ticket at a time. */
const bringSome = async (
  db: Database,
  jackpotId: JackpotId,
  at: Instant,
  onSetAside: OnSetAside,
): Promise<Batch> => {
  try {
    return await db.transaction((sql) => bringBatch(sql, jackpotId, at, Infinity));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    await db.transaction((sql) => openDraw(sql, jackpotId)); // a fault of the jackpot itself is not one of its tickets
    let changed = 0;
    for (let count = 0; count < ALONE; count += 1) {
      const one = await bringNext(db, jackpotId, at, onSetAside);
      if (one === null) break;
      changed += one.changed;
      if (one.isLast) return { changed, isLast: true };
    }
    return { changed, isLast: false };
  }
};

/** Brings the next ticket; null where it set it aside and went past it, which may have taken long. */
const bringNext = async (
  db: Database,
  jackpotId: JackpotId,
  at: Instant,
  onSetAside: OnSetAside,
): Promise<Batch | null> => {
  const next = await nextTicket(db, jackpotId);
  if (next === null) return db.transaction((sql) => bringBatch(sql, jackpotId, at, 1));
  const { name, version } = next;
  const bring = () => db.transaction((sql) => bringBatch(sql, jackpotId, at, 1));
  const brought = await orSetAside(db, { kind: 'ticket', ...name }, bring, onSetAside);
  if (brought === null) await passTicket(db, jackpotId, version, name);
  return brought;
};

/** The ticket behind the cursor of a jackpot's newest verdict; null behind the last. */
const nextTicket = async (
  sql: Sql,
  jackpotId: JackpotId,
): Promise<{ readonly name: StakeName; readonly version: number } | null> => {
  const verdict = await newestVerdict(sql, jackpotId);
  const [name] = verdict && !verdict.isDone ? await namesAfter(sql, jackpotId, verdict.done, 1) : [];
  return verdict && name ? { name, version: verdict.version } : null;
};

/** Locks a sealed jackpot, and answers its newest verdict with what that makes of a ticket; null before there is one. */
const openDraw = async (sql: Sql, jackpotId: JackpotId) => {
  await waitBriefly(sql);
  const jackpot = await lockSealed(sql, jackpotId);
  const verdict = jackpot && (await newestVerdict(sql, jackpotId));
  if (!jackpot || !verdict) return null;
  return { verdict, judge: judgeBy(verdict, jackpot, await matchesNow(sql, jackpotId)) };
};

/** Brings tickets of a locked jackpot to what they became, and tells their holders. */
const bringDue = async (sql: Sql, due: readonly Due[], at: Instant): Promise<number> => {
  const told = async (changed: readonly Due[]): Promise<number> => {
    await tellNotices(
      sql,
      changed.map((one) => noticeOfTicket(one, at)),
    );
    return changed.length;
  };
  // Those who lost are told first: hundreds may be, and no wallet is locked until winners are paid.
  const changed = (await told(await keepLosers(sql, due, at))) + (await told(await payAll(sql, due, at)));
  await forgetTicketsSetAside(
    sql,
    due.map(({ ticket }) => ticket),
  );
  return changed;
};

const bringBatch = async (sql: Sql, jackpotId: JackpotId, at: Instant, limit: number): Promise<Batch> => {
  const draw = await openDraw(sql, jackpotId);
  if (!draw || draw.verdict.isDone) return NOTHING_LEFT;
  const { verdict, judge } = draw;
  const size = verdict.verdict === 'settled' ? MOST_READ : MOST_PAID; // else each has its stake back, or gives it again
  const most = Math.min(size, limit);
  const tickets = await ticketsAfter(sql, jackpotId, verdict.done, most);
  const due = upToMostPaid(tickets.map((ticket) => ({ ticket, outcome: judge(ticket) })));
  const changed = await bringDue(sql, due, at);
  const isLast = due.length === tickets.length && tickets.length < most;
  const done = due.at(-1)?.ticket ?? verdict.done;
  await moveCursor(sql, jackpotId, verdict.version, { done, isDone: isLast });
  return { changed, isLast };
};

/** Brings a ticket that was set aside to the newest verdict of its jackpot; it is set aside again where that fails. */
export const bringAlone = async (
  db: Database,
  name: StakeName,
  at: Instant,
  onSetAside: OnSetAside,
): Promise<void> => {
  const bring = () =>
    db.transaction(async (sql) => {
      const jackpotId = await jackpotOf(sql, name);
      const draw = jackpotId && (await openDraw(sql, jackpotId));
      const ticket = draw && (await ticketOf(sql, name));
      if (ticket) await bringDue(sql, [{ ticket, outcome: draw.judge(ticket) }], at);
    });
  await orSetAside(db, { kind: 'ticket', ...name }, bring, onSetAside);
};

/** As many as can be done without paying more than a batch may. */
const upToMostPaid = (due: readonly Due[]): readonly Due[] => {
  const tooMany = due.filter(movesMoney)[MOST_PAID];
  return tooMany === undefined ? due : due.slice(0, due.indexOf(tooMany));
};

/** Keeps in one statement what moves no money, lost or open again: a verdict makes no ticket lost and another open. */
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
  for (const one of due) if (movesMoney(one) && (await bringTicket(sql, one, at))) changed.push(one);
  return changed;
};
