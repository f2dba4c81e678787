import type { BetId, Instant, NairobiDay, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { BookEvent } from './book-event.ts';

// Objects are built key by key: their order is that of the record. A transfer belongs to one customer, so each machine computes its
// own.
const EVENTS = `
  SELECT * FROM (SELECT encode(sha256(convert_to($3 || '|' || t.profile_id || '|' || t.reference, 'UTF8')), 'hex') AS hash, to_char(t.posted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
    t.kind, t.reference,
    (SELECT json_agg(json_build_array(
        CASE WHEN p.from_account ~ '^(house|gateway):' THEN p.from_account ELSE split_part(p.from_account, ':', 1) END,
        CASE WHEN p.to_account ~ '^(house|gateway):' THEN p.to_account ELSE split_part(p.to_account, ':', 1) END, p.amount) ORDER BY p.line)
     FROM ledger_posting p WHERE p.profile_id = t.profile_id AND p.reference = t.reference) AS moves,
    CASE WHEN t.kind IN ('stake', 'held-taken') THEN (SELECT json_build_object('reference', b.reference, 'stake', b.stake, 'odds', b.total_odds, 'win', b.possible_win, 'system', b.system,
        'picks', (SELECT json_agg(json_build_array(l.game_id, l.market_type_id, l.outcome_key, l.odds) ORDER BY l.position)
          FROM bet_leg l WHERE l.profile_id = t.profile_id AND l.bet_id = b.bet_id))
     FROM bet b WHERE b.profile_id = t.profile_id AND b.bet_id = split_part(t.reference, ':', 2)) END AS bet
  FROM ledger_transfer t WHERE t.posted_at >= $1 AND t.posted_at < $2) AS moved ORDER BY at COLLATE "C", hash COLLATE "C"`;

/** The transfers of a span, in the order of the leaves. */
export const eventsIn = (
  sql: Sql,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  secret: string,
): Promise<readonly BookEvent[]> => sql.query<BookEvent>(EVENTS, [from, to, secret]);

/** The time of the first movement in a span; null if there is none. */
export const firstIn = async (sql: Sql, from: Instant, to: Instant): Promise<Instant | null> => {
  const [row] = await sql.query<{ at: Instant | null }>(
    'SELECT min(posted_at) AS at FROM ledger_transfer WHERE posted_at >= $1 AND posted_at < $2',
    [from, to],
  );
  return row?.at ?? null;
};

/** The minutes of a day with movements. */
export const busyMinutes = async (sql: Sql, from: Instant, to: Instant): Promise<readonly number[]> => {
  const rows = await sql.query<{ minute: number }>(
    `SELECT DISTINCT floor(extract(epoch FROM posted_at - $1::timestamptz) / 60)::integer AS minute FROM ledger_transfer
     WHERE posted_at >= $1 AND posted_at < $2 ORDER BY 1`,
    [from, to],
  );
  return rows.map(({ minute }) => minute);
};

/** The minute to seal next; at first, this one. */
export const nextMinute = async (sql: Sql, first: Instant): Promise<Instant> => {
  await sql.query('INSERT INTO sealed_until (next) VALUES ($1) ON CONFLICT DO NOTHING', [first]);
  const [row] = await sql.query<{ next: Instant }>('SELECT next FROM sealed_until');
  return row?.next ?? first;
};

/** Moves on to the next minute, unless another process has. */
export const goOn = async (sql: Sql, from: Instant, to: Instant): Promise<void> => {
  await sql.query('UPDATE sealed_until SET next = $2 WHERE next = $1', [from, to]);
};

/** The secret of a day, made with its first event. */
export const secretOf = async (sql: Sql, day: NairobiDay, fresh: string): Promise<string> => {
  await sql.query('INSERT INTO sealed_day (day, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    day,
    fresh,
  ]);
  const [row] = await sql.query<{ secret: string }>('SELECT secret FROM sealed_day WHERE day = $1', [day]);
  return row?.secret ?? fresh;
};

export interface SealedMinute {
  readonly day: NairobiDay;
  readonly minute: number;
  readonly events: number;
  readonly root: string;
}

/** Stores the root of a minute. If the minute has more events since, it is sealed again, until its day is sealed. */
export const keepMinute = async (
  sql: Sql,
  { day, minute, events, root }: SealedMinute,
  at: Instant,
): Promise<void> => {
  await sql.query(
    `INSERT INTO sealed_minute (day, minute, events, root, sealed_at)
     SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT FROM sealed_day WHERE day = $1 AND root IS NOT NULL)
     ON CONFLICT (day, minute) DO UPDATE SET events = $3, root = $4, sealed_at = $5 WHERE sealed_minute.root <> $4`,
    [day, minute, events, root, at],
  );
};

export const minutesOf = (sql: Sql, day: NairobiDay): Promise<readonly SealedMinute[]> =>
  sql.query<SealedMinute>(
    'SELECT day, minute::integer, events, root FROM sealed_minute WHERE day = $1 ORDER BY minute',
    [day],
  );

