import { cents, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** The round of one session: players may share its name. */
export interface RoundName {
  readonly profileId: ProfileId;
  readonly sessionId: string;
  readonly roundId: string;
}

/** What a round stands at. */
export interface Round {
  /** At stake, less what was taken back. */
  readonly staked: Cents;
  readonly isClosed: boolean;
}

/** A movement of money as its provider names it. */
export interface Movement extends RoundName {
  readonly provider: string;
  readonly transaction: string;
  readonly kind: 'debit' | 'credit' | 'rollback';
  /** What moved. */
  readonly amount: Cents;
  /** The debit a rollback takes back. */
  readonly of: string | null;
  /** What was answered. */
  readonly balance: Cents;
}

const COLUMNS = `profile_id AS "profileId", session_id AS "sessionId", round_id AS "roundId", provider,
  transaction_id AS transaction, kind, amount, of_transaction AS of, balance`;

export const selectRound = async (sql: Sql, name: RoundName): Promise<Round | null> => {
  const [row] = await sql.query<{ staked: number; isClosed: boolean }>(
    `SELECT staked, won IS NOT NULL AS "isClosed" FROM game_round WHERE profile_id = $1 AND session_id = $2 AND round_id = $3`,
    [name.profileId, name.sessionId, name.roundId],
  );
  return row ? { staked: cents(row.staked), isClosed: row.isClosed } : null;
};

/** Brings what is at stake in a round to this, and says what it won, once it has. */
export const upsertRound = async (
  sql: Sql,
  { profileId, sessionId, roundId }: RoundName,
  { staked, won }: { staked: Cents; won: Cents | null },
): Promise<void> => {
  await sql.query(
    `INSERT INTO game_round (profile_id, session_id, round_id, staked, won) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (profile_id, session_id, round_id) DO UPDATE SET staked = excluded.staked, won = excluded.won`,
    [profileId, sessionId, roundId, staked, won],
  );
};

/** The movement of this name, whoever's it is. */
export const selectMovement = async (
  sql: Sql,
  provider: string,
  transaction: string,
): Promise<Movement | null> =>
  (
    await sql.query<Movement>(
      `SELECT ${COLUMNS} FROM game_movement WHERE provider = $1 AND transaction_id = $2`,
      [provider, transaction],
    )
  )[0] ?? null;

/** Was this debit taken back, perhaps before it arrived? */
export const isTakenBack = async (sql: Sql, provider: string, debit: string): Promise<boolean> =>
  (
    await sql.query('SELECT 1 FROM game_movement WHERE provider = $1 AND of_transaction = $2', [
      provider,
      debit,
    ])
  ).length > 0;

export const insertMovement = async (sql: Sql, it: Movement, at: Instant): Promise<void> => {
  await sql.query(
    `INSERT INTO game_movement (provider, transaction_id, profile_id, session_id, round_id, kind, amount, of_transaction, balance, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      it.provider,
      it.transaction,
      it.profileId,
      it.sessionId,
      it.roundId,
      it.kind,
      it.amount,
      it.of,
      it.balance,
      at,
    ],
  );
};
