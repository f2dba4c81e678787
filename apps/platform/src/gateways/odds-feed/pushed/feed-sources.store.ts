import type { Instant, Odds } from '@kipenga/betting-core';
import type { Sql } from '../../../database/index.ts';
import type { NewPrice, OutcomeNumber } from '../../../sports/index.ts';

/** What a source's matches say of where they come from, in `match.feed`: no other feed is called so. */
export const feedOf = (source: string): string => `pushed/${source}`;

/** The next event of a source. Until the transaction ends nobody else takes one of it. */
export const lockNextSeq = async (sql: Sql, source: string, now: Instant): Promise<number> => {
  await sql.query(
    'INSERT INTO feed_source (source, next_seq, heard_at) VALUES ($1, 1, $2) ON CONFLICT (source) DO NOTHING',
    [source, now],
  );
  const [row] = await sql.query<{ next_seq: number }>(
    'SELECT next_seq FROM feed_source WHERE source = $1 FOR UPDATE',
    [source],
  );
  return row?.next_seq ?? 1;
};

/** The next event of a source, as it is now; 1 of one that has not been heard. */
export const nextSeq = async (sql: Sql, source: string): Promise<number> => {
  const [row] = await sql.query<{ next_seq: number }>('SELECT next_seq FROM feed_source WHERE source = $1', [
    source,
  ]);
  return row?.next_seq ?? 1;
};

/** An event of a source has been taken. */
export const noteTaken = async (sql: Sql, source: string, seq: number, now: Instant): Promise<void> => {
  await sql.query(
    'UPDATE feed_source SET next_seq = $2 + 1, heard_at = greatest(heard_at, $3) WHERE source = $1',
    [source, seq, now],
  );
};

/** Whether a version of a result is newer than what was heard; it is the newest from now on. */
export const isNewerResult = async (sql: Sql, feedNumber: number, version: number): Promise<boolean> => {
  const rows = await sql.query(
    `INSERT INTO feed_result AS known (feed_match_id, version) VALUES ($1, $2)
     ON CONFLICT (feed_match_id) DO UPDATE SET version = excluded.version WHERE known.version < excluded.version
     RETURNING version`,
    [feedNumber, version],
  );
  return rows.length > 0;
};

/** The sources nothing has been heard of since. */
export const sourcesSilentSince = async (sql: Sql, since: Instant): Promise<readonly string[]> =>
  (
    await sql.query<{ source: string }>(
      'SELECT source FROM feed_source WHERE heard_at <= $1 ORDER BY source',
      [since],
    )
  ).map(({ source }) => source);

/** Locks a source, if still nothing has been heard of it since. */
export const lockSilent = async (sql: Sql, source: string, since: Instant): Promise<boolean> => {
  const rows = await sql.query('SELECT 1 FROM feed_source WHERE source = $1 AND heard_at <= $2 FOR UPDATE', [
    source,
    since,
  ]);
  return rows.length > 0;
};

/** Keeps every price of a source's matches without a result, to be put back; answers which they are. */
export const keepSilenced = async (sql: Sql, source: string): Promise<readonly OutcomeNumber[]> =>
  (
    await sql.query<{ outcome_id: OutcomeNumber }>(
      `INSERT INTO silenced_price (outcome_id, odds)
       SELECT outcome_id, odds FROM match JOIN outcome USING (match_id)
       WHERE feed = $1 AND status IN ('open', 'suspended', 'started') AND odds IS NOT NULL
       ON CONFLICT (outcome_id) DO UPDATE SET odds = excluded.odds RETURNING outcome_id`,
      [feedOf(source)],
    )
  ).map((row) => row.outcome_id);

/** Forgets the prices kept of a source, and answers those of matches that have no result. */
export const takeSilenced = async (sql: Sql, source: string): Promise<readonly NewPrice[]> =>
  (
    await sql.query<{ outcome_id: OutcomeNumber; odds: Odds; is_over: boolean }>(
      `DELETE FROM silenced_price USING outcome JOIN match USING (match_id)
       WHERE silenced_price.outcome_id = outcome.outcome_id AND feed = $1
       RETURNING silenced_price.outcome_id, silenced_price.odds, status IN ('finished', 'void') AS is_over`,
      [feedOf(source)],
    )
  ).flatMap(({ outcome_id, odds, is_over }) => (is_over ? [] : [{ outcomeNumber: outcome_id, odds }]));

/** Forgets the prices kept of these outcomes: newer ones have come. */
export const forgetSilenced = async (sql: Sql, outcomes: readonly OutcomeNumber[]): Promise<void> => {
  await sql.query('DELETE FROM silenced_price WHERE outcome_id = ANY($1::bigint[])', [outcomes]);
};

/** When the next match of a pushed feed kicks off, or a source has been silent for too long; null where neither is ahead. */
export const nextDueAt = async (sql: Sql, now: Instant, mostSeconds: number): Promise<Instant | null> => {
  const [row] = await sql.query<{ at: Instant | null }>(
    `SELECT least(
       (SELECT min(starts_at) FROM match WHERE status IN ('open', 'suspended') AND starts_at > $1),
       (SELECT min(heard_at) + make_interval(secs => $2) FROM feed_source WHERE heard_at + make_interval(secs => $2) > $1)) AS at`,
    [now, mostSeconds],
  );
  return row?.at ?? null;
};
