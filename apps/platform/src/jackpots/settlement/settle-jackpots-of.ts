import type { FeedMatchId, Instant, JackpotId } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database } from '../../database/index.ts';
import {
  forgetJackpotSetAside,
  orSetAside,
  throwIt,
  waitBriefly,
  type OnSetAside,
} from '../../settling/index.ts';
import { forEachJackpot, sealIfDue } from '../seal/index.ts';
import { bringTickets } from './bring-tickets.ts';
import { decideJackpot } from './decide-jackpot.ts';
import { jackpotsWith } from './jackpots.store.ts';
import { judgePicks } from './judge-picks.ts';
import { rollWaiting } from './roll-over.ts';
import { undoneJackpots, waitingRollovers } from './verdicts.store.ts';

/** Counts the work of a result on the jackpots with its match. */
export interface JackpotCount {
  /** Jackpots that were decided, or decided again after a correction. */
  readonly decided: number;
  /** Tickets that were settled, settled again, or opened again. */
  readonly tickets: number;
}

/** One slice of a jackpot's settlement. */
type Slice = { readonly decided: boolean; readonly tickets: number };

interface SettleParts {
  readonly db: Database;
  readonly now: () => Instant;
  readonly onSetAside: OnSetAside;
}

/** Decides a jackpot by a match of it, where that is news. */
const decideBy = async (
  { db, now: clock }: SettleParts,
  jackpotId: JackpotId,
  feedMatchId: FeedMatchId,
): Promise<boolean> => {
  const now = clock();
  await judgePicks(db, jackpotId, feedMatchId, now);
  await sealIfDue(db, jackpotId, now);
  await judgePicks(db, jackpotId, feedMatchId, now); // once it is sealed, its last ticket is known
  return db.transaction(async (sql) => {
    await waitBriefly(sql);
    return decideJackpot(sql, jackpotId, now);
  });
};

/**
 * Settles every jackpot with a match, a slice at each step, by the results, and the starts, as they are now (D80, D81, D95); a corrected result
 * reverses and settles again, once (D71). An offer that was open until then is sealed first (D88). It may be asked any number of times, by
 * anybody: what was done is not done again, and what was left half done is finished. A jackpot that cannot be settled is set aside, and all
 * others go on.
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
  const decided = await aside(() => decideBy(parts, jackpotId, feedMatchId));
  if (decided === null) return;
  yield { decided, tickets: 0 };
  const slices = bringTickets(db, jackpotId, now(), onSetAside);
  for (;;) {
    const next = await aside(() => slices.next());
    if (next === null) return;
    if (next.done === true) break;
    yield { decided: false, tickets: next.value };
  }
  await forgetJackpotSetAside(db, jackpotId, feedMatchId);
}

/** Settles every jackpot with a match (see {@link settleTicketsOf}), and counts what was done. */
export const settleJackpotsOf = async (
  db: Database,
  feedMatchId: FeedMatchId,
  now: Instant,
  onSetAside: OnSetAside = throwIt,
): Promise<JackpotCount> => {
  let [decided, tickets] = [0, 0];
  for await (const slice of settleTicketsOf({ db, now: () => now, onSetAside }, feedMatchId)) {
    decided += Number(slice.decided);
    tickets += slice.tickets;
  }
  return { decided, tickets };
};

/** True while tickets have not been brought to their verdict, or a rollover waits although an offer could take it. */
export const areJackpotsUndone = async (db: Database): Promise<boolean> =>
  (await waitingRollovers(db)).length > 0 || (await undoneJackpots(db)).length > 0;

/**
 * Finishes, a slice at each step, what a platform that died left undone: tickets not brought to their verdict, and rollovers that wait
 * although an offer could take them.
 */
export async function* sweepInSlices({ db, now, onSetAside }: SettleParts): AsyncGenerator<number> {
  const failures: unknown[] = [];
  for (const jackpotId of await undoneJackpots(db)) {
    try {
      yield* bringTickets(db, jackpotId, now(), onSetAside);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failures.push(error);
    }
  }
  await forEachJackpot(await waitingRollovers(db), (jackpotId) =>
    db.transaction((sql) => rollWaiting(sql, jackpotId, now())),
  );
  // One that fails holds up no other; it is told, and tried again.
  if (failures.length > 0) throw failures[0];
}

/** Sweeps in one go (see {@link sweepInSlices}). Call it whenever time has passed; mostly it finds nothing. */
export const sweepJackpots = async (
  db: Database,
  now: Instant,
  onSetAside: OnSetAside = throwIt,
): Promise<void> => {
  const slices = sweepInSlices({ db, now: () => now, onSetAside });
  for (let next = await slices.next(); !next.done; next = await slices.next());
};
