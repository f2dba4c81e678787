import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Work to do at or after a moment. */
export interface Job {
  readonly kind: string;
  /** Two jobs of one kind and key are one job. */
  readonly dedupeKey: string;
  /** Plain JSON. */
  readonly payload: unknown;
  readonly runAt: Instant;
}

export interface LeasedJob {
  readonly job_id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

export const insertJob = (sql: Sql, { kind, dedupeKey, payload, runAt }: Job) =>
  sql.query(
    'INSERT INTO job (kind, dedupe_key, payload, run_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [kind, dedupeKey, JSON.stringify(payload), runAt],
  );

/** Leases run on the database's clock: they guard against dead workers, whatever a runner's own clock says. */
const LEASE = `
  UPDATE job SET leased_until = now() + interval '60 seconds', attempts = attempts + 1
  WHERE job_id IN (
    SELECT job_id FROM job
    WHERE done_at IS NULL AND set_aside_at IS NULL AND run_at <= $1 AND kind = ANY($2::text[]) AND (leased_until IS NULL OR leased_until < now())
    ORDER BY run_at, job_id LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING job_id, kind, payload, attempts`;

export const leaseJobs = (sql: Sql, now: Instant, kinds: readonly string[], most: number) =>
  sql.query<LeasedJob>(LEASE, [now, kinds, most]);

export const markDone = (sql: Sql, jobId: string) =>
  sql.query('UPDATE job SET done_at = now(), leased_until = NULL, last_error = NULL WHERE job_id = $1', [
    jobId,
  ]);

/** Gives a lease back; one that has ended and been taken by somebody else is left to them. */
export const putBack = (
  sql: Sql,
  { job_id: jobId, attempts }: Pick<LeasedJob, 'job_id' | 'attempts'>,
  runAt: Instant,
  error: string,
) =>
  sql.query(
    `UPDATE job SET run_at = $3, leased_until = NULL, last_error = $4
     WHERE job_id = $1 AND attempts = $2 AND done_at IS NULL`,
    [jobId, attempts, runAt, error],
  );

/** Keeps a job that failed too often, with its last reason; nobody takes it again. */
export const setAside = (
  sql: Sql,
  { job_id: jobId, attempts }: Pick<LeasedJob, 'job_id' | 'attempts'>,
  error: string,
) =>
  sql.query(
    `UPDATE job SET set_aside_at = now(), leased_until = NULL, last_error = $3
     WHERE job_id = $1 AND attempts = $2 AND done_at IS NULL`,
    [jobId, attempts, error],
  );
