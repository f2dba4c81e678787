import type { Config } from './config.ts';
import { handsetMobileMoney, handsetSmsIn, handsetSmsOut, type Gateways } from './gateways/index.ts';
import { seasonClock, seasonGateway } from './season/index.ts';
import type { Services } from './services/index.ts';

/** The gateways of a configuration. What is configured takes the place of its stand-in here, one by one. */
export const chooseGateways = async (
  config: Config,
  services: Pick<Services, 'db' | 'realClock' | 'random'>,
): Promise<Gateways> => {
  const clock = await seasonClock(services.db, { speed: config.seasonSpeed });
  return {
    mobileMoney: handsetMobileMoney(services),
    smsOut: handsetSmsOut(),
    smsIn: handsetSmsIn(),
    oddsFeed: seasonGateway({ db: services.db, clock, seed: config.seasonSeed }),
  };
};
