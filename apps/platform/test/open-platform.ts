import { buildPlatform, type Platform } from '../src/build-platform.ts';
import { chooseGateways } from '../src/choose-gateways.ts';
import { readConfig } from '../src/configuration/index.ts';
import type { Database } from '../src/database/index.ts';
import { systemClock, systemRandom } from '../src/ports/index.ts';
import { TEST_OPERATOR_KEY } from './test-services.ts';

/** A sandbox on a migrated database, in this process, as an environment says. */
export const openPlatform = async (
  env: Readonly<Record<string, string>>,
  db: Database,
  { jobsEveryMs = 250 }: { readonly jobsEveryMs?: number } = {},
): Promise<Platform> => {
  const config = readConfig({
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    KIPENGA_BUILD: '/nowhere',
    SEASON_POSTPONED: '0',
    OPERATOR_KEYS: TEST_OPERATOR_KEY,
    ...env,
  });
  const outside = { db, realClock: systemClock, random: systemRandom };
  const gateways = await chooseGateways(config, outside);
  return buildPlatform({ config, gateways, ...outside, jobsEveryMs });
};
