import type { FeedMatchId, Instant } from '@kipenga/betting-core';
import type { Database } from '../src/database/index.ts';
import { settleHouse, type OnSetAside } from '../src/payouts/index.ts';
import type { Settled } from '../src/payouts/settle-by-verdict.ts';
import { settleBetsOf } from '../src/payouts/bets/settle-match.ts';
import { releaseHolds } from '../src/payouts/payout-holds.ts';
import { settleTicketsOf, sweepInSlices } from '../src/payouts/tickets/settle-jackpots.ts';
import type { BettingClock } from '../src/ports/index.ts';

/** Ends every claim, as time does once the process that held it is dead. */
export const endClaims = async (db: Database): Promise<void> => {
  await db.query(`UPDATE claim SET held_until = '-infinity'`);
};

/** For a test that wants to know what is wrong with a piece. */
export const throwIt: OnSetAside = (_, error) => {
  throw error;
};

const refuse = (_: unknown, error: unknown): never => {
  throw error;
};

/** Settles all that is owed as a process of its own does. @throws what failed. */
export const settleNow = (db: Database, clock: BettingClock): Promise<void> =>
  settleHouse({ db, clock, onFailure: refuse, onSetAside: refuse, tickSeconds: 0 }).settleAll();

/** Counts the bets that settling a match settled, settled again after a correction, opened again, found as they should be, or set aside. */
export type SettlementCount = { readonly [S in Settled | 'set-aside']: number };

/** Settles every bet of a match, and counts what was done. */
export const settleMatchBets = async (
  db: Database,
  feedMatchId: FeedMatchId,
  now: Instant,
  onSetAside: OnSetAside = throwIt,
): Promise<SettlementCount> => {
  const count = { settled: 0, 'settled-again': 0, reopened: 0, unchanged: 0, 'set-aside': 0 };
  for await (const { outcomes } of settleBetsOf({ db, now: () => now, onSetAside }, feedMatchId))
    for (const outcome of outcomes) count[outcome] += 1;
  return count;
};

/** Counts the jackpots that settling one match of them decided, and the tickets it changed. */
export interface JackpotCount {
  readonly decided: number;
  readonly tickets: number;
}

/** Settles every jackpot with a match, and counts what was done. */
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

/** Finishes what is left of jackpots. */
export const sweepJackpots = async (
  db: Database,
  now: Instant,
  onSetAside: OnSetAside = throwIt,
): Promise<void> => {
  for await (const _ of sweepInSlices({ db, now: () => now, onSetAside }));
};

/** Releases every hold whose day has come, and answers how many; throws what is wrong with one. */
export const releaseDueHolds = async (db: Database, now: Instant): Promise<number> => {
  let count = 0;
  for await (const some of releaseHolds(db, now, throwIt)) count += some;
  return count;
};
