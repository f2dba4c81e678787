import type { FastifyPluginAsync } from 'fastify';
import { catalogueRoutes, sandboxRoutes, type SandboxOptions } from './sandbox/index.ts';
import { seasonRoutes, type SeasonOperator } from './season/index.ts';

export interface SandboxOnlyOptions extends SandboxOptions {
  /** Null where a real odds feed brings the matches. */
  readonly season: SeasonOperator | null;
}

/** Every call that a sandbox has and a live house has not (D72). A new one goes in here, and nowhere else. */
export const sandboxOnly =
  ({ season, ...options }: SandboxOnlyOptions): FastifyPluginAsync =>
  async (server) => {
    await server.register(sandboxRoutes(options));
    if (season !== null) await server.register(seasonRoutes(season));
    await server.register(catalogueRoutes());
  };
