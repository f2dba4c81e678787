import type { FastifyPluginAsync } from 'fastify';
import type { JobWork } from '../jobs/index.ts';

/** What a gateway does in our process besides what it is asked. */
export interface GatewayWork {
  /**
   * Work that was promised in a transaction and is done after it, by kind; run on real time, perhaps more
   * than once.
   */
  readonly jobs: Readonly<Record<string, JobWork>>;
  /**
   * Such work that waits for an answer of the world, by kind. Each kind is done apart from all else, several
   * at a time: a world that is slow keeps nothing else of the house waiting. One ends within half a minute.
   */
  readonly calls?: Readonly<Record<string, JobWork>>;
  /** How often jobs of a kind are tried before they are set aside for an operator; a kind that is not named for ever. */
  readonly mostTries?: Readonly<Record<string, number>>;
  /** The calls by which the world reports to us, such as callbacks; null where there are none. */
  readonly routes: FastifyPluginAsync | null;
  /** Waits for what is on its way beside the jobs, once none of them is run any more: it keeps what came of it. */
  readonly idle?: () => Promise<void>;
}

/** The work of a gateway that is only asked. */
export const NO_WORK: GatewayWork = { jobs: {}, routes: null };
