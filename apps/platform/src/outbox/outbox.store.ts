import type { Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { requestNow } from '../requests/index.ts';
import type { JobKind, Lane } from './lanes.ts';

/** Work to do at or after a moment. */
export interface Job<Payload> {
  readonly kind: JobKind<Payload>;
  /** Two jobs of one kind, customer and key are one job. */
  readonly dedupeKey: string;
  /** Plain JSON. */
  readonly payload: NoInfer<Payload>;
  readonly runAt: Instant;
  /** The customer the job belongs to; null for the house's own, or if unknown yet. */
  readonly profileId: ProfileId | null;
  /** Jobs of one kind and turn run one after another, in the order in which they were promised. One that failed lets the next go first. */
  readonly turn?: string;
}

/** The name of a job. The house's own have an empty profile: a key that leads with the customer takes no null. */
interface JobName {
  readonly profile_id: string;
  readonly job_id: string;
}

/** A job in hand. */
export interface LeasedJob extends JobName {
  readonly kind: string;
  readonly payload: unknown;
  /** The id of the call behind it; null if there is none. */
  readonly request: string | null;
  readonly attempts: number;
}

/** Promises work inside the caller's transaction: it is done if, and only if, the transaction commits. */
export const enqueue = async <Payload>(sql: Sql, job: Job<Payload>): Promise<void> => {
  const { kind, dedupeKey, payload, runAt, profileId, turn = null } = job;
  await sql.query(
    `INSERT INTO job (profile_id, kind, dedupe_key, payload, run_at, turn, request) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [profileId ?? '', kind.name, dedupeKey, JSON.stringify(payload), runAt, turn, requestNow()],
  );
};

// Leases run on the database's clock: they guard against dead processes, whatever a runner's own clock says.
const IS_FREE = `done_at IS NULL AND set_aside_at IS NULL AND (leased_until IS NULL OR leased_until < now())`;

/** The due jobs of one kind. Each kind is looked up by itself, so a backlog of one is not read through to find the due jobs of another. */
const dueOf = (kind: string): string => `(
  SELECT profile_id, job_id, run_at, written_at FROM job
  WHERE kind = ${kind} AND ${IS_FREE} AND run_at <= $1 AND job_id <> ALL($3::uuid[])
    AND (turn IS NULL OR NOT EXISTS (
      SELECT FROM job AS ahead
      WHERE ahead.profile_id = job.profile_id AND ahead.kind = job.kind AND ahead.turn = job.turn
        AND ahead.done_at IS NULL AND ahead.set_aside_at IS NULL
        AND (ahead.run_at, ahead.written_at, ahead.job_id) < (job.run_at, job.written_at, job.job_id)))
  ORDER BY run_at, written_at, job_id LIMIT $2)`;

/** Finds the kinds that have a due job which no process has in hand. One look serves all lanes, and reads one row of each kind. */
export const dueKinds = async (
  sql: Sql,
  now: Instant,
  kinds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (kinds.length === 0) return new Set();
  const ofKind = (kind: string): string =>
    `(SELECT ${kind}::text AS kind FROM job WHERE kind = ${kind} AND ${IS_FREE} AND run_at <= $1 LIMIT 1)`;
  const each = kinds.map((_, place) => ofKind(`$${place + 2}`)).join(' UNION ALL ');
  const due = await sql.query<{ readonly kind: string }>(each, [now, ...kinds], { isPrepared: true });
  return new Set(due.map(({ kind }) => kind));
};

interface Lease {
  readonly now: Instant;
  readonly lane: Lane;
  readonly kinds: readonly string[];
  readonly most: number;
  readonly seconds: number;
  /** Jobs that this process has in hand: it does not take them again, even if their lease has ended. */
  readonly inHand: readonly string[];
}

/**
 * Takes due jobs of a lane. No other process takes them until their lease ends. Two statements, for no machine can pick and lock among the jobs
 * of all: where another process was first with all that were picked, it looks again. One that failed there meanwhile waits for its new time.
 */
export const leaseJobs = async (
  sql: Sql,
  { now, lane, kinds, most, seconds, inHand }: Lease,
): Promise<readonly LeasedJob[]> => {
  const due = kinds.map((_, place) => dueOf(`$${place + 4}`)).join(' UNION ALL ');
  for (;;) {
    const picked = await sql.query<JobName>(
      `SELECT profile_id, job_id FROM (${due}) AS due ORDER BY run_at, written_at, job_id LIMIT $2`,
      [now, most, inHand, ...kinds],
    );
    if (picked.length === 0) return [];
    const leased = await sql.query<LeasedJob>(
      `UPDATE job SET leased_until = now() + make_interval(secs => $3), attempts = attempts + 1, lane = $4
       WHERE profile_id = ANY($1::text[]) AND job_id = ANY($2::uuid[]) AND ${IS_FREE} AND run_at <= $5
       RETURNING profile_id, job_id, kind, payload, request, attempts`,
      [picked.map((one) => one.profile_id), picked.map((one) => one.job_id), seconds, lane, now],
    );
    if (leased.length > 0) return leased;
  }
};

/** Notes that a job is done. */
export const markDone = (sql: Sql, { profile_id: owner, job_id: jobId }: JobName) =>
  sql.query(
    'UPDATE job SET done_at = now(), leased_until = NULL, last_error = NULL WHERE profile_id = $1 AND job_id = $2',
    [owner, jobId],
  );

type Taken = JobName & Pick<LeasedJob, 'attempts'>;

/** Returns a lease; one that has expired and was taken by another process is left to that. */
export const putBack = (
  sql: Sql,
  { profile_id: owner, job_id: jobId, attempts }: Taken,
  runAt: Instant,
  error: string,
) =>
  sql.query(
    `UPDATE job SET run_at = $4, leased_until = NULL, last_error = $5
     WHERE profile_id = $1 AND job_id = $2 AND attempts = $3 AND done_at IS NULL`,
    [owner, jobId, attempts, runAt, error],
  );

/** Keeps a job that failed too often, with its last reason; no process takes it again. */
export const setAside = (sql: Sql, { profile_id: owner, job_id: jobId, attempts }: Taken, error: string) =>
  sql.query(
    `UPDATE job SET set_aside_at = now(), leased_until = NULL, last_error = $4
     WHERE profile_id = $1 AND job_id = $2 AND attempts = $3 AND done_at IS NULL`,
    [owner, jobId, attempts, error],
  );

/** A job that failed too often, as an operator reads it. */
export interface JobSetAside {
  readonly lane: string;
  readonly kind: string;
  readonly jobId: string;
  readonly at: Instant;
  readonly reason: string;
  readonly payload: unknown;
}

/** Lists the jobs that wait for an operator, lane by lane; all of them where no maximum is given. */
export const jobsSetAside = (sql: Sql, most: number | null = null) =>
  sql.query<JobSetAside>(
    `SELECT COALESCE(lane, 'no lane') AS lane, kind, job_id AS "jobId", set_aside_at AS at, COALESCE(last_error, '') AS reason, payload
     FROM job WHERE set_aside_at IS NOT NULL ORDER BY 1, set_aside_at, job_id LIMIT $1`,
    [most],
  );

/** Tries a job that was set aside again now, as a new one, by its listed id. @returns false if there is none with that id. */
export const tryJobAgain = async (sql: Sql, jobId: string): Promise<boolean> =>
  (
    await sql.query(
      `UPDATE job SET set_aside_at = NULL, attempts = 0, run_at = now() WHERE set_aside_at IS NOT NULL AND job_id::text = $1 RETURNING 1`,
      [jobId],
    )
  ).length > 0;

/** Ends the jobs of the house's own with this payload, those that were set aside too: what they were for has come about otherwise. */
export const endJobs = <Payload>(sql: Sql, { name }: JobKind<Payload>, payload: Payload) =>
  sql.query(
    `UPDATE job SET set_aside_at = NULL, done_at = now() WHERE profile_id = '' AND done_at IS NULL AND kind = $1 AND payload = $2::jsonb`,
    [name, JSON.stringify(payload)],
  );
