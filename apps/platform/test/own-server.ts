import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
// By its file: what starts before the tests resolves packages by no condition of ours.
import { startEmbedded, type EmbeddedServer } from '../src/database/embedded/start-embedded.ts';

/** Starts a PostgreSQL in a folder of its own within `parent`, which goes with it. */
export const startOwnServer = async (
  parent: string,
  prefix: string,
  { durable = true }: { readonly durable?: boolean } = {},
): Promise<EmbeddedServer> => {
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o755);
  const server = await startEmbedded({ folder: join(folder, 'postgres'), durable });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
