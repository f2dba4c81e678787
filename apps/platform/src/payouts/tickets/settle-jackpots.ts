import type { FeedMatchId, JackpotId } from '@kipenga/betting-core';
import { DatabaseUnavailable } from '../../database/index.ts';
import {
  calledOffJackpots,
  countLines,
  decideJackpot,
  jackpotsWith,
  judgePicks,
  rollWaiting,
  sealIfDue,
  undoneJackpots,
  waitingRollovers,
} from '../../jackpots/index.ts';
import type { SettleParts } from '../bets/settle-match.ts';
import { orSetAside, waitBriefly } from '../set-aside.ts';
import { forgetJackpotSetAside, forgetRolloverSetAside } from '../set-aside.store.ts';
import { settleTickets } from './settle-tickets.ts';

/** One slice of a jackpot's settlement. */
type Slice = { readonly decided: boolean; readonly tickets: number };

/** Decides a jackpot by a match of it, where that is news, a slice at each step: of all its tickets each is hashed and its lines are counted. */
async function* decideBy(
  { db, now: clock }: SettleParts,
  jackpotId: JackpotId,
  feedMatchId: FeedMatchId,
): AsyncGenerator<void, boolean> {
  const now = clock();
  await judgePicks(db, jackpotId, feedMatchId, now);
  yield* sealIfDue(db, jackpotId, now);
  await judgePicks(db, jackpotId, feedMatchId, now); // once it is sealed, its last ticket is known
  for (;;) {
    const counted = yield* countLines(db, jackpotId);
    const decided = await db.transaction(async (sql) => {
      await waitBriefly(sql);
      return decideJackpot(sql, jackpotId, counted, now);
    });
    if (decided !== 'count-again') return decided;
  }
}

/**
 * Settles every jackpot with a match, a slice at each step, by the current results and starts (D80, D81, D95); a corrected
 * result reverses and settles again, once (D71). An offer that was still open is sealed first (D88). It may be called any number
 * of times, by anybody: finished work is not repeated, and half-done work is finished. A jackpot that cannot be settled is set
 * aside, and all others go on.
 */
export async function* settleTicketsOf(parts: SettleParts, feedMatchId: FeedMatchId): AsyncGenerator<Slice> {
  for (const jackpotId of await jackpotsWith(parts.db, feedMatchId))
    yield* settleJackpot(parts, jackpotId, feedMatchId);
}

/** Settles one jackpot by a match of it, a slice at each step, or sets it aside. */
export async function* settleJackpot(
  parts: SettleParts,
  jackpotId: JackpotId,
  feedMatchId: FeedMatchId,
): AsyncGenerator<Slice> {
  const { db, now, onSetAside } = parts;
  const piece = { kind: 'jackpot', jackpotId, feedMatchId } as const;
  const aside = <T>(work: () => Promise<T>): Promise<T | null> => orSetAside(db, piece, work, onSetAside);
  const steps = decideBy(parts, jackpotId, feedMatchId);
  for (let isDecided = false; !isDecided;) {
    const step = await aside(() => steps.next());
    if (step === null) return;
    isDecided = step.done === true;
    yield { decided: step.done === true && step.value, tickets: 0 };
  }
  const slices = settleTickets(db, jackpotId, now(), onSetAside);
  for (;;) {
    const next = await aside(() => slices.next());
    if (next === null) return;
    if (next.done === true) break;
    yield { decided: false, tickets: next.value };
  }
  await forgetJackpotSetAside(db, jackpotId, feedMatchId);
}

/** True while a jackpot that was called off is not cancelled, tickets are not settled by their verdict, or a rollover waits although an offer could take it. */
export const areJackpotsUndone = async ({ db }: Pick<SettleParts, 'db'>): Promise<boolean> =>
  (await calledOffJackpots(db)).length > 0 ||
  (await waitingRollovers(db)).length > 0 ||
  (await undoneJackpots(db)).length > 0;

/**
 * Cancels jackpots that were called off, a slice at each step, and finishes the work of a platform that died: tickets not settled by
 * their verdict, and rollovers that wait although an offer could take them.
 */
export async function* sweepInSlices({ db, now, onSetAside }: SettleParts): AsyncGenerator<number> {
  for (const { jackpotId, feedMatchId } of await calledOffJackpots(db))
    for await (const { tickets } of settleJackpot({ db, now, onSetAside }, jackpotId, feedMatchId))
      yield tickets;
  const failures: unknown[] = [];
  for (const jackpotId of await undoneJackpots(db)) {
    try {
      yield* settleTickets(db, jackpotId, now(), onSetAside);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failures.push(error);
    }
  }
  for (const jackpotId of await waitingRollovers(db)) await rollAlone({ db, now, onSetAside }, jackpotId);
  // A failing one holds up no other; it is reported, and tried again.
  if (failures.length > 0) throw failures[0];
}

/** Moves a waiting rollover of a jackpot to an offer that can take it, or sets the jackpot aside. */
export const rollAlone = async (
  { db, now, onSetAside }: SettleParts,
  jackpotId: JackpotId,
): Promise<void> => {
  const roll = () =>
    db.transaction(async (sql) => {
      await waitBriefly(sql);
      await rollWaiting(sql, jackpotId, now());
      await forgetRolloverSetAside(sql, jackpotId);
    });
  await orSetAside(db, { kind: 'rollover', jackpotId }, roll, onSetAside);
};
