import { instantFromMs } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database } from '../database/index.ts';
import type { Clock } from '../ports/index.ts';
import { inRequest } from '../requests/index.ts';
import { LANES, NoTryHelps, type JobWork, type Lane } from './lanes.ts';
import { leaseJobs, markDone, putBack, setAside, type LeasedJob } from './outbox.store.ts';

/** A job as the log names it. */
export interface NamedJob {
  readonly lane: Lane;
  readonly kind: string;
  readonly jobId: string;
}

interface RunnerParts {
  readonly db: Database;
  readonly lane: Lane;
  /** Decides which jobs are due. */
  readonly clock: Clock;
  /** One for each kind of the lane. */
  readonly work: readonly JobWork[];
  readonly onFailure: (kind: string, error: unknown) => void;
  /** Called for each job that is done, in the request that promised it, as the other two are. */
  readonly onDone: (job: NamedJob) => void;
  /** Called for a job that failed too often, or that cannot succeed. */
  readonly onSetAside: (job: NamedJob, error: unknown) => void;
}

/** Runs the jobs of one lane. Any number of runners, here or in other processes, share them. */
export interface LaneRunner {
  /** Runs all due jobs, and those that become due by them. @returns the number of runs. */
  runDue(): Promise<number>;
  /** Starts due jobs in free places, and in each place that becomes free, until nothing is due or it is stopped. */
  wake(): void;
  /** True if leases have yet to be returned, which no due job shows. */
  owesLeases(): boolean;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

const LONGEST_BACKOFF_MS = 3_600_000;

/** 2 s, 4 s, 8 s ... an hour. */
const backoffMs = (attempts: number): number => Math.min(1_000 * 2 ** attempts, LONGEST_BACKOFF_MS);

/** Runs a leased job in the request that promised it; a failed one is postponed, or set aside. */
const jobRunner = ({ db, lane, clock, work, onFailure, onDone, onSetAside }: RunnerParts) => {
  const byName = new Map(work.map((one) => [one.kind.name, one]));
  const runOne = async (job: LeasedJob): Promise<void> => {
    const found = byName.get(job.kind);
    if (found === undefined) throw new Error(`a job of the kind ${job.kind} was taken without work for it`);
    const { run, kind } = found;
    const failed = async (error: unknown): Promise<void> => {
      const message = error instanceof Error ? error.message : String(error);
      if (job.attempts < kind.mostTries && !(error instanceof NoTryHelps)) {
        onFailure(job.kind, error);
        return void (await putBack(db, job, instantFromMs(clock.nowMs() + backoffMs(job.attempts)), message));
      }
      await setAside(db, job, message);
      onSetAside({ lane, kind: job.kind, jobId: job.job_id }, error);
    };
    // Every process that ran it has died.
    if (job.attempts > kind.mostTries)
      return failed(new Error('it was never finished, however often it was begun'));
    try {
      await run(job.payload);
      await markDone(db, job);
      onDone({ lane, kind: job.kind, jobId: job.job_id });
    } catch (error) {
      await failed(error);
    }
  };
  return (job: LeasedJob): Promise<void> => inRequest(job.request, () => runOne(job));
};

/** The places of a lane, and the jobs that occupy them. */
const lanePlaces = (parts: RunnerParts, onEnd: () => void) => {
  const { db, lane, clock, work } = parts;
  const { places, leaseSeconds } = LANES[lane];
  const kinds = work.map(({ kind }) => kind.name);
  const run = jobRunner(parts);
  const inHand = new Map<string, Promise<void>>();
  /** Jobs whose lease could not be returned because the database was away; otherwise they wait until it expires. */
  const owed = new Set<LeasedJob>();
  let broken: { readonly error: unknown } | null = null;

  const giveBack = async (): Promise<void> => {
    for (const job of owed) {
      await putBack(db, job, clock.now(), 'the database was away');
      owed.delete(job);
    }
  };

  const begin = (job: LeasedJob): void => {
    const end = run(job)
      .catch((error: unknown) => {
        owed.add(job);
        broken = { error };
      })
      .finally(() => {
        inHand.delete(job.job_id);
        onEnd();
      });
    inHand.set(job.job_id, end);
  };

  const fill = async (): Promise<number> => {
    if (broken !== null) {
      const { error } = broken;
      broken = null;
      throw error;
    }
    await giveBack();
    const most = places - inHand.size;
    if (most === 0) return 0;
    const now = clock.now();
    const taken = { now, lane, kinds, most, seconds: leaseSeconds, inHand: [...inHand.keys()] };
    const leased = await leaseJobs(db, taken);
    for (const job of leased) begin(job);
    return leased.length;
  };

  let filling: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Starts due jobs in the free places, one call after another. @returns how many. @throws, once, the error that kept a job
     * from being marked.
     */
    fill: (): Promise<number> => {
      const filled = filling.then(fill);
      filling = filled.catch(() => undefined);
      return filled;
    },
    isIdle: (): boolean => inHand.size === 0,
    owesLeases: (): boolean => owed.size > 0,
    /** Resolves when all running jobs have ended. */
    allEnds: async (): Promise<void> => void (await Promise.all(inHand.values())),
  };
};

/** Opens the runner of a lane. */
export const laneRunner = (parts: RunnerParts): LaneRunner => {
  const { onFailure } = parts;
  let nextEnd = Promise.withResolvers<void>();
  let isAwake = false;
  let isAsked = false;
  let isStopped = false;
  let isAway = false;
  let looking: Promise<void> | null = null;

  /** An unreachable database is reported once, not at every look. */
  const look = async (): Promise<void> => {
    try {
      await fill();
      isAway = false;
    } catch (error) {
      if (!isAway) onFailure(`lane ${parts.lane}`, error);
      isAway = error instanceof DatabaseUnavailable;
    }
  };

  const lookWhileAsked = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      await look();
    }
    looking = null;
  };

  const wake = (): void => {
    if (isStopped) return;
    isAwake = true;
    isAsked = true;
    looking ??= lookWhileAsked();
  };

  const { fill, isIdle, owesLeases, allEnds } = lanePlaces(parts, () => {
    // Fills a place that becomes free at once.
    if (isAwake) wake();
    nextEnd.resolve();
    nextEnd = Promise.withResolvers();
  });

  return {
    wake,
    owesLeases,
    runDue: async () => {
      let runs = 0;
      try {
        for (;;) {
          const { promise: ended } = nextEnd;
          const begun = await fill();
          runs += begun;
          if (begun > 0) continue;
          if (isIdle()) return runs;
          await ended;
        }
      } finally {
        await allEnds();
      }
    },
    stop: async () => {
      isStopped = true;
      isAsked = false;
      await looking;
      await allEnds();
    },
  };
};
