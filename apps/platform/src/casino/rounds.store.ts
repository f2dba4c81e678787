import { cents, type CasinoTier, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import { ownerOf, type Sql } from '../database/index.ts';

/** The flight or draw that rounds are parts of: of one game, shared by its players. */
export interface SharedRound {
  readonly provider: string;
  readonly gameId: string;
  readonly sharedRound: string;
}

/** Sums of a customer in a shared round, in all sessions, beside one round of it. */
export interface InSharedRound {
  readonly staked: Cents;
  readonly won: Cents;
  /** Rounds with something at stake. */
  readonly stakes: number;
}

/** The round of one session: players may share its name. */
export interface RoundName {
  readonly profileId: ProfileId;
  readonly sessionId: string;
  readonly roundId: string;
}

/** A round as it stands. */
export interface Round {
  readonly shared: SharedRound;
  /** The stakes, less those taken back. */
  readonly staked: Cents;
  readonly isClosed: boolean;
  readonly beside: InSharedRound;
}

/** A movement of money as its provider names it. */
export interface Movement extends RoundName {
  readonly provider: string;
  readonly transaction: string;
  readonly kind: 'debit' | 'credit' | 'rollback';
  /** The money that moved. */
  readonly amount: Cents;
  /** The debit a rollback takes back. */
  readonly of: string | null;
  /** The tier of the house's jackpot that a credit won, beside the amount. */
  readonly jackpot: WonTier | null;
  /** The part of a credit that only brought back stakes which were not at risk, and the part of that which had been deposited and never staked before. */
  readonly unrisked: Cents;
  readonly unwagered: Cents;
  /** The cash the call was answered with. */
  readonly balance: Cents;
}

/** A tier of the jackpot that was won, with its payment. */
export interface WonTier {
  readonly tier: CasinoTier;
  readonly paid: Cents;
}

const COLUMNS = `profile_id AS "profileId", session_id AS "sessionId", round_id AS "roundId", provider,
  transaction_id AS transaction, kind, amount, of_transaction AS of, balance,
  coalesce(unrisked, 0) AS unrisked, coalesce(unwagered, 0) AS unwagered,
  CASE WHEN jackpot_tier IS NOT NULL THEN json_build_object('tier', jackpot_tier, 'paid', jackpot_paid) END AS jackpot`;

// The shared round is that of the round itself, or, while there is none yet, the one it is about to open in.
const ROUND = `
  WITH own AS (
    SELECT provider, game_id, shared_round, staked, won FROM game_round WHERE profile_id = $1 AND session_id = $2 AND round_id = $3
  ), shared AS (
    SELECT provider, game_id, shared_round FROM own
    UNION ALL SELECT $4, $5, $6 WHERE $4::text IS NOT NULL AND NOT EXISTS (SELECT FROM own)
  )
  SELECT provider, game_id AS "gameId", shared_round AS "sharedRound", coalesce(own.staked, 0) AS staked, own.won IS NOT NULL AS "isClosed",
    beside.staked AS "besideStaked", beside.won AS "besideWon", beside.stakes AS "besideStakes"
  FROM shared LEFT JOIN own USING (provider, game_id, shared_round) CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.staked), 0)::bigint AS staked, coalesce(sum(r.won), 0)::bigint AS won, count(*) FILTER (WHERE r.staked > 0) AS stakes
    FROM game_round r WHERE r.profile_id = $1 AND r.provider = shared.provider AND r.game_id = shared.game_id
      AND r.shared_round = shared.shared_round AND (r.session_id, r.round_id) <> ($2, $3)) beside`;

interface RoundRow extends SharedRound {
  readonly staked: number;
  readonly isClosed: boolean;
  readonly besideStaked: number;
  readonly besideWon: number;
  readonly besideStakes: number;
}

const roundsOf = async (
  sql: Sql,
  { profileId, sessionId, roundId }: RoundName,
  opening: SharedRound | null,
): Promise<readonly Round[]> =>
  (
    await sql.query<RoundRow>(ROUND, [
      profileId,
      sessionId,
      roundId,
      opening?.provider ?? null,
      opening?.gameId ?? null,
      opening?.sharedRound ?? null,
    ])
  ).map(({ staked, isClosed, besideStaked, besideWon, besideStakes, ...shared }) => ({
    shared,
    staked: cents(staked),
    isClosed,
    beside: { staked: cents(besideStaked), won: cents(besideWon), stakes: besideStakes },
  }));

/** Reads a round, with the rest of its shared round; null before its first stake. Lock the wallet first when money depends on it. */
export const selectRound = async (sql: Sql, name: RoundName): Promise<Round | null> =>
  (await roundsOf(sql, name, null))[0] ?? null;

/** Reads a round that may have no stake yet: then it is empty and opens in this shared round. */
export const selectRoundIn = async (sql: Sql, name: RoundName, opening: SharedRound): Promise<Round> => {
  const [round] = await roundsOf(sql, name, opening);
  if (round === undefined) throw new Error('a round that opens has a row of its own');
  return round;
};

/** Lists a customer's movements in a shared round, in all sessions: debits not taken back, by name, and what credits gave back as never staked. */
export const selectWageredIn = async (
  sql: Sql,
  { profileId }: Pick<RoundName, 'profileId'>,
  { provider, gameId, sharedRound }: SharedRound,
): Promise<{ readonly debits: readonly string[]; readonly unwagered: Cents }> => {
  const rows = await sql.query<{ transaction: string; kind: Movement['kind']; unwagered: number }>(
    `SELECT m.transaction_id AS transaction, m.kind, coalesce(m.unwagered, 0) AS unwagered
     FROM game_round r JOIN game_movement m USING (profile_id, session_id, round_id)
     WHERE r.profile_id = $1 AND r.provider = $2 AND r.game_id = $3 AND r.shared_round = $4 AND m.kind <> 'rollback'
       AND NOT EXISTS (SELECT 1 FROM game_movement b WHERE b.profile_id = $1 AND b.provider = m.provider AND b.of_transaction = m.transaction_id)`,
    [profileId, provider, gameId, sharedRound],
  );
  return {
    debits: rows.filter(({ kind }) => kind === 'debit').map(({ transaction }) => transaction),
    unwagered: cents(rows.reduce((sum, { unwagered }) => sum + unwagered, 0)),
  };
};

/** A customer's stakes, not taken back, in open rounds of sessions that are over at a moment of real time. */
export const selectHungStakes = (
  sql: Sql,
  owner: ProfileId,
  now: Instant,
): Promise<readonly (RoundName & Pick<Movement, 'provider' | 'transaction' | 'amount'>)[]> =>
  sql.query(
    `SELECT m.profile_id AS "profileId", m.session_id AS "sessionId", m.round_id AS "roundId", m.provider, m.transaction_id AS transaction, m.amount
     FROM game_round r JOIN game_movement m USING (profile_id, session_id, round_id)
     WHERE r.profile_id = $1 AND r.won IS NULL AND r.staked > 0 AND m.kind = 'debit'
       AND NOT EXISTS (SELECT FROM game_session s WHERE s.profile_id = $1 AND s.session_id = r.session_id AND s.expires_at > $2)
       AND NOT EXISTS (SELECT FROM game_movement b WHERE b.profile_id = $1 AND b.provider = m.provider AND b.of_transaction = m.transaction_id)
     ORDER BY m.made_at`,
    [owner, now],
  );

/** Sets the stakes of a round; opens the round if there is none. */
export const upsertRound = async (
  sql: Sql,
  { profileId, sessionId, roundId }: RoundName,
  { provider, gameId, sharedRound }: SharedRound,
  staked: Cents,
): Promise<void> => {
  await sql.query(
    `INSERT INTO game_round (profile_id, session_id, round_id, provider, game_id, shared_round, staked)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (profile_id, session_id, round_id) DO UPDATE SET staked = excluded.staked`,
    [profileId, sessionId, roundId, provider, gameId, sharedRound, staked],
  );
};

/** Closes a round with its winnings. */
export const closeRound = async (
  sql: Sql,
  { profileId, sessionId, roundId }: RoundName,
  won: Cents,
): Promise<void> => {
  await sql.query(
    'UPDATE game_round SET won = $4 WHERE profile_id = $1 AND session_id = $2 AND round_id = $3',
    [profileId, sessionId, roundId, won],
  );
};

/** Everything kept of a customer under the name of a movement. */
export interface NamedMovement {
  readonly movement: Movement | null;
  /** It was taken back, perhaps before it arrived. */
  readonly isTakenBack: boolean;
}

export const selectNamed = async (
  sql: Sql,
  owner: ProfileId,
  provider: string,
  transaction: string,
): Promise<NamedMovement> => {
  const rows = await sql.query<Movement>(
    `SELECT ${COLUMNS} FROM game_movement WHERE profile_id = $1 AND provider = $2 AND (transaction_id = $3 OR of_transaction = $3)`,
    [owner, provider, transaction],
  );
  return {
    movement: rows.find((row) => row.transaction === transaction) ?? null,
    isTakenBack: rows.some(({ of }) => of === transaction),
  };
};

/** True if a provider has used a name for a movement of anybody. */
export const isTransactionKnown = async (sql: Sql, provider: string, transaction: string): Promise<boolean> =>
  (await ownerOf(sql, 'game-transaction', `${provider}:${transaction.toLowerCase()}`)) !== null;

/**
 * Stores a movement of money, with the cash after it. Its name is unique over all customers: a taken one causes a unique
 * violation. @returns that cash.
 */
export const insertMovement = async (
  sql: Sql,
  it: Omit<Movement, 'balance'>,
  at: Instant,
): Promise<Cents> => {
  const [kept] = await sql.query<{ balance: number }>(
    `WITH named AS (
       INSERT INTO owner_of (kind, name, profile_id) VALUES ('game-transaction', $1::text || ':' || $2::uuid::text, $3))
     INSERT INTO game_movement (provider, transaction_id, profile_id, session_id, round_id, kind, amount, of_transaction, balance, made_at, jackpot_tier, jackpot_paid, unrisked, unwagered)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, cash, $9, $10, $11, $12, $13 FROM wallet WHERE profile_id = $3 RETURNING balance`,
    [
      it.provider,
      it.transaction,
      it.profileId,
      it.sessionId,
      it.roundId,
      it.kind,
      it.amount,
      it.of,
      at,
      it.jackpot?.tier ?? null,
      it.jackpot?.paid ?? null,
      it.unrisked || null,
      it.unwagered || null,
    ],
  );
  if (kept === undefined) throw new RangeError(`there is no wallet of ${it.profileId}`);
  return cents(kept.balance);
};
