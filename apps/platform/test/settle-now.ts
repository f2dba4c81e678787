import type { Database } from '../src/database/index.ts';
import type { BettingClock } from '../src/ports/index.ts';
import { settleHouse } from '../src/settle-house.ts';

/** Ends every claim, as time does once the process that held it is dead. */
export const endClaims = async (db: Database): Promise<void> => {
  await db.query(`UPDATE claim SET held_until = '-infinity'`);
};

const refuse = (_: unknown, error: unknown): never => {
  throw error;
};

/** Settles all that is owed as a process of its own does. @throws what failed. */
export const settleNow = (db: Database, clock: BettingClock): Promise<void> =>
  settleHouse({ db, clock, onFailure: refuse, onSetAside: refuse, tickSeconds: 0 }).settleAll();
