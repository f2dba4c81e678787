import type { Database } from '../database/index.ts';
import type { Clock } from '../ports/index.ts';
import { laneRunner, type FailedJob, type LaneRunner } from './lane-runner.ts';
import { LANES, type JobWork, type Lane } from './lanes.ts';

interface OutboxParts {
  readonly db: Database;
  /** Says what is due. */
  readonly realClock: Clock;
  /** One for each kind of job. */
  readonly work: readonly JobWork[];
  /** Hears of each failure; its job is tried again. */
  readonly onFailure: (kind: string, error: unknown) => void;
  /** Hears of jobs that are not tried any more. */
  readonly onSetAside?: (job: FailedJob, error: unknown) => void;
}

/** Does promised work, each lane by itself. Any number of processes share the jobs. */
export interface Outbox {
  readonly kinds: readonly JobWork['kind'][];
  /** Sees to it that all daily work is done today, and from then on every day. */
  promiseDaily(): Promise<void>;
  /** Runs what is due in these lanes, or in all, and what that makes due, to its end. */
  runDue(...lanes: readonly Lane[]): Promise<void>;
  /** Looks for due jobs again and again until stopped, but for those of some lanes, which wait. */
  start(everyMs: number, waiting?: readonly Lane[]): void;
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

/** Opens a runner for each lane that has work. */
export const openOutbox = ({
  db,
  realClock,
  work,
  onFailure,
  onSetAside = () => undefined,
}: OutboxParts): Outbox => {
  refuseTwins(work);
  const runners = new Map<Lane, LaneRunner>();
  for (const lane of ALL_LANES) {
    const ofLane = work.filter(({ kind }) => kind.lane === lane);
    if (ofLane.length > 0)
      runners.set(lane, laneRunner({ db, lane, clock: realClock, work: ofLane, onFailure, onSetAside }));
  }
  const all = [...runners.values()];
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
    start: (everyMs, waiting = []) => {
      for (const [lane, runner] of runners) if (!waiting.includes(lane)) runner.start(everyMs);
    },
    stop: async () => void (await Promise.all(all.map((runner) => runner.stop()))),
  };
};
