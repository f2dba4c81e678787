import type { Cents, Instant, NairobiDay } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Stakes and returns of a game, over one or more days. */
export interface GameSums {
  readonly gameId: string;
  readonly rounds: number;
  readonly staked: Cents;
  readonly won: Cents;
  /** Sum of the squared returns of the rounds, in shillings. */
  readonly squares: number;
}

/** Sums the movements between two moments by game; stakes that were taken back are left out. */
export const sumGames = (sql: Sql, from: Instant, to: Instant): Promise<readonly GameSums[]> =>
  sql.query<GameSums>(
    `SELECT session.game_id AS "gameId", count(*) FILTER (WHERE kind = 'credit')::bigint AS rounds,
       coalesce(sum(CASE kind WHEN 'debit' THEN amount WHEN 'rollback' THEN -amount ELSE 0 END), 0)::bigint AS staked,
       coalesce(sum(amount) FILTER (WHERE kind = 'credit'), 0)::bigint AS won,
       coalesce(sum((amount / 100.0) ^ 2) FILTER (WHERE kind = 'credit'), 0)::float8 AS squares
     FROM game_movement JOIN game_session AS session USING (profile_id, session_id)
     WHERE made_at >= $1 AND made_at < $2 GROUP BY session.game_id`,
    [from, to],
  );

export const keepGameDay = async (sql: Sql, day: NairobiDay, sums: readonly GameSums[]): Promise<void> => {
  await sql.query(
    `INSERT INTO game_day (day, game_id, rounds, staked, won, squares)
     SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::float8[])
     ON CONFLICT (day, game_id) DO UPDATE SET rounds = excluded.rounds, staked = excluded.staked, won = excluded.won, squares = excluded.squares`,
    [
      day,
      sums.map(({ gameId }) => gameId),
      sums.map(({ rounds }) => rounds),
      sums.map(({ staked }) => staked),
      sums.map(({ won }) => won),
      sums.map(({ squares }) => squares),
    ],
  );
};

/** Sums of each game since a day. */
export const gameSumsSince = (sql: Sql, day: NairobiDay): Promise<readonly GameSums[]> =>
  sql.query<GameSums>(
    `SELECT game_id AS "gameId", sum(rounds)::bigint AS rounds, sum(staked)::bigint AS staked, sum(won)::bigint AS won, sum(squares) AS squares
     FROM game_day WHERE day >= $1 GROUP BY game_id`,
    [day],
  );

/** A game that is switched off. */
export interface GameOff {
  readonly gameId: string;
  readonly who: string;
  readonly why: string;
  readonly since: Instant;
}

export const gamesOff = (sql: Sql): Promise<readonly GameOff[]> =>
  sql.query<GameOff>('SELECT game_id AS "gameId", who, why, since FROM game_off ORDER BY game_id');

/** Switches a game off. False if it is off already. */
export const switchOff = async (sql: Sql, it: GameOff): Promise<boolean> =>
  (
    await sql.query(
      'INSERT INTO game_off (game_id, who, why, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
      [it.gameId, it.who, it.why, it.since],
    )
  ).length > 0;

/** Switches a game on. False if it is on already. */
export const switchOn = async (sql: Sql, gameId: string): Promise<boolean> =>
  (await sql.query('DELETE FROM game_off WHERE game_id = $1 RETURNING 1', [gameId])).length > 0;
