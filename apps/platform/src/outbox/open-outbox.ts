import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable, type Database } from '../database/index.ts';
import type { Clock } from '../ports/index.ts';
import { laneRunner, type NamedJob, type LaneRunner } from './lane-runner.ts';
import { LANES, type JobWork, type Lane } from './lanes.ts';
import { dueKinds } from './outbox.store.ts';

interface OutboxParts {
  readonly db: Database;
  /** Decides which jobs are due. */
  readonly realClock: Clock;
  /** One for each kind of job. */
  readonly work: readonly JobWork[];
  /** Hears of each failure; its job is tried again. */
  readonly onFailure: (kind: string, error: unknown) => void;
  /** Hears of each job that is done. */
  readonly onDone?: (job: NamedJob) => void;
  /** Hears of jobs that are not tried any more. */
  readonly onSetAside?: (job: NamedJob, error: unknown) => void;
  /** Lanes that are not run here: their jobs wait. */
  readonly waiting?: readonly Lane[];
}

/** Does promised work, each lane by itself. Any number of processes share the jobs. */
export interface Outbox {
  readonly kinds: readonly JobWork['kind'][];
  /** Sees to it that all daily work is done today, and from then on every day. */
  promiseDaily(): Promise<void>;
  /** Runs all due jobs in these lanes, or in all, and those that become due by them. */
  runDue(...lanes: readonly Lane[]): Promise<void>;
  /** Looks for due jobs again and again until stopped. */
  start(everyMs: number): void;
  /** Takes no more jobs and waits for those in hand. */
  stop(): Promise<void>;
}

const isLane = (name: string): name is Lane => Object.hasOwn(LANES, name);
const ALL_LANES: readonly Lane[] = Object.keys(LANES).filter(isLane);

const refuseTwins = (work: readonly JobWork[]): void => {
  const names = work.map(({ kind }) => kind.name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin !== undefined) throw new Error(`two works for jobs of the kind ${twin}`);
};

/** Pause between two looks while the database is away. */
const AWAY_MS = 1_000;

/** Opens a runner for each lane that has work and does not wait. */
export const openOutbox = ({
  db,
  realClock,
  work,
  onFailure,
  onDone = () => undefined,
  onSetAside = () => undefined,
  waiting = [],
}: OutboxParts): Outbox => {
  refuseTwins(work);
  const runners = new Map<Lane, LaneRunner>();
  for (const lane of ALL_LANES.filter((one) => !waiting.includes(one))) {
    const ofLane = work.filter(({ kind }) => kind.lane === lane);
    if (ofLane.length > 0)
      runners.set(
        lane,
        laneRunner({ db, lane, clock: realClock, work: ofLane, onFailure, onDone, onSetAside }),
      );
  }
  const all = [...runners.values()];

  /** Wakes the lanes that have something due. It waits for none of them. */
  const lookAt = async (watched: readonly JobWork[]): Promise<void> => {
    const names = watched.map(({ kind }) => kind.name);
    const due = await dueKinds(db, realClock.now(), names);
    const isToWake = ({ kind: { name, lane } }: JobWork) => due.has(name) || runners.get(lane)?.owesLeases();
    for (const lane of new Set(watched.filter(isToWake).map(({ kind }) => kind.lane)))
      runners.get(lane)?.wake();
  };

  const stopping = new AbortController();
  const lookOn = async (everyMs: number, watched: readonly JobWork[]): Promise<void> => {
    for (let isAway = false; !stopping.signal.aborted;) {
      await pause(isAway ? Math.max(everyMs, AWAY_MS) : everyMs, undefined, stopping).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await lookAt(watched);
        isAway = false;
      } catch (error) {
        // An unreachable database is reported once, not at every look.
        if (!isAway) onFailure('outbox', error);
        isAway = error instanceof DatabaseUnavailable;
      }
    }
  };
  let looking: Promise<void> = Promise.resolve();

  return {
    kinds: work.map(({ kind }) => kind),
    promiseDaily: async () => {
      for (const { promise } of work) await promise?.();
    },
    runDue: async (...lanes) => {
      const chosen = lanes.length === 0 ? all : lanes.flatMap((lane) => runners.get(lane) ?? []);
      // A job of one lane may promise one of another.
      for (let runs = 1; runs > 0;) {
        const ends = await Promise.allSettled(chosen.map((runner) => runner.runDue()));
        runs = 0;
        for (const end of ends) {
          if (end.status === 'rejected') throw end.reason;
          runs += end.value;
        }
      }
    },
    start: (everyMs) => {
      looking = lookOn(
        everyMs,
        work.filter(({ kind }) => !waiting.includes(kind.lane)),
      );
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([looking, ...all.map((runner) => runner.stop())]);
    },
  };
};
