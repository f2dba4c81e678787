import { instantFromMs } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database } from '../database/index.ts';
import type { Clock } from '../ports/index.ts';
import { leaseJobs, markDone, putBack, setAside, type LeasedJob } from './jobs.store.ts';

/** Does one job. It may run more than once (a worker can die after the work): make its effect happen once by its own keys. */
export type JobWork = (payload: unknown) => Promise<void>;

interface RunnerOptions {
  readonly db: Database;
  /** Decides what is due: the platform's clock for betting, the system's for people. */
  readonly clock: Clock;
  readonly work: Readonly<Record<string, JobWork>>;
  readonly onFailure: (kind: string, error: unknown) => void;
  /**
   * How often a job of a kind is tried; then it is set aside with its reason, and `onSetAside` is told. A kind that is not named is tried
   * for ever.
   */
  readonly mostTries?: Readonly<Record<string, number>>;
  readonly onSetAside?: (job: { readonly kind: string; readonly jobId: string }, error: unknown) => void;
  /** How many jobs are in hand at a time: more than one for such as wait for others, in no order. */
  readonly atOnce?: number;
}

export interface JobRunner {
  /** Does everything due now, and what that made due, before it answers. */
  runDue(): Promise<void>;
  /** Looks for due jobs again and again until stopped. */
  start(everyMs: number): void;
  /** Stops looking and waits for the work in hand. */
  stop(): Promise<void>;
}

/** How many are leased together to be done one after another. */
const MOST_IN_TURN = 20;
const LONGEST_BACKOFF_MS = 3_600_000;
/** Between two looks while looking fails: the database is away. */
const AWAY_MS = 1_000;

/** 2 s, 4 s, 8 s ... an hour. */
const backoffMs = (attempts: number): number => Math.min(1_000 * 2 ** attempts, LONGEST_BACKOFF_MS);

type RunJob = (job: LeasedJob) => Promise<void>;

/** Does a leased job, and puts it back for later when that fails. */
const runJobWith =
  ({ db, clock, work, onFailure, mostTries = {}, onSetAside }: RunnerOptions): RunJob =>
  async (job) => {
    const most = mostTries[job.kind] ?? Infinity;
    const failed = async (error: unknown): Promise<void> => {
      const message = error instanceof Error ? error.message : String(error);
      if (job.attempts < most) {
        onFailure(job.kind, error);
        return void (await putBack(db, job, instantFromMs(clock.nowMs() + backoffMs(job.attempts)), message));
      }
      await setAside(db, job, message);
      onSetAside?.({ kind: job.kind, jobId: job.job_id }, error);
    };
    // Whoever had it in hand so often has died of it.
    if (job.attempts > most) return failed(new Error('it was never finished, however often it was begun'));
    try {
      await work[job.kind]?.(job.payload);
      await markDone(db, job.job_id);
    } catch (error) {
      await failed(error);
    }
  };

/** Runs what is due, until nothing is. */
const dueJobs = (options: RunnerOptions): (() => Promise<void>) => {
  const { db, clock, atOnce = 1 } = options;
  const most = atOnce > 1 ? atOnce : MOST_IN_TURN;
  const kinds = Object.keys(options.work);
  const runJob = runJobWith(options);
  /** Jobs whose lease could not be given back, for the database was away; without us they wait until it ends. */
  const owed = new Set<LeasedJob>();

  const giveBack = async (): Promise<void> => {
    for (const job of owed) {
      await putBack(db, job, clock.now(), 'the database was away');
      owed.delete(job);
    }
  };

  const runOrOwe = (job: LeasedJob, ...behind: readonly LeasedJob[]): Promise<void> =>
    runJob(job).catch((error: unknown) => {
      for (const left of [job, ...behind]) owed.add(left);
      throw error;
    });

  const runInTurn = async (leased: readonly LeasedJob[]): Promise<void> => {
    for (const [at, job] of leased.entries()) await runOrOwe(job, ...leased.slice(at + 1));
  };

  /** All of them to their end: a failure waits for those beside it. */
  const runTogether = async (leased: readonly LeasedJob[]): Promise<void> => {
    const ends = await Promise.allSettled(leased.map((job) => runOrOwe(job)));
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };

  return async () => {
    await giveBack();
    for (;;) {
      const leased = await leaseJobs(db, clock.now(), kinds, most);
      if (leased.length === 0) return;
      await (atOnce > 1 ? runTogether(leased) : runInTurn(leased));
    }
  };
};

/** Runs the jobs of the kinds it has work for; any number of runners, here or in other processes, share them. */
export const jobRunner = (options: RunnerOptions): JobRunner => {
  const { onFailure } = options;
  const runDue = dueJobs(options);
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  let isStopped = false;
  let isAway = false;

  /** How long to wait until the next look. Of a database that is away it is told once, not at every look. */
  const look = async (everyMs: number): Promise<number> => {
    try {
      await runDue();
      isAway = false;
      return everyMs;
    } catch (error) {
      if (!isAway) onFailure('runner', error);
      isAway = error instanceof DatabaseUnavailable;
      return Math.max(everyMs, AWAY_MS);
    }
  };

  const lookAgain = (everyMs: number, afterMs = everyMs): void => {
    timer = setTimeout(() => {
      inHand = look(everyMs).then((nextMs) => (isStopped ? undefined : lookAgain(everyMs, nextMs)));
    }, afterMs);
  };

  return {
    runDue,
    start: (everyMs) => lookAgain(everyMs),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
};
