import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../../../database/index.ts';
import type { FeedMatchNumber, MatchNumber } from '../../../sports/index.ts';

/** Names a source in `match.feed`: no other feed is called so. */
export const feedOf = (source: string): string => `pushed/${source}`;

/** The source of a feed. For a feed that is not pushed, a name that no source has. */
export const sourceOf = (feed: string): string => feed.replace(/^pushed\//, '');

/** A source, as far as it has been heard. */
export interface Source {
  readonly nextSeq: number;
  readonly heardAt: Instant;
  /** Its prices are off the board, because it was not heard for too long. */
  readonly isSilent: boolean;
}

const LOCK =
  'SELECT next_seq AS "nextSeq", heard_at AS "heardAt", is_silent AS "isSilent" FROM feed_source WHERE source = $1 FOR UPDATE';

/** Locks a source: until the transaction ends no other event or command about it is taken. Null if it was never heard from. */
export const lockKnownSource = async (sql: Sql, source: string): Promise<Source | null> => {
  const [row] = await sql.query<Source>(LOCK, [source]);
  return row ?? null;
};

/** The same for a source that may be new. */
export const lockSource = async (sql: Sql, source: string, now: Instant): Promise<Source> => {
  const known = await lockKnownSource(sql, source);
  if (known) return known;
  await sql.query(
    'INSERT INTO feed_source (source, next_seq, heard_at) VALUES ($1, 1, $2) ON CONFLICT (source) DO NOTHING',
    [source, now],
  );
  return (await lockKnownSource(sql, source)) ?? { nextSeq: 1, heardAt: now, isSilent: false };
};

/** The next event of a source; 1 for a new one. */
export const nextSeq = async (sql: Sql, source: string): Promise<number> => {
  const [row] = await sql.query<{ next_seq: number }>('SELECT next_seq FROM feed_source WHERE source = $1', [
    source,
  ]);
  return row?.next_seq ?? 1;
};

/** No wait is judged as late as this after its end. */
const SILENCE_KEPT = `interval '10 minutes'`;

/** Keeps that a source was not heard since a moment: it is asked for while bets are judged that waited then. */
export const noteSilence = async (sql: Sql, source: string, since: Instant, now: Instant): Promise<void> => {
  await sql.query(
    `WITH old AS (DELETE FROM feed_silence WHERE source = $1 AND ended_at < $3::timestamptz - ${SILENCE_KEPT})
     INSERT INTO feed_silence (source, heard_at, ended_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [source, since, now],
  );
};

/** The events of a source up to this one have been taken. */
export const noteTaken = async (sql: Sql, source: string, seq: number, now: Instant): Promise<void> => {
  await sql.query(
    'UPDATE feed_source SET next_seq = $2 + 1, heard_at = greatest(heard_at, $3), is_silent = false WHERE source = $1',
    [source, seq, now],
  );
};

/** Stores a version of a result as the newest. @returns false if it is not newer than the stored one. */
export const isNewerResult = async (
  sql: Sql,
  feedNumber: FeedMatchNumber,
  version: number,
): Promise<boolean> => {
  const rows = await sql.query(
    `INSERT INTO feed_result AS known (feed_match_id, version) VALUES ($1, $2)
     ON CONFLICT (feed_match_id) DO UPDATE SET version = excluded.version WHERE known.version < excluded.version
     RETURNING version`,
    [feedNumber, version],
  );
  return rows.length > 0;
};

/** The newest lines applied to a match; 0 if there are none. */
export interface SaidOfMatch {
  readonly startSeq: number;
  readonly endSeq: number;
}

/** Keeps that a line was done about the start or the end of a match. */
export const noteSaid = async (
  sql: Sql,
  feedNumber: FeedMatchNumber,
  { startSeq, endSeq }: SaidOfMatch,
): Promise<void> => {
  await sql.query(
    `INSERT INTO feed_said AS said (feed_match_id, start_seq, end_seq) VALUES ($1, $2, $3)
     ON CONFLICT (feed_match_id) DO UPDATE
       SET start_seq = greatest(said.start_seq, excluded.start_seq), end_seq = greatest(said.end_seq, excluded.end_seq)`,
    [feedNumber, startSeq, endSeq],
  );
};

/** Keeps that lines were done about the starts of new matches. */
export const noteStarts = async (
  sql: Sql,
  lines: readonly { readonly feedNumber: FeedMatchNumber; readonly seq: number }[],
): Promise<void> => {
  await sql.query(
    'INSERT INTO feed_said (feed_match_id, start_seq) SELECT * FROM unnest($1::bigint[], $2::bigint[])',
    [lines.map(({ feedNumber }) => feedNumber), lines.map(({ seq }) => seq)],
  );
};

/** The newest lines that were done about a match. */
export const newestLinesOn = async (sql: Sql, feedNumber: FeedMatchNumber): Promise<SaidOfMatch> => {
  const [row] = await sql.query<SaidOfMatch>(
    'SELECT start_seq AS "startSeq", end_seq AS "endSeq" FROM feed_said WHERE feed_match_id = $1',
    [feedNumber],
  );
  return row ?? { startSeq: 0, endSeq: 0 };
};

/** A line that is not done. */
export interface AsideToKeep {
  readonly source: string;
  readonly seq: number;
  readonly line: string;
  readonly type: string | null;
  readonly matchNumber: MatchNumber | null;
  readonly marketTypeId: string | null;
  readonly reason: string;
  readonly at: Instant;
}

/** Stores lines that are not applied, for ever; returns their numbers by their seq. */
export const keepAsides = async (
  sql: Sql,
  asides: readonly AsideToKeep[],
): Promise<ReadonlyMap<number, number>> => {
  if (asides.length === 0) return new Map();
  const of = (cell: (aside: AsideToKeep) => unknown): unknown[] => asides.map(cell);
  const kept = await sql.query<{ aside_id: number; seq: number }>(
    `INSERT INTO feed_aside (source, seq, line, line_type, match_id, market_type_id, reason, at)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::timestamptz[]) AS aside (source, seq)
     ORDER BY seq RETURNING aside_id, seq`,
    [
      of((aside) => aside.source),
      of((aside) => aside.seq),
      of((aside) => aside.line),
      of((aside) => aside.type),
      of((aside) => aside.matchNumber),
      of((aside) => aside.marketTypeId),
      of((aside) => aside.reason),
      of((aside) => aside.at),
    ],
  );
  return new Map(kept.map((row) => [row.seq, row.aside_id]));
};

/** A line that was set aside, as its feed is told. */
export interface AsideTold {
  readonly seq: number;
  readonly reason: string;
}

/** Which of these lines were set aside, now or when they came before. */
export const asidesAmong = (
  sql: Sql,
  source: string,
  seqs: readonly number[],
): Promise<readonly AsideTold[]> =>
  sql.query<AsideTold>(
    'SELECT seq, reason FROM feed_aside WHERE source = $1 AND seq = ANY($2::bigint[]) ORDER BY seq',
    [source, seqs],
  );

/** The sources nothing has been heard of since, whose prices may still be on the board. */
export const sourcesSilentSince = async (sql: Sql, since: Instant): Promise<readonly string[]> =>
  (
    await sql.query<{ source: string }>(
      'SELECT source FROM feed_source WHERE heard_at <= $1 AND NOT is_silent ORDER BY source',
      [since],
    )
  ).map(({ source }) => source);

/** The prices of a source have been taken off the board: it is silent until it is heard. */
export const noteSilent = async (sql: Sql, source: string): Promise<void> => {
  await sql.query('UPDATE feed_source SET is_silent = true WHERE source = $1', [source]);
};

/** When the next match of a pushed feed kicks off, or a source has been silent for too long; null where neither is ahead. */
export const nextDueAt = async (sql: Sql, now: Instant, mostSeconds: number): Promise<Instant | null> => {
  const [row] = await sql.query<{ at: Instant | null }>(
    `SELECT least(
       (SELECT min(starts_at) FROM match WHERE status = 'open' AND starts_at > $1),
       (SELECT min(heard_at) + make_interval(secs => $2) FROM feed_source WHERE heard_at + make_interval(secs => $2) > $1)) AS at`,
    [now, mostSeconds],
  );
  return row?.at ?? null;
};