export interface SealedDay {
  readonly day: NairobiDay;
  readonly secret: string;
  readonly root: string | null;
  readonly events: number | null;
  readonly sealedAt: Instant | null;
  readonly agreedAt: Instant | null;
}

const DAY = `SELECT day, secret, root, events, sealed_at AS "sealedAt", agreed_at AS "agreedAt" FROM sealed_day`;

/** Days before this one that are not sealed or, with a regulator, not agreed on. */
export const daysToClose = (
  sql: Sql,
  before: NairobiDay,
  hasRegulator: boolean,
): Promise<readonly SealedDay[]> =>
  sql.query<SealedDay>(
    `${DAY} WHERE day < $1 AND (sealed_at IS NULL OR $2 AND agreed_at IS NULL) ORDER BY day`,
    [before, hasRegulator],
  );

export const sealedDay = async (sql: Sql, day: NairobiDay): Promise<SealedDay | null> => {
  const [row] = await sql.query<SealedDay>(`${DAY} WHERE day = $1`, [day]);
  return row ?? null;
};

/** A day as reported to the regulator. */
export interface RegulatorDay extends Pick<SealedDay, 'day' | 'root' | 'sealedAt' | 'agreedAt'> {
  /** Of a day that is not sealed yet, the events of its sealed minutes. */
  readonly events: number;
}

/** The days with movements, the newest first. @param before the day after them; null for none. */
export const regulatorDays = (
  sql: Sql,
  before: string | null,
  most: number,
): Promise<readonly RegulatorDay[]> =>
  sql.query<RegulatorDay>(
    `SELECT sealed_day.day, coalesce(sealed_day.events, so_far.events, 0)::integer AS events, coalesce(sealed_at, so_far.at) AS "sealedAt", root, agreed_at AS "agreedAt"
     FROM sealed_day LEFT JOIN LATERAL (
       SELECT sum(events) AS events, max(sealed_minute.sealed_at) AS at FROM sealed_minute WHERE sealed_minute.day = sealed_day.day) AS so_far ON sealed_day.sealed_at IS NULL
     WHERE $1::date IS NULL OR sealed_day.day < $1::date ORDER BY sealed_day.day DESC LIMIT $2`,
    [before, most],
  );

/** Seals a day, once. */
export const sealDay = async (
  sql: Sql,
  { day, root, events }: Pick<SealedDay, 'day' | 'root' | 'events'>,
  at: Instant,
): Promise<void> => {
  await sql.query(
    'UPDATE sealed_day SET root = $2, events = $3, sealed_at = $4 WHERE day = $1 AND sealed_at IS NULL',
    [day, root, events, at],
  );
};

export const agreeOn = async (sql: Sql, day: NairobiDay, at: Instant): Promise<void> => {
  await sql.query('UPDATE sealed_day SET agreed_at = $2 WHERE day = $1', [day, at]);
};

/** The time a customer's bet, or the taking of one that waited, was written into the books; null if it is not this customer's. */
export const writtenAt = async (sql: Sql, profileId: ProfileId, betId: BetId): Promise<Instant | null> => {
  const [row] = await sql.query<{ at: Instant }>(
    `SELECT posted_at AS at FROM ledger_transfer WHERE profile_id = $1 AND reference = ANY ($2) AND kind IN ('stake', 'held-taken')`,
    [profileId, [`stake:${betId}`, `held-taken:${betId}`]],
  );
  return row?.at ?? null;
};

/** The regulator could not be reached, or has another root: it is tried again later. */
export interface RegulatorWait {
  readonly since: Instant;
  readonly tries: number;
  readonly againAt: Instant;
  readonly reason: string;
}

/** The wait for the regulator; null while everything is reported. */
export const regulatorWait = async (sql: Sql): Promise<RegulatorWait | null> => {
  const [row] = await sql.query<RegulatorWait>(
    'SELECT since, tries, again_at AS "againAt", reason FROM regulator_wait',
  );
  return row ?? null;
};

/** Stores a failure: the first one's time, and the number of tries. */
export const waitForRegulator = async (
  sql: Sql,
  { now, againAt, reason }: { readonly now: Instant; readonly againAt: Instant; readonly reason: string },
): Promise<void> => {
  await sql.query(
    `INSERT INTO regulator_wait (since, tries, again_at, reason) VALUES ($1, 1, $2, $3)
     ON CONFLICT (is_only) DO UPDATE SET tries = regulator_wait.tries + 1, again_at = excluded.again_at, reason = excluded.reason`,
    [now, againAt, reason],
  );
};

export const endRegulatorWait = async (sql: Sql): Promise<void> => {
  await sql.query('DELETE FROM regulator_wait');
};

/** Makes a waiting report due now. False if nothing waits. */
export const retryNow = async (sql: Sql, kind: string): Promise<boolean> => {
  const waits = await sql.query('UPDATE regulator_wait SET again_at = now() RETURNING 1');
  if (waits.length > 0)
    await sql.query('UPDATE job SET run_at = now() WHERE kind = $1 AND done_at IS NULL AND run_at > now()', [
      kind,
    ]);
  return waits.length > 0;
};
