import { randomBytes } from 'node:crypto';
import { FIRST_PORT } from './refuse-wrong-port.ts';

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['', '0.0.0.0', '::']);

/**
 * Returns the settings that platform and arcade share and the environment does not name: the arcade's port (`after` the platform's, or the next one), both
 * origins, the wallet's address, and a secret that lives as long as they do. Null if the system chooses the platform's port, since the arcade's is then unknown.
 */
export function arcadeEnvironment(
  env: NodeJS.ProcessEnv,
  { after = 1, framedBy = [] }: { readonly after?: number; readonly framedBy?: readonly string[] } = {},
): NodeJS.ProcessEnv | null {
  const port = Number(env['PORT'] || FIRST_PORT);
  const arcadePort = env['ARCADE_PORT'] || String(port + after);
  if (port === 0) return null;
  const given = env['HOST'] ?? '';
  const host = EVERY_ADDRESS.has(given) ? 'localhost' : given;
  const house = [
    ...framedBy,
    `http://${host}:${port}`,
    ...(host === 'localhost' ? [`http://127.0.0.1:${port}`] : []),
  ];
  return {
    ARCADE_PORT: arcadePort,
    ARCADE_SECRET: env['ARCADE_SECRET'] || randomBytes(32).toString('hex'),
    ARCADE_ORIGIN: env['ARCADE_ORIGIN'] || `http://${host}:${arcadePort}`,
    HOUSE_ORIGIN: env['HOUSE_ORIGIN'] || house.join(','),
    WALLET_URL: env['WALLET_URL'] || `http://${host}:${port}/wallet`,
  };
}
