import type { Instant, JackpotId } from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { forEachJackpot } from './for-each-jackpot.ts';
import { shutGates } from '../offers.store.ts';
import { dueToSeal, keepSeal, lockOpenOffer } from './seal.store.ts';
import { sealTickets } from './sealed-tickets.ts';

/**
 * Closes and seals every open offer whose time has come: its first kick-off is a minute away (D106), or a match of it began or has a
 * result (D82, D88).
 * Each is locked first, so that tickets being placed are in and none comes after; asked for twice at once, it is sealed once.
 */
export const sealDueJackpots = async (db: Database, now: Instant): Promise<void> =>
  forEachJackpot(await dueToSeal(db, now), (jackpotId) => shutAndSeal(db, jackpotId, now));

/** Closes and seals one offer, where its time has come. */
export const sealIfDue = async (db: Database, jackpotId: JackpotId, now: Instant): Promise<void> => {
  if ((await dueToSeal(db, now)).includes(jackpotId)) await shutAndSeal(db, jackpotId, now);
};

/** Shuts the gates first and for good: who dies while sealing leaves an offer that takes no ticket, and is sealed by the next. */
const shutAndSeal = async (db: Database, jackpotId: JackpotId, now: Instant): Promise<void> => {
  await shutGates(db, Number(jackpotId));
  await db.transaction((sql) => sealIfOpen(sql, jackpotId, now));
};

/** Closes and seals an offer whose time has come; leaves one alone that is sealed. */
export const sealIfOpen = async (sql: Sql, jackpotId: JackpotId, now: Instant): Promise<void> => {
  if (!(await lockOpenOffer(sql, jackpotId))) return;
  const { tree } = await sealTickets(sql, jackpotId);
  await keepSeal(sql, jackpotId, tree.root, now);
};
