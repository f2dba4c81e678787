import { DatabaseUnavailable, isInTheWay, type Database, type Sql } from '../database/index.ts';
import { keepSetAside, type Piece } from './set-aside.store.ts';

/** Hears of a piece that failed, once for each reason. */
export type OnSetAside = (piece: Piece, error: unknown) => void;

const LONGEST_WAIT_SECONDS = 5;

/** Limits a settlement transaction's wait for a lock: a customer who holds it for longer delays only their own bets. */
export const waitBriefly = async (sql: Sql, seconds = LONGEST_WAIT_SECONDS): Promise<void> => {
  await sql.query(`SELECT set_config('lock_timeout', $1, true)`, [`${seconds}s`]);
};

/** Lets a transaction commit without waiting for the disk. For work that is owed until a later commit says that it is done. */
export const commitLater = async (sql: Sql): Promise<void> => {
  await sql.query(`SELECT set_config('synchronous_commit', 'off', true)`, []);
};

/** By then a lock in the way is mostly gone. */
const AGAIN_SECONDS = 30;
/** Something that is in the way so often is for an operator to see. */
const SEEN_AFTER = 5;

/**
 * Does an independent piece of settlement; a failing one is set aside with its reason. If it was only blocked, as by a lock, it
 * is tried again by itself.
 * @returns null if it failed.
 * @throws DatabaseUnavailable at once: nothing is wrong with the piece.
 */
export const orSetAside = async <T>(
  db: Database,
  piece: Piece,
  work: () => Promise<T>,
  onSetAside: OnSetAside,
): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const isBriefly = isInTheWay(error);
    const { tries, before } = await keepSetAside(db, piece, {
      reason,
      againSeconds: isBriefly ? AGAIN_SECONDS : null,
    });
    if (isBriefly ? tries === SEEN_AFTER : before !== reason) onSetAside(piece, error);
    return null;
  }
};
