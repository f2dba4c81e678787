import type { FastifyPluginAsync } from 'fastify';
import type { JobWork } from '../outbox/index.ts';

/** A gateway's own work in our process, besides its calls. */
export interface GatewayWork {
  /**
   * Work that was promised in a transaction and is done after it, perhaps more than once. What waits for an answer of the world is of a
   * kind in the lane of this gateway's calls: the answer comes, or is given up, within the lease of that lane.
   */
  readonly jobs: readonly JobWork[];
  /** Routes by which the outside reports to us, such as callbacks; null if there are none. */
  readonly routes: FastifyPluginAsync | null;
}

/** The work of a gateway that is only asked. */
export const NO_WORK: GatewayWork = { jobs: [], routes: null };
