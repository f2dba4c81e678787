import type { Instant, JackpotId } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database, type Sql } from '../../database/index.ts';
import { lockSealed, matchesNow, moveCursor, newestVerdict, passTicket } from '../../jackpots/index.ts';
import { notifyCustomers } from '../../notices/index.ts';
import { orSetAside, waitBriefly, type OnSetAside } from '../set-aside.ts';
import { forgetTicketsSetAside } from '../set-aside.store.ts';
import type { StakeName } from '../stake.ts';
import { settleTicket, movesMoney, type Due } from './settle-ticket.ts';
import { noticeOfTicket, type SettledTicket } from './ticket-notice.ts';
import { judgeBy } from './ticket-outcome.ts';
import { jackpotOf, keepWithoutMoney, namesAfter, ticketOf, ticketsAfter } from './tickets.store.ts';

/** Tickets read in one transaction: enough to share one commit. */
const MOST_READ = 500;
/** The most of them with money: few enough that nobody waits long for a wallet. */
const MOST_PAID = 40;

/** The work of one batch. */
interface Batch {
  readonly changed: number;
  readonly isLast: boolean;
}

const NOTHING_LEFT: Batch = { changed: 0, isLast: true };

/**
 * Settles every ticket of a jackpot by its newest verdict, one batch per transaction, behind the cursor stored with the verdict, and
 * yields the number of changed tickets after each. The next process continues where one has died; concurrent ones take turns; a
 * newer verdict begins again with the first ticket. A ticket that cannot be paid is set aside, and all others go on.
 */
export async function* settleTickets(
  db: Database,
  jackpotId: JackpotId,
  at: Instant,
  onSetAside: OnSetAside,
): AsyncGenerator<number> {
  for (let isLast = false; !isLast;) {
    const batch = await settleSome(db, jackpotId, at, onSetAside);
    isLast = batch.isLast;
    yield batch.changed;
  }
}

/** Tickets settled one by one after a failed batch, before the next batch is tried. */
const ALONE = MOST_PAID;

/** Settles a batch; if that fails, one ticket at a time. */
const settleSome = async (
  db: Database,
  jackpotId: JackpotId,
  at: Instant,
  onSetAside: OnSetAside,
): Promise<Batch> => {
  try {
    return await db.transaction((sql) => settleBatch(sql, jackpotId, at, Infinity));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    await db.transaction((sql) => openDraw(sql, jackpotId)); // a fault of the jackpot itself is not one of its tickets
    let changed = 0;
    for (let count = 0; count < ALONE; count += 1) {
      const one = await settleNext(db, jackpotId, at, onSetAside);
      if (one === null) break;
      changed += one.changed;
      if (one.isLast) return { changed, isLast: true };
    }
    return { changed, isLast: false };
  }
};

/** Settles the next ticket; null if it was set aside and skipped, which may have taken long. */
const settleNext = async (
  db: Database,
  jackpotId: JackpotId,
  at: Instant,
  onSetAside: OnSetAside,
): Promise<Batch | null> => {
  const next = await nextTicket(db, jackpotId);
  if (next === null) return db.transaction((sql) => settleBatch(sql, jackpotId, at, 1));
  const { name, version } = next;
  const settle = () => db.transaction((sql) => settleBatch(sql, jackpotId, at, 1));
  const settled = await orSetAside(db, { kind: 'ticket', ...name }, settle, onSetAside);
  if (settled === null) await passTicket(db, jackpotId, version, name);
  return settled;
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

/** Locks a sealed jackpot, and returns its newest verdict with the function that judges a ticket by it; null if there is none. */
const openDraw = async (sql: Sql, jackpotId: JackpotId) => {
  await waitBriefly(sql);
  const jackpot = await lockSealed(sql, jackpotId);
  const verdict = jackpot && (await newestVerdict(sql, jackpotId));
  if (!jackpot || !verdict) return null;
  return { verdict, judge: judgeBy(verdict, jackpot, await matchesNow(sql, jackpotId)) };
};

/** Settles tickets of a locked jackpot, and notifies their holders. */
const settleDue = async (sql: Sql, due: readonly Due[], at: Instant): Promise<number> => {
  const notify = async (changed: readonly SettledTicket[]): Promise<number> => {
    await notifyCustomers(
      sql,
      changed.map((one) => noticeOfTicket(one, at)),
    );
    return changed.length;
  };
  // Losers first: there may be hundreds, and no wallet is locked until winners are paid.
  const changed = (await notify(await keepLosers(sql, due, at))) + (await notify(await payAll(sql, due, at)));
  await forgetTicketsSetAside(
    sql,
    due.map(({ ticket }) => ticket),
  );
  return changed;
};

const settleBatch = async (sql: Sql, jackpotId: JackpotId, at: Instant, limit: number): Promise<Batch> => {
  const draw = await openDraw(sql, jackpotId);
  if (!draw || draw.verdict.isDone) return NOTHING_LEFT;
  const { verdict, judge } = draw;
  const size = verdict.verdict === 'settled' ? MOST_READ : MOST_PAID; // else each stake is returned, or taken again
  const most = Math.min(size, limit);
  const tickets = await ticketsAfter(sql, jackpotId, verdict.done, most);
  const due = upToMostPaid(tickets.map((ticket) => ({ ticket, outcome: judge(ticket) })));
  const changed = await settleDue(sql, due, at);
  const isLast = due.length === tickets.length && tickets.length < most;
  const done = due.at(-1)?.ticket ?? verdict.done;
  await moveCursor(sql, jackpotId, verdict.version, { done, isDone: isLast });
  return { changed, isLast };
};

/** Settles a ticket that was set aside by the newest verdict of its jackpot; sets it aside again if that fails. */
export const settleTicketAlone = async (
  db: Database,
  name: StakeName,
  at: Instant,
  onSetAside: OnSetAside,
): Promise<void> => {
  const settle = () =>
    db.transaction(async (sql) => {
      const jackpotId = await jackpotOf(sql, name);
      const draw = jackpotId && (await openDraw(sql, jackpotId));
      const ticket = draw && (await ticketOf(sql, name));
      if (ticket) await settleDue(sql, [{ ticket, outcome: draw.judge(ticket) }], at);
    });
  await orSetAside(db, { kind: 'ticket', ...name }, settle, onSetAside);
};

/** The first tickets, as many as a batch may pay. */
const upToMostPaid = (due: readonly Due[]): readonly Due[] => {
  const tooMany = due.filter(movesMoney)[MOST_PAID];
  return tooMany === undefined ? due : due.slice(0, due.indexOf(tooMany));
};

/** Stores in one statement the tickets without money, lost or open again: one verdict never does both. */
const keepLosers = async (sql: Sql, due: readonly Due[], at: Instant): Promise<readonly SettledTicket[]> => {
  const news = due.filter((one) => !movesMoney(one) && one.ticket.status !== one.outcome.status);
  const status = news[0]?.outcome.status === 'open' ? 'open' : 'lost';
  const tickets = news.map(({ ticket }) => ticket);
  await keepWithoutMoney(sql, tickets, status, at);
  return news.map((one) => ({ ...one, wallet: {} }));
};

/** Pays one after the other, in the order in which wallets are locked everywhere. */
const payAll = async (sql: Sql, due: readonly Due[], at: Instant): Promise<readonly SettledTicket[]> => {
  const changed: SettledTicket[] = [];
  for (const one of due) {
    const wallet = movesMoney(one) ? await settleTicket(sql, one, at) : null;
    if (wallet !== null) changed.push({ ...one, wallet });
  }
  return changed;
};
