import { buildPlatform, type Platform } from '../src/build-platform.ts';
import { chooseGateways } from '../src/choose-gateways.ts';
import { readConfig } from '../src/configuration/index.ts';
import type { Database } from '../src/database/index.ts';
import { systemClock, systemRandom } from '../src/ports/index.ts';
import { readAnchors, saveAnchors } from '../src/season/clock.store.ts';
import { TEST_OPERATOR_KEY } from './test-services.ts';

/**
 * The betting time at which a platform of a test begins: a Tuesday morning in Nairobi. What the season
 * draws and prices hangs on its moment: a test that began at the present would meet other prices each day.
 */
const FIRST_MOMENT = Date.parse('2030-01-15T09:00:00+03:00');

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
  if ((await readAnchors(db)) === null)
    await saveAnchors(db, { realAnchorMs: Date.now(), platformAnchorMs: FIRST_MOMENT, speed: 1 });
  const outside = { db, realClock: systemClock, random: systemRandom };
  const gateways = await chooseGateways(config, outside);
  return buildPlatform({ config, gateways, ...outside, jobsEveryMs });
};
