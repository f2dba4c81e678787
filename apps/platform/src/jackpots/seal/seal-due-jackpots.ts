import type { Instant, JackpotId } from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { forEachJackpot } from './for-each-jackpot.ts';
import { shutGates } from '../offers.store.ts';
import { dueToSeal, keepSeal, lockOpenOffer } from './seal.store.ts';
import { hashTickets, type SealedTickets } from './sealed-tickets.ts';

/**
 * Closes and seals every open offer whose time has come: its first kick-off is a minute away (D106), or a match of it began or has a
 * result (D82, D88). Tickets being placed are in and none comes after; asked for twice at once, it is sealed once.
 */
export const sealDueJackpots = async (db: Database, now: Instant): Promise<void> =>
  forEachJackpot(await dueToSeal(db, now), async (jackpotId) => {
    for await (const _ of shutAndSeal(db, jackpotId, now));
  });

/** Closes and seals one offer, if its time has come, a slice at each step. */
export async function* sealIfDue(
  db: Database,
  jackpotId: JackpotId,
  now: Instant,
): AsyncGenerator<void, void> {
  if ((await dueToSeal(db, now)).includes(jackpotId)) yield* shutAndSeal(db, jackpotId, now);
}

/**
 * Shuts the gates first and for good: who dies while sealing leaves an offer that takes no ticket, and is sealed by the next. Then it waits for
 * the tickets that are through, hashes all of them without a transaction, and closes the offer under their root.
 */
async function* shutAndSeal(db: Database, jackpotId: JackpotId, now: Instant): AsyncGenerator<void, void> {
  await shutGates(db, Number(jackpotId));
  if (!(await db.transaction((sql) => lockOpenOffer(sql, jackpotId)))) return;
  for (let isClosed = false; !isClosed;) {
    const tickets = yield* hashTickets(db, jackpotId);
    isClosed = await db.transaction((sql) => closeUnder(sql, jackpotId, tickets, now));
  }
}

/**
 * Closes an offer under the root of its tickets; a sealed one is left unchanged. It holds all gates meanwhile.
 * @returns false if another ticket has come in: a customer who read the gates just before they were shut may still pass a free
 * one.
 */
export const closeUnder = async (
  sql: Sql,
  jackpotId: JackpotId,
  { references, tree }: SealedTickets,
  now: Instant,
): Promise<boolean> =>
  !(await lockOpenOffer(sql, jackpotId)) ||
  keepSeal(sql, jackpotId, { root: tree.root, tickets: references.length }, now);
