/** A live house in a process of its own, on the database it is given, with stand-ins for money and SMS: what a trial can kill. */
import { buildPlatform } from '../../src/build-platform.ts';
import { chooseGateways } from '../../src/choose-gateways.ts';
import { readConfig } from '../../src/configuration/index.ts';
import { connect } from '../../src/database/index.ts';
import {
  handsetIdentity,
  handsetMobileMoney,
  handsetRegister,
  handsetSmsIn,
} from '../../src/gateways/index.ts';
import { systemClock, systemRandom } from '../../src/ports/index.ts';
import { LIVE_ENVIRONMENT } from '../live-environment.ts';

const url = process.argv[2] ?? '';
const config = readConfig({
  ...LIVE_ENVIRONMENT,
  DATABASE_URL: url,
  KIPENGA_BUILD: '/nowhere',
  LOG_LEVEL: 'fatal',
});
const db = connect(url);
const outside = { db, realClock: systemClock, random: systemRandom };
const { oddsFeed } = await chooseGateways(config, outside);
const platform = await buildPlatform({
  config,
  gateways: {
    oddsFeed,
    mobileMoney: handsetMobileMoney(outside),
    smsOut: {
      send: async () => undefined,
      connect: () => ({ jobs: [], routes: null }),
      isOnPhone: false,
    },
    smsIn: handsetSmsIn(),
    identity: handsetIdentity(outside),
    exclusionRegister: handsetRegister(),
    regulator: null,
    taxes: null,
  },
  ...outside,
});
process.send?.(await platform.app.listen({ port: 0, host: '127.0.0.1' }));
